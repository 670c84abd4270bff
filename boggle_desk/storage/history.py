"""The history: results of all games that are over, in a file beside theirs.

It is derived from the events (`games`), so it may be lost, damaged or out of date: it is read again. Each game is
imported in one transaction with the state in which it was read; `update` completes what a kill left out. `figures` asks
the questions.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from dataclasses import astuple, dataclass, field, fields, replace
from itertools import count, pairwise
from pathlib import Path
from threading import RLock
from typing import Any, TypeVar
from zlib import crc32

from boggle_desk.engine.boggle.statistics import PastRound
from boggle_desk.engine.players import name_key, side_of
from boggle_desk.engine.scrabble.statistics import PastTurn
from boggle_desk.engine.statistics import FAIR_GAMES, Met, PastGame, PlayerResult, Terms
from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.storage.codec import BROKEN, decode_opening
from boggle_desk.storage.disk import COMPANIONS, in_the_way, keep_private
from boggle_desk.storage.durable import BROKEN_FILE, CACHE, Schema, expected_tables, marks, speaks_of_damage, tables
from boggle_desk.storage.games import GameState, GameStore
from boggle_desk.storage.kinds import KINDS, kind_named
from boggle_desk.storage.replay import read_written, replay

Answer = TypeVar("Answer")
Parts = Sequence[PastRound | PastTurn]
FILE = "history.sqlite"
_OVER = (GameState.FINISHED.value, GameState.ABANDONED.value)


@dataclass(frozen=True)
class KnownPlayer:
    key: str  # see `PastPlayer.key`
    name: str  # the latest spelling
    level: str | None  # None for a person
    games: int


@dataclass(frozen=True)
class UpdateSummary:
    read: int = 0
    dropped: int = 0
    damaged: int = 0  # the number of games in all that cannot be played through
    unknown: int = 0  # the number of games of unknown kinds
    played: Mapping[int, int] = field(default_factory=dict, compare=False)  # when each of them was changed last
    met: Mapping[str, Met] = field(default_factory=dict, compare=False)  # by kind: see `GameHistory.met`

    @property
    def changed(self) -> bool:
        return bool(self.read or self.dropped)


class GameHistory:
    """The games that are over. Use it on a background thread; `check` may raise to give up."""

    def __init__(self, path: Path | None, open_games: Callable[[], sqlite3.Connection]) -> None:
        self._path, self._open_games = path, open_games
        self._lock = RLock()
        self._open()

    def _open(self) -> None:
        self._connection, self._looked_through = _connect(self._path), False
        self._marks = marks(self._path) if self._path else ()

    @classmethod
    def open(cls, store: GameStore) -> "GameHistory":
        """Return the history of a store, in a file beside its games, or in memory. A damaged file starts over. `update`
        brings it up to date."""
        path = store.path.with_name(FILE) if store.path else None
        return cls(path, store.reader())

    def unchanged(self) -> AbstractContextManager[object]:
        """Return a context in which no update comes between several questions."""
        return self._lock

    def close(self) -> None:
        with self._lock:
            self._connection.close()

    def update(
        self, check: Check = go_on, tell: Callable[[int, int], None] = lambda _done, _all: None
    ) -> UpdateSummary:
        """Update the history from the store and return what changed. `tell` gets the numbers of games read and to read.
        Progress stays if `check` raises or the program ends."""
        return self._healed(lambda: self._updated(check, tell), alone=False)  # or nobody could ask meanwhile

    def _updated(self, check: Check, tell: Callable[[int, int], None]) -> UpdateSummary:
        with closing(self._open_games()) as source:
            wanted, played, unknown = _stamps(source)
            with self._lock:
                if self._path and self._path.parent.is_dir() and marks(self._path) != self._marks:  # it has gone
                    self._connection.close()
                    self._open()
                seen = self._seen()
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
            met = self._met()
        return UpdateSummary(len(changed), len(gone), damaged, unknown, played, met)

    def _met(self) -> dict[str, dict[str, list[tuple[str, float]]]]:
        """Return by kind how the latest games of each person against computers ended."""
        found: dict[str, dict[str, list[tuple[str, float]]]] = {}
        for kind, key, level, won in self._connection.execute(_MET, (FAIR_GAMES,)):
            found.setdefault(kind, {}).setdefault(key, []).append((level, won))
        return found

    def _seen(self) -> dict[int, str]:
        """Return the state in which each game was read; none where a game is no longer what was written, as is looked
        through once."""
        seen = self._connection.execute("select game, stamp, checksum from seen").fetchall()
        sums = {game: checksum for game, _stamp, checksum in seen}
        if not self._looked_through:
            sums, self._looked_through = _checksums(self._connection), True
        whole = {game: stamp for game, stamp, checksum in seen if sums.get(game, 0) == checksum}
        return dict.fromkeys((*(game for game, *_rest in seen), *sums), "") | whole

    def _healed(self, ask: Callable[[], Answer], alone: bool = True) -> Answer:
        """Return the answer, after rebuilding a damaged file."""
        around = self._lock if alone else nullcontext()
        try:
            with around:
                return ask()
        except (*BROKEN, *BROKEN_FILE) as error:
            if isinstance(error, sqlite3.ProgrammingError) or not speaks_of_damage(error):  # it is closed, or busy
                raise
        with self._lock:
            self._connection.close()
            if self._path:
                _remove(self._path)
            self._open()
        self._updated(lambda: None, lambda _done, _all: None)
        with around:
            return ask()

    def _take_over(self, source: sqlite3.Connection, number: int, stamp: str, check: Check) -> None:
        try:
            game, parts, sittings = _read_game(source, number, check)
        except (*BROKEN, *BROKEN_FILE) as error:
            if isinstance(error, sqlite3.Error) and not speaks_of_damage(error):
                raise
            self._note_damage(number, stamp, error)
            return
        try:
            self.put(game, parts, sittings, stamp)
        except OverflowError as error:  # a number that no column can hold
            self._note_damage(number, stamp, error)

    def put(self, game: PastGame, parts: Parts, sittings: Iterable[PlayerResult], stamp: str = "") -> None:
        with self._transaction() as connection:
            _forget_game(connection, game.number)
            _put_game(connection, game, sittings)
            _put_parts(connection, parts)
            connection.execute("insert into seen values (?, ?, null, 0)", (game.number, stamp))
            _note_checksum(connection, game.number)

    def _note_damage(self, number: int, stamp: str, error: Exception) -> None:
        with self._transaction() as connection:
            _forget_game(connection, number)
            damage = str(error)[:200] or type(error).__name__
            connection.execute("insert into seen values (?, ?, ?, 0)", (number, stamp, damage))

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
        """Remove games; the next update reads again those that are still there."""
        with self._transaction() as connection:
            for number in numbers:
                _forget_game(connection, number)
        with self._lock, suppress(sqlite3.Error):  # the log is emptied, unless another program reads it
            self._connection.execute("pragma wal_checkpoint(truncate)").fetchall()

    def erase_person(self, key: str, numbers: Iterable[int]) -> None:
        """Follow `erase_person` of the store in these games. Any other game that knows the person is read again, for a
        killed program may have changed it."""
        with closing(self._open_games()) as source:
            stamps, _played, _unknown = _stamps(source)
        teams = "select 1 from seat where game = ? and team is not null and name_key(team) = ?"
        nameless = "update seat set key = '', name = 'Player ' || (seat + 1) where game = ? and key = ?"
        with self._transaction() as connection:
            for number in numbers:
                if connection.execute(teams, (number, key)).fetchone():
                    _forget_game(connection, number)
                    continue
                connection.execute("update seen set stamp = ? where game = ?", (stamps.get(number, ""), number))
                connection.execute(nameless, (number, key))
                _note_checksum(connection, number)
        known = "select distinct game from seat where key = :key or (team is not null and name_key(team) = :key)"
        self.drop(number for (number,) in self.rows(known, key=key))

    # ------------------------------------------------------------------------------------------- reading

    def rows(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a query, with `values` for its `:names`."""
        return self._healed(lambda: self._connection.execute(query, values).fetchall())

    def players(self) -> tuple[KnownPlayer, ...]:
        """Return the people, those with the most games first, then the computers."""
        query = """select key, name, level, count(distinct game), max(game) from seat where key <> '' group by key
            order by level is not null, 4 desc, key"""  # with one max(), SQLite takes the other columns from its row
        return tuple(KnownPlayer(*row[:4]) for row in self.rows(query))

    def people(self) -> tuple[str, ...]:
        """Return the people's names, those with the most games first."""
        return tuple(each.name for each in self.players() if each.level is None)

    def damaged(self) -> tuple[int, ...]:
        return tuple(number for (number,) in self.rows("select game from seen where damage is not null order by game"))


