"""Tiles: what a set holds, and what lies on a square."""

from dataclasses import dataclass
from functools import cached_property

BLANK = "?"
"""A blank on a rack or in the bag: it has no letter yet."""

Rack = tuple[str, ...]
"""Tiles in the order their player keeps them: letters in upper case, or `BLANK`. A letter may be a digraph (`CH`)."""


@dataclass(frozen=True)
class TileKind:
    """One letter of a set: how many tiles carry it and what each is worth."""

    letter: str
    count: int
    value: int
    vowel: bool = False


@dataclass(frozen=True)
class TileSet:
    """The tiles of one language (rules S1, S2)."""

    key: str
    name: str
    language: str
    kinds: tuple[TileKind, ...]
    blanks: int

    @cached_property
    def values(self) -> dict[str, int]:
        """What a tile is worth, by letter; a blank is worth nothing (rule S2)."""
        return {kind.letter: kind.value for kind in self.kinds} | {BLANK: 0}

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        """All tiles of the set, letter by letter, the blanks last."""
        lettered = tuple(kind.letter for kind in self.kinds for _ in range(kind.count))
        return lettered + (BLANK,) * self.blanks


@dataclass(frozen=True)
class Tile:
    """A tile on a square. A blank keeps the letter that its player named (rule S8)."""

    letter: str
    blank: bool = False

    @property
    def face(self) -> str:
        """What it is on a rack: its letter, or `BLANK`."""
        return BLANK if self.blank else self.letter

    def __str__(self) -> str:
        return self.letter.lower() if self.blank else self.letter
