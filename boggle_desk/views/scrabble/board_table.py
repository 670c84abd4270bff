"""The crossword board as a table: where its squares are seen, how the cursor moves, how it is painted."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QAbstractItemView, QWidget

from boggle_desk.models.rows_model import Index
from boggle_desk.models.scrabble.boards import ScrabbleBoardModel
from boggle_desk.views.render_cache import Images, RenderCache
from boggle_desk.views.scrabble import squares, tiles
from boggle_desk.views.scrabble.board_marks import BoardMarks
from boggle_desk.views.scrabble.geometry import BoardGeometry
from boggle_desk.views.scrabble.grip import TileFace
from boggle_desk.views.scrabble.squares import BoardRenderKey
from boggle_desk.views.scrabble.tiles import TILE_SIDE, Lying
from boggle_desk.views.tables import PictureTable
from boggle_desk.views.theme import Theme

_Action = QAbstractItemView.CursorAction
_STEPS = {
    _Action.MoveUp: (-1, 0),
    _Action.MoveDown: (1, 0),
    _Action.MoveLeft: (0, -1),
    _Action.MoveRight: (0, 1),
    _Action.MovePrevious: (0, -1),
    _Action.MoveNext: (0, 1),
    _Action.MoveHome: (0, -99),
    _Action.MoveEnd: (0, 99),
    _Action.MovePageUp: (-99, 0),
    _Action.MovePageDown: (99, 0),
}


class BoardTable(PictureTable):
    """A table whose cells are the squares of a picture; Qt adds cursor, focus and accessible cells."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._squares = ScrabbleBoardModel(self)
        self._squares.modelReset.connect(self._everything_moved)
        self._squares.dataChanged.connect(self._repaint)
        self._pictures: RenderCache[BoardRenderKey] = RenderCache(_painted, _alike, self)
        self._pictures.ready.connect(self._repaint)
        self._symbols, self._contrast = True, False
        self._away: frozenset[int] = frozenset()
        self._marks = BoardMarks()
        self.show_model(self._squares, self.tr("Board"), QSize(240, 240))

    # ---- places

    @property
    def geometry_of_squares(self) -> BoardGeometry:
        """Where the squares are in the viewport."""
        size, layout = self.viewport().size(), self._squares.layout
        return BoardGeometry(size.width(), size.height(), self.devicePixelRatioF(), layout.rows, layout.columns)

    def tile_area(self, square: int) -> QRectF:
        """Return where the tile on a square lies, in the viewport."""
        area = self.geometry_of_squares.area(square)
        room = area.width() * (1 - TILE_SIDE) / 2
        return area.adjusted(room, room, -room, -room)

    def square_at(self, point: QPointF) -> int | None:
        """Return the square at a point of the screen, None beside the squares."""
        return self.geometry_of_squares.square_at(self.viewport().mapFromGlobal(point))

    def sizeHint(self) -> QSize:
        """Return the design's size of the board."""
        return QSize(660, 660)

    # ---- the table as Qt sees it

    def visualRect(self, index: Index) -> QRect:
        """Return the rectangle of a square."""
        if not index.isValid():
            return QRect()
        return self.geometry_of_squares.area(self._squares.square(index)).toRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the index of the square at a point of the viewport."""
        square = self.geometry_of_squares.square_at(QPointF(point))
        return QModelIndex() if square is None else self._squares.square_index(square)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the square that a key leads to."""
        current, layout = self.currentIndex(), self._squares.layout
        if not current.isValid():
            return self._squares.square_index(layout.start)
        down, right = _STEPS.get(action, (0, 0))
        row = max(0, min(layout.rows - 1, current.row() + down))
        return self._squares.index(row, max(0, min(layout.columns - 1, current.column() + right)))

    # ---- painting

    def _everything_moved(self) -> None:
        self.updateGeometry()
        self._repaint()

    def _repaint_around(self, index: Index) -> None:
        self._update_square(self._squares.square(index))

    def _update_square(self, square: int) -> None:
        """Paint the surroundings of a square anew: a lifted tile's shadow reaches over its neighbours."""
        area = self.geometry_of_squares.area(square)
        cell = area.width()
        self.viewport().update(area.adjusted(-cell * 0.4, -cell * 0.4, cell * 0.6, cell * 0.8).toAlignedRect())

    @property
    def _key(self) -> BoardRenderKey:
        model = self._squares
        lying = tuple((square, face) for square, face in self._lying() if square not in self._away)
        return BoardRenderKey(self.geometry_of_squares, self._theme, model.layout, self._symbols, self._contrast, lying)

    def _lying(self) -> Iterator[Lying]:
        for square, tile in enumerate(self._squares.board.tiles):
            if tile is not None:
                yield square, TileFace(tile.letter, self._squares.value(tile), tile.blank)

    def finish_pictures(self) -> None:
        """Have the fine picture of the board now, not in a moment."""
        self._pictures.want(self._key)
        self._pictures.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what lies in the area asked for."""
        key = self._key
        self._pictures.want(key)
        if not self.isVisible():
            self._pictures.finish()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = self._pictures.key
        if shown is None or "settled" not in self._pictures.pictures:
            squares.sketch(painter, key)
            tiles.paint_lying(painter, key.geometry, key.tiles, self._theme)
            self._paint_moving(painter, key.geometry, event.rect())
        else:
            made = shown.geometry
            painter.setTransform(_between(made, key.geometry))
            area = event.rect() if made == key.geometry else QRectF(0, 0, made.width, made.height).toRect()
            self._paint_settled(painter, shown, key, area)
            self._paint_moving(painter, made, area)
        painter.end()

    def _paint_settled(self, painter: QPainter, made: BoardRenderKey, key: BoardRenderKey, area: QRect) -> None:
        """Paint the board with what lies on it. Tiles that the picture lacks are added; if it has one too many, all are
        painted one by one until the next picture is there."""
        shown, wanted = set(made.tiles), set(key.tiles)
        enough = shown <= wanted
        _paint_part(painter, self._pictures.pictures["settled" if enough else "ground"], area)
        missing = [lying for lying in key.tiles if not enough or lying not in shown]
        geometry = made.geometry
        near = [lying for lying in missing if self._near(geometry, lying[0], area)]
        tiles.paint_lying(painter, geometry, near, self._theme)

    def _near(self, geometry: BoardGeometry, square: int, area: QRect) -> bool:
        """Tell whether a tile or its shadow may be seen in an area."""
        cell = geometry.cell
        return QRectF(area).adjusted(-cell, -cell, cell, cell).intersects(geometry.area(square))

    def _paint_moving(self, painter: QPainter, geometry: BoardGeometry, area: QRect) -> None:
        """Paint what changes within a turn: the draft, and all marks."""
        model, marks = self._squares, self._marks
        draft = [
            (square, face)
            for square in model.draft
            if square not in self._away and self._near(geometry, square, area) and (face := self.face(square))
        ]
        marks.paint_last(painter, geometry, model.last - self._away, self._theme)
        tiles.paint_draft(painter, geometry, draft, self._theme)
        marks.paint_draft(painter, geometry, [square for square, _face in draft], self._theme)
        marks.paint_faults(painter, geometry, model.faults, self._theme)
        current = self.currentIndex()
        cursor = model.square(current) if current.isValid() and self.hasFocus() else None
        marks.paint_cursor(painter, geometry, cursor, self._theme)

    def face(self, square: int) -> TileFace | None:
        """Return how the tile on a square looks, None if there is none."""
        tile = self._squares.tile(square)
        return None if tile is None else TileFace(tile.letter, self._squares.value(tile), tile.blank)

    def kind(self, square: int) -> int:
        """Return how the tile on a square has grown."""
        face = self.face(square)
        return tiles.kind_of(face, square) if face else 0

    def set_away(self, away: Collection[int]) -> None:
        """Leave out the tiles of these squares: they are carried or in flight."""
        changed = self._away ^ frozenset(away)
        self._away = frozenset(away)
        for square in changed:
            self._update_square(square)

    # ---- seen or not

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor; the first time on the star."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._squares.square_index(self._squares.layout.start))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board into the new size."""
        super().resizeEvent(event)
        self._repaint()

    def hideEvent(self, event: QHideEvent) -> None:
        """Make no pictures unseen."""
        super().hideEvent(event)
        self._pictures.cancel()


