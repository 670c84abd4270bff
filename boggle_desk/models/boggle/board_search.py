"""Finds all words of a board beside the window."""

import logging

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.board_words import SolvedBoard, solve_board
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.task import Task

_log = logging.getLogger(__name__)


class BoardSearch(QObject):
    """Looks through one board at a time; a new search drops the one before."""

    found = Signal(object)
    """A `SolvedBoard`."""
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: Task[SolvedBoard] | None = None

    @property
    def running(self) -> bool:
        """Whether a board is being looked through."""
        return self._task is not None and self._task.running

    def start(self, board: Board, lexicon: Lexicon, rules: BoggleRules, minimum_length: int) -> None:
        """Begin to look."""
        self.stop()
        self._task = Task(lambda _flag: solve_board(board, lexicon, rules, minimum_length))
        self._task.done.connect(self.found)
        self._task.failed.connect(self._fail)
        self._task.start()

    def stop(self) -> None:
        """Give up looking."""
        if self._task:
            self._task.cancel()
            self._task.deleteLater()
            self._task = None

    def _fail(self, error: Exception) -> None:
        _log.error("A board could not be looked through.", exc_info=error)
        self.failed.emit(error)
