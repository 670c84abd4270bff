"""What shakes the bodies: real physics where the library is there, recorded takes where it is not."""

import threading
from collections.abc import Iterator
from random import Random
from typing import Protocol

from boggle_desk.views.boggle.dome import physics
from boggle_desk.views.boggle.dome.faces import Vector
from boggle_desk.views.boggle.dome.recorded import RecordedShaker
from boggle_desk.views.boggle.dome.settle import Frame, Take


class Shaker(Protocol):
    """Moves bodies without letters."""

    def begin(self, poses: Frame) -> None:
        """Take over the bodies as they are, at rest."""

    def advance(self, push: Vector) -> Frame:
        """Return the poses 1/60 s later, while the tray is accelerated (cube edges per second squared)."""

    def proposals(self, luck: Random) -> Iterator[Take | None]:
        """Yield None between pieces of work and last a take from the present state, or nothing more."""


_ready = threading.Event()
_begun = threading.Event()


def warm_up() -> None:
    """Import the physics library on a thread of its own, once."""
    if not _begun.is_set():
        _begun.set()
        threading.Thread(target=_import, name="physics", daemon=True).start()


def _import() -> None:
    try:
        physics.load()
    except ImportError:
        return
    _ready.set()


def shaker_for(rows: int, columns: int, use: str = "any") -> Shaker | None:
    """Return what shakes a tray of this size, or None when nothing can.

    `use` is `"physics"` (imported now if need be), `"recorded"`, or `"any"`: physics if its library is there already.
    """
    if use == "physics" or (use == "any" and _ready.is_set()):
        return physics.PhysicsShaker(rows, columns)
    return RecordedShaker(rows, columns) if RecordedShaker.knows(rows, columns) else None
