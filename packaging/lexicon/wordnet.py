"""Reads WordNet 3.0's database files (formats: manual pages `wndb(5wn)` and `morphy(7wn)`)."""

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from boggle_desk.engine.glossary import PartOfSpeech

FILES = {
    "noun": PartOfSpeech.NOUN,
    "verb": PartOfSpeech.VERB,
    "adj": PartOfSpeech.ADJECTIVE,
    "adv": PartOfSpeech.ADVERB,
}
_TYPES = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
_LETTERS = {"n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"}
_KINDS = [
    "tops",
    "act",
    "animal",
    "artifact",
    "attribute",
    "body",
    "cognition",
    "communication",
    "event",
    "feeling",
    "food",
    "group",
    "location",
    "motive",
    "object",
    "person",
    "phenomenon",
    "plant",
    "possession",
    "process",
    "quantity",
    "relation",
    "shape",
    "state",
    "substance",
    "time",
]
"""The kinds of nouns, from number 3."""
_MARKER = re.compile(r"\((?:a|p|ip)\)$")
_PLAIN = re.compile(r"[a-z]+")
_LABELS = frozenset({"ethnic_slur", "obscenity", "disparagement"})


@dataclass(frozen=True)
class Synset:
    """One meaning: the words that share it, what it is, and its pointers `(symbol, file, offset, source word or 0)`."""

    words: tuple[str, ...]
    gloss: str
    pointers: tuple[tuple[str, str, str, int], ...]
    subject: str = ""
    """The number of the lexicographers' file: what the meaning is about (manual page `lexnames(5wn)`)."""


Synsets = dict[tuple[str, str], Synset]
"""All meanings by file (`noun`) and offset."""


def read_synsets(folder: Path) -> Synsets:
    """Return all meanings of the database in `folder`."""
    return {(name, line[:8]): _synset(line) for name in FILES for line in _lines(folder / f"data.{name}")}


def read_index(folder: Path) -> dict[str, list[tuple[str, list[str]]]]:
    """Return for each plain word its files and, there, the offsets of its meanings, the most used first."""
    index: dict[str, list[tuple[str, list[str]]]] = defaultdict(list)
    for name in FILES:
        for line in _lines(folder / f"index.{name}"):
            fields = line.split()
            if _PLAIN.fullmatch(fields[0]):
                index[fields[0]].append((name, fields[-int(fields[2]) :]))
    return index


def read_counts(folder: Path) -> Counter[tuple[str, str, int]]:
    """Return how often each meaning was met in texts, by word, file and the number of the meaning there, from 1."""
    counts: Counter[tuple[str, str, int]] = Counter()
    for line in _lines(folder / "cntlist.rev"):
        key, number, count = line.split()
        word, _, place = key.partition("%")
        counts[word, _TYPES[place[0]], int(number)] += int(count)
    return counts


def read_irregular(folder: Path) -> dict[str, list[tuple[PartOfSpeech, str]]]:
    """Return the exception lists: irregular form -> parts of speech and lemmas; single plain words only."""
    irregular: dict[str, list[tuple[PartOfSpeech, str]]] = defaultdict(list)
    for name, part in FILES.items():
        for line in (folder / f"{name}.exc").read_text(encoding="ascii").splitlines():
            form, *lemmas = line.split()
            if _PLAIN.fullmatch(form):
                irregular[form] += [(part, lemma) for lemma in lemmas if _PLAIN.fullmatch(lemma) and lemma != form]
    return irregular


def lower_case_words(synsets: Synsets) -> set[str]:
    """Return the plain words that some meaning spells without a capital."""
    return {word for synset in synsets.values() for word in synset.words if _PLAIN.fullmatch(word)}


def labelled_offensive(synsets: Synsets) -> set[str]:
    """Return the plain words of whose meanings at least half carry the usage label slur, obscenity or disparagement."""
    meanings = Counter(word.lower() for synset in synsets.values() for word in synset.words)
    labelled: Counter[str] = Counter()
    for synset in synsets.values():
        for symbol, file, offset, source in synset.pointers:
            if symbol == ";u" and not _LABELS.isdisjoint(synsets[file, offset].words):
                words = synset.words[source - 1 : source] if source else synset.words
                labelled.update(word.lower() for word in words)
    return {word for word, count in labelled.items() if _PLAIN.fullmatch(word) and 2 * count >= meanings[word]}


def usage(synsets: Synsets, labels: frozenset[str]) -> set[tuple[str, str, str]]:
    """Return the meanings with one of these usage labels, as word, file and offset."""
    found = set()
    for (name, offset), synset in synsets.items():
        for symbol, file, place, source in synset.pointers:
            if symbol == ";u" and not labels.isdisjoint(synsets[file, place].words):
                found |= {
                    (word, name, offset) for word in (synset.words[source - 1 : source] if source else synset.words)
                }
    return found


def things(folder: Path, kinds: Collection[str], first: int = 1) -> set[str]:
    """Return the plain words one of whose `first` meanings as nouns is of one of these kinds (`lexnames(5wn)`)."""
    numbers = {str(number).zfill(2) for number, kind in enumerate(_KINDS, 3) if kind in kinds}
    fitting = {line[:8] for line in _lines(folder / "data.noun") if line[9:11] in numbers}
    index = read_index(folder)
    return {
        word
        for word, files in index.items()
        if any(file == "noun" and not fitting.isdisjoint(offsets[:first]) for file, offsets in files)
    }


def _lines(path: Path) -> Iterator[str]:
    with path.open(encoding="latin-1") as file:
        return iter([line for line in file if not line.startswith(" ")])


def _synset(line: str) -> Synset:
    head, _, gloss = line.partition(" | ")
    fields = head.split()
    count = int(fields[3], 16)
    words = tuple(_MARKER.sub("", word) for word in fields[4 : 4 + 2 * count : 2])
    start = 5 + 2 * count
    quadruples = [fields[place : place + 4] for place in range(start, start + 4 * int(fields[start - 1]), 4)]
    pointers = tuple((symbol, _LETTERS[file], offset, int(ends[:2], 16)) for symbol, offset, file, ends in quadruples)
    return Synset(words, gloss.strip(), pointers, fields[1])
