"""Work on the thread pool: whatever takes longer than a frame."""

import logging
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from itertools import count
from math import inf
from threading import Event, Lock, current_thread, main_thread
from typing import Any, Generic, Protocol, TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer, Signal
from shiboken6 import Shiboken

from boggle_desk.engine.stopping import Stopped


class Closable(Protocol):
    def close(self) -> None: ...


Result = TypeVar("Result")
Opened = TypeVar("Opened", bound=Closable)
_GIVES_WAY = 0.0005  # seconds
_log = logging.getLogger(__name__)


def give_way() -> None:
    """Shorten the interpreter's switch interval, so that painting isn't starved by a worker."""
    sys.setswitchinterval(_GIVES_WAY)


class StopFlag:
    """The work's argument: whether to give up, and a way to tell its progress."""

    def __init__(self, tell: Callable[[object], None] = lambda _news: None) -> None:
        self._event = Event()
        self._tell = tell

    def is_set(self) -> bool:
        return self._event.is_set()

    def stop(self) -> None:
        self._event.set()

    def tell(self, news: object) -> None:
        """Emit the task's `progressed`, unless the work was cancelled."""
        if not self.is_set():
            self._tell(news)

    def check(self) -> None:
        """Raise `Stopped` if the work should give up."""
        if self.is_set():
            raise Stopped


class _Mailbox(QObject):
    """Calls methods in the window's thread. There is one for the whole run, so that a worker never touches a
    deleted object."""

    _posted = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._posted.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def post(self, method: "WeakMethod[Any]", arguments: tuple[Any, ...]) -> None:
        """Call the method soon. May be called on any thread."""
        with suppress(RuntimeError):  # the program is at its end
            self._posted.emit(method, arguments)

    def _deliver(self, weak: "WeakMethod[Any]", arguments: tuple[Any, ...]) -> None:
        method = weak()
        if method is not None and Shiboken.isValid(method.__self__):
            method(*arguments)


@cache
def _mailbox() -> _Mailbox:
    return _Mailbox()


_going_on = dict[StopFlag, str]()
"""Work that continues after `cancel`, with the name of the file that it writes, if any."""
_ENOUGH = 0.7  # seconds


@cache
def _saving() -> QThreadPool:
    """Return the pool for work that must finish, so that cancelled work cannot block a save."""
    return QThreadPool()


_SLICE = 0.004  # seconds
_held: list[Callable[[], object]] | None = []


def _begin(work: Callable[[], object]) -> None:
    """Begin work as soon as all of Qt's classes are made. PySide makes each when it is first used, and ends the program
    if two threads do so at once."""
    if _held is None:
        work()
    else:
        _held.append(work)
        if len(_held) == 1:
            _make_some(_making)


def _make_classes() -> Iterator[None]:
    for qt in [module for name, module in sys.modules.items() if name.startswith("PySide6.Qt")]:
        for name in dir(qt):
            yield getattr(qt, name, None)


_making = _make_classes()


def _make_some(making: Iterator[None], seconds: float = _SLICE) -> None:
    """Make classes for less than a frame, and others later; behind the last one, begin the work that waits."""
    global _held
    until = time.monotonic() + seconds
    for _made in making:
        if time.monotonic() > until:
            QTimer.singleShot(0, lambda: _make_some(making))
            return
    held, _held = _held or (), None
    for work in held:
        work()


def _begin_held() -> None:
    """Begin what must finish and was asked for before it could begin."""
    if _going_on and _held:
        _make_some(_making, inf)


def being_written() -> str:
    """Return the name of a file still being written that would be lost; empty if none is, or if it takes only a
    moment."""
    _begin_held()
    until = time.monotonic() + _ENOUGH
    while names := list(filter(None, list(_going_on.values()))):
        if time.monotonic() > until:
            return names[0]
        time.sleep(_GIVES_WAY)
    return ""


def finish() -> bool:
    """Stop work with `survives_page` between two of its pieces, wait a moment, and return whether everything has ended.
    Unfinished work ends with the program."""
    _begin_held()
    _stop(list(_going_on))
    until = time.monotonic() + _ENOUGH
    while _going_on and time.monotonic() < until:
        time.sleep(_GIVES_WAY)
    return not _going_on and QThreadPool.globalInstance().activeThreadCount() == 0


def in_window(method: Callable[..., object]) -> Callable[..., None]:
    """Return a function for any thread that calls this method of a QObject in the window's thread, if the object still
    exists. Raises RuntimeError on any other thread, where signals would reach nobody."""
    if current_thread() is not main_thread():
        raise RuntimeError(f"{method} is not of the window's thread")
    weak, post = WeakMethod(method), _mailbox().post
    return lambda *arguments: post(weak, arguments)


