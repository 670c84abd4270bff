"""Moves valued by playing on: all candidates meet the same draws, and losers drop out. A rollout makes a move and lets
the static player move for everybody until the turn comes back; with few tiles unseen, to the end. What counts is the
chance to win (`Wins`) and a little the lead, so that nobody plays listlessly. A candidate leaves the race when, round
by round, its difference to the leader is surely a loss (best-arm identification with paired samples). Where the number
of rollouts is limited, the worse half also leaves whenever an equal share of them is spent, until one is left
(sequential halving: Karnin, Koren and Somekh, ICML 2013)."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil, log, sqrt
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from boggle_desk.engine.kernels.codes import EXCHANGE, PASS, PLAY, RESULTS
from boggle_desk.engine.kernels.simulator import Simulator
from boggle_desk.engine.scrabble.events import Exchange, PlayTiles
from boggle_desk.engine.scrabble.knowledge import PLAIN, Leaves, Wins
from boggle_desk.engine.scrabble.movegen import Machine, TileGraph, new_machine, word_map
from boggle_desk.engine.scrabble.plays import score_play
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.rules import EndRacks, ScrabbleRules
from boggle_desk.engine.scrabble.values import OwnMove
from boggle_desk.engine.stopping import Stopped, never


@dataclass(eq=False)
class GameSimulator:
    """A table of the kernel on which moves are rolled out. It serves one thread at a time."""

    rules: ScrabbleRules
    machine: Machine
    table: Simulator

    def begin_rollouts(self, view: ScrabblePosition) -> None:
        """Lay a position on the table, without candidates. Hidden racks are dealt again."""
        numbers, seat = self.machine.numbering, view.turn or 0
        order = [(seat + step) % len(view.players) for step in range(len(view.players))]
        own, unseen = numbers.counts(view.racks[seat]), numbers.counts(view.unseen_by(seat))
        held, left = [sum(own)], sum(unseen)  # tiles that no word has are on no rack
        for other in order[1:]:
            held.append(min(len(view.racks[other]), left))
            left -= held[-1]
        scores = [view.scores[other] for other in order]
        self.table.begin_rollouts(numbers.codes(view.board), own, unseen, held, scores, view.passes, view.scoreless)
        self.table.forget_candidates()

    def add_candidate(self, view: ScrabblePosition, move: OwnMove) -> None:
        if isinstance(move, PlayTiles):
            score = score_play(view.rules, view.board, move.play).score
            self.table.add_candidate(PLAY, self.machine.move(move.play), score)
        elif isinstance(move, Exchange):
            self.table.add_candidate(EXCHANGE, given=self.machine.numbering.counts(move.tiles))
        else:
            self.table.add_candidate(PASS)


def new_simulator(
    rules: ScrabbleRules, graph: TileGraph, leaves: Leaves, wins: Wins, players: int = 2
) -> GameSimulator:
    """Return a new table. Raises ValueError for tiles or a board beyond the kernels' limits."""
    machine = new_machine(graph, rules.tiles, rules.layout, rules.bonus)
    machine.generator.set_leaves(leaves.table(graph.letters))
    machine.generator.set_vowels(sum(1 << graph.numbers[each] for each in leaves.vowels if each in graph.numbers))
    words = word_map(graph)
    if words is not None:
        machine.generator.set_map(words)
    table = Simulator(
        machine.generator,
        machine.numbering.set_counts,
        players,
        rules.rack_size,
        max(1, rules.exchange_minimum),
        rules.pass_rounds,
        rules.scoreless_limit,
        rules.end_racks is EndRacks.DOUBLE,
        wins.get(players, PLAIN).steps,
    )
    return GameSimulator(rules, machine, table)


if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Samples = npt.NDArray[np.float64]

FIRST_ROUNDS = 24  # for every candidate, before any leaves the race
MOST_ROLLOUTS = 1_000_000
"""More tell nothing that a player could use."""
TO_THE_END = 14
"""With this many unseen tiles or fewer, rollouts play to the end of the game."""

_DOUBT = 0.02  # how likely the best of two candidates may leave the race by bad luck
_SLICE = 300  # rollouts between two looks at the clock
_LONG = 60  # plies: to the end
_LEAD_COUNTS, _LEAD_WIDTH = 0.1, 60.0  # what the lead counts beside winning, and how soon more of it means little


@dataclass(frozen=True)
class Simulated:
    place: int
    rounds: int
    win: float
    win_error: float
    """The standard error of `win` for the draws that were tried."""
    lead: float
    """The mean lead after the rollouts, in points, with what is kept on the racks."""
    lead_error: float
    utility: float
    stayed: bool
    """Whether it was in the race to its end."""


def simulate(
    simulators: Sequence[GameSimulator],
    view: ScrabblePosition,
    candidates: Sequence[OwnMove],
    rng: Random,
    seconds: float = 1.0,
    rollouts: int = MOST_ROLLOUTS,
    stop: Callable[[], bool] = never,
    plies: int | None = None,
    halving: bool = True,
) -> list[Simulated]:
    """Return what rollouts say of each candidate, the best first, those that left the race early last. Each simulator
    has its own thread; if time suffices, the same `rng` gives the same answer with any number of them. When `stop` says
    so, it returns what is known by then, or raises `Stopped` if that is nothing. Raises ValueError without a candidate
    or player on turn."""
    race = _Race(simulators, view, candidates, rng.randrange(1 << 61), rollouts, plies, halving)
    until = monotonic() + seconds
    with ThreadPoolExecutor(len(simulators)) as pool:
        while race.goes_on() and (monotonic() < until or not race.done):
            if not race.run(pool, until, stop):
                break
            race.drop()
    if not race.done:
        raise Stopped
    return race.results()


