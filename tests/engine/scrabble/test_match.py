"""Paired games: the same bag twice with the seats swapped, and what many of them say."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import pytest

from boggle_desk.engine.scrabble.match import TECHNIQUES, Pair, Thinker, play_pair, summary
from boggle_desk.engine.scrabble.simulation import Arena
from boggle_desk.engine.stopping import Stopped, never
from tests.engine.scrabble.arenas import arena
from tests.engine.scrabble.test_minds import KNOWN


@dataclass
class Watched:
    """A static player that notes its first rack of every game."""

    leaves: bool = True
    seats: list[int] = field(default_factory=list)
    racks: list[bytes] = field(default_factory=list)

    def turn(self, arena: Arena, _rng: Random, stop: Callable[[], bool] = never) -> None:
        if stop():
            raise Stopped
        if arena.table.turns < 2:
            self.seats.append(arena.table.turn)
            self.racks.append(arena.table.rack(arena.table.turn))
        arena.table.think(self.leaves)
        arena.table.act()


def test_a_bag_is_played_twice_with_the_seats_swapped() -> None:
    one, other = Watched(), Watched(leaves=False)
    pair = play_pair(arena(), (one, other), 6)
    assert (one.seats, other.seats) == ([0, 1], [1, 0])
    assert one.racks[0] == other.racks[1]  # who begins has the same tiles in both games
    assert pair.number == 6
    twin = play_pair(arena(), (Watched(), Watched()), 6)
    assert twin.first == twin.second[::-1]
    assert twin.won == 0.5


def test_equal_numbers_give_equal_pairs() -> None:
    minds = [Thinker(TECHNIQUES[name], KNOWN) for name in ("static", "score")]
    pairs = [[play_pair(arena(), minds, number) for number in range(8)] for _again in range(2)]
    assert pairs[0] == pairs[1]
    assert len({pair.first for pair in pairs[0]}) > 4
    used = arena()
    assert [play_pair(used, minds, number) for number in range(8)] == pairs[0]


def test_a_match_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        play_pair(arena(), (Watched(), Watched()), 1, stop=lambda: True)


@pytest.mark.parametrize(
    ("first", "second", "won"),
    [
        ((9, 5), (9, 5), 1.0),
        ((9, 5), (5, 9), 0.5),
        ((5, 9), (5, 9), 0.0),
        ((7, 7), (9, 5), 0.75),
        ((7, 7), (7, 7), 0.5),
    ],
)
def test_ties_count_half(first: tuple[int, int], second: tuple[int, int], won: float) -> None:
    assert Pair(1, first, second).won == won


def test_the_interval_comes_from_the_spread_between_pairs() -> None:
    pairs = [Pair(1, (400, 300), (410, 390)), Pair(2, (300, 350), (420, 420)), Pair(3, (500, 400), (300, 310))]
    found = summary(pairs)
    assert (found.games, found.wins) == (6, 3.5)
    assert found.share == pytest.approx(3.5 / 6)
    assert found.error == pytest.approx(1.959964 * 0.3818813 / 3**0.5, rel=1e-5)  # shares 1, 1/4, 1/2
    assert found.means == (pytest.approx(2330 / 6), pytest.approx(2170 / 6))
    assert found.mean_errors[0] == pytest.approx(31.455, abs=0.001)
    assert summary(pairs[:1]).error == 0.0
    with pytest.raises(ValueError, match="no game"):
        summary([])
