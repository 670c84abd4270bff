"""What was reached before under the same rules: the practice among the stored games, read again."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace

from boggle_desk.engine.boggle.goals import Result, result, worth
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.rules import GoalWords
from boggle_desk.engine.statistics import folded
from boggle_desk.storage.codec import BROKEN, decode_opening
from boggle_desk.storage.games import State
from boggle_desk.storage.replay import final_position, read_written

MOST_GAMES = 500
"""The latest games of practice that are looked at."""

Open = Callable[[], sqlite3.Connection]


@dataclass(frozen=True)
class Practised:
    """A search under the same rules. `game` is its number in the store, `ended` are seconds since 1970."""

    game: int
    ended: int
    result: Result


def practised(
    open_games: Open, opening: BogglePosition, check: Callable[[], None] = lambda: None
) -> tuple[Practised, ...]:
    """Return the finished practice of the same person by the same rules and with the same rivals, the latest first.

    Whether hints may be asked for makes no difference; whether they were is in each result. Games that can no longer be
    played through are left out. Takes milliseconds a game: call it in a `Task`; `check` is called in between and may
    raise to give up. `open_games` is what `GameStore.reader` returns. Raises `sqlite3.Error`.
    """
    with closing(open_games()) as source:
        return tuple(_alike(source, _terms(opening), check))


def best(games: Iterable[Practised]) -> Practised | None:
    """Return the best of these, without those in which a hint was asked for; of equal ones the first that was made."""
    fair = [each for each in games if not each.result.hints]
    return max(fair, key=lambda each: (worth(each.result), -each.game), default=None)


def _alike(source: sqlite3.Connection, wanted: object, check: Callable[[], None]) -> Iterator[Practised]:
    query = """select id, opening from game where kind = 'boggle' and state = ? and instr(opening, '"practice":true')
        order by id desc limit ?"""
    for number, text in source.execute(query, (State.FINISHED.value, MOST_GAMES)).fetchall():
        check()
        try:
            opening = decode_opening("boggle", text)
            if _terms(opening) == wanted:
                written = read_written(source, number)
                assert written  # noqa: S101  # its row was just read
                ended = written.events[-1].at
                yield Practised(number, ended, result(final_position(written), opening.people[0]))
        except BROKEN:
            continue


def _terms(opening: BogglePosition) -> object:
    """Return what must be equal for two results to be compared."""
    people = tuple(folded(player.name) for player in opening.players if player.level is None)
    levels = tuple(player.level for player in opening.players if player.level is not None)
    rules = replace(opening.rules, hints=False)
    if rules.goal is None:  # then it does not matter which words a goal would count
        rules = replace(rules, goal_words=GoalWords.EVERYDAY)
    return rules, people, levels
