"""Pictures of wood and cloth, scaled as needed, and outlines of letters, numbers and symbols at a size of 1. All are
images, not pixmaps, so any thread may make and paint them."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRawFont, QTransform

from boggle_desk.paths import resource
from boggle_desk.views.appearance import Theme

TILE_KINDS = 8
TILE_ROOM = 1.08  # sides of a tile that its picture shows
SHADOW_ROOM = 2.0  # sides of a tile that the picture of its shadow shows
_Mode = QPainter.CompositionMode
_DARK_VEIL = QColor(10, 9, 12, 96)
_RACK_LONG = 6.2


@cache
def finished(kind: str) -> QImage:
    """Return a picture of the board: `frame`, `square`, `tiles`, `shadow`, `rack` or `bag`."""
    image = QImage(str(resource("images", f"board_{kind}.webp")))
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _scaled(image: QImage, width: int, height: int) -> QImage:
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(max(1, width), max(1, height), keep, smooth)


@lru_cache(maxsize=64)
def tile(kind: int, side: int) -> QImage:
    """Return one of the `TILE_KINDS` for a tile of this side, in device pixels, with room around it."""
    whole = finished("tiles")
    wide = whole.height()
    room = round(side * TILE_ROOM)
    return _scaled(whole.copy(QRect(kind * wide, 0, wide, wide)), room, room)


@lru_cache(maxsize=24)
def shadow(side: int, lifted: bool, strength: float) -> QImage:
    whole = finished("shadow")
    wide = whole.height()
    room = round(side * SHADOW_ROOM)
    image = _scaled(whole.copy(QRect(wide if lifted else 0, 0, wide, wide)), room, room)
    return composed(image, _Mode.CompositionMode_DestinationIn, QColor(0, 0, 0, round(255 * min(1.0, strength * 1.25))))


@lru_cache(maxsize=8)
def square(side: int, relief: float) -> QImage:
    mode, light = _Mode.CompositionMode_DestinationIn, QColor(0, 0, 0, round(255 * relief))
    return composed(_scaled(finished("square"), side, side), mode, light)


def composed(image: QImage, mode: QPainter.CompositionMode, colour: QColor) -> QImage:
    image = image.copy()
    painter = QPainter(image)
    painter.setCompositionMode(mode)
    painter.fillRect(image.rect(), colour)
    painter.end()
    return image


def veiled(image: QImage, theme: Theme) -> QImage:
    dark = theme.name == "dark"
    return composed(image, _Mode.CompositionMode_SourceAtop, _DARK_VEIL) if dark else image


def stretched(painter: QPainter, image: QImage, target: QRectF, factor: float, corner: float) -> None:
    """Paint a picture in nine parts: corners `corner` pixels wide times `factor`, the rest stretched along its grain.
    The parts meet on whole device pixels, or a fine line would show."""
    wide, ratio = corner * factor, painter.device().devicePixelRatio()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    down = _thirds(target.top(), target.bottom(), wide, ratio, image.height(), corner)
    across = tuple(_thirds(target.left(), target.right(), wide, ratio, image.width(), corner))
    for to_top, to_bottom, top, bottom in down:
        for to_left, to_right, left, right in across:
            place = QRectF(to_left, to_top, to_right - to_left, to_bottom - to_top)
            painter.drawImage(place, image, QRectF(left, top, right - left, bottom - top))


def _thirds(
    near: float, far: float, wide: float, ratio: float, pixels: int, corner: float
) -> Iterator[tuple[float, float, float, float]]:
    places = (near, round((near + wide) * ratio) / ratio, round((far - wide) * ratio) / ratio, far)
    sources = (0.0, corner, pixels - corner, float(pixels))
    for part in range(3):
        yield places[part], places[part + 1], sources[part], sources[part + 1]


def middled(image: QImage | QPixmap, middle: QPointF, ratio: float) -> QPointF:
    """Return where to paint an image so that its middle lies there, on whole device pixels."""
    corner = QPoint(round(middle.x() * ratio - image.width() / 2), round(middle.y() * ratio - image.height() / 2))
    return QPointF(corner) / ratio


def blank_image(size: QSize, ratio: float) -> QImage:
    image = QImage(QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))),
                   QImage.Format.Format_ARGB32_Premultiplied)  # fmt: skip
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


_PITCH = 1.06  # tile sides from one place to the next
_UNIT = 1.34  # the picture's unit in tile sides
_TALL = 1.64  # tile sides from the top of a lifted tile to the end of the rack's shadow


@dataclass(frozen=True)
class RackGeometry:
    width: float
    height: float
    ratio: float
    places: int

    @property
    def side(self) -> float:
        side = min(self.height / _TALL, self.width / (self.places * _PITCH + 0.95))
        return max(8.0, int(side * self.ratio) / self.ratio)

    @property
    def _top(self) -> float:
        return (self.height - _TALL * self.side) / 2 + 0.17 * self.side

    @property
    def _left(self) -> float:
        return (self.width - self.places * _PITCH * self.side) / 2

    def area(self, slot: float) -> QRectF:
        side = self.side
        return QRectF(self._left + (slot * _PITCH + (_PITCH - 1) / 2) * side, self._top, side, side)

    def slot_at(self, point: QPointF) -> int | None:
        """Return the slot at a point, None away from the rack."""
        side = self.side
        if not self._top - 0.5 * side <= point.y() <= self._top + 1.6 * side:
            return None
        slot = (point.x() - self._left) / (_PITCH * side)
        if not -0.7 <= slot <= self.places + 0.7:
            return None
        return max(0, min(self.places - 1, int(slot // 1)))

    def part(self, lip: bool) -> QRectF:
        side = self.side
        middle = self._top + side * (1.150 if lip else 0.74)
        wide = (self.places * _PITCH + 1.28) * side
        return QRectF((self.width - wide) / 2, middle - _UNIT * side / 2, wide, _UNIT * side)


@lru_cache(maxsize=8)
def wood(geometry: RackGeometry, lip: bool, theme: Theme) -> QImage:
    whole = finished("rack")
    half = whole.height() // 2
    part = veiled(whole.copy(0, half if lip else 0, whole.width(), half), theme)
    image = blank_image(QSize(round(geometry.width), round(geometry.height)), geometry.ratio)
    pixels = whole.width() / _RACK_LONG
    painter = QPainter(image)
    stretched(painter, part, geometry.part(lip), _UNIT * geometry.side / pixels, 0.49 * pixels)
    painter.end()
    return image


class _Fonts(threading.local):
    """A raw font may be asked only on the thread that loaded it."""

    def __init__(self) -> None:
        self.by_file: dict[str, QRawFont] = {}


_fonts = _Fonts()


def _font(file: str) -> QRawFont:
    if file not in _fonts.by_file:
        _fonts.by_file[file] = QRawFont(str(resource("fonts", file)), 200.0)
    return _fonts.by_file[file]


@cache
def _cap(file: str) -> float:
    font = _font(file)
    return font.pathForGlyph(font.glyphIndexesForString("H")[0]).boundingRect().height()


def written(text: str, heavy: bool = False) -> QPainterPath:
    """Return the outline of a text, from the origin, capitals 1 high."""
    file = "Lato-Black.ttf" if heavy else "Lato-Bold.ttf"
    font, path, pen = _font(file), QPainterPath(), 0.0
    for glyph in font.glyphIndexesForString(text):
        outline = font.pathForGlyph(glyph)
        outline.translate(pen, 0)
        path.addPath(outline)
        pen += font.advancesForGlyphIndexes([glyph])[0].x()
    return QTransform.fromScale(1 / _cap(file), 1 / _cap(file)).map(path.simplified())


_NARROWEST = 0.8  # the narrowest share of a letter's width: a narrower W would look like another letter


@lru_cache(maxsize=256)
def fitted(text: str, high: float, widest: float, heavy: bool = False) -> QPainterPath:
    """Return the outline of a text with capitals `high`, narrowed and then shrunk to `widest`. Its capitals are centred
    on the origin, so that accents leave them in line."""
    path = written(text, heavy)
    wide = max(path.boundingRect().width(), 1e-6)
    narrow = min(1.0, max(_NARROWEST, widest / (wide * high)))
    factor = min(high, widest / (wide * narrow))
    path = QTransform.fromScale(factor * narrow, factor).map(path)
    path.translate(-path.boundingRect().center().x(), factor / 2)
    return path


@cache
def diamond(reach: float) -> QPainterPath:
    return _corners([(0, -reach), (reach, 0), (0, reach), (-reach, 0)])


@cache
def circle(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


def star_corners(radius: float, rays: int = 5, inner: float = 0.45) -> list[tuple[float, float]]:
    """Return the corners of a star around the origin, the upper one first."""
    aways = [(radius * (inner if corner % 2 else 1.0), pi * (corner / rays - 0.5)) for corner in range(2 * rays)]
    return [(away * cos(angle), away * sin(angle)) for away, angle in aways]


@cache
def star(radius: float, rays: int = 5, inner: float = 0.45) -> QPainterPath:
    """Return a star whose corners between the rays are so far in."""
    return _corners(star_corners(radius, rays, inner))


@cache
def arrow(size: float) -> QPainterPath:
    return _corners([(-0.42 * size, -0.5 * size), (0.5 * size, 0), (-0.42 * size, 0.5 * size), (-0.18 * size, 0)])


def centred(middle: QPointF, wide: float, high: float) -> QRectF:
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def rounded(area: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


Stroke = tuple[QColor | str, float, *tuple[float, ...]]
"""The colour of a line, its width, and its dashes and gaps in widths, if any."""


def outline(painter: QPainter, path: QPainterPath, *strokes: Stroke) -> None:
    for colour, wide, *dashes in strokes:
        pen = QPen(QColor(colour), wide)
        if dashes:
            pen.setDashPattern(dashes)
        painter.strokePath(path, pen)


def moved_to(path: QPainterPath, middle: QPointF, size: float) -> QPainterPath:
    """Return an outline of size 1 at a place: a copy, so that no two threads fill the same one."""
    return QTransform(size, 0, 0, size, middle.x(), middle.y()).map(path)


def _corners(points: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path
