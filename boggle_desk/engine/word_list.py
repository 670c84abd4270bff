"""Reads a user's word list: one word a line, in an alphabet, and what was left out."""

import re
import unicodedata
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from itertools import islice

from boggle_desk.engine.word_graph import ENGLISH, MAXIMUM_LETTERS, check_alphabet

_SPELLED = {"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ĳ": "ij"}
_ENCODINGS = ("latin-1", "iso8859-2", "cp1250")
"""Encodings besides UTF-8; the first unless another makes more letters of the alphabet."""
_NEEDED_PERCENT = 0.5  # percent of the lines that have a letter that A to Z lacks, or the list can do without
_NEEDED_LETTERS = 2 / 3  # share of the alphabet's own letters that must occur: Spanish and Polish share an Ó


@dataclass(frozen=True)
class Alphabet:
    """The letters of a language. Raises ValueError unless they are 1 to 32 different lower-case letters."""

    key: str
    name: str
    language: str  # the language as a code (`de`)
    letters: str  # in lower case and in order

    def __post_init__(self) -> None:
        check_alphabet(self.letters)

    @property
    def own(self) -> str:
        return "".join(letter for letter in self.letters if letter not in ENGLISH)


A_TO_Z = Alphabet("english", "English", "en", ENGLISH)  # the letters of English, the default


def letters_of_tiles(tiles: Iterable[str]) -> str:
    """Return the alphabet of words for these tiles: the single letters in their order, in lower case.

    Letters from A to Z without a tile are included if there is room: K and W stand in Spanish words that no tiles lay;
    Polish has 32 letters without Q, V and X.
    """
    letters = [tile.lower() for tile in tiles if len(tile) == 1]
    missing = [letter for letter in ENGLISH if letter not in letters]
    if len(letters) + len(missing) <= MAXIMUM_LETTERS:
        for letter in missing:
            places = [place for place, other in enumerate(letters) if other in ENGLISH and other > letter]
            letters.insert(places[0] if places else len(letters), letter)
    return "".join(letters)


def fold(text: str, letters: str = ENGLISH) -> str:
    """Return lower-case text in the alphabet's letters: other accents and ligatures are taken apart."""
    return unicodedata.normalize("NFC", text).translate(_folding(letters))


class _Folding(dict[int, str]):
    """The replacement of each sign, computed on first use."""

    def __init__(self, letters: str) -> None:
        super().__init__({ord(letter): letter for letter in letters})

    def __missing__(self, code: int) -> str:
        taken_apart = unicodedata.normalize("NFD", _SPELLED.get(chr(code), chr(code)))
        self[code] = "".join(sign for sign in taken_apart if not unicodedata.combining(sign))
        return self[code]


@cache
def _folding(letters: str) -> _Folding:
    return _Folding(letters)


def wide_text(data: bytes) -> str | None:
    """Return the text of bytes in UTF-16: with a byte order mark, or with a zero in nearly every other byte of the
    start. None for all others."""
    low, high = data[:400:2], data[1:400:2]
    encodings = {
        "utf-16": data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)),
        "utf-16-le": 4 * high.count(0) > 3 * len(high) and 0 not in low,
        "utf-16-be": 4 * low.count(0) > 3 * len(low) and 0 not in high,
    }
    encoding = next((encoding for encoding, fits in encodings.items() if fits), "")
    with suppress(UnicodeDecodeError):
        if encoding and "\0" not in (text := data.decode(encoding)):
            return text
    return None


def decoded(data: bytes, letters: str = ENGLISH) -> str:
    """Return the text of bytes in UTF-8 or UTF-16, or in the older encoding with more of the alphabet's letters."""
    if (wide := wide_text(data)) is not None:
        return wide
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        own = [letter for letter in letters if not letter.isascii()]
        texts = [data.decode(encoding, "replace") for encoding in (_ENCODINGS if own else _ENCODINGS[:1])]
        return max(texts, key=lambda text: _count(text, own))


def suggested(data: bytes, alphabets: Sequence[Alphabet]) -> Alphabet | None:
    """Return the alphabet whose own letters fill a list, or None for A to Z."""
    if b"\0" in data and wide_text(data) is None:
        return None  # it is no text
    fitting = [(share, alphabet) for alphabet in alphabets if (share := _share(data, alphabet)) is not None]
    return max(fitting, key=lambda each: each[0])[1] if fitting else None