def _painted(key: BoardRenderKey, before: BoardRenderKey | None, images: Images) -> Iterator[tuple[str, QImage]]:
    """Yield the board without tiles, which mostly is as before, and with them. May be called on any thread."""
    same = before is not None and before.empty == key.empty and "ground" in images
    ground = images["ground"] if same else squares.ground(key)
    yield "ground", ground
    yield "settled", squares.settled(ground, key)


def _alike(one: BoardRenderKey, other: BoardRenderKey) -> bool:
    """Tell whether a picture of one board can stand in for the other until that is painted."""
    return (one.layout.rows, one.layout.columns) == (other.layout.rows, other.layout.columns)


def _paint_part(painter: QPainter, pixmap: QPixmap, area: QRect) -> None:
    """Paint an area, in logical pixels, of a picture of the whole."""
    ratio = pixmap.devicePixelRatio()
    part = QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio)
    painter.drawPixmap(QRectF(area), pixmap, part)


def _between(made: BoardGeometry, wanted: BoardGeometry) -> QTransform:
    """Return what maps a picture made for one size onto another, field on field."""
    if made == wanted:
        return QTransform()
    factor = wanted.cell / made.cell
    move = wanted.field.topLeft() - made.field.topLeft() * factor
    return QTransform(factor, 0, 0, factor, move.x(), move.y())
