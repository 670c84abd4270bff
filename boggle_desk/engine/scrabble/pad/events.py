"""Moves and events of the Scrabble pad. Lines and seats count from 0."""

from dataclasses import dataclass
from enum import StrEnum

from boggle_desk.engine.scrabble.tiles import Rack, Tile

# ---------------------------------------------------------------------------------- what is written


class Kind(StrEnum):
    PLAY = "play"  # a word and its square; the pad counts it
    SCORE = "score"  # the points of a turn without its word
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105  # a turn, not a word for a door
    LOST_TURN = "lost turn"  # the player misses the next turn after a wrong challenge
    EXTRA = "extra"  # a bonus, a penalty, a correction


@dataclass(frozen=True)
class Note:
    kind: Kind
    text: str = ""  # square and word of a play, such as `8D RETSINA`
    number: int = 0  # the points, or how many tiles are exchanged


@dataclass(frozen=True)
class CountedWord:
    text: str
    score: int


@dataclass(frozen=True)
class PadTurn:
    seat: int
    kind: Kind
    points: int = 0  # its points, unless it was withdrawn
    text: str = ""  # a play in the usual notation: letters already there in parentheses, blanks in lower case
    laid: tuple[tuple[int, Tile], ...] = ()  # the tiles of the play with their squares
    found: tuple[tuple[int, Tile], ...] = ()
    """Tiles in parentheses that the pad didn't know, because an earlier turn has points only."""
    words: tuple[CountedWord, ...] = ()
    unknown: tuple[str, ...] = ()  # unlisted words, if the dictionary was asked
    number: int = 0  # tiles exchanged
    withdrawn: bool = False  # whether the play came off the board and counts nothing (rule S12)

    @property
    def counted(self) -> int:
        return 0 if self.withdrawn else self.points

    @property
    def is_play(self) -> bool:
        """Whether tiles were laid: it is a word, or points other than 0."""
        return self.kind is Kind.PLAY or (self.kind is Kind.SCORE and self.points != 0)

    @property
    def takes_turn(self) -> bool:
        return self.kind not in (Kind.EXTRA, Kind.LOST_TURN)


# ------------------------------------------------------------------------------------------------ moves


@dataclass(frozen=True)
class WriteTurn:
    seat: int
    note: Note


@dataclass(frozen=True)
class InsertTurn:
    """Insert a forgotten line before another."""

    place: int
    seat: int
    note: Note


@dataclass(frozen=True)
class CorrectTurn:
    place: int
    seat: int
    note: Note


@dataclass(frozen=True)
class RemoveTurn:
    place: int


@dataclass(frozen=True)
class WithdrawPlay:
    """Take a play off the board (rule S12), or lay it again."""

    place: int
    withdrawn: bool = True


@dataclass(frozen=True)
class Challenge:
    by: int


@dataclass(frozen=True)
class EndGame:
    """End the game. `left`: the unplayed tiles by seat, as letters or points; empty for none (rules S13, S19)."""

    left: tuple[str, ...]


@dataclass(frozen=True)
class Reopen:
    """Go back into the game."""


ScrabblePadMove = WriteTurn | InsertTurn | CorrectTurn | RemoveTurn | WithdrawPlay | Challenge | EndGame | Reopen

# ----------------------------------------------------------------------------------------------- events


@dataclass(frozen=True)
class TurnWritten:
    """A line was inserted at `place`. The lines of `anew`, by their new places, count differently now."""

    place: int
    turn: PadTurn
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class TurnReplaced:
    """A line was replaced. The lines of `anew` count differently now."""

    place: int
    turn: PadTurn
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class TurnRemoved:
    """A line was removed. The lines of `anew`, by their new places, count differently now."""

    place: int
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class Upheld:
    """The challenge of the play at `place` failed. What it costs or earns is in lines of its own."""

    place: int
    by: int


@dataclass(frozen=True)
class RackLeft:
    """A player's unplayed tiles, if known, their worth, and how the score changes (rule S19)."""

    seat: int
    tiles: Rack
    worth: int
    points: int


@dataclass(frozen=True)
class Reopened:
    """The game continues without the unplayed tiles."""


@dataclass(frozen=True)
class Ended:
    """The game ended; tied players win together."""

    winners: tuple[int, ...]


ScrabblePadEvent = TurnWritten | TurnReplaced | TurnRemoved | Upheld | RackLeft | Reopened | Ended
