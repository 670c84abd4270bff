"""A census of racks: what every full rack that may be drawn is worth on one board, and so what every leave is.

One search with the whole pool of unseen tiles finds, for each set of tiles that a turn may lay, the highest score;
exchanging them counts 0. Words are spelled with lettered tiles first, also with more than the pool has as far as blanks
make up for it, and the plays with blanks come from them by taking off what the blanked tiles scored. Sets of tiles are
numbered like the leaves of `moves`, in an array for each size behind that of the size before.

A full rack is worth the best of its splits: the score of what is laid and the value of what is kept, by the leaves that
were known before. A leave is worth the mean of that over all racks that may be drawn to it, less the mean of all racks.
"""

from array import array
from math import comb

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.moves import MoveGenerator

if not cython.compiled:
    from boggle_desk.engine.kernels.codes import *
    from boggle_desk.engine.kernels.uncompiled import lowest, popcount

MOST_IN_POOL = 250


class Census:
    """The arrays of a census, and the board of a generator to take it on. Two threads need two of both."""

    def __init__(self, generator: MoveGenerator, rack_size: int = LARGEST_RACK) -> None:
        """Make room for racks of `rack_size` tiles. Raises ValueError for a rack of no tiles, or of more than 7, and
        TypeError for what is no generator."""
        if not isinstance(generator, MoveGenerator):
            raise TypeError("a census needs a generator")
        generator.idle()
        if not 1 <= rack_size <= LARGEST_RACK:
            raise ValueError(f"a rack has from 1 to {LARGEST_RACK} tiles, not {rack_size}")
        self.generator = generator
        self.full = rack_size
        self.kinds = self.generator.letters + 1
        self.blank = self.generator.letters
        self.nodes = self.generator.nodes
        if not cython.compiled:
            self._make_arrays()
        for turn in range(LARGEST_RACK + 1):
            for kind in range(self.kinds):
                self.steps[turn * KINDS + kind] = comb(kind + turn - 1, turn) if turn else 0
        for size in range(LARGEST_RACK + 1):
            self.starts[size + 1] = self.starts[size] + comb(self.blank + size, size)
        part, everything = self.starts[rack_size], self.starts[rack_size + 1]
        self.bests, self.floors = array("h", bytes(2 * everything)), array("h", bytes(2 * everything))
        self.leaves = array("h", bytes(2 * part))
        self.worths = array("i", bytes(4 * (everything - part)))
        self.means = array("d", bytes(8 * part))
        self.made = True

    def _make_arrays(self) -> None:
        """Make what a compiled census has in itself."""
        self.squares = array("B", bytes(PLACES))
        self.letter_bonus = array("B", bytes(PLACES))
        self.word_bonus = array("B", bytes(PLACES))
        self.cross_sets = array("I", bytes(4 * PLACES))
        self.cross_scores = array("i", bytes(4 * PLACES))
        self.values = array("i", bytes(8 * BLANKED))
        self.pool = array("i", bytes(4 * KINDS))
        self.left = array("i", bytes(4 * KINDS))
        self.letters = array("i", bytes(4 * (LARGEST_RACK + 1)))
        self.gains = array("i", bytes(4 * (LARGEST_RACK + 1)))
        self.crossed = array("i", bytes(4 * (LARGEST_RACK + 1)))
        self.losses = array("i", bytes(4 * (LARGEST_RACK + 1)))
        self.ordered_kinds = array("i", bytes(4 * (LARGEST_RACK + 1)))
        self.steps = array("i", bytes(4 * KINDS * (LARGEST_RACK + 2)))
        self.starts = array("i", bytes(4 * (LARGEST_RACK + 2)))
        self.at_hand = array("i", bytes(4 * KINDS))
        self.last_kinds = array("i", bytes(4 * KINDS))
        self.ratings = array("i", bytes(4 * KINDS))
        self.below = array("i", bytes(4 * (LARGEST_RACK + 2)))
        self.above = array("i", bytes(4 * (LARGEST_RACK + 2)))
        self.laid_ranks = array("i", bytes(4 * SPLITS * (LARGEST_RACK + 1)))
        self.kept_ranks = array("i", bytes(4 * SPLITS * (LARGEST_RACK + 1)))
        self.laid_sizes = array("i", bytes(4 * SPLITS * (LARGEST_RACK + 1)))
        self.pure = array("i", bytes(4 * SPLITS * (LARGEST_RACK + 1)))

    # ------------------------------------------------------------------------------------------ scores of the pool

    def take_board(self) -> None:
        """Copy what the search needs of the generator's board."""
        for at in range(self.generator.end + 2):
            self.squares[at] = self.generator.squares[at]
            self.cross_sets[at] = self.generator.cross_sets[at]
            self.cross_scores[at] = self.generator.cross_scores[at]
            self.letter_bonus[at] = self.generator.letter_bonus[at]
            self.word_bonus[at] = self.generator.word_bonus[at]

    def find_scores(self) -> None:
        """Find the highest score of every set of tiles."""
        for at in range(self.starts[self.full + 1]):
            self.bests[at] = 0
            self.floors[at] = -1
        self.take_board()
        self.present = 0
        self.spare = self.pool[self.blank]
        for letter in range(self.blank):
            self.left[letter] = self.pool[letter]
            if self.pool[letter]:
                self.present |= ONE_BIT << letter
        self.placed = 0
        self.generator.find_all_anchors()
        for number in range(self.generator.anchor_count):
            self.anchor = self.generator.anchors[ANCHOR * number]
            self.leftmost = self.generator.anchors[ANCHOR * number + 1]
            self.limit = self.generator.anchors[ANCHOR * number + 2]
            self.spell(self.anchor, self.generator.root, 0, 1, 0)

    def go_on(self, place: int, target: int, complete: bool, points: int, factor: int, extra: int) -> None:
        """Go on after a tile: left of the anchor leftwards, and then from behind the anchor to the right."""
        if place <= self.anchor:
            open_left = not self.squares[place - 1]
            if complete and open_left and self.placed and not self.squares[self.anchor + 1]:
                self.note(points, factor, extra)
            if not target:
                return
            if place > self.leftmost:
                self.spell(place - 1, target, points, factor, extra)
            if open_left and self.anchor + 1 < self.limit:
                onward = self.nodes[target - 1]
                if onward:
                    self.spell(self.anchor + 1, onward, points, factor, extra)
        else:
            if complete and self.placed and not self.squares[place + 1]:
                self.note(points, factor, extra)
            if target and place + 1 < self.limit:
                self.spell(place + 1, target, points, factor, extra)

    def spell(self, place: int, node: int, points: int, factor: int, extra: int) -> None:
        """Take every letter that words go on with at `node` and that fits the place, from the board or the pool."""
        children = self.nodes[node]
        accepted = self.nodes[node + 1]
        code = self.squares[place]
        if code:
            bit = self.generator.bits[code]
            if (children | accepted) & bit:
                target = 0
                if children & bit:
                    target = self.nodes[node + 2 + popcount(children & (bit - ONE_BIT))]
                self.go_on(place, target, accepted & bit != 0, points + self.values[code], factor, extra)
            return
        fitting = (children | accepted) & self.cross_sets[place]
        if self.spare:
            fitting &= self.present | self.generator.playable
        else:
            fitting &= self.present
        if self.placed == self.full or not fitting:
            return
        word = self.word_bonus[place]
        cross_score = self.cross_scores[place]
        hooked = extra
        if cross_score >= 0:
            hooked = extra + cross_score * word
        while fitting:
            letter = lowest(fitting)
            bit = ONE_BIT << letter
            fitting ^= bit
            target = 0
            if children & bit:
                target = self.nodes[node + 2 + popcount(children & (bit - ONE_BIT))]
            gain = self.values[letter + 1] * self.letter_bonus[place]
            crossed = gain * word if cross_score >= 0 else 0
            self.letters[self.placed] = letter
            self.gains[self.placed] = gain
            self.crossed[self.placed] = crossed
            self.placed += 1
            self.take_tile(letter)
            self.go_on(place, target, accepted & bit != 0, points + gain, factor * word, hooked + crossed)
            self.give_back(letter)
            self.placed -= 1

    def take_tile(self, letter: int) -> None:
        """Take a tile from the pool; one that it lacks is lent by a blank."""
        if self.left[letter] <= 0:
            self.spare -= 1
        self.left[letter] -= 1
        if self.left[letter] == 0:
            self.present ^= ONE_BIT << letter

    def give_back(self, letter: int) -> None:
        """Undo `take_tile`."""
        if self.left[letter] == 0:
            self.present |= ONE_BIT << letter
        self.left[letter] += 1
        if self.left[letter] <= 0:
            self.spare += 1

    def note(self, points: int, factor: int, extra: int) -> None:
        """Note the score of a play for the tiles that it lays, and of the plays that lay blanks in their places."""
        score = points * factor + extra
        size = self.placed
        if size >= self.generator.bingo_tiles:
            score += self.generator.bingo_bonus
        if score > HIGHEST_SCORE:
            score = HIGHEST_SCORE
        least = HIGHEST_SCORE
        for at in range(size):
            letter = self.letters[at]
            loss = self.gains[at] * factor + self.crossed[at]
            if loss < least:
                least = loss
            to = at
            while to > 0 and (
                self.ordered_kinds[to - 1] > letter
                or (self.ordered_kinds[to - 1] == letter and self.losses[to - 1] > loss)
            ):
                self.ordered_kinds[to] = self.ordered_kinds[to - 1]
                self.losses[to] = self.losses[to - 1]
                to -= 1
            self.ordered_kinds[to] = letter
            self.losses[to] = loss
        place = self.starts[size]
        for at in range(size):
            place += self.steps[(at + 1) * KINDS + self.ordered_kinds[at]]
        blanks = self.pool[self.blank]
        if self.spare == blanks and score > self.bests[place]:
            self.bests[place] = score
        if blanks and score - least > self.floors[place]:
            self.lowest_best = HIGHEST_SCORE
            self.blank_out(0, 0, self.starts[size], score, blanks)
            self.floors[place] = self.lowest_best

    def blank_out(self, at: int, turn: int, place: int, score: int, blanks: int) -> None:
        """Choose how many of the next equal tiles are blanks, those that score least; at the end, note the score.
        `turn` tiles are lettered so far."""
        if at == self.placed:
            if at > turn:
                self.note_blanks(turn, place, score)
            return
        letter = self.ordered_kinds[at]
        behind = at + 1
        while behind < self.placed and self.ordered_kinds[behind] == letter:
            behind += 1
        lettered = behind - at
        for each in range(lettered + 1):
            if each:
                score -= self.losses[at + each - 1]
            if each > blanks:
                break
            if lettered - each <= self.pool[letter]:
                further = place
                for more in range(turn, turn + lettered - each):
                    further += self.steps[(more + 1) * KINDS + letter]
                self.blank_out(behind, turn + lettered - each, further, score, blanks - each)

    def note_blanks(self, turn: int, place: int, score: int) -> None:
        """Note the score of a play with blanks for all but the first `turn` tiles."""
        for each in range(turn, self.placed):
            place += self.steps[(each + 1) * KINDS + self.blank]
        if score > self.bests[place]:
            self.bests[place] = score
        if self.bests[place] < self.lowest_best:
            self.lowest_best = self.bests[place]

    # ------------------------------------------------------------------------------------------ racks and leaves

    def rate_racks(self) -> None:
        """Rate every full rack of the pool by the best of its splits, in hundredths of a point."""
        for at in range(self.starts[self.full + 1] - self.starts[self.full]):
            self.worths[at] = IMPOSSIBLE
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
                self.extend(size + 1, number, rank + self.steps[(size + 1) * KINDS + kind], longer)
                self.left[kind] += 1

    def split(self, size: int, kind: int, again: bool, splits: int) -> int:
        """List the ways to split a rack with one tile more and return how many there are. Of equal tiles, those laid
        come first."""
        old = size * SPLITS
        new = old + SPLITS
        for number in range(old, old + splits):
            laid = self.laid_sizes[number]
            kept = size - laid
            if self.pure[number] or not again:
                self.laid_ranks[new] = self.laid_ranks[number] + self.steps[(laid + 1) * KINDS + kind]
                self.kept_ranks[new] = self.kept_ranks[number]
                self.laid_sizes[new] = laid + 1
                self.pure[new] = 1
                new += 1
            self.laid_ranks[new] = self.laid_ranks[number]
            self.kept_ranks[new] = self.kept_ranks[number] + self.steps[(kept + 1) * KINDS + kind]
            self.laid_sizes[new] = laid
            self.pure[new] = 0
            new += 1
        return new - old - SPLITS

    def rate_last(self, first: int, rank: int, splits: int) -> None:
        """Add the last tile to a rack, each kind in turn, and rate what comes of it."""
        size = self.full - 1
        count = 0
        for number in range(first, self.hand_size):
            if self.left[self.at_hand[number]]:
                self.last_kinds[count] = self.at_hand[number]
                self.ratings[count] = IMPOSSIBLE
                count += 1
        if not count:
            return
        again = 1 if size and self.last_kinds[0] == self.at_hand[first] else 0
        base = size * SPLITS
        for at in range(base, base + splits):
            laid = self.laid_sizes[at]
            kept = size - laid
            score = 100 * self.bests[self.starts[laid] + self.laid_ranks[at]]
            value = self.leaves[self.starts[kept] + self.kept_ranks[at]]
            if laid:
                self.keep_last(count, self.starts[kept + 1] + self.kept_ranks[at], (kept + 1) * KINDS, score)
            self.lay_last(
                0 if self.pure[at] else again,
                count,
                self.starts[laid + 1] + self.laid_ranks[at],
                (laid + 1) * KINDS,
                value,
            )
        for number in range(count):
            self.worths[rank + self.steps[self.full * KINDS + self.last_kinds[number]]] = self.ratings[number]

    def keep_last(self, count: int, kept: int, row: int, score: int) -> None:
        """Rate the splits that keep the last tile, where the rest scores so much."""
        for number in range(count):
            worth = score + self.leaves[kept + self.steps[row + self.last_kinds[number]]]
            if worth > self.ratings[number]:
                self.ratings[number] = worth

    def lay_last(self, first: int, count: int, laid: int, row: int, value: int) -> None:
        """Rate the splits that lay the last tile, where the rest is kept and worth `value`."""
        for number in range(first, count):
            worth = 100 * self.bests[laid + self.steps[row + self.last_kinds[number]]] + value
            if worth > self.ratings[number]:
                self.ratings[number] = worth

    def average(self) -> None:
        """Work out the mean of every leave, from those with one tile more: each as often as it may be drawn."""
        for at in range(self.starts[self.full]):
            self.means[at] = IMPOSSIBLE
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
            self.below[at + 1] = self.below[at] + self.steps[(at + 1) * KINDS + self.ordered_kinds[at]]
        for at in range(size - 1, -1, -1):
            self.above[at] = self.above[at + 1] + self.steps[(at + 2) * KINDS + self.ordered_kinds[at]]
        total = 0.0
        at = 0
        for number in range(self.hand_size):
            kind = self.at_hand[number]
            while at < size and self.ordered_kinds[at] <= kind:
                at += 1
            if self.left[kind]:
                longer = self.below[at] + self.steps[(at + 1) * KINDS + kind] + self.above[at]
                if size == self.full - 1:
                    total += self.left[kind] * self.worths[longer]
                else:
                    total += self.left[kind] * self.means[self.starts[size + 1] + longer]
        self.means[self.starts[size] + self.below[size]] = total / (self.tiles_in_pool - size)

    # ------------------------------------------------------------------------------------------ for Python

    def set_leaves(self, table: "memoryview[int]") -> None:
        """Take the leaves to rate by, like a generator. Raises ValueError if there are too few or many."""
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

    def _check_made(self) -> None:
        if not self.made:
            raise RuntimeError("this census was never made")
