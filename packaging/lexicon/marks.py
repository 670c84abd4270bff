"""What the sources' own labels say of words, and which lemmas a second source knows."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from boggle_desk.engine.word_list import fold
from boggle_desk.storage.lexica import alphabet_of
from lexicon import data, scowl, wordnet
from lexicon.layer import Mark


@dataclass(frozen=True)
class Known:
    """The words that a source marks, and the lemmas that may be simple or everyday words; None for all."""

    marks: Mapping[Mark, set[str]]
    simple: Collection[str] | None = None
    everyday: Collection[str] | None = None


def read(key, language, folder, words, lemma_of, often) -> Known:
    return _READERS[key](language, folder, words, lemma_of, often)


def _english(language, folder, words, lemma_of, often) -> Known:
    root = data.unpacked(folder)
    sizes = scowl.words(root / language["words"]["path"])
    names = scowl.names(root / language["words"]["path"])
    synsets = wordnet.read_synsets(root / language["lemmas"]["path"])
    lower = wordnet.lower_case_words(synsets)
    namelike = {w for w in words if names.get(w, 99) <= sizes.get(w, 0) and w not in lower and lemma_of[w] not in lower}
    labelled = wordnet.labelled_offensive(synsets)
    hurtful = {w for w in words if w in labelled or lemma_of[w] in labelled}
    return Known(
        {Mark.NAMELIKE: namelike, Mark.HURTFUL: hurtful},
        {w for w, s in sizes.items() if s <= 35},
        {w for w, s in sizes.items() if s <= 60},
    )


_TAGS = re.compile(r"^((?:[^:]{2,40}:)+)")


def _labels(language, folder, key) -> tuple[dict[Mark, set[str]], set[str], set[str]]:
    letters = alphabet_of(key).letters
    labels = {Mark[name.upper()]: re.compile(text) for name, text in language["labels"].items()}
    found = defaultdict[Mark, set[str]](set)
    plain: dict[str, list[str]] = defaultdict(list)
    capital = set()
    for word, meanings in data.glosses(folder, language["glosses"]):
        folded = fold(word.lower(), letters)
        plain[folded] += meanings
    for word, meanings in plain.items():
        for mark, label in labels.items():
            if all(label.search(each) for each in meanings):
                found[mark].add(word)
    return found, set(plain), capital


def _spread(marks, words, lemma_of):
    return {mark: {w for w in words if lemma_of[w] in seeds} for mark, seeds in marks.items()}


def _german(language, folder, words, lemma_of, often) -> Known:
    found, plain, _ = _labels(language, folder, "german")
    letters = alphabet_of("german").letters
    common, names = set(), set()
    for row in data.table(folder, language["lemmas"]["nouns"]):
        kinds = set(row["pos"].split(","))
        (names if kinds & {"Toponym", "Vorname", "Nachname", "Eigenname", "Straßenname"} else common).add(fold(row["lemma"].lower(), letters))
    lower = {fold(w, letters) for w, _ in data.glosses(folder, language["glosses"]) if w.islower()}
    found[Mark.NAMELIKE] = names - common - lower
    return Known(_spread(found, words, lemma_of), plain, plain)


def _french(language, folder, words, lemma_of, often) -> Known:
    found, plain, _ = _labels(language, folder, "french")
    return Known(_spread(found, words, lemma_of), plain, plain)


def _polish(language, folder, words, lemma_of, often) -> Known:
    analyser = data.analyser(folder)
    found = defaultdict[Mark, set[str]](set)
    known = set()
    for word in words:
        seen = [(names, labels, tag) for _, _, (_, _, tag, names, labels) in analyser.analyse(word) if tag != "ign"]
        if not seen:
            continue
        known.add(word)
        joined = [",".join(labels) for _, labels, _ in seen]
        if all("wulg." in each for each in joined):
            found[Mark.CRUDE].add(word)
        if all(re.search(r"daw\.|przest\.|gwar\.|arch\.", each) for each in joined):
            found[Mark.ARCHAIC].add(word)
        if all(tag.startswith("brev") for _, _, tag in seen):
            found[Mark.ABBREVIATION].add(word)
        if all(names and "nazwa_pospolita" not in names for names, _, _ in seen):
            found[Mark.NAMELIKE].add(word)
    return Known(found, known, known)


def _spanish(language, folder, words, lemma_of, often) -> Known:
    return Known({})


def _dutch(language, folder, words, lemma_of, often) -> Known:
    return Known({})


_READERS = {"english": _english, "german": _german, "french": _french, "polish": _polish, "spanish": _spanish, "dutch": _dutch}
