"""The letters on the table: which cubes adjoin, and the paths of a word."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import islice, pairwise
from math import isqrt
from random import Random, SystemRandom
from typing import ClassVar

from boggle_desk.engine import svg
from boggle_desk.engine.boggle.cubes import BLOCK, CubeSet, PlacedCube, shake

_MOST_STEPS = 5_000  # rarely needed: only laid boards of nearly equal letters come near it


_LONGEST_FACE, _LONGEST_TEXT = 4, 1_000


class BadBoard(ValueError):
    """A text that is no board; the message is a sentence. `square` tells whether rows and columns would help."""

    square = False


class Flaw(StrEnum):
    """Why a word cannot be traced."""

    MISSING = "letter missing"
    TWICE = "cube used twice"
    APART = "letters do not touch"


@dataclass(frozen=True)
class Misfit:
    """Why a word is not on the board: the letter at fault and cells to look at; `begun` is the part that can be
    traced."""

    flaw: Flaw
    letter: str
    cells: tuple[int, ...] = ()
    begun: str = ""


def _unnamed() -> CubeSet:
    raise TypeError("it isn't said which cubes are shaken")


@dataclass(frozen=True)
class Board:
    """Upper faces in reading order. A cell is a number from 0; a path is a tuple of cells."""

    rows: int
    columns: int
    faces: tuple[str, ...]

    def __post_init__(self) -> None:
        if self.rows < 1 or self.columns < 1 or len(self.faces) != self.rows * self.columns:
            raise ValueError(f"{len(self.faces)} faces do not fill {self.rows}×{self.columns} cells")

    @classmethod
    def read(cls, text: str, rows: int | None = None, columns: int | None = None) -> "Board":
        """Return the board of a text, by rows: each letter is a face (`q` is Qu), or each part between spaces. Square
        by default. Raises `BadBoard`."""
        faces = _faces(text)
        if rows is None or columns is None:
            rows = columns = isqrt(len(faces))
            if rows * columns != len(faces):
                fault = BadBoard(f"{len(faces)} faces don't make a square.")
                fault.square = True
                raise fault
        if rows * columns != len(faces):
            raise BadBoard(f"{rows}x{columns} cells need {rows * columns} faces, but the board has {len(faces)}.")
        return cls(rows, columns, faces)

    usual_cubes: ClassVar[Callable[[], CubeSet]] = staticmethod(_unnamed)
    """What is shaken if no cubes are named; `boggle_desk.api` says it."""

    @classmethod
    def shake(cls, cubes: CubeSet | None = None, seed: int | None = None) -> "Board":
        """Return the board of these cubes, by default the 16 of Classic, after a shake (rule B5); the same seed gives
        the same board."""
        cubes = cubes or cls.usual_cubes()
        rng = SystemRandom() if seed is None else Random(seed)
        return board_of(cubes.rows, cubes.columns, shake(cubes.cubes, rng))

    def __repr__(self) -> str:
        return f"Board.read({' '.join(self.faces)!r}, {self.rows}, {self.columns})"

    def __str__(self) -> str:
        """Return a line for each row, with the faces below each other."""
        wide = max(map(len, self.faces))
        rows = (self.faces[start : start + self.columns] for start in range(0, len(self.faces), self.columns))
        return "\n".join(" ".join(face.ljust(wide) for face in row).rstrip() for row in rows)

    def _repr_svg_(self) -> str:
        return svg.cubes(self.faces, self.columns)

    def __len__(self) -> int:
        return len(self.faces)

    def __iter__(self) -> Iterator[str]:
        return iter(self.faces)

    def __getitem__(self, cell: int | tuple[int, int]) -> str:
        """Return the face in a cell, by its number or by row and column from 0. Raises IndexError."""
        if isinstance(cell, int):
            return self.faces[cell]
        row, column = cell
        return self.faces[range(self.rows)[row] * self.columns + range(self.columns)[column]]

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.path(word) is not None

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """What each cell adds to a word, lower case; empty for a solid face."""
        return tuple("" if face == BLOCK else face.lower() for face in self.faces)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The cells that adjoin each cell: across, down and on both diagonals (rule B8)."""
        return tuple(tuple(self._around(*divmod(cell, self.columns))) for cell in range(len(self.faces)))

    def _around(self, row: int, column: int) -> Iterator[int]:
        for r in range(max(0, row - 1), min(self.rows, row + 2)):
            for c in range(max(0, column - 1), min(self.columns, column + 2)):
                if (r, c) != (row, column):
                    yield r * self.columns + c

    def spell(self, path: Sequence[int]) -> str:
        """Return the lower-case word that the cells spell."""
        return "".join(self.letters[cell] for cell in path)

    def adjoins(self, path: Sequence[int]) -> bool:
        """Return whether each cell of the path touches the one before, none twice, none solid (rule B8)."""
        return (
            len(set(path)) == len(path)
            and all(self.letters[cell] for cell in path)
            and all(after in self.neighbours[before] for before, after in pairwise(path))
        )

    def paths(self, word: str) -> Iterator[tuple[int, ...]]:
        """Yield the paths of a word by cell order; gives up after `_MOST_STEPS`."""
        word, steps = word.lower(), iter(range(_MOST_STEPS))
        if word:
            for cell in range(len(self.faces)):
                yield from self._paths_from((cell,), word, steps)

    def _paths_from(self, path: tuple[int, ...], rest: str, steps: Iterator[int]) -> Iterator[tuple[int, ...]]:
        letters = self.letters[path[-1]]
        if not letters or not rest.startswith(letters) or next(steps, None) is None:
            return
        rest = rest[len(letters) :]
        if not rest:
            yield path
            return
        for cell in self.neighbours[path[-1]]:
            if cell not in path:
                yield from self._paths_from((*path, cell), rest, steps)

    def path(self, word: str) -> tuple[int, ...] | None:
        """Return the first path of the word, or None if it is not on the board."""
        return next(self.paths(word), None)

    def misfit(self, word: str) -> Misfit | None:
        """Return why the word cannot be traced, or None if it can."""
        word = word.lower()
        if not word or self.path(word) is not None:
            return None
        return self._missing(word) or self._too_few(word) or self._broken_off(word)

    def _missing(self, word: str) -> Misfit | None:
        """Look for a letter that no face has."""
        spelled = {0}
        for start in range(len(word)):
            if start in spelled:
                spelled |= {start + len(face) for face in self._beginning(word[start:])}
        return None if len(word) in spelled else Misfit(Flaw.MISSING, word[max(spelled)])

    def _beginning(self, text: str) -> set[str]:
        return {face for face in self.letters if face and text.startswith(face)}

    def _too_few(self, word: str) -> Misfit | None:
        """Look for a letter that the word has more often than the board."""
        for letter in word:
            if word.count(letter) > sum(face.count(letter) for face in self.letters):
                return Misfit(Flaw.TWICE, letter, tuple(c for c, face in enumerate(self.letters) if letter in face))
        return None

    def _broken_off(self, word: str) -> Misfit | None:
        """Trace as much of the word as can be traced, and look around its end."""
        traced = [paths for end in range(1, len(word)) if (paths := list(islice(self.paths(word[:end]), 50)))]
        if not traced:
            return None
        begun = self.spell(traced[-1][0])
        wanted = self._beginning(word[len(begun) :])
        for path in traced[-1]:
            for cell in self.neighbours[path[-1]]:
                if cell in path and self.letters[cell] in wanted:
                    return Misfit(Flaw.TWICE, self.letters[cell], (cell,), begun)
        ends = {path[-1] for path in traced[-1]}
        cells = sorted(ends | {cell for cell, face in enumerate(self.letters) if face in wanted})
        return Misfit(Flaw.APART, min(wanted), tuple(cells), begun)


def _faces(text: str) -> tuple[str, ...]:
    text = unicodedata.normalize("NFC", text.strip())
    if not text:
        raise BadBoard("The board is empty.")
    if len(text) > _LONGEST_TEXT:
        raise BadBoard(f"The board is longer than {_LONGEST_TEXT} characters.")
    parts = text.split()
    if len(parts) == 1:
        parts = ["qu" if letter in "qQ" else letter for letter in text]
    return tuple(_face(part) for part in parts)


def _face(part: str) -> str:
    if part == BLOCK:
        return part
    if not part.isalpha() or len(part) > _LONGEST_FACE:
        raise BadBoard(
            f"'{part[:20]}' isn't a face. A face has 1 to {_LONGEST_FACE} letters, or is {BLOCK} if it's solid."
        )
    capital = part[0].upper()
    return (capital if len(capital) == 1 else part[0]) + part[1:].lower()


def board_of(rows: int, columns: int, cubes: Sequence[PlacedCube]) -> Board:
    return Board(rows, columns, tuple(cube.letters for cube in cubes))
