"""The games of this computer: every event is stored when it happens, so an interrupted game can be resumed."""

import re
import sqlite3
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from hashlib import sha256
from itertools import count, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import msgspec

from boggle_desk.engine.game import Game
from boggle_desk.engine.players import SeatGiven, safe_name
from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.storage.disk import Notice
from boggle_desk.storage.durable import (
    BROKEN_FILE,
    Change,
    DurableDatabase,
    MergeCount,
    Schema,
    Statement,
    commit,
    rows_of,
)

if TYPE_CHECKING:
    from boggle_desk.storage.replay import WrittenGame

_NUMBER = re.compile(r"[0-9a-f]{32}")


def new_number() -> str:
    return uuid4().hex


def numbers_of(source: sqlite3.Connection, check: Check = go_on) -> dict[int, str]:
    """Return the lasting number of each game by its id in this file.

    It is the same in every copy, whatever is played, taken back or erased. A game from before lasting numbers gets one
    derived from what never changes about it.
    """
    numbers = dict[int, str]()
    with suppress(*BROKEN_FILE):
        found = source.execute("select game, number from identity").fetchall()
        numbers = {game: number for game, number in found if _NUMBER.fullmatch(str(number))}
    taken = set(numbers.values())
    for (game,) in rows_of(source, "select id from game order by id"):
        check()
        if game not in numbers:
            with suppress(*BROKEN_FILE):
                numbers[game] = _derived_number(source, game, taken)
                taken.add(numbers[game])
    return numbers


def _derived_number(source: sqlite3.Connection, game: int, taken: Collection[str]) -> str:
    query = "select kind, started, opening from game where id = ?"
    kind, started, opening = source.execute(query, (game,)).fetchone()
    made = sha256(f"{kind}\0{started}\0{_nameless(opening)}".encode("utf-8", "replace"))
    query = "select at, name, data from event where game = ? order by step, place"
    for at, name, data in source.execute(query, (game,)):
        if at != started:  # of an imported game these are all events
            break
        made.update(f"\0{name}\0{data}".encode("utf-8", "replace"))
    while (number := made.hexdigest()[:32]) in taken:
        made.update(b"again")
    return number


GIVEN = "select step, place, data from event where game = ? and name = 'SeatGiven' order by step"
"""Where somebody else took a seat over; one seat at a time."""


def title_of(names: Iterable[str]) -> str:
    """Return what a game is called: all who have sat at its table, each once."""
    return ", ".join(dict.fromkeys(names))[:_LONGEST_TITLE]


def _nameless(opening: object) -> str:
    """Return an opening without what erasing a person changes; empty if unreadable."""
    try:
        content = msgspec.json.decode(str(opening))
        for player in content["opening"]["players"]:
            player.pop("name", None)
            player.pop("team", None)
        return msgspec.json.encode(content).decode()
    except (msgspec.MsgspecError, LookupError, TypeError, AttributeError, ValueError, RecursionError):
        return ""


def _number_all(connection: sqlite3.Connection) -> None:
    connection.executemany(_NEW_NUMBER, numbers_of(connection).items())


_NEW_NUMBER = "insert into identity (game, number) values (?, ?)"
_MIGRATIONS: tuple[tuple[Statement, ...], ...] = (
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
    (
        """create table identity (
            game integer primary key,
            number text not null unique
        ) strict""",
        _number_all,
    ),
    (
        """create table review (
            game integer not null,
            turn integer not null,
            judge text not null,
            data text not null,
            primary key (game, turn)
        ) strict, without rowid""",
    ),
)
"""The texts are compared with those in a file, spaces and all. Lasting numbers have their own table, so that files of
the first version are read as they are. `review` holds what the analysis found (`storage.reviews`)."""
GAMES = Schema(0x42444B31, _MIGRATIONS)  # `BDK1`
_LONGEST_KIND, _LONGEST_TITLE, _LATEST = 40, 4_000, 1 << 34
"""The longest kind and title, and the latest moment in seconds since 1970."""


