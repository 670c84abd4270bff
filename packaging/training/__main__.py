"""`./run train leaves`: train on every core, or on a cluster of Dask."""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from importlib import import_module
from ipaddress import ip_address
from os import cpu_count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import numpy as np

from benchmarks.match import worker_pool
from boggle_desk import paths
from boggle_desk.cli import guarded
from boggle_desk.commands import UsageError
from boggle_desk.commands.inputs import add_options, board_named, lexicon_named, number_of, tiles_chosen
from boggle_desk.engine.scrabble.knowledge import Leaves
from boggle_desk.engine.scrabble.leave_file import About
from boggle_desk.engine.scrabble.tiles import BLANK
from training import census
from training.leaves import (
    BadCheckpoint,
    CensusGame,
    Plan,
    Training,
    held,
    read_checkpoint,
    save_checkpoint,
    train,
    write_file,
)

_MOST_BOARDS, _MOST_GENERATIONS, _MOST_WORKERS, _MOST_SEED = 1_000_000, 100, 1024, 10**9
_SAVED_EVERY = 10.0  # seconds
_COARSE = 4  # tenths of a point; chance makes the values differ by more
_DESCRIPTION = """\
Train the values of leaves, the tiles a player keeps, by census. On boards from games, every possible rack is rated by
its best play, and a leave is worth what the racks with it are worth. Each generation uses the values of the one
before. Progress goes to stderr. Stop with Ctrl-C and resume with --resume.
The same seed gives the same file with any number of workers."""
_EPILOG = """\
FILE.checkpoint stays next to FILE until training is finished. To use the values, put FILE into resources/leaves,
named after its tile set.

--dask sends the work to a Dask scheduler: see docs/training.md. An address without TLS is only taken on this computer,
or with --trust-network."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks and return the exit code, like `boggle_desk.cli.main`."""
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="./run train", description="Train what computer players know of Scrabble.")
    subjects = parser.add_subparsers(title="what to train", metavar="WHAT", required=True)
    about = "what the tiles a player keeps are worth"
    leaves = subjects.add_parser("leaves", help=about, description=_DESCRIPTION, epilog=_EPILOG, formatter_class=shape)
    leaves.add_argument("--boards", metavar="N", default="64", help="boards per generation (%(default)s)")
    leaves.add_argument("--generations", metavar="G", default="3", help="generations (%(default)s)")
    leaves.add_argument("--workers", metavar="N", help="number of processes (one per core)")
    leaves.add_argument("--seed", metavar="S", default="1", help="the random seed (%(default)s)")
    add_options(leaves, "--lexicon", "--tiles", "--board")
    leaves.add_argument("--out", metavar="FILE", help="the file to write (TILES.leaves in this folder)")
    leaves.add_argument("--resume", action="store_true", help="resume from the checkpoint next to FILE")
    leaves.add_argument("--dask", metavar="ADDRESS", help="work on a Dask cluster, see below")
    leaves.add_argument(
        "--trust-network",
        action="store_true",
        help="allow --dask without TLS: everybody on the network can run code here",
    )
    return guarded(run, parser.parse_args(argv))


def run(arguments: argparse.Namespace) -> int:
    """Train, write the file and return 0. Raises UsageError."""
    plan, name = _plan(arguments)
    out = paths.typed(arguments.out or f"{plan.game.tiles.key}.leaves")
    if not out.parent.is_dir():
        raise UsageError(f"There is no folder '{out.parent}' for '{out.name}'.")
    if out.is_dir():
        raise UsageError(f"'{out}' is a folder. --out needs a file.")
    checkpoint = out.with_name(out.name + ".checkpoint")
    if census.__file__.endswith(".py"):
        print("The kernels aren't compiled. This takes hundreds of times longer.", file=sys.stderr)
    keeper = _Keeper(checkpoint, _start(plan, checkpoint, arguments.resume))
    try:
        with _executor(arguments) as (executor, workers):
            training = train(keeper.training, executor, workers, keeper.tell)
    except KeyboardInterrupt:
        keeper.stop()
        raise
    except BrokenExecutor as error:
        keeper.stop()
        raise UsageError("A worker process died. Perhaps it ran out of memory.") from error
    except OSError as error:
        raise UsageError(f"'{checkpoint}' can't be written: {error.strerror}.") from error
    _write(out, training, name)
    checkpoint.unlink(missing_ok=True)
    return 0


