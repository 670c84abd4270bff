"""What moves are worth with a tile or two left in the bag: how many of the draws that may come are won."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from boggle_desk.engine.scrabble.arena import Arena
from boggle_desk.engine.scrabble.candidates import Basis, Candidate, Evaluation
from boggle_desk.engine.scrabble.events import Pass
from boggle_desk.engine.scrabble.graphs import TileGraph
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.preendgame import Stage, Weighed, is_preendgame, weigh
from boggle_desk.engine.stopping import never

_MOST_LEFT = 2  # with more tiles in the bag there are too many draws to search the end after each of them
_LEAST_STAGES = 2  # of search, or nothing is told of a move that is not known to the very end
_CONTENDERS = 8
_DEALS = 48  # more than there are with two tiles in the bag and full racks of seven
_STAGES = (
    Stage(1, 20_000, _DEALS),
    Stage(2, 60_000, _DEALS),
    Stage(3, 100_000, _DEALS),
    Stage(4, 200_000, _DEALS),
    Stage(6, 1_000_000, _DEALS),
    Stage(12, 5_000_000, _DEALS),
)


def can_try_draws(view: ScrabblePosition, graph: TileGraph) -> bool:
    """Tell whether it is a game of two with so few tiles in the bag that all draws can be searched."""
    return is_preendgame(view, graph) and len(view.bag) <= _MOST_LEFT


def preendgame_evaluation(
    view: ScrabblePosition,
    static: Evaluation,
    arenas: Sequence[Arena],
    graph: TileGraph,
    luck: Random,
    seconds: float,
    stop: Callable[[], bool] = never,
    lost: bool = False,
) -> Evaluation | None:
    """Return the evaluation with the best moves and the one that was made followed by a search of the end for all tiles
    that may be drawn. A move that leaves tiles in the bag is played on by chance until it is empty.

    The pass, which takes as long as many plays, is only valued if it was made, or if the turn was `lost`. None where
    `can_try_draws` says no, or the time was too short to look two turns ahead.
    """
    if not can_try_draws(view, graph):
        return None
    asked = [each for each in (static.made, static.passing if lost else None) if each]
    entered = list({each.move: each for each in (*static.best[:_CONTENDERS], *asked)}.values())
    kept = [place for place, each in enumerate(entered) if asked and each.move == asked[-1].move]
    weighed = weigh(arenas, graph, view, [each.move for each in entered], luck, seconds, _STAGES, stop, kept)
    if not weighed or not _is_far(weighed[0]):
        return None
    valued = [_valued(entered[each.place], each, place) for place, each in enumerate(weighed, start=1)]
    by_move = {each.move: each for each in valued}
    best = tuple(each for each, known in zip(valued, weighed, strict=True) if _is_far(known))
    made = by_move[static.made.move] if static.made else None
    return Evaluation(best, static.total, Basis.PREENDGAME, by_move.get(Pass()), made)


def _is_far(weighed: Weighed) -> bool:
    return weighed.exact or weighed.stages >= _LEAST_STAGES


def _valued(static: Candidate, weighed: Weighed, place: int) -> Candidate:
    """Return a candidate with what is known of it. Its place is that among the moves that were searched, unless so many
    others were statically better, and it left the race early."""
    rank = place if _is_far(weighed) or static.rank <= _CONTENDERS else static.rank
    error = None if weighed.whole else weighed.win_error
    return replace(static, equity=weighed.lead, rank=rank, basis=Basis.PREENDGAME, win=weighed.win, error=error)
