"""`./run match`: paired games of two computer players, to see which is stronger.

Each bag is played twice, with the seats swapped. A player is a level of the game, a technique, or a program.
"""

import argparse
import json
import re
import shlex
import shutil
import signal
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import cache, cached_property
from math import sqrt
from multiprocessing import get_context
from os import cpu_count
from random import Random
from typing import Any, Protocol

from benchmarks.programs import Forfeit, Program, search_path
from benchmarks.table import make, view_of
from boggle_desk import paths
from boggle_desk.cli import guarded
from boggle_desk.commands import UsageError, counted
from boggle_desk.commands.inputs import add_options, lexicon_named, number_of, rules_named
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.endgame import solve_endgame
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, Leaves, Wins, read_levels
from boggle_desk.engine.scrabble.movegen import TileGraph, find_plays, tile_graph
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.preendgame import MOST_IN_BAG, is_preendgame, weigh
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.simulation import MOST_ROLLOUTS, GameSimulator, new_simulator, simulate
from boggle_desk.engine.scrabble.values import OwnMove, Valuation, contenders
from boggle_desk.storage.lexica import SHIPPED
from boggle_desk.storage.shipped import leaves_of, tile_sets, wins_of


@dataclass(frozen=True)
class Known:
    """What every computer player at a table knows."""

    rules: ScrabbleRules
    words: Lexicon
    leaves: Leaves
    wins: Wins

    @cached_property
    def graph(self) -> TileGraph:
        """The words in tiles."""
        return tile_graph(self.words.graph, self.rules.tiles)

    def simulator(self) -> GameSimulator:
        """Return a new table for two."""
        return new_simulator(self.rules, self.graph, self.leaves, self.wins)


class Mind(Protocol):
    """A computer player at a table."""

    def turn(self, simulator: GameSimulator, rng: Random) -> None:
        """Make the move of the player on turn."""


@dataclass(frozen=True)
class Technique:
    """How a player values moves; the numbers can be set by name: `simulation:seconds=2,contenders=25`."""

    name: str
    leaves: bool = True
    """Whether what is left on the rack counts, or the score alone."""
    seconds: float = 0.0
    """How long it simulates before a move; 0: not at all."""
    rollouts: int = MOST_ROLLOUTS
    """The most rollouts of a simulation: with them, and much time, a game can be repeated."""
    contenders: int = 15
    """How many of the statically best plays are simulated."""
    endgame: float = 0.0
    """How many seconds it searches the end of the game, when the bag is empty."""
    preendgame: float = 0.0
    """How many seconds it weighs its moves by how the game ends, when one to four tiles are in the bag."""
    halving: bool = True
    """Whether the worse half of them leaves after each share of the rollouts, or only those that surely lose."""


TECHNIQUES = {
    each.name: each
    for each in (
        Technique("score", leaves=False),
        Technique("static"),
        Technique("static+endgame", endgame=1.0),
        Technique("simulation", seconds=1.0),
        Technique("static+preendgame", endgame=1.0, preendgame=2.0),
        Technique("simulation+endgame", seconds=1.0, endgame=1.0),
        Technique("simulation+preendgame", seconds=1.0, endgame=1.0, preendgame=2.0),
    )
}
_SETTINGS = {
    "seconds": float,
    "rollouts": int,
    "halving": bool,
    "contenders": int,
    "endgame": float,
    "preendgame": float,
}


class UnknownPlayer(ValueError):
    """A text that names neither a level nor a technique; the message says why."""


def read_technique(text: str) -> Technique:
    """Return the technique that a text names, with its numbers. Raises `UnknownPlayer`."""
    name, _, settings = text.partition(":")
    if name not in TECHNIQUES:
        wanted = "technique, and only those take numbers" if settings else "level or a technique"
        raise UnknownPlayer(f"'{name[:40]}' isn't a {wanted} ({', '.join(TECHNIQUES)})")
    technique, numbers = TECHNIQUES[name], dict[str, Any]()
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        if key not in _SETTINGS or not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", value):
            raise UnknownPlayer(f"'{setting[:40]}' isn't a setting. Choose from {', '.join(_SETTINGS)}")
        numbers[key] = _SETTINGS[key](float(value))
    return replace(technique, name=text, **numbers)


