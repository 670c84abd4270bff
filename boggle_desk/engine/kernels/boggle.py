"""Every word of a board of letters.

**Cells** are positions 0 to 62 and 64 to 126 of two numbers of 64 bits; 63 and 127 are no cells, and nothing is
around them. A board shows numbers of a set of faces; a face has one letter, several, or none.

**Search.** Paths grow cell by cell, all of a length together: the states of one length are a row in an array, and the
row after it is written while this one is read. A row is read in portions, so that it never runs over; the paths of a
portion are followed to their ends before the next one. What is not known yet is written all the same and overwritten
unless it counts: the processor then has nothing to guess, and looks up many letters at once.

A state is four numbers of 64 bits: the cells on the path, in two; its latest edge with the letters to try next above
it; and what the edges passed add up to, with the latest cell (32 up), the number of letters (40 up) and the place of
the state before it in its row (48 up), which leads back along the path. A hit, a word that was met, looks like the last
of them, and the numbers passed are then that of the word plus one.
"""

from array import array
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.graphs import check_graph, numbers

if not cython.compiled:
    from boggle_desk.engine.kernels.codes import *
    from boggle_desk.engine.kernels.uncompiled import fetch as fetch_edge
    from boggle_desk.engine.kernels.uncompiled import lowest, popcount

    # What the compiler replaces: addresses of arrays, and lists without checks.

    def start_of(boards: bytes) -> bytes:
        return boards

    def octets(numbers: "array[int]") -> "array[int]":
        return numbers

    longs = ints = octets

    def text_of(text: "array[int]", length: int) -> str:
        return bytes(text[:length]).decode()

    def cells_of(path: "array[int]", start: int, count: int) -> tuple[int, ...]:
        return tuple(path[start : start + count])

    def word_of(things: list[str], place: int) -> str:
        return things[place]

    def path_of(things: list[tuple[int, ...]], place: int) -> tuple[int, ...]:
        return things[place]

    def new_list(length: int) -> list[Any]:
        return [None] * length

    def put(things: list[Any], place: int, thing: object) -> None:
        things[place] = thing


MOST_PLACES, MOST_FACES, LONGEST_FACE = 126, 255, 255
POSITIONS = 128
POINTS_LISTED = 256
FIRST_ROOM, PATH_A_WORD = 1 << 10, 8  # how many words there is room for at first, and cells for each on average
KEPT = 1 << 13
MOST_POINTS, MOST_CELLS = 1_000_000, 1 << 28

Found = tuple[list[str], list[tuple[int, ...]]]


