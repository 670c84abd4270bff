"""Train the leave values of Scrabble by games of the static player against itself.

What the tiles kept after a turn are worth is what the same player's next turn brings: its score, and what is kept then.
A ridge regression over the features of `leaves.Leaves` shares that out to single tiles, further tiles of a kind, the
balance of vowels and a Q without a U. It starts from a rough table, and each generation plays by the one before.

Run it as `python packaging/train_leaves.py [--games 500] [--generations 2] [--seed 1]`; it prints the file.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from measure_levels import family_rules

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.events import PlayTiles
from boggle_desk.engine.scrabble.leaves import WIDEST, Leaves, plain_leaves
from boggle_desk.engine.scrabble.levels import ComputerLevel
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.scoring import score_play
from boggle_desk.engine.scrabble.self_play import Chooser, play_turns
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, TileSet, without_tiles
from boggle_desk.storage.lexica import open_shipped

STATIC = ComputerLevel("static", 6, 1.0, 1.0, 1.0, 1.0, 1.0, exchanges=True, shows=1, expected=0)
RIDGE = 40.0
"""As many turns speak for the value that a feature had before: rare ones change little."""
LEAST_BAG = 8
"""Turns nearer to the end say little about keeping."""


@dataclass(frozen=True)
class Features:
    """The numbers of a rack that values are looked for, each with its place among the unknowns."""

    tiles: TileSet

    @property
    def names(self) -> list[tuple[str, str]]:
        """Every unknown: the table it belongs to and its key; the first one is the mean."""
        faces = [face for face in self.tiles.values if face in set(self.tiles.tiles)]
        single = [("single", face) for face in faces]
        again = [("again", face) for face in faces if self.tiles.tiles.count(face) > 1]
        balance = [("balance", str(each)) for each in range(-WIDEST, WIDEST + 1)]
        return [("mean", ""), *single, *again, *balance, ("queen_alone", "")]

    def of(self, kept: Rack, places: dict[tuple[str, str], int]) -> dict[int, float]:
        """Return the features that are not 0."""
        vowels = {kind.letter for kind in self.tiles.kinds if kind.vowel}
        found, difference = {0: 1.0}, 0
        for face, count in Counter(kept).items():
            found[places["single", face]] = 1.0
            if count > 1:
                found[places["again", face]] = count - 1.0
            difference += 0 if face == BLANK else count if face in vowels else -count
        if kept:
            found[places["balance", str(max(-WIDEST, min(WIDEST, difference)))]] = 1.0
        if "Q" in kept and "U" not in kept:
            found[places["queen_alone", ""]] = 1.0
        return found


def samples(rules: ScrabbleRules, words: Lexicon, leaves: Leaves, luck: Random) -> Iterator[tuple[Rack, float]]:
    """Yield from one game what was kept, and what the next turn brought."""
    chooser: Chooser = lambda view, chance: choose(view, STATIC, words, chance, leaves=leaves)  # noqa: E731 - short
    before: dict[int, tuple[Rack, bool]] = {}
    for position, move in play_turns(rules, [chooser, chooser], words, luck):
        seat = position.turn
        if seat is None or not isinstance(move, PlayTiles):
            before.clear()
            continue
        kept = without_tiles(position.racks[seat], move.play.used)
        if seat in before and before[seat][1]:
            brought = score_play(rules, position.board, move.play).score
            yield before[seat][0], brought + leaves.value(kept)
        before[seat] = kept, len(position.bag) >= LEAST_BAG + len(move.play.used)


def _before(leaves: Leaves, table: str, key: str) -> float:
    """Return what the table says of a feature, and 0 for the mean."""
    if table == "balance":
        return leaves.balance[int(key) + WIDEST]
    tables = {"single": leaves.single, "again": leaves.again, "queen_alone": {"": leaves.queen_alone}}
    return tables.get(table, {}).get(key, 0.0)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(size):
            if row != at and (factor := rows[row][at] / rows[at][at]):
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def train(rules: ScrabbleRules, words: Lexicon, leaves: Leaves, games: int, seed: int) -> Leaves:
    """Return the values that the games of one generation show."""
    features = Features(rules.tiles)
    names = features.names
    places = {name: place for place, name in enumerate(names)}
    matrix = [[RIDGE * (row == column > 0) for column in range(len(names))] for row in range(len(names))]
    right, count = [RIDGE * _before(leaves, *name) for name in names], 0
    for game in range(games):
        for kept, brought in samples(rules, words, leaves, Random(seed + game)):
            count += 1
            found = features.of(kept, places)
            for place, value in found.items():
                right[place] += value * brought
                for other, times in found.items():
                    matrix[place][other] += value * times
        if game % 100 == 99:
            print(f"# {game + 1} games, {count} turns", file=sys.stderr, flush=True)
    matrix[0][0] += 1e-9
    values = dict(zip(names, solve(matrix, right), strict=True))
    tables: dict[str, dict[str, float]] = {table: {} for table, _key in names}
    for (table, key), value in values.items():
        tables[table][key] = round(value, 2)
    print(f"# the mean turn brings {values['mean', '']:.1f}", file=sys.stderr, flush=True)
    return Leaves(
        tables["single"], tables["again"], tuple(tables["balance"].values()), leaves.vowels, tables["queen_alone"][""]
    )


def main() -> None:
    """Train and print the table as TOML."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rules, words = family_rules(), open_shipped()
    leaves = plain_leaves(rules.tiles)
    for generation in range(arguments.generations):
        leaves = train(rules, words, leaves, arguments.games, arguments.seed + generation * arguments.games)
        print(f"# Generation {generation + 1} of games of the static player against itself, {arguments.games} each.")
        print(f"balance = {list(leaves.balance)}\nqueen_alone = {leaves.queen_alone}")
        for name, table in (("single", leaves.single), ("again", leaves.again)):
            print(f"\n[{name}]")
            for tile, value in table.items():
                print(f'"{tile}" = {value}')
        sys.stdout.flush()


if __name__ == "__main__":
    main()
