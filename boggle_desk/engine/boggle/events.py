"""What players ask for (moves) and what happened (events) in a Boggle game.

Players are named by their seat, a number from 0 in clockwise order. Words are in lower case.
"""

from dataclasses import dataclass

from boggle_desk.engine.boggle.cubes import PlacedCube

# ------------------------------------------------------------------------------------------------ moves


@dataclass(frozen=True)
class Shake:
    """Shake the dome: before a round, or again while nobody has seen the letters."""


@dataclass(frozen=True)
class LayBoard:
    """Let the dome fall on exactly these cubes: those of a board that is played again (`shakes` is 0), or those that so
    many shakes of the unseen board led to, for the table's wish. `granted` says whether they fulfil it."""

    cubes: tuple[PlacedCube, ...]
    shakes: int = 0
    granted: bool | None = None


@dataclass(frozen=True)
class BeginSearch:
    """Lift the dome and turn the timer, one act (rule B7)."""


@dataclass(frozen=True)
class ReadClock:
    """Note how many seconds of the search have gone, so that a game taken up again goes on there."""

    elapsed: float


@dataclass(frozen=True)
class WriteWord:
    """Put a word on a list, `at` seconds after the timer was turned."""

    seat: int
    word: str
    at: float = 0.0


@dataclass(frozen=True)
class EraseWord:
    """Strike a word from one's own list while it may still be written."""

    seat: int
    word: str


@dataclass(frozen=True)
class SetGoal:
    """Note the words of the board that the goal counts and hints are given of, in the order of the hints, and a path
    for each."""

    words: tuple[str, ...]
    paths: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class TakeHint:
    """Ask for a hint, or for the next grade of the last one."""

    seat: int


@dataclass(frozen=True)
class SearchOn:
    """Go on with a search whose goal is reached."""


@dataclass(frozen=True)
class CallTime:
    """The sand has run out (rule B15): on paper for those of the searchers who have the least time (rule B33), on the
    screen for everybody who searches."""


@dataclass(frozen=True)
class EndSearch:
    """Close the lists: the word begun is finished, or all agree to end early (rule B16)."""


@dataclass(frozen=True)
class BeginReading:
    """All lists that shall be typed in are typed in; read them."""


@dataclass(frozen=True)
class ReadWord:
    """The reader reads a word aloud. `also` are the seats that call out that they have it too, even after it was read.
    Where whole lists are known they can all be read shortest words first: then `of` is whose word it is."""

    word: str
    also: tuple[int, ...] = ()
    of: int | None = None


@dataclass(frozen=True)
class SkipWord:
    """The reader leaves a word unread (rule B19)."""

    word: str


@dataclass(frozen=True)
class Challenge:
    """A player challenges a word that was read (rule B20). `votes` say by seat who holds it to be a word; None is
    no vote."""

    word: str
    by: int
    votes: tuple[bool | None, ...] = ()


@dataclass(frozen=True)
class PassReading:
    """The reader is done; the next one clockwise reads, or the round is scored."""


@dataclass(frozen=True)
class EndGame:
    """The table stops after this round (rule B27)."""


BoggleMove = (
    Shake | LayBoard | BeginSearch | ReadClock | WriteWord | EraseWord | SetGoal | TakeHint | SearchOn | CallTime
    | EndSearch | BeginReading | ReadWord | SkipWord | Challenge | PassReading | EndGame
)  # fmt: skip

# ----------------------------------------------------------------------------------------------- events


@dataclass(frozen=True)
class Shaken:
    """The cubes fell like this, in reading order."""

    cubes: tuple[PlacedCube, ...]
    shakes: int = 1
    """How many shakes it took to fulfil the table's wish; 0 for a board that was known before."""
    granted: bool | None = None
    """Whether these cubes fulfil the table's wish; None where nothing was wished for."""


@dataclass(frozen=True)
class SearchBegan:
    """The dome was lifted and the timer turned for these seats."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class ClockRead:
    """So many seconds of the search had gone."""

    elapsed: float


@dataclass(frozen=True)
class Wrote:
    """A word was put on a list."""

    seat: int
    word: str
    at: float


@dataclass(frozen=True)
class Erased:
    """A word was struck from the list of its own writer."""

    seat: int
    word: str


@dataclass(frozen=True)
class GoalSet:
    """These words of the board count towards the goal; hints are given of them in this order."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class GoalReached:
    """A player had found as many of the goal words as the rules ask for, `at` seconds after the timer was turned."""

    seat: int
    at: float


@dataclass(frozen=True)
class SearchedOn:
    """The search goes on beyond its goal."""


@dataclass(frozen=True)
class Hinted:
    """A player was given a hint of this grade, from 1 to 4, to a word on this path."""

    seat: int
    word: str
    path: tuple[int, ...]
    grade: int


@dataclass(frozen=True)
class TimeCalled:
    """The sand ran out."""

    seats: tuple[int, ...] = ()
    """For whom, while others with extra time search on (rule B33); none means everybody who searches."""


@dataclass(frozen=True)
class SearchEnded:
    """These seats have stopped writing; `early` before the sand ran out."""

    seats: tuple[int, ...]
    early: bool


@dataclass(frozen=True)
class ReadingBegan:
    """The reading began with this seat."""

    reader: int


@dataclass(frozen=True)
class WordRead:
    """The reader read a word."""

    reader: int
    word: str


@dataclass(frozen=True)
class CrossedOff:
    """A word was crossed off the lists of these seats (rules B18, B34)."""

    word: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Skipped:
    """The reader left a word unread."""

    reader: int
    word: str


@dataclass(frozen=True)
class Ruled:
    """A word was judged. `challenger` is None when the referee judged unasked; `cost` are the points its reader
    loses."""

    reader: int
    word: str
    challenger: int | None
    stands: bool
    cost: int = 0


@dataclass(frozen=True)
class ReaderChanged:
    """The next reader, clockwise."""

    reader: int


@dataclass(frozen=True)
class Scored:
    """The round's points by seat."""

    points: tuple[int, ...]


@dataclass(frozen=True)
class Ended:
    """The game is over; these seats have won, several of them if they are tied or play together (rule B28)."""

    winners: tuple[int, ...]


BoggleEvent = (
    Shaken | SearchBegan | ClockRead | Wrote | Erased | GoalSet | GoalReached | SearchedOn | Hinted | TimeCalled
    | SearchEnded | ReadingBegan | WordRead | CrossedOff | Skipped | Ruled | ReaderChanged | Scored | Ended
)  # fmt: skip
