"""Boggle's tray on the home page, with the game's name traced on its cubes."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QVariantAnimation
from PySide6.QtGui import QEnterEvent, QPainter, QPainterPath, QRegion, QResizeEvent

from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.home_box import PICTURE, GameBox, shown_in
from boggle_desk.views.services import AppContext

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boggle_desk.engine.boggle.cubes import PlacedCube
    from boggle_desk.views.boggle.board_picture import BoardPicture

_PATH = (0, 1, 2, 6, 5, 9)


class BoggleBox(GameBox):
    """Shows its board a moment after the page, once the painters are loaded."""

    def __init__(self, services: AppContext, title: str, caption: str) -> None:
        super().__init__(services.look, title, caption)
        self._services = services
        self._board: BoardPicture | None = None
        self._language = ""
        self._trace = QVariantAnimation(self, startValue=0, endValue=len(_PATH), duration=90 * len(_PATH))
        self._trace.valueChanged.connect(self._show_path)

    def fill(self) -> None:
        """Show the board in the game's language; the first time, trace the path."""
        if self._board is None:
            from boggle_desk.views.boggle.board_picture import BoardPicture

            self._board = BoardPicture(self.look)
            self._board.setParent(self)
            self._board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._place()
            self._board.show()
            self._trace.start()
        if self._language != self._services.lexica.game:
            self._language = self._services.lexica.game
            shown = shown_in(self._language)
            self._board.show_board(cube_sets()[shown["box"]], cubes_of(shown["cubes"].split()))
            self._board.setAccessibleName("BOGGLE")  # the letters say nothing more
        if not self.look.motion:
            self._trace.stop()
            self._show_path(len(_PATH))

    def _show_path(self, count: int) -> None:
        if self._board:
            self._board.show_path(_PATH[:count])

    def paint_box(self, _painter: QPainter) -> None:
        """The board is a widget of its own."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._place()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._place()

    def _place(self) -> None:
        if self._board:
            side = self.look.picture_px(PICTURE)
            left = round(self.centre.x() - side / 2)
            self._board.setGeometry(left, self.lift, side, side)
            button = QPainterPath()
            button.addRoundedRect(self.button_place.translated(-left, 0), self.look.px(14), self.look.px(14))
            self._board.setMask(QRegion(self._board.rect()) - QRegion(button.toFillPolygon().toPolygon()))


def cubes_of(faces: "Iterable[str]") -> "tuple[PlacedCube, ...]":
    """Return cubes that show these faces upright; a space shows none."""
    from boggle_desk.engine.boggle.cubes import PlacedCube

    return tuple(PlacedCube((*"ESTA", letter.strip(), "R"), 4, 0) for letter in faces)
