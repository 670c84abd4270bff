"""Several tables of one process, one after the other: nothing of an earlier one disturbs a later one."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from boggle_desk.engine.scrabble.events import Pass
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.storage.disk import Notice, NoticeKind
from boggle_desk.views.scrabble.turns import TurnsList
from tests.views.scrabble.table_fixtures import Sitting, open_desk, scrabble_settings, seated


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(scrabble_settings("Ann", "Bea", "Cem", "Dora")) as opened:
        yield opened


def _pass(people: Sitting, turns: int) -> None:
    """Pass so often; fail unless the last line of the log is in sight."""
    for _ in range(turns):
        if people.phase is not Phase.ENDED:
            people.table.submit(Pass())
            people.settle()
    if log := people.table.findChild(TurnsList):
        assert log.verticalScrollBar().value() == log.verticalScrollBar().maximum()


def test_the_log_follows_though_what_was_once_got_of_it_is_gone(people: Sitting) -> None:
    """T15: Python's hold on a part that Qt has made can end before that part does."""
    seated(people, "Ann", "Bea", "Cem", "Dora", preset="club")
    log = people.table.findChild(TurnsList)
    assert log is not None
    Shiboken.invalidate(log.verticalScrollBar())
    log.verticalScrollBar().setRange(0, 500)
    assert log.verticalScrollBar().value() == 500


@pytest.mark.slow
def test_tables_in_a_row_by_any_road(people: Sitting, rng: Random) -> None:
    desk = people.desk
    for _ in range(12):
        waiting = desk.services.store.unfinished()
        road = rng.choice(("new", "resume", "another", "duplicate", "pad") if waiting else ("new",))
        if road == "resume":
            desk.resume(rng.choice([game.id for game in waiting if game.kind == "scrabble"]))
            people.settle()
        elif road in ("duplicate", "pad"):
            desk.new_table("scrabble_pad" if road == "pad" else road)
        else:
            names = ("Ann", "Bea", "Cem", "Dora")[: rng.randint(2, 4)]
            seated(people, *names, preset=rng.choice(("club", "family", "tournament_double")))
        if road in ("new", "resume", "another"):
            _pass(people, rng.randint(0, 3))
        rng.choice((desk.go_home, desk.show_games, lambda: desk.show_room("learn"), lambda: None))()
        QApplication.processEvents()
    assert not desk.window.banner.isVisible()


def test_what_went_wrong_is_said_as_long_as_its_page_is_there(people: Sitting) -> None:
    """T15"""
    seated(people, "Ann", "Bea")
    people.desk.noticed.emit(Notice(NoticeKind.FAULT, "faults.log"))
    people.wait(people.desk.window.banner.isVisible)
    people.desk.go_home()
    assert not people.desk.window.banner.isVisible()
