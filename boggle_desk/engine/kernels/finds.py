"""The words that a solver meets on a board: counted and paid, or listed with a path each.

A hit is a number of 64 bits as the solver writes it: the number of the word plus one, and above it its latest cell (32
up), the number of letters (40 up) and the place of the state before it (48 up), which leads back along the path.
"""

from array import array
from typing import Any

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython
from boggle_desk.engine.kernels.grid import Grid

if not cython.compiled:
    from boggle_desk.engine.kernels.bits import lowest

    def octets(numbers: "array[int]") -> "array[int]":
        """Return the numbers; a compiled kernel takes their address."""
        return numbers

    def text_of(text: "array[int]", length: int) -> str:
        """Return the word whose signs are in UTF-8."""
        return bytes(text[:length]).decode()

    def cells_of(path: "array[int]", start: int, count: int) -> tuple[int, ...]:
        """Return the cells of a path."""
        return tuple(path[start : start + count])

    def word_of(things: list[str], place: int) -> str:
        """Return a word of a list."""
        return things[place]

    def path_of(things: list[tuple[int, ...]], place: int) -> tuple[int, ...]:
        """Return a path of a list."""
        return things[place]

    def new_list(length: int) -> list[Any]:
        """Return a list that is about to be filled."""
        return [None] * length

    def put(things: list[Any], place: int, thing: object) -> None:
        """Put a thing into a list."""
        things[place] = thing


LONGEST_WORD, POINTS_LISTED = 255, 256
FIRST_ROOM, PATH_A_WORD = 1 << 10, 8  # how many words there is room for at first, and cells for each on average
SHORT, SHIFT, KEPT = 4, 51, 1 << 13  # what of a product tells where a find of up to so many cells is kept
ROW = 208
NOWHERE = 63
ONE = 1
LOW = 0xFFFFFFFF
WHOLE = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15  # 2 ** 64 divided by the golden ratio: its products spread well

Found = tuple[list[str], list[tuple[int, ...]]]


