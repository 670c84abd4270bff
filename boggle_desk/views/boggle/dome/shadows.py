"""Soft shadows of the cubes on the felt: one small sprite, scaled once for each size."""

import math
from collections.abc import Iterable
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.cube_painter import Placed

_SIDE = 48
_STEPS = 8
"""Sizes of a shadow for each cube edge of height: few, so that they are soon all made."""


@cache
def _master() -> tuple[bytes, int]:
    """Return the strength (0 to 255) of a rounded square's soft shadow, row by row."""
    cells = bytearray()
    for row in range(_SIDE):
        for column in range(_SIDE):
            u, v = abs((column + 0.5) / _SIDE * 4 - 2), abs((row + 0.5) / _SIDE * 4 - 2)
            away = math.hypot(max(u - 0.72, 0), max(v - 0.72, 0)) + min(max(u, v) - 0.72, 0)
            strength = max(0.0, min(1.0, 1 - (away + 0.30) / 1.35))
            cells.append(int(255 * strength * strength * (3 - 2 * strength)))
    return bytes(cells), _SIDE


def prepare() -> None:
    """Compute ahead what takes long; may be called on any thread."""
    _master()


@cache
def _black(opacity: int) -> QImage:
    cells, side = _master()
    pixels = bytearray(4 * side * side)
    pixels[3::4] = bytes(cell * opacity // 16 for cell in cells)
    return QImage(bytes(pixels), side, side, 4 * side, QImage.Format.Format_ARGB32_Premultiplied).copy()


@lru_cache(maxsize=48)
def _sprite(width: int, opacity: int, ratio: float) -> QImage:
    side = round(width * ratio)
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    image = _black(opacity).scaled(side, side, keep, smooth)
    image.setDevicePixelRatio(ratio)
    return image


def paint(painter: QPainter, camera: Camera, cubes: Iterable[Placed], clip: QRectF) -> None:
    """Paint the shadows of cubes on the felt, away from the lamp, inside `clip`."""
    ratio = painter.device().devicePixelRatio()
    painter.save()
    painter.setClipRect(clip)
    for (x, y, z), _, _ in cubes:
        height = max(z - 0.5, 0.0)
        place_x, place_y = x + 0.09 + 0.42 * height, y - 0.12 - 0.5 * height
        middle, step = camera.point(place_x, place_y, 0.0), int(height * _STEPS + 0.5)
        width = int(camera.scale * (2.1 + 0.8 * step / _STEPS))
        opacity = max(2, min(10, int(9.5 - 4.2 * step / _STEPS)))
        painter.drawImage(middle - QPointF(width / 2, width / 2), _sprite(width, opacity, ratio))
    painter.restore()
