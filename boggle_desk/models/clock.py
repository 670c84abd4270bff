"""Clocks: one that counts down by the machine's steady time, and the timer of a round that runs by it."""

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from boggle_desk.models.session import GameSession

TICK_MS = 100
LONGEST_GAP = 3.0
"""Seconds between two ticks from which on the machine must have slept."""


class CountdownClock(QObject):
    """Counts a number of seconds down. It counts time, not ticks, and stands still while paused."""

    ticked = Signal(float)
    """Seconds left."""
    called = Signal(int)
    """So many seconds are left: one of the `calls`."""
    ran_out = Signal()
    """No second is left."""
    slept = Signal(float)
    """The machine did not run for so many seconds; the clock has paused where it was before."""

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
        """Seconds from the turn of the glass to its end."""
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
        """Lay the clock ready, standing still, with some seconds gone already."""
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
        """Stand still without counting the moment since the last tick."""
        self._timer.stop()

    def tick(self) -> None:
        """Take in the time that has passed. Called by the timer; while the clock stands still, nothing happens."""
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
"""How often the time gone is noted in the game, so that a killed game goes on at most that much earlier."""


class GlassTimer(QObject):
    """Calls time when the clock has run out, notes how much has gone, and pauses. A subclass starts and stops the
    clock by the session's events, and says in `searching` whether there is time to pause."""

    paused = Signal(bool)
    """The search stands still (True) or goes on (False)."""

    def __init__(
        self,
        session: GameSession[Any],
        clock: CountdownClock,
        call_time: Callable[[], Any],
        read_clock: Callable[[float], Any],
        parent: QObject | None = None,
    ) -> None:
        """`call_time` and `read_clock` make the game's moves for the end, and for the seconds that have gone."""
        super().__init__(parent)
        self._session, self._call_time, self._read_clock = session, call_time, read_clock
        self.clock = clock
        clock.setParent(self)  # its signals would keep the page after the game
        self._noted = 0.0
        self.is_paused = False
        session.happened.connect(self._follow)
        clock.ran_out.connect(lambda: session.submit(call_time()))
        clock.slept.connect(lambda _seconds: self.pause())
        clock.ticked.connect(self._note)

    @property
    def searching(self) -> bool:
        """Whether somebody searches."""
        raise NotImplementedError

    def pause(self) -> None:
        """Stop the clock until `resume`; nothing happens outside a search."""
        if not self.searching or self.is_paused:
            return
        self.clock.pause()
        if self.clock.left > 0:  # else time was called just now
            self._session.submit(self._read_clock(self.clock.elapsed))
            self._set_paused(True)

    def resume(self) -> None:
        """Let the clock go on after a pause."""
        if not self.is_paused:
            return
        self._set_paused(False)
        if self.clock.left > 0:
            self.clock.start()
        else:  # it was cut off between the last grain and the call
            self._session.submit(self._call_time())

    def _follow(self, event: Any) -> None:
        raise NotImplementedError

    def _note(self, _left: float) -> None:
        if self.clock.running and self.clock.elapsed - self._noted >= NOTE_SECONDS:
            self._noted = self.clock.elapsed
            self._session.submit(self._read_clock(self.clock.elapsed))

    def _set_paused(self, paused: bool) -> None:
        if paused != self.is_paused:
            self.is_paused = paused
            self.paused.emit(paused)
