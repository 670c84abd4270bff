"""Short glosses of words, found offline, through the lemma for inflections (WordNet's rules, manual page
`morphy(7wn)`). Without an entry the word's origin is guessed; a guess is labelled."""

import re
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path


class PartOfSpeech(StrEnum):
    NOUN = "noun"
    VERB = "verb"
    ADJECTIVE = "adjective"
    ADVERB = "adverb"
    PRONOUN = "pronoun"
    DETERMINER = "determiner"
    PREPOSITION = "preposition"
    CONJUNCTION = "conjunction"
    INTERJECTION = "interjection"


Irregular = Mapping[str, Collection[tuple[PartOfSpeech, str]]]
"""The exceptions: `went` -> `((VERB, "go"),)`."""

_ENDINGS: dict[PartOfSpeech, tuple[tuple[str, str], ...]] = {
    PartOfSpeech.NOUN: (
        ("s", ""),
        ("ses", "s"),
        ("xes", "x"),
        ("zes", "z"),
        ("ches", "ch"),
        ("shes", "sh"),
        ("ies", "y"),
        ("oes", "o"),
        ("ves", "f"),
        ("ves", "fe"),
        ("men", "man"),
    ),
    PartOfSpeech.VERB: (
        ("s", ""),
        ("es", ""),
        ("es", "e"),
        ("ies", "y"),
        ("ed", ""),
        ("ed", "e"),
        ("ing", ""),
        ("ing", "e"),
    ),
    PartOfSpeech.ADJECTIVE: (("er", ""), ("er", "e"), ("ier", "y"), ("est", ""), ("est", "e"), ("iest", "y")),
}
_DOUBLING = ("es", "ed", "ing", "er", "est")
_DOUBLED = re.compile(r"([bdfgklmnprstvz])\1$")
_SHORTEST_STEM = 2
_WOULD_DOUBLE = re.compile(r"[^aeiou]*[aeiou][^aeiouwxy]")
"""`hop` gives `hopping`, so `hoping` rather comes from `hope`."""


def lemmas(word: str, irregular: Irregular) -> Iterator[tuple[PartOfSpeech, str]]:
    """Yield possible lemmas of `word`, exceptions first; a stem need not be a word."""
    yield from irregular.get(word, ())
    for part, endings in _ENDINGS.items():
        unlikely = []
        for ending, replacement in endings:
            stem = word.removesuffix(ending)
            if stem == word or len(stem) < _SHORTEST_STEM:
                continue
            if not replacement and ending in _DOUBLING and _WOULD_DOUBLE.fullmatch(stem):
                unlikely.append((part, stem))
                continue
            yield part, stem + replacement
            if ending in _DOUBLING and not replacement and _DOUBLED.search(stem):
                yield part, stem[:-1]
        yield from unlikely


_NOUN, _VERB, _ADJECTIVE, _ADVERB = (
    PartOfSpeech.NOUN,
    PartOfSpeech.VERB,
    PartOfSpeech.ADJECTIVE,
    PartOfSpeech.ADVERB,
)
_ALL = frozenset({_NOUN, _VERB, _ADJECTIVE, _ADVERB})
Parts = frozenset[PartOfSpeech]

_SPELLINGS = (("ise", "ize"), ("isa", "iza"), ("isi", "izi"), ("our", "or"), ("ae", "e"), ("oe", "e"), ("tre", "ter"))
"""British spellings and their American counterparts."""

_SUFFIXES: tuple[tuple[str, tuple[str, ...], Parts], ...] = (
    ("iness", ("y",), frozenset({_ADJECTIVE})),
    ("ness", ("",), frozenset({_ADJECTIVE})),
    ("ily", ("y",), frozenset({_ADJECTIVE})),
    ("bly", ("ble",), frozenset({_ADJECTIVE})),
    ("ly", ("", "le"), frozenset({_ADJECTIVE})),
    ("less", ("",), frozenset({_NOUN})),
    ("like", ("",), frozenset({_NOUN})),
    ("ish", ("", "e"), frozenset({_NOUN, _ADJECTIVE})),
    ("able", ("", "e"), frozenset({_VERB})),
    ("er", ("", "e"), frozenset({_VERB})),
    ("or", ("", "e"), frozenset({_VERB})),
    ("ing", ("", "e"), frozenset({_VERB})),
    ("ed", ("", "e"), frozenset({_NOUN})),
    ("y", ("", "e"), frozenset({_NOUN})),
    ("ship", ("",), frozenset({_NOUN})),
    ("dom", ("",), frozenset({_NOUN})),
    ("ism", ("", "e", "y"), frozenset({_NOUN, _ADJECTIVE})),
    ("ist", ("", "e", "y"), frozenset({_NOUN, _ADJECTIVE})),
)
"""Endings, their possible replacements in the base word, and its part of speech."""

_BEGINNINGS = (
    "anti", "counter", "fore", "inter", "mis", "multi", "non", "out", "over", "post", "pre", "re", "semi", "sub",
    "super", "un", "under", "up",
)  # fmt: skip
_SHORTEST_ORIGIN = 3


