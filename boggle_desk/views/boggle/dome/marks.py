"""Marks over the cubes: the path of a word, the keyboard's cursor, a flash."""

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from boggle_desk.views.appearance import Theme

Spot = tuple[QPointF, float]
"""The middle of a cube's upper face, and pixels per edge."""


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


def paint_path(painter: QPainter, spots: Sequence[Spot], theme: Theme) -> None:
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
    """Paint the keyboard cursor, a double outline visible on ivory and felt."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor(theme.ink), 0.075), (QColor(theme.accent), 0.042)):
        painter.setPen(QPen(colour, width * spot[1]))
        painter.drawPath(ring(spot, 0.525))


def paint_flash(painter: QPainter, spot: Spot, theme: Theme, wrong: bool, part: float) -> None:
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