def _stamps(source: sqlite3.Connection) -> tuple[dict[int, str], dict[int, int], int]:
    """Return the state of each game that is over, when it was last changed, and the number of games of unknown kinds.
    Such a game changes only by its end, its state, its title (with the names in its opening), or what the analysis
    found."""
    stamps, played, unknown = dict[int, str](), dict[int, int](), 0
    last = "select step, place, at from event where game = ? order by step desc, place desc limit 1"
    reviewed = dict(source.execute("select game, count(*) || max(judge) from review group by game"))
    for number, kind, state, started, title in source.execute("select id, kind, state, started, title from game"):
        if state in _OVER:
            step, place, at = source.execute(last, (number,)).fetchone() or (-1, -1, started)
            played[number] = at
            if kind in KINDS:
                stamps[number] = f"{kind}|{state}|{started}|{title}|{step}.{place}@{at}|{reviewed.get(number, '')}"
            else:
                unknown += 1
    return stamps, played, unknown


def _connect(path: Path | None) -> sqlite3.Connection:
    """Return a connection to the file, remade if it can't be read, or to memory if it can't be made."""
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

LONGEST_PAUSE = 600  # the most seconds between two events that count as play


def _read_game(source: sqlite3.Connection, number: int, check: Check) -> tuple[PastGame, Parts, list[PlayerResult]]:
    """Return a stored game of a known kind, its rounds or turns, and each seat's results. Raises one of `BROKEN` for a
    game that can no longer be played through, and `sqlite3.Error`."""
    state, started = source.execute("select state, started from game where id = ?", (number,)).fetchone()
    written = read_written(source, number)
    assert written  # noqa: S101  # its row was just read
    kind, times = kind_named(written.kind), [started, *(event.at for event in written.events)]
    parts, position = kind.played(number, decode_opening(kind.name, written.opening), replay(written, check))
    losses = {turn + 1: loss for turn, loss in source.execute(_LOSSES, (number,))}  # turns have numbers from 1 here
    parts = tuple(replace(part, loss=losses.get(part.number)) if isinstance(part, PastTurn) else part for part in parts)
    game = PastGame(
        number,
        kind.preset(position, started),
        position.rules.lexicon,
        kind.terms(position),
        started,
        times[-1],
        state == GameState.FINISHED,
        sum(max(0, min(LONGEST_PAUSE, later - earlier)) for earlier, later in pairwise(times)),
        kind.count(position),
        kind.players(position),
    )
    return game, parts, list(kind.sittings(game, parts))


