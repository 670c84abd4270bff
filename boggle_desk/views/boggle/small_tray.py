"""A tray of cubes so small that flat faces do."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.props import sized_font

_LETTERS = "HTESQYNREMDUARXSRLPOCENSTAIGHTBLUEWDN"


def paint_tray(painter: QPainter, look: Appearance, box: QRectF, rows: int, columns: int) -> None:
    """Paint a small tray with cubes in it."""
    side = min(box.width(), box.height())
    tray = QRectF(0, 0, side, side)
    tray.moveCenter(box.center())
    wood = QLinearGradient(tray.topLeft(), tray.bottomRight())
    wood.setColorAt(0, QColor("#7b4c2d"))
    wood.setColorAt(1, QColor("#4a2b19"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood)
    painter.drawRoundedRect(tray, side * 0.09, side * 0.09)
    inside = tray.adjusted(side * 0.07, side * 0.07, -side * 0.07, -side * 0.07)
    painter.setBrush(QColor("#2f1c11"))
    painter.drawRoundedRect(inside, side * 0.04, side * 0.04)
    across, down = inside.width() / columns, inside.height() / rows
    edge = min(across, down)
    font = sized_font(edge * 0.56, QFont.Weight.Bold)
    for place in range(rows * columns):
        column, row = place % columns, place // columns
        cube = QRectF(0, 0, edge * 0.86, edge * 0.86)
        left, top = inside.left() + across * (column + 0.5), inside.top() + down * (row + 0.5)
        cube.moveCenter(QRectF(left, top, 0, 0).center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#cdbf9c"))
        painter.drawRoundedRect(cube.translated(0, edge * 0.05), edge * 0.16, edge * 0.16)
        painter.setBrush(QColor("#fff7e6"))
        painter.drawRoundedRect(cube, edge * 0.16, edge * 0.16)
        painter.setPen(QColor("#1b263e"))
        painter.setFont(font)
        painter.drawText(cube, Qt.AlignmentFlag.AlignCenter, _LETTERS[(row * 5 + column) % len(_LETTERS)])
