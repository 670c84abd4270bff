"""What is learned: its store, opened when it is first asked for, and the reader that looks through games."""

import sqlite3
from collections.abc import Callable, Collection
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import groupby
from pathlib import Path
from threading import Lock
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from boggle_desk.engine.boggle.review import sightings as boggle_sightings
from boggle_desk.engine.learning import Missed, Sighting, missed_words, people
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.movegen import TileGraph, tile_graph
from boggle_desk.engine.scrabble.review import sightings as scrabble_sightings
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.storage.codec import BROKEN, decode_event, decode_opening
from boggle_desk.storage.games import MOST_EVENTS, GameStore, State
from boggle_desk.storage.learning import LearningStore, read_sightings
from boggle_desk.storage.lexica import open_or_shipped


def this_day() -> int:
    """Return the number of the day, where the computer is."""
    return datetime.now().astimezone().date().toordinal()


class _Shelf:
    """Takes the store from the thread that opened it; one that comes after the end is closed at once."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._closed = False
        self.store: LearningStore | None = None

    def open(self, path: Path) -> None:
        """Open the store. Waits for the disk."""
        store = LearningStore.open(path)
        with self._lock:
            if self._closed:
                store.close()
            else:
                self.store = store

    def close(self) -> None:
        """Close what is open, and what will be."""
        with self._lock:
            self._closed = True
            if self.store:
                self.store.close()


class LearningService(QObject):
    """Opens the store with `open`, says `ready`, and closes it with `close`."""

    ready = Signal()
    """`store` is there."""
    noticed = Signal(object)
    """A `Notice` about the store's file; those that come later are told on another thread."""

    def __init__(self, path: Path, today: Callable[[], int] = this_day, parent: QObject | None = None) -> None:
        """`today` returns the number of the day."""
        super().__init__(parent)
        self.today = today
        self._path = path
        self._shelf = _Shelf()
        self._opening = BackgroundTask(self)
        self._asked = self._opened_once = False

    @property
    def store(self) -> LearningStore | None:
        """The store, or None until it is open."""
        return self._shelf.store if self._opened_once else None

    def open(self) -> None:
        """Open the store unless that was done before; `ready` comes later, unless `store` is there."""
        if not self._asked:
            self._asked, shelf, path = True, self._shelf, self._path
            self._opening.start(lambda _flag: shelf.open(path), lambda _none: self._opened())

    def _opened(self) -> None:
        self._opened_once = True
        if store := self.store:
            store.told = self._tell
            for notice in store.notices:
                self._tell(notice)
        self.ready.emit()

    def forget_person(self, key: str, numbers: Collection[int]) -> None:
        """Take a person, named by the `folded` key, out of what is learned, and what the games of these numbers
        offered; as soon as the store is open."""
        if self.store is None:
            again = partial(self.forget_person, key, numbers)
            self.ready.connect(again, Qt.ConnectionType.SingleShotConnection)
            self.open()
        else:
            self.store.forget(key)
            self.store.drop(numbers)

    def _tell(self, notice: object) -> None:
        with suppress(RuntimeError):  # the program is at its end
            self.noticed.emit(notice)

    def close(self) -> None:
        """Bring everything onto the disk."""
        self._opening.cancel()
        self._shelf.close()


@dataclass(frozen=True)
class _Seen:
    """A game that was looked through, and how far all are."""

    game: int
    started: int
    sightings: tuple[Sighting, ...]
    done: int
    total: int


class GamesReader(QObject):
    """Brings the sightings of the store of learning in line with the stored games."""

    progressed = Signal(int, int)
    """So many of so many games were looked through."""
    finished = Signal()
    """All games were looked through, or it was not possible."""

    def __init__(self, games: GameStore, store: LearningStore, parent: QObject) -> None:
        super().__init__(parent)
        self._open_games, self._store = games.reader(), store
        self._work = BackgroundTask(self)

    def start(self) -> None:
        """Begin. Games that were looked through before are not read again."""
        known, open_games = self._store.looked_through(), self._open_games
        self._work.start(
            lambda flag: _look_through(open_games, known, flag),
            self._drop,
            lambda _error: self.finished.emit(),
            self._keep,
        )

    def cancel(self) -> None:
        """Give up; what was found is kept."""
        self._work.cancel()

    def _keep(self, seen: _Seen) -> None:
        self._store.keep(seen.game, seen.started, seen.sightings)
        self.progressed.emit(seen.done, seen.total)

    def _drop(self, gone: tuple[int, ...]) -> None:
        self._store.drop(gone)
        self.finished.emit()


def _look_through(
    open_games: Callable[[], sqlite3.Connection], known: dict[int, int], flag: StopFlag
) -> tuple[int, ...]:
    """Tell of each game that is new, and return the numbers of those that are gone."""
    with closing(open_games()) as source:
        query = "select id, started, kind, opening from game where state = ? order by id desc"
        over = source.execute(query, (State.FINISHED.value,)).fetchall()
        new = [row for row in over if known.get(row[0]) != row[1]]
        for done, (number, started, kind, opening) in enumerate(new, 1):
            flag.check()
            flag.tell(_Seen(number, started, _sightings(source, number, kind, opening, flag), done, len(new)))
    return tuple(known.keys() - {row[0] for row in over})


def _sightings(
    source: sqlite3.Connection, number: int, kind: str, opening: str, flag: StopFlag
) -> tuple[Sighting, ...]:
    """Return what a game has offered; nothing if it cannot be played through."""
    try:
        position = decode_opening(kind, opening)
        query = "select step, name, data from event where game = ? order by step, place limit ?"
        rows = source.execute(query, (number, MOST_EVENTS)).fetchall()
        steps = [
            tuple(decode_event(kind, name, data) for _step, name, data in group)
            for _number, group in groupby(rows, key=lambda row: row[0])
        ]
        return _READERS[kind](position, steps, flag)
    except (*BROKEN, sqlite3.Error):  # nothing is learned from a game that can no longer be played through
        return ()


def _of_boggle(position: Any, steps: list[tuple[Any, ...]], flag: StopFlag) -> tuple[Sighting, ...]:
    return boggle_sightings(position, steps, open_or_shipped(position.rules.lexicon).graph, flag.check)


def _of_scrabble(position: Any, steps: list[tuple[Any, ...]], flag: StopFlag) -> tuple[Sighting, ...]:
    graph: TileGraph | None = None
    with suppress(ValueError):
        graph = tile_graph(open_or_shipped(position.rules.lexicon).graph, position.rules.tiles)
    return scrabble_sightings(position, steps, graph, flag.check)


_READERS: dict[str, Callable[[Any, list[tuple[Any, ...]], StopFlag], tuple[Sighting, ...]]] = {
    "boggle": _of_boggle,
    "scrabble": _of_scrabble,
}


@dataclass(frozen=True)
class MissedOnes:
    """What was missed by somebody, and who there is."""

    words: tuple[Missed, ...]
    people: tuple[str, ...]


def missed_ones(texts: list[str], name: str, lexicon: Lexicon, flag: StopFlag) -> MissedOnes:
    """Return what a person missed, from the store's sightings as text. Takes up to a second for thousands of words."""
    seen = read_sightings(texts)
    flag.check()
    who = people(seen)
    return MissedOnes(missed_words(seen, name or next(iter(who), ""), lexicon, lexicon.__contains__), who)
