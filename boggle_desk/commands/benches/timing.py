"""How measurements share their time: what is compared takes turns, so that a busy machine slows down both alike."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time

Work = Callable[[], float]
"""Some work that returns the seconds it took."""

FEWEST_TURNS = 3


@dataclass(frozen=True)
class Taken:
    """What some work took."""

    seconds: float
    """The median of its turns."""
    ratio: float | None
    """The median, turn by turn, of what the baseline took at the same time over what it took itself."""


def timed(work: Callable[[], object], clock: Callable[[], float] = process_time) -> Work:
    """Return work that times itself, by the time that this process had on the processors unless told otherwise."""

    def run() -> float:
        start = clock()
        work()
        return clock() - start

    return run


def in_turns(work: Work, baseline: Work | None, seconds: float) -> Taken:
    """Let some work and its baseline take turns for about so many seconds, at least `FEWEST_TURNS` times.

    The first turn only warms up; who begins a turn changes from one to the next.
    """
    works = [work, baseline] if baseline else [work]
    for each in works:
        each()
    turns: list[list[float]] = []
    until = perf_counter() + seconds
    while len(turns) < FEWEST_TURNS or perf_counter() < until:
        turns.append([each() for each in works])
        if works[0] is not work:
            turns[-1].reverse()
        works.reverse()
    ratios = [turn[1] / turn[0] for turn in turns] if baseline else []
    return Taken(median(turn[0] for turn in turns), median(ratios) if ratios else None)