# ------------------------------------------------------------------------------------------- the file

_READING = 4  # increase it when events are read differently

_TABLES = (
    """create table terms (
        id integer primary key, kind text not null, rows integer not null, columns integer not null,
        pieces text not null, seconds integer not null, minimum_length integer not null, scale text not null,
        company integer not null, hints integer not null,
        unique (kind, rows, columns, pieces, seconds, minimum_length, scale, company, hints)
    ) strict""",
    """create table game (
        id integer primary key, terms integer not null, preset text not null, lexicon text not null,
        started integer not null, ended integer not null, finished integer not null, contested integer not null,
        seconds integer not null, rounds integer not null
    ) strict""",
    "create index game_by_terms on game (terms)",
    """create table seat (
        game integer not null, seat integer not null, key text not null, name text not null, level text, team text,
        handicap integer not null, points integer not null, won integer not null, won_alone integer not null,
        side integer not null, side_points integer not null, best integer not null, word text not null,
        word_points integer not null, behind integer not null, hints integer not null,
        primary key (game, seat)
    ) strict, without rowid""",
    "create index seat_by_key on seat (key, game, seat)",
    """create table round (
        game integer not null, number integer not null, seat integer not null, points integer not null,
        granted integer not null, shared integer not null, seconds real not null, minimum_length integer not null,
        hints integer not null, letters text not null
    ) strict""",
    "create index round_by_seat on round (game, seat)",
    """create table word (
        game integer not null, seat integer not null, place integer not null, number integer not null,
        word text not null, fate text not null, at real, points integer not null, alone integer not null,
        primary key (game, seat, place)
    ) strict, without rowid""",
    """create table turn (
        game integer not null, number integer not null, seat integer not null, act text not null, text text not null,
        words text not null, score integer not null, tiles integer not null, bingo integer not null,
        stood integer not null, challenger integer, bonus integer not null, hints integer not null, loss real,
        word text as (substr(words, 1, instr(words || ' ', ' ') - 1)),
        points integer as (iif(stood, score + bonus, 0)),
        primary key (game, number)
    ) strict, without rowid""",
    "create index turn_by_seat on turn (game, seat)",
    """create table deed (
        game integer not null, seat integer not null, feat text not null, value integer not null, text text not null,
        at integer not null, primary key (game, seat, feat)
    ) strict, without rowid""",
    """create view player as select * from seat where key <> '' and not exists (
        select 1 from seat as before where before.game = seat.game and before.key = seat.key and before.seat < seat.seat
    )""",
    """create table seen (
        game integer primary key, stamp text not null, damage text, checksum integer not null
    ) strict""",
)
"""`side` is the first seat of a player's team; `player` has one seat for whoever plays on several. `word` and `turn`
hold the play in order; `deed` what may be a record. `seen` has the state in which each game was read, and the damage,
if any, and a checksum of its rows in the other tables."""
_SCHEMA = Schema(0, (_TABLES,))
VERSION = crc32(repr((_READING, _TABLES)).encode()) & 0x7FFFFFFF
"""If the file has another number, everything is read again."""
_LOSSES = "select turn, json_extract(data, '$.loss') from review where game = ? and json_valid(data)"
_MET = """select kind, key, level, won from (
    select terms.kind, me.key, other.level, (sign(me.side_points - other.side_points) + 1) / 2.0 as won,
        row_number() over (partition by terms.kind, me.key order by ended desc, game.id desc, other.seat) as back
    from game join terms on terms.id = game.terms join player as me on me.game = game.id
    join player as other on other.game = game.id and other.side <> me.side
    where contested and me.level is null and not me.handicap and other.level is not null and not other.handicap)
    where back <= ? order by back desc"""
