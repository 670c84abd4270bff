"""Questions to the dictionary, answered beside the window; only the last one counts."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from boggle_desk.engine.anagrams import Order, WordQuery, arranged, beyond, find_words, letter_points
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.background_task import StopFlag

MOST_SHOWN = 2_000
"""The most words that are shown of an answer; how many there are is said."""
COMMON_TIER = 2
"""The rarest tier of common words: SCOWL size 35, some 41,000 words."""


class Vocabulary(StrEnum):
    """Which words are looked for."""

    ALL = "all"
    EVERYDAY = "everyday"
    """Known to most people."""
    COMMON = "common"
    """In daily use."""


@dataclass(frozen=True)
class Wish:
    """A question with all that belongs to it."""

    query: WordQuery
    order: Order
    vocabulary: Vocabulary
    values: Mapping[str, int]
    """What tiles are worth, by letters in lower case."""


@dataclass(frozen=True)
class FoundWord:
    """A word that answers a question."""

    word: str
    points: int
    blanks: str
    """The letters that blanks stand for."""


@dataclass(frozen=True)
class Answer:
    """The words that answer a question, not more than `MOST_SHOWN`, and how many there are."""

    words: tuple[FoundWord, ...]
    total: int


def answer(wish: Wish, lexicon: Lexicon, flag: StopFlag) -> Answer:
    """Return the answer to a question; words that may not be shown are not in it. Raises `BadQuery`."""
    shown = [word for word in find_words(lexicon.graph, wish.query, flag.is_set) if _belongs(word, wish, lexicon)]
    flag.check()

    def points(word: str) -> int:
        return letter_points(word, wish.values, wish.query.letters)

    first = arranged(shown, wish.order, points, lexicon.commonness)[:MOST_SHOWN]
    words = tuple(FoundWord(word, points(word), beyond(word, wish.query.letters)) for word in first)
    return Answer(words, len(shown))


def _belongs(word: str, wish: Wish, lexicon: Lexicon) -> bool:
    if word not in lexicon:
        return False
    match wish.vocabulary:
        case Vocabulary.EVERYDAY:
            return lexicon.levels is None or lexicon.is_everyday(word)
        case Vocabulary.COMMON:
            return lexicon.levels is None or lexicon.commonness(word) <= COMMON_TIER
        case _:
            return True
