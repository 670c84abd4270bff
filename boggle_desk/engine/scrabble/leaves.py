"""What the tiles left on a rack are worth in points beside the score: a blank and an S are kept for later (P3), a Q
without a U is not."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from boggle_desk.engine.rulebook import BadRules, build, read_table
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, TileSet

WIDEST = 6
"""The balance of a leave is told apart up to so many vowels, or consonants, more than the others."""


@dataclass(frozen=True, eq=False)
class Leaves:
    """A table of values that add up; a tile that is not in it is worth nothing."""

    single: Mapping[str, float]
    """By tile: the first one of its kind."""
    again: Mapping[str, float]
    """By tile: every further one."""
    balance: tuple[float, ...]
    """By vowels less consonants, from `-WIDEST` to `WIDEST`; blanks are neither."""
    vowels: frozenset[str]
    queen_alone: float = 0.0
    """A Q without a U."""

    def value(self, kept: Rack) -> float:
        """Return what keeping these tiles is worth, in points; keeping none is worth nothing."""
        if not kept:
            return 0.0
        total, difference = 0.0, 0
        for tile, count in sorted(Counter(kept).items()):  # the order of the rack changes nothing, not even by rounding
            total += self.single.get(tile, 0.0) + (count - 1) * self.again.get(tile, 0.0)
            if tile != BLANK:
                difference += count if tile in self.vowels else -count
        if "Q" in kept and "U" not in kept:
            total += self.queen_alone
        return total + self.balance[max(-WIDEST, min(WIDEST, difference)) + WIDEST]


@dataclass(frozen=True)
class _Table:
    """What a file of leaves holds."""

    single: dict[str, float]
    again: dict[str, float]
    balance: tuple[float, ...]
    queen_alone: float


def read_leaves(path: Path, tiles: TileSet) -> Leaves:
    """Return the table of a file for a tile set. Raises `BadRules`."""
    table = build(_Table, read_table(path), path.name)
    if len(table.balance) != 2 * WIDEST + 1:
        raise BadRules(f"{path.name}: the balance has {len(table.balance)} numbers, not {2 * WIDEST + 1}")
    for tile in (*table.single, *table.again):
        if tile not in tiles.values:
            raise BadRules(f"{path.name}: the set '{tiles.name}' has no tile '{tile}'")
    return Leaves(table.single, table.again, table.balance, _vowels(tiles), table.queen_alone)


def plain_leaves(tiles: TileSet) -> Leaves:
    """Return a rough table for a set that nobody has trained one for: blanks are good, dear tiles are slow to play,
    doubles and racks out of balance are bad."""
    single = {kind.letter: -0.5 * max(0, kind.value - 3) for kind in tiles.kinds} | {BLANK: 22.0}
    again = {kind.letter: -3.0 - 0.5 * max(0, kind.value - 1) for kind in tiles.kinds} | {BLANK: 14.0}
    balance = tuple(-1.5 * max(0, abs(difference) - 1) for difference in range(-WIDEST, WIDEST + 1))
    return Leaves(single, again, balance, _vowels(tiles), -4.0 if {"Q", "U"} <= single.keys() else 0.0)


def _vowels(tiles: TileSet) -> frozenset[str]:
    return frozenset(kind.letter for kind in tiles.kinds if kind.vowel)
