"""Reads SCOWL's word lists (Debian package `scowl`): which words there are, in which spelling, and how common."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
"""SCOWL's sizes up to the one that we take, the most common words first."""
_VARIANTS = ("variant_1", "variant_2", "variant_3")
_NATIONS = ("british", "canadian", "australian")
_SPELLINGS = (
    "english",
    "american",
    *_NATIONS,
    "british_z",
    *_VARIANTS,
    *(f"{nation}_variant_{number}" for nation in _NATIONS for number in (1, 2)),
)
"""The lists of every spelling."""

_WORD = re.compile(r"[a-z]{2,15}")
_LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss"})


def fold(word: str) -> str:
    """Return `word` without accents and ligatures."""
    if word.isascii():
        return word
    decomposed = unicodedata.normalize("NFD", word.translate(_LIGATURES))
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def words(folder: Path) -> dict[str, int]:
    """Return the plain lower-case words of 2 to 15 letters with the smallest size that has them."""
    found: dict[str, int] = {}
    for size, entry in _entries(folder, ("words",)):
        if _WORD.fullmatch(word := fold(entry)):
            found.setdefault(word, size)
    return found


def names(folder: Path) -> dict[str, int]:
    """Return the entries with a capital, put in lower case, with the smallest size that has them."""
    found: dict[str, int] = {}
    for size, entry in _entries(folder, ("upper", "proper-names")):
        found.setdefault(fold(entry).lower(), size)
    return found


def _entries(folder: Path, kinds: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Yield the entries without an apostrophe, the smallest sizes first."""
    for size in SIZES:
        for spelling in _SPELLINGS:
            for kind in kinds:
                path = folder / f"{spelling}-{kind}.{size}"
                if path.is_file():  # SCOWL leaves out lists that would be empty
                    lines = path.read_text(encoding="utf-8").splitlines()
                    yield from ((size, line.strip()) for line in lines if "'" not in line)
