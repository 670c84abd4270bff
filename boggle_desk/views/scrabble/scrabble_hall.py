"""Scrabble for the room: the board, the last play, and how all stand."""

from typing import TYPE_CHECKING, Any

from boggle_desk.engine.scrabble.board import Board, empty_board
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.models.hall import HallNow, HallRow
from boggle_desk.models.locale_text import number_text
from boggle_desk.views.hall_window import HallPicture
from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView

if TYPE_CHECKING:
    from boggle_desk.views.scrabble.duplicate_table_page import DuplicateTablePage
    from boggle_desk.views.scrabble.scrabble_table_page import ScrabbleTablePage
    from boggle_desk.views.scrabble.tile_placing import TilePlacingPage


class _TileHall(HallPicture):
    """What both games with tiles have in common."""

    def __init__(self, page: "TilePlacingPage[Any]") -> None:
        self._board = ScrabbleBoardView(page.look)
        self._board.set_editable(False)
        super().__init__(page, self._board)

    def board(self) -> Board:
        raise NotImplementedError

    def show_now(self, now: HallNow, _way: int) -> None:
        setup, board = self.page.services.choices.settings.scrabble, self.board()
        self._board.set_squares(setup.symbols, setup.contrast)
        shown = board if now.open else empty_board(board.layout)
        self._board.show_board(shown, (), [square for square in now.path if shown.tiles[square]])


class ScrabbleHall(_TileHall):
    def __init__(self, page: "ScrabbleTablePage") -> None:
        super().__init__(page)
        self._table = page

    def board(self) -> Board:
        return self._table.position.board

    def now(self) -> HallNow | None:
        if self._table.keeps_secret:
            return None
        clock, position = self._table.clock, self._table.position
        left = [clock.left(seat) if position.rules.seconds else None for seat in range(len(position.players))]
        if position.rules.turn_seconds and position.phase is Phase.TURN and position.turn is not None:
            left[position.turn] = clock.turn_left
        whole = [None if each is None else float(int(each)) for each in left]
        return self._table.prompts.in_hall(self._table.state, whole)

    def clock(self) -> tuple[float, float, bool]:
        return 0.0, 0.0, False


class DuplicateHall(_TileHall):
    def __init__(self, page: "DuplicateTablePage") -> None:
        super().__init__(page)
        self._table = page

    def board(self) -> Board:
        return self._table.shown_board

    def now(self) -> HallNow:
        rows = [HallRow(seat, number_text(each.points or 0)) for seat, each in enumerate(self._table.standings())]
        rows.sort(key=lambda row: -self._table.position.scores[row.seat])
        return self._table.told.in_hall(self._table.state, rows)

    def clock(self) -> tuple[float, float, bool]:
        clock = self._table.timer.clock
        return clock.left, clock.length, clock.running
