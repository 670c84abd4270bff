"""What is drawn over the board: the draft, the last play, faults, the cursor and where a carried tile would land.

Each has its own shape, so that none is told by colour alone (rule P20): the draft an outline all around, the last play
corners, faults a dashed line and an exclamation mark, the cursor a double line with an arrow.
"""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from boggle_desk.views.scrabble import glyphs
from boggle_desk.views.scrabble.geometry import BoardGeometry
from boggle_desk.views.scrabble.glyphs import moved_to
from boggle_desk.views.theme import Theme


def _inner(area: QRectF, share: float) -> QRectF:
    room = area.width() * share
    return area.adjusted(room, room, -room, -room)


def _corners(area: QRectF, long: float) -> QPainterPath:
    """Return the four corners of a rectangle."""
    path = QPainterPath()
    for corner, right, down in ((area.topLeft(), 1, 1), (area.topRight(), -1, 1), (area.bottomRight(), -1, -1),
                                (area.bottomLeft(), 1, -1)):  # fmt: skip
        path.moveTo(corner + QPointF(right * long, 0))
        path.quadTo(corner, corner + QPointF(0, down * long))
    return path


@dataclass
class BoardMarks:
    """The state of the marks that are not facts of the game, and how all are painted."""

    across: bool = True
    blank_armed: bool = False
    hover: int | None = None
    picked: int | None = None

    def paint_last(self, painter: QPainter, geometry: BoardGeometry, last: Collection[int], theme: Theme) -> None:
        """Paint corners around the tiles of the last play."""
        for square in last:
            area = _inner(geometry.area(square), 0.020)
            pen = QPen(QColor(theme.accent), geometry.cell * 0.07)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen)
            painter.drawPath(_corners(area, geometry.cell * 0.17))

    def paint_draft(self, painter: QPainter, geometry: BoardGeometry, draft: Collection[int], theme: Theme) -> None:
        """Paint an outline around each tile that is being placed; where a carried tile would land a hollow one."""
        cell = geometry.cell
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for square in draft:
            area = _inner(geometry.area(square), -0.002).translated(-0.010 * cell, -0.045 * cell)
            strong = 0.085 if square == self.picked else 0.052
            painter.setPen(QPen(QColor(theme.accent), cell * strong))
            painter.drawPath(glyphs.rounded(area, cell * 0.125))
        if self.hover is not None:
            self._paint_hover(painter, _inner(geometry.area(self.hover), 0.05), theme)

    def _paint_hover(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        glow = QColor(theme.accent)
        glow.setAlphaF(0.20)
        painter.setBrush(glow)
        painter.setPen(QPen(QColor(theme.accent), area.width() * 0.06, Qt.PenStyle.DotLine))
        painter.drawPath(glyphs.rounded(area, area.width() * 0.11))

    def paint_faults(self, painter: QPainter, geometry: BoardGeometry, faults: Collection[int], theme: Theme) -> None:
        """Paint a dashed line around squares that a refusal is about, and an exclamation mark."""
        cell = geometry.cell
        bad = QColor("#b0302b")
        for square in faults:
            outline = glyphs.rounded(_inner(geometry.area(square), 0.02), cell * 0.12)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(255, 255, 255, 210), cell * 0.11))
            painter.drawPath(outline)
            pen = QPen(bad, cell * 0.075)
            pen.setDashPattern([2.2, 1.3])
            painter.setPen(pen)
            painter.drawPath(outline)
            self._paint_badge(painter, geometry.area(square), bad)

    def _paint_badge(self, painter: QPainter, area: QRectF, bad: QColor) -> None:
        middle, radius = area.topLeft() + QPointF(0.10, 0.10) * area.width(), area.width() * 0.20
        painter.setPen(QPen(QColor("white"), area.width() * 0.03))
        painter.setBrush(bad)
        painter.drawEllipse(middle, radius, radius)
        painter.fillPath(moved_to(glyphs.fitted("!", 1, 1, heavy=True), middle, radius * 1.1), QColor("white"))

    def paint_cursor(self, painter: QPainter, geometry: BoardGeometry, cursor: int | None, theme: Theme) -> None:
        """Paint where the keyboard is and which way it writes; a blank that is called for shows as ink."""
        if cursor is None:
            return
        area, cell = geometry.area(cursor), geometry.cell
        if self.blank_armed:
            painter.fillPath(glyphs.rounded(_inner(area, 0.16), cell * 0.10), QColor(theme.ink))
        outline = glyphs.rounded(_inner(area, -0.02), cell * 0.13)
        head = glyphs.arrow(0.34) if self.across else QTransform().rotate(90).map(glyphs.arrow(0.34))
        away = QPointF(0.30, 0) if self.across else QPointF(0, 0.30)
        arrow = moved_to(head, area.center() + away * cell, cell)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((QColor(theme.ink), 0.115), (QColor(theme.accent).lighter(108), 0.060)):
            pen = QPen(colour, cell * wide)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(outline)
        painter.setPen(QPen(QColor(theme.ink), cell * 0.055))
        painter.setBrush(QColor(theme.accent).lighter(108))
        painter.drawPath(arrow)
        painter.setBrush(Qt.BrushStyle.NoBrush)
