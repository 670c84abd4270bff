"""The window: one page at a time, its place remembered, its look as the preferences say."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from boggle_desk import paths
from boggle_desk.app.pages import ROOMS
from boggle_desk.engine.boggle.events import WriteWord
from boggle_desk.settings import Motion, Settings, ThemeChoice, WindowPlace, settings_file
from boggle_desk.storage.disk import Notice, NoticeKind
from boggle_desk.views import notices
from boggle_desk.views.appearance import CONTRAST, DARK, LIGHT, Appearance
from boggle_desk.views.controls import MenuButton
from boggle_desk.views.page import Page
from boggle_desk.views.paper.print_preview import PrintDialog
from boggle_desk.views.window import Window
from tests.views.boggle.table_fixtures import IN_TURNS, Sitting, open_desk, seated, settings_for
from tests.views.boggle.table_stages import lift, shake, to_collect

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for()) as opened:
        yield opened


@pytest.fixture
def window(people: Sitting) -> Window:
    return people.desk.window


class Sheet(Page):
    """A page that writes down what is done with it."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self.done: list[str] = []

    def take_focus(self) -> None:
        self.done.append("focus")

    def leave(self) -> None:
        self.done.append("leave")


def test_tab_goes_over_a_set_up_as_it_is_read(window: Window, people: Sitting, qtbot: QtBot) -> None:
    """Its cards are made in another order."""
    people.desk.new_table()
    setup = people.desk.setup
    assert setup is not None
    qtbot.waitUntil(lambda: window.pages.currentWidget() is setup)
    games = setup.rules.preset
    expected = [setup.back, setup.seats.add, *games.buttons[:2], games.more, setup.change]
    chain, each = [], setup.back
    while each not in chain:
        chain.append(each)
        each = each.nextInFocusChain()
    assert [each for each in chain if each in expected] == expected


def test_a_page_that_is_left_comes_to_rest(window: Window, people: Sitting) -> None:
    one, two = Sheet(people.desk.services.look), Sheet(people.desk.services.look)
    for page in (one, two, two, one):
        window.show_page(page)
    assert window.pages.currentWidget() is one
    assert one.done == ["focus", "leave", "focus"]
    assert two.done == ["focus", "focus", "leave"]
    window.drop_page(one)
    assert one.done[-1] == "leave"
    assert window.pages.currentWidget() is one  # it stays until another one comes
    window.show_page(two)
    assert window.pages.indexOf(one) < 0
    assert one.done == ["focus", "leave", "focus", "leave"]
    window.show_page(people.desk.home)
    window.drop_page(two)
    assert window.pages.indexOf(two) < 0


