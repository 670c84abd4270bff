"""Who played one board, when, and with what result: read from the stored games."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass

import msgspec

from boggle_desk.engine.boggle.codes import Counting
from boggle_desk.engine.boggle.events import Scored
from boggle_desk.engine.boggle.known_board import counting_of
from boggle_desk.engine.boggle.position import BogglePosition, Mark
from boggle_desk.storage.codec import BROKEN
from boggle_desk.storage.replay import read_written, replay

MOST_RESULTS = 2_000
"""The most results that are listed."""
_QUERY = """
    select shaken.game, shaken.data from event as shaken join game on game.id = shaken.game
    where shaken.name = 'Shaken' and game.kind = 'boggle' order by shaken.game"""


@dataclass(frozen=True)
class BoardKey:
    """What makes two boards the same: the letters, where they lie, and the rules that decide what they are worth."""

    rows: int
    columns: int
    faces: tuple[str, ...]
    counting: Counting


@dataclass(frozen=True)
class BoardResult:
    """One player's result on a board."""

    game: int
    """The number of the stored game."""
    seat: int
    name: str
    computer: bool
    points: int
    words: int
    """The words that scored."""
    at: int
    """When the round was scored, in seconds since 1970."""
    others: tuple[str, ...] = ()
    """Who else played at the same table."""


class _Cube(msgspec.Struct):
    cube: list[str]
    face: int


class _Shaken(msgspec.Struct):
    cubes: list[_Cube]


def key_of(position: BogglePosition) -> BoardKey | None:
    """Return what the position's board is known by, or None before the first shake."""
    board = position.board
    return BoardKey(board.rows, board.columns, board.faces, counting_of(position.rules)) if board else None


def read_results(
    source: Callable[[], sqlite3.Connection], key: BoardKey, check: Callable[[], None] = lambda: None
) -> tuple[BoardResult, ...]:
    """Return all results on a board, most points first, then the earlier ones first.

    `source` opens the connection (`GameStore.reader`), on any thread; `check` is called between games and may raise to
    give up. A file that cannot be read has no results.
    """
    found: list[BoardResult] = []
    with suppress(sqlite3.Error), closing(source()) as connection:
        for game in _games_with(connection, key.faces):
            check()
            with suppress(*BROKEN):  # a damaged game has none
                found.extend(_results_of(connection, game, key))
            if len(found) >= MOST_RESULTS:
                break
    return tuple(sorted(found, key=lambda each: (-each.points, each.at, each.game, each.seat)))


def _games_with(connection: sqlite3.Connection, faces: tuple[str, ...]) -> list[int]:
    """Return the games in which these faces came up, without playing any through."""
    reader, wanted = msgspec.json.Decoder(_Shaken), list(faces)
    games: dict[int, None] = {}
    for game, data in connection.execute(_QUERY):
        try:
            shown = [cube.cube[cube.face] for cube in reader.decode(data).cubes]
        except (msgspec.MsgspecError, IndexError):
            continue
        if shown == wanted:
            games[game] = None
    return list(games)


def _results_of(connection: sqlite3.Connection, number: int, key: BoardKey) -> list[BoardResult]:
    """Return the results of every round of one game that was scored on this board. Raises one of `BROKEN`."""
    found: list[BoardResult] = []
    written = read_written(connection, number)
    assert written  # noqa: S101  # its row was just read
    for (_step, event, position), text in zip(replay(written), written.events, strict=True):
        if isinstance(event, Scored) and key_of(position) == key:
            found.extend(_seats(position, number, text.at))
    return found


def _seats(position: BogglePosition, number: int, at: int) -> Iterator[BoardResult]:
    names = [player.name for player in position.players]
    for seat, name in enumerate(names):
        words = sum(entry.mark is Mark.STANDING for entry in position.lists[seat])
        others = tuple(names[:seat] + names[seat + 1 :])
        yield BoardResult(number, seat, name, position.is_computer(seat), position.rounds[-1][seat], words, at, others)
