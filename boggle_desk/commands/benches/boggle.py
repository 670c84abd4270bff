"""Boggle measured: boards counted and paid, and boards with every word and its path.

Speeds are those of one thread on a processor of its own: the seconds count that the process had on the processors.
"""

from array import array
from collections.abc import Sequence
from ctypes import c_char_p, c_int32, c_int64, c_void_p
from dataclasses import dataclass
from functools import cache
from random import Random
from types import FunctionType

from boggle_desk import paths
from boggle_desk.commands.benches import Figure
from boggle_desk.commands.benches.plain_c import BASELINE, program, rival_of
from boggle_desk.commands.benches.timing import in_turns, timed
from boggle_desk.engine.boggle.cubes import CubeSet, shake
from boggle_desk.engine.boggle.presets import read_cube_sets
from boggle_desk.engine.boggle.solver import board_solver
from boggle_desk.engine.kernels.solver import Solver
from boggle_desk.engine.lexicon import RAREST, Lexicon
from boggle_desk.engine.word_graph import WordGraph

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
    box, luck = read_cube_sets(paths.resource("cubes", "english.json"))[key], Random(SEED)
    faces = tuple(sorted({face for cube in box.cubes for face in cube}))
    number = _BOARDS_PLAIN if isinstance(Solver.find, FunctionType) else _BOARDS
    shown = [placed.letters for _ in range(number) for placed in shake(box.cubes, luck)]
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
