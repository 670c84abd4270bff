"""A clock that counts down by the machine's steady time, and notices when the machine has slept."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

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
        self._length = 0.0
        self._gone = 0.0
        self._seen = 0.0
        self._timer = QTimer(self, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        """Whether time is passing."""
        return self._timer.isActive()

    @property
    def elapsed(self) -> float:
        """Seconds gone, as of the last tick."""
        return self._gone

    @property
    def length(self) -> float:
        """Seconds from the turn of the glass to its end."""
        return self._length

    @property
    def left(self) -> float:
        """Seconds left, never below zero."""
        return max(0.0, self._length - self._gone)

    def set(self, length: float, elapsed: float = 0.0) -> None:
        """Lay the clock ready, standing still, with some seconds gone already."""
        self._timer.stop()
        self._length, self._gone = length, min(elapsed, length)
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
        self._gone += passed
        self.ticked.emit(self.left)
        for call in self._calls:
            if self.left <= call < before:
                self.called.emit(call)
        if self.left <= 0:
            self._timer.stop()
            self.ran_out.emit()
