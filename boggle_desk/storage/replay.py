"""A saved game as texts, and replaying it."""

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, NamedTuple

from boggle_desk.engine.game import Game, StepResult
from boggle_desk.engine.scrabble.gcg import GcgRemark
from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.storage.codec import BROKEN, MOST_EVENTS, NewerFormat, decode_event, decode_opening
from boggle_desk.storage.kinds import GameKind, kind_named

_LONGEST_REASON = 200


class FileFault(Enum):
    """What is wrong with the file of a game. Views make the sentences."""

    NO_GAME = auto()
    NEWER = auto()
    TOO_LARGE = auto()
    GAP = auto()  # lines are missing
    IMPOSSIBLE = auto()  # a line cannot be read, or cannot happen there
    NO_GCG = auto()  # the remark says why
    TILES = auto()  # it doesn't say which tiles, or there are none of these here
    NOT_SCRABBLE = auto()
    NO_TURN = auto()


class BadFile(ValueError):
    """No game: the line from 1 (0 if no single one; the opening is line 1), what is wrong with it, and the reason,
    for whoever repairs the file."""

    def __init__(
        self, line: int, reason: str, fault: FileFault = FileFault.IMPOSSIBLE, remark: GcgRemark | None = None
    ) -> None:
        reason = " ".join(reason.split())[:_LONGEST_REASON]  # it may quote the file
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason
        self.fault = fault
        self.remark = remark


class WrittenEvent(NamedTuple):
    """An event as text: its step, its class's name, the JSON of its fields, and its time, if known."""

    step: int
    name: str
    data: str
    at: int = 0


@dataclass(frozen=True)
class WrittenGame:
    """A game as text, not yet trusted."""

    kind: str
    opening: str
    events: tuple[WrittenEvent, ...]
    lasting: str = ""  # its lasting number (see `numbers_of`), empty if it has none


def read_written(source: sqlite3.Connection, number: int) -> WrittenGame | None:
    """Return the texts of a game in a database, unchecked; None if there is none.

    Raises `sqlite3.Error`, and `BadFile` if part of a step is missing.
    """
    row = source.execute("select kind, opening from game where id = ?", (number,)).fetchone()
    if row is None:
        return None
    query = "select step, name, data, at, place from event where game = ? order by step, place limit ?"
    events, step, expected = [], -1, 0
    for line, (*fields, place) in enumerate(source.execute(query, (number, MOST_EVENTS + 1)), start=2):
        expected, step = (0 if fields[0] != step else expected), fields[0]
        if place != expected:
            raise BadFile(line, f"step {step} is not whole", FileFault.GAP)
        expected += 1
        events.append(WrittenEvent(*fields))
    numbered = source.execute("select number from identity where game = ?", (number,)).fetchone()
    return WrittenGame(row[0], row[1], tuple(events), numbered[0] if numbered else "")


def replay(game: WrittenGame, check: Check = go_on) -> Iterator[StepResult[Any, Any]]:
    """Yield every event of a game with the position after it; the last position is checked. `check` may raise to give
    up. Raises `BadFile`."""
    kind, before = _opened(game)
    yield from _follow(game, kind, before, check, each_shown=False)


def _opened(game: WrittenGame) -> tuple[GameKind, Any]:
    """Return a game's kind and first position. Raises `BadFile`."""
    return _trusted(1, kind_named, game.kind), _trusted(1, decode_opening, game.kind, game.opening)


def _follow(
    game: WrittenGame, kind: GameKind, before: Any, check: Check, each_shown: bool
) -> Iterator[StepResult[Any, Any]]:
    if len(game.events) > MOST_EVENTS:
        raise BadFile(MOST_EVENTS, f"more than {MOST_EVENTS} events", FileFault.TOO_LARGE)
    step = -1
    for line, written in enumerate(game.events, start=2):
        check()
        if written.step not in (step, step + 1) or written.step < 0:
            raise BadFile(line, f"step {step + 1} is missing", FileFault.GAP)
        step = written.step
        event, after = _trusted(line, _followed, kind, written, before)
        if each_shown:
            _trusted(line, _check_shown, kind, before, event, after)
        yield StepResult(step, event, after)
        before = after
    _trusted(len(game.events) + 1, kind.check, before)


def played_through(game: WrittenGame, check: Check = go_on, each_shown: bool = True) -> Game[Any, Any, Any]:
    """Return a replayed game; every position is checked by default. Raises `BadFile`."""
    kind, opening = _opened(game)
    return Game(kind.logic, opening, replayed=_follow(game, kind, opening, check, each_shown))


def final_position(game: WrittenGame, check: Check = go_on) -> Any:
    """Return the last position of a game. Raises `BadFile`."""
    kind, position = _opened(game)
    for moment in _follow(game, kind, position, check, each_shown=False):
        position = moment.position
    return position


def _followed(kind: GameKind, written: WrittenEvent, before: Any) -> tuple[Any, Any]:
    event = decode_event(kind.name, written.name, written.data)
    return event, kind.logic.apply(before, event)


def _check_shown(kind: GameKind, before: Any, event: Any, after: Any) -> None:
    kind.tell(before, event, after)
    kind.check(after)
    if any(not 0 <= seat < len(after.players) for seat in (*after.winners, getattr(event, "seat", 0))):
        raise ValueError("nobody sits there")


def _trusted(line: int, act: Callable[..., Any], *values: Any) -> Any:
    try:
        return act(*values)
    except BROKEN as error:
        reason = str(error) or f"this cannot happen here ({type(error).__name__})"
        fault = FileFault.NO_GAME if line == 1 else FileFault.IMPOSSIBLE
        raise BadFile(line, reason, FileFault.NEWER if isinstance(error, NewerFormat) else fault) from error
