"""What a play is worth: its score, and what it leaves behind on the rack, on the board and in the bag."""

from collections.abc import Iterator
from dataclasses import dataclass

from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.grid import BLANKED, Grid
from boggle_desk.engine.scrabble.growth import PLACE_SHIFT, Found
from boggle_desk.engine.scrabble.leaves import Leaves
from boggle_desk.engine.scrabble.movegen import Plays
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

    def ranked(self, plays: Plays) -> Iterator[tuple[float, Found]]:
        """Yield the plays with their equity in points, the best first."""
        if not self.board.is_empty:
            return plays.ranked(self.left)
        open_vowels, times = self._open_vowels(plays), self.weight * _BESIDE_PREMIUM
        return plays.ranked(self.left, lambda found: times * len(open_vowels.intersection(found.laid)))

    def _open_vowels(self, plays: Plays) -> frozenset[int]:
        """Return the vowels on places beside premium squares as the generator lays them: see `PLACE_SHIFT`. Only the
        squares on either side of the play's line are asked, where the answer may cross a vowel."""
        codes = [number + 1 for number, letter in enumerate(plays.letters) if letter in self.leaves.vowels]
        codes += [code + BLANKED for code in codes]
        places = [place for place in range(2 * plays.grid.half) if self._beside_premium(plays.grid, place)]
        return frozenset(place << PLACE_SHIFT | code for place in places for code in codes)

    def _beside_premium(self, grid: Grid, place: int) -> bool:
        other = grid.turned(place)
        start, end = grid.line(other)
        return any(
            start <= near < end and (grid.letter_bonus[near] > 1 or grid.word_bonus[near] > 1)
            for near in (other - 1, other + 1)
        )