@dataclass(eq=False)
class Thinker:
    """A player by a technique."""

    technique: Technique
    known: Known

    @cached_property
    def _own(self) -> GameSimulator:
        """The table on which it rolls out."""
        return self.known.simulator()

    def turn(self, simulator: GameSimulator, rng: Random) -> None:
        """Make the move of the player on turn."""
        move = self._move(simulator, rng)
        if move is not None:
            make(simulator, move)
        else:
            simulator.table.think(self.technique.leaves)
            simulator.table.act()

    def _move(self, simulator: GameSimulator, rng: Random) -> OwnMove | None:
        """Return a move that was thought out, None where the table's own will do."""
        technique, graph, bag = self.technique, self.known.graph, simulator.table.in_bag()
        if not bag and not technique.endgame:
            return None
        view = view_of(simulator)
        if not bag:
            ending = solve_endgame(view, graph, technique.endgame)
            return ending.move if ending else None
        if technique.preendgame and bag <= MOST_IN_BAG and is_preendgame(view, graph):
            moves = [*self._contenders(view), Pass()]
            weighed = weigh([self._own], graph, view, moves, rng, technique.preendgame)
            return moves[weighed[0].place if weighed else 0]
        if not technique.seconds:
            return None
        moves = self._contenders(view)
        found = simulate(
            [self._own], view, moves, rng, technique.seconds, technique.rollouts, halving=technique.halving
        )
        return moves[found[0].place]

    def _contenders(self, view: ScrabblePosition) -> list[PlayTiles | Exchange | Pass]:
        known, rules = self.known, view.rules
        plays = find_plays(view.board, view.racks[view.turn or 0], rules.tiles, known.graph, rules.bonus)
        valuation = Valuation(view.board, rules.tiles, known.leaves, len(view.bag))
        return contenders(view, plays, valuation.ranked(plays), valuation, self.technique.contenders)


@dataclass(eq=False)
class LevelPlayer:
    """A player of a level, with its vocabulary and its oversights."""

    level: ComputerLevel
    known: Known

    def turn(self, simulator: GameSimulator, rng: Random) -> None:
        make(simulator, self.move(view_of(simulator), rng))

    def move(self, view: ScrabblePosition, rng: Random) -> OwnMove:
        known, level = self.known, replace(self.level, shows=1)  # nobody watches it think, so one play is enough
        return choose(view, level, known.words, rng, leaves=known.leaves, wins=known.wins)


_CONFIDENT = 1.959964  # standard errors on either side that hold 95 % of what chance does


@dataclass(frozen=True)
class Pair:
    """The scores of one bag played twice."""

    number: int
    """The seed of the bag."""
    first: tuple[int, int]
    """The points of the first player and of the second one in the game that the first one begins."""
    second: tuple[int, int]
    """The same of the game that the second one begins."""
    forfeits: tuple[str, ...] = ()
    """How programs lost games by forfeit; such a game is nothing to at least 1."""

    @property
    def won(self) -> float:
        """The share of the two games that the first player won, ties halved."""
        return sum(_won(*game) for game in (self.first, self.second)) / 2


@dataclass(frozen=True)
class MatchSummary:
    """What a match says."""

    games: int
    wins: float
    """Games that the first player won, ties halved."""
    share: float
    """The same from 0 to 1."""
    error: float
    """Half the width of its 95 % confidence interval, from the spread between pairs."""
    means: tuple[float, float]
    """The mean scores."""
    mean_errors: tuple[float, float]
    """Their standard errors."""
    forfeits: int = 0
    """Games that programs lost by what they sent, or by the clock."""


def play_pair(simulator: GameSimulator, minds: Sequence[Mind], number: int) -> Pair:
    """Play one bag twice. Equal numbers give equal games, unless a player goes by the clock."""
    forfeits: list[str] = []
    first = _play_bag(simulator, (minds[0], minds[1]), number, forfeits)
    second = _play_bag(simulator, (minds[1], minds[0]), number, forfeits)
    return Pair(number, first, (second[1], second[0]), tuple(forfeits))


def _play_bag(simulator: GameSimulator, minds: tuple[Mind, Mind], number: int, forfeits: list[str]) -> tuple[int, int]:
    simulator.table.deal(number)
    rng = Random(number)
    while not simulator.table.over:
        seat = simulator.table.turn
        try:
            minds[seat].turn(simulator, rng)
        except Forfeit as fault:
            if isinstance(mind := minds[seat], Program) and not mind.moves:
                raise _useless(mind, fault) from fault
            forfeits.append(str(fault))
            won = max(1, simulator.table.scores()[1 - seat])
            return (0, won) if seat == 0 else (won, 0)
    scores = simulator.table.scores()
    return scores[0], scores[1]


