"""`boggle-desk train leaves`: what the tiles a player keeps are worth, trained on every core or on a cluster.

Generations of censuses, each by the values of the one before. The work goes to any `concurrent.futures.Executor`, a few
boards at a time. The tallies that come back are added up in any order, so one seed always gives one table.

The boards of a census: two static players play a game until the pool of unseen tiles has come down to the size that the
number of the board asks for, from 15 tiles to nearly all. On each board, a leave counts by its worth beyond the mean of
all racks, in whole thousandths of a point. A checkpoint, numpy arrays without pickle, is checked when it is read.
"""

import argparse
import hashlib
import io
import subprocess
import sys
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib import import_module, invalidate_caches
from ipaddress import ip_address
from os import cpu_count
from pathlib import Path
from threading import local
from tokenize import TokenError
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import numpy as np
import numpy.typing as npt

from boggle_desk import paths
from boggle_desk.commands import UsageError
from boggle_desk.commands.inputs import (
    add_options,
    board_named,
    lexicon_named,
    number_of,
    tiles_chosen,
    worker_pool,
)
from boggle_desk.engine import kernels
from boggle_desk.engine.files import write_whole
from boggle_desk.engine.kernels.codes import BLANK as BLANK_KIND
from boggle_desk.engine.kernels.codes import BLANKED, IMPOSSIBLE, LONGEST_LEAVE, PLAY, STRIP
from boggle_desk.engine.kernels.simulator import Simulator
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.knowledge import Leaves, plain_leaves
from boggle_desk.engine.scrabble.leave_file import SUFFIX, About, expected, held, offsets, write_file
from boggle_desk.engine.scrabble.movegen import Machine, new_machine, tile_graph
from boggle_desk.engine.scrabble.rules import BONUS, Bonus
from boggle_desk.engine.scrabble.tiles import BLANK, TileSet
from boggle_desk.engine.word_graph import WordGraph

if TYPE_CHECKING:
    from boggle_desk.engine.kernels.census import Census


RACK = LONGEST_LEAVE + 1
SMALLEST_POOL = 2 * RACK + 1
_SPREAD = 31  # how far apart the pools of two boards in a row are: they cover early and late games from the start
_TRIES, _FARTHEST = 20, 1000


@dataclass(frozen=True)
class CensusGame:
    """By what a census is taken, as plain values that can be sent to other computers."""

    words: bytes
    """The word graph as it stands in files."""
    tiles: TileSet
    layout: Layout
    bonus: Bonus = BONUS

    @property
    def checksum(self) -> int:
        """What tells the words apart."""
        return WordGraph.from_bytes(self.words).checksum


@dataclass(frozen=True, eq=False)
class LeaveTally:
    """What boards said of leaves, in the order of the graph's letters."""

    sums: npt.NDArray[np.int64]
    """What a leave was worth in all, in thousandths of a point."""
    counts: npt.NDArray[np.int32]
    """On how many boards it was possible."""
    points: int = 0
    """What the mean racks of all boards were worth together, in thousandths of a point."""

    @classmethod
    def empty(cls, leaves: int) -> "LeaveTally":
        return cls(np.zeros(leaves, np.int64), np.zeros(leaves, np.int32))

    def __add__(self, other: "LeaveTally") -> "LeaveTally":
        return LeaveTally(self.sums + other.sums, self.counts + other.counts, self.points + other.points)


def count_boards(game: CensusGame, leaves: bytes, seed: int, boards: range) -> LeaveTally:
    """Return the tally of the boards with these numbers. `leaves` is a table of 16-bit numbers for the graph's letters,
    the one before; seed and number decide about the board. Raises ValueError for tiles that do not fill the racks."""
    counter = _kept.counter(game)
    values = memoryview(leaves).cast("h")
    counter.machine.generator.set_leaves(values)
    counter.census.set_leaves(values)
    total = LeaveTally.empty(len(values))
    for number in boards:
        total += counter.count(seed, number)
    return total


