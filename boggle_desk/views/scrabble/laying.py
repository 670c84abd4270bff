"""Bringing tiles from the rack to the board, over it and back: by hand, by clicks and by typing (P14 to P17)."""

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.scrabble.placement import Reason
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.scrabble.turn_draft import TurnDraft
from boggle_desk.views.scrabble.blank_card import BlankCard
from boggle_desk.views.scrabble.board_view import ScrabbleBoardView
from boggle_desk.views.scrabble.dragging import TileDrag
from boggle_desk.views.scrabble.rack_view import RackView
from boggle_desk.views.scrabble.spots import BoardSquare, Spot


class Laying(QObject):
    """Turns what people do with tiles into changes of the draft."""

    refused = Signal(object, tuple)
    """A `Reason` and the squares that it is about."""

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
        board.tile_dropped.connect(self._dropped)
        board.letter_typed.connect(self.type_letter)
        board.erase_typed.connect(self._erase)
        rack.tile_dropped.connect(self._returned)
        rack.moved.connect(draft.move)
        blank.named.connect(self._name_blank)
        draft.reordered.connect(lambda _rack: blank.hide())  # the blank is at another place now

    def show_position(self, position: ScrabblePosition, is_open: bool) -> None:
        """Lay tiles on this position from now on, if it is `is_open` to the people."""
        self._position, self._open = position, is_open
        self._drag.set_enabled(is_open)
        if not is_open:
            self._blank.hide()

    def type_letter(self, letter: str, as_blank: bool) -> None:
        """Lay a letter at the cursor; one that lies there already is passed over (P14)."""
        if not self._open or self._position is None:
            return
        letter, tiles = letter.upper(), self._position.tiles
        there = tiles[self._board.cursor_square]
        if there and there.letter == letter and not as_blank:
            self._pass_over()
            return
        if there:
            self._board.advance_cursor()  # letters that lie need not be typed
        square = self._board.cursor_square
        if tiles[square]:
            self.refused.emit(Reason.OCCUPIED, (square,))
        elif self._draft.lay_letter(letter, square, as_blank):
            self._board.advance_cursor()
        else:
            self.refused.emit(Reason.NOT_ON_RACK, (square,))

    def _pass_over(self) -> None:
        """Go on to the very next square, so that a word may also be typed with the letters that lie."""
        board = self._position.board if self._position else None
        after = board.beside(self._board.cursor_square, self._board.across, 1) if board else None
        if after is not None:
            self._board.set_cursor_square(after)

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

    def _returned(self, spot: Spot, _place: int) -> None:
        if isinstance(spot, BoardSquare):
            self._draft.lift(spot.square)

    def _name_blank(self, place: int, square: int, letter: str) -> None:
        self._draft.lay(place, square, letter)
        self._board.setFocus()

    def _erase(self) -> None:
        if not self._draft.lift(self._board.cursor_square):
            self._board.retreat_cursor()
            self._draft.lift(self._board.cursor_square)
