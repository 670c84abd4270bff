"""Scrabble measured: all plays, the best play, whole games and rollouts, beside plain C.

Speeds are those of one thread on a processor of its own: the seconds count that the process had on the processors.
Only how rollouts scale goes by the clock on the wall.
"""

from array import array
from collections.abc import Callable
from ctypes import (
    POINTER,
    Array,
    Structure,
    byref,
    c_char_p,
    c_int,
    c_int32,
    c_int64,
    c_uint32,
    c_void_p,
)
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from time import perf_counter, process_time

from benchmarks.match import Known
from benchmarks.measuring import BASELINE, Figure, Taken, Work, in_turns, program, rival_of, timed
from benchmarks.table import view_of
from boggle_desk import paths
from boggle_desk.commands import UsageError
from boggle_desk.engine.kernels.codes import BLANK, ONE_POINT
from boggle_desk.engine.kernels.moves import is_compiled
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.knowledge import read_leaves, read_wins
from boggle_desk.engine.scrabble.movegen import find_plays
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.rules import read_layouts, read_presets, read_tile_sets
from boggle_desk.engine.scrabble.simulation import GameSimulator, simulate
from boggle_desk.engine.scrabble.values import OwnMove, Valuation, contenders

SEED = 20261120
_PRESET = "family_strict"


@dataclass(frozen=True)
class Size:
    """How much is done in one turn of a measurement."""

    games: int
    positions: int
    """The most positions from all games."""
    thoughts: int
    """How often the best play of a position is looked for in a row."""
    whole_games: int
    """So many that the luck of single bags hardly shows."""
    simulated: int
    """Positions that are simulated."""
    candidates: int
    rollouts: int


_COMPILED = Size(games=12, positions=1_000, thoughts=4, whole_games=300, simulated=3, candidates=15, rollouts=3_000)
_PLAIN = Size(games=1, positions=5, thoughts=1, whole_games=1, simulated=1, candidates=2, rollouts=4)


@dataclass(frozen=True)
class Moment:
    """A position in the middle of a game, in the numbers of the kernels."""

    board: bytes
    rack: bytes
    view: ScrabblePosition


@dataclass(frozen=True, eq=False)
class Ground:
    """What is measured on: a table, and games on it."""

    known: Known
    size: Size

    @cached_property
    def simulator(self) -> GameSimulator:
        """A table for two."""
        return self.known.simulator()

    @cached_property
    def second(self) -> GameSimulator:
        """Another table, for another thread."""
        return self.known.simulator()

    @cached_property
    def moments(self) -> list[Moment]:
        """The positions of all games. Raises UsageError if there is none."""
        found: list[Moment] = []
        table = self.simulator.table
        self.play(lambda: found.append(Moment(table.board(), table.rack(table.turn), view_of(self.simulator))))
        if not found:
            raise UsageError("Nobody can play Scrabble with these words, so that there is nothing to measure.")
        return found

    def play(self, visit: Callable[[], None]) -> None:
        """Let the static player play against itself, and `visit` while there are tiles on the board and in the bag."""
        table, visits = self.simulator.table, 0
        for number in range(SEED, SEED + self.size.games):
            table.deal(number)
            while not table.over and table.in_bag():
                if any(table.board()):
                    visit()
                    visits += 1
                if visits == self.size.positions:
                    return
                table.think()
                table.act()

    def candidates(self, view: ScrabblePosition) -> list[OwnMove]:
        """Return the moves of a position that a simulation would look at."""
        tiles, known = self.known.rules.tiles, self.known
        plays = find_plays(view.board, view.racks[view.turn or 0], tiles, known.graph)
        valuation = Valuation(view.board, tiles, known.leaves, len(view.bag))
        return list(contenders(view, plays, valuation.ranked(plays), valuation, self.size.candidates))


@lru_cache(maxsize=1)
def ground(words: Lexicon) -> Ground:
    """Return the ground of a dictionary."""
    sets, layouts = read_tile_sets(paths.resource("tiles")), read_layouts(paths.resource("boards"))
    rules = read_presets(paths.resource("rules", "scrabble"), sets, layouts)[_PRESET]
    leaves = read_leaves(paths.resource("leaves", f"{rules.tiles.key}.leaves"), rules.tiles)
    wins = read_wins(paths.resource("wins", f"{rules.tiles.key}.toml"))
    return Ground(Known(rules, words, leaves, wins), _COMPILED if is_compiled() else _PLAIN)


