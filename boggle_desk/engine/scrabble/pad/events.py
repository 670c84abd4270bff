"""What people ask of the pad (moves) and what happened (events) in a Scrabble game on a real board.

Turns are named by their place on the pad, counted from 0; players by their seat.
"""

from dataclasses import dataclass
from enum import StrEnum

from boggle_desk.engine.scrabble.tiles import Rack, Tile

# ---------------------------------------------------------------------------------- what is written


class Kind(StrEnum):
    """What a line of the pad is about."""

    PLAY = "play"
    """Word and square: the pad counts it and keeps the board."""
    SCORE = "score"
    """The points of a turn, and no more."""
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105  # a turn, not a word for a door
    LOST_TURN = "lost turn"
    """The player sits the next turn out, for a challenge that failed."""
    EXTRA = "extra"
    """Points beside the turns: a bonus, a penalty, a correction. It is nobody's turn."""


@dataclass(frozen=True)
class Note:
    """A line as people write it."""

    kind: Kind
    text: str = ""
    """Square and word of a play, such as `8D RETSINA`."""
    number: int = 0
    """The points, or the tiles that are exchanged."""


@dataclass(frozen=True)
class CountedWord:
    """A word that a play formed, and what it counts."""

    text: str
    score: int


@dataclass(frozen=True)
class PadTurn:
    """A line of the pad, read and counted."""

    seat: int
    kind: Kind
    points: int = 0
    """What it counts, unless it was withdrawn."""
    text: str = ""
    """A play in the field's notation, letters that lay there in parentheses, blanks in lower case."""
    laid: tuple[tuple[int, Tile], ...] = ()
    """The tiles of the play with their squares."""
    found: tuple[tuple[int, Tile], ...] = ()
    """Tiles in parentheses that the pad did not know of, because an earlier turn has points only."""
    words: tuple[CountedWord, ...] = ()
    unknown: tuple[str, ...] = ()
    """Words of the play that the dictionary lacks, as far as it was asked."""
    number: int = 0
    """The tiles that were exchanged."""
    withdrawn: bool = False
    """Whether the play was taken off the board again, and counts nothing (rule S12); only the points of it may be
    known."""

    @property
    def counted(self) -> int:
        """What the line adds to its player's score."""
        return 0 if self.withdrawn else self.points

    @property
    def is_play(self) -> bool:
        """Whether tiles were laid, as far as the pad can know: it is the word of a play, or its points."""
        return self.kind is Kind.PLAY or (self.kind is Kind.SCORE and self.points != 0)

    @property
    def takes_turn(self) -> bool:
        """Whether it was the player's turn that the line is about."""
        return self.kind not in (Kind.EXTRA, Kind.LOST_TURN)


# ------------------------------------------------------------------------------------------------ moves


@dataclass(frozen=True)
class WriteTurn:
    """Write a line below the others."""

    seat: int
    note: Note


@dataclass(frozen=True)
class InsertTurn:
    """Write a line that was forgotten before another one."""

    place: int
    seat: int
    note: Note


@dataclass(frozen=True)
class CorrectTurn:
    """Write a line anew."""

    place: int
    seat: int
    note: Note


@dataclass(frozen=True)
class RemoveTurn:
    """Take a line off the pad."""

    place: int


@dataclass(frozen=True)
class WithdrawPlay:
    """Take the tiles of a play off the board (rule S12), or lay them again."""

    place: int
    withdrawn: bool = True


@dataclass(frozen=True)
class Challenge:
    """A player challenges the play that was written last; the dictionary decides, and the rules say what follows."""

    by: int


@dataclass(frozen=True)
class EndGame:
    """The game is over. `left` says by seat which tiles were not played, as letters or as their points; the player who
    has gone out has none (rules S13, S19)."""

    left: tuple[str, ...]


@dataclass(frozen=True)
class Reopen:
    """The end was too early: the game goes on."""


ScrabblePadMove = WriteTurn | InsertTurn | CorrectTurn | RemoveTurn | WithdrawPlay | Challenge | EndGame | Reopen

# ----------------------------------------------------------------------------------------------- events


@dataclass(frozen=True)
class TurnWritten:
    """A line was written, before the one at `place`, or last. The lines of `anew`, named by their places after
    it, count otherwise since."""

    place: int
    turn: PadTurn
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class TurnReplaced:
    """A line was written anew, and with it those below that count otherwise since."""

    place: int
    turn: PadTurn
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class TurnRemoved:
    """A line is off the pad. The lines of `anew`, named by their places after it, count otherwise since."""

    place: int
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class Upheld:
    """`by` challenged the play at `place`, and its words are good. What that costs or earns is written in lines of
    its own."""

    place: int
    by: int


@dataclass(frozen=True)
class RackLeft:
    """What a player did not play, as letters where they were said, what it is worth, and how the score changes
    (rule S19)."""

    seat: int
    tiles: Rack
    worth: int
    points: int


@dataclass(frozen=True)
class Reopened:
    """The game goes on; what was left on the racks is forgotten."""


@dataclass(frozen=True)
class Ended:
    """The game is over; these seats have won, several of them if they are tied."""

    winners: tuple[int, ...]


ScrabblePadEvent = TurnWritten | TurnReplaced | TurnRemoved | Upheld | RackLeft | Reopened | Ended
