"""Parts of a page that are shut away: had when they are shown, and where the keyboard expects them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QFormLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from boggle_desk.views.drawer import Drawer, DrawerTabs


def form() -> QWidget:
    """Return fields one below the other."""
    made = QWidget()
    rows = QFormLayout(made)
    for name in ("first", "second"):
        rows.addRow(name, QSpinBox(objectName=name))
    rows.addRow(QCheckBox(objectName="third"))
    return made


def shown(qtbot, *widgets: QWidget) -> QWidget:
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


def test_a_drawer_asks_for_its_content_when_it_is_shown_first_and_keeps_it(qtbot) -> None:
    asked: list[QWidget] = []

    def ask() -> QWidget:
        asked.append(form())
        return asked[-1]

    drawer = Drawer(ask)
    page = shown(qtbot, drawer)
    assert page.isVisible()
    assert not asked
    for _time in range(2):
        drawer.show()
        assert asked[0].isVisible()
        drawer.hide()
        assert not asked[0].isVisible()
    assert len(asked) == 1


@pytest.mark.parametrize("first", [False, True], ids=["behind a button", "first on the page"])
def test_the_keyboard_goes_through_a_drawer_where_it_stands(qtbot, first: bool) -> None:
    before, behind, drawer = QPushButton(objectName="before"), QPushButton(objectName="behind"), Drawer(form)
    page = shown(qtbot, *((drawer, behind, before) if first else (before, drawer, behind)))
    assert page.isVisible()
    assert reached_from(before, 1) == ["behind"]
    drawer.show()
    assert reached_from(before, 5) == ["first", "second", "third", "behind", "before"]


def test_tabs_are_laid_when_they_come_to_the_front(qtbot) -> None:
    tabs, one, two = DrawerTabs(), QPushButton(objectName="one"), QPushButton(objectName="two")
    tabs.add("One", lambda: one)
    tabs.add("Two", lambda: two)
    page = shown(qtbot, tabs, QPushButton(objectName="behind"))
    assert (tabs.front, one.window(), two.window()) == (one, page, two)
    tabs.setCurrentIndex(1)
    assert (tabs.front, two.window()) == (two, page)
    assert reached_from(tabs.tabBar(), 2) == ["two", "behind"]
