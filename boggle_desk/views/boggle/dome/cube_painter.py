"""Paints cubes with QPainter: solid polygons and letter outlines, which are fast without a graphics card and crisp at
every resolution. A fine pass adds soft light for the cubes that lie still."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPolygonF, QTransform

from boggle_desk.views.boggle.dome import hull
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.faces import NORMALS, RIGHTS, UPS, Label, Matrix, Vector, is_solid
from boggle_desk.views.boggle.dome.glyphs import outline
from boggle_desk.views.theme import Theme

Placed = tuple[Vector, Matrix, Sequence[Label]]
"""A cube to be painted: its centre, its rotation and its six labels."""

_BEVEL = 0.115
_LEVELS = 72
_UNIT = QPolygonF([QPointF(-0.5, -0.5), QPointF(0.5, -0.5), QPointF(0.5, 0.5), QPointF(-0.5, 0.5)])
_FACE = hull.rounded_square(0.440, 0.125)
_OUTER, _INNER = hull.rounded_square(0.468, 0.140), hull.rounded_square(0.432, 0.120)
_light = (-0.40, 0.50, 0.92)
_length = math.sqrt(sum(part * part for part in _light))
LIGHT: Vector = (_light[0] / _length, _light[1] / _length, _light[2] / _length)
"""The direction towards the lamp: upper left, above the table."""


def _corners() -> tuple[tuple[int, int, int], ...]:
    return tuple((1 if i & 4 else -1, 1 if i & 2 else -1, 1 if i & 1 else -1) for i in range(8))


def _face_corners(face: int) -> tuple[int, ...]:
    """Return the numbers of the corners top left, top right, bottom right, bottom left, seen from outside."""
    found = []
    for right, up in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
        n, u, v = NORMALS[face], RIGHTS[face], UPS[face]
        place = tuple(n[i] + right * u[i] + up * v[i] for i in range(3))
        found.append((4 if place[0] > 0 else 0) | (2 if place[1] > 0 else 0) | (1 if place[2] > 0 else 0))
    return tuple(found)


_CORNERS = _corners()
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
def _ramp(colour: str, strength: float) -> tuple[QColor, ...]:
    """Return a colour from dark to light; its shadows are cooler than its lights."""
    base, shades = QColor(colour), []
    for level in range(_LEVELS):
        light = level / 64
        dark = max(0.0, 1 - light)
        warm = (1.0, 0.988 - 0.03 * dark, 0.962 - 0.10 * dark)
        parts = [min(255, int(part * (1 - strength + strength * light) * tint)) for part, tint in zip(
            (base.red(), base.green(), base.blue()), warm, strict=True)]  # fmt: skip
        shades.append(QColor(*parts))
    return tuple(shades)


def _level(light: float) -> int:
    return max(0, min(_LEVELS - 1, int(light * 64)))


class CubePainter:
    """Paints cubes in a theme's colours."""

    def __init__(self, theme: Theme) -> None:
        self._ivory = _ramp(theme.ivory, 1.0)
        self._wood = _ramp(theme.wood_light, 1.0)
        self._ink = _ramp(theme.ink, 0.45)

    def paint(self, painter: QPainter, camera: Camera, cubes: Iterable[Placed], calm: float = 0.0,
              fine: bool = False) -> None:  # fmt: skip
        """Paint cubes from the farthest to the nearest. `calm` (0 to 1) dims the letters on the sides."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setPen(Qt.PenStyle.NoPen)
        solids = sorted((self._solid(camera, cube) for cube in cubes), key=lambda solid: -solid.depth)
        for solid in solids:
            if fine:
                self._fine_body(painter, solid)
            else:
                self._body(painter, solid)
            for side in solid.sides:
                self._side(painter, solid, side, calm, fine)

    def _solid(self, camera: Camera, cube: Placed) -> _Solid:
        (x, y, z), m, labels = cube
        focal, middle_x, middle_y = camera.scale * camera.distance, camera.width / 2, camera.height / 2
        a, b, c = camera.seen(x, y, z)
        axes = [camera.turned(m[i] / 2, m[i + 3] / 2, m[i + 6] / 2) for i in range(3)]
        (x0, x1, x2), (y0, y1, y2), (z0, z1, z2) = axes
        inner, corners, core = 1 - 2 * _BEVEL, [], []
        for sx, sy, sz in _CORNERS:
            p, q, r = sx * x0 + sy * y0 + sz * z0, sx * x1 + sy * y1 + sz * z1, sx * x2 + sy * y2 + sz * z2
            k = focal / (c + r)
            corners.append(QPointF(middle_x + (a + p) * k, middle_y - (b + q) * k))
            k = focal / (c + r * inner)
            core.append((middle_x + (a + p * inner) * k, middle_y - (b + q * inner) * k))
        k = focal / c
        sides = self._sides((a, b, c), axes, m, z, focal, (middle_x, middle_y))
        occlusion = 0.60 + 0.40 * min(1.0, max(0.0, z))
        return _Solid(c, k, (middle_x + a * k, middle_y - b * k), corners, hull.convex(core), sides, labels, occlusion)

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
        whole = sum(side.facing for side in solid.sides) or 1.0
        light = sum(side.facing * side.light for side in solid.sides) / whole
        shift = 0.022 * solid.edge
        whole_outline = hull.grown(solid.core, _BEVEL * solid.edge)
        painter.setBrush(self._ivory[_level(light * 0.66)])
        painter.drawPolygon(whole_outline)
        x, y = solid.middle
        lit = QTransform(0.962, 0, 0, 0.962, x * 0.038 - shift * 0.62, y * 0.038 - shift * 0.78)
        painter.setBrush(self._ivory[_level(light * 0.97)])
        painter.drawPolygon(lit.map(whole_outline))

    def _fine_body(self, painter: QPainter, solid: _Solid) -> None:
        x, y = solid.middle
        reach = solid.edge * 0.62
        light = QLinearGradient(x - 0.62 * reach, y - 0.78 * reach, x + 0.62 * reach, y + 0.78 * reach)
        for place, strength in ((0.0, 1.08), (0.40, 0.88), (1.0, 0.44)):
            light.setColorAt(place, self._ivory[_level(strength * solid.occlusion)])
        painter.setBrush(QBrush(light))
        painter.drawPolygon(hull.grown(solid.core, _BEVEL * solid.edge))

    def _side(self, painter: QPainter, solid: _Solid, side: _Side, calm: float, fine: bool) -> None:
        top_left, top_right, bottom_right, bottom_left = (solid.corners[i] for i in _FACE_CORNERS[side.face])
        frame = QTransform()
        QTransform.quadToQuad(_UNIT, QPolygonF([top_left, top_right, bottom_right, bottom_left]), frame)
        letters = solid.labels[side.face]
        ramp = self._wood if is_solid(letters[0]) else self._ivory
        if fine:
            self._fine_face(painter, solid, side, ramp, frame.map(_OUTER), frame.map(_INNER))
        else:
            painter.setBrush(ramp[_level(side.light)])
            painter.drawPolygon(frame.map(_FACE))
        if side.facing < 0.05 or not letters[0]:
            return
        across = (top_right - top_left + bottom_right - bottom_left) / 2
        down = (bottom_left - top_left + bottom_right - top_right) / 2
        place = QTransform(across.x(), across.y(), down.x(), down.y(), side.x, side.y)
        self._letter(painter, side, place, letters, calm, fine)

    def _fine_face(self, painter: QPainter, solid: _Solid, side: _Side, ramp: tuple[QColor, ...], outer: QPolygonF,
                   inner: QPolygonF) -> None:  # fmt: skip
        soft = QColor(ramp[_level(side.light * 0.98 + 0.02)])
        soft.setAlpha(150)
        painter.setBrush(soft)
        painter.drawPolygon(outer)
        reach = solid.edge * 0.5
        start, end = (
            QPointF(side.x - reach * 0.6, side.y - reach * 0.8),
            QPointF(side.x + reach * 0.6, side.y + reach * 0.8),
        )
        light = QLinearGradient(start, end)
        light.setColorAt(0, ramp[_level(side.light * 1.03)])
        light.setColorAt(1, ramp[_level(side.light * 0.945)])
        painter.setBrush(QBrush(light))
        edge = QLinearGradient(start, end)
        edge.setColorAt(0, QColor(255, 255, 255, 150))
        edge.setColorAt(0.5, QColor(255, 255, 255, 0))
        edge.setColorAt(1, QColor(60, 40, 20, 60))
        if side.facing > 0.3:
            painter.setPen(QPen(QBrush(edge), solid.edge * 0.014))
        painter.drawPolygon(inner)
        painter.setPen(Qt.PenStyle.NoPen)

    def _letter(self, painter: QPainter, side: _Side, place: QTransform, label: Label, calm: float,
                fine: bool) -> None:  # fmt: skip
        path = place.map(outline(label))
        ink = QColor(self._wood[_level(side.light * 0.52)] if is_solid(label[0]) else self._ink[_level(side.light)])
        fade = calm * (1 - min(1.0, max(0.0, side.upward * 1.6)))
        ink.setAlphaF(1 - 0.66 * fade)
        if fine:
            step = 0.009 * math.hypot(place.m11(), place.m12())
            painter.setBrush(QColor(255, 255, 255, int((60 if is_solid(label[0]) else 175) * (1 - fade))))
            painter.drawPath(path.translated(step * 0.8, step))
        painter.setBrush(ink)
        painter.drawPath(path)
