"""Pictures of the tray, the cloth and the dome for a camera."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from boggle_desk.views.boggle.dome.camera import FRAME, Camera
from boggle_desk.views.theme import Theme


@dataclass(frozen=True)
class Art:
    """Pixmaps of the camera's whole picture."""

    tray: QPixmap
    cloth: QPixmap
    glass: QPixmap


def make(camera: Camera, theme: Theme, ratio: float) -> Art:
    """Return the art for a camera."""
    size = QSize(round(camera.width * ratio), round(camera.height * ratio))
    pixmaps = []
    for kind in ("tray", "cloth", "glass"):
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        hole, k = camera.opening, camera.scale
        path = QPainterPath()
        path.addRoundedRect(hole, 0.3 * k, 0.3 * k)
        if kind == "tray":
            frame = hole.adjusted(-FRAME * k, -FRAME * k, FRAME * k, FRAME * k)
            painter.setBrush(QColor(theme.wood_light))
            painter.drawRoundedRect(frame, 0.6 * k, 0.6 * k)
            painter.fillPath(path, QColor(theme.felt))
        elif kind == "cloth":
            painter.fillPath(path, QColor("#20303c"))
        else:
            painter.setPen(QPen(QColor(255, 255, 255, 110), 0.05 * k))
            painter.setBrush(QColor(255, 255, 255, 20))
            painter.drawPath(path.translated(QPointF(0, 0)))
        painter.end()
        pixmaps.append(pixmap)
    return Art(*pixmaps)
