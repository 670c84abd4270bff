"""Matches of computer players, by level or by technique: each bag is played twice, with the seats swapped."""

import re
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import sqrt
from random import Random
from typing import Any, Protocol

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.endgame import solve_endgame
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, Leaves, Wins
from boggle_desk.engine.scrabble.movegen import TileGraph, find_plays, tile_graph
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.preendgame import MOST_IN_BAG, is_preendgame, weigh
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.simulation import MOST_ROLLOUTS, GameSimulator, TableMove, new_simulator, simulate
from boggle_desk.engine.scrabble.values import Valuation, contenders
from boggle_desk.engine.stopping import never


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

    def simulator(self, players: int) -> GameSimulator:
        """Return a new table."""
        return new_simulator(self.rules, self.graph, self.leaves, self.wins, players)


class Mind(Protocol):
    """A computer player at a table."""

    def turn(self, simulator: GameSimulator, rng: Random, stop: Callable[[], bool] = never) -> None:
        """Make the move of the player on turn. Raises `Stopped`."""


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
"""The techniques by name."""
_SETTINGS = {"seconds": float, "rollouts": int, "contenders": int, "endgame": float, "preendgame": float}


class UnknownPlayer(ValueError):
    """A text that names neither a level nor a technique; the message says why."""


def read_technique(text: str) -> Technique:
    """Return the technique that a text names, with its numbers. Raises `UnknownPlayer`."""
    name, _, settings = text.partition(":")
    if name not in TECHNIQUES:
        raise UnknownPlayer(f"'{name[:40]}' is neither a level nor a technique ({', '.join(TECHNIQUES)})")
    technique, numbers = TECHNIQUES[name], dict[str, Any]()
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        if key not in _SETTINGS or not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", value):
            raise UnknownPlayer(f"'{setting[:40]}' sets nothing; there are {', '.join(_SETTINGS)}")
        numbers[key] = _SETTINGS[key](float(value))
    return replace(technique, name=text, **numbers)


@dataclass(eq=False)
class Thinker:
    """A player by a technique."""

    technique: Technique
    known: Known

    @cached_property
    def _own(self) -> GameSimulator:
        """The table on which it plays on."""
        return self.known.simulator(2)

    def turn(self, simulator: GameSimulator, rng: Random, stop: Callable[[], bool] = never) -> None:
        """Make the move of the player on turn. Raises `Stopped`."""
        move = self._move(simulator, rng, stop)
        if move is not None:
            simulator.make(move)
        else:
            simulator.table.think(self.technique.leaves)
            simulator.table.act()

    def _move(self, simulator: GameSimulator, rng: Random, stop: Callable[[], bool]) -> TableMove | None:
        """Return a move that was thought out, None where the table's own will do."""
        technique, bag = self.technique, simulator.table.in_bag()
        if not bag:
            if not technique.endgame:
                return None
            ending = solve_endgame(simulator.view(), self.known.graph, technique.endgame, stop=stop)
            return ending.move if ending else None
        if technique.preendgame and bag <= MOST_IN_BAG:
            view = simulator.view()
            if is_preendgame(view, self.known.graph):
                return self._weighed(view, rng, stop)
        return self._simulated(simulator.view(), rng, stop) if technique.seconds else None

    def _weighed(self, view: ScrabblePosition, rng: Random, stop: Callable[[], bool]) -> TableMove:
        moves = self._contenders(view, stop)
        seconds = self.technique.preendgame
        found = weigh([self._own], self.known.graph, view, [*moves, Pass()], rng, seconds, stop=stop)
        return [*moves, Pass()][found[0].place] if found else moves[0]

    def _simulated(self, view: ScrabblePosition, rng: Random, stop: Callable[[], bool]) -> TableMove:
        technique, known = self.technique, self.known
        moves = self._contenders(view, stop)
        own = self._own if len(view.players) == 2 else known.simulator(len(view.players))
        found = simulate([own], view, moves, rng, technique.seconds, technique.rollouts, stop)
        return moves[found[0].place]

    def _contenders(self, view: ScrabblePosition, stop: Callable[[], bool]) -> list[PlayTiles | Exchange | Pass]:
        known, rules = self.known, view.rules
        plays = find_plays(view.board, view.racks[view.turn or 0], rules.tiles, known.graph, rules.bonus, stop)
        valuation = Valuation(view.board, rules.tiles, known.leaves, len(view.bag))
        return contenders(view, plays, valuation.ranked(plays), valuation, self.technique.contenders)


@dataclass(eq=False)
class LevelPlayer:
    """A player of a level, with its vocabulary and its oversights."""

    level: ComputerLevel
    known: Known

    def turn(self, simulator: GameSimulator, rng: Random, stop: Callable[[], bool] = never) -> None:
        """Make the move of the player on turn. Raises `Stopped`."""
        known = self.known
        simulator.make(
            choose(simulator.view(), self.level, known.words, rng, stop, leaves=known.leaves, wins=known.wins)
        )


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

    @property
    def won(self) -> float:
        """The share of the two games that the first player won, ties halved."""
        return sum(_won(*game) for game in (self.first, self.second)) / 2


@dataclass(frozen=True)
class Summary:
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


def play_pair(simulator: GameSimulator, minds: Sequence[Mind], number: int, stop: Callable[[], bool] = never) -> Pair:
    """Play one bag twice. Equal numbers give equal games, unless a player goes by the clock. Raises `Stopped`."""
    first = _play(simulator, (minds[0], minds[1]), number, stop)
    second = _play(simulator, (minds[1], minds[0]), number, stop)
    return Pair(number, first, (second[1], second[0]))


def _play(simulator: GameSimulator, minds: tuple[Mind, Mind], number: int, stop: Callable[[], bool]) -> tuple[int, int]:
    simulator.table.deal(number)
    rng = Random(number)
    while not simulator.table.over:
        minds[simulator.table.turn].turn(simulator, rng, stop)
    scores = simulator.table.scores()
    return scores[0], scores[1]


def summary(pairs: Sequence[Pair]) -> Summary:
    """Return what the pairs say. Raises ValueError for none."""
    if not pairs:
        raise ValueError("no game was played")
    shares = [pair.won for pair in pairs]
    games = [game for pair in pairs for game in (pair.first, pair.second)]
    share = statistics.fmean(shares)
    columns = [[game[seat] for game in games] for seat in (0, 1)]
    return Summary(
        games=len(games),
        wins=share * len(games),
        share=share,
        error=_CONFIDENT * _error(shares),
        means=(statistics.fmean(columns[0]), statistics.fmean(columns[1])),
        mean_errors=(_error(columns[0]), _error(columns[1])),
    )


def _won(mine: int, other: int) -> float:
    return 1.0 if mine > other else 0.5 if mine == other else 0.0


def _error(numbers: Sequence[float]) -> float:
    return statistics.stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
