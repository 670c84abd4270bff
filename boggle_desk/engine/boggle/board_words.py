"""Every word of a board with what a family wants to know of it, and what becomes of a list that was written down."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.rules import BoggleRules, table_points
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.lexicon import Lexicon

MOST_WRITTEN = 400
"""The most words of a list that are looked at."""
LONGEST_LIST = 20_000
"""The most signs of a list."""


class Order(StrEnum):
    """How words are sorted."""

    POINTS = "points"
    LENGTH = "length"
    ALPHABET = "alphabet"
    COMMONNESS = "commonness"


@dataclass(frozen=True)
class BoardWord:
    """A word that lies on the board."""

    word: str
    path: tuple[int, ...]
    points: int
    commonness: int
    """0 is the commonest."""
    everyday: bool
    """Whether most people know it."""


@dataclass(frozen=True, eq=False)
class SolvedBoard:
    """A board, by what it was solved, and its words."""

    board: Board
    lexicon: Lexicon
    rules: BoggleRules
    """The table of points counts."""
    minimum_length: int
    words: tuple[BoardWord, ...]
    """By the alphabet. Offensive ones are left out, whatever the dictionary says."""
    paths: Mapping[str, tuple[int, ...]]
    """A path of each word of the dictionary, offensive ones too."""

    @cached_property
    def shown(self) -> frozenset[str]:
        """The words that are not offensive."""
        return frozenset(word.word for word in self.words)

    def points(self, word: str) -> int:
        """Return what the table of points gives for a word."""
        return table_points(self.rules.points, self.rules.points_beyond, len(word))


def solve_board(board: Board, lexicon: Lexicon, rules: BoggleRules, minimum_length: int) -> SolvedBoard:
    """Return the board with all its words. A face without letters is in no word."""
    paths = dict(solve(board, lexicon.graph, minimum_length))
    words = tuple(
        BoardWord(
            word,
            path,
            table_points(rules.points, rules.points_beyond, len(word)),
            lexicon.commonness(word),
            lexicon.is_everyday(word),
        )
        for word, path in paths.items()
        if not lexicon.is_offensive(word)
    )
    return SolvedBoard(board, lexicon, rules, minimum_length, words, paths)


_KEYS: dict[Order, Callable[[BoardWord], tuple[int | str | bool, ...]]] = {
    Order.POINTS: lambda word: (-word.points, -len(word.word), word.word),
    Order.LENGTH: lambda word: (-len(word.word), word.word),
    Order.ALPHABET: lambda word: (word.word,),
    Order.COMMONNESS: lambda word: (word.commonness, not word.everyday, word.word),
}


def in_order(words: Iterable[BoardWord], order: Order) -> tuple[BoardWord, ...]:
    """Return the words sorted; those that are alike by the alphabet."""
    return tuple(sorted(words, key=_KEYS[order]))


class Standing(StrEnum):
    """What becomes of a word that was written down."""

    STANDS = "stands"
    TWICE = "written before"
    TOO_SHORT = "too short"
    NOT_ON_BOARD = "not on the board"
    NOT_A_WORD = "not in the dictionary"


@dataclass(frozen=True)
class WrittenWord:
    """A word of a list, in lower case."""

    word: str
    standing: Standing
    points: int = 0
    path: tuple[int, ...] = ()


def written_words(text: str, lexicon: Lexicon) -> tuple[str, ...]:
    """Return the words of a list as the dictionary spells them, whatever stands between them."""
    found = re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*", lexicon.spelled(text[:LONGEST_LIST]))
    return tuple(found[:MOST_WRITTEN])


def judge_list(words: Iterable[str], solved: SolvedBoard) -> Iterator[WrittenWord]:
    """Yield what becomes of each word of a list in lower case (rules B8, B9, B13)."""
    before = set()
    for word in words:
        standing = Standing.TWICE if word in before else _standing(word, solved)
        before.add(word)
        points = solved.points(word) if standing is Standing.STANDS else 0
        yield WrittenWord(word, standing, points, solved.paths.get(word, ()))


def _standing(word: str, solved: SolvedBoard) -> Standing:
    if word in solved.shown:
        return Standing.STANDS
    if len(word) < solved.minimum_length:
        return Standing.TOO_SHORT
    if word not in solved.lexicon:
        return Standing.NOT_A_WORD
    return Standing.STANDS if word in solved.paths else Standing.NOT_ON_BOARD
