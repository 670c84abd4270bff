"""The history: what all games that are over come to, kept beside them so that nobody waits for thousands of events.

The truth stays the log of events (`games`); everything here is a reading of it, in a file of its own. So the thread
that plays is never kept from its file, and the history may be lost, damaged or out of date at any time: it is read
again. Each game is brought over in one transaction together with the state in which it was read; after a kill, what is
missing is missing as a whole and comes with the next `update`.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar
from zlib import crc32

import msgspec

from boggle_desk.engine.boggle.statistics import PastRound
from boggle_desk.engine.scrabble.statistics import PastTurn
from boggle_desk.engine.statistics import PastGame, RecordBook, Sitting, folded, nobody
from boggle_desk.storage.codec import BROKEN, decode_opening
from boggle_desk.storage.disk import COMPANIONS, in_the_way, keep_private
from boggle_desk.storage.durable import BROKEN_FILE, CACHE, speaks_of_damage
from boggle_desk.storage.games import GameState, GameStore
from boggle_desk.storage.kinds import KINDS, kind_named
from boggle_desk.storage.replay import read_written, replay

Answer = TypeVar("Answer")
FILE = "history.sqlite"
_AT_ONCE = 20  # games
_OVER = (GameState.FINISHED.value, GameState.ABANDONED.value)


@dataclass(frozen=True)
class KnownPlayer:
    """A player of the history."""

    key: str
    """See `PastPlayer.key`."""
    name: str
    """As it was written last."""
    level: str | None
    """The level of a computer; None for a person."""
    games: int


@dataclass(frozen=True)
class Account:
    """What an update did."""

    read: int = 0
    """Games that were read anew."""
    dropped: int = 0
    """Games that are no longer there."""
    damaged: int = 0
    """Games that cannot be played through, of all that there are."""
    unknown: int = 0
    """Games of a kind that this version cannot read."""
    played: Mapping[int, int] = field(default_factory=dict, compare=False)
    """When each game that is over was changed last."""

    @property
    def changed(self) -> bool:
        """Whether anything is different now."""
        return bool(self.read or self.dropped)


class GameHistory:
    """The games that are over, as values. Every method may be called on any thread, and takes its time: the window
    calls them in a `Task`. A `check` is called in between and may raise to give up."""

    def __init__(self, path: Path | None, open_games: Callable[[], sqlite3.Connection]) -> None:
        self._path, self._open_games = path, open_games
        self._connection = _connect(path)
        self._lock = RLock()

    @classmethod
    def open(cls, store: GameStore) -> "GameHistory":
        """Return the history of the games in a store, in a file beside theirs; a damaged one is begun anew, and where
        there can be none it is kept in memory. Takes milliseconds; `update` brings it up to date."""
        path = store.path.with_name(FILE) if store.path else None
        return cls(path, store.reader())

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    def update(
        self, check: Callable[[], None] = lambda: None, tell: Callable[[int, int], None] = lambda _done, _all: None
    ) -> Account:
        """Bring the history in line with the store and say what changed. `tell` hears how many games are read of how
        many that have to be. What was done stays done if `check` raises or the program ends."""
        return self._healed(lambda: self._updated(check, tell), alone=False)  # or nobody could ask meanwhile

    def _updated(self, check: Callable[[], None], tell: Callable[[int, int], None]) -> Account:
        with closing(self._open_games()) as source:
            wanted, played, unknown = _stamps(source)
            with self._lock:
                seen = dict(self._connection.execute("select game, stamp from seen").fetchall())
            gone = [number for number in seen if number not in wanted]
            changed = [number for number, stamp in wanted.items() if seen.get(number) != stamp]
            for number in gone:
                check()
                with self._transaction() as connection:
                    _forget_game(connection, number)
            for done, number in enumerate(changed):
                check()
                tell(done, len(changed))
                self._take_over(source, number, wanted[number], check)
        with self._lock:
            damaged = self._connection.execute("select count(*) from seen where damage is not null").fetchone()[0]
        return Account(len(changed), len(gone), damaged, unknown, played)

    def _healed(self, ask: Callable[[], Answer], alone: bool = True) -> Answer:
        """Return the answer; a damaged file is begun anew and filled again before it is asked once more."""
        around = self._lock if alone else nullcontext()
        try:
            with around:
                return ask()
        except (*BROKEN, *BROKEN_FILE, msgspec.MsgspecError) as error:
            if isinstance(error, sqlite3.ProgrammingError) or not speaks_of_damage(error):  # it is closed, or busy
                raise
        with self._lock:
            self._connection.close()
            if self._path:
                _remove(self._path)
            self._connection = _connect(self._path)
        self._updated(lambda: None, lambda _done, _all: None)
        with around:
            return ask()

    def _take_over(self, source: sqlite3.Connection, number: int, stamp: str, check: Callable[[], None]) -> None:
        reading: tuple[PastGame, list[_PartRow]] | None = None
        damage = None
        try:
            reading = _read_game(source, number, check)
        except (*BROKEN, *BROKEN_FILE) as error:
            if isinstance(error, sqlite3.Error) and not speaks_of_damage(error):
                raise
            damage = str(error)[:200] or type(error).__name__
        with self._transaction() as connection:
            _forget_game(connection, number)
            if reading:
                _put_game(connection, reading[0])
                connection.executemany("insert into part values (?, ?, ?, ?, ?)", reading[1])
            connection.execute("insert into seen values (?, ?, ?)", (number, stamp, damage))

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            self._connection.execute("begin immediate")
            try:
                yield self._connection
            except BaseException:
                self._connection.execute("rollback")
                raise
            self._connection.execute("commit")

    def drop(self, numbers: Iterable[int]) -> None:
        """Forget what is known of games, for good; the next update reads again those that are still there."""
        with self._transaction() as connection:
            for number in numbers:
                _forget_game(connection, number)
        self._begin_log_anew()

    def erase_person(self, key: str, numbers: Iterable[int]) -> None:
        """Follow `erase_person` of the store, which has changed these games: the person gives way to nobody, and
        hardly anything has to be read again. Whatever else knows the person is read again: of what was changed by a
        program that was killed, nobody tells the numbers."""
        with closing(self._open_games()) as source:
            stamps, _played, _unknown = _stamps(source)
        with self._transaction() as connection:
            for number in numbers:
                game = next(iter(_games(connection, "id = ?", (number,))), None)
                if game and any(each.team is not None and folded(each.team) == key for each in game.players):
                    _forget_game(connection, number)
                    continue
                connection.execute("update seen set stamp = ? where game = ?", (stamps.get(number, ""), number))
                if game:
                    _put_game(connection, replace(game, players=tuple(
                        replace(each, name=nobody(seat)) if each.key == key else each
                        for seat, each in enumerate(game.players)
                    )))  # fmt: skip
        self.drop(game.number for game in self.games() if any(
            key in (each.key, folded(each.team or "")) for each in game.players
        ))  # fmt: skip

    def _begin_log_anew(self) -> None:
        """Leave nothing of what was there before; a reader in another program may be in the way."""
        with self._lock, suppress(sqlite3.Error):
            self._connection.execute("pragma wal_checkpoint(truncate)").fetchall()

    # ------------------------------------------------------------------------------------------- reading

    def games(self, player: str | None = None) -> tuple[PastGame, ...]:
        """Return all games, or those of the player with this key, the latest first."""
        condition, values = ("1", ()) if player is None else ("id in (select game from seat where key = ?)", (player,))
        return self._healed(lambda: _games(self._connection, condition, values))

    def players(self) -> tuple[KnownPlayer, ...]:
        """Return the people who played, those with the most games first, then the computers. Whoever gave no name is
        left out."""
        query = """select key, name, level, count(distinct game), max(game) from seat where key <> '' group by key
            order by level is not null, 4 desc, key"""  # with one max(), SQLite takes the other columns from its row
        return self._healed(lambda: tuple(KnownPlayer(*row[:4]) for row in self._connection.execute(query).fetchall()))

    def people(self) -> tuple[str, ...]:
        """Return the names of those who are no computers, those with the most games first."""
        return tuple(each.name for each in self.players() if each.level is None)

    def rounds(self, player: str | None = None, check: Callable[[], None] = lambda: None) -> tuple[PastRound, ...]:
        """Return the rounds of Boggle in the order in which they were played: all, or those of the player with this
        key."""
        return self._healed(lambda: _rounds(self._connection, *_wanted(player), check))

    def each_round(self, check: Callable[[], None] = lambda: None) -> Iterator[PastRound]:
        """Return all rounds one after the other, in the order of the games, without having all of them at once."""
        numbers = self._healed(lambda: self._numbers("select id from game order by id"))
        for first in range(0, len(numbers), _AT_ONCE):
            part = numbers[first : first + _AT_ONCE]
            found = partial(_rounds, self._connection, "game between ? and ?", (part[0], part[-1]), check)
            yield from self._healed(found)

    def turns(self, player: str | None = None) -> tuple[PastTurn, ...]:
        """Return the turns of Scrabble: all, or those of the player with this key."""
        return self._healed(lambda: _turns(self._connection, *_wanted(player)))

    def sittings(self, game: int | None = None) -> dict[tuple[int, int], Sitting]:
        """Return in short what everybody made of all games, or of the one of this number, by game and seat."""
        condition, values = ("1", ()) if game is None else ("game = ?", (game,))
        return self._healed(
            lambda: {(each.game, each.seat): each for each in _sittings(self._connection, condition, values)}
        )

    def book(
        self, wanted: Callable[[PastGame], bool] = lambda _game: True, check: Callable[[], None] = lambda: None
    ) -> RecordBook:
        """Return the records that were made in the wanted games."""

        def read() -> RecordBook:
            book = RecordBook()
            for (about,) in self._connection.execute("select about from game order by id"):
                check()
                game = _GAME.decode(about)
                if wanted(game):
                    book.enter(game, _sittings(self._connection, "game = ?", (game.number,)))
            return book

        return self._healed(read)

    def damaged(self) -> tuple[int, ...]:
        """Return the numbers of the games that could not be read."""
        return self._healed(lambda: self._numbers("select game from seen where damage is not null order by game"))

    def _numbers(self, query: str) -> tuple[int, ...]:
        return tuple(number for (number,) in self._connection.execute(query))


def _wanted(player: str | None) -> tuple[str, tuple[Any, ...]]:
    """Return the condition on game and seat, and its values."""
    if player is None:
        return "1", ()
    return "(game, seat) in (select game, seat from seat where key = ?)", (player,)


def _stamps(source: sqlite3.Connection) -> tuple[dict[int, str], dict[int, int], int]:
    """Return for each game that is over the state that it is in and when it was changed last, and how many are of an
    unknown kind. A game never changes but at its end, by its state, or by its title with the names in its opening."""
    stamps, played, unknown = dict[int, str](), dict[int, int](), 0
    last = "select step, place, at from event where game = ? order by step desc, place desc limit 1"
    for number, kind, state, started, title in source.execute("select id, kind, state, started, title from game"):
        if state in _OVER:
            step, place, at = source.execute(last, (number,)).fetchone() or (-1, -1, started)
            played[number] = at
            if kind in KINDS:
                stamps[number] = f"{kind}|{state}|{started}|{title}|{step}.{place}@{at}"
            else:
                unknown += 1
    return stamps, played, unknown


def _connect(path: Path | None) -> sqlite3.Connection:
    """Return a connection to the file; one that cannot be read is made anew, one that cannot be made is in memory."""
    for place in (path, path, None):
        if place and in_the_way(place):
            continue
        connection = None
        try:
            connection = sqlite3.connect(place or ":memory:", timeout=5, isolation_level=None, check_same_thread=False)
            _prepare(connection)
            if place:
                keep_private(place)
            return connection
        except BROKEN_FILE:
            if connection:
                connection.close()
            if place:
                _remove(place)
    raise AssertionError("there is always memory")


def _remove(path: Path) -> None:
    for name in (path.name, *(path.name + ending for ending in COMPANIONS)):
        with suppress(OSError):
            path.with_name(name).unlink(missing_ok=True)


# ------------------------------------------------------------------------------------------- reading a game

LONGEST_PAUSE = 600
"""Seconds between two events that count as play; what goes beyond is left out of a game's duration."""


