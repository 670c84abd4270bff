"""The game's dictionary: which words count, how common they are, and which are never shown."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntFlag
from functools import cached_property
from itertools import chain

from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.engine.word_list import fold

TIER_SIZES = (10, 20, 35, 50, 60, 70, 80)
"""SCOWL sizes by tier: 0 has the 4,000 most common words, 6 the rarest."""
RAREST = len(TIER_SIZES) - 1
"""The commonness of the rarest words, and of words without a level."""
COMMON = 3
"""The rarest tier of well-known words."""
UNKNOWN_COMMONNESS = 3
"""The commonness of every word without levels: the middle of the scale."""

_TIER_BITS = 0b111
_SHORTEST_INSIDE = 3
"""The shortest word that is noticed within another."""


class WordFlag(IntFlag):
    """Facts about a word beside its tier."""

    AMERICAN = 1 << 3
    BRITISH = 1 << 4
    EVERYDAY = 1 << 5
    OFFENSIVE = 1 << 6
    NAMELIKE = 1 << 7


_OFFENSIVE = re.compile(b"[%s]" % re.escape(bytes(value for value in range(256) if value & WordFlag.OFFENSIVE)))


def tier(size: int) -> int:
    """Return the tier of a SCOWL size up to 80, rounded up."""
    return next(number for number, limit in enumerate(TIER_SIZES) if size <= limit)


@dataclass(frozen=True, eq=False)
class Levels:
    """Tiers and marks of a graph's words: one byte each, by word number."""

    graph: WordGraph
    values: bytes

    def __post_init__(self) -> None:
        if len(self.values) != len(self.graph):
            raise ValueError(f"There are {len(self.values)} levels for {len(self.graph)} words.")

    def tier(self, word: str) -> int:
        """Return the tier of a lower-case word; `RAREST` if unknown."""
        number = self.graph.number(word)
        return RAREST if number is None else self.values[number] & _TIER_BITS

    @cached_property
    def offensive(self) -> frozenset[str]:
        return frozenset(self.graph.word(each.start()) for each in _OFFENSIVE.finditer(self.values))

    def has(self, word: str, mark: WordFlag) -> bool:
        """Return whether a lower-case word has this mark."""
        number = self.graph.number(word)
        return number is not None and bool(self.values[number] & int(mark))


@dataclass(frozen=True, eq=False)
class Lexicon:
    """The words that count in a game, in any case. A word list may borrow the levels of a shipped lexicon."""

    key: str
    """The name in settings and saves: `english`, or the fingerprint of a word list."""
    title: str
    language: str
    """The language's code (`en`), or empty if unknown."""
    graph: WordGraph
    levels: Levels | None = None
    refuses_offensive: bool = False
    """The family setting: offensive words do not count."""

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or word.lower() not in self.graph:
            return False
        return not (self.refuses_offensive and self.is_offensive(word))

    def __len__(self) -> int:
        return len(self.graph)

    def counting(self, words: Iterable[str]) -> list[str]:
        """Return which of these words of its graph count; quick for many."""
        refused = self.levels.offensive if self.levels and self.refuses_offensive else frozenset[str]()
        return [word for word in words if word not in refused]

    @property
    def tells_commonness(self) -> bool:
        """Whether it has levels."""
        return self.levels is not None

    def spelled(self, text: str) -> str:
        """Return a typed word in lower case and in this dictionary's letters, without other accents."""
        return fold(text.lower(), self.graph.alphabet)

    def refusing_offensive(self, refuses: bool) -> "Lexicon":
        """Return this lexicon with the family setting on or off."""
        return replace(self, refuses_offensive=refuses)

    def commonness(self, word: str) -> int:
        """Return a word's tier, from 0 to `RAREST`, or `UNKNOWN_COMMONNESS` without levels."""
        return UNKNOWN_COMMONNESS if self.levels is None else self.levels.tier(word.lower())

    def is_offensive(self, word: str) -> bool:
        """Return whether the program must neither show nor play the word."""
        return self.levels is not None and word.lower() in self.levels.offensive

    def is_near_offence(self, made: str) -> bool:
        """Return whether a non-word contains an offensive word, or is one letter away from one."""
        places, letters = range(len(made)), self.graph.alphabet
        inside = (made[a:b] for a in places for b in range(a + _SHORTEST_INSIDE, len(made) + 1))
        beside = (made[:at] + letter + made[at + 1 :] for at in places for letter in letters)
        longer = (made[:at] + letter + made[at:] for at in range(len(made) + 1) for letter in letters)
        shorter = (made[:at] + made[at + 1 :] for at in places)
        return any(map(self.is_offensive, chain(inside, beside, longer, shorter)))

    def is_everyday(self, word: str) -> bool:
        """Return whether the word or its lemma is known to most people (SCOWL size 70 at most)."""
        return self._has(word, WordFlag.EVERYDAY)

    def is_namelike(self, word: str) -> bool:
        """Return whether a word is mainly a name; computers don't play it."""
        return self._has(word, WordFlag.NAMELIKE)

    def _has(self, word: str, mark: WordFlag) -> bool:
        return self.levels is not None and self.levels.has(word.lower(), mark)