class _Race:
    def __init__(
        self,
        simulators: Sequence[GameSimulator],
        view: ScrabblePosition,
        candidates: Sequence[OwnMove],
        number: int,
        rollouts: int,
        plies: int | None,
        halving: bool,
    ) -> None:
        import numpy as np

        if view.turn is None or not candidates:
            raise ValueError("nobody is on turn, or there is nothing to choose from")
        self.simulators, self.view, self.candidates, self.number = simulators, view, candidates, number
        unseen = view.unseen_by(view.turn)
        self.plies = (_LONG if len(unseen) <= TO_THE_END else len(view.players)) if plies is None else plies
        self.active = list(range(len(candidates)))
        self.rollouts = rollouts
        self.halvings = max(1, (len(candidates) - 1).bit_length()) if halving else 1
        self.done = self.spent = 0
        self.samples: list[Samples] = [np.empty((0, RESULTS)) for _each in candidates]
        for simulator in simulators:
            simulator.begin_rollouts(view)
        self._enter()

    def _enter(self) -> None:
        for simulator in self.simulators:
            simulator.table.forget_candidates()
            for place in self.active:
                simulator.add_candidate(self.view, self.candidates[place])

    def goes_on(self) -> bool:
        return not self.done or (len(self.active) > 1 and self.spent + len(self.active) <= self.rollouts)

    @property
    def halved(self) -> int:
        """How many shares of the rollouts are spent."""
        return (self.spent + len(self.active)) * self.halvings // (self.rollouts + 1)

    def run(self, pool: ThreadPoolExecutor, until: float, stop: Callable[[], bool]) -> bool:
        """Play a batch of rounds, half as many as there were, or up to the next halving, in short slices; return False
        if `stop` ended it."""
        import numpy as np

        share = self.rollouts * (self.halved + 1) // self.halvings - self.spent
        left = max(1, share // len(self.active))
        last = self.done + min(max(FIRST_ROUNDS, self.done // 2), left)
        share = -(-(last - self.done) // len(self.simulators))
        step = max(1, min(_SLICE // len(self.active), share))
        starts = range(self.done, last, step)
        parts, stopped = list["Samples"](), False
        for first in range(0, len(starts), len(self.simulators)):
            if stopped := stop():
                break
            some = starts[first : first + len(self.simulators)]
            parts += pool.map(self._slice, self.simulators, some, [min(step, last - start) for start in some])
            if monotonic() > until:
                break
        played = np.concatenate(parts or [np.empty((0, len(self.active), RESULTS))])
        for column, place in enumerate(self.active):
            self.samples[place] = np.concatenate([self.samples[place], played[:, column]])
        self.done += len(played)
        self.spent += len(played) * len(self.active)
        return not stopped

    def _slice(self, simulator: GameSimulator, first: int, rounds: int) -> "Samples":
        import numpy as np

        flat = simulator.table.rollouts(self.number, first, rounds, self.plies)
        return np.frombuffer(flat, np.float64).reshape(rounds, len(self.active), RESULTS)

    def drop(self) -> None:
        """Drop the candidates that surely lose to the leader (a sequential test), and the worse half if it is time."""
        utilities = {place: _utility(self.samples[place]) for place in self.active}
        ranked = sorted(self.active, key=lambda place: (-utilities[place].mean(), place))
        leader = ranked[0]
        bound = sqrt(2.0 * log(max(2, len(self.candidates)) / _DOUBT))
        staying = []
        for place in sorted(ranked[: ceil(len(self.candidates) / 2**self.halved)]):
            difference = utilities[leader] - utilities[place]
            error = difference.std() / sqrt(len(difference)) + 1e-9
            if place == leader or difference.mean() <= bound * error:
                staying.append(place)
        if staying != self.active:
            self.active = staying
            self._enter()

    def results(self) -> list[Simulated]:
        found = [self._result(place) for place in range(len(self.candidates))]
        return sorted(found, key=lambda each: (not each.stayed, -each.rounds, -each.utility, each.place))

    def _result(self, place: int) -> Simulated:
        samples = self.samples[place]
        number = len(samples)
        win, lead = samples[:, 0], samples[:, 1]
        errors = [float(each.std()) / sqrt(number) for each in (win, lead)]
        utility = float(_utility(samples).mean())
        means = float(win.mean()), float(lead.mean())
        return Simulated(place, number, means[0], errors[0], means[1], errors[1], utility, place in self.active)


def _utility(samples: "Samples") -> "npt.NDArray[np.float64]":
    import numpy as np

    won: npt.NDArray[np.float64] = samples[:, 0] + _LEAD_COUNTS * np.tanh(samples[:, 1] / _LEAD_WIDTH)
    return won
