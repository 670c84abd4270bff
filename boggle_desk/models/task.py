"""Work beside the window: one shape for everything that takes longer than a frame."""

import sys
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from functools import cache, partial
from threading import Event
from typing import Any, Generic, TypeVar
from weakref import ReferenceType

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal
from shiboken6 import Shiboken

from boggle_desk.engine.stopping import Stopped

Result = TypeVar("Result")
_GIVES_WAY = 0.0005  # seconds


def give_way() -> None:
    """Let a thread that works hand the interpreter over sooner than it does by itself: the window asks for it many
    times in one picture, and each time waits as long."""
    sys.setswitchinterval(_GIVES_WAY)


class StopFlag:
    """What the work is handed: whether it should give up, and a way to say how far it is."""

    def __init__(self, tell: Callable[[object], None] = lambda _news: None) -> None:
        self._event = Event()
        self._tell = tell

    def is_set(self) -> bool:
        """Return whether the work should give up."""
        return self._event.is_set()

    def stop(self) -> None:
        """Ask the work to give up."""
        self._event.set()

    def tell(self, news: object) -> None:
        """Send news of the progress to the task's `progressed`, unless nobody waits any more."""
        if not self.is_set():
            self._tell(news)

    def check(self) -> None:
        """Raise `Stopped` if the work should give up."""
        if self.is_set():
            raise Stopped


class _Outcome(Enum):
    NEWS = auto()
    DONE = auto()
    FAILED = auto()


class _Mailbox(QObject):
    """Takes what the workers have to say to the window's thread. There is one, for good: a worker never touches an
    object that can go away."""

    _posted = Signal(object, object, object)

    def __init__(self) -> None:
        super().__init__()
        self._posted.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def post(self, address: "ReferenceType[Task[Any]]", outcome: _Outcome, value: object) -> None:
        """Send a value to a task. To be called from any thread."""
        with suppress(RuntimeError):  # the program is at its end
            self._posted.emit(address, outcome, value)

    def _deliver(self, address: "ReferenceType[Task[Any]]", outcome: _Outcome, value: object) -> None:
        task = address()
        if task is not None and Shiboken.isValid(task):
            task.arrive(outcome, value)


@cache
def _mailbox() -> _Mailbox:
    return _Mailbox()


class Task(QObject, Generic[Result]):
    """Runs `work(flag)` on the thread pool as soon as `start` is called.

    Exactly one of `done`, `failed` and `stopped` is emitted, in the thread of the window, where tasks are made. After
    `cancel` it is always `stopped`; after the task or its parent is gone, none. The work must not touch widgets.
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
        self._post = partial(_mailbox().post, ReferenceType(self))
        self._flag = flag = StopFlag(partial(self._post, _Outcome.NEWS))
        self._running = False
        # Not the method itself: PySide would watch the flag's life, and the worker may be the last to hold the flag.
        self.destroyed.connect(lambda _gone=None: flag.stop())

    @property
    def running(self) -> bool:
        """Whether the work has been started and its end has not been told yet."""
        return self._running

    def start(self, pool: QThreadPool | None = None) -> "Task[Result]":
        """Begin the work on a thread of the pool (the application's own by default); return the task."""
        self._running = True
        (pool or QThreadPool.globalInstance()).start(partial(_run, self._work, self._flag, self._post))
        return self

    def cancel(self) -> None:
        """Ask the work to give up, and never tell of its result."""
        self._flag.stop()

    def arrive(self, outcome: _Outcome, value: object) -> None:
        """Take in what the work has said. Called by the mailbox."""
        if outcome is _Outcome.NEWS:
            if not self._flag.is_set():
                self.progressed.emit(value)
            return
        self._running = False
        if self._flag.is_set():
            self.stopped.emit()
        elif outcome is _Outcome.DONE:
            self.done.emit(value)
        else:
            self.failed.emit(value)


def _run(work: Callable[[StopFlag], object], flag: StopFlag, post: Callable[[_Outcome, object], None]) -> None:
    try:
        flag.check()
        outcome, value = _Outcome.DONE, work(flag)
    except Exception as error:  # noqa: BLE001 - whatever it is, the task's owner is told and nothing is lost
        outcome, value = _Outcome.FAILED, error
    post(outcome, value)
