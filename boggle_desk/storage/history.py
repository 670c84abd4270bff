"""The history: what all games that are over come to, kept beside them so that nobody waits for thousands of events.

The truth stays the log of events (`games`); everything here is a reading of it, in a file of its own. So the thread
that plays is never kept from its file, and the history may be lost, damaged or out of date at any time: it is read
again. Each game is brought over in one transaction together with the state in which it was read; after a kill, what is
missing is missing as a whole and comes with the next `update`.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import groupby, pairwise
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar
from zlib import crc32

import msgspec

from boggle_desk.engine.boggle.statistics import PastRound, PastWord
from boggle_desk.engine.scrabble.statistics import Act, PastTurn
from boggle_desk.engine.statistics import PastGame, PastPlayer, Terms, folded
from boggle_desk.storage.codec import BROKEN, decode_opening
from boggle_desk.storage.disk import COMPANIONS
from boggle_desk.storage.durable import BROKEN_FILE, speaks_of_damage
from boggle_desk.storage.games import GameState, GameStore
from boggle_desk.storage.kinds import KINDS, kind_named
from boggle_desk.storage.replay import read_written, replay

Answer = TypeVar("Answer")
FILE = "history.sqlite"
_AT_ONCE = 20  # games
_NAMELESS = "update seat set name = 'Player ' || (seat + 1), key = '' where key = ? and level is null"
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
        """Close the file."""
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
        reading: _Reading | None = None
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
                _put_game(connection, reading)
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
        hardly anything has to be read again."""
        with closing(self._open_games()) as source:
            stamps, _played, _unknown = _stamps(source)
        with self._transaction() as connection:
            connection.execute(_NAMELESS, (key,))
            teams = connection.execute("select game, team from seat where team is not null").fetchall()
            named = {game for game, team in teams if folded(team) == key}
            for number in numbers:
                if number in named:
                    _forget_game(connection, number)
                else:
                    connection.execute("update seen set stamp = ? where game = ?", (stamps.get(number, ""), number))
        self._begin_log_anew()

    def _begin_log_anew(self) -> None:
        """Leave nothing of what was there before; a reader in another program may be in the way."""
        with self._lock, suppress(sqlite3.Error):
            self._connection.execute("pragma wal_checkpoint(truncate)").fetchall()

    # ------------------------------------------------------------------------------------------- reading

    def games(self, player: str | None = None) -> tuple[PastGame, ...]:
        """Return all games, or those of the player with this key, the latest first."""
        if player is None:
            return self._healed(lambda: _games(self._connection, "1", ()))
        of_player = "id in (select game from seat where key = ?)"
        return self._healed(lambda: _games(self._connection, of_player, (player,)))

    def players(self) -> tuple[KnownPlayer, ...]:
        """Return the people who played, those with the most games first, then the computers. Whoever gave no name is
        left out."""
        query = """select key, name, level, count(distinct game), max(game) from seat where key <> '' group by key
            order by level is not null, 4 desc, key"""  # with one max(), SQLite takes the other columns from its row
        return self._healed(lambda: tuple(KnownPlayer(*row[:4]) for row in self._connection.execute(query).fetchall()))

    def rounds(
        self,
        player: str | None = None,
        game: int | None = None,
        others: bool = False,
        check: Callable[[], None] = lambda: None,
        like: int | None = None,
    ) -> tuple[PastRound, ...]:
        """Return the rounds of Boggle in the order in which they were played: all, those of the player with this key,
        of this game, of those under the same terms as the game `like`; `others` adds what everybody else had in the
        player's games."""
        return self._healed(lambda: _rounds(self._connection, *_lists(player, game, others, like), check))

    def each_round(self, check: Callable[[], None] = lambda: None) -> Iterator[PastRound]:
        """Return all rounds one after the other, in the order of the games, without having all of them at once."""
        numbers = self._healed(lambda: self._numbers("select id from game order by id"))
        for first in range(0, len(numbers), _AT_ONCE):
            part = numbers[first : first + _AT_ONCE]
            values = (part[0], part[-1])
            yield from self._healed(partial(self._rounds_of, values, check))

    def _rounds_of(self, games: tuple[int, int], check: Callable[[], None]) -> tuple[PastRound, ...]:
        return _rounds(self._connection, "game between ? and ?", games, check)

    def turns(
        self, player: str | None = None, game: int | None = None, others: bool = False, like: int | None = None
    ) -> tuple[PastTurn, ...]:
        """Return the turns of Scrabble; see `rounds`."""
        return self._healed(lambda: _turns(self._connection, *_lists(player, game, others, like)))

    def damaged(self) -> tuple[int, ...]:
        """Return the numbers of the games that could not be read."""
        return self._healed(lambda: self._numbers("select game from seen where damage is not null order by game"))

    def _numbers(self, query: str) -> tuple[int, ...]:
        return tuple(number for (number,) in self._connection.execute(query))


