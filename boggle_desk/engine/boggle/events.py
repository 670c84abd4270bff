"""Moves and events of a Boggle game. Seats count from 0, clockwise. Words are in lower case."""

from dataclasses import dataclass

from boggle_desk.engine.ballot import Vote, Voted
from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.players import GiveSeat, Leave, Left, SeatGiven

# ------------------------------------------------------------------------------------------------ moves


@dataclass(frozen=True)
class Shake:
    """Shake the dome: before a round, or again while nobody has seen the letters."""


@dataclass(frozen=True)
class LayBoard:
    """Lay these cubes after `shakes` unseen shakes; 0 is a known board. `granted`: they fulfil the wish, or are
    fair."""

    cubes: tuple[PlacedCube, ...]
    shakes: int = 0
    granted: bool | None = None


@dataclass(frozen=True)
class BeginSearch:
    """Lift the dome and turn the timer, one act (rule B7)."""


@dataclass(frozen=True)
class UsePhones:
    """These people write on phones from now on, each unseen, while all search at once."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class ReadClock:
    """Record how many seconds have gone, so that an interrupted game resumes there."""

    elapsed: float


@dataclass(frozen=True)
class WriteWord:
    """Write a word, `at` seconds after the timer was turned."""

    seat: int
    word: str
    at: float = 0.0
    round: int | None = None
    """The round in which a phone wrote it. If that was in time, it counts until this player's list has been read."""


@dataclass(frozen=True)
class EraseWord:
    """Cross a word out; `at` and `round` as in `WriteWord`."""

    seat: int
    word: str
    at: float = 0.0
    round: int | None = None


@dataclass(frozen=True)
class SetGoal:
    """Record the board's goal words, in the order of the hints, with a path for each."""

    words: tuple[str, ...]
    paths: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class TakeHint:
    """Ask for a hint, or for the next grade of the last one."""

    seat: int


@dataclass(frozen=True)
class SearchOn:
    """Search on after the goal."""


@dataclass(frozen=True)
class CallTime:
    """Time is up (rule B15): on paper for the searchers with the least time (rule B33), on screen for all."""


@dataclass(frozen=True)
class EndSearch:
    """Close the lists: the word begun is finished, or all agree to end early (rule B16)."""

    seat: int | None = None
    """Whose list, after time on a phone; None closes all."""


@dataclass(frozen=True)
class BeginReading:
    """End typing and begin reading."""


@dataclass(frozen=True)
class ReadWord:
    """Read a word aloud. `also`: seats that have it too, even after it was read. `of`: its seat, if lists are read
    together."""

    word: str
    also: tuple[int, ...] = ()
    of: int | None = None


@dataclass(frozen=True)
class SkipWord:
    """The reader leaves a word unread (rule B19)."""

    word: str


@dataclass(frozen=True)
class Challenge:
    """Challenge a word that was read (rule B20). `votes` by seat say whether it is a word; where the table votes, a
    vote begins unless those of all people are among them."""

    word: str
    by: int
    votes: tuple[bool | None, ...] = ()


@dataclass(frozen=True)
class DropVote:
    """Drop the challenge that the table is voting on."""


@dataclass(frozen=True)
class PassReading:
    """The reader is done; the next one clockwise reads. After the last one the table may still challenge any word, and
    passing once more scores the round."""


@dataclass(frozen=True)
class ReadTogether:
    """Read all lists together, or one after the other."""

    together: bool


@dataclass(frozen=True)
class EndGame:
    """The table stops after this round (rule B27)."""


BoggleMove = (
    Shake | LayBoard | UsePhones | BeginSearch | ReadClock | WriteWord | EraseWord | SetGoal | TakeHint | SearchOn
    | CallTime | EndSearch | BeginReading | ReadWord | SkipWord | Challenge | Vote | DropVote | PassReading
    | ReadTogether | Leave | GiveSeat | EndGame
)  # fmt: skip

# ----------------------------------------------------------------------------------------------- events


@dataclass(frozen=True)
class Shaken:
    """The cubes fell like this, in reading order."""

    cubes: tuple[PlacedCube, ...]
    shakes: int = 1
    """How many shakes it took; 0 for a known board."""
    granted: bool | None = None
    """Whether these cubes fulfil the table's wish or have the words of a fair shake; None without either."""


@dataclass(frozen=True)
class PhonesUsed:
    """These seats write on phones from now on."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class SearchBegan:
    """The dome was lifted and the timer turned for these seats."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class ClockRead:
    """This many seconds had gone."""

    elapsed: float


@dataclass(frozen=True)
class Wrote:
    seat: int
    word: str
    at: float


@dataclass(frozen=True)
class Erased:
    seat: int
    word: str


@dataclass(frozen=True)
class GoalSet:
    """The board's goal words, in the order of the hints."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class GoalReached:
    """A player reached the goal, `at` seconds after the timer was turned."""

    seat: int
    at: float


@dataclass(frozen=True)
class SearchedOn:
    """The search went on after its goal."""


@dataclass(frozen=True)
class Hinted:
    """A player got a hint of grade 1 to 4 to a word on this path."""

    seat: int
    word: str
    path: tuple[int, ...]
    grade: int


@dataclass(frozen=True)
class TimeCalled:
    """The sand ran out."""

    seats: tuple[int, ...] = ()
    """For whom, while others with extra time search on (rule B33); empty means all."""


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
    reader: int
    word: str


@dataclass(frozen=True)
class CrossedOff:
    """A word was crossed off the lists of these seats (rules B18, B34)."""

    word: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Skipped:
    reader: int
    word: str


@dataclass(frozen=True)
class VoteBegan:
    """The table votes on a word that `by` has challenged: these seats, whose `votes` may be known already."""

    word: str
    reader: int
    by: int
    seats: tuple[int, ...]
    votes: tuple[bool | None, ...]


@dataclass(frozen=True)
class VoteDropped:
    """The challenge was dropped, and the word is as it was."""


@dataclass(frozen=True)
class Ruled:
    """A word was judged; if `challenger` is None, by the referee. `cost`: the points its reader loses."""

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
class GatheredLists:
    """The lists are read together from now on, or one after the other."""

    together: bool


@dataclass(frozen=True)
class LastCall:
    """All is read. The table may still challenge any word before the round is scored."""


@dataclass(frozen=True)
class Scored:
    """The round's points by seat."""

    points: tuple[int, ...]


@dataclass(frozen=True)
class Ended:
    """The game ended. Tied players and teammates win together (rule B28)."""

    winners: tuple[int, ...]


BoggleEvent = (
    Shaken | PhonesUsed | SearchBegan | ClockRead | Wrote | Erased | GoalSet | GoalReached | SearchedOn | Hinted
    | TimeCalled | SearchEnded | ReadingBegan | GatheredLists | WordRead | CrossedOff | Skipped | VoteBegan | Voted
    | VoteDropped | Ruled | ReaderChanged | LastCall | Scored | Left | SeatGiven | Ended
)  # fmt: skip
