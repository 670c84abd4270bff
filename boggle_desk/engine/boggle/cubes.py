"""Letter cubes: what is printed on them, how a set is read, how a shake falls."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

BLOCK = "#"
"""The solid face: no letter, no path through it."""

Cube = tuple[str, ...]
"""The six faces of a cube. A face is a letter, a digraph such as `Qu`, or `BLOCK`."""


@dataclass(frozen=True)
class PlacedCube:
    """A cube in a cell: which face is up, and by how many quarter turns clockwise (0 to 3)."""

    cube: Cube
    face: int
    quarter: int

    @property
    def letters(self) -> str:
        """What the upper face says, as printed: `A`, `Qu`, `#`."""
        return self.cube[self.face]


@dataclass(frozen=True)
class CubeSet:
    """The cubes of one box, with the grid that they fill."""

    key: str
    name: str
    language: str
    rows: int
    columns: int
    cubes: tuple[Cube, ...]

    def __post_init__(self) -> None:
        if len(self.cubes) != self.rows * self.columns:
            raise ValueError(f"{self.key}: {len(self.cubes)} cubes do not fill {self.rows}×{self.columns} cells")
        for cube in self.cubes:
            if len(cube) != 6:
                raise ValueError(f"{self.key}: the cube {','.join(cube)} has {len(cube)} faces instead of 6")


def cube_set(entry: Mapping[str, Any]) -> CubeSet:
    """Return the set that one entry of a cubes file describes. Raises `ValueError` if it does not.

    A cube is written as six letters (`AAEEGN`) or as faces between commas (`H,I,M,N,Qu,U`).
    """
    try:
        cubes = tuple(tuple(text.split(",")) if "," in text else tuple(text) for text in entry["cubes"])
        return CubeSet(entry["key"], entry["name"], entry["language"], entry["rows"], entry["columns"], cubes)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"a set of cubes is described wrongly: {error}") from error


def shake(cubes: Sequence[Cube], luck: Random) -> tuple[PlacedCube, ...]:
    """Return the cubes in reading order after a shake: every cube in a random cell, on a random face, in a random
    quarter turn (rule B5)."""
    order = luck.sample(cubes, len(cubes))
    return tuple(PlacedCube(cube, luck.randrange(6), luck.randrange(4)) for cube in order)
