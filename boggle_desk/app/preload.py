"""Idle work: preloading, and garbage collection."""

import gc
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.machinery import ModuleSpec
from pkgutil import iter_modules

from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.storage import shipped
from boggle_desk.views.services import AppContext

_WITHOUT_QT = ("boggle_desk.engine", "boggle_desk.storage")
_WITH_QT = ("boggle_desk.models", "boggle_desk.views", "boggle_desk.app")
_BEGUN = ("history", "backups")  # these read on threads of their own
_AFTER_THE_FIRST_PAGE = 200  # milliseconds
_BETWEEN = 2  # milliseconds from one module to the next
_SEARCH_EVERY = 500  # milliseconds


class Preloader(QObject):
    """Loads modules and data that the first page did without: what has nothing of Qt on a background thread, the rest
    between two events.

    A class of Qt's made on another thread can end the program: Shiboken (6.11) enters it in a table that the window's
    thread reads without holding the interpreter.
    """

    done = Signal()

    def __init__(self, services: AppContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._task = BackgroundTask(self, "A module could not be loaded ahead of its use.")
        self._task.done.connect(self._import_modules)
        self._task.failed.connect(self._begin_services)
        self._modules = list[str]()
        self._timer = QTimer(self, singleShot=True, interval=_AFTER_THE_FIRST_PAGE)
        self._timer.timeout.connect(self._begin)
        self._timer.start()

    def _begin(self) -> None:
        _ = self._services.lexica  # a Qt object, which the presets ask for: it belongs to this thread
        self._task.start(_load)

    def _import_modules(self, names: list[str]) -> None:
        self._modules = names[::-1]
        self._timer.timeout.disconnect()
        self._timer.timeout.connect(self._import_next)
        self._timer.setInterval(_BETWEEN)
        self._timer.start()

    def _import_next(self) -> None:
        if self._modules:
            import_module(self._modules.pop())
            self._timer.start()
        else:
            self._task.done.disconnect(self._import_modules)
            self._task.done.connect(self._begin_services)
            self._task.start(lambda flag: shipped.read_all(flag.check))

    def _begin_services(self, _loaded: object) -> None:
        for name in _BEGUN:
            getattr(self._services, name)
        self.done.emit()

    def stop(self) -> None:
        self._timer.stop()
        self._task.cancel()


def _load(flag: StopFlag) -> list[str]:
    """Import the modules without Qt; return the names of the others, each behind those that it imports."""
    for spec in _specs(_WITHOUT_QT):
        flag.check()
        import_module(spec.name)
    specs = {spec.name: spec for spec in _specs(_WITH_QT) if spec.name not in sys.modules}
    ordered, begun = list[str](), set[str]()
    for name in specs:
        flag.check()
        _order(name, specs, ordered, begun)
    return ordered


def _specs(packages: Iterable[str]) -> Iterator[ModuleSpec]:
    """Yield the specs of all modules in these packages, without importing them."""
    for package in packages:
        yield from _within(import_module(package).__path__, package)


def _within(path: Iterable[str], package: str) -> Iterator[ModuleSpec]:
    for module in iter_modules(path, f"{package}."):
        loaded = sys.modules.get(module.name)  # to look for it would take longer
        if spec := loaded.__spec__ if loaded else module.module_finder.find_spec(module.name, None):
            yield spec
            yield from _within(spec.submodule_search_locations or (), spec.name)


def _order(name: str, specs: Mapping[str, ModuleSpec], ordered: list[str], begun: set[str]) -> None:
    """Put a module behind its package and what it imports at its top."""
    if name not in specs or name in begun:
        return
    begun.add(name)
    loader = specs[name].loader
    code = loader.get_code(name) if isinstance(loader, InspectLoader) else None
    for used in (name.rpartition(".")[0], *(code.co_names if code else ())):
        _order(used, specs, ordered, begun)
    ordered.append(name)


class CycleSearch(QObject):
    """Collects garbage on the window's thread only, as often as Python would.

    Python collects on whichever thread allocates. A worker would destroy Qt objects of the window's thread: Qt holds a
    lock and waits for the interpreter, while the window's thread has the interpreter and may wait for that lock, for
    ever.
    """

    def __init__(self) -> None:
        super().__init__()
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
