"""Carrying tiles by hand or by two clicks: from the rack to the board, over it, back to the rack, and along it."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.kit import announce
from boggle_desk.views.props import eased
from boggle_desk.views.scrabble.board import ScrabbleBoardView
from boggle_desk.views.scrabble.grip import BoardSquare, RackPlace, Spot
from boggle_desk.views.scrabble.motion import FloatingTile, TileLayer, area_on
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.scrabble.tiles import TileFace

_CARRIED, _OVER_BOARD = 1.10, 1.16
"""How much larger a tile is seen in the air than where it lies."""
_MAGNET = 0.72
"""How much a square draws a carried tile to its middle."""
_GLIDE, _SPRING = 0.10, 0.24
"""Seconds in which a tile lies down on its square, and springs back where it came from."""


class TileDrag(QObject):
    """Lets a person bring tiles about between one board and one rack of a page, by dragging or by two clicks.

    What a person wants is told by the target: `board.tile_dropped`, `rack.tile_dropped`, `rack.moved`. A listener that
    does not want it calls `refuse` before it returns: the tile then springs back.
    """

    def __init__(self, page: QWidget, board: ScrabbleBoardView, rack: RackView, look: Appearance) -> None:
        super().__init__(page)
        self._page, self._board, self._rack, self._look = page, board, rack, look
        self.layer = TileLayer(page, look)
        self.layer.put_away.connect(self.skip)
        self._gliding, self._enabled = False, True
        self.carrying: Spot | None = None
        """Where the tile in the hand comes from."""
        self.picked: Spot | None = None
        """Where the clicked tile is that waits for its square."""
        self._target: Spot | None = None
        self._refused = False
        for view in (board, rack):
            view.grabbed.connect(self._grab)
            view.carried.connect(self._carry)
            view.let_go.connect(self._let_go)
            view.cancelled.connect(self.cancel)
        board.pressed_square.connect(self._pressed_square)
        rack.tile_pressed.connect(self._pressed_tile)
        for view in (board, rack):  # who types lays other tiles
            view.letter_typed.connect(lambda *_typed: self._pick(None))

    # ---- what the owner asks for

    def set_enabled(self, enabled: bool) -> None:
        self._enabled = enabled
        if not enabled:
            self.cancel()
            self._pick(None)

    def refuse(self) -> None:
        """Say, while a drop is being told, that the tile shall not stay there."""
        self._refused = True

    def skip(self) -> None:
        """Let a gliding tile arrive now."""
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
        if target is None or target == spot or not self._tell(spot, target):
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
        """Let Escape put a carried tile back."""
        escape = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if escape and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.carrying is not None:
            self.cancel()
            return True
        return super().eventFilter(watched, event)

    def _target_at(self, at: QPointF) -> Spot | None:
        square = self._board.square_at(at)
        if square is not None:
            return BoardSquare(square) if self._board.accepts(square) else None
        place = self._rack.place_at(at)
        return None if place is None else RackPlace(place)

    def _hover(self, target: Spot | None, at_once: bool = False) -> None:
        self._target = target
        self._board.set_hover(self._on(self._board, target))
        self._rack.set_hover(self._on(self._rack, target), at_once)

    # ---- what comes of it

    def _tell(self, spot: Spot, target: Spot) -> bool:
        """Tell the target of a drop; return whether nobody refused it."""
        self._refused = False
        if isinstance(target, BoardSquare):
            self._board.tile_dropped.emit(spot, target.at)
        elif isinstance(spot, RackPlace):
            self._rack.moved.emit(spot.at, target.at)
        else:
            self._rack.tile_dropped.emit(spot, target.at)
        return not self._refused

    def _spring_back(self, spot: Spot) -> None:
        self._rack.clack(0.4)
        self._glide(spot, _SPRING)

    def _glide(self, target: Spot, seconds: float) -> None:
        """Let the tile in the air go to its target; without animation it is there at once."""
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

    def _pressed_tile(self, place: int) -> None:
        """Pick a tile of the rack, or let the picked one go there: from the board, or to an empty place."""
        if not self._enabled or self._rack.choosing:
            return
        spot, empty = RackPlace(place), self._rack.face(place) is None
        if self.picked is not None and (empty or isinstance(self.picked, BoardSquare)):
            self._move_picked(spot)
        elif not empty:
            self._pick(None if self.picked == spot else spot)

    def _pressed_square(self, square: int) -> None:
        spot = BoardSquare(square)
        if not self._enabled:
            return
        if self.picked is not None:
            self._move_picked(spot)
        elif self._board.is_draft(square) and self._board.accepts(square):
            self._pick(spot)

    def _move_picked(self, target: Spot) -> None:
        spot = self.picked
        self._pick(None)
        if spot is None or spot == target:
            return
        face = self._face(spot)
        if face is None or (isinstance(target, BoardSquare) and not self._board.accepts(target.at)):
            return
        self.skip()
        start, kind = self._area(spot), self._view(spot).kind(spot.at)
        if self._tell(spot, target):
            self.layer.show_tiles([FloatingTile(face, start.center(), start.width(), 0.6, self._made, kind)])
            self._glide(target, _SPRING)

    # ---- places

    def _view(self, spot: Spot) -> ScrabbleBoardView | RackView:
        return self._rack if isinstance(spot, RackPlace) else self._board

    def _on(self, view: ScrabbleBoardView | RackView, spot: Spot | None) -> int | None:
        """Return the square or place of a spot if it is on this view."""
        return spot.at if spot and self._view(spot) is view else None

    def _face(self, spot: Spot) -> TileFace | None:
        return self._view(spot).face(spot.at)

    def _area(self, spot: Spot) -> QRectF:
        return area_on(self._page, self._view(spot), self._view(spot).tile_area(spot.at))

    @property
    def _made(self) -> float:
        """The side of the picture of a tile in the air."""
        return self._rack.geometry_of_places.side * _CARRIED

    def _show_away(self, spot: Spot | None = None) -> None:
        """Leave out the tile of a spot while it is in the air; none leaves out nothing."""
        for view in (self._board, self._rack):
            at = self._on(view, spot)
            view.set_away(() if at is None else (at,))
