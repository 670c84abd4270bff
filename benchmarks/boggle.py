"""How fast boards are solved: beside plain C, beside plain Python, and beside the textbook way.

    python -m benchmarks.boggle [--seconds S] [FILE]

Boards are shaken with a fixed seed; the words are those of the shipped dictionary, or of the word list in FILE, cut to
the size of ENABLE. The first table is what `./run bench` measures too, and what the same source does uncompiled.
The second is the whole way from a `Board` to words and paths, beside a nested dictionary walked depth first.
Speeds are those of one thread on a processor of its own: the seconds count that the process had on the processors.
"""

import argparse
import json
import os
import subprocess
import sys
from array import array
from collections.abc import Iterable, Sequence
from ctypes import c_char_p, c_int32, c_int64, c_void_p
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any

from benchmarks.measuring import BASELINE, Figure, in_turns, program, rival_of, timed
from boggle_desk import paths
from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import CubeSet, shake
from boggle_desk.engine.boggle.rules import read_cube_sets
from boggle_desk.engine.boggle.solver import board_solver, solve
from boggle_desk.engine.kernels.boggle import Solver
from boggle_desk.engine.lexicon import RAREST, Lexicon
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import find_lexicon

SEED = 20261120
ENABLE_SIZE = 173_528
"""The number of words of ENABLE, the list that boards are mostly measured with."""
POINTS = (0, 0, 0, 1, 1, 2, 3, 5, 11)

_BOARDS, _BOARDS_PLAIN = 4_000, 40  # the latter for plain Python


@dataclass(frozen=True)
class Ground:
    """Boards of one box, as numbers of its faces."""

    graph: WordGraph
    box: CubeSet
    faces: tuple[str, ...]
    boards: bytes
    least: int
    """The fewest letters of a word."""

    @property
    def number(self) -> int:
        """How many boards there are."""
        return len(self.boards) // len(self.box.cubes)


