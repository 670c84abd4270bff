"""Names from people and from files: nothing that they hold turns a sentence around, or is taken for more than text."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

from boggle_desk import paths
from boggle_desk.engine.players import Player, safe_name
from boggle_desk.engine.statistics import folded
from tests.storage.home import unpack
from tests.views import walk
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

EVIL = '\u202eevil\u2066<img src="/nowhere.png"><i>i</i>'
SEEN = 'evil<img src="/nowhere.png"><i>i</i>'
_TURNS = set("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067")
_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize(
    ("written", "safe"),
    [("Ann", "Ann"), ("Zoë 🏴‍☠️", "Zoë 🏴‍☠️"), (EVIL, SEEN), ("A\nB", "A B"), ("דנה", "\u2068דנה\u2069")],
)
def test_a_name_can_stand_in_any_sentence(written: str, safe: str) -> None:
    assert Player(written).name == safe == safe_name(safe)
    assert folded(written) == folded(safe)


def test_a_tooltip_is_plain_text(people: Sitting) -> None:
    """T8"""
    QToolTip.showText(QPoint(5, 5), SEEN, people.desk.window)
    [tip] = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    assert isinstance(tip, QLabel)
    assert tip.textFormat() is Qt.TextFormat.PlainText
    QToolTip.hideText()
    people.wait(lambda: not QToolTip.isVisible())


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return a house with every kind of game, written by a version that took any name; one player has such a one."""
    unpack(paths.user_data())
    with closing(sqlite3.connect(paths.user_data() / "games.sqlite", isolation_level=None)) as connection:
        replaced = ('"Ben"', json.dumps(EVIL), "Ben", EVIL)
        connection.execute("update game set opening = replace(opening, ?, ?), title = replace(title, ?, ?)", replaced)
    with open_desk(settings_for("Ann", EVIL)) as opened:
        opened.desk.services.learning.open()
        opened.wait(lambda: opened.desk.services.learning.store is not None)
        yield opened


def _texts(widget: QWidget) -> Iterator[str]:
    """Return all that a widget shows and says."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
    for name in ("text", "title", "placeholderText", "toPlainText", "currentText"):
        if callable(said := getattr(widget, name, None)):
            yield str(said())
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(place) for place in range(widget.count()))
    if isinstance(widget, QAbstractItemView) and (model := widget.model()):
        for row in range(min(model.rowCount(QModelIndex()), 200)):
            for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())):
                for role in _ROLES:
                    yield str(model.index(row, column).data(role) or "")


def _look_through(page: QWidget) -> int:
    """Fail if a name turns something around or is taken for more than text; return how many widgets show it."""
    shown = 0
    for widget in (page, *page.findChildren(QWidget)):
        texts = list(_texts(widget))
        shown += any("evil" in text for text in texts)
        for text in texts:
            assert not _TURNS.intersection(text), (widget, text)
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            assert "<img" not in widget.text(), (widget, widget.text())
        if isinstance(widget, QTextEdit):
            assert "<img" not in widget.toHtml(), widget
    return shown


@pytest.mark.slow
def test_no_page_takes_a_name_for_more_than_text(people: Sitting) -> None:
    """T6, T8"""
    desk, shown = people.desk, dict[str, int]()

    def look(name: str) -> None:
        QApplication.processEvents()
        page = QApplication.activeModalWidget() or desk.window.pages.currentWidget()
        shown[name] = _look_through(page)

    walk.begin(people, look)
    walk.rooms(people, look)
    walk.saved(people, look)
    walk.side_windows(people, look)
    seen = {name for name, widgets in shown.items() if widgets}
    assert {"home", "games", "history", "new boggle", "new scrabble"} <= seen