def _lists(player: str | None, game: int | None, others: bool, like: int | None) -> tuple[str, tuple[Any, ...]]:
    """Return the condition on game and seat, and its values."""
    conditions, values = ["1"], list[Any]()
    if player is not None:
        who = "game in (select game" if others else "(game, seat) in (select game, seat"
        conditions.append(f"{who} from seat where key = ?)")
        values.append(player)
    if game is not None:
        conditions.append("game = ?")
        values.append(game)
    if like is not None:
        conditions.append("game in (select id from game where terms = (select terms from game where id = ?))")
        values.append(like)
    return " and ".join(conditions), tuple(values)


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
        connection = None
        try:
            connection = sqlite3.connect(place or ":memory:", timeout=5, isolation_level=None, check_same_thread=False)
            _prepare(connection)
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


@dataclass(frozen=True)
class _Reading:
    """A game that is over, with everything that is kept of it."""

    game: PastGame
    rounds: tuple[PastRound, ...] = ()
    turns: tuple[PastTurn, ...] = ()


def _read_game(source: sqlite3.Connection, number: int, check: Callable[[], None] = lambda: None) -> _Reading:
    """Return what a stored game of a known kind comes to. `check` is called in between and may raise to give up.

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
    return _Reading(game, turns=parts) if kind.has_turns else _Reading(game, parts)


# ------------------------------------------------------------------------------------------- the file

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


def _prepare(connection: sqlite3.Connection) -> None:
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


def _forget_game(connection: sqlite3.Connection, number: int) -> None:
    """Take all rows of a game out."""
    for table in _TABLE_NAMES:
        connection.execute(_DELETE.format(table=table, column="id" if table == "game" else "game"), (number,))


def _put_game(connection: sqlite3.Connection, reading: _Reading) -> None:
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
_GAME_ROWS = """select id, preset, lexicon, terms, started, ended, finished, seconds, rounds from game
    where {games} order by ended desc, id desc"""
_LIST_ROWS = """select game, number, seat, rows, columns, letters, points, granted, shared, seconds, minimum_length,
    hints, words from (select * from list where {lists}) join board using (game, number) order by game, number, seat"""
_TURN_ROWS = """select game, number, seat, act, text, words, score, tiles, bingo, stood, challenger, bonus, hints
    from turn where {lists} order by game, number"""


def _games(connection: sqlite3.Connection, condition: str, values: tuple[Any, ...]) -> tuple[PastGame, ...]:
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
        in connection.execute(_GAME_ROWS.format(games=condition), values)
    )  # fmt: skip


def _rounds(
    connection: sqlite3.Connection, condition: str, values: tuple[Any, ...], check: Callable[[], None]
) -> tuple[PastRound, ...]:
    """Return rounds in the order in which they were played. `condition` speaks of `game` and `seat`."""
    found = []
    for row in connection.execute(_LIST_ROWS.format(lists=condition), values):
        check()
        game, number, seat, rows, columns, letters, points, granted, shared, seconds, least, hints, words = row
        cells = tuple(letters.split(",")) if letters else ()
        found.append(PastRound(game, number, seat, rows, columns, cells, points, granted, shared, seconds, least, hints,
                               _WORDS.decode(words)))  # fmt: skip
    return tuple(found)


def _turns(connection: sqlite3.Connection, condition: str, values: tuple[Any, ...]) -> tuple[PastTurn, ...]:
    """Return turns in the order in which they were made. `condition` speaks of `game` and `seat`."""
    acts = {act.value: act for act in Act}
    return tuple(
        PastTurn(game, number, seat, acts[act], text, tuple(words.split()), score, tiles, bool(bingo), bool(stood),
                 challenger, bonus, hints)
        for game, number, seat, act, text, words, score, tiles, bingo, stood, challenger, bonus, hints
        in connection.execute(_TURN_ROWS.format(lists=condition), values)
    )  # fmt: skip
