"""Every word of a board of letters.

Paths grow cell by cell, all of a length together: the states of one length are a row in an array, and the row after it
is written while this one is read. A row is read in portions, so that it never runs over; the paths of a portion are
followed to their ends before the next one. What is not known yet is written all the same and overwritten unless it
counts: the processor then has nothing to guess, and looks up many letters at once.

A state is four numbers of 64 bits: the cells on the path, in two; its latest edge (see `edges`) with the letters to try
next above it; and what the edges passed add up to, with the latest cell (32 up), the number of letters (40 up) and the
place of the state before it in its row (48 up). A hit looks like the last of them. Cells are positions as in `grid`.
"""

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython
from boggle_desk.engine.kernels.edges import Edges
from boggle_desk.engine.kernels.grid import Grid

if not cython.compiled:
    from boggle_desk.engine.kernels.bits import lowest, popcount

    def octets(numbers: "array[int]") -> "array[int]":
        """Return the numbers; a compiled kernel takes their address."""
        return numbers

    ints = longs = octets

    def fetch(edges: "array[int]", passed_by: "array[int]", edge: int) -> None:
        """Do nothing; a compiled kernel asks for what lies there, to find it near later."""

    def cells_of(path: "array[int]", start: int, count: int) -> tuple[int, ...]:
        """Return the cells of a path."""
        return tuple(path[start : start + count])

    def text_of(text: "array[int]", length: int) -> str:
        """Return the word whose signs are in UTF-8."""
        return bytes(text[:length]).decode()


LONGEST_WORD = 255
MOST_POINTS, POINTS_LISTED = 1_000_000, 256
MOST_CELLS = 1 << 28
FIRST_ROOM, PATH_A_WORD = 1 << 10, 8  # how many words there is room for at first, and cells for each on average
PORTION, ROW = 192, 208  # a state has up to eight states after it, and one more is written in vain
NOWHERE = 63
ONE = 1
EMPTY = 0x8000000000000000
LOW, FIRST_EDGE = 0xFFFFFFFF, 0x7FFFFFFF
NEW, READY, BUSY = 0, 1, 2

Found = tuple[list[str], list[tuple[int, ...]]]


