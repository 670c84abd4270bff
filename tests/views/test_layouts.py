"""How widgets are laid out, and made when they are first seen."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import unkeyed
from boggle_desk.views.layouts import Flow, LazyTabs, Scrolled, Tabs


def shown(qtbot: QtBot, *texts: str) -> tuple[Flow, list[QPushButton]]:
    buttons = [QPushButton(text) for text in texts]
    flow = Flow(Appearance(), buttons)
    qtbot.addWidget(flow)
    flow.resize(420, 200)
    flow.show()
    QApplication.processEvents()
    return flow, buttons


def rows(buttons: list[QPushButton]) -> list[int]:
    """Return in how many rows the buttons stand, as the heights at which they begin."""
    QApplication.processEvents()
    return sorted({button.y() for button in buttons if not button.isHidden()})


def test_what_fits_stands_in_one_row(qtbot: QtBot) -> None:
    flow, buttons = shown(qtbot, "Pass", "Exchange", "End the game")
    assert len(rows(buttons)) == 1
    flow.resize(120, 200)
    assert len(rows(buttons)) == 3
    flow.resize(420, 200)
    assert len(rows(buttons)) == 1


def test_four_become_two_and_two_when_one_says_more(qtbot: QtBot) -> None:
    _flow, buttons = shown(qtbot, "One", "Two", "Three", "Four")
    assert len(rows(buttons)) == 1
    buttons[0].setText("Two or three words more")
    assert len(rows(buttons)) == 2
    assert [button.x() for button in buttons[::2]] == [0, 0]
    buttons[0].setText("A text for which the row has no room, or hardly")
    assert len(rows(buttons)) == 2, "the short ones share a row"
    assert buttons[1].width() == buttons[3].width() < buttons[0].width()


def test_a_button_alone_in_the_last_row_has_it_whole(qtbot: QtBot) -> None:
    flow, buttons = shown(qtbot, "Exchange some", "Pass the turn", "Give a hint")
    flow.resize(buttons[0].sizeHint().width() * 2 + 40, 200)
    assert len(rows(buttons)) == 2
    assert buttons[2].width() == flow.width() > buttons[0].width()


def test_a_flow_beside_others_would_like_one_row(qtbot: QtBot) -> None:
    page, buttons = QWidget(), [QPushButton(text) for text in ("Pass", "Exchange", "End the game")]
    row = QHBoxLayout(page)
    row.addWidget(QLabel("Title"))
    row.addStretch(1)
    row.addWidget(Flow(Appearance(), buttons))
    qtbot.addWidget(page)
    page.resize(150, 200)
    page.show()
    assert len(rows(buttons)) > 1
    page.resize(800, 200)
    assert len(rows(buttons)) == 1


def test_what_is_hidden_takes_no_room(qtbot: QtBot) -> None:
    _flow, buttons = shown(qtbot, "One", "Two", "A text for which the row has no room, or hardly any at all, I fear")
    assert len(rows(buttons)) > 1
    buttons[2].hide()
    assert len(rows(buttons)) == 1


def form() -> QWidget:
    """Return fields one below the other."""
    made = QWidget()
    rows = QFormLayout(made)
    for name in ("first", "second"):
        rows.addRow(name, QSpinBox(objectName=name))
    rows.addRow(QCheckBox(objectName="third"))
    return made


def shown_drawer(qtbot, *widgets: QWidget) -> QWidget:
    """Return a page of these widgets in a window."""
    page = QWidget()
    column = QVBoxLayout(page)
    for each in widgets:
        column.addWidget(each)
    qtbot.addWidget(page)
    page.show()
    return page


def reached_from(widget: QWidget, steps: int) -> list[str]:
    """Return the names of what the keyboard comes to by so many tabs."""
    widget.setFocus()
    names = []
    for _step in range(steps):
        QTest.keyClick(widget.window().focusWidget(), Qt.Key.Key_Tab)
        names.append(widget.window().focusWidget().objectName())
    return names


def test_tabs_are_laid_when_they_come_to_the_front(qtbot) -> None:
    tabs, one, two = LazyTabs(), QPushButton(objectName="one"), QPushButton(objectName="two")
    tabs.add("One", lambda: one)
    tabs.add("Two", lambda: two)
    page = shown_drawer(qtbot, tabs, QPushButton(objectName="behind"))
    assert (tabs.front, one.window(), two.window()) == (one, page, two)
    tabs.setCurrentIndex(1)
    assert (tabs.front, two.window()) == (two, page)
    assert reached_from(tabs.tabBar(), 2) == ["two", "behind"]


def test_the_ground_of_what_scrolls_is_not_painted_by_the_style_sheet(qtbot: QtBot) -> None:
    """Qt never forgets how it painted one, not even when it is gone."""
    area = Scrolled(QWidget())
    qtbot.addWidget(area)
    area.setStyleSheet("QScrollArea { background: transparent; }")
    area.show()
    assert area.grab().size() == area.size()
    assert not area.viewport().testAttribute(Qt.WidgetAttribute.WA_StyledBackground)


def test_a_tab_is_called_by_a_name_as_it_is_and_by_a_title_without_its_key(qtbot: QtBot) -> None:
    """R&B's list was called RB."""
    tabs = Tabs()
    qtbot.addWidget(tabs)
    called = list[str]()
    for title in (unkeyed("R&B"), "&Family"):
        tabs.addTab(QLabel(), title)
        tabs.setCurrentIndex(tabs.count() - 1)
        called.append(tabs.accessibleName())
    assert called == ["R&B", "Family"]
