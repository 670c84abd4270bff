"""Laying a board that is known by its letters: which cube goes into which cell, and how it is turned."""

from collections.abc import Sequence
from hashlib import sha256

from boggle_desk.engine.boggle.cubes import Cube, CubeSet, PlacedCube

LETTERS_KEY = "letters"
"""The key of cubes that are made for one board, of whose box only the upper faces are known."""


def matched(cubes: Sequence[Cube], faces: Sequence[str]) -> dict[int, int]:
    """Return by cell the number of the cube that lies there, so that as many cubes as possible show the faces; cells
    for which there is none are left out."""
    holder: dict[int, int] = {}
    for cell in range(len(faces)):
        _place(cell, cubes, faces, holder, set())
    return {cell: cube for cube, cell in holder.items()}


def lay(cubes: Sequence[Cube], faces: Sequence[str]) -> tuple[PlacedCube, ...] | None:
    """Return the cubes so that they show these faces in reading order, or None if they cannot. The same faces always
    give the same cubes in the same quarter turns, all of which are equally frequent (rule B5)."""
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
    """Return cubes for a board of which nothing but the upper faces is known. Raises `ValueError` if they do not fill
    it."""
    return CubeSet(LETTERS_KEY, "Letters", "", rows, columns, tuple((face,) * 6 for face in faces))