class _Layout(Structure):
    _fields_ = [
        *((name, c_int32) for name in ("rows", "columns", "start", "bingo_tiles", "bingo_bonus", "letters")),
        *((name, c_uint32) for name in ("playable", "root", "forward")),
        *((name, c_char_p) for name in ("letter_bonus", "word_bonus", "values")),
        ("nodes", c_void_p),
    ]


class Rival:
    """`scrabble.c` on the same ground. Raises `NoBaseline`."""

    def __init__(self, its: Ground) -> None:
        self._ground, self._program = its, program("scrabble")
        self._program.scrabble_all.argtypes = [c_int, c_char_p, c_char_p, POINTER(c_int64), POINTER(c_int64)]
        self._program.scrabble_best.argtypes = [c_char_p, POINTER(c_int32), c_int]
        self._program.scrabble_best.restype = c_int32
        rules, graph = its.known.rules, its.known.graph
        self._nodes = array("I", graph.two_way.nodes)  # of its own: mapped memory may be read-only
        premiums, layout = rules.layout.premiums, rules.layout
        self._layout = _Layout(
            rows=layout.rows,
            columns=layout.columns,
            start=layout.start,
            bingo_tiles=rules.bingo_tiles,
            bingo_bonus=rules.bingo_bonus,
            letters=len(graph.letters),
            playable=graph.playable,
            root=graph.two_way.root,
            forward=graph.two_way.forward,
            letter_bonus=bytes(premium.letter for premium in premiums),
            word_bonus=bytes(premium.word for premium in premiums),
            values=its.simulator.machine.numbering.values,
            nodes=self._nodes.buffer_info()[0],
        )
        self._program.scrabble_begin(byref(self._layout))
        self._boards = b"".join(moment.board for moment in its.moments)
        self._racks = b"".join(moment.rack for moment in its.moments)
        self.counts, self.points = ((c_int64 * len(its.moments))() for _each in range(2))

    def find_all(self, adding: bool = False) -> None:
        """Find all plays of all positions, and add up their scores if told to."""
        points = self.points if adding else None
        self._program.scrabble_all(len(self.counts), self._boards, self._racks, self.counts, points)

    def best(self, moment: Moment, times: int) -> tuple[int, float]:
        """Return the equity of the best play of a position, and the seconds of looking for it so many times."""
        leaves = self._leaves[moment.rack]
        self._program.scrabble_lay(moment.board)
        start = process_time()
        equity = self._program.scrabble_best(moment.rack, leaves, times)
        return int(equity), process_time() - start

    @cached_property
    def _leaves(self) -> dict[bytes, Array[c_int32]]:
        """What the rack of each position keeps, by its parts, in thousandths of a point."""
        return {moment.rack: _leaves_of(self._ground, moment) for moment in self._ground.moments}


def _leaves_of(its: Ground, moment: Moment) -> Array[c_int32]:
    numbers = its.simulator.machine.numbering
    parts = numbers.parts(numbers.rack(moment.rack))
    values = [round(ONE_POINT * its.known.leaves.value(parts.kept(part))) for part in range(parts.total)]
    return (c_int32 * len(values))(*values)


_FOREVER = 1e6
_MICRO = 1e6


