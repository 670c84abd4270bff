"""CGP, one position on one line, as the programs of the tournament world write it:

    board rack/rack score/score zeros operations

The board is its rows from the top with `/` between them; a number counts empty squares, a capital is a tile, a small
letter a blank, `[CH]` a tile of several letters. The player on turn comes first; `?` is a blank on a rack; an empty
rack is unknown. `zeros` counts turns without points in succession. Operations (`lex NWL20;`) are kept and not read.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from boggle_desk.engine.scrabble.board import Board, Layout
from boggle_desk.engine.scrabble.notation import BadPlay, rack_named, rack_text, tile_text, tiles_named
from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.tiles import Rack, Tile, TileSet, without_tiles

LONGEST = 5_000
"""The most signs of a position; a board of 21×21 full of tiles of two letters has fewer."""

_PARTS = re.compile(r"(\d+)|(\[[^\[\]/]*\])|(.)")
_SCORE, _ZEROS = re.compile(r"-?\d{1,6}"), re.compile(r"\d{1,4}")


class BadCgp(ValueError):
    """A text that is no position; the message says why."""


@dataclass(frozen=True)
class CgpPosition:
    """A position with the players in turn order, the one on turn first."""

    board: Board
    racks: tuple[Rack, ...]
    scores: tuple[int, ...]
    zeros: int = 0
    operations: str = ""

    def unseen(self, tiles: TileSet) -> Rack:
        """Return the tiles that lie neither on the board nor on the rack of the player on turn, in the order of the
        set."""
        return without_tiles(tiles.tiles, [*_faces(self.board), *self.racks[0]])

    def bag(self, tiles: TileSet, rack_size: int) -> int:
        """Return how many tiles are in the bag. A player whose rack is unknown holds as many of the unseen tiles as a
        rack can, while there are any."""
        known, unknown = [rack for rack in self.racks[1:] if rack], [rack for rack in self.racks[1:] if not rack]
        return max(0, len(self.unseen(tiles)) - sum(map(len, known)) - rack_size * len(unknown))


def _faces(board: Board) -> list[str]:
    return [tile.face for tile in board.tiles if tile]


def read_cgp(text: str, layout: Layout, tiles: TileSet, rack_size: int = 7) -> CgpPosition:
    """Return the position that the text describes. Raises `BadCgp` with a sentence."""
    if len(text) > LONGEST:
        raise BadCgp(f"The position is longer than {LONGEST:,} signs.")
    fields = text.split(maxsplit=4)
    if len(fields) < 4:
        raise BadCgp("A position has four parts: the board, the racks, the scores and the turns without points.")
    board = _board(fields[0], layout, tiles)
    racks = tuple(_rack(each, tiles, rack_size) for each in fields[1].split("/"))
    scores = tuple(_number(each, _SCORE, "score") for each in fields[2].split("/"))
    if not 1 <= len(racks) <= MOST_PLAYERS or len(scores) != len(racks):
        raise BadCgp(f"There are {len(racks)} racks and {len(scores)} scores.")
    _check_tiles(board, racks, tiles)
    return CgpPosition(board, racks, scores, _number(fields[3], _ZEROS, "number of turns"), " ".join(fields[4:]))


def write_cgp(position: CgpPosition, tiles: TileSet) -> str:
    """Return the position as a text that `read_cgp` reads back."""
    columns, laid = position.board.layout.columns, position.board.tiles
    rows = [_row_text(laid[start : start + columns]) for start in range(0, len(laid), columns)]
    racks = "/".join(rack_text(tiles, rack) for rack in position.racks)
    parts = ["/".join(rows), racks, "/".join(map(str, position.scores)), str(position.zeros), position.operations]
    return " ".join(parts).rstrip()


def _row_text(row: tuple[Tile | None, ...]) -> str:
    signs = "".join(tile_text(tile) if tile else "." for tile in row)
    return re.sub(r"\.+", lambda run: str(len(run[0])), signs)


def _board(text: str, layout: Layout, tiles: TileSet) -> Board:
    rows = text.split("/")
    if len(rows) != layout.rows:
        raise BadCgp(f"The board has {len(rows)} rows, not {layout.rows}.")
    laid: list[Tile | None] = []
    for number, row in enumerate(rows, start=1):
        try:
            squares = list(_squares(row, tiles, layout.columns))
        except BadPlay as error:
            raise BadCgp(f"Row {number} of the board: {error}.") from error
        if len(squares) != layout.columns:
            raise BadCgp(f"Row {number} of the board has {len(squares)} squares, not {layout.columns}.")
        laid += squares
    return Board(layout, tuple(laid))


def _squares(row: str, tiles: TileSet, columns: int) -> Iterator[Tile | None]:
    for count, bracketed, sign in _PARTS.findall(row):
        if count:
            yield from [None] * min(int(count[:6]), columns + 1)
            continue
        found = tiles_named(tiles, bracketed or sign)
        if len(found) != 1 or found[0].letter == ".":
            raise BadPlay(f"'{(bracketed or sign)[:20]}' is no tile")
        yield found[0]


def _rack(text: str, tiles: TileSet, rack_size: int) -> Rack:
    try:
        rack = rack_named(tiles, text)
    except BadPlay as error:
        raise BadCgp(f"The rack '{text[:20]}': {error}.") from error
    if len(rack) > rack_size:
        raise BadCgp(f"The rack '{text[:20]}' has {len(rack)} tiles, more than {rack_size}.")
    return rack


def _number(text: str, shape: re.Pattern[str], what: str) -> int:
    if not shape.fullmatch(text) or not text.isascii():
        raise BadCgp(f"'{text[:20]}' is no {what}.")
    return int(text)


def _check_tiles(board: Board, racks: tuple[Rack, ...], tiles: TileSet) -> None:
    used = Counter(_faces(board))
    for rack in racks:
        used.update(rack)
    for face in sorted(used - Counter(tiles.tiles)):
        raise BadCgp(f"There are {used[face]} tiles {face}, but the set '{tiles.name}' has {tiles.tiles.count(face)}.")
