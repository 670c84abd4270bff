"""Which Boggle: a preset, and the rules in which the table wants it otherwise."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from boggle_desk.engine.boggle.rules import BoggleRules, Court, Judging, Writing
from boggle_desk.engine.rulebook import own_name
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.forms import Choice, Field, Options, number_field
from boggle_desk.views.kit import Card, button, label
from boggle_desk.views.layouts import LazyWidget
from boggle_desk.views.rules_card import RulesCard
from boggle_desk.views.services import AppContext

ADVANCED = 5
"""The fewest letters of a word in advanced play (rule B32)."""
_MEASURES = {"cubes", "minimum_length", "seconds"}
"""What decides how many points a computer makes."""


class BoggleRulesCard(RulesCard):
    """The preset and Advanced in sight, all other rules behind a button; where one writes has a card of its own."""

    own_taken = Signal(object)
    """Rules of one's own were chosen."""
    opened = Signal()
    """The further rules have been opened."""
    kept = ("writing", "lexicon")

    def __init__(self, services: AppContext, say: BoggleWords) -> None:
        self._say = say
        self._before: BoggleRules | None = None
        super().__init__(services, services.presets, services.own_presets)
        self.advanced = QCheckBox(self.tr("Advanced: words of 5 letters or more"))
        self.advanced.setToolTip(self.tr("Goes with every game; who has a handicap keeps it"))
        self.column.addWidget(self.advanced)
        self.writing_card = Card(services.look)
        """Where the lists are written. A page that has a place for it takes it; in any case it goes with this card."""
        self.destroyed.connect(self.writing_card.deleteLater)
        self.writing_card.column.addWidget(label(self.tr("Where do you write?"), "heading"))
        self.writing_card.column.addWidget(self.writing)
        self.more = button(self.tr("More rules"), self._toggle_details)
        self.more.setCheckable(True)
        self.column.addWidget(self.more)
        fields = QWidget()
        self.rows = QFormLayout(fields)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.form.lay_out(self.rows, leave=("writing",))
        self.details = LazyWidget(fields)
        self.column.addWidget(self.details)
        self.column.addWidget(self.shelf)
        self.column.addStretch()
        self.advanced.clicked.connect(self._take_advanced)
        self.minimum.valueChanged.connect(lambda letters: self.advanced.setChecked(letters >= ADVANCED))
        self.form.changed.connect(lambda name: self.changed.emit() if name in _MEASURES else None)
        self._take_preset()

    def told(self, key: str, rules: BoggleRules) -> tuple[str, str]:
        return self._say.preset_title(key), self._say.preset_summary(key) or self._say.rules_summary(rules)

    def make_fields(self) -> Sequence[Field]:
        say, cube_sets = self._say, self._services.cube_sets
        self.cubes = Choice(self.tr("Cubes"), [(say.cubes_title(c), key) for key, c in cube_sets.items()])
        self.minimum = number_field(self.tr("Shortest word"), 2, 8)
        self.minutes = number_field(self.tr("Minutes"), 1, 30, unit=60)
        self.target = number_field(self.tr("Points that win"), 0, 1000, self.tr("no target"))
        self.rounds = number_field(self.tr("Rounds"), 0, 100, self.tr("as many as we like"))
        self.writing: Options[Writing] = Options(
            self._services.look,
            self.tr("Lists"),
            [(say.writing_title(way), say.writing_summary(way), way) for way in (Writing.PAPER, Writing.SCREEN)],
        )
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
        self.penalty = QCheckBox(self.tr("A word that falls costs its points"))
        self.finish = QCheckBox(self.tr("The word begun may be finished"))
        self.hints = QCheckBox(self.tr("Hints may be asked for"))
        self.hints.setToolTip(self.tr("Only where each writes on this screen: on paper all search at once"))
        return (
            Field("cubes", self.cubes, read=cube_sets.__getitem__, keep=lambda cubes: cubes.key),
            Field("minimum_length", self.minimum),
            Field("seconds", self.minutes),
            Field("target", self.target, read=lambda points: points or None, keep=lambda points: points or 0),
            Field("rounds", self.rounds, read=lambda rounds: rounds or None, keep=lambda rounds: rounds or 0),
            Field("writing", self.writing),
            Field("judging", self.judging),
            Field("court", self.court),
            Field("lexicon", self.lexicon),
            Field("penalty", self.penalty),
            Field("finish_word", self.finish),
            Field("hints", self.hints, when=lambda: self.writing.value is Writing.SCREEN),
        )

    def _toggle_details(self) -> None:
        self.details.setVisible(self.more.isChecked())
        if self.more.isChecked():
            self.opened.emit()

    def _take_preset(self) -> None:
        """Show the rules of the preset; Advanced stays chosen unless it came with the preset before (rule B32)."""
        before, rules = self._before, self.presets[self.preset.value]
        stays = before is not None and self.minimum.value() >= ADVANCED > before.minimum_length
        self._before = rules
        super()._take_preset()
        if stays and rules.minimum_length < ADVANCED:
            self.minimum.setValue(ADVANCED)
        if own_name(rules.key) is not None:
            self.own_taken.emit(rules)

    def _take_advanced(self) -> None:
        usual = self.presets[self.preset.value].minimum_length
        own = usual if usual < ADVANCED else self._shipped["classic"].minimum_length
        self.minimum.setValue(ADVANCED if self.advanced.isChecked() else own)

    @property
    def measured(self) -> str | None:
        """The preset by whose cubes, shortest words and minutes is played; None where one of them is otherwise."""
        chosen = self.rules()
        same = ("cubes", "minimum_length", "seconds", "points", "points_beyond")
        for key, each in self._shipped.items():
            if all(getattr(each, name) == getattr(chosen, name) for name in same):
                return key
        return None
