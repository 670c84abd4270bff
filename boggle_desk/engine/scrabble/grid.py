"""A board in numbers for the generator, kept twice so that every line runs upwards: by rows, then by columns.

A place is the number of a square in one of the two halves: `row * columns + column`, or, after all of those,
`column * rows + row`. A code is 0 for no tile, a letter's number plus one for a tile, and `BLANKED` more on a blank.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.graphs import TileGraph
from boggle_desk.engine.scrabble.tiles import Tile, TileSet
from boggle_desk.engine.word_graph_builder import MAXIMUM_LETTERS

BLANKED = 64
UNKNOWN = MAXIMUM_LETTERS
"""The number of a letter that no word of the dictionary has: its bit is in no mask."""


@dataclass(frozen=True, eq=False)
class Grid:
    """The numbers of a board. All lists but `values` and `bits` go by place."""

    rows: int
    columns: int
    codes: list[int]
    letter_bonus: list[int]
    word_bonus: list[int]
    values: list[int]
    """By code: what the tile is worth."""
    bits: list[int]
    """By code: the bit of its letter."""
    start: int
    """The start square, as a place of the rows."""

    @property
    def half(self) -> int:
        """The number of squares, and so the first place of the columns."""
        return self.rows * self.columns

    def lines(self) -> Iterator[tuple[int, int]]:
        """Yield the first place and the place after the last one of each row, then of each column."""
        for row in range(self.rows):
            yield row * self.columns, (row + 1) * self.columns
        for column in range(self.columns):
            yield self.half + column * self.rows, self.half + (column + 1) * self.rows

    def square(self, place: int) -> int:
        """Return the square of the board at a place."""
        if place < self.half:
            return place
        column, row = divmod(place - self.half, self.rows)
        return row * self.columns + column

    def across(self, square: int) -> int:
        """Return the place among the columns of a square."""
        row, column = divmod(square, self.columns)
        return self.half + column * self.rows + row

    def turned(self, place: int) -> int:
        """Return the same square's place in the other half."""
        return self.across(place) if place < self.half else self.square(place)

    def word(self, place: int, laid: Mapping[int, int]) -> list[int]:
        """Return the codes of the word through a place along its line, with the codes laid on empty places."""
        start, end = self.line(place)
        first, final, codes = place, place + 1, self.codes
        while first > start and (codes[first - 1] or first - 1 in laid):
            first -= 1
        while final < end and (codes[final] or final in laid):
            final += 1
        return [codes[at] or laid[at] for at in range(first, final)]

    def line(self, place: int) -> tuple[int, int]:
        """Return the first place and the place after the last one of the line that a place is in."""
        base, length = (0, self.columns) if place < self.half else (self.half, self.rows)
        start = place - (place - base) % length
        return start, start + length


def grid_of(board: Board, tiles: TileSet, graph: TileGraph) -> Grid:
    """Return the board in numbers."""
    layout = board.layout
    squares = [row * layout.columns + column for column in range(layout.columns) for row in range(layout.rows)]
    order = [*range(len(layout.premiums)), *squares]
    codes = [code_of(tile, graph) if tile else 0 for tile in board.tiles]
    values = [0] * (2 * BLANKED)
    for letter, number in graph.numbers.items():
        values[number + 1] = tiles.values.get(letter, 0)
    return Grid(
        rows=layout.rows,
        columns=layout.columns,
        codes=[codes[square] for square in order],
        letter_bonus=[layout.premiums[square].letter for square in order],
        word_bonus=[layout.premiums[square].word for square in order],
        values=values,
        bits=[1 << ((code - 1) % BLANKED) if code % BLANKED else 0 for code in range(2 * BLANKED)],
        start=layout.start,
    )


def code_of(tile: Tile, graph: TileGraph) -> int:
    """Return the code of a tile on the board."""
    number = graph.numbers.get(tile.letter, UNKNOWN)
    return number + 1 + (BLANKED if tile.blank else 0)
