"""Boards for a census of racks, and what many of them together say of leaves: see the kernel of that name.

Two static players play a game until the pool of unseen tiles has come down to the size that the board's number asks
for; one size after the other has its turn, from 15 tiles to nearly all. Of each board, a leave counts by what it is
worth beyond the mean of all racks, in whole thousandths of a point: sums of whole numbers are the same in any order, so
it does not matter who takes which board.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from threading import local

import numpy as np
import numpy.typing as npt

from boggle_desk.engine.kernels.census import IMPOSSIBLE, Census
from boggle_desk.engine.kernels.codes import BLANK as BLANK_KIND
from boggle_desk.engine.kernels.codes import BLANKED, LONGEST_LEAVE, PLAY, STRIP
from boggle_desk.engine.kernels.table import Table
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.graphs import tile_graph
from boggle_desk.engine.scrabble.numbering import BONUS, Bonus, Machine, new_machine
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.engine.word_graph import WordGraph

RACK = LONGEST_LEAVE + 1
SMALLEST_POOL = 2 * RACK + 1
_SPREAD = 31  # how far apart the pools of two boards in a row are: they cover early and late games from the start
_TRIES, _FARTHEST = 20, 1000


@dataclass(frozen=True)
class Game:
    """By what a census is taken, as plain values that can be sent to other computers."""

    words: bytes
    """The word graph as it stands in files."""
    tiles: TileSet
    layout: Layout
    bonus: Bonus = BONUS

    @property
    def checksum(self) -> int:
        """What tells the words apart."""
        return WordGraph.from_bytes(self.words).checksum


@dataclass(frozen=True, eq=False)
class Tally:
    """What boards said of leaves, in the order of the graph's letters."""

    sums: npt.NDArray[np.int64]
    """What a leave was worth in all, in thousandths of a point."""
    counts: npt.NDArray[np.int32]
    """On how many boards it was possible."""
    points: int = 0
    """What the mean racks of all boards were worth together, in thousandths of a point."""

    @classmethod
    def empty(cls, leaves: int) -> "Tally":
        """Return the tally of no boards."""
        return cls(np.zeros(leaves, np.int64), np.zeros(leaves, np.int32))

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.sums + other.sums, self.counts + other.counts, self.points + other.points)


def count_boards(game: Game, leaves: bytes, seed: int, boards: range) -> Tally:
    """Return the tally of the boards with these numbers. `leaves` is a table of 16-bit numbers for the graph's letters,
    the one before; seed and number decide about the board. Raises ValueError for tiles that do not fill the racks."""
    counter = _kept.counter(game)
    values = memoryview(leaves).cast("h")
    counter.machine.generator.set_leaves(values)
    counter.census.set_leaves(values)
    total = Tally.empty(len(values))
    for number in boards:
        total += counter.count(seed, number)
    return total


@dataclass(frozen=True, eq=False)
class _Counter:
    """A board for games, and what the census of each is taken with."""

    machine: Machine
    table: Table
    census: Census

    def count(self, seed: int, number: int) -> Tally:
        """Take the census of a board."""
        self.census.take(self._play(seed, number))
        means = np.asarray(self.census.leave_means())
        possible = means > IMPOSSIBLE
        sums = np.where(possible, np.rint(10 * (means - means[0])), 0).astype(np.int64)
        return Tally(sums, possible.astype(np.int32), round(10 * means[0]))

    def _play(self, seed: int, number: int) -> bytes:
        """Play until the pool has the size that the board is to have, up to a turn more; return the pool. Where too
        few words let no game come so far, a board at the end of one serves."""
        full = self.machine.numbering.set_counts
        least = SMALLEST_POOL + number * _SPREAD % max(1, sum(full) - SMALLEST_POOL - RACK)
        pool = bytearray(full)
        for attempt in range(_TRIES):
            self.table.deal((seed * 1_000_003 + number) * _FARTHEST + attempt & (1 << 60) - 1)
            pool = bytearray(full)
            while sum(pool) >= least + RACK and not self.table.over:
                self._turn(pool)
            if not self.table.over:
                break
        return bytes(pool)

    def _turn(self, pool: bytearray) -> None:
        """Make a turn, and take what it lays from the pool."""
        kind, _score, _equity = self.table.think()
        if kind == PLAY:
            move = self.machine.generator.found()[2]
            for code in move[STRIP : STRIP + move[2]]:
                if code:
                    pool[BLANK_KIND if code > BLANKED else code - 1] -= 1
        self.table.act()


def _counter(game: Game) -> _Counter:
    graph = tile_graph(WordGraph.from_bytes(game.words), game.tiles)
    machine = new_machine(graph, game.tiles, game.layout, game.bonus)
    table = Table(machine.generator, machine.numbering.set_counts, rack_size=RACK)
    return _Counter(machine, table, Census(machine.generator))


class _Kept(local):
    """What a thread keeps from call to call: two cannot share a generator."""

    def __init__(self) -> None:
        self.counter: Callable[[Game], _Counter] = lru_cache(maxsize=1)(_counter)


_kept = _Kept()
