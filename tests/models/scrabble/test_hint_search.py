"""A hint is looked for beside the window, from what the player may see."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QThreadPool
from pytestqt.qtbot import QtBot

from boggle_desk.engine.scrabble.hints import Hint
from boggle_desk.engine.scrabble.leaves import plain_leaves
from boggle_desk.models.scrabble.hint_search import HintSearch
from boggle_desk.storage.lexica import open_shipped
from tests.engine.scrabble.table import ENGLISH, Table

PATIENCE = 5_000
LEAVES = plain_leaves(ENGLISH)


@pytest.fixture
def search(qtbot: QtBot) -> Iterator[HintSearch]:
    made = HintSearch()
    yield made
    made.stop()
    QThreadPool.globalInstance().waitForDone(PATIENCE)


def test_a_hint_is_found(search: HintSearch, qtbot: QtBot) -> None:
    with qtbot.waitSignal(search.found, timeout=PATIENCE) as told:
        search.start(Table("CATSEEE", "ONTEASE").now, open_shipped(), LEAVES)
        assert search.running
    assert isinstance(told.args[0], Hint)
    assert told.args[0].word
    assert not search.running


def test_the_others_tiles_change_nothing(search: HintSearch, qtbot: QtBot) -> None:
    found = []
    for other in ("ONTEASE", "QZXJKVV"):
        with qtbot.waitSignal(search.found, timeout=PATIENCE) as told:
            search.start(Table("CATSEEE", other).now, open_shipped(), LEAVES)
        found.append(told.args[0])
    assert found[0] == found[1]


def test_where_no_hints_are_given_that_is_told(
    search: HintSearch, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.waitSignal(search.failed, timeout=PATIENCE):
        search.start(Table("CATSEEE", "ONTEASE", base="club").now, open_shipped(), LEAVES)
    assert "No hint" in caplog.text


def test_nothing_is_looked_for_when_nobody_is_on_turn(search: HintSearch) -> None:
    search.start(replace(Table("CATSEEE", "ONTEASE").now, turn=None), open_shipped(), LEAVES)
    assert not search.running
