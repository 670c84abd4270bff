"""Bringing tiles from the rack to the board, over it and back: by hand, by clicks and by typing (P14 to P17)."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton

from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK, TileSet
from boggle_desk.models.scrabble.turn_draft import TurnDraft
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.kit import Card, button, clear_layout, label
from boggle_desk.views.scrabble.board import ScrabbleBoardView
from boggle_desk.views.scrabble.drag import TileDrag
from boggle_desk.views.scrabble.grip import BoardSquare, Spot
from boggle_desk.views.scrabble.rack import RackView

_COLUMNS = 7


class BlankCard(Card):
    """All letters as small buttons; typing one does the same, Escape keeps the blank on the rack."""

    named = Signal(int, int, str)
    """The blank's place on the rack, the square, the letter."""
    opened = Signal()
    """The letters are shown; their owner puts them beside the square."""
    closed = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=10)
        self._place = self.square = 0
        self._letters: tuple[str, ...] = ()
        self._buttons: list[QPushButton] = []
        self.column.addWidget(label(self.tr("Which letter is your blank?"), "heading"))
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def open_for(self, tiles: TileSet, place: int, square: int) -> None:
        """Ask which letter the blank of this place shall be on this square."""
        self._place, self.square = place, square
        if tiles.letters != self._letters:
            self._letters = tiles.letters
            clear_layout(self._grid)
            self._buttons = [button(letter, partial(self._name, letter), "small", self) for letter in tiles.letters]
            for at, made in enumerate(self._buttons):
                self._grid.addWidget(made, at // _COLUMNS, at % _COLUMNS)
        self.show()
        self.opened.emit()
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Be placed anew when the letters have another size."""
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.opened.emit()
        return super().event(event)

    def place_beside(self, square: QRect, board: QRect) -> None:
        """Be as large as the letters need, on the board beside a square, or above or below it where the board is too
        narrow for that."""
        self.resize(self.sizeHint())
        gap = square.width() // 3
        left, top = square.right() + gap, square.center().y() - self.height() // 2
        if left + self.width() > board.right():
            left = square.left() - gap - self.width()
        if left < board.left():
            left, top = square.center().x() - self.width() // 2, square.bottom() + gap
            if top + self.height() > board.bottom():
                top = square.top() - gap - self.height()
        self.move(
            max(board.left(), min(left, board.right() - self.width())),
            max(board.top(), min(top, board.bottom() - self.height())),
        )
        self.raise_()

    def _name(self, letter: str) -> None:
        self.hide()
        self.named.emit(self._place, self.square, letter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = event.text().upper()
        if letter in self._letters:
            self._name(letter)
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class Laying(QObject):
    """Turns what people do with tiles into changes of the draft."""

    refused = Signal(object, tuple, str)
    """A `Reason`, the squares that it is about, and the letter that was typed."""

    def __init__(
        self,
        board: ScrabbleBoardView,
        rack: RackView,
        drag: TileDrag,
        blank: BlankCard,
        draft: TurnDraft,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._board, self._drag, self._blank, self._draft = board, drag, blank, draft
        self._position: ScrabblePosition | None = None
        self._open = False
        self._typed, self._typed_at, self._typed_to = "", -1, -1
        """What was typed last, where it was laid, and where the cursor went then."""
        board.tile_dropped.connect(self._dropped)
        board.letter_typed.connect(self.type_letter)
        board.erase_typed.connect(self._erase)
        rack.tile_dropped.connect(lambda spot, _place: draft.lift(spot.square))
        rack.moved.connect(draft.move)
        blank.named.connect(self._name_blank)
        draft.reordered.connect(lambda _rack: blank.hide())  # the blank is at another place now

    def show_position(self, position: ScrabblePosition, is_open: bool) -> None:
        """Lay tiles on this position from now on, if it is `is_open` to the people."""
        self._position, self._open = position, is_open
        self._drag.set_enabled(is_open)
        if not is_open:
            self._typed_to = -1
            self._blank.hide()

    def type_letter(self, letter: str, as_blank: bool) -> None:
        """Lay a letter at the cursor; one that lies there already is passed over (P14). A tile of two letters, such as
        the Spanish CH, is typed as both of them."""
        if not self._open or self._position is None:
            return
        letter, tiles, square = letter.upper(), self._position.tiles, self._board.cursor_square
        if square == self._typed_to and self._goes_on(letter):
            return
        there = tiles[square]
        if there and there.letter.startswith(letter) and not as_blank:
            # On to the very next square, so that a word may also be typed with the letters that lie.
            after = self._position.board.beside(square, self._board.across, 1)
            if after is not None:
                self._board.set_cursor_square(after)
            self._note(letter, square)
            return
        if there:
            self._board.advance_cursor()  # letters that lie need not be typed
            square = self._board.cursor_square
        if tiles[square]:
            self.refused.emit(Reason.OCCUPIED, (square,), letter)
        elif self._draft.tile_at(square) and square == self._typed_at:
            self.refused.emit(Reason.OFF_BOARD, (square,), letter)  # the board ended with the letter before
        elif self._lay_typed(letter, square, as_blank):
            self._board.advance_cursor()
            self._note(letter, square)
        else:
            self.refused.emit(Reason.NOT_ON_RACK, (square,), letter)

    def _note(self, letter: str, square: int) -> None:
        self._typed, self._typed_at, self._typed_to = letter, square, self._board.cursor_square

    def _lay_typed(self, letter: str, square: int, as_blank: bool) -> bool:
        """Lay a letter by its own tile or a blank; else by a tile that only begins with it. Return whether there was
        one."""
        letters = self._position.rules.tiles.letters if self._position else ()
        longer = [other for other in letters if len(other) > 1 and other.startswith(letter)]
        return self._draft.lay_letter(letter, square, as_blank) or any(
            self._draft.lay_letter(other, square, as_blank) for other in longer
        )

    def _goes_on(self, letter: str) -> bool:
        """Take a letter as the next one of the tile that was typed last. Return whether it is."""
        if self._position is None:
            return False
        at, typed = self._typed_at, self._typed + letter
        laid = self._draft.tile_at(at)
        tile = self._position.tiles[at] or laid
        if tile and len(typed) <= len(tile.letter):
            goes_on = tile.letter.startswith(typed)
        else:
            goes_on = bool(laid) and typed in self._position.rules.tiles.letters and self._replace(at, typed)
        self._typed = typed if goes_on else self._typed
        return goes_on

    def _replace(self, square: int, letter: str) -> bool:
        """Lay another letter in place of the tile on a square, if the rack has it with that tile back on it."""
        before = self._draft.tile_at(square)
        self._draft.lift(square)
        if self._draft.lay_letter(letter, square):
            return True
        if before:
            self._draft.lay_letter(before.letter, square, before.blank)
        return False

    def _dropped(self, spot: Spot, square: int) -> None:
        if not self._open or self._position is None or self._position.tiles[square]:
            self._drag.refuse()
        elif isinstance(spot, BoardSquare):
            self._draft.shift(spot.square, square)
        elif self._draft.rack[spot.place] == BLANK:
            self._blank.open_for(self._position.rules.tiles, spot.place, square)
        else:
            self._draft.lay(spot.place, square)
        self._board.set_cursor_square(square)

    def _name_blank(self, place: int, square: int, letter: str) -> None:
        self._draft.lay(place, square, letter)
        self._board.setFocus()

    def _erase(self) -> None:
        if not self._draft.lift(self._board.cursor_square):
            self._board.retreat_cursor()
            self._draft.lift(self._board.cursor_square)
