"""test_values."""

from dataclasses import replace
from itertools import pairwise

import pytest

from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.values import Valuation, contenders
from tests.engine.scrabble.simulators import LEAVES, best_moves, midst, plays_in, seeds


@pytest.mark.parametrize("most", [1, 3, 10, 1000])
def test_the_statically_best_plays_come_in_their_order(most: int) -> None:
    view = midst(seeds(3)[0], 3)
    plays, valuation = plays_in(view), Valuation(view.board, view.rules.tiles, LEAVES, len(view.bag))
    ranked = list(valuation.ranked(plays))
    moves = best_moves(view, most)
    assert len(moves) <= most
    laid = [move.play for move in moves if isinstance(move, PlayTiles)]
    assert laid == [plays.play(found) for _equity, found in ranked[: len(laid)]]
    assert len(set(map(repr, moves))) == len(moves)
    swaps = [valuation.left(kept_of(view.racks[view.turn or 0], move)) for move in moves if isinstance(move, Exchange)]
    assert len(swaps) <= 2
    assert all(worth >= ranked[0][0] - 15 for worth in swaps)
    assert all(first >= second for first, second in pairwise(swaps))


def kept_of(rack: tuple[str, ...], move: Exchange) -> tuple[str, ...]:
    """Return what an exchange keeps."""
    kept = list(rack)
    for tile in move.tiles:
        kept.remove(tile)
    return tuple(kept)


def test_without_plays_there_are_exchanges_and_without_those_the_pass() -> None:
    view = midst(seeds(3)[0], 3)
    stuck = replace(
        view, racks=tuple(("L", "L", "L") if seat == view.turn else rack for seat, rack in enumerate(view.racks))
    )
    stuck = replace(stuck, tiles=(None,) * len(view.tiles))
    moves = best_moves(stuck, 5)
    assert [type(move) for move in moves] == [Exchange, Exchange]
    assert best_moves(replace(stuck, bag=()), 5) == [Pass()]
    plays = plays_in(stuck)
    assert contenders(stuck, plays, [], Valuation(stuck.board, view.rules.tiles, LEAVES, 1), 0) == [Pass()]
