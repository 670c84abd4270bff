"""Tiles that fly: they arrive once each, nothing waits for them, and nothing runs at rest."""

import pytest
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.scrabble.motion import Flight, TileFlight, _floating
from boggle_desk.views.scrabble.tiles import BACK, TileFace

FLIGHTS = tuple(
    Flight(TileFace(letter, 1), QRectF(10, 10, 30, 30), QRectF(60 * number, 200, 50, 50), 0.03 * number, True)
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


def watched(flight: TileFlight) -> list[object]:
    told: list[object] = []
    flight.landed.connect(told.append)
    return told


def at_rest(flight: TileFlight) -> bool:
    ticking = any(timer.isActive() for timer in flight.findChildren(QTimer))
    return flight.isHidden() and not ticking and not flight.tiles


def test_tiles_land_in_turn_and_then_all_is_done(page: QWidget, qtbot: QtBot) -> None:
    flight = TileFlight(page, Appearance())
    told = watched(flight)
    flight.fly(FLIGHTS)
    assert flight.isVisible()
    qtbot.waitUntil(lambda: at_rest(flight))
    assert told == [0, 1, 2]


def test_a_skip_lands_everything_at_once(page: QWidget) -> None:
    flight = TileFlight(page, Appearance())
    told = watched(flight)
    flight.fly(FLIGHTS)
    flight.skip()
    flight.skip()
    assert told == [0, 1, 2]
    assert at_rest(flight)


def test_new_tiles_wait_for_no_old_ones(page: QWidget) -> None:
    flight = TileFlight(page, Appearance())
    told = watched(flight)
    flight.fly(FLIGHTS[:1])
    flight.fly(FLIGHTS[1:])
    assert told == [0]
    flight.skip()
    assert told == [0, 0, 1]


@pytest.mark.parametrize("why", ["motion", "hidden", "none"])
def test_what_cannot_be_seen_to_fly_is_there_at_once(page: QWidget, why: str) -> None:
    flight = TileFlight(page, Appearance(motion=why != "motion"))
    told = watched(flight)
    page.setVisible(why != "hidden")
    flight.fly(() if why == "none" else FLIGHTS)
    assert told == ([] if why == "none" else [0, 1, 2])
    assert at_rest(flight)


def test_hiding_the_page_or_ending_motion_lands_everything(page: QWidget) -> None:
    look = Appearance()
    flight = TileFlight(page, look)
    told = watched(flight)
    flight.fly(FLIGHTS)
    page.hide()
    assert told == [0, 1, 2]
    page.show()
    flight.fly(FLIGHTS[:1])
    look.choose(motion=False)
    assert told == [0, 1, 2, 0]
    assert at_rest(flight)


def test_a_tile_lifts_and_is_turned_over_on_its_way() -> None:
    start, middle, end = (_floating(FLIGHTS[2], part) for part in (0.0, 0.55, 1.0))
    assert (start.face, end.face) == (BACK, FLIGHTS[2].face)
    assert (start.middle, end.middle) == (FLIGHTS[2].start.center(), FLIGHTS[2].end.center())
    assert (start.side, end.side) == (30, 50)
    assert start.lift == 0
    assert middle.lift > 0.9
    assert end.lift < 0.001
    assert middle.turned < 0.3
