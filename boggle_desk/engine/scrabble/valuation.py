"""What a play is worth: its score, and what it leaves behind on the rack, on the board and in the bag."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

from boggle_desk.engine.scrabble.board import PLAIN, Board
from boggle_desk.engine.scrabble.events import Exchange
from boggle_desk.engine.scrabble.leaves import Leaves
from boggle_desk.engine.scrabble.movegen import Found, Plays
from boggle_desk.engine.scrabble.position import ScrabblePosition
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
        return plays.ranked(self.left, self._beside(plays))

    def equity(self, plays: Plays, found: Found) -> float:
        """Return what one of the plays is worth in points."""
        return plays.equity(found, self.left, self._beside(plays))

    def _beside(self, plays: Plays) -> Callable[[Found], float] | None:
        """Return what a play of the opening loses for its vowels; nothing where tiles lie already."""
        if not self.board.is_empty:
            return None
        times = self.weight * _BESIDE_PREMIUM
        return lambda found: (
            times
            * sum(
                tile.letter in self.leaves.vowels and self._beside_premium(square, found.down)
                for square, tile in plays.play(found).laid
            )
        )

    def _beside_premium(self, square: int, down: bool) -> bool:
        """Tell whether a premium lies on either side of the play's line, where the answer may cross a vowel."""
        near = [self.board.beside(square, down, step) for step in (-1, 1)]
        return any(at is not None and self.board.layout.premiums[at] != PLAIN for at in near)


def exchanges(view: ScrabblePosition, valuation: Valuation) -> list[tuple[float, Exchange]]:
    """Return the exchanges that the rules allow the player on turn with what they are worth, the best first. Equal
    tiles are told apart by nothing."""
    bag, counts = len(view.bag), Counter(view.racks[view.turn or 0])
    if not bag or bag < view.rules.exchange_minimum:
        return []
    found: list[tuple[float, Exchange]] = []
    for numbers in product(*(range(count + 1) for count in counts.values())):
        given = tuple(tile for tile, number in zip(counts, numbers, strict=True) for _ in range(number))
        if 0 < len(given) <= bag:
            kept = tuple(
                tile for tile, number in zip(counts, numbers, strict=True) for _ in range(counts[tile] - number)
            )
            found.append((valuation.left(kept), Exchange(given)))
    return sorted(found, key=lambda each: (-each[0], each[1].tiles))
