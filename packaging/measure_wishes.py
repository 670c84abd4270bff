"""Measure how many shakes and how much time the ready wishes take, with the shipped dictionary.

Run it as `python packaging/measure_wishes.py [--boards 60] [--preset KEY]`; the last line of each preset is a wish that
no board fulfils.
"""

import argparse
import statistics
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boggle_desk import paths
from boggle_desk.engine.boggle.rules import MOST_WORDS, BoardWish, BoggleRules, read_cube_sets, read_presets
from boggle_desk.engine.boggle.wishes import ReadyWish, Wanted, ready_wish, share_granted, wished_board
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.storage.lexica import open_shipped

READY = (ReadyWish.MANY, ReadyWish.FEW, ReadyWish.CHILDREN, ReadyWish.LONG)


def measure(name: str, wanted: Wanted, boards: int) -> None:
    """Print the mean shakes and the mean and longest time of so many wished boards."""
    share_granted(wanted, Random(0), 1)  # the graph of the counted words is built once
    shakes, seconds, granted = [], [], 0
    for seed in range(boards):
        begun = time.perf_counter()
        found = wished_board(wanted, Random(seed))
        seconds.append(time.perf_counter() - begun)
        shakes.append(found.shakes)
        granted += found.granted
    mean, longest = 1000 * statistics.mean(seconds), 1000 * max(seconds)
    times = f"{mean:8.1f} ms, longest {longest:8.1f} ms"
    print(f"{name:22} {statistics.mean(shakes):9.1f} shakes {times}, {granted} of {boards} fulfil it")


def measure_preset(rules: BoggleRules, lexicon: Lexicon, boards: int) -> None:
    """Print a line for each ready wish, and one for a wish that is out of reach."""
    for ready in READY:
        wish = ready_wish(ready, len(rules.cubes.cubes), rules.minimum_length)
        measure(f"{rules.key}, {ready.value}", Wanted(wish, rules.cubes, rules.minimum_length, lexicon), boards)
    never = Wanted(BoardWish(least_words=MOST_WORDS), rules.cubes, rules.minimum_length, lexicon)
    measure(f"{rules.key}, out of reach", never, 1)


def main() -> None:
    """Measure as the command line says."""
    presets = read_presets(paths.resource("rules", "boggle"), read_cube_sets(paths.resource("cubes")))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=60)
    parser.add_argument("--preset", choices=sorted(presets))
    asked = parser.parse_args()
    lexicon = open_shipped()
    for key, rules in presets.items():
        if asked.preset in (None, key):
            measure_preset(rules, lexicon, asked.boards)


if __name__ == "__main__":
    main()
