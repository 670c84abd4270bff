"""Paired games of two computer players: each bag is played twice, with the seats swapped."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from boggle_desk.engine.scrabble.arena import Arena
from boggle_desk.engine.scrabble.minds import Mind
from boggle_desk.engine.stopping import never

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


def play_pair(arena: Arena, minds: Sequence[Mind], number: int, stop: Callable[[], bool] = never) -> Pair:
    """Play one bag twice. Equal numbers give equal games, unless a player goes by the clock. Raises `Stopped`."""
    first = _play(arena, (minds[0], minds[1]), number, stop)
    second = _play(arena, (minds[1], minds[0]), number, stop)
    return Pair(number, first, (second[1], second[0]))


def _play(arena: Arena, minds: tuple[Mind, Mind], number: int, stop: Callable[[], bool]) -> tuple[int, int]:
    arena.table.deal(number)
    luck = Random(number)
    while not arena.table.over:
        minds[arena.table.turn].turn(arena, luck, stop)
    scores = arena.table.scores()
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
