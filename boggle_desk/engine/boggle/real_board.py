"""A real board: its letters as people write them down, and from which box they may come.

Letters are written row by row, with or without spaces, `Qu` as one face or as two.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import isqrt

from boggle_desk.engine.boggle.cubes import BLOCK, CubeSet, PlacedCube, matched


@dataclass(frozen=True)
class Fit:
    """A set of cubes laid on the squares so that as many faces as possible can be up."""

    cubes: CubeSet
    placed: tuple[PlacedCube | None, ...]
    """What is on each square; None where no letter is known, or no cube was left that has it."""
    misfits: tuple[int, ...]
    """The squares whose letters cannot come from this set beside the others."""

    @property
    def possible(self) -> bool:
        """Whether all the known letters can come from this set."""
        return not self.misfits

    @property
    def complete(self) -> bool:
        """Whether every square has a cube."""
        return None not in self.placed


def recognise(rows: int, columns: int, faces: tuple[str, ...], sets: Iterable[CubeSet]) -> tuple[Fit, ...]:
    """Return how each set for a board of this size fits the faces (empty ones are not known), the best first."""
    fits = [_fit(faces, each) for each in sets if (each.rows, each.columns) == (rows, columns)]
    return tuple(sorted(fits, key=lambda fit: len(fit.misfits)))


def _fit(faces: tuple[str, ...], cubes: CubeSet) -> Fit:
    cube_on = {square: cubes.cubes[number] for square, number in matched(cubes.cubes, faces).items()}
    placed = tuple(
        PlacedCube(cube, cube.index(face), 0) if (cube := cube_on.get(square)) else None
        for square, face in enumerate(faces)
    )
    return Fit(cubes, placed, tuple(square for square, face in enumerate(faces) if face and square not in cube_on))


EMPTY = ""
"""A square whose cube is not yet known."""
SIDES = (4, 5, 6)
"""The rows and columns of real boards."""
LONGEST_TEXT = 1_000
"""The most signs of a board; one of 6×6 with two letters on every face and spaces between has some 110."""

_LONGEST_FACE = 2
_PRINTED = {"q": "Qu", "qu": "Qu", "ij": "IJ"}
_BLOCKS, _HOLES = f"{BLOCK}*■", ".-_·"
_BETWEEN = re.compile(r"[\s,;|/]+")


class BadText(StrEnum):
    """Why a text is no board."""

    NOTHING = "no letters"
    TOO_LONG = "too long"
    STRANGE_SIGN = "no letter"
    NO_BOARD = "a number of letters that fills no board"


class BadBoard(ValueError):
    """A text that is no board: why, the sign that it is about, and how many faces there are."""

    def __init__(self, reason: BadText, sign: str = "", faces: int = 0) -> None:
        super().__init__(reason.value)
        self.reason, self.sign, self.faces = reason, sign, faces


@dataclass(frozen=True)
class TypedBoard:
    """A square board that was typed; `EMPTY` where no letter is known."""

    side: int
    faces: tuple[str, ...]


def face_of(letters: str) -> str:
    """Return a face as it is printed, of letters in any case: `A`, `Th`; a Q is always `Qu` (rule B3), and `IJ` is one
    letter in Dutch."""
    letters = unicodedata.normalize("NFC", letters)
    return _PRINTED.get(letters.lower()) or letters[:1].upper() + letters[1:].lower()


def read_board(text: str) -> TypedBoard:
    """Return the board that a text shows: a face for each letter, or each group of up to two between spaces. `#` is a
    solid face, a dot an empty square, `Q` and `Qu` are one face, and so is a capital with a small letter, as in `Th`,
    where letters are in both cases. Raises `BadBoard`."""
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
    """Yield the ways in which the text can be read, the likeliest first."""
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
