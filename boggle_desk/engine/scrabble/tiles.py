"""Tiles: what a set holds, and what is on a square."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

BLANK = "?"  # a blank on a rack or in the bag: it has no letter yet

HIDDEN = "_"  # a tile that one may not see, in a position as one player sees it

Rack = tuple[str, ...]
"""Tiles in the order their player keeps them: letters in upper case, or `BLANK`. A letter may be a digraph (`CH`)."""

_LONGEST_LETTER, _MOST_TILES, _HIGHEST_VALUE = 4, 1_000, 100


@dataclass(frozen=True)
class TileKind:
    letter: str
    count: int
    value: int
    vowel: bool = False

    def __post_init__(self) -> None:
        if not self.letter.isalpha() or self.letter != self.letter.upper() or len(self.letter) > _LONGEST_LETTER:
            raise ValueError(f"'{self.letter}' is no letter in upper case")
        if not 0 <= self.count <= _MOST_TILES or not 0 <= self.value <= _HIGHEST_VALUE:
            raise ValueError(f"{self.count} tiles of {self.letter} worth {self.value} each are not possible")


@dataclass(frozen=True)
class TileSet:
    """The tiles of one language (rules S1, S2)."""

    key: str
    name: str
    language: str
    kinds: tuple[TileKind, ...] = field(repr=False)
    blanks: int

    def __post_init__(self) -> None:
        letters = Counter(kind.letter for kind in self.kinds)
        twice = [letter for letter, count in letters.items() if count > 1]
        if not self.kinds or twice:
            raise ValueError(f"a letter stands twice in the set: {', '.join(twice)}" if twice else "no letters")
        if self.blanks < 0 or sum(kind.count for kind in self.kinds) + self.blanks > _MOST_TILES:
            raise ValueError(f"a set has up to {_MOST_TILES} tiles and never fewer than 0 blanks")

    @cached_property
    def letters(self) -> tuple[str, ...]:
        return tuple(kind.letter for kind in self.kinds)

    @cached_property
    def values(self) -> dict[str, int]:
        return {kind.letter: kind.value for kind in self.kinds} | {BLANK: 0}

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        lettered = tuple(kind.letter for kind in self.kinds for _ in range(kind.count))
        return lettered + (BLANK,) * self.blanks


def values_in(language: str, sets: Iterable[TileSet]) -> dict[str, int]:
    """Return the values by lower-case letter, from the first set of the language."""
    own = next((each for each in sets if each.language == language), None)
    return {kind.letter.lower(): kind.value for kind in own.kinds} if own else {}


@dataclass(frozen=True)
class Tile:
    """A tile on a square. A blank keeps the letter that its player named (rule S8)."""

    letter: str
    blank: bool = False

    @property
    def face(self) -> str:
        return BLANK if self.blank else self.letter

    def __str__(self) -> str:
        return self.letter.lower() if self.blank else self.letter


def in_order(tiles: TileSet, some: Iterable[str]) -> Rack:
    """Return tiles in the order of their set, the blanks last."""
    places = {letter: place for place, letter in enumerate(tiles.values)}
    return tuple(sorted(some, key=lambda letter: places.get(letter, len(places))))


def without_tiles(rack: Iterable[str], gone: Iterable[str]) -> Rack:
    """Return tiles without some of them, of equal ones the first. Raises `ValueError` for a missing tile."""
    left = Counter(gone)
    kept = []
    for tile in rack:
        if left[tile] > 0:
            left[tile] -= 1
        else:
            kept.append(tile)
    if missing := sorted(left.elements()):
        raise ValueError(f"there is no {missing[0]}")
    return tuple(kept)