class Edges:
    """The edges of a word graph, by number; 0 is the entrance, before every word.

    An edge is a number of 64 bits: the letters that can follow it (32 bits), the number of the edge of the first of
    them (31 bits; the others come behind in the order of letters), and on top whether it ends a word. The numbers
    passed along the edges of a word add up to its number in sorted order, plus one. Edges lie by their distance from
    the entrance, so that those that every board asks for share a cache.

    Raises ValueError unless the nodes are a graph of at most 67 million words over this alphabet.
    """

    begun: bool

    def __init__(self, nodes: memoryview, alphabet: str) -> None:
        if cython.compiled and self.begun:
            raise RuntimeError("Edges are made once.")
        if not isinstance(alphabet, str):
            raise TypeError("An alphabet is a string of letters.")
        self.begun, self.ready = True, False
        self.marks = check_graph(nodes, len(alphabet))
        self.alphabet, self.nodes, self.size = alphabet, numbers(nodes, "I"), len(self.marks)
        self.length, self.reached = 0, 0
        self.counts, self.places = array("I", bytes(4 * self.size)), array("I", bytes(4 * self.size))
        self.queue = array("I", bytes(4 * (self.size // 2)))
        self.depths = array("H", bytes(2 * self.size))
        with cython.nogil:
            self.count_words()
        if self.counts[ROOT] >= MOST_WORDS or self.depths[ROOT] > LONGEST_WORD:
            raise ValueError(f"A solver takes less than {MOST_WORDS} words, of up to {LONGEST_WORD} letters.")
        with cython.nogil:
            self.set_places()
        self.word_count = self.counts[ROOT]
        self.edges, self.passed = array("Q", bytes(8 * self.length)), array("I", bytes(4 * self.length))
        with cython.nogil:
            self.write()
        self.counts = self.places = self.queue = array("I", [0])
        self.depths, self.marks = array("H", [0]), bytearray(1)
        self.ready = True

    def count_words(self) -> None:
        """Set how many words go on from each node and with how many letters, from the last node to the first, up to a
        limit each."""
        for behind in range(self.size - ROOT):
            node = self.size - 1 - behind
            if self.marks[node]:
                words, depth = popcount(self.nodes[node + 1]), 0
                for place in range(node + 2, node + 2 + popcount(self.nodes[node])):
                    words += self.counts[self.nodes[place]]
                    depth = max(depth, self.depths[self.nodes[place]])
                self.counts[node], self.depths[node] = min(words, MOST_WORDS), min(depth, LONGEST_WORD) + 1

    def set_places(self) -> None:
        """Number the edges of the nodes, nearest nodes first; the place of a node is the number of its first edge."""
        self.queue[0], self.places[ROOT] = ROOT, 1
        self.length, self.reached, done = 1 + popcount(self.nodes[ROOT] | self.nodes[ROOT + 1]), 1, 0
        while done < self.reached:
            node = self.queue[done]
            done += 1
            for place in range(node + 2, node + 2 + popcount(self.nodes[node])):
                following = self.nodes[place]
                if self.places[following] == 0:
                    self.places[following] = self.length
                    self.length += popcount(self.nodes[following] | self.nodes[following + 1])
                    self.queue[self.reached] = following
                    self.reached += 1

    def write(self) -> None:
        """Write the edges of every node that was reached."""
        self.edges[0] = self.following(ROOT)
        for done in range(self.reached):
            node = self.queue[done]
            mask, ends, target, edge, before = self.nodes[node], self.nodes[node + 1], node + 2, self.places[node], 0
            letters = mask | ends
            while letters:
                bit = letters & -letters
                letters &= letters - 1
                whole = ONE if ends & bit else 0
                before += whole
                self.edges[edge], self.passed[edge] = whole << 63, before
                if mask & bit:
                    self.edges[edge] |= self.following(self.nodes[target])
                    before += self.counts[self.nodes[target]]
                    target += 1
                edge += 1

    def following(self, node: int) -> int:
        """Return the letters after a node and the number of its first edge, as an edge to it holds them."""
        place = self.places[node]
        return self.nodes[node] | self.nodes[node + 1] | place << 32


class Grid:
    """A board at a time, of rows and columns. Raises ValueError for more than 126 cells or none."""

    def __init__(self, rows: int, columns: int, alphabet: str) -> None:
        fitting = isinstance(rows, int) and isinstance(columns, int) and min(rows, columns) > 0
        if not fitting or rows * columns > MOST_PLACES:
            raise ValueError(f"A board has 1 to {MOST_PLACES} cells in rows and columns, not {rows}×{columns}.")
        self.alphabet, self.size, self.faces, self.special, self.many = alphabet, rows * columns, 0, 0, False
        self.around, self.beside = array("I", bytes(4 * POSITIONS)), array("B", bytes(8 * POSITIONS))
        self.degrees, self.positions = array("B", bytes(POSITIONS)), array("B", bytes(POSITIONS))
        self.near_low, self.near_high = array("Q", bytes(8 * POSITIONS)), array("Q", bytes(8 * POSITIONS))
        self.cells_low, self.cells_high = array("Q", bytes(8 * MOST_LETTERS)), array("Q", bytes(8 * MOST_LETTERS))
        self.many_low, self.many_high = array("Q", bytes(8 * MOST_LETTERS)), array("Q", bytes(8 * MOST_LETTERS))
        self.set_neighbours(rows, columns)

    def set_faces(self, faces: Sequence[bytes]) -> None:
        """Take a set of faces: the letter numbers of each, none for a face that is in no word.

        Raises ValueError for more than 255 faces, or letters beyond the alphabet.
        """
        listed = list(faces)
        if len(listed) > MOST_FACES or not all(isinstance(face, bytes) for face in listed):
            raise ValueError(f"There are up to {MOST_FACES} faces, each the numbers of its letters.")
        if max(map(max, filter(None, listed)), default=0) >= len(self.alphabet):
            raise ValueError(f"A face has a letter beyond the {len(self.alphabet)} of the alphabet.")
        kept = [face if len(face) <= LONGEST_FACE else b"" for face in listed]
        signs = ["".join([self.alphabet[letter] for letter in face]).encode() for face in kept]
        self.faces = len(kept)
        self.show(b"")
        self.face_letters, self.face_starts = array("B", b"".join(kept) + b"\0"), array("I", [0, *_sums(kept)])
        self.face_sizes = array("B", [*map(len, kept), 0])
        self.face_bits = array("I", [*(1 << face[0] if face else 0 for face in kept), 0])
        self.signs, self.sign_starts = array("B", b"".join(signs) + b"\0"), array("I", [0, *_sums(signs)])

    def set_neighbours(self, rows: int, columns: int) -> None:
        """Set which cells lie around each cell, and the positions of all."""
        for cell in range(rows * columns):
            row, column, position = cell // columns, cell % columns, cell + (cell >= NOWHERE)
            self.positions[cell] = position
            for near_row in range(max(0, row - 1), min(rows, row + 2)):
                for near_column in range(max(0, column - 1), min(columns, column + 2)):
                    near = near_row * columns + near_column
                    if near != cell:
                        self.beside[8 * cell + self.degrees[cell]] = near
                        self.degrees[cell] += 1
                        if near < NOWHERE:
                            self.near_low[position] |= ONE << near
                        else:
                            self.near_high[position] |= ONE << near - NOWHERE

    def show(self, boards: bytes) -> None:
        """Take boards, one behind the other, which `lay` lays out."""
        self.boards = boards
        self.board = start_of(boards)

    def lay(self, offset: int) -> bool:
        """Lay out the board at this place of the boards; return whether it shows only faces of the set."""
        self.offset, self.many, self.special = offset, False, 0
        for letter in range(MOST_LETTERS):
            self.cells_low[letter] = 0
            self.cells_high[letter] = 0
            self.many_low[letter] = 0
            self.many_high[letter] = 0
        for cell in range(self.size):
            face = self.board[offset + cell]
            if face >= self.faces:
                return False
            letter, several = self.face_letters[self.face_starts[face]], self.face_sizes[face] > 1
            if self.face_sizes[face] == 0:
                continue
            if several or cell >= NOWHERE:
                self.special |= self.face_bits[face]
                self.many |= several
            if cell < NOWHERE:
                self.cells_low[letter] |= 0 if several else ONE << cell
                self.many_low[letter] |= ONE << cell if several else 0
            else:
                self.cells_high[letter] |= 0 if several else ONE << cell - NOWHERE
                self.many_high[letter] |= ONE << cell - NOWHERE if several else 0
        for cell in range(self.size):
            bits = 0
            for near in range(8 * cell, 8 * cell + self.degrees[cell]):
                bits |= self.face_bits[self.board[offset + self.beside[near]]]
            self.around[self.positions[cell]] = bits
        return True

    def spell(self, path: "array[int]", start: int, count: int, text: "array[int]") -> int:
        """Write the characters of a path of `count` cells in UTF-8 to `text`, and return how many bytes they are."""
        length = 0
        for cell in range(start, start + count):
            face = self.board[self.offset + path[cell]]
            for place in range(self.sign_starts[face], self.sign_starts[face + 1]):
                text[length] = self.signs[place]
                length += 1
        return length


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
        """Take the hits of paths of `cells` cells; `full` is set if there was no room."""
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
        if self.lengths[slot] > SHORT:
            return cells_of(octets(self.path), self.starts[slot], self.lengths[slot])
        place = (self.codes[slot] * GOLDEN & WHOLE) >> SHIFT
        if self.kept_codes[place] != self.codes[slot]:
            self.kept_codes[place] = 0
            put(self.kept_paths, place, cells_of(octets(self.path), self.starts[slot], self.lengths[slot]))
            self.kept_codes[place] = self.codes[slot]
        return path_of(self.kept_paths, place)


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
        """Return every distinct word of the board of `minimum_length` letters or more, in the order of the dictionary,
        and of each the first path in order of cells. Raises ValueError for a board that does not fit."""
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
                    fetch_edge(edges, passed_by, onward >> 32 & FIRST_EDGE)
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


def _sums(parts: Sequence[bytes]) -> list[int]:
    """Return where each part ends when they lie one behind the other."""
    return list(accumulate(map(len, parts)))
