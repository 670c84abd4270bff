"""A census of racks: what every full rack that may be drawn is worth on one board, and so what every leave is.

One search with the whole pool of unseen tiles finds, for each set of tiles that a turn may lay, the highest score (see
`pool_scores`); exchanging them counts 0.

A full rack is worth the best of its splits: the score of what is laid and the value of what is kept, by the leaves that
were known before. A leave is worth the mean of that over all racks that may be drawn to it, less the mean of all racks.
"""

from array import array

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import BLANK, KINDS, LONGEST_LEAVE
from boggle_desk.engine.kernels.generator import Generator
from boggle_desk.engine.kernels.pool_scores import PoolScores

MOST_IN_POOL = 250
IMPOSSIBLE = -2_000_000_000
"""Stands for a set of tiles that the pool does not hold."""

_LARGEST = LONGEST_LEAVE + 1
_ROW = KINDS
_SPLITS = 1 << _LARGEST
_UNRATED = IMPOSSIBLE


class Census(PoolScores):
    """The arrays of a census, and the board of a generator to take it on. Two threads need two of both."""

    def __init__(self, generator: Generator, rack_size: int = _LARGEST) -> None:
        """Make room for racks of so many tiles. Raises ValueError for a rack of no tiles, or of more than 7, and
        TypeError for what is no generator."""
        super().__init__(generator, rack_size)
        if not cython.compiled:
            self._make_census()
        part, everything = self.starts[rack_size], self.starts[rack_size + 1]
        self.leaves = array("h", bytes(2 * part))
        self.worths = array("i", bytes(4 * (everything - part)))
        self.means = array("d", bytes(8 * part))
        self.made = True

    def _make_census(self) -> None:
        """Make what a compiled census has in itself."""
        self.at_hand = array("i", bytes(4 * KINDS))
        self.last_kinds = array("i", bytes(4 * KINDS))
        self.ratings = array("i", bytes(4 * KINDS))
        self.below = array("i", bytes(4 * (_LARGEST + 2)))
        self.above = array("i", bytes(4 * (_LARGEST + 2)))
        self.laid_ranks = array("i", bytes(4 * _SPLITS * (_LARGEST + 1)))
        self.kept_ranks = array("i", bytes(4 * _SPLITS * (_LARGEST + 1)))
        self.laid_sizes = array("i", bytes(4 * _SPLITS * (_LARGEST + 1)))
        self.pure = array("i", bytes(4 * _SPLITS * (_LARGEST + 1)))

    def rate_racks(self) -> None:
        """Rate every full rack of the pool by the best of its splits, in hundredths of a point."""
        for at in range(self.starts[self.full + 1] - self.starts[self.full]):
            self.worths[at] = _UNRATED
        for kind in range(self.kinds):
            self.left[kind] = self.pool[kind]
        self.hand_size = 0
        for kind in range(self.kinds):
            if self.pool[kind]:
                self.at_hand[self.hand_size] = kind
                self.hand_size += 1
        self.laid_ranks[0] = self.kept_ranks[0] = self.laid_sizes[0] = 0
        self.pure[0] = 1
        self.extend(0, 0, 0, 1)

    def extend(self, size: int, first: int, rank: int, splits: int) -> None:
        """Add a tile to a rack of `size` tiles, of a kind at hand from `first` on; `splits` ways to split it are
        listed."""
        if size == self.full - 1:
            self.rate_last(first, rank, splits)
            return
        for number in range(first, self.hand_size):
            kind = self.at_hand[number]
            if self.left[kind]:
                again = number == first and size > 0
                self.left[kind] -= 1
                longer = self.split(size, kind, again, splits)
                self.extend(size + 1, number, rank + self.steps[(size + 1) * _ROW + kind], longer)
                self.left[kind] += 1

    def split(self, size: int, kind: int, again: bool, splits: int) -> int:
        """List the ways to split a rack with one tile more and return how many there are. Of equal tiles, those laid
        come first."""
        old = size * _SPLITS
        new = old + _SPLITS
        for number in range(old, old + splits):
            laid = self.laid_sizes[number]
            kept = size - laid
            if self.pure[number] or not again:
                self.laid_ranks[new] = self.laid_ranks[number] + self.steps[(laid + 1) * _ROW + kind]
                self.kept_ranks[new] = self.kept_ranks[number]
                self.laid_sizes[new] = laid + 1
                self.pure[new] = 1
                new += 1
            self.laid_ranks[new] = self.laid_ranks[number]
            self.kept_ranks[new] = self.kept_ranks[number] + self.steps[(kept + 1) * _ROW + kind]
            self.laid_sizes[new] = laid
            self.pure[new] = 0
            new += 1
        return new - old - _SPLITS

    def rate_last(self, first: int, rank: int, splits: int) -> None:
        """Add the last tile to a rack, each kind in turn, and rate what comes of it."""
        size = self.full - 1
        count = 0
        for number in range(first, self.hand_size):
            if self.left[self.at_hand[number]]:
                self.last_kinds[count] = self.at_hand[number]
                self.ratings[count] = _UNRATED
                count += 1
        if not count:
            return
        again = 1 if size and self.last_kinds[0] == self.at_hand[first] else 0
        base = size * _SPLITS
        for at in range(base, base + splits):
            laid = self.laid_sizes[at]
            kept = size - laid
            score = 100 * self.bests[self.starts[laid] + self.laid_ranks[at]]
            value = self.leaves[self.starts[kept] + self.kept_ranks[at]]
            if laid:
                self.keep_last(count, self.starts[kept + 1] + self.kept_ranks[at], (kept + 1) * _ROW, score)
            self.lay_last(
                0 if self.pure[at] else again,
                count,
                self.starts[laid + 1] + self.laid_ranks[at],
                (laid + 1) * _ROW,
                value,
            )
        for number in range(count):
            self.worths[rank + self.steps[self.full * _ROW + self.last_kinds[number]]] = self.ratings[number]

    def keep_last(self, count: int, kept: int, row: int, score: int) -> None:
        """Rate the splits that keep the last tile, where the rest scores so much."""
        for number in range(count):
            worth = score + self.leaves[kept + self.steps[row + self.last_kinds[number]]]
            if worth > self.ratings[number]:
                self.ratings[number] = worth

    def lay_last(self, first: int, count: int, laid: int, row: int, value: int) -> None:
        """Rate the splits that lay the last tile, where the rest is kept and worth so much."""
        for number in range(first, count):
            worth = 100 * self.bests[laid + self.steps[row + self.last_kinds[number]]] + value
            if worth > self.ratings[number]:
                self.ratings[number] = worth

    def average(self) -> None:
        """Work out the mean of every leave, from those with one tile more: each as often as it may be drawn."""
        for at in range(self.starts[self.full]):
            self.means[at] = _UNRATED
        for size in range(self.full - 1, -1, -1):
            self.wanted = size
            self.average_from(0, 0)

    def average_from(self, size: int, first: int) -> None:
        """Add a tile to a leave of `size` tiles, of a kind at hand from `first` on, until it has as many as wanted."""
        if size == self.wanted:
            self.average_one()
            return
        for number in range(first, self.hand_size):
            kind = self.at_hand[number]
            if self.left[kind]:
                self.left[kind] -= 1
                self.ordered_kinds[size] = kind
                self.average_from(size + 1, number)
                self.left[kind] += 1

    def average_one(self) -> None:
        """Work out the mean of the leave in `ordered_kinds`."""
        size = self.wanted
        self.below[0] = 0
        self.above[size] = 0
        for at in range(size):
            self.below[at + 1] = self.below[at] + self.steps[(at + 1) * _ROW + self.ordered_kinds[at]]
        for at in range(size - 1, -1, -1):
            self.above[at] = self.above[at + 1] + self.steps[(at + 2) * _ROW + self.ordered_kinds[at]]
        total = 0.0
        at = 0
        for number in range(self.hand_size):
            kind = self.at_hand[number]
            while at < size and self.ordered_kinds[at] <= kind:
                at += 1
            if self.left[kind]:
                longer = self.below[at] + self.steps[(at + 1) * _ROW + kind] + self.above[at]
                if size == self.full - 1:
                    total += self.left[kind] * self.worths[longer]
                else:
                    total += self.left[kind] * self.means[self.starts[size + 1] + longer]
        self.means[self.starts[size] + self.below[size]] = total / (self.tiles_in_pool - size)

    def _check_made(self) -> None:
        if not self.made:
            raise RuntimeError("this census was never made")

    def set_leaves(self, table: "memoryview[int]") -> None:
        """Take the leaves to rate by, like `Generator.set_leaves`. Raises ValueError if there are too few or many."""
        self._check_made()
        if len(table) != self.starts[self.full]:
            raise ValueError(f"there are {len(table)} leaves, not {self.starts[self.full]}")
        for at in range(len(table)):
            self.leaves[at] = table[at]

    def take(self, pool: bytes) -> None:
        """Take the census of the generator's board and a pool of unseen tiles: counts by letter with the blank last.
        Raises ValueError for a pool that does not fill a rack, or of more than 250 tiles."""
        self._check_made()
        if len(pool) != KINDS or any(pool[self.blank : BLANK]):
            raise ValueError(f"a pool has {KINDS} counts, none of them for letters that the graph lacks")
        if not self.full <= sum(pool) <= MOST_IN_POOL:
            raise ValueError(f"a pool has from {self.full} to {MOST_IN_POOL} tiles, not {sum(pool)}")
        for letter in range(self.blank):
            self.pool[letter] = pool[letter]
            self.values[letter + 1] = self.generator.values[letter + 1]
        self.pool[self.blank] = pool[BLANK]
        self.tiles_in_pool = sum(pool)
        self.generator.occupy()
        try:
            with cython.nogil:
                self.find_scores()
                self.rate_racks()
                self.average()
        finally:
            self.generator.busy = False

    def scores(self) -> "array[int]":
        """Return the highest score of every set of up to a rack's tiles."""
        self._check_made()
        return array("h", bytes(self.bests))

    def racks(self) -> "array[int]":
        """Return what every full rack is worth in hundredths of a point; `IMPOSSIBLE` for those not in the pool."""
        self._check_made()
        return array("i", bytes(self.worths))

    def leave_means(self) -> "array[float]":
        """Return the mean of the racks of every leave in hundredths of a point; `IMPOSSIBLE` for those not in the
        pool."""
        self._check_made()
        return array("d", bytes(self.means))
