"""Words by letters or by pattern, found in one walk through the word graph.

Each prefix is visited at most once, whatever the conditions. Lists of words to study are such questions, read from a
file.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.rulebook import BadRules, build, read_table
from boggle_desk.engine.stopping import Stop, Stopped, never
from boggle_desk.engine.word_graph import NOWHERE, ROOT, WordGraph
from boggle_desk.engine.word_list import LONGEST

BLANK = "?"
"""Among the letters: any letter. In a pattern: any one letter, like `ANY`."""
ANY = "."
MANY = "*"  # in a pattern: any number of letters, none too
MOST_LETTERS = 20  # the most letters to make words of; a row of the board has 15
LONGEST_PATTERN = 60

_ASKED_EVERY = 512  # steps of the walk between two questions whether to stop


class QueryFault(StrEnum):
    NO_LETTER = "no letter"  # a sign that is neither a letter of the dictionary nor allowed in the field
    TOO_LONG = "too long"
    NO_LENGTH = "no length"  # the shortest length is above the longest


class BadQuery(ValueError):
    """An invalid question: the `fault`, the `field` of `WordQuery`, and the `sign`."""

    def __init__(self, fault: QueryFault, field: str, sign: str = "") -> None:
        super().__init__(f"{field}: {fault.value}{f' {sign!r}' if sign else ''}")
        self.fault, self.field, self.sign = fault, field, sign


@dataclass(frozen=True)
class WordQuery:
    """A search for words: all conditions hold, an empty one does not count. Letters are in lower case."""

    letters: str = ""  # letters to make words of, `BLANK` for any
    all_letters: bool = True  # all of `letters`, or any of them
    pattern: str = ""  # the whole word: letters, `ANY` or `BLANK` for one letter, `MANY` for any number
    starts: str = ""
    contains: str = ""
    ends: str = ""
    without: str = ""  # None of these letters
    some_of: str = ""  # at least `at_least` letters of these, repeated ones counted each time
    at_least: int = 0
    shortest: int = 1
    longest: int = LONGEST


_SIGNS = {"letters": BLANK, "pattern": BLANK + ANY + MANY}  # signs allowed in the fields besides letters


def check_query(query: WordQuery, alphabet: str) -> None:
    """Raise `BadQuery` for an invalid question in this alphabet."""
    for field in fields(query):
        text = getattr(query, field.name)
        if not isinstance(text, str):
            continue
        known = set(alphabet) | set(_SIGNS.get(field.name, ""))
        if stranger := next((sign for sign in text if sign not in known), ""):
            raise BadQuery(QueryFault.NO_LETTER, field.name, stranger)
        if len(text) > (MOST_LETTERS if field.name == "letters" else LONGEST_PATTERN):
            raise BadQuery(QueryFault.TOO_LONG, field.name)
    if query.shortest > query.longest:
        raise BadQuery(QueryFault.NO_LENGTH, "shortest")


def find_words(graph: WordGraph, query: WordQuery, stop: Stop = never) -> list[str]:
    """Return the words that match, in the order of the alphabet.

    Raises `BadQuery`, and `Stopped` when `stop` says so.
    """
    check_query(query, graph.alphabet)
    return _Walk(graph, query, stop).words()


def words_matching(lexicon: Lexicon, query: WordQuery, stop: Stop = never) -> list[str]:
    """Return the words that match and count, house words too, in the order of the alphabet. Raises what `find_words`
    does."""
    found = find_words(lexicon.graph, query, stop)
    if lexicon.allowed:
        numbers = lexicon.graph.letter_numbers
        more = {*found, *find_words(lexicon.allowed_graph, query, stop)}
        found = sorted(more, key=lambda word: [numbers[letter] for letter in word])
    return lexicon.counting(found)


# ------------------------------------------------------------------------------------------- the patterns


class _Shapes:
    """Patterns as one bit automaton: each bit is a place in a pattern that the word so far may have reached. A letter
    moves all of them at once."""

    def __init__(self, patterns: Iterable[str], alphabet: str) -> None:
        self.start = self.accept = self._many = 0
        self.each: list[int] = []  # the bits of each pattern; when none of them is set, no word can follow
        self._moving = [0] * len(alphabet)
        offset = 0
        for pattern in patterns:
            offset = self._lay(re.sub(r"\*+", MANY, pattern), offset, alphabet)
        self.start = self._opened(self.start)

    def _lay(self, pattern: str, offset: int, alphabet: str) -> int:
        self.start |= 1 << offset
        for place, sign in enumerate(pattern, offset):
            if sign == MANY:
                self._many |= 1 << place
            for number, letter in enumerate(alphabet):
                if sign in (ANY, BLANK, letter):
                    self._moving[number] |= 1 << place
        end = offset + len(pattern)
        self.accept |= 1 << end
        self.each.append((1 << (end + 1)) - (1 << offset))
        return end + 1

    def _opened(self, places: int) -> int:
        """Return the places with those after a `MANY`, which may be empty."""
        return places | (places & self._many) << 1

    def moved(self, places: int, letter: int) -> int:
        """Return the places after a letter; 0 if a pattern has none left."""
        after = self._opened((places & self._moving[letter]) << 1 | places & self._many)
        return after if all(after & each for each in self.each) else 0


def _patterns(query: WordQuery) -> list[str]:
    """Return the conditions on order as patterns of the whole word, at least one."""
    asked = [query.pattern] if query.pattern else []
    asked += [query.starts + MANY] if query.starts else []
    asked += [MANY + query.contains + MANY] if query.contains else []
    asked += [MANY + query.ends] if query.ends else []
    return asked or [MANY]


# ------------------------------------------------------------------------------------------- the walk


class _Walk:
    """One walk through the graph. The held tiles are changed on the way down and restored on the way up."""

    def __init__(self, graph: WordGraph, query: WordQuery, stop: Stop) -> None:
        self._graph, self._nodes, self._stop = graph, graph.nodes, stop
        numbers = graph.letter_numbers
        self._shapes = _Shapes(_patterns(query), graph.alphabet)
        self._shortest, self._longest = query.shortest, query.longest
        self._racked = bool(query.letters)
        self._held = [query.letters.count(letter) for letter in graph.alphabet]
        self._blanks = query.letters.count(BLANK)
        if self._racked:
            self._longest = min(self._longest, len(query.letters))
            if query.all_letters:
                self._shortest = max(self._shortest, len(query.letters))
        self._barred = sum(1 << numbers[letter] for letter in set(query.without))
        self._counted = sum(1 << numbers[letter] for letter in set(query.some_of))
        self._at_least = query.at_least if query.some_of else 0
        self._steps = 0
        self._found: list[str] = []
        self._dead: set[tuple[int, int, int, int]] = set()

    def words(self) -> list[str]:
        self._go_on(ROOT, "", self._shapes.start, 0)
        return self._found

    def _go_on(self, node: int, text: str, places: int, counted: int) -> None:
        """Visit all words that begin with `text`. `counted` is its number of letters of `some_of`."""
        self._steps += 1
        if self._steps % _ASKED_EVERY == 0 and self._stop():
            raise Stopped
        key = (node, places, len(text), min(counted, self._at_least))
        if key in self._dead:
            return
        before = len(self._found)
        mask, ends = self._nodes[node], self._nodes[node + 1]
        letters = (mask | ends) & ~self._barred
        while letters:
            bit = letters & -letters
            letters ^= bit
            letter = bit.bit_length() - 1
            if after := self._shapes.moved(places, letter):
                self._take(node, bit, letter, text, after, counted + bool(bit & self._counted))
        if not self._racked and len(self._found) == before:
            self._dead.add(key)

    def _take(self, node: int, bit: int, letter: int, text: str, places: int, counted: int) -> None:
        """Use a letter if possible, and visit what follows."""
        held = self._held[letter] > 0
        if self._racked and not held and not self._blanks:
            return
        self._give(letter, held, -1)
        text += self._graph.alphabet[letter]
        if self._nodes[node + 1] & bit and self._answers(len(text), places, counted):
            self._found.append(text)
        mask, room = self._nodes[node], self._longest - len(text)
        if mask & bit and room and counted + room >= self._at_least:
            following = self._nodes[node + 2 + (mask & (bit - 1)).bit_count()]
            if following != NOWHERE:
                self._go_on(following, text, places, counted)
        self._give(letter, held, 1)

    def _give(self, letter: int, held: bool, number: int) -> None:
        """Take or put back a held tile: the letter's own, or else a blank."""
        if not self._racked:
            return
        if held:
            self._held[letter] += number
        else:
            self._blanks += number

    def _answers(self, length: int, places: int, counted: int) -> bool:
        fits = self._shortest <= length <= self._longest and counted >= self._at_least
        return fits and places & self._shapes.accept == self._shapes.accept


