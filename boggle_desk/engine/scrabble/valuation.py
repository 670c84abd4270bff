"""What a play is worth: its score, and what it leaves behind on the rack, on the board and in the bag."""

from dataclasses import dataclass

from boggle_desk.engine.scrabble.board import PLAIN, Board
from boggle_desk.engine.scrabble.growth import Found
from boggle_desk.engine.scrabble.leaves import Leaves
from boggle_desk.engine.scrabble.movegen import Plays
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.tiles import Rack, TileSet

_BESIDE_PREMIUM = -0.7
"""For each vowel of the opening that lies beside a premium square: the answer will use both."""
_STUCK, _STUCK_TIMES = -10.0, -2.0
"""With the bag empty, for not going out, and on the values of the tiles that are left."""
_OUT_TIMES = 2.0
"""On the values of the others' tiles when the play goes out: gained here and lost there (rule S19)."""


@dataclass(frozen=True)
class Valuation:
    """How plays of one position are valued. The terms are those that static players agree on."""

    board: Board
    tiles: TileSet
    leaves: Leaves
    bag: int
    """The tiles in the bag before the play."""
    others: int = 0
    """The values of the others' tiles, which are known when the bag is empty."""
    weight: float = 1.0
    """How much what is left counts beside the score."""

    def left(self, kept: Rack) -> float:
        """Return what the rest of the rack is worth after a play."""
        if self.bag:
            return self.weight * self.leaves.value(kept)
        if not kept:
            return self.weight * _OUT_TIMES * self.others
        return self.weight * (_STUCK + _STUCK_TIMES * sum(self.tiles.values[tile] for tile in kept))

    def ranked(self, plays: Plays) -> list[tuple[float, Found]]:
        """Return the plays with their equity in points, the best first."""
        ranked = plays.ranked(self.left)
        if not self.board.is_empty:
            return ranked
        worth = [(equity + self.weight * self.opening(plays.play(found)), found) for equity, found in ranked]
        return sorted(worth, key=lambda each: -each[0])

    def opening(self, play: Play) -> float:
        """Return what the vowels of the first play cost that lie beside premium squares."""
        return _BESIDE_PREMIUM * sum(
            tile.letter in self.leaves.vowels and self._beside_premium(square, set(play.squares))
            for square, tile in play.laid
        )

    def _beside_premium(self, square: int, laid: set[int]) -> bool:
        layout = self.board.layout
        row, column = divmod(square, layout.columns)
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return any(
            layout.premiums[at] != PLAIN
            for to_row, to_column in beside
            if 0 <= to_row < layout.rows and 0 <= to_column < layout.columns
            if (at := to_row * layout.columns + to_column) not in laid
        )
