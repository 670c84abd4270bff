"""Every word on a board, with a path for each; the search itself is a kernel."""

import os
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import chain, groupby, islice, starmap
from operator import itemgetter
from typing import Any, NamedTuple

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.rules import WordRange
from boggle_desk.engine.kernels import kept_with_graph, per_thread
from boggle_desk.engine.kernels.boggle import Edges, Solver
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.word_graph import WordGraph


class Found(NamedTuple):
    word: str  # in lower case; `Qu` counts as its two letters
    path: tuple[int, ...]  # the cells that spell it: of several paths the first in order of cells


def solve(board: Board, graph: WordGraph, minimum_length: int = 3) -> tuple[Found, ...]:
    """Return the words of the graph on the board, sorted, each with one path (B8, B9, B13). ValueError above 126
    cells."""
    solver = _solver(graph, board.rows, board.columns)
    solver.set_faces(_numbers(graph, board.letters))
    words, paths = solver.find(bytes(range(len(board.faces))), minimum_length)
    return tuple(sorted(starmap(Found, zip(words, paths, strict=True)), key=itemgetter(0)))


def words_on(board: Board, lexicon: Lexicon, counted: WordRange) -> tuple[Found, ...]:
    """Return the words of a dictionary on the board that may count, with the house words that it allows and without
    those that it forbids, sorted."""
    paths = dict(solve(board, lexicon.graph, counted.least))
    paths |= {word: path for word in lexicon.allowed if (path := board.path(word))}
    return tuple(
        Found(word, path) for word, path in sorted(paths.items()) if word in counted and word not in lexicon.forbidden
    )


def everyday_words(board: Board, lexicon: Lexicon, counted: WordRange) -> dict[str, float]:
    """Return the words on the board that may count, that most adults know and that the program may bring, with how
    often each is written, on Zipf's scale."""
    words = (each.word for each in words_on(board, lexicon, counted))
    return {word: lexicon.frequency(word) for word in words if lexicon.is_everyday(word) and lexicon.is_brought(word)}


def board_solver(graph: WordGraph, rows: int, columns: int, faces: Sequence[str]) -> Solver:
    """Return a solver of many boards whose cells are numbers of these faces, lower-case or not: see `Solver.score`."""
    return Solver(_edges(graph), rows, columns, _numbers(graph, [face.lower() for face in faces]))


class _Boards(NamedTuple):
    """Boards of one size, one behind the other: a cell is the number of a face."""

    rows: int
    columns: int
    faces: tuple[str, ...]
    cells: bytes


_AT_ONCE = 2_000  # boards


def totals(
    boards: Iterable[Board],
    graph: WordGraph,
    points: Sequence[int],
    minimum_length: int,
    processes: int | None,
    progress: Callable[[int], object],
) -> Iterator[tuple[int, int]]:
    """Yield the number of words and the points of each board, in order, found by this many processes, by default one
    for each processor. `progress` is told how many boards are done. Raises ValueError for a board above 126 cells."""
    processes = processes or os.cpu_count() or 1
    told = graph.to_bytes(), tuple(points), minimum_length
    done = 0
    for part in _in_turn(_together(boards), told, processes):
        yield from part
        done += len(part)
        progress(done)


def _in_turn(chunks: Iterator[_Boards], told: tuple[Any, ...], processes: int) -> Iterator[list[tuple[int, int]]]:
    if processes == 1:
        _prepare(*told)
        yield from map(_totals, chunks)
        return
    from concurrent.futures import ProcessPoolExecutor  # what only opens a window does without

    with ProcessPoolExecutor(processes, initializer=_prepare, initargs=told) as pool:
        waiting = deque(pool.submit(_totals, chunk) for chunk in islice(chunks, 2 * processes))
        while waiting:
            part = waiting.popleft().result()
            waiting.extend(pool.submit(_totals, chunk) for chunk in islice(chunks, 1))
            yield part


def _together(boards: Iterable[Board]) -> Iterator[_Boards]:
    for (rows, columns), alike in groupby(boards, key=lambda board: (board.rows, board.columns)):
        while part := [board.faces for board in islice(alike, _AT_ONCE)]:
            faces = tuple(dict.fromkeys(chain.from_iterable(part)))
            together = [part] if len(faces) <= _MOST_FACES else [[each] for each in part]
            for some in together:
                numbers = {face: number for number, face in enumerate(dict.fromkeys(chain.from_iterable(some)))}
                yield _Boards(rows, columns, tuple(numbers), bytes(map(numbers.__getitem__, chain.from_iterable(some))))


_MOST_FACES = 256
_prepared: list[tuple[WordGraph, Sequence[int], int]] = []
"""What a process that counts many boards knows."""


def _prepare(graph: bytes, points: Sequence[int], minimum_length: int) -> None:
    _prepared[:] = [(WordGraph.from_bytes(graph), points, minimum_length)]


