"""A player's rack: look at it, choose tiles, reorder them; and the bag beside it."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.models.rows_model import Index
from boggle_desk.models.scrabble.tables import PLACES, RackModel
from boggle_desk.views.appearance import Appearance, Theme, set_pen_brush, smooth_painter
from boggle_desk.views.controls import CalmButton
from boggle_desk.views.letters import CONTROL, in_letters, typed_letters
from boggle_desk.views.scrabble import scrabble_pictures, tiles
from boggle_desk.views.scrabble.scrabble_pictures import RackGeometry, moved_to, wood
from boggle_desk.views.scrabble.tile_drag import ENTER, RackPlace, Spot, TileTable
from boggle_desk.views.scrabble.tiles import BACK, TileFace, face_on_rack
from boggle_desk.views.sound import Sound

_SLIDE = 160


def _paint_tick(painter: QPainter, area: QRectF, theme: Theme) -> None:
    side = area.width()
    middle, radius = area.topRight() + QPointF(-0.14, 0.14) * side, side * 0.19
    set_pen_brush(painter, theme.accent, theme.on_accent, side * 0.025)
    painter.drawEllipse(middle, radius, radius)
    tick = QPainterPath(middle + QPointF(-0.48, 0.02) * radius)
    tick.lineTo(middle + QPointF(-0.12, 0.40) * radius)
    tick.lineTo(middle + QPointF(0.50, -0.38) * radius)
    pen = QPen(QColor(theme.on_accent), side * 0.055)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    set_pen_brush(painter, None, pen)
    painter.drawPath(tick)


_RAISED = 0.15


class RackView(TileTable):
    """A rack. Its owner shows tiles and hears what a person wants. Left, Right, Home, End choose a tile, Enter or Space
    picks it (`tile_pressed`), Ctrl+Left and Ctrl+Right move it; while tiles are laid or chosen for an exchange, Enter
    is the page's. A letter is `letter_typed` (rule P11)."""

    letter_typed = Signal(str)

    def __init__(self, look: Appearance, sound: Sound | None = None, parent: QWidget | None = None) -> None:
        rack = RackModel()
        super().__init__(look, rack, sound, parent)
        self._rack = rack
        self._gap: int | None = None
        self._picked: int | None = None
        self._slid_from: list[float] = []
        curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._sliding = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_SLIDE, easingCurve=curve)
        self._sliding.valueChanged.connect(self._repaint)
        self.show_model(self._rack, self.tr("Rack"), QSize(160, 44))
        self.choosing, self._laid, self._may_move = False, False, True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the board

    # ---- what the owner asks for

    def show_rack(self, tiles: Sequence[str | None], hidden: bool = False, chosen: Collection[int] = (),
                  places: int = PLACES) -> None:  # fmt: skip
        self._sliding.stop()
        self._rack.show(tiles, hidden, chosen, places)
        if hidden:
            self.cancel()

    def set_choosing(self, choosing: bool, laid: bool = False) -> None:
        """Let tiles be chosen for an exchange: none is dragged, and the chosen ones have a tick. `laid`: tiles are on
        the board."""
        self.choosing, self._laid = choosing, laid
        self.cancel()
        self._repaint()

    def set_movable(self, movable: bool) -> None:
        self._may_move = movable
        if not movable:
            self.cancel()

    # ---- places

    @property
    def geometry_of_places(self) -> RackGeometry:
        size = self.viewport().size()
        return RackGeometry(size.width(), size.height(), self.devicePixelRatioF(), self._rack.places)

    def tile_area(self, place: int) -> QRectF:
        return self.geometry_of_places.area(self._slot(place))

    def spot_at(self, point: QPointF) -> RackPlace | None:
        place = self.geometry_of_places.slot_at(self.viewport().mapFromGlobal(point))
        return None if place is None else RackPlace(place)

    def accepts(self, _place: int) -> bool:
        return not self.choosing

    def can_pick(self, place: int) -> bool:
        return self.face(place) is not None and not self.choosing

    def face(self, place: int) -> TileFace | None:
        tile = self._rack.tile(place)
        if tile is None:
            return None
        if self._rack.hidden:
            return BACK
        return face_on_rack(tile, self._rack.values)

    def kind(self, place: int) -> int:
        """Return how the tile of a place has grown: the same wherever it is moved on the rack."""
        face, tile = self.face(place), self._rack.tile(place)
        same = place if self._rack.hidden else sum(1 for other in range(place) if self._rack.tile(other) == tile)
        return tiles.kind_of(face, 3 + 11 * same) if face else 0

    def sizeHint(self) -> QSize:
        return QSize(500, 100)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 48)

    def _slot(self, place: int) -> int:
        """Return where a place is seen: tiles make room for a carried one."""
        gap = self._gap
        if gap is None:
            return place
        empty = [other for other in range(self._rack.places) if other in self._away or self._rack.tile(other) is None]
        # the place that the carried tile left, or the nearest empty one
        hole = min(empty, key=lambda other: (other not in self._away, abs(other - gap)), default=gap)
        order = [other for other in range(self._rack.places) if other != hole]
        order.insert(gap, hole)
        return order.index(place)

    # ---- a carried tile

    def shows(self, place: int) -> bool:
        return place not in self._away and self.face(place) is not None

    def set_hover(self, place: int | None, at_once: bool = False) -> None:
        if place == self._gap and not at_once:
            return
        seen = [self._seen_slot(other) for other in range(self._rack.places)]
        self._sliding.stop()
        self._gap, self._slid_from = place, seen
        if not at_once and self._look.motion and self.isVisible():
            self._sliding.start()
        self._repaint()

    def _seen_slot(self, place: int) -> float:
        goal, slides = self._slot(place), self._sliding.state() is QVariantAnimation.State.Running
        return goal + (self._slid_from[place] - goal) * (1 - self._sliding.currentValue()) if slides else goal

    def set_picked(self, place: int | None) -> None:
        self._picked = place
        self._repaint()

    # ---- the table as Qt sees it

    def visualRect(self, index: Index) -> QRect:
        return self.tile_area(index.column()).toRect() if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        slot = self.geometry_of_places.slot_at(QPointF(point))
        return QModelIndex() if slot is None else self._rack.index(0, slot)

    # ---- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        geometry = self.geometry_of_places
        painter = smooth_painter(self.viewport())
        painter.drawImage(0, 0, wood(geometry, False, self._look.theme))
        seen = [place for place in range(self._rack.places) if self.shows(place)]
        for place in seen:
            area, lift = self._standing(place), 0.35 if place == self._picked else 0.12
            tiles.paint_shadow(painter, area.center(), area.width(), lift, self._look.theme)
            face = self.face(place) or BACK
            tiles.paint_tile(painter, face, area.center(), area.width(), self.kind(place), self._look.theme)
        painter.drawImage(0, 0, wood(geometry, True, self._look.theme))
        for place in seen:
            area = self._standing(place)
            side, theme = area.width(), self._look.theme
            if place == self._picked:
                scrabble_pictures.outline(
                    painter, scrabble_pictures.rounded(area, 0.13 * side), (theme.accent, 0.07 * side)
                )
            if place in self._rack.chosen:
                _paint_tick(painter, area, self._look.theme)
            if self._by_keys and self.hasFocus() and place == self.currentIndex().column():
                ring = scrabble_pictures.rounded(
                    area.adjusted(-0.02 * side, -0.02 * side, 0.02 * side, 0.02 * side), 0.13 * side
                )
                light = QColor(theme.accent).lighter(108)
                scrabble_pictures.outline(painter, ring, (theme.ink, 0.085 * side), (light, 0.045 * side))

    def _standing(self, place: int) -> QRectF:
        raised = place in self._rack.chosen or place == self._picked
        area = self.geometry_of_places.area(self._seen_slot(place))
        return area.translated(0, -_RAISED * area.height()) if raised else area

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._sliding.stop()

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_keys = False
        super().mousePressEvent(event)

    def _movable(self, spot: Spot) -> bool:
        there = self._rack.tile(spot.at) is not None
        return there and self._may_move and not self.choosing and not self._rack.hidden

    def _clicked(self, spot: Spot) -> None:
        if not self._rack.hidden:
            self.setCurrentIndex(self._rack.index(0, spot.at))
            self.tile_pressed.emit(spot.at)

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keys = True
        place = self.currentIndex().column()
        if event.modifiers() & CONTROL and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.shift_tile(place, -1 if event.key() == Qt.Key.Key_Left else 1)
        elif event.key() in ENTER and (self.choosing or self._laid):
            event.ignore()  # the choice is made: Enter exchanges, or plays
        elif event.key() in ENTER or event.key() == Qt.Key.Key_Space:
            if place >= 0 and self._rack.tile(place) is not None and not self._rack.hidden:
                self.tile_pressed.emit(place)
        elif letters := typed_letters(event):
            for letter in in_letters(letters, self._letters):
                self.letter_typed.emit(letter)
        elif event.key() == Qt.Key.Key_Escape or event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def shift_tile(self, place: int, step: int) -> None:
        """Ask to swap a tile with its neighbour; the cursor goes with it."""
        to = place + step
        if not self._may_move or self._rack.hidden or place < 0 or not 0 <= to < self._rack.places:
            return
        self.moved.emit(place, to)
        self.setCurrentIndex(self._rack.index(0, to))
        self.clack(0.5)


