"""Outlines of letters, numbers and symbols at a size of 1, crisp at every resolution and the same on every thread."""

import math
import threading
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QRawFont, QTransform

from boggle_desk.paths import resource

_fonts = threading.local()
"""A raw font may be asked only on the thread that loaded it."""


def _font(file: str) -> QRawFont:
    kept: dict[str, QRawFont] = _fonts.__dict__
    if file not in kept:
        kept[file] = QRawFont(str(resource("fonts", file)), 200.0)
    return kept[file]


@cache
def _cap(file: str) -> float:
    font = _font(file)
    return font.pathForGlyph(font.glyphIndexesForString("H")[0]).boundingRect().height()


def written(text: str, heavy: bool = False) -> QPainterPath:
    """Return the outline of a text, its left end and baseline at the origin, capitals 1 high."""
    file = "Lato-Black.ttf" if heavy else "Lato-Bold.ttf"
    font, path, pen = _font(file), QPainterPath(), 0.0
    for glyph in font.glyphIndexesForString(text):
        outline = font.pathForGlyph(glyph)
        outline.translate(pen, 0)
        path.addPath(outline)
        pen += font.advancesForGlyphIndexes([glyph])[0].x()
    return QTransform.fromScale(1 / _cap(file), 1 / _cap(file)).map(path.simplified())


@lru_cache(maxsize=256)
def fitted(text: str, high: float, widest: float, heavy: bool = False) -> QPainterPath:
    """Return the outline of a text with capitals `high`, made smaller if it is wider than `widest`; its capitals are
    centred on the origin, so that accents and tails leave them in line."""
    path = written(text, heavy)
    box = path.boundingRect()
    factor = min(high, widest / max(box.width(), 1e-6))
    path = QTransform.fromScale(factor, factor).map(path)
    path.translate(-path.boundingRect().center().x(), factor / 2)
    return path


@cache
def diamond(reach: float) -> QPainterPath:
    """Return a square on its corner, from the middle so far to each corner."""
    return _corners([(0, -reach), (reach, 0), (0, reach), (-reach, 0)])


@cache
def circle(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


@cache
def star(radius: float) -> QPainterPath:
    points = []
    for number in range(10):
        away, angle = radius * (1.0 if number % 2 == 0 else 0.45), math.pi * (number / 5 - 0.5)
        points.append((away * math.cos(angle), away * math.sin(angle)))
    return _corners(points)


@cache
def arrow(size: float) -> QPainterPath:
    """Return an arrow head that points to the right."""
    return _corners([(-0.42 * size, -0.5 * size), (0.5 * size, 0), (-0.42 * size, 0.5 * size), (-0.18 * size, 0)])


def rounded(area: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


def moved_to(path: QPainterPath, middle: QPointF, size: float) -> QPainterPath:
    """Return an outline of size 1 at a place: a copy, so that no two threads fill the same one."""
    return QTransform(size, 0, 0, size, middle.x(), middle.y()).map(path)


def _corners(points: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path
