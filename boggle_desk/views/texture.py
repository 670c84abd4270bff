"""The table under everything: warm paper by day, dark felt-like slate by night."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from boggle_desk.paths import resource
from boggle_desk.views.theme import Theme

_GRAIN = "paper.png"


def table_pixmap(theme: Theme, size: QSize, ratio: float = 1.0) -> QPixmap:
    """Return the table's surface for a window of this size in logical pixels; the last few are kept."""
    return _table(theme, size.width(), size.height(), ratio)


@lru_cache(maxsize=4)
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
    grain = QPixmap(str(resource("images", _GRAIN)))
    grain.setDevicePixelRatio(ratio)
    return grain
