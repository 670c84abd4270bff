"""Letter cubes: what is printed on them, how a set is read, how cubes are shaken, how known letters are laid."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

BLOCK = "#"
"""The solid face: no letter, no path through it."""

Cube = tuple[str, ...]
"""The six faces of a cube. A face is a letter, a digraph such as `Qu`, or `BLOCK`."""

LETTERS_KEY = "letters"  # the key of cubes made for one board whose box is unknown


@dataclass(frozen=True)
class PlacedCube:
    """A cube in a cell: which face is up, and by how many quarter turns clockwise (0 to 3)."""

    cube: Cube
    face: int
    quarter: int

    @property
    def letters(self) -> str:
        """As printed: `A`, `Qu`, `#`."""
        return self.cube[self.face]


@dataclass(frozen=True)
class CubeSet:
    key: str
    name: str
    language: str
    rows: int
    columns: int
    cubes: tuple[Cube, ...] = field(repr=False)
    earlier: bool = field(default=False, compare=False)
    """Whether better ones have replaced it: codes and saved games read it, new games don't offer it."""

    def __post_init__(self) -> None:
        if len(self.cubes) != self.rows * self.columns:
            raise ValueError(f"{self.key}: {len(self.cubes)} cubes do not fill {self.rows}×{self.columns} cells")
        for cube in self.cubes:
            if len(cube) != 6:
                raise ValueError(f"{self.key}: the cube {','.join(cube)} has {len(cube)} faces instead of 6")


def cube_set(entry: Mapping[str, Any]) -> CubeSet:
    """Return the set of an entry in a cubes file: six letters (`AAEEGN`) or faces (`H,I,M,N,Qu,U`) a cube. Raises
    `ValueError`."""
    try:
        cubes = tuple(tuple(text.split(",")) if "," in text else tuple(text) for text in entry["cubes"])
        rows, columns = entry["rows"], entry["columns"]
        return CubeSet(
            entry["key"], entry["name"], entry["language"], rows, columns, cubes, entry.get("earlier", False)
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"a set of cubes is described wrongly: {error}") from error


def shake(cubes: Sequence[Cube], rng: Random) -> tuple[PlacedCube, ...]:
    """Return the cubes by reading order after a shake: any cell, face and quarter turn (rule B5)."""
    order = rng.sample(cubes, len(cubes))
    return tuple(PlacedCube(cube, rng.randrange(6), rng.randrange(4)) for cube in order)


def matched(cubes: Sequence[Cube], faces: Sequence[str]) -> dict[int, int]:
    """Return the cube's number by cell so that as many cubes as possible show the faces; other cells are left out."""
    holder: dict[int, int] = {}
    for cell in range(len(faces)):
        _place(cell, cubes, faces, holder, set())
    return {cell: cube for cube, cell in holder.items()}


def lay(cubes: Sequence[Cube], faces: Sequence[str]) -> tuple[PlacedCube, ...] | None:
    """Return cubes that show these faces, or None. The same faces give the same quarter turns, all equally frequent
    (B5)."""
    cube_in = matched(cubes, faces)
    if not len(cubes) == len(faces) == len(cube_in):
        return None
    turns = sha256("/".join(faces).encode()).digest() * (len(faces) // 32 + 1)
    return tuple(
        PlacedCube(cubes[cube_in[cell]], cubes[cube_in[cell]].index(face), turns[cell] % 4)
        for cell, face in enumerate(faces)
    )


def _place(cell: int, cubes: Sequence[Cube], faces: Sequence[str], holder: dict[int, int], tried: set[int]) -> bool:
    """Find a cube for a cell; cubes that lie elsewhere may move (augmenting paths)."""
    for number, cube in enumerate(cubes):
        if faces[cell] in cube and number not in tried:
            tried.add(number)
            if number not in holder or _place(holder[number], cubes, faces, holder, tried):
                holder[number] = cell
                return True
    return False


def letters_only(rows: int, columns: int, faces: Sequence[str]) -> CubeSet:
    """Return cubes of which only the upper faces are known. Raises `ValueError` if they don't fill the grid."""
    return CubeSet(LETTERS_KEY, "Letters", "", rows, columns, tuple((face,) * 6 for face in faces))
