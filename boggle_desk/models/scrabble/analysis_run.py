"""A whole game is looked at turn by turn, beside the window."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.review import Turn, TurnReview, review_turn, turns_of
from boggle_desk.models.latest import Latest
from boggle_desk.models.task import StopFlag, Task
from boggle_desk.storage.lexica import open_or_shipped

_log = logging.getLogger(__name__)

Steps = Sequence[Sequence[Any]]


@dataclass(frozen=True)
class Told:
    """How far an analysis is."""

    total: int
    """The turns of the game."""
    dictionary: str
    """The title of the dictionary that judges."""
    review: TurnReview | None = None
    """The turn that was just reviewed."""


def open_words(key: str, refuses_offensive: bool) -> Lexicon:
    """Return the dictionary of a key, the shipped one if it is not there any more."""
    return open_or_shipped(key).refusing_offensive(refuses_offensive)


class AnalysisRun(QObject):
    """Reviews the turns of a game one after the other and tells each of them at once."""

    reviewed = Signal(object)
    """A `TurnReview`."""
    progressed = Signal(int, int)
    """How many turns are reviewed, and how many there are."""
    finished = Signal()
    cancelled = Signal()
    failed = Signal(object)
    """The exception; what was reviewed so far stays true."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: Task[None] | None = None
        self._ticket = 0
        """Changes whenever an analysis begins or is left."""
        self.reviews: list[TurnReview] = []
        self.dictionary = ""
        """The title of the dictionary that judges, as soon as it is open."""

    @property
    def running(self) -> bool:
        """Whether an analysis goes on."""
        return self._task is not None

    def start(
        self,
        opening: ScrabblePosition,
        steps: Steps,
        judge: Callable[[], Judge],
        luck: Random,
    ) -> None:
        """Begin anew. `judge` opens the dictionary, beside the window too."""
        self.leave()
        self.reviews, seed = [], luck.randrange(1 << 62)
        self._task = Task(lambda flag: _review_all(opening, steps, judge, seed, flag))
        ticket = self._ticket
        self._task.progressed.connect(self._take)
        self._task.done.connect(lambda _none: self._end(self.finished, ticket))
        self._task.stopped.connect(lambda: self._end(self.cancelled, ticket))
        self._task.failed.connect(self._fail)
        self._task.start()

    def cancel(self) -> None:
        """Give up; `cancelled` follows when the work has ended."""
        if self._task:
            self._task.cancel()

    def leave(self) -> None:
        """Give up, and hear nothing more of it."""
        self._ticket += 1
        if self._task:
            self._task.cancel()
            self._task.deleteLater()
            self._task = None

    def _take(self, told: Told) -> None:
        if told.review:
            self.reviews.append(told.review)
            self.reviewed.emit(told.review)
        self.dictionary = told.dictionary
        self.progressed.emit(len(self.reviews), told.total)

    def _end(self, signal: Any, ticket: int) -> None:
        if ticket == self._ticket:  # else it was left, or another one has begun since
            self._task = None
            signal.emit()

    def _fail(self, error: Exception) -> None:
        _log.error("A game could not be analysed.", exc_info=error)
        self._task = None
        self.failed.emit(error)


def _review_all(
    opening: ScrabblePosition,
    steps: Steps,
    judge: Callable[[], Judge],
    seed: int,
    flag: StopFlag,
) -> None:
    turns, opened = turns_of(opening, steps), judge()
    flag.tell(Told(len(turns), opened.words.title))
    for turn in turns:
        review = _reviewed(turn, opened, Random(seed + turn.number), flag)
        flag.tell(Told(len(turns), opened.words.title, review))


def _reviewed(turn: Turn, judge: Judge, luck: Random, flag: StopFlag) -> TurnReview:
    flag.check()
    return review_turn(turn, judge, flag.is_set, luck)


class TurnQuestion(QObject):
    """Answers "what could I have played?" for a player's last turn, beside the window. A new question drops the one
    before."""

    answered = Signal(object)
    """A `TurnReview`, or None if the player has not had a turn."""
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = Latest(self, "A turn could not be looked at.")

    def ask(
        self,
        opening: ScrabblePosition,
        steps: Steps,
        seat: int,
        judge: Judge,
        luck: Random,
    ) -> None:
        """Begin to look for the answer."""
        seed = luck.randrange(1 << 62)
        self._work.start(
            lambda flag: _review_last(opening, steps, seat, judge, Random(seed), flag),
            self.answered.emit,
            self.failed.emit,
        )

    def stop(self) -> None:
        """Give up looking."""
        self._work.stop()


def _review_last(
    opening: ScrabblePosition,
    steps: Steps,
    seat: int,
    judge: Judge,
    luck: Random,
    flag: StopFlag,
) -> TurnReview | None:
    turns = [turn for turn in turns_of(opening, steps) if turn.seat == seat]
    return _reviewed(turns[-1], judge, luck, flag) if turns else None
