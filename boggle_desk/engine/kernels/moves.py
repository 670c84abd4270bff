"""Scrabble plays of one rack on one board: all of them with their scores, or the one worth most with what it leaves.

**Board.** Squares are kept twice, row by row and then column by column, as places: each line has an empty place before
it and after it that nothing may be laid on, so that no loop checks for the edge. A code is 0 for no tile, a letter's
number plus one for a tile, `BLANKED` more on a blank, and `STRANGE` for a tile that no word has. The cross-set of a
place are the bits of the letters that make a word across it, and its cross-score is what the other tiles of that word
are worth, or `NO_WORD`.

**Rack.** What can be left of a rack is a part: a number by mixed radix in order of letters, the blank last; taking a
tile subtracts its weight. Letters have keys that add up.

**All plays.** The search is Gordon's ("A Faster Scrabble Move Generation Algorithm", Software: Practice and Experience
24, 1994) on the two-way graph: from an anchor leftwards, then on to the right. The anchors of a line are the last tile
of each block of tiles, for plays that go through it and no block behind it, and the empty squares beside tiles of other
lines, for plays that touch no block of their own line; so every play is found once. Scores and leaves are kept up tile
by tile. The graph does not fit into the processor's caches, so the nodes to come are fetched while others are looked
at.

**The best play.** The spans of squares that plays can cover are searched in order of a bound that none of their plays
exceeds, until none can beat the best one. A play of *n* tiles is worth at most what *n* tiles are together, laid and
left, where every square counts them by the premiums of the word, and the dearest tiles where a premium of a letter or
a word across counts more. A square that only cheaper tiles fit counts for them alone. Plays with blanks have bounds of
their own. Of a span only those parts of the rack are laid whose letters, with the tiles there, make a word that fits.

**Word map.** That they do is looked up by the sum of their keys: first in a field of marks, which is sometimes wrong,
then among the words themselves, whose letters stand by slots of a hash table. What a blank stands for is tried where
another field has a mark for the other letters. Without a map every span is searched with the whole rack.
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

if not cython.compiled:
    from boggle_desk.engine.kernels.codes import *
    from boggle_desk.engine.kernels.uncompiled import copy_bytes, lowest, popcount
    from boggle_desk.engine.kernels.uncompiled import fetch as fetch_node

if TYPE_CHECKING:
    from boggle_desk.engine.word_graph import TwoWayGraph

_HIGHEST_VALUE, _HIGHEST_BONUS = 100, 9
_MOST_POINTS = 1_900_000
_FIRST_ROOM = 4_096
_KEY_BASE, _KEY_PRIME = 2_654_435_769, 4_294_967_291
_NO_LEAVES = memoryview(bytes(2)).cast("h")


class WordMap:
    """The words of a graph by their letters, whatever the order: see the head of this module. Nothing in it changes."""

    def __init__(self, graph: "TwoWayGraph") -> None:
        """Map the words of a graph, all but the longest of very many. Raises TypeError."""
        if getattr(self, "begun", False):
            raise RuntimeError("this map is made already")
        check_graph(graph)
        self.begun = True
        if not cython.compiled:
            self.keys = array("I", bytes(4 * KINDS))
            self.counts = array("i", bytes(4 * (LARGEST_SIDE + 1)))
            self.strip = array("B", bytes(LARGEST_SIDE))
        self.nodes = graph.nodes
        for code in range(KINDS):
            self.keys[code] = key_of(code)
        self.forward = graph.forward
        with cython.nogil:
            self.count_from(self.forward, 1)
        self.longest = words = size = 0
        for length in range(1, LARGEST_SIDE + 1):
            more = self.counts[length]
            if size + length * more + 12 * (words + more) > MOST_MAPPED:
                break
            self.longest, words, size = length, words + more, size + length * more
        bits = [(each | 1 << 10).bit_length() for each in (8 * sum(self.counts), 32 * words)]
        self.shift, self.blank_shift = 32 - bits[0], 32 - bits[1]
        self.marks, self.blank_marks = bytearray(1 << bits[0] - 3), bytearray(1 << bits[1] - 3)
        self.slots = 3 * words // 2 + 1
        self.tags = array("I", bytes(4 * self.slots))
        self.ends = array("I", bytes(4 * self.slots))
        self.text = bytearray(size)
        with cython.nogil:
            self.map_from(self.forward, 0, 0, False)
            self.add_up()
            self.map_from(self.forward, 0, 0, True)
        self.graph = graph

    def count_from(self, node: int, length: int) -> None:
        """Count the words whose letter of this number, and the rest, come from a node."""
        children = self.nodes[node]
        self.counts[length] += popcount(self.nodes[node + 1])
        if length < LARGEST_SIDE:
            for target in range(node + 2, node + 2 + popcount(children)):
                self.count_from(self.nodes[target], length + 1)

    def mark(self, key: int, length: int) -> None:
        """Mark the letters of a word by their key; if the map has it, those of the word with each letter less too."""
        at = key * SPREAD & ANY_LETTER
        at >>= self.shift
        self.marks[at >> 3] |= 1 << (at & 7)
        if length > self.longest:
            return
        for number in range(length):
            at = (key - self.keys[self.strip[number] + 1] & ANY_LETTER) * SPREAD & ANY_LETTER
            at >>= self.blank_shift
            self.blank_marks[at >> 3] |= 1 << (at & 7)

    def slot(self, key: int, length: int) -> int:
        """Return the slot of the words with this key and length, or a free one."""
        tag = key & ~LENGTH_BITS | length
        at = (key * SPREAD & LOW) * self.slots >> 32
        while self.tags[at] and self.tags[at] != tag:
            at += 1
            if at == self.slots:
                at = 0
        return at

    def map_from(self, node: int, key: int, length: int, writing: bool) -> None:
        """Mark each word that continues from a node and give it room in its slot, or write its letters there."""
        children = self.nodes[node]
        accepted = self.nodes[node + 1]
        wanted = children | accepted
        target = node + 2
        while wanted:
            letter = lowest(wanted)
            bit = ONE_BIT << letter
            wanted ^= bit
            following = key + self.keys[letter + 1] & ANY_LETTER
            self.strip[length] = letter
            if accepted & bit and not writing:
                self.mark(following, length + 1)
            if accepted & bit and length < self.longest:
                slot = self.slot(following, length + 1)
                if writing:
                    for at in range(length + 1):
                        self.text[self.ends[slot] + at] = self.strip[at]
                self.tags[slot] = following & ~LENGTH_BITS | length + 1
                self.ends[slot] += length + 1
            if children & bit:
                if length + 1 < (self.longest if writing else LARGEST_SIDE):
                    self.map_from(self.nodes[target], following, length + 1, writing)
                target += 1

    def add_up(self) -> None:
        """Turn the room of each slot into the place where it begins."""
        place = 0
        for slot in range(self.slots):
            room = self.ends[slot]
            self.ends[slot] = place
            place += room


class MoveGenerator:
    """A board, a rack, and a search on it at a time. Two threads need two generators; a second call meanwhile is
    refused."""

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
        """Make an empty board and hold no tile.

        `start` is the square of the first play; the bonuses go by square, `values` by letter number. A blank may stand
        for the letters of `playable`. Raises ValueError for anything out of its range, and TypeError.
        """
        if getattr(self, "end", 0):
            raise RuntimeError("this generator is made already")
        check_graph(graph)
        if not all(isinstance(each, bytes) for each in (letter_bonus, word_bonus, values)):
            raise TypeError("premiums and values are bytes")
        self._check_board(rows, columns, letter_bonus, word_bonus, values)
        check_range("the letters of the blank", playable, 0, ANY_LETTER)
        check_range("the tiles of a bingo", bingo_tiles, 1, 1000)
        check_range("the bonus of a bingo", bingo_bonus, 0, 100_000)
        if not 0 <= index(start) < rows * columns:
            raise ValueError(f"the start square {start} is not on the board")
        if not cython.compiled:
            self._make_arrays()
        self.busy = False
        self.uses = 0
        self.graph = graph
        self.nodes = graph.nodes
        self.root = graph.root
        self.forward = graph.forward
        self.rows, self.columns = rows, columns
        self.letters = len(values)
        self.playable = playable
        self.bingo_tiles, self.bingo_bonus = bingo_tiles, bingo_bonus
        self.vowels = 0
        self.asked: Callable[[], bool] = bool  # which says no
        self.stopping = array("B", [0])
        self.to_beat = NOTHING
        self.table = _NO_LEAVES
        self.has_leaves = self.with_leaves = False
        self.longest = 0  # until there is a map
        for letter in range(len(values)):
            self.values[letter + 1] = values[letter]
        for letter in range(MOST_LETTERS):
            self.bits[letter + 1] = self.bits[letter + 1 + BLANKED] = 1 << letter
            self.keys[letter + 1] = key_of(letter + 1)
        self._number_leaves()
        self._make_room(_FIRST_ROOM)
        self._arrange(letter_bonus, word_bonus)
        self.start_row = self.across[start]
        self.start_column = self.turned[self.start_row]
        self.forget()
        self.take_rack(bytes(KINDS))

    def _make_arrays(self) -> None:
        """Make what a compiled generator has in itself."""
        self.values = array("B", bytes(2 * BLANKED))
        self.squares = array("B", bytes(PLACES))
        self.letter_bonus = array("B", bytes(PLACES))
        self.word_bonus = array("B", bytes(PLACES))
        self.turned = array("H", bytes(2 * PLACES))
        self.square_of = array("H", bytes(2 * PLACES))
        self.across = array("H", bytes(2 * LARGEST_SIDE * LARGEST_SIDE))
        self.bits = array("I", bytes(8 * BLANKED))
        self.cross_sets = array("I", bytes(4 * PLACES))
        self.cross_scores = array("i", bytes(4 * PLACES))
        self.saved_squares = array("B", bytes(SLOTS * PLACES))
        self.saved_cross_sets = array("I", bytes(4 * SLOTS * PLACES))
        self.saved_cross_scores = array("i", bytes(4 * SLOTS * PLACES))
        self.saved_tiles = array("i", bytes(4 * SLOTS))
        self.rack = array("B", bytes(KINDS))
        self.weights = array("i", bytes(4 * KINDS))
        self.leaves = array("i", bytes(4 * MOST_PARTS))
        self.ranks = array("i", bytes(4 * MOST_PARTS))
        self.sizes = array("B", bytes(MOST_PARTS))
        self.chosen = array("i", bytes(4 * KINDS * STEPS))
        self.offsets = array("i", bytes(4 * (STEPS + 1)))
        self.keys = array("I", bytes(4 * BLANKED))
        self.strip = array("B", bytes(PLACES + MOVE))
        self.laid = array("B", bytes(MOVE))
        self.anchors = array("i", bytes(4 * ANCHOR * PLACES))
        self.part_points = array("i", bytes(4 * MOST_PARTS))
        self.part_keys = array("I", bytes(4 * MOST_PARTS))
        self.held = array("B", bytes(KINDS))
        self.held_counts = array("B", bytes(KINDS))
        self.choices = array("i", bytes(4 * MOST_PARTS))
        self.choice_points = array("i", bytes(4 * MOST_PARTS))
        self.choice_keys = array("I", bytes(4 * MOST_PARTS))
        self.choice_leaves = array("i", bytes(4 * MOST_PARTS))
        self.group_ends = array("i", bytes(4 * (GROUPS + 1)))
        self.together = array("i", bytes(4 * GROUPS * (MOST_FACTOR + 1)))
        self.weighed = array("B", bytes(MOST_FACTOR + 1))
        self.dearest = array("i", bytes(4 * MOVE))
        self.dearest_bits = array("I", bytes(4 * MOVE))
        self.more_times = array("i", bytes(4 * MOVE))
        self.cross_times = array("i", bytes(4 * MOVE))
        self.ordered = array("i", bytes(4 * MOVE))
        self.spans = array("i", bytes(4 * SPAN * MOST_SPANS))
        self.span_fits = array("I", bytes(4 * LARGEST_SIDE))
        self.span_keys = array("I", bytes(4 * MOST_SPANS))
        self.span_order = array("H", bytes(2 * MOST_SPANS))
        self.bucket_ends = array("i", bytes(4 * (BUCKETS + 1)))

    def _make_room(self, room: int) -> None:
        numbers = [array("i", bytes(4 * room)) for _each in range(2)]
        moves = array("B", bytes(MOVE * room))
        self.scores, self.parts = numbers
        self.moves = moves
        self.room = room  # last of all: there may be no memory for them

    def _check_board(self, rows: int, columns: int, letter_bonus: bytes, word_bonus: bytes, values: bytes) -> None:
        check_range("the number of rows", rows, 1, LARGEST_SIDE)
        check_range("the number of columns", columns, 1, LARGEST_SIDE)
        for name, bonuses in (("letter", letter_bonus), ("word", word_bonus)):
            if len(bonuses) != rows * columns:
                raise ValueError(f"there are {len(bonuses)} {name} premiums for {rows}×{columns} squares")
            for bonus in bonuses:
                check_range(f"a {name} premium", bonus, 1, _HIGHEST_BONUS)
        if len(values) > MOST_LETTERS:
            raise ValueError(f"there are values for {len(values)} letters, more than {MOST_LETTERS}")
        for value in values:
            check_range("the value of a tile", value, 0, _HIGHEST_VALUE)
        most = max(values, default=0) * max(letter_bonus) * max(rows, columns) * 2
        squares = range(rows * columns)
        lines = [[at for at in squares if at // columns == row] for row in range(rows)]
        lines += [[at for at in squares if at % columns == column] for column in range(columns)]
        for line in lines:
            factor = 1
            for at in line:
                factor *= word_bonus[at]
            if most * factor > _MOST_POINTS:
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
                self.cross_sets[at] = ANY_LETTER
                self.cross_scores[at] = NO_WORD

    def _number_leaves(self) -> None:
        """Number all leaves: those of fewer tiles first; among equals, tile by tile in order of kinds, a tile adds the
        number of ways to choose (its kind plus its turn less one) over its turn. The blank is the last kind."""
        for column in range(self.letters + 1):
            for size in range(1, STEPS):
                self.chosen[column * STEPS + size] = comb(column + size - 1, size)
        for size in range(STEPS):
            self.offsets[size + 1] = self.offsets[size] + comb(self.letters + size, size)

    # ------------------------------------------------------------------------------------------ the board

    def step(self, node: int, bit: int) -> int:
        """Return the node after a letter; 0 is the node without words."""
        mask = self.nodes[node]
        if mask & bit:
            return self.nodes[node + 2 + popcount(mask & (bit - ONE_BIT))]
        return 0

    def find_cross_set(self, place: int) -> None:
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
            self.cross_sets[place] = ANY_LETTER
            self.cross_scores[place] = NO_WORD
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
        self.cross_scores[place] = points
        if final == other:
            self.cross_sets[place] = self.nodes[before + 1]
        elif first == other:
            self.cross_sets[place] = self.nodes[after + 1]
        else:
            self.cross_sets[place] = self.between(before, after, other, final)

    def between(self, before: int, after: int, other: int, final: int) -> int:
        """Return the letters with tiles on both sides; `before` and `after` stand behind those tiles."""
        fitting = 0
        ending = self.bits[self.squares[final]]
        maybe = self.nodes[before] & (self.nodes[after] | self.nodes[after + 1])
        while maybe:
            bit = maybe & (~maybe + ONE_BIT)
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
                self.cross_sets[place] = self.cross_sets[other] = 0
                self.cross_scores[place] = self.cross_scores[other] = NO_WORD
            else:
                self.find_cross_set(place)
                self.find_cross_set(other)

    def lay_nothing(self) -> None:
        for place in range(1, self.end + 1):
            self.squares[place] = 0
            self.cross_scores[place] = NO_WORD
            self.cross_sets[place] = ANY_LETTER if self.letter_bonus[place] else 0
        self.tiles = 0

    def put(self, first: int, length: int, codes: Sequence[int]) -> None:
        """Lay a play from a place on, a code for each square of its length, and renew the cross-sets around it."""
        for at in range(length):
            if codes[at]:
                place = first + at
                other = self.turned[place]
                self.squares[place] = self.squares[other] = codes[at]
                self.cross_sets[place] = self.cross_sets[other] = 0
                self.cross_scores[place] = self.cross_scores[other] = NO_WORD
                self.tiles += 1
        self.renew_cross_set(first - 1)
        self.renew_cross_set(first + length)
        for at in range(length):
            if codes[at]:
                place = self.turned[first + at]
                other = place
                while self.squares[other]:
                    other -= 1
                self.renew_cross_set(other)
                other = place
                while self.squares[other]:
                    other += 1
                self.renew_cross_set(other)

    def renew_cross_set(self, place: int) -> None:
        """Recompute the cross-set at one place of the line that crosses the changed line."""
        if self.letter_bonus[place]:
            self.find_cross_set(self.turned[place])

    def save(self, slot: int) -> None:
        base = slot * PLACES
        for at in range(self.end + 1):
            self.saved_squares[base + at] = self.squares[at]
            self.saved_cross_sets[base + at] = self.cross_sets[at]
            self.saved_cross_scores[base + at] = self.cross_scores[at]
        self.saved_tiles[slot] = self.tiles

    def restore(self, slot: int) -> None:
        base = slot * PLACES
        for at in range(self.end + 1):
            self.squares[at] = self.saved_squares[base + at]
            self.cross_sets[at] = self.saved_cross_sets[base + at]
            self.cross_scores[at] = self.saved_cross_scores[base + at]
        self.tiles = self.saved_tiles[slot]

    # ------------------------------------------------------------------------------------------ the rack

    def take_rack(self, counts: bytes) -> None:
        """Take a rack: `counts` has the number of each letter and of the blank."""
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
                    self.rack_mask |= ONE_BIT << kind
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

    # ------------------------------------------------------------------------------------------ plays

    def keep(self, at: int, first: int, length: int, score: int) -> None:
        """Keep the play that lies on the strip, which is 0 behind it."""
        self.scores[at] = score
        self.parts[at] = self.part
        move = at * MOVE
        self.moves[move] = first & 255
        self.moves[move + 1] = first >> 8
        self.moves[move + 2] = length
        self.moves[move + 3] = self.placed
        self.moves[move + 4] = self.down
        copy_bytes(self.moves, move + STRIP, self.strip, first, MOVE - STRIP)

    def is_repeated(self, first: int, final: int) -> bool:
        """Tell whether a play is one letter, or one tile that forms words both ways, which was found along its row."""
        return first == final or (self.placed == 1 and self.down and self.cross_scores[self.latest] >= 0)

    def record(self, first: int, final: int, points: int, factor: int, extra: int) -> None:
        """Keep a play that ends on the place `final`, if there is room."""
        if self.is_repeated(first, final):
            return
        at = self.count
        self.count += at < MOST_PLAYS
        if at < self.room:
            score = points * factor + extra
            if self.placed >= self.bingo_tiles:
                score += self.bingo_bonus
            self.keep(at, first, final - first + 1, score)

    def compare(self, points: int, extra: int) -> None:
        """Keep the play that lies on the span if it is the best so far; of equal ones, the first by place, length and
        tiles."""
        if self.is_repeated(self.first, self.final):
            return
        score = points * self.factor + extra
        if self.placed >= self.bingo_tiles:
            score += self.bingo_bonus
        equity = score * ONE_POINT
        if self.with_leaves:
            equity += self.leaves[self.part]
            if not self.tiles and self.vowels:
                equity -= self.opening_fine(self.first, self.final)
        length = self.final - self.first + 1
        if equity > self.to_beat or (equity == self.to_beat and self.comes_first(self.first, length)):
            self.count = 1
            self.to_beat = equity
            self.keep(0, self.first, length, score)

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
                    fine += VOWEL_FINE
        return fine

    def leads_on(self, place: int, node: int) -> bool:
        """Tell whether words go on at a node with what lies on a place, or with a tile that fits it."""
        if self.squares[place]:
            return True
        fitting = (self.nodes[node] | self.nodes[node + 1]) & self.cross_sets[place]
        return fitting & (self.rack_mask | self.playable if self.rack[BLANK] else self.rack_mask) != 0

    def go_on(self, place: int, target: int, complete: bool, points: int, factor: int, extra: int) -> None:
        """Go on after a tile: left of the anchor leftwards, and then from behind the anchor to the right."""
        if place <= self.anchor:
            open_left = not self.squares[place - 1]
            if complete and open_left and self.placed and not self.squares[self.anchor + 1]:
                self.record(place, self.anchor, points, factor, extra)
            if not target:
                return
            onward = self.nodes[target - 1] if open_left and self.anchor + 1 < self.limit else 0
            fetch_node(self.nodes, onward)
            if place > self.leftmost and self.leads_on(place - 1, target):
                self.walk(place - 1, target, points, factor, extra)
            if onward and self.leads_on(self.anchor + 1, onward):
                self.first = place
                self.walk(self.anchor + 1, onward, points, factor, extra)
        else:
            if complete and self.placed and not self.squares[place + 1]:
                self.record(self.first, place, points, factor, extra)
            if target and place + 1 < self.limit and self.leads_on(place + 1, target):
                self.walk(place + 1, target, points, factor, extra)

    def walk(self, place: int, node: int, points: int, factor: int, extra: int) -> None:  # noqa: C901 - calls cost
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
                )
            return
        fitting = (children | accepted) & self.cross_sets[place]
        wild = self.rack[BLANK]
        if wild:
            fitting &= self.rack_mask | self.playable
        else:
            fitting &= self.rack_mask
        if not fitting or (not cython.compiled and (self.stopping[0] or self.asked())):
            return
        ahead = fitting & children
        while ahead:
            bit = ONE_BIT << lowest(ahead)
            ahead ^= bit
            fetch_node(self.nodes, self.nodes[node + 2 + popcount(children & (bit - ONE_BIT))])
        bonus = self.letter_bonus[place]
        word = self.word_bonus[place]
        cross_score = self.cross_scores[place]
        crossed = extra
        if cross_score >= 0:
            crossed = extra + cross_score * word
        previous = self.latest
        self.placed += 1
        self.latest = place
        while fitting:
            letter = lowest(fitting)
            bit = ONE_BIT << letter
            fitting ^= bit
            target = 0
            if children & bit:
                target = self.nodes[node + 2 + popcount(children & (bit - ONE_BIT))]
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
                    crossed + gain * word if cross_score >= 0 else extra,
                )
                self.part += self.weights[letter]
                self.rack[letter] += 1
                self.rack_mask |= bit
            if wild and self.playable & bit:
                self.rack[BLANK] -= 1
                self.part -= self.weights[BLANK]
                self.strip[place] = letter + 1 + BLANKED
                self.go_on(place, target, complete, points, factor * word, crossed)
                self.part += self.weights[BLANK]
                self.rack[BLANK] += 1
        self.strip[place] = 0
        self.placed -= 1
        self.latest = previous

    def add_anchor(self, place: int, leftmost: int, limit: int) -> None:
        """Note an anchor with the first place of its plays and the place behind the last one."""
        at = ANCHOR * self.anchor_count
        self.anchors[at] = place
        self.anchors[at + 1] = leftmost
        self.anchors[at + 2] = limit
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
                if self.cross_scores[place] >= 0:
                    if limit - first < 2:
                        break
                    if self.cross_sets[place]:
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

    def forget(self) -> None:
        self.count = 0
        self.to_beat = NOTHING

    def search_anchor(self, number: int) -> None:
        self.anchor = self.anchors[ANCHOR * number]
        self.leftmost = self.anchors[ANCHOR * number + 1]
        self.limit = self.anchors[ANCHOR * number + 2]
        self.down = self.anchor > self.half
        self.walk(self.anchor, self.root, 0, 1, 0)

    def search_all(self) -> None:
        self.forget()
        self.find_all_anchors()
        for number in range(self.anchor_count):
            if self.stopping[0]:
                break
            self.search_anchor(number)

    def put_move(self, number: int) -> None:
        move = number * MOVE
        length = self.moves[move + 2]
        for at in range(length):
            self.laid[at] = self.moves[move + STRIP + at]
        self.put(self.moves[move] | self.moves[move + 1] << 8, length, self.laid)

    # ------------------------------------------------------------------------------------------ bounds

    def order_parts(self) -> None:
        """Sort the parts of the rack by what they lay: the number of tiles, twice, and one more with blanks among them.
        Of each note the points and the key of the tiles laid, and what those kept are worth."""
        self.held_kinds = 0
        for at in range(GROUPS + 1):
            self.group_ends[at] = 0
        self.sizes[0] = 0
        self.part_points[0] = 0
        self.part_keys[0] = 0
        weight = 1
        for kind in range(KINDS):
            number = self.rack[kind]
            if number:
                self.held[self.held_kinds] = kind
                self.held_counts[self.held_kinds] = number
                self.held_kinds += 1
                value = 0
                key = 0
                if kind != BLANK:
                    value = self.values[kind + 1]
                    key = self.keys[kind + 1]
                for part in range(weight, weight * (number + 1)):
                    self.sizes[part] = self.sizes[part - weight] + 1
                    self.part_points[part] = self.part_points[part - weight] + value
                    self.part_keys[part] = self.part_keys[part - weight] + key & ANY_LETTER
                weight *= number + 1
        self.blanks = self.rack[BLANK]
        whole = self.weights[BLANK] * self.blanks  # from here on all blanks are kept
        for part in range(self.part):
            self.group_ends[2 * (self.rack_size - self.sizes[part]) + (part < whole) + 1] += 1
        for group in range(GROUPS):
            self.group_ends[group + 1] += self.group_ends[group]
        for part in range(self.part):
            group = 2 * (self.rack_size - self.sizes[part]) + (part < whole)
            at = self.group_ends[group]
            self.group_ends[group] += 1
            self.choices[at] = part
            self.choice_points[at] = self.part_points[self.part] - self.part_points[part]
            self.choice_keys[at] = self.part_keys[self.part] - self.part_keys[part] & ANY_LETTER
            self.choice_leaves[at] = self.leaves[part] if self.with_leaves else 0
        for factor in range(MOST_FACTOR + 1):
            self.weighed[factor] = False

    def order_tiles(self) -> None:
        """Sort the tiles with letters by value, the dearest first."""
        number = 0
        for letter in range(MOST_LETTERS):
            for _each in range(self.rack[letter]):
                value = self.values[letter + 1]
                at = number
                while at > 0 and self.dearest[at - 1] < value:
                    self.dearest[at] = self.dearest[at - 1]
                    self.dearest_bits[at] = self.dearest_bits[at - 1]
                    at -= 1
                self.dearest[at] = value
                self.dearest_bits[at] = ONE_BIT << letter
                number += 1
        self.usable = number + self.blanks
        for at in range(number, MOST_TILES + 1):
            self.dearest[at] = 0
            self.dearest_bits[at] = 0

    def weigh(self, factor: int) -> None:
        """Work out, for each group of parts, their highest worth times `factor`, together with what is left."""
        start = 0
        for group in range(2 * self.rack_size + 2):
            most = NOTHING
            for at in range(start, self.group_ends[group]):
                most = max(most, self.choice_points[at] * factor * ONE_POINT + self.choice_leaves[at])
            start = self.group_ends[group]
            self.together[GROUPS * factor + group] = most
        self.weighed[factor] = True

    def most_of(self, fitting: int) -> int:
        """Return the value of the dearest tile that fits; that of a blank is 0."""
        at = 0
        while at < self.usable and not self.dearest_bits[at] & fitting:
            at += 1
        return self.dearest[at]

    def read_block(self, anchor: int) -> None:
        """Find the letters that words have just before the tiles up to an anchor, and just behind them where nothing is
        before; any if the anchor is an empty square."""
        self.before = ANY_LETTER
        self.behind = ANY_LETTER
        if not self.squares[anchor]:
            return
        node = self.root
        place = anchor
        while node and self.squares[place]:
            node = self.step(node, self.bits[self.squares[place]])
            place -= 1
        self.before = 0
        self.behind = 0
        if node:
            self.before = self.nodes[node] | self.nodes[node + 1]
            onward = self.nodes[node - 1]
            if onward:
                self.behind = self.nodes[onward] | self.nodes[onward + 1]

    def note_square(self, place: int, fitting: int, beside: bool, noted: int) -> int:
        """Note an empty square as the next one that a play covers, and return how many wait for the dearest tiles.

        Only some tiles fit a square that a word crosses or that is `beside` a block: if the dearest is not among them,
        it counts at once, in `sure_points` of the word and `sure_extra`, where the word across always counts.
        """
        bonus = self.letter_bonus[place]
        crossing = 0
        self.sure_points = 0
        self.sure_extra = 0
        if self.cross_scores[place] >= 0:
            crossing = self.word_bonus[place]
            self.sure_extra = self.cross_scores[place] * crossing
        if crossing or beside:
            most = self.most_of(fitting)
            if most < self.dearest[0]:
                self.sure_points = most * (bonus - 1)
                self.sure_extra += most * bonus * crossing
                return noted
        if crossing or bonus > 1:
            self.more_times[noted] = bonus - 1
            self.cross_times[noted] = bonus * crossing
            return noted + 1
        return noted

    def note_span(
        self,
        first: int,
        final: int,
        points: int,
        factor: int,
        extra: int,
        number: int,
        noted: int,
        key: int,
        forced: int,
    ) -> None:
        """Note a span of squares, once for plays without blanks and once for those with: its bound, and what they need
        to be made. `number` of its squares are empty, `noted` of them wait for the dearest tiles, and for `forced` of
        them only a blank will do; `key` is that of the tiles that lie there."""
        group = 2 * number
        if factor <= MOST_FACTOR and not self.weighed[factor]:
            self.weigh(factor)
        for each in range(noted):
            times = self.more_times[each] * factor + self.cross_times[each]
            at = each
            while at > 0 and self.ordered[at - 1] < times:
                self.ordered[at] = self.ordered[at - 1]
                at -= 1
            self.ordered[at] = times
        score = points * factor + extra
        if number >= self.bingo_tiles:
            score += self.bingo_bonus
        for each in range(min(noted, number - 1)):
            score += self.ordered[each] * self.dearest[each]
        if self.blanks:
            self.add_span(first, final, score, factor, group + 1, key)
        if not forced:
            if noted >= number:
                score += self.ordered[number - 1] * self.dearest[number - 1]
            self.add_span(first, final, score, factor, group, key)

    def add_span(self, first: int, final: int, score: int, factor: int, group: int, key: int) -> None:
        """Note a span for a group of parts that score at most `score` beside their own points times `factor`."""
        bound = ANYTHING
        if factor <= MOST_FACTOR:
            bound = self.together[GROUPS * factor + group]
            if bound == NOTHING:
                return
            bound += score * ONE_POINT
        if bound < self.to_beat:
            return
        if self.span_count == MOST_SPANS:
            self.search_spans()
        at = SPAN * self.span_count
        self.spans[at] = bound
        self.spans[at + 1] = first
        self.spans[at + 2] = final
        self.spans[at + 3] = score
        self.spans[at + 4] = factor
        self.spans[at + 5] = group
        self.span_keys[self.span_count] = key
        self.span_count += 1

    def note_spans(self, anchor: int, leftmost: int, limit: int) -> None:  # noqa: C901 - calls cost
        allowed = self.rack_mask
        if self.blanks:
            allowed |= self.playable
        self.read_block(anchor)
        left = anchor
        left_points = 0
        left_extra = 0
        left_factor = 1
        left_count = 0
        left_noted = 0
        left_key = 0
        left_forced = 0
        while True:
            while left >= leftmost and self.squares[left]:
                code = self.squares[left]
                left_points += self.values[code]
                left_key += self.keys[code & 63]
                left -= 1
            if left < anchor:
                points = left_points
                extra = left_extra
                factor = left_factor
                number = left_count
                noted = left_noted
                key = left_key
                forced = left_forced
                right = anchor + 1
                while True:
                    while right < limit and self.squares[right]:
                        code = self.squares[right]
                        points += self.values[code]
                        key += self.keys[code & 63]
                        right += 1
                    if number > 0 and right - 1 - left >= 2:
                        self.note_span(
                            left + 1, right - 1, points, factor, extra, number, noted, key & ANY_LETTER, forced
                        )
                    fitting = self.cross_sets[right] & allowed
                    if number == 0:
                        fitting &= self.behind
                    if number >= self.usable or right >= limit or not fitting:
                        break
                    forced += not fitting & self.rack_mask
                    noted = self.note_square(right, fitting, number == 0, noted)
                    points += self.sure_points
                    extra += self.sure_extra
                    factor *= self.word_bonus[right]
                    number += 1
                    right += 1
            fitting = self.cross_sets[left] & allowed
            if left_count == 0:
                fitting &= self.before
            if left_count >= self.usable or left < leftmost or not fitting:
                return
            left_forced += not fitting & self.rack_mask
            left_noted = self.note_square(left, fitting, left_count == 0, left_noted)
            left_points += self.sure_points
            left_extra += self.sure_extra
            left_factor *= self.word_bonus[left]
            left_count += 1
            left -= 1

    # ------------------------------------------------------------------------------------------ the best play

    def search_best(self, with_leaves: bool) -> None:
        """Find the play worth most: note all spans, and search them."""
        self.forget()
        self.with_leaves = with_leaves
        self.order_parts()
        self.order_tiles()
        self.find_all_anchors()
        self.span_count = 0
        for number in range(self.anchor_count):
            at = ANCHOR * number
            self.note_spans(self.anchors[at], self.anchors[at + 1], self.anchors[at + 2])
        self.search_spans()

    def search_spans(self) -> None:
        """Search the spans that are noted, roughly in order of their bounds, until none can beat the best play, and
        forget them."""
        high = NOTHING
        low = ANYTHING
        for span in range(self.span_count):
            high = max(high, self.spans[SPAN * span])
            low = min(low, self.spans[SPAN * span])
        shift = 0
        while high - low >> shift >= BUCKETS:
            shift += 1
        self.order_spans(high, shift)
        mask = self.rack_mask
        for at in range(self.span_count):
            span = self.span_order[at]
            bound = self.spans[SPAN * span]
            if self.stopping[0] or high - (high - bound >> shift << shift) < self.to_beat:
                break
            if bound >= self.to_beat:
                self.search_span(span)
        for at in range(self.held_kinds):
            self.rack[self.held[at]] = self.held_counts[at]
        self.rack_mask = mask
        self.span_count = 0

    def order_spans(self, high: int, shift: int) -> None:
        """Sort the spans by their distance from the highest bound, without its last bits."""
        for at in range(BUCKETS + 1):
            self.bucket_ends[at] = 0
        for span in range(self.span_count):
            self.bucket_ends[(high - self.spans[SPAN * span] >> shift) + 1] += 1
        for at in range(BUCKETS):
            self.bucket_ends[at + 1] += self.bucket_ends[at]
        for span in range(self.span_count):
            at = high - self.spans[SPAN * span] >> shift
            self.span_order[self.bucket_ends[at]] = span
            self.bucket_ends[at] += 1

    def search_span(self, span: int) -> None:
        """Search a span for what its group of parts makes there; for all that the rack makes where there is no map, or
        only of shorter words, with blanks."""
        at = SPAN * span
        self.first = self.spans[at + 1]
        self.final = self.spans[at + 2]
        score = self.spans[at + 3]
        self.factor = self.spans[at + 4]
        group = self.spans[at + 5]
        self.down = self.first > self.half
        self.placed = group >> 1
        if self.final - self.first >= self.longest and (group & 1 or not self.longest):
            self.naming = self.playable
            self.fill_with(0)
            return
        for place in range(self.first, self.final + 1):
            code = self.squares[place]
            self.span_fits[place - self.first] = self.bits[code] if code else self.cross_sets[place]
        self.naming = 0
        for choice in range(self.group_ends[group - 1], self.group_ends[group]):
            if (
                self.factor > MOST_FACTOR
                or (score + self.choice_points[choice] * self.factor) * ONE_POINT + self.choice_leaves[choice]
                >= self.to_beat
            ):
                key = self.span_keys[span] + self.choice_keys[choice] & ANY_LETTER
                rest = self.choices[choice]
                if not group & 1:
                    if self.fits(key):
                        self.fill_with(rest)
                else:
                    self.name_blanks(rest, key, self.blanks - rest // self.weights[BLANK], 0)

    def fits(self, key: int) -> bool:
        """Return whether the letters of a key make a word that fits the span. Of longer words than the map has it only
        tells by their marks, which are sometimes wrong."""
        at = key * SPREAD & ANY_LETTER
        place = at >> self.shift
        if not self.marks[place >> 3] >> (place & 7) & 1:
            return False
        length = self.final - self.first + 1
        if length > self.longest:
            return True
        tag = key & ~LENGTH_BITS | length
        slot = at * self.slots >> 32
        while self.tags[slot] != tag:
            if not self.tags[slot]:
                return False
            slot += 1
            if slot == self.slots:
                slot = 0
        at = self.ends[slot - 1] if slot else 0
        while at < self.ends[slot]:
            number = 0
            while number < length and self.span_fits[number] >> self.text[at + number] & 1:
                number += 1
            if number == length:
                return True
            at += length
        return False

    def name_blanks(self, rest: int, key: int, blanks: int, least: int) -> None:
        """Fill the span with all but a part of the rack, the blanks standing for letters from `least` on that make a
        word; `key` is that of all letters so far."""
        if blanks == 0:
            if self.fits(key):
                self.fill_with(rest)
            return
        if blanks == 1:
            place = key * SPREAD & ANY_LETTER
            place >>= self.blank_shift
            if not self.blank_marks[place >> 3] >> (place & 7) & 1:
                return
        before = self.naming
        for letter in range(least, self.letters):
            bit = ONE_BIT << letter
            if self.playable & bit:
                self.naming = before | bit
                self.name_blanks(rest, key + self.keys[letter + 1] & ANY_LETTER, blanks - 1, letter)
        self.naming = before

    def fill_with(self, rest: int) -> None:
        """Hold all tiles but a part of the rack, and lay them on the span."""
        self.rack_mask = 0
        for at in range(self.held_kinds):
            kind = self.held[at]
            number = self.held_counts[at]
            self.rack[kind] = number - rest % (number + 1)
            rest //= number + 1
            if self.rack[kind] and kind < MOST_LETTERS:
                self.rack_mask |= ONE_BIT << kind
        self.fill(self.first, self.forward, 0, 0)

    def fill(self, place: int, node: int, points: int, extra: int) -> None:  # noqa: C901 - calls cost
        """Lay tiles that words have on the span's empty squares from a place on, in all ways, and keep the best play;
        `node` is where the letters before lead."""
        code = self.squares[place]
        while code:
            self.strip[place] = 0
            points += self.values[code]
            bit = self.bits[code]
            if place == self.final:
                if self.nodes[node + 1] & bit:
                    self.compare(points, extra)
                return
            node = self.step(node, bit)
            place += 1
            code = self.squares[place]
        wild = self.rack[BLANK]
        fitting = self.nodes[node + 1] if place == self.final else self.nodes[node]
        fitting &= self.cross_sets[place]
        if wild:
            fitting &= self.rack_mask | self.naming
        else:
            fitting &= self.rack_mask
        if not fitting or (not cython.compiled and (self.stopping[0] or self.asked())):
            return
        bonus = self.letter_bonus[place]
        word = self.word_bonus[place]
        cross_score = self.cross_scores[place]
        crossed = extra
        if cross_score >= 0:
            crossed = extra + cross_score * word
        self.latest = place
        while fitting:
            letter = lowest(fitting)
            bit = ONE_BIT << letter
            fitting ^= bit
            if self.rack[letter]:
                gain = self.values[letter + 1] * bonus
                self.strip[place] = letter + 1
                self.rack[letter] -= 1
                if not self.rack[letter]:
                    self.rack_mask ^= bit
                self.part -= self.weights[letter]
                self.fill_on(place, node, bit, points + gain, crossed + gain * word if cross_score >= 0 else extra)
                self.part += self.weights[letter]
                self.rack[letter] += 1
                self.rack_mask |= bit
            if wild and self.naming & bit:
                self.strip[place] = letter + 1 + BLANKED
                self.rack[BLANK] -= 1
                self.part -= self.weights[BLANK]
                self.fill_on(place, node, bit, points, crossed)
                self.part += self.weights[BLANK]
                self.rack[BLANK] += 1
        self.strip[place] = 0

    def fill_on(self, place: int, node: int, bit: int, points: int, extra: int) -> None:
        """Go on after a tile, or keep the play that it ends."""
        if place == self.final:
            self.compare(points, extra)
        else:
            self.fill(place + 1, self.step(node, bit), points, extra)

    # ------------------------------------------------------------------------------------------ for Python

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

    def set_leaves(self, table: "memoryview[int]") -> None:
        """Take a table with the value of each leave in hundredths of a point, as 16-bit numbers, in the order of
        `_number_leaves`. Raises ValueError if it has another length."""
        self.idle()
        leaves = memoryview(table)
        if leaves.format != "h" or leaves.ndim != 1 or not leaves.c_contiguous:
            raise ValueError("leaves are 16-bit numbers, one behind the other")
        if len(leaves) != self.offsets[STEPS]:
            raise ValueError(f"there are {len(leaves)} leaves, not {self.offsets[STEPS]}")
        self.table = leaves
        self.has_leaves = True
        self.uses += 1

    def set_map(self, words: WordMap) -> None:
        """Take the map of this graph's words, which makes the search for the best play fast. Raises ValueError if it is
        another graph's."""
        self.idle()
        if not isinstance(words, WordMap):
            raise TypeError("a generator needs a word map")
        if words.graph is not self.graph:
            raise ValueError("this is the map of another graph")
        self.marks, self.blank_marks = words.marks, words.blank_marks
        self.tags, self.ends, self.text = words.tags, words.ends, words.text
        self.shift, self.blank_shift = words.shift, words.blank_shift
        self.slots, self.longest = words.slots, words.longest

    def set_vowels(self, vowels: int) -> None:
        """Take the bits of the vowels, for which an opening is fined. Raises ValueError if there are bits of others."""
        self.idle()
        check_range("the letters of the vowels", vowels, 0, ANY_LETTER)
        self.vowels = vowels

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
            if self.count >= MOST_PLAYS:
                self.count = 0
                raise ValueError(f"there are {MOST_PLAYS:,} plays or more")
            if self.count > self.room:
                self._make_room(min(2 * self.count, MOST_PLAYS))
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
        return bytes(self.scores[: self.count]), bytes(self.parts[: self.count]), bytes(self.moves[: MOVE * self.count])

    def equity(self) -> int:
        """Return the equity of the best play in thousandths of a point."""
        self.idle()
        return self.to_beat

    def square(self, place: int) -> int:
        """Return the square of a place, row by row from 0. Raises ValueError for a place that is none."""
        if not 0 < place < PLACES or not self.letter_bonus[place]:
            raise ValueError(f"{place} is no place of the board")
        return self.square_of[place]

    def place(self, square: int, down: bool) -> int:
        """Return the place of a square in its row, or in its column. Raises ValueError for a square off the board."""
        check_range("the square", square, 0, self.rows * self.columns - 1)
        return self.turned[self.across[square]] if down else self.across[square]

    def ask(self, asked: Callable[[], bool]) -> None:
        """Let a search that is not compiled ask all the time whether to stop; one that is compiled is over before."""
        if not callable(asked):
            raise TypeError("nothing can be asked")
        self.asked = asked

    def stop(self, stops: bool = True) -> None:
        """Stop a running search soon, or allow searches again."""
        if not self.end:
            raise RuntimeError("this generator was never made")
        self.stopping[0] = stops

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


