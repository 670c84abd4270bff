"""The rack as a widget: its keys, what can be heard of it, what it hides (rules P8, P10, P11)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPalette
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.views.appearance import DARK, LIGHT, Appearance, Theme
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.scrabble.tile_drag import RackPlace
from tests.goldens import check_golden
from tests.views.scrabble.board_fixtures import TILES

TILES_SHOWN = ("E", "R", "CH", "A", BLANK)
Key, Modifier = Qt.Key, Qt.KeyboardModifier


def made(qtbot: QtBot, theme: Theme = LIGHT) -> RackView:
    view = RackView(Appearance(theme is DARK))
    view.resize(500, 100)
    view.set_tile_set(TILES)
    view.show_rack(TILES_SHOWN)
    qtbot.addWidget(view)
    return view


@pytest.fixture
def rack(qtbot: QtBot) -> RackView:
    """Return a rack of five tiles on the screen."""
    view = made(qtbot)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def heard(rack: RackView) -> list[object]:
    """Return a list that fills with what the rack tells."""
    told: list[object] = []
    rack.moved.connect(lambda start, end: told.append((start, end)))
    rack.tile_pressed.connect(told.append)
    rack.letter_typed.connect(told.append)
    return told


def names(rack: RackView) -> list[str]:
    interface = QAccessible.queryAccessibleInterface(rack)
    assert interface.role() == QAccessible.Role.Table
    children = [interface.child(number) for number in range(interface.childCount())]
    return [child.text(QAccessible.Text.Name) for child in children if child.role() == QAccessible.Role.Cell]


def test_arrows_choose_and_enter_picks(rack: RackView, heard: list[object]) -> None:
    rack.setCurrentIndex(rack.model().index(0, 0))
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Return, Key.Key_Left, Key.Key_Space, Key.Key_End, Key.Key_Enter):
        QTest.keyClick(rack, key)
    assert heard == [2, 1], "the last place is empty"


def test_control_and_arrows_move_a_tile(rack: RackView, heard: list[object]) -> None:
    """P10: the cursor goes with the tile, and stops at the ends."""
    rack.setCurrentIndex(rack.model().index(0, 1))
    for key in (Key.Key_Left, Key.Key_Left, Key.Key_Right):
        QTest.keyClick(rack, key, Modifier.ControlModifier)
    assert heard == [(1, 0), (0, 1)]
    assert rack.currentIndex().column() == 1


def test_letters_are_told(rack: RackView, heard: list[object]) -> None:
    """P11: type the tiles to exchange."""
    QTest.keyClicks(rack, "ea")
    assert heard == ["E", "A"]


def test_a_click_presses_a_tile(rack: RackView, heard: list[object]) -> None:
    for place in (3, 0):
        middle = rack.visualRect(rack.model().index(0, place)).center()
        QTest.mouseClick(rack.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert heard == [3, 0]
    assert rack.currentIndex().column() == 0


def test_a_screen_reader_finds_every_place(rack: RackView) -> None:
    rack.show_rack(TILES_SHOWN, chosen={2})
    assert names(rack) == [
        "place 1: E, 1 point(s)", "place 2: R, 1 point(s)", "place 3: CH, 0 point(s), goes back in the bag",
        "place 4: A, 1 point(s)", "place 5: blank", "place 6: empty", "place 7: empty",
    ]  # fmt: skip


def test_a_hidden_rack_tells_nothing(rack: RackView, heard: list[object]) -> None:
    """P8: between people only the backs are seen, heard and painted."""
    rack.show_rack(("Q", "Z", BLANK), hidden=True)
    hidden = picture(rack)
    assert names(rack)[:4] == ["place 1: hidden tile", "place 2: hidden tile", "place 3: hidden tile", "place 4: empty"]
    assert all(rack.model().index(0, place).data() == "" for place in range(7))
    rack.show_rack(("A", "E", "I"), hidden=True)
    assert picture(rack) == hidden
    rack.setCurrentIndex(rack.model().index(0, 0))
    for key in (Key.Key_Return, Key.Key_Space):
        QTest.keyClick(rack, key)
    QTest.keyClick(rack, Key.Key_Right, Modifier.ControlModifier)
    middle = rack.visualRect(rack.model().index(0, 1)).center()
    QTest.mouseClick(rack.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert heard == []


def test_a_rack_of_another_size(rack: RackView) -> None:
    rack.show_rack(("A",) * 9, places=9)
    assert len(names(rack)) == 9
    last = rack.tile_area(8)
    assert last.right() < rack.width()
    assert rack.spot_at(rack.viewport().mapToGlobal(last.center())) == RackPlace(8)


def picture(view: RackView, theme: Theme = LIGHT) -> QImage:
    view.setPalette(QPalette(QColor(theme.table)))
    return view.grab().toImage()


def test_the_rack_looks_as_it_did(qtbot: QtBot) -> None:
    rack = made(qtbot, LIGHT)
    rack.show_rack(TILES_SHOWN, chosen={1})
    rack.set_picked(3)
    check_golden(picture(rack, LIGHT), "scrabble-rack-light")
