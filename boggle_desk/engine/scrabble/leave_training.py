"""Training leave values: generations of censuses, each by the values of the one before; it can be stopped and resumed.

The work goes to any `concurrent.futures.Executor`, a few boards at a time: processes of this computer, or others over a
network. What comes back is added up, whoever did it and in whatever order, so one seed always gives one table.

The boards of a census: two static players play a game until the pool of unseen tiles has come down to the size that the
board's number asks for; one size after the other has its turn, from 15 tiles to nearly all. Of each board, a leave
counts by what it is worth beyond the mean of all racks, in whole thousandths of a point. How far a training has come is
kept in a file of numpy's arrays without pickle, which is checked when it is read.
"""

import hashlib
import io
import zipfile
import zlib
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from threading import local
from tokenize import TokenError
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import numpy.typing as npt

from boggle_desk.engine.files import write_whole
from boggle_desk.engine.kernels.codes import BLANK as BLANK_KIND
from boggle_desk.engine.kernels.codes import BLANKED, IMPOSSIBLE, LONGEST_LEAVE, PLAY, STRIP
from boggle_desk.engine.kernels.simulator import Simulator
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.leave_file import fill_gaps
from boggle_desk.engine.scrabble.movegen import Machine, new_machine, tile_graph
from boggle_desk.engine.scrabble.rules import BONUS, Bonus
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.engine.word_graph import WordGraph

if TYPE_CHECKING:
    from boggle_desk.engine.kernels.census import Census

RACK = LONGEST_LEAVE + 1
SMALLEST_POOL = 2 * RACK + 1
_SPREAD = 31  # how far apart the pools of two boards in a row are: they cover early and late games from the start
_TRIES, _FARTHEST = 20, 1000


@dataclass(frozen=True)
class Game:
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
class Tally:
    """What boards said of leaves, in the order of the graph's letters."""

    sums: npt.NDArray[np.int64]
    """What a leave was worth in all, in thousandths of a point."""
    counts: npt.NDArray[np.int32]
    """On how many boards it was possible."""
    points: int = 0
    """What the mean racks of all boards were worth together, in thousandths of a point."""

    @classmethod
    def empty(cls, leaves: int) -> "Tally":
        """Return the tally of no boards."""
        return cls(np.zeros(leaves, np.int64), np.zeros(leaves, np.int32))

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.sums + other.sums, self.counts + other.counts, self.points + other.points)


def count_boards(game: Game, leaves: bytes, seed: int, boards: range) -> Tally:
    """Return the tally of the boards with these numbers. `leaves` is a table of 16-bit numbers for the graph's letters,
    the one before; seed and number decide about the board. Raises ValueError for tiles that do not fill the racks."""
    counter = _kept.counter(game)
    values = memoryview(leaves).cast("h")
    counter.machine.generator.set_leaves(values)
    counter.census.set_leaves(values)
    total = Tally.empty(len(values))
    for number in boards:
        total += counter.count(seed, number)
    return total


@dataclass(frozen=True, eq=False)
class _Counter:
    """A board for games, and what the census of each is taken with."""

    machine: Machine
    table: Simulator
    census: "Census"

    def count(self, seed: int, number: int) -> Tally:
        """Take the census of a board."""
        self.census.take(self._play(seed, number))
        means = np.asarray(self.census.leave_means())
        possible = means > IMPOSSIBLE
        sums = np.where(possible, np.rint(10 * (means - means[0])), 0).astype(np.int64)
        return Tally(sums, possible.astype(np.int32), round(10 * means[0]))

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


def _counter(game: Game) -> _Counter:
    from boggle_desk.engine.kernels.census import Census  # which is compiled when training begins

    graph = tile_graph(WordGraph.from_bytes(game.words), game.tiles)
    machine = new_machine(graph, game.tiles, game.layout, game.bonus)
    table = Simulator(machine.generator, machine.numbering.set_counts, rack_size=RACK)
    return _Counter(machine, table, Census(machine.generator))


class _Kept(local):
    """What a thread keeps from call to call: two cannot share a generator."""

    def __init__(self) -> None:
        self.counter: Callable[[Game], _Counter] = lru_cache(maxsize=1)(_counter)


_kept = _Kept()


BOARDS_AT_ONCE = 2
"""Boards that are counted by one call."""
_SEEDS = 1_000  # seeds of generations in a row, so that no two trainings share one by accident
_VERSION = 1

LeaveTable = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Plan:
    """What is trained, and for how long. Raises ValueError for less than a board or a generation."""

    game: Game
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
    tally: Tally
    done: npt.NDArray[np.bool_]
    """The calls whose boards are in the tally."""
    generation: int = 0
    """How many are whole."""

    @classmethod
    def begin(cls, plan: Plan) -> "Training":
        """Return the start of a plan: the rough formula."""
        letters = tile_graph(WordGraph.from_bytes(plan.game.words), plan.game.tiles).letters
        table = np.array(plain_leaves(plan.game.tiles).table(letters), np.int16)
        return cls(plan, letters, table, Tally.empty(len(table)), np.zeros(plan.calls, np.bool_))

    @property
    def is_over(self) -> bool:
        """Whether all generations are whole."""
        return self.generation >= self.plan.generations

    @property
    def boards_done(self) -> int:
        """The boards of this generation in the tally."""
        return sum(len(self.plan.numbers(int(call))) for call in np.flatnonzero(self.done))

    def with_call(self, call: int, tally: Tally) -> "Training":
        """Return the training with what a call brought; with the last one, the generation is whole."""
        done = self.done.copy()
        done[call] = True
        return replace(self, tally=self.tally + tally, done=done)

    def whole(self) -> "Training":
        """Return the training at the start of the next generation."""
        kinds = len(self.letters) + 1
        empty = Tally.empty(len(self.table))
        return replace(
            self,
            table=means(self.tally, kinds),
            tally=empty,
            done=np.zeros_like(self.done),
            generation=self.generation + 1,
        )


def means(tally: Tally, kinds: int) -> LeaveTable:
    """Return the table that a tally stands for, in hundredths of a point. Leaves that no pool held are worth what
    smaller ones let expect."""
    known = tally.counts > 0
    values = np.rint(tally.sums / (10 * np.maximum(tally.counts, 1)))
    return fill_gaps(np.clip(values, -32_767, 32_767).astype(np.int16), known, kinds)


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
    under_way: dict[Future[Tally], int] = {}
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
    """A file that a plan cannot be gone on with; the message says why in a sentence."""


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
                f"'{path.name}' was begun with other words, tiles, boards or another seed; "
                "give the same ones, or begin anew in another file."
            )
        tally = Tally(
            _like(arrays["sums"], start.tally.sums), _like(arrays["counts"], start.tally.counts), int(numbers[1])
        )
        table, done = _like(arrays["table"], start.table), _like(arrays["done"], start.done)
    except KeyError as error:
        raise BadCheckpoint(f"'{path.name}' is damaged: {error} is missing.") from error
    if not 0 <= numbers[0] <= 1_000_000 or (tally.counts < 0).any():
        raise BadCheckpoint(f"'{path.name}' is damaged: it holds numbers that no training has.")
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
        raise BadCheckpoint(f"'{path.name}' is no checkpoint, or it is damaged.") from error


def _like(found: npt.NDArray[Any], pattern: npt.NDArray[Number]) -> npt.NDArray[Number]:
    """Return an array if it has the same form as another one. Raises `BadCheckpoint`."""
    if found.shape != pattern.shape or found.dtype != pattern.dtype:
        raise BadCheckpoint("The checkpoint is damaged: it holds arrays of another form.")
    return found
