"""A whole game is looked at turn by turn, beside the window."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.review import Turn, TurnReview, review_turn, turns_of
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.storage.lexica import open_or_shipped

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
        self._work = BackgroundTask(self, "A game could not be analysed.")
        self._left = False
        self._work.progressed.connect(self._take)
        self._work.done.connect(lambda _none: self.finished.emit())
        self._work.failed.connect(self.failed)
        self._work.stopped.connect(self._end)
        self.reviews: list[TurnReview] = []
        self.dictionary = ""
        """The title of the dictionary that judges, as soon as it is open."""

    @property
    def running(self) -> bool:
        """Whether an analysis goes on."""
        return self._work.running

    def start(
        self,
        opening: ScrabblePosition,
        steps: Steps,
        judge: Callable[[], Judge],
        rng: Random,
    ) -> None:
        """Begin anew. `judge` opens the dictionary, beside the window too."""
        self._left, self.reviews, seed = False, [], rng.randrange(1 << 62)
        self._work.start(lambda flag: _review_all(opening, steps, judge, seed, flag))

    def cancel(self) -> None:
        """Give up; `cancelled` follows when the work has ended."""
        self._work.cancel()

    def leave(self) -> None:
        """Give up, and hear nothing more of it."""
        self._left = True
        self._work.cancel()

    def _take(self, told: Told) -> None:
        if told.review:
            self.reviews.append(told.review)
            self.reviewed.emit(told.review)
        self.dictionary = told.dictionary
        self.progressed.emit(len(self.reviews), told.total)

    def _end(self) -> None:
        if not self._left:
            self.cancelled.emit()


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


def _reviewed(turn: Turn, judge: Judge, rng: Random, flag: StopFlag) -> TurnReview:
    flag.check()
    return review_turn(turn, judge, flag.is_set, rng)


def review_last(
    opening: ScrabblePosition,
    steps: Steps,
    seat: int,
    judge: Judge,
    rng: Random,
    flag: StopFlag,
) -> TurnReview | None:
    """Return what a player's last turn could have been, None if there has been none."""
    turns = [turn for turn in turns_of(opening, steps) if turn.seat == seat]
    return _reviewed(turns[-1], judge, rng, flag) if turns else None
