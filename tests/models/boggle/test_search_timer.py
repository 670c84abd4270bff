"""The timer joins the glass with the game: it starts with the search, calls time, and notes how much has gone."""

from collections.abc import Callable, Iterator
from math import inf
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    ClockRead,
    EndSearch,
    PassReading,
    ReadClock,
    SearchEnded,
    SearchOn,
    SetGoal,
    Shake,
    Shaken,
    TimeCalled,
    WriteWord,
)
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.search_timer import SearchTimer
from boggle_desk.models.clock import NOTE_SECONDS, CountdownClock
from boggle_desk.models.session import GameSession
from tests.engine.boggle.table import FACES, WORDS, lying, rules_for
from tests.models.nowhere import Nowhere

KNOWN = Shaken(lying(FACES))


class Sitting:
    """A game with its glass; the test turns the hands."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.at = 0.0
        self.session = GameSession(game, WORDS, Random(3), Nowhere())
        self.clock = CountdownClock(now=lambda: self.at)
        self.timer = SearchTimer(self.session, self.clock)
        self.events: list[Any] = []
        self.pauses: list[bool] = []
        self.session.happened.connect(self.events.append)
        self.timer.paused.connect(self.pauses.append)

    def run(self, seconds: float) -> None:
        """Let seconds pass, a tick after each half of one."""
        for _ in range(round(seconds * 2)):
            self.at += 0.5
            self.clock.tick()

    def notes(self) -> list[float]:
        """Return the seconds that were noted."""
        return [event.elapsed for event in self.events if isinstance(event, ClockRead)]

    def told(self, kind: type) -> int:
        """Return how many events of a kind there were."""
        return sum(isinstance(event, kind) for event in self.events)


Sit = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Return a function that seats players at a shaken dome, which is lifted if the search has `begun`."""
    made: list[Sitting] = []

    def seat(
        *players: str | Player, moves: tuple[Any, ...] = (Shake(),), begun: bool = False, **changes: Any
    ) -> Sitting:
        seated = tuple(each if isinstance(each, Player) else Player(each) for each in players or ("Ann", "Bea"))
        game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules_for(FACES, 4, 4, **changes), seated))
        for move in moves:
            if isinstance(move, Shaken):
                game.follow((move,))
            else:
                game.play(move, WORDS, Random(3))
        made.append(Sitting(game))
        if begun:
            made[-1].session.submit(BeginSearch())
        return made[-1]

    yield seat
    for sitting in made:
        sitting.clock.stop()


def test_b7_the_glass_is_turned_when_the_dome_is_lifted(sit: Sit) -> None:
    table = sit()
    assert (table.clock.running, table.clock.left) == (False, 180.0)
    table.session.submit(BeginSearch())
    assert table.clock.running
    table.run(30)
    assert table.clock.left == 150.0


def test_b15_time_is_called_when_the_sand_has_run_out(sit: Sit) -> None:
    table = sit(begun=True)
    table.run(179.5)
    assert table.told(TimeCalled) == 0
    table.run(0.5)
    assert table.told(TimeCalled) == table.told(SearchEnded) == 1
    assert table.session.position.phase is Phase.COLLECT
    table.run(20)
    assert table.told(TimeCalled) == 1
    assert not table.clock.running


def test_b15_on_screen_the_glass_is_empty_while_the_last_word_is_finished(sit: Sit) -> None:
    table = sit("Ann", writing=Writing.SCREEN, begun=True)
    table.run(180)
    assert table.session.position.phase is Phase.FINISH
    assert (table.clock.running, table.clock.left) == (False, 0.0)


def test_b16_a_search_that_ends_early_stops_the_glass(sit: Sit) -> None:
    table = sit(begun=True)
    table.run(42)
    table.session.submit(EndSearch())
    assert not table.clock.running
    table.run(300)
    assert table.told(TimeCalled) == 0


def test_the_time_gone_is_noted_every_five_seconds(sit: Sit) -> None:
    table = sit(begun=True)
    table.run(21)
    assert table.notes() == [5.0, 10.0, 15.0, 20.0]
    assert table.session.position.elapsed == 20.0
    assert NOTE_SECONDS == 5.0


