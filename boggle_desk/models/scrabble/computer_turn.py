"""A computer player thinks beside the window."""

from os import cpu_count
from random import Random

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.computer import ComputerMove, choose
from boggle_desk.engine.scrabble.events import Pass
from boggle_desk.engine.scrabble.leaves import Leaves
from boggle_desk.engine.scrabble.levels import ComputerLevel
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.wins import Wins
from boggle_desk.models.latest import Latest
from boggle_desk.models.task import StopFlag


class ComputerTurn(QObject):
    """Finds a move for the player on turn. It gets what that player may see, and nothing else.

    Every thought carries a ticket, so that a move for a position that is no longer there can be dropped.
    """

    tried = Signal(object, int)
    """A `Play` that is considered, and the ticket."""
    decided = Signal(object, int)
    """The move, and the ticket."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = Latest(self, "A computer player could not find a move.")

    @property
    def thinking(self) -> bool:
        """Whether a move is being looked for."""
        return self._work.busy

    def think(
        self,
        position: ScrabblePosition,
        level: ComputerLevel,
        words: Lexicon,
        luck: Random,
        ticket: int,
        leaves: Leaves | None = None,
        wins: Wins | None = None,
    ) -> None:
        """Begin to look for a move of the player on turn; without `leaves` and `wins` rough ones serve."""
        self.stop()
        if position.turn is None:
            return
        view, seed = position.seen_by(position.turn), luck.randrange(1 << 62)
        self._work.start(
            lambda flag: _move(view, level, words, leaves, wins, seed, flag),
            lambda move: self.decided.emit(move, ticket),
            lambda _error: self.decided.emit(Pass(), ticket),  # the game goes on, and the log says why
            lambda play: self.tried.emit(play, ticket),
        )

    def stop(self) -> None:
        """Give up looking."""
        self._work.stop()


def _move(
    view: ScrabblePosition,
    level: ComputerLevel,
    words: Lexicon,
    leaves: Leaves | None,
    wins: Wins | None,
    seed: int,
    flag: StopFlag,
) -> ComputerMove:
    return choose(view, level, words, Random(seed), flag.is_set, flag.tell, leaves, wins, cpu_count() or 1)
