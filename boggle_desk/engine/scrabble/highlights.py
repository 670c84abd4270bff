"""What a table remembers of a game: how everybody stood after each round, and the closest moment."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from boggle_desk.engine.game import Moment
from boggle_desk.engine.scrabble.events import Ended, NextTurn, ScrabbleEvent, TurnLost
from boggle_desk.engine.scrabble.position import ScrabblePosition

_CLOSE = 15
"""A lead that was never smaller is no close moment."""


@dataclass(frozen=True)
class Closest:
    """How the two best stood after a round that was not the last."""

    round: int
    ahead: int
    behind: int
    points: tuple[int, int]
    """Of the one ahead, and of the one behind."""


def standings(moments: Iterable[Moment[ScrabblePosition, ScrabbleEvent]]) -> tuple[tuple[int, ...], ...]:
    """Return everybody's points after each round, and at the end: a round is over when everybody has had a turn."""
    rows: list[tuple[int, ...]] = []
    over = -1
    last: tuple[int, ...] = ()
    for _step, event, after in moments:
        if isinstance(event, NextTurn | TurnLost | Ended):
            over += 1
            rows += [after.scores] if over and over % len(after.players) == 0 and not isinstance(event, Ended) else []
        last = after.scores
    return (*rows, last) if last else ()


def closest(rows: Sequence[Sequence[int]]) -> Closest | None:
    """Return the latest round with the smallest lead, None if nobody was ever close. In the first round everybody is,
    and the last one is the result."""
    found: list[Closest] = []
    for number, points in enumerate(rows[1:-1], 2):
        ahead, behind, *_ = (*sorted(range(len(points)), key=lambda seat: -points[seat]), -1)
        if behind >= 0:
            found.append(Closest(number, ahead, behind, (points[ahead], points[behind])))
    best = min(found, key=lambda each: (each.points[0] - each.points[1], -each.round), default=None)
    return best if best and best.points[0] - best.points[1] < _CLOSE else None
