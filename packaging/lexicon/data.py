"""The folder of sources: Debian packages unpacked in `debian/` (`dpkg-deb -x`) and wheels in `pip/`."""

import csv
import gzip
import io
import sys
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec

HAND_WRITTEN = Path(__file__).resolve().parent
TABLE = HAND_WRITTEN / "languages.toml"
_NATIONS = {"en": "GB"}
_LICENCES = Path("/usr/share/common-licenses")


def unpacked(data: Path) -> Path:
    """Return the root of the unpacked Debian packages."""
    return data / "debian"


def member(data: Path, name: str) -> bytes:
    """Return a file of a wheel by `WHEEL:PATTERN`. Raises StopIteration where there is none."""
    wheel, pattern = name.split(":")
    with ZipFile(next((data / "pip").glob(f"{wheel}-*.whl"))) as archive:
        return archive.read(next(each for each in archive.namelist() if fnmatch(each, pattern)))


def licence(data: Path, name: str) -> str:
    """Return a licence: of a wheel, of a package by its path, or one of those that Debian has for all."""
    if name == "SGJP":
        return str(analyser(data).dict_copyright())
    if ":" in name:
        return member(data, name).decode("utf-8")
    return (unpacked(data) / name if "/" in name else _LICENCES / name).read_text(encoding="utf-8")


def frequencies(data: Path, code: str) -> dict[str, float]:
    """Return how many times in a billion words each spelling is met, from wordfreq's list for a language. The list
    has a step for each hundredth of a power of ten, the most common words first."""
    packed = member(data, f"wordfreq:wordfreq/data/large_{code}.msgpack.gz")
    _head, *steps = msgspec.msgpack.decode(gzip.decompress(packed))
    return {word: 10 ** (9 - step / 100) for step, words in enumerate(steps) for word in words}


def cased(data: Path, code: str) -> tuple[dict[str, float], dict[str, float], float]:
    """Return how many times in a billion words of Wikipedia each word is met written small, and how many times with a
    capital, from Onboard's language model, and the fewest times that it has."""
    name = f"{code}_{_NATIONS.get(code, code.upper())}.lm"
    path = unpacked(data) / "usr" / "share" / "onboard" / "models" / name
    text = path.read_text(encoding="utf-8").partition("\\1-grams:\n")[2].partition("\n\\2-grams:")[0]
    pairs = [(word, int(count)) for count, word in map(str.split, text.splitlines()) if word[0] != "<"]
    scale, small, capital = 1e9 / sum(count for _, count in pairs), dict[str, float](), dict[str, float]()
    for word, count in pairs:
        kind = small if word.islower() else capital
        kind[word.lower()] = kind.get(word.lower(), 0.0) + count * scale
    return small, capital, scale * min(count for _, count in pairs)


def glosses(data: Path, name: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the words of a Wiktionary and their meanings."""
    for line in gzip.decompress(member(data, name)).decode("utf-8").splitlines():
        word, _, meanings = line.partition("\t")
        yield word, meanings.split(" | ")


def table(data: Path, name: str) -> Iterator[dict[str, str]]:
    """Yield the rows of a table with commas."""
    yield from csv.DictReader(io.StringIO(member(data, name).decode("utf-8")))


def analyser(data: Path) -> Any:
    """Return the Polish analyser of the wheel `morfeusz2`, with the dictionary SGJP."""
    folder = tempfile.mkdtemp()
    with ZipFile(next((data / "pip").glob("morfeusz2-*.whl"))) as archive:
        archive.extractall(folder)
    sys.path.insert(0, folder)
    import morfeusz2  # type: ignore[import-not-found] # only in the wheel

    return morfeusz2.Morfeusz(generate=False)


def lines(language: str, name: str) -> list[list[str]]:
    """Return the words of each line of a hand-written list, none without the list."""
    path = HAND_WRITTEN / language / f"{name}.txt"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return [words for line in text.splitlines() if (words := line.partition("#")[0].split())]


def hand(language: str, name: str) -> list[str]:
    """Return the words and patterns of a hand-written list."""
    return [word for line in lines(language, name) for word in line]
