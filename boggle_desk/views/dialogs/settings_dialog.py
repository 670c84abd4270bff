"""The settings: each one holds as soon as it is chosen, and is saved."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QWidget

from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.lexica_model import LexicaModel
from boggle_desk.models.locale_text import LANGUAGES, name_text
from boggle_desk.settings import Motion, OffensiveWords, Pace, Settings, ThemeChoice
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import Card, FittingCheckBox, announce, button, label, show_if, tell
from boggle_desk.views.dialogs.side_window import Measure, RowName, ScrollingColumn, SideWindow
from boggle_desk.views.forms import Choice, Field, Form
from boggle_desk.views.layouts import fill
from boggle_desk.views.sound import Sound, Voice, has_device

_LARGEST, _STEP = 200, 10  # percent


class SettingsDialog(SideWindow):
    """Shows and changes the `SettingsModel`; `open_lexica` opens the shelf of dictionaries."""

    def __init__(
        self,
        look: Appearance,
        sound: Sound,
        voice: Voice,
        choices: SettingsModel,
        lexica: LexicaModel,
        open_lexica: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, self.tr("Settings"), QSize(700, 750), parent)
        self._sound = sound
        self._voice = voice
        self._choices = choices
        self._lexica = lexica
        self._open_lexica = open_lexica
        self._page = ScrollingColumn(self.tr("Settings"))
        self._page.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab scrolls it
        self.column.addWidget(self._page)
        self._make_parts()
        self._lay_out()
        self._choices.changed.connect(self._show)
        self._lexica.entries_changed.connect(self._fill_dictionaries)
        self._fill_dictionaries()
        self._show(self._choices.settings)
        self._listen()
        self.language.setFocus()

    def _make_parts(self) -> None:
        languages = [(name, key) for key, name in LANGUAGES.items()]
        self.language = Choice(self.tr("Language of the window"), [(self.tr("Same as system"), ""), *languages])
        self.theme = Choice(
            self.tr("Colours"),
            [
                (self.tr("Same as system"), ThemeChoice.SYSTEM),
                (self.tr("Light"), ThemeChoice.LIGHT),
                (self.tr("Dark"), ThemeChoice.DARK),
                (self.tr("High contrast"), ThemeChoice.CONTRAST),
            ],
        )
        self.letters = Measure(self._look, self.tr("Letter size in percent"), 100, _LARGEST, _STEP)
        self.letters.setTracking(False)  # or the window would grow away from the mouse that drags it
        self.letters.sliderMoved.connect(lambda percent: self._percent.setText(self._share(percent)))
        self.motion = Choice(
            self.tr("Animation"),
            [
                (self.tr("Same as system"), Motion.SYSTEM),
                (self.tr("Always"), Motion.ON),
                (self.tr("Never"), Motion.OFF),
            ],
        )
        self.pace = Choice(
            self.tr("Reading pace in Boggle"),
            [
                (self.tr("Slow"), Pace.SLOW),
                (self.tr("Normal"), Pace.NORMAL),
                (self.tr("Quick"), Pace.QUICK),
                (self.tr("By hand"), Pace.BY_HAND),
            ],
        )
        self.sound = FittingCheckBox(self.tr("&Sound (Ctrl+M)"))
        self.volume = Measure(self._look, self.tr("Volume of the game in percent"), 0, 100, _STEP)
        self.voice_volume = Measure(self._look, self.tr("Volume of the voice in percent"), 0, 100, _STEP)
        self.voice = FittingCheckBox(self.tr("Computer players read their words al&oud"))
        self.remarks = FittingCheckBox(self.tr("Computer players chat a &bit"))
        self.test = button(self.tr("T&est"), self._test_sound, name=self.tr("Test the sound"))
        self.silent = label("", "bad", wrap=True)
        self._testing = BackgroundTask(self)
        self.dictionary: Choice[str] = Choice(self.tr("Dictionary"), [])
        self.shelf = button(self.tr("D&ictionaries…"), self._open_lexica)
        self.refuse = QRadioButton(self.tr("They do&n't count"))
        self.accept_words = QRadioButton(self.tr("They coun&t"))
        self._offensive = QButtonGroup(self)
        self.crude = FittingCheckBox(self.tr("Show crude meanin&gs too"))
        for part in (self.refuse, self.accept_words):
            self._offensive.addButton(part)
        for choice in (self.language, self.theme, self.motion, self.pace, self.dictionary):
            choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(12)
        self._form = Form(
            self,
            (
                Field("language", self.language),
                Field("theme", self.theme),
                Field("text_scale", self.letters),
                Field("motion", self.motion),
                Field("pace", self.pace),
                Field("sound", self.sound),
                Field("volume", self.volume, when=self.sound.isChecked),
                Field(
                    "voice_volume", self.voice_volume, when=lambda: self.sound.isChecked() and self.voice.isChecked()
                ),
                Field("voice", self.voice, when=self.sound.isChecked),
                Field("remarks", self.remarks),
                Field("crude_meanings", self.crude),
            ),
        )

    def _lay_out(self) -> None:
        self._percent, self._loud, self._spoken = (label("", "muted") for _measure in range(3))
        look = self._card(self.tr("Look"))
        self._row(look, self.tr("Lang&uage"), self.language)
        self._row(look, self.tr("&Colours"), self.theme)
        self._row(look, self.tr("Size of &letters"), self.letters, self._percent)
        self._row(look, self.tr("&Animation"), self.motion)
        self._row(look, self.tr("&Reading pace"), self.pace)
        look.column.addWidget(self.remarks)
        noise = self._card(self.tr("Sound"))
        noise.column.addWidget(self.sound)
        self._row(noise, self.tr("Game &volume"), self.volume, self._loud, self.test)
        noise.lay(self.silent, self.voice)
        self.silent.hide()
        voice_row = self._row(noise, self.tr("Voice volu&me"), self.voice_volume, self._spoken)
        show_if(self._voice.is_there, self.voice, voice_row)
        words = self._card(self.tr("Words"))
        self._row(words, self.tr("&Dictionary"), self.dictionary)
        never = label(self.tr("The game never shows or plays such words by itself."), "muted", wrap=True)
        offensive = label(self.tr("Hurtful and crude words"), "heading")
        words.lay(fill(QHBoxLayout(), 1, self.shelf), offensive, self.refuse, self.accept_words, self.crude, never)
        self._page.column.addStretch(1)

    def _card(self, title: str) -> Card:
        made = Card(self._look, label(title, "heading"), spacing=12)
        self._page.column.addWidget(made)
        return made

    def _row(self, card: Card, name: str, *parts: QWidget) -> QWidget:
        """Add a row with a name at its left, whose shortcut leads to the first part; return it."""
        said, whole = RowName(self._look, name), QWidget()
        row = self.folding(QHBoxLayout(whole), 480)
        row.setContentsMargins(0, 0, 0, 0)
        said.setBuddy(parts[0])
        for part in (said, *parts):
            row.addWidget(part, 1 if part is parts[0] else 0)
        card.column.addWidget(whole)
        return whole

    def _listen(self) -> None:
        choices, fields = self._choices, self._form.fields
        self._form.changed.connect(lambda name: choices.change(**{name: fields[name].value}))
        self.dictionary.activated.connect(lambda _row: self._lexica.choose(self.dictionary.value))
        self.accept_words.toggled.connect(
            lambda on: choices.change(offensive_words=OffensiveWords.ACCEPT if on else OffensiveWords.REFUSE)
        )

    def _test_sound(self) -> None:
        """Play a sound, and say so where nobody can hear it."""
        self._sound.play("cube")
        self._testing.start(lambda _flag: has_device(), self._show_device)

    def _show_device(self, is_there: bool) -> None:
        text = "" if is_there else self.tr("No sound device found. Plug in headphones or speakers and try again.")
        tell(self.silent, text)
        if text:
            announce(self, text)

    def _show(self, settings: Settings) -> None:
        self._form.show(settings)
        self.dictionary.choose(self._lexica.chosen)
        accepts = settings.offensive_words is OffensiveWords.ACCEPT
        (self.accept_words if accepts else self.refuse).setChecked(True)
        self.test.setEnabled(settings.sound)
        for said, bar in ((self._percent, self.letters), (self._loud, self.volume), (self._spoken, self.voice_volume)):
            said.setText(self._share(bar.value()))

    def _share(self, percent: int) -> str:
        return self.tr("{percent}%").format(percent=percent)

    def _fill_dictionaries(self) -> None:
        entries = [entry for entry in self._lexica.entries if not entry.damaged]
        words = [self.tr("%Ln word(s)", "", entry.word_count) for entry in entries]
        self.dictionary.offer(
            [(f"{name_text(entry.title)} · {count}", entry.key) for entry, count in zip(entries, words, strict=True)]
        )
        self.dictionary.choose(self._lexica.chosen)