def _totals(boards: _Boards) -> list[tuple[int, int]]:
    graph, points, minimum_length = _prepared[0]
    solver = board_solver(graph, boards.rows, boards.columns, boards.faces)
    earned, counts = solver.score(boards.cells, points, minimum_length)
    return list(zip(counts, earned, strict=True))


def _numbers(graph: WordGraph, faces: Iterable[str]) -> list[bytes]:
    """Return the numbers of the letters of each face, none for one with a letter that the alphabet lacks."""
    numbers = graph.letter_numbers
    return [bytes(map(numbers.__getitem__, face)) if numbers.keys() >= set(face) else b"" for face in faces]


@kept_with_graph
def _edges(graph: WordGraph) -> Edges:
    return Edges(graph.nodes, graph.alphabet)


@per_thread(1)
def _solver(graph: WordGraph, rows: int, columns: int) -> Solver:
    return Solver(_edges(graph), rows, columns, ())


MOST_WRITTEN = 400
LONGEST_LIST = 20_000  # the most signs of a list


class Order(StrEnum):
    EVERYDAY = "everyday"  # words that most adults know before the others, each part by points
    POINTS = "points"
    LENGTH = "length"
    ALPHABET = "alphabet"
    COMMONNESS = "commonness"


@dataclass(frozen=True)
class BoardWord:
    word: str
    path: tuple[int, ...]
    points: int
    commonness: int  # 0 is the commonest
    everyday: bool  # whether most adults know it


@dataclass(frozen=True, eq=False)
class SolvedBoard:
    board: Board
    lexicon: Lexicon
    counted: WordRange
    words: tuple[BoardWord, ...]  # alphabetical, without offensive ones
    paths: Mapping[str, tuple[int, ...]]  # a path of each word, offensive ones too

    @cached_property
    def shown(self) -> frozenset[str]:
        return frozenset(word.word for word in self.words)


def solve_board(board: Board, lexicon: Lexicon, counted: WordRange) -> SolvedBoard:
    """Return the board with all its words. A face without letters is in no word."""
    paths = dict(words_on(board, lexicon, counted))
    words = tuple(
        BoardWord(word, path, counted.points(word), lexicon.commonness(word), lexicon.is_everyday(word))
        for word, path in paths.items()
        if not lexicon.is_offensive(word)
    )
    return SolvedBoard(board, lexicon, counted, words, paths)


_KEYS: dict[Order, Callable[[BoardWord], tuple[int | str | bool, ...]]] = {
    Order.EVERYDAY: lambda word: (not word.everyday, -word.points, -len(word.word), word.word),
    Order.POINTS: lambda word: (-word.points, -len(word.word), word.word),
    Order.LENGTH: lambda word: (-len(word.word), word.word),
    Order.ALPHABET: lambda word: (word.word,),
    Order.COMMONNESS: lambda word: (word.commonness, word.word),
}


def in_order(words: Iterable[BoardWord], order: Order) -> tuple[BoardWord, ...]:
    """Return the words sorted, ties by the alphabet."""
    return tuple(sorted(words, key=_KEYS[order]))


class WordVerdict(StrEnum):
    STANDS = "stands"
    TWICE = "written before"
    TOO_SHORT = "too short"
    AGAINST_RULES = "not by these rules"
    NOT_ON_BOARD = "not on the board"
    NOT_A_WORD = "not in the dictionary"


@dataclass(frozen=True)
class WrittenWord:
    """In lower case."""

    word: str
    standing: WordVerdict
    points: int = 0
    path: tuple[int, ...] = ()


def written_words(text: str, lexicon: Lexicon) -> tuple[str, ...]:
    """Return the words in a text as the dictionary spells them."""
    found = re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*", lexicon.spelled(text[:LONGEST_LIST]))
    return tuple(found[:MOST_WRITTEN])


def judge_list(words: Iterable[str], solved: SolvedBoard) -> Iterator[WrittenWord]:
    """Yield what becomes of each word of a list in lower case (rules B8, B9, B13)."""
    before = set()
    for word in words:
        standing = WordVerdict.TWICE if word in before else _standing(word, solved)
        before.add(word)
        points = solved.counted.points(word) if standing is WordVerdict.STANDS else 0
        yield WrittenWord(word, standing, points, solved.paths.get(word, ()))


def _standing(word: str, solved: SolvedBoard) -> WordVerdict:
    if word in solved.shown:
        return WordVerdict.STANDS
    if word not in solved.counted:
        return WordVerdict.TOO_SHORT if len(word) < solved.counted.least else WordVerdict.AGAINST_RULES
    if word not in solved.lexicon:
        return WordVerdict.NOT_A_WORD
    return WordVerdict.STANDS if word in solved.paths else WordVerdict.NOT_ON_BOARD
