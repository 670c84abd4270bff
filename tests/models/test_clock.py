"""The clock counts time by a steady clock that the test turns: nothing here waits."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from boggle_desk.models.clock import LONGEST_GAP, CountdownClock


class Hands:
    """A steady clock whose hands the test turns."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class Heard:
    """What a clock told."""

    def __init__(self, clock: CountdownClock) -> None:
        self.left: list[float] = []
        self.calls: list[int] = []
        self.ends = 0
        self.sleeps: list[float] = []
        clock.ticked.connect(self.left.append)
        clock.called.connect(self.calls.append)
        clock.slept.connect(self.sleeps.append)
        clock.ran_out.connect(self._end)

    def _end(self) -> None:
        self.ends += 1


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def clock(qtbot: QtBot, hands: Hands) -> Iterator[CountdownClock]:
    """Return a glass of three minutes, lying ready."""
    made = CountdownClock(now=hands)
    made.set(180.0)
    yield made
    made.stop()


@pytest.fixture
def heard(clock: CountdownClock) -> Heard:
    return Heard(clock)


def run(clock: CountdownClock, hands: Hands, seconds: float, step: float = 1.0) -> None:
    """Let so many seconds pass, with a tick after each step of them."""
    gone = 0.0
    while gone < seconds:
        part = min(step, seconds - gone)
        hands.at += part
        gone += part
        clock.tick()


def test_it_counts_time_and_not_ticks(clock: CountdownClock, hands: Hands) -> None:
    clock.start()
    for _ in range(500):
        clock.tick()
    assert clock.left == 180.0
    hands.at += 2.5
    clock.tick()
    assert (clock.left, clock.elapsed) == (177.5, 2.5)


def test_it_stands_still_until_it_is_started(clock: CountdownClock, hands: Hands) -> None:
    hands.at += 60
    clock.tick()
    assert not clock.running
    assert clock.left == clock.length == 180.0
    clock.start()
    assert clock.running
    hands.at += 1
    clock.tick()
    assert clock.left == 179.0


def test_b14_it_calls_a_minute_and_ten_seconds_once_each(clock: CountdownClock, hands: Hands, heard: Heard) -> None:
    clock.start()
    run(clock, hands, 119.0)
    assert heard.calls == []
    run(clock, hands, 1.0)
    assert heard.calls == [60]
    run(clock, hands, 59.0)
    assert heard.calls == [60, 10]


def test_a_call_between_two_ticks_is_not_missed(clock: CountdownClock, hands: Hands, heard: Heard) -> None:
    clock.start()
    run(clock, hands, 180.0, step=0.7)
    assert heard.calls == [60, 10]


def test_a_call_that_was_before_the_glass_was_taken_up_is_not_heard(
    clock: CountdownClock, hands: Hands, heard: Heard
) -> None:
    clock.set(180.0, elapsed=150.0)
    clock.start()
    run(clock, hands, 25.0)
    assert heard.calls == [10]


def test_b15_it_runs_out_once_and_never_below_nothing(clock: CountdownClock, hands: Hands, heard: Heard) -> None:
    clock.start()
    run(clock, hands, 185.0)
    assert heard.ends == 1
    assert not clock.running
    assert clock.left == 0.0
    assert min(heard.left) == 0.0
    assert all(later <= earlier for earlier, later in pairwise(heard.left))
    clock.start()
    assert not clock.running


def test_a_gap_of_more_than_three_seconds_pauses_and_loses_no_time(
    clock: CountdownClock, hands: Hands, heard: Heard
) -> None:
    clock.start()
    run(clock, hands, 10.0)
    hands.at += 3600.0
    clock.tick()
    assert heard.sleeps == [3600.0]
    assert not clock.running
    assert clock.left == 170.0
    clock.start()
    run(clock, hands, 5.0)
    assert clock.left == 165.0


def test_a_gap_of_three_seconds_is_only_a_slow_machine(clock: CountdownClock, hands: Hands, heard: Heard) -> None:
    clock.start()
    hands.at += LONGEST_GAP
    clock.tick()
    assert heard.sleeps == []
    assert clock.running
    assert clock.left == 177.0


def test_a_gap_at_the_very_end_does_not_call_time(clock: CountdownClock, hands: Hands, heard: Heard) -> None:
    clock.start()
    run(clock, hands, 179.0)
    hands.at += 30.0
    clock.tick()
    assert (heard.ends, clock.left) == (0, 1.0)


def test_no_time_passes_in_a_pause(clock: CountdownClock, hands: Hands) -> None:
    clock.start()
    hands.at += 2.0
    clock.pause()
    assert (clock.running, clock.left) == (False, 178.0)
    hands.at += 500.0
    clock.pause()
    clock.start()
    hands.at += 1.0
    clock.tick()
    assert clock.left == 177.0


def test_time_that_runs_out_at_the_moment_of_a_pause_is_called(
    clock: CountdownClock, hands: Hands, heard: Heard
) -> None:
    clock.start()
    run(clock, hands, 178.0)
    hands.at += 2.0
    clock.pause()
    assert heard.ends == 1
    assert clock.left == 0.0


def test_a_glass_laid_ready_again_stands_still_and_is_full(clock: CountdownClock, hands: Hands, heard: Heard) -> None:
    clock.start()
    run(clock, hands, 50.0)
    clock.set(240.0)
    assert (clock.running, clock.left, clock.elapsed) == (False, 240.0, 0.0)
    assert heard.left[-1] == 240.0


def test_more_time_gone_than_there_was_is_an_empty_glass(clock: CountdownClock) -> None:
    clock.set(180.0, elapsed=999.0)
    assert (clock.left, clock.elapsed) == (0.0, 180.0)
    clock.start()
    assert not clock.running


def test_its_own_timer_ticks_it(qtbot: QtBot, clock: CountdownClock, hands: Hands) -> None:
    clock.start()
    hands.at += 1.0
    with qtbot.waitSignal(clock.ticked) as told:
        pass
    assert told.args == [179.0]
