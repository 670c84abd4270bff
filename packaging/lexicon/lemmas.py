"""Which lemmas a spelling may have, from the source of each language: `READERS` has a function for each kind of source.

Each yields spelling, lemma, and whether the spelling is a noun of its own, in lower case; so does a bare form.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from boggle_desk.engine.glossary import PartOfSpeech
from boggle_desk.engine.glossary import lemmas as english_lemmas
from lexicon import data, hunspell, paradigms, wordnet

Lemma = tuple[str, str, bool]
_HEAD = 3  # the shortest word that a compound ends with
_NAME = re.compile("Toponym|Vorname|Nachname|Eigenname|Straßenname")
_FRONT = 2  # the shortest beginning of a compound
_BOUND = re.compile("be|ent|er|ver|zer|miss?|über|unter|um|hinter|wider|durch|voll|voor|ont|her|over|onder|om")
"""Beginnings of German and Dutch verbs whose participle has no `ge`."""


def candidates(
    language: str, facts: Mapping[str, Any], folder: Path, words: Collection[str]
) -> tuple[dict[str, tuple[str, ...]], set[str]]:
    """Return the possible lemmas of every spelling in `words`, itself where the source has none, and all nouns."""
    found, nouns = defaultdict[str, set[str]](set), set()
    for form, lemma, noun in READERS[facts["form"]](language, facts, folder, words):
        if form in words:
            found[form].add(lemma)
            if noun:
                nouns.add(form)
    told = (pair.split("=") for line in data.lines(language, "irregular") for pair in line if "=" in pair)
    found |= {form: {lemma} for form, lemma in told}
    return {word: tuple(sorted(found[word])) if word in found else (word,) for word in sorted(words)}, nouns


def irregular(language: str) -> dict[str, list[str]]:
    """Return the irregular forms by lemma of the hand-written `irregular.txt`."""
    return {lemma: forms for lemma, *forms in data.lines(language, "irregular") if "=" not in lemma}


def by_rules(language: str, facts: Mapping[str, Any], folder: Path, words: Collection[str]) -> Iterator[Lemma]:
    """Yield English lemmas by WordNet's rules and exceptions; words that it has not follow the same rules."""
    database = data.unpacked(folder) / facts["path"]
    known = defaultdict[str, set[PartOfSpeech]](set)
    for word, files in wordnet.read_index(database).items():
        known[word] |= {wordnet.FILES[file] for file, _ in files}
    exceptions = wordnet.read_irregular(database)
    for lemma, forms in irregular(language).items():
        yield from ((form, lemma, False) for form in forms)
    for word in words:
        stems = [(part, stem) for part, stem in english_lemmas(word, exceptions) if stem != word]
        found = {stem for part, stem in stems if part in known.get(stem, ())} or {
            stem for part, stem in stems if part is not PartOfSpeech.ADJECTIVE and stem in words and stem not in known
        }
        yield from ((word, stem, False) for stem in found)
        if word in known or not found:
            yield word, word, False


def by_stems(language: str, facts: Mapping[str, Any], folder: Path, words: Collection[str]) -> Iterator[Lemma]:
    """Yield the lemmas of a hunspell dictionary, which are its stems."""
    left_out, is_noun = re.compile(facts.get("left_out", "$^")), re.compile(facts["nouns"])
    for line in hunspell.lines(data.unpacked(folder) / facts["path"]):
        if not left_out.search(line.text):
            noun = is_noun.search(line.text) is not None
            yield from ((form, lemma.lower(), noun and form == lemma) for form, lemma in line.forms if form.islower())
    for lemma, forms in irregular(language).items():
        yield from ((form, lemma, False) for form in forms)


def by_analysis(_language: str, _facts: Mapping[str, Any], folder: Path, words: Collection[str]) -> Iterator[Lemma]:
    """Yield the lemmas of the Polish analyser."""
    analyser = data.analyser(folder)
    for word in words:
        for _, _, (_, lemma, tag, *_rest) in analyser.analyse(word):
            if not tag.startswith(("ign", "brev", "aglt")):
                base = lemma.partition(":")[0].lower()
                yield word, base, base == word and tag.startswith("subst")


