"""Every word on a board, with a path for each; the search itself is a kernel."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import starmap
from operator import itemgetter
from threading import local
from typing import NamedTuple

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.kernels.edges import Edges
from boggle_desk.engine.kernels.solver import Solver
from boggle_desk.engine.word_graph import WordGraph


class Found(NamedTuple):
    """A word on a board."""

    word: str
    """In lower case; `Qu` counts as its two letters."""
    path: tuple[int, ...]
    """The cells that spell it: of several paths the first in order of cells."""


def solve(board: Board, graph: WordGraph, minimum_length: int = 3) -> tuple[Found, ...]:
    """Return every distinct word of the graph that lies on the board and has at least so many letters, sorted, with one
    path each (rules B8, B9, B13). A face with a letter that the alphabet lacks is in no word.

    Raises ValueError for a board of more than 126 cells.
    """
    solver = _solver(graph, board.rows, board.columns)
    solver.set_faces(_numbers(graph, board.letters))
    words, paths = solver.find(bytes(range(len(board.faces))), minimum_length)
    return tuple(sorted(starmap(Found, zip(words, paths, strict=True)), key=itemgetter(0)))


def board_solver(graph: WordGraph, rows: int, columns: int, faces: Sequence[str]) -> Solver:
    """Return a solver of many boards whose cells are numbers of these faces, lower-case or not: see `Solver.score`."""
    return Solver(_edges(graph), rows, columns, _numbers(graph, [face.lower() for face in faces]))


def _numbers(graph: WordGraph, faces: Iterable[str]) -> list[bytes]:
    """Return the numbers of the letters of each face, none for one with a letter that the alphabet lacks."""
    numbers = graph.letter_numbers
    return [bytes(map(numbers.__getitem__, face)) if numbers.keys() >= set(face) else b"" for face in faces]


@lru_cache(maxsize=4)
def _edges(graph: WordGraph) -> Edges:
    return Edges(graph.nodes, graph.alphabet)


class _Latest(local):
    """The latest solver of each thread, and for which words and boards it is."""

    made_for: tuple[WordGraph, int, int] | None = None
    solver: Solver


_latest = _Latest()


def _solver(graph: WordGraph, rows: int, columns: int) -> Solver:
    if _latest.made_for != (graph, rows, columns):
        _latest.solver, _latest.made_for = Solver(_edges(graph), rows, columns, ()), (graph, rows, columns)
    return _latest.solver