def test_a_new_page_comes_in_turns_and_nothing_pressed_meanwhile_is_taken(
    window: Window, people: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made, dressed and shown at once, a page kept the window still for a tenth of a second."""
    monkeypatch.setattr(Window, "come_soon", IN_TURNS)
    desk, seen, screen = people.desk, [window.pages.currentWidget()], window.windowHandle()
    window.pages.currentChanged.connect(lambda _place: seen.append(window.pages.currentWidget()))
    desk.new_table("boggle")
    setup = desk.setup
    assert setup is window.page
    assert window.pages.indexOf(setup) < 0
    button = next(each for each in desk.home.findChildren(QPushButton) if each.isVisible())
    place = button.mapTo(window, button.rect().center())
    QTest.mouseClick(screen, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    people.wait(lambda: window.pages.indexOf(setup) >= 0)
    assert window.pages.currentWidget() is desk.home
    QTest.keyClick(screen, Qt.Key.Key_Return)
    assert desk.setup is setup
    assert desk.table is None
    people.wait(lambda: window.pages.currentWidget() is setup)
    desk.new_table("scrabble")
    desk.new_table("boggle")  # the one that was asked for last comes, and the one before never
    assert window.pages.currentWidget() is setup
    people.wait(lambda: window.pages.currentWidget() is desk.setup)
    assert seen == [desk.home, setup, desk.setup]
    assert window.pages.count() == 2


def test_a_window_beside_opens_in_the_next_turn_and_nothing_pressed_meanwhile_is_taken(
    window: Window, people: Sitting
) -> None:
    button = next(each for each in people.desk.home.findChildren(QPushButton) if each.isVisible())
    place, pressed = button.mapTo(window, button.rect().center()), list[bool]()
    button.pressed.connect(lambda: pressed.append(True))
    people.desk.show_print()
    [dialog] = window.findChildren(PrintDialog)
    assert not dialog.isVisible()
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    people.wait(dialog.isVisible)
    dialog.reject()
    assert not pressed
    QTest.mousePress(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    people.wait(lambda: bool(pressed))


def test_the_look_follows_the_preferences(people: Sitting) -> None:
    look = people.desk.services.look
    people.desk.services.choices.change(motion=Motion.ON, sound=False, text_scale=1.4)
    assert look.motion
    assert look.px(100) == 140
    for appearance, theme in ((ThemeChoice.DARK, DARK), (ThemeChoice.LIGHT, LIGHT), (ThemeChoice.SYSTEM, LIGHT)):
        people.desk.services.choices.change(theme=appearance)
        assert look.theme is theme
        assert look.theme.card in people.desk.window.styleSheet()


def test_letters_grow_and_shrink_by_key_within_bounds(people: Sitting) -> None:
    choices = people.desk.services.choices
    people.key(Qt.Key.Key_Plus, CONTROL)
    assert choices.settings.text_scale == 1.1
    for _ in range(15):
        people.key(Qt.Key.Key_Plus, CONTROL)
    assert choices.settings.text_scale == 2.0
    people.key(Qt.Key.Key_Minus, CONTROL)
    assert choices.settings.text_scale == 1.9
    people.key(Qt.Key.Key_0, CONTROL)
    assert choices.settings.text_scale == 1.0
    people.key(Qt.Key.Key_Minus, CONTROL)
    assert choices.settings.text_scale == 1.0


def test_the_look_follows_the_window_when_it_has_come_to_rest(people: Sitting, window: Window) -> None:
    look = people.desk.services.look
    window.resize(1920, 1200)
    people.wait(lambda: look.px(100) == 150)


def test_full_screen_and_back(people: Sitting, window: Window) -> None:
    people.key(Qt.Key.Key_F11)
    assert window.isFullScreen()
    people.key(Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_no_two_actions_have_the_same_key(window: Window) -> None:
    actions = [action for menu in window.menuBar().actions() for action in menu.menu().actions()]
    keys = [action.shortcut().toString() for action in actions if not action.shortcut().isEmpty()]
    assert len(keys) >= 10
    assert len(set(keys)) == len(keys)
    assert QKeySequence("Ctrl+P").toString() in keys
    assert all(action.text() for action in actions if not action.isSeparator())


def test_no_two_menus_have_the_same_letter(window: Window) -> None:
    for menu in (window.menuBar(), *(action.menu() for action in window.menuBar().actions())):
        texts = [action.text() for action in menu.actions() if "&" in action.text()]
        letters = [text[text.index("&") + 1].lower() for text in texts]
        assert letters
        assert len(set(letters)) == len(letters), texts


def test_every_notice_has_a_sentence_that_stays_in_sight(window: Window) -> None:
    for trouble in NoticeKind:
        if trouble is NoticeKind.STORED_AGAIN:
            continue
        window.tell(Notice(trouble, "games.sqlite", 7, 9))
        assert window.banner.isVisible()
        assert len(window.banner.text) > 20
        assert "{" not in window.banner.text


def test_d4_what_is_not_saved_stays_in_sight_until_it_is(window: Window) -> None:
    window.tell(Notice(NoticeKind.NOT_STORED, "games.sqlite"))
    window.tell(Notice(NoticeKind.MOVED_ASIDE, "games.sqlite.damaged-1", 7, 9))
    assert "7 of 9 games saved" in window.banner.text
    window.banner.read.click()
    assert window.banner.text == "Your games can't be saved right now. Is the disk full?"
    assert not window.banner.read.isVisible()
    window.tell(Notice(NoticeKind.STORED_AGAIN, "learning.sqlite"))
    assert window.banner.isVisible()
    window.tell(Notice(NoticeKind.STORED_AGAIN, "games.sqlite"))
    assert not window.banner.isVisible()
    assert window.toast.text() == "Your games can be saved again."


def test_a_notice_is_said_once_and_beside_the_others(window: Window) -> None:
    for file in ("games", "learning", "learning", "games", "settings"):
        window.tell(Notice(NoticeKind.IN_MEMORY, f"{file}.sqlite"))
    said = [sentence.split(" can't")[0] for sentence in window.banner.text.splitlines()]
    assert said == ["Your games", "Your word cards", "Your settings"]


def test_the_line_of_messages_is_there_only_while_it_says_something(window: Window) -> None:
    assert not window.toast.isVisible()
    window.tell(Notice(NoticeKind.STORED_AGAIN, "games.sqlite"))
    assert window.toast.isVisible()
    window.toast.hide()
    assert not window.toast.isVisible()


def test_a_message_goes_by_itself_and_is_read_aloud(
    people: Sitting, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(notices, "announce", lambda _widget, text: said.append(text))
    monkeypatch.setattr(notices, "_GLANCE_MS", 100)
    window.toast.say("Look")
    assert said == ["Look"]
    people.wait(lambda: not window.toast.isVisible())


def test_one_key_turns_the_sound_off_and_every_button_shows_it(people: Sitting, window: Window) -> None:
    choices = people.desk.services.choices
    choices.change(sound=True)
    people.key(Qt.Key.Key_M, CONTROL)
    assert not choices.settings.sound
    assert window.toast.text() == "Sound off"
    assert window.mute.isChecked()
    people.click(window.sound)
    assert choices.settings.sound
    assert not window.mute.isChecked()


class Board(Page):
    """A page with a menu button of its own."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self.button = MenuButton(look)
        QVBoxLayout(self).addWidget(self.button)


def test_a_page_with_a_menu_button_gets_the_height_of_the_menu_bar(people: Sitting, window: Window) -> None:
    board = Board(people.desk.services.look)
    height = window.pages.height()
    window.show_page(board)
    people.wait(lambda: window.pages.height() > height)
    assert not window.menuBar().isVisible()
    assert [entry.text() for entry in board.button.menu.menu().actions()] == [menu.title() for menu in window.menus]
    people.key(Qt.Key.Key_M, CONTROL)
    assert people.desk.services.choices.settings.sound, "keys hold without the menu bar"
    for key in (Qt.Key.Key_F10, Qt.Key.Key_Alt):
        QTimer.singleShot(0, board.button.menu.menu().close)
        QTest.keyClick(window, key)
    QTest.mouseMove(window, window.rect().bottomRight())
    board.button.menu.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)  # it was clicked before the mouse went on
    QTimer.singleShot(0, board.button.menu.menu().close)
    window.open_menu()
    assert not board.button.menu.underMouse()
    board.button.hide()
    assert window.menuBar().isVisible(), "a page may show the button only at times"
    board.button.show()
    people.desk.go_home()
    assert window.menuBar().isVisible()
    window.drop_page(board)


