"""Builds the English dictionary in `resources/lexica/english/` from Debian's packages `scowl` and `wordnet-base`.

Run it as `python packaging/build_lexicon.py`; the same input gives the same bytes. The rules:

- Referee: every word of 2 to 15 letters that SCOWL has up to size 80 in any spelling or variant, without `junk.txt`,
  the words of two letters replaced by `two_letter.txt`, with `restored.txt` and `modern.txt` added.
- Everyday: its words up to size 70 and all their inflections that the referee has.
- Offensive: WordNet's labels and the hand-written `offensive.txt`, with their inflections.
- Namelike: words known mainly as names: SCOWL has them with a capital at the same size or a smaller one, and WordNet
  has no small-letter meaning of them.
"""

import argparse
import json
import sys
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import lexicon_scowl as scowl  # noqa: E402 - beside this script, once the project is on the path
import lexicon_wordnet as wordnet  # noqa: E402 - as above

from boggle_desk.engine.glossary import Irregular, lemmas  # noqa: E402 - as above
from boggle_desk.engine.lexicon import WordFlag, tier  # noqa: E402 - as above
from boggle_desk.engine.word_graph import WordGraph  # noqa: E402 - as above

HAND_WRITTEN = Path(__file__).resolve().parent / "lexicon"
_EVERYDAY_SIZE, _RESTORED_SIZE, _MODERN_SIZE = 70, 70, 60
_SOURCES = (
    "SCOWL 2020.12.07 by Kevin Atkinson, sizes 10 to 80, all spellings and variants",
    "UK Advanced Cryptics Dictionary by J Ross Beresford, as part of SCOWL",
    "YAWL and ENABLE, public domain, as parts of SCOWL",
    "WordNet 3.0 by Princeton University, for inflections and usage labels",
)

Stems = Mapping[str, frozenset[str]]


@dataclass(frozen=True)
class Referee:
    """All words with their SCOWL size, and which of them are American and British spelling."""

    sizes: Mapping[str, int]
    american: frozenset[str]
    british: frozenset[str]


def hand_written(name: str) -> dict[str, list[str]]:
    """Return the lines of a hand-written list: the word and what else stands beside it."""
    lines = (HAND_WRITTEN / name).read_text(encoding="utf-8").splitlines()
    return {fields[0]: fields[1:] for line in lines if (fields := line.partition("#")[0].split())}


def referee(folder: Path) -> Referee:
    """Return the words of the dictionary from the SCOWL lists in `folder`."""
    everything = scowl.words(folder, scowl.ALL_SPELLINGS)
    sizes = _corrected(everything, everything)
    american = _corrected(scowl.words(folder, scowl.AMERICAN), everything)
    british = _corrected(scowl.words(folder, scowl.BRITISH), everything)
    only_british = {word for word, marks in hand_written("two_letter.txt").items() if "british" in marks}
    return Referee(sizes, frozenset(american) - only_british, frozenset(british))


def _corrected(found: Mapping[str, int], everything: Mapping[str, int]) -> dict[str, int]:
    junk = hand_written("junk.txt")
    sizes = {word: size for word, size in found.items() if len(word) > 2 and word not in junk}
    for name, usual in (("restored.txt", _RESTORED_SIZE), ("modern.txt", _MODERN_SIZE)):
        for word, marks in hand_written(name).items():
            sizes.setdefault(word, _size(marks, usual))
    for word, marks in hand_written("two_letter.txt").items():
        sizes[word] = _size(marks, everything.get(word, _RESTORED_SIZE))
    return sizes


def _size(marks: Iterable[str], usual: int) -> int:
    return next((int(mark) for mark in marks if mark.isdigit()), usual)


def origins(words: Iterable[str], irregular: Irregular) -> dict[str, frozenset[str]]:
    """Return for every word what it may be an inflection of."""
    return {word: frozenset(stem for _, stem in lemmas(word, irregular)) - {word} for word in words}


def everyday(sizes: Mapping[str, int], stems: Stems) -> set[str]:
    """Return the words up to size 70 with all their inflections, and the inflections of those."""
    chosen = {word for word, size in sizes.items() if size <= _EVERYDAY_SIZE}
    left = sizes.keys() - chosen
    while more := {word for word in left if not chosen.isdisjoint(stems[word])}:
        chosen |= more
        left -= more
    return chosen


def offensive(stems: Stems, labelled: set[str]) -> set[str]:
    """Return the offensive words of the dictionary: labelled or hand-picked ones and inflections, less the innocent.

    An inflection begins with three letters of its lemma; that keeps unlike words out of one another's company.
    """
    picks = [word for first, others in hand_written("offensive.txt").items() for word in (first, *others)]
    innocent = {word.removeprefix("-") for word in picks if word.startswith("-")}
    bad = (labelled | {word for word in picks if not word.startswith("-")}) - innocent
    inflected = {word for word in stems if any(len(stem) > 2 and stem[:3] == word[:3] for stem in stems[word] & bad)}
    return ((bad & stems.keys()) | inflected) - innocent


def namelike(sizes: Mapping[str, int], names: Mapping[str, int], lower: set[str], stems: Stems) -> set[str]:
    """Return the words that people know as names and WordNet does not know otherwise."""
    candidates = {word for word, size in sizes.items() if names.get(word, size + 1) <= size} - lower
    return {word for word in candidates if lower.isdisjoint(stems[word])}


def levels(words: Sequence[str], sizes: Mapping[str, int], marks: Mapping[WordFlag, Iterable[str]]) -> bytes:
    """Return one byte per word, in the order of `words`."""
    values = {word: tier(sizes[word]) for word in words}
    for mark, marked in marks.items():
        bit = mark.value
        for word in marked:
            values[word] |= bit
    return bytes(values.values())


def main() -> None:
    """Build the dictionary and say how large it became."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scowl", type=Path, default=Path("/usr/share/dict/scowl"))
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"))
    parser.add_argument("--output", type=Path, default=ROOT / "resources" / "lexica" / "english")
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)
    build(arguments.scowl, arguments.wordnet, arguments.output)


def build(scowl_folder: Path, wordnet_folder: Path, output: Path) -> None:
    """Write `referee.graph`, `referee.levels` and `lexicon.json` to the folder `output`."""
    synsets, irregular = wordnet.read_synsets(wordnet_folder), wordnet.read_irregular(wordnet_folder)
    lists = referee(scowl_folder)
    words = sorted(lists.sizes)
    stems = origins(words, irregular)
    marks = {
        WordFlag.AMERICAN: lists.american,
        WordFlag.BRITISH: lists.british,
        WordFlag.EVERYDAY: everyday(lists.sizes, stems),
        WordFlag.OFFENSIVE: offensive(stems, wordnet.labelled_offensive(synsets)),
        WordFlag.NAMELIKE: namelike(lists.sizes, scowl.names(scowl_folder), wordnet.lower_case_words(synsets), stems),
    }
    WordGraph.build(words).save(output / "referee.graph")
    (output / "referee.levels").write_bytes(zlib.compress(levels(words, lists.sizes, marks), 9))
    about = {"title": "English", "language": "en", "word_count": len(words), "sources": _SOURCES}
    (output / "lexicon.json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
    counts = {"words": len(words)} | {str(mark.name).lower(): len(marked) for mark, marked in marks.items()}
    print(*(f"{name}: {count}" for name, count in counts.items()), sep="\n")


if __name__ == "__main__":
    main()
