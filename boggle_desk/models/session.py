"""A game as the views see it: they submit moves and listen to what happened."""

from random import Random
from typing import Any, Generic, Protocol

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.game import Game, Moment, Position, Refused, Words


class Record(Protocol):
    """Where a game's steps are kept."""

    def append(self, step: int, events: tuple[Any, ...]) -> None:
        """Keep the events of a step; they survive the end of the program when this returns."""

    def retract(self, step: int) -> None:
        """Forget a step that was taken back."""

    @property
    def when(self) -> int | None:
        """When the last step was kept, in seconds since 1970; None if that is not known."""


class GameSession(QObject, Generic[Position]):
    """Judges moves, keeps every event before anybody sees it, and tells the views.

    The one `game` changes only in here. `words` is the referee's dictionary, `rng` the source of chance.
    """

    asked = Signal(object)
    """A move that is about to be judged, None for one that is redone; a clock is read now."""
    happened = Signal(object)
    """One event; the position is already the one after its whole step."""
    stepped = Signal()
    """All events of a move have been told."""
    refused = Signal(object)
    """A `Refused`: nothing changed."""
    rewound = Signal()
    """The last step was taken back."""

    def __init__(
        self, game: Game[Position, Any, Any], words: Words, rng: Random, record: Record, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._words = words
        self._rng = rng
        self._record = record
        self._undone: list[tuple[Any, ...]] = []
        """What was taken back since the last move, the latest last; no readings of the clock, which goes on."""

    @property
    def position(self) -> Position:
        """The position after everything that has happened."""
        return self._game.position

    @property
    def when(self) -> int | None:
        """When the game was played last, in seconds since 1970; None if that is not known."""
        return self._record.when

    @property
    def opening(self) -> Position:
        """The position that the game began with."""
        return self._game.opening

    @property
    def steps(self) -> tuple[tuple[Any, ...], ...]:
        """Everything that has happened, step by step."""
        return self._game.steps

    def moments(self) -> tuple[Moment[Position, Any], ...]:
        """Return everything that has happened, with the position after each event."""
        return self._game.moments()

    def submit(self, move: Any) -> bool:
        """Play a move; return whether the rules allowed it."""
        self.asked.emit(move)
        try:
            events = self._game.decide(move, self._words, self._rng)
        except Refused as refusal:
            self.refused.emit(refusal)
            return False
        if not self._game.logic.is_idle(events):
            self._undone.clear()
        self._keep(events)
        return True

    def _keep(self, events: tuple[Any, ...]) -> None:
        self._record.append(len(self._game.steps), events)
        self._game.follow(events)
        for event in events:
            self.happened.emit(event)
        self.stepped.emit()

    def can_take_back(self, steps: int = 1) -> bool:
        """Return whether the last steps may be undone."""
        return self._game.can_take_back(steps)

    def take_back(self, steps: int = 1) -> bool:
        """Undo the last steps if that may be; return whether they were."""
        if not self._game.can_take_back(steps):
            return False
        for _step in range(steps):
            self._record.retract(len(self._game.steps) - 1)
            step = self._game.take_back()
            if not self._game.logic.is_idle(step):
                self._undone.append(step)
        self.rewound.emit()
        return True

    def can_redo(self) -> bool:
        """Return whether something was taken back and nothing else was done since."""
        return bool(self._undone)

    def redo(self) -> bool:
        """Let the step happen again that was taken back last, with the same results of chance; return whether there was
        one."""
        if not self._undone:
            return False
        self.asked.emit(None)
        self._keep(self._undone.pop())
        return True
