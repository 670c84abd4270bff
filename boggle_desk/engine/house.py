"""House words: words that a family adds to its dictionaries or leaves out of them, by language."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

SHORTEST, LONGEST = 2, 15  # the range of a house word's length; a row of the board has 15 squares
MOST_WORDS = 1_000  # the most house words of all languages together


class HouseFault(StrEnum):
    """Why a text can't become a house word. Views make the sentences."""

    OTHER_SIGN = "other sign"  # it has a sign that is no letter of the language
    TOO_SHORT = "too short"
    TOO_LONG = "too long"
    OFFENSIVE = "offensive"  # only the family setting allows such a word
    FULL = "full"  # there are `MOST_WORDS` already


@dataclass(frozen=True)
class HouseWord:
    word: str  # in lower case
    language: str  # as a code (`en`)
    counts: bool  # whether it is added; otherwise it is left out
    by: str = ""  # who wished it; empty if unknown
    at: int = 0  # when, in seconds since 1970; 0 if unknown


@dataclass(frozen=True)
class House:
    """The house words of a game, sorted. They are stored with it: later ones change nothing in it."""

    allowed: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()


NO_HOUSE = House()


def house_in(language: str, words: Iterable[HouseWord]) -> House:
    own = [each for each in words if each.language == language]
    allowed, forbidden = (sorted(each.word for each in own if each.counts is counts) for counts in (True, False))
    return House(tuple(allowed), tuple(forbidden))
