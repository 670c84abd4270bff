"""Updates and asks the history on background threads."""

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from sqlite3 import Connection
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk.engine.characters import introduced
from boggle_desk.engine.players import Player
from boggle_desk.engine.statistics import fair_match
from boggle_desk.models.background_task import BackgroundTask, Door, StopFlag, in_window
from boggle_desk.models.characters import characters
from boggle_desk.storage.backups import Backups
from boggle_desk.storage.erasure import Erasure, erase_game, erase_person
from boggle_desk.storage.games import GameStore, numbers_of
from boggle_desk.storage.history import GameHistory, UpdateSummary
from boggle_desk.storage.kinds import GameKind
from boggle_desk.storage.replay import played_through, read_written
from boggle_desk.storage.reviews import pack
from boggle_desk.storage.small_file import SmallFile

if TYPE_CHECKING:
    from boggle_desk.engine.game import Game
    from boggle_desk.models.scrabble.analysis import AnalysisProgress

Answer = TypeVar("Answer")
_AFTER_THE_START = 3_000  # milliseconds: the first page and what it loads come before


class HistoryKeeper(QObject):
    """The window's access to the history. The file is opened by the first question."""

    changed = Signal(object)  # an `UpdateSummary` of an update that changed something
    progressed = Signal(int, int)  # games read, and to read
    person_erased = Signal(str, object)  # an erased person's key, and the numbers of the games that held the name
    settled = Signal(object)  # an `UpdateSummary` of any update
    analysing = Signal(int, int)  # games that are analysed, and to analyse; both are the same at the end

    def __init__(self, store: GameStore) -> None:
        super().__init__()
        self._store = store
        self._door = Door(lambda: GameHistory.open(store))
        self._update = BackgroundTask(self, "The history could not be updated.")
        self._noting = BackgroundTask(self, "what is being removed cannot be noted", latest_only=False)
        self._analysis = BackgroundTask(self, "Games could not be analysed.")
        self._again = False
        self._resumed = False
        self.backups = Backups(store.path.parent, store.reader()) if store.path else None
        """An erased person is removed from them too."""
        self.files: tuple[SmallFile[Any], ...] = ()
        """Files in which an erased person is named; what stands beside them is rewritten."""
        self.account = UpdateSummary()  # the last update's
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.refresh)
        store.over = lambda _game: self._soon.start(0)

    def start(self) -> None:
        """Update soon after the window has opened."""
        self._soon.start(_AFTER_THE_START)

    def refresh(self) -> None:
        self._soon.stop()
        if self._update.running:
            self._again = True
            return
        resume = () if self._resumed else (in_window(self._erased),)
        self._resumed = True
        store, backups = self._store, self.backups

        def update(history: GameHistory, flag: StopFlag) -> UpdateSummary:
            for erased in resume:
                for what in backups.pending_erasures() if backups else ():
                    erased(what, backups.erase(what, store, history, flag.check) if backups else ())
            return history.update(flag.check, lambda *news: flag.tell(news))

        self._update.start(
            self._opening(update),
            self._settle,
            lambda _error: self._settle(self.account),
            lambda news: self.progressed.emit(*news),
        )

    def fair_match(self, kind: GameKind, players: Sequence[Player]) -> tuple[Player, ...]:
        """Return the players with the computers that follow a person at the levels of a fair match."""
        if not any(each.follows for each in players):
            return tuple(players)
        matched = fair_match(players, self.account.met.get(kind.game, {}), list(kind.levels()))
        return introduced(matched, characters())

    def analyse(self, numbers: Sequence[int], refuses_offensive: bool) -> None:
        """Find out in the background what each turn of these games of Scrabble cost. What was found is kept with each
        game, also if the program ends meanwhile."""
        from boggle_desk.models.scrabble.analysis import review_games  # the history needs none of it

        open_games = self._store.reader()
        games = {number: self._store.reviews(number) for number in numbers}

        def work(flag: StopFlag) -> int:
            with closing(open_games()) as source:
                return review_games(games, partial(_load, source, flag), refuses_offensive, flag)

        self._analysis.start(work, self._analysed, None, lambda news: self._keep_review(*news), survives_page=True)

    def _keep_review(self, game: int, done: int, games: int, told: "AnalysisProgress") -> None:
        if told.review and told.judge:
            self._store.keep_review(game, told.review.turn.number, told.judge, pack(told.review))
        elif not told.review:
            self.analysing.emit(done, games)

    def _analysed(self, games: int) -> None:
        self.analysing.emit(games, games)
        self.refresh()

    @property
    def busy(self) -> bool:
        return self._update.running

    def _settle(self, account: UpdateSummary) -> None:
        self.account = account
        self._store.note_changes(account.played)
        if account.changed:
            self.changed.emit(account)
        self.settled.emit(account)
        if self._again:
            self._again = False
            self.refresh()

    def asking(self, question: Callable[[GameHistory, StopFlag], Answer]) -> Callable[[StopFlag], Answer]:
        """Return the work for a `BackgroundTask` that asks the history, which no update changes meanwhile. `question`
        must hold no Qt object."""

        def ask(history: GameHistory, flag: StopFlag) -> Answer:
            with history.unchanged():
                return question(history, flag)

        return self._opening(ask)

    def _opening(self, work: Callable[[GameHistory, StopFlag], Answer]) -> Callable[[StopFlag], Answer]:
        door = self._door
        return lambda flag: work(door.opened(), flag)

    def erasing_person(self, key: str) -> Callable[[StopFlag], tuple[int, ...]]:
        """Return the work that erases the person with this key and returns the numbers of the games. `person_erased`
        follows, then `changed`."""
        store, backups, erased = self._store, self.backups, in_window(self._erased)

        def erase(history: GameHistory, flag: StopFlag) -> tuple[int, ...]:
            what = Erasure(person=key)
            if backups:
                numbers = backups.erase(what, store, history, flag.check)
            else:
                with store.writer() as connection:
                    numbers = erase_person(connection, key, flag.check)
                history.erase_person(key, numbers)
            erased(what, numbers)
            return numbers

        return self._opening(erase)

    def erasing_game(self, number: int) -> Callable[[StopFlag], int]:
        store, backups, erased = self._store, self.backups, in_window(self._erased)

        def erase(history: GameHistory, flag: StopFlag) -> int:
            with store.writer() as connection:
                what = Erasure(game=numbers_of(connection).get(number, ""))
                if not (backups and what.game):
                    erase_game(connection, number)
            if backups and what.game:
                backups.erase(what, store, history, flag.check)
            else:
                history.drop([number])
            erased(what, (number,))
            return number

        return self._opening(erase)

    def _erased(self, what: Erasure, numbers: tuple[int, ...]) -> None:
        if what.person:
            self.person_erased.emit(what.person, numbers)
        else:
            for number in numbers:
                self._store.left(number)
        if backups := self.backups:
            files = self.files

            def note(_flag: StopFlag) -> None:
                for file in files:
                    file.forget_before()
                backups.forget_erasure(what)

            self._noting.start(note, survives_page=True)
        self.changed.emit(self.account)
        self.refresh()

    def close(self) -> None:
        """Stop; open questions are never answered."""
        self._soon.stop()
        self._store.over = None
        self._update.cancel()
        self._analysis.cancel()
        self._door.close()


def _load(source: Connection, flag: StopFlag, number: int) -> "Game[Any, Any, Any]":
    written = read_written(source, number)
    if written is None:
        raise LookupError(f"there is no game {number}")
    return played_through(written, flag.check, each_shown=False)
