"""What is drawn over the tiles of a rack: the cursor, the picked tile, the tick of those to be exchanged."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from boggle_desk.views.scrabble import glyphs
from boggle_desk.views.theme import Theme


def _outline(painter: QPainter, area: QRectF, colour: QColor, wide: float, grown: float) -> None:
    side = area.width()
    grow = side * grown
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, side * wide))
    painter.drawPath(glyphs.rounded(area.adjusted(-grow, -grow, grow, grow), side * 0.13))


def paint_picked(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint the outline of a tile that waits for its square."""
    _outline(painter, area, QColor(theme.accent), 0.07, 0.0)


def paint_cursor(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint where the keyboard is: a double line."""
    _outline(painter, area, QColor(theme.ink), 0.085, 0.02)
    _outline(painter, area, QColor(theme.accent).lighter(108), 0.045, 0.02)


def paint_tick(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint a tick on a tile that is to be exchanged."""
    side = area.width()
    middle, radius = area.topRight() + QPointF(-0.14, 0.14) * side, side * 0.19
    painter.setPen(QPen(QColor(theme.on_accent), side * 0.025))
    painter.setBrush(QColor(theme.accent))
    painter.drawEllipse(middle, radius, radius)
    tick = QPainterPath(middle + QPointF(-0.48, 0.02) * radius)
    tick.lineTo(middle + QPointF(-0.12, 0.40) * radius)
    tick.lineTo(middle + QPointF(0.50, -0.38) * radius)
    pen = QPen(QColor(theme.on_accent), side * 0.055)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tick)
