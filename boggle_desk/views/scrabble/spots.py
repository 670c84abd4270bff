"""Where a tile can be taken from and put, and how it looks while it moves."""

from dataclasses import dataclass


@dataclass(frozen=True)
class RackPlace:
    """A place on the rack, counted from 0."""

    place: int


@dataclass(frozen=True)
class BoardSquare:
    """A square of the board, in reading order from 0."""

    square: int


Spot = RackPlace | BoardSquare
"""Where a tile is dragged from, or to."""


@dataclass(frozen=True)
class TileFace:
    """What is seen of a tile: its letter and value; a blank's letter is shown inverse (rule P16), a `back` shows none.
    A blank that has no letter yet has an empty one."""

    letter: str
    value: int = 0
    blank: bool = False
    back: bool = False


BACK = TileFace("", back=True)
"""A tile that lies face down, as those in the bag and on a hidden rack."""
