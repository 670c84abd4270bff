"""Builds the dictionaries in `resources/lexica/`, or those that are named, each with what the game knows of its words.

Run it as `python packaging/lexicon/build.py --data FOLDER [LANGUAGE ...]`. FOLDER has the Debian packages that
`languages.toml` names and `onboard-data`, unpacked, in `debian/`, the wheels in `pip/`, and in `npm/` the packages that
`sensitive.toml` names, as `npm pack` gets them. The same input gives the same bytes.

- A word has 2 to 15 letters of the language's tiles, and no capital unless the language writes nouns with one; other
  accents are taken off. By hand: `LANGUAGE/two.txt` has all words of two letters, `in.txt` what is added (with
  the flags of the source where that is a hunspell dictionary: `kiwi/S`), `out.txt`
  what is no word. What has no vowel is one only by hand.
- `texts.py` says how often words are met, and `layer.py` how lemmas, tiers, steps and marks are found. Marks come from
  the sources' own labels first, then from `hurtful.txt`, `crude.txt`, `archaic.txt` and `names.txt` (abbreviations
  too): words and patterns, for all forms of a lemma, and `-word` for one that is none of these. `sensitive.py` finds
  what is not brought though it counts. `simple.txt` and `everyday.txt` add `+lemma` and take out `-lemma`.

`--print FOLDER` writes what a person should read: samples of tiers and marks, Simple's lemmas, and what a child may
play that is like a crude word.
"""

import argparse
import json
import random
import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import gzip  # noqa: E402 - below the path for all

from boggle_desk.engine.lexicon import Mark, Tier  # noqa: E402 - as above
from boggle_desk.engine.word_graph import WordGraph  # noqa: E402 - the project is on the path by now
from boggle_desk.engine.word_list import fold  # noqa: E402 - as above
from boggle_desk.storage.lexica import alphabet_of  # noqa: E402 - as above
from lexicon import data, hunspell, layer, lemmas, scowl, sensitive, texts  # noqa: E402 - as above
from lexicon.signals import Signals  # noqa: E402 - as above

LEXICA = ROOT / "resources" / "lexica"
_VOWEL = re.compile("[aeiouyąęóäöü]")
_LISTS = {
    Mark.HURTFUL: "hurtful",
    Mark.CRUDE: "crude",
    Mark.ARCHAIC: "archaic",
    Mark.NAMELIKE: "names",
}
"""The hand-written lists of the marks."""
_COMMON = 3_000
"""How many lemmas are so common that one source alone does not make them sensitive."""
_NOUNS_BIG = "de"
"""The language that writes all nouns with a capital."""
_FREQUENCIES = """\
The files referee.levels of all dictionaries say how often words are met, and from that how common they are. They are
made from the data of wordfreq 3.1.1 by Robyn Speer (https://github.com/rspeer/wordfreq), and are licensed under the
Creative Commons Attribution-ShareAlike 4.0 International licence
(https://creativecommons.org/licenses/by-sa/4.0/legalcode).

What is written with a capital, and how often Wikipedia writes it small, comes from the language models of Onboard
1.4.1, copyright 2011-2014 marmuta and Francesco Fumanti, GPL 3 or later (gpl-3.0.txt beside this file). What all know
from home comes from FreeDict's dictionaries, GPL 2 or later, and WordNet 3.0 by Princeton University.

"""


def entries(key: str, source: Mapping[str, Any], root: Path) -> Iterator[str]:
    """Yield what the source of a language has, as it spells it."""
    path = root / source["path"]
    match source["form"]:
        case "hunspell":
            left_out = re.compile(source.get("left_out", "$^"))
            lines = hunspell.lines(path, tuple(data.hand(key, "in")))
            yield from (form for line in lines if not left_out.search(line.text) for form, _ in line.forms)
        case "spellings":
            for line in gzip.decompress(path.read_bytes()).decode("utf-8").splitlines():
                letters, *spellings = line.split()
                yield from (spelling.lower() for spelling in spellings or [letters])
        case "scowl":
            yield from scowl.words(path)
        case _:
            yield from path.read_text(encoding="utf-8").splitlines()


