"""A database that loses nothing: what is committed outlives the program, what the disk refuses waits its turn, and of
a damaged file everything that can be read is saved.

How this is safe. A commit in SQLite's log mode appends checksummed pages to the log and returns; from then on the
operating system has them, and they outlive the program however it ends. A power cut could still take them, so the
journal, a thread of its own, asks the system to write the log out after each commit: the same call that SQLite makes
itself with `synchronous=FULL`, made a moment later. As pages may reach the disk in any order, a cut in between leaves a
log whose checksums fail somewhere; SQLite then takes what is whole up to the last commit before that place. So a cut
takes back the last instant and nothing else.

One order must be kept: when the log is begun anew, its head has to be on the disk before the first page. SQLite waits
for the disk there, in whichever commit comes first. That commit is made where nobody waits: when the store opens, and
here when the log has been folded into the database.
"""

import os
import sqlite3
import struct
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, Self

from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.storage.checksums import is_closed, mended_pages, pages_agree, seal_pages, unseal_pages
from boggle_desk.storage.disk import (
    COMPANIONS,
    NotAFile,
    Notice,
    NoticeKind,
    in_the_way,
    keep_private,
    move_aside,
    refuse_special,
    replace_file,
    sync_file,
)

Change = tuple[str, tuple[object, ...]]
"""A statement and its values."""
Statement = str | Callable[[sqlite3.Connection], None]
"""A step of a migration."""
BROKEN_FILE = (sqlite3.Error, UnicodeDecodeError)  # raised by SQLite for a damaged file; its message may be no text


CACHE = "pragma cache_size = -500"  # a quarter of SQLite's default: the system caches the file as well


@dataclass(frozen=True)
class Schema:
    application: int  # SQLite's `application_id`
    migrations: tuple[tuple[Statement, ...], ...]
    """The statements that make each version from the one before; the first from an empty file."""
    agrees: Callable[[sqlite3.Connection], bool] = lambda _connection: True
    """Tells whether rows that say the same do so: SQLite doesn't notice when a bit of a text has turned."""

    @property
    def version(self) -> int:
        return len(self.migrations)

    def migrate(self, connection: sqlite3.Connection, since: int = 0) -> None:
        """Bring a database from version `since` to this one. Raises `sqlite3.Error`."""
        for statement in (statement for statements in self.migrations[since:] for statement in statements):
            if callable(statement):
                statement(connection)
            else:
                connection.execute(statement)


_NOT_THE_CONTENT = {
    sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}
"""Errors about the disk or other programs, not about a damaged file."""


class Damaged(Exception):
    """The file is not a whole database of ours."""


class NewerFile(Exception):
    """The file was written by a newer version, and is left alone."""


@dataclass(frozen=True)
class MergeCount:
    """What was imported from a database: games (or cards) found, readable, and added."""

    found: int = 0
    readable: int = 0
    added: int = 0

    def __add__(self, other: "MergeCount") -> "MergeCount":
        """Combine two readings of one database: only `added` is summed."""
        return MergeCount(max(self.found, other.found), max(self.readable, other.readable), self.added + other.added)


# ------------------------------------------------------------------------------------------- opening a file


