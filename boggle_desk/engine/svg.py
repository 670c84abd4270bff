"""Boards and racks as SVG, as notebooks show them."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

_SIDE = 36
_WOOD, _CUBE, _INK, _TILE = "#6b4a2f", "#f7f1e1", "#1f2a44", "#ecd9b0"
_PREMIUMS = {
    (2, 1): "#bcd7e6",
    (3, 1): "#5b9bc9",
    (4, 1): "#34699a",
    (1, 2): "#f0b8b4",
    (1, 3): "#d9594c",
    (1, 4): "#a3352b",
}
_PLAIN = "#d8d2c0"


class Cell(NamedTuple):
    fill: str
    text: str = ""
    small: str = ""
    """In the corner: what a tile is worth."""


def cubes(faces: Iterable[str], columns: int) -> str:
    """Return the cubes of a Boggle board."""
    return _picture([Cell(_CUBE, face) for face in faces], columns, round_by=7)


def squares(tiles: Iterable[tuple[str, str, tuple[int, int]]], columns: int, rack: Iterable[tuple[str, str]]) -> str:
    """Return a Scrabble board: what lies on each square (or nothing), its worth, and the square's premiums for letter
    and word; below it the tiles of a rack."""
    cells = [
        Cell(_TILE, tile, worth) if tile else Cell(_PREMIUMS.get(premium, _PLAIN)) for tile, worth, premium in tiles
    ]
    return _picture(cells, columns, 3, [Cell(_TILE, tile, worth) for tile, worth in rack])


def _picture(cells: Sequence[Cell], columns: int, round_by: int, below: Sequence[Cell] = ()) -> str:
    rows = -(-len(cells) // columns)
    wide, high = max(columns, len(below)) * _SIDE + 12, (rows + (1.4 if below else 0)) * _SIDE + 12
    drawn = [
        _cell(cell, 6 + number % columns * _SIDE, 6 + number // columns * _SIDE, round_by)
        for number, cell in enumerate(cells)
    ]
    drawn += [_cell(cell, 6 + number * _SIDE, 6 + (rows + 0.4) * _SIDE, round_by) for number, cell in enumerate(below)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:g}" height="{high:g}" viewBox="0 0 {wide:g} {high:g}" '
        f'font-family="sans-serif" text-anchor="middle"><rect width="100%" height="100%" rx="8" fill="{_WOOD}"/>'
        f"{''.join(drawn)}</svg>"
    )


def _cell(cell: Cell, x: float, y: float, round_by: int) -> str:
    side = _SIDE - 3
    shape = f'<rect x="{x:g}" y="{y:g}" width="{side}" height="{side}" rx="{round_by}" fill="{cell.fill}"/>'
    size = 19 if len(cell.text) < 2 else 15
    text = f'<text x="{x + side / 2:g}" y="{y + 23:g}" font-size="{size}" fill="{_INK}">{escape(cell.text)}</text>'
    small = f'<text x="{x + side - 6:g}" y="{y + 30:g}" font-size="8" fill="{_INK}">{escape(cell.small)}</text>'
    return shape + (text if cell.text else "") + (small if cell.small else "")
