"""What the game does for a real box on the table: it keeps score, reads the board, and prints sheets."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from boggle_desk.storage.shipped import layouts
from boggle_desk.views.appearance import Appearance, smooth_painter
from boggle_desk.views.boggle.board_picture import tray_of
from boggle_desk.views.controls import Card, button, label
from boggle_desk.views.layouts import Scrolled, fold, in_column, in_row, sized
from boggle_desk.views.page import RoomPage
from boggle_desk.views.pictures import Paint, Picture
from boggle_desk.views.scrabble.scrabble_rules_card import board_of
from boggle_desk.views.services import AppContext


class _StillPicture(QWidget):
    def __init__(self, look: Appearance, paint: Paint) -> None:
        super().__init__()
        self._look, self._paint, self._picture = look, paint, Picture(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._picture.show(smooth_painter(self), self._look.theme, QRectF(self.rect()), self._paint)


class FromTheTablePage(RoomPage):
    """A card per game with what can be done with its box, and one for printing."""

    help_page = "40_score_pad"

    def __init__(self, services: AppContext, first: str = "") -> None:
        """`first`: the kind of pad whose button gets the focus, or "print"; by default the last pad."""
        super().__init__(services)
        self._first = first or services.choices.settings.pad.kind
        self.back = button("←", self.home_asked.emit, "back", name=self.tr("Back"), tip=self.tr("Back"))
        self.pads: dict[str, QPushButton] = {}
        self.boards: dict[str, QPushButton] = {}
        self.print = button(self.tr("Print sheets…"), self.print_asked.emit)
        boggle = self._card(
            self.tr("Boggle"), self.tr("Your own cubes, pencils and paper"), tray_of(4, 4),
            "boggle_pad", "real_board", self.tr("Find all words"),
        )  # fmt: skip
        scrabble = self._card(
            self.tr("Scrabble"), self.tr("Your own board and tiles"), board_of(layouts()["standard"]),
            "scrabble_pad", "position", self.tr("Find best plays"),
        )  # fmt: skip
        paper = Card(self.look, margin=24)
        said = in_column(
            self.look,
            label(self.tr("On paper"), "heading", wrap=True),
            label(self.tr("Fresh boards and empty score sheets"), "muted", wrap=True),
            gap=4,
        )
        paper.lay(in_row(self.look, (said, 1), sized(self.print, self.look, wide=220)))
        self._games = in_row(self.look, (boggle, 1), (scrabble, 1), gap=16)
        content = QWidget()
        in_column(self.look, (self._games, 1), paper, gap=16, on=content)
        head = in_row(self.look, self.back, (label(self.tr("From the table"), "title", wrap=True), 1), gap=16)
        in_column(self.look, head, (Scrolled(content), 1), gap=16, margins=(48, 14, 48, 24), on=self)

    def _card(self, title: str, summary: str, paint: Paint, pad: str, board: str, find: str) -> Card:
        card = Card(self.look, margin=24, spacing=12)
        keep = button(self.tr("Keep score"), partial(self.setup_asked.emit, pad), "primary")
        read = button(find, partial(self.room_asked.emit, board))
        for each in (keep, read):
            each.setAccessibleDescription(title)
        self.pads[pad], self.boards[board] = keep, read
        picture = sized(_StillPicture(self.look, paint), self.look, high=180, grows=False)
        card.lay((picture, 1), label(title, "heading"), label(summary, "muted", wrap=True))
        card.lay(in_row(self.look, (read, 1), (keep, 1), gap=12))
        return card

    def fit(self) -> None:
        fold(self._games, self.width() < self.look.px(900))

    def take_focus(self) -> None:
        self.pads.get(self._first, self.print).setFocus()
