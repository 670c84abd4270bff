"""A rack without its tiles: where its places are, and its wood. The first page paints it on a thread, so nothing here
loads widgets."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from boggle_desk.views.scrabble import pictures
from boggle_desk.views.theme import Theme

PITCH = 1.06
"""Tile sides from one place to the next."""
_UNIT, _LONG = 1.34, 6.2
"""The picture's unit in tile sides, and how many of them it is long."""
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
        return QRectF((self.width - wide) / 2, middle - _UNIT * side / 2, wide, _UNIT * side)


def wood(geometry: RackGeometry, lip: bool, theme: Theme) -> QImage:
    """Return the back or the lip of a rack, as large as the widget."""
    whole = pictures.finished("rack")
    half = whole.height() // 2
    part = pictures.veiled(whole.copy(0, half if lip else 0, whole.width(), half), theme)
    image = pictures.blank_image(QSize(round(geometry.width), round(geometry.height)), geometry.ratio)
    pixels = whole.width() / _LONG
    painter = QPainter(image)
    pictures.stretched(painter, part, geometry.part(lip), _UNIT * geometry.side / pixels, 0.49 * pixels)
    painter.end()
    return image
