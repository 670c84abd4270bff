"""Trains what the tiles a player keeps are worth, on any `concurrent.futures.Executor`.

Each generation takes a census with the values of the one before, a few boards per call. The tallies are added up in any
order, so one seed always gives one table.

The boards: two static players play until the pool of unseen tiles has the size that the board's number asks for, from
15 tiles to nearly all. On each board, a leave counts by its worth beyond the mean of all racks, in whole thousandths of
a point. A checkpoint is numpy arrays without pickle, checked when it is read.
"""

import hashlib
import io
import struct
import zipfile
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from threading import local
from tokenize import TokenError
from typing import Any, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from boggle_desk.engine.kernels.codes import BLANK as BLANK_KIND
from boggle_desk.engine.kernels.codes import BLANKED, IMPOSSIBLE, LONGEST_LEAVE, PLAY, STRIP
from boggle_desk.engine.kernels.simulator import Simulator
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.leave_file import MAGIC, STEP, VERSION, About, block, expected, offsets
from boggle_desk.engine.scrabble.movegen import Machine, new_machine, tile_graph
from boggle_desk.engine.scrabble.rules import BONUS, Bonus
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.engine.word_graph import WordGraph, write_whole
from training.census import Census

RACK = LONGEST_LEAVE + 1
SMALLEST_POOL = 2 * RACK + 1
_SPREAD = 31  # how far apart the pools of two boards in a row are: they cover early and late games from the start
_TRIES, _FARTHEST = 20, 1000


@dataclass(frozen=True)
class CensusGame:
    """What a census needs, as plain values that can be sent to other computers."""

    words: bytes
    """The word graph as in files."""
    tiles: TileSet
    layout: Layout
    bonus: Bonus = BONUS

    @property
    def checksum(self) -> int:
        """What tells the words apart."""
        return WordGraph.from_bytes(self.words).checksum


@dataclass(frozen=True, eq=False)
class LeaveTally:
    """What leaves were worth on some boards, in the order of the graph's letters."""

    sums: npt.NDArray[np.int64]
    """The worth of each leave in all, in thousandths of a point."""
    counts: npt.NDArray[np.int32]
    """The boards on which it was possible."""
    points: int = 0
    """The worth of the mean racks of all boards, in thousandths of a point."""

    @classmethod
    def empty(cls, leaves: int) -> "LeaveTally":
        return cls(np.zeros(leaves, np.int64), np.zeros(leaves, np.int32))

    def __add__(self, other: "LeaveTally") -> "LeaveTally":
        return LeaveTally(self.sums + other.sums, self.counts + other.counts, self.points + other.points)


def count_boards(game: CensusGame, leaves: bytes, seed: int, boards: range) -> LeaveTally:
    """Return the tally of the boards with these numbers. `leaves` is the last table, 16-bit numbers for the graph's
    letters. Seed and number decide the board. Raises ValueError for tiles that do not fill the racks."""
    counter = _own.counter(game)
    values = memoryview(leaves).cast("h")
    counter.machine.generator.set_leaves(values)
    counter.census.set_leaves(values)
    total = LeaveTally.empty(len(values))
    for number in boards:
        total += counter.count(seed, number)
    return total


@dataclass(frozen=True, eq=False)
class _Counter:
    """A board to play on, and the census to take of it."""

    machine: Machine
    table: Simulator
    census: Census

    def count(self, seed: int, number: int) -> LeaveTally:
        """Return the tally of one board."""
        self.census.take(self._play(seed, number))
        means = np.asarray(self.census.leave_means())
        possible = means > IMPOSSIBLE
        sums = np.where(possible, np.rint(10 * (means - means[0])), 0).astype(np.int64)
        return LeaveTally(sums, possible.astype(np.int32), round(10 * means[0]))

    def _play(self, seed: int, number: int) -> bytes:
        """Return the pool after playing until it has the size this board asks for, up to a turn more. If there are
        too few words for that, it is the pool at the end of a game."""
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
        """Make a turn and take the tiles it lays from the pool."""
        kind, _score, _equity = self.table.think()
        if kind == PLAY:
            move = self.machine.generator.found()[2]
            for code in move[STRIP : STRIP + move[2]]:
                if code:
                    pool[BLANK_KIND if code > BLANKED else code - 1] -= 1
        self.table.act()


def _counter(game: CensusGame) -> _Counter:
    graph = tile_graph(WordGraph.from_bytes(game.words), game.tiles)
    machine = new_machine(graph, game.tiles, game.layout, game.bonus)
    table = Simulator(machine.generator, machine.numbering.set_counts, rack_size=RACK)
    return _Counter(machine, table, Census(machine.generator))


class _Own(local):
    """The counter of a thread: two threads cannot share a generator."""

    def __init__(self) -> None:
        self.counter: Callable[[CensusGame], _Counter] = lru_cache(maxsize=1)(_counter)


_own = _Own()


BOARDS_AT_ONCE = 2
"""Boards per call."""
_SEEDS = 1_000  # seeds of generations in a row, so that no two trainings share one by accident
_PLAN_VERSION = 1

