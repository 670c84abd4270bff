"""A game is looked at beside the window, turn by turn; it can be stopped at any moment."""

from collections.abc import Iterator
from random import Random
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QThreadPool
from pytestqt.qtbot import QtBot

from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.models.background_task import StopFlag
from boggle_desk.models.scrabble.analysis import AnalysisRun, open_words, review_last
from boggle_desk.storage.lexica import open_shipped
from tests.engine.scrabble.table import ENGLISH, Table

PATIENCE = 60_000


@pytest.fixture
def table() -> Table:
    made = Table("CATSEEE", "ONTEASE")
    made.play("8G CAT")
    made.play("9H ON")
    return made


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(open_shipped(), plain_leaves(ENGLISH))


@pytest.fixture
def run(qtbot: QtBot) -> Iterator[AnalysisRun]:
    made = AnalysisRun()
    yield made
    made.leave()
    QThreadPool.globalInstance().waitForDone(PATIENCE)


def test_every_turn_is_told_in_order_with_the_progress(
    run: AnalysisRun, table: Table, judge: Judge, qtbot: QtBot
) -> None:
    told: list[Any] = []
    run.reviewed.connect(told.append)
    run.progressed.connect(lambda done, total: told.append((done, total)))
    with qtbot.waitSignal(run.finished):
        run.start(table.game.opening, table.game.steps, lambda: judge, Random(1))
        assert run.running
    assert not run.running
    assert [review.turn.number for review in run.reviews] == [0, 1]
    assert told == [(0, 2), run.reviews[0], (1, 2), run.reviews[1], (2, 2)]
    assert run.dictionary == judge.words.title


def test_it_stops_when_it_is_cancelled(run: AnalysisRun, table: Table, judge: Judge, qtbot: QtBot) -> None:
    opened = Event()

    def slowly() -> Judge:
        opened.wait(PATIENCE / 1000)
        return judge

    finished: list[bool] = []
    run.finished.connect(lambda: finished.append(True))
    run.start(table.game.opening, table.game.steps, slowly, Random(1))
    with qtbot.waitSignal(run.cancelled):
        run.cancel()
        opened.set()
    assert (run.running, run.reviews, finished) == (False, [], [])


def test_nothing_is_heard_after_it_was_left(run: AnalysisRun, table: Table, judge: Judge, qtbot: QtBot) -> None:
    heard: list[Any] = []
    for signal in (run.finished, run.cancelled, run.failed, run.progressed):
        signal.connect(lambda *arguments: heard.append(arguments))
    run.start(table.game.opening, table.game.steps, lambda: judge, Random(1))
    run.leave()
    QThreadPool.globalInstance().waitForDone(PATIENCE)
    QCoreApplication.processEvents()
    assert heard == []
    assert not run.running


def test_one_that_begins_anew_is_not_ended_by_the_one_before(
    run: AnalysisRun, table: Table, judge: Judge, qtbot: QtBot
) -> None:
    cancelled: list[bool] = []
    run.cancelled.connect(lambda: cancelled.append(True))
    run.start(table.game.opening, table.game.steps, lambda: judge, Random(1))
    with qtbot.waitSignal(run.finished):
        run.start(table.game.opening, table.game.steps, lambda: judge, Random(1))
    assert [review.turn.number for review in run.reviews] == [0, 1]
    assert cancelled == []


def test_what_goes_wrong_is_told(
    run: AnalysisRun, table: Table, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> Judge:
        raise OSError("gone")

    with qtbot.waitSignal(run.failed) as told:
        run.start(table.game.opening, table.game.steps, broken, Random(1))
    assert isinstance(told.args[0], OSError)
    assert "could not be analysed" in caplog.text
    assert not run.running


def test_the_last_turn_of_a_seat_is_looked_at(table: Table, judge: Judge) -> None:
    review = review_last(table.game.opening, table.game.steps, 0, judge, Random(1), StopFlag())
    assert review
    assert (review.turn.seat, review.turn.words) == (0, ("cat",))


def test_who_has_not_played_has_no_last_turn(judge: Judge) -> None:
    fresh = Table("CATSEEE", "ONTEASE")
    assert review_last(fresh.game.opening, fresh.game.steps, 1, judge, Random(1), StopFlag()) is None


def test_a_dictionary_that_is_gone_gives_way_to_the_shipped_one() -> None:
    assert open_words("no such list", refuses_offensive=True).key == open_shipped().key
    assert open_words("no such list", refuses_offensive=True).refuses_offensive
