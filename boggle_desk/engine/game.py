"""A game in progress: its opening position and its steps."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

Position = TypeVar("Position")
Move = TypeVar("Move")
Event = TypeVar("Event")


class Words(Protocol):
    """The dictionary of a game."""

    def __contains__(self, word: str) -> bool:
        """Return whether the word is listed."""


class Refused(Exception):
    """A move against the rules. Views make the sentence from `reason` and the other arguments."""

    def __init__(self, reason: StrEnum, word: str = "", seats: Sequence[int] = ()) -> None:
        super().__init__(f"{reason.value}: {word}" if word else reason.value)
        self.reason = reason
        self.word = word
        self.seats = tuple(seats)


@dataclass(frozen=True)
class GameLogic(Generic[Position, Move, Event]):
    """The functions of a kind of game.

    `decide` returns a move's events, with all results of chance and judgement, or raises `Refused`; `apply` returns the
    position after one event and knows no dictionary, chance or clock; `revocable` returns whether a move's events may
    be taken back. Steps of `idle` events alone only tell the time; they don't end redoing.
    """

    decide: Callable[[Position, Move, Words, Random], tuple[Event, ...]]
    apply: Callable[[Position, Event], Position]
    revocable: Callable[[Position, Sequence[Event]], bool]
    idle: tuple[type, ...] = ()

    def is_idle(self, step: Sequence[Event]) -> bool:
        return all(isinstance(event, self.idle) for event in step)


class StepResult(NamedTuple, Generic[Position, Event]):
    step: int
    event: Event
    position: Position


class Game(Generic[Position, Move, Event]):
    """The mutable game. A step is the tuple of one move's events."""

    def __init__(
        self,
        logic: GameLogic[Position, Move, Event],
        opening: Position,
        steps: Iterable[tuple[Event, ...]] = (),
        replayed: Iterable[StepResult[Position, Event]] = (),
    ) -> None:
        """Begin with these steps, or with ones that were `replayed`, which are not applied again."""
        self.logic = logic
        self.opening = opening
        self._moments = list(replayed)
        self._steps = [
            tuple(each.event for each in group) for _step, group in groupby(self._moments, key=lambda each: each.step)
        ]
        for step in steps:
            self.follow(step)

    def __copy__(self) -> "Game[Position, Move, Event]":
        return Game(self.logic, self.opening, replayed=self._moments)

    @property
    def position(self) -> Position:
        return self._moments[-1].position if self._moments else self.opening

    @property
    def steps(self) -> tuple[tuple[Event, ...], ...]:
        return tuple(self._steps)

    def moments(self) -> tuple[StepResult[Position, Event], ...]:
        return tuple(self._moments)

    def decide(self, move: Move, words: Words, rng: Random) -> tuple[Event, ...]:
        """Return a move's step without changing the game. Raises `Refused`."""
        return self.logic.decide(self.position, move, words, rng)

    def outcome(self, step: tuple[Event, ...]) -> list[StepResult[Position, Event]]:
        """Return the position after a step, without changing the game."""
        position, moments = self.position, list[StepResult[Position, Event]]()
        for event in step:
            position = self.logic.apply(position, event)
            moments.append(StepResult(len(self._steps), event, position))
        return moments

    def follow(self, step: tuple[Event, ...], outcome: Iterable[StepResult[Position, Event]] | None = None) -> None:
        """Take over a step whole, with its `outcome` if that is known, or not at all."""
        self._moments.extend(self.outcome(step) if outcome is None else outcome)
        self._steps.append(step)

    def play(self, move: Move, words: Words, rng: Random) -> tuple[Event, ...]:
        """Apply a move and return its step. Raises `Refused` and then leaves the game as it was."""
        step = self.decide(move, words, rng)
        self.follow(step)
        return step

    def can_take_back(self, steps: int = 1) -> bool:
        last = self._steps[-steps:]
        return len(last) == steps and all(self.logic.revocable(self.position, step) for step in last)

    def take_back(self) -> tuple[Event, ...]:
        """Undo the last step and return it. Raises `ValueError` if it may not be undone."""
        if not self.can_take_back():
            raise ValueError("the last step stands")
        last = self._steps.pop()
        del self._moments[len(self._moments) - len(last) :]
        return last
