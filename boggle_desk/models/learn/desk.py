"""The store of what is learned, opened beside the window when somebody first asks for it."""

from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QObject, Qt, Signal

from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.storage.learning import LearningStore


def this_day() -> int:
    """Return the number of the day, where the computer is."""
    return datetime.now().astimezone().date().toordinal()


class _Shelf:
    """Takes the store from the thread that opened it; one that comes after the end is closed at once."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._closed = False
        self.store: LearningStore | None = None

    def open(self, path: Path) -> None:
        """Open the store. Waits for the disk."""
        store = LearningStore.open(path)
        with self._lock:
            if self._closed:
                store.close()
            else:
                self.store = store

    def close(self) -> None:
        """Close what is open, and what will be."""
        with self._lock:
            self._closed = True
            if self.store:
                self.store.close()


class LearningDesk(QObject):
    """Opens the store with `open`, says `ready`, and closes it with `close`."""

    ready = Signal()
    """`store` is there."""
    noticed = Signal(object)
    """A `Notice` about the store's file; those that come later are told on another thread."""

    def __init__(self, path: Path, today: Callable[[], int] = this_day, parent: QObject | None = None) -> None:
        """`today` returns the number of the day."""
        super().__init__(parent)
        self.today = today
        self._path = path
        self._shelf = _Shelf()
        self._opening = BackgroundTask(self)
        self._asked = self._opened_once = False

    @property
    def store(self) -> LearningStore | None:
        """The store, or None until it is open."""
        return self._shelf.store if self._opened_once else None

    def open(self) -> None:
        """Open the store unless that was done before; `ready` comes later, unless `store` is there."""
        if not self._asked:
            self._asked, shelf, path = True, self._shelf, self._path
            self._opening.start(lambda _flag: shelf.open(path), lambda _none: self._opened())

    def _opened(self) -> None:
        self._opened_once = True
        if store := self.store:
            store.told = self._tell
            for notice in store.notices:
                self._tell(notice)
        self.ready.emit()

    def forget_person(self, key: str, numbers: Collection[int]) -> None:
        """Take a person, named by the `folded` key, out of what is learned, and what the games of these numbers
        offered; as soon as the store is open."""
        if self.store is None:
            again = partial(self.forget_person, key, numbers)
            self.ready.connect(again, Qt.ConnectionType.SingleShotConnection)
            self.open()
        else:
            self.store.forget(key)
            self.store.drop(numbers)

    def _tell(self, notice: object) -> None:
        with suppress(RuntimeError):  # the program is at its end
            self.noticed.emit(notice)

    def close(self) -> None:
        """Bring everything onto the disk."""
        self._opening.cancel()
        self._shelf.close()
