"""Reading a word list that the user brings: one word a line, and a plain account of what was left out."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice

from boggle_desk.engine.alphabets import decoded, fold
from boggle_desk.engine.word_graph import ENGLISH

SHORTEST, LONGEST = 2, 28
"""The lengths of word that a list may have, in letters; Boggle can spell 17 and more."""
MAXIMUM_BYTES = 32_000_000
MAXIMUM_WORDS = 1_000_000
MAXIMUM_LINE = 4_096
"""The longest line, in characters: a word with its explanation stays far below."""
MAXIMUM_LINES = 2 * MAXIMUM_WORDS
"""The most lines, words or not."""
LINES_NAMED = 10
"""How many line numbers are named for each reason."""

_TOKEN = re.compile(r"^[^\S\n]*(=?[^\s=]*)", re.MULTILINE)  # the first token of each line, empty or not
_LONG_LINE = re.compile(rf"[^\n]{{{MAXIMUM_LINE + 1}}}")


class LeftOut(StrEnum):
    """Why an entry is no plain word."""

    DIGIT = "digit"
    APOSTROPHE = "apostrophe"
    HYPHEN = "hyphen"
    OTHER_SIGN = "other sign"
    """Letters of another alphabet, punctuation and the like."""
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
    """A file that is no word list: `reason`, and the number of the line that shows it, from 1, or None."""

    def __init__(self, reason: NoList, line: int | None = None) -> None:
        super().__init__(reason.value.format(line=line))
        self.reason = reason
        self.line = line


@dataclass(frozen=True)
class Omission:
    """The entries left out for one reason: how many, and the numbers of the first lines, from 1."""

    count: int
    lines: tuple[int, ...]


@dataclass(frozen=True)
class WordList:
    """What a file holds: its words in the order of the alphabet, lower-case, each once, and an account of the rest."""

    words: tuple[str, ...]
    duplicates: int = 0
    """How many entries repeat an earlier word."""
    omissions: Mapping[LeftOut, Omission] = field(default_factory=dict)
    """What was left out, by reason."""

    @property
    def left_out(self) -> int:
        """How many entries were left out, duplicates apart."""
        return sum(omission.count for omission in self.omissions.values())


def read_word_list(data: bytes, alphabet: str = ENGLISH) -> WordList:
    """Return the words of a file in UTF-8 or Latin-1 with any line ends: the first token of each line, in any case.

    A token ends at white space or `=`. Letters of the alphabet stay as they are; other accents are taken off, and `ß`
    is `ss`. For an alphabet with letters that Latin-1 lacks, Latin-2 and the encoding of old Windows are tried too.
    Raises NotAWordList.
    """
    tokens = _TOKEN.findall(_text(data, alphabet).lower())
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
    return WordList(words, kept - len(words), _omissions(tokens, reasons, counts))


def _sorted(words: Iterable[str], alphabet: str) -> tuple[str, ...]:
    """Return the words in the order of the alphabet."""
    if list(alphabet) == sorted(alphabet):
        return tuple(sorted(words))
    order = {ord(letter): chr(place) for place, letter in enumerate(alphabet)}
    return tuple(sorted(words, key=lambda word: word.translate(order)))


def _text(data: bytes, alphabet: str) -> str:
    """Return the text with plain line ends, within the caps."""
    if len(data) > MAXIMUM_BYTES:
        raise NotAWordList(NoList.TOO_BIG)
    if b"\0" in data:
        raise NotAWordList(NoList.BINARY, data.count(b"\n", 0, data.index(b"\0")) + 1)
    text = decoded(data, alphabet).replace("\r\n", "\n").replace("\r", "\n")
    if long_line := _LONG_LINE.search(text):
        raise NotAWordList(NoList.LONG_LINE, text.count("\n", 0, long_line.start()) + 1)
    if text.count("\n") > MAXIMUM_LINES:
        raise NotAWordList(NoList.TOO_MANY_WORDS)
    return text


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


def _omissions(tokens: list[str], reasons: Mapping[str, LeftOut], counts: Counter[str]) -> dict[LeftOut, Omission]:
    totals: Counter[LeftOut] = Counter()
    for token, reason in reasons.items():
        totals[reason] += counts[token]
    places = [(number, reasons[token]) for number, token in enumerate(tokens, 1) if token in reasons] if reasons else []
    return {
        reason: Omission(total, tuple(islice((number for number, cause in places if cause is reason), LINES_NAMED)))
        for reason, total in totals.items()
    }
