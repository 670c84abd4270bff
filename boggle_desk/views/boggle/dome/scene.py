"""Puts the picture together: tray, shadows, cubes, cloth, dome, marks."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QLinearGradient, QPainter, QPainterPath, QPixmap

from boggle_desk.paths import resource
from boggle_desk.views.boggle.dome import cube_painter
from boggle_desk.views.boggle.dome.camera import FRAME, MARGIN, Camera, outer_half, turned_size
from boggle_desk.views.boggle.dome.cube_painter import CubePainter, Placed
from boggle_desk.views.boggle.dome.faces import Matrix, flattened, multiplied, rotation, well
from boggle_desk.views.boggle.dome.motion import Motion, State
from boggle_desk.views.render_cache import Images, RenderCache, RenderKey
from boggle_desk.views.theme import Theme

_FINISHED = (4, 5, 6)
"""The sizes of square boards of which there are finished pictures."""
_VELVET = "#26314e"


@dataclass(frozen=True)
class TrayKey(RenderKey):
    """A tray with its cloth and its glass, in one size and light."""

    geometry: Camera
    ratio: float

    @property
    def grid(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.geometry.rows, self.geometry.columns

    def blank(self) -> QImage:
        """Return an empty picture of this size."""
        size = QSize(round(self.geometry.width * self.ratio), round(self.geometry.height * self.ratio))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self.ratio)
        image.fill(Qt.GlobalColor.transparent)
        return image


@dataclass(frozen=True)
class CubesKey(TrayKey):
    """Cubes that lie still."""

    cubes: tuple[Placed, ...] = ()


# ---- pictures, painted on a thread


def _paint_tray(key: TrayKey, _before: TrayKey | None, _images: Images) -> Iterator[tuple[str, QImage]]:
    """Yield the pictures of tray, cloth and glass. Only the usual boards have finished ones."""
    for kind in ("tray", "cloth", "glass"):
        image = key.blank()
        painter = QPainter(image)
        if key.geometry.rows == key.geometry.columns and key.geometry.rows in _FINISHED:
            _place(painter, kind, key)
            if kind != "glass":
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
                painter.fillRect(image.rect(), _dimmed(key.theme, kind))
        else:
            _sketch(painter, kind, key)
        painter.end()
        yield kind, image


def _dimmed(theme: Theme, kind: str) -> QColor:
    """Return the veil that makes a picture fit a theme: by lamplight walnut and felt are darker."""
    light = QColor(theme.wood_light).lightnessF() / 0.412
    return QColor(10, 9, 12, max(0, min(160, round(230 * (1 - light) * (0.9 if kind == "tray" else 0.7)))))


def _place(painter: QPainter, kind: str, key: TrayKey) -> None:
    """Paint a finished picture, scaled while it is read: that leaves Python free for the window's thread."""
    camera, ratio = key.geometry, key.ratio
    side = camera.scale * 2 * outer_half(camera.columns) * 1.012 / (1 - 2 * MARGIN)
    reader = QImageReader(str(resource("images", f"{kind}_{camera.columns}.webp")))
    reader.setScaledSize(QSize(max(1, round(side * ratio)), max(1, round(side * ratio))))
    finished = reader.read()
    finished.setDevicePixelRatio(ratio)
    left = round((camera.width * ratio - finished.width()) / 2)
    top = round((camera.height * ratio - finished.height()) / 2)
    painter.drawImage(QPointF(left / ratio, top / ratio), finished)


def _sketch(painter: QPainter, kind: str, key: TrayKey) -> None:
    """Paint a plain picture that stands in until the finished one is there."""
    hole, edge, theme = key.geometry.opening, key.geometry.scale, key.theme
    path = QPainterPath()
    path.addRoundedRect(hole, 0.34 * edge, 0.34 * edge)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind == "tray":
        frame, width = QPainterPath(), FRAME * edge
        frame.addRoundedRect(hole.adjusted(-width, -width, width, width), 0.64 * edge, 0.64 * edge)
        painter.fillPath(frame, QColor(theme.wood_light).darker(120))
        painter.fillPath(path, QColor(theme.felt))
    elif kind == "cloth":
        painter.fillPath(path, QColor(_VELVET).darker(100 if theme.name == "light" else 150))


def _paint_cubes(key: CubesKey, _before: CubesKey | None, _images: Images) -> Iterator[tuple[str, QImage]]:
    """Yield the fine picture of lying cubes."""
    image = key.blank()
    painter = QPainter(image)
    cube_painter.paint_shadows(painter, key.geometry, key.cubes, key.geometry.opening)
    CubePainter(key.theme).paint(painter, key.geometry, key.cubes, calm=1.0, fine=True)
    painter.end()
    yield "cubes", image


