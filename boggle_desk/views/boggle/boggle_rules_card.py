"""The choice of rules: a preset, and changes to it."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.rules import BoggleRules, ChallengeJudge, Judging, Writing
from boggle_desk.engine.rulebook import rule_fields
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.locale_text import preset_words
from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.boggle.board_picture import tray_of
from boggle_desk.views.controls import Card, FittingCheckBox, label
from boggle_desk.views.forms import Choice, NumberField
from boggle_desk.views.layouts import fill
from boggle_desk.views.pictures import Paint, PictureChoice, drawing
from boggle_desk.views.rules_card import CardPlace, RuleRow, RulesCard, RulesSection
from boggle_desk.views.services import AppContext

ADVANCED = 5  # the fewest letters of a word in advanced play (rule B32)
_MEASURES = [name for name, rule in rule_fields(BoggleRules).items() if rule.use.in_terms and rule.kind is not bool]
"""The rules that decide how many points a computer makes."""


class BoggleRulesCard(RulesCard):
    """The presets as pictures; where to write has a card of its own."""

    taken = Signal(object)  # a preset
    kind = BoggleRules
    first = ("classic", "master")

    def __init__(self, services: AppContext, say: BoggleStrings, on_pad: bool = False) -> None:
        self._say = say
        super().__init__(services, services.boggle_presets, services.own_presets, on_pad)
        words = label(self.language.accessibleName(), "muted")
        words.setBuddy(self.language)
        fill(self.head, words, self.language)
        self.writing_card = Card(self._services.look, margin=24)  # where the lists are written. The page places it
        self.destroyed.connect(self.writing_card.deleteLater)
        self.writing_card.lay(label(self.tr("How do you write?"), "heading"), (self.writing, 1))
        self.form.changed.connect(lambda name: self.changed.emit() if name in _MEASURES else None)
        self._take_preset()

    def localized(self, rules: BoggleRules) -> BoggleRules:
        return self._services.boggle_localized(rules)

    def show_language(self) -> None:
        with QSignalBlocker(self.cubes):  # for a moment there is none to choose
            self._offer_cubes()
            self.cubes.choose(self.presets[self.preset.value].cubes.key)

    def _offer_cubes(self) -> None:
        self.cubes.offer([(self._say.cubes_title(each), each.key) for each in self._services.own_cube_sets])

    def told(self, key: str, rules: BoggleRules) -> tuple[str, str]:
        title, about = self._say.preset_title(key), preset_words("boggle", key).about
        if key in self.first:
            title = self.tr("{rows} × {columns} {title}").format(
                rows=rules.cubes.rows, columns=rules.cubes.columns, title=title
            )
        return title, about or self.tr("%n letter(s) or more", "", rules.minimum_length)

    def sections(self) -> Sequence[RulesSection]:
        self.cubes: Choice[str] = Choice(self.tr("Cubes"), [])
        self._offer_cubes()
        self.writing: PictureChoice[Writing] = PictureChoice(
            self._services.look,
            self.tr("Lists"),
            [
                (self.tr("On paper"), self.tr("everyone at once"), Writing.PAPER),
                (self.tr("On this screen"), self.tr("one after the other"), Writing.SCREEN),
                (self.tr("On phones"), self.tr("scan a code to join"), Writing.PHONES),
            ],
            lambda way: drawing(f"on_{way.value}"),
        )
        board = (
            RuleRow(
                "cubes",
                said=lambda rules: self._say.cubes_name(rules.cubes),
                if_unusual=True,
                values=cube_sets(),
                widget=self.cubes,
            ),
            RuleRow(
                "seconds",
                self.tr("Time"),
                lambda rules: self.tr("%n minute(s)", "", round(rules.seconds / 60)),
                limits=(1, 30),
                unit=60,
                suffix=self.tr(" min"),
            ),
            RuleRow(
                "minimum_length",
                self.tr("Minimum length"),
                lambda rules: self.tr("%n letter(s) or more", "", rules.minimum_length),
                limits=(2, 8),
                suffix=self.tr(" letters"),
            ),
        )
        judging = {
            Judging.ON_CHALLENGE: (self.tr("If challenged"), ""),
            Judging.AT_READING: (self.tr("When read"), self.tr("dictionary checks every word")),
            Judging.AT_ONCE: (self.tr("At once"), self.tr("dictionary checks at once")),
        }
        court = {
            ChallengeJudge.DICTIONARY: (self.tr("Dictionary"), self.tr("challenges by dictionary")),
            ChallengeJudge.VOTE: (self.tr("A vote"), self.tr("challenges by vote")),
        }
        challenges = (
            RuleRow(
                "judging",
                self.tr("Check words"),
                lambda rules: judging[rules.judging][1],
                choices=[(title, value) for value, (title, _said) in judging.items()],
                side_by_side=True,
            ),
            RuleRow(
                "court",
                self.tr("Who decides"),
                lambda rules: court[rules.court][1] if rules.judging is Judging.ON_CHALLENGE else "",
                choices=[(title, value) for value, (title, _said) in court.items()],
                side_by_side=True,
            ),
            RuleRow(
                "penalty",
                self.tr("A word that fails costs its points"),
                lambda rules: self.tr("lost challenges cost points") if rules.penalty else "",
            ),
        )
        winning = (
            RuleRow(
                "target",
                self.tr("First to"),
                lambda rules: self.tr("first to {target}").format(target=rules.target) if rules.target else "",
                limits=(0, 1000),
                none=self.tr("no target"),
                suffix=self.tr(" points"),
                step=5,
            ),
            RuleRow(
                "rounds",
                self.tr("Rounds"),
                lambda rules: self.tr("%n round(s)", "", rules.rounds) if rules.rounds else "",
                limits=(0, 100),
                none=self.tr("no limit"),
            ),
        )
        words = (
            RuleRow("lexicon", widget=self.lexicon),
            RuleRow(
                "fair_shake",
                self.tr("Fair shake"),
                lambda rules: self.tr("fair shake") if rules.fair_shake else "",
                tip=self.tr("A board with very few everyday words is shaken again before anybody sees it."),
            ),
            RuleRow("finish_word", self.tr("Finish the word you're on")),
            RuleRow(
                "likely_words",
                self.tr("Offer likely words when lists are typed"),
                lambda rules: "" if rules.likely_words else self.tr("lists typed without help"),
                when=lambda: self.writing.value is not Writing.SCREEN,
            ),
            RuleRow(
                "hints",
                self.tr("Hints (only on this screen)"),
                lambda rules: self.tr("hints") if rules.hints else "",
                when=lambda: self.writing.value is Writing.SCREEN,
            ),
        )
        return (
            RulesSection(CardPlace.CARD, "", (RuleRow("writing", widget=self.writing),)),
            RulesSection(CardPlace.LEFT, self.tr("Board and time"), board),
            RulesSection(CardPlace.RARE_LEFT, self.tr("Challenges"), challenges),
            RulesSection(CardPlace.RIGHT, self.tr("Winning"), winning),
            RulesSection(CardPlace.RARE_RIGHT, self.tr("Words"), words),
        )

    def own_fields(self) -> Sequence[QWidget]:
        self.advanced = FittingCheckBox(self.tr("Advanced: words of 5 letters or more"))
        self.advanced.setToolTip(self.tr("Works with any game. Handicaps stay."))
        self.advanced.setChecked(self._minimum.value() >= ADVANCED)
        self.advanced.clicked.connect(self._take_advanced)
        self._minimum.valueChanged.connect(lambda letters: self.advanced.setChecked(letters >= ADVANCED))
        self.worth = label("", "muted", wrap=True)
        return (self.advanced, self.worth)

    def say_differences(self) -> None:
        super().say_differences()
        rules = self.rules()
        self.worth.setText(", ".join(self._say.points_parts(rules, rules.minimum_length)))

    def picture(self, key: str) -> Paint:
        cubes = self.presets[key].cubes
        return tray_of(cubes.rows, cubes.columns)

    @property
    def _minimum(self) -> NumberField:
        field: NumberField = self.widget("minimum_length")
        return field

    def _take_preset(self) -> None:
        super()._take_preset()
        self.taken.emit(self.presets[self.preset.value])

    def _take_advanced(self) -> None:
        usual = self.presets[self.preset.value].minimum_length
        own = usual if usual < ADVANCED else self._shipped["classic"].minimum_length
        self._minimum.setValue(ADVANCED if self.advanced.isChecked() else own)

    @property
    def measured(self) -> str | None:
        """The preset with these measures, with `.language` unless English; None if any differs."""
        chosen = self.rules()
        for key in self._shipped:
            each = self.presets[key]
            if all(getattr(each, name) == getattr(chosen, name) for name in _MEASURES):
                return key if chosen.cubes.language == "en" else f"{key}.{chosen.cubes.language}"
        return None
