"""Small still boards: a widget with a word's path, and a picture for cards."""

from collections.abc import Sequence
from datetime import date
from functools import cache, partial
from random import Random

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QHideEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import CubeSet, PlacedCube
from boggle_desk.views.appearance import CENTRE, Appearance, Theme, mix, set_pen_brush, sized_font, write
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.motion import CubeMotion
from boggle_desk.views.boggle.dome.scene import Scene, TrayKey, screen_grid, upright
from boggle_desk.views.pictures import Paint

BLEED = 0.065
"""The share of the picture at each edge that is only shadow."""


class BoardPicture(QWidget):
    """Cubes in their tray, as large as the widget."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._scene = Scene(look.theme, self, domed=False)
        self._scene.changed.connect(self.update)
        self._motion: CubeMotion | None = None
        self._path: tuple[int, ...] = ()
        look.changed.connect(self._follow_look)

    def show_board(self, cubes: CubeSet | Board, placed: tuple[PlacedCube, ...], turned: int = 0) -> None:
        """Show these cubes, turned clockwise by quarters, without a path."""
        same = self._motion is not None and self._motion.cubes == placed
        motion = self._motion if same else CubeMotion(cubes.rows, cubes.columns, placed, False, Random())
        assert motion is not None  # noqa: S101  # made above
        motion.set_turns(turned)
        self._motion = motion
        self.show_path(())
        rows = (placed[at : at + cubes.columns] for at in range(0, len(placed), cubes.columns))
        self.setAccessibleName(self.tr("Board: {rows}").format(rows=", ".join(
            " ".join(cube.letters for cube in row) for row in rows
        )))  # fmt: skip

    def show_path(self, cells: Sequence[int]) -> None:
        if self._path != tuple(cells):
            self._path = tuple(cells)
            self.update()

    @property
    def path(self) -> tuple[int, ...]:
        return self._path

    def cell_at(self, point: QPointF, reach: float) -> int | None:
        if self._motion is None:
            return None
        self._fit(self._motion)
        return self._scene.cell_at(point, reach, self._motion)

    def finish_pictures(self) -> None:
        """Paint the fine pictures now, not in the background."""
        if self._motion:
            self._fit(self._motion)
            self._scene.finish(self._motion)

    def _follow_look(self) -> None:
        self._scene.set_theme(self._look.theme)
        self.update()

    def _fit(self, motion: CubeMotion) -> None:
        self._scene.fit(self.width(), self.height(), self.devicePixelRatioF(), *screen_grid(motion))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._motion is None:
            return
        self._fit(self._motion)
        if not self.isVisible():
            self._scene.finish(self._motion)
        painter = QPainter(self)
        self._scene.paint(painter, self._motion)
        self._scene.paint_marks(painter, self._motion, self._path, None)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._scene.rest()


_LETTERS = "HTESQYNREMDUARXSRLPOCENSTAIGHTBLUEWDN"


@cache
def tray_of(rows: int, columns: int, letters: str = "") -> Paint:
    """Return a painter of a small tray with these or random letters."""
    cells = ((row * 5 + column) % len(_LETTERS) for row in range(rows) for column in range(columns))
    return partial(_paint_tray, rows=rows, columns=columns, letters=letters or [_LETTERS[cell] for cell in cells])


def _paint_tray(painter: QPainter, theme: Theme, box: QRectF, rows: int, columns: int, letters: Sequence[str]) -> None:
    side = int(min(box.width(), box.height()))
    place = QRectF(0, 0, side, side)
    place.moveCenter(box.center())
    key = TrayKey(Camera(side, side, rows, columns), theme, painter.device().devicePixelRatio())
    painter.drawImage(place.topLeft(), upright(key, letters))


def under_cloth(*lines: str) -> Paint:
    """Return a painter of a small tray whose cubes nobody may see yet: a cloth lies on it with these three lines."""
    return partial(_paint_cloth, lines=lines)


def day_under_cloth(day: date) -> Paint:
    """Return a painter of the board of a day that nobody may see yet."""
    when, locale = QDate(day.year, day.month, day.day), QLocale()
    return under_cloth(locale.toString(when, "MMM").strip(".").upper(), str(day.day), locale.toString(when, "dddd"))


def _paint_cloth(painter: QPainter, theme: Theme, box: QRectF, lines: Sequence[str]) -> None:
    _paint_tray(painter, theme, box, 4, 4, " " * 16)
    side = min(box.width(), box.height())
    cloth = QRectF(0, 0, 0.72 * side, 0.72 * side)
    cloth.moveCenter(box.center())
    edge, bulge = QPainterPath(cloth.topLeft()), 0.025 * side
    for end in (cloth.topRight(), cloth.bottomRight(), cloth.bottomLeft(), cloth.topLeft()):
        along = end - edge.currentPosition()
        outwards = QPointF(along.y(), -along.x()) * bulge / cloth.width()
        edge.quadTo(edge.currentPosition() + along / 2 + outwards, end)
    set_pen_brush(painter, QColor(0, 0, 0, 70))
    painter.drawPath(edge.translated(0, 0.02 * side))
    light = QLinearGradient(cloth.topLeft(), cloth.bottomRight())
    light.setColorAt(0, QColor(mix(theme.felt, "#ffffff", 0.8)))
    light.setColorAt(1, QColor(mix(theme.felt, "#000000", 0.8)))
    set_pen_brush(painter, light, QColor(0, 0, 0, 90))
    painter.drawPath(edge)
    painter.setClipPath(edge)
    for share in (1 / 3, 2 / 3):  # it was folded
        for fold, ink in ((-0.008, QColor(255, 255, 255, 34)), (0.008, QColor(0, 0, 0, 50))):
            painter.setPen(QPen(ink, 0.016 * side))
            x, y = cloth.left() + cloth.width() * (share + fold), cloth.top() + cloth.height() * (share + fold)
            painter.drawLine(QPointF(x, cloth.top() - bulge), QPointF(x - 0.01 * side, cloth.bottom() + bulge))
            painter.drawLine(QPointF(cloth.left() - bulge, y), QPointF(cloth.right() + bulge, y + 0.01 * side))
    painter.setClipping(False)
    for text, middle, high in zip(lines, (-0.21, 0, 0.21), (0.095, 0.29, 0.085), strict=True):
        font = sized_font(high * side, QFont.Weight.Black)
        line = QRectF(cloth.left(), box.center().y() + (middle - high) * side, cloth.width(), 2 * high * side)
        write(painter, line, text, font, "#ffe3a6", CENTRE)
