"""What a stored game comes to when it is over: its events read once more, as values."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from boggle_desk.engine.boggle.statistics import PastRound
from boggle_desk.engine.scrabble.statistics import PastTurn
from boggle_desk.engine.statistics import PastGame
from boggle_desk.storage.codec import decode_opening
from boggle_desk.storage.games import State
from boggle_desk.storage.kinds import kind_named
from boggle_desk.storage.replay import read_written, replay

LONGEST_PAUSE = 600
"""Seconds between two events that count as play; what goes beyond is left out of a game's duration."""


@dataclass(frozen=True)
class Reading:
    """A game that is over, with everything that is kept of it."""

    game: PastGame
    rounds: tuple[PastRound, ...] = ()
    turns: tuple[PastTurn, ...] = ()


def read_game(source: sqlite3.Connection, number: int, check: Callable[[], None] = lambda: None) -> Reading:
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
        state == State.FINISHED,
        sum(max(0, min(LONGEST_PAUSE, later - earlier)) for earlier, later in pairwise(times)),
        kind.count(position),
        kind.players(position),
    )
    return Reading(game, turns=parts) if kind.has_turns else Reading(game, parts)
