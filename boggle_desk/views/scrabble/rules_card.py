"""Which Scrabble: a preset, and in what the table wants it otherwise; and what differs by taste, not by rules."""

from collections.abc import Collection, Sequence
from functools import cache, partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.rules import Hints, ScrabbleRules
from boggle_desk.models.locale_text import name_text
from boggle_desk.settings import ScrabbleSetup
from boggle_desk.views.appearance import Appearance, Theme, sized_font
from boggle_desk.views.forms import Choice, Field, Form, Switch, show_row
from boggle_desk.views.kit import Card, FittingCheckBox, label
from boggle_desk.views.layouts import spaced
from boggle_desk.views.page import Steps
from boggle_desk.views.pictures import Paint, PictureChoice
from boggle_desk.views.rules_card import RulesCard, Section
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.services import AppContext

_PENALTIES = ("tournament_double", "tournament_single", "tournament_five", "tournament_ten")
"""Tournaments differ in what a lost challenge costs."""


class ScrabbleRulesCard(RulesCard):
    """Presets as pictures; tiles and dictionary have a card of their own."""

    kept = ("tiles", "layout", "lexicon", "open_racks")
    first = ("family", "club", "tournament_double")

    def __init__(self, services: AppContext, say: ScrabbleWords, without: Collection[str] = ()) -> None:
        self._say = say
        super().__init__(services, services.scrabble_presets, services.own_scrabble, without)

    def build(self) -> Steps:
        yield from super().build()
        self.shelf.show_chosen()
        look = self._services.look
        self.tiles_card = Card(look, margin=24)
        """Tiles, dictionary and penalty, in sight on a page that has a place for it; it goes with this card."""
        self.destroyed.connect(self.tiles_card.deleteLater)
        self.tiles_card.column.addWidget(
            self.form.section(look, self.tr("Tiles and words"), ("tiles", "lexicon"), [self.penalty])
        )
        self.preset.changed.connect(self._show_penalty)
        self._show_penalty()
        self.penalty.activated.connect(self._take_penalty)

    def put_beside(self, further: QWidget) -> None:
        """Put a card of another game beside those of the presets."""
        row = spaced(QHBoxLayout(), self._services.look, PictureChoice.gap, (0, 0, 0, 0))
        self.column.removeWidget(self.preset)
        row.addWidget(self.preset, len(self.first) + 1)
        row.addWidget(further, 1)
        self.column.addLayout(row, 1)

    def sections(self) -> tuple[Sequence[Section], Sequence[Section]]:
        return (((self.tr("Board"), ("layout", "open_racks")),), ((self.tr("Help"), ("hints",)),))

    def picture(self, key: str) -> Paint:
        return board_of(self.presets[key].layout)

    def parts(self, rules: ScrabbleRules) -> Sequence[str]:
        return (
            self._say.preset_title(rules.key),
            self.tr("{name} tiles").format(name=name_text(rules.tiles.name)),
            self.used("open_racks", self.tr("open racks")) if rules.open_racks else "",
            self.used("hints", self.tr("hints")) if rules.hints is not Hints.NONE else "",
            name_text(rules.layout.name) if rules.layout != self.presets[self.preset.value].layout else "",
        )

    def _show_penalty(self) -> None:
        show_row(self.penalty, self.preset.value in _PENALTIES)
        self.penalty.choose(self.preset.value)

    def _take_penalty(self) -> None:
        if self.preset.value in _PENALTIES:
            self.preset.choose(self.penalty.value)

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
        self.penalty = Choice(self.tr("Lost challenge"), [(self._say.penalty(key), key) for key in _PENALTIES])
        return (
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
