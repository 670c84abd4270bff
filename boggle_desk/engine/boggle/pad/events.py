"""Moves and events of the Boggle pad. Rounds and seats count from 0. Words are in lower case."""

from dataclasses import dataclass

from boggle_desk.engine.boggle.events import CallTime, ClockRead, EndGame, EndSearch, ReadClock

# ------------------------------------------------------------------------------------------------ moves


@dataclass(frozen=True)
class TurnGlass:
    """Turn the timer: the round begins."""


@dataclass(frozen=True)
class WritePoints:
    """Write a player's points of a round, replacing what was there."""

    round: int
    seat: int
    points: int


@dataclass(frozen=True)
class WriteWords:
    """Add words to a player's list of a round, replacing points."""

    round: int
    seat: int
    words: tuple[str, ...]


@dataclass(frozen=True)
class EraseWord:
    round: int
    seat: int
    word: str


@dataclass(frozen=True)
class EraseEntry:
    """Remove all that is written for a player in a round."""

    round: int
    seat: int


@dataclass(frozen=True)
class Judge:
    """Say whether a word of a round counts (rule B20). None leaves it to the dictionary."""

    round: int
    word: str
    stands: bool | None


@dataclass(frozen=True)
class CloseRound:
    """Score the round (rule B25)."""


@dataclass(frozen=True)
class NextRound:
    """Begin another round."""


BogglePadMove = (
    TurnGlass | ReadClock | CallTime | EndSearch | WritePoints | WriteWords | EraseWord | EraseEntry | Judge
    | CloseRound | NextRound | EndGame
)  # fmt: skip

# ----------------------------------------------------------------------------------------------- events


@dataclass(frozen=True)
class GlassTurned:
    """The round began."""


@dataclass(frozen=True)
class TimeCalled:
    """The round's time is up."""


@dataclass(frozen=True)
class SearchEnded:
    """The search ended before its time, or without a timer."""


@dataclass(frozen=True)
class PointsWritten:
    round: int
    seat: int
    points: int


@dataclass(frozen=True)
class WordsWritten:
    """Words were added to a player's list. The dictionary lacks `unknown`."""

    round: int
    seat: int
    words: tuple[str, ...]
    unknown: tuple[str, ...]


@dataclass(frozen=True)
class WordErased:
    round: int
    seat: int
    word: str


@dataclass(frozen=True)
class EntryErased:
    """All that was written for a player in a round was removed."""

    round: int
    seat: int


@dataclass(frozen=True)
class Judged:
    """The table said whether a word counts. None leaves it to the dictionary."""

    round: int
    word: str
    stands: bool | None


@dataclass(frozen=True)
class RoundClosed:
    """The round was scored."""


@dataclass(frozen=True)
class RoundBegan:
    """Another round began."""


@dataclass(frozen=True)
class Reopened:
    """A correction took away the points that had ended the game."""


@dataclass(frozen=True)
class Ended:
    """The game ended. Tied players and teammates win together (B28). `stopped`: the table wanted no more rounds."""

    winners: tuple[int, ...]
    stopped: bool = False


BogglePadEvent = (
    GlassTurned | ClockRead | TimeCalled | SearchEnded | PointsWritten | WordsWritten | WordErased | EntryErased
    | Judged | RoundClosed | RoundBegan | Reopened | Ended
)  # fmt: skip
