"""What words mean in short, found offline, through the lemma for inflections: in English by WordNet's rules (manual
page `morphy(7wn)`), in other languages as the dictionary says. Without an entry the word's origin is guessed; a guess
is labelled.

A language has one file of text lines that are found by their first word: compressed in blocks, mapped, one block read
at a time. It is `MAGIC`, the sizes of the index and of the samples (32 bits each, little-endian), both compressed, and
the blocks one after the other, each compressed with the samples as zlib's preset dictionary. The index has a line for
each block: its size in bytes, a tab, and its first word. A block has lines that begin with a word and a tab, in the
order of the words' code points.

What follows a word are fields between tabs. A sense is `n12!=text`: a letter for the part of speech (`PARTS`), how
often the word was met as that, `!` if it is crude, a sign for what it is (`KINDS`; `>` and a language's code for a
translation), and the text. `#Spelling` begins what is written so, `#` alone what has a capital; `@vgo` says that the
word is a form of the verb `go`.
"""

import mmap
import re
import struct
import zlib
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from itertools import accumulate, pairwise
from pathlib import Path

from boggle_desk.engine.lexicon import Lexicon

MAGIC = b"Glosses1"
SIZES = struct.Struct("<II")
_LARGEST = 1_000_000  # the most bytes that a part may unfold to
_KEPT_FILES, _KEPT_BLOCKS = 8, 16


class DamagedGlossary(ValueError):
    """The glossary cannot be read."""


class GlossFile:
    """An open file. Any thread may ask."""

    def __init__(self, path: Path) -> None:
        """Map the file and read its index. Raises DamagedGlossary."""
        self._name = path.name
        try:
            with path.open("rb") as file:
                self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            head = len(MAGIC) + SIZES.size
            if self._data[: len(MAGIC)] != MAGIC:
                raise ValueError("it is no glossary")
            size, samples = SIZES.unpack(self._data[len(MAGIC) : head])
            rows = [row.split("\t") for row in unfolded(self._data[head : head + size]).decode().split("\n")]
            self._samples = unfolded(self._data[head + size : head + size + samples])
            self._first = [word for _, word in rows]
            self._ends = list(accumulate((int(size) for size, _ in rows), initial=head + size + samples))
            rising = all(a < b for a, b in (*pairwise(self._ends), *pairwise(self._first)))
            if not rising or self._ends[-1] != len(self._data):
                raise ValueError("its index is wrong")
        except (OSError, ValueError, struct.error, zlib.error) as problem:
            raise self._damaged(problem) from problem
        self._block = lru_cache(_KEPT_BLOCKS)(self._read)

    def line(self, word: str) -> str:
        """Return what follows the word and its tab; empty if the file does not have the word. Raises
        DamagedGlossary."""
        place = bisect_right(self._first, word) - 1
        if place < 0 or "\n" in word or "\t" in word:
            return ""
        block, start = self._block(place), f"\n{word}\t".encode("utf-8", "replace")
        found = block.find(start)
        return "" if found < 0 else self._decoded(block[found + len(start) : block.find(b"\n", found + 1)])

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """Yield every word with what follows it. Raises DamagedGlossary."""
        for place in range(len(self._first)):
            for row in self._decoded(self._read(place)).strip("\n").split("\n"):
                word, _, rest = row.partition("\t")
                yield word, rest

    def _read(self, place: int) -> bytes:
        """Return a block, between line ends."""
        try:
            data = unfolded(self._data[self._ends[place] : self._ends[place + 1]], self._samples)
        except (ValueError, zlib.error) as problem:
            raise self._damaged(problem) from problem
        return b"\n%b\n" % data

    def _decoded(self, data: bytes) -> str:
        try:
            return data.decode()
        except UnicodeDecodeError as problem:
            raise self._damaged(problem) from problem

    def _damaged(self, problem: Exception) -> DamagedGlossary:
        return DamagedGlossary(f"The glossary '{self._name}' cannot be read: {problem}.")


open_glosses = lru_cache(_KEPT_FILES)(GlossFile)
"""Return the open file of a path; the last ones stay open."""


def unfolded(data: bytes, samples: bytes = b"") -> bytes:
    """Return what the data were before they were compressed. Raises ValueError and zlib.error."""
    unfolder = zlib.decompressobj(zdict=samples)
    found = unfolder.decompress(data, _LARGEST)
    if not unfolder.eof or unfolder.unused_data:
        raise ValueError("a part does not end")
    return found


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

