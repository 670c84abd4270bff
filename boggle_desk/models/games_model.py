"""The stored games as an item model, and how far each of them has come."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from boggle_desk.engine.players import seat_names
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.locale_text import moment_text, number_text
from boggle_desk.models.rows_model import RowsModel, TableColumn
from boggle_desk.storage.games import GameDamaged, GameState, GameStore, StoredGame

if TYPE_CHECKING:
    from boggle_desk.engine.players import Player
    from boggle_desk.storage.replay import WrittenGame

_PAUSE = 5  # milliseconds between two replayed games, so that the window stays responsive


class GameColumn(IntEnum):
    KIND = 0
    PLAYERS = 1
    WHEN = 2
    PROGRESS = 3
    SCORE = 4
    STATE = 5


@dataclass(frozen=True)
class GameProgress:
    """How far a game has come: rounds, or turns if it has them, and the points by seat. One that is `damaged` cannot be
    played through."""

    number: int = 0
    scores: tuple[int, ...] = ()
    damaged: bool = False
    rules: str = ""  # the key of the preset that it is played by, see `GameKind.preset`
    has_turns: bool = False
    players: "tuple[Player, ...]" = ()
    target: int | None = None  # the points that win, where points do
    winners: tuple[int, ...] = ()  # their seats, once a game is over
    left: tuple[int, ...] = ()  # the seats of those who left
    seats: tuple[str, ...] = ()  # the names of all who held each seat, where one was given away


class GamesModel(RowsModel[StoredGame]):
    """One row a game, the one played last first. What has to be played through to be known is filled in later."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = (
            TableColumn(self.tr("Game"), self._kind_text),
            TableColumn(self.tr("Players"), self._players_text),
            TableColumn(self.tr("Played"), lambda game: moment_text(game.changed)),
            TableColumn(self.tr("Length"), self._progress_text),
            TableColumn(self.tr("Points"), self._score_text),
            TableColumn(self.tr("State"), self._state_text),
        )
        self._progress: dict[int, GameProgress] = {}

    def show_games(self, games: Iterable[StoredGame]) -> None:
        """Show these games; what is known of those that have not changed stays."""
        before, shown = {game.id: game.changed for game in self.rows}, tuple(games)
        kept = {game.id for game in shown if before.get(game.id) == game.changed and game.state != GameState.RUNNING}
        self._progress = {number: known for number, known in self._progress.items() if number in kept}
        self.show_rows(shown)

    def show_progress(self, number: int, progress: GameProgress) -> None:
        self._progress[number] = progress
        for row, game in enumerate(self.rows):
            if game.id == number:
                self.dataChanged.emit(self.index(row, GameColumn.KIND), self.index(row, GameColumn.SCORE))

    def unknown(self, rows: range | None = None) -> list[int]:
        games = self.rows if rows is None else self.rows[rows.start : rows.stop]
        return [game.id for game in games if game.id not in self._progress]

    def row_of(self, number: int) -> int:
        return next((row for row, game in enumerate(self.rows) if game.id == number), -1)

    def tip(self, row: StoredGame, column: int) -> str:
        return row.title

    def _kind_text(self, game: StoredGame) -> str:
        return game_title(game.kind, self._progress.get(game.id, GameProgress()).rules)

    def _players_text(self, game: StoredGame) -> str:
        """Return who played, in the order of the points."""
        return ", ".join(self._progress.get(game.id, GameProgress()).seats) or game.title

    def _progress_text(self, game: StoredGame) -> str:
        progress = self._progress.get(game.id)
        if progress is None:
            return "…"
        if progress.damaged:
            return self.tr("damaged")
        if not progress.number:
            return self.tr("just begun")
        text = self.tr("Turn {number}") if progress.has_turns else self.tr("Round {number}")
        return text.format(number=progress.number)

    def _score_text(self, game: StoredGame) -> str:
        """Return who made how many points: the winners of a finished game first, then the best."""
        progress = self._progress.get(game.id, GameProgress())
        marked = progress.winners if len(progress.scores) > 1 else ()
        names = [player.name for player in progress.players] if len(progress.scores) > 1 else [""]
        seats = sorted(range(len(progress.scores)), key=lambda seat: (seat not in marked, -progress.scores[seat]))
        each_made = enumerate(zip(names, progress.scores, strict=False))
        made = {seat: f"{name} {number_text(score)}".strip() for seat, (name, score) in each_made}
        won = ", ".join(made[seat] for seat in seats if seat in marked and seat in made)
        others = ", ".join(made[seat] for seat in seats if seat not in marked and seat in made)
        return ", ".join(filter(None, (self.tr("Won: {names}").format(names=won) if won else "", others)))

    def _state_text(self, game: StoredGame) -> str:
        return {
            GameState.RUNNING: self.tr("in progress"),
            GameState.FINISHED: self.tr("finished"),
            GameState.ABANDONED: self.tr("archived"),
            GameState.OTHERS: self.tr("not ours"),
        }[game.state]


