"""A word being typed or traced, looked at before anybody writes it down."""

from dataclasses import dataclass

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.reasons import Reason
from boggle_desk.engine.boggle.round import fault
from boggle_desk.engine.boggle.rules import word_points
from boggle_desk.engine.game import Words


@dataclass(frozen=True)
class Draft:
    """A word, where it lies, what it would earn and why it would be refused."""

    word: str = ""
    path: tuple[int, ...] = ()
    points: int = 0
    reason: Reason | None = None


def draft(position: BogglePosition, seat: int, text: str, words: Words) -> Draft:
    """Return what the rules say of the text as a word of this player, without writing it."""
    word = text.strip().lower()
    if not word or position.board is None:
        return Draft()
    path = position.board.path(word) or ()
    reason = fault(position, seat, word, words)
    points = 0 if reason else word_points(position.rules, position.players[seat], word)
    return Draft(word, path, points, reason)
