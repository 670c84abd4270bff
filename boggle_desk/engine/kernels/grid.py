"""Boards of one size as a solver sees them: which cells show a letter, and which letters lie around each cell.

Cells are positions 0 to 62 and 64 to 126 of two numbers of 64 bits; 63 and 127 are no cells, and nothing lies around
them. A board shows numbers of a set of faces; a face has one letter, several, or none.
"""

from array import array
from collections.abc import Sequence
from itertools import accumulate

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

if not cython.compiled:

    def start_of(boards: bytes) -> bytes:
        """Return the boards; a compiled kernel takes their address."""
        return boards


MOST_PLACES, MOST_FACES, LONGEST_FACE = 126, 255, 255
MOST_LETTERS, POSITIONS = 32, 128
NOWHERE = 63
ONE = 1


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
        """Write the signs of a path of so many cells in UTF-8 to `text`, and return how many bytes they are."""
        length = 0
        for cell in range(start, start + count):
            face = self.board[self.offset + path[cell]]
            for place in range(self.sign_starts[face], self.sign_starts[face + 1]):
                text[length] = self.signs[place]
                length += 1
        return length


def _sums(parts: Sequence[bytes]) -> list[int]:
    """Return where each part ends when they lie one behind the other."""
    return list(accumulate(map(len, parts)))
