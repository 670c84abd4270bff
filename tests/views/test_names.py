"""Names from people and from files: nothing that they hold turns a sentence around, or is taken for more than text."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPoint, Qt, QThreadPool
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMenu,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

from boggle_desk import paths
from boggle_desk.engine.boggle.events import BeginReading, BeginSearch, EndGame, EndSearch, PassReading, Shake
from boggle_desk.engine.boggle.pad import BogglePadRules
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.players import Player, name_key, safe_name
from boggle_desk.engine.scrabble.duplicate import DuplicateRules
from boggle_desk.engine.scrabble.pad import ScrabblePadRules
from boggle_desk.storage.games import GameState
from boggle_desk.storage.lexica import open_or_shipped
from boggle_desk.views.history.history_page import HistoryPage
from boggle_desk.views.paper.sheets import Paper
from tests.storage.home import unpack
from tests.views import walk
from tests.views.access import page_of, twins, unnamed
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
    assert name_key(written) == name_key(safe)


def test_a_tooltip_is_plain_text(people: Sitting) -> None:
    """T8: over the window, over a page, over a window beside it."""
    desk = people.desk
    desk.show_settings()
    people.wait(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    for over in (desk.window, desk.home, dialog, dialog.findChildren(QLabel)[-1]):
        QToolTip.showText(QPoint(5, 5), SEEN, over)
        [tip] = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
        assert isinstance(tip, QLabel)
        assert tip.textFormat() is Qt.TextFormat.PlainText, over
        QToolTip.hideText()
        people.wait(lambda: not QToolTip.isVisible())
        people.settle()
    dialog.close()


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
    for action in widget.actions():
        yield from (action.text(), action.toolTip(), action.statusTip())
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
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


def _check(texts: Iterable[str]) -> int:
    """Fail if a name turns a sentence around; return how many of them have it."""
    listed = [*texts]
    for text in listed:
        assert not _TURNS.intersection(text), text
    return sum("evil" in text for text in listed)


def _printed(people: Sitting) -> Iterator[str]:
    """Return all that stands on the pages that can be printed of the page that is shown."""
    page = people.desk.window.page
    assert page
    for printable in page.printables(open_or_shipped):
        yield printable.name(printable.wishes)
        for sheet in printable.job(printable.wishes, Paper(), True)().pages:
            yield from sheet.texts


def _dialogs(people: Sitting) -> None:
    """Look through the dialog that opens, if no page does, and close it."""
    window = people.desk.window

    def opened() -> list[QDialog]:
        return [each for each in window.findChildren(QDialog) if each.isVisible()]

    people.wait(lambda: bool(opened()) or window.page not in (people.desk.home, people.desk.table))
    people.settle()
    for dialog in opened():
        _look_through(dialog)
        dialog.close()


@pytest.mark.slow
def test_no_dialog_or_menu_takes_a_name_for_more_than_text(people: Sitting) -> None:
    """T6, T8"""
    desk = people.desk
    for game in desk.services.store.unfinished():
        desk.services.store.give(game.id, GameState.ABANDONED)  # or the look-up asks about it
    for action in (action for menu in desk.window.menus for action in menu.actions()):
        desk.go_home()
        if action.text().endswith("…") and not action.menu() and action.isEnabled():
            action.trigger()
            _dialogs(people)
    desk.begin(DuplicateRules(desk.services.scrabble_presets["family"]), (Player(EVIL),))
    desk.show_print()
    _dialogs(people)
    desk.go_home()
    for menu in desk.window.menus:
        menu.aboutToShow.emit()
    assert sum(_look_through(menu) for menu in desk.window.findChildren(QMenu))


@pytest.mark.slow
def test_no_question_or_note_takes_a_name_for_more_than_text(people: Sitting) -> None:
    """T6, T8: deleting, archiving, saving a game; removing a player."""
    desk, ask, keeper = people.desk, people.ask, people.desk.services.history
    ask.answer = False
    keeper.refresh()
    people.wait(lambda: not keeper.busy)
    desk.show_games()
    games = desk.games
    assert games
    people.wait(lambda: games.games.rowCount() > 0)
    for row in range(games.games.rowCount()):
        games.table.selectRow(row)
        for button in (games.delete, games.away, games.whose, games.whose, games.save):  # ours again: they count
            button.click()
    assert sum(game.state is GameState.FINISHED for game in desk.services.store.games()) > 1
    asked = _check((*ask.questions, *ask.told, *ask.lines, ask.proposed))
    assert asked
    desk.show_room("history")
    history = desk.room
    assert isinstance(history, HistoryPage)
    history.figures.click()
    history.tabs.setCurrentIndex(1)
    people.wait(lambda: history.players.player.count() > 1)
    for place in range(history.players.player.count()):
        history.players.player.setCurrentIndex(place)
        history.show_player(history.players.player.chosen.key)  # type: ignore[union-attr]  # somebody is chosen
        people.wait(lambda: not QThreadPool.globalInstance().activeThreadCount())
        people.settle()
        _look_through(history)
        history.remove.click()
    assert _check(ask.questions) > asked - 1
    desk.window.toast.say(SEEN)
    assert _look_through(desk.window.toast)


@pytest.mark.slow
def test_no_printed_page_or_podium_takes_a_name_for_more_than_text(people: Sitting) -> None:
    """T6, T8"""
    desk, store, printed = people.desk, people.desk.services.store, 0
    for game in store.games():
        if game.state is GameState.FINISHED:
            desk.show_games()
            assert desk.games
            desk.games.open_game(game.id)
            people.wait(lambda: desk.viewer is not None)
            printed += _check(_printed(people))
    classic, family = desk.services.boggle_presets["classic"], desk.services.scrabble_presets["family"]
    paper = replace(classic, writing=Writing.PAPER)
    read = (Shake(), BeginSearch(), EndSearch(), BeginReading(), PassReading(), PassReading(), EndGame())
    pads = (BogglePadRules(classic), ScrabblePadRules(family), DuplicateRules(family))
    for rules, moves in ((paper, read), *((rules, ()) for rules in pads)):
        for waiting in store.unfinished():
            store.give(waiting.id, GameState.ABANDONED)
        desk.begin(rules, (Player("Ann"), Player(EVIL)), moves)
        people.settle()
        assert _look_through(desk.window)
        printed += _check(_printed(people))
        desk.go_home()
    assert printed


@pytest.mark.slow
def test_no_page_takes_a_name_for_more_than_text_and_all_that_takes_the_keyboard_has_one(people: Sitting) -> None:
    """T6, T8, R-28: and no two of a page have the same."""
    desk, shown, found = people.desk, dict[str, int](), list[str]()

    def look(name: str) -> None:
        walk.rest(people)
        dialog = QApplication.activeModalWidget()
        shown[name] = _look_through(dialog or desk.window.pages.currentWidget())
        page = dialog or page_of(desk)
        found.extend(f"{name}: {each}" for each in (*unnamed(page), *twins(page)))

    walk.begin(people, look)
    walk.rooms(people, look)
    walk.saved(people, look)
    walk.side_windows(people, look)
    seen = {name for name, widgets in shown.items() if widgets}
    assert {"home", "games", "history", "new boggle", "new scrabble"} <= seen
    assert found == []
