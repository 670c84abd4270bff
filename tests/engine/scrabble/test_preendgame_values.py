"""Moves with a tile or two in the bag, for people: every draw counts, and nothing is told that was hardly searched."""

from dataclasses import replace
from random import Random

import pytest

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Basis, Evaluation, Judge, OwnMove, evaluate
from boggle_desk.engine.scrabble.events import Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.stopping import Stopped
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.scrabble.endings import TILES, WORDS, Ending
from tests.engine.scrabble.test_preendgame import late, tried

LONG = 60.0  # seconds: these ends are searched in a moment
DICTIONARY = Lexicon("own", "Own", "en", WordGraph.build(sorted("".join(word).lower() for word in WORDS)))
JUDGE = Judge(DICTIONARY, plain_leaves(TILES), seconds=0.05, late_seconds=LONG)


def told(ending: Ending, made: OwnMove | None = None, judge: Judge = JUDGE) -> Evaluation:
    """Return what is known of the moves of the player on turn."""
    return evaluate(ending.now.seen_by(0), judge, rng=Random(1), made=made)


def test_every_play_wins_the_share_of_draws_that_trying_everything_says() -> None:
    ending = late("BD", "AE", "C")
    found = told(ending)
    assert found.basis is Basis.PREENDGAME
    plays = [each for each in found.best if isinstance(each.move, PlayTiles)]
    assert len(plays) > 2
    for each in plays:
        assert isinstance(each.move, PlayTiles)
        assert (each.win, each.equity) == pytest.approx(tried(ending, each.move))
        assert each.error is None, "no draw was left to chance"
    assert [each.rank for each in found.best] == sorted(each.rank for each in found.best)


def test_the_move_that_was_made_can_be_compared_with_the_best() -> None:
    ending = late("BD", "AE", "C")
    every = told(ending, judge=replace(JUDGE, late_seconds=0.0)).best
    moves = [each.move for each in every if isinstance(each.move, PlayTiles)]
    assert len(moves) > 3
    for move in moves:
        made = told(ending, move).made
        assert made
        assert made.basis is Basis.PREENDGAME
        assert (made.win, made.equity) == pytest.approx(tried(ending, move))


def test_what_leaves_tiles_in_the_bag_is_played_on_by_chance_and_says_so() -> None:
    found = told(late("BD", "AE", "C"), Pass())
    assert found.made == found.passing
    assert found.made
    assert found.made.win is not None
    assert found.made.error is not None


def test_a_turn_that_was_lost_is_compared_as_a_pass() -> None:
    ending = late("BD", "AE", "C")
    assert told(ending).passing is None, "it is not worth the time"
    [good, *_others] = [each.move for each in told(ending).best if isinstance(each.move, PlayTiles)]
    unknown = replace(JUDGE, words=Lexicon("few", "Few", "en", WordGraph.build(["cab"])))
    found = told(ending, good, unknown)
    assert found.passing
    assert found.passing.win is not None


@pytest.mark.parametrize(
    ("ending", "judge"),
    [
        (late("BD", "AE", "C"), replace(JUDGE, late_seconds=0.0)),
        (late("BD", "AE", "C"), replace(JUDGE, late_seconds=1e-9)),
        (late("BD", "AE", "CAB"), JUDGE),
    ],
    ids=["not asked for", "too short a time", "three in the bag"],
)
def test_else_it_is_simulated(ending: Ending, judge: Judge) -> None:
    assert told(ending, judge=judge).basis is Basis.SIMULATED


def test_who_stops_it_is_told_so() -> None:
    asked = iter([False] * 3)
    with pytest.raises(Stopped):
        evaluate(late("BDE", "ACD", "EA").now.seen_by(0), JUDGE, lambda: next(asked, True), Random(1))
