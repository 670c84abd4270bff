"""A still picture of a board for cards."""

from functools import cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.scene import TrayKey, paint_upright
from boggle_desk.views.pictures import Paint
from boggle_desk.views.theme import Theme

_LETTERS = "HTESQYNREMDUARXSRLPOCENSTAIGHTBLUEWDN"


@cache
def tray_of(rows: int, columns: int) -> Paint:
    """Return what paints a small tray with cubes in it."""
    return partial(_paint_tray, rows=rows, columns=columns)


def _paint_tray(painter: QPainter, theme: Theme, box: QRectF, rows: int, columns: int) -> None:
    side = int(min(box.width(), box.height()))
    place = QRectF(0, 0, side, side)
    place.moveCenter(box.center())
    key = TrayKey(Camera(side, side, rows, columns), theme, painter.device().devicePixelRatio())
    cells = ((row * 5 + column) % len(_LETTERS) for row in range(rows) for column in range(columns))
    image = key.blank()
    inner = QPainter(image)
    paint_upright(inner, key, [_LETTERS[cell] for cell in cells])
    inner.end()
    painter.drawImage(place.topLeft(), image)
