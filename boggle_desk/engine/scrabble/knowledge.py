"""What a computer player knows before it thinks: the worth of leaves, the chance to win with a lead, and the levels. A
leave is what stays on a rack (P3); a dense table of hundredths of a point values those of up to six tiles (see
`leave_file`), and a rough formula serves where none was trained (`./run train`). The lead is that of the player who
just moved, with what both keep. The chance to win is `1 / (1 + exp(-(lead + shift) / width))`, by tiles in the bag
(`packaging/measure_wins.py`)."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from math import comb, exp
from pathlib import Path
from typing import TYPE_CHECKING

from boggle_desk.engine.kernels.codes import BAG_STEPS, LONGEST_LEAVE, MOST_LETTERS
from boggle_desk.engine.lexicon import RAREST, Lexicon, fate
from boggle_desk.engine.rulebook import BadRules, build, read_ladder, read_table
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, TileSet

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Table = npt.NDArray[np.int16]

_WIDEST = 6  # most vowels beyond the consonants, or the other way round


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
        """What each tile adds to the place of a leave as its first tile, its second …"""
        return {
            tile: tuple(comb(kind + turn, turn + 1) for turn in range(LONGEST_LEAVE))
            for kind, tile in enumerate(self.kinds)
        }

    @cached_property
    def _offsets(self) -> tuple[int, ...]:
        return (0, *(comb(len(self.kinds) + size, size) for size in range(LONGEST_LEAVE)))

    def value(self, kept: Rack) -> float:
        """Return what keeping these tiles is worth, in points; 0 for none and for more than six."""
        known = sorted((steps for tile in kept if (steps := self._places.get(tile))), key=lambda steps: steps[0])
        if len(known) > LONGEST_LEAVE:
            return 0.0
        place = self._offsets[len(known)] + sum(steps[turn] for turn, steps in enumerate(known))
        return self._own[place] / 100

    def table(self, letters: Sequence[str]) -> "memoryview[int]":
        """Return 16-bit hundredths of a point for the letters of a graph (see `TileGraph.letters`) and the blank behind
        them. Letters that no tile carries are worth nothing."""
        asked = (*letters, BLANK)
        if asked == self.kinds:
            return self._own
        if asked not in self._tables:
            from boggle_desk.engine.scrabble.leave_file import reordered

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

    def table(self, kinds: Sequence[str], vowels: frozenset[str]) -> "Table":
        import numpy as np

        from boggle_desk.engine.scrabble.leave_file import summed

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
    """Return the table of a file. Raises `BadRules` for a damaged file or another tile set."""
    from boggle_desk.engine.scrabble.leave_file import read_file

    file = read_file(path)
    if set(file.about.kinds) != {*tiles.letters, BLANK} or file.about.kinds[-1] != BLANK:
        raise BadRules(f"{path.name}: these are not leaves of the tiles of '{tiles.name}'")
    return Leaves(file.about.kinds, _vowels(tiles), file.table)


@lru_cache(maxsize=8)
def plain_leaves(tiles: TileSet) -> Leaves:
    """Return a rough table: blanks are good, dear tiles slow, doubles and racks out of balance bad."""
    single = {kind.letter: -0.5 * max(0, kind.value - 3) for kind in tiles.kinds} | {BLANK: 22.0}
    again = {kind.letter: -3.0 - 0.5 * max(0, kind.value - 1) for kind in tiles.kinds} | {BLANK: 14.0}
    balance = tuple(-1.5 * max(0, abs(difference) - 1) for difference in range(-_WIDEST, _WIDEST + 1))
    alone = -4.0 if {"Q", "U"} <= single.keys() else 0.0
    formula, kinds = _Formula(single, again, balance, alone), (*tiles.letters[:MOST_LETTERS], BLANK)
    return Leaves(kinds, _vowels(tiles), lambda: formula.table(kinds, _vowels(tiles)))


def _vowels(tiles: TileSet) -> frozenset[str]:
    return frozenset(kind.letter for kind in tiles.kinds if kind.vowel)


_LEAST_WIDTH, _MOST = 0.5, 10_000.0


@dataclass(frozen=True)
class Curve:
    """The curves for a number of players, by tiles in the bag; a fuller bag has the last one."""

    shifts: tuple[float, ...]
    widths: tuple[float, ...]

    def __post_init__(self) -> None:
        if not self.shifts or len(self.shifts) != len(self.widths):
            raise ValueError(f"there are {len(self.shifts)} shifts and {len(self.widths)} widths")
        if any(not abs(shift) < _MOST for shift in self.shifts):
            raise ValueError("a shift is out of range")
        if any(not _LEAST_WIDTH <= width < _MOST for width in self.widths):
            raise ValueError("a width is out of range")

    def chance(self, lead: float, bag: int) -> float:
        step = min(bag, len(self.shifts) - 1)
        return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, (lead + self.shifts[step]) / self.widths[step]))))

    @property
    def steps(self) -> tuple[float, ...]:
        """The numbers as the kernel takes them: a shift and a width for each step."""
        last = len(self.shifts) - 1
        steps = [min(step, last) for step in range(BAG_STEPS)]
        return tuple(number for step in steps for number in (self.shifts[step], self.widths[step]))


Wins = Mapping[int, Curve]

PLAIN = Curve(
    tuple(-5.0 - 0.1 * min(step, 80) for step in range(BAG_STEPS)),
    tuple(8.0 + 0.6 * min(step, 80) for step in range(BAG_STEPS)),
)


def read_wins(path: Path) -> Wins:
    """Return the curves of a file. Raises `BadRules`."""
    curves: dict[int, Curve] = {}
    for key, table in read_table(path).items():
        players = re.fullmatch(r"players_([1-9])", key)
        if not players or not isinstance(table, dict):
            raise BadRules(f"{path.name}: '{key[:40]}' is no table of a number of players")
        curves[int(players[1])] = build(Curve, table, f"{path.name}, {key}")
    return curves


@dataclass(frozen=True)
class ComputerLevel:
    """One level (P2). It only plays words that `Lexicon.is_brought`."""

    key: str
    vocabulary: float
    """The rarest words that it plays, on the scale of `Lexicon.commonness`: with 3.4 all of step 3 and four tenths of
    those of step 4."""
    known: float
    """The share of words that it knows in a dictionary without that scale."""
    sees: float
    """The chance of seeing a short play that forms one word."""
    parallel: float
    """What each further word that the play forms does to that chance."""
    long: float
    """What each tile after the fourth does to it."""
    leave: float
    """How much what is left on the rack counts beside the score (P3)."""
    exchanges: bool
    """Whether it exchanges rather than make a play of a few points that leaves a bad rack."""
    shows: int
    """The most plays that it shows while it thinks (P4)."""
    rollouts: int = 0
    """The most rollouts per move; 0: it plays what looks best."""
    seconds: float = 0.0
    """The most time for them, and for the search of the end of the game when the bag is empty."""
    contenders: int = 12
    shortest: int = 2
    longest: int = 99
    simple: bool = False
    """Whether it keeps to its vocabulary where others think of any everyday word: when no other play is left."""
    expected: dict[str, int] = field(default_factory=dict, hash=False)
    """Its mean score against itself, by language, as `./run match` measures it."""
    bluffs: float = 0.0
    """The chance that it lays a made-up word where the rules let it be challenged and it looks right."""

    def __post_init__(self) -> None:
        for name, chance in (("known", self.known), ("sees", self.sees), ("parallel", self.parallel)):
            if not 0.0 < chance <= 1.0:
                raise ValueError(f"{name} is {chance} but must be above 0, and 1 at most")
        if not 0.0 <= self.bluffs <= 1.0 or not 1 <= self.shortest <= self.longest:
            raise ValueError(f"the level '{self.key}' knows words or bluffs in a way that is not possible")
        if self.rollouts < 0 or self.seconds < 0.0 or self.contenders < 1:
            raise ValueError(f"the level '{self.key}' thinks in a way that is not possible")
        if not 0.0 < self.long <= 1.0 or not 0 <= self.vocabulary <= RAREST or self.shows < 1:
            raise ValueError(f"the level '{self.key}' has a number out of its range")

    def ranges(self, word: str, words: Lexicon, least: int = 0) -> bool:
        """Return whether a word is one of its vocabulary, or of a step up to `least`."""
        step = words.commonness(word)
        return step <= least or step - 1 + fate(word) < self.vocabulary


def read_levels(path: Path) -> tuple[ComputerLevel, ...]:
    """Return the levels of a file, the weakest first. Raises `BadRules`."""
    return read_ladder(ComputerLevel, path)
