"""The Scrabble board of the home page, which runs out of the window, with a rack before it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage, QPainter

from boggle_desk.storage.shipped import layouts, tile_sets
from boggle_desk.views.home_box import GameBox, shown_in
from boggle_desk.views.render_cache import Images, RenderCache, RenderKey
from boggle_desk.views.services import AppContext

if TYPE_CHECKING:
    from boggle_desk.views.scrabble.squares import BoardGeometry

_CELL, _SQUARES = 40, 15
_CORNER = QPointF(38, 368)
_RACK_SIZE, _RACK_TOP, _RACK_TURN = QSize(352, 84), 326, -2.0


@dataclass(frozen=True)
class _BoxKey(RenderKey):
    geometry: float
    ratio: float
    language: str

    @property
    def board(self) -> "BoardGeometry":
        from boggle_desk.views.scrabble.squares import AROUND, FRAME, BoardGeometry  # not before the first paint

        side = _CELL * self.geometry * _SQUARES / (1 - 2 * (FRAME + AROUND)) + 1
        return BoardGeometry(side, side, self.ratio, _SQUARES, _SQUARES)


class ScrabbleBox(GameBox):
    """The board's picture is painted on a background thread."""

    middle = 0.525

    def __init__(self, services: AppContext, title: str, caption: str) -> None:
        super().__init__(services.look, title, caption)
        self._services = services
        self._pictures: RenderCache[_BoxKey] = RenderCache(_paint, lambda one, other: one.theme == other.theme, self)
        self._pictures.ready.connect(self.update)

    def fill(self) -> None:
        unit, ratio = self.look.picture_px(1000) / 1000, self.devicePixelRatioF()
        self._pictures.want(_BoxKey(unit, self.look.theme, ratio, self._services.lexica.game))
        if not self.isVisible():
            self._pictures.finish()

    def paint_box(self, painter: QPainter) -> None:
        key, unit = self._pictures.key, self.look.picture_px(1000) / 1000
        if key is None:
            return
        self.fill()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        factor = unit / key.geometry
        for name, picture in self._pictures.pictures.items():
            painter.save()
            if name == "board":
                painter.translate(_CORNER * unit)
                at = -key.board.outside.bottomLeft()
            else:
                painter.translate(self.centre.x(), (_RACK_TOP + _RACK_SIZE.height() / 2) * unit)
                painter.rotate(_RACK_TURN)
                at = -QPointF(_RACK_SIZE.width() / 2, _RACK_SIZE.height() / 2) * key.geometry
            painter.scale(factor, factor)
            painter.drawPixmap(at, picture)
            painter.restore()


def _paint(key: _BoxKey, _before: _BoxKey | None, _images: Images) -> Iterator[tuple[str, QImage]]:
    """Yield board and rack. This thread loads the painters, so that the first page need not wait. They make no class of
    Qt's."""
    from boggle_desk.views.scrabble import squares
    from boggle_desk.views.scrabble.scrabble_pictures import RackGeometry, wood
    from boggle_desk.views.scrabble.tiles import TileFace, kind_of, paint_shadow, paint_tile

    shown, layout = shown_in(key.language), layouts()["standard"]
    values = tile_sets()[key.language].values
    faces = {letter: TileFace(letter, value) for letter, value in values.items()}
    lying = {}
    for word, row, column, way in shown["words"]:
        for step, letter in enumerate(word):
            down = step if way == "down" else 0
            lying[(row + down) * layout.columns + column + step - down] = faces[letter]
    whole = squares.BoardRenderKey(key.board, key.theme, layout, True, False, tuple(sorted(lying.items())))
    yield "board", squares.settled(squares.ground(whole), whole)
    width, height = _RACK_SIZE.width() * key.geometry, _RACK_SIZE.height() * key.geometry
    stand = RackGeometry(width, height, key.ratio, len(shown["rack"]))
    rack = wood(stand, False, key.theme).copy()
    painter = QPainter(rack)
    for place, letter in enumerate(shown["rack"]):
        middle = stand.area(place).center()
        paint_shadow(painter, middle, stand.side, 0.0, key.theme)
        paint_tile(painter, faces[letter], middle, stand.side, kind_of(faces[letter], place), key.theme)
    painter.drawImage(0, 0, wood(stand, True, key.theme))
    painter.end()
    yield "rack", rack
