"""The outlines of the letters on the cubes, at cube size, in four quarter turns."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QRawFont, QTransform

from boggle_desk.paths import resource
from boggle_desk.views.boggle.dome.faces import Label, is_solid

BARRED = frozenset("MWZ")
"""Letters with a line underneath (rule B4): turned, M and W are taken for each other, and Z for an N without a line."""
_CAP_HEIGHT, _WIDEST = 0.56, 0.68


@cache
def _font() -> QRawFont:
    return QRawFont(str(resource("fonts", "Lato-Bold.ttf")), 200.0)


@cache
def _cap() -> float:
    font = _font()
    return font.pathForGlyph(font.glyphIndexesForString("H")[0]).boundingRect().height()


def _written(letters: str) -> QPainterPath:
    font, path, pen = _font(), QPainterPath(), 0.0
    for glyph in font.glyphIndexesForString(letters):
        outline = font.pathForGlyph(glyph)
        outline.translate(pen, 0)
        path.addPath(outline)
        pen += font.advancesForGlyphIndexes([glyph])[0].x() * 0.97
    return path


def _fitted(path: QPainterPath, cap: float) -> QPainterPath:
    factor = cap / _cap()
    box = path.boundingRect()
    if box.width() * factor > _WIDEST:
        factor = _WIDEST / box.width()
    path = QTransform.fromScale(factor, factor).map(path)
    middle = path.boundingRect().center()
    path.translate(-middle.x(), -middle.y())
    return path


def _underlined(path: QPainterPath) -> QPainterPath:
    path.translate(0, -0.05)
    box, bar = path.boundingRect(), QPainterPath()
    bar.addRoundedRect(QRectF(-box.width() * 0.44, box.bottom() + 0.052, box.width() * 0.88, 0.058), 0.018, 0.018)
    path.addPath(bar)
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
    """Return the outline of a label around the origin, y downwards, for a face of length 1; empty for none."""
    letters, quarter = label
    if not letters:
        return QPainterPath()
    if is_solid(letters):
        return _lozenge()
    path = _fitted(_written(letters), _CAP_HEIGHT if len(letters) == 1 else _CAP_HEIGHT * 0.86)
    if letters in BARRED:
        path = _underlined(path)
    return QTransform().rotate(90 * quarter).map(path.simplified())
