"""How tiles look: maple with a navy letter and its value, a blank inverse (rule P16), singly or in groups."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from boggle_desk.engine.scrabble.tiles import BLANK, Tile
from boggle_desk.views.appearance import TO_LAMP, Theme
from boggle_desk.views.scrabble import scrabble_pictures


@dataclass(frozen=True)
class TileFace:
    """What is seen of a tile. A blank's letter is inverse (rule P16), or empty before it is named; a `back` shows
    none."""

    letter: str
    value: int = 0
    blank: bool = False
    back: bool = False


BACK = TileFace("", back=True)  # a tile that lies face down, as those in the bag and on a hidden rack


def face_of(tile: Tile, values: Mapping[str, int]) -> TileFace:
    """Return how a tile on the board looks; a blank counts nothing (rule S8)."""
    return TileFace(tile.letter, 0 if tile.blank else values.get(tile.letter, 0), tile.blank)


def face_on_rack(tile: str, values: Mapping[str, int]) -> TileFace:
    """Return how a tile on a rack looks; a blank has no letter there."""
    return TileFace(tile.strip(BLANK), values.get(tile, 0), tile == BLANK)


_TURNS = (-0.7, 0.4, -0.2, 0.8, 0.1, -0.5, 0.6, -0.1)  # degrees by which each kind lies askew
_CAP, _WIDEST = 0.545, 0.66
_VALUE = 0.185
_THICK, _LIFT = 0.085, 0.33
"""How high a tile is, and how high it is lifted at most, in sides."""


def kind_of(face: TileFace, place: int) -> int:
    """Return the kind of a tile at a place: always the same one, with neighbours unlike."""
    return (place * 5 + place // 7 + sum(map(ord, face.letter)) * 3) % scrabble_pictures.TILE_KINDS


@lru_cache(maxsize=400)
def picture(face: TileFace, kind: int, side: int, theme: Theme, askew: bool = True) -> QImage:
    wood, angle = scrabble_pictures.tile(kind, side), _TURNS[kind] if askew else 0.0
    if face.back:
        mode = QPainter.CompositionMode
        tint = scrabble_pictures.composed(wood, mode.CompositionMode_SourceIn, QColor(theme.wood_light))
        wood = wood.copy()
        painter = QPainter(wood)
        painter.setCompositionMode(mode.CompositionMode_Multiply)
        painter.drawImage(0, 0, tint)
        painter.end()
    image, middle = scrabble_pictures.blank_image(wood.size(), 1.0), QRectF(wood.rect()).center()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(middle)
    painter.rotate(angle)
    painter.drawImage(-middle, wood)
    painter.resetTransform()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle - QPointF(0, side * 0.020))
    painter.rotate(angle)
    painter.scale(side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_face(painter, face, theme)
    painter.end()
    return image.copy()  # what an image was painted with, 15 kB, stays with it


def _paint_face(painter: QPainter, face: TileFace, theme: Theme) -> None:
    if face.back:
        _engraved(painter, scrabble_pictures.diamond(0.23), QColor(0, 0, 0, 80))
        _engraved(painter, scrabble_pictures.diamond(0.13), QColor(255, 240, 214, 90))
    elif face.blank and face.letter:  # ivory on ink: a blank is seen to be one in black and white as well
        panel = scrabble_pictures.rounded(QRectF(-0.375, -0.375, 0.75, 0.75), 0.10)
        painter.fillPath(panel.translated(0.010, 0.014), QColor(255, 255, 255, 170))
        painter.fillPath(panel, QColor(theme.ink))
        letter = scrabble_pictures.fitted(face.letter, _CAP * 0.88, _WIDEST * 0.84)
        painter.fillPath(letter.translated(0, 0), QColor(theme.ivory))
    elif face.letter:
        ink, value = QColor(theme.ink), str(face.value) if face.value else ""
        narrow = 0.09 if len(value) > 1 else 0.0
        letter = scrabble_pictures.fitted(face.letter, _CAP, _WIDEST - narrow)
        _engraved(painter, letter.translated(-0.045 - narrow / 2, -0.045), ink)
        if value:
            number = scrabble_pictures.fitted(value, _VALUE, 0.30, heavy=True)
            _engraved(painter, number.translated(0.415 - number.boundingRect().right(), 0.300), ink)


def _engraved(painter: QPainter, path: QPainterPath, ink: QColor) -> None:
    """Fill an outline; the lower edge of what is cut into wood catches the light."""
    painter.fillPath(path.translated(0.010, 0.014), QColor(255, 255, 255, 150 if ink.alpha() == 255 else 60))
    painter.fillPath(path.translated(0, 0), ink)


def paint_shadow(painter: QPainter, middle: QPointF, side: float, lift: float, theme: Theme) -> None:
    ratio = painter.device().devicePixelRatio()
    pixels = round(side * ratio)
    strength = 0.80 if lift <= 0.05 else 0.64
    image = scrabble_pictures.shadow(pixels, lift > 0.05, strength)
    image.setDevicePixelRatio(ratio)
    x, y, z = TO_LAMP
    away = QPointF(-x / z, y / z) * (_THICK + _LIFT * lift) * side
    painter.drawImage(scrabble_pictures.middled(image, middle + away, ratio), image)


def paint_tile(painter: QPainter, face: TileFace, middle: QPointF, side: float, kind: int, theme: Theme) -> None:
    ratio = painter.device().devicePixelRatio()
    image = picture(face, kind, round(side * ratio), theme)
    image.setDevicePixelRatio(ratio)
    painter.drawImage(scrabble_pictures.middled(image, middle, ratio), image)


def paint_scaled(painter: QPainter, face: TileFace, area: QRectF, made: float, kind: int, theme: Theme) -> None:
    """Paint a tile whose size changes while it moves, from one picture of the side `made`."""
    ratio = painter.device().devicePixelRatio()
    image = picture(face, kind, round(made * ratio), theme, False)
    factor = area.width() / made * image.width() / ratio / area.width()
    wide, high = area.width() * factor, area.height() * factor
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    place = QRectF(area.center().x() - wide / 2, area.center().y() - high / 2, wide, high)
    painter.drawImage(place, image, QRectF(image.rect()))
