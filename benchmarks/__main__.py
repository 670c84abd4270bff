"""How fast words are found, plays are made and games are thought about, beside plain C: `./run bench`."""

import argparse
import json
import os
import platform
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from importlib import import_module

from benchmarks.measuring import Figure
from boggle_desk import __version__
from boggle_desk.cli import guarded
from boggle_desk.commands import UsageError
from boggle_desk.commands.inputs import add_options, lexicon_named
from boggle_desk.commands.play import state_of_kernels
from boggle_desk.engine import kernels
from boggle_desk.engine.lexicon import Lexicon

MEASUREMENTS = {
    "scores": "boggle",
    "lists": "boggle",
    "graphs": "words",
    "plays": "scrabble",
    "best": "scrabble",
    "games": "scrabble",
    "rollouts": "scrabble",
    "window": "window",
}
"""By name, the module beside this one with a function of that name that measures it: `(words, seconds) -> figures`."""

_LEAST_SECONDS, _MOST_SECONDS = 0.01, 600.0
_NO_GOAL = "–"
_DESCRIPTION = """\
Measure the hot loops, each beside its goal and, where there is one, a baseline: mostly a plain C program doing the same
work in the same run. Both take turns, and what counts is the time that they had on a processor, so that a busy machine
hurts them alike; a ratio of 0.9 means nine tenths of the baseline's speed. The goals are those of the machine that the
game was made on. Window and threads go by the clock on the wall: measure those on a machine that does nothing else."""
_EPILOG = """\
The C programs are compiled when they are needed; without a C compiler the reason stands in place
of the ratio. With BOGGLE_DESK_PURE=1 the kernels run as plain Python, on fewer boards.
--json prints {"version", "python", "machine", "processors", "load", "compiled", "lexicon", "words", "seconds",
"figures": [{"measurement", "name", "value", "unit", "goal", "ratio", "baseline"}]}; without a baseline the ratio is
null."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks and return the exit code, like `boggle_desk.cli.main`."""
    parser = argparse.ArgumentParser(
        prog="./run bench",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", metavar="NAME", nargs="+", help=f"only these: {', '.join(MEASUREMENTS)}")
    parser.add_argument("--seconds", metavar="S", default="2", help="how long each measurement lasts (%(default)s)")
    add_options(parser, "--lexicon")
    parser.add_argument("--json", action="store_true", help="print for programs; see below")
    return guarded(run, parser.parse_args(argv))


def run(arguments: argparse.Namespace) -> int:
    """Print the figures; return 0. Raises UsageError."""
    names, seconds = _names(arguments.only), _seconds(arguments.seconds)
    words = lexicon_named(arguments.lexicon)
    about = _about(arguments.lexicon, words, seconds)
    figures = _figures(names, words, seconds)
    if arguments.json:
        listed = [{"measurement": name} | asdict(figure) for name, figure in figures]
        print(json.dumps(about | {"figures": listed}))
    else:
        _print(about, figures)
    return 0


def _names(only: list[str] | None) -> list[str]:
    unknown = [name for name in only or () if name not in MEASUREMENTS]
    if unknown:
        raise UsageError(f"There is no measurement '{unknown[0][:40]}'; there are {', '.join(MEASUREMENTS)}.")
    return [name for name in MEASUREMENTS if only is None or name in only]


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) or not _LEAST_SECONDS <= float(text) <= _MOST_SECONDS:
        raise UsageError(f"--seconds is a number from {_LEAST_SECONDS:g} to {_MOST_SECONDS:g}, not '{text[:40]}'.")
    return float(text)


def _about(lexicon: str, words: Lexicon, seconds: float) -> dict[str, object]:
    """Return on what is measured."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "version": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "processors": os.cpu_count(),
        "load": load if load is None else round(load, 2),
        "compiled": all(kernels.compiled().values()),
        "lexicon": lexicon,
        "words": len(words),
        "seconds": seconds,
    }


def _figures(names: list[str], words: Lexicon, seconds: float) -> Iterator[tuple[str, Figure]]:
    """Yield the figures as they are measured, each with the name of its measurement."""
    for name in names:
        measure: Callable[[Lexicon, float], list[Figure]] = getattr(
            import_module(f"benchmarks.{MEASUREMENTS[name]}"), name
        )
        for figure in measure(words, seconds):
            yield name, figure


def _print(about: dict[str, object], figures: Iterator[tuple[str, Figure]]) -> None:
    load = "" if about["load"] is None else f", load {about['load']} before"
    print(f"Boggle Desk {about['version']}, Python {about['python']}, {about['machine']}, {state_of_kernels()}")
    print(f"{about['words']:,} words of '{about['lexicon']}'; {about['processors']} processors{load}\n")
    print(_row("", "value", "", "goal", "ratio", "to"))
    for _name, figure in figures:
        ratio = _NO_GOAL if figure.ratio is None else f"{figure.ratio:.2f}"
        value = f"{figure.value:,.{0 if figure.value >= 1000 else 1 if figure.value >= 10 else 2}f}"
        row = _row(figure.name, value, figure.unit, figure.goal or _NO_GOAL, ratio, figure.baseline or _NO_GOAL)
        print(row, flush=True)


def _row(name: str, value: str, unit: str, goal: str, ratio: str, baseline: str) -> str:
    return f"{name:44}{value:>12} {unit:9}{goal:>14}{ratio:>8}  {baseline}".rstrip()


if __name__ == "__main__":
    sys.exit(main())
