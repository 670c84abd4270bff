"""Every word of a board of letters.

Paths grow cell by cell, all of a length together: the states of one length are a row in an array, and the row after it
is written while this one is read. A row is read in portions, so that it never runs over; the paths of a portion are
followed to their ends before the next one. What is not known yet is written all the same and overwritten unless it
counts: the processor then has nothing to guess, and looks up many letters at once.

A state is four numbers of 64 bits: the cells on the path, in two; its latest edge (see `edges`) with the letters to try
next above it; and what the edges passed add up to, with the latest cell (32 up), the number of letters (40 up) and the
place of the state before it in its row (48 up). A hit looks like the last of them (see `finds`). Cells are positions as
in `grid`.
"""

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython
from boggle_desk.engine.kernels.edges import Edges
from boggle_desk.engine.kernels.finds import Finds, Found
from boggle_desk.engine.kernels.grid import Grid

if not cython.compiled:
    from boggle_desk.engine.kernels.bits import lowest, popcount

    def longs(numbers: "array[int]") -> "array[int]":
        """Return the numbers; a compiled kernel takes their address."""
        return numbers

    ints = longs

    def fetch(edges: "array[int]", passed_by: "array[int]", edge: int) -> None:
        """Do nothing; a compiled kernel asks for what lies there, to find it near later."""


LONGEST_WORD = 255
MOST_POINTS, MOST_CELLS = 1_000_000, 1 << 28
PORTION, ROW = 192, 208  # a state has up to eight states after it, and one more is written in vain
NOWHERE = 63
ONE = 1
EMPTY = 0x8000000000000000
LOW, FIRST_EDGE = 0xFFFFFFFF, 0x7FFFFFFF
NEW, READY, BUSY = 0, 1, 2


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
        self.number, self.done, self.scoring, self.strange = 0, 0, False, False
        self._use(edges)
        self.grid = Grid(rows, columns, edges.alphabet)
        self.grid.set_faces(faces)
        self.size = self.grid.size
        self.states, self.hits = array("Q", bytes(32 * ROW * (self.size + 1))), array("Q", bytes(64 * ROW + 8))
        self.finds = Finds(self.grid, self.states, self.hits, self.word_count)
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
            self.finds.list_paths()
            self.scoring = False
            self._work()
            return self.finds.lists()
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
            self.finds.pay(listed)
            totals, counts = array("q", bytes(8 * self.number)), array("I", bytes(4 * self.number))
            self.totals, self.counts, self.scoring = totals, counts, True
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
        self.grid.show(boards)
        self.number = len(boards) // self.size
        self.minimum_length = max(0, min(minimum_length, LONGEST_WORD + 1))
        self.state = BUSY

    def _work(self) -> None:
        """Search all boards, with more room where a board has very many words. Raises ValueError for a face that is
        not of the set."""
        self.done, self.strange = 0, False
        while self.done < self.number:
            if self.scoring:
                with cython.nogil:
                    self.search_all()
            else:
                self.search_all()  # one board takes microseconds: to give the lock away and fetch it starves the window
            if self.strange:
                raise ValueError(f"A board shows a face beyond the {self.grid.faces} of the set.")
            if self.finds.full:
                self.finds.make_room()

    # ------------------------------------------------------------------------------------------ search

    def search_all(self) -> None:
        """Search boards until all are done, or one has too many words for the room or a strange face."""
        while self.done < self.number:
            self.finds.clear()
            self.strange = not self.grid.lay(self.done * self.size)
            if self.strange:
                return
            self.begin()
            if self.finds.full:
                return
            if self.scoring:
                self.totals[self.done] = self.finds.total
                self.counts[self.done] = self.finds.count
            else:
                self.finds.sort()
            self.done += 1

    def begin(self) -> None:
        """Stand on every cell, and follow what begins there."""
        self.new, self.hit_count = 0, 0
        for cell in range(self.size):
            face = self.grid.board[self.grid.offset + cell]
            if self.grid.face_sizes[face] and self.step(face, 0, 0, 0):
                self.take(self.grid.positions[cell], self.grid.face_sizes[face], 0, 0, 0)
        self.finds.take(1, self.hit_count)
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
                self.finds.take(depth + 2, hit)
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
        self.finds.take(depth + 2, hit)
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
