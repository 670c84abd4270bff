"""Rounded silhouettes: the convex outline of projected corners, grown by a radius."""

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

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
