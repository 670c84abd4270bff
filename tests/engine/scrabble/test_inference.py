"""What is inferred from the other player's last play, and when nothing is."""

from dataclasses import replace
from random import Random

import pytest

from boggle_desk.engine.kernels.codes import KINDS
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.arena import Arena
from boggle_desk.engine.scrabble.inference import infer
from boggle_desk.engine.scrabble.position import Laid, ScrabblePosition
from boggle_desk.engine.scrabble.simulation import simulate
from tests.engine.scrabble.arenas import arena, best_moves, seeds

ENDLESS = 1e6


def followed(number: int, moves: int) -> Arena:
    """Return a table after so many moves of a game that it followed."""
    its = arena()
    its.deal(number)
    for _move in range(moves):
        its.follow(lambda: (its.table.think(), its.table.act()))
    return its


def telling() -> tuple[Arena, ScrabblePosition, Laid]:
    """Return a position whose last play tells something."""
    for number in seeds(3):
        its = followed(number, 2)
        view = its.view()
        if view.last and view.bag and infer(arena(), view, 1):
            return its, view, view.last
    raise AssertionError("no play tells anything")


def test_a_table_remembers_the_last_play() -> None:
    its = followed(seeds(3)[0], 0)
    assert its.view().last is None
    laid = 0
    while not its.table.over:
        seat, before, points = its.table.turn, its.view(), its.table.scores()
        its.follow(lambda: (its.table.think(), its.table.act()))
        after = its.view()
        if after.board == before.board:
            assert after.last == before.last
            continue
        laid += 1
        assert after.last
        assert (after.last.seat, len(after.last.rack)) == (seat, len(before.racks[seat]))
        assert after.board.without(after.last.play.squares) == before.board
        if not its.table.over:
            assert after.last.score == its.table.scores()[seat] - points[seat]
    assert laid > 2
    its.deal(1)
    assert its.view().last is None


def test_the_hands_can_be_on_the_other_rack() -> None:
    its, view, last = telling()
    hands = infer(arena(), view, 1)
    unseen = its.machine.numbering.counts(view.unseen_by(view.turn))
    for at in range(0, len(hands), KINDS):
        hand = hands[at : at + KINDS]
        assert sum(hand) == len(last.rack) - len(last.play.laid)
        assert not any(map(int.__gt__, hand, unseen))
    assert infer(arena(), view, 1) == hands != infer(arena(), view, 2)
    assert len(infer(arena(), view, 1, tries=20)) <= 20 * KINDS


@pytest.mark.parametrize(
    "why",
    ["nothing was played", "an own play", "a pass since", "an exchange since", "three players", "no bag", "a bingo"],
)
def test_where_it_tells_nothing(why: str) -> None:
    _its, view, last = telling()
    changed = {
        "nothing was played": lambda: replace(view, last=None),
        "an own play": lambda: replace(view, last=replace(last, seat=view.turn or 0)),
        "a pass since": lambda: replace(view, passes=1, scoreless=1),
        "an exchange since": lambda: replace(view, scoreless=1),
        "three players": lambda: replace(view, players=(*view.players, Player("Cleo"))),
        "no bag": lambda: replace(view, bag=()),
        "a bingo": lambda: replace(view, last=replace(last, rack=last.rack[: len(last.play.laid)])),
    }[why]()
    assert infer(arena(), changed, 1) == b""


def test_a_play_that_nobody_would_make_tells_nothing() -> None:
    """A player who gives away points with every rack thinks otherwise."""
    _its, view, last = telling()
    assert infer(arena(), replace(view, last=replace(last, score=last.score - 60)), 1) == b""


def test_a_simulation_that_infers_repeats_itself_and_differs_from_one_that_does_not() -> None:
    _its, view, _last = telling()
    moves = best_moves(view, 5)
    one, two, without = (
        simulate([arena() for _each in range(threads)], view, moves, Random(5), ENDLESS, 4_000, infers=infers)
        for threads, infers in ((1, True), (2, True), (1, False))
    )
    assert one == two != without
