"""Pages that were left: whoever goes in and out all evening must not fill the memory with them."""

import gc
import weakref
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt, QThreadPool
from PySide6.QtWidgets import QApplication, QWidget

from boggle_desk.app.pages import ROOMS
from boggle_desk.storage.games import GameState
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea")) as opened:
        yield opened


def room(key: str) -> Callable[[Sitting], None]:
    return lambda people: people.desk.show_room(key)


def table(game: str) -> Callable[[Sitting], None]:
    def begin(people: Sitting) -> None:
        people.desk.new_table(game)
        assert people.desk.setup is not None
        people.click(people.desk.setup.start)

    return begin


WAYS = {
    **{each.key: room(each.key) for each in ROOMS},
    "stored games": lambda people: people.key(Qt.Key.Key_O, CONTROL),
    "new Boggle": lambda people: people.desk.new_table("boggle"),
    "new Scrabble": lambda people: people.desk.new_table("scrabble"),
    "Boggle": table("boggle"),
    "Scrabble": table("scrabble"),
}


def widgets_after_a_round(people: Sitting) -> Counter[str]:
    """Visit every page, and return what widgets there are afterwards, by their kinds."""
    for go in WAYS.values():
        go(people)
        assert people.desk.window.pages.currentWidget() is not people.desk.home
        people.settle()
        people.desk.go_home()
        for game in people.desk.services.store.games():  # or the first page offers it
            people.desk.services.store.give(game.id, GameState.ABANDONED)
        people.desk.home.show_games()
        people.desk.home.grab()  # once it is painted it makes its boxes
        people.settle()
    people.wait(lambda: QThreadPool.globalInstance().activeThreadCount() == 0)
    people.settle()  # the first page says what it has looked up
    for _again in range(3):  # what goes may have something go with it
        gc.collect()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return Counter(type(each).__name__ for each in QApplication.allWidgets())


@pytest.mark.slow
def test_pages_that_were_left_leave_no_widget(people: Sitting) -> None:
    first = widgets_after_a_round(people)  # it makes what stays for good
    assert first
    assert widgets_after_a_round(people) == first


def test_pages_that_were_left_are_gone_though_they_were_found_before(people: Sitting) -> None:
    """PySide may keep what is found in the window when it was taken out and is not yet deleted."""
    pages = {}
    for name, go in (*WAYS.items(), ("once more", room(ROOMS[0].key)), ("home", lambda people: people.desk.go_home())):
        go(people)
        assert people.desk.window.findChildren(QWidget)
        people.settle()
        pages[name] = weakref.ref(people.desk.window.pages.currentWidget())
    people.wait(lambda: QThreadPool.globalInstance().activeThreadCount() == 0)
    people.settle()
    gc.collect()
    assert [name for name, page in pages.items() if page() is not None] == ["home"]
