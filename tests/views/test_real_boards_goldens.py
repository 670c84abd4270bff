"""A picture of the room for a real board as it was approved."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from boggle_desk.views.scrabble.position_page import PositionPage
from tests.goldens import check_golden
from tests.views.scrabble.table_fixtures import CONTROL, Sitting
from tests.views.scrabble.test_position_page import POSITIONS
from tests.views.scrabble.test_table_goldens import DARK, LAPTOP, WHOLE, picture, sitting

pytestmark = pytest.mark.slow


def position(people: Sitting) -> PositionPage:
    """Set up a known position."""
    people.desk.show_room("position")
    people.settle()
    page = people.desk.room
    assert isinstance(page, PositionPage)
    QGuiApplication.clipboard().setText(POSITIONS["middle"]["cgp"].replace(" 0 0", "/ 215/198 0"))
    people.key(Qt.Key.Key_V, CONTROL)
    return page


def moves(people: Sitting) -> PositionPage:
    """Show the second play of a position, as far as it is estimated."""
    page = position(people)
    page.stages = ()
    people.key(Qt.Key.Key_Return)
    people.wait(lambda: page.shows_moves and not page.moves.thinking)
    people.key(Qt.Key.Key_Down)
    return page


def test_the_room_looks_as_it_was_approved(qapp: QApplication) -> None:
    with sitting(DARK, LAPTOP) as people:
        page = moves(people)
        page.board.finish_pictures()
        people.settle()
        check_golden(picture(people, WHOLE), "real-boards/moves-dark")
        page.leave()
