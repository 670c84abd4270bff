"""The squares of the board: where they are, their colours by theme, and how they and the tiles on them are painted."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen

from boggle_desk.engine.rulebook import read_table
from boggle_desk.engine.scrabble.board import PLAIN, Layout, Premium
from boggle_desk.engine.scrabble.notation import column_name
from boggle_desk.paths import resource
from boggle_desk.views.appearance import Theme, set_pen_brush, smooth_painter
from boggle_desk.views.render_cache import RenderKey
from boggle_desk.views.scrabble import scrabble_pictures
from boggle_desk.views.scrabble.scrabble_pictures import moved_to
from boggle_desk.views.scrabble.tiles import TileFace, kind_of, paint_shadow, paint_tile

FRAME, AROUND = 0.028, 0.0084  # the frame's width and the room for the board's shadow, in sides of the whole


@dataclass(frozen=True)
class BoardGeometry:
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
        field, cell = self.field, self.cell
        column, row = (point.x() - field.left()) // cell, (point.y() - field.top()) // cell
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return int(row) * self.columns + int(column)
        return None


TILE_SIDE = 0.945
_DRAFT_LIFT = 0.30  # of the height of a carried tile
Lying = tuple[int, TileFace]
Pair = Sequence[str]  # the colours of a square and of what is on it


@dataclass(frozen=True)
class SquareColours:
    ridge: str
    plain: str
    star: str
    letter: Sequence[Pair]  # of a letter's premiums, from the double one on
    word: Sequence[Pair]
    relief: float
    engraved: str

    def of(self, premium: Premium) -> Pair:
        """Return the colours of a square; those of the word where a square has both premiums."""
        steps, factor = (self.word, premium.word) if premium.word != 1 else (self.letter, premium.letter)
        return steps[max(0, min(len(steps) - 1, factor - 2))] if factor != 1 else (self.plain, self.star)


_COLOURS = {name: SquareColours(**table) for name, table in read_table(resource("squares.toml")).items()}
LIGHT = _COLOURS["light"]


_OUTER, _FRAME_WIDE, _AROUND = 2.6, 0.315, 0.30
"""The pictured frame: half its side, its width and the room around it, in units of its own."""


@dataclass(frozen=True)
class BoardRenderKey(RenderKey):
    geometry: BoardGeometry
    layout: Layout
    symbols: bool
    contrast: bool
    tiles: tuple[Lying, ...] = ()

    @property
    def empty(self) -> "BoardRenderKey":
        return replace(self, tiles=())

    @property
    def colours(self) -> SquareColours:
        return _COLOURS[f"contrast_{self.theme.name}" if self.contrast else self.theme.name]


def ground(key: BoardRenderKey) -> QImage:
    geometry = key.geometry
    image = scrabble_pictures.blank_image(QSize(round(geometry.width), round(geometry.height)), geometry.ratio)
    painter = smooth_painter(image)
    _paint_squares(painter, key)
    _paint_frame(painter, key)
    _paint_names(painter, key)
    painter.end()
    return image


def settled(ground: QImage, key: BoardRenderKey) -> QImage:
    image = ground.copy()
    painter = smooth_painter(image)
    paint_lying(painter, key.geometry, key.tiles, key.theme)
    painter.end()
    return image


def sketch(painter: QPainter, key: BoardRenderKey) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = key.geometry.frame * 0.5
    painter.fillPath(scrabble_pictures.rounded(key.geometry.outside, radius), QColor(key.theme.wood_light).darker(120))
    painter.fillRect(key.geometry.field, QColor(key.colours.plain))


# ---- squares


def _paint_squares(painter: QPainter, key: BoardRenderKey) -> None:
    geometry, layout = key.geometry, key.layout
    field = geometry.field
    edge = geometry.frame * 0.3
    painter.fillRect(field.adjusted(-edge, -edge, edge, edge), QColor(key.colours.ridge))
    images: dict[Premium, QImage] = {}
    for square, premium in enumerate(layout.premiums):
        if premium not in images:
            images[premium] = square_image(premium, key)
        painter.drawImage(geometry.area(square).topLeft(), images[premium])
    _paint_star(painter, key)
    grain = QImage(str(resource("images", "paper.png")))  # it is printed card, not glass
    grain.setDevicePixelRatio(geometry.ratio)
    painter.fillRect(field, QBrush(grain))


def square_image(premium: Premium, key: BoardRenderKey) -> QImage:
    cell, ratio, colours = key.geometry.cell, key.geometry.ratio, key.colours
    side = round(cell * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(colours.ridge))
    painter = smooth_painter(image)
    area = QRectF(0, 0, cell, cell)
    well = scrabble_pictures.rounded(
        area.adjusted(cell * 0.035, cell * 0.035, -cell * 0.035, -cell * 0.035), cell * 0.09
    )
    colour, strength = QColor(colours.of(premium)[0]), 0 if key.contrast else 4
    light = QLinearGradient(area.topLeft(), area.bottomRight())
    light.setColorAt(0, colour.lighter(100 + strength))
    light.setColorAt(1, colour.darker(100 + strength))
    painter.fillPath(well, light)
    if premium != PLAIN:
        (_paint_full if key.symbols else _paint_quiet)(painter, area, premium, QColor(colours.of(premium)[1]))
    relief = scrabble_pictures.square(side, colours.relief)
    relief.setDevicePixelRatio(ratio)
    painter.drawImage(0, 0, relief)
    painter.end()
    return image


def _paint_full(painter: QPainter, area: QRectF, premium: Premium, ink: QColor) -> None:
    side, middle = area.width(), area.center()
    shape = scrabble_pictures.diamond(0.385) if premium.word != 1 else scrabble_pictures.circle(0.275)
    pen = QPen(ink, max(1.2, side * 0.048))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    set_pen_brush(painter, None, pen)
    painter.drawPath(moved_to(shape, middle, side))
    factor = scrabble_pictures.fitted(
        str(premium.word if premium.word != 1 else premium.letter), 0.265, 0.34, heavy=True
    )
    painter.fillPath(moved_to(factor, middle, side), ink)


def _paint_quiet(painter: QPainter, area: QRectF, premium: Premium, ink: QColor) -> None:
    count = premium.word if premium.word != 1 else premium.letter
    shape = scrabble_pictures.diamond(0.105) if premium.word != 1 else scrabble_pictures.circle(0.068)
    step = area.width() * min(0.21, 0.74 / max(1, count))
    faint = QColor(ink)
    faint.setAlphaF(0.78)
    for number in range(count):
        away = QPointF((number - (count - 1) / 2) * step, 0)
        painter.fillPath(moved_to(shape, area.center() + away, area.width()), faint)


def _paint_star(painter: QPainter, key: BoardRenderKey) -> None:
    area = key.geometry.area(key.layout.start)
    premium = key.layout.premiums[key.layout.start]
    side, middle, colours = area.width(), area.center(), key.colours
    colour, ink = colours.of(premium)
    well = scrabble_pictures.rounded(area.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1), side * 0.06)
    painter.fillPath(well, QColor(colour))
    star = moved_to(scrabble_pictures.star(0.395), middle + QPointF(0, side * 0.02), side)
    painter.fillPath(star, QColor(ink if premium != PLAIN else colours.engraved))


# ---- frame


def _paint_frame(painter: QPainter, key: BoardRenderKey) -> None:
    geometry = key.geometry
    image = scrabble_pictures.veiled(scrabble_pictures.finished("frame"), key.theme)
    unit = geometry.frame / _FRAME_WIDE
    around = _AROUND * unit
    target = geometry.outside.adjusted(-around, -around, around, around)
    pixels = image.width() / (2 * (_OUTER + _AROUND))
    scrabble_pictures.stretched(painter, image, target, unit / pixels, (_AROUND + _FRAME_WIDE + 0.24) * pixels)


def _paint_names(painter: QPainter, key: BoardRenderKey) -> None:
    geometry, layout = key.geometry, key.layout
    high = min(geometry.frame * 0.43, geometry.cell * 0.34)
    if high < 6:
        return
    cell, field, middle = geometry.cell, geometry.field, geometry.frame * 0.52
    for column in range(layout.columns):
        x = field.left() + (column + 0.5) * cell
        for y in (field.top() - middle, field.bottom() + middle):
            _cut(painter, column_name(column), QPointF(x, y), high, key)
    for row in range(layout.rows):
        y = field.top() + (row + 0.5) * cell
        for x in (field.left() - middle, field.right() + middle):
            _cut(painter, str(row + 1), QPointF(x, y), high, key)


def _cut(painter: QPainter, text: str, middle: QPointF, high: float, key: BoardRenderKey) -> None:
    path = moved_to(scrabble_pictures.fitted(text, 1.0, 1.6), middle, high)
    painter.fillPath(path.translated(0, -high * 0.09), QColor(0, 0, 0, 150))
    ink = QColor(key.colours.engraved)
    ink.setAlphaF(0.80)
    painter.fillPath(path, ink)


# ---- tiles


def paint_lying(painter: QPainter, geometry: BoardGeometry, tiles: Sequence[Lying], theme: Theme) -> None:
    middles = [geometry.area(square).center() for square, _face in tiles]
    _paint(painter, tiles, middles, geometry.cell * TILE_SIDE, 0.0, theme)


def paint_draft(painter: QPainter, geometry: BoardGeometry, tiles: Sequence[Lying], theme: Theme) -> None:
    raised = QPointF(-0.010, -0.045) * geometry.cell
    middles = [geometry.area(square).center() + raised for square, _face in tiles]
    _paint(painter, tiles, middles, geometry.cell * TILE_SIDE * (1 + 0.10 * _DRAFT_LIFT), _DRAFT_LIFT, theme)


def _paint(painter: QPainter, tiles: Sequence[Lying], middles: Sequence[QPointF], side: float, lift: float,
           theme: Theme) -> None:  # fmt: skip
    for middle in middles:
        paint_shadow(painter, middle, side, lift, theme)
    for (square, face), middle in zip(tiles, middles, strict=True):
        paint_tile(painter, face, middle, side, kind_of(face, square), theme)
