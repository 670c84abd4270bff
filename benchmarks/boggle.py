"""How fast boards are solved: beside plain C, beside plain Python, and beside the textbook way.

    python benchmarks/boggle.py [--seconds S] [FILE]

Boards are shaken with a fixed seed; the words are those of the shipped dictionary, or of the word list in FILE, cut to
the size of ENABLE. The first table is what `boggle-desk bench` measures too, and what the same source does uncompiled.
The second is the whole way from a `Board` to words and paths, beside a nested dictionary walked depth first.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))


from boggle_desk.commands.benches import Figure  # noqa: E402 - once the project is on the path
from boggle_desk.commands.benches.boggle import Ground, enable_sized, ground, lists, scores  # noqa: E402 - as above
from boggle_desk.commands.benches.timing import in_turns, timed  # noqa: E402 - as above
from boggle_desk.engine.boggle.board import Board  # noqa: E402 - as above
from boggle_desk.engine.boggle.solver import solve  # noqa: E402 - as above
from boggle_desk.engine.lexicon import Lexicon  # noqa: E402 - as above
from boggle_desk.storage.lexica import find_lexicon  # noqa: E402 - as above

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
