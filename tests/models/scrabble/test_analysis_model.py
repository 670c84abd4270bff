"""The best moves as rows, the one that was made among them or last."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.events import Exchange, Pass
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.review import TurnReview, review_turn, turns_of
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.models.scrabble.analysis import KEPT, MOVE, POINTS, RANK, WORTH, CandidatesModel, with_sign
from tests.engine.scrabble.table import ENGLISH, WORDS, Table

JUDGE = Judge(Lexicon("own", "Own", "en", WordGraph.build(sorted(WORDS))), plain_leaves(ENGLISH))


def reviewed(text: str | None, shown: int = 4) -> TurnReview:
    table = Table("CATSEEE", "ONTEASE")
    table.ask(Pass()) if text is None else table.play(text)
    return review_turn(turns_of(table.game.opening, table.game.steps)[0], JUDGE, shown=shown)


@pytest.fixture
def model(qtbot: QtBot) -> CandidatesModel:
    return CandidatesModel()


def cells(model: CandidatesModel, row: int) -> list[str]:
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def test_a_row_says_place_move_points_rest_and_worth(model: CandidatesModel) -> None:
    review = reviewed("8G CAT")
    model.show_review(review)
    assert review.evaluation
    best = review.evaluation.best[0]
    first = cells(model, 0)
    assert (first[RANK], first[POINTS]) == ("1", str(best.score))
    assert first[MOVE].split(" ")[1] == best.words[0].upper()
    assert sorted(first[KEPT]) == sorted(best.kept)
    assert first[WORTH] == f"{best.equity:.1f}"


def test_the_move_that_was_made_comes_last_if_it_is_none_of_the_best(model: CandidatesModel) -> None:
    review = reviewed("8G AT")
    model.show_review(review)
    assert model.rowCount() == 5
    last = cells(model, 4)
    assert last[RANK] == f"▸ {review.rank}"
    assert last[MOVE] == "8G AT"
    assert "the play you made" in model.index(4, MOVE).data(Qt.ItemDataRole.AccessibleTextRole)
    assert not any(cells(model, row)[RANK].startswith("▸") for row in range(4))


def test_the_move_that_was_made_is_marked_where_it_stands(model: CandidatesModel) -> None:
    review = reviewed("8G AT", shown=500)
    model.show_review(review)
    marked = [row for row in range(model.rowCount()) if cells(model, row)[RANK].startswith("▸")]
    assert len(marked) == 1
    assert cells(model, marked[0])[MOVE] == "8G AT"


def test_exchanges_and_the_pass_have_names(model: CandidatesModel) -> None:
    model.show_review(reviewed(None, shown=500))
    names = {type(candidate.move): cells(model, row)[MOVE] for row in range(model.rowCount())
             if (candidate := model.row(model.index(row, 0)))}  # fmt: skip
    assert names[Exchange].startswith("exchange ")
    assert names[Pass] == "pass"


def test_a_share_of_wins_has_an_error_where_chance_had_a_part(model: CandidatesModel) -> None:
    review = reviewed(None)
    assert review.evaluation
    first, second, *_others = review.evaluation.best
    best = (replace(first, win=0.5, error=0.012), replace(second, win=0.375))
    model.show_review(replace(review, evaluation=replace(review.evaluation, best=best)))
    assert [cells(model, row)[WORTH] for row in range(2)] == ["50% ± 1.2", "38%"]


def test_without_a_review_there_is_nothing(model: CandidatesModel) -> None:
    model.show_review(reviewed("8G AT"))
    model.show_review(None)
    assert model.rowCount() == 0
    assert model.row(model.index(0, 0)) is None


@pytest.mark.parametrize(("points", "text"), [(3.26, "+3.3"), (-3.26, "−3.3"), (0.0, "+0.0")])
def test_points_have_a_sign(points: float, text: str) -> None:
    assert with_sign(points) == text
