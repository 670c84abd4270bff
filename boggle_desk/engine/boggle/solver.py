"""Every word on a board, with a path for each.

`_walk` is the kernel: it handles nothing but whole numbers and lists of them, so that it can be compiled.
"""

from dataclasses import dataclass
from typing import NamedTuple

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.engine.word_graph_builder import ROOT


class Found(NamedTuple):
    """A word on a board."""

    word: str
    """In lower case; `Qu` counts as its two letters."""
    path: tuple[int, ...]
    """The cells that spell it: of several paths the first in order of cells."""


def solve(board: Board, graph: WordGraph, minimum_length: int = 3) -> tuple[Found, ...]:
    """Return every distinct word of the graph that lies on the board and has at least so many letters, sorted, with one
    path each (rules B8, B9, B13). A face with a letter that the alphabet lacks is in no word."""
    letters, door, maze = board.letters, len(board.faces), _maze(board, graph)
    paths = _walk(graph.nodes, maze.around, maze.exits, door)
    if len(maze.exits) > door + 1:
        paths = [tuple([room for room in path if room < door]) for path in paths]
    found: dict[str, tuple[int, ...]] = {}
    for path in paths:
        word = "".join([letters[cell] for cell in path])
        if word not in found and len(word) >= minimum_length:
            found[word] = path
    return tuple([Found(word, found[word]) for word in sorted(found)])


Exit = tuple[int, int, int]


@dataclass(frozen=True)
class _Maze:
    """A board as rooms of one letter each: the cells, then the door, which leads to all of them, then rooms for the
    letters of faces such as `Qu` before the last one, each leading to the next. The last letter stands in the cell."""

    around: list[int]
    """By room: the bits of the letters behind its exits."""
    exits: list[list[Exit]]
    """By room: its exits in order of cells; the room behind, the bit of its letter, and the bit again if a word may end
    there, or 0."""


def _maze(board: Board, graph: WordGraph) -> _Maze:
    door, numbers = len(board.faces), graph.letter_numbers
    entries: dict[int, Exit] = {}
    inner: list[list[Exit]] = []
    for cell, face in enumerate(board.letters):
        bits = [1 << numbers[letter] for letter in face if letter in numbers]
        if not bits or len(bits) < len(face):
            continue
        entries[cell] = (cell, bits[-1], bits[-1])
        for bit in reversed(bits[:-1]):
            inner.append([entries[cell]])
            entries[cell] = (door + len(inner), bit, 0)
    exits = [[entries[cell] for cell in near if cell in entries] for near in (*board.neighbours, range(door))] + inner
    around = [0] * len(exits)
    for room, leading in enumerate(exits):
        for _, bit, _ in leading:
            around[room] |= bit
    return _Maze(around, exits)


def _walk(nodes: "memoryview[int]", around: list[int], exits: list[list[Exit]], door: int) -> list[tuple[int, ...]]:
    """Return the rooms of every word in order of cells; the same word may come several times, by other rooms."""
    used = [False] * len(around)
    path: list[int] = []
    hits: list[tuple[int, ...]] = []

    def leave(room: int, node: int) -> None:
        """Take every step out of the room that some word takes; `node` stands after the letters so far."""
        onward, ends = nodes[node], nodes[node + 1]
        wanted = onward | ends
        if not wanted & around[room]:
            return
        used[room] = True
        for to, bit, ending in exits[room]:
            if wanted & bit and not used[to]:
                path.append(to)
                if ends & ending:
                    hits.append(tuple(path))
                if onward & bit:
                    leave(to, nodes[node + 2 + (onward & (bit - 1)).bit_count()])
                path.pop()
        used[room] = False

    leave(door, ROOT)
    return hits
