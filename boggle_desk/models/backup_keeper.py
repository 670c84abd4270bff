"""Makes backups on a background thread, restores them, and retries failed writes."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from boggle_desk.models.background_task import BackgroundTask, StopFlag, in_window
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.learn.service import LearningService
from boggle_desk.settings import Settings, settings_file
from boggle_desk.storage.backups import BACKUPS, SETTINGS_FILE, Backups, Copy
from boggle_desk.storage.disk import Notice, NoticeKind
from boggle_desk.storage.durable import MergeCount
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.house import HOUSE_FILE, HouseWords, house_file
from boggle_desk.storage.small_file import SmallFile

_BETWEEN = 3_600_000  # milliseconds between two backups
_RETRY = 5_000  # milliseconds


class BackupKeeper(QObject):
    """Makes a backup soon after the start, and more when games have ended."""

    made = Signal(object)  # the last `Copy`, when it changed
    noticed = Signal(object)
    house_found = Signal(object)  # the house words of a file that is brought in
    brought_in = Signal()  # something was added to the files here

    def __init__(
        self,
        store: GameStore,
        learning: LearningService,
        history: HistoryKeeper,
        data: Path,
        settings: SmallFile[Settings],
    ) -> None:
        super().__init__()
        self._store, self._learning, self._history = store, learning, history
        self._settings = settings
        self._backups = history.backups = history.backups or Backups(data, store.reader())
        self.latest: Copy | None = None  # the last known copy
        self._told = set[NoticeKind]()
        self._work = BackgroundTask(self, "no backup was made")
        self._since = QElapsedTimer()
        self._retry = QTimer(self, interval=_RETRY)
        self._retry.timeout.connect(self.try_again)
        self._retry.start()
        history.settled.connect(lambda _account: self._make_if_due())

    def _make_if_due(self) -> None:
        if (
            self._store.path
            and not self._work.running
            and (not self._since.isValid() or self._since.hasExpired(_BETWEEN) or not self._backups.are_there())
        ):
            self.make()

    def make(self) -> None:
        """Make a backup in the background; first tell of games of the last one that are missing here."""
        self._since.start()
        backups, first = self._backups, self.latest is None

        def work(flag: StopFlag) -> Copy | None:
            try:
                if first and (missing := backups.missing()):
                    flag.tell(Notice(NoticeKind.GAMES_MISSING, BACKUPS, found=missing))
                made = backups.make(flag.check)
            except (OSError, sqlite3.Error):
                if backups.is_overdue():
                    flag.tell(Notice(NoticeKind.NO_BACKUP, BACKUPS))
                raise
            return made or next(iter(backups.copies()), None)

        self._work.start(work, self._tell, progressed=self._notice)

    def _notice(self, notice: Notice) -> None:
        if notice.trouble not in self._told:
            self._told.add(notice.trouble)
            self.noticed.emit(notice)

    def _tell(self, latest: Copy | None) -> None:
        before, self.latest = self.latest, latest
        if latest and latest != before:
            self.made.emit(latest)

    def try_again(self) -> None:
        """Write pending changes. A missing file is reported first, and written again the next time."""
        for store in (self._store, self._learning.store):
            if store and not store.has_gone():
                store.try_again()
        for file in self._history.files:
            file.try_again()

    def listing(self) -> Callable[[StopFlag], tuple[Copy, ...]]:
        """Return the work that lists all copies, the latest first."""
        backups = self._backups
        return lambda _flag: backups.copies()

    def restoring(self, copy: Copy) -> Callable[[StopFlag], MergeCount]:
        """Return the work that adds a copy's content to what is here, after a backup."""
        backups, store, spare = self._backups, self._store, self._store.spare_numbers()
        brought_in = in_window(self._history.refresh)

        def restore(flag: StopFlag) -> MergeCount:
            backups.make(flag.check, keeping=copy)
            with store.writer() as games:
                brought = backups.bring_in(copy.folder, games, spare, flag.check)
            brought_in()
            return brought

        return restore

    def packing(self, path: Path) -> Callable[[StopFlag], None]:
        """Return the work that exports everything into a file."""
        backups, settings = self._backups, self._settings

        def pack(flag: StopFlag) -> None:
            settings.flush()
            backups.pack(path, settings.path, flag.check)

        return pack

    def unpacking(self, path: Path) -> Callable[[StopFlag], tuple[MergeCount, Settings | None]]:
        """Return the work that imports such a file and returns its settings, if any. It raises `BadArchive`."""
        backups, store, spare = self._backups, self._store, self._store.spare_numbers()
        brought_in = in_window(self._brought_in)

        def unpack(flag: StopFlag) -> tuple[MergeCount, Settings | None]:
            with backups.unpacked(path, flag.check) as folder:
                with store.writer() as games:
                    brought = backups.bring_in(folder, games, spare, flag.check)
                found = folder / SETTINGS_FILE
                settings = settings_file(found).load()[0] if found.exists() else None
                house, damaged = house_file(folder).load()
            brought_in(house, bool(damaged))
            return brought, settings

        return unpack

    def _brought_in(self, house: HouseWords, damaged: bool) -> None:
        self._history.refresh()
        self.house_found.emit(house)
        self.brought_in.emit()
        if damaged:
            self.noticed.emit(Notice(NoticeKind.LEFT_OUT, HOUSE_FILE))

    def close(self) -> None:
        """Stop, also a running backup."""
        self._retry.stop()
        self._work.cancel()
