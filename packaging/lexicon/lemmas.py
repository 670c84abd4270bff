"""How a spelling may be read: its lemma, and what the source says of it. `SOURCES` has a function for each kind of it.

Spellings are in lower case; a lemma has a capital where the source writes one in a language whose nouns have none. A
bare form is a reading too.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from boggle_desk.engine.glossary import PartOfSpeech
from boggle_desk.engine.glossary import lemmas as english_lemmas
from boggle_desk.engine.lexicon import Mark
from lexicon import data, hunspell, paradigms, scowl, wordnet

_HEAD = 3  # the shortest word that a compound ends with
_GERMAN_NAME = re.compile("Toponym|Vorname|Nachname|Eigenname|Straßenname")
_FRONT = 2  # the shortest beginning of a compound
_ENDING = 2  # the letters that a Spanish noun's forms have more than itself
_BOUND = re.compile("be|ent|er|ver|zer|miss?|über|unter|um|hinter|wider|durch|voll|voor|ont|her|over|onder|om")
"""Beginnings of German and Dutch verbs whose participle has no `ge`."""


class Reading(NamedTuple):
    spelling: str
    lemma: str
    said: str = ""
    """What the source says, in its own words."""


@dataclass
class Readings:
    lemmas: dict[str, tuple[str, ...]]
    """Of each spelling, itself where the source has none."""
    nouns: set[str] = field(default_factory=set)
    """Bare forms of nouns."""
    marks: dict[str, int] = field(default_factory=dict)
    """The marks that all readings of a spelling have."""
    names: set[str] = field(default_factory=set)
    """What some reading calls a name."""


def read(language: str, facts: Mapping[str, Any], folder: Path, words: AbstractSet[str]) -> Readings:
    """Return the readings of the spellings `words`; those of the hand-written `form=lemma` stand alone."""
    labels = {Mark[name.upper()]: re.compile(label) for name, label in facts.get("labels", {}).items()}
    is_noun, is_name = (re.compile(facts.get(kind, "(?!)")) for kind in ("nouns", "names"))

    @cache
    def meant(said: str) -> tuple[bool, bool, int]:
        return (
            bool(is_noun.search(said)),
            bool(is_name.search(said)),
            sum(mark for mark, label in labels.items() if label.search(said)),
        )

    read, same = Readings({}), dict[str, str]()
    for spelling, lemma, said in SOURCES[facts["lemmas"]["form"]](language, facts, folder, words):
        if spelling in words:
            noun, name, marks = meant(said)
            before = read.lemmas.get(spelling, ())
            if lemma not in before:
                read.lemmas[spelling] = (*before, same.setdefault(lemma, lemma))
            if not before or spelling in read.marks:
                read.marks[spelling] = read.marks.get(spelling, marks) & marks
            if noun and spelling == lemma:
                read.nouns.add(spelling)
            if name:
                read.names.add(spelling)
    told = (pair.split("=") for line in data.lines(language, "irregular") for pair in line if "=" in pair)
    read.lemmas |= {form: (lemma,) for form, lemma in told}
    read.lemmas = {word: tuple(sorted(read.lemmas.get(word, (word,)))) for word in sorted(words)}
    return read


def irregular(language: str) -> dict[str, list[str]]:
    """Return the irregular forms by lemma of the hand-written `irregular.txt`."""
    return {lemma: forms for lemma, *forms in data.lines(language, "irregular") if "=" not in lemma}


def by_rules(language: str, facts: Mapping[str, Any], folder: Path, words: AbstractSet[str]) -> Iterator[Reading]:
    """Yield English readings by WordNet's rules and exceptions; words that it has not follow the same rules. WordNet's
    usage labels are told, and a capital in SCOWL's lists."""
    root = data.unpacked(folder)
    database = root / facts["lemmas"]["path"]
    synsets = wordnet.read_synsets(database)
    labelled, lower = wordnet.labelled_offensive(synsets), wordnet.lower_case_words(synsets)
    sizes, capitals = scowl.words(root / facts["words"]["path"]), scowl.names(root / facts["words"]["path"])
    names = {word for word, size in capitals.items() if size <= sizes.get(word, 0) and word not in lower}
    known = defaultdict[str, set[PartOfSpeech]](set)
    for word, files in wordnet.read_index(database).items():
        known[word] |= {wordnet.FILES[file] for file, _ in files}
    exceptions = wordnet.read_irregular(database)
    for lemma, forms in irregular(language).items():
        yield from (Reading(form, lemma) for form in forms)
    for word in words:
        stems = [(part, stem) for part, stem in english_lemmas(word, exceptions) if stem != word]
        found = {stem for part, stem in stems if part in known.get(stem, ())}
        if not found and word not in known:
            stems = [each for each in stems if each[0] is not PartOfSpeech.ADJECTIVE and each[1] in words]
            found = {stem for _, stem in stems if stem not in known}
        found -= {stem for stem in found if stem + "e" in found and _doubles(stem, word[len(stem) :], words)}
        if word in known or not found:
            found.add(word)
        for stem in found:
            yield Reading(word, stem, "offensive" if stem in labelled else "name" if stem in names else "")