def summary(pairs: Sequence[Pair]) -> MatchSummary:
    """Return what the pairs say. Raises ValueError for none."""
    if not pairs:
        raise ValueError("no game was played")
    shares = [pair.won for pair in pairs]
    games = [game for pair in pairs for game in (pair.first, pair.second)]
    share = statistics.fmean(shares)
    columns = [[game[seat] for game in games] for seat in (0, 1)]
    return MatchSummary(
        games=len(games),
        wins=share * len(games),
        share=share,
        error=_CONFIDENT * _error(shares),
        means=(statistics.fmean(columns[0]), statistics.fmean(columns[1])),
        mean_errors=(_error(columns[0]), _error(columns[1])),
        forfeits=sum(len(pair.forfeits) for pair in pairs),
    )


def _won(mine: int, other: int) -> float:
    return 1.0 if mine > other else 0.5 if mine == other else 0.0


def _error(numbers: Sequence[float]) -> float:
    return statistics.stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0


_MOST_GAMES, _MOST_SEED = 10_000_000, 10**15
_PROGRAM = "exec:"
_DESCRIPTION = """\
Play two computer players against each other. Every bag is played twice, each player going first once. A player is a
level of the game, a technique without a level's limits, or a program that speaks the protocol for bots
(docs/protocol.md), with a clock. You can set a technique's numbers: 'simulation:seconds=2,contenders=25'."""
_EPILOG = """\
example:
  ./run match --players champion,expert --games 100
  ./run match --players champion,"exec:python bot.py" --clock 60

Prints how many games the first player won (a tie counts half), with a 95% confidence interval from the spread between
pairs, and the mean scores. The same seed gives the same games with any number of workers, unless a player is limited
by time. 'simulation:rollouts=5000,seconds=999' isn't. --json prints {"players", "games", "seed", "lexicon", "wins",
"share", "error", "means", "mean_errors", "forfeits", "seconds"}. A program forfeits a game by a move that the rules or
the dictionary refuse, by what is no answer, by its clock, and by ending. One that never makes a move ends the match.
'python' is the one that runs the game."""


@dataclass(frozen=True)
class _Setting:
    """What a worker needs to know: plain texts, so that it can be sent anywhere."""

    players: tuple[str, str]
    lexicon: str
    rules: str
    clock: float = 60.0
    """The seconds of a program for each game."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks and return the exit code, like `boggle_desk.cli.main`."""
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("./run match", None, _DESCRIPTION, _EPILOG, formatter_class=shape)
    parser.add_argument("--players", metavar="A,B", required=True, help="two players, see below")
    parser.add_argument("--games", metavar="N", default="1000", help="number of games, even (%(default)s)")
    parser.add_argument("--seed", metavar="S", default="1", help="the seed of the first bag (%(default)s)")
    add_options(parser, "--lexicon")
    parser.add_argument("--rules", metavar="NAME", default="family_strict", help="the rules (%(default)s)")
    parser.add_argument("--clock", metavar="S", default="60", help="seconds of a program for each game (%(default)s)")
    parser.add_argument("--workers", metavar="N", help="number of processes (one per core)")
    add_options(parser, "--json")
    return guarded(run, parser.parse_args(argv))