def _share(data: bytes, alphabet: Alphabet) -> float | None:
    """Return the alphabet's own letters per line, or None for too few."""
    if not alphabet.own:
        return None
    text = unicodedata.normalize("NFC", decoded(data, alphabet.letters))
    counts = [_count(text, letter) for letter in alphabet.own]
    share = sum(counts) / max(1, text.count("\n") + text.count("\r"))
    occurring = sum(count > 0 for count in counts) / len(counts)
    return share if occurring >= _NEEDED_LETTERS and 100 * share >= _NEEDED_PERCENT else None


def _count(text: str, letters: Iterable[str]) -> int:
    return sum(text.count(letter) + text.count(letter.upper()) for letter in letters)


SHORTEST, LONGEST = 2, 28  # the range of words' lengths; Boggle can spell 17 letters and more
MAXIMUM_BYTES = 32_000_000
MAXIMUM_WORDS = 1_000_000
MAXIMUM_LINE = 4_096  # the longest line, in characters
MAXIMUM_LINES = 2 * MAXIMUM_WORDS  # the most lines, words or not
LINES_NAMED = 10  # the line numbers named for each reason

_TOKEN = re.compile(r"^[^\S\n]*(=?[^\s=]*)", re.MULTILINE)  # the first token of each line, empty or not
_MORE = re.compile(r"^[^\S\n]*=?[^\s=]+(?:[^\S\n]|=)+[^\s=]", re.MULTILINE)  # a token with more behind it
_HUNSPELL = re.compile(r"\s*\d+[^\S\n]*\n")  # the first line of a list for Hunspell: how many words there are
_LONG_LINE = re.compile(rf"[^\n]{{{MAXIMUM_LINE + 1}}}")


class LeftOut(StrEnum):
    DIGIT = "digit"
    APOSTROPHE = "apostrophe"
    HYPHEN = "hyphen"
    OTHER_SIGN = "other sign"  # other letters, punctuation and the like
    TOO_SHORT = "too short"
    TOO_LONG = "too long"


class NoList(StrEnum):
    """Why a file is no word list; the value is the sentence for a terminal."""

    EMPTY = "The file is empty."
    BINARY = "The file is not text."
    TOO_BIG = "The file is larger than 32 MB."
    LONG_LINE = "Line {line} is too long for a word."
    TOO_MANY_WORDS = "The list has more than a million words."
    MOSTLY_NO_WORDS = "Most lines do not begin with a word; the first is line {line}."


class NotAWordList(ValueError):
    """A file that is no word list: `reason`, and the line from 1, or None."""

    def __init__(self, reason: NoList, line: int | None = None) -> None:
        super().__init__(reason.value.format(line=line))
        self.reason = reason
        self.line = line


@dataclass(frozen=True)
class Omission:
    """The entries left out for one reason: how many, and the first line numbers, from 1."""

    count: int
    lines: tuple[int, ...]


@dataclass(frozen=True)
class WordList:
    """A file's words in the order of the alphabet, lower-case, each once, and an account of the rest."""

    words: tuple[str, ...]
    duplicates: int = 0  # how many entries repeat an earlier word
    omissions: Mapping[LeftOut, Omission] = field(default_factory=dict)  # by reason
    first_only: Omission | None = None
    """The entries with more in their lines, which was not read: further words, or what a word means."""

    @property
    def left_out(self) -> int:
        """How many entries were left out, duplicates apart."""
        return sum(omission.count for omission in self.omissions.values())


def read_word_list(data: bytes, alphabet: str = ENGLISH) -> WordList:
    """Return the words of a file in UTF-8, UTF-16 or Latin-1 with any line ends: the first token of each line, in any
    case, or every word of a list that separates them by commas, semicolons or tabs.

    A token ends at white space or `=`, and in a list for Hunspell at the `/` before its endings, which are not made.
    Letters of the alphabet stay as they are; other accents are taken off, and `ß` is `ss`. For an alphabet with letters
    that Latin-1 lacks, Latin-2 and the encoding of old Windows are tried too. Raises NotAWordList.
    """
    text = _text(data, alphabet)
    tokens = _TOKEN.findall(text.lower())
    counts = Counter(tokens)
    entries = len(tokens) - counts.pop("", 0)
    is_word = re.compile(rf"[{re.escape(alphabet)}]{{{SHORTEST},{LONGEST}}}").fullmatch
    spelled = {token: token if token.isascii() else fold(token, alphabet) for token in counts}
    reasons = {token: _reason(word, alphabet) for token, word in spelled.items() if not is_word(word)}
    kept = entries - sum(counts[token] for token in reasons)
    _check(tokens, reasons, entries, kept)
    for token in reasons:
        del spelled[token]
    words = _sorted(dict.fromkeys(spelled.values()), alphabet)  # from the order of the file, which is soon sorted
    if len(words) > MAXIMUM_WORDS:
        raise NotAWordList(NoList.TOO_MANY_WORDS)
    return WordList(words, kept - len(words), _omissions(tokens, reasons, counts), _first_only(text))