_ENDINGS = {
    part: tuple(ending.partition(">")[::2] for ending in endings.split())
    for part, endings in (
        (PartOfSpeech.NOUN, "s> ses>s xes>x zes>z ches>ch shes>sh ies>y oes>o ves>f ves>fe men>man"),
        (PartOfSpeech.VERB, "s> es> es>e ies>y ed> ed>e ing> ing>e"),
        (PartOfSpeech.ADJECTIVE, "er> er>e ier>y est> est>e iest>y"),
    )
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


_NOUN, _VERB, _ADJECTIVE, _ADVERB = (PartOfSpeech.NOUN, PartOfSpeech.VERB, PartOfSpeech.ADJECTIVE, PartOfSpeech.ADVERB)
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
_SHORTEST_PART = 4
_LINKS = ("", "s", "es", "n", "en", "er", "e")  # what joins the parts of a compound in German and Dutch


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


class WordKind(StrEnum):
    DEFINITION = "definition"
    SYNONYMS = "synonyms"  # words that mean the same, between commas
    TRANSLATION = "translation"


PARTS = dict(zip("nvarpdeci", PartOfSpeech, strict=True))
"""The letter of each part of speech in a file; `-` stands for none."""
KINDS = {"=": WordKind.DEFINITION, "~": WordKind.SYNONYMS, ">": WordKind.TRANSLATION}
_SENSE = re.compile(r"([-a-z])(\d*)(!?)(?:([=~])|(>)([a-z]{2}) )(.+)")
ENGLISH = "en"


@dataclass(frozen=True)
class Sense:
    part_of_speech: PartOfSpeech | None  # None if the source does not say
    text: str
    count: int = 0  # the word's frequency as this part of speech
    crude: bool = False  # not for children
    kind: WordKind = WordKind.DEFINITION
    language: str = ""  # the code of the language of a translation


@dataclass(frozen=True)
class Meaning:
    word: str  # the word asked for, in lower case
    lemma: str  # the word itself or its lemma, in the letters of the dictionary
    senses: tuple[Sense, ...]
    guess: bool = False
    """The word has no entry; it may be derived from the lemma. To be said with the meaning."""
    spelling: str = ""  # how the lemma is written, if not like that: `Straße` for `strasse`

    @property
    def count(self) -> int:
        """The word's frequency in this meaning."""
        return max(sense.count for sense in self.senses)


@dataclass(frozen=True)
class GlossaryEntry:
    spelling: str
    senses: tuple[Sense, ...] = ()
    origins: tuple[tuple[PartOfSpeech, str], ...] = ()  # the lemmas of an irregular form


def read_entries(word: str, text: str) -> tuple[GlossaryEntry, ...]:
    """Return the entries of a word from what follows it in its file. Raises DamagedGlossary."""
    spellings: dict[str, tuple[list[Sense], list[tuple[PartOfSpeech, str]]]] = {}
    spelling = word
    for part in text.split("\t") if text else ():
        if part.startswith("#"):
            spelling = part[1:] or word.capitalize()
            continue
        senses, origins = spellings.setdefault(spelling, ([], []))
        if part.startswith("@") and part[1:2] in PARTS:
            origins.append((PARTS[part[1]], part[2:]))
        elif found := _SENSE.fullmatch(part):
            letter, count, crude, sign, other, language, gloss = found.groups()
            kind = KINDS[sign or other]
            senses.append(Sense(PARTS.get(letter), gloss, int(count or 0), bool(crude), kind, language or ""))
        else:
            raise DamagedGlossary(f"The glossary has a sense that cannot be read: '{part[:40]}'.")
    return tuple(GlossaryEntry(each, tuple(senses), tuple(origins)) for each, (senses, origins) in spellings.items())


@dataclass(frozen=True)
class Glossary:
    """The meanings of the words of all languages. Any thread may ask."""

    files: Mapping[str, Path] = field(hash=False)
    """The file of each language, by its code. Each is opened when it is first asked for."""
    shows_crude: Callable[[], bool] = lambda: True
    reads: Callable[[], str] = lambda: ENGLISH
    """Returns the code of the language that is read: translations into it are shown, if there are any."""

    def meaning(self, word: str, lexicon: Lexicon | None = None) -> Meaning | None:
        """Return what `word` means first, in any case, or None. Raises DamagedGlossary."""
        return next(iter(self.meanings(word, lexicon)), None)

    def meanings(self, word: str, lexicon: Lexicon | None = None) -> tuple[Meaning, ...]:
        """Return all meanings of a word of this dictionary, the most frequent first: its own senses, and those of its
        lemmas (`leave` and `leaf` for `leaves`); a guess only without others. Crude senses only if wanted; of the
        translations one. Raises DamagedGlossary."""
        word, language = word.lower(), _language(lexicon)
        if language not in self.files:
            return ()
        file = open_glosses(self.files[language])
        if language == ENGLISH:
            found = sorted(_english(file, word), key=lambda meaning: -meaning.count)
            guesses = _derived(file, word)
        else:
            found = list(_listed(file, word, lexicon))
            guesses = _compound(file, word, lexicon)
        return tuple(self._wanted(found or list(guesses)[:1], language))

    def _wanted(self, meanings: Iterable[Meaning], language: str) -> Iterator[Meaning]:
        crude, reads = self.shows_crude(), self.reads()
        for meaning in meanings:
            senses = [sense for sense in meaning.senses if crude or not sense.crude]
            own = [sense for sense in senses if sense.kind is not WordKind.TRANSLATION]
            others = {sense.language: sense for sense in senses if sense.kind is WordKind.TRANSLATION}
            shown = others.get(reads) or others.get(ENGLISH) or (None if own else next(iter(others.values()), None))
            if shown and not (own and reads == language):
                own.append(shown)
            if own:
                yield replace(meaning, senses=tuple(own))


def _language(lexicon: Lexicon | None) -> str:
    return (lexicon and lexicon.language) or ENGLISH


def _entries(file: GlossFile, word: str) -> tuple[GlossaryEntry, ...]:
    return read_entries(word, file.line(word))


def _meanings(file: GlossFile, word: str, lemma: str) -> Iterator[Meaning]:
    """Yield what a lemma means, by its spellings."""
    for entry in _entries(file, lemma):
        if entry.senses:
            yield Meaning(word, lemma, entry.senses, spelling=entry.spelling if entry.spelling != lemma else "")


def _listed(file: GlossFile, word: str, lexicon: Lexicon | None) -> Iterator[Meaning]:
    """Yield the meanings of the lemma that the dictionary knows, then the word's own."""
    lemma = _lemma(word, lexicon)
    yield from _meanings(file, word, lemma)
    if lemma != word:
        yield from _meanings(file, word, word)


def _lemma(word: str, lexicon: Lexicon | None) -> str:
    """Return the lemma of a word. Raises DamagedGlossary if the lemmas are damaged."""
    try:
        return lexicon.lemma(word) if lexicon else word
    except ValueError as problem:
        raise DamagedGlossary(str(problem)) from problem


def _compound(file: GlossFile, word: str, lexicon: Lexicon | None) -> Iterator[Meaning]:
    """Yield the meanings of the longest noun that ends a compound whose beginning is a word, too."""
    lemma = _lemma(word, lexicon)
    for place in range(_SHORTEST_PART, len(lemma) - _SHORTEST_PART + 1):
        front, last = lemma[:place], lemma[place:]
        if lexicon and any(front.removesuffix(link) in lexicon.graph for link in _LINKS):
            for meaning in _meanings(file, word, _lemma(last, lexicon)):
                if meaning.senses[0].part_of_speech is PartOfSpeech.NOUN:
                    yield replace(meaning, guess=True)


def _english(file: GlossFile, word: str) -> Iterator[Meaning]:
    own, *_ = _entries(file, word) or (GlossaryEntry(word),)
    if own.senses:
        yield Meaning(word, word, own.senses)
    origins: dict[str, set[PartOfSpeech]] = {}
    for part, lemma in lemmas(word, {word: own.origins}):
        if lemma != word:
            origins.setdefault(lemma, set()).add(part)
    for lemma, parts in origins.items():
        for meaning in _meanings(file, word, lemma):
            if senses := tuple(sense for sense in meaning.senses if sense.part_of_speech in (None, *parts)):
                yield replace(meaning, senses=senses)


def _derived(file: GlossFile, word: str) -> Iterator[Meaning]:
    for parts, origin in derivations(word):
        for meaning in _meanings(file, word, origin):
            if senses := tuple(sense for sense in meaning.senses if sense.part_of_speech in (None, *parts)):
                yield replace(meaning, senses=senses, guess=True)