def speaks_of_damage(error: Exception) -> bool:
    """Return whether the error means damaged content rather than an unreachable file."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF not in _NOT_THE_CONTENT


def connect(path: Path | None, schema: Schema, looked_through: bool = False) -> sqlite3.Connection:
    """Return a checked connection to the database, made or migrated if need be; None keeps it in memory. One that was
    `looked_through` is not checked as a whole again.

    Raises `Damaged`, `NewerFile`, or `sqlite3.OperationalError` if the file cannot be used for another reason.
    """
    if path is not None:
        was_closed = is_closed(path)
        _look_first(path, schema)
        if was_closed:
            unseal_pages(path)
    connection = _opened(path or ":memory:")
    try:
        _prepare(connection, schema, looked_through)
        if path is not None:
            keep_private(path)
    except BROKEN_FILE as error:
        connection.close()
        if speaks_of_damage(error):
            raise Damaged(str(error)) from error
        raise
    except Damaged:
        connection.close()
        raise
    return connection


def keeps_log(connection: sqlite3.Connection) -> bool:
    """Return whether commits go to a log that another thread can sync."""
    return bool(connection.execute("pragma journal_mode").fetchone()[0] == "wal")


def begin_log(connection: sqlite3.Connection) -> None:
    """Make a commit without changes, so that the wait for the log's head is over before events come. Raises
    `sqlite3.Error`."""
    version = int(connection.execute("pragma user_version").fetchone()[0])
    connection.execute("begin immediate")
    connection.execute(f"pragma user_version = {version}")
    connection.execute("commit")


def _opened(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=2, isolation_level=None, check_same_thread=False)
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")  # one bad name must not hide all games
    return connection


def _look_first(path: Path, schema: Schema) -> None:
    """Refuse a file that is no database, was changed while it was closed, or is from a newer version, without opening
    it for writing."""
    if not pages_agree(path):
        raise Damaged("it was changed while it was closed")
    head = b""
    with suppress(OSError), path.open("rb") as stream:  # SQLite will say why it cannot be read
        head = stream.read(100)
    if not head:
        if not (path.exists() and path.stat().st_size) and _log_holds_something(path):
            raise Damaged("its log is all that is left of it")
        return
    if len(head) < 100 or not head.startswith(b"SQLite format 3\0") or not {head[18], head[19]} <= {1, 2}:
        raise Damaged("this is no database")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=2)) as reader:
            version = reader.execute("pragma user_version").fetchone()[0]
    except BROKEN_FILE as error:
        if speaks_of_damage(error):
            raise Damaged(str(error)) from error
        return
    if version > schema.version:
        raise NewerFile(path.name)


def _log_holds_something(path: Path) -> bool:
    """Return whether a log or journal is more than a new file's."""
    with suppress(OSError):
        if path.with_name(path.name + "-wal").stat().st_size > _LOG_HEAD:
            return True
    with suppress(OSError), path.with_name(path.name + "-journal").open("rb") as journal:
        head = journal.read(20)
        return len(head) == 20 and any(head[16:])  # how many pages the file had before
    return False


