"""The games of this computer: every event is stored when it happens, and a game that was broken off goes on."""

import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from pathlib import Path
from typing import Any

from boggle_desk.engine.game import Game
from boggle_desk.storage.codec import Kind, decode_event, decode_opening, encode_event, encode_opening, kind_named
from boggle_desk.storage.database import GAMES
from boggle_desk.storage.kept_file import Change, KeptFile
from boggle_desk.storage.notices import Notice

MOST_EVENTS = 200_000
"""The most events that a game is read with."""


class State(StrEnum):
    """How a stored game stands."""

    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class GameDamaged(ValueError):
    """A stored game that can no longer be played through. It stays in the file; the message says what is wrong."""


@dataclass(frozen=True)
class StoredGame:
    """A game as a list shows it. Times are seconds since 1970; `title` are the players' names."""

    id: int
    kind: str
    started: int
    changed: int
    state: State
    title: str


@dataclass
class _Place:
    """Where the next step of a game goes."""

    kind: str
    steps: int


_LIST = "select id, kind, started, state, title from game"
_LAST = "select at from event where game = ? order by step desc, place desc limit 1"


class GameStore(KeptFile):
    """Games in a database, for one thread at a time.

    What has returned from `begin`, `append` and `retract` outlives the program, and from a moment later on a power cut
    (see `journal`).
    """

    schema = GAMES

    def __init__(self, connection: sqlite3.Connection, path: Path | None, notices: Sequence[Notice] = ()) -> None:
        super().__init__(connection, path, notices)
        self._places: dict[int, _Place] = {}
        self._changed: dict[int, int] = {}
        self._next_id: int = connection.execute("select coalesce(max(id), 0) + 1 from game").fetchone()[0]
        self.over: Callable[[int], None] | None = None
        """Called with the number of each game that was finished or put away."""

    # ------------------------------------------------------------------------------------------- writing

    def begin(self, kind: str, opening: Any) -> int:
        """Store a new game and return its number. Raises `ValueError` for an opening that cannot be stored."""
        text = encode_opening(kind, opening)
        title = ", ".join(player.name for player in opening.players)
        game, self._next_id = self._next_id, self._next_id + 1
        self._places[game] = _Place(kind, 0)
        row = (game, kind, text, int(time.time()), State.RUNNING.value, title)
        self._write([("insert into game (id, kind, opening, started, state, title) values (?, ?, ?, ?, ?, ?)", row)])
        return game

    def append(self, game: int, step: int, events: Sequence[Any]) -> None:
        """Store the events of a step; steps are numbered from 0, as in `Game.steps`. A last event finishes the game.

        A disk that takes nothing more is no error here but a notice: what happens waits in memory for the next try.
        Raises `ValueError` for a step out of turn or events that cannot be stored.
        """
        place = self._place(game)
        if step != place.steps or not events:
            raise ValueError(f"step {step} with {len(events)} events cannot follow {place.steps} steps")
        at = int(time.time())
        texts = [encode_event(place.kind, event) for event in events]
        changes: list[Change] = [
            (
                "insert into event (game, step, place, at, name, data) values (?, ?, ?, ?, ?, ?)",
                (game, step, n, at, *text),
            )
            for n, text in enumerate(texts)
        ]
        kind = kind_named(place.kind)
        ended = kind.ended(events)
        place.steps += 1
        if ended:
            changes.append(_state(game, State.FINISHED))
        elif kind.reopened(events):
            changes.append(_state(game, State.RUNNING))
        self._write(changes)
        if ended:
            self._is_over(game)

    def retract(self, game: int, step: int) -> None:
        """Forget the last step, which was taken back. Raises `ValueError` for any other step."""
        place = self._place(game)
        if step != place.steps - 1:
            raise ValueError(f"step {step} is not the last of {place.steps}")
        place.steps -= 1
        self._write([("delete from event where game = ? and step = ?", (game, step)), _state(game, State.RUNNING)])

    def forget_untouched(self, game: int) -> None:
        """Forget a game that was begun and in which nothing has happened; any other one stays."""
        untouched = "delete from game where id = ? and not exists (select 1 from event where event.game = game.id)"
        self._write([(untouched, (game,))])
        self.left(game)

    def finish(self, game: int) -> None:
        """Note that the game is over."""
        self._write([_state(game, State.FINISHED)])
        self._is_over(game)

    def abandon(self, game: int) -> None:
        """Note that nobody wants to go on with the game."""
        self._write([_state(game, State.ABANDONED)])
        self._is_over(game)

    # ------------------------------------------------------------------------------------------- reading

    def games(self) -> list[StoredGame]:
        """Return all games, the one played last first."""
        return self._list("")

    def unfinished(self) -> list[StoredGame]:
        """Return the games that were broken off, the one played last first; nobody misses one in which nothing has
        happened."""
        begun = "exists (select 1 from event where event.game = game.id)"
        return self._list(f"where state = '{State.RUNNING.value}' and {begun}")

    def load(self, game: int) -> Game[Any, Any, Any]:
        """Return the game as it stood, played through event by event. Raises `GameDamaged` if that does not work."""
        try:
            row = self._connection.execute("select kind, opening from game where id = ?", (game,)).fetchone()
            if row is None:
                raise GameDamaged(f"There is no game {game} in the file.")
            return _replayed(kind_named(row[0]), decode_opening(*row), self._steps(game, row[0]))
        except (ValueError, sqlite3.Error, ArithmeticError, LookupError, TypeError, AttributeError) as error:
            if isinstance(error, GameDamaged):
                raise
            raise GameDamaged(f"Game {game} can no longer be played through: {error}") from error

    def written(self, game: int, most: int) -> tuple[str, str, list[tuple[int, str, str]]]:
        """Return a game as it is stored, unread: its kind, its opening, and for each event, up to one more than `most`,
        the step, the name and the data. Raises `GameDamaged` if there is no such game."""
        row = self._connection.execute("select kind, opening from game where id = ?", (game,)).fetchone()
        if row is None:
            raise GameDamaged(f"There is no game {game} in the file.")
        query = "select step, name, data from event where game = ? order by step, place limit ?"
        return row[0], row[1], self._connection.execute(query, (game, most + 1)).fetchall()

    def reader(self) -> Callable[[], sqlite3.Connection]:
        """Return what opens a connection that only reads, on whatever thread calls it, beside the thread that plays. It
        sees what has been committed; of a store in memory, a copy of what is there when it is opened."""
        if self.path is None:
            return lambda: _copy_of(self._connection.serialize())
        place = f"{self.path.absolute().as_uri()}?mode=ro"
        return lambda: sqlite3.connect(place, uri=True, timeout=2, isolation_level=None)

    def writer(self) -> AbstractContextManager[sqlite3.Connection]:
        """Return a connection that writes, to be entered on any thread while nobody plays. A store in memory has but
        one, its own."""
        if self.path is None:
            return nullcontext(self._connection)
        return closing(sqlite3.connect(self.path, timeout=2, isolation_level=None))

    def left(self, game: int) -> None:
        """Note that a game is no longer in the file."""
        self._places.pop(game, None)
        self._changed.pop(game, None)

    def _steps(self, game: int, kind: str) -> list[tuple[Any, ...]]:
        query = "select step, place, name, data from event where game = ? order by step, place limit ?"
        rows = self._connection.execute(query, (game, MOST_EVENTS + 1)).fetchall()
        if len(rows) > MOST_EVENTS:
            raise ValueError(f"more than {MOST_EVENTS} events")
        steps = []
        for expected, (step, group) in enumerate(groupby(rows, key=lambda row: row[0])):
            events = list(group)
            if step != expected or [row[1] for row in events] != list(range(len(events))):
                raise ValueError(f"step {expected} is not whole")
            steps.append(tuple(decode_event(kind, name, data) for _, _, name, data in events))
        return steps

    def _list(self, condition: str) -> list[StoredGame]:
        rows = self._connection.execute(f"{_LIST} {condition}").fetchall()
        states = {each.value: each for each in State}
        found = [
            StoredGame(game, kind, started, self._last_change(game, started, state), states[state], title)
            for game, kind, started, state, title in rows
            if state in states
        ]
        return sorted(found, key=lambda game: (-game.changed, -game.id))

    def _last_change(self, game: int, started: int, state: str) -> int:
        """Return when a game was changed last. Of games that are over it is looked up once: there may be thousands."""
        known = self._changed.get(game)
        if known is None:
            row = self._connection.execute(_LAST, (game,)).fetchone()
            known = row[0] if row else started
            if state != State.RUNNING:
                self._changed[game] = known
        return known

    def note_changes(self, changed: Mapping[int, int]) -> None:
        """Take over when games that are over were changed last, from whoever has looked it up beside the window;
        nothing is taken over of games that were played since this store was opened."""
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
        """Use the pause after a game."""
        self._rest()
        if self.over:
            self.over(game)


def _copy_of(content: bytes) -> sqlite3.Connection:
    copy = sqlite3.connect(":memory:", isolation_level=None)
    copy.deserialize(content)
    return copy


def _state(game: int, state: State) -> Change:
    return "update game set state = ? where id = ?", (state.value, game)


def _replayed(kind: Kind, opening: Any, steps: Sequence[tuple[Any, ...]]) -> Game[Any, Any, Any]:
    game: Game[Any, Any, Any] = Game(kind.course, opening, steps)
    kind.check(game.position)
    return game
