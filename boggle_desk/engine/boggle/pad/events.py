"""What people ask of the pad (moves) and what happened (events) in a Boggle game with real cubes.

Rounds are counted from 0, players named by their seat. Words are in lower case.
"""

from dataclasses import dataclass

from boggle_desk.engine.boggle.events import CallTime, ClockRead, EndGame, EndSearch, ReadClock

# ------------------------------------------------------------------------------------------------ moves


@dataclass(frozen=True)
class TurnGlass:
    """Turn the glass over: the round begins."""


@dataclass(frozen=True)
class WritePoints:
    """Put the points of a player in a round on the pad; what stood there gives way."""

    round: int
    seat: int
    points: int


@dataclass(frozen=True)
class WriteWords:
    """Put words on the list of a player in a round; points that stood there give way."""

    round: int
    seat: int
    words: tuple[str, ...]


@dataclass(frozen=True)
class EraseWord:
    """Take a word that was typed by mistake off a list."""

    round: int
    seat: int
    word: str


@dataclass(frozen=True)
class EraseEntry:
    """Take all that is written for a player in a round off the pad."""

    round: int
    seat: int


@dataclass(frozen=True)
class Judge:
    """The table says whether a word of a round counts, whatever the dictionary says (rule B20); None leaves it to the
    dictionary again."""

    round: int
    word: str
    stands: bool | None


@dataclass(frozen=True)
class CloseRound:
    """Everything of the round is written: who won it (rule B25)?"""


@dataclass(frozen=True)
class NextRound:
    """Another round."""


BogglePadMove = (
    TurnGlass | ReadClock | CallTime | EndSearch | WritePoints | WriteWords | EraseWord | EraseEntry | Judge
    | CloseRound | NextRound | EndGame
)  # fmt: skip

# ----------------------------------------------------------------------------------------------- events


@dataclass(frozen=True)
class GlassTurned:
    """The time of the round runs."""


@dataclass(frozen=True)
class TimeCalled:
    """The time of the round is over."""


@dataclass(frozen=True)
class SearchEnded:
    """Points are written from now on, without the clock having called time."""


@dataclass(frozen=True)
class PointsWritten:
    """A player has these points in a round."""

    round: int
    seat: int
    points: int


@dataclass(frozen=True)
class WordsWritten:
    """These words are on the list of a player, behind those that were there. The dictionary lacks `unknown`."""

    round: int
    seat: int
    words: tuple[str, ...]
    unknown: tuple[str, ...]


@dataclass(frozen=True)
class WordErased:
    """A word is off a list."""

    round: int
    seat: int
    word: str


@dataclass(frozen=True)
class EntryErased:
    """Nothing is written for a player in a round any more."""

    round: int
    seat: int


@dataclass(frozen=True)
class Judged:
    """The table has said whether a word counts; None leaves it to the dictionary."""

    round: int
    word: str
    stands: bool | None


@dataclass(frozen=True)
class RoundClosed:
    """The round counts."""


@dataclass(frozen=True)
class RoundBegan:
    """Another round has begun."""


@dataclass(frozen=True)
class Reopened:
    """A correction has taken the points away that had ended the game: it goes on."""


@dataclass(frozen=True)
class Ended:
    """The game is over; these seats have won, several of them if they are tied or a team (rule B28). `stopped` if the
    table wanted no more rounds."""

    winners: tuple[int, ...]
    stopped: bool = False


BogglePadEvent = (
    GlassTurned | ClockRead | TimeCalled | SearchEnded | PointsWritten | WordsWritten | WordErased | EntryErased
    | Judged | RoundClosed | RoundBegan | Reopened | Ended
)  # fmt: skip
