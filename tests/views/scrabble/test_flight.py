"""Tiles that fly: they arrive once each, nothing waits for them, and nothing runs at rest."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.scrabble.tile_motion import Flight, TileFlight
from boggle_desk.views.scrabble.tiles import BACK, TileFace

STOPPED = QAbstractAnimation.State.Stopped
FLIGHTS = tuple(
    Flight(TileFace(letter, 1), QRectF(10, 10, 30, 30), QRectF(60 * number, 200, 50, 50), 0.03 * number, True, number)
    for number, letter in enumerate("ABC")
)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """Return a page on the screen."""
    made = QWidget()
    made.resize(400, 300)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


class Watched(TileFlight):
    """Tells which goals are empty, whenever that changes."""

    def __init__(self, page: QWidget, look: Appearance) -> None:
        super().__init__(page, look)
        self.told: list[list[int]] = []

    def go(self, *flights: Flight) -> None:
        """Let these tiles fly."""
        self.fly(flights, lambda goals: self.told.append(list(goals)))

    @property
    def at_rest(self) -> bool:
        """Whether nothing is seen and nothing runs."""
        stopped = all(each.state() is STOPPED for each in self.findChildren(QAbstractAnimation))
        return self.isHidden() and stopped and not self.tiles


def test_tiles_land_in_turn_and_then_all_is_done(page: QWidget, qtbot: QtBot) -> None:
    flight = Watched(page, Appearance())
    flight.go(*FLIGHTS)
    assert flight.isVisible()
    qtbot.waitUntil(lambda: flight.at_rest)
    assert (flight.told[0], flight.told[-1]) == ([0, 1, 2], [])
    assert all(goals in ([0, 1, 2], [1, 2], [2], []) for goals in flight.told)


def test_a_skip_lands_everything_at_once(page: QWidget, qtbot: QtBot) -> None:
    flight = Watched(page, Appearance())
    flight.go(*FLIGHTS)
    flight.skip()
    flight.skip()
    assert flight.told == [[0, 1, 2], []]
    qtbot.waitUntil(lambda: flight.at_rest)


def test_new_tiles_wait_for_no_old_ones(page: QWidget) -> None:
    flight = Watched(page, Appearance())
    flight.go(FLIGHTS[0])
    flight.go(*FLIGHTS[1:])
    assert flight.told == [[0], [], [1, 2]]
    flight.skip()
    assert flight.told[-1] == []


@pytest.mark.parametrize("why", ["motion", "hidden", "none"])
def test_what_cannot_be_seen_to_fly_is_there_at_once(page: QWidget, why: str) -> None:
    flight = Watched(page, Appearance(motion=why != "motion"))
    page.setVisible(why != "hidden")
    flight.go(*(() if why == "none" else FLIGHTS))
    assert flight.told[-1] == []
    assert flight.at_rest


def test_hiding_the_page_or_ending_motion_lands_everything(page: QWidget, qtbot: QtBot) -> None:
    look = Appearance()
    flight = Watched(page, look)
    flight.go(*FLIGHTS)
    page.hide()
    assert flight.told == [[0, 1, 2], []]
    page.show()
    flight.go(FLIGHTS[0])
    look.choose(motion=False)
    assert flight.told[2:] == [[0], []]
    qtbot.waitUntil(lambda: flight.at_rest)


def test_a_tile_lifts_and_is_turned_over_on_its_way() -> None:
    flight = FLIGHTS[2]
    start, middle, end = (flight.tile(flight.delay + part * flight.seconds) for part in (0.0, 0.55, 1.0))
    assert (start.face, end.face) == (BACK, FLIGHTS[2].face)
    assert (start.middle, end.middle) == (FLIGHTS[2].start.center(), FLIGHTS[2].end.center())
    assert (start.side, end.side) == (30, 50)
    assert start.lift == 0
    assert middle.lift > 0.9
    assert end.lift < 0.001
    assert middle.turned < 0.3
