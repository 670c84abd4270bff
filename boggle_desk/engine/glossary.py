"""What words mean: short glosses, found offline, through the lemma for inflections."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from boggle_desk.engine.derivations import derivations
from boggle_desk.engine.lemmas import PartOfSpeech, lemmas

_PARTS = {part.value: part for part in PartOfSpeech}


@dataclass(frozen=True)
class Sense:
    """One sense of a word."""

    part_of_speech: PartOfSpeech
    text: str


@dataclass(frozen=True)
class Meaning:
    """What a word means."""

    word: str
    """The word asked for, in lower case."""
    lemma: str
    """The word that the senses belong to: the same, or that of which it is an inflection."""
    senses: tuple[Sense, ...]
    guess: bool = False
    """The word has no entry of its own; it looks as if it came from the lemma. To be said with the meaning."""


class DamagedGlossary(ValueError):
    """The glossary cannot be read."""


def write_senses(senses: Iterable[Sense]) -> str:
    """Return the senses as one text for a table: one line each, part of speech and text between tabs."""
    return "\n".join(f"{sense.part_of_speech.value}\t{sense.text}" for sense in senses)


def read_senses(text: str) -> tuple[Sense, ...]:
    """Return the senses that `write_senses` wrote. Raises ValueError."""
    pairs = (line.partition("\t") for line in text.split("\n"))
    try:
        return tuple(Sense(_PARTS[part], gloss) for part, _, gloss in pairs)
    except KeyError as problem:
        raise DamagedGlossary(f"The glossary has an unknown part of speech: {problem}.") from None


@dataclass(frozen=True)
class Glossary:
    """A file of glosses, opened anew for each question: it may be asked from any thread, and never holds the file."""

    path: Path
    language: str = "en"
    """The language of its words as a code."""

    def explains(self, language: str) -> bool:
        """Return whether words of a dictionary in this language are explained: those of other languages that happen to
        be spelled like ours mean something else. A list that does not tell its language may be of ours."""
        return language in ("", self.language)

    def meaning(self, word: str) -> Meaning | None:
        """Return what `word` means, in any case, or None if there is no entry: its own senses, else those of its lemma,
        else a guess. Raises DamagedGlossary."""
        return next(iter(self.meanings(word)), None)

    def meanings(self, word: str) -> tuple[Meaning, ...]:
        """Return all that `word` can mean: its own senses, then those of each word it may be an inflection of (`leaves`
        comes from `leaf` and from `leave`); a guess only if there is nothing else. Raises DamagedGlossary."""
        word = word.lower()
        try:
            with closing(self._open()) as database:
                found = tuple(self._known(database, word))
                return found or tuple(_guessed(database, word))[:1]
        except sqlite3.Error as problem:
            raise DamagedGlossary(f"The glossary '{self.path.name}' cannot be read: {problem}.") from problem

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)

    def _known(self, database: sqlite3.Connection, word: str) -> Iterator[Meaning]:
        if own := _senses(database, word):
            yield Meaning(word, word, own)
        for lemma, parts in _origins(database, word).items():
            if senses := tuple(sense for sense in _senses(database, lemma) if sense.part_of_speech in parts):
                yield Meaning(word, lemma, senses)


def _origins(database: sqlite3.Connection, word: str) -> dict[str, set[PartOfSpeech]]:
    """Return what `word` may be an inflection of, with the parts of speech."""
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
