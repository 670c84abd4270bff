"""The glass beside the board: it stands and runs, or lies on its side where nobody is in a hurry."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.hourglass import ClockCard, Hourglass
from tests.goldens import alike


def picture(glass: Hourglass) -> QImage:
    return glass.grab().toImage()


@pytest.fixture
def card(qtbot: QtBot) -> ClockCard:
    made = ClockCard(Appearance(motion=False))
    qtbot.addWidget(made)
    made.show()
    return made


def digits(card: ClockCard) -> QLabel:
    return card.digits


def test_b31_a_glass_on_its_side_counts_up(card: ClockCard) -> None:
    card.show_gone(75.8)
    assert digits(card).text() == "1:15"
    assert digits(card).accessibleName().startswith("75 second")
    card.show_gone(3600.0)
    assert digits(card).text() == "1:00:00"


def test_b31_a_glass_on_its_side_looks_otherwise_and_does_not_turn(card: ClockCard) -> None:
    card.show_time(180.0, 180.0, False)
    standing = picture(card.glass)
    card.show_gone(10.0)
    lying = picture(card.glass)
    assert not alike(lying, standing)
    card.show_gone(500.0)
    assert alike(picture(card.glass), lying), "no sand runs"
    card.show_time(180.0, 180.0, False)
    assert alike(picture(card.glass), standing), "it is set up again for the next game"


def test_b15_a_glass_that_stands_counts_down_and_warns(card: ClockCard) -> None:
    card.show_time(61.2, 180.0, True)
    assert digits(card).text() == "1:02"
    card.show_time(9.5, 180.0, True)
    assert digits(card).text() == "10"


def test_with_each_second_the_glow_beyond_the_digits_is_painted_again(qtbot: QtBot) -> None:
    """What was left of the last one's stood there in bright strips."""
    painted = list[QRect]()

    class Table(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            painted.append(event.rect())

    table = Table()
    qtbot.addWidget(table)
    card = ClockCard(Appearance(motion=False))
    card.setParent(table)
    card.setGeometry(100, 100, 400, 160)
    table.resize(600, 400)
    table.show()
    card.show_time(9.0, 180.0, True)
    qtbot.waitUntil(lambda: bool(painted))
    painted.clear()
    card.show_time(8.0, 180.0, True)
    beyond = digits(card).rect().translated(digits(card).mapTo(table, QPoint())).adjusted(-50, -50, 50, 50)
    qtbot.waitUntil(lambda: any(each.contains(beyond) for each in painted))


def test_a_glass_holds_no_more_sand_than_it_has_and_no_less_than_none(card: ClockCard) -> None:
    """An error while painting would end the program."""
    card.show_time(180.0, 180.0, False)
    full = picture(card.glass)
    card.show_time(1.0, 180.0, False)
    card.show_time(1e9, 180.0, False)
    assert alike(picture(card.glass), full)
    card.show_time(0.0, 180.0, False)
    empty = picture(card.glass)
    card.show_time(-5.0, 180.0, False)
    assert alike(picture(card.glass), empty)
    assert not alike(empty, full)
