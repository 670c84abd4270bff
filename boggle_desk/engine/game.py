"""A game in progress: its opening position and the list of all that happened."""

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
    """What a game asks of a dictionary."""

    def __contains__(self, word: str) -> bool:
        """Return whether the word is listed."""


class Refused(Exception):
    """A move that the rules do not allow. Views make the sentence from `reason` and what it is about."""

    def __init__(self, reason: StrEnum, word: str = "", seats: Sequence[int] = ()) -> None:
        super().__init__(f"{reason.value}: {word}" if word else reason.value)
        self.reason = reason
        self.word = word
        self.seats = tuple(seats)


@dataclass(frozen=True)
class GameLogic(Generic[Position, Move, Event]):
    """The three functions that make a kind of game.

    `decide` returns what a move brings about, every result of chance and judgement inside, or raises `Refused`;
    `apply` returns the position after one event and knows no dictionary, chance or clock;
    `revocable` returns whether the events of a move may be taken back. Steps of `idle` events alone only tell the time:
    what was undone before them can still be done again.
    """

    decide: Callable[[Position, Move, Words, Random], tuple[Event, ...]]
    apply: Callable[[Position, Event], Position]
    revocable: Callable[[Position, Sequence[Event]], bool]
    idle: tuple[type, ...] = ()

    def is_idle(self, step: Sequence[Event]) -> bool:
        """Return whether a step only tells the time."""
        return all(isinstance(event, self.idle) for event in step)


class Moment(NamedTuple, Generic[Position, Event]):
    """One event of a game: the step that it belongs to, and the position after it."""

    step: int
    event: Event
    position: Position


class Game(Generic[Position, Move, Event]):
    """The one thing that changes while people play. A step is the tuple of events that one move brought about."""

    def __init__(
        self,
        logic: GameLogic[Position, Move, Event],
        opening: Position,
        steps: Iterable[tuple[Event, ...]] = (),
        replayed: Iterable[Moment[Position, Event]] = (),
    ) -> None:
        """A game begins with these steps, or with what was `replayed` already: then nothing is applied again."""
        self.logic = logic
        self.opening = opening
        self._moments = list(replayed)
        self._steps = [
            tuple(each.event for each in group) for _step, group in groupby(self._moments, key=lambda each: each.step)
        ]
        for step in steps:
            self.follow(step)

    @property
    def position(self) -> Position:
        """The position after everything that has happened."""
        return self._moments[-1].position if self._moments else self.opening

    @property
    def steps(self) -> tuple[tuple[Event, ...], ...]:
        """Everything that has happened, step by step."""
        return tuple(self._steps)

    def moments(self) -> tuple[Moment[Position, Event], ...]:
        """Return every event with the position after it."""
        return tuple(self._moments)

    def decide(self, move: Move, words: Words, rng: Random) -> tuple[Event, ...]:
        """Return the step that the move would bring about. Nothing changes. Raises `Refused`."""
        return self.logic.decide(self.position, move, words, rng)

    def follow(self, step: tuple[Event, ...]) -> None:
        """Take over a step that was decided before."""
        for event in step:
            self._moments.append(Moment(len(self._steps), event, self.logic.apply(self.position, event)))
        self._steps.append(step)

    def play(self, move: Move, words: Words, rng: Random) -> tuple[Event, ...]:
        """Decide the move and follow it; return its step. Raises `Refused` and then leaves the game as it was."""
        step = self.decide(move, words, rng)
        self.follow(step)
        return step

    def can_take_back(self, steps: int = 1) -> bool:
        """Return whether the last steps may be undone."""
        last = self._steps[-steps:]
        return len(last) == steps and all(self.logic.revocable(self.position, step) for step in last)

    def take_back(self) -> tuple[Event, ...]:
        """Undo the last step and return it. Raises `ValueError` if it may not be undone."""
        if not self.can_take_back():
            raise ValueError("the last step stands")
        last = self._steps.pop()
        del self._moments[len(self._moments) - len(last) :]
        return last
