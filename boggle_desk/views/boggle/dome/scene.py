"""Puts the picture together: tray, shadows, cubes, cloth, dome, marks."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap

from boggle_desk.views.boggle.dome import cube_painter, tray
from boggle_desk.views.boggle.dome.camera import Camera, turned_size
from boggle_desk.views.boggle.dome.cube_painter import CubePainter, Placed
from boggle_desk.views.boggle.dome.faces import Matrix, flattened, multiplied, rotation, well
from boggle_desk.views.boggle.dome.motion import Motion, State
from boggle_desk.views.boggle.dome.still import Still
from boggle_desk.views.boggle.dome.studio import Studio
from boggle_desk.views.boggle.dome.tray import Order
from boggle_desk.views.theme import Theme


def _turning(quarters: float) -> Matrix:
    angle = -quarters * math.pi / 2
    c, s = math.cos(angle), math.sin(angle)
    return (c, -s, 0, s, c, 0, 0, 0, 1)


class Scene(QObject):
    """The picture of one board in one size and theme, with what can be kept of it."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.camera = Camera(400, 400, 4, 4)
        self._cubes = CubePainter(theme)
        self._ratio = 1.0
        self._studio = Studio(self)
        self._studio.ready.connect(self.changed)
        self._still = Still(self)
        self._still.ready.connect(self.changed)

    def fit(self, width: float, height: float, ratio: float, rows: int, columns: int) -> None:
        """Use this size in logical pixels, pixel ratio, and grid as it lies on the screen."""
        camera = Camera(width, height, rows, columns)
        if (camera, ratio) != (self.camera, self._ratio):
            self.camera, self._ratio = camera, ratio

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme, self._cubes = theme, CubePainter(theme)

    def finish(self, motion: Motion) -> None:
        """Have all fine pictures of the board as it is now."""
        self._studio.want(Order(self.camera, self.theme, self._ratio))
        self._studio.finish()
        self._want_still(motion)
        self._still.finish()

    def rest(self) -> None:
        """Make no more pictures while nobody sees them."""
        self._studio.rest()
        self._still.rest()

    def placed(self, motion: Motion) -> list[Placed]:
        """Return the cubes as they are to be painted."""
        turn = _turning(motion.angle)
        cubes: list[Placed] = []
        for pose, labels in zip(motion.poses, motion.labels, strict=True):
            x, y = turn[0] * pose[0] + turn[1] * pose[1], turn[3] * pose[0] + turn[4] * pose[1]
            cubes.append(((x, y, flattened(pose[2])), multiplied(turn, rotation(pose)), labels))
        return cubes

    def spot(self, cell: int, rows: int, columns: int, quarters: float) -> cube_painter.Spot:
        """Return where the upper face of a cell's cube is."""
        x, y = well(cell, rows, columns)
        turn = _turning(quarters)
        x, y = turn[0] * x + turn[1] * y, turn[3] * x + turn[4] * y
        return self.camera.point(x, y, 1.0), self.camera.scale_at(x, y, 1.0)

    # ---- painting

    def paint(self, painter: QPainter, motion: Motion) -> None:
        """Paint everything but the marks."""
        self._studio.want(Order(self.camera, self.theme, self._ratio))
        offset = QPointF(round(motion.hand.offset[0]), round(motion.hand.offset[1]))
        painter.save()
        painter.translate(offset)
        self._step_back(painter, motion.turning)
        self._paint_tray(painter, motion)
        if motion.cloth < 1 or motion.lifting:
            self._paint_cubes(painter, motion)
        elif motion.state is State.LYING and motion.turning == 1:
            self._want_still(motion)
        self._paint_cover(painter, motion)
        painter.restore()

    def _step_back(self, painter: QPainter, turning: float) -> None:
        """Make the picture smaller while the board turns, so that its corners stay inside."""
        if turning < 1:
            factor = 1 - 0.24 * math.sin(math.pi * turning)
            painter.translate(self.camera.width * (1 - factor) / 2, self.camera.height * (1 - factor) / 2)
            painter.scale(factor, factor)

    def _picture(self, painter: QPainter, kind: str) -> None:
        """Paint one of the pictures; one of another size is scaled, and a sketch stands in for none."""
        pixmap, order = self._studio.pictures.get(kind), self._studio.order
        if pixmap is None or order is None:
            tray.sketch(painter, kind, Order(self.camera, self.theme, self._ratio))
        else:
            self._scaled(painter, pixmap, order.camera)

    def _scaled(self, painter: QPainter, pixmap: QPixmap, made_for: Camera) -> None:
        if made_for == self.camera:
            painter.drawPixmap(0, 0, pixmap)
            return
        factor = self.camera.scale / made_for.scale
        width, height = made_for.width * factor, made_for.height * factor
        place = QRectF((self.camera.width - width) / 2, (self.camera.height - height) / 2, width, height)
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))

    def _paint_tray(self, painter: QPainter, motion: Motion) -> None:
        away = motion.angle_goal - motion.angle
        if motion.turning == 1:
            self._picture(painter, "tray")
            return
        painter.save()
        middle = QPointF(self.camera.width / 2, self.camera.height / 2)
        painter.translate(middle)
        painter.rotate(-90 * away)
        painter.translate(-middle)
        self._picture(painter, "tray")
        painter.restore()

    def _paint_cubes(self, painter: QPainter, motion: Motion) -> None:
        lying = motion.state is State.LYING and motion.turning == 1
        if lying:
            self._want_still(motion)
            if self._still.pixmap is not None and self._still.camera is not None:
                self._scaled(painter, self._still.pixmap, self._still.camera)
                return
        painter.save()
        if 0 < motion.cloth < 1:
            painter.setClipRect(QRectF(0, self._hem(motion), self.camera.width, self.camera.height))
        cubes = self.placed(motion)
        if motion.turning == 1:
            cube_painter.paint(painter, self.camera, cubes, self.camera.opening)
        self._cubes.paint(painter, self.camera, cubes, calm=1.0 if lying else motion.calm)
        painter.restore()

    def _hem(self, motion: Motion) -> float:
        """Return how far down the cloth reaches that is being drawn over the cubes."""
        hole = self.camera.opening
        return hole.top() + hole.height() * motion.cloth

    def _want_still(self, motion: Motion) -> None:
        key = (motion.settled_as, motion.angle_goal, self.camera, self._ratio, self.theme)
        self._still.want(key, self.camera, self._ratio, self._cubes, lambda: self.placed(motion))

    def _paint_cover(self, painter: QPainter, motion: Motion) -> None:
        if motion.dome <= 0:
            return
        painter.save()
        if motion.lifting:
            risen = 1 - motion.dome
            painter.translate(0, -self.camera.height * 0.9 * risen * risen)
            painter.setOpacity(min(1.0, motion.dome * 2.2))
        self._paint_cloth(painter, motion)
        if not motion.lifting:
            painter.setOpacity(motion.dome)
        self._picture(painter, "glass")
        painter.restore()

    def _paint_cloth(self, painter: QPainter, motion: Motion) -> None:
        """Paint the cloth, as far as it is drawn over the cubes, with the shadow of its hem."""
        if motion.cloth <= 0:
            return
        hole = self.camera.opening.adjusted(0.1 * self.camera.scale, 0, -0.1 * self.camera.scale, 0)
        if motion.cloth >= 1:
            self._picture(painter, "cloth")
            return
        hem, deep = self._hem(motion), 0.22 * self.camera.scale
        painter.save()
        painter.setClipRect(QRectF(0, 0, self.camera.width, hem))
        self._picture(painter, "cloth")
        painter.restore()
        shade = QLinearGradient(0, hem, 0, hem + deep)
        shade.setColorAt(0, QColor(0, 0, 0, 120))
        shade.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(QRectF(hole.left(), hem, hole.width(), min(deep, hole.bottom() - hem)), shade)
        painter.fillRect(QRectF(hole.left(), hem - 0.045 * self.camera.scale, hole.width(), 0.045 * self.camera.scale),
                         QColor(212, 172, 104, 210))  # fmt: skip

    def paint_marks(self, painter: QPainter, motion: Motion, path: Sequence[int], cursor: int | None,
                    flashed: Sequence[int]) -> None:  # fmt: skip
        """Paint the traced path, the keyboard's cursor and the cubes that flash."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        rows, columns = motion.rows, motion.columns
        if cursor is not None:
            cube_painter.paint_cursor(painter, self.spot(cursor, rows, columns, motion.angle), self.theme)
        spots = [self.spot(cell, rows, columns, motion.angle) for cell in path]
        cube_painter.paint_path(painter, spots, self.theme)
        for cell in flashed:
            cube_painter.paint_flash(painter, self.spot(cell, rows, columns, motion.angle), self.theme)


def screen_grid(motion: Motion) -> tuple[int, int]:
    """Return rows and columns of a board as they lie on the screen."""
    return turned_size(motion.rows, motion.columns, motion.angle_goal)
