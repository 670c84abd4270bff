"""Scrabble plays of one rack on one board: all of them with their scores, or the one worth most with what it leaves.

The search is Gordon's ("A Faster Scrabble Move Generation Algorithm", Software: Practice and Experience 24, 1994) on
the two-way graph: from an anchor leftwards, then on to the right. The anchors of a line are the last tile of each block
of tiles, for plays that go through it and no block behind it, and the empty squares beside tiles of other lines, for
plays that touch no block of their own line; so every play is found once. Scores and leaves are kept up tile by tile.

Squares are kept twice, row by row and then column by column, as places: each line has an empty place before it and
after it that nothing may be laid on, so that nobody asks for the edge. A code is 0 for no tile, a letter's number plus
one for a tile, `BLANKED` more on a blank, and `STRANGE` for a tile that no word has. What is left of a rack is a part:
a number by mixed radix in order of letters, the blank last; taking a tile subtracts its weight.
"""

from array import array
from collections.abc import Callable, Sequence
from math import comb
from operator import index
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import (
    BLANK,
    BLANKED,
    KINDS,
    LARGEST_SIDE,
    LONGEST_LEAVE,
    MOST_LETTERS,
    MOST_TILES,
    MOVE,
    NOTHING,
    ONE_POINT,
    PLACES,
    SLOTS,
    STRANGE,
    STRIP,
)

if not cython.compiled:
    from boggle_desk.engine.kernels.bits import lowest, popcount

if TYPE_CHECKING:
    from boggle_desk.engine.two_way_graph import TwoWayGraph

STEPS = LONGEST_LEAVE + 1
SPELLED_BITS = 22
"""The logarithm of the number of marks for the letters of words."""

_ANY = (1 << 32) - 1
_ONE = 1
_NO_WORD = -1
_MOST_PARTS = 1 << MOST_TILES
_HIGHEST_VALUE, _HIGHEST_BONUS = 100, 9
_HIGHEST_SCORE = 1_900_000
_VOWEL_FINE = 700  # thousandths of a point
_SPREAD = 0x9E3779B1
_KEY_BASE, _KEY_PRIME = 2_654_435_769, 4_294_967_291
_FIRST_ROOM = 4_096
_MOST_PLAYS = 1 << 23
_NO_LEAVES = memoryview(bytes(2)).cast("h")


