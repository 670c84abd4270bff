"""What is worth what, and what a player has not seen."""

from dataclasses import replace

import pytest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.scrabble.lists import UnseenModel
from tests.engine.scrabble.table import Table


@pytest.fixture
def table() -> Table:
    """Return a table after CAT, with nothing left in the bag."""
    table = Table("CATE?SS", "EATZ", bag="AAQ")
    table.play("8H CAT")
    return table


def counts(model: UnseenModel) -> dict[str, tuple[str, ...]]:
    rows = [[model.index(row, column).data() for column in range(4)] for row in range(model.rowCount())]
    return {letter: tuple(rest) for letter, *rest in rows}


def test_the_model_keeps_qts_contract(table: Table, qtmodeltester: ModelTester, qtbot: QtBot) -> None:
    model = UnseenModel()
    qtmodeltester.check(model)
    model.show_position(table.now, 0)
    qtmodeltester.check(model)


def test_values_the_set_and_what_is_unseen(table: Table, qtbot: QtBot) -> None:
    """P12: unseen is what is in the bag or on the racks of others; it never depends on which of both."""
    model = UnseenModel()
    model.show_position(table.now.seen_by(1), 1)
    shown = counts(model)
    own = table.now.racks[1]
    for letter, (value, count, unseen) in shown.items():
        tile = BLANK if letter == "blank" else letter
        assert value == str(table.rules.tiles.values[tile])
        assert count == str(table.rules.tiles.tiles.count(tile))
        hidden = [*table.now.bag, *table.now.racks[0]].count(tile)
        assert unseen == str(hidden), f"{tile} with {own}"
    assert sum(int(row[2]) for row in shown.values()) == len(table.now.bag) + len(table.now.racks[0])


def test_who_only_looks_on_sees_no_rack(table: Table, qtbot: QtBot) -> None:
    """P8: between two people the list says nothing of the rack that is covered."""
    model = UnseenModel()
    model.show_position(table.now.seen_by(1), None)
    assert sum(int(row[2]) for row in counts(model).values()) == len(table.rules.tiles.tiles) - 3


def test_open_racks_are_seen_by_all(table: Table, qtbot: QtBot) -> None:
    """P8, P12."""
    model = UnseenModel()
    model.show_position(replace(table.now, rules=replace(table.rules, open_racks=True)), 1)
    assert sum(int(row[2]) for row in counts(model).values()) == len(table.now.bag)


def test_the_same_numbers_do_not_reset_the_model(table: Table, qtbot: QtBot) -> None:
    model = UnseenModel()
    model.show_position(table.now, 0)
    with qtbot.assertNotEmitted(model.modelReset, wait=0):
        model.show_position(table.now, 0)