def run(arguments: argparse.Namespace) -> int:
    """Print who won how often; return 0. Raises UsageError."""
    games = number_of(arguments.games, "--games", 2, _MOST_GAMES)
    seed = number_of(arguments.seed, "--seed", 0, _MOST_SEED)
    workers = number_of(arguments.workers, "--workers", 1, 256) if arguments.workers else cpu_count() or 1
    if games % 2:
        raise UsageError(f"--games must be even because every bag is played twice. {games} is odd.")
    clock = number_of(arguments.clock, "--clock", 1, 86_400)
    setting = _Setting(_players(arguments.players), arguments.lexicon, arguments.rules, clock)
    _bench(setting)  # says what is wrong before any process starts
    start = time.perf_counter()
    pairs = list(_pairs(setting, seed, games // 2, workers))
    if (lost := [text for pair in pairs for text in pair.forfeits]) and len(lost) == games:
        raise UsageError(f"All {games:,} games were forfeited, which says nothing. The first: {lost[0]}.")
    _print(setting, seed, pairs, time.perf_counter() - start, arguments.json)
    return 0


def _players(text: str) -> tuple[str, str]:
    """Return the two names; a comma inside the numbers of a technique belongs to it."""
    names = re.split(r",(?![a-z]+=)", text)
    if len(names) != 2:
        raise UsageError(f"--players needs two players with a comma between them, not '{text[:80]}'.")
    return names[0].strip(), names[1].strip()


# -------------------------------------------------------------------------------------- in each process


@cache
def known_by_name(lexicon: str, rules: str) -> Known:
    """Return what players know by these rules with a dictionary and the tiles of its language. Raises UsageError."""
    played = rules_named(rules)
    words = lexicon_named(lexicon, played.tiles.key)
    tiles = tile_sets()[words.key] if words.key in SHIPPED else played.tiles
    return Known(replace(played, tiles=tiles), words, leaves_of(tiles), wins_of(tiles))


def _program(command: str, known: Known, setting: _Setting) -> Program:
    words = shlex.split(command)
    program = shutil.which(words[0], path=search_path()) if words else None
    if not program:
        raise UsageError(f"There is no program '{command[:80]}'.")
    return Program([program, *words[1:]], known.words, setting.lexicon, known.rules.key, setting.clock)


def _useless(program: Program, fault: Forfeit) -> UsageError:
    """Return what is said of a program that never made a move: a match against it would say nothing."""
    return UsageError(f"The program '{shlex.join(program.command)[:200]}' can't play: {fault}.")


def _mind(name: str, known: Known, setting: _Setting) -> Mind:
    if name.startswith(_PROGRAM):
        return _program(name.removeprefix(_PROGRAM), known, setting)
    levels = {level.key: level for level in read_levels(paths.resource("levels", "scrabble.toml"))}
    if name in levels:
        return LevelPlayer(levels[name], known)
    try:
        return Thinker(read_technique(name), known)
    except UnknownPlayer as fault:
        raise UsageError(f"{fault}. The levels are {', '.join(levels)}.") from fault


@cache
def _bench(setting: _Setting) -> tuple[Known, tuple[Mind, Mind]]:
    known = known_by_name(setting.lexicon, setting.rules)
    first, second = (_mind(name, known, setting) for name in setting.players)
    return known, (first, second)


def _play(setting: _Setting, first: int, pairs: int) -> list[Pair]:
    known, minds = _bench(setting)
    simulator = known.simulator()
    try:
        return [play_pair(simulator, minds, number) for number in range(first, first + pairs)]
    finally:
        for mind in minds:
            if isinstance(mind, Program):
                mind.end()


# ------------------------------------------------------------------------------------- all of them


def _pairs(setting: _Setting, seed: int, pairs: int, workers: int) -> Iterator[Pair]:
    """Yield the pairs in order of their seeds, and say on stderr how far they are."""
    chunk = max(1, min(50, pairs // (8 * workers)))
    starts = range(seed, seed + pairs, chunk)
    sizes = [min(chunk, seed + pairs - start) for start in starts]
    done = 0
    with worker_pool(workers) as pool:
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


def worker_pool(workers: int) -> Executor:
    """Return a pool of processes, or of one thread if the system lets programs share no memory."""
    spawn = get_context("spawn")
    try:
        spawn.Lock()
    except OSError:
        return ThreadPoolExecutor(1)
    return ProcessPoolExecutor(workers, spawn, _leave_interrupts)


def _leave_interrupts() -> None:
    """Let Ctrl-C reach only the main process, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _print(setting: _Setting, seed: int, pairs: list[Pair], seconds: float, as_json: bool) -> None:
    found = summary(pairs)
    if as_json:
        about = {"players": list(setting.players), "seed": seed, "lexicon": setting.lexicon}
        print(json.dumps(about | asdict(found) | {"seconds": round(seconds, 3)}))
        return
    first, second = setting.players
    print(f"{first} against {second}: {found.games:,} games in {seconds:.1f} s")
    print(f"{first} won {found.share:.2%} ± {found.error:.2%} (95%), ties count half")
    for name, mean, error in zip(setting.players, found.means, found.mean_errors, strict=True):
        print(f"{name} scored {mean:.1f} ± {error:.1f} a game")
    if found.forfeits:
        first = next(text for pair in pairs for text in pair.forfeits)
        print(f"{counted(found.forfeits, 'game')} forfeited, the first: {first}")


if __name__ == "__main__":
    sys.exit(main())
