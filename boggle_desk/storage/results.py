"""Earlier results, read from the saved games: practice under the same rules, and who played a board."""

import sqlite3
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import count

import msgspec

from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.codes import Counting
from boggle_desk.engine.boggle.events import Scored
from boggle_desk.engine.boggle.goals import NOTHING_MADE, Made, Result, made, pace, result, worth
from boggle_desk.engine.boggle.known_board import board_of_the_day, counting_of
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.players import name_key
from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.storage.codec import BROKEN, decode_opening
from boggle_desk.storage.games import GameState
from boggle_desk.storage.replay import final_position, read_written, replay

MOST_GAMES = 500  # the most practice games to read, the latest first

Open = Callable[[], sqlite3.Connection]


@dataclass(frozen=True)
class Practised:
    """A search under the same rules. `game` is its number in the store, `ended` are seconds since 1970."""

    game: int
    ended: int
    result: Result
    made: Made = NOTHING_MADE
    pace: tuple[tuple[float, int], ...] = ()  # as `goals.pace` returns it


def practised(open_games: Open, opening: BogglePosition, check: Check = go_on) -> tuple[Practised, ...]:
    """Return a person's finished practice by the same rules with the same rivals, the latest first.

    Hints make no difference; damaged games are left out. Call it on a background thread with `GameStore.reader`;
    `check` may raise to give up. Raises `sqlite3.Error`.
    """
    with closing(open_games()) as source:
        return tuple(_alike(source, _terms(opening), check))


def best(games: Iterable[Practised]) -> Practised | None:
    """Return the first best of these, without those with hints."""
    fair = [each for each in games if not each.result.hints]
    return max(fair, key=lambda each: (worth(each.result), -each.game), default=None)


def _alike(source: sqlite3.Connection, wanted: object, check: Check) -> Iterator[Practised]:
    query = """select id, opening from game where kind = 'boggle' and state = ? and instr(opening, '"practice":true')
        order by id desc limit ?"""
    for number, text in source.execute(query, (GameState.FINISHED.value, MOST_GAMES)).fetchall():
        check()
        try:
            opening = decode_opening("boggle", text)
            if _terms(opening) == wanted:
                written = read_written(source, number)
                assert written  # noqa: S101  # its row was just read
                ended = written.events[-1].at
                seat, last = opening.people[0], final_position(written)
                yield Practised(number, ended, result(last, seat), made(last, seat), pace(last, seat))
        except BROKEN:
            continue


def _terms(opening: BogglePosition) -> object:
    """Return what must be equal to compare results."""
    people = tuple(name_key(player.name) for player in opening.players if player.level is None)
    levels = tuple(player.level for player in opening.players if player.level is not None)
    rules = replace(opening.rules, hints=False, fair_shake=False)
    if rules.goal is None:  # then it does not matter which words a goal would count
        rules = replace(rules, goal_words=Vocabulary.EVERYDAY)
    return rules, people, levels


MOST_RESULTS = 2_000
_QUERY = """
    select shaken.game, shaken.data from event as shaken join game on game.id = shaken.game
    where shaken.name = 'Shaken' and game.kind = 'boggle' order by shaken.game"""


@dataclass(frozen=True)
class BoardKey:
    """What identifies a board: letters, places, and the rules for words' points."""

    rows: int
    columns: int
    faces: tuple[str, ...]
    counting: Counting


@dataclass(frozen=True)
class BoardResult:
    game: int
    seat: int
    name: str
    computer: bool
    points: int
    words: int  # the words that scored
    at: int  # when the round was scored, in seconds since 1970
    others: tuple[str, ...] = ()  # who else played at the same table


class _Cube(msgspec.Struct):
    cube: list[str]
    face: int


class _Shaken(msgspec.Struct):
    cubes: list[_Cube]


def key_of_day(rules: BoggleRules, day: date) -> BoardKey:
    board = board_of(rules.cubes.rows, rules.cubes.columns, board_of_the_day(rules.cubes, day))
    return BoardKey(board.rows, board.columns, board.faces, counting_of(rules))


def key_of(position: BogglePosition) -> BoardKey | None:
    board = position.board
    return BoardKey(board.rows, board.columns, board.faces, counting_of(position.rules)) if board else None


def read_results(
    source: Callable[[], sqlite3.Connection], key: BoardKey, check: Check = go_on
) -> tuple[BoardResult, ...]:
    """Return all results on a board, most points first, then by time.

    `source` is `GameStore.reader`; `check` may raise to give up. An unreadable file has no results.
    """
    found: list[BoardResult] = []
    with suppress(sqlite3.Error), closing(source()) as connection:
        for game in _games_by_faces(connection).get(key.faces, ()):
            check()
            with suppress(*BROKEN):  # a damaged game has none
                found.extend(_results_of(connection, game, key))
            if len(found) >= MOST_RESULTS:
                break
    return tuple(sorted(found, key=lambda each: (-each.points, each.at, each.game, each.seat)))


_DAYS = 366  # how far back days are looked at
Days = dict[str, dict[date, int]]
"""The points of each person on the boards of the days, by `name_key`."""


def read_days(source: Callable[[], sqlite3.Connection], rules: BoggleRules, day: date, check: Check = go_on) -> Days:
    """Return what people made on the boards of this day and of the year before, each on its own day.

    The arguments are those of `read_results`. Nobody has anything in an unreadable file.
    """
    found: Days = {}
    with suppress(sqlite3.Error), closing(source()) as connection:
        games = _games_by_faces(connection)
        for then in (day - timedelta(days=back) for back in range(_DAYS if games else 0)):
            check()
            key = key_of_day(rules, then)
            for game in games.get(key.faces, ()):
                with suppress(*BROKEN):
                    for each in _results_of(connection, game, key):
                        if not each.computer and date.fromtimestamp(each.at) == then:  # noqa: DTZ012  # a local day
                            found.setdefault(name_key(each.name), {}).setdefault(then, each.points)
    return found


def read_day(
    source: Callable[[], sqlite3.Connection], rules: BoggleRules, day: date, check: Callable[[], None]
) -> tuple[tuple[BoardResult, ...], Days]:
    """Return the results on the board of a day, and what people made on those up to it."""
    return read_results(source, key_of_day(rules, day), check), read_days(source, rules, day, check)


def streak(days: Container[date], day: date) -> int:
    """Return on how many days in a row up to this one somebody has played; today isn't over, so it need not be one."""
    last = day if day in days else day - timedelta(days=1)
    return next(number for number in count() if last - timedelta(days=number) not in days)


def _games_by_faces(connection: sqlite3.Connection) -> dict[tuple[str, ...], list[int]]:
    """Return the games in which these faces were shown, each once, the oldest first."""
    reader = msgspec.json.Decoder(_Shaken)
    games: dict[tuple[str, ...], dict[int, None]] = {}
    for game, data in connection.execute(_QUERY):
        with suppress(msgspec.MsgspecError, IndexError):
            shown = tuple(cube.cube[cube.face] for cube in reader.decode(data).cubes)
            games.setdefault(shown, {})[game] = None
    return {faces: list(known) for faces, known in games.items()}


def _results_of(connection: sqlite3.Connection, number: int, key: BoardKey) -> list[BoardResult]:
    """Return the results of a game on this board. Raises one of `BROKEN`."""
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
        words = sum(entry.mark is EntryMark.STANDING for entry in position.lists[seat])
        others = tuple(names[:seat] + names[seat + 1 :])
        yield BoardResult(number, seat, name, position.is_computer(seat), position.rounds[-1][seat], words, at, others)
