"""Makes the cubes of the languages whose boxes no source attests, and measures all sets: `resources/cubes/*.json`.

Run it as `python packaging/make_cubes.py LANGUAGE ...` to make, with `--measure` to print only what boards hold. Never
make again what was published: codes of boards and the boards of the day rest on it. The method:

- A face is a letter of the language's tiles; `Qu`, and in Dutch `IJ`, are one. How often each is printed goes by how
  often it stands in the everyday words of 3 to 8 letters, vowels and consonants apart: the share to a power, at least
  once each.
- Vowels are as frequent as in those words, at most as on the English cubes and five in a hundred more, and lie on the
  cubes in the same spread as on the English ones of that size. Equal letters lie on different cubes as far as they can.
- The power, from 1.5 (steep) over 1 (as in the words) to 0.3 (flat), is the one by which boards hold most nearly as
  many words of the whole dictionary on average as the English cubes of that size.
"""

import argparse
import json
import statistics
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boggle_desk import paths
from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.cubes import Cube, CubeSet, shake
from boggle_desk.engine.boggle.rules import read_cube_sets
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.lexicon import Lexicon, level_tier
from boggle_desk.engine.scrabble.rules import read_tile_sets
from boggle_desk.engine.tiers import Tier
from boggle_desk.storage.lexica import SHIPPED, USUAL, open_shipped

LIKE = {4: "new4", 5: "big5_1979", 6: "super6"}
"""The English cubes that those of each size are like."""
ATTESTED = {"french": (4,)}
"""The sizes of which a box is known: its cubes are written by hand in the file."""
LEAST = {4: 3, 5: 4, 6: 4}
"""The fewest letters of a word on each size."""
PAIRS = {"qu": "Qu"}
DUTCH_PAIRS = PAIRS | {"ij": "IJ"}
VOWELS = frozenset("AEIOUÄÖÜĄĘÓ")
POLISH_VOWELS = VOWELS | {"Y"}
POWERS = tuple(step / 10 for step in range(15, 2, -1))


def faces_in(lexicon: Lexicon, pairs: Mapping[str, str]) -> Counter[str]:
    """Return how often each face stands in the everyday words of 3 to 8 letters."""
    found: Counter[str] = Counter()
    assert lexicon.levels
    for number, value in enumerate(lexicon.levels.values):
        if level_tier(value) <= Tier.EVERYDAY and 3 <= len(word := lexicon.graph.word(number)) <= 8:
            for place, (pair, face) in enumerate(pairs.items()):
                found[face] += word.count(pair)
                word = word.replace(pair, str(place))
            found.update(letter.upper() for letter in word if letter.isalpha())
    return +found  # no Polish word has a Q


def shared(often: Mapping[str, int], faces: int, power: float) -> Counter[str]:
    """Return how many of so many faces each letter gets: at least one each, the rest by shares to a power."""
    weights = {face: count**power for face, count in often.items()}
    whole, given = sum(weights.values()), Counter(dict.fromkeys(often, 1))
    while given.total() < faces:  # the letter that lacks most of its share comes next
        given[max(weights, key=lambda face: (weights[face] / whole * faces - given[face], face))] += 1
    return given


def dealt(letters: Counter[str], room: Sequence[int]) -> list[list[str]]:
    """Return the letters on cubes with so much room, the most frequent first, each where it lies least often yet."""
    cubes: list[list[str]] = [[] for _ in room]
    for letter, count in sorted(letters.items(), key=lambda each: (-each[1], each[0])):
        for _ in range(count):
            free = [place for place in range(len(room)) if len(cubes[place]) < room[place]]
            best = min(free, key=lambda place: (cubes[place].count(letter), len(cubes[place]) / room[place], place))
            cubes[best].append(letter)
    return cubes


