"""The shaker of each board, made ahead on a thread."""

import importlib.util
import threading

from boggle_desk.views.boggle.dome import shadows
from boggle_desk.views.boggle.dome.physics import PhysicsShaker

_ready: dict[tuple[int, int], PhysicsShaker] = {}
"""Shakers that were made ahead, each for one board."""
_lock = threading.Lock()


def is_here() -> bool:
    """Return whether there is a build of the physics library for this machine."""
    return all(importlib.util.find_spec(name) is not None for name in ("mujoco", "numpy"))


def warm_up(rows: int, columns: int) -> None:
    """Import the physics library and make bodies for a board of this size, on a thread of their own."""
    if (rows, columns) not in _ready:
        threading.Thread(target=make_ready, args=(rows, columns), name="physics", daemon=True).start()


def make_ready(rows: int, columns: int) -> None:
    """Do so at once; without the library there will be no bodies."""
    shadows.prepare()
    with _lock:
        if (rows, columns) not in _ready and is_here():
            _ready[rows, columns] = PhysicsShaker(rows, columns)


def take_ready(rows: int, columns: int) -> PhysicsShaker | None:
    """Return a shaker for a tray of this size, or None if none has been made yet."""
    return _ready.pop((rows, columns), None)
