"""Paints cubes that lie still with QPainter: polygons in soft light and letter outlines, crisp at every size. Here too:
the shadows of cubes, and the marks over them."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise, product

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRawFont,
    QTransform,
)

from boggle_desk.paths import resource
from boggle_desk.views.appearance import Theme
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.faces import NORMALS, RIGHTS, UPS, Label, Matrix, Vector, is_solid

Flat = tuple[float, float]

_CORNER_STEPS = 4
"""Straight pieces a rounded corner is drawn with."""


def convex(points: Iterable[Flat]) -> list[Flat]:
    """Return the corners of the convex hull in order (Andrew's monotone chain)."""
    ordered = sorted(points)
    return _half(ordered)[:-1] + _half(ordered[::-1])[:-1]


def _half(points: list[Flat]) -> list[Flat]:
    chain: list[Flat] = []
    for x, y in points:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2], chain[-1]
            if (bx - ax) * (y - by) - (by - ay) * (x - bx) > 0:
                break
            chain.pop()
        chain.append((x, y))
    return chain


def grown(corners: list[Flat], radius: float) -> QPolygonF:
    """Return a convex outline grown by a radius, its corners drawn as arcs."""
    count = len(corners)
    directions = []
    for i in range(count):
        (x, y), (to_x, to_y) = corners[i], corners[(i + 1) % count]
        directions.append(math.atan2(x - to_x, to_y - y))
    points = []
    for i, (x, y) in enumerate(corners):
        start = directions[i - 1]
        sweep = (directions[i] - start) % math.tau
        if sweep > math.pi:
            sweep = 0.0
        steps = int(sweep / 0.55) + 1
        for step in range(steps + 1):
            angle = start + sweep * step / steps
            points.append(QPointF(x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return QPolygonF(points)


def rounded_square(half: float, radius: float) -> QPolygonF:
    """Return a square around the origin with round corners, as a polygon."""
    points = []
    for sx, sy, start in ((-1, -1, 180), (1, -1, 270), (1, 1, 0), (-1, 1, 90)):
        for step in range(_CORNER_STEPS + 1):
            angle = math.radians(start + 90 * step / _CORNER_STEPS)
            middle_x, middle_y = sx * (half - radius), sy * (half - radius)
            points.append(QPointF(middle_x + radius * math.cos(angle), middle_y + radius * math.sin(angle)))
    return QPolygonF(points)


BARRED = frozenset("MWZ")
"""Letters with a line underneath (rule B4): turned, M and W are taken for each other, and Z for an N without a line."""
_CAP_HEIGHT, _WIDEST = 0.56, 0.68


def _fitted(letters: str, cap: float) -> QPainterPath:
    """Return the outline of letters around the origin, of this height if that is not too wide. The font is loaded anew:
    Qt ends the program if it is asked when the thread that loaded it is gone."""
    font, path, pen = QRawFont(str(resource("fonts", "Lato-Bold.ttf")), 200.0), QPainterPath(), 0.0
    for glyph in font.glyphIndexesForString(letters):
        outline = font.pathForGlyph(glyph)
        outline.translate(pen, 0)
        path.addPath(outline)
        pen += font.advancesForGlyphIndexes([glyph])[0].x() * 0.97
    factor = cap / font.pathForGlyph(font.glyphIndexesForString("H")[0]).boundingRect().height()
    factor = min(factor, _WIDEST / max(path.boundingRect().width(), 1e-6))
    path = QTransform.fromScale(factor, factor).map(path)
    middle = path.boundingRect().center()
    path.translate(-middle.x(), -middle.y())
    return path


def _lozenge() -> QPainterPath:
    """Return the inlay of a solid face: a lozenge within a lozenge."""
    path = QPainterPath()
    for half in (0.30, 0.24, 0.13):
        path.addPolygon(QPolygonF([QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)]))
        path.closeSubpath()
    return path


@cache
def outline(label: Label) -> QPainterPath:
    """Return the outline of a label around the origin, y downwards, for a face of length 1; empty for none. May be
    called on any thread."""
    letters, quarter = label
    if not letters:
        return QPainterPath()
    if is_solid(letters):
        return _lozenge()
    if quarter:
        return QTransform().rotate(90 * quarter).map(outline((letters, 0)))
    path = _fitted(letters, _CAP_HEIGHT if len(letters) == 1 else _CAP_HEIGHT * 0.86)
    if letters in BARRED:
        path.translate(0, -0.05)
        box, bar = path.boundingRect(), QPainterPath()
        bar.addRoundedRect(QRectF(-box.width() * 0.44, box.bottom() + 0.052, box.width() * 0.88, 0.058), 0.018, 0.018)
        path.addPath(bar)
    return path.simplified()


Placed = tuple[Vector, Matrix, Sequence[Label]]
"""A cube to be painted: its centre, its rotation and its six labels."""

ROUND = 0.13
"""The radius of a cube's edges and corners."""
LEVELS = 72
"""How many brightnesses a ramp has."""
_UNIT = QPolygonF([QPointF(-0.5, -0.5), QPointF(0.5, -0.5), QPointF(0.5, 0.5), QPointF(-0.5, 0.5)])
_OUTER, _INNER = rounded_square(0.468, 0.140), rounded_square(0.395, 0.105)
_light = (-0.40, 0.50, 0.92)
_length = math.sqrt(sum(part * part for part in _light))
LIGHT: Vector = (_light[0] / _length, _light[1] / _length, _light[2] / _length)
"""The direction towards the lamp: upper left, above the table."""


_CORNERS = tuple(product((-1, 1), repeat=3))


def _face_corners(face: int) -> tuple[int, ...]:
    """Return the numbers of the corners top left, top right, bottom right, bottom left, seen from outside."""
    found = []
    for right, up in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
        n, u, v = NORMALS[face], RIGHTS[face], UPS[face]
        place = tuple(n[i] + right * u[i] + up * v[i] for i in range(3))
        found.append(_CORNERS.index(place))
    return tuple(found)


_FACE_CORNERS = tuple(_face_corners(face) for face in range(6))
_AXIS = tuple(next(i for i in range(3) if normal[i]) for normal in NORMALS)
_SIGN = tuple(sum(normal) for normal in NORMALS)


@dataclass(frozen=True)
class _Side:
    """A face that the eye sees: how squarely it is seen, its number, its middle in pixels, its brightness."""

    facing: float
    face: int
    x: float
    y: float
    light: float
    upward: float


@dataclass(frozen=True)
class _Solid:
    """A cube in the picture: depth, corners, hull of its core, the sides seen, pixels for an edge."""

    depth: float
    edge: float
    middle: tuple[float, float]
    corners: list[QPointF]
    core: list[tuple[float, float]]
    sides: list[_Side]
    labels: Sequence[Label]
    occlusion: float


@cache
def ramp(colour: str, strength: float) -> tuple[QColor, ...]:
    """Return a colour from dark to light; its shadows are cooler than its lights."""
    base, shades = QColor(colour), []
    for level in range(LEVELS):
        light = level / 64
        dark = max(0.0, 1 - light)
        warm = (1.0, 0.988 - 0.03 * dark, 0.962 - 0.10 * dark)
        parts = [min(255, int(part * (1 - strength + strength * light) * tint)) for part, tint in zip(
            (base.red(), base.green(), base.blue()), warm, strict=True)]  # fmt: skip
        shades.append(QColor(*parts))
    return tuple(shades)


def level(light: float) -> int:
    """Return the place of a brightness (1 is full light) in a ramp."""
    return max(0, min(LEVELS - 1, int(light * 64)))


class CubePainter:
    """Paints cubes in a theme's colours."""

    def __init__(self, theme: Theme) -> None:
        self._ivory = ramp(theme.ivory, 1.0)
        self._wood = ramp(theme.wood_light, 1.0)
        self._ink = ramp(theme.ink, 0.45)

    def paint(self, painter: QPainter, camera: Camera, cubes: Iterable[Placed], letters_only: bool = False) -> None:
        """Paint cubes from the farthest to the nearest, or only what is written on them."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setPen(Qt.PenStyle.NoPen)
        for solid in sorted((self._solid(camera, cube) for cube in cubes), key=lambda solid: -solid.depth):
            if not letters_only:
                self._body(painter, solid)
            for side in solid.sides:
                self._side(painter, solid, side, letters_only)

    def _solid(self, camera: Camera, cube: Placed) -> _Solid:
        (x, y, z), m, labels = cube
        focal, middle_x, middle_y = camera.scale * camera.distance, camera.width / 2, camera.height / 2
        a, b, c = camera.seen(x, y, z)
        axes = [camera.turned(m[i] / 2, m[i + 3] / 2, m[i + 6] / 2) for i in range(3)]
        (x0, x1, x2), (y0, y1, y2), (z0, z1, z2) = axes
        inner, corners, core = 1 - 2 * ROUND, [], []
        for sx, sy, sz in _CORNERS:
            p, q, r = sx * x0 + sy * y0 + sz * z0, sx * x1 + sy * y1 + sz * z1, sx * x2 + sy * y2 + sz * z2
            k = focal / (c + r)
            corners.append(QPointF(middle_x + (a + p) * k, middle_y - (b + q) * k))
            k = focal / (c + r * inner)
            core.append((middle_x + (a + p * inner) * k, middle_y - (b + q * inner) * k))
        k = focal / c
        sides = self._sides((a, b, c), axes, m, z, focal, (middle_x, middle_y))
        occlusion = 0.60 + 0.40 * min(1.0, max(0.0, z))
        return _Solid(c, k, (middle_x + a * k, middle_y - b * k), corners, convex(core), sides, labels, occlusion)

    def _sides(self, centre: Vector, axes: list[Vector], m: Matrix, z: float, focal: float,
               middle: tuple[float, float]) -> list[_Side]:  # fmt: skip
        a, b, c = centre
        sides = []
        for face in range(6):
            i, sign = _AXIS[face], _SIGN[face]
            p, q, r = axes[i]
            u, v, w = a + sign * p, b + sign * q, c + sign * r
            facing = -2 * sign * (u * p + v * q + w * r) / math.sqrt(u * u + v * v + w * w)
            if facing <= 0.003:
                continue
            upward = m[i + 6] * sign
            lit = (m[i] * LIGHT[0] + m[i + 3] * LIGHT[1]) * sign + upward * LIGHT[2]
            shut_in = 0.55 + 0.45 * min(1.0, max(0.0, z + upward / 2 + 0.05))
            light = (0.45 + 0.64 * max(0.0, lit)) * shut_in
            k = focal / w
            sides.append(_Side(facing, face, middle[0] + u * k, middle[1] - v * k, light, upward))
        sides.sort(key=lambda side: side.facing)
        return sides

    def _body(self, painter: QPainter, solid: _Solid) -> None:
        x, y = solid.middle
        reach = solid.edge * 0.62
        light = QLinearGradient(x - 0.62 * reach, y - 0.78 * reach, x + 0.62 * reach, y + 0.78 * reach)
        for place, strength in ((0.0, 1.08), (0.40, 0.88), (1.0, 0.44)):
            light.setColorAt(place, self._ivory[level(strength * solid.occlusion)])
        painter.setBrush(QBrush(light))
        painter.drawPolygon(grown(solid.core, ROUND * solid.edge))

    def _side(self, painter: QPainter, solid: _Solid, side: _Side, letters_only: bool) -> None:
        top_left, top_right, bottom_right, bottom_left = (solid.corners[i] for i in _FACE_CORNERS[side.face])
        frame = QTransform()
        QTransform.quadToQuad(_UNIT, QPolygonF([top_left, top_right, bottom_right, bottom_left]), frame)
        letters = solid.labels[side.face]
        wooden = is_solid(letters[0])
        if wooden or not letters_only:
            tones = self._wood if wooden else self._ivory
            self._face(painter, solid, side, tones, frame.map(_OUTER), frame.map(_INNER))
        if side.facing < 0.05 or not letters[0]:
            return
        across = (top_right - top_left + bottom_right - bottom_left) / 2
        down = (bottom_left - top_left + bottom_right - top_right) / 2
        self._letter(painter, side, QTransform(across.x(), across.y(), down.x(), down.y(), side.x, side.y), letters)

    def _face(self, painter: QPainter, solid: _Solid, side: _Side, tones: tuple[QColor, ...], outer: QPolygonF,
              inner: QPolygonF) -> None:  # fmt: skip
        soft = QColor(tones[level(side.light * 0.98 + 0.02)])
        soft.setAlpha(150)
        painter.setBrush(soft)
        painter.drawPolygon(outer)
        reach = solid.edge * 0.5
        away = QPointF(reach * 0.6, reach * 0.8)
        start, end = QPointF(side.x, side.y) - away, QPointF(side.x, side.y) + away
        light = QLinearGradient(start, end)
        light.setColorAt(0, tones[level(side.light * 1.03)])
        light.setColorAt(1, tones[level(side.light * 0.945)])
        painter.setBrush(QBrush(light))
        edge = QLinearGradient(start, end)
        edge.setColorAt(0, QColor(255, 255, 255, 150))
        edge.setColorAt(0.5, QColor(255, 255, 255, 0))
        edge.setColorAt(1, QColor(60, 40, 20, 60))
        if side.facing > 0.3:
            painter.setPen(QPen(QBrush(edge), solid.edge * 0.014))
        painter.drawPolygon(inner)
        painter.setPen(Qt.PenStyle.NoPen)

    def _letter(self, painter: QPainter, side: _Side, place: QTransform, label: Label) -> None:
        path, wooden = place.map(outline(label)), is_solid(label[0])
        ink = QColor(self._wood[level(side.light * 0.52)] if wooden else self._ink[level(side.light)])
        fade = 1 - min(1.0, max(0.0, side.upward * 1.6))
        ink.setAlphaF(1 - 0.5 * fade)
        step = 0.009 * math.hypot(place.m11(), place.m12())
        painter.setBrush(QColor(255, 255, 255, int((60 if wooden else 150) * (1 - fade))))
        painter.drawPath(path.translated(step * 0.8, step))
        painter.setBrush(ink)
        painter.drawPath(path)


_SIDE, _FREE = 48, 0.055
"""The cells along a shadow's side, and the part of it that is empty on each side."""
_NEXT = 1.05
"""How much larger the next size of a shadow is: few sizes are soon all made."""
_STEP = math.log(_NEXT)


@cache
def _master() -> bytes:
    """Return the strength (0 to 255) of a rounded square's soft shadow, row by row."""
    cells = bytearray()
    for row in range(_SIDE):
        for column in range(_SIDE):
            u, v = abs((column + 0.5) / _SIDE * 4 - 2), abs((row + 0.5) / _SIDE * 4 - 2)
            away = math.hypot(max(u - 0.72, 0), max(v - 0.72, 0)) + min(max(u, v) - 0.72, 0)
            strength = max(0.0, min(1.0, 1 - (away + 0.30) / 1.35))
            cells.append(int(255 * strength * strength * (3 - 2 * strength)))
    return bytes(cells)


@cache
def _black(opacity: int) -> QImage:
    pixels = bytearray(4 * _SIDE * _SIDE)
    pixels[3::4] = bytes(cell * opacity // 16 for cell in _master())
    return QImage(bytes(pixels), _SIDE, _SIDE, 4 * _SIDE, QImage.Format.Format_ARGB32_Premultiplied).copy()


@lru_cache(maxsize=96)
def _sprite(step: int, opacity: int, ratio: float) -> tuple[QImage, float]:
    """Return a shadow as wide as so many steps, and half the logical pixels of its side."""
    side = max(4, round(_NEXT**step * ratio))
    free = round(side * _FREE)
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    image = _black(opacity).scaled(side, side, keep, smooth).copy(free, free, side - 2 * free, side - 2 * free)
    image.setDevicePixelRatio(ratio)
    return image, image.width() / ratio / 2


def shadow(painter: QPainter, place: Sequence[float], width: float, opacity: int, ratio: float) -> None:
    """Paint a cube's soft shadow, of a strength from 2 to 10, around a place (x, y) of the picture, which has `ratio`
    pixels for a logical one."""
    sprite, half = _sprite(round(math.log(width) / _STEP), opacity, ratio)
    painter.drawImage(int(place[0] - half), int(place[1] - half), sprite)  # between pixels it takes longer


def shade(size: QSize) -> QImage:
    """Return a large soft shadow."""
    return _black(10).scaled(size, mode=Qt.TransformationMode.SmoothTransformation)


def paint_shadows(painter: QPainter, camera: Camera, cubes: Iterable[Placed], clip: QRectF) -> None:
    """Paint the shadows of lying cubes, away from the lamp, inside `clip`."""
    painter.save()
    painter.setClipRect(clip)
    ratio = painter.device().devicePixelRatio()
    for (x, y, _z), _, _ in cubes:
        middle = camera.point(x + 0.09, y - 0.12, 0.0)
        shadow(painter, (middle.x(), middle.y()), camera.scale * 2.1, 9, ratio)
    painter.restore()


Spot = tuple[QPointF, float]
"""Where a cube's upper face is: its middle, and pixels for an edge."""


def ring(spot: Spot, half: float) -> QPainterPath:
    """Return a rounded square around a face."""
    middle, edge = spot
    side = half * edge
    path = QPainterPath()
    path.addRoundedRect(QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side), 0.15 * edge, 0.15 * edge)
    return path


def _halo(painter: QPainter, path: QPainterPath, width: float) -> None:
    painter.setPen(QPen(QColor(0, 0, 0, 60), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawPath(path)


def _link(a: Spot, b: Spot) -> QPainterPath:
    """Return the line from the edge of one ring to the edge of the next."""
    (start, edge), (end, _) = a, b
    way = end - start
    away = max(abs(way.x()), abs(way.y())) or 1.0
    corner = 0.075 if min(abs(way.x()), abs(way.y())) > 0.5 * away else 0.0
    cut = (0.47 - corner) * edge / away
    path = QPainterPath(start + way * cut)
    path.lineTo(end - way * cut)
    return path


def paint_path(painter: QPainter, spots: Sequence[Spot], theme: Theme) -> None:
    """Paint a ring on each face, short links between them, and the order in numbers."""
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
    painter.setPen(QPen(QColor(0, 0, 0, 50), 0.016 * edge))
    painter.setBrush(colour)
    painter.drawEllipse(place, radius, radius)
    font = QFont("Lato", weight=QFont.Weight.Black)
    font.setPixelSize(max(min(11, round(radius * 1.5)), round(radius * 1.34)))
    painter.setFont(font)
    painter.setPen(text)
    metrics, said = QFontMetricsF(font), str(number)
    baseline = place.y() + metrics.capHeight() / 2
    painter.drawText(QPointF(place.x() - metrics.horizontalAdvance(said) / 2, baseline), said)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_cursor(painter: QPainter, spot: Spot, theme: Theme) -> None:
    """Paint where the keyboard is: a double outline that shows on ivory and felt."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor(theme.ink), 0.075), (QColor(theme.accent), 0.042)):
        painter.setPen(QPen(colour, width * spot[1]))
        painter.drawPath(ring(spot, 0.525))


def paint_flash(painter: QPainter, spot: Spot, theme: Theme, wrong: bool, part: float) -> None:
    """Paint an outline at a moment (0 to 1) of a flash: broken and shaking if something is wrong, else whole and
    growing."""
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
