"""All words of a board, and the board itself, as item models."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from boggle_desk.engine.boggle.review import ReviewedWord
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.board_model import BoardModel
from boggle_desk.models.boggle.word_lists import ReviewModel
from tests.engine.boggle.table import FACES

PLAYERS = (Player("Ann"), Player("Bea"), Player("Cem"))
ALONE = ReviewedWord("toil", (4, 1, 5, 6), 1, (1,), alone=True, commonness=1, listed=True)
SHARED = ReviewedWord("lit", (4, 5, 6), 1, (0, 2), alone=False, commonness=0, listed=True)
MISSED = ReviewedWord("silo", (0, 5, 4, 1), 1, (), alone=False, commonness=4, listed=True)
PHONY = ReviewedWord("slin", (0, 4, 5, 9), 0, (0,), alone=True, commonness=9, listed=False)


@pytest.fixture
def model(qtmodeltester: ModelTester) -> ReviewModel:
    """Return a full model; Qt's tester watches it."""
    made = ReviewModel()
    qtmodeltester.check(made, force_py=True)
    made.show_words((ALONE, SHARED, MISSED, PHONY), PLAYERS)
    return made


def row(model: ReviewModel, number: int) -> list[str]:
    return [model.index(number, column).data() for column in range(model.columnCount())]


def test_a_row_says_the_word_its_points_and_who_had_it(model: ReviewModel) -> None:
    assert row(model, 1) == ["LIT", "1", "Ann, Cem"]
    assert row(model, 2) == ["SILO", "1", ""]
    assert model.rowCount() == 4


def test_a_word_that_one_alone_had_carries_a_star(model: ReviewModel) -> None:
    assert row(model, 0)[2].startswith("★")
    assert "Bea" in row(model, 0)[2]
    assert not row(model, 1)[2].startswith("★")


def test_alone_at_the_table_there_are_no_stars(model: ReviewModel) -> None:
    found = ReviewedWord("lit", (4, 5, 6), 1, (0,), alone=True, commonness=0, listed=True)
    model.show_words((found,), PLAYERS[:1])
    assert row(model, 0)[2] == "Ann"


def test_b31_what_a_hint_told_is_said(model: ReviewModel) -> None:
    found = ReviewedWord("lit", (4, 5, 6), 1, (0,), alone=True, commonness=0, listed=True, told=True)
    model.show_words((found,), PLAYERS)
    assert row(model, 0)[2] == "Ann (by a hint)"


def test_b10_what_the_dictionary_lacks_is_said(model: ReviewModel) -> None:
    assert "Ann" in row(model, 3)[2]
    assert row(model, 3)[2] != "★ Ann"
    assert len(row(model, 3)[2]) > len("Ann")


def test_a_row_carries_its_word(model: ReviewModel) -> None:
    assert model.row(model.index(2, 0)) is MISSED
    assert model.row(model.index(3, 1)) is PHONY
    assert model.row(QModelIndex()) is None


def test_columns_have_headings(model: ReviewModel) -> None:
    headings = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(3)]
    assert all(headings)
    assert len(set(headings)) == 3


def test_qt_finds_no_fault_with_the_board(qtmodeltester: ModelTester) -> None:
    board = BoardModel()
    qtmodeltester.check(board, force_py=True)
    for rows, columns, faces, covered in ((4, 4, FACES, True), (4, 4, FACES, False), (5, 5, ("A",) * 25, False)):
        board.show(rows, columns, faces, covered)
        assert (board.rowCount(), board.columnCount()) == (rows, columns)


def test_b7_a_covered_board_gives_no_letter_away() -> None:
    board = BoardModel()
    board.show(4, 4, FACES, covered=True)
    roles = [int(role) for role in Qt.ItemDataRole if int(role) < 0x0100]
    given = [board.index(row, column).data(role) for row in range(4) for column in range(4) for role in roles]
    texts = {text for text in given if text}
    assert len(texts) == 16
    assert all(text.startswith("covered") for text in texts)


def test_b3_the_board_says_every_cell_with_its_place() -> None:
    board = BoardModel()
    board.show(2, 2, ("Qu", "#", "M", ""), covered=False)
    said = [board.cell_index(cell).data(Qt.ItemDataRole.AccessibleTextRole) for cell in range(4)]
    assert said[0].startswith("Qu")
    assert said[1].startswith("solid")
    assert "row 2" in said[2]
    assert "column 1" in said[2]
    assert len(set(said)) == 4


def test_cells_that_do_not_fill_the_grid_are_refused() -> None:
    board = BoardModel()
    with pytest.raises(ValueError, match="do not fill"):
        board.show(4, 4, FACES[:15], covered=False)
    assert board.rowCount() == 4