_PartRow = tuple[int, int, str, str, str]


def _read_game(source: sqlite3.Connection, number: int, check: Callable[[], None]) -> tuple[PastGame, list[_PartRow]]:
    """Return what a stored game of a known kind comes to, and seat by seat its row of the table `part`. `check` is
    called in between and may raise to give up.

    Raises one of `BROKEN` for a game that can no longer be played through, and `sqlite3.Error`.
    """
    state, started = source.execute("select state, started from game where id = ?", (number,)).fetchone()
    written = read_written(source, number)
    assert written  # noqa: S101  # its row was just read
    kind, times = kind_named(written.kind), [started, *(event.at for event in written.events)]
    parts, position = kind.played(number, decode_opening(kind.name, written.opening), replay(written, check))
    game = PastGame(
        number,
        position.rules.key,
        position.rules.lexicon,
        kind.terms(position),
        started,
        times[-1],
        state == GameState.FINISHED,
        sum(max(0, min(LONGEST_PAUSE, later - earlier)) for earlier, later in pairwise(times)),
        kind.count(position),
        kind.players(position),
    )
    rows = []
    for sitting in kind.sittings(game, parts):
        own = [part for part in parts if part.seat == sitting.seat]
        texts = [_json([part for part in own if isinstance(part, each)]) for each in (PastRound, PastTurn)]
        rows.append((number, sitting.seat, texts[0], texts[1], _json(sitting)))
    return game, rows


