"""The small widgets: what they say, what they are to a screen reader, how much room they take."""

import statistics
import subprocess
import sys
from importlib import import_module
from itertools import pairwise
from pkgutil import walk_packages
from typing import cast

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessibleEvent, QCursor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from boggle_desk import views
from boggle_desk.paths import resource
from boggle_desk.views import controls
from boggle_desk.views.appearance import Appearance, style_sheet
from boggle_desk.views.ask import Ask
from boggle_desk.views.ballots import Vote
from boggle_desk.views.faces import face_of
from boggle_desk.views.pictures import PictureButton
from boggle_desk.views.player_view import PlayerView


@pytest.fixture
def look() -> Appearance:
    return Appearance()


def test_a_button_calls_without_qts_arguments(qtbot: QtBot) -> None:
    pressed: list[tuple[object, ...]] = []
    made = controls.button("Go", lambda *given: pressed.append(given), "primary")
    qtbot.addWidget(made)
    made.click()
    assert pressed == [()]
    assert made.property("role") == "primary"
    assert not made.autoDefault()


def test_an_ampersand_in_a_name_stays_on_a_button(qtbot: QtBot) -> None:
    """P27: it was eaten, and the letter after it became a key."""
    made = controls.button("&Go", lambda: None)
    qtbot.addWidget(made)
    assert not made.shortcut().isEmpty()
    for say in (made.setText, lambda text: controls.become(made, text)):
        say("Go on without R&B && Co")
        assert made.text() == "Go on without R&B && Co"
        assert made.shortcut().isEmpty()


@pytest.mark.parametrize("share", [0.9, 0.7, 0.5])
def test_a_button_with_little_room_cuts_no_letter_off(qtbot: QtBot, share: float) -> None:
    """L1: where its words had room but for the padding, their ends were cut."""
    top = QWidget()
    top.setStyleSheet(style_sheet(resource("style.qss").read_text(), Appearance(), resource("images")))
    qtbot.addWidget(top)
    made = controls.button("HIIIIIIIIIIIIIIH", lambda: None, parent=top)
    made.ensurePolished()
    whole = made.sizeHint()
    found = []
    for width in (whole.width(), round(share * whole.width())):
        made.setFixedSize(width, whole.height())
        image, middle = made.grab().toImage(), whole.height() // 2
        dark = [image.pixelColor(x, middle).lightness() < 128 for x in range(4, width - 4)]
        found.append(sum(now and not before for before, now in pairwise(dark)))
    assert found[0] > 10
    assert found[1] == found[0]


def test_a_button_that_comes_under_the_mouse_takes_no_click_that_was_meant_for_another(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[str] = []
    made = controls.button("Another board", lambda: pressed.append("gone"))
    qtbot.addWidget(made)
    made.show()
    QCursor.setPos(made.mapToGlobal(made.rect().center()))
    made.hide()
    made.show()
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(made, Qt.MouseButton.LeftButton)
    assert pressed == []
    later = controls.monotonic() + 1
    monkeypatch.setattr(controls, "monotonic", lambda: later)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert pressed == ["gone"]


@pytest.fixture(autouse=True)
def _double_click(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 400))


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the steady clock, to be turned, where a double click takes 400 ms."""
    now = [1000.0]
    monkeypatch.setattr(controls, "monotonic", lambda: now[0])
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 400))
    QCursor.setPos(0, 0)
    return now


@pytest.mark.parametrize("key", controls.PRESSING)
def test_what_comes_takes_no_key_for_600_ms_and_before_keys_have_rested(
    qtbot: QtBot, now: list[float], key: Qt.Key
) -> None:
    pressed: list[str] = []
    page = QWidget()
    made = controls.button("See the podium", lambda: pressed.append("gone"), parent=page)
    made.setAutoDefault(True)  # else Enter is the page's
    qtbot.addWidget(page)
    page.show()
    for _ in range(10):
        now[0] += 0.3
        QTest.keyClick(made, key)
    assert pressed == []
    now[0] += 0.41
    QTest.keyClick(made, key)
    assert pressed == ["gone"]
    controls.rest_keys(page)
    now[0] += 0.59
    QTest.keyClick(made, key)
    assert pressed == ["gone"], "what it is in rests"
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert pressed == ["gone"] * 2, "by keys only"


def test_what_comes_by_itself_takes_no_click_from_anywhere_for_600_ms(qtbot: QtBot, now: list[float]) -> None:
    """The mouse comes from elsewhere, as one that was on its way to what was there before."""
    pressed: list[str] = []
    page = QWidget()
    made = controls.button("Rematch", lambda: pressed.append("gone"), parent=page)
    qtbot.addWidget(page)
    page.show()
    controls.rest(page)
    controls.rest_keys(page)  # which takes nothing of that back
    made.move(300, 300)
    for seconds, so_far in ((0.59, []), (0.39, []), (0.41, ["gone"])):
        now[0] += seconds
        QTest.mouseClick(made, Qt.MouseButton.LeftButton)
        assert pressed == so_far


def test_a_button_that_becomes_another_takes_nothing_under_the_hand(qtbot: QtBot, now: list[float]) -> None:
    pressed: list[str] = []
    made = controls.button("Results", lambda: pressed.append(made.text()))
    qtbot.addWidget(made)
    made.show()
    now[0] += 1
    controls.become(made, "Results")
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    controls.become(made, "Rematch")
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    QTest.keyClick(made, Qt.Key.Key_Space)
    assert pressed == ["Results"]
    controls.wake(made)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert pressed == ["Results", "Rematch"]


def test_a_held_key_presses_once(qtbot: QtBot, now: list[float]) -> None:
    pressed: list[str] = []
    made = controls.button("Next word", lambda: pressed.append("gone"))
    made.setAutoDefault(True)
    qtbot.addWidget(made)
    made.show()
    now[0] += 1
    for repeated in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated)
        QApplication.sendEvent(made, event)
    assert pressed == ["gone"]


def test_a_label_shows_what_people_type_as_it_is(qtbot: QtBot) -> None:
    made = controls.label("<b>Ann</b>", "muted", wrap=True)
    qtbot.addWidget(made)
    assert made.textFormat() is Qt.TextFormat.PlainText
    assert made.wordWrap()


def test_a_card_keeps_its_content_off_its_edge(qtbot: QtBot, look: Appearance) -> None:
    card = controls.Card(look)
    qtbot.addWidget(card)
    inside = QLabel("word")
    card.column.addWidget(inside)
    card.resize(300, 200)
    card.show()
    before = inside.pos().x()
    look.choose(text_scale=2.0)
    card.layout().activate()
    assert inside.pos().x() == 2 * before > 0


def test_a_stack_asks_for_no_more_room_than_the_page_in_front(qtbot: QtBot) -> None:
    stack = controls.PageStack()
    qtbot.addWidget(stack)
    pages = [QLabel("a word"), QLabel("a word\n" * 30)]
    for page in pages:
        stack.addWidget(page)
    for page in pages:
        stack.setCurrentWidget(page)
        assert stack.sizeHint() == page.sizeHint()
        assert stack.minimumSizeHint() == page.minimumSizeHint()
    assert pages[0].sizeHint().height() < pages[1].sizeHint().height()


def test_a_role_is_given_at_once(qtbot: QtBot) -> None:
    made = controls.label("word", "good")
    qtbot.addWidget(made)
    controls.set_role(made, "bad")
    assert made.property("role") == "bad"


def test_what_is_announced_reaches_the_screen_reader(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[QAccessibleEvent] = []
    monkeypatch.setattr(controls.QAccessible, "updateAccessibility", told.append)
    widget = QWidget()
    qtbot.addWidget(widget)
    controls.announce(widget, "Time!")
    controls.announce(widget, "")
    assert [event.message() for event in told] == ["Time!"]


_COMING_AND_GOING = """
import ctypes, gc
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from boggle_desk.views import controls

