"""Dragging tiles between board and rack, by mouse or by two clicks."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.engine.word_list import A_TO_Z, letters_of_tiles
from boggle_desk.models.scrabble.tables import TilesModel
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import announce
from boggle_desk.views.scrabble.tile_motion import FloatingTile, TileLayer, area_on
from boggle_desk.views.scrabble.tiles import TileFace
from boggle_desk.views.show import eased
from boggle_desk.views.sound import Sound
from boggle_desk.views.tables import PictureTable


@dataclass(frozen=True)
class Spot:
    at: int


class RackPlace(Spot):
    """A place on the rack, counted from 0."""


class BoardSquare(Spot):
    """A square of the board, in reading order from 0."""


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TileTable(PictureTable):
    """A board or a rack from which tiles are taken. Points are on the screen."""

    tile_pressed = Signal(int)
    tile_dropped = Signal(object, int)  # on a rack: the `Spot` of the board that the tile comes from, and its new place
    moved = Signal(int, int)  # on a rack: from one place to another (rule P10)
    letter_typed = Signal(str, bool)  # a letter, and whether it must be a blank
    grabbed = Signal(object, QPointF)
    carried = Signal(QPointF)
    let_go = Signal(QPointF)
    cancelled = Signal()

    def __init__(self, look: Appearance, model: TilesModel, sound: Sound | None, parent: QWidget | None) -> None:
        """Without a `sound` tiles are not heard."""
        super().__init__(parent)
        self._look, self._model, self._sound = look, model, sound
        model.setParent(self)
        model.modelReset.connect(self._repaint)
        model.dataChanged.connect(self._repaint)
        self._letters = A_TO_Z.letters  # those that can be typed, in lower case
        self._away: frozenset[int] = frozenset()  # squares or places whose tiles are carried or in flight
        self._pressed: Spot | None = None
        self._from = QPointF()
        self._carrying = False

    def spot_at(self, point: QPointF) -> Spot | None:
        """Return the square or place at a point of the screen."""
        raise NotImplementedError

    def tile_area(self, at: int) -> QRectF:
        """Return where the tile of a square or place lies, in the viewport."""
        raise NotImplementedError

    def face(self, at: int) -> TileFace | None:
        raise NotImplementedError

    def kind(self, at: int) -> int:
        raise NotImplementedError

    def accepts(self, at: int) -> bool:
        raise NotImplementedError

    def can_pick(self, at: int) -> bool:
        raise NotImplementedError

    def set_hover(self, at: int | None, at_once: bool = False) -> None:
        """Show where a carried tile would land, without sliding if `at_once`."""
        raise NotImplementedError

    def set_picked(self, at: int | None) -> None:
        """Show that the tile there was picked and waits for its square."""
        raise NotImplementedError

    def set_awaiting_tile(self, awaiting: bool) -> None:
        """Say whether a picked tile waits for its square."""

    def set_tile_set(self, tiles: TileSet) -> None:
        self._letters = letters_of_tiles(tiles.letters)
        self._model.set_values(tiles.values)

    def set_away(self, away: Collection[int]) -> None:
        """Leave out the tiles there: they are carried or in flight."""
        self._away = frozenset(away)
        self._repaint()

    def _movable(self, spot: Spot) -> bool:
        raise NotImplementedError

    def _clicked(self, spot: Spot) -> None:
        raise NotImplementedError

    def clack(self, volume: float = 1.0) -> None:
        if self._sound is not None:
            self._sound.play("tile", volume)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._first)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._from = self.spot_at(event.globalPosition()), event.globalPosition()
        else:
            self.cancel()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        far = (event.globalPosition() - self._from).manhattanLength() >= QApplication.startDragDistance()
        if not self._carrying and far and self._movable(self._pressed):
            self._carrying = True
            self.grabbed.emit(self._pressed, event.globalPosition())
        if self._carrying:
            self.carried.emit(event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        pressed, carrying = self._pressed, self._carrying
        self._pressed, self._carrying = None, False
        if carrying:
            self.let_go.emit(event.globalPosition())
        elif pressed == self.spot_at(event.globalPosition()):
            self._clicked(pressed)

    def cancel(self) -> None:
        carrying = self._carrying
        self._pressed, self._carrying = None, False
        if carrying:
            self.cancelled.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # the second click of two is one more

    def keyboardSearch(self, search: str) -> None:
        """Letters are for tiles."""

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.cancel()


_CARRIED, _OVER_BOARD = 1.10, 1.16
_MAGNET = 0.72
_GLIDE, _SPRING = 0.10, 0.24  # seconds


class TileDrag(QObject):
    """Carries tiles between one board and one rack. The rack emits `tile_dropped`, or `moved` along it."""

    def __init__(self, page: QWidget, board: TileTable, rack: TileTable, look: Appearance) -> None:
        super().__init__(page)
        self._page, self._board, self._rack, self._look = page, board, rack, look
        self.layer = TileLayer(page, look)
        self.layer.put_away.connect(self.skip)
        self._gliding, self._enabled = False, True
        self.carrying: Spot | None = None
        self.picked: Spot | None = None
        self._target: Spot | None = None
        self.put: Callable[[Spot, int], bool] = lambda _spot, _square: False
        """Puts the tile of a spot on a square of the board; where it returns False the tile springs back."""
        board.tile_pressed.connect(lambda square: self._press(BoardSquare(square)))
        rack.tile_pressed.connect(lambda place: self._press(RackPlace(place)))
        for view in (board, rack):
            view.grabbed.connect(self._grab)
            view.carried.connect(self._carry)
            view.let_go.connect(self._let_go)
            view.cancelled.connect(self.cancel)
            view.letter_typed.connect(lambda *_typed: self._pick(None))  # who types lays other tiles

    # ---- what the owner asks for

    def set_enabled(self, enabled: bool) -> None:
        self._enabled = enabled
        if not enabled:
            self.cancel()
            self._pick(None)

    def skip(self) -> None:
        if self._gliding:
            self._gliding = False
            self.layer.still()
            self.layer.show_tiles([])
            self._show_away()

    def cancel(self) -> None:
        if self.carrying is not None:
            self._hover(None, at_once=True)
            self._spring_back(self._released())

    # ---- a tile in the hand

    def _grab(self, spot: Spot, at: QPointF) -> None:
        self.skip()
        self._pick(None)
        face = self._face(spot)
        if not self._enabled or face is None:
            return
        self.carrying, self._target = spot, None
        area = self._area(spot)
        tile = FloatingTile(
            face, area.center(), area.width() * _CARRIED, 0.8, self._made, self._view(spot).kind(spot.at)
        )
        self._show_away(spot)
        self.layer.show_tiles([tile])
        self._page.window().installEventFilter(self)
        for view in (self._board, self._rack):
            view.installEventFilter(self)
        self._carry(at)

    def _carry(self, at: QPointF) -> None:
        if self.carrying is None:
            return
        self._hover(self._target_at(at))
        point = QPointF(self._page.mapFromGlobal(at))
        middle, side = point, self._made
        if isinstance(self._target, BoardSquare):
            square = self._area(self._target)
            middle, side = point + (square.center() - point) * _MAGNET, square.width() * _OVER_BOARD
        self.layer.move_tiles(middle, side)

    def _let_go(self, at: QPointF) -> None:
        if self.carrying is None:
            return
        target = self._target_at(at)
        self._hover(None, at_once=True)
        spot = self._released()
        if target is None or target == spot or not self._drop(spot, target):
            self._spring_back(spot)
        else:
            if isinstance(target, RackPlace):  # the board is heard as soon as it shows the tile
                self._rack.clack(0.6)
            self._glide(target, _GLIDE)

    def _released(self) -> Spot:
        spot, self.carrying = self.carrying, None
        assert spot is not None  # noqa: S101 - only called with a tile in the hand
        self._page.window().removeEventFilter(self)
        for view in (self._board, self._rack):
            view.removeEventFilter(self)
        return spot

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        escape = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if escape and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.carrying is not None:
            self.cancel()
            return True
        return super().eventFilter(watched, event)

    def _target_at(self, at: QPointF) -> Spot | None:
        square = self._board.spot_at(at)
        if square is not None:
            return square if self._board.accepts(square.at) else None
        return self._rack.spot_at(at)

    def _hover(self, target: Spot | None, at_once: bool = False) -> None:
        self._target = target
        self._board.set_hover(self._on(self._board, target))
        self._rack.set_hover(self._on(self._rack, target), at_once)

    # ---- what comes of it

    def _drop(self, spot: Spot, target: Spot) -> bool:
        """Put a tile from one spot to another; return whether it may lie there."""
        if isinstance(target, BoardSquare):
            return self.put(spot, target.at)
        if isinstance(spot, RackPlace):
            self._rack.moved.emit(spot.at, target.at)
        else:
            self._rack.tile_dropped.emit(spot, target.at)
        return True

    def _spring_back(self, spot: Spot) -> None:
        self._rack.clack(0.4)
        self._glide(spot, _SPRING)

    def _glide(self, target: Spot, seconds: float) -> None:
        self._show_away(target)
        self._gliding = True
        if not self._look.motion or not self.layer.tiles or not self._page.isVisible():
            self.skip()
            return
        tile, area = self.layer.tiles[0], self._area(target)
        start, side, lift = QPointF(tile.middle), tile.side, tile.lift

        def show(second: float) -> None:
            part = eased(second / seconds)
            self.layer.move_tiles(start + (area.center() - start) * part, side + (area.width() - side) * part)
            tile.lift = lift * (1 - part)
            if second >= seconds:
                self.skip()

        self.layer.animate(seconds, show)

    # ---- by two clicks

    def _pick(self, spot: Spot | None) -> None:
        if spot == self.picked:
            return
        self.picked = spot
        self._board.set_awaiting_tile(spot is not None)
        for view in (self._board, self._rack):
            view.set_picked(self._on(view, spot))
        if spot is not None:
            face = self._face(spot)
            letter = (face.letter if face else "") or self.tr("blank")
            announce(self._board, self.tr("{letter} picked up. Choose a square.").format(letter=letter))

    def _press(self, spot: Spot) -> None:
        """Pick a tile up, or put the picked one there."""
        view = self._view(spot)
        changes = isinstance(spot, RackPlace) and isinstance(self.picked, RackPlace) and view.face(spot.at) is not None
        if not self._enabled:
            return
        if self.picked is not None and not changes:
            self._move_picked(spot)
        elif view.can_pick(spot.at):
            self._pick(None if self.picked == spot else spot)

    def _move_picked(self, target: Spot) -> None:
        spot = self.picked
        self._pick(None)
        if spot is None or spot == target:
            return
        face = self._face(spot)
        if face is None or not self._view(target).accepts(target.at):
            return
        self.skip()
        start, kind = self._area(spot), self._view(spot).kind(spot.at)
        if self._drop(spot, target):
            self.layer.show_tiles([FloatingTile(face, start.center(), start.width(), 0.6, self._made, kind)])
            self._glide(target, _SPRING)

    # ---- places

    def _view(self, spot: Spot) -> TileTable:
        return self._rack if isinstance(spot, RackPlace) else self._board

    def _on(self, view: TileTable, spot: Spot | None) -> int | None:
        return spot.at if spot and self._view(spot) is view else None

    def _face(self, spot: Spot) -> TileFace | None:
        return self._view(spot).face(spot.at)

    def _area(self, spot: Spot) -> QRectF:
        return area_on(self._page, self._view(spot), self._view(spot).tile_area(spot.at))

    @property
    def _made(self) -> float:
        return self._rack.tile_area(0).width() * _CARRIED

    def _show_away(self, spot: Spot | None = None) -> None:
        for view in (self._board, self._rack):
            at = self._on(view, spot)
            view.set_away(() if at is None else (at,))