# ---- the scene


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
        self._tray: RenderCache[TrayKey] = RenderCache(  # a picture of a tray as large is scaled to stand in
            _paint_tray, lambda one, other: one.grid == other.grid, self
        )
        self._still: RenderCache[CubesKey] = RenderCache(
            _paint_cubes, lambda one, other: (one.cubes, one.theme) == (other.cubes, other.theme), self
        )
        for each in (self._tray, self._still):
            each.ready.connect(self.changed)

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
        self._tray.want(self._tray_key)
        self._tray.finish()
        self._want_still(motion)
        self._still.finish()

    def rest(self) -> None:
        """Make no more pictures while nobody sees them."""
        self._tray.cancel()
        self._still.cancel()

    def placed(self, motion: Motion) -> list[Placed]:
        """Return the cubes as they are to be painted."""
        turn = _turning(motion.angle)
        cubes: list[Placed] = []
        for pose, labels in zip(motion.poses, motion.labels, strict=True):
            x, y = turn[0] * pose[0] + turn[1] * pose[1], turn[3] * pose[0] + turn[4] * pose[1]
            cubes.append(((x, y, flattened(pose[2])), multiplied(turn, rotation(pose)), tuple(labels)))
        return cubes

    def spot(self, cell: int, rows: int, columns: int, quarters: float) -> cube_painter.Spot:
        """Return where the upper face of a cell's cube is."""
        x, y = well(cell, rows, columns)
        turn = _turning(quarters)
        x, y = turn[0] * x + turn[1] * y, turn[3] * x + turn[4] * y
        return self.camera.point(x, y, 1.0), self.camera.scale_at(x, y, 1.0)

    @property
    def _tray_key(self) -> TrayKey:
        return TrayKey(self.camera, self.theme, self._ratio)

    # ---- painting

    def paint(self, painter: QPainter, motion: Motion) -> None:
        """Paint everything but the marks."""
        self._tray.want(self._tray_key)
        offset = QPointF(round(motion.hand.offset[0]), round(motion.hand.offset[1]))
        painter.save()
        painter.translate(offset)
        if motion.turned < 1:  # a smaller picture, so that the corners stay inside
            factor = 1 - 0.24 * math.sin(math.pi * motion.turned)
            painter.translate(self.camera.width * (1 - factor) / 2, self.camera.height * (1 - factor) / 2)
            painter.scale(factor, factor)
        self._paint_tray(painter, motion)
        if motion.cloth < 1 or motion.lifting:
            self._paint_cubes(painter, motion)
        elif motion.state is State.LYING and motion.turned == 1:
            self._want_still(motion)
        self._paint_cover(painter, motion)
        painter.restore()

    def _picture(self, painter: QPainter, kind: str) -> None:
        """Paint one of the pictures; one of another size is scaled, and a sketch stands in for none."""
        pixmap, key = self._tray.pictures.get(kind), self._tray.key
        if pixmap is None or key is None:
            _sketch(painter, kind, self._tray_key)
        else:
            self._scaled(painter, pixmap, key.geometry)

    def _scaled(self, painter: QPainter, pixmap: QPixmap, made_for: Camera) -> None:
        if made_for == self.camera:
            painter.drawPixmap(0, 0, pixmap)
            return
        factor = self.camera.scale / made_for.scale
        width, height = made_for.width * factor, made_for.height * factor
        place = QRectF((self.camera.width - width) / 2, (self.camera.height - height) / 2, width, height)
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))

    def _paint_tray(self, painter: QPainter, motion: Motion) -> None:
        painter.save()
        if motion.turned < 1:
            middle = QPointF(self.camera.width / 2, self.camera.height / 2)
            painter.translate(middle)
            painter.rotate(-90 * (motion.angle_goal - motion.angle))
            painter.translate(-middle)
        self._picture(painter, "tray")
        painter.restore()

    def _paint_cubes(self, painter: QPainter, motion: Motion) -> None:
        lying = motion.state is State.LYING and motion.turned == 1
        if lying:
            self._want_still(motion)
            if self._still.key is not None:
                self._scaled(painter, self._still.pictures["cubes"], self._still.key.geometry)
                return
        painter.save()
        if 0 < motion.cloth < 1:
            painter.setClipRect(QRectF(0, self._hem(motion), self.camera.width, self.camera.height))
        cubes = self.placed(motion)
        if motion.turned == 1:
            cube_painter.paint_shadows(painter, self.camera, cubes, self.camera.opening)
        self._cubes.paint(painter, self.camera, cubes, calm=1.0 if lying else 0.0)
        painter.restore()

    def _hem(self, motion: Motion) -> float:
        """Return how far down the cloth reaches that is being drawn over the cubes."""
        hole = self.camera.opening
        return hole.top() + hole.height() * motion.cloth

    def _want_still(self, motion: Motion) -> None:
        self._still.want(CubesKey(self.camera, self.theme, self._ratio, tuple(self.placed(motion))))

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
        if motion.cloth >= 1:
            self._picture(painter, "cloth")
            return
        hole = self.camera.opening.adjusted(0.1 * self.camera.scale, 0, -0.1 * self.camera.scale, 0)
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
