"""Tiles that make room on a rack: they slide to their new slots instead of jumping there."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal

_TICK = 16
_SHARE = 0.34
"""The part of what is left of its way that a tile slides in each frame."""
_THERE = 0.02


class Sliding(QObject):
    """Where tiles are seen between the slots they leave and those they go to. Its timer runs only while any slides."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._seen: list[float] = []
        self._goals: list[int] = []
        self._timer = QTimer(self, interval=_TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def go(self, seen: Sequence[float], goals: Sequence[int]) -> None:
        """Let the tiles slide from where they are seen to their goals."""
        self._seen, self._goals = list(seen), list(goals)
        self._timer.start()

    def stop(self) -> None:
        """Have all tiles where they belong, now."""
        self._timer.stop()
        self._seen = []

    def slot(self, place: int, goal: int) -> float:
        """Return where a place's tile is seen: at its goal unless it slides."""
        return self._seen[place] if place < len(self._seen) else float(goal)

    def _tick(self) -> None:
        pairs = zip(self._seen, self._goals, strict=True)
        self._seen = [seen + (goal - seen) * _SHARE for seen, goal in pairs]
        if all(abs(seen - goal) < _THERE for seen, goal in zip(self._seen, self._goals, strict=True)):
            self.stop()
        self.changed.emit()
