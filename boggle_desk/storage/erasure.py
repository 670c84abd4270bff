"""Taking a game, or a person's name, out of the stored games so that nothing of it is left in the file.

A person's games stay, for they are the others' as well: the name gives way to `Player 2` and the like, by the seat, in
the opening, in the title, and where a seat was given to somebody. Other events have no names.
"""

import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from boggle_desk.engine.players import name_key, nobody, person_key
from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.storage.checksums import sealed, unsealed
from boggle_desk.storage.disk import read_at_most, replace_file
from boggle_desk.storage.durable import BROKEN_FILE, Change, begin_log, commit, keeps_log
from boggle_desk.storage.games import GIVEN, numbers_of, title_of
from boggle_desk.storage.learning import PERSONAL


@dataclass(frozen=True)
class Erasure:
    """A person (by key) or a game (by lasting number) being erased."""

    person: str = ""
    game: str = ""


def pending_erasures(note: Path) -> tuple[Erasure, ...]:
    try:
        text, _had_turned = unsealed(read_at_most(note, _LARGEST_NOTE))
        return msgspec.json.decode(text, type=tuple[Erasure, ...])
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return ()


def note_erasures(note: Path, erasures: Iterable[Erasure]) -> None:
    if content := tuple(dict.fromkeys(erasures)):
        replace_file(note, sealed(msgspec.json.encode(content)))
    else:
        note.unlink(missing_ok=True)


_LARGEST_NOTE = 1_000_000
_NAMED = re.compile(r'("name"\s*:\s*)("(?:[^"\\]|\\.)*")')


def erase_game(connection: sqlite3.Connection, number: int) -> None:
    """Remove a game with all its events. Raises `sqlite3.Error`."""
    tables = {"event": "game", "game": "id", "identity": "game", "review": "game"}  # an older copy lacks the last ones
    there = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
    wanted = [(name, tables[name]) for (name,) in there if name in tables]
    changes: list[Change] = [(f"delete from {name} where {column} = ?", (number,)) for name, column in wanted]
    _all_or_nothing(connection, changes)


def erase_person(connection: sqlite3.Connection, key: str, check: Check = go_on) -> tuple[int, ...]:
    """Replace a person's name (by `PastPlayer.key`) in all games, all or nothing; return the numbers of those games.
    Raises `sqlite3.Error`, and what `check` raises."""
    changes, found = list[Change](), list[int]()
    for number, opening, title in connection.execute("select id, opening, title from game order by id").fetchall():
        check()
        if key in name_key(title) or key in name_key(opening):
            after, names = _without(opening, key)
            given = list(_given(connection, number, key))
            if after != opening or any(new != old for _place, old, new, _name in given):
                found.append(number)
                title = title_of([*names, *(name for *_, name in given)]) if names else ""
                changes.append(("update game set opening = ?, title = ? where id = ?", (after, title, number)))
                changes += [
                    ("update event set data = ? where game = ? and step = ? and place = ?", (new, number, *place))
                    for place, _old, new, _name in given
                ]
    _all_or_nothing(connection, changes)
    return tuple(found)


def _given(connection: sqlite3.Connection, game: int, key: str) -> Iterator[tuple[tuple[int, int], str, str, str]]:
    """Yield where a seat was given away: its place, its text, the text without the person's name, and who has it."""
    for *place, data in connection.execute(GIVEN, (game,)).fetchall():
        with suppress(msgspec.MsgspecError, LookupError, TypeError, AttributeError, ValueError):
            event = msgspec.json.decode(data)
            _rename(event["player"], event["seat"], key)
            yield (place[0], place[1]), data, msgspec.json.encode(event).decode(), event["player"]["name"]


def erase_learner(connection: sqlite3.Connection, key: str) -> None:
    """Remove a person's cards and answers, and all sightings, which hold names and can be found again. Raises
    `sqlite3.Error`."""
    there = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
    changes: list[Change] = [
        (f"delete from {table} where person = ?", (key,))
        for table in PERSONAL
        if table in there  # an older copy has fewer
    ]
    changes += [("delete from person where key = ?", (key,)), ("delete from sighting", ())]
    _all_or_nothing(connection, [*changes, ("delete from looked_through", ())])


def erased_since(source: sqlite3.Connection, target: sqlite3.Connection, check: Check = go_on) -> set[str]:
    """Return the keys of people named in games of the source but not in the target's same games: they were erased."""
    here, gone = {number: game for game, number in numbers_of(target, check).items()}, set[str]()
    for game, number in numbers_of(source, check).items():
        if number in here:
            there, now = _keys(source, game), _keys(target, here[number])
            gone |= {before for before, key in zip(there, now, strict=False) if before != key and not key}
    return gone


def _keys(connection: sqlite3.Connection, game: int) -> list[str]:
    """Return the key of each seat's person, empty for nobody and for computers."""
    try:
        (opening,) = connection.execute("select opening from game where id = ?", (game,)).fetchone()
        players = msgspec.json.decode(opening)["opening"]["players"]
        players += [msgspec.json.decode(data)["player"] for *_place, data in connection.execute(GIVEN, (game,))]
        return ["" if each.get("level") else person_key(each["name"]) for each in players]
    except (*BROKEN_FILE, msgspec.MsgspecError, LookupError, TypeError, AttributeError, ValueError, RecursionError):
        return []


def _without(opening: str, key: str) -> tuple[str, list[str]]:
    """Return an opening without the person's name, and its remaining names."""
    try:
        content = msgspec.json.decode(opening)
        players = content["opening"]["players"]
        for seat, player in enumerate(players):
            _rename(player, seat, key)
        return msgspec.json.encode(content).decode(), [player["name"] for player in players]
    except (msgspec.MsgspecError, LookupError, TypeError, AttributeError, ValueError):
        return _without_in_text(opening, key)


def _rename(player: dict[str, Any], seat: int, key: str) -> None:
    """Remove the name from a stored seat; a team may bear it too."""
    if player.get("level") is None and person_key(player["name"]) == key:
        player["name"] = nobody(seat)
    if player.get("team") is not None and name_key(player["team"]) == key:
        player["team"] = f"Team {seat + 1}"


def _without_in_text(opening: str, key: str) -> tuple[str, list[str]]:
    """Do the same in an unreadable opening: every `name` that matches goes."""
    seats = iter(range(1_000))

    def renamed(found: re.Match[str]) -> str:
        with suppress(msgspec.MsgspecError):
            if name_key(msgspec.json.decode(found[2], type=str)) == key:
                return found[1] + msgspec.json.encode(nobody(next(seats))).decode()
        return found[0]

    return _NAMED.sub(renamed, opening), []


def _all_or_nothing(connection: sqlite3.Connection, changes: list[Change]) -> None:
    """Commit changes and leave nothing of the old content in free pages or the log."""
    with _overwriting(connection):
        commit(connection, changes)
    if keeps_log(connection):
        # The log still has the pages of before. It is truncated only when nobody reads; else the next start does it.
        busy, _pages, _folded = connection.execute("pragma wal_checkpoint(truncate)").fetchone()
        if not busy:
            begin_log(connection)


@contextmanager
def _overwriting(connection: sqlite3.Connection) -> Iterator[None]:
    before = connection.execute("pragma secure_delete").fetchone()[0]
    connection.execute("pragma secure_delete = on")
    try:
        yield
    finally:
        connection.execute(f"pragma secure_delete = {int(before)}")
