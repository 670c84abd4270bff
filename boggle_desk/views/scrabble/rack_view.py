"""A player's rack on the page: look at it, choose tiles, put them in another order."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.models.scrabble.rack_model import PLACES
from boggle_desk.views.scrabble.grip import Grip
from boggle_desk.views.scrabble.rack_table import RackTable
from boggle_desk.views.scrabble.spots import RackPlace, Spot
from boggle_desk.views.sound import Sound
from boggle_desk.views.theme import Theme

_CONTROL = Qt.KeyboardModifier.ControlModifier
_COMMANDING = _CONTROL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RackView(RackTable):
    """A rack. It holds no facts of the game: its owner shows tiles and hears what a person wants.

    Keys: left and right (Home, End) choose a tile, Enter or Space picks it (`tile_pressed`), Ctrl+Left and Ctrl+Right
    move it; while tiles are laid, or chosen for an exchange, Enter is the page's. A letter is `letter_typed`: the
    owner plays it, or chooses it for an exchange (rule P11).
    """

    moved = Signal(int, int)
    """The tile of one place goes to another, those between make room (rule P10)."""
    tile_pressed = Signal(int)
    """A click on a tile, or Enter or Space on it."""
    tile_dropped = Signal(object, int)
    """A `BoardSquare` whose tile comes back, and the place where it was put; other tiles make room."""
    letter_typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.grip = Grip(self)
        self.grip.clicked.connect(self._clicked)
        self._choosing, self._laid, self._movable = False, False, True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the board
        self._sound: Sound | None = None

    # ---- what the owner asks for

    def show_rack(self, tiles: Sequence[str | None], hidden: bool = False, chosen: Collection[int] = (),
                  places: int = PLACES) -> None:  # fmt: skip
        """Show tiles in their player's order, None for an empty place; hidden ones show their backs."""
        self._sliding.stop()
        self._rack.show(tiles, hidden, chosen, places)
        if hidden:
            self.grip.cancel()

    def set_tile_set(self, tiles: TileSet) -> None:
        """Show the values of this set on tiles."""
        self._rack.set_values(tiles.values)

    def set_choosing(self, choosing: bool, laid: bool = False) -> None:
        """Let tiles be chosen for an exchange: none is dragged, and the chosen ones have a tick. Say too whether tiles
        are `laid` on the board."""
        self._choosing, self._laid = choosing, laid
        self.grip.cancel()
        self._repaint()

    def set_movable(self, movable: bool) -> None:
        """Let tiles be dragged, or not."""
        self._movable = movable
        if not movable:
            self.grip.cancel()

    def set_theme(self, theme: Theme) -> None:
        """Use these colours."""
        self._theme = theme
        self._repaint()

    def set_sound(self, sound: Sound | None) -> None:
        """Let tiles be heard through this, or not at all."""
        self._sound = sound

    # ---- places

    @property
    def choosing(self) -> bool:
        """Whether tiles are being chosen for an exchange."""
        return self._choosing

    def hideEvent(self, event: QHideEvent) -> None:
        """Carry nothing unseen."""
        super().hideEvent(event)
        self._sliding.stop()
        self.grip.cancel()

    # ---- mouse

    def _spot(self, event: QMouseEvent) -> Spot | None:
        place = self.geometry_of_places.slot_at(event.position())
        return None if place is None else RackPlace(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a tile, or begin a click."""
        self._by_keys = False
        spot = self._spot(event)
        there = isinstance(spot, RackPlace) and self._rack.tile(spot.place) is not None
        movable = there and self._movable and not self._choosing and not self._rack.hidden
        self.grip.press(event, spot, movable)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the tile."""
        self.grip.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the tile down, or end the click."""
        self.grip.release(event, self._spot(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second click of two as one more."""
        self.mousePressEvent(event)

    def _clicked(self, spot: Spot) -> None:
        if isinstance(spot, RackPlace) and not self._rack.hidden:
            self.setCurrentIndex(self._rack.index(0, spot.place))
            self.tile_pressed.emit(spot.place)

    # ---- keyboard

    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are for tiles."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose, pick or move a tile, or pass a letter on; what is not spoken of here goes to the page."""
        self._by_keys = True
        place = self.currentIndex().column()
        if event.modifiers() & _CONTROL and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.shift_tile(place, -1 if event.key() == Qt.Key.Key_Left else 1)
        elif event.key() in _ENTER and (self._choosing or self._laid):
            event.ignore()  # the choice is made: Enter exchanges, or plays
        elif event.key() in _ENTER or event.key() == Qt.Key.Key_Space:
            if place >= 0 and self._rack.tile(place) is not None and not self._rack.hidden:
                self.tile_pressed.emit(place)
        elif event.text().isalpha() and not event.modifiers() & _COMMANDING:
            self.letter_typed.emit(event.text().upper())
        elif event.key() == Qt.Key.Key_Escape or event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def shift_tile(self, place: int, step: int) -> None:
        """Ask for a tile to change places with its neighbour; the cursor goes with it."""
        to = place + step
        if not self._movable or self._rack.hidden or place < 0 or not 0 <= to < self._rack.places:
            return
        self.moved.emit(place, to)
        self.setCurrentIndex(self._rack.index(0, to))
        if self._sound is not None:
            self._sound.play("tile", 0.5)
