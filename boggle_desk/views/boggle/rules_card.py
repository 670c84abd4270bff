"""Which game: a preset, and the rules in which the table wants it otherwise."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from boggle_desk.engine.boggle.rules import BoggleRules, Court, Judging, Writing
from boggle_desk.engine.rulebook import own_name
from boggle_desk.settings import TableSetup
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.forms import Choice, Options, number_field
from boggle_desk.views.kit import Card, button, centre_labels, label
from boggle_desk.views.layouts import LazyWidget
from boggle_desk.views.preset_shelf import PresetShelf
from boggle_desk.views.services import Services

Value = TypeVar("Value")
ADVANCED = 5
"""The fewest letters of a word in advanced play (rule B32)."""


class RulesCard(Card):
    """A preset chosen by name, then every rule that may differ. `rules` gives the value that a game is begun with."""

    changed = Signal()
    own_taken = Signal(object)
    """Rules of one's own were chosen."""
    opened = Signal()
    """The further rules have been opened."""

    def __init__(
        self,
        services: Services,
        say: BoggleWords,
    ) -> None:
        look = services.look
        super().__init__(look)
        self._shipped, self._cube_sets, self._say = services.presets, services.cube_sets, say
        self._before: BoggleRules | None = None
        self.column.addWidget(label(self.tr("Which game?"), "heading"))
        self.whole: Callable[[BoggleRules], BoggleRules] = lambda rules: rules
        """Returns the rules with what other cards of the page say of them: what is kept under a name."""
        shelf, chosen = services.own_presets, lambda: self.preset.value
        self.shelf = PresetShelf(services.ask, shelf, lambda: self.whole(self.rules()), chosen)
        self.preset: Options[str] = Options(look, self.tr("Game"), self._offered(self._presets))
        self.column.addWidget(self.preset)
        self.advanced = QCheckBox(self.tr("Advanced: words of 5 letters or more"))
        self.advanced.setToolTip(self.tr("Goes with every game; who has a handicap keeps it"))
        self.column.addWidget(self.advanced)
        self.writing_card = Card(look)
        """Where the lists are written; the page finds a place for it."""
        self.writing_card.column.addWidget(label(self.tr("Where do you write?"), "heading"))
        self.writing: Options[Writing] = Options(
            look,
            self.tr("Lists"),
            [
                (say.writing_title(writing), say.writing_summary(writing), writing)
                for writing in (Writing.PAPER, Writing.SCREEN)
            ],
        )
        self.writing_card.column.addWidget(self.writing)
        self.more = button(self.tr("More rules"), self._toggle_details)
        self.more.setCheckable(True)
        self.column.addWidget(self.more)
        fields = QWidget()
        self.form = QFormLayout(fields)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._make_details(self.form)
        self.details = LazyWidget(fields)
        self.column.addWidget(self.details)
        self.column.addWidget(self.shelf)
        self.column.addStretch()
        self.preset.changed.connect(self._take_preset)
        self.advanced.clicked.connect(self._take_advanced)
        self.minimum.valueChanged.connect(lambda letters: self.advanced.setChecked(letters >= ADVANCED))
        self.shelf.changed.connect(self._take_shelf)
        self._take_preset()

    @property
    def _presets(self) -> dict[str, BoggleRules]:
        """All presets by key, the shipped ones first."""
        return {**self._shipped, **self.shelf.shelf.presets}

    def _offered(self, presets: dict[str, BoggleRules]) -> list[tuple[str, str, str]]:
        say = self._say
        return [
            (say.preset_title(key), say.preset_summary(key) or say.rules_summary(rules), key)
            for key, rules in presets.items()
        ]

    def _make_details(self, form: QFormLayout) -> None:
        say = self._say
        self.cubes = Choice(self.tr("Cubes"), [(say.cubes_title(c), key) for key, c in self._cube_sets.items()])
        self.minimum = number_field(self.tr("Shortest word"), 2, 8)
        self.minutes = number_field(self.tr("Minutes"), 1, 30)
        self.target = number_field(self.tr("Points that win"), 0, 1000, self.tr("no target"))
        self.rounds = number_field(self.tr("Rounds"), 0, 100, self.tr("as many as we like"))
        self.judging = Choice(
            self.tr("The dictionary is asked"),
            [
                (self.tr("when a word is doubted"), Judging.ON_CHALLENGE),
                (self.tr("when a word is read"), Judging.AT_READING),
                (self.tr("while a word is written"), Judging.AT_ONCE),
            ],
        )
        self.court = Choice(
            self.tr("Doubts are settled by"),
            [(self.tr("the dictionary"), Court.DICTIONARY), (self.tr("a vote of the players"), Court.VOTE)],
        )
        self.lexicon: Choice[str] = Choice(self.tr("Dictionary"), [])
        self.penalty = QCheckBox(self.tr("A word that falls costs its points"))
        self.finish = QCheckBox(self.tr("The word begun may be finished"))
        for field in (self.cubes, self.minimum, self.minutes, self.target, self.rounds):
            form.addRow(field.accessibleName(), field)
        for choice in (self.judging, self.court, self.lexicon):
            form.addRow(choice.accessibleName(), choice)
        centre_labels(form)
        self.cubes.currentIndexChanged.connect(self.changed)
        for spin in (self.minimum, self.minutes):
            spin.valueChanged.connect(self.changed)
        form.addRow(self.penalty)
        form.addRow(self.finish)
        self.hints = QCheckBox(self.tr("Hints may be asked for"))
        self.hints.setToolTip(self.tr("Only where each writes on this screen: on paper all search at once"))
        form.addRow(self.hints)
        self.writing.changed.connect(self._offer_hints)
        self._offer_hints()

    def _offer_hints(self) -> None:
        self.hints.setEnabled(self.writing.value is Writing.SCREEN)

    def _toggle_details(self) -> None:
        self.details.setVisible(self.more.isChecked())
        if self.more.isChecked():
            self.opened.emit()

    def _take_preset(self) -> None:
        """Show the rules of the preset; Advanced stays chosen unless it came with the preset before (rule B32)."""
        before, rules = self._before, self._presets[self.preset.value]
        stays = before is not None and self.minimum.value() >= ADVANCED > before.minimum_length
        self._before = rules
        self.show_rules(rules)
        if stays and rules.minimum_length < ADVANCED:
            self.minimum.setValue(ADVANCED)
        if own_name(rules.key) is not None:
            self.writing.choose(rules.writing)
            self.lexicon.choose(rules.lexicon)
            self.own_taken.emit(rules)
        self.shelf.show_chosen()
        self.changed.emit()

    def _take_advanced(self) -> None:
        usual = self._presets[self.preset.value].minimum_length
        own = usual if usual < ADVANCED else self._shipped["classic"].minimum_length
        self.minimum.setValue(ADVANCED if self.advanced.isChecked() else own)

    def _take_shelf(self, key: str) -> None:
        """Offer what the shelf holds now, and choose what was saved."""
        self.preset.offer(self._offered(self._presets))
        if key and key != self.preset.value:
            self.preset.choose(key)  # which takes it
        else:
            self._take_preset()
        self.preset.focus_chosen()

    def show_rules(self, rules: BoggleRules) -> None:
        """Show what these rules say, all but where lists are written and which dictionary judges."""
        self.cubes.choose(rules.cubes.key)
        self.minimum.setValue(rules.minimum_length)
        self.minutes.setValue(max(1, round(rules.seconds / 60)))
        self.target.setValue(rules.target or 0)
        self.rounds.setValue(rules.rounds or 0)
        self.judging.choose(rules.judging)
        self.court.choose(rules.court)
        self.penalty.setChecked(rules.penalty)
        self.finish.setChecked(rules.finish_word)
        self.hints.setChecked(rules.hints)

    @property
    def measured(self) -> str | None:
        """The preset by whose cubes, shortest words and minutes is played; None where one of them is otherwise."""
        chosen, points = self._presets[self.preset.value], self._presets[self.preset.value].points
        wanted = (self.cubes.value, self.minimum.value(), self.minutes.value() * 60, points, chosen.points_beyond)
        for key, each in self._shipped.items():
            if wanted == (each.cubes.key, each.minimum_length, each.seconds, each.points, each.points_beyond):
                return key
        return None

    def rules(self) -> BoggleRules:
        """Return the rules as chosen."""
        return replace(
            self._presets[self.preset.value],
            cubes=self._cube_sets[self.cubes.value],
            minimum_length=self.minimum.value(),
            seconds=self.minutes.value() * 60,
            target=self.target.value() or None,
            rounds=self.rounds.value() or None,
            writing=self.writing.value,
            judging=self.judging.value,
            court=self.court.value,
            penalty=self.penalty.isChecked(),
            finish_word=self.finish.isChecked(),
            hints=self.hints.isChecked() and self.hints.isEnabled(),
            lexicon=self.lexicon.value,
        )

    def setup(self) -> TableSetup:
        """Return what was chosen, for the next time."""
        rules = self.rules()
        return TableSetup(
            preset=rules.key,
            cubes=rules.cubes.key,
            writing=rules.writing,
            judging=rules.judging,
            court=rules.court,
            penalty=rules.penalty,
            finish_word=rules.finish_word,
            minimum_length=rules.minimum_length,
            seconds=rules.seconds,
            target=rules.target or 0,
            rounds=rules.rounds or 0,
            hints=self.hints.isChecked(),
        )

    def show_lexica(self, lexica: list[tuple[str, str]], chosen: str) -> None:
        """Offer these dictionaries, as titles and keys."""
        self.lexicon.offer(lexica)
        self.lexicon.choose(chosen)

    def take_setup(self, setup: TableSetup) -> None:
        """Show what was chosen the last time; what is no longer there is left as the preset has it."""
        self.preset.choose(setup.preset)
        _if_given(setup.cubes, self.cubes.choose)
        _if_given(setup.writing, self.writing.choose)
        _if_given(setup.judging, self.judging.choose)
        _if_given(setup.court, self.court.choose)
        _if_given(setup.penalty, self.penalty.setChecked)
        _if_given(setup.finish_word, self.finish.setChecked)
        _if_given(setup.minimum_length, self.minimum.setValue)
        _if_given(setup.seconds, lambda seconds: self.minutes.setValue(round(seconds / 60)))
        _if_given(setup.target, self.target.setValue)
        _if_given(setup.rounds, self.rounds.setValue)
        _if_given(setup.hints, self.hints.setChecked)


def _if_given(value: Value | None, show: Callable[[Value], object]) -> None:
    if value is not None:
        show(value)