# ------------------------------------------------------------------------------------------- the file

_READING = 2
"""A new number when events are read otherwise than before, or the values are others."""

_TABLES = (
    """create table game (
        id integer primary key, ended integer not null, terms text not null, about text not null
    ) strict""",
    """create table seat (
        game integer not null, seat integer not null, key text not null, name text not null, level text,
        primary key (game, seat)
    ) strict, without rowid""",
    "create index seat_by_key on seat (key, game, seat)",
    """create table part (
        game integer not null, seat integer not null, rounds text not null, turns text not null, sitting text not null,
        primary key (game, seat)
    ) strict, without rowid""",
    "create table seen (game integer primary key, stamp text not null, damage text) strict",
)
"""Games, and of each seat the rounds or turns and what they come to, are JSON: only what they are looked for by has
columns of its own. `seen` says for each game of the store in which state it was read, and what was wrong if it could
not be."""
VERSION = crc32(repr((_READING, _TABLES)).encode()) & 0x7FFFFFFF
"""The version of what is derived and of its tables. Another number has everything read again from the events."""
_FORGET = (
    "delete from game where id = ?",
    "delete from seat where game = ?",
    "delete from part where game = ?",
    "delete from seen where game = ?",
)
_GAME, _SITTING, _ROUNDS, _TURNS = (
    msgspec.json.Decoder(PastGame),
    msgspec.json.Decoder(Sitting),
    msgspec.json.Decoder(tuple[PastRound, ...]),
    msgspec.json.Decoder(tuple[PastTurn, ...]),
)