_LABEL = QPointF(0.5, 0.660)
_MOUTH = QPointF(0.5, 0.14)


class BagView(CalmButton, QAbstractButton):
    """The bag. A click or the Space key is `pressed` and `clicked`: the owner shows what is left (rule P12)."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look, self._count = look, 0
        self._made: tuple[QSize, float, Theme, QPixmap] | None = None
        self.setMinimumSize(60, 70)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_count(0)

    def show_count(self, count: int) -> None:
        self._count = count
        self.setAccessibleName(self.tr("Bag: %n tile(s) left", "", count))
        self.setAccessibleDescription(self.tr("Show which tiles are left"))
        self.setToolTip(self.tr("%n tile(s) left in the bag", "", count))
        self.update()

    def mouth(self) -> QPointF:
        area = self._area()
        return self.mapToGlobal(
            QPointF(area.left() + _MOUTH.x() * area.width(), area.top() + _MOUTH.y() * area.height())
        )

    def sizeHint(self) -> QSize:
        return QSize(204, 238)

    def _area(self) -> QRectF:
        size = QSizeF(scrabble_pictures.finished("bag").size()).scaled(
            QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio
        )
        return QRectF(QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2), size)

    def paintEvent(self, _event: QPaintEvent) -> None:
        area = self._area()
        key = (area.size().toSize(), self.devicePixelRatioF(), self._look.theme)
        if self._made is None or self._made[:3] != key:
            smooth = Qt.TransformationMode.SmoothTransformation
            image = scrabble_pictures.finished("bag").scaled(key[0] * key[1], mode=smooth)
            image.setDevicePixelRatio(key[1])
            self._made = (*key, QPixmap.fromImage(scrabble_pictures.veiled(image, self._look.theme)))
        painter = smooth_painter(self)
        painter.drawPixmap(area.topLeft(), self._made[3])
        middle = QPointF(area.left() + _LABEL.x() * area.width(), area.top() + _LABEL.y() * area.height())
        number = scrabble_pictures.fitted(str(self._count), 1.0, 2.6, heavy=True)
        painter.fillPath(moved_to(number, middle, area.height() * 0.088), QColor(self._look.theme.ink))
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._look.theme.accent), max(2.0, area.width() * 0.016)))
            label = scrabble_pictures.centred(middle, area.width() * 0.40, area.height() * 0.20)
            painter.drawPath(scrabble_pictures.rounded(label, area.width() * 0.04))


def places_of(rack: Sequence[str], laid: Sequence[Tile]) -> tuple[int, ...]:
    free, places = list(range(len(rack))), []
    for tile in laid:
        place = next((at for at in free if rack[at] == tile.face), None)
        if place is not None:
            free.remove(place)
            places.append(place)
    return tuple(places)
