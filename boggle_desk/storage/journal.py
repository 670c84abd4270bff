"""The thread that brings committed events onto the disk, so that no one who plays waits for it.

How this is safe. A commit in SQLite's log mode appends checksummed pages to the log and returns; from then on the
operating system has them, and they outlive the program however it ends. A power cut could still take them, so this
thread asks the system to write the log out after each commit: the same call that SQLite makes itself with
`synchronous=FULL`, made a moment later. As pages may reach the disk in any order, a cut in between leaves a log whose
checksums fail somewhere; SQLite then takes what is whole up to the last commit before that place. So a cut takes back
the last instant and nothing else.

One order must be kept: when the log is begun anew, its head has to be on the disk before the first page. SQLite waits
for the disk there, in whichever commit comes first. That commit is made where nobody waits: when the store opens, and
here when the log has been folded into the database.
"""

import os
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from boggle_desk.storage.database import begin_log
from boggle_desk.storage.disk import sync_file

LONG_LOG = 8_000_000
"""Bytes of the log from which it is folded into the database when a game ends."""


class Journal:
    """Bring the log of the database at `path` onto the disk, whenever something was committed.

    `failed` is called on the journal's thread when the disk refuses.
    """

    def __init__(self, path: Path, failed: Callable[[], None], long_log: int = LONG_LOG) -> None:
        self._path = path
        self._failed = failed
        self._long_log = long_log
        self._log = os.open(path.with_name(path.name + "-wal"), os.O_RDWR | getattr(os, "O_BINARY", 0))
        self._changed = threading.Condition()
        self._committed = self._synced = 0
        self._resting = self._closing = False
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def committed(self) -> None:
        """Have the disk brought up to date soon. Returns at once."""
        with self._changed:
            self._committed += 1
            self._changed.notify_all()

    def rest(self) -> None:
        """Use the pause after a game to fold a long log into the database. Returns at once."""
        with self._changed:
            self._resting = True
            self._changed.notify_all()

    def flush(self) -> None:
        """Return when everything committed before is on the disk."""
        with self._changed:
            wanted = self._committed
            self._changed.wait_for(lambda: self._synced >= wanted)

    def close(self) -> None:
        """Flush and end the thread."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join()
        os.close(self._log)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._synced < self._committed or self._resting or self._closing)
                if self._synced == self._committed and self._closing:
                    return
                wanted, resting, self._resting = self._committed, self._resting, False
            self._sync(wanted)
            if resting:
                self._fold()

    def _sync(self, wanted: int) -> None:
        if wanted > self._synced:
            try:
                sync_file(self._log)
            except OSError:
                self._failed()
        with self._changed:
            self._synced = wanted
            self._changed.notify_all()

    def _fold(self) -> None:
        """Copy the log into the database and begin it anew. A commit made meanwhile goes before: PASSIVE never locks it
        out, and then the log goes on and is folded another time."""
        if os.fstat(self._log).st_size < self._long_log:
            return
        with suppress(sqlite3.Error), closing(sqlite3.connect(self._path, timeout=0, isolation_level=None)) as own:
            own.execute("pragma wal_autocheckpoint = 0")
            own.execute("pragma synchronous = normal")
            _, pages, folded = own.execute("pragma wal_checkpoint(passive)").fetchone()
            if pages == folded:
                begin_log(own)
