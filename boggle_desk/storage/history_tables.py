"""The file of the history: its tables, and how values become rows and rows values."""

import json
import sqlite3
from collections.abc import Callable, Iterable
from functools import cache
from itertools import groupby
from typing import Any
from zlib import crc32

import msgspec

from boggle_desk.engine.boggle.statistics import PastRound, PastWord
from boggle_desk.engine.scrabble.statistics import Act, PastTurn
from boggle_desk.engine.statistics import PastGame, PastPlayer, Terms
from boggle_desk.storage.past_games import Reading

_READING = 1
"""A new number when events are read otherwise than before."""

_TABLES = (
    """create table game (
        id integer primary key,
        kind text not null, preset text not null, lexicon text not null, terms text not null,
        started integer not null, ended integer not null, finished integer not null,
        seconds integer not null, rounds integer not null
    ) strict""",
    """create table seat (
        game integer not null, seat integer not null,
        key text not null, name text not null, level text, team text,
        handicap integer not null, points integer not null, won integer not null,
        primary key (game, seat)
    ) strict, without rowid""",
    "create index seat_by_key on seat (key, game, seat)",
    """create table board (
        game integer not null, number integer not null,
        rows integer not null, columns integer not null, letters text not null,
        primary key (game, number)
    ) strict, without rowid""",
    """create table list (
        game integer not null, number integer not null, seat integer not null,
        points integer not null, granted integer not null, shared integer not null, seconds real not null,
        minimum_length integer not null, hints integer not null, words text not null,
        primary key (game, number, seat)
    ) strict, without rowid""",
    """create table turn (
        game integer not null, number integer not null, seat integer not null,
        act text not null, text text not null, words text not null, score integer not null, tiles integer not null,
        bingo integer not null, stood integer not null, challenger integer, bonus integer not null,
        hints integer not null,
        primary key (game, number)
    ) strict, without rowid""",
    """create table seen (
        game integer primary key,
        stamp text not null,
        damage text
    ) strict""",
)
"""`seen` says for each game of the store in which state it was read, and what was wrong if it could not be."""
VERSION = crc32(repr((_READING, _TABLES)).encode()) & 0x7FFFFFFF
"""The version of what is derived and of its tables. Another number has everything read again from the events."""
_TABLE_NAMES = ("game", "seat", "board", "list", "turn", "seen")
_DELETE = "delete from {table} where {column} = ?"
_INSERT = "insert into {table} values ({values})"
_WORDS = msgspec.json.Decoder(tuple[PastWord, ...])
"""The words of a list: they are never asked for singly, and there are too many for a row each."""


def prepare(connection: sqlite3.Connection) -> None:
    """Bring the file to this version: whatever else is in it is dropped, for it can be derived again. Raises
    `sqlite3.Error`."""
    connection.execute("pragma trusted_schema = off")
    connection.execute("pragma secure_delete = on")  # who was removed is not to be found in free pages
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = normal")
    if connection.execute("pragma quick_check(1)").fetchone()[0] != "ok":
        raise sqlite3.DatabaseError("the file is damaged")
    connection.execute("begin immediate")
    if connection.execute("pragma user_version").fetchone()[0] != VERSION:
        for kind, name in connection.execute(
            "select type, name from sqlite_master where type in ('table', 'view') and name not like 'sqlite_%'"
        ).fetchall():
            connection.execute(f'drop {kind} "{name}"')
        for statement in _TABLES:
            connection.execute(statement)
        connection.execute(f"pragma user_version = {VERSION}")
    connection.execute("commit")


def forget_game(connection: sqlite3.Connection, number: int) -> None:
    """Take all rows of a game out."""
    for table in _TABLE_NAMES:
        connection.execute(_DELETE.format(table=table, column="id" if table == "game" else "game"), (number,))


