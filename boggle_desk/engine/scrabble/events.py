"""Moves (what players ask for) and events (what happened). Seats count from 0, clockwise. Words are in lower case,
tiles in upper."""

from dataclasses import dataclass
from enum import StrEnum

from boggle_desk.engine.ballot import Vote, Voted
from boggle_desk.engine.players import GiveSeat, Leave, Left, SeatGiven
from boggle_desk.engine.scrabble.plays import FormedWord, Play
from boggle_desk.engine.scrabble.tiles import Rack

# ------------------------------------------------------------------------------------------------ moves


@dataclass(frozen=True)
class Start:
    """Draw for the first turn (rule S3) and fill the racks; `first` starts if the table has agreed on one."""

    first: int | None = None


@dataclass(frozen=True)
class PlayTiles:
    play: Play


@dataclass(frozen=True)
class Exchange:
    """The player on turn exchanges tiles (rule S9); none is a pass (P11)."""

    tiles: Rack


@dataclass(frozen=True)
class Pass:
    """The player on turn passes (rule S10)."""


@dataclass(frozen=True)
class AnswerTable:
    """The table says whether the words it was asked about are words (P18), or several people vote on them."""

    stands: bool


@dataclass(frozen=True)
class Challenge:
    """An opponent challenges the words of the play that was just laid (rule S12)."""

    by: int


@dataclass(frozen=True)
class Accept:
    """Nobody challenges the play that was just laid."""


@dataclass(frozen=True)
class Consent:
    """A player accepts the last play. Once everybody has, it stands."""

    seat: int


@dataclass(frozen=True)
class RearrangeRack:
    """A player puts the own rack in another order (P10), at any moment."""

    seat: int
    rack: Rack


@dataclass(frozen=True)
class TakeHint:
    """The player on turn asks for a hint of this grade, from 1 (where) to 4 (the word itself)."""

    grade: int


@dataclass(frozen=True)
class ReadClock:
    """The seconds that the player whose clock runs has used so far."""

    seconds: float


@dataclass(frozen=True)
class CallTime:
    """The sandglass has run out: of the turn, or of the thought whether to challenge."""


@dataclass(frozen=True)
class OpenRacks:
    """The table lays its racks open from now on, or hides them (P8)."""

    open: bool


@dataclass(frozen=True)
class EndGame:
    """The table stops here and settles the score (P13, rule S19)."""


ScrabbleMove = (
    Start
    | PlayTiles
    | Exchange
    | Pass
    | AnswerTable
    | Vote
    | Challenge
    | Accept
    | Consent
    | RearrangeRack
    | TakeHint
    | ReadClock
    | CallTime
    | OpenRacks
    | Leave
    | GiveSeat
    | EndGame
)

# ----------------------------------------------------------------------------------------------- events


class Cause(StrEnum):
    TIME = "time"
    OTHER = "other"


@dataclass(frozen=True)
class Lot:
    """A tile that a player drew to see who plays first; it goes back into the bag."""

    seat: int
    tile: str


@dataclass(frozen=True)
class FirstDrawn:
    """This seat plays first (rule S3). In each draw the tile nearest to A wins, a blank most of all; ties draw again.
    No draws if the table agreed."""

    draws: tuple[tuple[Lot, ...], ...]
    first: int


@dataclass(frozen=True)
class Drew:
    """A player took these tiles from the bag, in this order (rule S6)."""

    seat: int
    tiles: Rack


@dataclass(frozen=True)
class Played:
    """A player laid tiles and formed these words, the long way first. `score` includes the bonus (rules S14 to S18)."""

    seat: int
    play: Play
    words: tuple[FormedWord, ...]
    score: int


@dataclass(frozen=True)
class TableAsked:
    """The dictionary lacks these words of the play that was just laid; the table is asked (P18)."""

    seat: int
    words: tuple[str, ...]


@dataclass(frozen=True)
class TableAnswered:
    seat: int
    words: tuple[str, ...]
    stands: bool


@dataclass(frozen=True)
class Consented:
    """A player doesn't challenge the last play, while others still may."""

    seat: int


@dataclass(frozen=True)
class Accepted:
    seat: int


@dataclass(frozen=True)
class PhonyRemoved:
    """The last play goes back with its score and the turn is lost (rule S12). `by` is the challenger, None if the table
    decided."""

    seat: int
    by: int | None
    words: tuple[str, ...]
    score: int


@dataclass(frozen=True)
class ChallengeFailed:
    """The words of the last play are good: its player may get a bonus, the challenger may lose the next turn."""

    seat: int
    by: int
    turn_lost: bool
    bonus: int


@dataclass(frozen=True)
class Exchanged:
    """A player drew new tiles and then put these back into the bag (rule S9)."""

    seat: int
    given: Rack
    drawn: Rack


@dataclass(frozen=True)
class Passed:
    seat: int


@dataclass(frozen=True)
class TurnLost:
    """A player sits a turn out for a challenge that failed."""

    seat: int


@dataclass(frozen=True)
class NextTurn:
    seat: int


@dataclass(frozen=True)
class EndRack:
    """At the end a score changes for unplayed tiles: one's own (less) or, for who went out, all others' (rule S19)."""

    seat: int
    tiles: Rack
    points: int


@dataclass(frozen=True)
class Adjusted:
    """Points were given or taken for something outside the play."""

    seat: int
    points: int
    cause: Cause


@dataclass(frozen=True)
class RackStated:
    """An imported game says that a player holds these tiles, whatever was known of the rack before."""

    seat: int
    rack: Rack


@dataclass(frozen=True)
class Recorded:
    """What the file of an imported game says of this step, word for word, the first time with its header; long texts
    come in pieces."""

    text: str


@dataclass(frozen=True)
class Rearranged:
    seat: int
    rack: Rack


@dataclass(frozen=True)
class Hinted:
    """A player was given a hint of this grade. It changes nothing on the table, and it is counted."""

    seat: int
    grade: int


@dataclass(frozen=True)
class ClockRead:
    seat: int
    seconds: float


@dataclass(frozen=True)
class RacksOpened:
    """All players see all racks from now on, or no more (P8)."""

    open: bool


@dataclass(frozen=True)
class Ended:
    """The game is over; these seats have won, several of them if they are tied."""

    winners: tuple[int, ...]


ScrabbleEvent = (
    FirstDrawn
    | Drew
    | Played
    | TableAsked
    | Voted
    | TableAnswered
    | Consented
    | Accepted
    | PhonyRemoved
    | ChallengeFailed
    | Exchanged
    | Passed
    | TurnLost
    | NextTurn
    | EndRack
    | Adjusted
    | RackStated
    | Recorded
    | Rearranged
    | Hinted
    | ClockRead
    | RacksOpened
    | Left
    | SeatGiven
    | Ended
)
