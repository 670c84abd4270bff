"""Lists of words as item models."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from boggle_desk.engine.boggle.events import PassReading, ReadWord, SkipWord
from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.engine.boggle.review import ReviewedWord
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.tables import ENTRY, POINTS, BoardModel, EntriesModel, ReviewModel
from tests.engine.boggle.table import FACES, Table


class Resets:
    """Counts what a model tells its views."""

    def __init__(self, model: EntriesModel) -> None:
        self.resets = self.changes = 0
        model.modelReset.connect(self._reset)
        model.dataChanged.connect(self._change)

    def _reset(self) -> None:
        self.resets += 1

    def _change(self) -> None:
        self.changes += 1


@pytest.fixture
def model(qtmodeltester: ModelTester) -> EntriesModel:
    made = EntriesModel()
    qtmodeltester.check(made, force_py=True)
    return made


def words(model: EntriesModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


def test_qt_finds_no_fault_with_it(qtmodeltester: ModelTester) -> None:
    """Qt's tester watches every signal while the list grows, is read and is emptied."""
    model, table = EntriesModel(), Table("Ann", "Bea").read("lit toil slin", "toil")
    qtmodeltester.check(model, force_py=True)
    shown = []
    for move in (ReadWord("toil"), SkipWord("lit"), PassReading()):
        model.show_list(table.now, 0)
        shown.append(model.rowCount())
        table.play(move)
    for position, seat in ((table.now, 0), (table.now, 1), (Table("Ann").now, 0)):
        model.show_list(position, seat)
        shown.append(model.rowCount())
    assert shown == [3, 3, 3, 3, 1, 0]


def test_words_stand_as_they_were_written_or_the_newest_first_with_their_worth(model: EntriesModel) -> None:
    table = Table("Ann", "Bea").collect("lit toil tin")
    model.show_list(table.now, 0)
    assert words(model) == ["LIT", "TOIL", "TIN"]
    model.show_writing(table.now, 0)
    assert words(model) == ["TIN", "TOIL", "LIT"]
    assert [model.index(row).data(POINTS) for row in range(3)] == [1, 1, 1]
    assert (model.row_of("toil"), model.row_of("oil")) == (1, -1)


def test_b18_a_row_carries_the_entry_and_what_it_counts(model: EntriesModel) -> None:
    table = Table("Ann", "Bea").read("lit toil slin", "toil")
    table.say("lit", "toil")
    model.show_list(table.now, 0)
    rows = [model.index(row) for row in range(3)]
    assert [row.data(ENTRY).mark for row in rows] == [EntryMark.STANDING, EntryMark.CROSSED, EntryMark.WRITTEN]
    assert [row.data(POINTS) for row in rows] == [1, 0, 0]
    assert [model.entry(row).word for row in rows if model.entry(row)] == ["lit", "toil", "slin"]
    assert model.entry(QModelIndex()) is None


def test_what_became_of_a_word_is_said_and_not_only_painted(model: EntriesModel) -> None:
    table = Table("Ann", "Bea").read("lit toil", "toil")
    table.say("lit", "toil")
    model.show_list(table.now, 0)
    said = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert said == ["LIT, counts", "TOIL, crossed off"]


def test_a_mark_changes_a_row_without_a_reset_so_that_the_cursor_stays(model: EntriesModel) -> None:
    table = Table("Ann", "Bea").read("lit toil")
    model.show_list(table.now, 0)
    heard = Resets(model)
    model.show_list(table.now, 0)
    assert (heard.resets, heard.changes) == (0, 0)
    table.say("lit")
    model.show_list(table.now, 0)
    assert (heard.resets, heard.changes) == (0, 1)
    model.show_list(table.now, 1)
    assert heard.resets == 1


PLAYERS = (Player("Ann"), Player("Bea"), Player("Cem"))
ALONE = ReviewedWord("toil", (4, 1, 5, 6), 1, (1,), alone=True, commonness=1, listed=True)
SHARED = ReviewedWord("lit", (4, 5, 6), 1, (0, 2), alone=False, commonness=0, listed=True)
MISSED = ReviewedWord("silo", (0, 5, 4, 1), 1, (), alone=False, commonness=4, listed=True)
PHONY = ReviewedWord("slin", (0, 4, 5, 9), 0, (0,), alone=True, commonness=9, listed=False)


@pytest.fixture
def review(qtmodeltester: ModelTester) -> ReviewModel:
    """Return a full model; Qt's tester watches it."""
    made = ReviewModel()
    qtmodeltester.check(made, force_py=True)
    made.show_words((ALONE, SHARED, MISSED, PHONY), PLAYERS)
    return made


def row(review: ReviewModel, number: int) -> list[str]:
    return [review.index(number, column).data() for column in range(review.columnCount())]


def test_b10_a_row_says_the_word_its_points_and_who_had_it(review: ReviewModel) -> None:
    """A star is for a word that one alone had; what the dictionary lacks is said."""
    assert [review.headerData(column, Qt.Orientation.Horizontal) for column in range(4)] == [
        "Word", "Points", "Found by", "How common"
    ]  # fmt: skip
    assert [row(review, number) for number in range(review.rowCount())] == [
        ["TOIL", "1", "★ Bea", "simple"],
        ["LIT", "1", "Ann, Cem", "simple"],
        ["SILO", "1", "", "less common"],
        ["SLIN", "0", "Ann (not in the dictionary)", "rare"],
    ]
    assert review.row(review.index(2, 0)) is MISSED
    assert review.row(QModelIndex()) is None


@pytest.mark.parametrize(("told", "players", "said"), [(False, 1, "Ann"), (True, 3, "Ann (with a hint)")])
def test_b31_hints_are_said_and_alone_at_the_table_there_are_no_stars(
    review: ReviewModel, told: bool, players: int, said: str
) -> None:
    found = ReviewedWord("lit", (4, 5, 6), 1, (0,), alone=True, commonness=0, listed=True, told=told)
    review.show_words((found,), PLAYERS[:players])
    assert row(review, 0)[2] == said


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
