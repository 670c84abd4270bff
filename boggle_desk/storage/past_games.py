"""What a stored game comes to when it is over: its events read once more, as values."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from boggle_desk.engine.boggle import statistics as boggle
from boggle_desk.engine.boggle.pad import past as boggle_pad
from boggle_desk.engine.boggle.statistics import PastRound
from boggle_desk.engine.scrabble import statistics as scrabble
from boggle_desk.engine.scrabble.pad import past as scrabble_pad
from boggle_desk.engine.scrabble.statistics import PastTurn
from boggle_desk.engine.statistics import PastGame, PastPlayer, Terms
from boggle_desk.storage.codec import decode_event, decode_opening, kind_named
from boggle_desk.storage.games import MOST_EVENTS, State

LONGEST_PAUSE = 600
"""Seconds between two events that count as play; what goes beyond is left out of a game's duration."""

_Row = tuple[int, int, int, str, str]


@dataclass(frozen=True)
class Reading:
    """A game that is over, with everything that is kept of it."""

    game: PastGame
    rounds: tuple[PastRound, ...] = ()
    turns: tuple[PastTurn, ...] = ()


@dataclass(frozen=True)
class _Ways:
    """How a kind of game is read."""

    played: Callable[[int, Any, Iterable[Any]], tuple[Any, Any]]
    """Its rounds or turns, and its position at the end."""
    terms: Callable[[Any], Terms]
    players: Callable[[Any], tuple[PastPlayer, ...]]
    count: Callable[[Any], int]
    """How many rounds or turns there were."""
    has_turns: bool = False


_WAYS = {
    "boggle": _Ways(boggle.rounds_of, boggle.terms_of, boggle.players_of, lambda position: len(position.rounds)),
    "scrabble": _Ways(
        scrabble.turns_of, scrabble.terms_of, scrabble.players_of, lambda position: position.turns, has_turns=True
    ),
    "boggle_pad": _Ways(boggle_pad.rounds_of, boggle_pad.terms_of, boggle_pad.players_of, boggle_pad.count_of),
    "scrabble_pad": _Ways(
        scrabble_pad.turns_of,
        scrabble_pad.terms_of,
        scrabble_pad.players_of,
        lambda position: len(position.turns),
        has_turns=True,
    ),
}
READ_KINDS = tuple(_WAYS)
"""The kinds of games that the history knows how to read."""


def read_game(source: sqlite3.Connection, number: int, check: Callable[[], None] = lambda: None) -> Reading:
    """Return what a stored game of a known kind comes to. `check` is called in between and may raise to give up.

    Raises one of `BROKEN` for a game that can no longer be played through, and `sqlite3.Error`.
    """
    kind, opening, state, started = source.execute(
        "select kind, opening, state, started from game where id = ?", (number,)
    ).fetchone()
    query = "select step, place, at, name, data from event where game = ? order by step, place limit ?"
    rows = source.execute(query, (number, MOST_EVENTS + 1)).fetchall()
    if len(rows) > MOST_EVENTS:
        raise ValueError(f"more than {MOST_EVENTS} events")
    ways, first = _WAYS[kind], decode_opening(kind, opening)
    parts, position = ways.played(number, first, _events(kind, rows, check))
    kind_named(kind).check(position)
    times = [started, *(row[2] for row in rows)]
    game = PastGame(
        number,
        position.rules.key,
        position.rules.lexicon,
        ways.terms(position),
        started,
        times[-1],
        state == State.FINISHED,
        sum(max(0, min(LONGEST_PAUSE, later - earlier)) for earlier, later in pairwise(times)),
        ways.count(position),
        ways.players(position),
    )
    return Reading(game, turns=parts) if ways.has_turns else Reading(game, parts)


def _events(kind: str, rows: Iterable[_Row], check: Callable[[], None]) -> Iterator[Any]:
    """Return the events one by one. Raises `ValueError` where one is missing."""
    step, place = 0, -1
    for found_step, found_place, _at, name, data in rows:
        if (found_step, found_place) not in ((step, place + 1), (step + 1, 0)):
            raise ValueError(f"step {step} is not whole")
        step, place = found_step, found_place
        check()
        yield decode_event(kind, name, data)
