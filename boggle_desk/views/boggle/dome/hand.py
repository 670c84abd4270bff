"""The hand on the dome: where it pulls, how the tray follows as on a spring, and how the bodies feel it."""

import math

from boggle_desk.views.boggle.dome.faces import Vector

_STIFF, _DAMPED = 900.0, 42.0
_FRAME = 1 / 60


class Hand:
    """A hand that drags, or shakes by itself while a key is held; distances are in pixels."""

    def __init__(self) -> None:
        self.offset = (0.0, 0.0)
        self._speed = (0.0, 0.0)
        self._goal = (0.0, 0.0)
        self._held = False
        self._dragged = False
        self._time = 0.0

    def take(self) -> None:
        """Begin to hold the dome."""
        self._held, self._dragged, self._goal = True, False, (0.0, 0.0)

    def drag(self, x: float, y: float) -> None:
        """Pull the dome so far from where it was taken."""
        self._dragged, self._goal = True, (x, y)

    def let_go(self) -> None:
        """Stop holding; the tray follows through."""
        self._held = self._dragged = False

    def rest(self) -> None:
        """Put the tray down in its place."""
        self.offset = self._speed = self._goal = (0.0, 0.0)
        self._held = self._dragged = False

    def rock(self, number: int, left: int, reach: float) -> None:
        """Move the tray with a take that is played: a last toss, then rest."""
        swell = math.sin(math.pi * min(1.0, number / 34))
        after = min(1.0, left / 30) * (1 - swell)
        x = 0.36 * swell * math.sin(number * 0.62) + 0.10 * after * math.sin(number * 0.8)
        y = 0.42 * swell * abs(math.sin(number * 0.52)) + 0.08 * after * math.sin(number * 0.7)
        self.offset = (x * reach, -y * reach)

    def advance(self, scale: float, reach: float) -> Vector:
        """Move the tray by 1/60 s; return its acceleration in cube edges per second squared."""
        self._time += _FRAME
        if not self._dragged:
            self._goal = self._shaking(reach)
        pull, speed, offset = [0.0, 0.0], list(self._speed), list(self.offset)
        for i in (0, 1):
            goal = max(-reach, min(reach, self._goal[i]))
            pull[i] = _STIFF * (goal - offset[i]) - _DAMPED * speed[i]
            speed[i] += pull[i] * _FRAME
            offset[i] = max(-reach, min(reach, offset[i] + speed[i] * _FRAME))
        self._speed, self.offset = (speed[0], speed[1]), (offset[0], offset[1])
        return self._felt(pull[0] * 1.6 / scale, -pull[1] * 1.6 / scale)

    def _shaking(self, reach: float) -> tuple[float, float]:
        size, t = reach * (1.0 if self._held else 0.72), math.tau * self._time
        x = 0.85 * math.sin(2.9 * t) + 0.25 * math.sin(5.3 * t)
        y = 0.72 * math.sin(2.3 * t + 1) + 0.25 * math.cos(4.7 * t)
        return size * x, size * y

    def _felt(self, x: float, y: float) -> Vector:
        strength = min(1.0, math.hypot(x, y) / 140)
        up = 600 * strength * math.sin(math.tau * 4.4 * self._time)
        return max(-260.0, min(260.0, x)), max(-260.0, min(260.0, y)), up
