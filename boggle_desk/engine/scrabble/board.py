"""The board: its premium squares, and the tiles that lie on it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from boggle_desk.engine import svg
from boggle_desk.engine.scrabble.tiles import Tile

LARGEST_SIDE = 26  # columns are named by the letters from A to Z
_HIGHEST_PREMIUM = 9


@dataclass(frozen=True)
class Premium:
    """What a square does to the letter on it and to the word through it, once (rules S15, S16)."""

    letter: int = 1
    word: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.letter <= _HIGHEST_PREMIUM or not 1 <= self.word <= _HIGHEST_PREMIUM:
            raise ValueError(f"a premium of {self.letter} and {self.word} times is not possible")


PLAIN = Premium()


@dataclass(frozen=True)
class Layout:
    """A board without tiles. Squares are numbered row by row from 0; `start` is the square of the first word."""

    key: str
    name: str
    rows: int
    columns: int
    premiums: tuple[Premium, ...] = field(repr=False)
    start: int

    def __post_init__(self) -> None:
        if not 1 <= self.rows <= LARGEST_SIDE or not 1 <= self.columns <= LARGEST_SIDE:
            raise ValueError(
                f"{self.rows}×{self.columns} squares, where up to {LARGEST_SIDE}×{LARGEST_SIDE} are possible"
            )
        if len(self.premiums) != self.rows * self.columns:
            raise ValueError(f"{len(self.premiums)} squares do not fill {self.rows}×{self.columns}")
        if not 0 <= self.start < len(self.premiums):
            raise ValueError(f"the start square {self.start} is not on the board")


@dataclass(frozen=True)
class Board:
    """A layout with the tiles on it, None where there is none."""

    layout: Layout
    tiles: tuple[Tile | None, ...]

    def __post_init__(self) -> None:
        if len(self.tiles) != len(self.layout.premiums):
            raise ValueError(f"{len(self.tiles)} squares do not fit the board")

    def __str__(self) -> str:
        """Return the board as a grid with its coordinates: tiles, blanks in lower case, and the signs of `SIGNS`."""
        columns, pictures = self.layout.columns, {premium: sign for sign, premium in reversed(SIGNS.items())}
        signs = [str(tile or pictures[premium]) for tile, premium in zip(self.tiles, self.layout.premiums, strict=True)]
        wide = max(map(len, signs))
        head = " ".join(chr(ord("A") + column).ljust(wide) for column in range(columns))
        rows = (
            f"{row + 1:>2} {' '.join(sign.ljust(wide) for sign in signs[row * columns : (row + 1) * columns])}"
            for row in range(self.layout.rows)
        )
        return "\n".join(map(str.rstrip, (f"   {head}", *rows)))

    def __getitem__(self, name: str) -> Tile | None:
        """Return the tile on a square, `8H` or `H8`, None if it is empty. Raises KeyError for what is no square."""
        row, column = name[:-1], name[-1:].upper()
        if column.isdigit():
            row, column = name[1:], name[:1].upper()
        place = ord(column) - ord("A") if column else -1
        if not row.isdecimal() or not 1 <= int(row) <= self.layout.rows or not 0 <= place < self.layout.columns:
            last = f"{self.layout.rows}{chr(ord('A') + self.layout.columns - 1)}"
            raise KeyError(f"'{name}' is no square: they go from 1A to {last}")
        return self.tiles[(int(row) - 1) * self.layout.columns + place]

    def _repr_svg_(self) -> str:
        return self.svg({})

    def svg(self, values: Mapping[str, int], rack: Iterable[str] = ()) -> str:
        """Return a picture, with what the tiles are worth if it is known, and a rack below."""
        worth = {letter: str(value) for letter, value in values.items() if value}
        signs = (
            (str(tile or ""), worth.get(tile.face, "") if tile else "", (premium.letter, premium.word))
            for tile, premium in zip(self.tiles, self.layout.premiums, strict=True)
        )
        return svg.squares(signs, self.layout.columns, [(letter, worth.get(letter, "")) for letter in rack])

    @property
    def is_empty(self) -> bool:
        return not any(self.tiles)

    def beside(self, square: int, across: bool, step: int) -> int | None:
        """Return the square `step` squares further across (or down), None beyond the edge of the board."""
        row, column = divmod(square, self.layout.columns)
        row, column = (row, column + step) if across else (row + step, column)
        inside = 0 <= row < self.layout.rows and 0 <= column < self.layout.columns
        return row * self.layout.columns + column if inside else None

    def straight(self, square: int, across: bool) -> range:
        """Return the squares from one on to the edge of the board, across or down."""
        columns = self.layout.columns
        return range(square, square - square % columns + columns) if across else range(square, len(self.tiles), columns)

    def line(self, square: int, across: bool) -> tuple[int, ...]:
        """Return the squares of the tiles in a row across (or down) through a square, as if there were a tile on it."""
        squares = [square]
        for step in (-1, 1):
            at = self.beside(square, across, step)
            while at is not None and self.tiles[at]:
                squares.append(at)
                at = self.beside(at, across, step)
        return tuple(sorted(squares))

    def with_tiles(self, laid: Iterable[tuple[int, Tile]]) -> "Board":
        tiles = list(self.tiles)
        for square, tile in laid:
            tiles[square] = tile
        return replace(self, tiles=tuple(tiles))

    def without(self, squares: Iterable[int]) -> "Board":
        gone = set(squares)
        return replace(self, tiles=tuple(None if at in gone else tile for at, tile in enumerate(self.tiles)))


SIGNS = {
    ".": PLAIN,
    "'": Premium(letter=2),
    '"': Premium(letter=3),
    "^": Premium(letter=4),
    "-": Premium(word=2),
    "=": Premium(word=3),
    "~": Premium(word=4),
    "*": Premium(word=2),
    "+": PLAIN,
}
"""What each sign of a board's picture means (rule S15)."""
START_SIGNS = "*+"  # the signs of the start square: a double word, as on the printed board (rule S15), or plain


def layout_of(key: str, text: str) -> Layout:
    """Return the board of a picture: a line a row, a sign a square. The first line, behind a `#`, is its name. Raises
    `ValueError`."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    rows = [line for line in lines if not line.startswith("#")]
    if not rows or not lines[0].startswith("#"):
        raise ValueError("a board needs its name behind a # and then its rows")
    signs = "".join(rows)
    unknown = sorted(set(signs) - set(SIGNS))
    starts = [square for square, sign in enumerate(signs) if sign in START_SIGNS]
    if unknown:
        raise ValueError(f"the sign {unknown[0]} means nothing on a board")
    if any(len(row) != len(rows[0]) for row in rows):
        raise ValueError("the rows are not all of one length")
    if len(starts) != 1:
        raise ValueError(f"the board has {len(starts)} start squares, not one")
    premiums = tuple(SIGNS[sign] for sign in signs)
    return Layout(key, lines[0].lstrip("# "), len(rows), len(rows[0]), premiums, starts[0])


def empty_board(layout: Layout) -> Board:
    return Board(layout, (None,) * len(layout.premiums))
