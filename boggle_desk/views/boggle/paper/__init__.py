"""Boggle on paper: boards with blank lists, and what a round came to."""

from collections.abc import Callable

from boggle_desk.engine.boggle.codes import Sets
from boggle_desk.engine.boggle.events import BoggleEvent
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.views.boggle.paper.boards import BoardSheet
from boggle_desk.views.boggle.paper.results import Keeping, ResultSheet
from boggle_desk.views.paper.keepsake import KeepsakeSheet
from boggle_desk.views.paper.printable import Printable

_SEARCHED = (Phase.SEARCH, Phase.FINISH)
_COUNTED = (Phase.SCORED, Phase.ENDED)


Past = tuple[BogglePosition, tuple[tuple[BoggleEvent, ...], ...]]
"""The position that a game began with, and everything that has happened, step by step."""


def sheets_of_round(
    position: BogglePosition,
    lexicon: Callable[[], Lexicon],
    sets: Sets,
    past: Past | None = None,
    when: int | None = None,
) -> tuple[Printable, ...]:
    """Return what can be printed of a round: its result when it is scored, and its board; of a game that ended then,
    in seconds since 1970, a keepsake first. A board that lies covered is
    for lists on paper only, and stays covered on the screen; while a search runs there is none (rules B6, B7)."""
    if not position.cubes or position.phase in _SEARCHED:
        return ()
    covered = position.phase is Phase.COVERED
    if covered and (position.rules.writing is not Writing.PAPER or position.searched):
        return ()
    board = BoardSheet(position, covered, sets)
    if position.phase not in _COUNTED:
        return (board,)
    result = ResultSheet(position, lexicon, sets, when)
    if past is None or when is None or position.phase is not Phase.ENDED or not position.rounds:
        return result, board
    return KeepsakeSheet(Keeping(position, past, sets, when).keepsake), result, board
