"""A rack over a Scrabble board in numbers: what can be left of it, what leaves are worth, whether it makes a word.

What is left of a rack is a part: a number by mixed radix in order of letters, the blank last; taking a tile subtracts
its weight. Letters have keys that add up, and a field of bits marks the sums of the words' letters.
"""

from array import array
from math import comb
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import (
    ANY_LETTER,
    BLANKED,
    KINDS,
    LARGEST_SIDE,
    LONGEST_LEAVE,
    MOST_LETTERS,
    MOST_TILES,
    ONE_BIT,
)
from boggle_desk.engine.kernels.crossings import Crossings, between

if not cython.compiled:
    from boggle_desk.engine.kernels.bits import lowest

if TYPE_CHECKING:
    from boggle_desk.engine.word_graph import TwoWayGraph

STEPS = LONGEST_LEAVE + 1
SPELLED_BITS = 22
"""The logarithm of the number of marks for the letters of words."""

_MOST_PARTS = 1 << MOST_TILES
_SPREAD = 0x9E3779B1
_KEY_BASE, _KEY_PRIME = 2_654_435_769, 4_294_967_291
_NO_LEAVES = memoryview(bytes(2)).cast("h")


class HeldRack(Crossings):
    """A board and a rack."""

    def __init__(
        self,
        graph: "TwoWayGraph",
        rows: int,
        columns: int,
        letter_bonus: bytes,
        word_bonus: bytes,
        values: bytes,
        playable: int,
    ) -> None:
        """Make an empty board and hold no tile. A blank may stand for the letters of `playable`. Raises ValueError for
        anything out of its range, and TypeError."""
        between("the letters of the blank", playable, 0, ANY_LETTER)
        super().__init__(graph, rows, columns, letter_bonus, word_bonus, values)
        self.playable = playable
        if not cython.compiled:
            self._make_rack()
        self.table = _NO_LEAVES
        self.has_leaves = False
        self.can_spell = False
        self._number_leaves()
        for letter in range(MOST_LETTERS):
            self.keys[letter + 1] = pow(_KEY_BASE, letter + 1, _KEY_PRIME)  # no sum of few is the sum of others
        self.take_rack(bytes(KINDS))

    def _make_rack(self) -> None:
        """Make what a compiled rack has in itself."""
        self.rack = array("B", bytes(KINDS))
        self.weights = array("i", bytes(4 * KINDS))
        self.leaves = array("i", bytes(4 * _MOST_PARTS))
        self.ranks = array("i", bytes(4 * _MOST_PARTS))
        self.sizes = array("B", bytes(_MOST_PARTS))
        self.chosen = array("i", bytes(4 * KINDS * STEPS))
        self.offsets = array("i", bytes(4 * (STEPS + 1)))
        self.keys = array("I", bytes(4 * BLANKED))

    def _number_leaves(self) -> None:
        """Number all leaves: those of fewer tiles first; among equals, tile by tile in order of kinds, a tile adds the
        number of ways to choose (its kind plus its turn less one) over its turn. The blank is the last kind."""
        for column in range(self.letters + 1):
            for size in range(1, STEPS):
                self.chosen[column * STEPS + size] = comb(column + size - 1, size)
        for size in range(STEPS):
            self.offsets[size + 1] = self.offsets[size] + comb(self.letters + size, size)

    # ---------------------------------------------------------------------------------- the numbers

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
                    self.rack_mask |= ONE_BIT << kind
                weight *= number + 1
        self.part = weight - 1
        self.placed = 0
        self.latest = 0
        self.naming = self.playable  # what a blank is tried as: in a search for the best play sometimes less

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

    def gather_keys(self, blanks: int) -> None:
        """Add up the keys of the letters on the rack, and look whether all of its tiles make a word by themselves."""
        self.rack_key = 0
        for letter in range(self.letters):
            self.rack_key += self.rack[letter] * self.keys[letter + 1]
        self.rack_key &= ANY_LETTER
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
                    if self.spells_with_blank(self.rack_key + self.keys[letter + 1] & ANY_LETTER):
                        self.spells_alone = True
                        break

    def spells(self, key: int) -> bool:
        """Tell whether the letters of a key make a word; once in many times it says so of letters that do not."""
        at = key * _SPREAD & ANY_LETTER
        at >>= 32 - SPELLED_BITS
        return self.spelled[at >> 3] >> (at & 7) & 1 != 0

    def spells_with_blank(self, key: int) -> bool:
        """Tell whether the letters of a key and a blank make a word."""
        letter = 0
        while letter < self.letters and not self.spells(key + self.keys[letter + 1] & ANY_LETTER):
            letter += 1
        return letter < self.letters

    def name_blank(self, key: int) -> None:
        """Let the blank stand for the letters too that make a word with the rest of the rack and the tiles of a key."""
        for letter in range(self.letters):
            if self.spells(self.rack_key + key + self.keys[letter + 1] & ANY_LETTER):
                self.naming |= self.playable & ONE_BIT << letter

    def uses_all(self, key: int, number: int, code: int) -> bool:
        """Tell whether the whole rack and the tiles of the board on a span, so many with the key, can make a word;
        `code` is the last of those tiles."""
        if number == 0:
            return self.spells_alone
        if not self.can_spell or self.blanks > 1:
            return True
        if self.blanks == 0:
            return self.spells(self.rack_key + key & ANY_LETTER)
        if number > 1:
            return self.spells_with_blank(self.rack_key + key & ANY_LETTER)
        bit = self.bits[code]
        if not self.known_letters & bit:
            self.known_letters |= bit
            if self.spells_with_blank(self.rack_key + key & ANY_LETTER):
                self.good_letters |= bit
        return self.good_letters & bit != 0

    def mark_from(self, node: int, key: int, most: int) -> None:
        """Mark the words that go on from a node by up to so many letters; the key is that of the letters so far."""
        children = self.nodes[node]
        accepted = self.nodes[node + 1]
        wanted = children | accepted
        target = node + 2
        while wanted:
            letter = lowest(wanted)
            bit = ONE_BIT << letter
            wanted ^= bit
            following = key + self.keys[letter + 1] & ANY_LETTER
            if accepted & bit:
                at = following * _SPREAD & ANY_LETTER
                at >>= 32 - SPELLED_BITS
                self.marks[at >> 3] |= 1 << (at & 7)
            if children & bit:
                if most > 1:
                    self.mark_from(self.nodes[target], following, most - 1)
                target += 1

    # ---------------------------------------------------------------------------------- for Python

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


def check_rack(rack: bytes) -> None:
    """Raise ValueError or TypeError unless these are the counts of a rack: by letter, with the blank last."""
    if not isinstance(rack, bytes):
        raise TypeError("the counts of a rack are bytes")
    if len(rack) != KINDS:
        raise ValueError(f"a rack has {KINDS} counts, not {len(rack)}")
    if sum(rack) > MOST_TILES:
        raise ValueError(f"a rack has up to {MOST_TILES} tiles, not {sum(rack)}")
