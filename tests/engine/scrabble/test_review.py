"""A game looked at turn by turn: losses, ranks, phonies, challenges, racks that nobody knows."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.events import Challenge, Exchange, Pass, PlayTiles, TakeHint
from boggle_desk.engine.scrabble.history import LineKind, lines_of
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.review import Outcome, TurnReview, review_turn, summaries, turns_of
from boggle_desk.engine.scrabble.values import Basis
from boggle_desk.engine.stopping import Stopped
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.exchange import OpenedGame, open_game, to_gcg
from tests.engine.scrabble.table import ENGLISH, PRESETS, TILE_SETS, WORDS, Table
from tests.storage.scrabble_play import scrabble_game

GCG_FILES = Path(__file__).parents[2] / "data" / "gcg"
LEAVES = plain_leaves(ENGLISH)
JUDGE = Judge(Lexicon("own", "Own", "en", WordGraph.build(sorted(WORDS))), LEAVES)


def reviewed(table: Table) -> list[TurnReview]:
    """Return what can be said of every turn at a table."""
    return [review_turn(turn, JUDGE) for turn in turns_of(table.game.opening, table.game.steps)]


def from_file(name: str) -> OpenedGame:
    return open_game(GCG_FILES / name, PRESETS["tournament_single"], TILE_SETS)


def test_every_turn_is_found_with_its_line_of_the_history() -> None:
    game = scrabble_game(Random(6), 1000, players=3)
    turns, lines = turns_of(game.opening, game.steps), lines_of(game.opening, game.moments())
    told = [
        number
        for number, line in enumerate(lines)
        if line.kind in (LineKind.PLAY, LineKind.EXCHANGE, LineKind.PASS, LineKind.LOST_TURN)
    ]
    assert [turn.line for turn in turns] == told
    assert [turn.seat for turn in turns] == [lines[number].seat for number in told]
    assert [turn.number for turn in turns] == list(range(len(turns)))
    phonies = sum(line.kind is LineKind.PHONY for line in lines)
    assert sum(turn.outcome is Outcome.TAKEN_BACK for turn in turns) == phonies


def test_a_turn_is_valued_on_the_board_as_it_was() -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.play("8G CAT")
    table.play("9H ON")
    first, second = reviewed(table)
    assert first.loss is not None
    assert first.loss > 0, "CATS and SEAT count more"
    assert first.evaluation
    assert first.rank == first.evaluation.made.rank if first.evaluation.made else None
    assert sum(tile is not None for tile in second.turn.before.tiles) == 3


def test_hints_are_no_turns() -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.ask(TakeHint(1))
    table.play("8G CAT")
    table.ask(TakeHint(1))
    table.play("9H ON")
    assert [(turn.line, turn.seat) for turn in turns_of(table.game.opening, table.game.steps)] == [(0, 0), (1, 1)]
    assert b"CAT" in to_gcg(table.game), "a game with hints can be saved for other programs"


def test_a_phony_that_went_back_costs_the_turn() -> None:
    """S12."""
    table = Table("CATSEEE", "ONTEASE", base="club")
    table.play("8G SEC")
    table.ask(Challenge(1))
    (review,) = reviewed(table)
    assert review.turn.outcome is Outcome.TAKEN_BACK
    assert review.unknown == ("sec",)
    assert review.evaluation
    assert review.evaluation.passing
    assert review.loss == pytest.approx(review.evaluation.best[0].equity - review.evaluation.passing.equity)
    assert review.rank is None
    (ann, _bea) = summaries([review], 2)
    assert (ann.taken_back, ann.valued, ann.mean_loss) == (1, 0, None)
    assert ann.lost_turns == pytest.approx(review.loss or 0)


def test_a_phony_that_stood_has_no_loss() -> None:
    table = Table("CATSEEE", "ONTEASE", base="family")
    table.play("8G CAT")
    review = review_turn(
        turns_of(table.game.opening, table.game.steps)[0],
        Judge(Lexicon("own", "Own", "en", WordGraph.build(["sea"])), LEAVES),
    )
    assert review.unknown == ("cat",)
    assert review.loss is None
    assert review.rank is None
    assert review.evaluation, "what else could have been played is told all the same"
    assert summaries([review], 2)[0].stood == 1


def test_a_turn_lost_by_a_challenge_is_told_apart() -> None:
    table = Table("CATSEEE", "ONTEASE", base="tournament_double")
    table.play("8G CAT")
    table.ask(Challenge(1))
    lost = reviewed(table)[1]
    assert (lost.turn.seat, lost.turn.outcome) == (1, Outcome.SAT_OUT)
    assert lost.loss is not None
    assert lost.loss > 0
    assert summaries([lost], 2)[1].sat_out == 1


def test_exchanges_and_passes_have_a_place_too() -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.ask(Exchange(("E", "E")))
    table.ask(Pass())
    for review in reviewed(table):
        assert review.rank is not None
        assert review.rank > 1


def test_a_rack_that_is_not_known_is_said_to_be_so() -> None:
    opened = from_file("partial.gcg")
    reviews = [review_turn(turn, JUDGE) for turn in turns_of(opened.game.opening, opened.game.steps)]
    assert [review.evaluation is None for review in reviews] == [False, True, False]
    assert reviews[1].loss is None
    assert summaries(reviews, 2)[1].unknown_racks == 1


def test_a_game_from_a_file_is_reviewed_with_its_phony() -> None:
    opened = from_file("family_four.gcg")
    turns = turns_of(opened.game.opening, opened.game.steps)
    assert [turn.seat for turn in turns] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert turns[6].outcome is Outcome.TAKEN_BACK
    assert turns[6].words == ("intress", "seas")


def test_a_summary_counts_what_was_valued() -> None:
    table = Table("CATSEEE", "ONTEASE")
    best = review_turn(turns_of(table.game.opening, (*table.game.steps, table.ask(Pass())))[0], JUDGE)
    assert best.evaluation
    again = Table("CATSEEE", "ONTEASE")
    move = best.evaluation.best[0].move
    assert isinstance(move, PlayTiles)
    again.ask(move)
    (found,) = reviewed(again)
    ann = summaries([found, best], 2)[0]
    assert (ann.turns, ann.valued, ann.best_found) == (2, 2, 1)
    assert ann.mean_loss == pytest.approx((best.loss or 0) / 2)
    assert ann.worst == (best,)
    assert (found.found_best, best.found_best) == (True, False)


def test_a_turn_that_gives_wins_away_for_points_was_not_the_best() -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.play("8G CAT")
    (review,) = reviewed(table)
    found = review.evaluation
    assert found
    assert found.made
    winning = replace(found.best[0], equity=3.0, win=0.75, basis=Basis.PREENDGAME)
    grasping = replace(found.made, equity=12.0, win=0.5, basis=Basis.PREENDGAME)
    late = replace(found, best=(winning, grasping), made=grasping, basis=Basis.PREENDGAME)
    told = replace(review, evaluation=late)
    assert (told.loss, told.wins_lost) == (0.0, 0.25)
    assert (told.found_best, told.cost_only_wins) == (False, True)
    assert summaries([told], 2)[0].best_found == 0
    as_good = replace(late, best=(replace(winning, error=0.2), grasping))
    assert replace(told, evaluation=as_good).found_best, "chance alone may have made the difference"


def test_a_review_that_is_stopped_raises() -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.play("8G CAT")
    with pytest.raises(Stopped):
        review_turn(turns_of(table.game.opening, table.game.steps)[0], JUDGE, lambda: True)
