"""Taking a game, or a person's name, out of the stored games so that nothing of it is left in the file.

A person's games stay, for they are the others' as well: the name gives way to `Player 2` and the like, by the seat, in
the opening and in the title. Events name seats and no names.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from boggle_desk.engine.statistics import folded, nobody, person_key
from boggle_desk.storage.durable import begin_log, keeps_log

_NAMED = re.compile(r'("name"\s*:\s*)("(?:[^"\\]|\\.)*")')


def erase_game(connection: sqlite3.Connection, number: int) -> None:
    """Remove a game with all its events: both or neither. Raises `sqlite3.Error`."""
    _all_or_nothing(
        connection,
        [("delete from event where game = ?", (number,)), ("delete from game where id = ?", (number,))],
    )


def erase_person(connection: sqlite3.Connection, key: str, check: Callable[[], None] = lambda: None) -> tuple[int, ...]:
    """Replace the name of the person with this key (see `PastPlayer.key`) in all games, in all or in none, and return
    the numbers of the games that held it. Raises `sqlite3.Error`, and what `check` raises, and then changes nothing."""
    changes = []
    for number, opening, title in connection.execute("select id, opening, title from game order by id").fetchall():
        check()
        if key in folded(title) or key in folded(opening):
            after, names = _without(opening, key)
            if after != opening:
                changes.append((after, ", ".join(names) if names else "", number))
    query = "update game set opening = ?, title = ? where id = ?"
    _all_or_nothing(connection, [(query, change) for change in changes])
    return tuple(number for *_, number in changes)


def _without(opening: str, key: str) -> tuple[str, list[str]]:
    """Return an opening without the person's name, and the names that are in it now."""
    try:
        content = msgspec.json.decode(opening)
        players = content["opening"]["players"]
        for seat, player in enumerate(players):
            _rename(player, seat, key)
        return msgspec.json.encode(content).decode(), [player["name"] for player in players]
    except (msgspec.MsgspecError, LookupError, TypeError, AttributeError, ValueError):
        return _without_in_text(opening, key)


def _rename(player: dict[str, Any], seat: int, key: str) -> None:
    """Take the name out of what is stored of a seat; a team may have been called by it as well."""
    if player.get("level") is None and person_key(player["name"]) == key:
        player["name"] = nobody(seat)
    if player.get("team") is not None and folded(player["team"]) == key:
        player["team"] = f"Team {seat + 1}"


def _without_in_text(opening: str, key: str) -> tuple[str, list[str]]:
    """Do the same in an opening that can no longer be read: whatever is called so in it loses its name."""
    seats = iter(range(1_000))

    def renamed(found: re.Match[str]) -> str:
        with suppress(msgspec.MsgspecError):
            if folded(msgspec.json.decode(found[2], type=str)) == key:
                return found[1] + msgspec.json.encode(nobody(next(seats))).decode()
        return found[0]

    return _NAMED.sub(renamed, opening), []


def _all_or_nothing(connection: sqlite3.Connection, changes: list[tuple[str, tuple[object, ...]]]) -> None:
    """Commit changes and leave nothing of what was there before, neither in free pages nor in the log."""
    with _overwriting(connection):
        connection.execute("begin immediate")
        try:
            for statement, values in changes:
                connection.execute(statement, values)
        except BaseException:
            connection.execute("rollback")
            raise
        connection.execute("commit")
    if keeps_log(connection):
        # The log still has the pages of before. It is begun anew only when nobody reads; else the next start does it.
        busy, _pages, _folded = connection.execute("pragma wal_checkpoint(truncate)").fetchone()
        if not busy:
            begin_log(connection)


@contextmanager
def _overwriting(connection: sqlite3.Connection) -> Iterator[None]:
    """Have what is deleted overwritten."""
    before = connection.execute("pragma secure_delete").fetchone()[0]
    connection.execute("pragma secure_delete = on")
    try:
        yield
    finally:
        connection.execute(f"pragma secure_delete = {int(before)}")
