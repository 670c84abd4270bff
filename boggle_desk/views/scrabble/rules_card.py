"""Which Scrabble: a preset, and in what the table wants it otherwise; and what differs by taste, not by rules."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache, partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.rules import ASK_TABLE, DOUBLE, REFUSE, SINGLE, EndRacks, Hints, ScrabbleRules
from boggle_desk.models.locale_text import name_text
from boggle_desk.settings import ScrabbleSetup
from boggle_desk.views.appearance import Appearance, Theme, sized_font
from boggle_desk.views.forms import Choice, Field, Form, Switch, number_field
from boggle_desk.views.kit import Card, FittingCheckBox, label
from boggle_desk.views.layouts import spaced
from boggle_desk.views.pictures import Paint, PictureChoice
from boggle_desk.views.rules_card import RulesCard, Section
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.services import AppContext

_CHALLENGES = (ASK_TABLE, REFUSE, SINGLE, DOUBLE, replace(SINGLE, bonus=5), replace(SINGLE, bonus=10))
_NEVER_ENDS = {"pass_rounds": 1, "scoreless_limit": 6}
"""The two ways in which a game without a play ends, each with what it takes when the other is switched off."""


class ScrabbleRulesCard(RulesCard):
    """Presets as pictures; tiles and dictionary have a card of their own."""

    kept = ("tiles", "layout", "lexicon", "open_racks")
    first = ("family", "club", "tournament_double")

    def __init__(self, services: AppContext, say: ScrabbleWords, without: Collection[str] = ()) -> None:
        self._say = say
        super().__init__(services, services.scrabble_presets, services.own_scrabble, without)
        self.shelf.show_chosen()
        look = self._services.look
        self.tiles_card = Card(look, margin=24)
        """Tiles and dictionary, in sight on a page that has a place for it; it goes with this card."""
        self.destroyed.connect(self.tiles_card.deleteLater)
        self.tiles_card.column.addWidget(self.form.section(look, self.tr("Tiles and words"), ("tiles", "lexicon")))

    def put_beside(self, further: QWidget) -> None:
        """Put a card of another game beside those of the presets."""
        row = spaced(QHBoxLayout(), self._services.look, PictureChoice.gap, (0, 0, 0, 0))
        self.column.removeWidget(self.preset)
        row.addWidget(self.preset, len(self.first) + 1)
        row.addWidget(further, 1)
        self.column.addLayout(row, 1)

    def sections(self) -> tuple[Sequence[Section], Sequence[Section]]:
        return (
            ((self.tr("Words"), ("challenge",)), (self.tr("Board"), ("layout", "open_racks"))),
            ((self.tr("Time"), ("seconds",)), (self.tr("Help"), ("hints", "take_back"))),
        )

    def rare_sections(self) -> Sequence[Sequence[Section]]:
        return (
            (
                (self.tr("Tiles"), ("exchange_minimum", "bingo_bonus")),
                (self.tr("Clocks"), ("overtime", "turn_seconds")),
            ),
            (
                (self.tr("The end"), ("pass_rounds", "scoreless_limit", "end_racks")),
                (self.tr("Computer players"), ("bluffs",)),
            ),
        )

    def picture(self, key: str) -> Paint:
        return board_of(self.presets[key].layout)

    def parts(self, rules: ScrabbleRules) -> Sequence[str]:
        usual, title = self.presets[self.preset.value], self._say.preset_title(rules.key)
        judged = self.presets.get(rules.key, usual).challenge == rules.challenge
        texts = {  # what is said of rules that the preset has otherwise
            "exchange_minimum": self.tr("exchange from %n tile(s) on", "", rules.exchange_minimum),
            "bingo_bonus": self.tr("bonus {points}").format(points=rules.bingo_bonus),
            "overtime": self.tr("{points} points a minute of overtime").format(points=rules.overtime),
            "pass_rounds": self.tr("ends after %n round(s) of passes", "", rules.pass_rounds)
            if rules.pass_rounds
            else self.tr("passes never end it"),
            "scoreless_limit": self.tr("ends after %n turn(s) without points", "", rules.scoreless_limit)
            if rules.scoreless_limit
            else self.tr("turns without points never end it"),
            "end_racks": self._say.end_racks(rules.end_racks),
            "take_back": self.tr("undo") if rules.take_back else self.tr("no undo"),
            "layout": name_text(rules.layout.name),
        }
        return (
            title if judged else title.partition(",")[0],
            self.tr("{name} tiles").format(name=name_text(rules.tiles.name)),
            "" if judged else self._say.challenge_title(rules.challenge),
            self.used("seconds", self.tr("%n minute(s) each", "", round(rules.seconds / 60))) if rules.seconds else "",
            self.used("turn_seconds", self.tr("%n second(s) a turn", "", rules.turn_seconds))
            if rules.turn_seconds
            else "",
            self.used("bluffs", self.tr("computers may bluff")) if rules.bluffs else "",
            self.used("open_racks", self.tr("open racks")) if rules.open_racks else "",
            self.used("hints", self.tr("hints")) if rules.hints is not Hints.NONE else "",
            *(
                "" if getattr(rules, name) == getattr(usual, name) else self.used(name, text)
                for name, text in texts.items()
            ),
        )

    def rules(self) -> ScrabbleRules:
        """Return the rules as chosen, by the name of the shipped preset that is like them."""
        chosen: ScrabbleRules = super().rules()
        return next(
            (self.presets[key] for key in self._shipped if self.presets[key] == replace(chosen, key=key)), chosen
        )

    def _keep_an_end(self, name: str) -> None:
        """A game in which nobody can play ends, one way or the other."""
        (other,) = _NEVER_ENDS.keys() - {name}
        if not self.form.fields[name].value and not self.form.fields[other].value:
            self.form.fields[other].show(_NEVER_ENDS[other])

    def spoken(self, rules: ScrabbleRules) -> ScrabbleRules:
        return self._services.scrabble_spoken(rules)

    def show_language(self) -> None:
        """The choice of the language is that of the tiles."""

    def told(self, key: str, rules: ScrabbleRules) -> tuple[str, str]:
        short = {
            "family": (self.tr("Family"), self.tr("decide together")),
            "club": (self.tr("Club"), self.tr("challenge freely")),
            "tournament_double": (self.tr("Tournament"), self.tr("challenges cost")),
        }
        summary = self._say.preset_summary(key) or f"{name_text(rules.tiles.name)}, {name_text(rules.layout.name)}"
        return short.get(key) or (self._say.preset_title(key), summary)

    def make_fields(self) -> Sequence[Field]:
        services = self._services
        self.layout_ = Choice(
            self.tr("Board"), [(name_text(layout.name), key) for key, layout in services.layouts.items()]
        )
        self.hints = Choice(self.tr("Hints"), [(self._say.hints_title(hints), hints) for hints in Hints])
        self.hints.setToolTip(self.tr("Which words hints may show"))
        self.open_racks = Switch(services.look, self.tr("Open racks: everybody sees all tiles"))
        challenges = dict.fromkeys((*_CHALLENGES, *(each.challenge for each in self.presets.values())))
        challenge = Choice(self.tr("Unlisted words"), [(self._say.challenge_title(each), each) for each in challenges])
        look, clock = services.look, number_field(self.tr("Clock of each player"), 0, 180, self.tr("no clock"), unit=60)
        clock.setSuffix(self.tr(" min"))
        glass = number_field(self.tr("Timer for each turn"), 0, 3600, self.tr("no timer"))
        glass.setSuffix(self.tr(" s"))
        overtime = number_field(self.tr("A minute over time costs"), 0, 1000, self.tr("nothing"))
        bonus = number_field(self.tr("All tiles at once"), 0, 1000, self.tr("no bonus"))
        for each in (overtime, bonus):
            each.setSuffix(self.tr(" points"))
        for each, step in ((clock, 5), (glass, 30), (overtime, 5), (bonus, 5)):
            each.setSingleStep(step)
        exchange = number_field(self.tr("Exchange from"), 1, 100)
        exchange.setSuffix(self.tr(" tiles"))
        passes = number_field(self.tr("Rounds of passes"), 0, 100, self.tr("never"))
        scoreless = number_field(self.tr("Turns without points"), 0, 100, self.tr("never"))
        passes.valueChanged.connect(lambda _number: self._keep_an_end("pass_rounds"))
        scoreless.valueChanged.connect(lambda _number: self._keep_an_end("scoreless_limit"))
        ends: Choice[EndRacks] = Choice(
            self.tr("Tiles left at the end"), [(self._say.end_racks(each), each) for each in EndRacks]
        )
        return (
            Field("challenge", challenge),
            Field("seconds", clock),
            Field("overtime", overtime),
            Field("turn_seconds", glass),
            Field("exchange_minimum", exchange),
            Field("bingo_bonus", bonus),
            Field("pass_rounds", passes),
            Field("scoreless_limit", scoreless),
            Field("end_racks", ends),
            Field("take_back", Switch(look, self.tr("Undo is allowed"))),
            Field("bluffs", Switch(look, self.tr("Computers may bluff"))),
            Field("tiles", self.language, read=services.tile_sets.__getitem__, keep=lambda tiles: tiles.key),
            Field("layout", self.layout_, read=services.layouts.__getitem__, keep=lambda layout: layout.key),
            Field("lexicon", self.lexicon),
            Field("hints", self.hints),
            Field("open_racks", self.open_racks),
        )


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
        self.column.addWidget(label(title, "heading"))
        self.boxes = {name: FittingCheckBox(texts[name]) for name in names}
        for box in self.boxes.values():
            self.column.addWidget(box)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.form = Form(self, [Field(name, box) for name, box in self.boxes.items()])
        self.form.show(setup)


_PREMIUMS = {(1, 1): "#e9dfc8", (2, 1): "#a9cfe0", (3, 1): "#4f93b8", (1, 2): "#eeb4a2", (1, 3): "#cf5a4c"}


@cache
def board_of(layout: Layout) -> Paint:
    """Return what paints a small board."""
    return partial(_paint_board, layout=layout)


def _paint_board(painter: QPainter, _theme: Theme, box: QRectF, layout: Layout) -> None:
    side = min(box.width(), box.height())
    board = QRectF(0, 0, side, side)
    board.moveCenter(box.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#5e3922"))
    painter.drawRoundedRect(board, side * 0.05, side * 0.05)
    inside = board.adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05)
    cells = round(len(layout.premiums) ** 0.5)
    edge = inside.width() / cells
    for square, premium in enumerate(layout.premiums):
        left, top = inside.left() + edge * (square % cells), inside.top() + edge * (square // cells)
        painter.setBrush(QColor(_PREMIUMS.get((premium.letter, premium.word), "#7d5a9c")))
        painter.drawRect(QRectF(left + edge * 0.06, top + edge * 0.06, edge * 0.88, edge * 0.88))


def paint_same_tiles(painter: QPainter, theme: Theme, box: QRectF) -> None:
    """Paint three racks with the same tiles."""
    side = min(box.width() / 5, box.height() / 5)
    letters = "AESR"
    painter.setFont(sized_font(side * 0.6, QFont.Weight.Black))
    for row in range(3):
        top, left = box.center().y() + (row - 1.5) * side * 1.5, box.center().x() - side * len(letters) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#5e3922"))
        painter.drawRoundedRect(QRectF(left - side * 0.2, top + side, side * 4.4, side * 0.3), 3, 3)
        for at, letter in enumerate(letters):
            tile = QRectF(left + at * side + 1, top + 1, side - 2, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#f6e6bf"))
            painter.drawRoundedRect(tile, side * 0.12, side * 0.12)
            painter.setPen(QColor(theme.ink))
            painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, letter)