def kind_title(kind: str) -> str:
    """Return what a kind of game is called: the game's own name, which is the same in all languages, and whether its
    score was kept on the pad."""
    game, _, pad = kind.partition("_")
    if not pad:
        return game.capitalize()
    return QCoreApplication.translate("GamesModel", "{game}, score pad").format(game=game.capitalize())


def game_title(kind: str, rules: str) -> str:
    """Return what a game is called in every list: its kind, and the rules that it is played by if they are known."""
    if not rules:
        return kind_title(kind)
    from boggle_desk.models.boggle.boggle_strings import BoggleStrings
    from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
    from boggle_desk.storage.kinds import kind_named

    words = ScrabbleStrings() if kind_named(kind).game == "scrabble" else BoggleStrings()
    text = QCoreApplication.translate("GamesModel", "{game}: {rules}")
    return text.format(game=kind_title(kind), rules=words.preset_title(rules))


def scrap_title(progress: GameProgress) -> str:
    """Return what a practice, or the board of the day, is called; nothing for any other game."""
    from boggle_desk.engine.boggle.known_board import TODAY
    from boggle_desk.models.boggle.boggle_strings import BoggleStrings

    return BoggleStrings().preset_title(progress.rules) if progress.rules in ("practice", TODAY) else ""


class ProgressReader(QObject):
    """Plays stored games through on a background thread, one after the other, to see how far they have come."""

    found = Signal(int, object)  # the number of a game and its `Progress`

    def __init__(self, store: GameStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._waiting: list[int] = []
        self._work = BackgroundTask(self)
        self._next = QTimer(self, singleShot=True, interval=_PAUSE)
        self._next.timeout.connect(self._begin)

    def read(self, numbers: Iterable[int]) -> None:
        """Read these games, in this order, instead of any others."""
        self.stop()
        self._waiting = list(numbers)
        if self._waiting:
            self._next.start()

    def stop(self) -> None:
        self._waiting = []
        self._next.stop()
        self._work.cancel()

    def _begin(self) -> None:
        number = self._waiting.pop(0)
        try:
            game, stored = self._store.written(number), self._store.game(number)
        except GameDamaged:
            self._tell(number, GameProgress(damaged=True))
            return
        self._work.start(
            lambda flag: progress_of(game, flag, stored.started if stored else None),
            lambda progress: self._tell(number, progress),
            lambda _error: self._tell(number, GameProgress(damaged=True)),
        )

    def _tell(self, number: int, progress: GameProgress) -> None:
        self.found.emit(number, progress)
        if self._waiting:
            self._next.start()


def progress_of(game: "WrittenGame", flag: StopFlag, began: int | None = None) -> GameProgress:
    """Return how far a game has come that `began` in these seconds since 1970. Raises `BadFile`, and `Stopped` when the
    flag is set."""
    from boggle_desk.storage.kinds import kind_named
    from boggle_desk.storage.replay import final_position

    position = final_position(game, flag.check)
    kind = kind_named(game.kind)
    rules, seated = position.rules, hasattr(position, "former")  # where seats may change hands
    return GameProgress(
        *kind.progress(position),
        rules=kind.preset(position, began),
        has_turns=kind.has_turns,
        players=tuple(position.players),
        target=getattr(rules, "target", None),  # only Boggle plays to one
        winners=tuple(position.winners),
        left=position.left if seated else (),
        seats=tuple(map(" → ".join, seat_names(position))) if seated and position.former else (),
    )