def _plan(arguments: argparse.Namespace) -> tuple[Plan, str]:
    """Return what to train, and the title of the dictionary."""
    boards = number_of(arguments.boards, "--boards", 1, _MOST_BOARDS)
    generations = number_of(arguments.generations, "--generations", 1, _MOST_GENERATIONS)
    seed = number_of(arguments.seed, "--seed", 0, _MOST_SEED)
    tiles, layout = tiles_chosen(arguments), board_named(arguments.board)
    lexicon = lexicon_named(arguments.lexicon, tiles.key)
    return Plan(CensusGame(lexicon.graph.to_bytes(), tiles, layout), boards, generations, seed), lexicon.title


def _start(plan: Plan, checkpoint: Path, resumes: bool) -> Training:
    if not resumes:
        if checkpoint.exists():
            raise UsageError(f"'{checkpoint}' already exists. Use --resume, or delete it to start again.")
        return Training.begin(plan)
    try:
        return read_checkpoint(checkpoint, plan)
    except BadCheckpoint as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"'{checkpoint}' can't be read: {error.strerror}.") from error


def _write(out: Path, training: Training, name: str) -> None:
    tiles, plan = training.plan.game.tiles, training.plan
    counts = [tiles.tiles.count(tile) for tile in (*tiles.letters, BLANK)]
    table = Leaves((*training.letters, BLANK), frozenset(), lambda: training.table).table(tiles.letters)
    recipe = f"{training.generation} × {plan.boards} boards, seed {plan.seed}"
    about = About(tiles.key, (*tiles.letters, BLANK), name, plan.game.checksum, recipe, _COARSE)
    try:
        write_file(out, about, np.asarray(table), held(counts))
    except OSError as error:
        raise UsageError(f"'{out}' can't be written: {error.strerror}.") from error
    print(f"{out}: {about.recipe}, with '{name}'")


@contextmanager
def _executor(arguments: argparse.Namespace) -> Iterator[tuple[Executor, int]]:
    """Yield the executor that does the work, and how many workers it has."""
    if arguments.dask:
        if not (arguments.trust_network or _is_safe(arguments.dask)):
            raise UsageError(
                f"'{arguments.dask}' is on another computer and not encrypted. "
                "Anybody on the network could run code here."
                " Use tls://, or --trust-network if you trust everybody on it."
            )
        with _cluster(arguments.dask) as found:
            yield found
        return
    cores = cpu_count() or 1
    workers = number_of(arguments.workers, "--workers", 1, _MOST_WORKERS) if arguments.workers else cores
    with worker_pool(workers) as executor:
        yield executor, workers


def _is_safe(address: str) -> bool:
    """Return whether nobody else can be at the other end: the address is encrypted, or on this computer."""
    scheme, _, rest = address.rpartition("://")
    if scheme in ("tls", "wss", "inproc"):
        return True
    host = urlsplit(f"//{rest}").hostname or ""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise UsageError("--dask needs Dask: python -m pip install distributed") from error
    try:
        client = distributed.Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise UsageError(f"No Dask scheduler answers at '{address}'.") from error
    with client:
        yield client.get_executor(pure=False), max(1, sum(client.ncores().values()))


@dataclass(eq=False)
class _Keeper:
    """Prints the progress and saves checkpoints."""

    checkpoint: Path
    training: Training
    _began: float = field(default_factory=time.monotonic)
    _saved: float = field(default_factory=time.monotonic)
    _boards: int = 0

    def tell(self, training: Training) -> None:
        """Print how far the training is, and save it from time to time."""
        whole_before, self.training = self.training.generation, training
        now, plan = time.monotonic(), training.plan
        if now - self._saved >= _SAVED_EVERY or training.generation > whole_before:
            save_checkpoint(self.checkpoint, training)
            self._saved = time.monotonic()
        at = min(training.generation + 1, plan.generations)
        boards = plan.boards if training.is_over else training.boards_done
        line = f"generation {at} of {plan.generations}: {boards} of {plan.boards} boards, {now - self._began:.0f} s"
        print(f"\r{line:<70}", end="\n" if training.is_over else "", file=sys.stderr, flush=True)

    def stop(self) -> None:
        """Save the training and say so."""
        save_checkpoint(self.checkpoint, self.training)
        print(f"\nStopped. Resume with --resume from '{self.checkpoint}'.", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
