"""Composes the picture: tray, cubes, dome, and the marks of a traced path."""

import math
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QImageReader,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRegion,
    QTransform,
)

from boggle_desk.paths import resource
from boggle_desk.views.appearance import Theme, drawn, set_pen_brush
from boggle_desk.views.boggle.dome import physics
from boggle_desk.views.boggle.dome.camera import (
    FRAME,
    MARGIN,
    Camera,
    Governor,
    TableCamera,
    is_quick,
    outer_half,
    shares,
    turned_size,
)
from boggle_desk.views.boggle.dome.faces import ROUND, Label, labels_for, well
from boggle_desk.views.boggle.dome.motion import CubeMotion, State
from boggle_desk.views.render_cache import Images, RenderCache, RenderKey

if TYPE_CHECKING:
    from boggle_desk.views.boggle.dome.cube_painter import CubePainter

Spot = tuple[QPointF, float]  # the middle of a cube's upper face, and pixels per edge


def ring(spot: Spot, half: float) -> QPainterPath:
    middle, edge = spot
    side = half * edge
    path = QPainterPath()
    path.addRoundedRect(QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side), 0.15 * edge, 0.15 * edge)
    return path


def _halo(painter: QPainter, path: QPainterPath, width: float) -> None:
    painter.setPen(QPen(QColor(0, 0, 0, 60), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawPath(path)


def _link(a: Spot, b: Spot) -> QPainterPath:
    """Return the line between the edges of two rings."""
    (start, edge), (end, _) = a, b
    way = end - start
    away = max(abs(way.x()), abs(way.y())) or 1.0
    corner = 0.075 if min(abs(way.x()), abs(way.y())) > 0.5 * away else 0.0
    cut = (0.47 - corner) * edge / away
    path = QPainterPath(start + way * cut)
    path.lineTo(end - way * cut)
    return path


def _paint_path(painter: QPainter, spots: Sequence[Spot], theme: Theme) -> None:
    if not spots:
        return
    colour, edge = QColor(theme.accent), spots[0][1]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for a, b in pairwise(spots):
        _halo(painter, _link(a, b), 0.135 * edge)
    for spot in spots:
        _halo(painter, ring(spot, 0.468), 0.085 * edge)
    for a, b in pairwise(spots):
        painter.setPen(QPen(colour, 0.10 * edge, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawPath(_link(a, b))
    painter.setPen(QPen(colour, 0.058 * edge, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for spot in spots:
        painter.drawPath(ring(spot, 0.468))
    for number, spot in enumerate(spots, 1):
        _number(painter, spot, number, colour, QColor(theme.on_accent))


def _number(painter: QPainter, spot: Spot, number: int, colour: QColor, text: QColor) -> None:
    middle, edge = spot
    place, radius = middle + QPointF(-0.41 * edge, -0.41 * edge), max(0.135 * edge, min(9.0, 0.19 * edge))
    set_pen_brush(painter, colour, QColor(0, 0, 0, 50), 0.016 * edge)
    painter.drawEllipse(place, radius, radius)
    font = QFont("Lato", weight=QFont.Weight.Black)
    font.setPixelSize(max(min(11, round(radius * 1.5)), round(radius * 1.34)))
    painter.setFont(font)
    painter.setPen(text)
    metrics, said = QFontMetricsF(font), str(number)
    baseline = place.y() + metrics.capHeight() / 2
    painter.drawText(QPointF(place.x() - metrics.horizontalAdvance(said) / 2, baseline), said)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_cursor(painter: QPainter, spot: Spot, theme: Theme) -> None:
    """Paint the keyboard cursor, a double outline visible on ivory and felt."""
    for colour, width in ((theme.ink, 0.075), (theme.accent, 0.042)):
        set_pen_brush(painter, edge=colour, width=width * spot[1])
        painter.drawPath(ring(spot, 0.525))


def _paint_flash(painter: QPainter, spot: Spot, theme: Theme, wrong: bool, part: float) -> None:
    """Paint an outline at a moment (0 to 1) of a flash: broken and shaking if `wrong`, else growing."""
    middle, edge = spot
    half = 0.47 if wrong else 0.44 + 0.08 * math.sqrt(part)
    shaken = math.sin(part * 44) * 0.055 * edge * max(0.0, 1 - 2.5 * part) if wrong else 0.0
    outlined = ring((middle + QPointF(shaken, 0), edge), half)
    painter.save()
    painter.setOpacity(1 - part**3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _halo(painter, outlined, 0.13 * edge)
    pen = QPen(QColor(theme.bad if wrong else theme.good), 0.075 * edge)
    if wrong:
        pen.setDashPattern([2.2, 1.1])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawPath(outlined)
    painter.restore()


_FINISHED = (4, 5, 6)
_OF_DOME = ("covered", "glass", "shine", "lifted", "shade")
_SHADE, _SHADE_GONE = 1.3, 0.7  # the dome's shadow in dome sizes, and the lift at which it is gone
_PARALLAX = 0.3  # how far reflections lag behind the hand
_UNWRITTEN: tuple[Label, ...] = (("", 0),) * 6


@dataclass(frozen=True)
class TrayKey(RenderKey):
    """A board under its dome in a size and theme."""

    geometry: Camera
    ratio: float

    @property
    def grid(self) -> tuple[int, int]:
        return self.geometry.rows, self.geometry.columns

    @property
    def finished(self) -> bool:
        """Whether there are finished pictures of this board."""
        return self.geometry.rows == self.geometry.columns and self.geometry.rows in _FINISHED

    def drawn(self, paint: Callable[["TrayKey", QPainter], None]) -> QImage:
        return drawn(self.geometry.width, self.geometry.height, self.ratio, partial(paint, self))


@dataclass(frozen=True)
class LettersKey(TrayKey):
    board: TrayKey
    labels: tuple[tuple[Label, ...], ...]  # by cell on screen
    calm: bool = field(compare=False)  # while something moves


# ---- pictures, painted on a thread


@lru_cache(maxsize=1)
def _tray(key: TrayKey) -> QImage:
    """Return the empty tray, which all pictures of a board begin with."""
    return key.drawn(_place if key.finished else _sketch)


def _cubes(tray: QImage, key: TrayKey, labels: Sequence[Sequence[Label]] = (), bent: bool = False,
           calm: bool = False) -> QImage:  # fmt: skip
    """Return lying cubes in a tray as far as the dome stands over it, unlettered without labels."""
    from boggle_desk.views.boggle.dome.cube_painter import CubePainter  # with numpy, which takes long to load

    poses, ratio = physics.lying(*key.grid), key.geometry.computable(key.ratio)
    ground = _under_dome(key.geometry, ratio, lambda painter: painter.drawImage(0, 0, tray))
    labels = labels or [_UNWRITTEN] * len(poses)
    return CubePainter(key.theme, calm=calm).painted(key.geometry, ratio, ground, poses, labels, bent=bent)


def _over(ground: QImage, picture: QImage, area: QRectF) -> QImage:
    both = ground.copy()
    painter = QPainter(both)
    painter.drawImage(area, picture)
    painter.end()
    return both


def _with_cubes(tray: QImage, key: TrayKey, labels: Sequence[Sequence[Label]] = ()) -> QImage:
    return _over(tray, _cubes(tray, key, labels), QRectF(key.geometry.dome))


def _paint_board(key: TrayKey, _before: TrayKey | None, _images: Images) -> Iterator[tuple[str, QImage]]:
    tray = _tray(key)
    yield "tray", tray
    yield "cubes", _with_cubes(tray, key)


def _paint_dome(key: TrayKey, _before: TrayKey | None, _images: Images) -> Iterator[tuple[str, QImage]]:
    """Yield the board seen through the dome, the dome, its reflection, both for a dome in the air, and its shadow."""
    from boggle_desk.views.boggle.dome import cube_painter, glass  # with numpy, which takes a tenth of a second to load

    camera, dome = key.geometry, glass.Glass(key.geometry, key.ratio)
    covered, body, shine = _cubes(_tray(key), key, bent=True), dome.body(), dome.shine()
    both, shade = _over(body, shine, QRectF(body.rect())), glass.shade(body.size() * _SHADE)
    for name, image in zip(_OF_DOME, (covered, body, shine, both, shade), strict=True):
        image.setDevicePixelRatio(key.ratio)
        yield name, image
    for share in shares(key.ratio):  # from now on it is at hand
        cube_painter.rehearse(camera, camera.computable(key.ratio * share))


def _under_dome(camera: Camera, ratio: float, paint: Callable[[QPainter], None]) -> QImage:
    """Return what somebody paints, as far as the dome stands over it."""
    area = camera.dome

    def paint_there(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-area.topLeft())
        paint(painter)

    return drawn(area.width(), area.height(), ratio, paint_there)


def _dimmed(theme: Theme) -> QColor:
    """Return the veil on tray pictures: in the dark theme walnut and felt are darker."""
    light = QColor(theme.wood_light).lightnessF() / 0.412
    return QColor(10, 9, 12, max(0, min(160, round(207 * (1 - light)))))


def _area(camera: Camera) -> QRectF:
    side = camera.scale * 2 * outer_half(camera.columns) * 1.012 / (1 - 2 * MARGIN)
    return QRectF((camera.width - side) / 2, (camera.height - side) / 2, side, side)


def _place(key: TrayKey, painter: QPainter) -> None:
    """Paint the finished picture of a tray, scaled while it is read, which frees Python for the window's thread."""
    camera, ratio = key.geometry, key.ratio
    side = _area(camera).width()
    reader = QImageReader(str(resource("images", f"tray_{camera.columns}.webp")))
    reader.setScaledSize(QSize(max(1, round(side * ratio)), max(1, round(side * ratio))))
    finished = reader.read()
    finished.setDevicePixelRatio(ratio)
    left = round((camera.width * ratio - finished.width()) / 2)
    top = round((camera.height * ratio - finished.height()) / 2)
    painter.drawImage(QPointF(left / ratio, top / ratio), finished)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(QRectF(0, 0, camera.width + 1, camera.height + 1), _dimmed(key.theme))


@cache
def _coarse(kind: str, cells: int, veil: int) -> QImage:
    image = QImage(str(resource("images", f"{kind}_{cells}_small.webp")))
    painter = QPainter(image)
    if kind == "tray":
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(image.rect(), QColor.fromRgba(veil))
    painter.end()
    return image


def _sketch(key: TrayKey, painter: QPainter, kind: str = "tray") -> None:
    """Paint a coarse stand-in for a finished picture, or for boards without one."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if key.finished:
        for each in ("tray", "cubes") if kind == "cubes" else ("tray",):
            painter.drawImage(_area(key.geometry), _coarse(each, key.geometry.columns, _dimmed(key.theme).rgba()))
        return
    camera, edge, theme = key.geometry, key.geometry.scale, key.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = FRAME * edge
    set_pen_brush(painter, QColor(theme.wood_light).darker(120))
    painter.drawRoundedRect(camera.opening.adjusted(-width, -width, width, width), 0.64 * edge, 0.64 * edge)
    painter.setBrush(QColor(theme.felt))
    painter.drawRoundedRect(camera.opening, 0.34 * edge, 0.34 * edge)
    if kind == "cubes":
        painter.setBrush(QColor(theme.ivory))
        for x, y, *_ in physics.lying(*key.grid):
            middle, side = camera.point(x, y, 1.0), camera.scale_at(x, y, 1.0)
            painter.drawRoundedRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side),
                                    ROUND * side, ROUND * side)  # fmt: skip
    painter.restore()


def upright(key: TrayKey, letters: Sequence[str]) -> QImage:
    """Return a coarse tray with these letters, as they are read."""
    labels = [(*_UNWRITTEN[:4], (letter, 0), _UNWRITTEN[5]) for letter in letters]
    return _with_cubes(key.drawn(_sketch), key, labels)


def _paint_letters(key: LettersKey, _before: LettersKey | None, _images: Images) -> Iterator[tuple[str, QImage]]:
    tray = _tray(key.board)
    yield "letters", _over(tray, _cubes(tray, key, key.labels, calm=key.calm), QRectF(key.geometry.dome))


# ---- the scene


class Scene(QObject):
    """A board's picture in one size and theme, with caches."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QObject | None = None, domed: bool = True) -> None:
        """Without `domed` no dome is painted."""
        super().__init__(parent)
        self.theme, self._domed = theme, domed
        self.camera = Camera(400, 400, 4, 4)
        self._ratio = 1.0
        self._governor, self._drawn = Governor(), 0.0
        self._cubes: CubePainter | None = None
        self._grounds: dict[float, QImage] = {}
        self._glasses: dict[tuple[str, QSize], QPixmap] = {}  # as coarse as the cubes
        self._board: RenderCache[TrayKey] = RenderCache(  # a picture of a tray as large is scaled to stand in
            _paint_board, lambda one, other: one.grid == other.grid, self
        )
        self._dome: RenderCache[TrayKey] = RenderCache(_paint_dome, lambda one, other: one.grid == other.grid, self)
        self._letters: RenderCache[LettersKey] = RenderCache(
            _paint_letters, lambda one, other: (one.labels, one.theme) == (other.labels, other.theme), self
        )
        self._board.ready.connect(self._grounds.clear)
        self._dome.ready.connect(self._glasses.clear)
        for each in (self._board, self._dome, self._letters):
            each.ready.connect(self.changed)

    def fit(self, width: float, height: float, ratio: float, rows: int, columns: int) -> None:
        """Use this size in logical pixels, pixel ratio, and on-screen grid."""
        camera = Camera(width, height, rows, columns)
        if (camera, ratio) != (self.camera, self._ratio):
            self.camera, self._ratio, self._governor = camera, ratio, Governor(ratio, camera.dome.size())
            self._grounds.clear()

    def set_theme(self, theme: Theme) -> None:
        self.theme, self._cubes = theme, None
        self._grounds.clear()

    def finish(self, motion: CubeMotion) -> None:
        self._want_board()
        for each in (self._board, self._dome):
            each.finish()
        self._want_letters(motion)
        self._letters.finish()

    def rest(self) -> None:
        for each in (self._board, self._dome, self._letters):
            each.cancel()

    def note(self, work: float, interval: float) -> None:
        """Record a picture's seconds of work, and since the last one. Without moving cubes it says nothing."""
        if self._drawn:
            self._governor.note(work, interval, self._drawn)
        self._drawn = 0.0

    def spot(self, cell: int, rows: int, columns: int, quarters: float) -> Spot:
        """Return where the upper face of a cell's cube is."""
        place = QTransform().rotate(-90 * quarters).map(QPointF(*well(cell, rows, columns)))
        return self.camera.point(place.x(), place.y(), 1.0), self.camera.scale_at(place.x(), place.y(), 1.0)

    def cell_at(self, point: QPointF, reach: float, motion: CubeMotion) -> int | None:
        """Return the cell with its middle nearest to a point, if within `reach` cube edges."""
        grid = motion.rows, motion.columns
        spots = (self.spot(cell, *grid, motion.angle_goal) for cell in range(grid[0] * grid[1]))
        away = [QLineF(point, middle).length() / edge for middle, edge in spots]
        return away.index(min(away)) if min(away) <= reach else None

    @property
    def _board_key(self) -> TrayKey:
        return TrayKey(self.camera, self.theme, self._ratio)

    # ---- painting

    def paint(self, painter: QPainter, motion: CubeMotion) -> None:
        """Paint everything but the marks."""
        self._want_board()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(motion.hand.offset.toPoint())
        if motion.turned < 1:  # a smaller picture, so that the corners stay inside
            factor = 1 - 0.24 * math.sin(math.pi * motion.turned)
            painter.translate(self.camera.width * (1 - factor) / 2, self.camera.height * (1 - factor) / 2)
            painter.scale(factor, factor)
        lying = motion.state is State.LYING and motion.turned == 1
        glazed = self._paint_lying(painter, motion) if lying else self._paint_moving(painter, motion)
        if not glazed:
            self._paint_glass(painter, motion)
        painter.restore()

    def _paint_lying(self, painter: QPainter, motion: CubeMotion) -> bool:
        self._want_letters(motion)
        letters, seen = self._letters, 1 - motion.veil
        if seen and letters.key is None and "numpy" in sys.modules and is_quick():  # else they come a little later
            return self._paint_moving(painter, motion)
        if seen < 1 or letters.key is None:
            self._picture(painter, "cubes")
        if seen and letters.key is not None:
            painter.save()
            if seen < 1:  # two shadows of the tray would be darker than one
                painter.setClipRect(self.camera.opening)
            painter.setOpacity(seen)
            self._scaled(painter, letters.pictures["letters"], letters.key.geometry)
            painter.restore()
        return False

    def _picture(self, painter: QPainter, kind: str) -> None:
        pixmap, key = self._board.pictures.get(kind), self._board.key
        if pixmap is None or key is None:
            _sketch(self._board_key, painter, kind)
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

    def _labels(self, motion: CubeMotion) -> tuple[tuple[Label, ...], ...]:
        quarters = motion.angle_goal % 4
        labels: list[tuple[Label, ...]] = [()] * len(motion.cubes)
        for cell, cube in enumerate(motion.cubes):
            turned = replace(cube, quarter=(cube.quarter + quarters) % 4)
            place = screen_cell(cell, motion.rows, motion.columns, quarters)
            labels[place] = tuple(labels_for(turned))
        return tuple(labels)

    def _want_board(self) -> None:
        self._board.want(self._board_key)
        if self._domed:
            self._dome.want(self._board_key)

    def _want_letters(self, motion: CubeMotion) -> None:
        key, calm = self._board_key, motion.state is not State.LYING
        self._letters.want(LettersKey(key.geometry, key.theme, key.ratio, key, self._labels(motion), calm))

    # ---- what moves

    def _paint_moving(self, painter: QPainter, motion: CubeMotion) -> bool:
        """Paint cubes with as many pixels as time allows, and put them into the tray. Return whether the glass is over
        them: with fewer pixels than the screen has, it is quicker to paint both before they are scaled."""
        from boggle_desk.views.boggle.dome.cube_painter import CubePainter  # with numpy, which takes long to load

        if self._cubes is None:
            self._cubes = CubePainter(self.theme, helped=True)
        turning, camera = motion.turned < 1, self.camera
        if turning:  # the cubes leave the dome's rectangle, and what is under them turns
            camera = TableCamera(camera.width, camera.height, camera.rows, camera.columns, camera.scale)
        scale = camera.computable(self._governor.share * self._ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, turning or scale != self._ratio)
        if turning:
            self._want_letters(motion)  # they are there when the board has turned
            self._paint_turned_tray(painter, motion)
        else:
            painter.save()  # where nothing bends it, the picture of the cubes hides the tray
            painter.setClipRegion(QRegion(0, 0, math.ceil(camera.width), math.ceil(camera.height)) - camera.clear)
            self._picture(painter, "tray")
            painter.restore()
            if motion.veil == 1:
                self._want_letters(motion)  # they are there when the cubes lie, before the dome is lifted
        begun, bent = time.perf_counter(), motion.dome == 1 and not turning and "shine" in self._dome.pictures
        picture = self._cubes.painted(
            camera, scale, None if turning else self._ground(scale), motion.poses, motion.labels,
            motion.angle * math.pi / 2, 1 - motion.veil, bent=bent,
        )  # fmt: skip
        self._drawn = time.perf_counter() - begun
        glazed = bent and scale < self._ratio
        if glazed:
            over = QPainter(picture)
            over.scale(scale, scale)
            over.translate(-camera.dome.topLeft())
            self._glaze(over, motion, {name: self._glass(name, picture.size()) for name in ("glass", "shine")})
            over.end()
        painter.drawImage(QRectF(camera.dome), picture)
        return glazed

    def _ground(self, scale: float) -> QImage:
        if scale not in self._grounds:
            self._grounds[scale] = _under_dome(self.camera, scale, lambda painter: self._picture(painter, "tray"))
        return self._grounds[scale]

    def _glass(self, name: str, size: QSize) -> QPixmap:
        if (name, size) not in self._glasses:
            self._glasses[name, size] = self._dome.pictures[name].scaled(
                size, mode=Qt.TransformationMode.SmoothTransformation
            )
        return self._glasses[name, size]

    def _glaze(self, painter: QPainter, motion: CubeMotion, pictures: Mapping[str, QPixmap]) -> None:
        """Paint the glass of the dome over the tray; reflections lag."""
        lag, area = (motion.hand.offset * _PARALLAX).toPoint(), QRectF(self.camera.dome)
        for name, where in (("glass", area), ("shine", area.translated(-QPointF(lag)))):
            painter.drawPixmap(where, pictures[name], QRectF(pictures[name].rect()))

    def _paint_turned_tray(self, painter: QPainter, motion: CubeMotion) -> None:
        painter.save()
        middle = QPointF(self.camera.width / 2, self.camera.height / 2)
        painter.translate(middle)
        painter.rotate(-90 * (motion.angle_goal - motion.angle))
        painter.translate(-middle)
        self._picture(painter, "tray")
        painter.restore()

    def _paint_glass(self, painter: QPainter, motion: CubeMotion) -> None:
        """Paint the dome; lifted, it rises, tilts and fades with its shadow."""
        pictures = self._dome.pictures
        if motion.dome <= 0 or "shine" not in pictures:
            return
        risen, area = 1 - motion.dome, QRectF(self.camera.dome)

        def lay(name: str, where: QRectF) -> None:
            painter.drawPixmap(where, pictures[name], QRectF(pictures[name].rect()))

        if motion.state is State.LYING and motion.turned == 1 and risen < 0.25:
            painter.setOpacity(1 - 4 * risen)
            lay("covered", area)
        if risen:
            far = risen * risen * (3 - 2 * risen)
            if far < _SHADE_GONE:
                room = QRectF(QPointF(), pictures["shade"].deviceIndependentSize())
                room.moveCenter(area.center() + QPointF(0.10 * area.width() * far, 0.14 * area.height() * far))
                room.moveTopLeft(QPointF(room.topLeft().toPoint()))  # between pixels it takes longer
                painter.setOpacity(0.5 * (1 - far / _SHADE_GONE))
                lay("shade", room)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)  # without it, Qt takes twice as long
            painter.setOpacity(1 - far**1.5)
            grown = 1 + 0.14 * far
            width, height = area.width() * grown, area.height() * grown * (1 - 0.12 * far)
            middle = area.center() - QPointF(0, 0.60 * area.height() * far)
            lay("lifted", QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height))
            painter.setOpacity(1.0)
            return
        self._glaze(painter, motion, pictures)

    def _spots(self, motion: CubeMotion, cells: Sequence[int]) -> list[Spot]:
        return [self.spot(cell, motion.rows, motion.columns, motion.angle) for cell in cells]

    def paint_marks(self, painter: QPainter, motion: CubeMotion, path: Sequence[int], cursor: int | None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        for spot in self._spots(motion, () if cursor is None else (cursor,)):
            _paint_cursor(painter, spot, self.theme)
        _paint_path(painter, self._spots(motion, path), self.theme)

    def paint_flash(
        self, painter: QPainter, motion: CubeMotion, cells: Sequence[int], wrong: bool, part: float
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        for spot in self._spots(motion, cells):
            _paint_flash(painter, spot, self.theme, wrong, part)


def screen_grid(motion: CubeMotion) -> tuple[int, int]:
    return turned_size(motion.rows, motion.columns, motion.angle_goal)


def screen_cell(cell: int, rows: int, columns: int, quarters: int) -> int:
    """Return a cell's on-screen number after clockwise quarter turns."""
    row, column = divmod(cell, columns)
    for _ in range(quarters % 4):
        row, column, rows, columns = column, rows - 1 - row, columns, rows
    return row * columns + column