def key_of(code: int) -> int:
    """Return the key of a letter by its code; no sum of few is the sum of others."""
    return pow(_KEY_BASE, code, _KEY_PRIME) if code else 0


def check_graph(graph: "TwoWayGraph") -> None:
    """Raise TypeError unless this is a two-way graph, which has looked at its nodes."""
    from boggle_desk.engine.word_graph import TwoWayGraph

    if not isinstance(graph, TwoWayGraph):
        raise TypeError("a generator and a map need a two-way graph")


def check_range(name: str, value: int, least: int, most: int) -> None:
    if not least <= index(value) <= most:
        raise ValueError(f"{name} is {value} but must be from {least} to {most}")


def check_rack(rack: bytes) -> None:
    """Raise ValueError or TypeError unless these are the counts of a rack: by letter, with the blank last."""
    if not isinstance(rack, bytes):
        raise TypeError("the counts of a rack are bytes")
    if len(rack) != KINDS:
        raise ValueError(f"a rack has {KINDS} counts, not {len(rack)}")
    if sum(rack) > MOST_TILES:
        raise ValueError(f"a rack has up to {MOST_TILES} tiles, not {sum(rack)}")


def is_compiled() -> bool:
    """Tell whether this is the compiled kernel."""
    return bool(cython.compiled)
