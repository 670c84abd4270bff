"""What measurements share: figures, turns that are taken with a baseline, and plain C programs to compare with."""

import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from ctypes import CDLL
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TypeVar


@dataclass(frozen=True)
class Figure:
    """One measurement."""

    name: str
    value: float
    unit: str
    goal: str
    """The goal for the value, or for the ratio where it says ×; empty if there is none."""
    ratio: float | None
    """How often the baseline's time is the measured one; None without a baseline."""
    baseline: str
    """What the ratio compares with, or why there is none."""


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


_SOURCES = Path(__file__).resolve().parent / "c"
BASELINE = "plain C"

Rival = TypeVar("Rival")


class NoBaseline(Exception):
    """There is no program to compare with; the text says why."""


def program(name: str) -> CDLL:
    """Return the program `name`.c, compiled like the kernels. Raises `NoBaseline`, with the same reason every time."""
    found = compiled(name)
    if isinstance(found, str):
        raise NoBaseline(found)
    return found


def rival_of(make: Callable[[], Rival]) -> tuple[Rival | None, str]:
    """Return what `make` makes of a program, and what the ratio compares with; or nothing, and why there is none."""
    try:
        return make(), BASELINE
    except NoBaseline as reason:
        return None, str(reason)


@cache
def compiled(name: str) -> CDLL | str:
    source = _SOURCES / f"{name}.c"
    command = shlex.split(os.environ.get("CC", "cc"))
    if sys.platform == "win32" or not command or not shutil.which(command[0]):
        return "no C compiler"
    # The kernels are compiled for the same machines.
    flags = ["-O3", *(["-march=x86-64-v2"] if platform.machine() in {"x86_64", "AMD64"} else [])]
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / f"{name}.so"
        try:
            subprocess.run(
                [*command, *flags, "-shared", "-fPIC", str(source), "-o", str(library)],
                check=True,
                capture_output=True,
            )
            return CDLL(str(library))  # stays loaded when its file goes
        except (OSError, subprocess.SubprocessError):
            return "the C compiler fails"
