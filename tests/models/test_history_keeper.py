"""The history beside the window: it follows the games by itself, and answers without being waited for."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest
from pytestqt.qtbot import QtBot

from boggle_desk.engine.flashcards import CardKind
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.storage.erasure import Erasure, note_erasures
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.history import GameHistory, UpdateSummary
from boggle_desk.storage.learning import LearningStore
from tests.engine.games_by_hand import alone, on_paper
from tests.storage import read_back
from tests.storage.keeping import keep


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    made = GameStore.open(tmp_path / "games.sqlite")
    yield made
    made.close()


@pytest.fixture
def keeper(qapp: object, store: GameStore) -> Iterator[HistoryKeeper]:
    made = HistoryKeeper(store)
    yield made
    made.close()


def numbers(qtbot: QtBot, keeper: HistoryKeeper) -> list[int]:
    """Return the games that the history knows."""
    question = BackgroundTask()
    with qtbot.waitSignal(question.done) as asked:
        question.start(keeper.asking(lambda history, _flag: read_back.games(history)))
    assert asked.args
    return [game.number for game in asked.args[0]]


def test_a_game_that_ends_is_read_by_itself(qtbot: QtBot, store: GameStore, keeper: HistoryKeeper) -> None:
    with qtbot.waitSignal(keeper.changed) as told:
        number = keep(store, "boggle", on_paper())
    assert told.args == [UpdateSummary(read=1)]
    assert numbers(qtbot, keeper) == [number]


def test_a_refresh_in_the_midst_of_another_is_not_lost(qtbot: QtBot, store: GameStore, keeper: HistoryKeeper) -> None:
    for game in (on_paper(), alone()):
        keep(store, "boggle", game)
    keeper.refresh()
    assert keeper.busy
    late = keep(store, "boggle", alone())
    with qtbot.waitSignals([keeper.settled, keeper.settled]):
        keeper.refresh()
    assert late in numbers(qtbot, keeper)
    assert not keeper.busy


def test_no_update_comes_between_the_parts_of_a_question(qtbot: QtBot, store: GameStore, keeper: HistoryKeeper) -> None:
    with qtbot.waitSignal(keeper.changed):
        number = keep(store, "boggle", on_paper())
    asking = BackgroundTask()

    def question(history: GameHistory, _flag: StopFlag) -> tuple[list[int], Thread]:
        dropping = Thread(target=history.drop, args=([number],))
        dropping.start()
        dropping.join(0.2)
        return [game.number for game in read_back.games(history)], dropping

    with qtbot.waitSignal(asking.done) as asked:
        asking.start(keeper.asking(question))
    assert asked.args
    known, dropping = asked.args[0]
    assert known == [number]
    dropping.join()
    assert numbers(qtbot, keeper) == []


def test_it_says_how_far_it_is(qtbot: QtBot, store: GameStore, keeper: HistoryKeeper) -> None:
    for game in (on_paper(), alone()):
        keep(store, "boggle", game)
    heard: list[tuple[int, int]] = []
    keeper.progressed.connect(lambda done, of: heard.append((done, of)))
    with qtbot.waitSignal(keeper.settled):
        keeper.refresh()
    assert heard == [(0, 2), (1, 2)]


def test_an_erasure_that_a_kill_cut_off_is_finished_at_the_next_start(
    qtbot: QtBot, store: GameStore, keeper: HistoryKeeper, tmp_path: Path
) -> None:
    number = keep(store, "boggle", on_paper())
    with closing(LearningStore.open(tmp_path / "learning.sqlite")) as learning:
        learning.add("Bea", ["qi"], [CardKind.WORD], 1)
    assert keeper.backups
    copy = keeper.backups.make()
    assert copy
    note_erasures(tmp_path / "erasing.json", [Erasure(person="bea")])
    with qtbot.waitSignal(keeper.person_erased) as told:
        keeper.refresh()
    assert told.args == ["bea", (number,)]
    qtbot.waitUntil(lambda: not (tmp_path / "erasing.json").exists())
    keeper.close()
    left = [file for file in tmp_path.rglob("*") if file.is_file() and not file.name.endswith("-wal")]
    assert not [file for file in left if b"Bea" in file.read_bytes()]
    assert keeper.backups.copies() == (copy,)


def test_closing_in_the_midst_of_an_update_is_quiet(qtbot: QtBot, store: GameStore, keeper: HistoryKeeper) -> None:
    keep(store, "boggle", on_paper())
    keeper.refresh()
    keeper.close()
    keep(store, "boggle", alone())
    with qtbot.assertNotEmitted(keeper.settled):
        qtbot.waitUntil(lambda: not keeper.busy)