_PARTS = ("seat", "round", "word", "turn", "deed")
_FORGET = ("delete from game where id = ?", *(f"delete from {table} where game = ?" for table in (*_PARTS, "seen")))
_CONTENT = (
    ("select game.id, * from game left join terms on terms.id = game.terms", "where game.id = ?"),
    *((f"select game, * from {table}", "where game = ?") for table in _PARTS),
)


def _prepare(connection: sqlite3.Connection) -> None:
    """Make the tables again if the file has another version. Raises `sqlite3.Error`."""
    connection.create_function("name_key", 1, name_key, deterministic=True)
    connection.execute("pragma trusted_schema = off")
    connection.execute("pragma secure_delete = on")  # who was removed is not to be found in free pages
    connection.execute(CACHE)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = normal")
    if connection.execute("pragma integrity_check(1)").fetchone()[0] != "ok":
        raise sqlite3.DatabaseError("the file is damaged")
    connection.execute("begin immediate")
    if connection.execute("pragma user_version").fetchone()[0] != VERSION:
        for kind, name in connection.execute(
            "select type, name from sqlite_master where type in ('table', 'view') and name not like 'sqlite_%'"
        ).fetchall():
            connection.execute(f'drop {kind} "{name}"')
        _SCHEMA.migrate(connection)
        connection.execute(f"pragma user_version = {VERSION}")
    connection.execute("commit")
    if tables(connection) != expected_tables(_SCHEMA):
        raise sqlite3.DatabaseError("the tables are others")