def test_a_pause_is_noted_at_once_and_stops_the_glass(sit: Sit) -> None:
    table = sit(begun=True)
    table.run(12.5)
    table.timer.pause()
    assert table.notes()[-1] == 12.5
    assert (table.timer.is_paused, table.pauses) == (True, [True])
    table.at += 600
    table.timer.pause()
    table.timer.resume()
    table.timer.resume()
    assert table.pauses == [True, False]
    table.run(7.5)
    assert table.clock.left == 160.0


def test_outside_a_search_nothing_can_be_paused(sit: Sit) -> None:
    table = sit()
    table.timer.pause()
    table.timer.resume()
    assert (table.timer.is_paused, table.pauses) == (False, [])
    assert not table.clock.running


def test_a_machine_that_slept_finds_the_game_paused_where_it_was(sit: Sit) -> None:
    table = sit(begun=True)
    table.run(20)
    table.at += 7200
    table.clock.tick()
    assert table.timer.is_paused
    assert table.clock.left == 160.0
    assert table.session.position.phase is Phase.SEARCH
    table.timer.resume()
    table.run(160)
    assert table.told(TimeCalled) == 1


def test_a_pause_at_the_last_moment_is_the_end_of_time(sit: Sit) -> None:
    table = sit(begun=True)
    table.run(178)
    table.at += 2
    table.timer.pause()
    assert table.told(TimeCalled) == 1
    assert not table.timer.is_paused


def test_a_game_that_is_taken_up_waits_paused_with_the_time_left(sit: Sit) -> None:
    table = sit(moves=(Shake(), BeginSearch(), ReadClock(65.0)))
    assert table.timer.is_paused
    assert (table.clock.running, table.clock.left) == (False, 115.0)
    table.run(50)
    assert table.clock.left == 115.0
    table.timer.resume()
    table.run(4)
    assert table.notes() == []
    table.run(1)
    assert table.notes() == [70.0]


@pytest.mark.parametrize("phase", ["shake", "covered", "collect", "read", "scored"])
def test_a_game_that_is_taken_up_outside_a_search_is_not_paused(sit: Sit, phase: str) -> None:
    moves = (Shake(), BeginSearch(), EndSearch(), BeginReading(), PassReading(), PassReading())
    count = {"shake": 0, "covered": 1, "collect": 3, "read": 4, "scored": 6}[phase]
    table = sit(moves=moves[:count])
    assert table.session.position.phase == phase
    assert (table.timer.is_paused, table.clock.running) == (False, False)


def with_child(sit: Sit, *moves: Any) -> Sitting:
    """Return a table on paper at which Tim has a minute more."""
    return sit(Player("Ann"), Player("Tim", extra_seconds=60), Player("Bea"), moves=(Shake(), *moves))


def test_b33_on_paper_time_is_called_for_the_others_first_and_the_extra_seconds_follow(sit: Sit) -> None:
    table = with_child(sit)
    assert table.clock.left == 180.0
    table.session.submit(BeginSearch())
    table.run(180)
    assert (table.session.position.phase, table.session.position.searching) == (Phase.SEARCH, (1,))
    assert (table.clock.left, table.clock.running, table.timer.glass_seconds) == (60.0, True, 60.0)
    table.run(59)
    assert table.told(TimeCalled) == 1
    table.run(1)
    assert table.told(TimeCalled) == 2
    assert table.session.position.phase is Phase.COLLECT
    assert not table.clock.running


def test_b33_the_next_round_begins_with_the_time_of_those_without_extra_time(sit: Sit) -> None:
    table = with_child(sit, BeginSearch(), CallTime(), CallTime(), BeginReading(), *[PassReading()] * 3)
    assert table.session.position.phase is Phase.SCORED
    assert table.timer.next_round_seconds == 180.0


def test_b33_a_game_cut_off_in_the_extra_time_goes_on_in_it(sit: Sit) -> None:
    table = with_child(sit, BeginSearch(), ReadClock(175.0), CallTime(), ReadClock(200.0))
    assert (table.timer.is_paused, table.clock.left, table.timer.glass_seconds) == (True, 40.0, 60.0)
    table.timer.resume()
    table.run(40)
    assert table.session.position.phase is Phase.COLLECT


