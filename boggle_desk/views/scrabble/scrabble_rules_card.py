"""Which Scrabble: a preset, and in what the table wants it otherwise; and what differs by taste, not by rules."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.rules import ASK_TABLE, DOUBLE, REFUSE, SINGLE, EndRacks, Hints, ScrabbleRules
from boggle_desk.models.locale_text import name_text, preset_words
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.settings import ScrabbleSetup
from boggle_desk.storage.shipped import layouts
from boggle_desk.views.appearance import Appearance, Theme, set_pen_brush, sized_font
from boggle_desk.views.controls import Card, FittingCheckBox, label
from boggle_desk.views.forms import Field, Form
from boggle_desk.views.layouts import WrappingRow, fill, spaced
from boggle_desk.views.pictures import Paint, PictureChoice
from boggle_desk.views.rules_card import CardPlace, RuleRow, RulesCard, RulesSection
from boggle_desk.views.services import AppContext

_CHALLENGES = (ASK_TABLE, REFUSE, SINGLE, DOUBLE, replace(SINGLE, bonus=5), replace(SINGLE, bonus=10))
_NEVER_ENDS = {"pass_rounds": 1, "scoreless_limit": 6}
"""The two ways in which a game without a play ends, each with what it takes when the other is switched off."""


class ScrabbleRulesCard(RulesCard):
    """Presets as pictures; tiles and dictionary have a card of their own."""

    kind = ScrabbleRules
    first = ("family", "club", "tournament_double")
    players: Callable[[], Sequence[Player]] = tuple  # who sits at the table, where that is known

    def __init__(self, services: AppContext, say: ScrabbleStrings, on_pad: bool = False) -> None:
        self._say = say
        super().__init__(services, services.scrabble_presets, services.own_scrabble, on_pad)
        self.shelf.show_chosen()
        look = self._services.look
        own = self.form.section(look, self.tr("Tiles and words"), ("tiles", "lexicon"))
        self.tiles_card = Card(look, own, margin=24)
        """Tiles and dictionary, in sight on a page that has a place for it; it goes with this card."""
        self.destroyed.connect(self.tiles_card.deleteLater)

    def put_beside(self, further: QWidget) -> None:
        """Put a card of another game beside those of the presets."""
        self.column.removeWidget(self.preset)
        parts = (self.preset, len(self.first) + 1), (further, 1)
        self.lay((fill(spaced(WrappingRow(), self._services.look, PictureChoice.gap), *parts), 1))

    def sections(self) -> Sequence[RulesSection]:
        services, say = self._services, self._say
        challenges = dict.fromkeys((*_CHALLENGES, *(each.challenge for each in self.presets.values())))
        time = (
            RuleRow(
                "seconds",
                self.tr("Clock of each player"),
                lambda rules: self.tr("%n minute(s) each", "", round(rules.seconds / 60)) if rules.seconds else "",
                limits=(0, 180),
                none=self.tr("no clock"),
                unit=60,
                suffix=self.tr(" min"),
                step=5,
            ),
        )
        clocks = (
            RuleRow(
                "increment",
                self.tr("Each turn gives back"),
                lambda rules: (
                    self.tr("{seconds} s back a turn").format(seconds=rules.increment)
                    if rules.increment and rules.seconds
                    else ""
                ),
                limits=(0, 3600),
                none=self.tr("nothing"),
                suffix=self.tr(" s"),
                step=5,
            ),
            RuleRow(
                "overtime",
                self.tr("A minute over time costs"),
                lambda rules: self.tr("{points} points a minute of overtime").format(points=rules.overtime),
                if_unusual=True,
                limits=(0, 1000),
                none=self.tr("nothing"),
                suffix=self.tr(" points"),
                step=5,
            ),
            RuleRow(
                "turn_seconds",
                self.tr("Timer for each turn"),
                lambda rules: self.tr("%n second(s) a turn", "", rules.turn_seconds) if rules.turn_seconds else "",
                limits=(0, 3600),
                none=self.tr("no timer"),
                suffix=self.tr(" s"),
                step=30,
            ),
        )
        tiles = (
            RuleRow(
                "exchange_minimum",
                self.tr("Exchange from"),
                lambda rules: self.tr("exchange from %n tile(s) on", "", rules.exchange_minimum),
                if_unusual=True,
                limits=(1, 100),
                suffix=self.tr(" in the bag"),
            ),
            RuleRow(
                "bingo_bonus",
                self.tr("All tiles at once"),
                lambda rules: self.tr("bonus {points}").format(points=rules.bingo_bonus),
                if_unusual=True,
                limits=(0, 1000),
                none=self.tr("no bonus"),
                suffix=self.tr(" points"),
                step=5,
            ),
        )
        end = (
            RuleRow(
                "pass_rounds",
                self.tr("Rounds of passes"),
                lambda rules: (
                    self.tr("ends after %n round(s) of passes", "", rules.pass_rounds)
                    if rules.pass_rounds
                    else self.tr("passes never end it")
                ),
                if_unusual=True,
                limits=(0, 100),
                none=self.tr("never"),
            ),
            RuleRow(
                "scoreless_limit",
                self.tr("Turns without points"),
                lambda rules: (
                    self.tr("ends after %n turn(s) without points", "", rules.scoreless_limit)
                    if rules.scoreless_limit
                    else self.tr("turns without points never end it")
                ),
                if_unusual=True,
                limits=(0, 100),
                none=self.tr("never"),
            ),
            RuleRow(
                "end_racks",
                self.tr("Tiles left at the end"),
                lambda rules: say.end_racks(rules.end_racks),
                if_unusual=True,
                choices=[(say.end_racks(each), each) for each in EndRacks],
            ),
        )
        board = (
            RuleRow(
                "layout",
                self.tr("Board"),
                lambda rules: name_text(rules.layout.name),
                if_unusual=True,
                choices=[(name_text(layout.name), key) for key, layout in layouts().items()],
                values=layouts(),
            ),
            RuleRow(
                "open_racks",
                self.tr("Open racks: everybody sees all tiles"),
                lambda rules: self.tr("open racks") if rules.open_racks else "",
            ),
        )
        help_ = (
            RuleRow(
                "hints",
                self.tr("Hints"),
                lambda rules: self.tr("hints") if rules.hints is not Hints.NONE else "",
                choices=[(say.hints_title(hints), hints) for hints in Hints],
                tip=self.tr("Which words hints may show"),
            ),
            RuleRow(
                "take_back",
                self.tr("Undo is allowed"),
                lambda rules: self.tr("undo") if rules.take_back else self.tr("no undo"),
                if_unusual=True,
            ),
        )
        own_card = (
            RuleRow(
                "tiles",
                said=lambda rules: self.tr("{name} tiles").format(name=name_text(rules.tiles.name)),
                values=services.tile_sets,
                widget=self.language,
            ),
            RuleRow("lexicon", widget=self.lexicon),
        )
        challenge = RuleRow(
            "challenge",
            self.tr("Unlisted words"),
            lambda rules: "" if self._is_judged_as_usual(rules) else say.challenge_title(rules.challenge),
            choices=[(say.challenge_title(each), each) for each in challenges],
        )
        bluffs = RuleRow(
            "bluffs",
            self.tr("Computers may bluff"),
            lambda rules: self.tr("computers may bluff") * any(each.level and rules.bluffs for each in self.players()),
        )
        return (
            RulesSection(CardPlace.CARD, self.tr("Tiles and words"), own_card),
            RulesSection(CardPlace.LEFT, self.tr("Words"), (challenge,)),
            RulesSection(CardPlace.RIGHT, self.tr("Time"), time),
            RulesSection(CardPlace.RARE_LEFT, self.tr("Tiles"), tiles),
            RulesSection(CardPlace.RARE_LEFT, self.tr("Clocks"), clocks),
            RulesSection(CardPlace.RARE_RIGHT, self.tr("The end"), end),
            RulesSection(CardPlace.RARE_RIGHT, self.tr("Computer players"), (bluffs,)),
            RulesSection(CardPlace.LEFT, self.tr("Board"), board),
            RulesSection(CardPlace.RIGHT, self.tr("Help"), help_),
        )

    def make_fields(self) -> Sequence[Field]:
        made = super().make_fields()
        for each in made:
            if each.name in _NEVER_ENDS:  # before anybody makes rules of it
                each.chosen.connect(partial(self._keep_an_end, each.name))
        return made

    def picture(self, key: str) -> Paint:
        return board_of(self.presets[key].layout)

    def parts(self, rules: ScrabbleRules) -> Sequence[str]:
        title = self._say.preset_title(rules.key)
        if rules.key in self._shipped and not self._is_judged_as_usual(rules):
            title = preset_words("scrabble", rules.key).family or title
        return (title, *super().parts(rules))

    def _is_judged_as_usual(self, rules: ScrabbleRules) -> bool:
        usual: ScrabbleRules = self.presets.get(rules.key, self.presets[self.preset.value])
        return usual.challenge == rules.challenge

    def rules(self) -> ScrabbleRules:
        """Return the rules as chosen, by the name of the shipped preset that is like them."""
        chosen: ScrabbleRules = super().rules()
        return next(
            (self.presets[key] for key in self._shipped if self.presets[key] == replace(chosen, key=key)), chosen
        )

    def _keep_an_end(self, name: str, _number: int) -> None:
        """A game in which nobody can play ends, one way or the other."""
        (other,) = _NEVER_ENDS.keys() - {name}
        if not self.form.fields[name].value and not self.form.fields[other].value:
            self.form.fields[other].show(_NEVER_ENDS[other])

    def localized(self, rules: ScrabbleRules) -> ScrabbleRules:
        return self._services.scrabble_localized(rules)

    def told(self, key: str, rules: ScrabbleRules) -> tuple[str, str]:
        words = preset_words("scrabble", key)
        if key in self.first:
            return words.family, words.tagline
        return words.name, words.about or f"{name_text(rules.tiles.name)}, {name_text(rules.layout.name)}"


class TasteCard(Card):
    """Boxes about the table, remembered in `ScrabbleSetup` under their names."""

    def __init__(self, look: Appearance, title: str, setup: ScrabbleSetup, names: Sequence[str]) -> None:
        super().__init__(look, margin=24)
        texts = {
            "watch": self.tr("Watch the computer think"),
            "wait": self.tr("Pause between computer turns"),
            "symbols": self.tr("Large symbols on bonus squares"),
            "contrast": self.tr("Black-and-white board"),
        }
        self.boxes = {name: FittingCheckBox(texts[name]) for name in names}
        self.lay(label(title, "heading"), *self.boxes.values())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.form = Form(self, [Field(name, box) for name, box in self.boxes.items()])
        self.form.show(setup)


_PREMIUMS = {(1, 1): "#e9dfc8", (2, 1): "#a9cfe0", (3, 1): "#4f93b8", (1, 2): "#eeb4a2", (1, 3): "#cf5a4c"}


@cache
def board_of(layout: Layout) -> Paint:
    return partial(_paint_board, layout=layout)


def _paint_board(painter: QPainter, _theme: Theme, box: QRectF, layout: Layout) -> None:
    side = min(box.width(), box.height())
    board = QRectF(0, 0, side, side)
    board.moveCenter(box.center())
    set_pen_brush(painter, "#5e3922")
    painter.drawRoundedRect(board, side * 0.05, side * 0.05)
    inside = board.adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05)
    cells = round(len(layout.premiums) ** 0.5)
    edge = inside.width() / cells
    for square, premium in enumerate(layout.premiums):
        left, top = inside.left() + edge * (square % cells), inside.top() + edge * (square // cells)
        painter.setBrush(QColor(_PREMIUMS.get((premium.letter, premium.word), "#7d5a9c")))
        painter.drawRect(QRectF(left + edge * 0.06, top + edge * 0.06, edge * 0.88, edge * 0.88))


def paint_same_tiles(painter: QPainter, theme: Theme, box: QRectF) -> None:
    side = min(box.width() / 5, box.height() / 5)
    letters = "AESR"
    painter.setFont(sized_font(side * 0.6, QFont.Weight.Black))
    for row in range(3):
        top, left = box.center().y() + (row - 1.5) * side * 1.5, box.center().x() - side * len(letters) / 2
        set_pen_brush(painter, "#5e3922")
        painter.drawRoundedRect(QRectF(left - side * 0.2, top + side, side * 4.4, side * 0.3), 3, 3)
        for at, letter in enumerate(letters):
            tile = QRectF(left + at * side + 1, top + 1, side - 2, side)
            set_pen_brush(painter, "#f6e6bf")
            painter.drawRoundedRect(tile, side * 0.12, side * 0.12)
            painter.setPen(QColor(theme.ink))
            painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, letter)
