"""The game's dictionary: which words count, how common they are, their lemmas, and which are never shown."""

import json
import re
import sys
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntFlag
from functools import cache, cached_property
from itertools import chain
from zlib import crc32

from boggle_desk.engine.house import LONGEST, SHORTEST, House, HouseFault
from boggle_desk.engine.tiers import Tier
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.engine.word_list import fold

_STEP = 0b111
ZIPF_STEPS = 20  # how many steps of the frequency byte are one of Zipf's scale
_SHORTEST_INSIDE = 3  # the shortest word that is noticed within another


RAREST = Tier.ALL.last  # the commonness of the rarest words, and of words without a level
UNKNOWN_COMMONNESS = Tier.EVERYDAY.last  # the commonness of every word without levels: the middle of the scale


class Mark(IntFlag):
    """Facts about a word, in the level byte beside its step."""

    HURTFUL = 1 << 3  # a slur, or a word that hurts a person or a group
    CRUDE = 1 << 4  # vulgar, sexual or a swear word
    ARCHAIC = 1 << 5  # archaic, dialect or only literary
    SENSITIVE = 1 << 6  # of the body, an insult, drugs, violence: what no reader for primary school prints
    NAMELIKE = 1 << 7  # mainly a name, a brand, a place or an abbreviation


OFFENSIVE = Mark.HURTFUL | Mark.CRUDE
"""Marks of words that the program never shows unless they were written; the family decides whether they count."""
NOT_SHOWN = OFFENSIVE | Mark.SENSITIVE  # marks of words that stand on no list that nobody asked for
NOT_BROUGHT = NOT_SHOWN | Mark.NAMELIKE  # marks of words that the program never brings into a game
_OFFENSIVE = re.compile(b"[%s]" % re.escape(bytes(value for value in range(256) if value & OFFENSIVE)))


def fate(text: str) -> float:
    """Return a number from 0 up to 1 that depends on the text alone: a computer that knows a share of some words always
    knows the same, and all that one of a smaller share knows."""
    return crc32(text.encode()) / (1 << 32)


def step_of(level: int) -> int:
    return level & _STEP


@cache
def level_tier(level: int) -> Tier:
    """Return the tier of a level byte; crude and hurtful words and names belong to no lower one than `ALL`."""
    if level & (OFFENSIVE | Mark.NAMELIKE):
        return Tier.ALL
    return next((tier for tier in Tier if level & _STEP <= tier.last), Tier.ALL)


@dataclass(frozen=True, eq=False)
class Lemmas:
    """The lemma of each word of a graph: the number of a rule by word number."""

    graph: WordGraph
    rules: Sequence[tuple[int, int, str]]
    """Letters to cut at the front and at the end, and letters to add at the end; the first rule changes nothing."""
    numbers: Sequence[int]

    @classmethod
    def read(cls, graph: WordGraph, data: bytes) -> "Lemmas":
        """Return the lemmas in `data`: the rules as JSON in one line, then 16 bits a word. Raises ValueError."""
        head, _, rest = data.partition(b"\n")
        rules = [(int(front), int(end), str(added)) for front, end, added in json.loads(head)]
        numbers = array("H", rest)
        if sys.byteorder == "big":
            numbers.byteswap()
        if len(numbers) != len(graph):
            raise ValueError(f"There are {len(numbers)} lemmas for {len(graph)} words.")
        return cls(graph, rules, numbers)

    def lemma(self, word: str) -> str:
        """Return the lemma of a lower-case word; the word itself if unknown."""
        number = self.graph.number(word)
        if number is None:
            return word
        front, end, added = self.rules[self.numbers[number]]
        return word[front : len(word) - end] + added


@dataclass(frozen=True, eq=False)
class Levels:
    """What is known about a graph's words, by word number."""

    graph: WordGraph
    values: bytes  # one level byte a word: its step of commonness, and its marks
    frequencies: bytes  # one byte a word: 20 times its frequency on Zipf's scale; 0 for words that were never met
    read_lemmas: Callable[[], Lemmas] | None = None  # called once, when the first lemma is asked for

    def __post_init__(self) -> None:
        if not len(self.values) == len(self.frequencies) == len(self.graph):
            found = f"{len(self.values)} levels and {len(self.frequencies)} frequencies"
            raise ValueError(f"There are {found} for {len(self.graph)} words.")

    def level(self, word: str) -> int:
        """Return the level byte of a lower-case word; `RAREST` if unknown."""
        number = self.graph.number(word)
        return RAREST if number is None else self.values[number]

    def frequency(self, word: str) -> float:
        """Return a lower-case word's frequency on Zipf's scale: the logarithm of its occurrences in 10^9 words."""
        number = self.graph.number(word)
        return 0.0 if number is None else self.frequencies[number] / ZIPF_STEPS

    @cached_property
    def offensive(self) -> frozenset[str]:
        """All hurtful and crude words, to ask about many words at once; collecting them can take a second."""
        return frozenset(self.graph.word(each.start()) for each in _OFFENSIVE.finditer(self.values))

    @cached_property
    def lemmas(self) -> Lemmas | None:
        return self.read_lemmas() if self.read_lemmas else None


