"""Moves that could be made, and what is known of their worth."""

from dataclasses import dataclass
from enum import StrEnum
from math import hypot

from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.tiles import Rack, Tile

OwnMove = PlayTiles | Exchange | Pass
"""What a player on turn can do."""


class Basis(StrEnum):
    """By what means a move was valued."""

    STATIC = "static"
    """The score and what is left on the rack, on the board and in the bag, in points."""
    SIMULATED = "simulated"
    """The mean of many continuations drawn by chance."""
    PREENDGAME = "pre-endgame"
    """The share of all draws from the bag after which the game is won, the end searched some turns ahead."""
    EXACT = "exact"
    """All continuations to the end of the game, with everything known."""


@dataclass(frozen=True)
class Candidate:
    """A move that could be made, and what it is worth."""

    move: OwnMove
    score: int
    kept: Rack
    """What it leaves on the rack, before tiles are drawn."""
    equity: float
    """Its worth in points; only differences within one position mean something."""
    rank: int
    """Its place among all moves from 1; moves of one worth share it."""
    words: tuple[str, ...] = ()
    """The words that a play forms, its main word first, in lower case."""
    basis: Basis = Basis.STATIC
    win: float | None = None
    """The share of games won, from 0 to 1, ties halved; None if nothing says."""
    error: float | None = None
    """The standard error of `win`, or of `equity` if there is no `win`; None if nothing was drawn by chance."""

    @property
    def laid(self) -> tuple[tuple[int, Tile], ...]:
        """The tiles that a play lays, with their squares; none for other moves."""
        return self.move.play.laid if isinstance(self.move, PlayTiles) else ()


@dataclass(frozen=True)
class Evaluation:
    """What a player could do in a position."""

    best: tuple[Candidate, ...]
    """The best moves, the best first; never empty, since one may always pass."""
    total: int
    """How many different moves there are: plays, exchanges and the pass."""
    basis: Basis
    passing: Candidate | None
    """The pass; None if nobody could find out what it is worth."""
    made: Candidate | None = None
    """The move that was asked about. One with words that the dictionary lacks is valued as if they were good."""

    @property
    def as_good(self) -> bool:
        """Whether the move asked about may be as good as the best one: chance alone could make the difference."""
        best, made = self.best[0], self.made
        if made is None or best.win is None or made.win is None:
            return False
        return best.win - made.win < 2.0 * hypot(best.error or 0.0, made.error or 0.0)

    @property
    def wins_lost(self) -> float:
        """The share of games that the best move wins more than the one asked about, from 0 to 1; 0 where chance alone
        could make the difference, or where nothing says."""
        best, made = self.best[0], self.made
        if made is None or best.win is None or made.win is None or self.as_good:
            return 0.0
        return max(0.0, best.win - made.win)

    @property
    def loss(self) -> float:
        """The points that the move asked about is worth less than the best one, at least 0; 0 without such a move."""
        return max(0.0, self.best[0].equity - self.made.equity) if self.made else 0.0