def _prepare(connection: sqlite3.Connection) -> None:
    """Bring the file to this version: whatever else is in it is dropped, for it can be derived again. Raises
    `sqlite3.Error`."""
    connection.execute("pragma trusted_schema = off")
    connection.execute("pragma secure_delete = on")  # who was removed is not to be found in free pages
    connection.execute(CACHE)
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


def _forget_game(connection: sqlite3.Connection, number: int) -> None:
    """Take all rows of a game out."""
    for statement in _FORGET:
        connection.execute(statement, (number,))


def _put_game(connection: sqlite3.Connection, game: PastGame) -> None:
    """Put in who played a game, and what it came to; what was there of it gives way."""
    row = (game.number, game.ended, _json(game.terms), _json(game))
    connection.execute("insert or replace into game values (?, ?, ?, ?)", row)
    seats = [(game.number, seat, each.key, each.name, each.level) for seat, each in enumerate(game.players)]
    connection.executemany("insert or replace into seat values (?, ?, ?, ?, ?)", seats)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# --------------------------------------------------------------------------------------------- reading


_GAME_ROWS = "select about from game where {wanted} order by ended desc, id desc"
_ROUND_ROWS, _TURN_ROWS = "select rounds from part where {wanted}", "select turns from part where {wanted}"
_SITTING_ROWS = "select sitting from part where {wanted} order by game, seat"


def _games(connection: sqlite3.Connection, condition: str, values: tuple[Any, ...]) -> tuple[PastGame, ...]:
    """Return games, the latest first. `condition` speaks of their number `id`."""
    found = connection.execute(_GAME_ROWS.format(wanted=condition), values)
    return tuple(_GAME.decode(about) for (about,) in found)


def _rounds(
    connection: sqlite3.Connection, condition: str, values: tuple[Any, ...], check: Callable[[], None]
) -> tuple[PastRound, ...]:
    """Return rounds in the order in which they were played. `condition` speaks of `game` and `seat`."""
    found: list[PastRound] = []
    for (text,) in connection.execute(_ROUND_ROWS.format(wanted=condition), values):
        check()
        found += _ROUNDS.decode(text)
    return tuple(sorted(found, key=lambda each: (each.game, each.number, each.seat)))


def _turns(connection: sqlite3.Connection, condition: str, values: tuple[Any, ...]) -> tuple[PastTurn, ...]:
    """Return turns in the order in which they were made. `condition` speaks of `game` and `seat`."""
    rows = connection.execute(_TURN_ROWS.format(wanted=condition), values)
    found = [turn for (text,) in rows for turn in _TURNS.decode(text)]
    return tuple(sorted(found, key=lambda each: (each.game, each.number)))


def _sittings(connection: sqlite3.Connection, condition: str, values: tuple[Any, ...]) -> Iterator[Sitting]:
    rows = connection.execute(_SITTING_ROWS.format(wanted=condition), values)
    return (_SITTING.decode(text) for (text,) in rows)
