"""What a table may wish of its boards."""

from dataclasses import dataclass
from enum import StrEnum

MOST_WORDS, LONGEST = 5_000, 25


class Counted(StrEnum):
    """Which words of the dictionary a wish counts; offensive ones never."""

    ANY = "any"
    EVERYDAY = "everyday"
    """Those that most people know."""
    COMMONEST = "commonest"
    """Those that children know too: the eleven thousand most common."""


@dataclass(frozen=True)
class BoardWish:
    """A wish never changes the cubes or how they fall: a board that does not fulfil it is shaken again, unseen."""

    least_words: int = 0
    """At least so many words."""
    most_words: int = 0
    """At most so many; 0 sets no limit."""
    short_words: int = 0
    """At least so many words of up to `SHORT` letters."""
    long_word: int = 0
    """At least one word of so many letters or more; 0 asks for none."""
    counted: Counted = Counted.ANY

    def __post_init__(self) -> None:
        numbers = (self.least_words, self.most_words, self.short_words)
        if not all(0 <= number <= MOST_WORDS for number in numbers) or not 0 <= self.long_word <= LONGEST:
            raise ValueError("a wish has a number that no board can have")

    def __bool__(self) -> bool:
        """Tell whether anything is wished for."""
        return any((self.least_words, self.most_words, self.short_words, self.long_word))


SHORT = 4
"""The most letters of a short word."""


@dataclass(frozen=True)
class Tally:
    """What a wish looks at on one board."""

    words: int
    short: int
    long: int
    """The words that are long enough for the wish."""


def lacking(wish: BoardWish, tally: Tally) -> float:
    """Return how far the board is from the wish: 0 if it fulfils it, else the sum of the shares that are missing or too
    much; a missing long word counts as one."""
    missing = _short_of(tally.words, wish.least_words) + _short_of(tally.short, wish.short_words)
    beyond = max(0, tally.words - wish.most_words) / wish.most_words if wish.most_words else 0.0
    return missing + beyond + (1.0 if wish.long_word and not tally.long else 0.0)


def _short_of(found: int, wanted: int) -> float:
    return max(0, wanted - found) / wanted if wanted else 0.0
