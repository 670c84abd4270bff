"""Which lemma a spelling may have, from the source of each language: `READERS` has a function for each kind of source.

Each yields pairs (spelling, lemma), both in lower case; a spelling that is its own lemma comes so too.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from boggle_desk.engine.glossary import PartOfSpeech, lemmas
from lexicon import data, hunspell, paradigms, wordnet

Pairs = Iterator[tuple[str, str]]
_HEAD = 3  # the shortest word that a compound ends with
_FRONT = 2  # the shortest beginning of a compound


def irregular(language: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the lines of the hand-written `irregular.txt`: a lemma, then its irregular forms."""
    path = data.HAND_WRITTEN / language / "irregular.txt"
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        if fields := line.partition("#")[0].split():
            yield fields[0], fields[1:]


def by_rules(language: str, facts: Mapping[str, Any], folder: Path, words: Collection[str]) -> Pairs:
    """Yield English pairs by WordNet's rules and exceptions; words that it has not follow the same rules."""
    database = data.unpacked(folder) / facts["path"]
    known = defaultdict[str, set[PartOfSpeech]](set)
    for word, files in wordnet.read_index(database).items():
        known[word] |= {wordnet.FILES[file] for file, _ in files}
    exceptions = wordnet.read_irregular(database)
    for lemma, forms in irregular(language):
        yield lemma, lemma
        yield from ((form, lemma) for form in forms)
    for word in words:
        stems = [(part, stem) for part, stem in lemmas(word, exceptions) if stem != word]
        found = {stem for part, stem in stems if part in known.get(stem, ())}
        strict = found or {
            stem for part, stem in stems if part is not PartOfSpeech.ADJECTIVE and stem in words and stem not in known
        }
        yield from ((word, stem) for stem in strict)
        if word in known or not strict:
            yield word, word


def by_stems(language: str, facts: Mapping[str, Any], folder: Path, words: Collection[str]) -> Pairs:
    """Yield the pairs of a hunspell dictionary, whose stems are the lemmas."""
    path = data.unpacked(folder) / facts["path"]
    left_out = re.compile(facts.get("left_out", "$^"))
    added = data.hand(language, "in")
    for form, lemma in hunspell.pairs(path.parent, path.name, lambda line: not left_out.search(line), more=added):
        if form.islower():
            yield form, lemma.lower()
    for lemma, forms in irregular(language):
        yield from ((form, lemma) for form in forms)


def by_analysis(language: str, facts: Mapping[str, Any], folder: Path, words: Collection[str]) -> Pairs:
    """Yield the pairs of the Polish analyser."""
    analyser = data.analyser(folder)
    for word in words:
        for _, _, (_, lemma, tag, *_rest) in analyser.analyse(word):
            if not tag.startswith(("ign", "brev", "aglt")):
                yield word, lemma.partition(":")[0].lower()


def by_paradigms(language: str, facts: Mapping[str, Any], folder: Path, words: Collection[str]) -> Pairs:
    """Yield pairs by the rules of a language's verbs and adjectives, strong ones from `irregular.txt`, and the nouns of
    its source; a compound follows its last part."""
    verb, adjective = (getattr(paradigms, f"{language}_{part}") for part in ("verb", "adjective"))
    found = defaultdict[str, set[str]](set)
    strong = dict(irregular(language))
    nouns, verbs, adjectives = _NOUNS[language](facts, folder)
    for form, lemma in nouns:
        found[form].add(lemma)
    for lemma in verbs | strong.keys():
        for form in {lemma, *verb(lemma, *strong.get(lemma, ()))} & words:
            found[form].add(lemma)
    for lemma in adjectives - verbs:
        for form in {lemma, *adjective(lemma)} & words:
            found[form].add(lemma)
    for word in words:
        for lemma in found.get(word) or _compound(word, found, words):
            yield word, lemma


def _compound(word: str, found: Mapping[str, Iterable[str]], words: Collection[str]) -> set[str]:
    """Return the lemmas of a compound by its longest known last part, or the word itself."""
    for cut in range(_FRONT, len(word) - _HEAD + 1):
        front, head = word[:cut], word[cut:]
        if head in found and (made := {front + each for each in found[head] if front + each in words}):
            return made
        if head.startswith("zu") and front + head[2:] in words and head[2:] in found.get(head[2:], ()):
            return {front + head[2:]}
    return {word}


Parts = tuple[Iterator[tuple[str, str]], set[str], set[str]]


def _german_nouns(facts: Mapping[str, Any], folder: Path) -> Parts:
    """Return the pairs of nouns, the verbs and the adjectives of the German Wiktionary."""
    heads = [word for word, _ in data.glosses(folder, facts["glosses"])]
    verbs = {word for word in heads if word.islower() and re.search("(?:e[nlr]|t|sei)n$|en$", word)}
    others = {word for word in heads if word.islower()} - verbs
    rows = data.table(folder, facts["nouns"])
    nouns = (
        (form.lower(), row["lemma"].lower())
        for row in rows
        for column, form in row.items()
        if form and (column == "lemma" or " " in column)
    )
    more = ((word.lower(), word.lower()) for word in heads if not word.islower())
    return (pair for pairs in (nouns, more) for pair in pairs), verbs, others


def _dutch_nouns(facts: Mapping[str, Any], folder: Path) -> Parts:
    """Return the pairs of nouns and adjectives, the verbs and no adjectives of the Dutch hunspell dictionary: its
    entries have flags for them, `Z`, `Y` and `X` nouns, `A` adjectives, `Vi` infinitives."""
    path = data.unpacked(folder) / facts["path"]
    lines = path.with_suffix(".dic").read_text(encoding="utf-8").splitlines()
    flags = {
        word: set(re.findall("..", marks))
        for line in lines
        for word, _, marks in [line.replace("ĳ", "ij").partition("/")]
        if word.islower()
    }
    verbs = {word for word, marks in flags.items() if "Vi" in marks and word.endswith("n")}
    inflected = re.compile(r"/.*[ZYXA][a-z]")
    pairs = hunspell.pairs(path.parent, path.name, lambda line: bool(inflected.search(line)), re.compile("[ZYXA][a-z]"))
    return ((form.replace("ĳ", "ij"), lemma.replace("ĳ", "ij")) for form, lemma in pairs if form.islower()), verbs, set()


_NOUNS = {"german": _german_nouns, "dutch": _dutch_nouns}
READERS = {"rules": by_rules, "stems": by_stems, "analysis": by_analysis, "paradigms": by_paradigms}


def candidates(
    language: str, facts: Mapping[str, Any], folder: Path, words: Collection[str]
) -> dict[str, tuple[str, ...]]:
    """Return the possible lemmas of every spelling in `words`, its own where the source has none."""
    found = defaultdict[str, set[str]](set)
    for form, lemma in READERS[facts["form"]](language, facts, folder, words):
        if form in words:
            found[form].add(lemma)
    return {word: tuple(sorted(found[word])) if word in found else (word,) for word in sorted(words)}
