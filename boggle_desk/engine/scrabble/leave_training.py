"""Training leave values: generations of censuses, each by the values of the one before; it can be stopped and resumed.

The work goes to any `concurrent.futures.Executor`, a few boards at a time: processes of this computer, or others over a
network. What comes back is added up, whoever did it and in whatever order, so one seed always gives one table.
"""

import hashlib
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from boggle_desk.engine.scrabble.census import Game, Tally, count_boards
from boggle_desk.engine.scrabble.graphs import tile_graph
from boggle_desk.engine.scrabble.leave_order import fill_gaps
from boggle_desk.engine.scrabble.leaves import plain_leaves
from boggle_desk.engine.word_graph import WordGraph

BOARDS_AT_ONCE = 2
"""Boards that are counted by one call."""
_SEEDS = 1_000  # seeds of generations in a row, so that no two trainings share one by accident
_VERSION = 1

Table = npt.NDArray[np.int16]


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
    table: Table
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


def means(tally: Tally, kinds: int) -> Table:
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