def _sorted(words: Iterable[str], alphabet: str) -> tuple[str, ...]:
    if list(alphabet) == sorted(alphabet):
        return tuple(sorted(words))
    order = {ord(letter): chr(place) for place, letter in enumerate(alphabet)}
    return tuple(sorted(words, key=lambda word: word.translate(order)))


def _text(data: bytes, alphabet: str) -> str:
    """Return the text with plain line ends, within the caps."""
    if len(data) > MAXIMUM_BYTES:
        raise NotAWordList(NoList.TOO_BIG)
    if b"\0" in data and wide_text(data) is None:
        raise NotAWordList(NoList.BINARY, data.count(b"\n", 0, data.index(b"\0")) + 1)
    text = _one_a_line(decoded(data, alphabet).replace("\r\n", "\n").replace("\r", "\n"))
    if long_line := _LONG_LINE.search(text):
        raise NotAWordList(NoList.LONG_LINE, text.count("\n", 0, long_line.start()) + 1)
    if text.count("\n") > MAXIMUM_LINES:
        raise NotAWordList(NoList.TOO_MANY_WORDS)
    return text


def _one_a_line(text: str) -> str:
    """Return a list for Hunspell, with commas or in columns as a plain one: a word a line, with more behind it."""
    if (hunspell := _HUNSPELL.match(text)) and "/" in text:
        return "\n" * hunspell[0].count("\n") + text[hunspell.end() :].replace("/", " ")
    lines, between = text.count("\n") + 1, sum(text.count(sign) for sign in ",;\t")
    if 2 * between < lines:
        return text
    fields = [each for field in re.split(r"[,;\t\n]", text) if (each := field.strip(" \"'"))]
    words = sum(each.isalpha() for each in fields)
    # A word a line, and something about it.
    in_columns = lines > 2 and all(sum(map(line.count, ",;\t")) < 2 for line in text.split("\n"))
    if in_columns or 10 * words < 9 * len(fields) or 10 * len(set(fields)) < 9 * len(fields):
        return re.sub("[,;]", " ", text.replace('"', ""))
    return "\n".join(fields)


def _reason(word: str, alphabet: str) -> LeftOut:
    if any(character.isdigit() for character in word):
        return LeftOut.DIGIT
    if "'" in word or "\u2019" in word:
        return LeftOut.APOSTROPHE
    if "-" in word or "\u2010" in word:
        return LeftOut.HYPHEN
    if not set(word) <= set(alphabet):
        return LeftOut.OTHER_SIGN
    return LeftOut.TOO_SHORT if len(word) < SHORTEST else LeftOut.TOO_LONG


def _check(tokens: list[str], reasons: Mapping[str, LeftOut], entries: int, kept: int) -> None:
    if not entries:
        raise NotAWordList(NoList.EMPTY)
    if 2 * kept < entries:
        raise NotAWordList(NoList.MOSTLY_NO_WORDS, next(n for n, token in enumerate(tokens, 1) if token in reasons))


def _first_only(text: str) -> Omission | None:
    if not any(sign in text for sign in " \t=") or not _MORE.search(text):
        return None
    lines = [number for number, line in enumerate(text.split("\n"), 1) if _MORE.match(line)]
    return Omission(len(lines), tuple(lines[:LINES_NAMED])) if lines else None


def _omissions(tokens: list[str], reasons: Mapping[str, LeftOut], counts: Counter[str]) -> dict[LeftOut, Omission]:
    totals: Counter[LeftOut] = Counter()
    for token, reason in reasons.items():
        totals[reason] += counts[token]
    places = [(number, reasons[token]) for number, token in enumerate(tokens, 1) if token in reasons] if reasons else []
    return {
        reason: Omission(total, tuple(islice((number for number, cause in places if cause is reason), LINES_NAMED)))
        for reason, total in totals.items()
    }
