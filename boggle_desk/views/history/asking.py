"""Asking the history beside the window, the latest question only."""

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.task import StopFlag, Task
from boggle_desk.storage.history import History

Answer = TypeVar("Answer")


class Asking(QObject):
    """One question at a time: a new one takes the place of one that was not answered yet."""

    failed = Signal(str)
    """Why there is no answer."""

    def __init__(self, keeper: HistoryKeeper, parent: QObject) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._task: Task[Any] | None = None

    @property
    def waiting(self) -> bool:
        """Whether an answer is on its way."""
        return self._task is not None

    def ask(self, question: Callable[[History, StopFlag], Answer], then: Callable[[Answer], None]) -> None:
        """Ask, and hand the answer on when it is there."""
        self.stop()
        task = self._task = self._keeper.ask(question, self)

        def end(act: Callable[[], None]) -> None:
            if self._task is task:
                self._task = None
                act()

        task.done.connect(lambda answer: end(lambda: then(answer)))
        task.failed.connect(lambda error: end(lambda: self.failed.emit(str(error))))

    def stop(self) -> None:
        """Wait for no answer any more."""
        if self._task:
            self._task.cancel()
            self._task = None
