"""Idle work: preloading, and garbage collection."""

import gc
from importlib import import_module
from pkgutil import walk_packages

from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.views.services import AppContext

_PACKAGES = ("boggle_desk.engine", "boggle_desk.storage", "boggle_desk.models", "boggle_desk.views", "boggle_desk.app")
_READ = (
    "cube_sets",
    "boggle_presets",
    "floors",
    "boggle_levels",
    "tile_sets",
    "layouts",
    "scrabble_presets",
    "scrabble_levels",
    "leaves",
    "wins",
)
_BEGUN = ("history", "backups")  # these read on threads of their own
_AFTER_THE_FIRST_PAGE = 200  # milliseconds
_SEARCH_EVERY = 500  # milliseconds


class Preloader(QObject):
    """Loads modules and data that the first page did without, on a background thread."""

    done = Signal()

    def __init__(self, services: AppContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._task = BackgroundTask(self, "A module could not be loaded ahead of its use.")
        self._task.done.connect(self._begin_services)
        self._task.failed.connect(self._begin_services)
        self._timer = QTimer(self, singleShot=True, interval=_AFTER_THE_FIRST_PAGE)
        self._timer.timeout.connect(self._begin)
        self._timer.start()

    def _begin(self) -> None:
        _ = self._services.lexica  # a Qt object, which the presets ask for: it belongs to this thread
        self._task.start(self._load)

    def _load(self, flag: StopFlag) -> None:
        for package in _PACKAGES:
            for module in walk_packages(import_module(package).__path__, f"{package}."):
                flag.check()
                import_module(module.name)
        for name in _READ:
            getattr(self._services, name)

    def _begin_services(self, _loaded: object) -> None:
        for name in _BEGUN:
            getattr(self._services, name)
        self.done.emit()

    def stop(self) -> None:
        self._timer.stop()
        self._task.cancel()


class CycleSearch(QObject):
    """Collects garbage on the window's thread only, as often as Python would.

    Python collects on whichever thread allocates. A worker would destroy Qt objects of the window's thread: Qt holds a
    lock and waits for the interpreter, while the window's thread has the interpreter and may wait for that lock, for
    ever.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=_SEARCH_EVERY)
        self._timer.timeout.connect(self.search)
        self._timer.start()
        gc.disable()

    def search(self) -> None:
        """Collect the oldest generation that is due, and all younger ones."""
        counts = enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
        due = [generation for generation, (count, most) in counts if count > most]
        if due:
            gc.collect(due[-1])

    def end(self) -> None:
        """Let Python collect again."""
        self._timer.stop()
        gc.enable()
