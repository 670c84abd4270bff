"""Makes the cubes of the languages whose boxes no source attests, and measures all sets: `resources/cubes/*.json`.

Run it as `python packaging/make_cubes.py LANGUAGE ...` to make, with `--measure` to print the table of
`docs/languages.md`, with `--floors` to write `resources/rules/fair_shake.toml`. Codes of boards and the boards of the
day rest on published sets: never make a set again under its key. What was made before stays in the file as an earlier
set, and the new one has `EDITION` in its key, which `LATER_SETS` of `codes.py` needs too. The method:

- A face is a letter of the language's tiles; `Qu`, and in Dutch `IJ`, are one, and there is one of each. `natural` is
  how often a letter would be printed by its share of the everyday words of 3 to 8 letters. Each letter is there, one
  with less than 0.8 natural faces just once, others from 0.6 to 1.6 times their natural number.
- Every cube has a vowel, and no letter four times. More than 48 vowels in 100 faces are as far as
  possible avoided.
- Some thousand boards are shaken once: which cube and face lies in which cell. Simulated annealing then exchanges
  letters of two cubes, or puts another letter on a face, and counts the words of the boards that change. It wants as
  many words and as many everyday words on average as on the English cubes of that size, a poorest fifth of the boards
  that is richer than theirs, and then letters as natural as can be.
- The same seeds give the same cubes.
"""

import argparse
import json
import math
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import compress
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boggle_desk import paths
from boggle_desk.engine.boggle.cubes import CubeSet
from boggle_desk.engine.boggle.rules import read_cube_sets
from boggle_desk.engine.boggle.solver import board_solver
from boggle_desk.engine.lexicon import level_tier
from boggle_desk.engine.scrabble.rules import read_tile_sets
from boggle_desk.engine.tiers import Tier
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import SHIPPED, USUAL, open_shipped

EDITION = "2026"
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

BOARDS = 10_000
"""Boards for every published figure."""
TRIED = {4: 4_000, 5: 2_000, 6: 1_000}
"""Boards for each step of the annealing; everyday words are counted on a quarter of them."""
STEPS = 100
"""For each face."""
WARM, COLD = 0.01, 0.0003
CLOSE, RICHER, MOST_VOWELS, ROUGH = 0.08, 1.2, 0.48, 0.01

Counts = npt.NDArray[np.int64]


@cache
def everyday_words(key: str) -> WordGraph:
    """Return the graph of the everyday words of a shipped dictionary."""
    lexicon = open_shipped(key)
    assert lexicon.levels
    kept = bytes(level_tier(level) <= Tier.EVERYDAY for level in range(256))
    words = compress(lexicon.graph, lexicon.levels.values.translate(kept))
    return WordGraph.build(words, lexicon.graph.alphabet)


def faces_in(words: WordGraph, pairs: Mapping[str, str]) -> Counter[str]:
    """Return how often each face stands in the words of 3 to 8 letters."""
    found: Counter[str] = Counter()
    for word in words:
        if 3 <= len(word) <= 8:
            for place, (pair, face) in enumerate(pairs.items()):
                found[face] += word.count(pair)
                word = word.replace(pair, str(place))
            found.update(letter.upper() for letter in word if letter.isalpha())
    return +found  # no Polish word has a Q


class Falls:
    """Boards of one size as they fell: each cell has the number of a face, six for each cube, whatever is printed."""

    def __init__(self, size: int, boards: int, seed: int) -> None:
        rng, cells = Random(seed), size * size
        fallen = bytes(6 * cube + rng.randrange(6) for _ in range(boards) for cube in rng.sample(range(cells), cells))
        self.size, self.fallen = size, np.frombuffer(fallen, np.uint8).reshape(boards, cells)
        self._showing = [np.flatnonzero((self.fallen == face).any(axis=1)) for face in range(6 * cells)]

    def showing(self, faces: Sequence[int]) -> npt.NDArray[np.intp]:
        """Return the boards on which any of these faces is up."""
        return np.unique(np.concatenate([self._showing[face] for face in faces]))


class WordCounter:
    """Counts a graph's words of `least` letters or more on boards of one size that show these letters."""

    def __init__(self, graph: WordGraph, size: int, letters: Sequence[str], least: int = 0) -> None:
        self._solver, self._least = board_solver(graph, size, size, letters), least or LEAST[size]
        self._numbers = {letter: number for number, letter in enumerate(letters)}

    def count(self, boards: npt.NDArray[np.uint8], printed: Sequence[str]) -> Counts:
        """Return the words of each board with these letters printed on the faces."""
        table = bytes(self._numbers[letter] for letter in printed).ljust(256, b"\0")
        _sums, counts = self._solver.score(boards.tobytes().translate(table), [1] * 256, self._least)
        return np.array(counts)