application, holder = QApplication([]), QWidget()
row = QHBoxLayout(holder)
told = ctypes.CDLL("libc.so.6").mallinfo2
told.restype = type("InUse", (ctypes.Structure,), {"_fields_": [(f"of_{each}", ctypes.c_size_t) for each in range(10)]})
for turn in range(8):
    for _ in range(1_000):
        row.addWidget(QLabel())
        row.addStretch()
        row.addSpacing(4)
    controls.clear_layout(row)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    print(told().of_7)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="what is in use is asked of Linux's C library")
def test_what_is_taken_from_a_layout_leaves_nothing_behind() -> None:
    """Qt leaves the item of a layout to who takes it, and PySide leaves it to Qt: a hundred bytes each."""
    done = subprocess.run([sys.executable, "-c", _COMING_AND_GOING], capture_output=True, text=True, check=True)
    in_use = [int(line) for line in done.stdout.split()]
    more = statistics.median(after - before for before, after in pairwise(in_use))  # some table may grow now and then
    assert more < 50_000, f"{in_use} bytes in use, each after a thousand more"


@pytest.mark.parametrize("kind", ["button", "vote", "chip", "picture"])
def test_a_click_meant_for_what_was_there_before_presses_nothing(
    qtbot: QtBot, look: Appearance, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """A vote and a choice are kept from it like any other button, by one mechanism."""
    made = {
        "button": lambda: controls.button("Vote", lambda: None),
        "vote": lambda: Vote("Allow it"),
        "chip": lambda: PlayerView(look, face_of(look, "Ann"), "Ann"),
        "picture": lambda: PictureButton(look, "Duplicate", "same tiles for all", lambda *_given: None),
    }[kind]()
    qtbot.addWidget(made)
    pressed: list[object] = []
    made.clicked.connect(lambda *_given: pressed.append(made))
    now = [1000.0]
    monkeypatch.setattr(controls, "monotonic", lambda: now[0])
    monkeypatch.setattr(QCursor, "pos", lambda: made.mapToGlobal(made.rect().center()))
    made.show()
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert pressed == []
    now[0] += 1.0
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert pressed == [made]


_NOT_CALM = {"LetterTile", "Switch", "FittingCheckBox"}
"""What is typed in bursts or shows its state."""


def test_every_button_of_the_game_is_calm() -> None:
    """A burst of clicks on a dialog began a game from the first page, whose boxes were buttons of their own kind."""
    for _finder, name, _package in walk_packages(views.__path__, "boggle_desk.views."):
        import_module(name)
    kinds, found = [QAbstractButton], set[type]()
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        found |= {kind} if kind.__module__.startswith("boggle_desk.views") else set()
    assert {kind.__name__ for kind in found if not issubclass(kind, controls.CalmButton)} == _NOT_CALM


def test_after_a_dialog_the_whole_window_rests(qtbot: QtBot, now: list[float]) -> None:
    """What a dialog leads to, or what lies below it, takes nothing of a burst of clicks."""
    window = QWidget()
    qtbot.addWidget(window)
    far = controls.button("Rematch", lambda: None, parent=window)
    window.show()
    now[0] += 10
    assert controls.takes(far, QPoint(5, 5))
    QTimer.singleShot(0, lambda: cast(QDialog, QApplication.activeModalWidget()).reject())
    Ask().confirm(window, "", "Sure?", "Yes", "No")
    assert not controls.takes(far, QPoint(900, 900))
    now[0] += 1.2
    assert controls.takes(far, QPoint(900, 900))