@dataclass(frozen=True)
class Dictionary:
    """A language's words with all that is known of them."""

    key: str
    letters: str
    words: list[str]
    """In the order of the alphabet."""
    lemma_of: dict[str, str]
    often: dict[str, float]
    """How many times in a billion words, for words that texts have."""
    lemmas: dict[str, float]
    """The same of lemmas."""
    tier_of: dict[str, Tier]
    step_of: dict[str, int]
    marked: dict[Mark, set[str]]


def spellings_of(key: str, source: Mapping[str, Any], root: Path, letters: str) -> dict[str, tuple[str, ...]]:
    """Return the words of a language with their spellings."""
    is_word = re.compile(f"[{letters}]{{3,15}}").fullmatch
    left_out = layer.matcher(_by_hand(key, "out", partial(fold, letters=letters)))
    found: dict[str, tuple[str, ...]] = {}
    for entry in entries(key, source, root):
        if entry.islower() and is_word(word := fold(entry, letters)) and _VOWEL.search(word) and not left_out(word):
            found[word] = _with(found.get(word, ()), entry)
    for entry in (*data.hand(key, "in"), *data.hand(key, "two")):
        if "/" not in entry:
            word = fold(entry, letters)
            found[word] = _with(found.get(word, ()), entry)
    return found


def _with(spellings: tuple[str, ...], entry: str) -> tuple[str, ...]:
    """Return these spellings with another one, in order."""
    return spellings if entry in spellings else tuple(sorted((*spellings, entry)))


def read(key: str, language: Mapping[str, Any], folder: Path) -> Dictionary:
    """Return the dictionary of a language from its sources."""
    letters = alphabet_of(key).letters
    folded = partial(fold, letters=letters)
    spelled = spellings_of(key, language["words"], data.unpacked(folder), letters)
    order = {ord(letter): place for place, letter in enumerate(letters)}
    words = sorted(spelled, key=lambda word: word.translate(order))
    met = data.frequencies(folder, language["code"])
    spellings = {spelling for each in spelled.values() for spelling in each}
    met = {each: met[each.casefold()] for each in spellings if each.casefold() in met}  # which has ss for ß
    readings = lemmas.read(key, language, folder, spellings)
    names = set[str]()
    if language["code"] != _NOUNS_BIG:
        names = readings.names | scowl.names(data.unpacked(folder) / "usr" / "share" / "dict" / "scowl").keys()
        names |= {word for word, read in readings.lemmas.items() if any(lemma != lemma.lower() for lemma in read)}
    met = texts.own(met, readings, folder, language["code"], names)
    settled, counts, likely = layer.settle(readings.lemmas, readings.nouns, met)
    often = {word: count for word in words if (count := sum(met.get(each, 0.0) for each in spelled[word]))}
    best = {word: max(spelled[word], key=lambda each: met.get(each, 0.0)) for word in words}
    lemma_of = {word: folded(settled[best[word]].lower()) for word in words}
    ranks = defaultdict[str, float](float)
    for lemma, count in counts.items():
        ranks[folded(lemma)] += count
    labelled = {
        mark: {word for word in words if all(readings.marks.get(each, 0) & bit for each in spelled[word])}
        for mark, bit in ((mark, mark.value) for mark in Mark)
    }
    labelled[Mark.NAMELIKE] |= {word for word in words if settled[best[word]] != settled[best[word]].lower()}
    labelled[Mark.NAMELIKE] |= layer.names({folded(each) for each in readings.names}, lemma_of, often)
    marked = {
        mark: layer.closed(_by_hand(key, name, folded), lemma_of, labelled[mark]) for mark, name in _LISTS.items()
    }
    bad = set().union(*marked.values())
    signals = Signals(language, folder, folded)
    able = [lemma for lemma, count in ranks.items() if count and lemma in spelled and lemma not in bad]
    ranked = sorted((lemma for lemma in able if signals.may_be_everyday(lemma)), key=lambda each: (-ranks[each], each))
    easy = sorted(
        (lemma for lemma in ranked if signals.may_be_simple(lemma)),
        key=lambda each: (-signals.ease(each, ranks[each]), each),
    )
    bare = {word for word, lemma in lemma_of.items() if word == lemma}
    hand = _by_hand(key, "everyday", folded)
    simple = layer.chosen(easy, language["simple"], bare, _by_hand(key, "simple", folded))
    everyday = simple | layer.chosen(ranked, language["everyday"], bare, hand)
    everyday |= {lemma for lemma in ranked if lemma in bare and signals.is_of_home(lemma, ranks[lemma], simple)}
    out = bad | {each[1:] for each in hand if each.startswith("-")}
    known_by = {
        word: {folded(lemma.lower()) for each in spelled[word] for lemma in likely.get(each, ())} for word in words
    }
    tier_of = layer.tiers(lemma_of, known_by, often, {Tier.SIMPLE: simple, Tier.EVERYDAY: everyday}, out)
    every = {
        word: {lemma_of[word], *(folded(lemma.lower()) for each in spelled[word] for lemma in readings.lemmas[each])}
        for word in words
    }
    common = set(sorted(simple, key=lambda each: -ranks[each])[:_COMMON])
    marked[Mark.SENSITIVE] = sensitive.words(key, folder, folded, every, common, _by_hand(key, "sensitive", folded))
    return Dictionary(key, letters, words, lemma_of, often, ranks, tier_of, layer.steps(tier_of, often), marked)


