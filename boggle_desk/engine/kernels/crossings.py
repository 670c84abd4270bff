"""A Scrabble board in numbers, and what fits each of its squares for the sake of the word across it.

Squares are kept twice, row by row and then column by column, as places: each line has an empty place before it and
after it that nothing may be laid on, so that nobody asks for the edge. A code is 0 for no tile, a letter's number plus
one for a tile, `BLANKED` more on a blank, and `STRANGE` for a tile that no word has. What fits a place are the bits of
letters (cross-checks), and its hook is what the tiles of the word across are worth, or `NO_WORD`.
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
    BLANKED,
    LARGEST_SIDE,
    MOST_LETTERS,
    NO_WORD,
    ONE_BIT,
    PLACES,
    SLOTS,
    STRANGE,
)

if not cython.compiled:
    from boggle_desk.engine.kernels.bits import popcount

if TYPE_CHECKING:
    from boggle_desk.engine.word_graph import TwoWayGraph

_HIGHEST_VALUE, _HIGHEST_BONUS = 100, 9
_HIGHEST_SCORE = 1_900_000


class Crossings:
    """A board. One thread has it at a time; a second call meanwhile is refused."""

    def __init__(
        self, graph: "TwoWayGraph", rows: int, columns: int, letter_bonus: bytes, word_bonus: bytes, values: bytes
    ) -> None:
        """Make an empty board; the bonuses go by square, `values` by letter number. Raises ValueError and TypeError."""
        from boggle_desk.engine.word_graph import TwoWayGraph

        if getattr(self, "end", 0):
            raise RuntimeError("this generator is made already")
        if not isinstance(graph, TwoWayGraph):  # which has looked at its nodes
            raise TypeError("a generator needs a two-way graph")
        if not all(isinstance(each, bytes) for each in (letter_bonus, word_bonus, values)):
            raise TypeError("premiums and values are bytes")
        self._check_board(rows, columns, letter_bonus, word_bonus, values)
        self.busy = False
        self.uses = 0
        self.nodes = graph.nodes
        self.root = graph.root
        self.forward = graph.forward
        self.rows, self.columns = rows, columns
        if not cython.compiled:
            self._make_board()
        for letter in range(len(values)):
            self.values[letter + 1] = values[letter]
        for letter in range(MOST_LETTERS):
            self.bits[letter + 1] = self.bits[letter + 1 + BLANKED] = 1 << letter
        self.letters = len(values)
        self._arrange(letter_bonus, word_bonus)

    def _make_board(self) -> None:
        """Make what a compiled board has in itself."""
        self.values = array("B", bytes(2 * BLANKED))
        self.squares = array("B", bytes(PLACES))
        self.letter_bonus = array("B", bytes(PLACES))
        self.word_bonus = array("B", bytes(PLACES))
        self.turned = array("H", bytes(2 * PLACES))
        self.square_of = array("H", bytes(2 * PLACES))
        self.across = array("H", bytes(2 * LARGEST_SIDE * LARGEST_SIDE))
        self.bits = array("I", bytes(8 * BLANKED))
        self.fits = array("I", bytes(4 * PLACES))
        self.hooks = array("i", bytes(4 * PLACES))
        self.saved_squares = array("B", bytes(SLOTS * PLACES))
        self.saved_fits = array("I", bytes(4 * SLOTS * PLACES))
        self.saved_hooks = array("i", bytes(4 * SLOTS * PLACES))
        self.saved_tiles = array("i", bytes(4 * SLOTS))

    def _check_board(self, rows: int, columns: int, letter_bonus: bytes, word_bonus: bytes, values: bytes) -> None:
        between("the number of rows", rows, 1, LARGEST_SIDE)
        between("the number of columns", columns, 1, LARGEST_SIDE)
        for name, bonuses in (("letter", letter_bonus), ("word", word_bonus)):
            if len(bonuses) != rows * columns:
                raise ValueError(f"there are {len(bonuses)} {name} premiums for {rows}×{columns} squares")
            for bonus in bonuses:
                between(f"a {name} premium", bonus, 1, _HIGHEST_BONUS)
        if len(values) > MOST_LETTERS:
            raise ValueError(f"there are values for {len(values)} letters, more than {MOST_LETTERS}")
        for value in values:
            between("the value of a tile", value, 0, _HIGHEST_VALUE)
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
                self.fits[at] = ANY_LETTER
                self.hooks[at] = NO_WORD

    # ---------------------------------------------------------------------------------- the numbers

    def step(self, node: int, bit: int) -> int:
        """Return the node after a letter; 0 is the node without words."""
        mask = self.nodes[node]
        if mask & bit:
            return self.nodes[node + 2 + popcount(mask & (bit - ONE_BIT))]
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
            self.fits[place] = ANY_LETTER
            self.hooks[place] = NO_WORD
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
                self.fits[place] = self.fits[other] = 0
                self.hooks[place] = self.hooks[other] = NO_WORD
            else:
                self.check_crossing(place)
                self.check_crossing(other)

    def lay_nothing(self) -> None:
        """Take all tiles off."""
        for place in range(1, self.end + 1):
            self.squares[place] = 0
            self.hooks[place] = NO_WORD
            self.fits[place] = ANY_LETTER if self.letter_bonus[place] else 0
        self.tiles = 0

    def put(self, first: int, length: int, codes: Sequence[int]) -> None:
        """Lay a play that begins on a place, a code for each square of its length, and mend what fits around it."""
        for at in range(length):
            if codes[at]:
                place = first + at
                other = self.turned[place]
                self.squares[place] = self.squares[other] = codes[at]
                self.fits[place] = self.fits[other] = 0
                self.hooks[place] = self.hooks[other] = NO_WORD
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

    # ---------------------------------------------------------------------------------- for Python

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

    def square(self, place: int) -> int:
        """Return the square of a place, row by row from 0. Raises ValueError for a place that is none."""
        if not 0 < place < PLACES or not self.letter_bonus[place]:
            raise ValueError(f"{place} is no place of the board")
        return self.square_of[place]

    def place(self, square: int, down: bool) -> int:
        """Return the place of a square in its row, or in its column. Raises ValueError for a square off the board."""
        between("the square", square, 0, self.rows * self.columns - 1)
        return self.turned[self.across[square]] if down else self.across[square]


def between(name: str, value: int, least: int, most: int) -> None:
    """Raise ValueError unless a number is in its range."""
    if not least <= index(value) <= most:
        raise ValueError(f"{name} is {value} but must be from {least} to {most}")
