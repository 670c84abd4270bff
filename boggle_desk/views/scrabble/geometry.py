"""Where the squares of a board and the places of a rack are in a widget, on whole device pixels so that every line is
crisp; and where the corners of a star are."""

from dataclasses import dataclass
from math import cos, pi, sin

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


PITCH = 1.06
"""Tile sides from one place to the next."""
UNIT = 1.34
"""The picture's unit in tile sides."""
_TALL = 1.64
"""Tile sides from the top of a lifted tile to the end of the rack's shadow."""


@dataclass(frozen=True)
class RackGeometry:
    """A rack of so many places in an area of logical pixels."""

    width: float
    height: float
    ratio: float
    places: int

    @property
    def side(self) -> float:
        side = min(self.height / _TALL, self.width / (self.places * PITCH + 0.95))
        return max(8.0, int(side * self.ratio) / self.ratio)

    @property
    def _top(self) -> float:
        return (self.height - _TALL * self.side) / 2 + 0.17 * self.side

    @property
    def _left(self) -> float:
        return (self.width - self.places * PITCH * self.side) / 2

    def area(self, slot: float) -> QRectF:
        """Return where the tile at a slot stands."""
        side = self.side
        return QRectF(self._left + (slot * PITCH + (PITCH - 1) / 2) * side, self._top, side, side)

    def slot_at(self, point: QPointF) -> int | None:
        """Return the slot at a point, None away from the rack."""
        side = self.side
        if not self._top - 0.5 * side <= point.y() <= self._top + 1.6 * side:
            return None
        slot = (point.x() - self._left) / (PITCH * side)
        if not -0.7 <= slot <= self.places + 0.7:
            return None
        return max(0, min(self.places - 1, int(slot // 1)))

    def part(self, lip: bool) -> QRectF:
        """Return where the picture of the back or the lip goes."""
        side = self.side
        middle = self._top + side * (1.150 if lip else 0.74)
        wide = (self.places * PITCH + 1.28) * side
        return QRectF((self.width - wide) / 2, middle - UNIT * side / 2, wide, UNIT * side)


def star_corners(radius: float, rays: int = 5, inner: float = 0.45) -> list[tuple[float, float]]:
    """Return the corners of a star around the origin, the upper one first."""
    aways = [(radius * (inner if corner % 2 else 1.0), pi * (corner / rays - 0.5)) for corner in range(2 * rays)]
    return [(away * cos(angle), away * sin(angle)) for away, angle in aways]
