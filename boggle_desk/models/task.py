"""Work beside the window: one shape for everything that takes longer than a frame."""

from collections.abc import Callable
from enum import Enum, auto
from threading import Event
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

Result = TypeVar("Result")


class StopFlag:
    """What the work is handed: whether it should give up, and a way to say how far it is."""

    def __init__(self, tell: Callable[[object], None] = lambda _news: None) -> None:
        self._event = Event()
        self._tell = tell

    def __bool__(self) -> bool:
        return self._event.is_set()

    def stop(self) -> None:
        """Ask the work to give up."""
        self._event.set()

    def tell(self, news: object) -> None:
        """Send news of the progress to the task's `progressed`, unless nobody waits any more."""
        if not self:
            self._tell(news)

    def check(self) -> None:
        """Raise `Stopped` if the work should give up."""
        if self:
            raise Stopped


class Stopped(Exception):
    """Raised inside the work to leave it after the flag was set; nobody is told of a failure."""


class _Outcome(Enum):
    NEWS = auto()
    DONE = auto()
    FAILED = auto()


class _Messenger(QObject):
    """Carries news from the worker's thread; it outlives the task, so that a worker never speaks to a dead one."""

    arrived = Signal(object, object)


class Task(QObject, Generic[Result]):
    """Runs `work(flag)` on the thread pool as soon as `start` is called.

    Exactly one of `done`, `failed` and `stopped` is emitted, in the thread that made the task. After `cancel` it is
    always `stopped`; after the task or its parent is gone, none. The work must not touch widgets.
    """

    progressed = Signal(object)
    """What the work said through `StopFlag.tell`."""
    done = Signal(object)
    """The result of the work."""
    failed = Signal(object)
    """The exception that the work raised."""
    stopped = Signal()
    """The work has ended after it was cancelled."""

    def __init__(self, work: Callable[[StopFlag], Result], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._messenger = _Messenger()
        self._messenger.arrived.connect(self._arrive, Qt.ConnectionType.QueuedConnection)
        messenger = self._messenger
        self._flag = StopFlag(lambda news: messenger.arrived.emit(_Outcome.NEWS, news))
        self._running = False
        self.destroyed.connect(self._flag.stop)

    @property
    def running(self) -> bool:
        """Whether the work has been started and its end has not been told yet."""
        return self._running

    def start(self, pool: QThreadPool | None = None) -> "Task[Result]":
        """Begin the work on a thread of the pool (the application's own by default); return the task."""
        self._running = True
        work, flag, messenger = self._work, self._flag, self._messenger
        (pool or QThreadPool.globalInstance()).start(lambda: _run(work, flag, messenger))
        return self

    def cancel(self) -> None:
        """Ask the work to give up, and never tell of its result."""
        self._flag.stop()

    def _arrive(self, outcome: _Outcome, value: object) -> None:
        if outcome is _Outcome.NEWS:
            if not self._flag:
                self.progressed.emit(value)
            return
        self._running = False
        if self._flag:
            self.stopped.emit()
        elif outcome is _Outcome.DONE:
            self.done.emit(value)
        else:
            self.failed.emit(value)


def _run(work: Callable[[StopFlag], object], flag: StopFlag, messenger: _Messenger) -> None:
    try:
        flag.check()
        outcome, value = _Outcome.DONE, work(flag)
    except Exception as error:  # noqa: BLE001 - whatever it is, the task's owner is told and nothing is lost
        outcome, value = _Outcome.FAILED, error
    messenger.arrived.emit(outcome, value)
