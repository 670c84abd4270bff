"""A countdown clock, and the timer that runs it for a game."""

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from boggle_desk.models.session import GameSession

TICK_MS = 100
LONGEST_GAP = 3.0
"""Seconds between two ticks from which on the machine must have slept."""


class CountdownClock(QObject):
    """Counts seconds down by the machine's steady time."""

    ticked = Signal(float)
    """Seconds left."""
    called = Signal(int)
    """One of the `calls`, in seconds left, was passed."""
    ran_out = Signal()
    """Time is up."""
    slept = Signal(float)
    """The machine slept for this many seconds; the clock paused where it was before."""

    def __init__(
        self,
        calls: tuple[int, ...] = (60, 10),
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._calls = calls
        self._now = now
        self.length = 0.0
        """Seconds in all."""
        self.elapsed = 0.0
        """Seconds gone, as of the last tick."""
        self._seen = 0.0
        self._timer = QTimer(self, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        """Whether time is passing."""
        return self._timer.isActive()

    @property
    def left(self) -> float:
        """Seconds left, never below zero."""
        return max(0.0, self.length - self.elapsed)

    def set(self, length: float, elapsed: float = 0.0) -> None:
        """Set the clock, standing still."""
        self._timer.stop()
        self.length, self.elapsed = length, min(elapsed, length)
        self.ticked.emit(self.left)

    def start(self) -> None:
        """Let time pass."""
        if self.left > 0:
            self._seen = self._now()
            self._timer.start()

    def pause(self) -> None:
        """Stand still."""
        if self.running:
            self.tick()
            self._timer.stop()

    def stop(self) -> None:
        """Stand still; time since the last tick isn't counted."""
        self._timer.stop()

    def tick(self) -> None:
        """Count the time that has passed; do nothing while standing still."""
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


NOTE_SECONDS = 5.0
"""How often the elapsed time is written into the game: a killed game resumes at most this much earlier."""


@dataclass(frozen=True)
class Timing:
    """What the timer has to do in a position."""

    turn: Hashable
    """Sets the clock anew whenever it changes."""
    length: float
    """Seconds from the turn of the timer to its end."""
    elapsed: float
    running: bool
    """Whether time passes, unless it is paused."""


class GlassTimer(QObject):
    """Keeps the clock of a session as the position wants it, calls time, notes how much has gone, and pauses. A game
    that is opened while time runs waits, paused. A subclass says in `timing` what a position wants."""

    call_time: type
    read_clock: type
    """The game's moves for the end of time, and for the seconds that have gone."""
    paused = Signal(bool)
    """The search stands still (True) or goes on (False)."""

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
        """What the session's position wants."""
        raise NotImplementedError

    @property
    def searching(self) -> bool:
        """Whether there is time to pause."""
        return self.timing.running

    def pause(self) -> None:
        """Stop the clock until `resume`; do nothing outside a search."""
        if not self.searching or self.is_paused:
            return
        self.clock.pause()
        if self.clock.left > 0:  # else time was called just now
            self._set_paused(True)
            self._session.submit(self.read_clock(self.clock.elapsed))

    def resume(self) -> None:
        """Let the clock go on after a pause."""
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
