"""Scrabble plays of one rack on one board: all of them with their scores, or the one worth most with what it leaves.

For the best play the anchors are searched in order of a bound: the dearest tiles on the best squares of every span,
with the highest leave of so many tiles, and the whole rack only where it can make a word.
"""

from array import array
from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import (
    ANY_LETTER,
    BLANK,
    KINDS,
    MOST_LETTERS,
    MOST_TILES,
    MOVE,
    NOTHING,
    ONE_POINT,
)
from boggle_desk.engine.kernels.held_rack import check_rack
from boggle_desk.engine.kernels.play_search import PlaySearch

if TYPE_CHECKING:
    from boggle_desk.engine.two_way_graph import TwoWayGraph


class Generator(PlaySearch):
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
        """Make an empty board: see `PlaySearch`. Raises ValueError and TypeError."""
        super().__init__(
            graph,
            rows,
            columns,
            start,
            letter_bonus,
            word_bonus,
            values,
            playable,
            bingo_tiles,
            bingo_bonus,
        )
        if not cython.compiled:
            self._make_bounds()

    def _make_bounds(self) -> None:
        """Make what compiled bounds have in themselves."""
        self.best_leaves = array("i", bytes(4 * (MOST_TILES + 1)))
        self.blankless_leaves = array("i", bytes(4 * (MOST_TILES + 1)))
        self.bonus_letter = array("i", bytes(4 * MOVE))
        self.bonus_cross = array("i", bytes(4 * MOVE))
        self.ordered = array("i", bytes(4 * MOVE))
        self.dearest = array("i", bytes(4 * MOVE))

    # ---------------------------------------------------------------------------------- the numbers

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
        """Search the sorted anchors until none can beat the best play.

        What can beat it with a blank is mostly the whole rack, and that makes words with few letters for the blank.
        """
        for number in range(self.anchor_count):
            at = 4 * number
            if self.anchors[at] < self.equities[0] or self.anchors[at] == NOTHING or self.stopping[0]:
                break
            if self.blank_phase and self.blanks == 1 and self.can_spell:
                self.naming = 0
                self.bound(self.anchors[at + 1], self.anchors[at + 2], self.anchors[at + 3], True)
            self.search_anchor(number)
            self.naming = self.playable

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

    def bound(self, anchor: int, leftmost: int, limit: int, naming: bool) -> int:  # noqa: C901 - calls cost
        """Return an equity that no play of an anchor exceeds: every span of squares is tried with the dearest tiles.

        With `naming` it gathers what the blank must stand for to beat the best play, and may then return too little.
        """
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
                        if worth > best and (number < whole or self.uses_all(key & ANY_LETTER, through, code)):
                            best = worth
                        if naming and worth >= self.equities[0]:
                            if number < whole:
                                self.naming = self.playable
                                return best
                            self.name_blank(key & ANY_LETTER)
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
            worth = self.bound(place, leftmost, limit, False)
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

    def equity(self) -> int:
        """Return the equity of the best play in thousandths of a point."""
        self.idle()
        return self.equities[0]


def is_compiled() -> bool:
    """Tell whether this is the compiled kernel."""
    return bool(cython.compiled)
