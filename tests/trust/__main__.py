"""Try how far the program can be trusted, and print a table: `python -m tests.trust [--share 100] [--only kills cuts]`.

The whole takes hours. `--share 10` tries a tenth of it; `--short` is what `test_trust.py` runs each time.
"""

import argparse
import os
import sys
import tempfile
import traceback
from dataclasses import dataclass
from datetime import date
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from types import ModuleType

from tests.trust.disk import NotHere


@dataclass(frozen=True)
class Trial:
    """Something that is done to the program over and over."""

    what: str
    long: int
    """How often."""
    short: int
    """How often in every run of the tests."""


TRIALS = {
    "kills": Trial("kills of the program in play", 1_000, 2),
    "half_done": Trial("kills while the history is read, and while a person is removed", 1_000, 10),
    "erasures": Trial("kills while a person is erased, a copy restored, or everything brought in", 300, 6),
    "archives": Trial("hostile files with everything", 1_000, 10),
    "cuts": Trial("power cuts", 2_000, 10),
    "flips": Trial("bytes of the first pages of databases, small files and backups with a bit turned", 60_000, 60),
    "inputs": Trial("hostile inputs", 1_000_000, 300),
    "disks": Trial("disks that are full, fail or can't be written for a while", 2_000, 10),
    "versions": Trial("files of older versions, cut off or refused while they are brought up to date", 400, 10),
    "monkey": Trial("presses, keys and sizes at random in one window", 5_000, 10),
    "signals": Trial("signals that end it, one or twenty, in any state", 3_000, 3),
    "strangers": Trial("hostile requests and messages to the server for phones", 100_000, 2_000),
    "lines": Trial("kills of a table on whose phones eight people write", 200, 1),
    "long_play": Trial("games of thirteen rounds in one window", 1_000, 2),
}
"""What is tried, by the module whose `run(count, folder, rng)` does it and says what came of it."""


def tried(module: ModuleType, count: int, seed: int) -> tuple[str, str]:
    """Return whether the program can be trusted so far (`yes`, `NO`, or `not run`), and what came of it. Runs in a
    process of its own."""
    ours, theirs = get_context("fork").Pipe()
    memory = Path("/dev/shm")  # what a disk does is tried on disks of our own
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        process = get_context("fork").Process(target=_try, args=(module, count, Path(folder), seed, theirs))
        process.start()
        theirs.close()
        try:
            said: tuple[str, str] = ours.recv()
        except EOFError:
            said = "NO", "the process ended"
        process.join()
    return said


def _try(module: ModuleType, count: int, folder: Path, seed: int, answer: Connection) -> None:
    try:
        said = "yes", module.run(count, folder, Random(seed))
    except NotHere as error:
        said = "not run", str(error)
    except Exception:  # noqa: BLE001  # whatever it was, the others are tried as well
        said = "NO", traceback.format_exc()
    times = os.times()
    answer.send((said[0], f"{said[1]} ({sum(times[:4]):.0f} CPU s)"))


def main() -> int:
    """Try what the command line asks for; return 1 if something was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=100, help="how much of it, in hundredths")
    parser.add_argument("--only", nargs="+", choices=TRIALS, default=[*TRIALS])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--short", action="store_true")
    chosen = parser.parse_args()
    print(f"{date.today().isoformat()}: python -m tests.trust {' '.join(sys.argv[1:])}\n")  # noqa: DTZ011  # a local day
    print("| what is done to it | how often | held | what came of it |\n|---|--:|---|---|", flush=True)
    held = True
    modules = {name: import_module(f"tests.trust.{name}") for name in chosen.only}
    for name, module in modules.items():
        trial = TRIALS[name]
        count = trial.short if chosen.short else max(1, round(trial.long * chosen.share / 100))
        answer, text = tried(module, count, chosen.seed)
        held = held and answer != "NO"
        print(f"| {trial.what} | {count:,} | {answer} | {text} |", flush=True)
    return not held


if __name__ == "__main__":
    raise SystemExit(main())
