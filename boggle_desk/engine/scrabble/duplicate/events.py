"""Duplicate Scrabble: what the table asks for, and what happened; clock and end are those of any Scrabble game."""

from dataclasses import dataclass

from boggle_desk.engine.scrabble.events import CallTime, Ended, ReadClock
from boggle_desk.engine.scrabble.plays import FormedWord, Play, Reason
from boggle_desk.engine.scrabble.tiles import Rack


@dataclass(frozen=True)
class DrawRack:
    """Draw the first rack, or the next one once the best play was seen."""


@dataclass(frozen=True)
class StartTurn:
    """Uncover the rack and start the timer."""


@dataclass(frozen=True)
class Answer:
    """Hand in what a player found, or no play. Until the best play is laid it may be handed in anew."""

    seat: int
    play: Play | None = None


@dataclass(frozen=True)
class LayBest:
    """Lay the best play there is; None if the rack allows no play. A search beside the table finds it: see `top`."""

    play: Play | None = None


DuplicateMove = DrawRack | StartTurn | ReadClock | CallTime | Answer | LayBest


@dataclass(frozen=True)
class RackDrawn:
    """The rack that everybody has."""

    rack: Rack
    rejected: int = 0
    """How many racks went back into the bag first, for want of vowels or consonants."""


@dataclass(frozen=True)
class TurnBegan:
    """The rack is uncovered and time runs."""


@dataclass(frozen=True)
class ClockRead:
    """So many seconds of the turn have passed."""

    seconds: float


@dataclass(frozen=True)
class TimeCalled:
    """Pencils are down."""


@dataclass(frozen=True)
class Answered:
    """What a player found, as the referee judges it."""

    seat: int
    play: Play | None
    words: tuple[FormedWord, ...] = ()
    score: int = 0
    """0 without a play, and for one that doesn't count."""
    reason: Reason | None = None
    """Why the play doesn't count."""
    unknown: tuple[str, ...] = ()
    """Words of the play that the dictionary lacks."""


@dataclass(frozen=True)
class BestLaid:
    """The best play lies on the board, for all."""

    play: Play
    words: tuple[FormedWord, ...]
    score: int


DuplicateEvent = RackDrawn | TurnBegan | ClockRead | TimeCalled | Answered | BestLaid | Ended