class Finds:
    """What was met on a board. The states and hits are the solver's, which alone can reach it when it is compiled."""

    def __init__(self, grid: Grid, states: "array[int]", hits: "array[int]", word_count: int) -> None:
        self.grid, self.states, self.hits, self.word_count = grid, states, hits, word_count
        self.seen = array("Q", bytes(8 * (word_count // 64 + 1)))
        self.points, self.text = array("i", bytes(4 * POINTS_LISTED)), array("B", bytes(4 * LONGEST_WORD))
        self.room, self.found, self.count = FIRST_ROOM, array("I", bytes(4 * FIRST_ROOM)), 0
        self.listing, self.listed, self.full, self.path_end, self.total = False, 0, False, 0, 0
        self.kept_words: list[str] = []
        self.kept_paths: list[tuple[int, ...]] = []

    def pay(self, points: list[int]) -> None:
        """Count words from now on; they get points by their number of letters, longer ones the last."""
        self.listing = False
        for length in range(POINTS_LISTED):
            self.points[length] = points[min(length, len(points) - 1)]

    def list_paths(self) -> None:
        """List words with their paths from now on."""
        self.listing = True
        if self.listed == 0:
            self.slots = array("I", bytes(4 * self.word_count + 4))
            self.summary = array("Q", bytes(8 * (self.word_count // 4096 + 1)))
            self.kept_numbers, self.kept_codes = array("I", bytes(4 * KEPT)), array("Q", bytes(8 * KEPT))
            self.kept_words, self.kept_paths = [""] * KEPT, [()] * KEPT
        if self.room > self.listed:
            self.listed, self.path_room = self.room, self.room * PATH_A_WORD
            self.starts, self.order = array("I", bytes(4 * self.room)), array("I", bytes(4 * self.room))
            self.lengths, self.codes = array("B", bytes(self.room)), array("Q", bytes(8 * self.room))
            self.path = array("B", bytes(self.path_room))

    def make_room(self) -> None:
        """Forget everything, and have room for twice as many words."""
        self.clear()
        self.room *= 2
        self.found = array("I", bytes(4 * self.room))
        if self.listing:
            self.list_paths()

    def clear(self) -> None:
        """Forget the words of the board before."""
        for slot in range(self.count):
            self.seen[self.found[slot] >> 6] = 0
        self.count, self.path_end, self.total, self.full = 0, 0, 0, False

    def take(self, cells: int, hits: int) -> None:
        """Take the hits of paths of so many cells; `full` tells that there was no room."""
        if self.listing:
            self.note(cells, hits)
        else:
            self.tally(hits)

    def tally(self, hits: int) -> None:
        """Count each word once."""
        if self.count + hits > self.room:
            self.full = True
            return
        for place in range(hits):
            hit = self.hits[place]
            number = (hit & LOW) - 1
            bit = ONE << (number & 63)
            known = self.seen[number >> 6]
            fresh = (known & bit) == 0
            self.seen[number >> 6] = known | bit
            self.found[self.count] = number
            self.count += fresh
            self.total += self.points[hit >> 40 & 255] * fresh

    def note(self, cells: int, hits: int) -> None:
        """List each word once with its path. The first one met is the first in order of cells, but where faces carry
        several letters: there paths of other lengths may spell the word, and are compared."""
        for place in range(hits):
            number = (self.hits[place] & LOW) - 1
            bit = ONE << (number & 63)
            known = self.seen[number >> 6] & bit
            if known and not self.grid.many:
                continue
            if self.count == self.room or self.path_end + cells > self.path_room:
                self.full = True
                return
            self.write_path(self.hits[place], cells)
            slot = self.slots[number] if known else self.count
            if not known:
                self.seen[number >> 6] |= bit
                self.summary[number >> 12] |= ONE << (number >> 6 & 63)
                self.slots[number], self.found[slot] = slot, number
                self.count += 1
            elif not self.comes_before(slot, cells):
                continue
            self.starts[slot], self.lengths[slot], self.codes[slot] = self.path_end, cells, self.code
            self.path_end += cells

    def write_path(self, rest: int, cells: int) -> None:
        """Write the cells of a path at the end of all, from its last one back, and a number that stands for them."""
        place, row, code = self.path_end + cells, cells - 1, 0
        while True:
            place -= 1
            position = rest >> 32 & 127
            self.path[place] = position - (position > NOWHERE)
            code = (code << 7 | position + 1) & WHOLE
            if row == 0:
                break
            row -= 1
            rest = self.states[4 * (row * ROW + (rest >> 48)) + 3]
        self.code = code

    def comes_before(self, slot: int, cells: int) -> bool:
        """Return whether the path at the end of all comes before the one of a word in order of cells."""
        start = self.starts[slot]
        for cell in range(min(cells, self.lengths[slot])):
            if self.path[self.path_end + cell] != self.path[start + cell]:
                return self.path[self.path_end + cell] < self.path[start + cell]
        return cells < self.lengths[slot]

    def sort(self) -> None:
        """Set the place of each word in order, and forget that they were seen."""
        placed = 0
        for block in range(self.word_count // 4096 + 1):
            marks = self.summary[block]
            self.summary[block] = 0
            while marks:
                word = 64 * block + lowest(marks)
                marks &= marks - 1
                bits = self.seen[word]
                self.seen[word] = 0
                while bits:
                    self.order[self.slots[64 * word + lowest(bits)]] = placed
                    bits &= bits - 1
                    placed += 1

    def lists(self) -> Found:
        """Return the words in order, and their paths. They are made as they were met, paths of a length together, which
        is quicker; and short ones are the same that were made before, if those are still kept."""
        words, paths = new_list(self.count), new_list(self.count)
        for slot in range(self.count):
            put(words, self.order[slot], self.word_at(slot))
            put(paths, self.order[slot], self.path_at(slot))
        return words, paths

    def word_at(self, slot: int) -> str:
        """Return a word."""
        if self.lengths[slot] > SHORT:
            return self.spelled(slot)
        place = (self.found[slot] * GOLDEN & WHOLE) >> SHIFT
        if self.kept_numbers[place] != self.found[slot] + 1:
            self.kept_numbers[place] = 0
            put(self.kept_words, place, self.spelled(slot))
            self.kept_numbers[place] = self.found[slot] + 1
        return word_of(self.kept_words, place)

    def spelled(self, slot: int) -> str:
        """Return a word, spelled by the faces along its path."""
        length = self.grid.spell(octets(self.path), self.starts[slot], self.lengths[slot], octets(self.text))
        return text_of(octets(self.text), length)

    def path_at(self, slot: int) -> tuple[int, ...]:
        """Return the path of a word."""
        if self.lengths[slot] > SHORT:
            return cells_of(octets(self.path), self.starts[slot], self.lengths[slot])
        place = (self.codes[slot] * GOLDEN & WHOLE) >> SHIFT
        if self.kept_codes[place] != self.codes[slot]:
            self.kept_codes[place] = 0
            put(self.kept_paths, place, cells_of(octets(self.path), self.starts[slot], self.lengths[slot]))
            self.kept_codes[place] = self.codes[slot]
        return path_of(self.kept_paths, place)
