"""`boggle-desk train leaves`: what the tiles left on a rack are worth, trained on every core or on a cluster."""

import argparse
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module, invalidate_caches
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any

import numpy as np

from boggle_desk import paths
from boggle_desk.commands import UsageError
from boggle_desk.commands.inputs import add_lexicon, board_named, lexicon_named, number_of, tiles_named
from boggle_desk.engine import kernels
from boggle_desk.engine.scrabble.knowledge import Leaves
from boggle_desk.engine.scrabble.leave_file import SUFFIX, About, held, write_file
from boggle_desk.engine.scrabble.leave_training import (
    BadCheckpoint,
    Game,
    Plan,
    Training,
    read_checkpoint,
    save_checkpoint,
    train,
)
from boggle_desk.engine.scrabble.rules import read_layouts, read_tile_sets
from boggle_desk.engine.scrabble.tiles import BLANK

_MOST_BOARDS, _MOST_GENERATIONS, _MOST_WORKERS, _MOST_SEED = 1_000_000, 100, 1024, 10**9
_SAVED_EVERY = 10.0  # seconds
_COMPILER = Path(kernels.__file__).parents[3] / "packaging" / "compile_kernels.py"
"""It is there in a source tree; an installed game has every kernel compiled, or none."""
_DESCRIPTION = """\
Train the values of leaves, the tiles that stay on a rack, by a census: on boards of games, every rack that could be
drawn is rated by its best turn, and a leave is worth what the racks with it are worth. The next generation rates by the
values of the one before. Progress goes to stderr. Ctrl-C ends it; --resume goes on where it was.
The same seed gives the same file, whatever the number of workers."""
_EPILOG = """\
Beside FILE stands FILE.checkpoint until the training is over. Put the finished file into resources/leaves, named after
its tile set, to play by it. --dask sends the work to a running Dask scheduler (tcp://host:8786), whose workers have
Boggle Desk installed; it needs the extra `cluster`: pip install boggle-desk[cluster]. Name only a scheduler that you
trust: whoever runs it can run any code on this computer."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser of this command all that it takes."""
    subjects = parser.add_subparsers(title="what to train", metavar="WHAT", required=True)
    leaves = subjects.add_parser(
        "leaves",
        help="what the tiles left on a rack are worth",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=parser.formatter_class,
    )
    leaves.add_argument("--boards", metavar="N", default="64", help="boards in a generation (%(default)s)")
    leaves.add_argument("--generations", metavar="G", default="3", help="how many (%(default)s)")
    leaves.add_argument("--workers", metavar="N", help="how many processes (one for each core)")
    leaves.add_argument("--seed", metavar="S", default="1", help="the seed of all chance (%(default)s)")
    add_lexicon(leaves)
    leaves.add_argument("--tiles", metavar="NAME", default="english", help="the tile set (%(default)s)")
    leaves.add_argument("--board", metavar="NAME", default="standard", help="the board (%(default)s)")
    leaves.add_argument("--out", metavar="FILE", help="where the values go (the tile set's name and .leaves, here)")
    leaves.add_argument("--resume", action="store_true", help="go on with the checkpoint beside FILE")
    leaves.add_argument("--dask", metavar="ADDRESS", help="work on a Dask cluster; see below")


def run(arguments: argparse.Namespace) -> int:
    """Train, write the file and return 0. Raises UsageError."""
    plan, name = _plan(arguments)
    out = paths.typed(arguments.out or f"{plan.game.tiles.key}{SUFFIX}")
    if not out.parent.is_dir():
        raise UsageError(f"There is no folder '{out.parent}' for '{out.name}'.")
    if out.is_dir():
        raise UsageError(f"'{out}' is a folder: --out names a file.")
    checkpoint = out.with_name(out.name + ".checkpoint")
    _compile()
    if not all(kernels.compiled(training=True).values()):
        print("The kernels are not compiled: this takes hundreds of times as long.", file=sys.stderr)
    keeper = _Keeper(checkpoint, _start(plan, checkpoint, arguments.resume))
    try:
        with _executor(arguments) as (executor, workers):
            training = train(keeper.training, executor, workers, keeper.tell)
    except KeyboardInterrupt:
        keeper.stop()
        raise
    except BrokenExecutor as error:
        keeper.stop()
        raise UsageError("A process that did the work has died, for want of memory perhaps.") from error
    except OSError as error:
        raise UsageError(f"'{checkpoint}' cannot be written: {error.strerror}.") from error
    _write(out, training, name)
    checkpoint.unlink(missing_ok=True)
    return 0


