"""A rack as a table of one row: where its places are seen, how the cursor moves, how it is painted."""

from collections.abc import Collection

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QWidget

from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.rows_model import Index
from boggle_desk.models.scrabble.rack_model import RackModel
from boggle_desk.views.scrabble import rack_marks, tile_painter
from boggle_desk.views.scrabble.rack_painter import RackGeometry, wood
from boggle_desk.views.scrabble.sliding import Sliding
from boggle_desk.views.scrabble.spots import BACK, TileFace
from boggle_desk.views.tables import PictureTable
from boggle_desk.views.theme import Theme

_Action = QAbstractItemView.CursorAction
_STEPS = {
    _Action.MoveLeft: -1,
    _Action.MovePrevious: -1,
    _Action.MoveRight: 1,
    _Action.MoveNext: 1,
    _Action.MoveHome: -99,
    _Action.MoveEnd: 99,
}
_RAISED = 0.15
"""How far a chosen or picked tile stands out, in tile sides."""


class RackTable(PictureTable):
    """A table whose cells are the tiles on a rack in a picture; Qt adds cursor, focus and accessible cells."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rack = RackModel(self)
        self._rack.modelReset.connect(self._repaint)
        self._rack.dataChanged.connect(self._repaint)
        self._away: frozenset[int] = frozenset()
        self._gap: int | None = None
        self._picked: int | None = None
        self._moves = True
        self._sliding = Sliding(self)
        self._sliding.changed.connect(self._repaint)
        self._made: tuple[RackGeometry, Theme, QPixmap, QPixmap] | None = None
        self.show_model(self._rack, self.tr("Rack"), QSize(160, 44))

    # ---- places

    @property
    def geometry_of_places(self) -> RackGeometry:
        """Where the places are in the viewport."""
        size = self.viewport().size()
        return RackGeometry(size.width(), size.height(), self.devicePixelRatioF(), self._rack.places)

    def tile_area(self, place: int) -> QRectF:
        """Return where the tile of a place stands, in the viewport."""
        return self.geometry_of_places.area(self._slot(place))

    def place_at(self, point: QPointF) -> int | None:
        """Return the place at a point of the screen, None away from the rack."""
        return self.geometry_of_places.slot_at(self.viewport().mapFromGlobal(point))

    def face(self, place: int) -> TileFace | None:
        """Return how the tile of a place looks, None if there is none."""
        tile = self._rack.tile(place)
        if tile is None:
            return None
        if self._rack.hidden:
            return BACK
        return TileFace("", blank=True) if tile == BLANK else TileFace(tile, self._rack.value(tile))

    def kind(self, place: int) -> int:
        """Return how the tile of a place has grown: the same wherever it is moved on the rack."""
        face, tile = self.face(place), self._rack.tile(place)
        same = place if self._rack.hidden else sum(1 for other in range(place) if self._rack.tile(other) == tile)
        return tile_painter.kind_of(face, 3 + 11 * same) if face else 0

    def sizeHint(self) -> QSize:
        """Return the design's size of the rack."""
        return QSize(500, 100)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size at which letters can be read."""
        return QSize(200, 48)

    def _slot(self, place: int) -> int:
        """Return where a place is seen: while a carried tile hovers, the others make room for it."""
        if self._gap is None:
            return place
        hole = self._hole(self._gap)
        order = [other for other in range(self._rack.places) if other != hole]
        order.insert(self._gap, hole)
        return order.index(place)

    def _hole(self, gap: int) -> int:
        """Return the place that is empty for a carried tile: that which it left, or the nearest empty one."""
        empty = [place for place in range(self._rack.places) if place in self._away or self._rack.tile(place) is None]
        return min(empty, key=lambda place: (place not in self._away, abs(place - gap)), default=gap)

    # ---- a carried tile

    def set_away(self, away: Collection[int]) -> None:
        """Leave out the tiles of these places: they are carried or in flight."""
        self._away = frozenset(away)
        self._repaint()

    def shows(self, place: int) -> bool:
        """Return whether a tile is seen at a place: it is neither empty nor on its way."""
        return place not in self._away and self.face(place) is not None

    def set_motion(self, enabled: bool) -> None:
        """Let tiles slide when they make room, or be there at once."""
        self._moves = enabled
        if not enabled:
            self._sliding.stop()

    def set_hover(self, place: int | None, at_once: bool = False) -> None:
        """Show where a carried tile would land: the others make room, sliding or `at_once`."""
        if place == self._gap and not at_once:
            return
        places = range(self._rack.places)
        seen = [self._sliding.slot(other, self._slot(other)) for other in places]
        self._gap = place
        if at_once or not self._moves or not self.isVisible():
            self._sliding.stop()
        else:
            self._sliding.go(seen, [self._slot(other) for other in places])
        self._repaint()

    def set_picked(self, place: int | None) -> None:
        """Show that a tile was picked and waits for its square."""
        self._picked = place
        self._repaint()

    # ---- the table as Qt sees it

    def visualRect(self, index: Index) -> QRect:
        """Return the rectangle of a place."""
        return self.tile_area(index.column()).toRect() if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the index of the place at a point of the viewport."""
        slot = self.geometry_of_places.slot_at(QPointF(point))
        return QModelIndex() if slot is None else self._rack.index(0, slot)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the place that a key leads to."""
        current = self.currentIndex()
        if not current.isValid():
            return self._rack.index(0, 0)
        return self._rack.index(0, max(0, min(self._rack.places - 1, current.column() + _STEPS.get(action, 0))))

    # ---- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the back, the tiles, the lip."""
        geometry = self.geometry_of_places
        back, lip = self._wood(geometry)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, back)
        seen = [place for place in range(self._rack.places) if self.shows(place)]
        for place in seen:
            self._paint_tile(painter, place)
        painter.drawPixmap(0, 0, lip)
        for place in seen:
            self._paint_marks(painter, place)
        painter.end()

    def _wood(self, geometry: RackGeometry) -> tuple[QPixmap, QPixmap]:
        if self._made is None or self._made[:2] != (geometry, self._theme):
            back, lip = (QPixmap.fromImage(wood(geometry, part, self._theme)) for part in (False, True))
            self._made = (geometry, self._theme, back, lip)
        return self._made[2], self._made[3]

    def _standing(self, place: int) -> QRectF:
        raised = place in self._rack.chosen or place == self._picked
        area = self.geometry_of_places.area(self._sliding.slot(place, self._slot(place)))
        return area.translated(0, -_RAISED * area.height()) if raised else area

    def _paint_tile(self, painter: QPainter, place: int) -> None:
        face, area = self.face(place), self._standing(place)
        if face is None:
            return
        lift = 0.35 if place == self._picked else 0.12
        tile_painter.paint_shadow(painter, area.center(), area.width(), lift, self._theme)
        tile_painter.paint_tile(painter, face, area.center(), area.width(), self.kind(place), self._theme)

    def _paint_marks(self, painter: QPainter, place: int) -> None:
        area = self._standing(place)
        if place == self._picked:
            rack_marks.paint_picked(painter, area, self._theme)
        if place in self._rack.chosen:
            rack_marks.paint_tick(painter, area, self._theme)
        if (
            self._by_keys
            and self.hasFocus()
            and self.currentIndex().isValid()
            and place == self.currentIndex().column()
        ):
            rack_marks.paint_cursor(painter, area, self._theme)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor to those who came by keyboard; the first time on the first place."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._rack.index(0, 0))