def _checksums(connection: sqlite3.Connection, *game: int) -> dict[int, int]:
    """Return a checksum of what is known of each game, or of one."""
    sums = defaultdict[int, int](int)
    for query, one in _CONTENT:
        for number, *row in connection.execute(f"{query} {one}" if game else query, game):
            sums[number] += crc32(repr(row).encode())  # in any order
    return sums


def _note_checksum(connection: sqlite3.Connection, game: int) -> None:
    checksum = _checksums(connection, game).get(game, 0)
    connection.execute("update seen set checksum = ? where game = ?", (checksum, game))


def _forget_game(connection: sqlite3.Connection, number: int) -> None:
    for statement in _FORGET:
        connection.execute(statement, (number,))


def _put_game(connection: sqlite3.Connection, game: PastGame, sittings: Iterable[PlayerResult]) -> None:
    terms = [*astuple(game.terms)]
    connection.execute("insert or ignore into terms values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?)", terms)
    row = (game.preset, game.lexicon, game.started, game.ended, game.finished, game.contested, game.seconds)
    connection.execute(
        f"insert into game select ?, id, ?, ?, ?, ?, ?, ?, ?, ? from terms where {_SAME_TERMS}",
        (game.number, *row, game.rounds, *terms),
    )
    winners = {seat for seat, player in enumerate(game.players) if player.won}
    for made in sittings:
        player, side = game.players[made.seat], side_of(game.players, made.seat)
        who = (player.key, player.name, player.level, player.team, player.handicap, player.points)
        came_to = (player.won, player.won and winners <= set(side))
        points = sum(game.players[seat].points for seat in side)
        values = (made.best, made.word, made.word_points, made.behind, made.hints)
        _insert(connection, "seat", [(game.number, made.seat, *who, *came_to, side[0], points, *values)])
        _insert(connection, "deed", [(game.number, made.seat, *deed) for deed in made.deeds])


def _put_parts(connection: sqlite3.Connection, parts: Parts) -> None:
    places = defaultdict[int, Iterator[int]](count)
    for part in parts:
        if isinstance(part, PastTurn):
            row = (part.game, part.number, part.seat, part.act, part.text, " ".join(part.words), part.score)
            came_to = (part.tiles, part.bingo, part.stood, part.challenger, part.bonus, part.hints, part.loss)
            _insert(connection, "turn", [(*row, *came_to)])
            continue
        points = (part.points, part.granted, part.shared, part.seconds, part.minimum_length, part.hints)
        _insert(connection, "round", [(part.game, part.number, part.seat, *points, " ".join(part.letters))])
        _insert(
            connection,
            "word",
            [(part.game, part.seat, next(places[part.seat]), part.number, *each) for each in part.words],
        )


def _insert(connection: sqlite3.Connection, table: str, rows: Sequence[tuple[Any, ...]]) -> None:
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        connection.executemany(f"insert into {table} values ({marks})", rows)


_SAME_TERMS = " and ".join(f"{each.name} = ?" for each in fields(Terms))
