"""Boggle for the room: the tray as large as it goes, and a cloth on it while nobody may look."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent

from boggle_desk.models.hall import HallNow
from boggle_desk.views.appearance import Appearance, smooth_painter
from boggle_desk.views.boggle.board_picture import BLEED, BoardPicture, under_cloth
from boggle_desk.views.hall_window import HallPicture

if TYPE_CHECKING:
    from boggle_desk.views.boggle.boggle_table_page import BoggleTablePage


class _Tray(BoardPicture):
    """A board that may lie under a cloth."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._look, self.covered = look, True

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.covered:
            under_cloth("", "", "")(smooth_painter(self), self._look.theme, QRectF(self.rect()))
        else:
            super().paintEvent(event)


class BoggleHall(HallPicture):
    def __init__(self, page: "BoggleTablePage") -> None:
        self._tray = _Tray(page.look)
        super().__init__(page, self._tray, BLEED)
        self._table = page

    def now(self) -> HallNow:
        return self._table.prompts.in_hall(self._table.state)

    def clock(self) -> tuple[float, float, bool]:
        clock = self._table.timer.clock
        return clock.left, clock.length, clock.running

    def show_now(self, now: HallNow, way: int) -> None:
        position = self._table.position
        self._tray.covered = not (now.open and position.cubes)
        if position.cubes and now.open:
            self._tray.show_board(position.rules.cubes, position.cubes)
            self._tray.show_path(tuple(now.path[:way]))
        self._tray.update()
