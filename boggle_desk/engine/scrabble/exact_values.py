"""What moves are worth to the very end, once the bag is empty: each is followed by the best play of both."""

from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from boggle_desk.engine.scrabble.candidates import Basis, Candidate, Evaluation
from boggle_desk.engine.scrabble.endgame import is_endgame, solve_endgame
from boggle_desk.engine.scrabble.events import Pass, PlayTiles
from boggle_desk.engine.scrabble.graphs import TileGraph
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.scoring import rack_worth, score_play
from boggle_desk.engine.stopping import never

LEAST_SECONDS = 0.6
"""How long the end of a game is looked at for one turn, even where nothing else takes time."""


def exact_evaluation(
    view: ScrabblePosition,
    static: Evaluation,
    graph: TileGraph,
    seconds: float,
    stop: Callable[[], bool] = never,
) -> Evaluation | None:
    """Return the evaluation with exact values of the best moves, the pass and the one that was made, as far as the time
    allows. None where it is no end of a game of two, or the time was too short to be certain of the best move and of
    the one that was made."""
    until = monotonic() + max(seconds, LEAST_SECONDS)
    if not is_endgame(view):
        return None
    ending = solve_endgame(view, graph, seconds=until - monotonic(), stop=stop)
    if ending is None or not ending.exact:
        return None
    first = _candidate(view, ending.move)
    wanted = {each.move: each for each in (first, static.made, static.passing, *static.best) if each}
    valued: dict[object, Candidate] = {}
    for move, each in wanted.items():
        value = ending.value if move == ending.move else _value(view, each, graph, until, stop)
        if value is not None:
            valued[move] = replace(each, equity=float(value), basis=Basis.EXACT)
    if static.made and static.made.move not in valued:
        return None
    ranked = sorted(valued.values(), key=lambda each: (-each.equity, each.move != ending.move, each.rank))
    placed = [replace(each, rank=1 + sum(other.equity > each.equity for other in ranked)) for each in ranked]
    by_move = {each.move: each for each in placed}
    asked = by_move[static.made.move] if static.made else None
    return Evaluation(tuple(placed), static.total, Basis.EXACT, by_move.get(Pass()), asked)


def _candidate(view: ScrabblePosition, move: PlayTiles | Pass) -> Candidate:
    """Return a move of the search as a candidate."""
    rack = list(view.racks[view.turn or 0])
    if isinstance(move, Pass):
        return Candidate(move, 0, tuple(rack), 0.0, 1)
    scored = score_play(view.rules, view.board, move.play)
    for tile in move.play.used:
        rack.remove(tile)
    return Candidate(move, scored.score, tuple(rack), 0.0, 1, tuple(word.text for word in scored.words))


def _value(
    view: ScrabblePosition, candidate: Candidate, graph: TileGraph, until: float, stop: Callable[[], bool]
) -> int | None:
    """Return what a move gains to the end of the game if nobody errs after it; None if the time was too short."""
    seat = view.turn or 0
    other, theirs = 1 - seat, view.unseen_by(seat)
    tiles = view.rules.tiles
    if isinstance(candidate.move, PlayTiles) and not candidate.kept:
        return candidate.score + 2 * rack_worth(tiles, theirs)
    racks = (candidate.kept, theirs) if seat == 0 else (theirs, candidate.kept)
    passed, scored = isinstance(candidate.move, Pass), candidate.score > 0
    after = replace(
        view,
        tiles=view.board.with_tiles(candidate.laid).tiles,
        racks=racks,
        turn=other,
        passes=view.passes + 1 if passed else 0,
        scoreless=0 if scored else view.scoreless + 1,
    )
    if _is_over(after):
        return candidate.score + rack_worth(tiles, theirs) - rack_worth(tiles, candidate.kept)
    left = until - monotonic()
    answer = solve_endgame(after, graph, seconds=left, stop=stop) if left > 0 else None
    return candidate.score - answer.value if answer and answer.exact else None


def _is_over(view: ScrabblePosition) -> bool:
    """Tell whether passes or turns without points have ended the game (rule S13)."""
    rules = view.rules
    passed = rules.pass_rounds and view.passes >= rules.pass_rounds * len(view.players)
    return bool(passed or (rules.scoreless_limit and view.scoreless >= rules.scoreless_limit))