def derivations(word: str) -> Iterator[tuple[Parts, str]]:
    """Yield words from which `word` or its lemma may be derived, with their parts of speech; they need not exist."""
    forms = [(_ALL, word), *((frozenset({part}), stem) for part, stem in lemmas(word, {}))]
    yield from _endings(word)
    for parts, form in forms:
        yield from ((parts, form.replace(there, here)) for there, here in _SPELLINGS if there in form)
    for _, form in forms[1:]:
        yield from _endings(form)
    for parts, form in forms:
        for beginning in _BEGINNINGS:
            if form.startswith(beginning) and len(form) >= len(beginning) + _SHORTEST_ORIGIN:
                yield parts, form.removeprefix(beginning)


def _endings(word: str) -> Iterator[tuple[Parts, str]]:
    for ending, replacements, parts in _SUFFIXES:
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < _SHORTEST_ORIGIN:
            continue
        yield from ((parts, stem + replacement) for replacement in replacements)
        if stem[-1] == stem[-2]:  # runner, muddy
            yield parts, stem[:-1]


_PARTS = {part.value: part for part in PartOfSpeech}


@dataclass(frozen=True)
class Sense:
    part_of_speech: PartOfSpeech
    text: str
    count: int = 0
    """The word's frequency as this part of speech."""
    crude: bool = False
    """Not for children."""


@dataclass(frozen=True)
class Meaning:
    word: str
    """The word asked for, in lower case."""
    lemma: str
    """The word itself or its lemma."""
    senses: tuple[Sense, ...]
    guess: bool = False
    """The word has no entry; it may be derived from the lemma. To be said with the meaning."""

    @property
    def count(self) -> int:
        """The word's frequency in this meaning."""
        return max(sense.count for sense in self.senses)


class DamagedGlossary(ValueError):
    """The glossary cannot be read."""


def read_senses(text: str) -> tuple[Sense, ...]:
    """Return the senses of one text of the table: lines of part of speech, count, crude or not, and gloss, with tabs
    between. Raises DamagedGlossary."""
    try:
        fields = [line.split("\t", 3) for line in text.split("\n")]
        return tuple(Sense(_PARTS[part], gloss, int(count), bool(crude)) for part, count, crude, gloss in fields)
    except (KeyError, ValueError) as problem:
        raise DamagedGlossary(f"The glossary has a sense that cannot be read: {problem}.") from None


@dataclass(frozen=True)
class Glossary:
    """A file of glosses, opened for each question, so that any thread may ask and the file stays free."""

    path: Path
    language: str = "en"
    """The language's code."""
    shows_crude: Callable[[], bool] = lambda: True

    def explains(self, language: str) -> bool:
        """Return whether words of a dictionary in this language, or of unknown language, are explained: words of other
        languages spelled alike mean something else."""
        return language in ("", self.language)

    def meaning(self, word: str) -> Meaning | None:
        """Return the meaning of `word`, in any case, or None: its own senses, else those of its lemma, else a guess.
        Raises DamagedGlossary."""
        return next(iter(self.meanings(word)), None)

    def meanings(self, word: str) -> tuple[Meaning, ...]:
        """Return all meanings of `word`, the most frequent first: its own senses, and those of each lemma (`leave` and
        `leaf` for `leaves`); a guess only without others. Crude senses only if wanted. Raises DamagedGlossary."""
        word = word.lower()
        try:
            with closing(sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as database:
                found = tuple(sorted(self._known(database, word), key=lambda meaning: -meaning.count))
                return tuple(self._wanted(found or tuple(_guessed(database, word))[:1]))
        except sqlite3.Error as problem:
            raise DamagedGlossary(f"The glossary '{self.path.name}' cannot be read: {problem}.") from problem

    def _wanted(self, meanings: Iterable[Meaning]) -> Iterator[Meaning]:
        """Yield the meanings with their wanted senses."""
        crude = self.shows_crude()
        for meaning in meanings:
            if senses := tuple(sense for sense in meaning.senses if crude or not sense.crude):
                yield replace(meaning, senses=senses)

    def _known(self, database: sqlite3.Connection, word: str) -> Iterator[Meaning]:
        if own := _senses(database, word):
            yield Meaning(word, word, own)
        for lemma, parts in _origins(database, word).items():
            if senses := tuple(sense for sense in _senses(database, lemma) if sense.part_of_speech in parts):
                yield Meaning(word, lemma, senses)


def _origins(database: sqlite3.Connection, word: str) -> dict[str, set[PartOfSpeech]]:
    """Return the lemmas of `word` with their parts of speech."""
    rows = database.execute("SELECT part, lemma FROM irregular WHERE form = ?", (word,))
    origins: dict[str, set[PartOfSpeech]] = {}
    for part, lemma in lemmas(word, {word: [(_PARTS[part], lemma) for part, lemma in rows]}):
        origins.setdefault(lemma, set()).add(part)
    origins.pop(word, None)
    return origins


def _senses(database: sqlite3.Connection, word: str) -> tuple[Sense, ...]:
    row = database.execute("SELECT senses FROM glosses WHERE word = ?", (word,)).fetchone()
    return read_senses(row[0]) if row else ()


def _guessed(database: sqlite3.Connection, word: str) -> Iterator[Meaning]:
    for parts, origin in derivations(word):
        if senses := tuple(sense for sense in _senses(database, origin) if sense.part_of_speech in parts):
            yield Meaning(word, origin, senses, guess=True)
