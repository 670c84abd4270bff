"""A real board: reading its typed letters, and which box they may come from."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import isqrt

from boggle_desk.engine.boggle.cubes import BLOCK, CubeSet, PlacedCube, matched


@dataclass(frozen=True)
class Fit:
    """A set of cubes laid to show as many of the faces as possible."""

    cubes: CubeSet
    placed: tuple[PlacedCube | None, ...]  # by square; None where the letter is unknown or no cube is left
    misfits: tuple[int, ...]  # the squares whose letters can't come from this set

    @property
    def possible(self) -> bool:
        """Whether all known letters can come from this set."""
        return not self.misfits

    @property
    def complete(self) -> bool:
        return None not in self.placed


def recognise(rows: int, columns: int, faces: tuple[str, ...], sets: Iterable[CubeSet]) -> tuple[Fit, ...]:
    """Return how each set of this size fits the faces (empty for unknown), the best first."""
    fits = [_fit(faces, each) for each in sets if (each.rows, each.columns) == (rows, columns)]
    return tuple(sorted(fits, key=lambda fit: len(fit.misfits)))


def _fit(faces: tuple[str, ...], cubes: CubeSet) -> Fit:
    cube_on = {square: cubes.cubes[number] for square, number in matched(cubes.cubes, faces).items()}
    placed = tuple(
        PlacedCube(cube, cube.index(face), 0) if (cube := cube_on.get(square)) else None
        for square, face in enumerate(faces)
    )
    return Fit(cubes, placed, tuple(square for square, face in enumerate(faces) if face and square not in cube_on))


EMPTY = ""  # a square whose letter is unknown
SIDES = (4, 5, 6)  # the rows and columns of real boards
LONGEST_TEXT = 1_000  # the most characters of a board; a 6×6 board has some 110

_LONGEST_FACE = 2
_PRINTED = {"q": "Qu", "qu": "Qu", "ij": "IJ"}
_BLOCKS, _HOLES = f"{BLOCK}*■", ".-_·"
_BETWEEN = re.compile(r"[\s,;|/]+")


class BadText(StrEnum):
    NOTHING = "no letters"
    TOO_LONG = "too long"
    STRANGE_SIGN = "no letter"
    NO_BOARD = "a number of letters that fills no board"


class BadBoard(ValueError):
    """A text that isn't a board: why, the character at fault, and how many faces there are."""

    def __init__(self, reason: BadText, sign: str = "", faces: int = 0) -> None:
        super().__init__(reason.value)
        self.reason, self.sign, self.faces = reason, sign, faces


@dataclass(frozen=True)
class TypedBoard:
    """A typed square board; `EMPTY` where the letter is unknown."""

    side: int
    faces: tuple[str, ...]


def face_of(letters: str) -> str:
    """Return a face as printed: `A`, `Th`, `Qu` for a Q (rule B3), and Dutch `IJ`."""
    letters = unicodedata.normalize("NFC", letters)
    return _PRINTED.get(letters.lower()) or letters[:1].upper() + letters[1:].lower()


def read_board(text: str) -> TypedBoard:
    """Return the board of a text: single letters or groups of one or two. `#` is solid, a dot empty; `Qu` and, in mixed
    case, `Th` are one face. Raises `BadBoard`."""
    if len(text) > LONGEST_TEXT:
        raise BadBoard(BadText.TOO_LONG)
    parts = [part for part in _BETWEEN.split(unicodedata.normalize("NFC", text)) if part]
    if not parts:
        raise BadBoard(BadText.NOTHING)
    strange = next((sign for sign in "".join(parts) if not (sign.isalpha() or sign in _BLOCKS + _HOLES)), "")
    if strange:
        raise BadBoard(BadText.STRANGE_SIGN, strange)
    readings = list(_readings(parts))
    for faces in readings:
        if isqrt(len(faces)) ** 2 == len(faces) and isqrt(len(faces)) in SIDES:
            return TypedBoard(isqrt(len(faces)), faces)
    raise BadBoard(BadText.NO_BOARD, faces=len(readings[0]))


def _readings(parts: list[str]) -> Iterable[tuple[str, ...]]:
    """Yield the readings of the text, the likeliest first."""
    if len(parts) > 1 and all(len(part) <= _LONGEST_FACE for part in parts):
        yield tuple(map(_printed, parts))
    joined = "".join(parts)
    if joined != joined.upper() and joined != joined.lower():
        yield tuple(map(_printed, re.findall(r"[^\W\d_][a-zà-ÿ]?|.", joined)))
    yield tuple(map(_printed, re.findall(r"[qQ][uU]|.", joined)))
    yield tuple(map(_printed, joined))


def _printed(part: str) -> str:
    if part in _HOLES:
        return EMPTY
    return BLOCK if part in _BLOCKS else face_of(part)
