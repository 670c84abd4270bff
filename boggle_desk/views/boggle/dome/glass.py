"""The clear dome: refraction in its rim, reflections, light. Two rounded rectangles, top and wider foot, computed for
one camera and pixel ratio so that lines are sharp."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from boggle_desk.views.boggle.dome.camera import FOOT, FOOT_OUT, TOP, TOP_OUT, Camera, felt_half, outer_half

Array = NDArray[Any]
_CORNER = 0.62
_RIM, _FOOT_RIM = 46.0, 26.0  # the rims' widths; half a tray is `_DESIGN`
_DESIGN = 637.0
_EVEN, _CLEAR = 0.035, (0.86, 0.93, 0.93)
"""How much of the light is the glass's own, and its colour."""


def _bump(value: Array, middle: float, width: float) -> Array:
    return np.asarray(np.exp(-(((value - middle) / width) ** 2)), np.float32)


@dataclass(frozen=True)
class _Edge:
    """A rounded rectangle's edge by pixel: distance in design units (negative inside) and outward direction (y up)."""

    away: Array
    x: Array
    y: Array

    @property
    def lit(self) -> Array:
        """The edge's turn to the lamp: 1 upper left, -1 lower right."""
        return np.asarray(self.y * 0.78 - self.x * 0.62, np.float32)

    def part(self, chosen: Array) -> "_Edge":
        return _Edge(self.away[chosen], self.x[chosen], self.y[chosen])


