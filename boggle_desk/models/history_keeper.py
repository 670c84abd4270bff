"""Keeps the history in line with the games, beside the window, and answers questions to it there."""

from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import Shiboken

from boggle_desk.models.task import StopFlag, Task
from boggle_desk.storage.erasure import erase_game, erase_person
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.history import Account, History

Answer = TypeVar("Answer")
_KEPT = 4
"""How many tasks that are over are kept."""
_AFTER_THE_START = 3_000  # milliseconds: the first page and what it loads come before


class _Door:
    """Opens the history once, for all threads. No Qt object: the last who holds it may be a worker."""

    def __init__(self, store: GameStore) -> None:
        self._store = store
        self._history: History | None = None
        self._opening = Lock()

    def opened(self) -> History:
        """Return the history."""
        with self._opening:
            if self._history is None:
                self._history = History.open(self._store)
            return self._history

    def close(self) -> None:
        """Close the history if it was opened."""
        with self._opening:
            if self._history:
                self._history.close()


class HistoryKeeper(QObject):
    """The door to the history for everything in the window. The file is opened by the first question."""

    changed = Signal(object)
    """An `Account`: the history has been brought in line with the games, and something in it is new."""
    progressed = Signal(int, int)
    """How many games are read of how many that have to be; often at the first time, hardly ever later."""
    person_erased = Signal(str, object)
    """The key of a person whose name is in no game any more, and the numbers of the games that held it."""
    settled = Signal(object)
    """An `Account`: an update has come to its end."""

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._door = _Door(store)
        self._update: Task[Account] | None = None
        self._again = False
        self._asked: list[Task[Any]] = []
        self.account = Account()
        """What the last update said."""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.refresh)
        store.over = lambda _game: self._soon.start(0)

    def start(self) -> None:
        """Read what has to be read when the window has come to rest."""
        self._soon.start(_AFTER_THE_START)

    def refresh(self) -> None:
        """Bring the history in line with the games. `settled` tells of the end, also if there was nothing to do."""
        self._soon.stop()
        if self._update:
            self._again = True
            return
        self._update = self.ask(lambda history, flag: history.update(flag.check, lambda *news: flag.tell(news)))
        self._update.progressed.connect(lambda news: self.progressed.emit(*news))
        self._update.done.connect(self._settle)
        self._update.failed.connect(lambda _error: self._settle(self.account))

    @property
    def busy(self) -> bool:
        """Whether games are being read."""
        return self._update is not None

    def _settle(self, account: Account) -> None:
        self._update, self.account = None, account
        self._store.note_changes(account.played)
        if account.changed:
            self.changed.emit(account)
        self.settled.emit(account)
        if self._again:
            self._again = False
            self.refresh()

    def ask(self, question: Callable[[History, StopFlag], Answer], parent: QObject | None = None) -> Task[Answer]:
        """Return a task that has been started and asks the history something. It goes with its parent, or some
        questions later: connected to its own `deleteLater` it would be torn down within its own signal, which Qt does
        not survive. `question` must not hold anything of Qt's, for the thread that asks may be the last to hold it."""
        door = self._door
        task: Task[Answer] = Task(lambda flag: question(door.opened(), flag), parent or self)
        self._sweep()
        self._asked.append(task)
        task.start()
        return task

    def _sweep(self) -> None:
        """Have tasks that are over deleted, all but the latest ones, in whose signals we may be."""
        self._asked = [task for task in self._asked if Shiboken.isValid(task)]
        for task in [task for task in self._asked[:-_KEPT] if not task.running]:
            self._asked.remove(task)
            task.deleteLater()

    def erase_person(self, key: str) -> Task[tuple[int, ...]]:
        """Have the name of the person with this key replaced in all games, and return the task, which gives the numbers
        of the games that held it. `changed` tells when the history knows him no more."""

        store = self._store

        def erase(history: History, flag: StopFlag) -> tuple[int, ...]:
            with store.writer() as connection:
                numbers = erase_person(connection, key, flag.check)
            history.erase_person(key, numbers)
            return numbers

        task = self._refreshed_after(self.ask(erase))
        task.done.connect(lambda numbers: self.person_erased.emit(key, numbers))
        return task

    def erase_game(self, number: int) -> Task[int]:
        """Have a game removed with all that is known of it, and return the task."""

        store = self._store

        def erase(history: History, _flag: StopFlag) -> int:
            with store.writer() as connection:
                erase_game(connection, number)
            history.drop([number])
            return number

        task = self._refreshed_after(self.ask(erase))
        task.done.connect(store.left)
        return task

    def _refreshed_after(self, task: Task[Answer]) -> Task[Answer]:
        task.done.connect(lambda _answer: self.changed.emit(self.account))
        task.done.connect(lambda _answer: self.refresh())
        return task

    def close(self) -> None:
        """Come to rest; what is still asked is never answered."""
        self._soon.stop()
        self._store.over = None
        if self._update:
            self._update.cancel()
            self._update = None
        self._door.close()
