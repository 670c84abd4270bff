"""Looks for a hint beside the window."""

import logging

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import own_view
from boggle_desk.engine.scrabble.hints import Hint, find_hint
from boggle_desk.engine.scrabble.leaves import Leaves
from boggle_desk.engine.scrabble.movegen import Stopped as GaveUp
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.models.latest import Latest
from boggle_desk.models.task import StopFlag, Stopped

_log = logging.getLogger(__name__)


class HintSearch(QObject):
    """Finds the hint for the player on turn. It gets what that player may see, and nothing else."""

    found = Signal(object)
    """A `Hint`."""
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = Latest(self)

    @property
    def running(self) -> bool:
        """Whether a hint is being looked for."""
        return self._work.busy

    def start(self, position: ScrabblePosition, words: Lexicon, leaves: Leaves) -> None:
        """Begin to look; nothing is found where nobody is on turn."""
        self.stop()
        if position.turn is None:
            return
        view = own_view(position, position.turn)
        self._work.start(lambda flag: _hint(view, words, leaves, flag), self.found.emit, self._fail)

    def stop(self) -> None:
        """Give up looking."""
        self._work.stop()

    def _fail(self, error: Exception) -> None:
        _log.error("No hint could be found.", exc_info=error)
        self.failed.emit(error)


def _hint(view: ScrabblePosition, words: Lexicon, leaves: Leaves, flag: StopFlag) -> Hint:
    try:
        return find_hint(view, words, leaves, stop=lambda: bool(flag))
    except GaveUp as stopped:
        raise Stopped from stopped
