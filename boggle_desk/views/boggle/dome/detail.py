"""How finely cubes are drawn, by the time available."""

from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True)
class Detail:
    sharp: bool
    """Whether shadows of flying cubes are whole, and the picture has all screen pixels, not only logical ones."""
    smooth: float
    """How squarely (0 to 1) a face must be seen to have smooth edges; at 1 no face and no cube has."""
    grooves: bool
    soft: bool
    """Whether cubes' edges darken away from the lamp."""
    least: float
    """How squarely (0 to 1) a face must be seen for its letter; half of that to be seen at all."""
    still: bool = False
    """Whether light runs over faces and letters are pressed in."""
    bodies: bool = True
    """Whether there is more than what is written on the cubes."""


STILL, WRITTEN = (Detail(True, 0.0, True, True, 0.05, still=True, bodies=bodies) for bodies in (True, False))
"""Lying cubes, and their letters alone."""
DETAILS = (
    Detail(True, 0.0, True, True, 0.05),
    Detail(False, 0.6, False, True, 0.20),
    Detail(False, 1.0, False, True, 0.20),
    Detail(False, 1.0, False, False, 0.50),
)
"""Moving cubes, finest to fastest."""
_BUDGET, _SPARE, _LATE = 0.004, 0.0026, 0.021
"""Seconds: the most work per picture, the work below which a finer one fits, the most between pictures."""
_NOTED, _TOO_MANY, _CALM = 8, 3, 45
"""Pictures remembered, how many may be late, how many must be quick before a finer one."""


class Governor:
    """Chooses the detail by past pictures: coarser soon after late ones, finer after many quick ones."""

    def __init__(self) -> None:
        self._place = 1
        self._late: deque[bool] = deque(maxlen=_NOTED)
        self._quick = 0

    @property
    def detail(self) -> Detail:
        return DETAILS[self._place]

    def note(self, work: float, interval: float) -> None:
        """Record a picture's seconds of work, and since the last picture."""
        self._late.append(work > _BUDGET or (interval > _LATE and work > _SPARE))  # else something else was slow
        self._quick = self._quick + 1 if work < _SPARE else 0
        if sum(self._late) >= _TOO_MANY:
            self._step(1)
        elif self._quick >= _CALM:
            self._step(-1)

    def _step(self, step: int) -> None:
        self._place = max(0, min(len(DETAILS) - 1, self._place + step))
        self._late.clear()
        self._quick = 0