def test_b33_a_game_cut_off_right_after_the_first_call_has_all_the_extra_time_left(sit: Sit) -> None:
    table = with_child(sit, BeginSearch(), ReadClock(175.0), CallTime())
    assert (table.session.position.elapsed, table.clock.left) == (180.0, 60.0)


def test_a_game_cut_off_between_the_last_grain_and_the_call_is_called_when_it_goes_on(sit: Sit) -> None:
    table = sit(moves=(Shake(), BeginSearch(), ReadClock(180.0)))
    table.timer.resume()
    assert table.session.position.phase is Phase.COLLECT


def test_b33_the_extra_time_can_be_paused(sit: Sit) -> None:
    table = with_child(sit)
    table.session.submit(BeginSearch())
    table.run(190)
    table.timer.pause()
    table.run(100)
    assert (table.clock.left, table.timer.is_paused) == (50.0, True)
    table.timer.resume()
    table.run(50)
    assert table.session.position.phase is Phase.COLLECT


def test_b33_on_screen_everybody_has_their_own_time(sit: Sit) -> None:
    table = sit(Player("Ann"), Player("Tim", extra_seconds=60), writing=Writing.SCREEN, begun=True)
    assert table.clock.left == 180.0
    table.session.submit(EndSearch())
    assert (table.clock.left, table.clock.running) == (240.0, False)
    table.session.submit(BeginSearch())
    assert (table.clock.left, table.clock.running) == (240.0, True)


def test_b31_a_glass_on_its_side_calls_no_time_and_counts_up(sit: Sit) -> None:
    table = sit("Ann", writing=Writing.SCREEN, untimed=True)
    assert table.clock.left == inf
    table.session.submit(BeginSearch())
    table.run(400)
    assert (table.clock.elapsed, table.clock.running, table.told(TimeCalled)) == (400.0, True, 0)
    assert table.notes()[-1] == 400.0


def test_b31_an_untimed_search_that_is_taken_up_goes_on_where_it_was(sit: Sit) -> None:
    table = sit("Ann", writing=Writing.SCREEN, untimed=True, moves=(Shake(), BeginSearch(), ReadClock(312.0)))
    assert (table.timer.is_paused, table.clock.elapsed) == (True, 312.0)
    table.timer.resume()
    table.run(3)
    assert table.clock.elapsed == 315.0


def test_b31_the_glass_stands_still_at_the_goal_until_one_searches_on(sit: Sit) -> None:
    table = sit("Ann", writing=Writing.SCREEN, goal=50, moves=(KNOWN,))
    table.session.submit(SetGoal(("soil", "lit"), ((0, 1, 5, 4), (4, 5, 6))))
    table.session.submit(BeginSearch())
    table.run(10)
    table.session.submit(WriteWord(0, "lit", 10.0))
    table.run(30)
    assert (table.session.position.phase, table.clock.left, table.timer.is_paused) == (Phase.REACHED, 170.0, False)
    table.timer.pause()
    assert not table.timer.is_paused
    table.session.submit(SearchOn())
    table.run(20)
    assert (table.clock.left, table.clock.running) == (150.0, True)


def test_b31_a_goal_that_was_reached_before_a_kill_waits_for_the_choice(sit: Sit) -> None:
    moves = (
        SetGoal(("soil",), ((0, 1, 5, 4),)),
        BeginSearch(),
        ReadClock(60.0),
        WriteWord(0, "soil", 62.5),
    )
    table = sit("Ann", writing=Writing.SCREEN, goal=50, moves=(KNOWN,))
    for move in moves:
        assert table.session.submit(move)
    again = Sitting(Game(BOGGLE, table.session.opening, table.session.steps))
    assert (again.timer.is_paused, again.clock.running, again.clock.elapsed) == (False, False, 62.5)
    again.session.submit(SearchOn())
    assert again.clock.running
    again.clock.stop()


def test_the_next_round_begins_with_a_full_glass(sit: Sit) -> None:
    table = sit(begun=True)
    table.run(100)
    for move in (EndSearch(), BeginReading(), PassReading(), PassReading(), Shake()):
        assert table.session.submit(move)
    assert (table.clock.left, table.clock.running) == (180.0, False)
    table.session.submit(BeginSearch())
    table.run(6)
    assert table.notes()[-1] == 5.0
