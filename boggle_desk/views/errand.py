"""The one piece of work beside the window that a page waits for: opening, saving or removing something."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from boggle_desk.models.task import Task


class Errand(QObject):
    """Goes with its page. A task that is the page's child is for the page alone and given up when the page is left;
    any other goes on to its end, with or without the page."""

    changed = Signal()
    """Whether it is `busy`."""
    failed = Signal(str, object)
    """What was not done, and the exception that says why."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._task: Task[Any] | None = None
        self._done: Callable[[Any], object] = lambda _result: None
        self._trouble = ""

    @property
    def busy(self) -> bool:
        """Whether the page waits."""
        return self._task is not None

    def begin(self, task: Task[Any], done: Callable[[Any], object], trouble: str) -> None:
        """Wait for this task from now on, start it if nobody has, and call `done` with its result; `trouble` says what
        was not done if it fails."""
        self._let_go()
        self._task, self._done, self._trouble = task, done, trouble
        task.done.connect(self._finish)  # methods, not lambdas: the task may outlive the page
        task.failed.connect(self._fail)
        task.stopped.connect(self._rest)
        self.changed.emit()
        if not task.running:
            task.start()

    def leave(self) -> None:
        """Give up what is for the page alone."""
        if self._task and self._task.parent() is self.parent():
            self._task.cancel()

    def _let_go(self) -> None:
        self.leave()
        if self._task:
            self._task.done.disconnect(self._finish)
            self._task.failed.disconnect(self._fail)
            self._task.stopped.disconnect(self._rest)

    def _rest(self) -> None:
        if self._task:
            self._task.deleteLater()
        self._task = None
        self.changed.emit()

    def _finish(self, result: object) -> None:
        self._rest()
        self._done(result)

    def _fail(self, error: Exception) -> None:
        self._rest()
        self.failed.emit(self._trouble, error)
