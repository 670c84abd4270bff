"""The window for the room: it shows what all may see, and comes back."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from boggle_desk.engine.boggle.position import Phase
from boggle_desk.settings import ThemeChoice
from tests.views.boggle import table_fixtures as boggle
from tests.views.boggle.table_stages import play_to as play_boggle
from tests.views.scrabble import table_fixtures as scrabble
from tests.views.scrabble.table_stages import NAMES
from tests.views.scrabble.table_stages import play_to as play_scrabble

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[boggle.Sitting]:
    with boggle.open_desk(boggle.settings_for("Ann", "Bea", "Cem")) as opened:
        yield opened


def opened_by_key(people: Any) -> Any:
    people.key(Qt.Key.Key_R, CONTROL_SHIFT)
    assert people.desk.hall is not None
    people.desk.hall.follow()
    return people.desk.hall


def test_the_room_follows_a_round_from_the_first_page_on(people: boggle.Sitting) -> None:
    hall = opened_by_key(people)
    assert hall.accessibleName() == ""
    play_boggle(people, "shake")
    hall.follow()
    assert "Give it a good shake" in hall.accessibleName()
    play_boggle(people, "reading")
    hall.follow()
    assert "TGU" in hall.accessibleName()
    assert not hall.findChildren(QAbstractButton), "nothing can be pressed there"
    people.desk.go_home()
    hall.follow()
    assert hall.accessibleName() == "", "there is no game on the table"
    hall.activateWindow()
    people.wait(hall.isActiveWindow)
    for whole in (True, False):
        QTest.keyClick(hall, Qt.Key.Key_F11)
        assert hall.isFullScreen() == whole
    QTest.keyClick(hall, Qt.Key.Key_R, CONTROL_SHIFT)
    assert people.desk.hall is None


def test_covering_hides_the_board_and_stops_the_time(people: boggle.Sitting) -> None:
    play_boggle(people, "search")
    hall = opened_by_key(people)
    people.key(Qt.Key.Key_C, CONTROL_SHIFT)
    assert hall.covered
    assert people.table.timer.is_paused
    people.key(Qt.Key.Key_C, CONTROL_SHIFT)
    assert not hall.covered
    assert not people.table.timer.is_paused
    assert people.phase is Phase.SEARCH
    people.key(Qt.Key.Key_Pause)
    for _covered in range(2):
        people.key(Qt.Key.Key_C, CONTROL_SHIFT)
    assert people.table.timer.is_paused, "who had paused it lets it go on"


def test_it_comes_back_with_the_next_start_if_it_was_open(qapp: QApplication) -> None:
    with boggle.open_desk(boggle.settings_for("Ann", "Bea")) as people:
        opened_by_key(people)
    with boggle.open_desk() as people:
        people.wait(lambda: people.desk.hall is not None)
        people.desk.hall.close()
        assert people.desk.hall is None
    with boggle.open_desk() as people:
        people.settle()
        assert people.desk.hall is None


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.CONTRAST])
@pytest.mark.parametrize("stage", ["turn", "challenge", "asked"])
def test_everybody_stands_in_the_room_of_scrabble(qapp: QApplication, stage: str, theme: ThemeChoice) -> None:
    settings = replace(scrabble.scrabble_settings(*NAMES), theme=theme)
    with scrabble.open_desk(settings) as people:
        play_scrabble(people, stage)
        hall = opened_by_key(people)
        for size in ((1280, 720), (1024, 768), (3840, 2160)):
            hall.resize(*size)
            assert not hall.grab().isNull()
        assert [row.seat for row in hall.now.rows] == list(range(len(NAMES)))
        assert hall.now.last
        assert hall.now.last.word
