"""Reads what says what words mean: FreeDict's dictionaries in dictd's form (`dictd(8)`, `dictfmt(1)`), thesauri in
MyThes' form, and the meanings of a Wiktionary (`data.glosses`)."""

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from boggle_desk.engine.glossary import PartOfSpeech

_DIGITS = {sign: value for value, sign in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")}
_PARTS = {
    "n": PartOfSpeech.NOUN,
    "v": PartOfSpeech.VERB,
    "vi": PartOfSpeech.VERB,
    "vt": PartOfSpeech.VERB,
    "adj": PartOfSpeech.ADJECTIVE,
    "adv": PartOfSpeech.ADVERB,
    "pron": PartOfSpeech.PRONOUN,
    "prep": PartOfSpeech.PREPOSITION,
    "conj": PartOfSpeech.CONJUNCTION,
    "int": PartOfSpeech.INTERJECTION,
    "nom": PartOfSpeech.NOUN,
    "verbe": PartOfSpeech.VERB,
    "adjectif": PartOfSpeech.ADJECTIVE,
    "adverbe": PartOfSpeech.ADVERB,
    "noun": PartOfSpeech.NOUN,
}
_NAME = "pn"
_HEAD = re.compile(r"(?P<word>[^/<]+?)\s*(?:/[^<]*)?(?:<(?P<grammar>[^>]*)>)?\s*")
_NUMBERED = re.compile(r"\s*(?:(\d+)\.(?=\s|$))?\s*(.*)")
_NEXT = re.compile(r"\s*\d+\.$")
_ASIDE = re.compile(r"<[^>]*>|\[[^]]*\]|\{[^}]*\}|\([^)]*\)")
_MARK = re.compile(r"^\s*[IVX]+\.\s|\s\d+\.\s")
_EXTRA = re.compile(r'^\s{3,}|^\s*(?:"|- |see:|Note:|Synonyms?:)|<V Phras>')
_NOT_SAID = re.compile(r"[~:/]")


@dataclass
class Article:
    """What a dictionary says of one word."""

    word: str
    part: PartOfSpeech | None
    translations: list[str] = field(default_factory=list)
    """In the order of the dictionary; without remarks."""
    definitions: list[tuple[int, str]] = field(default_factory=list)
    """In the word's own language, each with its number in the source, or 0."""
    name: bool = False
    """The word is a proper name."""


def articles(root: Path, pair: str) -> Iterator[Article]:
    """Yield the articles of a dictionary: `root` is where Debian's packages were unpacked, `pair` is like `deu-eng`. A
    dictionary made by WikDict has definitions; the others have translations alone."""
    folder = root / "usr" / "share" / "dictd"
    text = gzip.decompress((folder / f"freedict-{pair}.dict.dz").read_bytes())
    seen = set[tuple[int, int]]()
    wikdict = b"FreeDict+WikDict" in text[:20_000]
    for line in (folder / f"freedict-{pair}.index").read_text(encoding="utf-8").splitlines():
        name, *place = line.split("\t")
        start, size = map(_number, place[:2])
        if not name.startswith("00") and (start, size) not in seen:
            seen.add((start, size))
            article = _article(text[start : start + size].decode("utf-8"), wikdict, pair.startswith("nld"))
            if article:
                yield article


def _number(digits: str) -> int:
    value = 0
    for digit in digits:
        value = 64 * value + _DIGITS[digit]
    return value


def _article(text: str, wikdict: bool, numbered: bool) -> Article | None:
    """Return the article, or None for what is none. WikDict counts meanings from 1 in the lines of translations, and
    below stand their definitions; in Dutch (`numbered`) these keep the numbers of their source."""
    head, *lines = text.replace("ĳ", "ij").rstrip().split("\n")
    found = _HEAD.fullmatch(head)
    if not found or not lines:
        return None
    grammar = re.split(r"[, ]+", (found["grammar"] or "").lower())
    part = next((_PARTS[each] for each in grammar if each in _PARTS), None)
    article = Article(found["word"].partition(",")[0], part, name=_NAME in grammar)
    meaning, below = 0, False
    for line in lines:
        number, said = _NUMBERED.fullmatch(line).groups()  # type: ignore[union-attr] # it matches any line
        if not wikdict:
            if not _EXTRA.match(line):
                article.translations += translations(said)
            continue
        said = _NEXT.sub("", said).strip(" ;")
        is_next = number is not None and int(number) == meaning + 1
        if not said:
            below = True
        elif not meaning or (is_next and not (numbered and below and " " in said)):
            article.translations += translations(said)
            meaning, below = int(number or 1), True
        else:
            article.definitions.append((int(number or 0), said))
            below = False
    return article


def translations(text: str) -> list[str]:
    """Return the words of a line of translations, without remarks."""
    plain = (part.strip(" -") for part in re.split("[,;]", _MARK.sub(" ", _ASIDE.sub(" ", text))))
    return [each for each in plain if each and not _NOT_SAID.search(each)]


@dataclass(frozen=True)
class Synonyms:
    """One meaning of a word as the words for it."""

    word: str
    parts: tuple[PartOfSpeech, ...]
    words: tuple[tuple[str, str], ...]
    """Each with its remark, such as `ugs.`, or nothing."""


_LAST_REMARK = re.compile(r"\s*\(([^()]*)\)$")


def thesaurus(path: Path) -> Iterator[Synonyms]:
    """Yield the meanings of a thesaurus, in its order."""
    data = path.read_bytes()
    encoding, _, rest = data.partition(b"\n")
    lines = iter(rest.decode(encoding.decode().strip()).splitlines())
    for line in lines:
        word, _, count = line.rpartition("|")
        for _ in range(int(count)):
            kinds, *words = next(lines).split("|")
            parts = (_PARTS.get(kind.lower()) for kind in kinds.strip("()- ").split())
            yield Synonyms(word, tuple(filter(None, parts)), tuple(map(_remarked, filter(None, words))))


def _remarked(text: str) -> tuple[str, str]:
    remarks: list[str] = []
    while found := _LAST_REMARK.search(text):
        remarks.insert(0, found[1])
        text = text[: found.start()]
    return text.strip(), "; ".join(remarks)
