"""The letters on the table: which cubes adjoin, and where a word lies."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from boggle_desk.engine.boggle.cubes import BLOCK, PlacedCube

_MOST_STEPS = 5_000
"""Shaken cubes never need a thousand; laid letters that are nearly all the same would need more than there is time."""


@dataclass(frozen=True)
class Board:
    """Upper faces in reading order. A cell is a number from 0; a path is a tuple of cells."""

    rows: int
    columns: int
    faces: tuple[str, ...]

    def __post_init__(self) -> None:
        if self.rows < 1 or self.columns < 1 or len(self.faces) != self.rows * self.columns:
            raise ValueError(f"{len(self.faces)} faces do not fill {self.rows}×{self.columns} cells")

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """What each cell adds to a word, in lower case; nothing for a solid face."""
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
        """Yield every path that spells the word, in order of cells. The search is given up after `_MOST_STEPS`."""
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


def board_of(rows: int, columns: int, cubes: Sequence[PlacedCube]) -> Board:
    """Return the board that the cubes show."""
    return Board(rows, columns, tuple(cube.letters for cube in cubes))
