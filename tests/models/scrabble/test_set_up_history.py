"""Every step of setting a position up can be undone."""

from pytestqt.qtbot import QtBot

from boggle_desk.engine.scrabble.set_up import empty_set_up
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.models.scrabble.set_up import SetUpHistory
from tests.engine.scrabble.table import FAMILY


def test_steps_go_back_and_forth(qtbot: QtBot) -> None:
    first = empty_set_up(FAMILY)
    second, third = first.with_tile(112, Tile("A")), first.with_rack(("B",))
    history = SetUpHistory(first)
    assert not history.can_undo
    with qtbot.waitSignals([history.changed] * 2):
        history.change(second)
        history.change(third)
    history.undo()
    assert history.now == second
    history.redo()
    assert history.now == third
    history.undo()
    history.undo()
    history.undo()
    assert (history.now, history.can_undo) == (first, False)
    history.change(third)
    history.redo()
    assert history.now == third, "there is nothing to go forth to"


def test_what_changes_nothing_is_no_step(qtbot: QtBot) -> None:
    history = SetUpHistory(empty_set_up(FAMILY))
    with qtbot.assertNotEmitted(history.changed):
        history.change(empty_set_up(FAMILY))
    assert not history.can_undo