def plays(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure all plays with their scores, of positions in the middle of games."""
    its = ground(words)
    generator = its.simulator.machine.generator

    def find_all() -> None:
        for moment in its.moments:
            generator.set_board(moment.board)
            generator.find_all(moment.rack)

    counts, points = _sums(its)
    rival, why = rival_of(lambda: Rival(its))
    taken = in_turns(timed(find_all), timed(rival.find_all) if rival else None, seconds)
    if rival:
        rival.find_all(adding=True)
        if counts != list(rival.counts) or points != list(rival.points):
            why = f"{BASELINE}, which finds other plays"
    return [
        _figure("all Scrabble plays with scores", sum(counts) / taken.seconds, "plays/s", ">= 9,000,000", taken, why)
    ]


def _sums(its: Ground) -> tuple[list[int], list[int]]:
    """Return the number of plays of each position, and the sum of their scores."""
    generator = its.simulator.machine.generator
    counts, points = list[int](), list[int]()
    for moment in its.moments:
        generator.set_board(moment.board)
        counts.append(generator.find_all(moment.rack))
        points.append(sum(array("i", generator.found()[0])))
    return counts, points


def best(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure the best play with leave values, for racks without and with blanks."""
    its = ground(words)
    rival, why = rival_of(lambda: Rival(its))
    if rival:
        why = f"{BASELINE}, {'every play weighed' if all(_agrees(its, rival)) else 'which finds another best play'}"
    figures = []
    for blanks, name, goal in ((False, "without blanks", "<= 25"), (True, "with blanks", "<= 120")):
        number = sum((moment.rack[BLANK] > 0) is blanks for moment in its.moments)
        if number:
            taken = in_turns(_thinking(its, blanks), _weighing(its, rival, blanks) if rival else None, seconds / 2)
            mean = _MICRO * taken.seconds / number / its.size.thoughts
            figures.append(_figure(f"best play with leaves, {name}, mean", mean, "us", goal, taken, why))
    return figures


def _thinking(its: Ground, blanks: bool) -> Work:
    """Return the kernel's part: it plays the games again and times the choice of moves only."""
    table, times = its.simulator.table, range(its.size.thoughts)

    def run() -> float:
        spent = 0.0

        def visit() -> None:
            nonlocal spent
            if (table.rack(table.turn)[BLANK] > 0) is blanks:
                start = process_time()
                for _time in times:
                    table.think()
                spent += process_time() - start

        its.play(visit)
        return spent

    return run


def _weighing(its: Ground, rival: Rival, blanks: bool) -> Work:
    """Return the part of the plain C program, which weighs every play."""
    moments = [moment for moment in its.moments if (moment.rack[BLANK] > 0) is blanks]
    return lambda: sum(rival.best(moment, its.size.thoughts)[1] for moment in moments)


def _agrees(its: Ground, rival: Rival) -> list[bool]:
    """Return of each position whether both find the same equity; where there is no play there is nothing to compare."""
    table, generator, found = its.simulator.table, its.simulator.machine.generator, list[int]()

    def visit() -> None:
        table.think()
        found.append(generator.equity() if generator.found()[0] else 0)

    its.play(visit)
    theirs = [rival.best(moment, 1)[0] for moment in its.moments]
    return [ours in (0, other) for ours, other in zip(found, theirs, strict=True)]


def games(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure whole games of the static player against itself."""
    its = ground(words)
    table, number = its.simulator.table, its.size.whole_games
    taken = in_turns(timed(lambda: table.play_games(SEED, number, [True, True])), None, seconds)
    return [_figure("static player against itself", number / taken.seconds, "games/s", ">= 700", taken)]


def rollouts(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure two-ply rollouts of simulations, on one thread and on two."""
    its = ground(words)
    moments = its.moments[2 :: max(1, len(its.moments) // its.size.simulated)][: its.size.simulated]
    tasks = [(moment.view, its.candidates(moment.view)) for moment in moments]

    def roll(simulators: list[GameSimulator]) -> int:
        return sum(_rolled(its, simulators, view, moves) for view, moves in tasks)

    number = roll([its.simulator])
    alone = in_turns(timed(lambda: roll([its.simulator])), None, seconds / 2)
    on_two = timed(lambda: roll([its.simulator, its.second]), perf_counter)
    both = in_turns(on_two, timed(lambda: roll([its.simulator]), perf_counter), seconds)
    return [
        _figure("two-ply rollouts of a thread", number / alone.seconds, "/s", ">= 10,000", alone),
        _figure("two-ply rollouts of two threads", number / both.seconds, "/s", ">= 1.8 ×", both, "one thread"),
    ]


def _rolled(its: Ground, simulators: list[GameSimulator], view: ScrabblePosition, moves: list[OwnMove]) -> int:
    """Return how many rollouts were made."""
    found = simulate(simulators, view, moves, Random(SEED), _FOREVER, its.size.rollouts, plies=2)
    return sum(each.rounds for each in found)


def _figure(name: str, value: float, unit: str, goal: str, taken: Taken, baseline: str = "") -> Figure:
    """Return a figure with the ratio of what was taken."""
    return Figure(name, value, unit, goal, taken.ratio, baseline)
