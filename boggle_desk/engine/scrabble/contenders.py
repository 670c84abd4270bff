"""The moves that are worth a closer look."""

from collections.abc import Iterable
from heapq import merge
from itertools import islice

from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.movegen import Found, Plays
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.valuation import Valuation, exchanges

_EXCHANGES, _FAR_BEHIND = 2, 15.0


def contenders(
    view: ScrabblePosition, plays: Plays, ranked: Iterable[tuple[float, Found]], valuation: Valuation, most: int
) -> list[PlayTiles | Exchange | Pass]:
    """Return up to so many moves of the player on turn, the statically best first: of the plays, which come ranked, and
    an exchange or two that are not far behind the best of them. Without any of these there is the pass."""
    played = list(islice(ranked, most))
    floor = played[0][0] - _FAR_BEHIND if played else float("-inf")
    swaps = [each for each in exchanges(view, valuation)[:_EXCHANGES] if each[0] >= floor]
    laid: list[tuple[float, PlayTiles | Exchange]] = [(equity, PlayTiles(plays.play(each))) for equity, each in played]
    both = [move for _equity, move in merge(laid, swaps, key=_falling)]
    return [*both[:most]] or [Pass()]


def _falling(valued: tuple[float, PlayTiles | Exchange]) -> float:
    return -valued[0]