def test_the_menu_offers_what_can_be_done_now(people: Sitting, window: Window) -> None:
    actions = {action.text(): action for action in window.menus[1].actions()}

    def offered() -> list[bool]:
        window.menus[1].aboutToShow.emit()
        found = [actions[name].isEnabled() for name in ("&Undo", "&Redo")]
        window.menus[1].aboutToHide.emit()
        return found

    assert offered() == [False, False]
    to_collect(people)
    people.table.session.submit(WriteWord(0, "gate"))
    assert offered() == [True, False]
    actions["&Undo"].trigger()
    assert offered() == [True, True]
    actions["&Redo"].trigger()
    assert offered() == [True, False]


def test_the_menu_offers_no_pause_where_no_time_runs_and_no_print_where_it_does(people: Sitting) -> None:
    window = people.desk.window
    game, _edit, view, *_rest = window.menus
    actions = {action.text(): action for menu in (game, view) for action in menu.actions()}
    names = ("Pa&use or resume", "&Print or save as PDF…", "Turn the &board")

    def offered() -> list[bool]:
        game.aboutToShow.emit()
        found = [actions[name].isEnabled() for name in names]
        game.aboutToHide.emit()
        return found

    assert offered() == [False, True, False]
    shake(seated(people, "Ann", "Bea"))
    assert offered() == [False, True, True]
    lift(people)
    assert offered() == [True, False, True]