@dataclass(frozen=True)
class Figures:
    """What the boards of a set hold."""

    words: float
    low: float
    """The 5th percentile."""
    high: float
    poorest: float
    """The mean of the poorest fifth."""
    below_20: float
    """As a share, and so on."""
    below_50: float
    everyday: float
    everyday_low: float


def figures(words: Counts, everyday: Counts) -> Figures:
    ranked, ranked_everyday = np.sort(words), np.sort(everyday)
    many = len(words)
    return Figures(
        float(words.mean()),
        float(ranked[many // 20]),
        float(ranked[-(many // 20)]),
        float(ranked[: many // 5].mean()),
        float((words < 20).mean()),
        float((words < 50).mean()),
        float(everyday.mean()),
        float(ranked_everyday[len(everyday) // 20]),
    )


def figures_of(cubes: CubeSet, key: str, boards: int = BOARDS, seed: int = 1) -> Figures:
    """Return the figures of a set with the dictionary of a language."""
    printed = [face for cube in cubes.cubes for face in cube]
    falls, letters = Falls(cubes.rows, boards, seed).fallen, sorted(set(printed))
    graphs = (open_shipped(key).graph, everyday_words(key))
    return figures(*(WordCounter(each, cubes.rows, letters).count(falls, printed) for each in graphs))


class Shape:
    """What letters on cubes should be like, whatever words they make."""

    def __init__(self, often: Mapping[str, int], vowels: frozenset[str], faces: int) -> None:
        whole = sum(often.values())
        self.vowels, self.faces = vowels, faces
        self.natural = {face: count / whole * faces for face, count in often.items()}
        self._bounds = {face: self._bounds_of(face, number) for face, number in self.natural.items()}

    @staticmethod
    def _bounds_of(face: str, natural: float) -> tuple[int, int]:
        if natural < 0.8 or len(face) > 1:
            return 1, 1
        return max(1, math.floor(0.6 * natural)), max(2, math.ceil(1.6 * natural))

    def start(self, like: CubeSet, rng: Random) -> list[str]:
        """Return letters by their natural number, at least one each. Vowels are as many on each cube as on those of
        another set; equal letters lie apart, rare ones together on the cubes with few vowels."""
        given = Counter(dict.fromkeys(sorted(self.natural), 1))
        while given.total() < self.faces:
            open_ = [face for face in given if given[face] < self._bounds[face][1]]
            given[max(open_, key=lambda face: (self.natural[face] - given[face], face))] += 1
        soft = Counter({face: many for face, many in given.items() if face in self.vowels})
        vowels = sorted(max(1, sum(face in self.vowels for face in cube)) for cube in like.cubes)
        while sum(vowels) != soft.total():
            step = 1 if sum(vowels) < soft.total() else -1
            vowels[rng.choice([cube for cube, many in enumerate(vowels) if 0 < many + step < 7])] += step
        places = (
            [range(6 * cube, 6 * cube + many) for cube, many in enumerate(vowels)],
            [range(6 * cube + many, 6 * cube + 6) for cube, many in enumerate(vowels)],
        )
        printed = dict[int, str]()
        for letters, rows in zip((soft, given - soft), places, strict=True):
            rare = [letter for letter in letters if self._bounds[letter] == (1, 1)]
            free = [face for row in rows for face in row]
            printed.update(zip(free, rare, strict=False))
            others = sorted(free[len(rare) :], key=lambda face: (face % 6, face))
            printed.update(zip(others, (letters - Counter(rare)).elements(), strict=True))
        return [printed[face] for face in range(self.faces)]

    def fault(self, printed: Sequence[str]) -> float:
        """Return how far the letters are from what they should be; 1 and more breaks a rule."""
        counts, fault = Counter(printed), 0.0
        for face, (least, most) in self._bounds.items():
            fault += max(0, least - counts[face], counts[face] - most)
            fault += 0.2 * max(0.0, abs(counts[face] - self.natural[face]) - 0.5) / self.faces
        soft = [face in self.vowels for face in printed]
        fault += 2 * max(0.0, sum(soft) / self.faces - MOST_VOWELS)
        for start in range(0, self.faces, 6):
            cube = printed[start : start + 6]
            fault += (not any(soft[start : start + 6])) + (max(map(cube.count, cube)) > 3)
        return fault


def lacking(found: Figures, aim: Figures) -> float:
    """Return how far the boards are from what they should hold. More everyday words than on English boards are no
    fault: a dictionary with fewer rare words has no other way."""
    words, everyday = found.words / aim.words - 1, found.everyday / aim.everyday - 1
    far = max(0.0, abs(words) - CLOSE) + max(0.0, -everyday - CLOSE)
    return 4 * (far + max(0.0, RICHER - found.poorest / aim.poorest))


def changes(printed: list[str], letters: Sequence[str], rng: Random) -> Iterator[tuple[tuple[int, ...], list[str]]]:
    """Yield faces that change, and the letters then."""
    while True:
        faces: tuple[int, ...] = (one := rng.randrange(len(printed)), other := rng.randrange(len(printed)))
        changed = list(printed)
        if rng.random() < 0.6:
            changed[one], changed[other] = printed[other], printed[one]
        else:
            changed[one], faces = rng.choice(letters), (one,)
        if changed != printed and (len(faces) == 1 or one // 6 != other // 6):
            yield faces, changed


def anneal(key: str, shape: Shape, like: CubeSet, aim: Figures, before: CubeSet | None) -> list[str]:
    """Return the letters of all faces, six for each cube: those of the set made before, improved, if there is one."""
    rng, size, letters = Random(7), like.rows, sorted(shape.natural)
    tried = TRIED[size]
    falls, first = Falls(size, tried, 2), tried // 4
    all_words, everyday_only = (
        WordCounter(graph, size, letters) for graph in (open_shipped(key).graph, everyday_words(key))
    )
    printed = [face for cube in before.cubes for face in cube] if before else shape.start(like, rng)
    warm = WARM / 4 if before else WARM
    words = all_words.count(falls.fallen, printed)
    everyday = everyday_only.count(falls.fallen[:first], printed)
    fault = shape.fault(printed)
    now, roughly = (fault + lacking(figures(words[:share], everyday), aim) for share in (tried, first))
    best, kept = now, printed
    steps = STEPS * len(printed)
    for step in range(steps):
        heat = warm * (COLD / warm) ** (step / steps)
        worse = -heat * math.log(1 - rng.random())  # how much is put up with this time
        faces, changed = next(changes(printed, letters, rng))
        fault, boards = shape.fault(changed), falls.showing(faces)
        rows, others = boards[boards < first], boards[boards >= first]
        if fault > now + worse:
            continue
        new_words, new_everyday = words.copy(), everyday.copy()
        new_words[rows] = all_words.count(falls.fallen[rows], changed)
        rough = fault + lacking(figures(new_words[:first], everyday), aim)
        if rough > roughly + worse + ROUGH:
            continue
        new_words[others] = all_words.count(falls.fallen[others], changed)
        new_everyday[rows] = everyday_only.count(falls.fallen[rows], changed)
        then = fault + lacking(figures(new_words, new_everyday), aim)
        if then <= now + worse:
            roughly = fault + lacking(figures(new_words[:first], new_everyday), aim)
            now, printed, words, everyday = then, changed, new_words, new_everyday
            if now < best:
                best, kept = now, printed
    return kept


def make(key: str, like: CubeSet, aim: Figures) -> CubeSet:
    """Return a set of a language by the method above, and print what it holds."""
    size = like.rows
    vowels = POLISH_VOWELS if key == "polish" else VOWELS
    pairs = DUTCH_PAIRS if key == "dutch" else PAIRS
    often, tiles = faces_in(everyday_words(key), pairs), read_tile_sets(paths.resource("tiles"))[key].letters
    often = Counter({face: often[face] for face in often if (face in tiles and face != "Q") or face in pairs.values()})
    shape = Shape(often, vowels, 6 * size * size)
    made_key = f"{key}{size}_{EDITION}"
    before = read_cube_sets(paths.resource("cubes", f"{key}.json")).get(made_key)
    printed = anneal(key, shape, like, aim, before)
    cubes = sorted(tuple(sorted(printed[start : start + 6])) for start in range(0, len(printed), 6))
    made = CubeSet(made_key, "Boggle Desk", SHIPPED[key], size, size, tuple(cubes))
    found = figures_of(made, key)
    print(row(made, found, vowels), f"fault {shape.fault(printed):.3f}", *misses(found, aim), flush=True)
    return made


def misses(found: Figures, aim: Figures) -> list[str]:
    """Return what a set should have and has not."""
    wanted = {
        f"5th percentile below {aim.low:.0f}": found.low >= aim.low,
        "below 20 words: more than 1 %": found.below_20 <= 0.01,
        f"average words not within 10 % of {aim.words:.0f}": abs(found.words / aim.words - 1) <= 0.1,
        f"average everyday words not within 10 % of {aim.everyday:.0f}": abs(found.everyday / aim.everyday - 1) <= 0.1,
    }
    return [f"MISSED: {text}" for text, met in wanted.items() if not met]


FLOORS = """\
# The fewest everyday words of a fair board, by its number of cubes and the fewest letters of a word: what 95 in 100
# boards of the English cubes have. Written by `python packaging/make_cubes.py --floors`.
"""
TITLE = """| cubes | words | 5 % below | 5 % above | below 20 | below 50 | everyday words | 5 % below | vowels |
|---|---:|---:|---:|---:|---:|---:|---:|---:|"""


def row(cubes: CubeSet, found: Figures, vowels: frozenset[str]) -> str:
    """Return the line of a table in Markdown."""
    share = sum(face in vowels for cube in cubes.cubes for face in cube) / (6 * len(cubes.cubes))
    parts = (
        f"{cubes.key}",
        f"{found.words:.0f}",
        f"{found.low:.0f}",
        f"{found.high:.0f}",
        f"{found.below_20:.1%}",
        f"{found.below_50:.1%}",
        f"{found.everyday:.0f}",
        f"{found.everyday_low:.0f}",
        f"{share:.0%}",
    )
    return f"| {' | '.join(parts).replace('%', ' %')} |"


def measure(boards: int) -> None:
    """Print the table of all shipped sets."""
    print(TITLE)
    for key in SHIPPED:
        for cubes in read_cube_sets(paths.resource("cubes", f"{key}.json")).values():
            vowels = POLISH_VOWELS if key == "polish" else VOWELS
            print(row(cubes, figures_of(cubes, key, boards), vowels), flush=True)


def write_floors(boards: int) -> None:
    """Write how many everyday words 95 in 100 boards of the English cubes have, by cubes and minimum length."""
    text, english = FLOORS, read_cube_sets(paths.resource("cubes", f"{USUAL}.json"))
    for size, name in LIKE.items():
        printed = [face for cube in english[name].cubes for face in cube]
        falls, letters, words = Falls(size, boards, 1).fallen, sorted(set(printed)), everyday_words(USUAL)
        text += f"\n[{size * size}]\n"
        for least in range(2, 9):
            counts = np.sort(WordCounter(words, size, letters, least).count(falls, printed))
            text += f"{least} = {counts[boards // 20]}\n"
    paths.resource("rules", "fair_shake.toml").write_text(text, encoding="utf-8")


def written(cube: Sequence[str]) -> str:
    """Return a cube as the file has it."""
    return ("" if all(len(face) == 1 for face in cube) else ",").join(cube)


def write(key: str, made: Sequence[CubeSet]) -> None:
    """Write the sets of a language by size, what they replace last."""
    path = paths.resource("cubes", f"{key}.json")
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    keys, sizes = {each.key for each in made}, {each.rows for each in made}
    kept = [each for each in before if each["rows"] not in sizes]
    earlier = [each | {"earlier": True} for each in before if each["rows"] in sizes and each["key"] not in keys]
    entries = [
        {
            "key": each.key,
            "name": each.name,
            "language": each.language,
            "rows": each.rows,
            "columns": each.columns,
            "cubes": [written(cube) for cube in each.cubes],
        }
        for each in made
    ]
    ordered = sorted((*kept, *entries, *earlier), key=lambda each: (each.get("earlier", False), each["rows"]))
    lines = ",\n".join(f"  {json.dumps(each, ensure_ascii=False)}" for each in ordered)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> None:
    """Make the sets of the languages that are named, or measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=BOARDS)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--floors", action="store_true")
    parser.add_argument("--size", type=int, choices=LIKE, action="append", help="4, 5 or 6; all without")
    parser.add_argument("languages", nargs="*")
    arguments = parser.parse_args()
    if arguments.measure:
        measure(arguments.boards)
    if arguments.floors:
        write_floors(arguments.boards)
    if not arguments.languages:
        return
    english = read_cube_sets(paths.resource("cubes", f"{USUAL}.json"))
    aims = {size: (english[name], figures_of(english[name], USUAL)) for size, name in LIKE.items()}
    for key in arguments.languages:
        for size in arguments.size or LIKE:
            if size not in ATTESTED.get(key, ()):
                write(key, [make(key, *aims[size])])


if __name__ == "__main__":
    main()
