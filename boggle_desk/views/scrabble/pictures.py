"""The finished pictures of wood and cloth, scaled to the size in which they are painted.

They are images, not pixmaps, so that they can be made and painted on any thread.
"""

from functools import cache, lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from boggle_desk.paths import resource
from boggle_desk.views.theme import Theme

TILE_KINDS = 8
"""How many differently grown tiles there are."""
TILE_ROOM = 1.08
"""Sides of a tile that its picture shows."""
SHADOW_ROOM = 2.0
"""Sides of a tile that the picture of its shadow shows."""
_DARK_VEIL = QColor(10, 9, 12, 96)


@cache
def finished(kind: str) -> QImage:
    """Return a picture of the board as it is kept: `frame`, `square`, `tiles`, `shadow`, `rack` or `bag`."""
    image = QImage(str(resource("images", f"board_{kind}.webp")))
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _scaled(image: QImage, width: int, height: int) -> QImage:
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(max(1, width), max(1, height), keep, smooth)


@lru_cache(maxsize=64)
def tile(kind: int, side: int) -> QImage:
    """Return one of the `TILE_KINDS` for a tile of this side, in device pixels, with room around it."""
    whole = finished("tiles")
    wide = whole.height()
    room = round(side * TILE_ROOM)
    return _scaled(whole.copy(QRect(kind * wide, 0, wide, wide)), room, room)


@lru_cache(maxsize=24)
def shadow(side: int, lifted: bool, strength: float) -> QImage:
    """Return the shadow of a tile of this side, in device pixels; soft and wide if the tile is lifted."""
    whole = finished("shadow")
    wide = whole.height()
    room = round(side * SHADOW_ROOM)
    image = _scaled(whole.copy(QRect(wide if lifted else 0, 0, wide, wide)), room, room)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(image.rect(), QColor(0, 0, 0, round(255 * min(1.0, strength * 1.25))))
    painter.end()
    return image


@lru_cache(maxsize=8)
def square(side: int, relief: float) -> QImage:
    """Return the light on one square, in device pixels, so strong in proportion."""
    image = _scaled(finished("square"), side, side)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(image.rect(), QColor(0, 0, 0, round(255 * relief)))
    painter.end()
    return image


def veiled(image: QImage, theme: Theme) -> QImage:
    """Return a picture as it looks by a theme's light: by lamplight it is darker."""
    if theme.name != "dark":
        return image
    image = image.copy()
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(image.rect(), _DARK_VEIL)
    painter.end()
    return image


def stretched(painter: QPainter, image: QImage, target: QRectF, factor: float, corner: float) -> None:
    """Paint a picture in nine parts: its corners, `corner` pixels wide, times `factor`; between them it is stretched.

    Stretched along its grain wood still looks like wood.
    """
    near, far = (0.0, corner), (image.width() - corner, image.height() - corner)
    middle = (far[0] - corner, far[1] - corner)
    wide = corner * factor
    across = ((near[0], corner, 0.0, wide), (corner, middle[0], wide, target.width() - 2 * wide),
              (far[0], corner, target.width() - wide, wide))  # fmt: skip
    down = ((near[0], corner, 0.0, wide), (corner, middle[1], wide, target.height() - 2 * wide),
            (far[1], corner, target.height() - wide, wide))  # fmt: skip
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for top, high, to_top, to_high in down:
        for left, broad, to_left, to_broad in across:
            place = QRectF(target.left() + to_left, target.top() + to_top, to_broad, to_high)
            painter.drawImage(place, image, QRectF(left, top, broad, high))


def middled(image: QImage, middle: QPointF, ratio: float) -> QPointF:
    """Return where to paint an image so that its middle lies there, on whole device pixels."""
    corner = QPoint(round(middle.x() * ratio - image.width() / 2), round(middle.y() * ratio - image.height() / 2))
    return QPointF(corner) / ratio


def blank_image(size: QSize, ratio: float) -> QImage:
    """Return a transparent image for a size in logical pixels."""
    image = QImage(QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio))),
                   QImage.Format.Format_ARGB32_Premultiplied)  # fmt: skip
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image
