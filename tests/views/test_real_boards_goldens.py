"""Pictures of the rooms for real boards as they were approved."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from boggle_desk.settings import ThemeChoice
from boggle_desk.views.boggle.boggle_real_board import RealBoardPage
from boggle_desk.views.scrabble.set_up.position_page import PositionPage
from tests.goldens import check_golden
from tests.views.scrabble.table_fixtures import CONTROL, Sitting
from tests.views.scrabble.test_position_page import POSITIONS
from tests.views.scrabble.test_table_goldens import DARK, LAPTOP, LIGHT, WHOLE, picture, sitting

pytestmark = pytest.mark.slow

Share = tuple[float, float, float, float]


def letters(people: Sitting) -> RealBoardPage:
    """Lay a board that is not yet full."""
    people.desk.show_room("real_board")
    people.settle()
    page = people.desk.room
    assert isinstance(page, RealBoardPage)
    page.letters.lay(5, (*"ONRODSTEELFCENBARAESTDFT", ""))
    page.board.set_cursor_cell(24)
    return page


def words(people: Sitting) -> RealBoardPage:
    """Show the third word of a board."""
    page = letters(people)
    people.key(Qt.Key.Key_O)
    people.key(Qt.Key.Key_Return)
    people.wait(lambda: page.words.model.rowCount() > 0)
    people.key(Qt.Key.Key_Down)
    people.key(Qt.Key.Key_Down)
    return page


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


PICTURES = [
    (words, LIGHT, WHOLE),
    (moves, DARK, WHOLE),
]


@pytest.mark.parametrize(
    ("stage", "theme", "part"), PICTURES, ids=[f"{stage.__name__}-{theme.value}" for stage, theme, _part in PICTURES]
)
def test_the_rooms_look_as_they_were_approved(
    qapp: QApplication, stage: Callable[[Sitting], RealBoardPage | PositionPage], theme: ThemeChoice, part: Share
) -> None:
    with sitting(theme, LAPTOP) as people:
        page = stage(people)
        page.board.finish_pictures()
        people.settle()
        check_golden(picture(people, part), f"real-boards/{stage.__name__}-{theme.value}")
        page.leave()