# ------------------------------------------------------------------------------------------- what they are worth


def beyond(word: str, letters: str) -> str:
    """Return the word's letters for which blanks stand, in order; none without `letters`."""
    left, blanks = Counter(letters), ""
    for letter in word if letters else "":
        if left[letter] > 0:
            left[letter] -= 1
        else:
            blanks += letter
    return blanks


def letter_points(word: str, values: Mapping[str, int], letters: str = "") -> int:
    """Return the points of a word's tiles, by the values of lower-case letters. Letters with a common tile (`ch`) are
    laid with it, and blanks among `letters` count nothing (rule S2)."""
    left, points, at = Counter(letters), 0, 0
    longest = max(map(len, values), default=1)
    while at < len(word):
        parts = (word[at : at + length] for length in range(longest, 1, -1))
        tile = next((part for part in parts if part in values), word[at])
        left.subtract(tile)
        blank = letters and any(left[letter] < 0 for letter in tile)
        points += 0 if blank else values.get(tile, 0)
        at += len(tile)
    return points


class AnagramOrder(StrEnum):
    """How words are sorted; the sort is stable."""

    LENGTH = "length"  # the longest first
    ALPHABET = "alphabet"
    POINTS = "points"  # most points first
    COMMON = "common"  # the commonest first


def arranged(
    words: Sequence[str], order: AnagramOrder, points: Callable[[str], int], frequency: Callable[[str], float]
) -> list[str]:
    keys: dict[AnagramOrder, Callable[[str], float]] = {
        AnagramOrder.LENGTH: lambda word: -len(word),
        AnagramOrder.POINTS: lambda word: -points(word),
        AnagramOrder.COMMON: lambda word: -frequency(word),
    }
    return sorted(words, key=keys[order]) if order in keys else list(words)


