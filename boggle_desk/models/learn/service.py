"""What is learned: its store, opened when it is first asked for, and the reader that looks through games."""

import sqlite3
from collections.abc import Callable, Collection
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.learning import Misses, WordChance, missed_words, new_words
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.stopping import Check
from boggle_desk.engine.tiers import Tier
from boggle_desk.models.background_task import BackgroundTask, Door, StopFlag
from boggle_desk.storage.codec import BROKEN
from boggle_desk.storage.games import GameState, GameStore
from boggle_desk.storage.kinds import kind_named
from boggle_desk.storage.learning import LearningStore, read_sightings
from boggle_desk.storage.lexica import open_or_shipped, words_by_language
from boggle_desk.storage.replay import played_through, read_written


def _opened(path: Path) -> LearningStore:
    store = LearningStore.open(path)
    store.settle_languages(words_by_language)
    return store


class LearningService(QObject):
    """Opens the store with `open`, says `ready`, and closes it with `close`."""

    ready = Signal()  # `store` is there
    noticed = Signal(object)  # a `Notice` about the store's file; later ones come from another thread

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._door = Door(lambda: _opened(path))
        self._opening = BackgroundTask(self)
        self._asked = self._opened_once = False
        self._waiting: list[Callable[[LearningStore], object]] = []

    def today(self) -> int:
        """Return the number of the day, where the computer is."""
        return datetime.now().astimezone().date().toordinal()

    @property
    def store(self) -> LearningStore | None:
        return self._door.kept if self._opened_once else None

    def open(self) -> None:
        if not self._asked:
            self._asked, door = True, self._door
            self._opening.start(lambda _flag: door.opened(), lambda _store: self._opened())

    def _opened(self) -> None:
        self._opened_once = True
        if store := self.store:
            store.told = self._tell
            for notice in store.notices:
                self._tell(notice)
        self._catch_up()
        self.ready.emit()

    def teach(self, person: str, word: str, language: str) -> None:
        self._soon(lambda store: store.add(person, [word], [CardKind.WORD], self.today(), language))

    def forget_person(self, key: str, numbers: Collection[int]) -> None:
        """Take a person, named by the `folded` key, out of what is learned, and what the games of these numbers
        offered."""
        self._soon(lambda store: store.forget(key))
        self._soon(lambda store: store.drop(numbers))

    def _soon(self, act: Callable[[LearningStore], object]) -> None:
        """Do something with the store as soon as it is open, at the latest in `close`."""
        self._waiting.append(act)
        self.open()
        self._catch_up()

    def _catch_up(self) -> None:
        if store := self.store:
            for act in self._waiting:
                act(store)
            self._waiting.clear()

    def _tell(self, notice: object) -> None:
        with suppress(RuntimeError):  # the program is at its end
            self.noticed.emit(notice)

    def close(self) -> None:
        self._opening.cancel()
        if self._waiting:
            self._door.opened()
            self._opened_once = True
            self._catch_up()
        self._door.close()


@dataclass(frozen=True)
class _Seen:
    """A game that was looked through, and how far all are."""

    game: int
    started: int
    sightings: tuple[WordChance, ...]
    done: int
    total: int


class GamesReader(QObject):
    """Brings the sightings of the store of learning in line with the stored games."""

    progressed = Signal(int, int)  # how many games were looked through, of how many
    finished = Signal()  # all games were looked through, or it was not possible

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
        """Give up; what was found stays."""
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
        query = "select id, started from game where state = ? order by id desc"
        over = source.execute(query, (GameState.FINISHED.value,)).fetchall()
        new = [row for row in over if known.get(row[0]) != row[1]]
        for done, (number, started) in enumerate(new, 1):
            flag.check()
            flag.tell(_Seen(number, started, _sightings(source, number, flag.check), done, len(new)))
    return tuple(known.keys() - {row[0] for row in over})


def _sightings(source: sqlite3.Connection, number: int, check: Check) -> tuple[WordChance, ...]:
    """Return what a game has offered; nothing if it cannot be played through."""
    try:
        written = read_written(source, number)
        read = kind_named(written.kind).sightings if written else None
        if written is None or read is None:
            return ()
        game = played_through(written, check, each_shown=False)
        return read(game.opening, game.steps, open_or_shipped(game.opening.rules.lexicon).graph, check)
    except (*BROKEN, sqlite3.Error):  # nothing is learned from a game that can no longer be played through
        return ()


_MOST_FRESH = 200


def offer(texts: list[str], name: str, lexicon: Lexicon, tier: Tier, held: Collection[str], flag: StopFlag) -> Misses:
    """Return what a person can learn next, from the store's sightings as text, without words that are `held`. Takes up
    to a second for thousands of words."""
    seen = read_sightings(texts)
    flag.check()
    found = missed_words(seen, name, lexicon, lexicon.__contains__, tier)
    to_learn = tuple(each for each in found.to_learn if each.word not in held)
    known = {*held, *(each.word for each in (*found.to_learn, *found.overlooked))}
    return Misses(to_learn, found.overlooked, new_words(lexicon, tier, known, _MOST_FRESH, flag.is_set))