class GameState(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    OTHERS = "others"  # somebody else's, only to look at: in no history, record or learning


class GameDamaged(ValueError):
    """A stored game that can no longer be played through. It stays in the file; the message says why."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game in a list. Times are seconds since 1970; `title` is the players' names."""

    id: int
    kind: str
    started: int
    changed: int
    state: GameState
    title: str


@dataclass
class _Place:
    kind: str
    steps: int


GameRow = tuple[str, str, int, str, str]
"""A game in the file without its number: kind, opening, start, state and title."""
EventRow = tuple[int, int, int, str, str]
"""An event in the file: step, place within it, time, name and data."""
_LIST = "select id, kind, started, state, title from game"
_BEGUN = "exists (select 1 from event where event.game = game.id)"
_SEEN = "exists (select 1 from event where event.game = game.id and name <> 'Shaken')"
"""Leaves out boards whose letters nobody has seen, like one of the day that was only opened."""
_SCRAP = """(kind = 'boggle' and json_valid(opening) and
    (json_array_length(opening, '$.opening.players') = 1 or instr(opening, '"practice":true')))"""
"""What somebody has begun alone: a practice, a board of the day."""
_RECENT = "(state = ? or id in (select id from game where state <> 'others' order by id desc limit ?))"
_USES = """select 1 from game where state = ? and json_valid(opening) and ? in
    (json_extract(opening, '$.opening.rules.lexicon'), json_extract(opening, '$.opening.rules.game.lexicon'))"""
_NEW_GAME = "insert into game (id, kind, opening, started, state, title) values (?, ?, ?, ?, ?, ?)"
_NEW_EVENT = "insert into event (game, step, place, at, name, data) values (?, ?, ?, ?, ?, ?)"
_NEW_REVIEW = "insert or replace into review (game, turn, judge, data) values (?, ?, ?, ?)"
_BROUGHT_REVIEW = "insert or ignore into review select game, ?, ?, ? from identity where number = ?"
_EVENTS = "select step, place, at, name, data from event where game = ? order by step, place limit ?"
_NAMED = f"""update game set title = coalesce((
    select substr(group_concat(name, ', '), 1, {_LONGEST_TITLE}) from (
        select name from (
            select key - 1000 as place, json_extract(value, '$.name') as name
            from json_each(game.opening, '$.opening.players')
            union all
            select step, json_extract(data, '$.player.name') from event
            where event.game = game.id and event.name = 'SeatGiven' and json_valid(data)
        ) where name is not null group by name order by min(place)
    )
), title) where id = ? and json_valid(opening)"""
"""Gives a game the title of all who have sat at its table; a change like any other, which waits with what was played.
"""
_SPARE = 100_000
_LAST = "select at from event where game = ? order by step desc, place desc limit 1"


_RUNNING = GameState.RUNNING.value


class GameStore(DurableDatabase):
    """Games in a database, for one thread at a time.

    What `begin`, `append` and `retract` wrote survives the program, and a moment later a power cut (see `durable`).
    """

    schema = GAMES

    def __init__(self, connection: sqlite3.Connection, path: Path | None, notices: Sequence[Notice] = ()) -> None:
        super().__init__(connection, path, notices)
        self._places: dict[int, _Place] = {}
        self._changed: dict[int, int] = {}
        self._next_id: int = connection.execute("select coalesce(max(id), 0) + 1 from game").fetchone()[0]
        self.over: Callable[[int], None] | None = None
        """Called with the number of each game that was finished or archived."""
        self.over_last: int | None = None  # the number of the game finished or archived last since the file was opened

    @classmethod
    def bring(
        cls, source: sqlite3.Connection, target: sqlite3.Connection, spare: int | None = None, check: Check = go_on
    ) -> MergeCount:
        """Copy every whole game of the source unless it is there: see `put`. A game keeps its id if that is free and
        below `spare`."""
        listed = rows_of(source, "select id from game order by id")
        played = rows_of(source, "select distinct game from event order by game")
        numbers = sorted(number for (number,) in {*listed, *played} if isinstance(number, int))
        readable = added = 0
        spares, lasting = count(spare or 0), numbers_of(source, check)
        for number in numbers:
            check()
            game = _whole(source, number)
            if game is None:
                continue
            readable += 1
            row, events = game
            taken = target.execute("select 1 from game where id = ?", (number,)).fetchone()
            free = not taken and (spare is None or number < spare)
            with suppress(sqlite3.IntegrityError):  # a number where a text should be, or the like: it is not whole
                place = partial(lambda free, number: number if free else next(spares), free, number)
                added += cls.put(target, row, events, place, lasting.get(number, ""))
        reviewed = "select turn, judge, data, number from review join identity using (game) order by turn"
        for *review, number in rows_of(source, reviewed):
            check()
            commit(target, [(_BROUGHT_REVIEW, (*review, number))])
        return MergeCount(len(numbers), readable, added)

    @staticmethod
    def put(
        target: sqlite3.Connection,
        row: GameRow,
        events: Sequence[EventRow],
        number: Callable[[], int],
        lasting: str = "",
    ) -> bool:
        """Store a whole game unless it is there (the same events, or the same lasting number); return whether it was
        stored. A game that is over and lost its end gets the whole one beside it. `number` gives a free id."""
        if _has(target, row, events):
            return False
        here = target.execute("select game from identity where number = ?", (lasting,)).fetchone()
        if here and not _has_lost_its_end(target, here[0], events):
            return False
        place, lasting = number(), new_number() if here or not _NUMBER.fullmatch(lasting) else lasting
        new: list[Change] = [(_NEW_GAME, (place, *row)), (_NEW_NUMBER, (place, lasting))]
        commit(target, [*new, *((_NEW_EVENT, (place, *event)) for event in events)])
        return True

    def spare_numbers(self) -> int:
        """Return the first of many ids that `begin` will never use."""
        first, self._next_id = self._next_id, self._next_id + _SPARE
        return first

    # ------------------------------------------------------------------------------------------- writing

    def begin(self, kind: str, opening: Any) -> int:
        """Store a new game and return its id. Raises `ValueError` for an opening that cannot be stored."""
        from boggle_desk.storage.codec import encode_opening  # here and below: the list of games needs no codec

        text = encode_opening(kind, opening)
        title = title_of(player.name for player in opening.players)
        game, self._next_id = self._next_id, self._next_id + 1
        self._places[game] = _Place(kind, 0)
        row = (game, kind, text, int(time.time()), GameState.RUNNING.value, title)
        self._write([(_NEW_GAME, row), (_NEW_NUMBER, (game, new_number()))])
        return game

    def append(self, game: int, step: int, events: Sequence[Any]) -> None:
        """Store the events of a step, numbered from 0 as in `Game.steps`. A last event finishes the game.

        If the disk takes nothing more, that is a notice, not an error: changes wait in memory. Raises `ValueError` for
        a step out of turn or events that cannot be stored.
        """
        from boggle_desk.storage.codec import encode_event
        from boggle_desk.storage.kinds import kind_named

        place = self._place(game)
        if step != place.steps or not events:
            raise ValueError(f"step {step} with {len(events)} events cannot follow {place.steps} steps")
        at = int(time.time())
        texts = [encode_event(place.kind, event) for event in events]
        changes: list[Change] = [(_NEW_EVENT, (game, step, n, at, *text)) for n, text in enumerate(texts)]
        kind = kind_named(place.kind)
        ended = kind.ended(events)
        if ended:
            changes.append(_state(game, GameState.FINISHED))
        elif kind.reopened(events):
            changes.append(_state(game, GameState.RUNNING))
        if any(isinstance(event, SeatGiven) for event in events):
            changes.append((_NAMED, (game,)))
        self._write(changes)
        place.steps += 1
        if ended:
            self._is_over(game)

    def retract(self, game: int, step: int) -> None:
        """Remove the last step. Raises `ValueError` for any other step."""
        place = self._place(game)
        if step != place.steps - 1:
            raise ValueError(f"step {step} is not the last of {place.steps}")
        gone: list[Change] = [("delete from event where game = ? and step = ?", (game, step)), _no_reviews(game)]
        self._write([*gone, (_NAMED, (game,)), _state(game, GameState.RUNNING)])
        place.steps -= 1

    def forget_untouched(self, game: int) -> None:
        untouched = "delete from game where id = ? and not exists (select 1 from event where event.game = game.id)"
        numberless = "delete from identity where game = ? and not exists (select 1 from game where id = game)"
        self._write([(untouched, (game,)), (numberless, (game,))])
        self.left(game)

    def give(self, game: int, state: GameState) -> None:
        """End a game, archive it, or set whose it is: `OTHERS`, or ours in any other state."""
        self._write([_state(game, state)])
        self._is_over(game)

    def keep_review(self, game: int, turn: int, judge: str, data: str) -> None:
        """Keep what the analysis found about a turn in place of what it found before."""
        self._write([(_NEW_REVIEW, (game, turn, judge, data))])

    # ------------------------------------------------------------------------------------------- reading

    def reviews(self, game: int) -> dict[int, tuple[str, str]]:
        """Return what the analysis found, with who judged, by turn."""
        rows = self._connection.execute("select turn, judge, data from review where game = ?", (game,))
        return {turn: (judge, data) for turn, judge, data in rows}

    def games(self) -> list[StoredGame]:
        """Return all games, the one played last first."""
        return self._list("")

    def game(self, number: int) -> StoredGame | None:
        return next(iter(self._list("where id = ?", number)), None)

    def lasting_number(self, game: int) -> str:
        """Return the number that a game keeps in every copy; empty for none."""
        row = self._connection.execute("select number from identity where game = ?", (game,)).fetchone()
        return str(row[0]) if row else ""

    def unfinished(self) -> list[StoredGame]:
        """Return the unfinished games in which something has happened, the one played last first; what somebody has
        begun alone comes after them, and then unseen boards."""
        ranks = f"{_SEEN} and not {_SCRAP}", f"{_SEEN} and {_SCRAP}", f"not {_SEEN}"
        return [game for rank in ranks for game in self._list(f"where {_BEGUN} and state = ? and {rank}", _RUNNING)]

    def tidy(self, before: int) -> None:
        """Archive what somebody has begun alone and not touched since this moment."""
        for game in self._list(f"where {_BEGUN} and state = ? and {_SCRAP}", _RUNNING):
            if game.changed < before:
                self.give(game.id, GameState.ABANDONED)

    def recent(self, most: int) -> list[StoredGame]:
        """Return at most `most` games: running ones by last play, then the others by start, the latest first."""
        return self._list(f"where {_BEGUN} and {_RECENT}", GameState.RUNNING.value, most)[:most]

    def uses_lexicon(self, key: str) -> bool:
        return self._connection.execute(_USES, (GameState.RUNNING.value, key)).fetchone() is not None

    def load(self, game: int) -> Game[Any, Any, Any]:
        """Return the game, replayed event by event. Raises `GameDamaged` if that does not work."""
        from boggle_desk.storage.replay import BadFile, played_through  # the list of games needs none of it

        try:
            return played_through(self.written(game), each_shown=False)
        except BadFile as error:
            raise GameDamaged(f"Game {game} can no longer be played through: {error.reason}") from error

    def written(self, game: int) -> "WrittenGame":
        """Return a game as stored, without replaying it. Raises `GameDamaged` if it is missing or incomplete."""
        from boggle_desk.storage.replay import BadFile, read_written

        try:
            found = read_written(self._connection, game)
        except (*BROKEN_FILE, BadFile, TypeError) as error:
            raise GameDamaged(f"Game {game} can no longer be played through: {error}") from error
        if found is None:
            raise GameDamaged(f"There is no game {game} in the file.")
        return found

    def left(self, game: int) -> None:
        self._places.pop(game, None)
        self._changed.pop(game, None)

    def _list(self, condition: str, *values: int | str) -> list[StoredGame]:
        rows = self._connection.execute(f"{_LIST} {condition}", values).fetchall()
        states = {each.value: each for each in GameState}
        found = [
            StoredGame(game, kind, started, self._last_change(game, started, state), states[state], safe_name(title))
            for game, kind, started, state, title in rows
            if state in states
        ]
        return sorted(found, key=lambda game: (-game.changed, -game.id))

    def _last_change(self, game: int, started: int, state: str) -> int:
        """Return when a game was changed last; cached for games that are over, as there may be thousands."""
        known = self._changed.get(game)
        if known is None:
            row = self._connection.execute(_LAST, (game,)).fetchone()
            known = row[0] if row else started
            if state != GameState.RUNNING:
                self._changed[game] = known
        return known

    def note_changes(self, changed: Mapping[int, int]) -> None:
        """Cache when games that are over were changed last, except those played since this store was opened."""
        self._changed.update((game, at) for game, at in changed.items() if game not in self._places)

    def _place(self, game: int) -> _Place:
        self._changed.pop(game, None)
        if game not in self._places:
            query = "select kind, coalesce((select max(step) + 1 from event where game = id), 0) from game where id = ?"
            row = self._connection.execute(query, (game,)).fetchone()
            if row is None:
                raise ValueError(f"there is no game {game}")
            self._places[game] = _Place(*row)
        return self._places[game]

    def _is_over(self, game: int) -> None:
        """Fold the log, and tell `over`."""
        self._rest()
        self.over_last = game
        if self.over:
            self.over(game)


def _whole(source: sqlite3.Connection, number: int) -> tuple[GameRow, list[EventRow]] | None:
    """Return a game as stored, without its id, or None if it is incomplete or no program can have written it."""
    from boggle_desk.storage.codec import MOST_EVENTS

    try:
        query = "select kind, opening, started, state, title from game where id = ?"
        row = source.execute(query, (number,)).fetchone()
        events = source.execute(_EVENTS, (number, MOST_EVENTS + 1)).fetchall()
        if row is None or len(events) > MOST_EVENTS or len(row[0]) > _LONGEST_KIND or len(row[4]) > _LONGEST_TITLE:
            return None
        for text in (row[1], *(event[4] for event in events)):
            msgspec.json.decode(text)
    except (*BROKEN_FILE, msgspec.MsgspecError, TypeError, RecursionError):
        return None
    places = [(step, place) for step, place, *_ in events]
    follows = all(now in ((step, place + 1), (step + 1, 0)) for (step, place), now in pairwise([(0, -1), *places]))
    if not follows:
        return None
    kind, opening, started, state, title = row
    timed = [(step, place, _moment(at), name, data) for step, place, at, name, data in events]
    return (kind, opening, _moment(started), state, title), timed


def _moment(at: int) -> int:
    """Return a moment in seconds since 1970; 0 (unknown) for one that no calendar has."""
    return at if 0 <= at < _LATEST else 0


def _has(target: sqlite3.Connection, row: GameRow, events: Sequence[EventRow]) -> bool:
    """Return whether a game with this opening and at least these events is there."""
    kind, opening, started, *_ = row
    query = "select id from game where kind = ? and started = ? and opening = ?"
    for (number,) in target.execute(query, (kind, started, opening)).fetchall():
        if target.execute(_EVENTS, (number, len(events))).fetchall() == list(events):
            return True
    return False


def _has_lost_its_end(target: sqlite3.Connection, game: int, events: Sequence[EventRow]) -> bool:
    """Return whether a game is over but has lost its end: taking turns back would have made it run."""
    here = target.execute(_EVENTS, (game, len(events))).fetchall()
    state = target.execute("select state from game where id = ?", (game,)).fetchone()
    over = state is not None and state[0] == GameState.FINISHED
    return over and len(here) < len(events) and here == list(events[: len(here)])


def _no_reviews(game: int) -> Change:
    return "delete from review where game = ?", (game,)


def _state(game: int, state: GameState) -> Change:
    return "update game set state = ? where id = ?", (state.value, game)


@dataclass(frozen=True)
class StoredRecord:
    store: GameStore
    game: int

    def append(self, step: int, events: tuple[Any, ...]) -> None:
        self.store.append(self.game, step, events)

    def retract(self, step: int) -> None:
        self.store.retract(self.game, step)

    @property
    def when(self) -> int | None:
        """In seconds since 1970."""
        stored = self.store.game(self.game)
        return stored.changed if stored else None