LeaveTable = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Plan:
    """What to train, and for how long. Raises ValueError for less than a board or a generation."""

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
        """The calls of a generation."""
        return -(-self.boards // BOARDS_AT_ONCE)

    @property
    def fingerprint(self) -> str:
        """Differs between plans whose work must not be mixed. Those that differ in generations only have one."""
        game = self.game
        asked = (_PLAN_VERSION, BOARDS_AT_ONCE, game.tiles, game.layout, game.bonus, self.boards, self.seed)
        return hashlib.sha256(repr(asked).encode() + game.words).hexdigest()

    def numbers(self, call: int) -> range:
        """Return the numbers of the boards of a call."""
        return range(call * BOARDS_AT_ONCE, min((call + 1) * BOARDS_AT_ONCE, self.boards))


@dataclass(frozen=True, eq=False)
class Training:
    """How far a plan has come."""

    plan: Plan
    letters: tuple[str, ...]
    """The letters that number the leaves; the blank comes last."""
    table: LeaveTable
    """The leaves of the last complete generation, in hundredths of a point."""
    tally: LeaveTally
    done: npt.NDArray[np.bool_]
    """Whether each call's boards are in the tally."""
    generation: int = 0
    """How many are complete."""

    @classmethod
    def begin(cls, plan: Plan) -> "Training":
        """Return the start of a plan, with the rough formula as its table."""
        letters = tile_graph(WordGraph.from_bytes(plan.game.words), plan.game.tiles).letters
        table = np.array(plain_leaves(plan.game.tiles).table(letters), np.int16)
        return cls(plan, letters, table, LeaveTally.empty(len(table)), np.zeros(plan.calls, np.bool_))

    @property
    def is_over(self) -> bool:
        """Whether all generations are complete."""
        return self.generation >= self.plan.generations

    @property
    def boards_done(self) -> int:
        """The boards of this generation in the tally."""
        return sum(len(self.plan.numbers(int(call))) for call in np.flatnonzero(self.done))

    def with_call(self, call: int, tally: LeaveTally) -> "Training":
        """Return the training with the tally of a call added."""
        done = self.done.copy()
        done[call] = True
        return replace(self, tally=self.tally + tally, done=done)

    def next_generation(self) -> "Training":
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
    """Return the mean values of a tally in hundredths of a point. Leaves that no pool held get what smaller ones let
    expect."""
    known = tally.counts > 0
    values = np.rint(tally.sums / (10 * np.maximum(tally.counts, 1)))
    return fill_gaps(np.clip(values, -32_767, 32_767).astype(np.int16), known, kinds)


def fill_gaps(table: npt.NDArray[np.int16], known: npt.NDArray[np.bool_], kinds: int) -> npt.NDArray[np.int16]:
    """Return the table with unknown values as smaller leaves let expect; unknown single tiles are worth nothing."""
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
    """Train to the end of the plan and return the training. `tell` is called after each call; an exception from it ends
    the training at once. Up to twice as many calls as `workers` are under way."""
    while not training.is_over:
        training = _generation(training, executor, workers, tell).next_generation()
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
    """A file from which a plan can't continue; the message says why in a sentence."""


def save_checkpoint(path: Path, training: Training) -> None:
    """Write a training to a file, all or nothing. Raises OSError."""
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
    """Return the training in a file. Raises OSError, or `BadCheckpoint` for a damaged file or another plan's."""
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
    """Return an array if it has the shape and type of another. Raises `BadCheckpoint`."""
    if found.shape != pattern.shape or found.dtype != pattern.dtype:
        raise BadCheckpoint("The checkpoint is damaged: its arrays have another shape.")
    return found


def held(counts: Sequence[int]) -> npt.NDArray[np.bool_]:
    """Return for every leave whether `counts` tiles of each kind contain it."""
    levels, runs = [np.ones(1, np.bool_)], np.zeros(1, np.uint8)
    for size in range(LONGEST_LEAVE):
        possible, longer = [], []
        for kind, count in enumerate(counts):
            fresh, all_of_them = block(kind, size)
            run = np.append(np.ones(fresh, np.uint8), runs[fresh:all_of_them] + np.uint8(1))
            possible.append(levels[-1][:all_of_them] & (run <= count))
            longer.append(run)
        levels.append(np.concatenate(possible))
        runs = np.concatenate(longer)
    return np.concatenate(levels)


def write_file(path: Path, about: About, table: LeaveTable, held: npt.NDArray[np.bool_]) -> None:
    """Write a table for `leave_file.read_file`, all or nothing. Leaves that the tile set does not hold are left out and
    read as smaller ones let expect. Raises OSError."""
    kinds = len(about.kinds)
    starts = offsets(kinds)
    steps = np.rint(table / STEP).astype(np.int16)
    levels = [steps[:1], steps[1 : starts[2]]]
    differences = [steps[: starts[2]]]
    for size in range(2, LONGEST_LEAVE + 1):
        part = slice(starts[size], starts[size + 1])
        guess = expected(levels, kinds)
        differences.append(np.rint(np.where(held[part], steps[part] - guess, 0) / about.coarse).astype(np.int16))
        levels.append(guess + differences[-1] * np.int16(about.coarse))
    joined = np.concatenate(differences)
    doubled = (joined << 1 ^ joined >> 15).view(np.uint16)
    planes = np.stack([doubled & 255, doubled >> 8]).astype(np.uint8)
    description = msgspec.json.encode(about)
    rest = struct.pack("<II", VERSION, len(description)) + description + zlib.compress(planes.tobytes(), 9)
    write_whole(path, (MAGIC, struct.pack("<I", zlib.crc32(rest)), rest))