class Generator:
    """A board, and a search on it at a time. Two threads need two of them; a second call meanwhile is refused."""

    def __init__(
        self,
        graph: "TwoWayGraph",
        rows: int,
        columns: int,
        start: int,
        letter_bonus: bytes,
        word_bonus: bytes,
        values: bytes,
        playable: int,
        bingo_tiles: int,
        bingo_bonus: int,
    ) -> None:
        """Make an empty board.

        `start` is the square of the first play; the bonuses go by square, `values` by letter number. A blank may stand
        for the letters of `playable`. Raises ValueError for anything out of its range, and TypeError.
        """
        from boggle_desk.engine.two_way_graph import TwoWayGraph

        if getattr(self, "end", 0):
            raise RuntimeError("this generator is made already")
        if not isinstance(graph, TwoWayGraph):  # which has looked at its nodes
            raise TypeError("a generator needs a two-way graph")
        if not all(isinstance(each, bytes) for each in (letter_bonus, word_bonus, values)):
            raise TypeError("premiums and values are bytes")
        self._check(rows, columns, start, letter_bonus, word_bonus, values)
        _between("the tiles of a bingo", bingo_tiles, 1, 1000)
        _between("the bonus of a bingo", bingo_bonus, 0, 100_000)
        _between("the letters of the blank", playable, 0, _ANY)
        self.busy = False
        self.uses = 0
        self.asked: Callable[[], bool] = bool  # which says no
        self.stopping = array("B", [0])
        self.nodes = graph.nodes
        self.root = graph.root
        self.forward = graph.forward
        self.rows, self.columns = rows, columns
        self.bingo_tiles, self.bingo_bonus = bingo_tiles, bingo_bonus
        self.playable = playable
        if not cython.compiled:
            self._make_arrays()
        for letter in range(len(values)):
            self.values[letter + 1] = values[letter]
        for letter in range(MOST_LETTERS):
            self.bits[letter + 1] = self.bits[letter + 1 + BLANKED] = 1 << letter
        self._arrange(letter_bonus, word_bonus)
        self.start_row = self.across[start]
        self.start_column = self.turned[self.start_row]
        self.letters = len(values)
        self.table = _NO_LEAVES
        self.has_leaves = False
        self.vowels = 0
        self._number_leaves()
        for letter in range(MOST_LETTERS):
            self.keys[letter + 1] = pow(_KEY_BASE, letter + 1, _KEY_PRIME)  # no sum of few is the sum of others
        self.can_spell = False
        self.take_rack(bytes(KINDS))
        self.count = 0
        self.best_only = False
        self._make_room(_FIRST_ROOM)

    def _check(
        self, rows: int, columns: int, start: int, letter_bonus: bytes, word_bonus: bytes, values: bytes
    ) -> None:
        _between("the number of rows", rows, 1, LARGEST_SIDE)
        _between("the number of columns", columns, 1, LARGEST_SIDE)
        _between("the start square", start, 0, rows * columns - 1)
        for name, bonuses in (("letter", letter_bonus), ("word", word_bonus)):
            if len(bonuses) != rows * columns:
                raise ValueError(f"there are {len(bonuses)} {name} premiums for {rows}×{columns} squares")
            for bonus in bonuses:
                _between(f"a {name} premium", bonus, 1, _HIGHEST_BONUS)
        if len(values) > MOST_LETTERS:
            raise ValueError(f"there are values for {len(values)} letters, more than {MOST_LETTERS}")
        for value in values:
            _between("the value of a tile", value, 0, _HIGHEST_VALUE)
        most = max(values, default=0) * max(letter_bonus) * max(rows, columns) * 2
        squares = range(rows * columns)
        lines = [[at for at in squares if at // columns == row] for row in range(rows)]
        lines += [[at for at in squares if at % columns == column] for column in range(columns)]
        for line in lines:
            factor = 1
            for at in line:
                factor *= word_bonus[at]
            if most * factor > _HIGHEST_SCORE:
                raise ValueError("the premium squares of a line are worth too much together")

    def _arrange(self, letter_bonus: bytes, word_bonus: bytes) -> None:
        """Number the places: see the head of this module."""
        rows, columns = self.rows, self.columns
        half = rows * (columns + 1)
        self.tiles = 0
        self.half = half
        self.end = half + columns * (rows + 1)
        for square in range(rows * columns):
            row, column = divmod(square, columns)
            place = 1 + row * (columns + 1) + column
            other = 1 + half + column * (rows + 1) + row
            self.across[square] = place
            for at, turned in ((place, other), (other, place)):
                self.square_of[at] = square
                self.turned[at] = turned
                self.letter_bonus[at] = letter_bonus[square]
                self.word_bonus[at] = word_bonus[square]
                self.fits[at] = _ANY
                self.hooks[at] = _NO_WORD

    def _number_leaves(self) -> None:
        """Number all leaves: those of fewer tiles first; among equals, tile by tile in order of kinds, a tile adds the
        number of ways to choose (its kind plus its turn less one) over its turn. The blank is the last kind."""
        for column in range(self.letters + 1):
            for size in range(1, STEPS):
                self.chosen[column * STEPS + size] = comb(column + size - 1, size)
        for size in range(STEPS):
            self.offsets[size + 1] = self.offsets[size] + comb(self.letters + size, size)

    def _make_arrays(self) -> None:
        """Make what a compiled generator has in itself."""
        self.values = array("B", bytes(2 * BLANKED))
        self.squares = array("B", bytes(PLACES))
        self.letter_bonus = array("B", bytes(PLACES))
        self.word_bonus = array("B", bytes(PLACES))
        self.strip = array("B", bytes(PLACES))
        self.rack = array("B", bytes(KINDS))
        self.laid = array("B", bytes(MOVE))
        self.turned = array("H", bytes(2 * PLACES))
        self.square_of = array("H", bytes(2 * PLACES))
        self.across = array("H", bytes(2 * LARGEST_SIDE * LARGEST_SIDE))
        self.bits = array("I", bytes(8 * BLANKED))
        self.keys = array("I", bytes(4 * BLANKED))
        self.fits = array("I", bytes(4 * PLACES))
        self.hooks = array("i", bytes(4 * PLACES))
        self.weights = array("i", bytes(4 * KINDS))
        self.best_leaves = array("i", bytes(4 * (MOST_TILES + 1)))
        self.blankless_leaves = array("i", bytes(4 * (MOST_TILES + 1)))
        self.bonus_letter = array("i", bytes(4 * MOVE))
        self.bonus_cross = array("i", bytes(4 * MOVE))
        self.ordered = array("i", bytes(4 * MOVE))
        self.dearest = array("i", bytes(4 * MOVE))
        self.anchors = array("i", bytes(16 * PLACES))
        self.leaves = array("i", bytes(4 * _MOST_PARTS))
        self.ranks = array("i", bytes(4 * _MOST_PARTS))
        self.sizes = array("B", bytes(_MOST_PARTS))
        self.chosen = array("i", bytes(4 * KINDS * STEPS))
        self.offsets = array("i", bytes(4 * (STEPS + 1)))
        self.saved_squares = array("B", bytes(SLOTS * PLACES))
        self.saved_fits = array("I", bytes(4 * SLOTS * PLACES))
        self.saved_hooks = array("i", bytes(4 * SLOTS * PLACES))
        self.saved_tiles = array("i", bytes(4 * SLOTS))

    def _make_room(self, room: int) -> None:
        numbers = [array("i", bytes(4 * room)) for _each in range(3)]
        moves = array("B", bytes(MOVE * room))
        self.equities, self.scores, self.parts = numbers
        self.moves = moves
        self.room = room  # last of all: there may be no memory for them

    # ---------------------------------------------------------------------------------- the board

    def step(self, node: int, bit: int) -> int:
        """Return the node after a letter; 0 is the node without words."""
        mask = self.nodes[node]
        if mask & bit:
            return self.nodes[node + 2 + popcount(mask & (bit - _ONE))]
        return 0

    def check_crossing(self, place: int) -> None:
        """Work out which letters fit an empty place for the sake of the word across it, and what that word's other
        tiles are worth (rule S4)."""
        other = self.turned[place]
        first = other
        final = other
        while self.squares[first - 1]:
            first -= 1
        while self.squares[final + 1]:
            final += 1
        if first == final:
            self.fits[place] = _ANY
            self.hooks[place] = _NO_WORD
            return
        points = 0
        before = self.forward
        after = self.root
        for at in range(first, other):
            points += self.values[self.squares[at]]
            before = self.step(before, self.bits[self.squares[at]])
        for at in range(final, other, -1):
            points += self.values[self.squares[at]]
            after = self.step(after, self.bits[self.squares[at]])
        self.hooks[place] = points
        if final == other:
            self.fits[place] = self.nodes[before + 1]
        elif first == other:
            self.fits[place] = self.nodes[after + 1]
        else:
            self.fits[place] = self.between(before, after, other, final)

    def between(self, before: int, after: int, other: int, final: int) -> int:
        """Return the letters with tiles on both sides; `before` and `after` stand behind those tiles."""
        fitting = 0
        ending = self.bits[self.squares[final]]
        maybe = self.nodes[before] & (self.nodes[after] | self.nodes[after + 1])
        while maybe:
            bit = maybe & (~maybe + _ONE)
            maybe ^= bit
            node = self.step(before, bit)
            for at in range(other + 1, final):
                node = self.step(node, self.bits[self.squares[at]])
            if self.nodes[node + 1] & ending:
                fitting |= bit
        return fitting

    def lay(self, codes: bytes) -> None:
        """Take a whole board, a code for each square."""
        self.tiles = 0
        for square in range(self.rows * self.columns):
            place = self.across[square]
            self.squares[place] = codes[square]
            self.squares[self.turned[place]] = codes[square]
            if codes[square]:
                self.tiles += 1
        for square in range(self.rows * self.columns):
            place = self.across[square]
            other = self.turned[place]
            if codes[square]:
                self.fits[place] = self.fits[other] = 0
                self.hooks[place] = self.hooks[other] = _NO_WORD
            else:
                self.check_crossing(place)
                self.check_crossing(other)

    def lay_nothing(self) -> None:
        """Take all tiles off."""
        for place in range(1, self.end + 1):
            self.squares[place] = 0
            self.hooks[place] = _NO_WORD
            self.fits[place] = _ANY if self.letter_bonus[place] else 0
        self.tiles = 0

    def put(self, first: int, length: int, codes: Sequence[int]) -> None:
        """Lay a play that begins on a place, a code for each square of its length, and mend what fits around it."""
        for at in range(length):
            if codes[at]:
                place = first + at
                other = self.turned[place]
                self.squares[place] = self.squares[other] = codes[at]
                self.fits[place] = self.fits[other] = 0
                self.hooks[place] = self.hooks[other] = _NO_WORD
                self.tiles += 1
        self.mend(first - 1)
        self.mend(first + length)
        for at in range(length):
            if codes[at]:
                place = self.turned[first + at]
                other = place
                while self.squares[other]:
                    other -= 1
                self.mend(other)
                other = place
                while self.squares[other]:
                    other += 1
                self.mend(other)

    def put_move(self, number: int) -> None:
        """Lay a play that was found."""
        move = number * MOVE
        length = self.moves[move + 2]
        for at in range(length):
            self.laid[at] = self.moves[move + STRIP + at]
        self.put(self.moves[move] | self.moves[move + 1] << 8, length, self.laid)

    def mend(self, place: int) -> None:
        """Work out anew what fits the square of a place in the line that crosses the changed one."""
        if self.letter_bonus[place]:
            self.check_crossing(self.turned[place])

    def save(self, slot: int) -> None:
        """Keep the board in a slot."""
        base = slot * PLACES
        for at in range(self.end + 1):
            self.saved_squares[base + at] = self.squares[at]
            self.saved_fits[base + at] = self.fits[at]
            self.saved_hooks[base + at] = self.hooks[at]
        self.saved_tiles[slot] = self.tiles

    def restore(self, slot: int) -> None:
        """Lay the board of a slot again."""
        base = slot * PLACES
        for at in range(self.end + 1):
            self.squares[at] = self.saved_squares[base + at]
            self.fits[at] = self.saved_fits[base + at]
            self.hooks[at] = self.saved_hooks[base + at]
        self.tiles = self.saved_tiles[slot]

    # ---------------------------------------------------------------------------------- the rack

    def take_rack(self, counts: bytes) -> None:
        """Hold so many tiles of each letter and of the blank."""
        for kind in range(KINDS):
            self.rack[kind] = counts[kind]
        self.take_held()

    def take_held(self) -> None:
        """Number the parts of the tiles in `rack`."""
        weight = 1
        self.rack_size = 0
        self.rack_mask = 0
        for kind in range(KINDS):
            number = self.rack[kind]
            self.weights[kind] = weight
            if number:
                self.rack_size += number
                if kind < MOST_LETTERS:
                    self.rack_mask |= _ONE << kind
                weight *= number + 1
        self.part = weight - 1
        self.placed = 0
        self.latest = 0

    def value_leaves(self) -> None:
        """Value every part of the rack by the table of leaves: its place there comes tile by tile, in order of kinds.
        Of the whole rack, and of more tiles than the table tells apart, nothing is known."""
        self.ranks[0] = 0
        self.sizes[0] = 0
        weight = 1
        for kind in range(KINDS):
            number = self.rack[kind]
            if number:
                column = min(self.letters, kind)
                for part in range(weight, weight * (number + 1)):
                    size = self.sizes[part - weight] + 1
                    self.sizes[part] = size
                    if size <= LONGEST_LEAVE:
                        self.ranks[part] = self.ranks[part - weight] + self.chosen[column * STEPS + size]
                weight *= number + 1
        for part in range(weight):
            size = self.sizes[part]
            if size <= LONGEST_LEAVE:
                self.leaves[part] = 10 * self.table[self.offsets[size] + self.ranks[part]]
            else:
                self.leaves[part] = 0

    # ---------------------------------------------------------------------------------- the search

    def comes_first(self, first: int, length: int) -> bool:
        """Tell whether a play comes before the best one of the same equity: by place, length, tiles."""
        best = self.moves[0] | self.moves[1] << 8
        if first != best:
            return first < best
        if length != self.moves[2]:
            return length < self.moves[2]
        for at in range(length):
            if self.strip[first + at] != self.moves[STRIP + at]:
                return self.strip[first + at] < self.moves[STRIP + at]
        return False

    def record(self, first: int, final: int, points: int, factor: int, extra: int) -> None:  # noqa: C901 - calls cost
        """Keep a play that ends on the place `final`, or, of all, the best."""
        if first == final:
            return  # one letter is no word
        if self.placed == 1 and self.down and self.hooks[self.latest] >= 0:
            return  # one tile that forms words both ways was found along its row
        score = points * factor + extra
        if self.placed >= self.bingo_tiles:
            score += self.bingo_bonus
        equity = score * ONE_POINT
        if self.with_leaves:
            equity += self.leaves[self.part]
            if not self.tiles and self.vowels:
                equity -= self.opening_fine(first, final)
        length = final - first + 1
        at = self.count
        self.count += at < _MOST_PLAYS
        if self.best_only:
            at = 0
            if equity < self.equities[0] or (equity == self.equities[0] and not self.comes_first(first, length)):
                return
        elif at >= self.room:
            return  # counted: there is room for it the next time
        self.equities[at] = equity
        self.scores[at] = score
        self.parts[at] = self.part
        move = at * MOVE
        for offset in range(length, self.moves[move + 2]):
            self.moves[move + STRIP + offset] = 0  # moves end in zeros, and a longer one was here
        self.moves[move] = first & 255
        self.moves[move + 1] = first >> 8
        self.moves[move + 2] = length
        self.moves[move + 3] = self.placed
        self.moves[move + 4] = self.down
        for offset in range(length):
            self.moves[move + STRIP + offset] = self.strip[first + offset]

    def opening_fine(self, first: int, final: int) -> int:
        """Return what an opening loses for its vowels beside premium squares, where the answer may cross them."""
        fine = 0
        for place in range(first, final + 1):
            if self.bits[self.strip[place]] & self.vowels:
                other = self.turned[place]
                if (
                    self.letter_bonus[other - 1] > 1
                    or self.word_bonus[other - 1] > 1
                    or self.letter_bonus[other + 1] > 1
                    or self.word_bonus[other + 1] > 1
                ):
                    fine += _VOWEL_FINE
        return fine

    def go_on(self, place: int, target: int, complete: bool, points: int, factor: int, extra: int, first: int) -> None:
        """Go on after a tile: left of the anchor leftwards, and then from behind the anchor to the right."""
        if place <= self.anchor:
            open_left = not self.squares[place - 1]
            if complete and open_left and self.placed and not self.squares[self.anchor + 1]:
                self.record(place, self.anchor, points, factor, extra)
            if not target:
                return
            if place > self.leftmost:
                self.walk(place - 1, target, points, factor, extra, place)
            if open_left and self.anchor + 1 < self.limit:
                onward = self.nodes[target - 1]
                if onward:
                    self.walk(self.anchor + 1, onward, points, factor, extra, place)
        else:
            if complete and self.placed and not self.squares[place + 1]:
                self.record(first, place, points, factor, extra)
            if target and place + 1 < self.limit:
                self.walk(place + 1, target, points, factor, extra, first)

    def walk(self, place: int, node: int, points: int, factor: int, extra: int, first: int) -> None:  # noqa: C901 - calls cost
        """Take every letter that words go on with at `node` and that fits the place, from the board or the rack."""
        children = self.nodes[node]
        accepted = self.nodes[node + 1]
        code = self.squares[place]
        if code:
            bit = self.bits[code]
            if (children | accepted) & bit:
                self.strip[place] = 0
                self.go_on(
                    place,
                    self.step(node, bit),
                    accepted & bit != 0,
                    points + self.values[code],
                    factor,
                    extra,
                    first,
                )
            return
        fitting = (children | accepted) & self.fits[place]
        wild = self.rack[BLANK]
        if wild:
            fitting &= self.rack_mask | self.playable
        else:
            fitting &= self.rack_mask
        if not fitting or (not cython.compiled and (self.stopping[0] or self.asked())):
            return
        bonus = self.letter_bonus[place]
        word = self.word_bonus[place]
        hook = self.hooks[place]
        crossed = extra
        if hook >= 0:
            crossed = extra + hook * word
        previous = self.latest
        self.placed += 1
        self.latest = place
        while fitting:
            letter = lowest(fitting)
            bit = _ONE << letter
            fitting ^= bit
            target = 0
            if children & bit:
                target = self.nodes[node + 2 + popcount(children & (bit - _ONE))]
            complete = accepted & bit != 0
            if self.rack[letter]:
                self.rack[letter] -= 1
                if not self.rack[letter]:
                    self.rack_mask ^= bit
                self.part -= self.weights[letter]
                self.strip[place] = letter + 1
                gain = self.values[letter + 1] * bonus
                self.go_on(
                    place,
                    target,
                    complete,
                    points + gain,
                    factor * word,
                    crossed + gain * word if hook >= 0 else extra,
                    first,
                )
                self.part += self.weights[letter]
                self.rack[letter] += 1
                self.rack_mask |= bit
            if wild and self.playable & bit:
                self.rack[BLANK] -= 1
                self.part -= self.weights[BLANK]
                self.strip[place] = letter + 1 + BLANKED
                self.go_on(place, target, complete, points, factor * word, crossed, first)
                self.part += self.weights[BLANK]
                self.rack[BLANK] += 1
        self.placed -= 1
        self.latest = previous

    def add_anchor(self, place: int, leftmost: int, limit: int) -> None:
        """Note an anchor with the first place of its plays and the place behind the last one."""
        at = 4 * self.anchor_count
        self.anchors[at] = 0
        self.anchors[at + 1] = place
        self.anchors[at + 2] = leftmost
        self.anchors[at + 3] = limit
        self.anchor_count += 1

    def find_anchors(self, start: int, end: int) -> None:
        """Note the anchors of a line from right to left: see the head of this module."""
        left = end
        while True:
            right = left
            while left > start and not self.squares[left - 1]:
                left -= 1
            first = left
            if left > start:
                self.add_anchor(left - 1, start, right)
                first = left + 1
            limit = right
            for place in range(right - 1, first - 1, -1):
                if self.hooks[place] >= 0:
                    if limit - first < 2:
                        break
                    if self.fits[place]:
                        self.add_anchor(place, first, limit)
                    limit = place
            while left > start and self.squares[left - 1]:
                left -= 1
            if left <= start:
                return
            left -= 1

    def find_all_anchors(self) -> None:
        """Note the anchors of the board; an empty one has its start square, once in each direction."""
        self.anchor_count = 0
        stride = self.columns + 1
        if not self.tiles:
            row = (self.start_row - 1) // stride
            self.add_anchor(self.start_row, 1 + row * stride, (row + 1) * stride)
            column = (self.start_column - 1 - self.half) // (self.rows + 1)
            begin = 1 + self.half + column * (self.rows + 1)
            self.add_anchor(self.start_column, begin, begin + self.rows)
            return
        for line in range(self.rows):
            self.find_anchors(1 + line * stride, (line + 1) * stride)
        stride = self.rows + 1
        for line in range(self.columns):
            self.find_anchors(1 + self.half + line * stride, self.half + (line + 1) * stride)

    def begin(self, best_only: bool, with_leaves: bool) -> None:
        """Forget what was found."""
        self.best_only = best_only
        self.with_leaves = with_leaves
        self.count = 0
        self.equities[0] = NOTHING
        self.moves[3] = 0
        self.find_all_anchors()

    def search_anchor(self, number: int) -> None:
        """Find the plays of an anchor."""
        self.anchor = self.anchors[4 * number + 1]
        self.leftmost = self.anchors[4 * number + 2]
        self.limit = self.anchors[4 * number + 3]
        self.down = self.anchor > self.half
        self.walk(self.anchor, self.root, 0, 1, 0, self.anchor)

    def search_all(self) -> None:
        """Find every play."""
        self.begin(False, False)
        for number in range(self.anchor_count):
            if self.stopping[0]:
                break
            self.search_anchor(number)

    def search_best(self, with_leaves: bool) -> None:
        """Find the play worth most; anchors that cannot beat it are left out.

        With blanks it first searches without them: what keeps them is hard to beat, and plays with a blank leave so
        much less.
        """
        self.begin(True, with_leaves)
        if not self.tiles:
            for number in range(self.anchor_count):
                self.search_anchor(number)
            return
        blanks = self.rack[BLANK]
        self.order_leaves()
        self.gather_keys(blanks)
        if blanks:
            self.rack[BLANK] = 0
            self.bound_leaves(False)
            self.sort_anchors()
            self.search_promising()
            self.rack[BLANK] = blanks
        self.bound_leaves(blanks > 0)
        self.sort_anchors()
        self.search_promising()

    def search_promising(self) -> None:
        """Search the sorted anchors until none can beat the best play."""
        for number in range(self.anchor_count):
            if self.anchors[4 * number] < self.equities[0] or self.anchors[4 * number] == NOTHING or self.stopping[0]:
                break
            self.search_anchor(number)

    # ---------------------------------------------------------------------------------- the bounds

    def gather_keys(self, blanks: int) -> None:
        """Add up the keys of the letters on the rack, and look whether all of its tiles make a word by themselves."""
        self.rack_key = 0
        for letter in range(self.letters):
            self.rack_key += self.rack[letter] * self.keys[letter + 1]
        self.rack_key &= _ANY
        self.blanks = blanks
        self.known_letters = 0
        self.good_letters = 0
        self.spells_alone = not self.can_spell
        if self.can_spell:
            if blanks == 0:
                self.spells_alone = self.spells(self.rack_key)
            elif blanks == 1:
                self.spells_alone = self.spells_with_blank(self.rack_key)
            elif blanks > 2:
                self.spells_alone = True  # for all that is known
            else:
                for letter in range(self.letters):
                    if self.spells_with_blank(self.rack_key + self.keys[letter + 1] & _ANY):
                        self.spells_alone = True
                        break

    def spells(self, key: int) -> bool:
        """Tell whether the letters of a key make a word; once in many times it says so of letters that do not."""
        at = key * _SPREAD & _ANY
        at >>= 32 - SPELLED_BITS
        return self.spelled[at >> 3] >> (at & 7) & 1 != 0

    def spells_with_blank(self, key: int) -> bool:
        """Tell whether the letters of a key and a blank make a word."""
        letter = 0
        while letter < self.letters and not self.spells(key + self.keys[letter + 1] & _ANY):
            letter += 1
        return letter < self.letters

    def uses_all(self, key: int, number: int, code: int) -> bool:
        """Tell whether the whole rack and the tiles of the board on a span, so many with the key, can make a word;
        `code` is the last of those tiles."""
        if number == 0:
            return self.spells_alone
        if not self.can_spell or self.blanks > 1:
            return True
        if self.blanks == 0:
            return self.spells(self.rack_key + key & _ANY)
        if number > 1:
            return self.spells_with_blank(self.rack_key + key & _ANY)
        bit = self.bits[code]
        if not self.known_letters & bit:
            self.known_letters |= bit
            if self.spells_with_blank(self.rack_key + key & _ANY):
                self.good_letters |= bit
        return self.good_letters & bit != 0

    def order_leaves(self) -> None:
        """Work out the highest leave of each size, with all blanks kept and with at least one of them gone."""
        for size in range(MOST_TILES + 1):
            self.best_leaves[size] = NOTHING
            self.blankless_leaves[size] = NOTHING
        self.sizes[0] = 0
        weight = 1
        for kind in range(KINDS):
            number = self.rack[kind]
            if number:
                for part in range(weight, weight * (number + 1)):
                    self.sizes[part] = self.sizes[part - weight] + 1
                weight *= number + 1
        all_blanks = self.weights[BLANK] * self.rack[BLANK]
        for part in range(self.part + 1):
            size = self.sizes[part]
            worth = self.leaves[part] if self.with_leaves else 0
            if part >= all_blanks:
                if worth > self.best_leaves[size]:
                    self.best_leaves[size] = worth
            elif worth > self.blankless_leaves[size]:
                self.blankless_leaves[size] = worth

    def bound_leaves(self, with_blanks: bool) -> None:
        """Choose the leaves of the phase, and sort the tiles that it lays by value, the dearest first."""
        self.blank_phase = 1 if with_blanks else 0
        number = 0
        for letter in range(MOST_LETTERS):
            for _each in range(self.rack[letter]):
                value = self.values[letter + 1]
                at = number
                while at > 0 and self.dearest[at - 1] < value:
                    self.dearest[at] = self.dearest[at - 1]
                    at -= 1
                self.dearest[at] = value
                number += 1
        self.usable = number
        if with_blanks:
            self.usable += self.rack[BLANK]
        for at in range(number, MOST_TILES + 1):
            self.dearest[at] = 0

    def worth_at_most(self, points: int, factor: int, extra: int, number: int) -> int:
        """Return a bound for plays of so many tiles on the squares noted: the dearest ones on the best squares."""
        if self.blank_phase:
            leave = self.blankless_leaves[self.rack_size - number]
        else:
            leave = self.best_leaves[self.rack_size - number]
        if leave == NOTHING:
            return NOTHING
        for each in range(number):
            times = self.bonus_letter[each] * factor + self.bonus_cross[each]
            at = each
            while at > 0 and self.ordered[at - 1] < times:
                self.ordered[at] = self.ordered[at - 1]
                at -= 1
            self.ordered[at] = times
        worth = points * factor + extra
        laid = number - self.blank_phase
        for each in range(laid):
            worth += self.ordered[each] * self.dearest[each]
        if number >= self.bingo_tiles:
            worth += self.bingo_bonus
        return worth * ONE_POINT + leave

    def note_square(self, place: int, number: int) -> None:
        """Note an empty square as the next one that a play covers."""
        self.bonus_letter[number] = self.letter_bonus[place]
        self.bonus_cross[number] = 0
        if self.hooks[place] >= 0:
            self.bonus_cross[number] = self.letter_bonus[place] * self.word_bonus[place]

    def bound(self, anchor: int, leftmost: int, limit: int) -> int:  # noqa: C901 - calls cost
        """Return an equity that no play of an anchor exceeds: every span of squares is tried with the dearest tiles."""
        allowed = self.rack_mask
        if self.rack[BLANK]:
            allowed |= self.playable
        best = NOTHING
        whole = self.rack_size
        left = anchor
        left_points = 0
        left_extra = 0
        left_factor = 1
        left_count = 0
        left_key = 0
        left_tiles = 0
        code = 0
        while True:
            while left >= leftmost and self.squares[left]:
                code = self.squares[left]
                left_points += self.values[code]
                left_key += self.keys[code & 63]
                left_tiles += 1
                left -= 1
            if left < anchor:
                points = left_points
                extra = left_extra
                factor = left_factor
                number = left_count
                key = left_key
                through = left_tiles
                right = anchor + 1
                while True:
                    while right < limit and self.squares[right]:
                        code = self.squares[right]
                        points += self.values[code]
                        key += self.keys[code & 63]
                        through += 1
                        right += 1
                    if number > 0 and right - 1 - left >= 2:
                        worth = self.worth_at_most(points, factor, extra, number)
                        if worth > best and (number < whole or self.uses_all(key & _ANY, through, code)):
                            best = worth
                    if number >= self.usable or right >= limit or not self.fits[right] & allowed:
                        break
                    self.note_square(right, number)
                    if self.hooks[right] >= 0:
                        extra += self.hooks[right] * self.word_bonus[right]
                    factor *= self.word_bonus[right]
                    number += 1
                    right += 1
            if left_count >= self.usable or left < leftmost or not self.fits[left] & allowed:
                return best
            self.note_square(left, left_count)
            if self.hooks[left] >= 0:
                left_extra += self.hooks[left] * self.word_bonus[left]
            left_factor *= self.word_bonus[left]
            left_count += 1
            left -= 1

    def sort_anchors(self) -> None:
        """Bound the anchors and put the most promising first."""
        for number in range(self.anchor_count):
            place = self.anchors[4 * number + 1]
            leftmost = self.anchors[4 * number + 2]
            limit = self.anchors[4 * number + 3]
            worth = self.bound(place, leftmost, limit)
            at = number
            while at > 0 and self.anchors[4 * at - 4] < worth:
                for field in range(4):
                    self.anchors[4 * at + field] = self.anchors[4 * at - 4 + field]
                at -= 1
            self.anchors[4 * at] = worth
            self.anchors[4 * at + 1] = place
            self.anchors[4 * at + 2] = leftmost
            self.anchors[4 * at + 3] = limit

    # ---------------------------------------------------------------------------------- for Python

    def set_leaves(self, table: "memoryview[int]") -> None:
        """Take a table with the value of each leave in hundredths of a point, as 16-bit numbers, in the order of
        `leave_number`. Raises ValueError if it has another length."""
        self.idle()
        leaves = memoryview(table)
        if leaves.format != "h" or leaves.ndim != 1 or not leaves.c_contiguous:
            raise ValueError("leaves are 16-bit numbers, one behind the other")
        if len(leaves) != self.offsets[STEPS]:
            raise ValueError(f"there are {len(leaves)} leaves, not {self.offsets[STEPS]}")
        self.table = leaves
        self.has_leaves = True
        self.uses += 1

    def set_vowels(self, vowels: int) -> None:
        """Take the bits of the vowels, for which an opening is fined. Raises ValueError if there are bits of others."""
        self.idle()
        _between("the letters of the vowels", vowels, 0, _ANY)
        self.vowels = vowels

    def set_spelled(self, spelled: bytes) -> None:
        """Take what `mark_spelled` marked for the words of this graph: bounds become closer, and answers do not change.
        Raises ValueError if it has another length."""
        self.idle()
        if not isinstance(spelled, bytes):
            raise TypeError("what is spelled are bytes")
        if len(spelled) != 1 << SPELLED_BITS - 3:
            raise ValueError(f"there are {len(spelled)} bytes of spelled letters, not {1 << SPELLED_BITS - 3}")
        self.spelled = spelled
        self.can_spell = True

    def mark_spelled(self) -> bytes:
        """Return a field of bits with a mark for the letters of each word of the graph, whatever their order."""
        marks = bytearray(1 << SPELLED_BITS - 3)
        self.occupy()
        self.marks = marks
        with cython.nogil:
            self.mark_from(self.forward, 0, LARGEST_SIDE)
        self.marks = bytearray(1)
        self.busy = False
        return bytes(marks)

    def mark_from(self, node: int, key: int, most: int) -> None:
        """Mark the words that go on from a node by up to so many letters; the key is that of the letters so far."""
        children = self.nodes[node]
        accepted = self.nodes[node + 1]
        wanted = children | accepted
        target = node + 2
        while wanted:
            letter = lowest(wanted)
            bit = _ONE << letter
            wanted ^= bit
            following = key + self.keys[letter + 1] & _ANY
            if accepted & bit:
                at = following * _SPREAD & _ANY
                at >>= 32 - SPELLED_BITS
                self.marks[at >> 3] |= 1 << (at & 7)
            if children & bit:
                if most > 1:
                    self.mark_from(self.nodes[target], following, most - 1)
                target += 1

    def set_board(self, codes: bytes) -> None:
        """Lay a board, a code for each square row by row. Raises ValueError."""
        if not isinstance(codes, bytes):
            raise TypeError("the codes of a board are bytes")
        if len(codes) != self.rows * self.columns:
            raise ValueError(f"{len(codes)} codes do not fill {self.rows}×{self.columns} squares")
        for code in codes:
            if (code != STRANGE and not (code == 0 or 1 <= code % BLANKED <= MOST_LETTERS)) or code >= 2 * BLANKED:
                raise ValueError(f"{code} is no code of a tile")
        self.occupy()
        board = codes
        with cython.nogil:
            self.lay(board)
        self.busy = False

    def board(self) -> bytes:
        """Return the codes of the board, square by square."""
        self.idle()
        return bytes([self.squares[self.across[square]] for square in range(self.rows * self.columns)])

    def idle(self) -> None:
        """Do nothing but raise RuntimeError if another thread is in, or there is no board."""
        if not self.end:
            raise RuntimeError("this generator was never made")
        if self.busy:
            raise RuntimeError("this generator is searching already; another thread needs another one")

    def occupy(self) -> None:
        """Keep other threads out. Raises RuntimeError if one is in."""
        self.idle()
        self.busy = True
        self.uses += 1

    def find_all(self, rack: bytes) -> int:
        """Find every play of a rack, given as counts by letter with the blank last; return how many there are. Raises
        ValueError for an impossible rack, and for more plays than there is room for."""
        check_rack(rack)
        self.occupy()
        try:
            counts = rack
            with cython.nogil:
                self.take_rack(counts)
                self.search_all()
            if self.count >= _MOST_PLAYS:
                self.count = 0
                raise ValueError(f"there are {_MOST_PLAYS:,} plays or more")
            if self.count > self.room:
                self._make_room(min(2 * self.count, _MOST_PLAYS))
                with cython.nogil:
                    self.take_rack(counts)
                    self.search_all()
        finally:
            self.busy = False
        return self.count

    def find_best(self, rack: bytes, leaves: Sequence[int] | None = None) -> bool:
        """Find the play worth most and return whether there is any. `leaves` has by part of the rack what keeping it
        is worth, in thousandths of a point. Raises ValueError for an impossible rack or a wrong number of leaves."""
        check_rack(rack)
        self.occupy()
        try:
            counts = rack
            self.take_rack(counts)
            if leaves is not None:
                if len(leaves) != self.part + 1:
                    raise ValueError(f"there are {len(leaves)} leaves for {self.part + 1} parts of the rack")
                for part in range(self.part + 1):
                    self.leaves[part] = max(-1_000_000, min(1_000_000, index(leaves[part])))
            known = leaves is not None
            with cython.nogil:
                self.search_best(known)
        finally:
            self.busy = False
        return self.count > 0

    def found(self) -> tuple[bytes, bytes, bytes]:
        """Return what was found last: scores and parts as 32-bit numbers of this machine, and moves of `MOVE` bytes."""
        self.idle()
        number = min(self.count, 1) if self.best_only else self.count
        return bytes(self.scores[:number]), bytes(self.parts[:number]), bytes(self.moves[: MOVE * number])

    def equity(self) -> int:
        """Return the equity of the best play in thousandths of a point."""
        self.idle()
        return self.equities[0]

    def square(self, place: int) -> int:
        """Return the square of a place, row by row from 0. Raises ValueError for a place that is none."""
        if not 0 < place < PLACES or not self.letter_bonus[place]:
            raise ValueError(f"{place} is no place of the board")
        return self.square_of[place]

    def place(self, square: int, down: bool) -> int:
        """Return the place of a square in its row, or in its column. Raises ValueError for a square off the board."""
        _between("the square", square, 0, self.rows * self.columns - 1)
        return self.turned[self.across[square]] if down else self.across[square]

    def ask(self, asked: Callable[[], bool]) -> None:
        """Let a search that is not compiled ask all the time whether to stop; one that is compiled is over before."""
        if not callable(asked):
            raise TypeError("nothing can be asked")
        self.asked = asked

    def stop(self, stops: bool = True) -> None:
        """Tell a search to come to its end within a moment, or let searches run again."""
        if not self.end:
            raise RuntimeError("this generator was never made")
        self.stopping[0] = stops


def is_compiled() -> bool:
    """Tell whether this is the compiled kernel."""
    return bool(cython.compiled)


def check_rack(rack: bytes) -> None:
    """Raise ValueError or TypeError unless these are the counts of a rack: by letter, with the blank last."""
    if not isinstance(rack, bytes):
        raise TypeError("the counts of a rack are bytes")
    if len(rack) != KINDS:
        raise ValueError(f"a rack has {KINDS} counts, not {len(rack)}")
    if sum(rack) > MOST_TILES:
        raise ValueError(f"a rack has up to {MOST_TILES} tiles, not {sum(rack)}")


def _between(name: str, value: int, least: int, most: int) -> None:
    if not least <= index(value) <= most:
        raise ValueError(f"{name} is {value} but must be from {least} to {most}")
