"""A store with thousands of games, to measure with.

`python -m tests.storage.many_games FOLDER 2000` writes FOLDER/games.sqlite, then brings the history up to date and says
how long that and each question took.
"""

import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    PassReading,
    ReadWord,
    Shake,
    WriteWord,
)
from boggle_desk.engine.boggle.position import EntryMark, Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.models.history_report import family_report
from boggle_desk.storage.codec import encode_event, encode_opening
from boggle_desk.storage.figures import choices_of, records_of, report_of
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.history import GameHistory
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.storage.spreadsheets import SpreadsheetKind, csv_of
from tests.storage.play import presets
from tests.storage.scrabble_play import scrabble_game

NAMES = ("Ann", "Bea", "Cem", "Dora", "Emil", "Fatma")
_YEAR = 365 * 86_400
_TEMPLATES = 8
"""One game in so many is new; the others are played by others on other days."""


def fill(path: Path, count: int, rng: Random) -> None:
    """Write a store of so many finished games over some years, two thirds of them Boggle with lists of some twenty
    words."""
    GameStore.open(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("begin")
        templates: list[tuple[str, Game[Any, Any, Any]]] = []
        for number in range(1, count + 1):
            if len(templates) <= number // _TEMPLATES:
                templates.append(("scrabble", _crossword(rng)) if number % 3 == 0 else ("boggle", _boggle(rng)))
            _store(connection, number, *rng.choice(templates), rng)
        connection.execute("commit")


def _store(connection: sqlite3.Connection, number: int, kind: str, game: Game[Any, Any, Any], rng: Random) -> None:
    names = rng.sample(NAMES, len(game.opening.players))
    players = tuple(replace(player, name=name) for player, name in zip(game.opening.players, names, strict=True))
    first = replace(game.opening, players=players)
    begun = 1_600_000_000 + number * 6 * _YEAR // 5_000
    connection.execute(
        "insert into game values (?, ?, ?, ?, 'finished', ?)",
        (number, kind, encode_opening(kind, first), begun, ", ".join(names)),
    )
    rows = [
        (number, step, place, begun + step * 5, *encode_event(kind, event))
        for step, events in enumerate(game.steps)
        for place, event in enumerate(events)
    ]
    connection.executemany("insert into event values (?, ?, ?, ?, ?, ?)", rows)


def _crossword(rng: Random) -> Game[Any, Any, Any]:
    return scrabble_game(rng, 60, players=rng.choice((2, 2, 3)))


def _boggle(rng: Random) -> Game[Any, Any, Any]:
    words = open_shipped()
    preset = rng.choice(("classic", "classic", "master"))
    players = [Player(f"Seat {seat}") for seat in range(rng.choice((2, 3, 3, 4)))]
    rules = replace(presets()[preset], target=None, rounds=3)
    game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules, players))
    while game.position.phase is not Phase.ENDED:
        _round(game, words, rng)
    return game


def _round(game: Game[Any, Any, Any], words: Any, rng: Random) -> None:
    game.play(Shake(), words, rng)
    game.play(BeginSearch(), words, rng)
    game.play(CallTime(), words, rng)
    position = game.position
    assert position.board
    found = [each.word for each in solve(position.board, words.graph, 4)]
    common = sorted(found, key=words.commonness)[:60]
    for seat in range(len(position.players)):
        for word in rng.sample(common, min(len(common), rng.randint(8, 28))):
            game.play(WriteWord(seat, word, rng.uniform(5, 175)), words, rng)
    game.play(BeginReading(), words, rng)
    while game.position.phase is Phase.READ:
        reader = game.position.reader
        left = [entry.word for entry in game.position.lists[reader] if entry.mark is EntryMark.WRITTEN]
        game.play(ReadWord(left[0]) if left else PassReading(), words, rng)


def _timed(name: str, act: Callable[[], Any]) -> Any:
    begun = time.perf_counter()
    result = act()
    size = f", {len(result)} found" if isinstance(result, tuple) else ""
    print(f"{name}: {1000 * (time.perf_counter() - begun):.0f} ms{size}")
    return result


def measure(path: Path) -> None:
    """Print how long the history takes."""
    store = GameStore.open(path)
    history = _timed("open the history", lambda: GameHistory.open(store))
    _timed("read all games", history.update)
    _timed("find that nothing is new", history.update)
    for name, question in _questions(history):
        _timed(name, question)
    history.close()
    store.close()


def _questions(history: GameHistory) -> Iterator[tuple[str, Callable[[], Any]]]:
    yield "players", history.players
    yield "family", lambda: family_report(history, None, 0)
    for choice in choices_of(history, "ann")[:2]:
        yield f"figures of {choice.terms.kind}", partial(report_of, history, "ann", choice)
    yield "records", lambda: records_of(history)
    yield "all words as a table", lambda: csv_of(SpreadsheetKind.WORDS, history)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "games.sqlite").exists():
        fill(folder / "games.sqlite", int(sys.argv[2]), Random(5))
    measure(folder / "games.sqlite")
