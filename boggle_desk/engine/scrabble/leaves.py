"""What the tiles left on a rack are worth in points beside the score: a blank and an S are kept for later (P3), a Q
without a U is not.

Every leave of up to six tiles has its value in one dense table of hundredths of a point, which computers read where it
lies: see `leave_order`. A trained table comes from a file (see `leave_file` and `leave_training`); a tile set without
one has a rough formula.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING

from boggle_desk.engine.kernels.codes import LONGEST_LEAVE, MOST_LETTERS
from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, TileSet

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Table = npt.NDArray[np.int16]

_WIDEST = 6
"""The balance of a leave is told apart up to so many vowels, or consonants, more than the others."""


@dataclass(frozen=True, eq=False)
class Leaves:
    """A value for every leave of a tile set. The table is made when the first one is asked for."""

    kinds: tuple[str, ...]
    """The tiles that the table knows, in its order: letters, the blank last. Other tiles are worth nothing."""
    vowels: frozenset[str]
    make: Callable[[], "Table"]
    """Returns the table in the order of `kinds`, in hundredths of a point."""
    _tables: dict[tuple[str, ...], "memoryview[int]"] = field(default_factory=dict)

    @cached_property
    def _array(self) -> "Table":
        return self.make()

    @cached_property
    def _own(self) -> "memoryview[int]":
        return self._array.data

    @cached_property
    def _places(self) -> dict[str, tuple[int, ...]]:
        """By tile, what it adds to the place of a leave as its first tile, its second ..."""
        return {
            tile: tuple(comb(kind + turn, turn + 1) for turn in range(LONGEST_LEAVE))
            for kind, tile in enumerate(self.kinds)
        }

    @cached_property
    def _offsets(self) -> tuple[int, ...]:
        """By size, where its leaves begin."""
        return (0, *(comb(len(self.kinds) + size, size) for size in range(LONGEST_LEAVE)))

    def value(self, kept: Rack) -> float:
        """Return what keeping these tiles is worth, in points. Keeping none is worth nothing, and of more than six
        nothing is known: 0."""
        known = sorted((steps for tile in kept if (steps := self._places.get(tile))), key=lambda steps: steps[0])
        if len(known) > LONGEST_LEAVE:
            return 0.0
        place = self._offsets[len(known)] + sum(steps[turn] for turn, steps in enumerate(known))
        return self._own[place] / 100

    def table(self, letters: Sequence[str]) -> "memoryview[int]":
        """Return the table for kernels: 16-bit hundredths of a point for the letters of a graph in its order (as tiles
        carry them: see `TileGraph.letters`), the blank behind them. Letters that no tile carries are worth nothing."""
        asked = (*letters, BLANK)
        if asked == self.kinds:
            return self._own
        if asked not in self._tables:
            from boggle_desk.engine.scrabble.leave_order import reordered

            numbers = {tile: kind for kind, tile in enumerate(self.kinds)}
            taken = [numbers.get(tile) for tile in asked]
            self._tables[asked] = reordered(self._array, len(self.kinds), taken).data
        return self._tables[asked]


@dataclass(frozen=True)
class _Formula:
    """Values that add up, in points; a tile that is not in it is worth nothing."""

    single: Mapping[str, float]
    """By tile: the first one of its kind."""
    again: Mapping[str, float]
    """By tile: every further one."""
    balance: tuple[float, ...]
    """By vowels less consonants, from `-_WIDEST` to `_WIDEST`; blanks are neither."""
    queen_alone: float = 0.0
    """A Q without a U."""

    def table(self, kinds: Sequence[str], vowels: frozenset[str]) -> "Table":
        """Return the value of every leave of these tiles in hundredths of a point."""
        import numpy as np

        from boggle_desk.engine.scrabble.leave_order import summed

        def by_kind(values: Mapping[str, float]) -> list[int]:
            return [round(100 * values.get(tile, 0.0)) for tile in kinds]

        def has(letter: str) -> "npt.NDArray[np.int32]":
            return summed([tile == letter for tile in kinds], [0] * len(kinds))

        sides = [0 if tile == BLANK else 1 if tile in vowels else -1 for tile in kinds]
        balance = np.array([round(100 * value) for value in self.balance], np.int32)
        total: npt.NDArray[np.int32] = (
            summed(by_kind(self.single), by_kind(self.again)) + balance[summed(sides, sides) + _WIDEST]
        )
        if self.queen_alone:
            total += round(100 * self.queen_alone) * has("Q") * (1 - has("U"))
        total[0] = 0
        table: Table = np.clip(total, -32_767, 32_767).astype(np.int16)
        return table


def read_leaves(path: Path, tiles: TileSet) -> Leaves:
    """Return the table of a file for a tile set. Raises `BadRules` for a damaged file, or one for other tiles."""
    from boggle_desk.engine.scrabble.leave_file import read_file

    file = read_file(path)
    if set(file.about.kinds) != {*tiles.letters, BLANK} or file.about.kinds[-1] != BLANK:
        raise BadRules(f"{path.name}: these are not leaves of the tiles of '{tiles.name}'")
    return Leaves(file.about.kinds, _vowels(tiles), file.table)


@lru_cache(maxsize=8)
def plain_leaves(tiles: TileSet) -> Leaves:
    """Return a rough table for a set that nobody has trained one for: blanks are good, dear tiles are slow to play,
    doubles and racks out of balance are bad."""
    single = {kind.letter: -0.5 * max(0, kind.value - 3) for kind in tiles.kinds} | {BLANK: 22.0}
    again = {kind.letter: -3.0 - 0.5 * max(0, kind.value - 1) for kind in tiles.kinds} | {BLANK: 14.0}
    balance = tuple(-1.5 * max(0, abs(difference) - 1) for difference in range(-_WIDEST, _WIDEST + 1))
    alone = -4.0 if {"Q", "U"} <= single.keys() else 0.0
    formula, kinds = _Formula(single, again, balance, alone), (*tiles.letters[:MOST_LETTERS], BLANK)
    return Leaves(kinds, _vowels(tiles), lambda: formula.table(kinds, _vowels(tiles)))


def _vowels(tiles: TileSet) -> frozenset[str]:
    return frozenset(kind.letter for kind in tiles.kinds if kind.vowel)
