"""`boggle-desk match`: paired games of two computer players, to see which is the stronger one."""

import argparse
import json
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from multiprocessing import get_context
from os import cpu_count

from boggle_desk import paths
from boggle_desk.commands import UsageError
from boggle_desk.commands.inputs import add_lexicon, leaves_of, lexicon_named, number_of, wins_of
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, read_levels
from boggle_desk.engine.scrabble.match import (
    Known,
    LevelPlayer,
    Mind,
    Pair,
    Thinker,
    UnknownPlayer,
    play_pair,
    read_technique,
    summary,
)
from boggle_desk.engine.scrabble.rules import read_layouts, read_presets, read_tile_sets

_MOST_GAMES, _MOST_SEED = 10_000_000, 10**15
_DESCRIPTION = """\
Play paired games of two computer players: every bag is played twice, with the seats swapped. A player is a level of the
game, or a technique without a level's limits; its numbers can be set: 'simulation:seconds=2,contenders=25'."""
_EPILOG = """\
It prints the share of games that the first player won, ties halved, with its 95 % confidence interval from the spread
between pairs, and the mean scores. The same seed gives the same games, whatever the number of workers, unless a player
goes by the clock; 'simulation:rollouts=5000,seconds=999' does not. --json prints {"players", "games", "seed",
"lexicon", "wins", "share", "error", "means", "mean_errors", "seconds"}."""


@dataclass(frozen=True)
class _Setting:
    """What a worker needs to know: plain texts, so that it can be sent anywhere."""

    players: tuple[str, str]
    lexicon: str
    rules: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser of this command all that it takes."""
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.add_argument("--players", metavar="A,B", required=True, help="two players; see below for their names")
    parser.add_argument("--games", metavar="N", default="1000", help="how many games, an even number (%(default)s)")
    parser.add_argument("--seed", metavar="S", default="1", help="the seed of the first bag (%(default)s)")
    add_lexicon(parser)
    parser.add_argument("--rules", metavar="NAME", default="family_strict", help="the rules (%(default)s)")
    parser.add_argument("--workers", metavar="N", help="how many processes (one for each core)")
    parser.add_argument("--json", action="store_true", help="print for programs; see below")


def run(arguments: argparse.Namespace) -> int:
    """Print who won how often; return 0. Raises UsageError."""
    games = number_of(arguments.games, "--games", 2, _MOST_GAMES)
    seed = number_of(arguments.seed, "--seed", 0, _MOST_SEED)
    workers = number_of(arguments.workers, "--workers", 1, 256) if arguments.workers else cpu_count() or 1
    if games % 2:
        raise UsageError(f"--games is an even number, since every bag is played twice; {games} is odd.")
    setting = _Setting(_players(arguments.players), arguments.lexicon, arguments.rules)
    _bench(setting)  # says what is wrong before any process starts
    start = time.perf_counter()
    pairs = list(_pairs(setting, seed, games // 2, workers))
    _print(setting, seed, pairs, time.perf_counter() - start, arguments.json)
    return 0


def _players(text: str) -> tuple[str, str]:
    """Return the two names; a comma inside the numbers of a technique belongs to it."""
    names = re.split(r",(?![a-z]+=)", text)
    if len(names) != 2:
        raise UsageError(f"--players names two players with a comma between them, not '{text[:80]}'.")
    return names[0].strip(), names[1].strip()


# -------------------------------------------------------------------------------------- in each process


@cache
def _known(lexicon: str, rules: str) -> Known:
    sets, layouts = read_tile_sets(paths.resource("tiles")), read_layouts(paths.resource("boards"))
    presets = read_presets(paths.resource("rules", "scrabble"), sets, layouts)
    if rules not in presets:
        raise UsageError(f"There are no rules called '{rules[:40]}'; there are {', '.join(presets)}.")
    tiles = presets[rules].tiles
    return Known(presets[rules], lexicon_named(lexicon, tiles.key), leaves_of(tiles), wins_of(tiles))


def _levels() -> dict[str, ComputerLevel]:
    return {level.key: level for level in read_levels(paths.resource("levels", "scrabble.toml"))}


def _mind(name: str, known: Known) -> Mind:
    levels = _levels()
    if name in levels:
        return LevelPlayer(levels[name], known)
    try:
        return Thinker(read_technique(name), known)
    except UnknownPlayer as fault:
        raise UsageError(f"{fault}. The levels are {', '.join(levels)}.") from fault


@cache
def _bench(setting: _Setting) -> tuple[Known, tuple[Mind, Mind]]:
    known = _known(setting.lexicon, setting.rules)
    first, second = (_mind(name, known) for name in setting.players)
    return known, (first, second)


def _play(setting: _Setting, first: int, pairs: int) -> list[Pair]:
    known, minds = _bench(setting)
    simulator = known.simulator(2)
    return [play_pair(simulator, minds, number) for number in range(first, first + pairs)]


# ------------------------------------------------------------------------------------- all of them


def _pairs(setting: _Setting, seed: int, pairs: int, workers: int) -> Iterator[Pair]:
    """Yield the pairs in order of their seeds, and say on stderr how far they are."""
    chunk = max(1, min(50, pairs // (8 * workers)))
    starts = range(seed, seed + pairs, chunk)
    sizes = [min(chunk, seed + pairs - start) for start in starts]
    done = 0
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            for played in pool.map(_play, [setting] * len(starts), starts, sizes):
                yield from played
                done += 2 * len(played)
                if sys.stderr.isatty():
                    print(f"\r{done:,} of {2 * pairs:,} games", end="", file=sys.stderr, flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)


def _print(setting: _Setting, seed: int, pairs: list[Pair], seconds: float, as_json: bool) -> None:
    found = summary(pairs)
    if as_json:
        about = {"players": list(setting.players), "seed": seed, "lexicon": setting.lexicon}
        print(json.dumps(about | asdict(found) | {"seconds": round(seconds, 3)}))
        return
    first, second = setting.players
    print(f"{first} against {second}: {found.games:,} games in {seconds:.1f} s")
    print(f"{first} won {found.share:.2%} ± {found.error:.2%} (95 %), ties halved")
    for name, mean, error in zip(setting.players, found.means, found.mean_errors, strict=True):
        print(f"{name} scored {mean:.1f} ± {error:.1f} a game")
