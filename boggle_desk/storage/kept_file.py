"""A database that loses nothing: what is committed outlives the program, what the disk refuses waits its turn."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Self

from boggle_desk.storage.database import Damaged, Schema, connect, keeps_log
from boggle_desk.storage.disk import move_aside
from boggle_desk.storage.journal import Journal
from boggle_desk.storage.notices import Notice, Trouble

Change = tuple[str, tuple[object, ...]]
"""A statement and its values."""


class KeptFile:
    """A database of one schema, for one thread at a time.

    What an heir has written outlives the program, and from a moment later on a power cut (see `journal`). A disk that
    takes nothing more is no error but a notice: changes wait in memory for the next try.
    """

    schema: ClassVar[Schema]

    def __init__(self, connection: sqlite3.Connection, path: Path | None, notices: Sequence[Notice] = ()) -> None:
        self._connection = connection
        self.path = path
        """The file, or None if there is only memory."""
        self._failure = Notice(Trouble.NOT_STORED, path.name if path else "")
        self._notices = list(notices)
        self._waiting: list[Change] = []
        self._journal = Journal(path, self._note_failure) if path and keeps_log(connection) else None
        self.told: Callable[[Notice], None] | None = None
        """Called with each notice that comes after the opening; possibly on another thread."""

    @classmethod
    def open(cls, path: Path) -> Self:
        """Return the file, made if it is missing.

        A damaged one is moved aside and a new one begun; one that cannot be used at all is replaced by memory:
        `notices` say so. Takes some milliseconds and waits for the disk. Raises `NewerFile`.
        """
        notices: list[Notice] = []
        try:
            try:
                return cls(connect(path, cls.schema), path)
            except Damaged:
                notices.append(Notice(Trouble.MOVED_ASIDE, move_aside(path).name))
                return cls(connect(path, cls.schema), path, notices)
        except (OSError, sqlite3.Error, Damaged):
            return cls.in_memory(*notices, Notice(Trouble.IN_MEMORY, path.name))

    @classmethod
    def in_memory(cls, *notices: Notice) -> Self:
        """Return one that forgets everything when it is closed."""
        return cls(connect(None, cls.schema), None, notices)

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the people at the table should know."""
        return tuple(self._notices)

    def try_again(self) -> bool:
        """Try once more to write what the disk did not take; return whether nothing waits any longer."""
        if self._waiting:
            self._write([])
        return not self._waiting

    def close(self) -> None:
        """Bring everything onto the disk and close the file."""
        self.try_again()
        if self._journal:
            self._journal.close()
        self._connection.close()

    def _write(self, changes: Sequence[Change]) -> None:
        """Commit the changes, with those before them that the disk did not take."""
        refused_before = bool(self._waiting)
        self._waiting.extend(changes)
        try:
            self._connection.execute("begin immediate")
            for statement, values in self._waiting:
                self._connection.execute(statement, values)
            self._connection.execute("commit")
        except sqlite3.Error:
            with suppress(sqlite3.Error):  # a full disk makes SQLite roll back by itself
                self._connection.execute("rollback")
            self._note_failure()
            return
        self._waiting.clear()
        if refused_before:
            self._notices.remove(self._failure)
        if self._journal:
            self._journal.committed()

    def _rest(self) -> None:
        """Use a pause to fold a long log into the database."""
        if self._journal:
            self._journal.rest()

    def _note_failure(self) -> None:
        if self._failure not in self._notices:
            self._notices.append(self._failure)
            if self.told:
                self.told(self._failure)
