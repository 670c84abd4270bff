"""What everybody in the room reads of a game, on a television or from a projector: nothing that one of them may not
know yet, and nothing to press."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from boggle_desk.models.prompt import Prompt


@dataclass(frozen=True)
class HallRow:
    """Somebody at the table; the best come first where `HallNow.ranked` says so."""

    seat: int
    points: str = ""
    clock: str = ""
    turn: bool = False
    wrote: bool | None = None  # whether a word is written; None where that is not known
    away: bool = False  # whether the phone is out of reach
    gone: bool = False  # whether this player has left


@dataclass(frozen=True)
class HallNow:
    said: Prompt = field(default_factory=lambda: Prompt(""))
    last: Prompt | None = None  # the last play: whose, where, and what else it made; small letters are blanks
    rows: Sequence[HallRow] = ()
    figure: str = ""  # beside the word, or alone
    counted: str = ""  # what the figure counts
    path: Sequence[int] = ()
    """The cells of the word on the board, or the squares of the last play."""
    open: bool = True  # whether the board may be seen
    timed: bool = False  # whether time is shown in large
    below: str = ""
