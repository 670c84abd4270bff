"""A game for the views, which submit moves and listen to events."""

from random import Random
from typing import Any, Generic, Protocol

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.game import Game, Position, Refused, StepResult, Words


class GameRecord(Protocol):
    def append(self, step: int, events: tuple[Any, ...]) -> None:
        """Store a step's events permanently."""

    def retract(self, step: int) -> None:
        """Remove a step."""

    @property
    def when(self) -> int | None:
        """When the last step was stored, in seconds since 1970; None if unknown."""


class GameSession(QObject, Generic[Position]):
    """Judges moves, stores every event before anybody sees it, and tells the views.

    Only this changes `game`. `words` is the referee's dictionary, `rng` the source of chance.
    """

    asked = Signal(object)  # a move to be judged, None for a redo; clocks are read now
    happened = Signal(object)  # one event; the position is that after its whole step
    stepped = Signal()  # all events of a move were emitted
    refused = Signal(object)  # a `Refused`; nothing changed
    rewound = Signal()  # the last step was taken back

    def __init__(self, game: Game[Position, Any, Any], words: Words, rng: Random, record: GameRecord) -> None:
        super().__init__()
        self._game = game
        self._words = words
        self._rng = rng
        self._record = record
        self._undone: list[tuple[Any, ...]] = []
        """What was taken back since the last move, the latest last, without readings of the clock."""

    @property
    def position(self) -> Position:
        return self._game.position

    @property
    def when(self) -> int | None:
        """In seconds since 1970; None if unknown."""
        return self._record.when

    @property
    def opening(self) -> Position:
        return self._game.opening

    @property
    def steps(self) -> tuple[tuple[Any, ...], ...]:
        return self._game.steps

    def moments(self) -> tuple[StepResult[Position, Any], ...]:
        return self._game.moments()

    def submit(self, move: Any) -> bool:
        """Play a move; return whether it was allowed."""
        refusal = self.attempt(move)
        if refusal:
            self.refused.emit(refusal)
        return refusal is None

    def attempt(self, move: Any) -> Refused | None:
        """Play a move; return why not, which nobody else is told."""
        self.asked.emit(move)
        try:
            events = self._game.decide(move, self._words, self._rng)
        except Refused as refusal:
            return refusal
        if not self._game.logic.is_idle(events):
            self._undone.clear()
        self._keep(events)
        return None

    def _keep(self, events: tuple[Any, ...]) -> None:
        outcome = self._game.outcome(events)  # first: a step that is stored must not fail, or all later ones would
        self._record.append(len(self._game.steps), events)
        self._game.follow(events, outcome)
        for event in events:
            self.happened.emit(event)
        self.stepped.emit()

    def can_take_back(self, steps: int = 1) -> bool:
        return self._game.can_take_back(steps)

    def take_back(self, steps: int = 1) -> bool:
        """Undo the last steps if possible; return whether they were."""
        if not self._game.can_take_back(steps):
            return False
        for _step in range(steps):
            if not self._game.can_take_back():
                break  # before the store forgets what the game keeps
            self._record.retract(len(self._game.steps) - 1)
            step = self._game.take_back()
            if not self._game.logic.is_idle(step):
                self._undone.append(step)
        self.rewound.emit()
        return True

    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> bool:
        """Redo the step that was taken back last, with the same chance; return whether there was one."""
        if not self._undone:
            return False
        self.asked.emit(None)
        self._keep(self._undone.pop())
        return True