def test_mute_is_offered_where_there_is_something_to_hear(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    window = people.desk.window
    for there in (False, True):
        monkeypatch.setattr("boggle_desk.views.window.has_device", lambda there=there: there)
        window.menus[2].aboutToShow.emit()
        people.wait(lambda there=there: window.mute.isEnabled() is there)


def test_the_place_of_the_window_is_remembered(qapp: QApplication) -> None:
    with open_desk(settings_for("Ann")) as first:
        first.desk.window.setGeometry(30, 40, 1100, 750)
        first.settle()
    assert settings_file(paths.user_settings()).load()[0].window == WindowPlace(30, 40, 1100, 750)
    with open_desk() as second:
        assert second.desk.window.geometry().getRect() == (30, 40, 1100, 750)


def test_a_window_whose_screen_is_gone_comes_back_in_sight(qapp: QApplication) -> None:
    far = Settings(motion=Motion.OFF, sound=False, window=WindowPlace(9000, 9000, 1100, 750))
    with open_desk(far) as people:
        screen = qapp.primaryScreen().availableGeometry()
        assert screen.intersects(people.desk.window.geometry())


def test_a_window_too_large_for_the_screen_fills_it_the_first_time(qapp: QApplication) -> None:
    """The screen of these tests is smaller than the design."""
    with open_desk(Settings(motion=Motion.OFF, sound=False)) as people:
        assert people.desk.window.isMaximized()
        assert people.desk.window.width() <= qapp.primaryScreen().availableGeometry().width()


@pytest.mark.slow
@pytest.mark.parametrize("room", [room.key for room in ROOMS])
def test_what_has_the_keyboard_is_seen_with_letters_of_any_size(people: Sitting, room: str) -> None:
    """A page may be higher than the window; also when letters grow while it is shown."""
    for steps in (-10, 10):
        people.desk.window.scale_text(steps)
        people.desk.show_room(room)
        people.wait(lambda: in_sight(people))
    people.desk.window.scale_text(-10)
    people.settle()
    people.desk.window.scale_text(10)
    people.settle()
    people.wait(lambda: in_sight(people))


def in_sight(people: Sitting) -> bool:
    """Return whether the widget that has the keyboard can be seen, or as much of it as there is room for."""
    focus = people.desk.window.focusWidget()
    assert focus is not None
    seen = focus.visibleRegion().boundingRect()
    return seen.height() >= min(focus.height(), people.desk.window.height() // 3)


def test_a_window_from_a_larger_screen_fits_this_one(qapp: QApplication) -> None:
    """R-1: as when the screen is scaled by two since."""
    large = Settings(motion=Motion.OFF, sound=False, window=WindowPlace(10, 10, 5000, 4000))
    with open_desk(large) as people:
        screen = qapp.primaryScreen().availableGeometry()
        assert people.desk.window.width() <= screen.width()
        assert people.desk.window.height() <= screen.height()


def test_d3_a_damaged_games_file_is_told_with_what_was_saved_and_where_the_rest_may_be(window: Window) -> None:
    for saved, found, said in (
        (9, 9, "Your games file was damaged. 9 of 9 games saved. The old file is now “games.sqlite.damaged-1”."),
        (7, 9, "7 of 9 games saved. Try Restore in Saved games for the rest."),
        (0, 0, "No game in it could be read. Try Restore in Saved games for the rest."),
    ):
        window.tell(Notice(NoticeKind.MOVED_ASIDE, "games.sqlite.damaged-1", saved, found))
        assert said in window.banner.text
        window.banner.read.click()


def test_high_contrast_can_be_chosen(people: Sitting) -> None:
    """R-22: and daylight again."""
    look = people.desk.services.look
    people.desk.services.choices.change(theme=ThemeChoice.CONTRAST)
    assert look.theme is CONTRAST
    people.desk.services.choices.change(theme=ThemeChoice.LIGHT)
    assert look.theme is LIGHT
