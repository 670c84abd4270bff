"""The board: its premium squares, and the tiles that lie on it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from boggle_desk.engine.scrabble.tiles import Tile


@dataclass(frozen=True)
class Premium:
    """What a square does to the letter on it and to the word through it, once (rules S15, S16)."""

    letter: int = 1
    word: int = 1


PLAIN = Premium()


@dataclass(frozen=True)
class Layout:
    """A board without tiles. Squares are numbered row by row from 0; `start` is the square of the first word."""

    key: str
    name: str
    rows: int
    columns: int
    premiums: tuple[Premium, ...]
    start: int

    def __post_init__(self) -> None:
        if self.rows < 1 or self.columns < 1 or len(self.premiums) != self.rows * self.columns:
            raise ValueError(f"{len(self.premiums)} squares do not fill {self.rows}×{self.columns}")
        if not 0 <= self.start < len(self.premiums):
            raise ValueError(f"the start square {self.start} is not on the board")


@dataclass(frozen=True)
class Board:
    """A layout with the tiles on it, None where there is none."""

    layout: Layout
    tiles: tuple[Tile | None, ...]

    @property
    def is_empty(self) -> bool:
        """Whether no tile lies on the board."""
        return not any(self.tiles)

    def with_tiles(self, laid: Iterable[tuple[int, Tile]]) -> "Board":
        """Return the board with tiles laid on squares."""
        tiles = list(self.tiles)
        for square, tile in laid:
            tiles[square] = tile
        return replace(self, tiles=tuple(tiles))

    def without(self, squares: Iterable[int]) -> "Board":
        """Return the board with the tiles of some squares taken off."""
        gone = set(squares)
        return replace(self, tiles=tuple(None if at in gone else tile for at, tile in enumerate(self.tiles)))


def empty_board(layout: Layout) -> Board:
    """Return the layout without tiles."""
    return Board(layout, (None,) * len(layout.premiums))
