"""How finely cubes are drawn, by the time there is for it."""

from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True)
class Detail:
    """How finely cubes are drawn."""

    sharp: bool
    """Whether the shadows of flying cubes are whole, and the picture has all pixels of the screen; else it has one for
    each logical pixel, at most."""
    smooth: float
    """How squarely a face must be seen (0 to 1) for its edges to be smooth, and any cube's; 1 for none."""
    grooves: bool
    soft: bool
    """Whether the edges of cubes are darker away from the lamp."""
    least: float
    """How squarely a face must be seen (0 to 1) to have its letter; half of that, to be seen at all."""
    still: bool = False
    """Whether there is time for light that runs over each face, and for letters that are pressed in."""
    bodies: bool = True
    """Whether there is more than what is written on the cubes."""


STILL, WRITTEN = (Detail(True, 0.0, True, True, 0.05, still=True, bodies=bodies) for bodies in (True, False))
"""Cubes that lie, and what is written on them."""
DETAILS = (
    Detail(True, 0.0, True, True, 0.05),
    Detail(False, 0.6, False, True, 0.20),
    Detail(False, 1.0, False, True, 0.20),
    Detail(False, 1.0, False, False, 0.50),
)
"""Cubes that move, from the finest to the fastest."""
_BUDGET, _SPARE, _LATE = 0.004, 0.0026, 0.021
"""Seconds that the work for a picture may take, below which a finer one fits as well, and between two pictures."""
_NOTED, _TOO_MANY, _CALM = 8, 3, 45
"""Pictures that are remembered, how many of them may be late, how many must be quick before a finer one is tried."""


class Governor:
    """Chooses the detail by the pictures before: coarser soon after some came late, finer after many quick ones."""

    def __init__(self) -> None:
        self._place = 1
        self._late: deque[bool] = deque(maxlen=_NOTED)
        self._quick = 0

    @property
    def detail(self) -> Detail:
        """The detail of the next picture."""
        return DETAILS[self._place]

    def note(self, work: float, interval: float) -> None:
        """Take note of a picture: the seconds it took, and those since the one before."""
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
