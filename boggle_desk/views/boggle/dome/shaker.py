"""What shakes the bodies: real physics where the library is there, recorded takes where it is not."""

import logging
import threading
from collections.abc import Iterator
from random import Random
from typing import Protocol

from boggle_desk.views.boggle.dome import physics, shadows
from boggle_desk.views.boggle.dome.faces import Vector
from boggle_desk.views.boggle.dome.recorded import RecordedShaker
from boggle_desk.views.boggle.dome.settle import Frame, Take


class Shaker(Protocol):
    """Moves bodies without letters."""

    def begin(self, poses: Frame) -> None:
        """Take over the bodies as they are, at rest."""

    def advance(self, push: Vector) -> Frame:
        """Return the poses 1/60 s later, while the tray is accelerated (cube edges per second squared)."""

    def proposals(self, luck: Random, quarters: int = 0) -> Iterator[Take | None]:
        """Yield None between pieces of work and last a take from the present state, or nothing more.

        `quarters` tells by how many quarter turns anticlockwise the eye has moved around the tray.
        """


_ready: dict[tuple[int, int], Shaker] = {}
"""Shakers of real bodies that were made ahead, each for one board."""
_lock = threading.Lock()


def warm_up(rows: int, columns: int) -> None:
    """Import the physics library and make bodies for a board of this size, on a thread of their own."""
    if (rows, columns) not in _ready:
        threading.Thread(target=_make, args=(rows, columns), name="physics", daemon=True).start()


def _make(rows: int, columns: int) -> None:
    shadows.prepare()
    RecordedShaker.prepare(rows, columns)
    with _lock:
        if (rows, columns) in _ready:
            return
        try:
            made = physics.PhysicsShaker(rows, columns)
        except ImportError:
            return
        _ready[rows, columns] = made


def shaker_for(rows: int, columns: int, use: str = "any") -> Shaker | None:
    """Return what shakes a tray of this size, or None when nothing can.

    `use` is `"physics"` (made now if need be), `"recorded"`, or `"any"`: physics if its bodies are made already.
    """
    made = _ready.pop((rows, columns), None) if use != "recorded" else None
    if made is not None:
        return made
    if use == "physics":
        return physics.PhysicsShaker(rows, columns)
    try:
        return RecordedShaker(rows, columns) if RecordedShaker.knows(rows, columns) else None
    except (OSError, ValueError):
        logging.getLogger(__name__).warning("the takes for %d×%d cannot be read", rows, columns)
        return None
