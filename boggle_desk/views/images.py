"""The pictures of `resources/images`: drawings, small ones on buttons, and the table under everything."""

import re
from functools import lru_cache
from threading import get_ident
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap, QRadialGradient

from boggle_desk.paths import resource
from boggle_desk.views.appearance import Appearance, Theme

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_LARGEST = 96  # the side in which pictures are made, in pixels: Qt makes them smaller, not larger


def icon(look: Appearance, name: str, colour: str = "") -> QIcon:
    """Return a picture of `resources/images/icons` in a colour, that of the text unless another is given."""
    return _icon(name, colour or look.theme.text)


@lru_cache(maxsize=64)
def _icon(name: str, colour: str) -> QIcon:
    drawn = resource("images", "icons", f"{name}.svg").read_text(encoding="utf-8")
    sized = drawn.replace("<svg ", f'<svg width="{_LARGEST}" height="{_LARGEST}" ').replace("currentColor", colour)
    return QIcon(QPixmap.fromImage(QImage.fromData(sized.encode())))


def paint_drawing(painter: QPainter, name: str, box: QRectF, **colours: str) -> None:
    """Paint a picture of `resources/images/drawn` in a box, with these for its `@names`; on any thread."""
    _drawing(name, get_ident(), **colours).render(painter, box)


@lru_cache(maxsize=128)
def _drawing(name: str, _thread: int, **colours: str) -> "QSvgRenderer":
    from PySide6.QtSvg import QSvgRenderer  # which the first page may do without

    drawn = resource("images", "drawn", f"{name}.svg").read_text(encoding="utf-8")
    made = QSvgRenderer(QByteArray(re.sub(r"@(\w+)", lambda match: colours[match[1]], drawn).encode()))
    made.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return made


def table_pixmap(theme: Theme, size: QSize, ratio: float = 1.0) -> QPixmap:
    """Return the table's surface for a window of this size in logical pixels; the last few are kept."""
    return _table(theme, size.width(), size.height(), ratio)


@lru_cache(maxsize=2)  # of a window at 1920×1080 it takes 8 MB
def _table(theme: Theme, width: int, height: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(theme.table))
    painter = QPainter(pixmap)
    painter.drawTiledPixmap(0, 0, width, height, _grain(ratio))
    light = QRadialGradient(QPointF(width * 0.40, height * 0.34), max(width, height) * 0.85)  # a lamp at the upper left
    light.setColorAt(0, QColor(255, 255, 255, round(46 * (1 - theme.vignette))))
    light.setColorAt(0.35, QColor(255, 255, 255, 0))
    light.setColorAt(0.36, QColor(0, 0, 0, 0))
    light.setColorAt(1, QColor(0, 0, 0, round(190 * theme.vignette)))
    painter.fillRect(0, 0, width, height, light)
    painter.end()
    return pixmap


@lru_cache(maxsize=2)
def _grain(ratio: float) -> QPixmap:
    grain = QPixmap(str(resource("images", "paper.png")))
    grain.setDevicePixelRatio(ratio)
    return grain
