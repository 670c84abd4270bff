"""Work beside the window of which only the latest counts."""

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.models.task import StopFlag, Task

_log = logging.getLogger(__name__)


class Latest(QObject):
    """Runs one piece of work at a time; a new one stops the one before, whose result nobody gets."""

    def __init__(self, parent: QObject, trouble: str = "") -> None:
        """`trouble` is what the log says when work fails that never should."""
        super().__init__(parent)
        self._trouble = trouble
        self._task: Task[Any] | None = None
        self._over: list[Task[Any]] = []

    @property
    def busy(self) -> bool:
        """Whether something is being worked at."""
        return self._task is not None and self._task.running

    def start(
        self,
        work: Callable[[StopFlag], Any],
        done: Callable[[Any], object],
        failed: Callable[[Any], object] = lambda _error: None,
        progressed: Callable[[Any], object] = lambda _news: None,
    ) -> None:
        """Begin this work, and call `done` with its result or `failed` with the exception, and `progressed` with what
        it tells in between."""
        for each in self._over:  # a task must not go within its own signal, in which this may have been called
            each.deleteLater()
        self._over.clear()
        self.stop()
        self._task = Task(work, self)
        self._task.done.connect(done)
        if self._trouble:
            self._task.failed.connect(lambda error: _log.error(self._trouble, exc_info=error))
        self._task.failed.connect(failed)
        self._task.progressed.connect(progressed)
        self._task.start()

    def stop(self) -> None:
        """Give up, and tell nothing more."""
        if self._task is None:
            return
        if self._task.running:
            self._task.cancel()  # it goes with its parent
        else:
            self._over.append(self._task)
        self._task = None