def _doubles(stem: str, ending: str, words: AbstractSet[str]) -> bool:
    """Return whether a stem takes this ending otherwise: the form is that of the stem with e, STARING of STARE."""
    return stem[-1] not in "shxzo" if ending == "es" else stem + stem[-1] + ending in words


def by_stems(language: str, facts: Mapping[str, Any], folder: Path, words: AbstractSet[str]) -> Iterator[Reading]:
    """Yield the readings of a hunspell dictionary: its stems are the lemmas, and its lines are told. The plural of a
    noun is no form of a verb (French `livres` are books), and what `derived` says of a verb, or is longer than a noun's
    forms, is a lemma of its own: Spanish `anillo` is no form of `ano`."""
    left_out = re.compile(facts["words"].get("left_out", "(?!)")).search
    is_noun, derived = re.compile(facts["nouns"]).search, facts.get("derived")
    lines = hunspell.lines(data.unpacked(folder) / facts["lemmas"]["path"], tuple(data.hand(language, "in")))
    kept = [(line, is_noun(line.text) is not None and not left_out(line.text)) for line in lines]
    plurals = {form for line, noun in kept if noun for form, lemma in line.forms if _is_plural(form, lemma, words)}
    for line, noun in kept:
        for form, lemma in line.forms:
            if derived and (len(form) - len(lemma) > _ENDING if noun else re.search(derived, form)):
                lemma = re.sub("(?<=[aeio])s$", "", re.sub("ciones$", "ción", form))
            if (form.islower() or form.istitle()) and (noun or lemma == form or form not in plurals):
                yield Reading(form.lower(), lemma, line.text)
    for lemma, forms in irregular(language).items():
        yield from (Reading(form, lemma) for form in forms)


def _is_plural(form: str, lemma: str, words: AbstractSet[str]) -> bool:
    """Return whether a form is the plural of a noun: French `plantes` is not that of `plant`."""
    return form == f"{lemma}s" or (form == f"{lemma}es" and f"{lemma}e" not in words)


def by_analysis(_language: str, _facts: Mapping[str, Any], folder: Path, words: AbstractSet[str]) -> Iterator[Reading]:
    """Yield the readings of the Polish analyser, with its tag, and its labels of names and of usage. The `by` behind a
    verb is no lemma of the whole."""
    analyser = data.analyser(folder)
    for word in words:
        for start, _, (_, lemma, tag, names, labels) in analyser.analyse(word):
            if tag != "ign" and not tag.startswith("aglt") and not (start and lemma == "by:T"):
                yield Reading(word, lemma.partition(":")[0], f"{tag} {names} {labels}")