@dataclass(frozen=True, eq=False)
class Lexicon:
    """The words that count in a game, in any case. A word list may borrow the levels of a shipped lexicon."""

    key: str  # the name in settings and saves: `english`, or the fingerprint of a word list
    title: str
    language: str  # the language's code (`en`), or empty if unknown
    graph: WordGraph
    levels: Levels | None = None
    refuses_offensive: bool = False  # the family setting: hurtful and crude words do not count
    allowed: frozenset[str] = frozenset()  # house words that count too
    forbidden: frozenset[str] = frozenset()  # house words that do not count, are not listed and not played by computers

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or (word := word.lower()) in self.forbidden:
            return False
        listed = word in self.graph or word in self.allowed
        return listed and not (self.refuses_offensive and self.is_offensive(word))

    def __len__(self) -> int:
        return len(self.graph)

    def counting(self, words: Iterable[str]) -> list[str]:
        """Return which of these words of its graph, or `allowed` ones, count; quick for many."""
        offensive = self.levels.offensive if self.levels and self.refuses_offensive else frozenset[str]()
        refused = offensive | self.forbidden
        return [word for word in words if word not in refused]

    @cached_property
    def allowed_graph(self) -> WordGraph:
        place = self.graph.letter_numbers
        words = (word for word in self.allowed if place.keys() >= set(word))
        return WordGraph.build(sorted(words, key=lambda word: [place[sign] for sign in word]), self.graph.alphabet)

    @property
    def tells_commonness(self) -> bool:
        return self.levels is not None

    def spelled(self, text: str) -> str:
        """Return a typed word in lower case and in this dictionary's letters, without other accents."""
        return fold(text.lower(), self.graph.alphabet)

    def refusing_offensive(self, refuses: bool) -> "Lexicon":
        """Return this lexicon with the family setting on or off."""
        return replace(self, refuses_offensive=refuses)

    def housed(self, house: House) -> "Lexicon":
        """Return this lexicon with these house words, and no others; a game from elsewhere may name longer ones."""
        allowed = frozenset(word for word in house.allowed if SHORTEST <= len(word) <= LONGEST)
        return replace(self, allowed=allowed, forbidden=frozenset(house.forbidden))

    def house_fault(self, word: str, counts: bool) -> HouseFault | None:
        """Return why a lower-case word can't be added as a house word or left out, or None if it can."""
        if not set(word) <= set(self.graph.alphabet):
            return HouseFault.OTHER_SIGN
        if not SHORTEST <= len(word) <= LONGEST:
            return HouseFault.TOO_SHORT if len(word) < SHORTEST else HouseFault.TOO_LONG
        return HouseFault.OFFENSIVE if counts and self.is_offensive(word) else None

    def commonness(self, word: str) -> int:
        """Return a word's step, from 0 to `RAREST`, or `UNKNOWN_COMMONNESS` without levels."""
        return UNKNOWN_COMMONNESS if self.levels is None else self.levels.level(word.lower()) & _STEP

    def frequency(self, word: str) -> float:
        """Return how often a word is written, on Zipf's scale; 0.0 if it was never met."""
        return 0.0 if self.levels is None else self.levels.frequency(word.lower())

    def tier(self, word: str) -> Tier:
        """Return the first tier that a word belongs to; `ALL` without levels."""
        return Tier.ALL if self.levels is None else level_tier(self.levels.level(word.lower()))

    def is_within(self, word: str, tier: Tier) -> bool:
        """Return whether a word belongs to a tier; without levels all do."""
        return self.levels is None or tier is Tier.ALL or self.tier(word) <= tier

    def is_everyday(self, word: str) -> bool:
        """Return whether most adults know the word."""
        return self.tier(word) <= Tier.EVERYDAY

    def is_offensive(self, word: str) -> bool:
        """Return whether a word is hurtful or crude: it is shown only if somebody wrote it."""
        return self.levels is not None and bool(self.levels.level(word.lower()) & OFFENSIVE)

    def is_listed(self, word: str) -> bool:
        """Return whether a list that somebody asked for, as the plays of a position, may show a word: the house does
        not forbid it, and it is not offensive."""
        return self._is_without(word.lower(), OFFENSIVE)

    def is_shown(self, word: str) -> bool:
        """Return whether the program may show a word that nobody wrote or asked for: the house does not forbid it, and
        it is neither offensive nor sensitive."""
        return self._is_without(word.lower(), NOT_SHOWN)

    def is_brought(self, word: str) -> bool:
        """Return whether the program may bring a word: in a computer's play, a hint, a goal, a list of missed or new
        words or on a printed board. Nothing that may not be shown, no abbreviation, nothing that is mainly a name."""
        return self._is_without(word.lower(), NOT_BROUGHT)

    def _is_without(self, word: str, marks: Mark) -> bool:
        """Return whether the house does not forbid a word, and it has none of these marks."""
        return word not in self.forbidden and (self.levels is None or not self.levels.level(word) & marks)

    def lemma(self, word: str) -> str:
        """Return a word's lemma in lower case; the word itself if it is one or if that is unknown."""
        lemmas = self.levels.lemmas if self.levels else None
        return lemmas.lemma(word.lower()) if lemmas else word.lower()

    def is_near_offence(self, made: str) -> bool:
        """Return whether a non-word contains an offensive word, or is one letter away from one."""
        places, letters = range(len(made)), self.graph.alphabet
        inside = (made[a:b] for a in places for b in range(a + _SHORTEST_INSIDE, len(made) + 1))
        beside = (made[:at] + letter + made[at + 1 :] for at in places for letter in letters)
        longer = (made[:at] + letter + made[at:] for at in range(len(made) + 1) for letter in letters)
        shorter = (made[:at] + made[at + 1 :] for at in places)
        return any(map(self.is_offensive, chain(inside, beside, longer, shorter)))
