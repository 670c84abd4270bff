"""Small still boards: a widget with a word's path, and a picture for cards."""

from collections.abc import Sequence
from functools import cache, partial
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import CubeSet, PlacedCube
from boggle_desk.views.appearance import Appearance, Theme
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.motion import Motion
from boggle_desk.views.boggle.dome.scene import Scene, TrayKey, paint_upright, screen_grid
from boggle_desk.views.pictures import Paint


class BoardPicture(QWidget):
    """Cubes in their tray, as large as the widget."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._scene = Scene(look.theme, self, domed=False)
        self._scene.changed.connect(self.update)
        self._motion: Motion | None = None
        self._path: tuple[int, ...] = ()
        look.changed.connect(self._follow_look)

    def show_board(self, cubes: CubeSet | Board, placed: tuple[PlacedCube, ...], turned: int = 0) -> None:
        """Show these cubes, turned clockwise by quarters, without a path."""
        same = self._motion is not None and self._motion.cubes == placed
        motion = self._motion if same else Motion(cubes.rows, cubes.columns, placed, False, Random())
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

    def _fit(self, motion: Motion) -> None:
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
    image = key.blank()
    inner = QPainter(image)
    paint_upright(inner, key, letters)
    inner.end()
    painter.drawImage(place.topLeft(), image)
