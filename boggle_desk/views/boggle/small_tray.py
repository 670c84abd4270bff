"""A still picture of a board for cards: there at once, and painted once for each size."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.scene import TrayKey, paint_upright

_LETTERS = "HTESQYNREMDUARXSRLPOCENSTAIGHTBLUEWDN"


def paint_tray(painter: QPainter, look: Appearance, box: QRectF, rows: int, columns: int) -> None:
    """Paint a small tray with cubes in it."""
    side = int(min(box.width(), box.height()))
    place = QRectF(0, 0, side, side)
    place.moveCenter(box.center())
    ratio = painter.device().devicePixelRatio()
    painter.drawImage(place.topLeft(), _picture(TrayKey(Camera(side, side, rows, columns), look.theme, ratio)))


@lru_cache(maxsize=16)
def _picture(key: TrayKey) -> QImage:
    rows, columns = key.grid
    cells = ((row * 5 + column) % len(_LETTERS) for row in range(rows) for column in range(columns))
    image = key.blank()
    painter = QPainter(image)
    paint_upright(painter, key, [_LETTERS[cell] for cell in cells])
    painter.end()
    return image