@dataclass(frozen=True)
class Hooks:
    """The letters that make another word in front of a word, or behind it, in the order of the alphabet."""

    front: str
    back: str


def hooks(word: str, alphabet: str, counts: Callable[[str], bool]) -> Hooks:
    """Return the hooks of a word, which need not be listed; `counts` tells what is a word."""
    front = "".join(letter for letter in alphabet if counts(letter + word))
    return Hooks(front, "".join(letter for letter in alphabet if counts(word + letter)))


_QUERY = frozenset(field.name for field in fields(WordQuery))


@dataclass(frozen=True)
class Part:
    """One query of a list, with its heading if there are more."""

    query: WordQuery
    title: str = ""


@dataclass(frozen=True)
class StudyList:
    key: str
    title: str
    about: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class StudyWords:
    """The dictionary's words for one part of a list."""

    title: str
    words: tuple[str, ...]


@cache
def read_study_lists(path: Path, alphabet: str) -> tuple[StudyList, ...]:
    """Return the lists in a shipped file that the alphabet can spell, in order. Raises `BadRules` for an unreadable
    file."""
    tables = read_table(path).get("list", [])
    if not isinstance(tables, list):
        raise BadRules(f"{path.name}: the lists do not begin with [[list]]")
    read = [_study_list(table, f"{path.name}, list {number}") for number, table in enumerate(tables, 1)]
    return tuple(each for each in read if _can_be_asked(each, alphabet))


def _study_list(table: Any, source: str) -> StudyList:
    asked = table.get("ask") if isinstance(table, dict) else None
    if not isinstance(asked, list) or not asked or not all(isinstance(each, dict) for each in asked):
        raise BadRules(f"{source}: it asks nothing")
    parts = tuple(_part(dict(each), source) for each in asked)
    rest = {key: value for key, value in table.items() if key != "ask"}
    return build(StudyList, rest | {"parts": parts}, source)


def _part(asked: dict[str, Any], source: str) -> Part:
    title = asked.pop("title", "")
    if unknown := asked.keys() - _QUERY:
        raise BadRules(f"{source}: there is no question called '{min(unknown)}'")
    return Part(build(WordQuery, asked, source), str(title))


def _can_be_asked(each: StudyList, alphabet: str) -> bool:
    try:
        for part in each.parts:
            check_query(part.query, alphabet)
    except BadQuery:
        return False
    return True


def words_of(each: StudyList, lexicon: Lexicon, stop: Stop = never) -> tuple[StudyWords, ...]:
    """Return a list's words that count, part by part, the shortest first. Raises `Stopped` when `stop` says so."""
    found = ((part.title, words_matching(lexicon, part.query, stop)) for part in each.parts)
    return tuple(StudyWords(title, tuple(sorted(words, key=len))) for title, words in found)
