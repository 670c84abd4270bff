"""What the program does when the window has nothing to do: load what the first page did without, and search for cycles
that nobody uses."""

import gc
import re
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from graphlib import TopologicalSorter
from importlib import import_module
from pkgutil import walk_packages

from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.views.services import AppContext

_WITHOUT_QT = ("boggle_desk.engine", "boggle_desk.storage")
_WITH_QT = ("boggle_desk.models", "boggle_desk.views", "boggle_desk.app")
_READ = ("cube_sets", "presets", "rivals", "tile_sets", "layouts", "scrabble_presets", "levels", "leaves", "wins")
_BEGUN = ("lexica", "history", "backups")  # these read on threads of their own
_AFTER_THE_FIRST_PAGE = 200  # milliseconds
_PIECE = 0.004  # seconds
_SEARCH_EVERY = 500  # milliseconds


class Loading(QObject):
    """Loads all that the first page did without: what has no Qt in it on a thread, then the rest in pieces so small
    that nobody notices."""

    done = Signal()

    def __init__(self, services: AppContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._steps: Iterator[Callable[[], object]] = iter(())
        self._timer = QTimer(self, singleShot=True, interval=_AFTER_THE_FIRST_PAGE)
        self._timer.timeout.connect(self._begin)
        self._task = BackgroundTask(self, "A module could not be loaded ahead of its use.")
        self._task.done.connect(self._go_on)
        self._timer.start()

    def _begin(self) -> None:
        self._timer.timeout.disconnect()
        self._timer.timeout.connect(self._load_piece)
        self._task.start(_load_engine)

    def _go_on(self, modules: list[str]) -> None:
        steps: list[Callable[[], object]] = [partial(import_module, name) for name in modules]
        self._steps = iter(steps + [partial(getattr, self._services, name) for name in (*_READ, *_BEGUN)])
        self._timer.start(0)

    def _load_piece(self) -> None:
        until = time.perf_counter() + _PIECE
        for step in self._steps:
            step()
            if time.perf_counter() > until:
                self._timer.start(0)
                return
        self.done.emit()

    def stop(self) -> None:
        """Load no more."""
        self._timer.stop()
        self._task.cancel()


def _load_engine(flag: StopFlag) -> list[str]:
    """Load the floors without Qt; return the modules of the others, those first that others import."""
    import_module("numpy")
    for name in in_order(_WITHOUT_QT):
        flag.check()
        import_module(name)
    return in_order(_WITH_QT)


@cache
def in_order(packages: tuple[str, ...]) -> list[str]:
    """Return the names of all modules in these packages, each after those that it imports, as far as there are sources
    to tell: importing one then hardly brings others with it."""
    needs: dict[str, set[str]] = {}
    for package in packages:
        for found in walk_packages(import_module(package).__path__, f"{package}."):
            spec = found.module_finder.find_spec(found.name, None)
            source = getattr(spec and spec.loader, "get_source", lambda _name: None)(found.name) or ""
            needs[found.name] = set(re.findall(r"^(?:from|import) (boggle_desk[\w.]+)", source, re.MULTILINE))
    return [name for name in TopologicalSorter(needs).static_order() if name in needs]


class CycleSearch(QObject):
    """Searches for cycles from time to time, as much as Python would have done by itself, on the window's thread alone.

    Left to itself Python searches on whichever thread happens to allocate. There it would destroy objects of Qt that
    belong to the window's thread: Qt holds a lock meanwhile and waits for the interpreter, while the window's thread
    has the interpreter and may wait for that lock, for ever.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=_SEARCH_EVERY)
        self._timer.timeout.connect(self.search)
        self._timer.start()
        gc.disable()

    def search(self) -> None:
        """Search through the oldest generation that is due, and all younger ones."""
        counts = enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
        due = [generation for generation, (count, most) in counts if count > most]
        if due:
            gc.collect(due[-1])

    def end(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.enable()
