"""Builds the dictionaries beside English in `resources/lexica/` from Debian's packages and the frequencies of wordfreq.

Run it as `python packaging/build_languages.py --debian ROOT --wordfreq FOLDER [LANGUAGE ...]`: ROOT is a folder into
which the packages that `lexicon/languages.toml` names were unpacked (`apt-get download`, `dpkg-deb -x`), FOLDER is
`wordfreq/data` of the package wordfreq 3.1.1. The same input gives the same bytes. The rules:

- A word has 2 to 15 letters of the language's tiles, and no capital unless the language writes nouns with one; other
  accents are taken off. Words of two letters are written by hand.
- Its commonness is its place among all words of the dictionary by how often it is written: so many words in each tier
  as in the English dictionary. Words that no text of wordfreq has are the rarest.
- Everyday words are those above the rarest tier. Offensive ones are written by hand, as patterns.
"""

import argparse
import gzip
import json
import re
import sys
import tomllib
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import translate
from itertools import accumulate
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import lexicon_hunspell as hunspell  # noqa: E402 - beside this script, once the project is on the path
import msgspec  # noqa: E402 - as above

from boggle_desk.engine.lexicon import RAREST, WordFlag  # noqa: E402 - as above
from boggle_desk.engine.word_graph import WordGraph  # noqa: E402 - as above
from boggle_desk.engine.word_list import fold  # noqa: E402 - as above
from boggle_desk.storage.lexica import alphabet_of  # noqa: E402 - as above

TABLE = Path(__file__).resolve().parent / "lexicon" / "languages.toml"
TIERS = (4_000, 7_000, 30_000, 24_000, 16_000, 66_000)
"""How many words each tier has, the most common first: as many as the English dictionary. The rest are the rarest."""
_LICENCES = Path("/usr/share/common-licenses")
_VOWELS = re.compile("[aeiouyąęóäöü]")
_FREQUENCIES = """\
The files referee.levels of all dictionaries but English say how common words are. They are made from the data of
wordfreq 3.1.1 by Robyn Speer (https://github.com/rspeer/wordfreq): the order of the words of a dictionary by their
frequency, in seven steps. They are licensed under the Creative Commons Attribution-ShareAlike 4.0 International licence
(https://creativecommons.org/licenses/by-sa/4.0/legalcode).

"""


def entries(source: Mapping[str, Any], root: Path) -> Iterator[str]:
    """Yield what the source of a language has, as it spells it."""
    path = root / source["path"]
    if source["form"] == "hunspell":
        left_out = re.compile(source.get("left_out", "$^"))
        yield from hunspell.words(path.parent, path.name, lambda line: not left_out.search(line))
    elif source["form"] == "spellings":
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                letters, *spellings = line.split()
                yield from (spelling.lower() for spelling in spellings or [letters])
    else:
        yield from path.read_text(encoding="utf-8").splitlines()


def words_of(source: Mapping[str, Any], root: Path, letters: str) -> list[str]:
    """Return the words of a language in the order of its alphabet."""
    is_word = re.compile(f"[{letters}]{{3,15}}").fullmatch
    found = {word for entry in entries(source, root) if entry.islower() and is_word(word := fold(entry, letters))}
    if voiceless := source.get("voiceless"):
        found = {word for word in found if _VOWELS.search(word)} | set(voiceless.split())
    order = {ord(letter): place for place, letter in enumerate(letters)}
    return sorted(found | set(source["two"].split()), key=lambda word: word.translate(order))


def frequencies(path: Path, letters: str) -> dict[str, float]:
    """Return how often each word is written, by its letters. The file lists words by steps of a hundredth of a power
    of ten."""
    _head, *steps = msgspec.msgpack.decode(gzip.decompress(path.read_bytes()))
    found: dict[str, float] = {}
    for step, words in enumerate(steps):
        for word in words:
            spelled = fold(word, letters)
            found[spelled] = found.get(spelled, 0.0) + 10 ** (-step / 100)
    return found


def levels(words: Sequence[str], often: Mapping[str, float], offensive: Iterable[str], forms: int) -> bytes:
    """Return one byte per word, in the order of `words`."""
    known = sorted((word for word in words if word in often), key=lambda word: (-often[word], word))
    ends = [forms * end for end in accumulate(TIERS)]
    tiers = {word: sum(place >= end for end in ends) for place, word in enumerate(known)}
    is_offensive = re.compile("|".join(map(translate, offensive))).match
    values = bytearray()
    for word in words:
        tier = tiers.get(word, RAREST)
        values.append(tier | (tier < RAREST) * WordFlag.EVERYDAY | bool(is_offensive(word)) * WordFlag.OFFENSIVE)
    return bytes(values)


def build(key: str, source: Mapping[str, Any], root: Path, wordfreq: Path) -> None:
    """Write the dictionary of a language with its licences, and say how large it became."""
    letters = alphabet_of(key).letters
    words = words_of(source, root, letters)
    folder = ROOT / "resources" / "lexica" / key
    (folder / "licences").mkdir(parents=True, exist_ok=True)
    WordGraph.build(words, letters).save(folder / "referee.graph")
    often = frequencies(wordfreq / f"large_{source['code']}.msgpack.gz", letters)
    values = levels(words, often, source["offensive"].split(), source.get("forms", 1))
    (folder / "referee.levels").write_bytes(zlib.compress(values, 9))
    sources = [*source["sources"], "wordfreq 3.1.1 by Robyn Speer, CC-BY-SA 4.0, for how common words are"]
    about = {"title": source["title"], "language": source["code"], "word_count": len(words), "sources": sources}
    text = json.dumps(about, indent=2, ensure_ascii=False) + "\n"
    (folder / "lexicon.json").write_text(text, encoding="utf-8")
    for licence, name in source["licences"].items():
        text = (root / licence if "/" in licence else _LICENCES / licence).read_text(encoding="utf-8")
        said = f"{source['sources'][0]}.\nThe files referee.graph and lexicon.json beside this folder are made from it."
        said += f"\nIts source: {source['address']}" if "address" in source else ""
        (folder / "licences" / name).write_text(f"{said}\n\n{text}", encoding="utf-8")
    everyday, offensive = (
        sum(bool(value & mark) for value in values) for mark in (WordFlag.EVERYDAY, WordFlag.OFFENSIVE)
    )
    size = sum(path.stat().st_size for path in folder.glob("referee.*"))
    print(f"{key}: {len(words)} words, {everyday} everyday, {offensive} offensive, {size} bytes")


def write_terms(wordfreq: Path) -> None:
    """Write the terms of the frequencies, once for all languages."""
    (about,) = wordfreq.parents[1].glob("wordfreq-*.dist-info/METADATA")
    terms = about.read_text(encoding="utf-8").partition("## License\n")[2].partition("## Citing")[0].strip()
    path = ROOT / "resources" / "licences" / "wordfreq-CC-BY-SA-4.0.txt"
    path.write_text(f"{_FREQUENCIES}{terms}\n", encoding="utf-8")


def main() -> None:
    """Build the dictionaries that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--debian", type=Path, required=True)
    parser.add_argument("--wordfreq", type=Path, required=True)
    parser.add_argument("languages", nargs="*")
    arguments = parser.parse_args()
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    for key in arguments.languages or table:
        build(key, table[key], arguments.debian, arguments.wordfreq)
    write_terms(arguments.wordfreq)


if __name__ == "__main__":
    main()
