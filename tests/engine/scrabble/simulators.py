"""Small tables for tests of computers: few tiles, few words, a board of 7×7."""

from collections.abc import Iterable
from functools import cache

from benchmarks.table import view_of
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.movegen import Plays, find_plays
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.simulation import GameSimulator, new_simulator
from boggle_desk.engine.scrabble.values import Valuation, contenders
from tests.engine.kernels.machines import GRAPH, RULES, TILES

LEAVES = plain_leaves(TILES)


def simulator(players: int = 2, rules: ScrabbleRules = RULES) -> GameSimulator:
    """Return a new table."""
    return new_simulator(rules, GRAPH, LEAVES, {}, players)


def midst(number: int, moves: int, players: int = 2, rules: ScrabbleRules = RULES) -> ScrabblePosition:
    """Return what the player on turn sees after so many moves of a game, which must not be over."""
    its = simulator(players, rules)
    its.table.deal(number)
    for _move in range(moves):
        its.table.think()
        its.table.act()
    assert not its.table.over
    return view_of(its)


def plays_in(view: ScrabblePosition) -> Plays:
    """Return all plays of the player on turn."""
    return find_plays(view.board, view.racks[view.turn or 0], view.rules.tiles, GRAPH, view.rules.bonus)


def best_moves(view: ScrabblePosition, most: int) -> list[PlayTiles | Exchange | Pass]:
    """Return the statically best moves."""
    plays, valuation = plays_in(view), Valuation(view.board, view.rules.tiles, LEAVES, len(view.bag))
    return contenders(view, plays, valuation.ranked(plays), valuation, most)


@cache
def seeds(moves: int, players: int = 2) -> tuple[int, ...]:
    """Return numbers of games that are not over after so many moves."""
    return tuple(number for number in range(30) if _lasts(number, moves, players))


def _lasts(number: int, moves: int, players: int) -> bool:
    its = simulator(players)
    return its.table.play_games(number, 1, [True] * players)[0][-1] > moves


def scores_of(plays: Iterable[PlayTiles | Exchange | Pass]) -> list[str]:
    """Return the kinds of moves."""
    return [type(each).__name__ for each in plays]
