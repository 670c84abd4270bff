"""Looks for the best moves of a position beside the window: first by estimate, then by ever longer simulations."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from time import monotonic

from boggle_desk.engine.scrabble.analysis import Judge, evaluate, find_hint
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.preendgame import can_try_draws
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.engine.scrabble.values import Basis, Candidate, Evaluation, Ranking
from boggle_desk.models.background_task import StopFlag

STAGES = (1.0, 4.0, 12.0)
"""Seconds of simulation, one after the other; each begins anew and knows more than the one before. With a tile or two
in the bag the last one is a search of all draws, if it can be done in that time."""
SHOWN = 12


@dataclass(frozen=True)
class Told:
    """What is known so far."""

    evaluation: Evaluation
    """The move that it was asked about is the best one of everyday words, if there is a play of them."""
    seconds: float = 0.0
    """How long it was simulated."""


def search_moves(
    view: ScrabblePosition, open_judge: Callable[[], Judge], stages: Sequence[float], seed: int, flag: StopFlag
) -> None:
    """Tell through the flag the moves of the player on turn as soon as they are known, and again when more is known, as
    a `Told` each time. `open_judge` may open files."""
    judge = open_judge()
    stop = flag.is_set
    static = Ranking(view, judge.words, judge.leaves, stop).evaluation(None, SHOWN)
    flag.tell(Told(static))
    everyday = _everyday_play(view, judge, stop)
    made = everyday.move if everyday else None
    if everyday:
        flag.tell(Told(replace(static, made=everyday)))
    for seconds in stages:
        begun = monotonic()
        late = seconds if seconds == stages[-1] else 0.0
        asked = replace(judge, seconds=seconds, late_seconds=late)
        found = evaluate(view, asked, stop, Random(seed), made, SHOWN)
        taken = min(seconds, monotonic() - begun)
        flag.tell(Told(found, taken if found.basis is Basis.SIMULATED else 0.0))
        known = taken < seconds and not can_try_draws(view, tile_graph(judge.words.graph, view.rules.tiles))
        if found.basis is not Basis.SIMULATED or known:  # where all others have lost there is no more to know
            break


def _everyday_play(view: ScrabblePosition, judge: Judge, stop: Callable[[], bool]) -> Candidate | None:
    """Return the play that a family would like to find, None if it has other words than everyday ones, or if the
    dictionary does not say which those are."""
    if judge.words.levels is None:
        return None
    found = find_hint(view, judge.words, judge.leaves, Hints.EVERYDAY, stop).candidate
    return found if found.words and all(map(judge.words.is_everyday, found.words)) else None
