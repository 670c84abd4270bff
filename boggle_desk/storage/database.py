"""The files that hold what people play and learn: their tables, their versions, and what is asked of them before they
are trusted."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

_APPLICATION = 0x42444B31
"""Marks the file as ours, in the field that SQLite keeps for that: `BDK1`."""
_MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """create table game (
            id integer primary key,
            kind text not null,
            opening text not null,
            started integer not null,
            state text not null,
            title text not null
        ) strict""",
        """create table event (
            game integer not null,
            step integer not null,
            place integer not null,
            at integer not null,
            name text not null,
            data text not null,
            primary key (game, step, place)
        ) strict, without rowid""",
    ),
)
"""What makes each version out of the one before it; the first makes it out of nothing."""
VERSION = len(_MIGRATIONS)


@dataclass(frozen=True)
class Schema:
    """What a file of ours holds."""

    application: int
    """The mark in the field that SQLite keeps for that."""
    migrations: tuple[tuple[str, ...], ...]
    """What makes each version out of the one before it; the first makes it out of nothing."""

    @property
    def version(self) -> int:
        """The version of today."""
        return len(self.migrations)


GAMES = Schema(_APPLICATION, _MIGRATIONS)
"""The file of games."""

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
"""Errors that speak of the disk or of other programs, not of a damaged file."""


class Damaged(Exception):
    """The file is not a whole database of games."""


class NewerFile(Exception):
    """The file was written by a newer version of the game and was left alone; the message says so."""


def speaks_of_damage(error: sqlite3.Error) -> bool:
    """Return whether the error says that the content of the file is wrong, rather than that it cannot be reached."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF not in _NOT_THE_CONTENT


def connect(path: Path | None, schema: Schema = GAMES) -> sqlite3.Connection:
    """Return a checked connection to the database, made or brought to this version if need be; None keeps it in memory.

    Raises `Damaged`, `NewerFile`, or `sqlite3.OperationalError` if the file cannot be used for another reason.
    """
    if path is not None:
        _look_first(path, schema)
    connection = sqlite3.connect(path or ":memory:", timeout=2, isolation_level=None, check_same_thread=False)
    try:
        _prepare(connection, schema)
    except sqlite3.Error as error:
        connection.close()
        if speaks_of_damage(error):
            raise Damaged(str(error)) from error
        raise
    except Damaged:
        connection.close()
        raise
    return connection


def keeps_log(connection: sqlite3.Connection) -> bool:
    """Return whether commits go to a log that another thread can bring to the disk."""
    return bool(connection.execute("pragma journal_mode").fetchone()[0] == "wal")


def begin_log(connection: sqlite3.Connection) -> None:
    """Write something that changes nothing, so that the wait for the log's head is over before events come. Raises
    `sqlite3.Error`."""
    version = int(connection.execute("pragma user_version").fetchone()[0])
    connection.execute("begin immediate")
    connection.execute(f"pragma user_version = {version}")
    connection.execute("commit")


def _look_first(path: Path, schema: Schema) -> None:
    """Refuse, without opening it for writing, what is no database or is one of a newer version."""
    try:
        with path.open("rb") as stream:
            head = stream.read(100)
    except OSError:
        return  # there is none yet, or SQLite will say why it cannot be read
    if not head:
        return
    if len(head) < 100 or not head.startswith(b"SQLite format 3\0") or not {head[18], head[19]} <= {1, 2}:
        raise Damaged("this is no database")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=2)) as reader:
            version = reader.execute("pragma user_version").fetchone()[0]
    except sqlite3.Error as error:
        if speaks_of_damage(error):
            raise Damaged(str(error)) from error
        return
    if version > schema.version:
        raise NewerFile(
            f"{path.name} was written by a newer version of Boggle Desk: its format is {version}, "
            f"and this version reads up to {schema.version}."
        )


def _prepare(connection: sqlite3.Connection, schema: Schema) -> None:
    connection.execute("pragma trusted_schema = off")
    connection.execute("pragma cell_size_check = on")
    connection.execute("pragma wal_autocheckpoint = 0")
    logged = connection.execute("pragma journal_mode = wal").fetchone()[0] == "wal"
    connection.execute(f"pragma synchronous = {'normal' if logged else 'full'}")
    found = connection.execute("pragma quick_check(1)").fetchone()[0]
    if found != "ok":
        raise Damaged(found)
    _migrate(connection, schema)
    if _tables(connection) != _expected_tables(schema):
        raise Damaged("the tables are not those of the game")
    if logged:
        connection.execute("pragma wal_checkpoint(truncate)")
        begin_log(connection)


def _migrate(connection: sqlite3.Connection, schema: Schema) -> None:
    """Bring an older or an empty database to this version, all or nothing."""
    connection.execute("begin immediate")
    version = connection.execute("pragma user_version").fetchone()[0]
    mark = connection.execute("pragma application_id").fetchone()[0]
    tables = _tables(connection)
    if version < 0 or (version == 0 and tables) or (version > 0 and mark != schema.application):
        connection.execute("rollback")
        raise Damaged("this is the database of another program")
    for statements in schema.migrations[version:]:
        for statement in statements:
            connection.execute(statement)
    if version != schema.version:
        connection.execute(f"pragma application_id = {schema.application}")
        connection.execute(f"pragma user_version = {schema.version}")
    connection.execute("commit")


def _tables(connection: sqlite3.Connection) -> set[tuple[str, str, str]]:
    """Return everything that is defined in the database; a foreign trigger would show up here."""
    return set(connection.execute("select type, name, coalesce(sql, '') from sqlite_master"))


def _expected_tables(schema: Schema) -> set[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:")) as pattern:
        for statement in (statement for statements in schema.migrations for statement in statements):
            pattern.execute(statement)
        return _tables(pattern)