@dataclass(frozen=True, eq=False)
class _Counter:
    """A board for games, and what the census of each is taken with."""

    machine: Machine
    table: Simulator
    census: "Census"

    def count(self, seed: int, number: int) -> LeaveTally:
        """Take the census of a board."""
        self.census.take(self._play(seed, number))
        means = np.asarray(self.census.leave_means())
        possible = means > IMPOSSIBLE
        sums = np.where(possible, np.rint(10 * (means - means[0])), 0).astype(np.int64)
        return LeaveTally(sums, possible.astype(np.int32), round(10 * means[0]))

    def _play(self, seed: int, number: int) -> bytes:
        """Play until the pool has the size that the board is to have, up to a turn more; return the pool. Where too
        few words let no game come so far, a board at the end of one serves."""
        full = self.machine.numbering.set_counts
        least = SMALLEST_POOL + number * _SPREAD % max(1, sum(full) - SMALLEST_POOL - RACK)
        pool = bytearray(full)
        for attempt in range(_TRIES):
            self.table.deal((seed * 1_000_003 + number) * _FARTHEST + attempt & (1 << 60) - 1)
            pool = bytearray(full)
            while sum(pool) >= least + RACK and not self.table.over:
                self._turn(pool)
            if not self.table.over:
                break
        return bytes(pool)

    def _turn(self, pool: bytearray) -> None:
        """Make a turn, and take what it lays from the pool."""
        kind, _score, _equity = self.table.think()
        if kind == PLAY:
            move = self.machine.generator.found()[2]
            for code in move[STRIP : STRIP + move[2]]:
                if code:
                    pool[BLANK_KIND if code > BLANKED else code - 1] -= 1
        self.table.act()


def _counter(game: CensusGame) -> _Counter:
    from boggle_desk.engine.kernels.census import Census  # which is compiled when training begins

    graph = tile_graph(WordGraph.from_bytes(game.words), game.tiles)
    machine = new_machine(graph, game.tiles, game.layout, game.bonus)
    table = Simulator(machine.generator, machine.numbering.set_counts, rack_size=RACK)
    return _Counter(machine, table, Census(machine.generator))


class _Kept(local):
    """What a thread keeps from call to call: two cannot share a generator."""

    def __init__(self) -> None:
        self.counter: Callable[[CensusGame], _Counter] = lru_cache(maxsize=1)(_counter)


_kept = _Kept()


BOARDS_AT_ONCE = 2
"""Boards that are counted by one call."""
_SEEDS = 1_000  # seeds of generations in a row, so that no two trainings share one by accident
_VERSION = 1
_COARSE = 4  # tenths of a point; chance makes the values differ by more