def _compile() -> None:
    """Compile what only training needs, if the game is compiled and that is not."""
    if all(kernels.compiled(training=True).values()) or not all(kernels.compiled().values()) or not _COMPILER.is_file():
        return
    command = [sys.executable, str(_COMPILER), "--training"]
    subprocess.run(command, stdout=sys.stderr, check=False)  # noqa: S603 - a script of our own
    invalidate_caches()


def _plan(arguments: argparse.Namespace) -> tuple[Plan, str]:
    """Return what is to be trained, and the title of the dictionary."""
    boards = number_of(arguments.boards, "--boards", 1, _MOST_BOARDS)
    generations = number_of(arguments.generations, "--generations", 1, _MOST_GENERATIONS)
    seed = number_of(arguments.seed, "--seed", 0, _MOST_SEED)
    sets, layouts = read_tile_sets(paths.resource("tiles")), read_layouts(paths.resource("boards"))
    tiles, layout = tiles_named(arguments.tiles, sets), board_named(arguments.board, layouts)
    lexicon = lexicon_named(arguments.lexicon, tiles.key)
    return Plan(Game(lexicon.graph.to_bytes(), tiles, layout), boards, generations, seed), lexicon.title


def _start(plan: Plan, checkpoint: Path, resumes: bool) -> Training:
    if not resumes:
        if checkpoint.exists():
            raise UsageError(f"'{checkpoint}' is there already: --resume goes on with it; remove it to begin anew.")
        return Training.begin(plan)
    try:
        return read_checkpoint(checkpoint, plan)
    except BadCheckpoint as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"'{checkpoint}' cannot be read: {error.strerror}.") from error


def _write(out: Path, training: Training, name: str) -> None:
    tiles, plan = training.plan.game.tiles, training.plan
    counts = [tiles.tiles.count(tile) for tile in (*tiles.letters, BLANK)]
    table = Leaves((*training.letters, BLANK), frozenset(), lambda: training.table).table(tiles.letters)
    recipe = f"{training.generation} × {plan.boards} boards, seed {plan.seed}"
    about = About(tiles.key, (*tiles.letters, BLANK), name, plan.game.checksum, recipe)
    try:
        write_file(out, about, np.asarray(table), held(counts))
    except OSError as error:
        raise UsageError(f"'{out}' cannot be written: {error.strerror}.") from error
    print(f"{out}: {about.recipe}, with '{name}'")


@contextmanager
def _executor(arguments: argparse.Namespace) -> Iterator[tuple[Executor, int]]:
    """Hand out what does the work, and how much of it at a time."""
    if arguments.dask:
        with _cluster(arguments.dask) as found:
            yield found
        return
    cores = cpu_count() or 1
    workers = number_of(arguments.workers, "--workers", 1, _MOST_WORKERS) if arguments.workers else cores
    with ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts) as executor:
        yield executor, workers


def _leave_interrupts() -> None:
    """Let Ctrl-C reach the program alone: it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise UsageError("--dask needs Dask: pip install boggle-desk[cluster]") from error
    try:
        client = distributed.Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise UsageError(f"No Dask scheduler answers at '{address}'.") from error
    with client:
        yield client.get_executor(pure=False), max(1, sum(client.ncores().values()))


@dataclass(eq=False)
class _Keeper:
    """Tells how far the training is, and keeps it on the disk."""

    checkpoint: Path
    training: Training
    _began: float = field(default_factory=time.monotonic)
    _saved: float = field(default_factory=time.monotonic)
    _boards: int = 0

    def tell(self, training: Training) -> None:
        """Show what was reached, and save it from time to time."""
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
        """Save what was reached, and say so."""
        save_checkpoint(self.checkpoint, self.training)
        print(f"\nStopped; --resume goes on from '{self.checkpoint}'.", file=sys.stderr, flush=True)
