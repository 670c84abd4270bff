"""Measure what each level of the Boggle computer scores alone on shaken boards, with the shipped dictionary.

Run it as `python packaging/measure_rivals.py [--boards 1000] [--seed 1] [--preset KEY] [--language english]`; the means
in English belong into `resources/levels/boggle.toml`. False words score nothing; the share is that of all points on the
board.
"""

import argparse
import statistics
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boggle_desk import paths
from boggle_desk.engine.boggle.computer import RivalLevel, look, plan, read_levels
from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.engine.boggle.position import BogglePosition, opening
from boggle_desk.engine.boggle.rules import BoggleRules, in_language, read_cube_sets, read_presets, word_points
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.storage.lexica import USUAL, open_shipped


class Tally:
    """What one level has made of all boards."""

    def __init__(self, level: RivalLevel) -> None:
        self.level = level
        self.points: list[int] = []
        self.words = self.false = self.possible = 0

    def add(self, view: BogglePosition, words: Lexicon, wrote: list[str], possible: int) -> None:
        """Count a round."""
        good = [word for word in wrote if word in words]
        self.points.append(sum(word_points(view.rules, view.players[0], word) for word in good))
        self.words += len(good)
        self.false += len(wrote) - len(good)
        self.possible += possible

    def line(self) -> str:
        """Return the figures in a line."""
        boards, total = len(self.points), sum(self.points)
        error = statistics.stdev(self.points) / boards**0.5
        deciles = statistics.quantiles(self.points, n=10)
        return (
            f"  {self.level.key:9} mean {total / boards:6.1f} ± {error:.1f}   {100 * total / self.possible:5.1f} %"
            f"   words {self.words / boards:5.1f}   false {self.false / boards:.2f}"
            f"   8 of 10 rounds {deciles[0]:.0f} to {deciles[-1]:.0f}"
        )


def measure(rules: BoggleRules, words: Lexicon, levels: tuple[RivalLevel, ...], boards: int, seed: int) -> None:
    """Print the means of all levels by these rules."""
    rng, tallies, start = Random(seed), [Tally(level) for level in levels], time.perf_counter()
    for _ in range(boards):
        view = replace(opening(rules, [Player("")]), cubes=shake(rules.cubes.cubes, rng))
        assert view.board  # the cubes were shaken just now
        possible = sum(
            word_points(rules, view.players[0], found.word)
            for found in solve(view.board, words.graph, rules.minimum_length)
        )
        sights = look(view.board, words, view.word_range)
        for tally in tallies:
            planned = plan(view, 0, tally.level, words, Random(rng.getrandbits(64)), rules.seconds, sights)
            tally.add(view, words, [word for _second, word in planned], possible)
    seconds, mean = time.perf_counter() - start, tallies[0].possible / boards
    print(f"{rules.key}: {boards} boards, {mean:.1f} points on each, {boards / seconds:.0f} boards/s")
    for tally in tallies:
        print(tally.line(), flush=True)


def main() -> None:
    """Measure all presets, or the one that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset")
    parser.add_argument("--language", default=USUAL)
    arguments = parser.parse_args()
    cubes = read_cube_sets(paths.resource("cubes"))
    levels, words = read_levels(paths.resource("levels", "boggle.toml")), open_shipped(arguments.language)
    for key, rules in read_presets(paths.resource("rules", "boggle"), cubes).items():
        if arguments.preset in (None, key):
            rules = in_language(rules, cubes, words.language, words.key)
            measure(rules, words, levels, arguments.boards, arguments.seed)


if __name__ == "__main__":
    main()
