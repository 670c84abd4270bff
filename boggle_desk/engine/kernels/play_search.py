"""Every play of a rack on a board with its score.

The search is Gordon's ("A Faster Scrabble Move Generation Algorithm", Software: Practice and Experience 24, 1994) on
the two-way graph: from an anchor leftwards, then on to the right. The anchors of a line are the last tile of each block
of tiles, for plays that go through it and no block behind it, and the empty squares beside tiles of other lines, for
plays that touch no block of their own line; so every play is found once. Scores and leaves are kept up tile by tile.

A search for the best play goes only where the bounds of its spans are as high as the best one so far. The graph does
not fit into the processor's caches, so the nodes to come are fetched while others are looked at.
"""

from array import array
from collections.abc import Callable, Sequence
from operator import index
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import ANY_LETTER, ONE_BIT
from boggle_desk.engine.kernels.crossings import between
from boggle_desk.engine.kernels.held_rack import HeldRack, check_rack

if not cython.compiled:
    from boggle_desk.engine.kernels.bits import lowest, popcount
    from boggle_desk.engine.kernels.codes import ANCHOR, BLANK, BLANKED, MOVE, NOTHING, ONE_POINT, PLACES, REACH, STRIP

    def fetch_node(nodes: "Sequence[int]", node: int) -> None:
        """Do nothing; a compiled kernel lets the processor fetch a node that it will want soon."""


if TYPE_CHECKING:
    from boggle_desk.engine.word_graph import TwoWayGraph

_VOWEL_FINE = 700  # thousandths of a point
_FIRST_ROOM = 4_096
_MOST_PLAYS = 1 << 23


class PlaySearch(HeldRack):
    """A search for plays, one at a time."""

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
        between("the tiles of a bingo", bingo_tiles, 1, 1000)
        between("the bonus of a bingo", bingo_bonus, 0, 100_000)
        super().__init__(graph, rows, columns, letter_bonus, word_bonus, values, playable)
        if not 0 <= index(start) < rows * columns:
            self.end = 0
            raise ValueError(f"the start square {start} is not on the board")
        self.bingo_tiles, self.bingo_bonus = bingo_tiles, bingo_bonus
        self.asked: Callable[[], bool] = bool  # which says no
        self.stopping = array("B", [0])
        if not cython.compiled:
            self._make_search()
        self.start_row = self.across[start]
        self.start_column = self.turned[self.start_row]
        self.vowels = 0
        self._make_room(_FIRST_ROOM)
        self.forget(False, False)

    def _make_search(self) -> None:
        """Make what a compiled search has in itself."""
        self.strip = array("B", bytes(PLACES))
        self.laid = array("B", bytes(MOVE))
        self.anchors = array("i", bytes(4 * ANCHOR * PLACES))
        self.left_bounds = array("i", bytes(4 * REACH))
        self.right_bounds = array("i", bytes(4 * REACH * REACH))

    def _make_room(self, room: int) -> None:
        numbers = [array("i", bytes(4 * room)) for _each in range(3)]
        moves = array("B", bytes(MOVE * room))
        self.equities, self.scores, self.parts = numbers
        self.moves = moves
        self.room = room  # last of all: there may be no memory for them

    # ---------------------------------------------------------------------------------- the numbers

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
            self.to_beat = equity
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

    def go_on(self, place: int, target: int, complete: bool, points: int, factor: int, extra: int) -> None:
        """Go on after a tile: left of the anchor leftwards, and then from behind the anchor to the right."""
        if place <= self.anchor:
            open_left = not self.squares[place - 1]
            if complete and open_left and self.placed and not self.squares[self.anchor + 1]:
                self.record(place, self.anchor, points, factor, extra)
            if not target:
                return
            row = REACH * self.placed
            onward = 0
            if open_left and self.anchor + 1 < self.limit and self.right_bounds[row + self.placed + 1] >= self.to_beat:
                onward = self.nodes[target - 1]
                fetch_node(self.nodes, onward)
            if place > self.leftmost and self.left_bounds[self.placed + open_left] >= self.to_beat:
                self.walk(place - 1, target, points, factor, extra)
            if onward:
                self.first = place
                self.row = row
                self.walk(self.anchor + 1, onward, points, factor, extra)
        else:
            open_right = not self.squares[place + 1]
            if complete and open_right and self.placed:
                self.record(self.first, place, points, factor, extra)
            if (
                target
                and place + 1 < self.limit
                and self.right_bounds[self.row + self.placed + open_right] >= self.to_beat
            ):
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
        fitting = (children | accepted) & self.fits[place]
        wild = self.rack[BLANK]
        if wild:
            fitting &= self.rack_mask | self.naming
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
        hook = self.hooks[place]
        crossed = extra
        if hook >= 0:
            crossed = extra + hook * word
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
                    crossed + gain * word if hook >= 0 else extra,
                )
                self.part += self.weights[letter]
                self.rack[letter] += 1
                self.rack_mask |= bit
            if wild and self.naming & bit:
                self.rack[BLANK] -= 1
                self.part -= self.weights[BLANK]
                self.strip[place] = letter + 1 + BLANKED
                self.go_on(place, target, complete, points, factor * word, crossed)
                self.part += self.weights[BLANK]
                self.rack[BLANK] += 1
        self.placed -= 1
        self.latest = previous

    def add_anchor(self, place: int, leftmost: int, limit: int) -> None:
        """Note an anchor with the first place of its plays and the place behind the last one."""
        at = ANCHOR * self.anchor_count
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

    def forget(self, best_only: bool, with_leaves: bool) -> None:
        """Forget what was found; from now on every play is kept, or only the best one."""
        self.best_only = best_only
        self.with_leaves = with_leaves
        self.count = 0
        self.equities[0] = NOTHING
        self.to_beat = NOTHING
        self.moves[3] = 0

    def search_anchor(self, number: int) -> None:
        """Find the plays of an anchor."""
        self.anchor = self.anchors[ANCHOR * number + 1]
        self.leftmost = self.anchors[ANCHOR * number + 2]
        self.limit = self.anchors[ANCHOR * number + 3]
        self.down = self.anchor > self.half
        self.walk(self.anchor, self.root, 0, 1, 0)

    def search_all(self) -> None:
        """Find every play."""
        self.forget(False, False)
        self.find_all_anchors()
        for number in range(self.anchor_count):
            if self.stopping[0]:
                break
            self.search_anchor(number)

    def put_move(self, number: int) -> None:
        """Lay a play that was found."""
        move = number * MOVE
        length = self.moves[move + 2]
        for at in range(length):
            self.laid[at] = self.moves[move + STRIP + at]
        self.put(self.moves[move] | self.moves[move + 1] << 8, length, self.laid)

    # ---------------------------------------------------------------------------------- for Python

    def set_vowels(self, vowels: int) -> None:
        """Take the bits of the vowels, for which an opening is fined. Raises ValueError if there are bits of others."""
        self.idle()
        between("the letters of the vowels", vowels, 0, ANY_LETTER)
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

    def found(self) -> tuple[bytes, bytes, bytes]:
        """Return what was found last: scores and parts as 32-bit numbers of this machine, and moves of `MOVE` bytes."""
        self.idle()
        number = min(self.count, 1) if self.best_only else self.count
        return bytes(self.scores[:number]), bytes(self.parts[:number]), bytes(self.moves[: MOVE * number])

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