def scores(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure random boards, counted and paid: 4×4 from three letters, 5×5 from four."""
    return [
        _scored(ground(enable_sized(words), "new4", 3), "boards of 4×4 scored", ">= 130,000", seconds / 2),
        _scored(ground(enable_sized(words), "big5_1979", 4), "boards of 5×5 scored", ">= 60,000", seconds / 2),
    ]


def _scored(its: Ground, name: str, goal: str, seconds: float) -> Figure:
    solver = board_solver(its.graph, its.box.rows, its.box.columns, its.faces)
    rival, why = rival_of(lambda: Rival(its))
    ours = solver.score(its.boards, POINTS, its.least)
    if rival and rival.score() != ours:
        why = f"{BASELINE}, which finds other words"
    work = timed(lambda: solver.score(its.boards, POINTS, its.least))
    taken = in_turns(work, timed(rival.score) if rival else None, seconds)
    return Figure(name, its.number / taken.seconds, "boards/s", goal, taken.ratio, why)


def lists(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure random boards of 4×4 with every word and one path each, as Python objects."""
    its = ground(enable_sized(words), "new4", 3)
    solver, size = board_solver(its.graph, its.box.rows, its.box.columns, its.faces), len(its.box.cubes)
    boards = [its.boards[start : start + size] for start in range(0, len(its.boards), size)]

    def find_all() -> None:
        for board in boards:
            solver.find(board, its.least)

    taken = in_turns(timed(find_all), None, seconds)
    return [Figure("boards of 4×4 with words and paths", its.number / taken.seconds, "boards/s", ">= 70,000", None, "")]


def ground(graph: WordGraph, key: str, least: int) -> Ground:
    """Return boards of a box, shaken by the same chance every time."""
    box, rng = read_cube_sets(paths.resource("cubes", "english.json"))[key], Random(SEED)
    faces = tuple(sorted({face for cube in box.cubes for face in cube}))
    number = _BOARDS_PLAIN if isinstance(Solver.find, FunctionType) else _BOARDS
    shown = [placed.letters for _ in range(number) for placed in shake(box.cubes, rng)]
    return Ground(graph, box, faces, bytes(map(faces.index, shown)), least)


@cache
def enable_sized(words: Lexicon) -> WordGraph:
    """Return the graph of a dictionary, of a larger one without so many of its rarest words that it has the size of
    ENABLE."""
    if len(words) <= ENABLE_SIZE:
        return words.graph
    listed = list(words.graph)
    rare = [word for word in listed if words.commonness(word) == RAREST] or listed
    surplus = min(len(listed) - ENABLE_SIZE, len(rare))
    dropped = set(Random(SEED).sample(rare, surplus))
    return WordGraph.build([word for word in listed if word not in dropped], words.graph.alphabet)


class Rival:
    """`boggle.c` on the same ground. Raises `NoBaseline`."""

    def __init__(self, its: Ground) -> None:
        self._ground, self._program = its, program("boggle")
        numbers = its.graph.letter_numbers
        self._nodes = array("I", its.graph.nodes)  # of its own: mapped memory may be read-only
        letters = [bytes(numbers[letter] for letter in face.lower()) for face in its.faces]
        self._letters = b"".join(letters)
        self._starts = array("I", [sum(map(len, letters[:number])) for number in range(len(letters) + 1)])
        self._points = _table(POINTS)
        self._program.boggle_begin.argtypes = [c_void_p, c_int32]
        self._program.boggle_board.argtypes = [c_int32, c_int32, c_char_p, c_void_p, c_int32]
        self._program.boggle_score.argtypes = [c_char_p, c_int64, c_void_p, c_int32, c_void_p, c_void_p]
        self._program.boggle_begin(_at(self._nodes), len(self._nodes))

    def score(self) -> "tuple[array[int], array[int]]":
        """Return the points and the number of words of each board."""
        its = self._ground
        totals, counts = array("q", bytes(8 * its.number)), array("I", bytes(4 * its.number))
        self._program.boggle_board(its.box.rows, its.box.columns, self._letters, _at(self._starts), len(its.faces))
        self._program.boggle_score(its.boards, its.number, _at(self._points), its.least, _at(totals), _at(counts))
        return totals, counts


def _table(points: Sequence[int]) -> "array[int]":
    return array("i", [points[min(length, len(points) - 1)] for length in range(256)])


def _at(numbers: "array[int]") -> int:
    return numbers.buffer_info()[0]


TEXTBOOK_BOARDS = 400
END = "."

Trie = dict[str, Any]


def trie_of(words: Iterable[str]) -> Trie:
    """Return the words as dictionaries by letter; `END` marks a word."""
    root: Trie = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[END] = word
    return root


def textbook(board: Board, root: Trie, least: int) -> dict[str, tuple[int, ...]]:
    """Return the words of the board with a path each."""
    found: dict[str, tuple[int, ...]] = {}

    def visit(cell: int, node: Trie, path: tuple[int, ...]) -> None:
        for letter in board.letters[cell]:
            if letter not in node:
                return
            node = node[letter]
        path = (*path, cell)
        word = node.get(END, "")
        if len(word) >= least and word not in found:
            found[word] = path
        for near in board.neighbours[cell]:
            if near not in path:
                visit(near, node, path)

    for cell in range(len(board.faces)):
        visit(cell, root, ())
    return found


def whole_way(its: Ground, trie: Trie, seconds: float) -> Figure:
    """Measure `solve` beside the textbook. Raises AssertionError unless both find the same."""
    size = len(its.box.cubes)
    shown = [its.boards[start : start + size] for start in range(0, len(its.boards), size)][:TEXTBOOK_BOARDS]
    boards = [Board(its.box.rows, its.box.columns, tuple(its.faces[number] for number in each)) for each in shown]
    for board in boards[:50]:
        assert {each.word: each.path for each in solve(board, its.graph, its.least)} == textbook(board, trie, its.least)
    ours = timed(lambda: [solve(board, its.graph, its.least) for board in boards])
    theirs = timed(lambda: [textbook(board, trie, its.least) for board in boards])
    taken = in_turns(ours, theirs, seconds)
    name = f"{its.box.rows}×{its.box.columns} from a Board to words and paths"
    return Figure(name, len(boards) / taken.seconds, "boards/s", "", taken.ratio, "textbook Python")


def figures(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure the kernel."""
    return scores(words, seconds) + lists(words, seconds / 2)


def plain(arguments: list[str]) -> list[Figure]:
    """Measure the same in a process whose kernels are plain Python."""
    command = [sys.executable, str(Path(__file__).resolve()), "--json", *arguments]
    names = os.environ | {"BOGGLE_DESK_PURE": "1"}
    run = subprocess.run(command, env=names, capture_output=True, check=True)
    return [Figure(**each) for each in json.loads(run.stdout)]


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", default="english")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each table takes, about")
    parser.add_argument("--json", action="store_true", help="only the first table, for programs")
    arguments = parser.parse_args()
    words, seconds = find_lexicon(arguments.file), arguments.seconds
    measured = figures(words, seconds)
    if arguments.json:
        print(json.dumps([asdict(figure) for figure in measured]))
        return
    graph = enable_sized(words)
    print(f"{len(graph):,} words; load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else f"{len(graph):,}")
    for figure, python in zip(measured, plain([arguments.file, "--seconds", str(seconds / 2)]), strict=True):
        row(figure, f"{figure.value / python.value:,.0f} × plain Python ({python.value:,.0f})")
    trie = trie_of(graph)
    for key, least in (("new4", 3), ("big5_1979", 4)):
        row(whole_way(ground(graph, key, least), trie, seconds / 2))


def row(figure: Figure, more: str = "") -> None:
    """Print a figure."""
    beside = "" if figure.ratio is None else f"{figure.ratio:.2f} × {figure.baseline}"
    print(f"{figure.name:40}{figure.value:>12,.0f} {figure.unit:10}{figure.goal:>12}   {beside:24}{more}".rstrip())


if __name__ == "__main__":
    main()
