"""The first page: a new game at once, and games that wait."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from boggle_desk.engine.boggle.events import EndGame
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.paths import resource
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, settings_for
from tests.views.boggle.table_stages import shake


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for()) as opened:
        yield opened


def offered(people: Sitting, verb: str) -> list[QPushButton]:
    """Return the buttons for games that wait, whose accessible names begin with a word."""
    buttons = people.desk.home.findChildren(QPushButton)
    return [button for button in buttons if button.isVisible() and button.accessibleName().startswith(verb)]


def test_nothing_waits_at_first(people: Sitting) -> None:
    assert offered(people, "Go on") == []
    assert people.desk.window.pages.currentWidget() is people.desk.home
    people.enter("")
    assert people.setup


def test_the_column_grows_with_the_window(people: Sitting) -> None:
    column = people.desk.home.help.parentWidget()
    people.desk.window.resize(QSize(800, 560))
    people.wait(lambda: column.maximumWidth() < 820)
    people.desk.window.resize(QSize(1280, 800))
    people.wait(lambda: column.maximumWidth() == 820)


def test_the_buttons_say_where_they_lead(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    led: list[str] = []
    home = people.desk.home
    for name in ("new_asked", "help_asked", "settings_asked"):
        getattr(home, name).disconnect()
        getattr(home, name).connect(lambda *_kind, name=name: led.append(name))
    for button in (home.new, home.crossword, home.help, home.settings):
        people.click(button)
    assert led == ["new_asked", "new_asked", "help_asked", "settings_asked"]


def test_a_game_that_was_left_waits_and_goes_on(people: Sitting) -> None:
    on_screen(people, "Ann", "Bea")
    people.hold(Qt.Key.Key_Space)
    people.settle()
    people.enter("")
    people.settle()
    people.enter("hot")
    people.run(33)
    people.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    people.settle()
    (go_on,) = offered(people, "Go on")
    assert "Ann, Bea" in go_on.accessibleName()
    assert any(text.startswith("Boggle: Ann, Bea, ") for text in people.texts(people.desk.home))
    people.click(go_on)
    assert (people.phase, people.words(0)) == (Phase.SEARCH, ["hot"])
    assert people.table.timer.is_paused
    assert people.table.timer.clock.left == 147.0
    assert not any(people.letters())


def test_a_game_is_put_away_only_when_that_is_meant(people: Sitting) -> None:
    on_screen(people, "Ann")
    shake(people)
    people.desk.go_home()
    people.settle()
    people.ask.answer = False
    people.click(offered(people, "Archive")[0])
    assert len(offered(people, "Archive")) == 1
    people.ask.answer = True
    people.click(offered(people, "Archive")[0])
    people.settle()
    assert offered(people, "Archive") == []
    assert people.desk.services.store.unfinished() == []
    assert all("Ann" in question for question in people.ask.questions)


def test_of_many_games_the_latest_are_shown(people: Sitting) -> None:
    for number in range(6):
        on_screen(people, f"Ann {number}")
        shake(people)
    people.desk.go_home()
    people.settle()
    names = [button.accessibleName() for button in offered(people, "Go on")]
    assert len(names) == 3
    assert "Ann 5" in names[0]
    assert "Ann 3" in names[2]


def test_a_game_that_is_over_does_not_wait(people: Sitting) -> None:
    on_screen(people, "Ann")
    people.hold(Qt.Key.Key_Space)
    people.settle()
    people.enter("")
    people.run_out()
    people.settle()
    people.table.submit(EndGame())
    people.desk.go_home()
    assert offered(people, "Go on") == []


def test_games_that_wait_come_first_for_the_keyboard_each_with_a_name_of_its_own(people: Sitting) -> None:
    for _game in range(3):
        on_screen(people, "Ann")
        shake(people)
        people.desk.go_home()
        people.settle()
    named = [button.accessibleName() for button in (*offered(people, "Go on"), *offered(people, "Archive"))]
    assert len(set(named)) == 6
    reached, home = list[QWidget](), people.desk.home
    at: QWidget | None = home
    while (at := at.nextInFocusChain() if at else None) is not home and at:
        if at in {*offered(people, "Go on"), *offered(people, "Archive"), home.new, home.crossword}:
            reached.append(at)
    waiting = reached[: reached.index(home.new)]
    assert waiting == [
        button for pair in zip(offered(people, "Go on"), offered(people, "Archive"), strict=True) for button in pair
    ]


def test_with_games_that_wait_everything_is_still_in_sight(people: Sitting) -> None:
    people.desk.window.resize(QSize(1280, 800))
    for _game in range(4):
        on_screen(people, "Ann")
        shake(people)
        people.desk.go_home()
        people.settle()
    home = people.desk.home
    assert len(offered(people, "Go on")) == 3, "the others are among the saved games"
    people.wait(lambda: home.settings.visibleRegion().boundingRect() == home.settings.rect())
    assert home.help.visibleRegion().boundingRect() == home.help.rect()


def test_enter_presses_the_button_that_has_the_keyboard(people: Sitting) -> None:
    on_screen(people, "Ann")
    shake(people)
    people.desk.go_home()
    people.settle()
    (away,) = offered(people, "Archive")
    people.ask.answer = False
    away.setFocus()
    people.enter("")
    assert len(people.ask.questions) == 1
    assert people.desk.window.pages.currentWidget() is people.desk.home
    (go_on,) = offered(people, "Go on")
    go_on.setFocus()
    people.enter("")
    people.settle()
    assert people.desk.table is not None
    assert people.desk.setup is None


@pytest.mark.usefixtures("qapp")
def test_at_the_start_the_first_tab_goes_to_the_game_that_waits() -> None:
    with open_desk(settings_for()) as before:
        on_screen(before, "Ann")
        shake(before)
    with open_desk() as people:
        (go_on,) = offered(people, "Go on")
        people.key(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is go_on


def test_saved_games_have_one_name_everywhere(people: Sitting) -> None:
    games = [action for menu in people.desk.window.findChildren(QMenu) for action in menu.actions()]
    assert [each.text().replace("&", "") for each in games if each.shortcut().toString() == "Ctrl+O"] == [
        "Saved games…"
    ]
    assert people.desk.home.games.text() == "Saved games"
    pages = [page.read_text(encoding="utf-8") for page in (resource("help") / "en").glob("*.md")]
    assert pages
    assert [page[:40] for page in pages if "stored game" in page.lower()] == []
