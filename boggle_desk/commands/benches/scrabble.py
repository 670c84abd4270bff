"""Scrabble measured: all plays, the best play, whole games and rollouts.

Speeds are those of one thread on a processor of its own: the seconds count that the process had on the processors.
Only how rollouts scale goes by the clock on the wall.
"""

from array import array
from random import Random
from time import perf_counter, process_time

from boggle_desk.commands.benches import Figure
from boggle_desk.commands.benches.plain_c import BASELINE, rival_of
from boggle_desk.commands.benches.scrabble_c import Rival
from boggle_desk.commands.benches.scrabble_ground import SEED, Ground, ground
from boggle_desk.commands.benches.timing import Taken, Work, in_turns, timed
from boggle_desk.engine.kernels.codes import BLANK
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.arena import Arena, TableMove
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.simulation import simulate

_FOREVER = 1e6
_MICRO = 1e6


def plays(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure all plays with their scores, of positions in the middle of games."""
    its = ground(words)
    generator = its.arena.machine.generator

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
    generator = its.arena.machine.generator
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
    table, times = its.arena.table, range(its.size.thoughts)

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
    table, generator, found = its.arena.table, its.arena.machine.generator, list[int]()

    def visit() -> None:
        table.think()
        found.append(generator.equity() if generator.found()[0] else 0)

    its.play(visit)
    theirs = [rival.best(moment, 1)[0] for moment in its.moments]
    return [ours in (0, other) for ours, other in zip(found, theirs, strict=True)]


def games(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure whole games of the static player against itself."""
    its = ground(words)
    table, number = its.arena.table, its.size.whole_games
    taken = in_turns(timed(lambda: table.play_games(SEED, number, [True, True])), None, seconds)
    return [_figure("static player against itself", number / taken.seconds, "games/s", ">= 700", taken)]


def rollouts(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure two-ply rollouts of simulations, on one thread and on two."""
    its = ground(words)
    moments = its.moments[2 :: max(1, len(its.moments) // its.size.simulated)][: its.size.simulated]
    tasks = [(moment.view, its.candidates(moment.view)) for moment in moments]

    def roll(arenas: list[Arena]) -> int:
        return sum(_rolled(its, arenas, view, moves) for view, moves in tasks)

    number = roll([its.arena])
    alone = in_turns(timed(lambda: roll([its.arena])), None, seconds / 2)
    on_two = timed(lambda: roll([its.arena, its.second]), perf_counter)
    both = in_turns(on_two, timed(lambda: roll([its.arena]), perf_counter), seconds)
    return [
        _figure("two-ply rollouts of a thread", number / alone.seconds, "/s", ">= 10,000", alone),
        _figure("two-ply rollouts of two threads", number / both.seconds, "/s", ">= 1.8 ×", both, "one thread"),
    ]


def _rolled(its: Ground, arenas: list[Arena], view: ScrabblePosition, moves: list[TableMove]) -> int:
    """Return how many rollouts were made."""
    found = simulate(arenas, view, moves, Random(SEED), _FOREVER, its.size.rollouts, plies=2)
    return sum(each.rounds for each in found)


def _figure(name: str, value: float, unit: str, goal: str, taken: Taken, baseline: str = "") -> Figure:
    """Return a figure with the ratio of what was taken."""
    return Figure(name, value, unit, goal, taken.ratio, baseline)
