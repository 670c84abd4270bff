"""Games of Scrabble whose score was kept on the pad: who played, and how it ended. Which tiles were on the racks, and
often which lay on the board, the pad does not know; so such games have points, and no turns."""

from collections.abc import Iterable
from dataclasses import replace

from boggle_desk.engine.game import Moment
from boggle_desk.engine.scrabble.pad.events import ScrabblePadEvent
from boggle_desk.engine.scrabble.pad.position import ScrabblePadPosition
from boggle_desk.engine.scrabble.statistics import PastTurn, terms_by
from boggle_desk.engine.statistics import PastPlayer, Terms, past_players


def turns_of(
    _game: int, opening: ScrabblePadPosition, moments: Iterable[Moment[ScrabblePadPosition, ScrabblePadEvent]]
) -> tuple[tuple[PastTurn, ...], ScrabblePadPosition]:
    """Return no turns, and the position at the end."""
    return (), next((each.position for each in reversed(list(moments))), opening)


def terms_of(position: ScrabblePadPosition) -> Terms:
    """Return what decides whether the results of a game can be compared with others, which are on the pad as well."""
    return replace(terms_by(position.rules.game, len(position.players)), kind="scrabble_pad")


def players_of(position: ScrabblePadPosition) -> tuple[PastPlayer, ...]:
    """Return who played, with their final points."""
    return past_players(position.players, position.scores, position.winners, len(position.players) > 1)