def put_game(connection: sqlite3.Connection, reading: Reading) -> None:
    """Put all rows of a game in."""
    game, number = reading.game, reading.game.number
    row = (number, game.kind, game.preset, game.lexicon, json.dumps(list(vars(game.terms).values())),
           game.started, game.ended, game.finished, game.seconds, game.rounds)  # fmt: skip
    _insert(connection, "game", [row])
    _insert(connection, "seat", [
        (number, seat, p.key, p.name, p.level, p.team, p.handicap, p.points, p.won)
        for seat, p in enumerate(game.players)
    ])  # fmt: skip
    _insert(connection, "board", {
        r.number: (number, r.number, r.rows, r.columns, ",".join(r.letters)) for r in reading.rounds
    }.values())  # fmt: skip
    _insert(connection, "list", [
        (number, r.number, r.seat, r.points, r.granted, r.shared, r.seconds, r.minimum_length, r.hints,
         msgspec.json.encode(r.words).decode())
        for r in reading.rounds
    ])  # fmt: skip
    _insert(connection, "turn", [
        (number, t.number, t.seat, t.act.value, t.text, " ".join(t.words), t.score, t.tiles, t.bingo, t.stood,
         t.challenger, t.bonus, t.hints)
        for t in reading.turns
    ])  # fmt: skip


def _insert(connection: sqlite3.Connection, table: str, rows: Iterable[tuple[Any, ...]]) -> None:
    for columns, same in groupby(rows, key=len):
        connection.executemany(_INSERT.format(table=table, values=", ".join("?" * columns)), same)


# --------------------------------------------------------------------------------------------- reading

_SEATS_OF = """select game, name, level, team, handicap, points, won from seat
    where game in (select id from game where {games}) order by game, seat"""
_GAMES = """select id, preset, lexicon, terms, started, ended, finished, seconds, rounds from game
    where {games} order by ended desc, id desc"""
_LISTS = """select game, number, seat, rows, columns, letters, points, granted, shared, seconds, minimum_length,
    hints, words from (select * from list where {lists}) join board using (game, number) order by game, number, seat"""
_TURNS = """select game, number, seat, act, text, words, score, tiles, bingo, stood, challenger, bonus, hints
    from turn where {lists} order by game, number"""


def games(connection: sqlite3.Connection, condition: str, values: tuple[Any, ...]) -> tuple[PastGame, ...]:
    """Return games, the latest first. `condition` speaks of their number `id`."""
    seats: dict[int, list[PastPlayer]] = {}
    found = connection.execute(_SEATS_OF.format(games=condition), values)
    for game, name, level, team, handicap, points, won in found:
        seats.setdefault(game, []).append(PastPlayer(name, level, team, bool(handicap), points, bool(won)))
    terms_in = cache(lambda text: Terms(*json.loads(text)))
    return tuple(
        PastGame(number, preset, lexicon, terms_in(terms), started, ended, bool(finished), seconds, rounds,
                 tuple(seats.get(number, ())))
        for number, preset, lexicon, terms, started, ended, finished, seconds, rounds
        in connection.execute(_GAMES.format(games=condition), values)
    )  # fmt: skip


def rounds(
    connection: sqlite3.Connection, condition: str, values: tuple[Any, ...], check: Callable[[], None]
) -> tuple[PastRound, ...]:
    """Return rounds in the order in which they were played. `condition` speaks of `game` and `seat`."""
    found = []
    for row in connection.execute(_LISTS.format(lists=condition), values):
        check()
        game, number, seat, rows, columns, letters, points, granted, shared, seconds, least, hints, words = row
        cells = tuple(letters.split(",")) if letters else ()
        found.append(PastRound(game, number, seat, rows, columns, cells, points, granted, shared, seconds, least, hints,
                               _WORDS.decode(words)))  # fmt: skip
    return tuple(found)


def turns(connection: sqlite3.Connection, condition: str, values: tuple[Any, ...]) -> tuple[PastTurn, ...]:
    """Return turns in the order in which they were made. `condition` speaks of `game` and `seat`."""
    acts = {act.value: act for act in Act}
    return tuple(
        PastTurn(game, number, seat, acts[act], text, tuple(words.split()), score, tiles, bool(bingo), bool(stood),
                 challenger, bonus, hints)
        for game, number, seat, act, text, words, score, tiles, bingo, stood, challenger, bonus, hints
        in connection.execute(_TURNS.format(lists=condition), values)
    )  # fmt: skip
