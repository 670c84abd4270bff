"""window."""

import os
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from benchmarks.measuring import Figure
from benchmarks.scrabble import SEED, Ground, Moment, ground
from boggle_desk import paths
from boggle_desk.commands.play import missing_screen
from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.engine.boggle.rules import read_cube_sets
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.movegen import find_plays
from boggle_desk.engine.scrabble.simulation import simulate
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.engine.stopping import Stopped

if TYPE_CHECKING:
    from boggle_desk.models.background_task import StopFlag
    from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView

    Search = Callable[[StopFlag], None]

TICK = 16
"""Milliseconds from one picture to the next."""
_ROUNDS = 2
_FEWEST_TICKS = 2
_SIDE = 660  # logical pixels: the board of the design
_FOREVER = 1e6
_BOX, _BOARDS = "new4", 20
_SHARES = (("median", 0.5, ""), ("95 % within", 0.95, ""), ("99 % within", 0.99, "<= 20"))


def window(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure the time from tick to tick, while nothing else goes on and while worker threads search, and how long a
    search goes on after it is stopped."""
    if missing_screen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    from boggle_desk.models.background_task import give_way

    give_way()
    application = QApplication.instance() or QApplication([])
    its = ground(words)
    view = _board_view(its)
    try:
        idle, busy, ends = _measured(_Ticks(view), _searches(its, words), seconds)
    finally:
        view.close()
        view.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        del application
    ticks = [_figure(f"window while a search runs, {name}", share, goal, idle, busy) for name, share, goal in _SHARES]
    return [*ticks, Figure("search still after it is stopped, longest", max(ends), "ms", "<= 50", None, "")]


def _figure(name: str, share: float, goal: str, idle: list[float], busy: list[float]) -> Figure:
    alone, value = (sorted(times)[min(len(times) - 1, int(share * len(times)))] for times in (idle, busy))
    return Figure(name, value, "ms", goal, value / alone, f"{alone:.1f} ms without a search")


def _measured(
    ticks: "_Ticks", searches: list["Search"], seconds: float
) -> tuple[list[float], list[float], list[float]]:
    """Return the milliseconds from tick to tick without a search, and with one, which take turns; and from the moment
    that a search was stopped to its end."""
    idle, busy, ends = list[float](), list[float](), list[float]()
    for _round in range(_ROUNDS):
        idle += ticks.count(seconds / _ROUNDS)
        for search in searches:
            found, end = _beside(search, ticks, seconds / _ROUNDS)
            busy += found
            ends.append(end)
    return idle, busy, ends


def _beside(search: "Search", ticks: "_Ticks", seconds: float) -> tuple[list[float], float]:
    """Return the milliseconds from tick to tick while a search runs on the thread pool, and to its end from the moment
    that it was stopped."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    from boggle_desk.models.background_task import BackgroundTask

    task, faults, ended = BackgroundTask(), list[Exception](), list[bool]()
    for signal in (task.done, task.stopped):
        signal.connect(lambda *_told: ended.append(True))
    task.failed.connect(faults.append)
    task.start(search)
    found = ticks.count(seconds)
    stopped = perf_counter()
    task.cancel()
    while not ended and not faults:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    end = 1000 * (perf_counter() - stopped)
    if faults:
        raise faults[0]
    return found, end


def _board_view(its: Ground) -> "ScrabbleBoardView":
    """Return the board of the game in a window of its own, with tiles on it."""
    from boggle_desk.views.appearance import Appearance
    from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView

    view = ScrabbleBoardView(Appearance())
    view.set_tile_set(its.known.rules.tiles)
    view.show_board(its.moments[-1].view.board)
    view.resize(_SIDE, _SIDE)
    view.show()
    view.finish_pictures()
    return view


class _Ticks:
    """Paints a whole board at every tick of a timer, and notes when."""

    def __init__(self, view: "ScrabbleBoardView") -> None:
        from PySide6.QtCore import QEventLoop, Qt, QTimer

        self._view = view
        self._loop = QEventLoop()
        self._times: list[float] = []
        self._until = 0.0
        self._timer = QTimer(view)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    def count(self, seconds: float) -> list[float]:
        """Let the timer tick for so many seconds, and return the milliseconds from each tick to the next."""
        self._times, self._until = [], perf_counter() + seconds
        self._timer.start()
        self._loop.exec()
        self._timer.stop()
        return [1000 * (after - before) for before, after in zip(self._times, self._times[1:], strict=False)]

    def _tick(self) -> None:
        self._times.append(perf_counter())
        self._view.viewport().repaint()
        if self._times[-1] > self._until and len(self._times) > _FEWEST_TICKS:
            self._loop.quit()


# ------------------------------------------------------------------------------------------------- what runs beside it


def _searches(its: Ground, words: Lexicon) -> list["Search"]:
    """Return what keeps all processors busy, one after the other: rollouts, plays of two blanks, Boggle boards."""
    moment = its.moments[len(its.moments) // 2]
    return [_rolling(its, moment), _finding(its, moment), _solving(words)]


def _rolling(its: Ground, moment: Moment) -> "Search":
    moves, simulators = its.candidates(moment.view), [its.simulator, its.second]

    def search(flag: "StopFlag") -> None:
        with suppress(Stopped):
            while not flag.is_set():
                simulate(
                    simulators, moment.view, moves, Random(SEED), _FOREVER, its.size.rollouts, flag.is_set, plies=2
                )

    return search


def _finding(its: Ground, moment: Moment) -> "Search":
    tiles, graph = its.known.rules.tiles, its.known.graph
    held = its.simulator.machine.numbering.rack(moment.rack)
    rack = (*[tile for tile in held if tile != BLANK][:5], BLANK, BLANK)

    def search(flag: "StopFlag") -> None:
        with suppress(Stopped):
            while not flag.is_set():
                find_plays(moment.view.board, rack, tiles, graph, stop=flag.is_set)

    return search


def _solving(words: Lexicon) -> "Search":
    box, rng = read_cube_sets(paths.resource("cubes", "english.json"))[_BOX], Random(SEED)
    boards = [board_of(box.rows, box.columns, shake(box.cubes, rng)) for _board in range(_BOARDS)]

    def search(flag: "StopFlag") -> None:
        for board in cycle(boards):
            if flag.is_set():
                return
            solve(board, words.graph)

    return search
