"""Moves and events of duplicate Scrabble; clock and end are those of any Scrabble game."""

from dataclasses import dataclass

from boggle_desk.engine.scrabble.events import CallTime, Ended, ReadClock
from boggle_desk.engine.scrabble.plays import FormedWord, Play, Reason
from boggle_desk.engine.scrabble.tiles import Rack


@dataclass(frozen=True)
class DrawRack:
    """Draw the first rack, or the next one after the best play."""


@dataclass(frozen=True)
class StartTurn:
    """Uncover the rack and start the timer."""


@dataclass(frozen=True)
class Answer:
    """Hand in a player's play, or none; it may change until the best play is laid."""

    seat: int
    play: Play | None = None


@dataclass(frozen=True)
class LayBest:
    """Lay the best play, found by a search with `top`; None if there is none."""

    play: Play | None = None


DuplicateMove = DrawRack | StartTurn | ReadClock | CallTime | Answer | LayBest


@dataclass(frozen=True)
class RackDrawn:
    rack: Rack
    rejected: int = 0  # how many racks were rejected first, for want of vowels or consonants


@dataclass(frozen=True)
class TurnBegan:
    """The rack is uncovered and time runs."""


@dataclass(frozen=True)
class ClockRead:
    seconds: float


@dataclass(frozen=True)
class TimeCalled:
    """Pencils are down."""


@dataclass(frozen=True)
class Answered:
    seat: int
    play: Play | None
    words: tuple[FormedWord, ...] = ()
    score: int = 0  # 0 without a valid play
    reason: Reason | None = None  # why the play doesn't count
    unknown: tuple[str, ...] = ()  # unlisted words of the play


@dataclass(frozen=True)
class BestLaid:
    play: Play
    words: tuple[FormedWord, ...]
    score: int


DuplicateEvent = RackDrawn | TurnBegan | ClockRead | TimeCalled | Answered | BestLaid | Ended
