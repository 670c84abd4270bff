"""A play: the tiles that a player lays in one turn."""

from collections.abc import Iterable
from dataclasses import dataclass

from boggle_desk.engine.scrabble.tiles import Rack, Tile


@dataclass(frozen=True)
class Play:
    """Tiles laid on squares, in order of squares. It says nothing of whether the rules allow it."""

    laid: tuple[tuple[int, Tile], ...]

    @property
    def squares(self) -> tuple[int, ...]:
        """The squares that are covered."""
        return tuple(square for square, _tile in self.laid)

    @property
    def used(self) -> Rack:
        """The tiles that leave the rack."""
        return tuple(tile.face for _square, tile in self.laid)


EMPTY = Play(())


def play_of(laid: Iterable[tuple[int, Tile]]) -> Play:
    """Return the play of tiles on squares that are given in any order."""
    return Play(tuple(sorted(laid, key=lambda each: each[0])))


@dataclass(frozen=True)
class FormedWord:
    """A word that a play formed, with all its squares in reading order and what it counts."""

    text: str
    squares: tuple[int, ...]
    score: int