def made(often: Counter[str], vowels: frozenset[str], like: CubeSet, power: float) -> tuple[Cube, ...]:
    """Return cubes by the method above."""
    size = len(like.cubes)
    profile = [sum(face in VOWELS for face in cube) for cube in like.cubes]
    share = sum(often[face] for face in often if face in vowels) / often.total()
    wanted = round(min(share, sum(profile) / (6 * size) + 0.05) * 6 * size)
    order = sorted(range(size), key=lambda place: (profile[place], place))
    while sum(profile) != wanted:  # one vowel more or less on a cube with few or many of them, in turn
        step = 1 if wanted > sum(profile) else -1
        place = next(each for each in order[::step] if 0 < profile[each] + step < 6)
        profile[place] += step
        order.append(order.pop(order.index(place))) if step > 0 else order.insert(0, order.pop(order.index(place)))
    own = {True: Counter[str](), False: Counter[str]()}
    for face, count in often.items():
        own[face in vowels][face] = count
    soft = dealt(shared(own[True], wanted, power), profile)
    hard = dealt(shared(own[False], 6 * size - wanted, power), [6 - count for count in profile])
    return tuple(tuple(sorted(one + other)) for one, other in zip(soft, hard, strict=True))


def words_on(cubes: Sequence[Cube], size: int, lexicon: Lexicon, boards: int) -> list[int]:
    """Return how many words each of some shaken boards has."""
    rng = Random(1)
    shaken = (board_of(size, size, shake(cubes, rng)) for _ in range(boards))
    return [len(solve(board, lexicon.graph, LEAST[size])) for board in shaken]


def make(key: str, english: Mapping[str, CubeSet], boards: int) -> list[dict[str, object]]:
    """Return the sets of a language that are made, as a cubes file has them."""
    lexicon = open_shipped(key)
    vowels = POLISH_VOWELS if key == "polish" else VOWELS
    often, sets = faces_in(lexicon, DUTCH_PAIRS if key == "dutch" else PAIRS), []
    tiles = read_tile_sets(paths.resource("tiles"))[key].letters
    often = Counter({face: count for face, count in often.items() if face in tiles or face in DUTCH_PAIRS.values()})
    del often["Q"]  # what is left of it without a U behind
    for size, name in LIKE.items():
        if size in ATTESTED.get(key, ()):
            continue
        like = english[name]
        aim = statistics.mean(words_on(like.cubes, size, open_shipped(), boards))
        means = {
            power: statistics.mean(words_on(made(often, vowels, like, power), size, lexicon, boards))
            for power in POWERS
        }
        power = min(POWERS, key=lambda each: abs(means[each] - aim))
        print(f"{key} {size}: power {power}, {means[power]:.0f} words; the English cubes {aim:.0f}", flush=True)
        cubes = [written(cube) for cube in made(often, vowels, like, power)]
        entry = {"key": f"{key}{size}", "name": "Boggle Desk", "language": SHIPPED[key], "rows": size, "columns": size}
        sets.append({**entry, "cubes": cubes})
    return sets


def written(cube: Cube) -> str:
    """Return a cube as the file has it."""
    return ("" if all(len(face) == 1 for face in cube) else ",").join(cube)


def measure(boards: int) -> None:
    """Print what boards of all shipped sets hold: mean words, nine in ten boards, vowels."""
    for key in SHIPPED:
        for cubes in read_cube_sets(paths.resource("cubes", f"{key}.json")).values():
            counts = words_on(cubes.cubes, cubes.rows, open_shipped(key), boards)
            low, high = statistics.quantiles(counts, n=20)[0], statistics.quantiles(counts, n=20)[-1]
            vowels = POLISH_VOWELS if key == "polish" else VOWELS
            share = 100 * statistics.mean(face in vowels for cube in cubes.cubes for face in cube)
            print(f"{cubes.key:12} {statistics.mean(counts):6.1f} words, {low:.0f} to {high:.0f}, {share:.0f} % vowels")


def main() -> None:
    """Make the sets of the languages that are named, or measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=150)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("languages", nargs="*")
    arguments = parser.parse_args()
    if arguments.measure:
        measure(arguments.boards)
        return
    english = read_cube_sets(paths.resource("cubes", f"{USUAL}.json"))
    for key in arguments.languages:
        path = paths.resource("cubes", f"{key}.json")
        kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
        kept = [each for each in kept if each["rows"] in ATTESTED.get(key, ())]
        sets = [*kept, *make(key, english, arguments.boards)]
        lines = ",\n".join(f"  {json.dumps(each, ensure_ascii=False)}" for each in sets)
        path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
