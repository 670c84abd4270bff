"""Which Boggle: a preset, and the rules in which the table wants it otherwise."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.rules import BoggleRules, Court, Judging, Writing
from boggle_desk.engine.rulebook import own_name
from boggle_desk.views.boggle.board_picture import tray_of
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.forms import Choice, Field, Segments, Switch, number_field
from boggle_desk.views.kit import Card, FittingCheckBox, label
from boggle_desk.views.layouts import fill
from boggle_desk.views.pictures import Paint, PictureChoice, drawing
from boggle_desk.views.rules_card import RulesCard, Section
from boggle_desk.views.services import AppContext

ADVANCED = 5
"""The fewest letters of a word in advanced play (rule B32)."""
_MEASURES = {"cubes", "minimum_length", "seconds"}
"""What decides how many points a computer makes."""


class BoggleRulesCard(RulesCard):
    """The boxes as pictures; where one writes has a card of its own."""

    own_taken = Signal(object)
    """Rules of one's own were chosen."""
    kept = ("writing", "lexicon")
    first = ("classic", "master")

    def __init__(self, services: AppContext, say: BoggleWords, without: Collection[str] = ()) -> None:
        self._say = say
        self._before: BoggleRules | None = None
        super().__init__(services, services.presets, services.own_presets, without)
        words = label(self.language.accessibleName(), "muted")
        words.setBuddy(self.language)
        fill(self.head, words, self.language)
        self.writing_card = Card(self._services.look, margin=24)
        """Where the lists are written. A page that has a place for it takes it; in any case it goes with this card."""
        self.destroyed.connect(self.writing_card.deleteLater)
        self.writing_card.lay(label(self.tr("How do you write?"), "heading"), (self.writing, 1))
        self.form.changed.connect(lambda name: self.changed.emit() if name in _MEASURES else None)
        self._take_preset()

    def spoken(self, rules: BoggleRules) -> BoggleRules:
        return self._services.boggle_spoken(rules)

    def show_language(self) -> None:
        with QSignalBlocker(self.cubes):  # for a moment there is none to choose
            self._offer_cubes()
            self.cubes.choose(self.presets[self.preset.value].cubes.key)

    def _offer_cubes(self) -> None:
        self.cubes.offer([(self._say.cubes_title(each), each.key) for each in self._services.own_cube_sets])

    def told(self, key: str, rules: BoggleRules) -> tuple[str, str]:
        title = self._say.preset_title(key)
        if key in ("classic", "master"):
            title = self.tr("{rows} × {columns} {title}").format(
                rows=rules.cubes.rows, columns=rules.cubes.columns, title=title
            )
        return title, self.tr("%n letter(s) or more", "", rules.minimum_length)

    def sections(self) -> tuple[Sequence[Section], Sequence[Section]]:
        return (
            ((self.tr("Board and time"), ("cubes", "seconds", "minimum_length")),),
            ((self.tr("Winning"), ("target", "rounds")),),
        )

    def rare_sections(self) -> Sequence[Sequence[Section]]:
        return (
            ((self.tr("Challenges"), ("judging", "court", "penalty")),),
            ((self.tr("Words"), ("lexicon", "finish_word", "hints")),),
        )

    def own_fields(self) -> Sequence[QWidget]:
        self.advanced = FittingCheckBox(self.tr("Advanced: words of 5 letters or more"))
        self.advanced.setToolTip(self.tr("Works with any game. Handicaps stay."))
        self.advanced.setChecked(self.minimum.value() >= ADVANCED)
        self.advanced.clicked.connect(self._take_advanced)
        self.minimum.valueChanged.connect(lambda letters: self.advanced.setChecked(letters >= ADVANCED))
        self.worth = label("", "muted", wrap=True)
        """What words count."""
        return (self.advanced, self.worth)

    def say_differences(self) -> None:
        super().say_differences()
        rules = self.rules()
        self.worth.setText(", ".join(self._say.points_parts(rules, rules.minimum_length)))

    def picture(self, key: str) -> Paint:
        cubes = self.presets[key].cubes
        return tray_of(cubes.rows, cubes.columns)

    def parts(self, rules: BoggleRules) -> Sequence[str]:
        court = {Court.DICTIONARY: self.tr("challenges by dictionary"), Court.VOTE: self.tr("challenges by vote")}
        asked = {
            Judging.AT_READING: self.tr("dictionary checks every word"),
            Judging.AT_ONCE: self.tr("dictionary checks at once"),
        }
        usual = self.presets[self.preset.value]
        return (
            self.tr("%n minute(s)", "", round(rules.seconds / 60)),
            self.tr("%n letter(s) or more", "", rules.minimum_length),
            self.used("judging", asked.get(rules.judging, court[rules.court])),
            self.tr("first to {target}").format(target=rules.target) if rules.target else "",
            self.tr("%n round(s)", "", rules.rounds) if rules.rounds else "",
            self.tr("lost challenges cost points") if rules.penalty else "",
            self.used("hints", self.tr("hints")) if rules.hints else "",
            self.used("cubes", self._say.cubes_name(rules.cubes)) if rules.cubes != usual.cubes else "",
        )

    def make_fields(self) -> Sequence[Field]:
        cube_sets = self._services.cube_sets
        self.cubes: Choice[str] = Choice(self.tr("Cubes"), [])
        self._offer_cubes()
        self.minimum = number_field(self.tr("Minimum length"), 2, 8)
        self.minutes = number_field(self.tr("Time"), 1, 30, unit=60)
        self.target = number_field(self.tr("First to"), 0, 1000, self.tr("no target"))
        self.target.setSuffix(self.tr(" points"))
        self.target.setSingleStep(5)
        self.rounds = number_field(self.tr("Rounds"), 0, 100, self.tr("no limit"))
        self.minutes.setSuffix(self.tr(" min"))
        self.minimum.setSuffix(self.tr(" letters"))
        self.writing: PictureChoice[Writing] = PictureChoice(
            self._services.look,
            self.tr("Lists"),
            [
                (self.tr("On paper"), self.tr("everyone at once"), Writing.PAPER),
                (self.tr("On this screen"), self.tr("one after the other"), Writing.SCREEN),
            ],
            lambda way: drawing("on_paper" if way is Writing.PAPER else "on_screen"),
        )
        look = self._services.look
        self.judging: Segments[Judging] = Segments(
            look,
            self.tr("Check words"),
            [
                (self.tr("If challenged"), "", Judging.ON_CHALLENGE),
                (self.tr("When read"), "", Judging.AT_READING),
                (self.tr("At once"), "", Judging.AT_ONCE),
            ],
        )
        self.court: Segments[Court] = Segments(
            look,
            self.tr("Who decides"),
            [(self.tr("Dictionary"), "", Court.DICTIONARY), (self.tr("A vote"), "", Court.VOTE)],
        )
        self.penalty = Switch(look, self.tr("A word that fails costs its points"))
        self.finish = Switch(look, self.tr("Finish the word you're on"))
        self.hints = Switch(look, self.tr("Hints (only on this screen)"))
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
        """The preset by whose cubes, shortest words and minutes is played, with the language behind a dot if it is not
        English; None where one of them is otherwise."""
        chosen = self.rules()
        same = ("cubes", "minimum_length", "seconds", "points", "points_beyond")
        for key in self._shipped:
            each = self.presets[key]
            if all(getattr(each, name) == getattr(chosen, name) for name in same):
                return key if chosen.cubes.language == "en" else f"{key}.{chosen.cubes.language}"
        return None
