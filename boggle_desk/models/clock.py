"""A countdown clock, and the timer that runs it for a game."""

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from boggle_desk.models.session import GameSession

TICK_MS = 100
CALLS = (60, 30, *range(10, 0, -1))  # seconds left that are called at a table
LONGEST_GAP = 3.0  # after this gap between ticks, in seconds, the machine must have slept


class CountdownClock(QObject):
    ticked = Signal(float)  # seconds left
    called = Signal(int)  # one of the `calls`, in seconds left, was passed
    ran_out = Signal()
    slept = Signal(float)  # the machine slept for these seconds; the clock paused at the time before

    def __init__(self, calls: tuple[int, ...] = (60, 10), now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._calls = calls
        self._now = now
        self.length = 0.0
        self.elapsed = 0.0  # as of the last tick
        self._seen = 0.0
        self._timer = QTimer(self, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    @property
    def left(self) -> float:
        return max(0.0, self.length - self.elapsed)

    def set(self, length: float, elapsed: float = 0.0) -> None:
        """Set the clock, stopped."""
        self._timer.stop()
        self.length, self.elapsed = length, min(elapsed, length)
        self.ticked.emit(self.left)

    def start(self) -> None:
        if self.left > 0:
            self._seen = self._now()
            self._timer.start()

    def pause(self) -> None:
        if self.running:
            self.tick()
            self._timer.stop()

    def stop(self) -> None:
        """Stop without counting the time since the last tick."""
        self._timer.stop()

    def tick(self) -> None:
        """Count the time that has passed, if running."""
        if not self.running:
            return
        now = self._now()
        passed, self._seen = now - self._seen, now
        if passed > LONGEST_GAP:
            self._timer.stop()
            self.slept.emit(passed)
            return
        before = self.left
        self.elapsed += passed
        self.ticked.emit(self.left)
        for call in self._calls:
            if self.left <= call < before:
                self.called.emit(call)
        if self.left <= 0:
            self._timer.stop()
            self.ran_out.emit()


NOTE_SECONDS = 5.0  # how often the elapsed time is written into the game, and the most that a killed game loses


@dataclass(frozen=True)
class Timing:
    turn: Hashable  # the clock is reset when it changes
    length: float  # seconds in all
    elapsed: float
    running: bool  # whether time passes, unless paused


class GlassTimer(QObject):
    """Runs a session's clock: calls time, records the elapsed time, and pauses. A game opened while time runs starts
    paused. A subclass says in `timing` what a position needs."""

    call_time: type
    read_clock: type  # the moves for the end of time and for the elapsed seconds
    paused = Signal(bool)  # paused (True) or resumed (False)

    def __init__(self, session: GameSession[Any], clock: CountdownClock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self.clock = session, clock
        clock.setParent(self)  # its signals would keep the page after the game
        self._turn: Hashable = None
        timing = self.timing
        self._turn, self._noted, self.is_paused = timing.turn, timing.elapsed, timing.running
        clock.set(timing.length, timing.elapsed)
        session.happened.connect(lambda _event: self._follow())
        clock.ran_out.connect(self._call)
        clock.slept.connect(lambda _seconds: self.pause())
        clock.ticked.connect(self._note)

    @property
    def timing(self) -> Timing:
        raise NotImplementedError

    @property
    def searching(self) -> bool:
        """Whether there is time to pause."""
        return self.timing.running

    def pause(self) -> None:
        """Stop the clock until `resume`, only while searching."""
        if not self.searching or self.is_paused:
            return
        self.clock.pause()
        if self.clock.left > 0:  # else time was called just now
            self._set_paused(True)
            self._session.submit(self.read_clock(self.clock.elapsed))

    def resume(self) -> None:
        if not self.is_paused:
            return
        self._set_paused(False)
        if self.clock.left > 0:
            self.clock.start()
        else:  # it was cut off between the last grain and the call
            self._call()

    def _call(self) -> None:
        self._session.submit(self.call_time())

    def _follow(self) -> None:
        timing = self.timing
        changed = timing.turn != self._turn
        if changed:
            self._turn, self._noted = timing.turn, timing.elapsed
            self.clock.set(timing.length, timing.elapsed)
        elif timing.running and timing.length != self.clock.length:  # whose time it was has left
            self.clock.set(timing.length, self.clock.elapsed)
        if changed or not timing.running:
            self.clock.stop()
            self._set_paused(False)
        if timing.running and not self.is_paused and not self.clock.running:
            self.clock.start()

    def _note(self, _left: float) -> None:
        if self.clock.running and self.clock.elapsed - self._noted >= NOTE_SECONDS:
            self._noted = self.clock.elapsed
            self._session.submit(self.read_clock(self.clock.elapsed))

    def _set_paused(self, paused: bool) -> None:
        if paused != self.is_paused:
            self.is_paused = paused
            self.paused.emit(paused)