class Solver:
    """Finds the words of boards of one size, whose faces are numbers of a set of faces. It solves one board at a time.

    Raises ValueError for a size that no board has, and for faces as `set_faces` does.
    """

    state: int

    def __init__(self, edges: Edges, rows: int, columns: int, faces: Sequence[bytes]) -> None:
        if cython.compiled and self.state != NEW:
            raise RuntimeError("A solver is made once.")
        if not isinstance(edges, Edges):
            raise TypeError("A solver needs the edges of a word graph.")
        self.number, self.done, self.total = 0, 0, 0
        self._use(edges)
        self.grid = Grid(rows, columns, edges.alphabet)
        self.grid.set_faces(faces)
        self.size, self.room = self.grid.size, FIRST_ROOM
        self.states, self.hits = array("Q", bytes(32 * ROW * (self.size + 1))), array("Q", bytes(64 * ROW + 8))
        self.seen = array("Q", bytes(8 * (self.word_count // 64 + 1)))
        self.points, self.text = array("i", bytes(4 * POINTS_LISTED)), array("B", bytes(4 * LONGEST_WORD))
        self.found, self.listed, self.lists = array("I", bytes(4 * FIRST_ROOM)), 0, False
        self.count, self.path_end = 0, 0
        self.state = READY

    def _use(self, edges: Edges) -> None:
        """Take over what the edges hold."""
        if not edges.ready:
            raise TypeError("The edges were never made.")
        self.edges, self.passed_by, self.word_count = edges.edges, edges.passed, edges.word_count

    def set_faces(self, faces: Sequence[bytes]) -> None:
        """Take another set of faces: the letter numbers of each, none for a face that is in no word.

        Raises ValueError for more than 255 faces, or letters beyond the alphabet.
        """
        listed = list(faces)
        if self.state != READY:
            raise RuntimeError("The solver is at work, or was never made.")
        self.grid.set_faces(listed)

    def find(self, board: bytes, minimum_length: int) -> Found:
        """Return every distinct word of the board with at least so many letters, in the order of the dictionary, and
        of each the first path in order of cells. Raises ValueError for a board that does not fit."""
        self._claim(board, minimum_length)
        try:
            if self.number != 1:
                raise ValueError(f"A board has {self.size} cells, not {len(board)}.")
            self._list_paths()
            self._work()
            with cython.nogil:
                self.sort()
            return self._listed()
        finally:
            self.state = READY

    def score(self, boards: bytes, points: Sequence[int], minimum_length: int) -> "tuple[array[int], array[int]]":
        """Return the points and the number of words of each board; the boards lie one behind the other. `points` go by
        the number of letters from none up; longer words count as the last. Raises ValueError for what does not fit."""
        listed = list(points)
        if not listed or not all(isinstance(each, int) and abs(each) <= MOST_POINTS for each in listed):
            raise ValueError(f"Points are whole numbers up to {MOST_POINTS}, one for each number of letters.")
        self._claim(boards, minimum_length)
        try:
            for length in range(POINTS_LISTED):
                self.points[length] = listed[min(length, len(listed) - 1)]
            totals, counts = array("q", bytes(8 * self.number)), array("I", bytes(4 * self.number))
            self.totals, self.counts, self.lists = totals, counts, False
            self._work()
            return totals, counts
        finally:
            self.state = READY

    def _claim(self, boards: bytes, minimum_length: int) -> None:
        """Check boards, and take the solver for them."""
        if self.state != READY:
            raise RuntimeError("The solver is at work, or was never made.")
        if not isinstance(boards, bytes) or len(boards) % self.size or len(boards) > MOST_CELLS:
            raise ValueError(f"Boards are up to {MOST_CELLS} bytes, {self.size} for each.")
        if not isinstance(minimum_length, int):
            raise ValueError(f"The least number of letters is a number, not {minimum_length!r}.")
        self.grid.board, self.number = boards, len(boards) // self.size
        self.minimum_length = max(0, min(minimum_length, LONGEST_WORD + 1))
        self.state = BUSY
        with cython.nogil:
            fitting = self.grid.fits(self.number * self.size)
        if not fitting:
            self.state = READY
            raise ValueError(f"A board shows a face beyond the {self.grid.faces} of the set.")

    def _list_paths(self) -> None:
        """Have room for the paths of as many words as there is room for."""
        self.lists = True
        if self.room > self.listed:
            self.listed = self.room
            self.slots = array("I", bytes(4 * self.word_count + 4))
            self.summary = array("Q", bytes(8 * (self.word_count // 4096 + 1)))
            self.starts, self.order = array("I", bytes(4 * self.room)), array("I", bytes(4 * self.room))
            self.lengths = array("B", bytes(self.room))
            self.path_room = self.room * PATH_A_WORD
            self.path = array("B", bytes(self.path_room))

    def _work(self) -> None:
        """Search all boards, with more room where a board has very many words."""
        self.done = 0
        while self.done < self.number:
            with cython.nogil:
                self.search_all()
            if self.full:
                self.clear()
                self.room *= 2
                self.found = array("I", bytes(4 * self.room))
                if self.lists:
                    self._list_paths()

    def _listed(self) -> Found:
        """Return what was found, in order. Words are spelled anew: to look them up among all is slower."""
        words, paths = [], []
        for place in range(self.count):
            slot = self.order[place]
            length = self.grid.spell(octets(self.path), self.starts[slot], self.lengths[slot], octets(self.text))
            words.append(text_of(self.text, length))
            paths.append(cells_of(self.path, self.starts[slot], self.lengths[slot]))
        return words, paths

    # ------------------------------------------------------------------------------------------ search

    def search_all(self) -> None:
        """Search boards until all are done, or one has too many words for the room."""
        self.full = False
        while self.done < self.number and not self.full:
            self.clear()
            self.total = 0
            self.grid.lay(self.done * self.size)
            self.begin()
            if not self.full:
                if not self.lists:
                    self.totals[self.done] = self.total
                    self.counts[self.done] = self.count
                self.done += 1

    def clear(self) -> None:
        """Forget the words of the board before."""
        for slot in range(self.count):
            self.seen[self.found[slot] >> 6] = 0
        self.count, self.path_end = 0, 0

    def begin(self) -> None:
        """Stand on every cell, and follow what begins there."""
        self.new, self.hit_count = 0, 0
        for cell in range(self.size):
            face = self.grid.board[self.grid.offset + cell]
            if self.grid.face_sizes[face] and self.step(face, 0, 0, 0):
                self.take(self.grid.positions[cell], self.grid.face_sizes[face], 0, 0, 0)
        self.flush(1, self.hit_count)
        if self.new:
            self.expand(0, self.new)

    def step(self, face: int, letter: int, edge: int, passed: int) -> bool:
        """Go along the letters of a face, from this one on; set where that leads, and return whether it does."""
        for place in range(
            self.grid.face_starts[face] + letter, self.grid.face_starts[face] + self.grid.face_sizes[face]
        ):
            bit = ONE << self.grid.face_letters[place]
            letters = self.edges[edge] & LOW
            if not letters & bit:
                return False
            edge = (self.edges[edge] >> 32 & FIRST_EDGE) + popcount(letters & bit - 1)
            passed += self.passed_by[edge]
        self.edge, self.passed = edge, passed
        return True

    def take(self, position: int, length: int, low: int, high: int, parent: int) -> None:
        """Step on a cell whose letters lead to the edge set: write the state down, and the word that ends here."""
        onward = self.edges[self.edge]
        rest = self.passed | position << 32 | length << 40 | parent << 48
        self.hits[self.hit_count] = rest
        self.hit_count += (onward >> 63) & (length >= self.minimum_length)
        if position < NOWHERE:
            low |= ONE << position
        else:
            high |= ONE << position - 64
        wanted = onward & LOW & self.grid.around[position]
        self.states[4 * self.new], self.states[4 * self.new + 1] = low, high
        self.states[4 * self.new + 2], self.states[4 * self.new + 3] = self.edge | wanted << 32, rest
        self.new += wanted != 0

    def expand(self, depth: int, count: int) -> None:
        """Take every step from the first states of a row, and go on from there to the ends.

        Cells beyond the first 63 and faces of several letters are stepped on by `reach`, all others here.
        """
        edges, passed_by, states, hits = longs(self.edges), ints(self.passed_by), longs(self.states), longs(self.hits)
        near_low, cells_low, around = longs(self.grid.near_low), longs(self.grid.cells_low), ints(self.grid.around)
        special, least, following = self.grid.special, self.minimum_length, (depth + 1) * ROW
        new, hit = following, 0
        for parent in range(count):
            if new > following + PORTION:
                self.flush(depth + 2, hit)
                self.expand(depth + 1, new - following)
                new, hit = following, 0
            place = 4 * (depth * ROW + parent)
            low, high, rest = states[place], states[place + 1], states[place + 3]
            wanted, onward = states[place + 2] >> 32, edges[states[place + 2] & LOW]
            letters, first = onward & LOW, onward >> 32 & FIRST_EDGE
            passed, position, length = rest & LOW, rest >> 32 & 127, (rest >> 40 & 255) + 1
            free = near_low[position] & ~low
            while wanted:
                letter = lowest(wanted)
                wanted &= wanted - 1
                edge = first + popcount(letters & (ONE << letter) - 1)
                onward = edges[edge]
                after = onward & LOW
                if cython.compiled:  # what comes next is asked for now, and there when its turn comes
                    fetch(edges, passed_by, onward >> 32 & FIRST_EDGE)
                rest = passed + passed_by[edge] | length << 40 | parent << 48
                cells = cells_low[letter] & free
                near = lowest(cells | EMPTY)
                hits[hit] = rest | near << 32
                hit += (onward >> 63) & (length >= least) & (cells != 0)
                cells |= EMPTY
                while True:
                    near = lowest(cells)
                    cells &= cells - 1
                    trying = after & around[near]
                    place = 4 * new
                    states[place] = low | ONE << near
                    states[place + 1] = high
                    states[place + 2] = edge | trying << 32
                    states[place + 3] = rest | near << 32
                    new += trying != 0
                    if not cells & cells - 1:
                        break
                if special >> letter & 1:
                    self.new, self.hit_count = new, hit
                    self.reach(letter, edge, rest, low, high, position)
                    new, hit = self.new, self.hit_count
        self.flush(depth + 2, hit)
        if new > following:
            self.expand(depth + 1, new - following)

    def reach(self, letter: int, edge: int, rest: int, low: int, high: int, position: int) -> None:
        """Step on the cells that `expand` leaves out: those of the second number, and all whose face goes on after the
        letter."""
        parent, length = rest >> 48, rest >> 40 & 255
        free_low, free_high = self.grid.near_low[position] & ~low, self.grid.near_high[position] & ~high
        cells = self.grid.cells_high[letter] & free_high
        while cells:
            self.edge, self.passed = edge, rest & LOW
            self.take(64 + lowest(cells), length, low, high, parent)
            cells &= cells - 1
        for half in range(2):
            cells = self.grid.many_high[letter] & free_high if half else self.grid.many_low[letter] & free_low
            while cells:
                position = 64 * half + lowest(cells)
                cells &= cells - 1
                face = self.grid.board[self.grid.offset + position - half]
                if self.step(face, 1, edge, rest & LOW):
                    self.take(position, length - 1 + self.grid.face_sizes[face], low, high, parent)

    # ------------------------------------------------------------------------------------------- words

    def flush(self, cells: int, hits: int) -> None:
        """Count the words that were hit by paths of so many cells, or list them."""
        if self.lists:
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
            self.starts[slot], self.lengths[slot] = self.path_end, cells
            self.path_end += cells

    def write_path(self, rest: int, cells: int) -> None:
        """Write the cells of a path at the end of all, from its last one back."""
        for behind in range(cells):
            depth = cells - 1 - behind
            position = rest >> 32 & 127
            self.path[self.path_end + depth] = position - (position > NOWHERE)
            if depth:
                rest = self.states[4 * ((depth - 1) * ROW + (rest >> 48)) + 3]

    def comes_before(self, slot: int, cells: int) -> bool:
        """Return whether the path at the end of all comes before the one of a word in order of cells."""
        start = self.starts[slot]
        for cell in range(min(cells, self.lengths[slot])):
            if self.path[self.path_end + cell] != self.path[start + cell]:
                return self.path[self.path_end + cell] < self.path[start + cell]
        return cells < self.lengths[slot]

    def sort(self) -> None:
        """Put the words in order and forget that they were seen."""
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
                    self.order[placed] = self.slots[64 * word + lowest(bits)]
                    bits &= bits - 1
                    placed += 1
