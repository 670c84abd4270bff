"""A page to keep: who won, the board, the best word, everybody's points, and the day."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from boggle_desk.models.locale_text import number_text
from boggle_desk.views.paper.printable import Printable, file_name
from boggle_desk.views.paper.sheets import (
    Face,
    Line,
    Marks,
    Paper,
    Printout,
    Row,
    Section,
    Side,
    Text,
    elided,
    fitting,
    moved,
    printed,
)
from boggle_desk.views.theme import PAPER

_WINNER, _POINTS, _NAME, _LINE = 44.0, 17.0, 14.0, 26.0
_STANDING = 260.0


@dataclass(frozen=True)
class Keepsake:
    """What is on the page."""

    game: str
    """What was played."""
    day: str
    outcome: str
    """Who won, in a sentence."""
    board: Callable[[float], Marks]
    """The board in a square of this side."""
    best: str
    """The best word or play, in a sentence; nothing where there is none."""
    places: tuple[tuple[str, int], ...]
    """Names and points, the best first."""


class KeepsakeSheet(Printable):
    """One page to hang on the fridge."""

    def __init__(self, keepsake: Callable[[], Keepsake]) -> None:
        """`keepsake` may take a moment: it is asked on another thread."""
        super().__init__()
        self._keepsake = keepsake
        self.title = self.tr("A keepsake of this game")
        self._document = self.tr("Keepsake")

    def name(self, wishes: Any) -> str:
        return file_name(self._document)

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(_printout, self._keepsake, self._document, paper)


def _printout(keepsake: Callable[[], Keepsake], document: str, paper: Paper) -> Printout:
    kept, (wide, high) = keepsake(), paper.room
    rows = [
        _centred(f"{kept.game} · {kept.day}", 13.0, wide, Face.SEMIBOLD, PAPER.grey),
        Row(26),
        _centred(kept.outcome, fitting(kept.outcome, wide, _WINNER, Face.BOLD), wide, Face.BOLD),
        Row(30),
    ]
    left = high - sum(row.height for row in rows) - 90 - len(kept.places) * _LINE
    side = max(120.0, min(0.72 * wide, left))
    rows.append(Row(side, tuple(moved(kept.board(side), (wide - side) / 2, 0))))
    rows.append(Row(26))
    if kept.best:
        rows += [_centred(kept.best, fitting(kept.best, wide, _POINTS, Face.BOLD), wide, Face.BOLD), Row(22)]
    rows += [_place(name, points, wide) for name, points in kept.places]
    return printed(document, paper, (Section(tuple(rows), space=0),), lambda _place, _pages: "")


def _centred(text: str, size: float, wide: float, face: Face, ink: str = PAPER.black) -> Row:
    text = elided(text, wide, size, face)
    return Row(size * 1.3, (Text(text, 0, size, wide, size, face, Side.MIDDLE, ink),))


def _place(name: str, points: int, wide: float) -> Row:
    left, room = (wide - _STANDING) / 2, _STANDING - 60
    return Row(
        _LINE,
        (
            Text(elided(name, room, _NAME), left, 18, room, _NAME),
            Text(number_text(points), left + room, 18, 60, _NAME, Face.BOLD, Side.RIGHT),
            Line((left, _LINE - 1), (left + _STANDING, _LINE - 1), 0.5),
        ),
    )
