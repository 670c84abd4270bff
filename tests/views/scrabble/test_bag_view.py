"""The bag as a widget: its count, how it is pressed, how it looks (rule P12)."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boggle_desk.views.appearance import DARK, LIGHT, Appearance, Theme
from boggle_desk.views.scrabble.rack import BagView


def made(qtbot: QtBot, theme: Theme = LIGHT) -> BagView:
    bag = BagView(Appearance(theme is DARK))
    bag.resize(204, 238)
    bag.show_count(42)
    qtbot.addWidget(bag)
    return bag


def test_the_count_is_said(qtbot: QtBot) -> None:
    bag = made(qtbot)
    interface = QAccessible.queryAccessibleInterface(bag)
    assert interface.text(QAccessible.Text.Name) == "Bag: 42 tile(s) left"
    bag.show_count(0)
    assert interface.text(QAccessible.Text.Name) == "Bag: 0 tile(s) left"


def test_mouse_and_keyboard_press_it(qtbot: QtBot) -> None:
    bag, pressed = made(qtbot), []
    bag.show()
    qtbot.waitExposed(bag)
    bag.clicked.connect(lambda: pressed.append(1))
    QTest.mouseClick(bag, Qt.MouseButton.LeftButton)
    QTest.keyClick(bag, Qt.Key.Key_Space)
    assert pressed == [1, 1]


def test_tiles_come_out_of_its_mouth(qtbot: QtBot) -> None:
    bag = made(qtbot)
    mouth = bag.mapFromGlobal(bag.mouth())
    assert 80 < mouth.x() < 124
    assert 0 < mouth.y() < 80
