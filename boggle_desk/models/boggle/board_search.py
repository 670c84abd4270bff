"""Finds all words of a board beside the window."""

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.board_words import solve_board
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.latest import Latest


class BoardSearch(QObject):
    """Looks through one board at a time; a new search drops the one before."""

    found = Signal(object)
    """A `SolvedBoard`."""
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = Latest(self, "A board could not be looked through.")

    @property
    def running(self) -> bool:
        """Whether a board is being looked through."""
        return self._work.busy

    def start(self, board: Board, lexicon: Lexicon, rules: BoggleRules, minimum_length: int) -> None:
        """Begin to look."""
        self._work.start(
            lambda _flag: solve_board(board, lexicon, rules, minimum_length), self.found.emit, self.failed.emit
        )

    def stop(self) -> None:
        """Give up looking."""
        self._work.stop()
