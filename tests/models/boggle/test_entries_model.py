"""A list as an item model: Qt's own tester agrees, and the rows are what was written."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from boggle_desk.engine.boggle.events import PassReading, ReadWord, SkipWord
from boggle_desk.engine.boggle.position import Mark
from boggle_desk.models.boggle.word_lists import ENTRY, POINTS, EntriesModel, mark_text
from tests.engine.boggle.table import Table


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


def test_words_stand_in_the_order_they_were_written_or_the_newest_first(model: EntriesModel) -> None:
    table = Table("Ann", "Bea").collect("lit toil tin")
    model.show_list(table.now, 0)
    assert words(model) == ["LIT", "TOIL", "TIN"]
    model.show_list(table.now, 0, newest_first=True)
    assert words(model) == ["TIN", "TOIL", "LIT"]
    assert (model.row_of("toil"), model.row_of("oil")) == (1, -1)


def test_b18_a_row_carries_the_entry_and_what_it_counts(model: EntriesModel) -> None:
    table = Table("Ann", "Bea").read("lit toil slin", "toil")
    table.say("lit", "toil")
    model.show_list(table.now, 0)
    rows = [model.index(row) for row in range(3)]
    assert [row.data(ENTRY).mark for row in rows] == [Mark.STANDING, Mark.CROSSED, Mark.WRITTEN]
    assert [row.data(POINTS) for row in rows] == [1, 0, 0]
    assert [model.entry(row).word for row in rows if model.entry(row)] == ["lit", "toil", "slin"]
    assert model.entry(QModelIndex()) is None


def test_what_became_of_a_word_is_said_and_not_only_painted(model: EntriesModel) -> None:
    table = Table("Ann", "Bea").read("lit toil", "toil")
    table.say("lit", "toil")
    model.show_list(table.now, 0)
    said = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert said == [f"LIT, {mark_text(Mark.STANDING)}", f"TOIL, {mark_text(Mark.CROSSED)}"]
    assert len({mark_text(mark) for mark in Mark}) == len(Mark)


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


def test_b19_the_next_word_to_read_is_the_first_unread_from_there_on_then_from_the_top(model: EntriesModel) -> None:
    table = Table("Ann", "Bea").read("lit toil tin")
    model.show_list(table.now, 0)
    assert [model.next_unread(), model.next_unread(0), model.next_unread(2)] == [0, 1, 0]
    table.say("toil")
    table.play(SkipWord("tin"))
    model.show_list(table.now, 0)
    assert [model.next_unread(0), model.next_unread(1)] == [0, 0]
    table.say("lit")
    model.show_list(table.now, 0)
    assert model.next_unread() == -1