LeaveTable = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Plan:
    """What is trained, and for how long. Raises ValueError for less than a board or a generation."""

    game: CensusGame
    boards: int
    """In each generation."""
    generations: int
    seed: int = 1

    def __post_init__(self) -> None:
        if self.boards < 1 or self.generations < 1 or self.seed < 0:
            raise ValueError("a training has boards and generations, and a seed that is not below 0")

    @property
    def calls(self) -> int:
        """The calls that count the boards of a generation."""
        return -(-self.boards // BOARDS_AT_ONCE)

    @property
    def fingerprint(self) -> str:
        """What tells plans apart whose work must not be mixed; one may have more generations than the other."""
        game = self.game
        asked = (_VERSION, BOARDS_AT_ONCE, game.tiles, game.layout, game.bonus, self.boards, self.seed)
        return hashlib.sha256(repr(asked).encode() + game.words).hexdigest()

    def numbers(self, call: int) -> range:
        """Return the numbers of the boards of a call."""
        return range(call * BOARDS_AT_ONCE, min((call + 1) * BOARDS_AT_ONCE, self.boards))


@dataclass(frozen=True, eq=False)
class Training:
    """How far a plan has come."""

    plan: Plan
    letters: tuple[str, ...]
    """The letters that the leaves are numbered by; the blank stands behind them."""
    table: LeaveTable
    """The leaves of the last whole generation, in hundredths of a point."""
    tally: LeaveTally
    done: npt.NDArray[np.bool_]
    """The calls whose boards are in the tally."""
    generation: int = 0
    """How many are whole."""

    @classmethod
    def begin(cls, plan: Plan) -> "Training":
        """Return the start of a plan: the rough formula."""
        letters = tile_graph(WordGraph.from_bytes(plan.game.words), plan.game.tiles).letters
        table = np.array(plain_leaves(plan.game.tiles).table(letters), np.int16)
        return cls(plan, letters, table, LeaveTally.empty(len(table)), np.zeros(plan.calls, np.bool_))

    @property
    def is_over(self) -> bool:
        """Whether all generations are whole."""
        return self.generation >= self.plan.generations

    @property
    def boards_done(self) -> int:
        """The boards of this generation in the tally."""
        return sum(len(self.plan.numbers(int(call))) for call in np.flatnonzero(self.done))

    def with_call(self, call: int, tally: LeaveTally) -> "Training":
        """Return the training with what a call brought; with the last one, the generation is whole."""
        done = self.done.copy()
        done[call] = True
        return replace(self, tally=self.tally + tally, done=done)

    def whole(self) -> "Training":
        """Return the training at the start of the next generation."""
        kinds = len(self.letters) + 1
        empty = LeaveTally.empty(len(self.table))
        return replace(
            self,
            table=means(self.tally, kinds),
            tally=empty,
            done=np.zeros_like(self.done),
            generation=self.generation + 1,
        )


def means(tally: LeaveTally, kinds: int) -> LeaveTable:
    """Return the table that a tally stands for, in hundredths of a point. Leaves that no pool held are worth what
    smaller ones let expect."""
    known = tally.counts > 0
    values = np.rint(tally.sums / (10 * np.maximum(tally.counts, 1)))
    return fill_gaps(np.clip(values, -32_767, 32_767).astype(np.int16), known, kinds)


def fill_gaps(table: npt.NDArray[np.int16], known: npt.NDArray[np.bool_], kinds: int) -> npt.NDArray[np.int16]:
    """Return the table with the values that are not known as smaller leaves let expect; of single tiles, nothing."""
    starts = offsets(kinds)
    first, rest = np.where(known, table, 0)[: starts[2]].astype(np.int32), table.astype(np.int32)
    levels = [first[:1], first[1:]]
    for size in range(2, LONGEST_LEAVE + 1):
        part = slice(starts[size], starts[size + 1])
        levels.append(np.where(known[part], rest[part], expected(levels, kinds)))
    return np.clip(np.concatenate(levels), -32_767, 32_767).astype(np.int16)


def train(
    training: Training, executor: Executor, workers: int, tell: Callable[[Training], None] = lambda _training: None
) -> Training:
    """Go on with a training to its end and return it. `tell` is told after each call; what it raises ends the training
    and waits for nothing. Up to twice as many calls as `workers` are under way at a time."""
    while not training.is_over:
        training = _generation(training, executor, workers, tell).whole()
        tell(training)
    return training


def _generation(training: Training, executor: Executor, workers: int, tell: Callable[[Training], None]) -> Training:
    plan, leaves = training.plan, training.table.tobytes()
    seed = plan.seed * _SEEDS + training.generation
    waiting = [int(call) for call in np.flatnonzero(~training.done)][::-1]
    under_way: dict[Future[LeaveTally], int] = {}
    try:
        while waiting or under_way:
            while waiting and len(under_way) < 2 * workers:
                call = waiting.pop()
                under_way[executor.submit(count_boards, plan.game, leaves, seed, plan.numbers(call))] = call
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                training = training.with_call(under_way.pop(future), future.result())
                tell(training)
    finally:
        for future in under_way:
            future.cancel()
    return training


_LARGEST = 200_000_000
_BROKEN = (
    zipfile.BadZipFile, zlib.error, TokenError, ValueError, EOFError, MemoryError, NotImplementedError, RuntimeError,
)  # fmt: skip
"""What numpy raises for archives and headers that are damaged."""

Number = TypeVar("Number", bound=np.generic)


class BadCheckpoint(ValueError):
    """A file that a plan can't be gone on with; the message says why in a sentence."""


def save_checkpoint(path: Path, training: Training) -> None:
    """Write how far a training has come, all or nothing. Raises OSError."""
    buffer = io.BytesIO()
    np.savez(
        buffer,
        fingerprint=np.frombuffer(bytes.fromhex(training.plan.fingerprint), np.uint8),
        numbers=np.array([training.generation, training.tally.points], np.int64),
        table=training.table,
        sums=training.tally.sums,
        counts=training.tally.counts,
        done=training.done,
    )
    write_whole(path, (buffer.getbuffer(),))


def read_checkpoint(path: Path, plan: Plan) -> Training:
    """Return how far a plan has come. Raises OSError, or `BadCheckpoint` for a damaged file and one of another plan."""
    start = Training.begin(plan)
    arrays = _arrays(path)
    try:
        fingerprint, numbers = arrays["fingerprint"].tobytes().hex(), _like(arrays["numbers"], np.zeros(2, np.int64))
        if fingerprint != plan.fingerprint:
            raise BadCheckpoint(
                f"'{path.name}' has other words, tiles, boards or seed. Give the same ones or choose another file."
            )
        tally = LeaveTally(
            _like(arrays["sums"], start.tally.sums), _like(arrays["counts"], start.tally.counts), int(numbers[1])
        )
        table, done = _like(arrays["table"], start.table), _like(arrays["done"], start.done)
    except KeyError as error:
        raise BadCheckpoint(f"'{path.name}' is damaged: {error} is missing.") from error
    if not 0 <= numbers[0] <= 1_000_000 or (tally.counts < 0).any():
        raise BadCheckpoint(f"'{path.name}' is damaged: its numbers are impossible.")
    return Training(plan, start.letters, table, tally, done, int(numbers[0]))


def _arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    if path.stat().st_size > _LARGEST:
        raise BadCheckpoint(f"'{path.name}' is too large for a checkpoint.")
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > _LARGEST:
                raise BadCheckpoint(f"'{path.name}' is too large for a checkpoint.")
        with np.load(path, allow_pickle=False) as stored:
            return {name: stored[name] for name in stored.files}
    except _BROKEN as error:
        if isinstance(error, BadCheckpoint):
            raise
        raise BadCheckpoint(f"'{path.name}' isn't a checkpoint, or it's damaged.") from error


def _like(found: npt.NDArray[Any], pattern: npt.NDArray[Number]) -> npt.NDArray[Number]:
    """Return an array if it has the same form as another one. Raises `BadCheckpoint`."""
    if found.shape != pattern.shape or found.dtype != pattern.dtype:
        raise BadCheckpoint("The checkpoint is damaged: its arrays have another shape.")
    return found


_MOST_BOARDS, _MOST_GENERATIONS, _MOST_WORKERS, _MOST_SEED = 1_000_000, 100, 1024, 10**9
_SAVED_EVERY = 10.0  # seconds
_COMPILER = Path(kernels.__file__).parents[3] / "packaging" / "compile_kernels.py"
"""It is there in a source tree; an installed game has every kernel compiled, or none."""
_DESCRIPTION = """\
Train the values of leaves, the tiles a player keeps, by census. On boards from games, every possible rack is rated by
its best play, and a leave is worth what the racks with it are worth. Each generation uses the values of the one
before. Progress goes to stderr. Stop with Ctrl-C and resume with --resume.
The same seed gives the same file with any number of workers."""
_EPILOG = """\
FILE.checkpoint is kept next to FILE until training is finished. To use the values, put FILE into resources/leaves,
named after its tile set.

--dask sends the work to a running Dask scheduler whose workers have Boggle Desk installed. It needs the extra
`cluster`: pip install boggle-desk[cluster]. Whoever can reach the scheduler can run any code on it, on its workers and
on this computer, so let only machines with your certificate in:
  dask scheduler --protocol tls --tls-ca-file ca.pem --tls-cert desk.pem --tls-key desk.key
  dask worker tls://host:8786 --tls-ca-file ca.pem --tls-cert desk.pem --tls-key desk.key
  boggle-desk train leaves --dask tls://host:8786
with the same three files for this computer in Dask's settings (distributed.comm.tls). An address without TLS is only
taken on this computer, or with --trust-network."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    subjects = parser.add_subparsers(title="what to train", metavar="WHAT", required=True)
    leaves = subjects.add_parser(
        "leaves",
        help="what the tiles a player keeps are worth",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=parser.formatter_class,
    )
    leaves.add_argument("--boards", metavar="N", default="64", help="boards per generation (%(default)s)")
    leaves.add_argument("--generations", metavar="G", default="3", help="generations (%(default)s)")
    add_options(leaves, "--workers")
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


def run(arguments: argparse.Namespace) -> int:
    """Train, write the file and return 0. Raises UsageError."""
    plan, name = _plan(arguments)
    out = paths.typed(arguments.out or f"{plan.game.tiles.key}{SUFFIX}")
    if not out.parent.is_dir():
        raise UsageError(f"There is no folder '{out.parent}' for '{out.name}'.")
    if out.is_dir():
        raise UsageError(f"'{out}' is a folder. --out needs a file.")
    checkpoint = out.with_name(out.name + ".checkpoint")
    _compile()
    if not all(kernels.compiled(training=True).values()):
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
    """Hand out what does the work, and how much of it at a time."""
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
    """Tell whether nobody else can be at the other end: the address is encrypted, or on this computer."""
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
        print(f"\nStopped. Resume with --resume from '{self.checkpoint}'.", file=sys.stderr, flush=True)
