"""Squares and plays as players write them: `8D RETSINA` across, `D8 RETSINA` down, a blank in lower case, `[CH]` for a
tile of several letters."""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum

from boggle_desk.engine.scrabble.board import Board, Layout
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.plays import Play, lies_across, play_of
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, Tile, TileSet


class NotationFault(StrEnum):
    """Why a text is no play, square or rack. Views translate these sentences."""

    NO_SQUARE = "'{text}' isn't a square"
    BEYOND = "the square {text} is not on the board"
    NO_RACK = "'{text}' isn't a rack"
    NO_FACE = "'{text}' isn't a tile"
    NO_LETTER = "'{letter}' isn't in the tile set '{tiles}'"
    LEAVES = "'{word}' leaves the board"
    OCCUPIED = "{square} holds {there}, not {letter}"
    NO_TILE = "there is no tile on {square} to play through"
    LAYS_NONE = "'{word}' lays no tile"


class BadPlay(ValueError):
    """A text that is no play; the message says why."""

    def __init__(self, slip: NotationFault, **values: object) -> None:
        super().__init__(slip.format(**values))
        self.slip, self.values = slip, values


_ALPHABET = 26
_DOT = Tile(".")
_EXCHANGE = re.compile(r"(?:-|exchange )\s*(\S+)", re.IGNORECASE)
_PARTS = re.compile(r"\[[^\]]+\]|.")
_ACROSS, _DOWN = re.compile(r"(\d{1,2})([A-Z])"), re.compile(r"([A-Z])(\d{1,2})")


def column_name(column: int) -> str:
    """Return a column's letter, or two beyond the 26th."""
    more, rest = divmod(column, _ALPHABET)
    return (chr(ord("A") + more - 1) if more else "") + chr(ord("A") + rest)


def coordinates(layout: Layout, square: int, across: bool) -> str:
    """Return the square's name: row first, `8D`, for a play across; column first, `D8`, for one down."""
    row, column = divmod(square, layout.columns)
    letter = column_name(column)
    return f"{row + 1}{letter}" if across else f"{letter}{row + 1}"


def square_named(layout: Layout, text: str) -> tuple[int, bool]:
    """Return the square of a name and whether it reads across. Raises `BadPlay`."""
    text = text.upper()
    if match := _ACROSS.fullmatch(text):
        row, column, across = match[1], match[2], True
    elif match := _DOWN.fullmatch(text):
        row, column, across = match[2], match[1], False
    else:
        raise BadPlay(NotationFault.NO_SQUARE, text=text[:20])
    place = int(row) - 1, ord(column) - ord("A")
    if not 0 <= place[0] < layout.rows or place[1] >= layout.columns:
        raise BadPlay(NotationFault.BEYOND, text=text)
    return place[0] * layout.columns + place[1], across


def tile_text(tile: Tile) -> str:
    """Return a tile as it is written: a blank in lower case, several signs in brackets."""
    return str(tile) if len(tile.letter) == 1 else f"[{tile}]"


def rack_text(tiles: TileSet, rack: Rack) -> str:
    """Return the tiles of a rack; C and H on two tiles, where CH may be one, as `[C]H`."""
    following = (*rack, "")[1:]
    return "".join(
        f"[{face}]" if len(face) > 1 or (after and face + after in tiles.letters) else face
        for face, after in zip(rack, following, strict=True)
    )


def word_text(board: Board, play: Play, dots: bool = False) -> str:
    """Return the long word of a play on the board that it does not yet lie on, with `dots` as `RE..INA`."""
    laid = board.with_tiles(play.laid)
    line, parts = laid.line(play.squares[0], lies_across(board, play)), []
    for square in line:
        tile, lay_there = laid.tiles[square], board.tiles[square]
        text = tile_text(tile) if tile else ""
        if lay_there:
            text = "." if dots else f"({text})"
        parts.append(text)
    return "".join(parts).replace(")(", "")


def play_text(board: Board, play: Play, dots: bool = False) -> str:
    """Return a play in the field's notation, such as `8D RE(TS)INA`, on the board that it does not yet lie on."""
    across = lies_across(board, play)
    first = board.with_tiles(play.laid).line(play.squares[0], across)[0]
    return f"{coordinates(board.layout, first, across)} {word_text(board, play, dots)}"


