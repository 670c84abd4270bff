"""The finished pictures of wood and cloth, scaled to the size in which they are painted.

They are images, not pixmaps, so that they can be made and painted on any thread.
"""

from collections.abc import Iterator
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

    Stretched along its grain wood still looks like wood. The parts meet on whole device pixels, or there would be a
    fine line between them.
    """
    wide, ratio = corner * factor, painter.device().devicePixelRatio()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    down = _thirds(target.top(), target.bottom(), wide, ratio, image.height(), corner)
    across = tuple(_thirds(target.left(), target.right(), wide, ratio, image.width(), corner))
    for to_top, to_bottom, top, bottom in down:
        for to_left, to_right, left, right in across:
            place = QRectF(to_left, to_top, to_right - to_left, to_bottom - to_top)
            painter.drawImage(place, image, QRectF(left, top, right - left, bottom - top))


def _thirds(
    near: float, far: float, wide: float, ratio: float, pixels: int, corner: float
) -> Iterator[tuple[float, float, float, float]]:
    """Yield where each part begins and ends, and where it does so in the picture."""
    places = (near, round((near + wide) * ratio) / ratio, round((far - wide) * ratio) / ratio, far)
    sources = (0.0, corner, pixels - corner, float(pixels))
    for part in range(3):
        yield places[part], places[part + 1], sources[part], sources[part + 1]


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
