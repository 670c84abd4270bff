"""How fast boards are solved, beside the textbook way: a nested-dictionary trie walked depth first.

Run it as `python benchmarks/boggle.py [FILE]`: 1,000 boards of each box, shaken with a fixed seed, and the shipped
dictionary or the word list in FILE. Both ways run in turns in one process and must find the same words; what counts is
their ratio.
"""

import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boggle_desk import paths
from boggle_desk.engine.boggle.board import Board, board_of
from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.engine.boggle.presets import read_cube_sets
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.storage.lexica import find_lexicon

SEED = 20261120
BOARDS, PORTION = 1_000, 100
BOXES = (("new4", 3), ("big5_1979", 4))
END = "."

Trie = dict[str, Any]
Way = Callable[[Board, int], object]


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


def seconds(way: Way, boards: Sequence[Board], least: int) -> float:
    """Return the processor time of solving the boards, each a fresh one."""
    fresh = [Board(board.rows, board.columns, board.faces) for board in boards]
    start = time.process_time()
    for board in fresh:
        way(board, least)
    return time.process_time() - start


def main() -> None:
    """Print boards a second for both ways, and the ratio."""
    graph = find_lexicon(sys.argv[1] if len(sys.argv) > 1 else "english").graph
    trie = trie_of(graph)
    ours: Way = lambda board, least: solve(board, graph, least)  # noqa: E731 - two ways of one shape
    theirs: Way = lambda board, least: textbook(board, trie, least)  # noqa: E731
    boxes = read_cube_sets(paths.resource("cubes", "english.json"))
    print(f"{len(graph):,} words, {BOARDS:,} boards of each box, seed {SEED}")
    for key, least in BOXES:
        box, luck = boxes[key], random.Random(SEED)
        boards = [board_of(box.rows, box.columns, shake(box.cubes, luck)) for _ in range(BOARDS)]
        assert all(
            {each.word: each.path for each in solve(b, graph, least)} == textbook(b, trie, least) for b in boards[:50]
        )
        words = sum(len(solve(board, graph, least)) for board in boards)
        spent = [0.0, 0.0]
        for first in range(0, BOARDS, PORTION):
            for number, way in enumerate((ours, theirs)):
                spent[number] += seconds(way, boards[first : first + PORTION], least)
        print(
            f"{box.rows}x{box.columns} from {least} letters: {words:,} words; {BOARDS / spent[0]:,.0f} boards/s, "
            f"textbook {BOARDS / spent[1]:,.0f} boards/s, ratio {spent[1] / spent[0]:.2f}"
        )


if __name__ == "__main__":
    main()
