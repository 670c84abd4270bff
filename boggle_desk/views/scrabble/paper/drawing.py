"""A crossword board drawn for one ink: premiums by shape and number, blanks inverse (rules P9, P16, P20)."""

from collections.abc import Collection
from dataclasses import replace

from boggle_desk.engine.scrabble.board import PLAIN, Board, Premium
from boggle_desk.engine.scrabble.notation import column_name
from boggle_desk.engine.scrabble.tiles import Tile, TileSet
from boggle_desk.views.appearance import PAPER, Inks
from boggle_desk.views.paper.sheets import Box, FontWeight, Mark, Marks, Outline, Point, Side, Text, capital, fitting
from boggle_desk.views.scrabble.scrabble_pictures import star_corners
from boggle_desk.views.scrabble.squares import LIGHT

BOARD = 345.0  # the side of the board on a sheet that has it beside other things, in points
EDGE = 0.62  # the room for the names of rows and columns, in sides of a square
_CIRCLE, _DIAMOND, _STAR = 0.31, 0.43, 0.36
_DIGIT, _LETTER, _VALUE = 0.4, 0.68, 0.26


def board_marks(board: Board, tiles: TileSet, side: float, inks: Inks = PAPER, lit: Collection[int] = ()) -> Marks:
    """Return the board in a square, the tiles on these squares lit."""
    layout, plain = board.layout, not inks.face
    edge = EDGE if plain else 0.0
    cell = side / (max(layout.rows, layout.columns) + edge)
    left = top = edge * cell
    marks: list[Mark] = list(_names(layout.rows, layout.columns, cell)) if plain else []
    for square, premium in enumerate(layout.premiums):
        row, column = divmod(square, layout.columns)
        corner = (left + column * cell, top + row * cell)
        tile = board.tiles[square]
        marks.append(Box(*corner, cell, cell, thick=0.4, ink=PAPER.line, fill=_ground(premium, plain, bool(tile))))
        if tile:
            marks += tile_marks(
                tile, tiles.values, corner, cell, replace(inks, face=inks.lit) if square in lit else inks
            )
        elif square == layout.start:
            marks.append(star((corner[0] + cell / 2, corner[1] + cell / 2), cell, inks))
        elif plain:
            marks += premium_marks(premium, (corner[0] + cell / 2, corner[1] + cell / 2), cell)
    frame = Box(left, top, cell * layout.columns, cell * layout.rows, thick=1.2, ink=inks.black)
    return (*marks, frame)


def _ground(premium: Premium, plain: bool, covered: bool) -> str:
    if plain:
        return "" if covered or premium == PLAIN else PAPER.tint
    return LIGHT.of(premium)[0]


def _names(rows: int, columns: int, cell: float) -> Marks:
    size, edge = cell * 0.36, EDGE * cell
    down = (
        Text(str(row + 1), 0, edge + (row + 0.5) * cell + capital(size) / 2, edge - cell * 0.12, size,
             FontWeight.REGULAR, Side.RIGHT, PAPER.grey)
        for row in range(rows)
    )  # fmt: skip
    across = (
        Text(column_name(column), edge + column * cell, edge - cell * 0.16, cell, size, FontWeight.REGULAR, Side.MIDDLE,
             PAPER.grey)
        for column in range(columns)
    )  # fmt: skip
    return (*across, *down)


def tile_marks(tile: Tile, values: dict[str, int], corner: Point, cell: float, inks: Inks = PAPER) -> Marks:
    """Return a tile: a letter with its value; a blank white on black, without one."""
    x, y = corner
    gap = cell * 0.04
    inner = cell - 2 * gap
    ink, fill = (inks.paper, inks.black) if tile.blank else (inks.black, inks.face or inks.paper)
    box = Box(
        x + gap, y + gap, inner, inner, cell * 0.1, max(0.6, cell * 0.045), inks.line if inks.face else inks.black, fill
    )
    size = fitting(tile.letter, cell * 0.7, cell * _LETTER, FontWeight.BOLD)
    shift = 0.0 if tile.blank else cell * 0.06
    letter = Text(
        tile.letter,
        x - shift,
        y + cell * 0.5 + capital(size) / 2 - shift,
        cell,
        size,
        FontWeight.BOLD,
        Side.MIDDLE,
        ink,
    )
    value = values.get(tile.letter, 0)
    if tile.blank or not value:
        return box, letter
    small = Text(str(value), x, y + cell * 0.925, cell * 0.91, cell * _VALUE, FontWeight.SEMIBOLD, Side.RIGHT, ink)
    return box, letter, small


def premium_marks(premium: Premium, middle: Point, cell: float) -> Marks:
    if premium == PLAIN:
        return ()
    x, y = middle
    size, thick = cell * _DIGIT, max(0.5, cell * 0.04)
    shape: Mark
    if premium.word != 1:
        factor, half = premium.word, cell * _DIAMOND
        shape = Outline(((x, y - half), (x + half, y), (x, y + half), (x - half, y)), thick, fill=PAPER.paper)
    else:
        factor, radius = premium.letter, cell * _CIRCLE
        shape = Box(x - radius, y - radius, 2 * radius, 2 * radius, radius, thick, PAPER.black, PAPER.paper)
    digit = Text(str(factor), x - cell / 2, y + capital(size) / 2, cell, size, FontWeight.BOLD, Side.MIDDLE)
    return shape, digit


def star(middle: Point, cell: float, inks: Inks = PAPER) -> Outline:
    points = tuple((middle[0] + x, middle[1] + y) for x, y in star_corners(cell * _STAR))
    return Outline(points, 0, fill=inks.black)