def _by_hand(key: str, name: str, folded: Callable[[str], str]) -> list[str]:
    return [folded(each) for each in data.hand(key, name)]


def write(made: Dictionary, language: Mapping[str, Any], folder: Path, output: Path) -> None:
    """Write a dictionary with its licences."""
    output.mkdir(parents=True, exist_ok=True)
    WordGraph.build(made.words, made.letters).save(output / "referee.graph")
    flags = Counter[str]()
    for mark, words in made.marked.items():
        for word in words:
            flags[word] += mark.value
    (output / "referee.levels").write_bytes(layer.planes(made.words, made.step_of, flags, made.often))
    (output / "referee.lemmas").write_bytes(layer.lemma_file(made.words, made.lemma_of))
    names = [
        *(source["name"] for source in language["sources"]),
        "wordfreq 3.1.1 by Robyn Speer, CC-BY-SA 4.0, for how common words are",
    ]
    about = {"title": language["title"], "language": language["code"], "word_count": len(made.words), "sources": names}
    (output / "lexicon.json").write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    for source in language["sources"]:
        if "licence" in source:
            told = f"{source['name']}.\nThe files of the folder above are made from it."
            told += f"\nIts source: {source['address']}" if "address" in source else ""
            path = output / "licences" / source["file"]
            path.parent.mkdir(exist_ok=True)
            path.write_text(f"{told}\n\n{data.licence(folder, source['licence'])}", encoding="utf-8")


def write_terms(folder: Path, path: Path) -> None:
    """Write the terms of the frequencies, once for all languages."""
    about = data.member(folder, "wordfreq:wordfreq-*.dist-info/METADATA").decode("utf-8")
    path.write_text(
        f"{_FREQUENCIES}{about.partition('## License')[2].partition('## Citing')[0].strip()}\n", encoding="utf-8"
    )


def told(made: Dictionary) -> str:
    """Return how many words a dictionary has of each kind."""
    tiers = Counter(made.tier_of.values())
    bases = Counter(tier for word, tier in made.tier_of.items() if made.lemma_of[word] == word)
    counts = [f"{name} {tiers[tier]} ({bases[tier]} lemmas)" for tier, name in enumerate(("simple", "everyday", "all"))]
    counts += [f"{str(mark.name).lower()} {len(words & made.lemma_of.keys())}" for mark, words in made.marked.items()]
    return f"{made.key}: {len(made.words)} words, {', '.join(counts)}"


