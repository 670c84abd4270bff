"""Where the squares of a board lie in a widget, on whole device pixels so that every line is crisp."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

FRAME, AROUND = 0.028, 0.0084
"""The frame's width and the room for the board's shadow, in sides of the whole."""


@dataclass(frozen=True)
class BoardGeometry:
    """A board of rows × columns in an area of logical pixels; `ratio` device pixels are one of these."""

    width: float
    height: float
    ratio: float
    rows: int
    columns: int

    @property
    def cell(self) -> float:
        share = 1 - 2 * (FRAME + AROUND)
        most = min(self.width * share / self.columns, self.height * share / self.rows)
        return max(4.0, int(most * self.ratio) / self.ratio)

    @property
    def frame(self) -> float:
        whole = self.cell * max(self.rows, self.columns) / (1 - 2 * (FRAME + AROUND))
        return round(FRAME * whole * self.ratio) / self.ratio

    @property
    def field(self) -> QRectF:
        wide, high = self.cell * self.columns, self.cell * self.rows
        left = round((self.width - wide) / 2 * self.ratio) / self.ratio
        top = round((self.height - high) / 2 * self.ratio) / self.ratio
        return QRectF(left, top, wide, high)

    @property
    def outside(self) -> QRectF:
        edge = self.frame
        return self.field.adjusted(-edge, -edge, edge, edge)

    def area(self, square: int) -> QRectF:
        row, column = divmod(square, self.columns)
        field, cell = self.field, self.cell
        return QRectF(field.left() + column * cell, field.top() + row * cell, cell, cell)

    def square_at(self, point: QPointF) -> int | None:
        """Return the square at a point, None beside the squares."""
        field, cell = self.field, self.cell
        column, row = (point.x() - field.left()) // cell, (point.y() - field.top()) // cell
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return int(row) * self.columns + int(column)
        return None