@dataclass(frozen=True, eq=False)
class _Run:
    work: Callable[[StopFlag], Any]  # kept here too, so that the window's thread is the last to let go of it
    flag: StopFlag
    done: Callable[[Any], object] | None
    failed: Callable[[Any], object] | None
    progressed: Callable[[Any], object] | None


class BackgroundTask(QObject):
    """Runs `work(flag)` on the thread pool: plain values in, a signal out. The work must not use widgets or hold Qt
    objects.

    Only the latest work counts, unless `latest_only=False`: a new start cancels the work before. Each work emits `done`
    or `failed` in the window's thread; after `cancel`, or when the task has gone with its parent, neither. But work
    with `survives_page` is never cancelled."""

    progressed = Signal(object)  # from `StopFlag.tell`
    done = Signal(object)
    failed = Signal(object)
    stopped = Signal()  # cancelled work has ended, and none was started since
    changed = Signal()  # `running` may have changed

    def __init__(self, parent: QObject | None = None, trouble: str = "", latest_only: bool = True) -> None:
        """`trouble` is logged when work fails that never should."""
        super().__init__(parent)
        self._trouble, self._latest_only = trouble, latest_only
        self._runs: dict[int, _Run] = {}
        self._numbers, self._latest = count(1), 0
        self._post = in_window(self._arrive)
        self._flags = flags = set[StopFlag]()  # of work that can be cancelled
        # Not a method: when this is called, there is no object any more.
        self.destroyed.connect(lambda: _stop(flags))

    @property
    def running(self) -> bool:
        """Whether there is work whose result will be emitted."""
        return any(not run.flag.is_set() for run in self._runs.values())

    def start(
        self,
        work: Callable[[StopFlag], Result],
        done: Callable[[Result], object] | None = None,
        failed: Callable[[Exception], object] | None = None,
        progressed: Callable[[Any], object] | None = None,
        *,
        survives_page: bool = False,
        writes: str = "",
        pool: QThreadPool | None = None,
    ) -> None:
        """Start this work, on the global pool by default. `done`, `failed` and `progressed` are called for this work
        only, the signals for any. Work with `survives_page` (a user's import) is not cancelled until the program ends;
        nor is work that `writes` a file of this name, and the program asks before it ends that."""
        survives_page = survives_page or bool(writes)
        if self._latest_only:
            _stop(self._flags)
        number, post = next(self._numbers), self._post
        flag = StopFlag(lambda news: post(number, "progressed", news))
        self._latest, self._runs[number] = number, _Run(work, flag, done, failed, progressed)
        if survives_page:
            _going_on[flag] = writes
        else:
            self._flags.add(flag)

        handed = [work]  # the thread lets go of it before the window is told

        def run() -> None:
            value: Any = None
            outcome = "done"
            try:
                if not survives_page:
                    flag.check()
                value = handed.pop()(flag)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is told and nothing is lost
                outcome, value = "failed", error
            handed.clear()
            _going_on.pop(flag, None)
            post(number, outcome, value)

        pool = pool or (_saving() if survives_page else QThreadPool.globalInstance())
        _begin(partial(pool.start, run))
        self.changed.emit()

    def cancel(self) -> None:
        """Cancel all work without `survives_page`; cancelled work emits nothing more."""
        if self._flags:
            _stop(self._flags)
            self.changed.emit()

    def _arrive(self, number: int, outcome: str, value: Any) -> None:
        run = self._runs[number]
        if outcome != "progressed":
            del self._runs[number]
            self._flags.discard(run.flag)
            if run.flag.is_set():
                if number == self._latest:
                    self.stopped.emit()
                return
            self.changed.emit()
            if outcome == "failed" and self._trouble:
                _log.error(self._trouble, exc_info=value)
        elif run.flag.is_set():
            return
        call, signal = getattr(run, outcome), getattr(self, outcome)
        if call:
            call(value)
        if Shiboken.isValid(self):
            signal.emit(value)


class Door(Generic[Opened]):
    """Opens a store once, for all threads; after `close` none is opened any more. No Qt object, because a worker may
    drop it last."""

    def __init__(self, make: Callable[[], Opened]) -> None:
        self._make, self._lock, self._closed = make, Lock(), False
        self.kept: Opened | None = None  # what was opened

    def opened(self) -> Opened:
        """Return the store. Raises `Stopped` after `close`."""
        with self._lock:
            if self._closed:
                raise Stopped
            if self.kept is None:
                self.kept = self._make()
            return self.kept

    def close(self) -> None:
        with self._lock:
            self._closed = True
            if self.kept is not None:
                self.kept.close()


def _stop(flags: Iterable[StopFlag]) -> None:
    for flag in flags:
        flag.stop()