def squares_of(text: str) -> tuple[str, ...]:
    """Return the names of the squares that a play lays tiles on, none for what is no play."""
    where, _, word = text.partition(" ")
    if not (match := _ACROSS.fullmatch(where) or _DOWN.fullmatch(where)):
        return ()
    across, there, squares = where[0].isdigit(), False, []
    row, column = (int(match[1]), match[2]) if across else (int(match[2]), match[1])
    for part in _PARTS.findall(word):
        if part in "()":
            there = part == "("
            continue
        if not there and part != ".":
            squares.append(f"{row}{column}")
        row, column = (row, chr(ord(column) + 1)) if across else (row + 1, column)
    return tuple(squares)


def move_text(board: Board, tiles: TileSet, move: PlayTiles | Exchange | Pass) -> str:
    """Return a move on this board as `move_named` reads it: `8D RE(TS)INA`, `-QV` for an exchange, `pass`."""
    if isinstance(move, PlayTiles):
        return play_text(board, move.play)
    return f"-{rack_text(tiles, move.tiles)}" if isinstance(move, Exchange) and move.tiles else "pass"


def tiles_named(tiles: TileSet, text: str) -> tuple[Tile, ...]:
    """Return the tiles of a text, a dot for each square played through. Brackets hold one letter or are ignored. Raises
    `BadPlay`."""
    return tuple(_tiles_in(tiles, text))


def rack_named(tiles: TileSet, text: str) -> Rack:
    """Return the rack of a text; `?` is a blank. Raises `BadPlay`."""
    rack = []
    for part in text.split(BLANK):
        rack += [tile.letter for tile in tiles_named(tiles, part.upper())] + [BLANK]
    if "." in rack:
        raise BadPlay(NotationFault.NO_RACK, text=text[:20])
    return tuple(rack[:-1])


def _tiles_in(tiles: TileSet, text: str) -> Iterator[Tile]:
    longest = max(map(len, tiles.letters))
    at = 0
    while at < len(text):
        if text[at] in ".[]":
            if text[at] == ".":
                yield _DOT
            at += 1
            continue
        tile, length = _tile_at(tiles, text, at, longest)
        yield tile
        at += length


def _tile_at(tiles: TileSet, text: str, at: int, longest: int) -> tuple[Tile, int]:
    for length in range(min(longest, len(text) - at), 0, -1):
        part = text[at : at + length]
        if part.upper() in tiles.letters and part in (part.upper(), part.lower()):
            return Tile(part.upper(), blank=part != part.upper()), length
    raise BadPlay(NotationFault.NO_LETTER, letter=text[at], tiles=tiles.name)


def move_named(board: Board, tiles: TileSet, text: str) -> PlayTiles | Exchange | Pass:
    """Return the move of a text: a play as `play_named` reads it, `-QV` or `exchange QV`, `pass` or `-`. Raises
    `BadPlay`; the rules are not asked."""
    text = text.strip()
    if text.lower() in ("pass", "-"):
        return Pass()
    if given := _EXCHANGE.fullmatch(text):
        return Exchange(rack_named(tiles, given[1]))
    return PlayTiles(play_named(board, tiles, text))


def play_named(board: Board, tiles: TileSet, text: str) -> Play:
    """Return the play of a text such as `8D RE(TS)INA`, `8D RE..INA` or `8D RETSINA`. Raises `BadPlay`; the rules are
    not asked."""
    name, _, word = text.strip().partition(" ")
    square, across = square_named(board.layout, name)
    return play_at(board, tiles, square, across, word.strip())


def play_at(board: Board, tiles: TileSet, square: int, across: bool, word: str) -> Play:
    """Return the play of a word from a square on; letters on the board may be dots, in parentheses or plain. Raises
    `BadPlay`."""
    return play_of(lay_out(board, square, across, tiles_named(tiles, word.replace("(", "").replace(")", "")), word))


def lay_out(
    board: Board, square: int, across: bool, tiles: Sequence[Tile], word: str = ""
) -> tuple[tuple[int, Tile], ...]:
    """Return the tiles of a word with their squares, without those that lie there already. Raises `BadPlay`."""
    laid, squares = [], board.straight(square, across)
    for at, tile in zip(squares, tiles, strict=False):
        there = board.tiles[at]
        if there and tile is not _DOT and tile.letter != there.letter:
            raise BadPlay(
                NotationFault.OCCUPIED,
                square=coordinates(board.layout, at, across),
                there=there.letter,
                letter=tile.letter,
            )
        if not there:
            if tile is _DOT:
                raise BadPlay(NotationFault.NO_TILE, square=coordinates(board.layout, at, across))
            laid.append((at, tile))
    if len(tiles) > len(squares):
        raise BadPlay(NotationFault.LEAVES, word=word[:40])
    if not laid:
        raise BadPlay(NotationFault.LAYS_NONE, word=word[:40])
    return tuple(laid)
