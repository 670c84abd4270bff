"""The clock of a game: it runs for who is on turn, is read before each move, and stands still in a pause."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boggle_desk.engine.scrabble.events import Accept, Challenge, ClockRead, Pass, Passed, PlayTiles, RearrangeRack
from boggle_desk.engine.scrabble.plays import play_of
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.rules import DOUBLE
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.models.scrabble.game_clock import GameClock
from boggle_desk.models.session import GameSession
from tests.engine.scrabble.table import WORDS, Table
from tests.models.nowhere import Nowhere


class Play:
    """A game with a clock whose time the test makes pass."""

    def __init__(self, **rules: Any) -> None:
        table = Table("CATSEEE", "ONTEASE", **rules)
        self.session = GameSession(table.game, WORDS, table.rng, Nowhere())
        self.time = 100.0
        self.clock = GameClock(self.session, lambda: self.time)
        self.clock.begin()

    @property
    def now(self) -> Any:
        return self.session.position

    def wait(self, seconds: float) -> None:
        """Let the time pass in ticks of a second."""
        for _second in range(round(seconds)):
            self.time += 1.0
            self.clock.tick()


@pytest.fixture
def begin(qtbot: QtBot) -> Iterator[Callable[..., Play]]:
    """Return what begins a game with a clock; it rests when the test is done."""
    begun: list[Play] = []

    def make(**rules: int) -> Play:
        begun.append(Play(**rules))
        return begun[-1]

    yield make
    for each in begun:
        each.clock.rest()


@pytest.fixture
def play(begin: Callable[..., Play]) -> Play:
    return begin(seconds=90)


def test_a_move_is_charged_with_the_time_that_it_took(play: Play) -> None:
    play.wait(3)
    play.time += 0.5
    play.session.submit(Pass())
    play.wait(2)
    assert play.now.seconds_used(0) == 3.5
    assert play.clock.used(1) == 2.0
    assert play.clock.left(0) == 86.5


def test_time_is_noted_every_few_seconds_so_that_a_killed_game_loses_little(play: Play) -> None:
    play.wait(11)
    noted = [event.seconds for step in play.session.steps for event in step if isinstance(event, ClockRead)]
    assert noted == [5.0, 10.0]


def test_a_pause_costs_no_time_and_neither_does_sleep(play: Play) -> None:
    play.wait(2)
    play.clock.pause_or_resume()
    play.time += 500.0
    play.clock.tick()
    assert not play.clock.runs
    play.clock.pause_or_resume()
    play.time += 500.0  # the machine slept
    play.clock.tick()
    play.wait(1)
    assert play.clock.used(0) == 3.0


def test_while_all_look_at_something_else_nobody_pays(play: Play) -> None:
    """S12: also where the next player's turn begins meanwhile."""
    play.wait(2)
    play.session.happened.connect(lambda event: play.clock.hold() if isinstance(event, Passed) else None)
    play.session.submit(Pass())
    play.wait(3)
    assert not play.clock.runs
    play.clock.begin()
    play.wait(1)
    assert (play.clock.used(0), play.clock.used(1)) == (2.0, 1.0)


def challenged(begin: Callable[..., Play], **rules: int) -> Play:
    """Return a game in which CAT was laid after two seconds and may be challenged."""
    play = begin(challenge=DOUBLE, **rules)
    play.wait(2)
    play.session.submit(PlayTiles(play_of((square, Tile(letter)) for square, letter in enumerate("CAT", 112))))
    assert play.now.phase is Phase.CHALLENGE
    return play


@pytest.mark.parametrize("move", [Accept(), Challenge(1)])
def test_whether_to_challenge_is_thought_about_on_the_next_players_clock(
    begin: Callable[..., Play], move: Accept | Challenge
) -> None:
    """S-20, S12."""
    play = challenged(begin, seconds=90)
    play.wait(7)
    assert (play.clock.used(0), play.clock.used(1)) == (2.0, 7.0)
    play.session.submit(move)
    assert (play.now.seconds_used(0), play.now.seconds_used(1)) == (2.0, 7.0)


def test_on_hold_no_clock_runs_for_a_minute_once_a_play(begin: Callable[..., Play]) -> None:
    """S-20: then the time counts again."""
    play = challenged(begin, seconds=90)
    play.wait(3)
    play.clock.take_hold()
    play.wait(20)
    assert (play.clock.used(1), play.clock.hold_left, play.clock.can_hold) == (3.0, 40.0, False)
    play.wait(42)
    assert (play.clock.used(1), play.clock.hold_left) == (5.0, 0.0)
    play.session.submit(Accept())
    play.wait(1)
    assert play.clock.used(1) == 6.0


def test_a_hold_ends_with_the_decision(begin: Callable[..., Play]) -> None:
    play = challenged(begin, seconds=90)
    play.clock.take_hold()
    play.wait(5)
    play.session.submit(Accept())
    play.wait(2)
    assert (play.clock.used(1), play.clock.hold_left) == (2.0, 0.0)


def test_when_the_sandglass_runs_out_nobody_has_challenged(begin: Callable[..., Play]) -> None:
    """S-20: the next player has the whole glass."""
    play = challenged(begin, turn_seconds=20)
    play.wait(20)
    assert (play.now.phase, play.now.turn, play.clock.turn_left) == (Phase.TURN, 1, 20.0)


def test_one_minute_and_ten_seconds_are_called(play: Play) -> None:
    called: list[int] = []
    play.clock.called.connect(called.append)
    play.wait(81)
    assert called == [60, 10]


def test_a_move_in_the_moment_of_a_call_does_not_swallow_it(play: Play) -> None:
    called: list[int] = []
    play.clock.called.connect(called.append)
    play.wait(29)
    play.time += 1.5
    play.session.submit(RearrangeRack(0, play.now.racks[0][::-1]))
    play.wait(1)
    assert called == [60]


def test_a_sandglass_that_has_run_out_passes_the_turn(begin: Callable[..., Play]) -> None:
    play = begin(turn_seconds=20)
    play.wait(20)
    assert play.now.turn == 1
    assert play.clock.turn_left == 20.0


def test_a_game_without_a_clock_has_none(begin: Callable[..., Play]) -> None:
    play = begin()
    assert not play.clock.runs
    play.wait(10)
    assert len(play.session.steps) == 1


@pytest.mark.parametrize("again", [False, True])
def test_seconds_not_yet_noted_stay_with_who_used_them_when_a_turn_is_undone(play: Play, again: bool) -> None:
    """S-20, S-26: and when it is redone."""
    play.wait(2)
    play.session.submit(Pass())
    play.wait(3)
    assert play.session.take_back()
    assert (play.clock.used(0), play.clock.used(1)) == (2.0, 0.0)
    if again:
        play.wait(1)
        assert play.session.redo()
        assert (play.clock.used(0), play.clock.used(1)) == (3.0, 0.0)


def test_a_game_that_is_taken_up_waits_paused(begin: Callable[..., Play]) -> None:
    """S-20: whoever opens it pays nothing before everybody sits; without a clock nothing waits."""
    for play, waits in ((begin(seconds=90), True), (begin(), False)):
        play.wait(6)
        resumed = GameClock(play.session, lambda now=play: now.time)
        resumed.begin()
        assert (resumed.is_paused, resumed.runs) == (waits, False)
