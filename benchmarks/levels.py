"""Each level of Scrabble's computers against the next: `python -m benchmarks.levels [--games 200] [--lexicon polish]`.

Prints for each pair the share that the weaker one won and by how many points the stronger one led, with the standard
errors between bags, and for each level, as soon as it is through, how common its words are: their share in each step of
commonness, the most common first (0 and 1 are simple words, 2 and 3 everyday ones). Then what its moves take of the
processor: median and 95th percentile by phase of the game, and the mean beside the next weaker level's.
The champion's time is the processor's: beside other programs it thinks as far as alone.
"""

import argparse
from collections import Counter
from itertools import chain, pairwise
from math import sqrt
from random import Random
from statistics import fmean, median, quantiles, stdev
from time import process_time
from unittest.mock import patch

from benchmarks.match import Known, LevelPlayer, Pair, known_by_name, play_pair
from benchmarks.table import make, view_of
from boggle_desk import paths
from boggle_desk.engine.lexicon import RAREST
from boggle_desk.engine.scrabble.events import PlayTiles
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, read_levels
from boggle_desk.engine.scrabble.plays import score_play
from boggle_desk.engine.scrabble.preendgame import MOST_IN_BAG
from boggle_desk.engine.scrabble.simulation import GameSimulator

_SLOWER = 5
"""A level that simulates plays so many times fewer games: each of its turns takes a second."""


_PHASES = {"middle": MOST_IN_BAG + 1, "before the end": 1, "end": 0}
"""The phases of a game, with the fewest tiles in the bag."""


class Counting(LevelPlayer):
    """A player of a level whose words are counted by their tier."""

    def __init__(self, level: ComputerLevel, known: Known) -> None:
        super().__init__(level, known)
        self.tiers: Counter[int] = Counter()
        self.times: dict[str, list[float]] = {phase: [] for phase in _PHASES}

    def turn(self, simulator: GameSimulator, rng: Random) -> None:
        """Make the move of the player on turn, count its words and take its time."""
        view = view_of(simulator)
        start = process_time()
        move = self.move(view, rng)
        phase = next(phase for phase, least in _PHASES.items() if len(view.bag) >= least)
        self.times[phase].append(process_time() - start)
        if isinstance(move, PlayTiles):
            formed = score_play(view.rules, view.board, move.play).words
            self.tiers.update(self.known.words.commonness(word.text) for word in formed)
        make(simulator, move)


def main() -> None:
    """Print a line for each pair of levels, then one for each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--lexicon", default="english")
    parser.add_argument("--from", dest="first", default="child", help="the weakest level that plays")
    asked = parser.parse_args()
    known = known_by_name(asked.lexicon, "family_strict")
    levels = read_levels(paths.resource("levels", "scrabble.toml"))
    weakest = [level.key for level in levels].index(asked.first)
    players = [Counting(each, known) for each in levels[weakest:]]
    print("step of commonness".ljust(26) + "".join(f"{step:>6}" for step in range(RAREST + 1)))
    for weaker, stronger in pairwise(players):
        games = asked.games // (_SLOWER if stronger.level.rollouts else 1)
        simulator, bags = known.simulator(), range(asked.seed, asked.seed + max(2, games // 2))
        pairs = [play_pair(simulator, (weaker, stronger), bag) for bag in bags]
        names = f"{weaker.level.key} against {stronger.level.key}"
        won, led = _mean([pair.won * 100 for pair in pairs]), _mean(list(map(_lead, pairs)))
        print(f"{names:26}{2 * len(pairs)} games, won {won} %, {led} points behind")
        show_words(weaker)
        show_times(weaker)
    show_words(players[-1])
    show_times(players[-1])
    means = [fmean(chain(*player.times.values())) for player in players]
    for (one, other), (less, more) in zip(pairwise(players), pairwise(means), strict=True):
        print(f"a move of {other.level.key} takes {more / less:.2f} of one of {one.level.key}")


def _lead(pair: Pair) -> float:
    """Return by how many points the stronger player led in the mean of a bag's two games."""
    return fmean(theirs - own for own, theirs in (pair.first, pair.second))


def _mean(numbers: list[float]) -> str:
    return f"{fmean(numbers):.1f} ± {stdev(numbers) / sqrt(len(numbers)):.1f}"


def show_words(player: Counting) -> None:
    """Print the share of a player's words in each tier."""
    shares = (player.tiers[tier] / max(1, player.tiers.total()) for tier in range(RAREST + 1))
    print(f"  words of {player.level.key:15}" + "".join(f"{share:6.0%}" for share in shares), flush=True)


def show_times(player: Counting) -> None:
    """Print what a move takes in each phase, in milliseconds of the processor."""
    for phase, times in player.times.items():
        if len(times) > 1:
            late = quantiles(times, n=20, method="inclusive")[-1]
            print(f"  {phase:24}{len(times):6} moves, median {1000 * median(times):.1f} ms, 95 % {1000 * late:.1f} ms")


if __name__ == "__main__":
    engine = "boggle_desk.engine.scrabble"
    with patch(f"{engine}.simulation.monotonic", process_time), patch(f"{engine}.endgame.monotonic", process_time):
        main()