def by_paradigms(language: str, facts: Mapping[str, Any], folder: Path, words: AbstractSet[str]) -> Iterator[Reading]:
    """Yield readings by the rules of a language's verbs and adjectives, strong ones from `irregular.txt`, and by the
    words of its source; a compound follows its last part."""
    verb, adjective = (getattr(paradigms, f"{language}_{part}") for part in ("verb", "adjective"))
    found = defaultdict[str, set[str]](set)
    strong = irregular(language)
    source = _PARADIGMS[language](facts, folder, words)
    for reading in source.words:
        found[reading.spelling].add(reading.lemma)
        yield reading
    for lemma in source.verbs | strong.keys():
        for form in {lemma, *verb(lemma, *strong.get(lemma, ()))} & words:
            found[form].add(lemma)
    for lemma in source.adjectives:
        for form in {lemma, *adjective(lemma)} & words:
            found[form].add(lemma)
    told = {reading[:2] for reading in source.words}
    for word in words:
        read = found.get(word, set())
        made = _compound(word, found, words) if read <= {word} else set()
        for lemma in read | (made & source.verbs if read else made):
            if (word, lemma) not in told:
                yield Reading(word, lemma)


def _compound(word: str, found: Mapping[str, Collection[str]], words: AbstractSet[str]) -> set[str]:
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


@dataclass(frozen=True)
class _Paradigms:
    words: list[Reading]
    verbs: set[str]
    adjectives: set[str]


def _german(facts: Mapping[str, Any], folder: Path, words: AbstractSet[str]) -> _Paradigms:
    """Return what the German Wiktionary has: its nouns with their forms, all its words with what it writes before each
    meaning, and its verbs and adjectives: an infinitive has a participle in `words`, and an adjective is declined."""
    heads = list(data.glosses(folder, facts["glosses"]))
    low = {word for word, _ in heads if word.islower()}
    verbs = {
        word
        for word in low
        if re.search("en$|e[lr]n$|tun$|sein$", word) and (len(word) > 13 or {f"{word}de", f"{word}s"} & words)
    }
    adjectives = {
        word
        for word in low
        if any(all(each + ending in words for ending in ("e", "en", "es")) for each in paradigms.stems(word))
    }
    rows = list(data.table(folder, facts["lemmas"]["nouns"]))
    common = {row["lemma"] for row in rows if not _GERMAN_NAME.search(row["pos"])}
    kinds = {row["lemma"]: "noun" if row["lemma"] in common else "name" for row in rows}
    told = [
        Reading(
            word.lower(),
            word.lower(),
            f"{kinds.get(word, 'noun' * word.istitle())} {meaning.partition(':')[0] * (':' in meaning)}",
        )
        for word, meanings in heads
        for meaning in meanings
    ]
    told += [
        Reading(form.lower(), row["lemma"].lower(), kinds[row["lemma"]])
        for row in rows
        for column, form in row.items()
        if form and (column == "lemma" or " " in column)
    ]
    return _Paradigms(told, verbs, adjectives)


def _dutch(facts: Mapping[str, Any], folder: Path, _words: AbstractSet[str]) -> _Paradigms:
    """Return the words with the forms of nouns and adjectives, and the verbs of the Dutch hunspell dictionary. It has
    flags for them: `Z`, `Y` and `X` nouns, `A` adjectives, `Vi` infinitives, `PN` names."""
    told, verbs = list[Reading](), set[str]()
    path = data.unpacked(folder) / facts["lemmas"]["path"]
    affixes = hunspell.Affixes(path.with_suffix(".aff"))
    for line in path.with_suffix(".dic").read_text(encoding="utf-8").replace("ĳ", "ij").splitlines():
        word, _, text = line.partition("/")
        flags = {flag for flag in affixes.flags(text) if flag[0] in "ZYXA"}
        pairs = {(word, word), *affixes.forms(word, frozenset(flags))} if word.islower() else {(word, word)}
        told += [
            Reading(form.lower(), lemma, line) for form, lemma in sorted(pairs) if form.islower() or form.istitle()
        ]
        if "Vi" in affixes.flags(text) and word.islower() and word.endswith("n"):
            verbs.add(word)
    return _Paradigms(told, verbs, set())


_PARADIGMS = {"german": _german, "dutch": _dutch}
SOURCES: dict[str, Callable[[str, Mapping[str, Any], Path, AbstractSet[str]], Iterator[Reading]]] = {
    "rules": by_rules,
    "stems": by_stems,
    "analysis": by_analysis,
    "paradigms": by_paradigms,
}