class Glass:
    """The dome seen by a camera, with `ratio` pixels per logical one."""

    def __init__(self, camera: Camera, ratio: float) -> None:
        self._camera, self._ratio = camera, ratio
        area = camera.dome
        self.size = QSize(round(area.width() * ratio), round(area.height() * ratio))
        self._unit = camera.scale * outer_half(max(camera.rows, camera.columns)) / _DESIGN
        across = area.left() - camera.width / 2 + (np.arange(self.size.width(), dtype=np.float32) + 0.5) / ratio
        down = area.top() - camera.height / 2 + (np.arange(self.size.height(), dtype=np.float32) + 0.5) / ratio
        focal = camera.scale * camera.distance
        self._rays = np.meshgrid(across / focal, -down / focal)
        self._top, self._foot = self._edge(TOP, TOP_OUT), self._edge(FOOT, FOOT_OUT)

    def _plane(self, z: float) -> tuple[Array, Array]:
        """Return where the pixels' rays meet a height."""
        a, b = self._rays
        (_, sine, cosine), eye = self._camera.turned(0.0, 0.0, 1.0), self._camera.eye
        part = (z - eye[2]) / (b * sine + cosine)
        return np.asarray(eye[0] + a * part, np.float32), np.asarray(eye[1] + (sine - b * cosine) * part, np.float32)

    def _edge(self, z: float, out: float) -> _Edge:
        x, y = self._plane(z)
        inner_x = felt_half(self._camera.columns) + out - _CORNER
        inner_y = felt_half(self._camera.rows) + out - _CORNER
        over_x, over_y = np.abs(x) - inner_x, np.abs(y) - inner_y
        corner_x, corner_y = np.maximum(over_x, 0), np.maximum(over_y, 0)
        length = np.hypot(corner_x, corner_y)
        away = length + np.minimum(np.maximum(over_x, over_y), 0) - _CORNER
        flat = length < 1e-4
        safe = np.maximum(length, 1e-4)
        out_x = np.where(flat, over_x > over_y, corner_x / safe) * np.sign(x)
        out_y = np.where(flat, over_x <= over_y, corner_y / safe) * np.sign(y)
        pixels = self._camera.scale_at(0.0, 0.0, z) / self._unit
        return _Edge(away * np.float32(pixels), np.asarray(out_x, np.float32), np.asarray(out_y, np.float32))

    def bent(self) -> Array:
        """Return the pixels in the rims as `CubeLight.set_picture` takes them; the dome ends softly."""
        top, foot = self._top, self._foot
        part = np.clip((top.away + _RIM) / _RIM, 0, 1)
        far = np.where(top.away < 0, np.sin(np.pi * part**1.3) * 34, 0)
        part = np.clip((foot.away + _FOOT_RIM) / _FOOT_RIM, 0, 1)
        far_foot = np.where((foot.away < 0) & (top.away > 0), np.sin(np.pi * part) * 10, 0)
        step = self._unit * self._ratio
        shift_x = (far * top.x + far_foot * foot.x) * step
        shift_y = -(far * top.y + far_foot * foot.y) * step
        seen = np.clip(-np.minimum(top.away, foot.away) / 7, 0, 1)
        seen = np.rint(seen * seen * (3 - 2 * seen) * 256)
        rows, columns = np.nonzero((np.maximum(np.abs(shift_x), np.abs(shift_y)) > 0.02) | (seen < 256))
        height, width = top.away.shape
        from_x = np.clip(columns - shift_x[rows, columns], 0, width - 2.01)
        from_y = np.clip(rows - shift_y[rows, columns], 0, height - 2.01)
        left, above = from_x.astype(np.int32), from_y.astype(np.int32)
        right, down = np.rint((from_x - left) * 255), np.rint((from_y - above) * 255)
        parts = right + 256 * down + 65536 * seen[rows, columns]
        return np.stack([rows * width + columns, above * width + left, parts], -1).astype(np.uint32).ravel()

    def body(self) -> QImage:
        """Return what the glass adds: rims, foot, and light below. It is even in the middle, and nothing far outside:
        only what is near an edge is computed."""
        thin = 0.8 / (self._unit * self._ratio)
        away = np.minimum(self._top.away, self._foot.away)
        near = (self._top.away > -2 * _RIM - 3 * thin) & (away < 50 + 3 * thin)
        top, foot = self._top.part(near), self._foot.part(near)
        a, b = top.away, foot.away
        lit, unlit = np.clip(top.lit, 0, 1), np.clip(-top.lit, 0, 1)

        def line(value: Array, middle: float, width: float) -> Array:
            return _bump(value, middle, max(width, thin))

        keep, add = np.ones_like(a), np.zeros((*a.shape, 3), np.float32)

        def mix(share: Array, colour: tuple[float, float, float] = (0, 0, 0)) -> None:
            nonlocal keep, add
            keep, add = (
                keep * (1 - share),
                add * (1 - share)[..., None] + share[..., None] * np.array(colour, np.float32),
            )

        mix(np.where((a < 0) | (b < 0), np.float32(_EVEN), 0), _CLEAR)
        mix(np.clip(np.minimum((a + _RIM) / 6, -a / 3), 0, 1) * 0.15, (0.08, 0.34, 0.30))
        mix(0.42 * line(a, -_RIM * 0.60, 7) * (0.55 + 0.45 * unlit))
        mix(0.26 * line(a, -_RIM * 1.02, 4))
        light = (0.20 + 0.75 * lit**1.5 + 0.34 * unlit**3) * line(a, -3.5, 2.6)
        light += (0.10 + 0.52 * lit**2 + 0.30 * unlit**2) * line(a, -_RIM * 0.86, 3.2)
        light += (0.05 + 0.30 * lit + 0.16 * unlit) * line(a, -_RIM * 0.36, 6)
        angle = np.arctan2(-top.y, top.x)
        light += 0.9 * _bump(angle, -2.25, 0.26) * _bump(a, -_RIM * 0.45, 10)
        light += 0.5 * _bump(angle, 0.85, 0.22) * _bump(a, -_RIM * 0.5, 8)
        add += light[..., None] * np.array((1, 0.985, 0.95), np.float32)
        mix(np.where((a > 0) & (b < 0), np.float32(0.14), 0))
        below = np.clip(-foot.y, 0, 1)
        add += ((0.16 + 0.40 * np.clip(foot.lit, 0, 1) + 0.22 * below) * line(b, -2.5, 2.4) * (a > -_RIM))[..., None]
        mix(0.30 * line(b, 6, 7) * (a > 0))
        add += (0.16 * below * line(b, 16, 9) * (a > 0))[..., None] * np.array((1, 0.9, 0.7), np.float32)
        even = _pixels(_EVEN * np.array(_CLEAR, np.float32), np.array(_EVEN, np.float32))
        pixels = np.where((away < 0)[..., None], even, np.uint8(0))
        pixels[near] = _pixels(add, 1 - keep)
        return _image(pixels)

    def shine(self) -> QImage:
        """Return the top's reflection: a window with four panes, a streak, the sky."""
        x, y = self._plane(TOP)
        half_x, half_y = felt_half(self._camera.columns) / 2.26, felt_half(self._camera.rows) / 2.26
        x, y = x / half_x, y / half_y
        u, v = x + 1.05, (y - 1.12) / 1.15
        u, v = u + 0.16 * v + 0.10 * v * v, v - 0.10 * u + 0.07 * u * u
        panes = np.clip((1 - np.abs(u)) * 30, 0, 1) * np.clip((1 - np.abs(v)) * 30, 0, 1)
        panes *= np.clip((np.abs(u + 0.02) - 0.045) * 40, 0, 1) * np.clip((np.abs(v) - 0.04) * 40, 0, 1)
        white = panes * np.clip(0.5 - 0.34 * u + 0.42 * v, 0.04, 1) * 0.25
        inside = self._top.away < -_RIM
        streak = (_bump(x - y, 3.05, 0.16) + _bump(x - y, 3.45, 0.05)) * 0.10 * np.clip((x + 2) / 3, 0, 1)
        white += (streak + np.clip((y - 0.2) / 2.4, 0, 1) ** 2 * 0.075) * inside
        white = np.where(self._top.away < 0, white, 0)
        return _image(np.repeat(_bytes(white)[..., None], 4, -1))


def _bytes(parts: Array) -> Array:
    return np.asarray((np.clip(parts, 0, 1) * 255 + 0.5).astype(np.uint8))


def _pixels(colour: Array, opaque: Array) -> Array:
    """Return premultiplied pixels; where brighter than opaque they add light."""
    opaque = np.maximum(opaque, colour.max(-1))
    return _bytes(np.concatenate([colour[..., ::-1], opaque[..., None]], -1))


def _image(pixels: Array) -> QImage:
    height, width = pixels.shape[:2]
    numbers = np.ascontiguousarray(pixels)
    return QImage(numbers.data, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied).copy()


_SHADE_CELLS = 48


def shade(size: QSize) -> QImage:
    """Return the soft shadow of a rounded square."""
    across = np.abs((np.arange(_SHADE_CELLS) + 0.5) / _SHADE_CELLS * 4 - 2) - 0.72
    u, v = np.meshgrid(across, across)
    away = np.hypot(np.maximum(u, 0), np.maximum(v, 0)) + np.minimum(np.maximum(u, v), 0)
    strength = np.clip(1 - (away + 0.30) / 1.35, 0, 1)
    black = _pixels(np.zeros((*u.shape, 3)), 0.62 * strength**2 * (3 - 2 * strength))
    return _image(black).scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