def by_paradigms(language: str, facts: Mapping[str, Any], folder: Path, words: Collection[str]) -> Iterator[Lemma]:
    """Yield lemmas by the rules of a language's verbs and adjectives, strong ones from `irregular.txt`, and by the words
    of its source; a compound follows its last part."""
    verb, adjective = (getattr(paradigms, f"{language}_{part}") for part in ("verb", "adjective"))
    found = defaultdict[str, set[str]](set)
    strong = irregular(language)
    others, verbs, adjectives = _SOURCES[language](facts, folder, words)
    nouns = set()
    for form, lemma, noun in others:
        found[form].add(lemma)
        if noun:
            nouns.add(form)
            yield form, lemma, noun
    for lemma in verbs | strong.keys():
        for form in {lemma, *verb(lemma, *strong.get(lemma, ()))} & words:
            found[form].add(lemma)
    for lemma in adjectives:
        for form in {lemma, *adjective(lemma)} & words:
            found[form].add(lemma)
    for word in words:
        own = found.get(word)
        for lemma in own or _compound(word, found, words):
            yield word, lemma, not own and lemma == word and any(word[cut:] in nouns for cut in range(_FRONT, len(word) - _HEAD + 1))


def _compound(word: str, found: Mapping[str, Collection[str]], words: Collection[str]) -> set[str]:
    """Return the lemmas of a compound by its longest known last part, or the word itself."""
    for cut in range(_FRONT, len(word) - _HEAD + 1):
        front, head = word[:cut], word[cut:]
        base = head.removeprefix("zu")
        if base != head and base in found.get(base, ()) and front + base in words:  # auszugehen, aufzunehmen
            return {front + base}
        alike = [head, f"ge{head}"] if _BOUND.fullmatch(front) else [head]  # versprochen, as gesprochen
        if made := {front + each for form in alike for each in found.get(form, ()) if front + each in words} - {word}:
            return made
    return {word}


Parts = tuple[Iterable[Lemma], set[str], set[str]]


def _german(facts: Mapping[str, Any], folder: Path, words: Collection[str]) -> Parts:
    """Return the nouns and bare forms, the verbs and the adjectives of the German Wiktionary. Of its words an infinitive
    has a participle, and an adjective is declined."""
    heads = [word for word, _ in data.glosses(folder, facts["glosses"])]
    low = {word for word in heads if word.islower()}
    verbs = {word for word in low if re.search("en$|e[lr]n$|tun$|sein$", word) and (len(word) > 13 or f"{word}de" in words or f"{word}s" in words)}
    adjectives = {
        word
        for word in low
        if any({f"{each}e", f"{each}en", f"{each}es"} <= words for each in paradigms.stems(word))  # type: ignore[operator]
    }
    rows = list(data.table(folder, facts["nouns"]))
    kinds: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        kinds[row["lemma"].lower()].add("name" if _NAME.search(row["pos"]) else "noun")
    named = {lemma for lemma, found in kinds.items() if found == {"name"}}
    nouns = [
        (form.lower(), row["lemma"].lower(), form == row["lemma"])
        for row in rows
        for column, form in row.items()
        if form and (column == "lemma" or " " in column) and not _NAME.search(row["pos"])
    ]
    bare = ((word.lower(), word.lower(), not word.islower() and word.lower() not in named) for word in heads)
    return [*nouns, *bare], verbs, adjectives


def _dutch(facts: Mapping[str, Any], folder: Path, _words: Collection[str]) -> Parts:
    """Return the words with the forms of nouns and adjectives, and the verbs of the Dutch hunspell dictionary. It has
    flags for them: `Z`, `Y` and `X` nouns, `A` adjectives, `Vi` infinitives."""
    found, verbs = list[Lemma](), set[str]()
    affixes = hunspell.Affixes((data.unpacked(folder) / facts["path"]).with_suffix(".aff"))
    for line in (data.unpacked(folder) / facts["path"]).with_suffix(".dic").read_text(encoding="utf-8").splitlines():
        word, _, text = line.partition("/")
        if word.islower():
            flags = {flag for flag in affixes.flags(text) if flag[:1] in "ZYXA"}
            noun = any(flag[0] in "ZYX" for flag in flags)
            pairs = {(word, word), *affixes.forms(word, frozenset(flags))}
            found += [(form.replace("ĳ", "ij"), lemma.replace("ĳ", "ij"), noun and form == lemma) for form, lemma in pairs]
            if "Vi" in affixes.flags(text) and word.endswith("n"):
                verbs.add(word.replace("ĳ", "ij"))
    return found, verbs, set()


_SOURCES = {"german": _german, "dutch": _dutch}
READERS: dict[str, Callable[[str, Mapping[str, Any], Path, Collection[str]], Iterator[Lemma]]] = {
    "rules": by_rules,
    "stems": by_stems,
    "analysis": by_analysis,
    "paradigms": by_paradigms,
}
