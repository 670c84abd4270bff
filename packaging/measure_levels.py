"""Measure what each level of the Scrabble computer scores in games of two against itself, with the shipped dictionary.

Run it as `python packaging/measure_levels.py [--games 200] [--seed 1] [--level KEY]`; the means belong into
`resources/levels/scrabble.toml`.
"""

import argparse
import statistics
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boggle_desk import paths
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.leaves import Leaves, read_leaves
from boggle_desk.engine.scrabble.levels import ComputerLevel, read_levels
from boggle_desk.engine.scrabble.presets import read_layouts, read_presets, read_tile_sets
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.self_play import Chooser, play_turns
from boggle_desk.storage.lexica import open_shipped

PRESET = "family_strict"


def family_rules() -> ScrabbleRules:
    """Return the family rules under which the dictionary refuses."""
    sets, layouts = read_tile_sets(paths.resource("tiles")), read_layouts(paths.resource("boards"))
    return read_presets(paths.resource("rules", "scrabble"), sets, layouts)[PRESET]


def player(level: ComputerLevel, words: Lexicon, leaves: Leaves) -> Chooser:
    """Return a computer player."""
    return lambda view, luck: choose(view, level, words, luck, leaves=leaves)


def measure(level: ComputerLevel, games: int, seed: int) -> None:
    """Print the mean score of the level over so many games."""
    rules, words = family_rules(), open_shipped()
    leaves = read_leaves(paths.resource("leaves", "english.leaves"), rules.tiles)
    chooser, turns = player(level, words, leaves), {PlayTiles: 0, Exchange: 0, Pass: 0}
    scores: list[int] = []
    start = time.perf_counter()
    for game in range(games):
        for position, move in play_turns(rules, [chooser, chooser], words, Random(seed + game)):
            if position.turn is not None:
                turns[type(move)] += 1
        scores += position.scores
    mean, error = statistics.mean(scores), statistics.stdev(scores) / len(scores) ** 0.5
    seconds = time.perf_counter() - start
    print(
        f"{level.key}: mean {mean:.1f} ± {error:.1f} of {games} games; a game {sum(turns.values()) / games:.1f} turns, "
        f"{turns[Exchange]} exchanges and {turns[Pass]} passes in all; {games / seconds:.1f} games/s",
        flush=True,
    )


def main() -> None:
    """Measure all levels, or the one that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level")
    arguments = parser.parse_args()
    for level in read_levels(paths.resource("levels", "scrabble.toml")):
        if arguments.level in (None, level.key):
            measure(level, arguments.games, arguments.seed)


if __name__ == "__main__":
    main()
