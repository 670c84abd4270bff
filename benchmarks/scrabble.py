"""How fast Scrabble plays are found, beside the plain way: dictionaries of dictionaries, one square after the other.

Run it as `python benchmarks/scrabble.py [FILE]`: the positions of some games of the expert against itself with a fixed
seed, and the shipped dictionary or the word list in FILE. Both ways run in turns in one process and must find the
same plays with the same scores; what counts is their ratio.
"""

import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boggle_desk import paths
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.graphs import tile_graph
from boggle_desk.engine.scrabble.leaves import read_leaves
from boggle_desk.engine.scrabble.levels import read_levels
from boggle_desk.engine.scrabble.movegen import find_plays
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.presets import read_layouts, read_presets, read_tile_sets
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.scoring import score_play
from boggle_desk.engine.scrabble.self_play import Chooser, play_turns
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, Tile
from boggle_desk.storage.lexica import find_lexicon

SEED, GAMES, COMPARED = 20261120, 12, 40
END = "."

Trie = dict[str, Any]
Case = tuple[Board, Rack]


def trie_of(words: Iterable[str]) -> Trie:
    """Return the words as dictionaries by letter; `END` marks a word."""
    root: Trie = {}
    for word in words:
        node = root
        for letter in word.upper():
            node = node.setdefault(letter, {})
        node[END] = word
    return root


def plain_plays(board: Board, rack: Rack, root: Trie, words: frozenset[str]) -> Iterator[Play]:
    """Yield every play, some of one tile twice: from each square of each line on, letter by letter along the
    trie, until the word ends; words across are looked up in a set."""
    layout, tiles = board.layout, board.tiles
    opening = board.is_empty
    for across in (True, False):
        for square in range(len(tiles)):
            before = board.beside(square, across, -1)
            if before is None or not tiles[before]:
                yield from _from_square(board, rack, root, words, square, across, opening, layout.start)


def _crossing(board: Board, square: int, across: bool, letter: str) -> str:
    """Return the word that crosses the square with the letter on it, or the letter."""
    laid = board.with_tiles([(square, Tile(letter))])
    return "".join(tile.letter for at in laid.line(square, not across) if (tile := laid.tiles[at]))


def _from_square(
    board: Board, rack: Rack, root: Trie, words: frozenset[str], first: int, across: bool, opening: bool, start: int
) -> Iterator[Play]:
    left, laid = Counter(rack), list[tuple[int, Tile]]()

    def visit(square: int | None, node: Trie, touches: bool, length: int) -> Iterator[Play]:
        tile = None if square is None else board.tiles[square]
        if tile is None and END in node and laid and touches and length > 1:
            yield Play(tuple(laid))
        if square is None:
            return
        onward = board.beside(square, across, 1)
        if tile is not None:
            if tile.letter in node:
                yield from visit(onward, node[tile.letter], True, length + 1)
            return
        for letter in [each for each in node if each != END and (left[each] or left[BLANK])]:
            crossing = _crossing(board, square, across, letter)
            if len(crossing) > 1 and crossing not in words:
                continue
            holds = touches or len(crossing) > 1 or (opening and square == start)
            for face in (letter, BLANK):
                if left[face]:
                    left[face] -= 1
                    laid.append((square, Tile(letter, blank=face == BLANK)))
                    yield from visit(onward, node[letter], holds, length + 1)
                    laid.pop()
                    left[face] += 1

    return visit(first, root, False, 0)


def family_rules() -> ScrabbleRules:
    """Return the family rules under which the dictionary refuses."""
    sets, layouts = read_tile_sets(paths.resource("tiles")), read_layouts(paths.resource("boards"))
    return read_presets(paths.resource("rules", "scrabble"), sets, layouts)["family_strict"]


def played(rules: ScrabbleRules, words: Lexicon) -> tuple[list[Case], float]:
    """Return the positions of the games, and the seconds that the games took."""
    leaves = read_leaves(paths.resource("leaves", "english.leaves"), rules.tiles)
    expert = read_levels(paths.resource("levels", "scrabble.toml"))[-1]
    chooser: Chooser = lambda view, luck: choose(view, expert, words, luck, leaves=leaves)  # noqa: E731 - short
    cases: list[Case] = []
    start = time.process_time()
    for game in range(GAMES):
        for position, _move in play_turns(rules, [chooser, chooser], words, Random(SEED + game)):
            if position.turn is not None:
                cases.append((position.board, position.racks[position.turn]))
    return cases, time.process_time() - start


def report(name: str, spent: list[float], plays: int) -> None:
    """Print how long the positions took."""
    ordered = sorted(1000 * each for each in spent)
    print(
        f"{name}: {len(spent)} positions, {plays / len(spent):,.0f} plays each; median {statistics.median(ordered):.1f}"
        f" ms, 95 % below {ordered[int(0.95 * len(ordered))]:.1f} ms; {len(spent) / sum(spent):,.0f} positions/s,"
        f" {plays / sum(spent):,.0f} plays/s"
    )


def main() -> None:
    """Print positions, plays and games a second, and the ratio to the plain way."""
    words, rules = find_lexicon(sys.argv[1] if len(sys.argv) > 1 else "english"), family_rules()
    graph = tile_graph(words.graph, rules.tiles)
    cases, seconds = played(rules, words)
    print(f"{len(words):,} words, seed {SEED}; the expert against itself: {GAMES / seconds:.1f} games/s")
    times: dict[bool, list[float]] = {False: [], True: []}
    counts = {False: 0, True: 0}
    for board, rack in cases:
        start = time.process_time()
        found = len(find_plays(board, rack, rules.tiles, graph))
        times[BLANK in rack].append(time.process_time() - start)
        counts[BLANK in rack] += found
    report("without a blank", times[False], counts[False])
    report("with a blank", times[True], counts[True])
    trie, listed = trie_of(words.graph), frozenset(word.upper() for word in words.graph)
    spent = [0.0, 0.0]
    for board, rack in [case for case in cases if BLANK not in case[1]][:: max(1, len(cases) // COMPARED)]:
        start = time.process_time()
        ours = {each.play: each.score for each in find_plays(board, rack, rules.tiles, graph)}
        middle = time.process_time()
        theirs = {play: score_play(rules, board, play).score for play in plain_plays(board, rack, trie, listed)}
        spent[0] += middle - start
        spent[1] += time.process_time() - middle
        assert ours == theirs
    print(f"without a blank, plays and scores as objects: the plain way takes {spent[1] / spent[0]:.1f} times as long")


if __name__ == "__main__":
    main()
