"""What is worth what, and what a player has not seen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from boggle_desk.models.scrabble.tables import UnseenModel
from tests.engine.scrabble.table import Table


@pytest.fixture
def table() -> Table:
    """Return a table after CAT, with nothing left in the bag."""
    table = Table("CATE?SS", "EATZ", bag="AAQ")
    table.play("8H CAT")
    return table


def counts(model: UnseenModel) -> dict[str, int]:
    return {each.letter: each.unseen for each in model.tiles}


def test_the_model_keeps_qts_contract(table: Table, qtmodeltester: ModelTester, qtbot: QtBot) -> None:
    model = UnseenModel()
    qtmodeltester.check(model)
    model.show_position(table.now, 0)
    qtmodeltester.check(model)


def test_values_the_set_and_what_is_unseen(table: Table, qtbot: QtBot) -> None:
    """P12: unseen is what is in the bag or on the racks of others; it never depends on which of both."""
    model = UnseenModel()
    model.show_position(table.now.seen_by(1), 1)
    for each in model.tiles:
        assert each.value == table.rules.tiles.values[each.letter]
        assert each.count == table.rules.tiles.tiles.count(each.letter)
        assert each.unseen == [*table.now.bag, *table.now.racks[0]].count(each.letter)
    assert sum(counts(model).values()) == len(table.now.bag) + len(table.now.racks[0])
    said = [model.index(*divmod(place, model.columns)).data(Qt.ItemDataRole.AccessibleTextRole) for place in range(9)]
    assert "blank: 1 of 1 unseen" in "; ".join(filter(None, said))


@pytest.mark.parametrize("columns", [3, 9])
def test_all_letters_are_there_in_any_number_of_columns(table: Table, columns: int, qtbot: QtBot) -> None:
    model = UnseenModel()
    model.set_columns(columns)
    model.show_position(table.now, 0)
    places = [model.index(row, column) for row in range(model.rowCount()) for column in range(columns)]
    assert [found for place in places if (found := model.tile(place))] == list(model.tiles)


def test_who_only_looks_on_sees_no_rack(table: Table, qtbot: QtBot) -> None:
    """P8: between two people the list says nothing of the rack that is covered."""
    model = UnseenModel()
    model.show_position(table.now.seen_by(1), None)
    assert sum(counts(model).values()) == len(table.rules.tiles.tiles) - 3


def test_open_racks_are_seen_by_all(table: Table, qtbot: QtBot) -> None:
    """P8, P12."""
    model = UnseenModel()
    model.show_position(replace(table.now, rules=replace(table.rules, open_racks=True)), 1)
    assert sum(counts(model).values()) == len(table.now.bag)


def test_the_same_numbers_do_not_reset_the_model(table: Table, qtbot: QtBot) -> None:
    model = UnseenModel()
    model.show_position(table.now, 0)
    with qtbot.assertNotEmitted(model.modelReset, wait=0):
        model.show_position(table.now, 0)
