"""The settings: each one holds as soon as it is chosen, and is kept."""

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QComboBox, QHBoxLayout, QRadioButton, QWidget

from boggle_desk.models.choices import Choices
from boggle_desk.models.lexica_model import LexicaModel
from boggle_desk.settings import Appearance, Motion, OffensiveWords, Settings
from boggle_desk.views.dialogs.side_window import Measure, ScrollingColumn, SideWindow, named_row
from boggle_desk.views.forms import leave_wheel
from boggle_desk.views.kit import Card, button, label
from boggle_desk.views.look import Look
from boggle_desk.views.sound import Sound, Voice

_TEST = "cube"
_LARGEST, _STEP = 200, 10  # percent


class SettingsDialog(SideWindow):
    """Shows and changes the `Choices`; `open_lexica` opens the shelf of dictionaries."""

    def __init__(
        self,
        look: Look,
        sound: Sound,
        voice: Voice,
        choices: Choices,
        lexica: LexicaModel,
        open_lexica: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, self.tr("Settings"), QSize(700, 750), parent)
        self._sound = sound
        self._voice = voice
        self._choices = choices
        self._lexica = lexica
        self._page = ScrollingColumn(self.tr("Settings"))
        self._make_parts(open_lexica)
        self._lay_out()
        choices.changed.connect(self._show)
        lexica.entries_changed.connect(self._fill_dictionaries)
        self._fill_dictionaries()
        self._show(choices.settings)
        self._listen()
        self.theme.setFocus()

    def _make_parts(self, open_lexica: Callable[[], object]) -> None:
        self.theme = _combo(
            self.tr("Colours"),
            (
                (self.tr("As the system"), Appearance.SYSTEM),
                (self.tr("Light"), Appearance.LIGHT),
                (self.tr("Dark"), Appearance.DARK),
            ),
        )
        self.letters = Measure(self._look, self.tr("Size of letters in percent"), 100, _LARGEST, _STEP)
        self.motion = _combo(
            self.tr("Movement"),
            (
                (self.tr("As the system"), Motion.SYSTEM),
                (self.tr("Always"), Motion.ON),
                (self.tr("Never"), Motion.OFF),
            ),
        )
        self.sound = QCheckBox(self.tr("&Sound"))
        self.volume = Measure(self._look, self.tr("Volume in percent"), 0, 100, _STEP)
        self.voice = QCheckBox(self.tr("Computers read their lists al&oud"))
        self.test = button(self.tr("T&est"), lambda: self._sound.play(_TEST))
        self.test.setAccessibleName(self.tr("Test the sound"))
        self.dictionary = _combo(self.tr("Dictionary"), ())
        self.shelf = button(self.tr("S&helf of dictionaries…"), open_lexica)
        self.refuse = QRadioButton(self.tr("The referee &refuses them"))
        self.accept_words = QRadioButton(self.tr("The referee &accepts them"))
        self._offensive = QButtonGroup(self)
        for part in (self.refuse, self.accept_words):
            self._offensive.addButton(part)

    def _lay_out(self) -> None:
        self._percent, self._loud = label("", "muted"), label("", "muted")
        look = self._card(self.tr("Look"))
        self._row(look, self.tr("&Colours"), self.theme)
        self._row(look, self.tr("Size of &letters"), self.letters, self._percent)
        self._row(look, self.tr("&Movement"), self.motion)
        sound = self._card(self.tr("Sound"))
        sound.column.addWidget(self.sound)
        self._row(sound, self.tr("&Volume"), self.volume, self._loud, self.test)
        sound.column.addWidget(self.voice)
        self.voice.setVisible(self._voice.is_there)
        words = self._card(self.tr("Words"))
        self._row(words, self.tr("&Dictionary"), self.dictionary)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.shelf)
        words.column.addLayout(line)
        words.column.addWidget(label(self.tr("Offensive words"), "heading"))
        words.column.addWidget(self.refuse)
        words.column.addWidget(self.accept_words)
        words.column.addWidget(
            label(self.tr("The game itself never shows or plays such words, whatever you choose."), "muted", wrap=True)
        )
        self._page.column.addStretch(1)
        self.column.addWidget(self._page)

    def _card(self, title: str) -> Card:
        made = Card(self._look, spacing=12)
        made.column.addWidget(label(title, "heading"))
        self._page.column.addWidget(made)
        return made

    def _row(self, card: Card, name: str, *parts: QWidget) -> None:
        row, _name = named_row(self._look, name, *parts)
        row.setStretchFactor(parts[0], 1)
        card.column.addLayout(row)

    def _listen(self) -> None:
        choices = self._choices
        self.theme.activated.connect(lambda _row: choices.change(theme=Appearance(self.theme.currentData())))
        self.motion.activated.connect(lambda _row: choices.change(motion=Motion(self.motion.currentData())))
        self.dictionary.activated.connect(lambda _row: self._lexica.choose(self.dictionary.currentData()))
        self.letters.valueChanged.connect(lambda percent: choices.change(text_scale=percent / 100))
        self.sound.toggled.connect(lambda on: choices.change(sound=on))
        self.voice.toggled.connect(lambda on: choices.change(voice=on))
        self.volume.valueChanged.connect(lambda percent: choices.change(volume=percent / 100))
        self.accept_words.toggled.connect(lambda on: choices.change(offensive_words=_offensive(on)))

    def _show(self, settings: Settings) -> None:
        """Show what is in force; nothing is chosen by that."""
        parts = (self.letters, self.volume, self.sound, self.voice, self.refuse, self.accept_words, self._offensive)
        blockers = [QSignalBlocker(part) for part in parts]
        _select(self.theme, settings.theme)
        _select(self.motion, settings.motion)
        _select(self.dictionary, self._lexica.chosen)
        self.letters.setValue(round(settings.text_scale * 100))
        self.sound.setChecked(settings.sound)
        self.voice.setChecked(settings.voice)
        self.volume.setValue(round(settings.volume * 100))
        accepts = settings.offensive_words is OffensiveWords.ACCEPT
        (self.accept_words if accepts else self.refuse).setChecked(True)
        for part in (self.volume, self.test, self.voice):
            part.setEnabled(settings.sound)
        self._percent.setText(self.tr("{percent} %").format(percent=self.letters.value()))
        self._loud.setText(self.tr("{percent} %").format(percent=self.volume.value()))
        del blockers

    def _fill_dictionaries(self) -> None:
        self.dictionary.clear()
        for entry in self._lexica.entries:
            if not entry.damaged:
                words = self.tr("%Ln word(s)", "", entry.word_count)
                self.dictionary.addItem(f"{entry.title} · {words}", entry.key)
        _select(self.dictionary, self._lexica.chosen)


def _offensive(accepts: bool) -> OffensiveWords:
    return OffensiveWords.ACCEPT if accepts else OffensiveWords.REFUSE


def _combo(name: str, choices: tuple[tuple[str, StrEnum], ...]) -> QComboBox:
    made = leave_wheel(QComboBox())
    made.setAccessibleName(name)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(12)
    for text, value in choices:
        made.addItem(text, value.value)
    return made


def _select(combo: QComboBox, value: str) -> None:
    combo.setCurrentIndex(combo.findData(str(value)))
