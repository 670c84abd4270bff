"""Puts the picture together: tray, shadows, cubes, cloth, dome, marks."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from boggle_desk.views.boggle.dome import marks, shadows, tray
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.cube_painter import CubePainter, Placed
from boggle_desk.views.boggle.dome.faces import Matrix, flattened, multiplied, rotation, well
from boggle_desk.views.boggle.dome.motion import Motion, State
from boggle_desk.views.boggle.dome.tracer import turned_size
from boggle_desk.views.theme import Theme


def _turning(quarters: float) -> Matrix:
    angle = -quarters * math.pi / 2
    c, s = math.cos(angle), math.sin(angle)
    return (c, -s, 0, s, c, 0, 0, 0, 1)


class Scene:
    """The picture of one board in one size and theme, with what can be kept of it."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.camera = Camera(400, 400, 4, 4)
        self._cubes = CubePainter(theme)
        self._ratio = 1.0
        self._art: tray.Art | None = None
        self._still: QPixmap | None = None

    def fit(self, width: float, height: float, ratio: float, rows: int, columns: int) -> None:
        """Use this size in logical pixels, pixel ratio, and grid as it lies on the screen."""
        camera = Camera(width, height, rows, columns)
        if (camera, ratio) != (self.camera, self._ratio):
            self.camera, self._ratio, self._art, self._still = camera, ratio, None, None

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme, self._cubes, self._art, self._still = theme, CubePainter(theme), None, None

    def stir(self) -> None:
        """Forget the picture of lying cubes."""
        self._still = None

    def placed(self, motion: Motion) -> list[Placed]:
        """Return the cubes as they are to be painted."""
        turn = _turning(motion.angle)
        cubes: list[Placed] = []
        for pose, labels in zip(motion.poses, motion.labels, strict=True):
            x, y = turn[0] * pose[0] + turn[1] * pose[1], turn[3] * pose[0] + turn[4] * pose[1]
            cubes.append(((x, y, flattened(pose[2])), multiplied(turn, rotation(pose)), labels))
        return cubes

    def spot(self, cell: int, rows: int, columns: int, quarters: float) -> marks.Spot:
        """Return where the upper face of a cell's cube is."""
        x, y = well(cell, rows, columns)
        turn = _turning(quarters)
        x, y = turn[0] * x + turn[1] * y, turn[3] * x + turn[4] * y
        return self.camera.point(x, y, 1.0), self.camera.scale_at(x, y, 1.0)

    def paint(self, painter: QPainter, motion: Motion) -> None:
        """Paint everything but the marks."""
        art = self._art or tray.make(self.camera, self.theme, self._ratio)
        self._art = art
        offset = QPointF(round(motion.hand.offset[0]), round(motion.hand.offset[1]))
        painter.translate(offset)
        self._paint_tray(painter, motion, art)
        if motion.cloth < 1 or motion.lifting:
            self._paint_cubes(painter, motion, art)
        self._paint_cover(painter, motion, art)
        painter.translate(-offset)

    def _paint_tray(self, painter: QPainter, motion: Motion, art: tray.Art) -> None:
        away = motion.angle_goal - motion.angle
        if away == 0:
            painter.drawPixmap(0, 0, art.tray)
            return
        painter.save()
        middle = QPointF(self.camera.width / 2, self.camera.height / 2)
        painter.translate(middle)
        painter.rotate(-90 * away)
        painter.drawPixmap(-middle, art.tray)
        painter.restore()

    def _paint_cubes(self, painter: QPainter, motion: Motion, art: tray.Art) -> None:
        if motion.state is State.LYING and motion.angle == motion.angle_goal:
            painter.drawPixmap(0, 0, self._lying(motion))
            return
        cubes = self.placed(motion)
        shadows.paint(painter, self.camera, cubes, self.camera.opening)
        self._cubes.paint(painter, self.camera, cubes)

    def _lying(self, motion: Motion) -> QPixmap:
        if self._still is None:
            width, height = round(self.camera.width * self._ratio), round(self.camera.height * self._ratio)
            still = QPixmap(width, height)
            still.setDevicePixelRatio(self._ratio)
            still.fill(Qt.GlobalColor.transparent)
            painter = QPainter(still)
            cubes = self.placed(motion)
            shadows.paint(painter, self.camera, cubes, self.camera.opening)
            self._cubes.paint(painter, self.camera, cubes, calm=1.0, fine=True)
            painter.end()
            self._still = still
        return self._still

    def _paint_cover(self, painter: QPainter, motion: Motion, art: tray.Art) -> None:
        if motion.dome <= 0:
            return
        painter.save()
        if motion.lifting:
            risen = 1 - motion.dome
            painter.translate(0, -self.camera.height * 0.5 * risen * risen)
            painter.setOpacity(motion.dome)
        self._paint_cloth(painter, motion, art)
        painter.setOpacity(motion.dome)
        painter.drawPixmap(0, 0, art.glass)
        painter.restore()

    def _paint_cloth(self, painter: QPainter, motion: Motion, art: tray.Art) -> None:
        if motion.cloth <= 0:
            return
        hole = self.camera.opening
        if motion.cloth < 1:
            painter.setClipRect(QRectF(0, 0, self.camera.width, hole.top() + hole.height() * motion.cloth))
        painter.drawPixmap(0, 0, art.cloth)
        painter.setClipping(False)

    def paint_marks(self, painter: QPainter, motion: Motion, path: Sequence[int], good: bool | None,
                    cursor: int | None) -> None:  # fmt: skip
        """Paint the traced path and the keyboard's cursor."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        rows, columns = motion.rows, motion.columns
        if cursor is not None:
            marks.paint_cursor(painter, self.spot(cursor, rows, columns, motion.angle), self.theme)
        spots = [self.spot(cell, rows, columns, motion.angle) for cell in path]
        marks.paint_path(painter, spots, self.theme, good)


def screen_grid(motion: Motion) -> tuple[int, int]:
    """Return rows and columns of a board as they lie on the screen."""
    return turned_size(motion.rows, motion.columns, motion.angle_goal)
