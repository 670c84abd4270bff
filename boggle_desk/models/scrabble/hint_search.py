"""Looks for a hint beside the window."""

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import own_view
from boggle_desk.engine.scrabble.hints import find_hint
from boggle_desk.engine.scrabble.leaves import Leaves
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.models.latest import Latest


class HintSearch(QObject):
    """Finds the hint for the player on turn. It gets what that player may see, and nothing else."""

    found = Signal(object)
    """A `Hint`."""
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = Latest(self, "No hint could be found.")

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
        self._work.start(
            lambda flag: find_hint(view, words, leaves, stop=flag.is_set), self.found.emit, self.failed.emit
        )

    def stop(self) -> None:
        """Give up looking."""
        self._work.stop()
