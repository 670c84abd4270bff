"""How many pixels of moving cubes are computed, by the time available; the rest is scaled."""

from collections import deque
from functools import cache

from boggle_desk.engine.kernels import compiled

SHARES, COARSE = (1.0, 0.8, 0.63, 0.5, 0.4), (0.28, 0.2)
"""Computed pixels for each of the screen's, along a side: by the kernel, and by numpy."""
_BUDGET, _SPARE, _LATE = 0.0125, 0.006, 0.021
"""Seconds: the most work per picture, the work below which a finer one fits, the most between pictures."""
_NOTED, _TOO_MANY, _CALM = 8, 3, 45
"""Pictures remembered, how many may be late, how many must be quick before a finer one."""


@cache
def is_quick() -> bool:
    """Return whether the kernel is compiled; without it numpy draws, which takes a hundred times as long."""
    return compiled()["light"]


class Governor:
    """Chooses the share of pixels by past pictures: smaller soon after late ones, larger after many quick ones."""

    def __init__(self) -> None:
        self._shares = SHARES if is_quick() else COARSE
        self._place = 0
        self._late: deque[bool] = deque(maxlen=_NOTED)
        self._quick = 0

    @property
    def share(self) -> float:
        return self._shares[self._place]

    def note(self, work: float, interval: float) -> None:
        """Record a picture's seconds of work, and since the last picture."""
        self._late.append(work > _BUDGET or (interval > _LATE and work > _SPARE))  # else something else was slow
        self._quick = self._quick + 1 if work < _SPARE else 0
        if sum(self._late) >= _TOO_MANY:
            self._step(1)
        elif self._quick >= _CALM:
            self._step(-1)

    def _step(self, step: int) -> None:
        self._place = max(0, min(len(self._shares) - 1, self._place + step))
        self._late.clear()
        self._quick = 0
