"""A board of letter cubes, drawn for paper."""

from dataclasses import dataclass

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.views.boggle.dome.faces import Label, is_solid
from boggle_desk.views.boggle.dome.glyphs import BARRED
from boggle_desk.views.paper.letters import capital, fitting, width
from boggle_desk.views.paper.marks import Box, Face, Line, Mark, Marks, Outline, Point, Side, Text
from boggle_desk.views.theme import PAPER

_LETTER, _WIDEST = 0.74, 0.66
"""The size of a letter, and the room for wide ones, in sides of a cube."""
_LIFT, _BAR_BELOW, _BAR_THICK = 0.05, 0.1, 0.055
"""How much a letter gives way to the line below it (rule B4), how far below and how thick that is, in sides."""
_AXES = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
"""Where the right of a letter points after so many quarter turns clockwise."""


@dataclass(frozen=True)
class PrintedBoard:
    """A board to be printed: what lies in each cell and how it is turned, what the board is called, its code."""

    rows: int
    columns: int
    labels: tuple[Label, ...]
    name: str = ""
    code: str = ""


def labels_of(cubes: tuple[PlacedCube, ...]) -> tuple[Label, ...]:
    """Return what the cubes show, as they lie."""
    return tuple((cube.letters, cube.quarter) for cube in cubes)


def board_marks(board: PrintedBoard, side: float, turned: bool, shown: bool = True) -> Marks:
    """Return the board in a square of this side: letters upright, or `turned` as the cubes lie; without letters where
    they may not be shown."""
    cell = side / max(board.rows, board.columns)
    thick = max(0.8, cell * 0.025)
    frame = Box(0, 0, cell * board.columns, cell * board.rows, cell * 0.12, thick, PAPER.black)
    marks: list[Mark] = [frame]
    for number, (letters, quarter) in enumerate(board.labels):
        row, column = divmod(number, board.columns)
        corner = (column * cell, row * cell)
        marks.append(_cube(corner, cell))
        if shown:
            middle = (corner[0] + cell / 2, corner[1] + cell / 2)
            marks += _face(letters, quarter % 4 if turned else 0, middle, cell)
    return tuple(marks)


def _cube(corner: Point, cell: float) -> Box:
    gap = cell * 0.05
    inner = cell - 2 * gap
    return Box(corner[0] + gap, corner[1] + gap, inner, inner, cell * 0.14, max(0.5, cell * 0.012))


def _face(letters: str, quarter: int, middle: Point, cell: float) -> Marks:
    if not letters:
        return ()
    if is_solid(letters):
        return tuple(_lozenge(middle, cell * half) for half in (0.28, 0.21, 0.1))
    size = fitting(letters, cell * _WIDEST, cell * _LETTER, Face.BOLD)
    barred = letters in BARRED
    place = _along(middle, quarter, 0.0, -cell * _LIFT if barred else 0.0)
    letter = Text(
        letters, place[0] - cell / 2, place[1] + capital(size) / 2, cell, size, Face.BOLD, Side.MIDDLE, turn=quarter
    )
    return (letter, _bar(letters, size, quarter, place, cell)) if barred else (letter,)


def _bar(letters: str, size: float, quarter: int, place: Point, cell: float) -> Line:
    half, below = width(letters, size, Face.BOLD) * 0.42, capital(size) / 2 + cell * _BAR_BELOW
    ends = (_along(place, quarter, side * half, below) for side in (-1, 1))
    return Line(next(ends), next(ends), cell * _BAR_THICK, PAPER.black)


def _along(middle: Point, quarter: int, right: float, down: float) -> Point:
    """Return a place so far to the right of and below a middle, as a letter with so many quarter turns sees it."""
    x, y = _AXES[quarter]
    return middle[0] + right * x - down * y, middle[1] + right * y + down * x


def _lozenge(middle: Point, half: float) -> Outline:
    x, y = middle
    return Outline(((x, y - half), (x + half, y), (x, y + half), (x - half, y)), max(0.6, half * 0.05))