def _prepare(connection: sqlite3.Connection, schema: Schema, looked_through: bool = False) -> None:
    connection.execute("pragma trusted_schema = off")
    connection.execute("pragma cell_size_check = on")
    connection.execute("pragma secure_delete = on")  # who is forgotten is not to be found in free pages
    connection.execute("pragma wal_autocheckpoint = 0")
    connection.execute(CACHE)
    logged = connection.execute("pragma journal_mode = wal").fetchone()[0] == "wal"
    connection.execute(f"pragma synchronous = {'normal' if logged else 'full'}")
    found = "ok" if looked_through else connection.execute("pragma integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise Damaged(found)
    _migrate(connection, schema)
    if tables(connection) != expected_tables(schema):
        raise Damaged("the tables are not those of the game")
    if not looked_through and not schema.agrees(connection):
        raise Damaged("its rows contradict each other")
    if logged:
        connection.execute("pragma wal_checkpoint(truncate)")
        begin_log(connection)


def _migrate(connection: sqlite3.Connection, schema: Schema) -> None:
    """Migrate an older or an empty database, all or nothing."""
    connection.execute("begin immediate")
    version = connection.execute("pragma user_version").fetchone()[0]
    mark = connection.execute("pragma application_id").fetchone()[0]
    found = tables(connection)
    if version < 0 or (version == 0 and found) or (version > 0 and mark != schema.application):
        connection.execute("rollback")
        raise Damaged("this is the database of another program")
    schema.migrate(connection, version)
    if version != schema.version:
        connection.execute(f"pragma application_id = {schema.application}")
        connection.execute(f"pragma user_version = {schema.version}")
    connection.execute("commit")


def tables(connection: sqlite3.Connection) -> set[tuple[str, ...]]:
    return set(connection.execute("select type, name, coalesce(sql, ''), tbl_name from sqlite_master"))


def expected_tables(schema: Schema) -> set[tuple[str, ...]]:
    with closing(sqlite3.connect(":memory:")) as pattern:
        schema.migrate(pattern)
        return tables(pattern)


# ------------------------------------------------------------------------------------------- what is left of a file

_LOG_HEAD, _FRAME_HEAD, _OUR_HEAD, _OUR_PAGE = 32, 24, 100, 4096


def image(path: Path) -> bytes:
    """Return a database with its log folded in, to be opened in memory. Raises `OSError`."""
    refuse_special(path)
    content = bytearray(mended_pages(path.read_bytes()) if path.exists() else b"")
    log = path.with_name(path.name + "-wal")
    if log.is_file():
        _fold_log(content, log.read_bytes())
    return _unlogged(content)


def _unlogged(content: bytes | bytearray) -> bytes:
    """Return a database that can be opened in memory, where there is no log."""
    return bytes(content[:18] + b"\1\1" + content[20:]) if len(content) >= _OUR_HEAD else bytes(content)


def _fold_log(content: bytearray, log: bytes) -> None:
    if len(log) < _LOG_HEAD:
        return
    size = struct.unpack(">I", log[8:12])[0]
    if size not in (1 << power for power in range(9, 17)):
        return
    frames, last = [], 0
    for at in range(_LOG_HEAD, len(log) - size - _FRAME_HEAD + 1, size + _FRAME_HEAD):
        page, committed = struct.unpack(">2I", log[at : at + 8])
        if log[at + 8 : at + 16] != log[16:24] or not 0 < page <= 1 << 24:
            break  # what is left of an earlier log
        frames.append((page, at + _FRAME_HEAD))
        last = len(frames) if committed else last
    for page, at in frames[:last]:
        if len(content) < page * size:
            content.extend(bytes(page * size - len(content)))
        content[(page - 1) * size : page * size] = log[at : at + size]


_LONGEST_VALUE = 1_000_000
_STEPS, _LEAST_WORK, _WORK_OF_A_BYTE = 10_000, 50_000_000, 200
"""How often SQLite asks whether to stop, and the most work: far more than reading a whole file takes."""


def foreign(content: bytes, check: Check) -> sqlite3.Connection:
    """Return a connection to an untrusted database in memory. Its work is limited, and stops when `check` raises.
    Raises `sqlite3.Error`."""
    connection, turns = _opened(":memory:"), count()
    most = (_LEAST_WORK + _WORK_OF_A_BYTE * len(content)) // _STEPS

    def stop() -> bool:
        check()
        return next(turns) > most

    try:
        connection.deserialize(content)
        connection.set_progress_handler(stop, _STEPS)
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
        connection.execute("pragma trusted_schema = off")
        connection.execute("pragma cell_size_check = on")
    except BaseException:
        connection.close()
        raise
    return connection


def look_through(path: Path, schema: Schema, check: Check = go_on) -> None:
    """Check that a foreign file is a whole database of ours with nothing else in it. Raises `Damaged`, `NewerFile`,
    `OSError`, and what `check` raises."""
    content = image(path)
    try:
        with closing(foreign(content, check)) as source:
            version = source.execute("pragma user_version").fetchone()[0]
            if source.execute("pragma application_id").fetchone()[0] != schema.application or version < 1:
                raise Damaged("this is the database of another program")
            if version > schema.version:
                raise NewerFile(path.name)
            if tables(source) != expected_tables(Schema(schema.application, schema.migrations[:version])):
                raise Damaged("the tables are not those of the game")
            if source.execute("pragma integrity_check(1)").fetchone()[0] != "ok":
                raise Damaged("it is not whole")
    except BROKEN_FILE as error:
        check()
        raise Damaged(str(error)) from error


def _is_readable(connection: sqlite3.Connection, schema: Schema) -> bool:
    """Return whether everything named like our tables is a table: a view may have no end."""
    ours = {name for kind, name, *_rest in expected_tables(schema) if kind == "table"}
    found = [(kind, sql) for kind, name, sql, _table in tables(connection) if name.lower() in ours]
    return all(kind == "table" and not sql.lower().startswith("create virtual") for kind, sql in found)


def readings(content: bytes, schema: Schema, check: Check = go_on) -> Iterator[sqlite3.Connection]:
    """Yield connections to a damaged database: as it is, then with a new first page. They stop when `check` raises."""
    size = int.from_bytes(content[16:18], "big")
    size = size if size in (1 << power for power in range(9, 16)) else _OUR_PAGE
    with closing(sqlite3.connect(":memory:")) as pattern:
        pattern.execute(f"pragma page_size = {size}")
        schema.migrate(pattern)
        head = bytearray(pattern.serialize()[:size])
    pages = max(1, len(content) // size)
    head[28:32] = pages.to_bytes(4, "big")
    for each in (content or bytes(head), bytes(head) + content[size : pages * size]):
        with suppress(*BROKEN_FILE), closing(foreign(each, check)) as connection:
            if _is_readable(connection, schema):
                yield connection
        check()


def rows_of(source: sqlite3.Connection, query: str) -> list[tuple[Any, ...]]:
    """Return the readable rows of a query, read from both ends. It must have no order, and end in the column to sort
    by."""
    found: dict[tuple[Any, ...], None] = {}
    for direction in ("asc", "desc"):
        try:
            for row in source.execute(f"{query} {direction}"):
                found[row] = None
        except BROKEN_FILE:
            continue
        break
    return list(found)


# ------------------------------------------------------------------------------------------- the database

_RESCUED = ".rescued"


class DurableDatabase(ABC):
    """A database of one schema, for one thread at a time.

    What was written survives the program, and a moment later a power cut. If the disk takes nothing more, that is a
    notice, not an error: changes wait in memory for the next try.
    """

    schema: ClassVar[Schema]

    def __init__(self, connection: sqlite3.Connection, path: Path | None, notices: Sequence[Notice] = ()) -> None:
        self._connection = connection
        self.path = path  # None in memory
        self._wanted: Path | None = None  # the file that is replaced by memory until it can be written
        self._failure = Notice(NoticeKind.NOT_STORED, path.name if path else "")
        self._notices = list(notices)
        self._waiting: list[Change] = []
        self._forgets = False
        self._marks = marks(path) if path else ()
        """Which files are open: those at the path may be others, or none. Nothing if they can't be read."""
        self._journal = Journal(path, self._note_failure) if path and keeps_log(connection) else None
        self.told: Callable[[Notice], None] | None = None  # called with each later notice, possibly on another thread

    @classmethod
    @abstractmethod
    def bring(
        cls, source: sqlite3.Connection, target: sqlite3.Connection, spare: int | None = None, check: Check = go_on
    ) -> MergeCount:
        """Copy everything readable and missing into the target; new numbers start at `spare`. Raises `sqlite3.Error` if
        the target does not take it, and what `check` raises."""

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open the file, made if it is missing.

        A damaged one is moved aside and its readable content copied into a new one. One that cannot be written is read
        into memory until it can. One of a newer version is left alone, and changes are lost. `notices` say so. Blocks.
        """
        rescued = path.with_name(path.name + _RESCUED)
        with suppress(OSError):
            if rescued.exists() and not path.exists():
                rescued.replace(path)
        if stray := in_the_way(path):
            return cls.in_memory(Notice(NoticeKind.NOT_A_FILE, stray.name))
        try:
            return cls(connect(path, cls.schema), path)
        except Damaged:
            return cls._rescue(path)
        except NewerFile:
            return cls.in_memory(Notice(NoticeKind.NEWER, path.name))
        except (OSError, sqlite3.Error):
            return cls._stand_in(path)

    @classmethod
    def in_memory(cls, *notices: Notice) -> Self:
        return cls(connect(None, cls.schema), None, notices)

    @classmethod
    def _rescue(cls, path: Path) -> Self:
        """Move a damaged file aside and return a new one with everything readable. A kill leaves one of them in
        place."""
        try:
            saved, brought = cls._salvaged(path)
            with closing(saved):
                aside = _put_in_place(path, saved.serialize())
            notice = Notice(NoticeKind.MOVED_ASIDE, aside.name, brought.readable, brought.found)
            return cls(connect(path, cls.schema), path, [notice])
        except (OSError, sqlite3.Error, Damaged):
            return cls._stand_in(path)

    @classmethod
    def _salvaged(cls, path: Path) -> tuple[sqlite3.Connection, MergeCount]:
        """Return a database in memory with everything readable of a file, and how much that is. Raises `OSError`."""
        content = image(path)
        saved, brought = connect(None, cls.schema), MergeCount()
        for source in readings(content, cls.schema):
            with suppress(*BROKEN_FILE):
                brought += cls.bring(source, saved)
        return saved, brought

    @classmethod
    def _stand_in(cls, path: Path) -> Self:
        """Return a database in memory with the content of a file that cannot be written now. Changes are written when
        possible; an unreadable file is left alone."""
        try:
            content = image(path)
            try:
                memory = _in_memory(content, cls.schema)
            except (*BROKEN_FILE, Damaged):
                memory, _brought = cls._salvaged(path)
        except OSError:
            return cls.in_memory(Notice(NoticeKind.IN_MEMORY, path.name))
        made = cls(memory, None, [Notice(NoticeKind.READ_ONLY if content else NoticeKind.IN_MEMORY, path.name)])
        made._wanted = path
        return made

    @property
    def notices(self) -> tuple[Notice, ...]:
        return tuple(self._notices)

    @property
    def forgets(self) -> bool:
        """Whether changes would be lost if the program ended now."""
        return bool(self._waiting) or self._forgets or bool(self._wanted and self._marks)

    def try_again(self) -> bool:
        """Retry writing; return whether nothing would be lost now."""
        self.has_gone()
        if self._wanted:
            self._take_place()
        elif self._waiting:
            self._write([])
        return not self.forgets

    def has_gone(self) -> bool:
        """Go on in memory, and say so, if the open file is no longer at its path; return whether that is news."""
        if not self.path or not self._is_elsewhere():
            return False
        self._wanted, self.path = self.path, None
        if self._journal:
            self._journal.close()
            self._journal = None
        try:
            memory = _in_memory(_unlogged(self._connection.serialize()), self.schema)
            commit(memory, self._waiting)
        except (*BROKEN_FILE, Damaged):  # the disk has gone as well
            self._marks = ()
        else:
            self._connection.close()
            self._connection = memory
        self._note(Notice(NoticeKind.GONE, self._wanted.name))
        return True

    def _is_elsewhere(self) -> bool:
        return self.path is not None and marks(self.path) != self._marks

    def _take_place(self) -> None:
        """Go on in the file itself, if it can be written now."""
        assert self._wanted  # noqa: S101  # the caller looked
        path, came_back = self._wanted, not self._marks or marks(self._wanted) == self._marks
        try:
            if not came_back:
                self._write_anew(path)
            connection = connect(path, self.schema, looked_through=path.exists())
        except (OSError, sqlite3.Error, Damaged, NewerFile):
            if self._marks:
                self._note_failure()
            return
        try:
            commit(connection, self._waiting if came_back else ())
        except sqlite3.Error:
            connection.close()
            return
        self._connection, self.path, self._wanted = connection, path, None
        self._waiting.clear()
        self._marks = marks(path)
        self._journal = Journal(path, self._note_failure) if keeps_log(connection) else None
        self._failure = Notice(NoticeKind.NOT_STORED, path.name)
        self._notices = [each for each in self._notices if each.file != path.name]
        self._tell(Notice(NoticeKind.STORED_AGAIN, path.name))

    def _write_anew(self, path: Path) -> None:
        """Put everything in the place of a file that has gone. What lies there now is moved aside, and what it has more
        comes in. Raises `OSError`, `sqlite3.Error`, `NewerFile`."""
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if stray := in_the_way(path):
            raise NotAFile(stray)
        if path.exists() and marks(path)[0] != self._marks[0]:
            with suppress(Damaged):
                _look_first(path, self.schema)
            for source in readings(image(path), self.schema):
                with suppress(*BROKEN_FILE):
                    self.bring(source, self._connection, self.spare_numbers())
        _put_in_place(path, self._connection.serialize())

    def spare_numbers(self) -> int | None:
        """Return the first of many numbers that are free for what comes in (see `bring`), if it has numbers."""
        return None

    def close(self) -> None:
        """Write everything to the disk and close the file."""
        self.try_again()
        if self._journal:
            self._journal.close()
        self._connection.close()
        if self.path:
            seal_pages(self.path)

    def reader(self) -> Callable[[], sqlite3.Connection]:
        """Return what opens a read-only connection on any thread. It sees what has been committed; in memory, a copy of
        the current state."""

        def connect() -> sqlite3.Connection:
            path = self.path
            if path is None or self._is_elsewhere():
                return _copy_of(self._connection.serialize())
            uri = f"{path.absolute().as_uri()}?mode=ro"
            connection = sqlite3.connect(uri, uri=True, timeout=2, isolation_level=None)
            connection.execute(CACHE)
            return connection

        return connect

    def writer(self) -> AbstractContextManager[sqlite3.Connection]:
        """Return a context with a connection for writing on any thread while nobody plays; in memory, the store's
        own."""
        if self.path is None or self._is_elsewhere():
            return nullcontext(self._connection)
        return closing(sqlite3.connect(self.path, timeout=2, isolation_level=None))

    def _write(self, changes: Sequence[Change]) -> None:
        """Commit the changes, and earlier ones that are waiting."""
        if self.path is None:
            with suppress(*BROKEN_FILE) if self._wanted else nullcontext():
                commit(self._connection, changes)
            self._forgets = self._forgets or (bool(changes) and self._wanted is None)
            self._waiting.extend(changes if self._wanted else ())
            if self._wanted and self._marks and self._wanted.parent.is_dir():
                self._take_place()
            return
        refused_before = bool(self._waiting)
        self._waiting.extend(changes)
        try:
            commit(self._connection, self._waiting)
        except BROKEN_FILE:
            if not self.has_gone():
                self._note(self._failure)
            return
        self._waiting.clear()
        if refused_before:
            self._notices.remove(self._failure)
            self._tell(Notice(NoticeKind.STORED_AGAIN, self._failure.file))
        if not self.has_gone() and self._journal:
            self._journal.committed()

    def _rest(self) -> None:
        if self._journal:
            self._journal.rest()

    def _note_failure(self) -> None:
        self._note(self._failure)

    def _note(self, notice: Notice) -> None:
        if notice not in self._notices:
            self._notices.append(notice)
            self._tell(notice)

    def _tell(self, notice: Notice) -> None:
        if self.told:
            self.told(notice)


def commit(connection: sqlite3.Connection, changes: Sequence[Change], but: tuple[type[Exception], ...] = ()) -> None:
    """Make all changes or none, but those that raise one of these. Raises `sqlite3.Error`."""
    connection.execute("begin immediate")
    try:
        for statement, values in changes:
            with suppress(*but):
                connection.execute(statement, values)
        connection.execute("commit")
    except BROKEN_FILE:
        with suppress(sqlite3.Error):  # a full disk makes SQLite roll back by itself
            connection.execute("rollback")
        raise


def _copy_of(content: bytes) -> sqlite3.Connection:
    copy = sqlite3.connect(":memory:", isolation_level=None)
    copy.deserialize(_unlogged(content))
    return copy


def _in_memory(content: bytes, schema: Schema) -> sqlite3.Connection:
    """Return a checked database in memory with this content. Raises one of `BROKEN_FILE`, and `Damaged`."""
    memory = _opened(":memory:")
    try:
        if content:
            memory.deserialize(content)
        _prepare(memory, schema)
    except BaseException:
        memory.close()
        raise
    return memory


def marks(path: Path) -> tuple[tuple[int, int] | None, ...]:
    """Return which file bears the name of a database, and which those of its log: device and number of each."""
    found: list[tuple[int, int] | None] = []
    for name in (path, *(path.with_name(path.name + ending) for ending in COMPANIONS[:2])):
        try:
            there = os.stat(name)  # noqa: PTH116  # after each step: half the time
        except OSError:
            found.append(None)
            continue
        found.append((there.st_dev, there.st_ino))
    return tuple(found)


def _put_in_place(path: Path, content: bytes) -> Path:
    """Create a new database, and return the name that the one in its place gets. A kill leaves one of them. Raises
    `OSError`."""
    rescued = path.with_name(path.name + _RESCUED)
    replace_file(rescued, content)
    aside = move_aside(path)
    rescued.replace(path)
    return aside


# ------------------------------------------------------------------------------------------- the journal

LONG_LOG = 8_000_000  # the log size in bytes from which it is folded into the database at the end of a game


class Journal:
    """Syncs the log of the database at `path` after each commit.

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
        """Sync soon. Returns at once."""
        with self._changed:
            self._committed += 1
            self._changed.notify_all()

    def rest(self) -> None:
        """Fold a long log into the database soon. Returns at once."""
        with self._changed:
            self._resting = True
            self._changed.notify_all()

    def flush(self) -> None:
        """Wait until everything committed is on the disk."""
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
        """Copy the log into the database and start a new one. PASSIVE never blocks a commit; if one comes meanwhile,
        the log is folded another time."""
        if os.fstat(self._log).st_size < self._long_log:
            return
        place = f"{self._path.absolute().as_uri()}?mode=rw"  # where there is none, none is made
        with suppress(sqlite3.Error), closing(sqlite3.connect(place, uri=True, timeout=0, isolation_level=None)) as own:
            own.execute("pragma wal_autocheckpoint = 0")
            own.execute("pragma synchronous = normal")
            _, pages, folded = own.execute("pragma wal_checkpoint(passive)").fetchone()
            if pages == folded:
                begin_log(own)
