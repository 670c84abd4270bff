"""The crossword board on the page: look at it, place tiles on it by mouse, by clicks or by typing."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.models.scrabble.boards import Draft
from boggle_desk.views.kit import announce
from boggle_desk.views.scrabble.board_table import BoardTable
from boggle_desk.views.scrabble.grip import BoardSquare, Grip, Spot
from boggle_desk.views.sound import Sound
from boggle_desk.views.theme import Theme

_Key = Qt.Key
_SPECTRUM: dict[int, tuple[int, int]] = {
    _Key.Key_5: (0, -1),
    _Key.Key_6: (1, 0),
    _Key.Key_7: (-1, 0),
    _Key.Key_8: (0, 1),
}
_ARROWS: dict[int, bool] = {_Key.Key_Right: True, _Key.Key_Down: False}
_ENTER = (_Key.Key_Return, _Key.Key_Enter)
_CONTROL = Qt.KeyboardModifier.ControlModifier
_COMMANDING = _CONTROL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class ScrabbleBoardView(BoardTable):
    """The board. It holds no facts of the game: its owner shows a board and a draft, and hears what a person wants.

    Keys (rules P14, P16):
    - arrow keys, Home, End, Page up and down, or 5 6 7 8 (left, down, up, right) move the cursor;
    - Ctrl+Right or Ctrl+Down, or Space and then Right or Down, choose the direction; Space twice, or a click on the
      cursor's square, changes it;
    - after the cursor was moved by 5 to 8, A or D chooses across or down as it did in 1983 (see `drop_old_keys`);
    - a letter is `letter_typed`; with Shift, or after Space, as a blank;
    - Backspace or Delete is `erase_typed`, Enter `enter_typed`. Escape gives a called-for blank up, or is the page's.
    """

    pressed_square = Signal(int)
    """A click on a square, or Enter on it while a tile waits for its square."""
    tile_dropped = Signal(object, int)
    """A `Spot` from where a tile was brought, and the square it was put on; the tile there, if any, goes back."""
    letter_typed = Signal(str, bool)
    erase_typed = Signal()
    enter_typed = Signal()
    direction_changed = Signal(bool)
    """True for across."""
    cursor_moved = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.grip = Grip(self)
        self.grip.clicked.connect(self._clicked)
        self._editable, self._awaiting, self._old_keys = True, False, True
        self._by_digits = False
        self._sound: Sound | None = None
        self.selectionModel().currentChanged.connect(lambda now, _before: self._cursor_went(now))

    # ---- what the owner asks for

    def show_board(self, board: Board, draft: Draft = (), last: Collection[int] = ()) -> None:
        """Show a board, the tiles being placed on it and the squares of the last play. Faults are forgotten."""
        before = dict(self._squares.draft)
        self._squares.show(board, draft, last)
        if self._sound is not None and len(draft) >= len(before) and dict(draft) != before:
            self._sound.play("tile")

    def set_tile_set(self, tiles: TileSet) -> None:
        """Show the values of this set on tiles."""
        self._squares.set_values(tiles.values)

    def set_faults(self, squares: Collection[int]) -> None:
        """Mark the squares that a refusal is about, until the next `show_board`."""
        self._squares.set_faults(squares)

    def show_symbols(self, on: bool) -> None:
        """Show premiums by large symbols with digits, or by small quiet ones (rule P9). Never by colour alone."""
        self._symbols = on
        self._repaint()

    def show_contrast(self, on: bool) -> None:
        """Show the squares in black and white (rule P20)."""
        self._contrast = on
        self._repaint()

    def set_theme(self, theme: Theme) -> None:
        """Use these colours."""
        self._theme = theme
        self._repaint()

    def set_sound(self, sound: Sound | None) -> None:
        """Let placed tiles be heard through this, or not at all."""
        self._sound = sound

    def set_editable(self, editable: bool) -> None:
        """Let tiles be placed and moved, or only look and move the cursor."""
        self._editable = editable
        if not editable:
            self.grip.cancel()
            self._arm(False)

    def drop_old_keys(self) -> None:
        """Let A and D be letters always, after 5 to 8 too."""
        self._old_keys = False

    # ---- the cursor

    @property
    def cursor_square(self) -> int:
        """The square of the keyboard's cursor; the star before it was ever moved."""
        current = self.currentIndex()
        return self._squares.square(current) if current.isValid() else self._squares.layout.start

    def set_cursor_square(self, square: int) -> None:
        """Put the cursor on a square."""
        self.setCurrentIndex(self._squares.square_index(square))

    @property
    def across(self) -> bool:
        """Whether letters are written from left to right, not downwards."""
        return self._marks.across

    def set_across(self, across: bool) -> None:
        """Choose the direction; `direction_changed` follows if it is another."""
        if across == self._marks.across:
            return
        self._marks.across = across
        self._update_square(self.cursor_square)
        announce(self, self.tr("across") if across else self.tr("down"))
        self.direction_changed.emit(across)

    def advance_cursor(self) -> None:
        """Move the cursor to the next square in its direction without a tile; stay if the board ends before."""
        self._set_if(self._next(self.cursor_square, 1, free=True))

    def retreat_cursor(self) -> None:
        """Move the cursor back to the nearest square in its direction where no tile lies; it may hold a new one."""
        self._set_if(self._next(self.cursor_square, -1, free=False))

    def _set_if(self, square: int | None) -> None:
        if square is not None:
            self.set_cursor_square(square)

    def _next(self, square: int, step: int, free: bool) -> int | None:
        """Return the next square in the cursor's direction that has no tile, or, unless `free`, no lying one."""
        layout = self._squares.layout
        row, column = divmod(square, layout.columns)
        while True:
            row, column = (row, column + step) if self.across else (row + step, column)
            if not (0 <= row < layout.rows and 0 <= column < layout.columns):
                return None
            here = row * layout.columns + column
            if not self._squares.lies(here) and not (free and here in self._squares.draft):
                return here

    def _cursor_went(self, index: object) -> None:
        self._by_digits = False
        self.cursor_moved.emit(self.cursor_square)

    # ---- a carried tile

    def set_hover(self, square: int | None) -> None:
        """Show where a carried tile would land."""
        before, self._marks.hover = self._marks.hover, square
        for changed in {before, square} - {None} if before != square else set():
            self._update_square(changed or 0)

    def set_picked(self, square: int | None) -> None:
        """Show that the tile on a square was picked and waits for another square."""
        self._marks.picked = square
        self._repaint()

    def set_awaiting_tile(self, awaiting: bool) -> None:
        """Say that a picked tile waits for its square: a click or Enter then does no more than `pressed_square`."""
        self._awaiting = awaiting

    def accepts(self, square: int) -> bool:
        """Tell whether a tile may be put there: no tile of an earlier turn lies on it (rule S7)."""
        return self._editable and not self._squares.lies(square)

    def is_draft(self, square: int) -> bool:
        """Tell whether a tile is being placed there."""
        return square in self._squares.draft

    # ---- mouse

    def _spot(self, event: QMouseEvent) -> Spot | None:
        square = self.geometry_of_squares.square_at(event.position())
        return None if square is None else BoardSquare(square)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a tile that is being placed, or begin a click."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        spot = self._spot(event)
        movable = isinstance(spot, BoardSquare) and self._editable and self.is_draft(spot.square)
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
        if not isinstance(spot, BoardSquare):
            return
        again = spot.square == self.cursor_square and self.currentIndex().isValid()
        if not self._awaiting:
            if again and not self.is_draft(spot.square):
                self.set_across(not self.across)
            self.set_cursor_square(spot.square)
        self.pressed_square.emit(spot.square)

    def hideEvent(self, event: QHideEvent) -> None:
        """Carry nothing unseen."""
        super().hideEvent(event)
        self.grip.cancel()

    # ---- keyboard

    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are for tiles."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the class says of its keys; what it does not speak of goes to the page."""
        key = event.key()
        if self._choose_direction(key, event.modifiers()) or self._move_by_digit(key, event.modifiers()):
            return
        letter = event.text() if event.text().isalpha() and not event.modifiers() & _COMMANDING else ""
        if letter:
            self._type(letter, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key == _Key.Key_Space:
            self._press_space()
        elif key in _ENTER:
            self._press_enter()
        elif key in (_Key.Key_Backspace, _Key.Key_Delete):
            self._arm(False)
            self.erase_typed.emit()
        elif key == _Key.Key_Escape and self._marks.blank_armed:
            self._arm(False)
        elif key == _Key.Key_Escape or event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _choose_direction(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        if key not in _ARROWS or not (modifiers & _CONTROL or self._marks.blank_armed):
            return False
        self._arm(False)
        self.set_across(_ARROWS[key])
        return True

    def _move_by_digit(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        if key not in _SPECTRUM or modifiers & _COMMANDING:
            return False
        down, right = _SPECTRUM[key]
        layout = self._squares.layout
        row, column = divmod(self.cursor_square, layout.columns)
        row, column = max(0, min(layout.rows - 1, row + down)), max(0, min(layout.columns - 1, column + right))
        self.set_cursor_square(row * layout.columns + column)
        self._by_digits = True
        return True

    def _type(self, letter: str, shifted: bool) -> None:
        upper = letter.upper() if len(letter.upper()) == len(letter) else letter
        by_digits, self._by_digits = self._by_digits, False
        if self._old_keys and by_digits and upper in "AD" and not shifted:
            self.set_across(upper == "A")
            return
        blank = shifted or self._marks.blank_armed
        self._arm(False)
        if self._editable:
            self.letter_typed.emit(upper, blank)

    def _press_space(self) -> None:
        if self._marks.blank_armed:
            self._arm(False)
            self.set_across(not self.across)
        elif self._editable:
            self._arm(True)

    def _press_enter(self) -> None:
        self._arm(False)
        if self._awaiting:
            self.pressed_square.emit(self.cursor_square)
        else:
            self.enter_typed.emit()

    def _arm(self, armed: bool) -> None:
        """Call for a blank: the next letter is played with one."""
        if self._marks.blank_armed == armed:
            return
        self._marks.blank_armed = armed
        self._update_square(self.cursor_square)
        if armed:
            announce(self, self.tr("blank: type its letter"))