def print_out(made: Dictionary, folder: Path, number: int) -> None:
    """Write samples of `number` words of each tier and mark, Simple's lemmas, and what is near a crude word."""
    chance = random.Random(27)
    parts: dict[str, list[str]] = {}
    for tier, name in enumerate(("SIMPLE", "EVERYDAY", "ALL")):
        parts[name] = [word for word in made.words if made.tier_of[word] == tier]
    for mark, words in made.marked.items():
        parts[str(mark.name)] = sorted(words & made.lemma_of.keys())
        parts[f"{mark.name} COMMON"] = sorted(parts[str(mark.name)], key=lambda word: -made.often.get(word, 0))[:number]
    text = "\n\n".join(
        f"{name} {len(words)}\n{' '.join(sorted(chance.sample(words, min(number, len(words)))))}"
        for name, words in parts.items()
    )
    (folder / f"{made.key}.samples.txt").write_text(text + "\n", encoding="utf-8")
    for tier, name in enumerate(("simple", "everyday")):
        chosen = [word for word in made.words if made.tier_of[word] == tier and made.lemma_of[word] == word]
        lines = " ".join(sorted(chosen, key=lambda lemma: (-made.lemmas[lemma], lemma)))
        (folder / f"{made.key}.{name}.txt").write_text(lines + "\n", encoding="utf-8")
    forms = layer.forms_of(made.lemma_of)
    pairs = [
        f"{lemma}: {' '.join(forms[lemma])}"
        for lemma in sorted(forms, key=lambda lemma: (-made.lemmas[lemma], lemma))[:3000]
    ]
    common = sorted(made.often, key=lambda word: (-made.often[word], word))
    changed = [f"{word}>{made.lemma_of[word]}" for word in common if made.lemma_of[word] != word][:2000]
    (folder / f"{made.key}.changed.txt").write_text(" ".join(changed) + "\n", encoding="utf-8")
    (folder / f"{made.key}.lemmas.txt").write_text("\n".join(pairs) + "\n", encoding="utf-8")
    stems = {
        word[:length]
        for mark in (Mark.HURTFUL, Mark.CRUDE)
        for word in made.marked[mark]
        for length in [max(4, len(word) - 2)]
        if len(word) > 3
    }
    plain = [word for word in made.words if made.step_of[word] < 4]
    near = [
        word
        for word in plain
        if any(word[at:end] in stems for at in range(len(word)) for end in range(at + 4, len(word) + 1))
    ]
    (folder / f"{made.key}.near.txt").write_text("\n".join(near) + "\n", encoding="utf-8")


def main() -> None:
    """Build the dictionaries that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--output", type=Path, default=LEXICA)
    parser.add_argument("--print", type=Path, dest="printed")
    parser.add_argument("--number", type=int, default=50, help="how many words a sample has")
    parser.add_argument("languages", nargs="*")
    arguments = parser.parse_args()
    table = tomllib.loads(data.TABLE.read_text(encoding="utf-8"))
    for key in arguments.languages or table:
        made = read(key, table[key], arguments.data)
        write(made, table[key], arguments.data, arguments.output / key)
        if arguments.printed:
            arguments.printed.mkdir(parents=True, exist_ok=True)
            print_out(made, arguments.printed, arguments.number)
        print(told(made), flush=True)
    if arguments.output == LEXICA:
        licences = ROOT / "resources" / "licences"
        write_terms(arguments.data, licences / "wordfreq-CC-BY-SA-4.0.txt")
        (licences / "sensitive-words.txt").write_text(sensitive.terms(arguments.data), encoding="utf-8")


if __name__ == "__main__":
    main()
