"""Files from outside: named at the start, handed over by a second start, dropped on the window."""

import os
import socket
import stat
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QMimeData, QPoint, QPointF, Qt, QTimer, QUrl, qVersion
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from boggle_desk.app import single_instance
from boggle_desk.app.single_instance import Incoming, hand_over
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

GAMES = Path(__file__).parent / "data" / "gcg"


@pytest.fixture
def incoming(qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Incoming, Path]]:
    window, folder = QWidget(), tmp_path_factory.mktemp("w")
    qtbot.addWidget(window)
    found = Incoming(window)
    found.listen(folder)
    yield found, folder
    found.close()


def test_a_second_start_hands_its_files_over(incoming: tuple[Incoming, Path], qtbot: QtBot) -> None:
    first, folder = incoming
    told: list[bool] = []
    second = threading.Thread(target=lambda: told.append(hand_over(folder, [Path("a.gcg"), Path("/b.jsonl")])))
    with qtbot.waitSignal(first.asked) as asked:
        second.start()
    second.join()
    assert asked.args == [[Path.cwd() / "a.gcg", Path("/b.jsonl")]]
    assert told == [True]


def test_any_number_of_files_is_handed_over(incoming: tuple[Incoming, Path], qtbot: QtBot) -> None:
    """T7"""
    first, folder = incoming
    files = [
        Path(f"/somewhere/far/down/in/the/folders/{number}/a game with a long name.gcg") for number in range(9_000)
    ]
    second = threading.Thread(target=hand_over, args=(folder, files))
    with qtbot.waitSignal(first.asked) as asked:
        second.start()
    second.join()
    assert asked.args == [files]


@pytest.mark.skipif(os.name != "posix", reason="Windows has a named pipe")
def test_half_a_message_keeps_nobody_waiting(incoming: tuple[Incoming, Path], qtbot: QtBot) -> None:
    """T9"""
    first, folder = incoming
    halves = [socket.socket(socket.AF_UNIX) for _ in range(20)]
    for half in halves:
        half.connect(str(folder / "window"))
        half.sendall(struct.pack("!i", 100) + b"{")
    second = threading.Thread(target=hand_over, args=(folder, [Path("/a.gcg")]))
    with qtbot.waitSignal(first.asked):
        second.start()
    second.join()
    first.close()
    for half in halves:
        half.close()


@pytest.mark.skipif(os.name != "posix", reason="Windows has a named pipe")
def test_the_end_begins_no_thread(qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory) -> None:
    """T20: from 3.12 on none can be started while Python ends, and a traceback told of it."""
    window, begun = QWidget(), list[threading.Thread]()
    qtbot.addWidget(window)

    def begin(**what: Any) -> threading.Thread:
        begun.append(threading.Thread(**what))
        return begun[-1]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(single_instance, "Thread", begin)
        incoming = Incoming(window)
        incoming.listen(tmp_path_factory.mktemp("w"))
        incoming.close()
        qtbot.waitUntil(lambda: not begun[0].is_alive())
    assert len(begun) == 1


def test_nobody_else_may_speak_to_the_window(incoming: tuple[Incoming, Path]) -> None:
    _first, folder = incoming
    assert stat.S_IMODE((folder / "window").stat().st_mode) == 0o600


def test_a_file_that_is_dropped_is_opened(incoming: tuple[Incoming, Path]) -> None:
    first, _folder = incoming
    window = first.parent()
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile("/a.gcg"), QUrl("https://example.org/b.gcg")])
    copy, button, key = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    place = QPoint if qVersion().startswith("6.11.") else QPointF  # from 6.12 on the whole pixels are deprecated
    asked: list[list[Path]] = []
    first.asked.connect(asked.append)
    QApplication.sendEvent(window, QDragEnterEvent(place(1, 1), copy, files, button, key))
    QApplication.sendEvent(window, QDropEvent(QPointF(1, 1), copy, files, button, key))
    assert asked == [[Path("/a.gcg")]]


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea")) as opened:
        yield opened


def test_the_game_of_a_file_is_shown_and_several_are_kept(people: Sitting) -> None:
    desk = people.desk
    desk.open_files([GAMES / "family_four.gcg"])
    people.wait(lambda: desk.viewer is not None)
    assert desk.viewer is desk.window.pages.currentWidget()
    desk.open_files([GAMES / "family_four.gcg", GAMES / "partial.gcg"])
    people.wait(lambda: len(desk.services.store.games()) == 2)


def test_t12_files_wait_until_a_question_is_answered(people: Sitting) -> None:
    """The page that asked went with all its parts while its question was open, and what it did with the answer ended in
    a deleted label."""
    desk, program, question, seen = people.desk, QEventLoop(), QEventLoop(), list[bool]()
    desk.new_table()
    setup = desk.setup
    assert setup

    def ask() -> None:
        QTimer.singleShot(0, desk, lambda: desk.open_files([GAMES / "family_four.gcg"]))
        QTimer.singleShot(50, question, question.quit)
        question.exec()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        seen.append(Shiboken.isValid(setup) and desk.setup is setup)
        program.quit()

    QTimer.singleShot(0, desk, ask)
    program.exec()
    people.wait(lambda: desk.viewer is not None)
    assert seen == [True]
    assert desk.setup is None


_ONE_AFTER_ANOTHER = """
import subprocess, sys
from PySide6.QtCore import QTimer
from boggle_desk import app
class Controller(app.MainWindowController):
    def open_files(self, files):
        print("second asks for", *(file.name for file in files))
        self.window.close()
app.MainWindowController = Controller
start = app.Incoming.listen
def listen(self, folder):
    start(self, folder)
    subprocess.Popen([sys.executable, "-m", "boggle_desk", sys.argv[1]])
app.Incoming.listen = listen
sys.exit(app.run())
"""


@pytest.mark.slow
def test_a_second_start_ends_well_and_the_first_has_its_file(tmp_path_factory: pytest.TempPathFactory) -> None:
    home = str(tmp_path_factory.mktemp("h"))
    names = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
    environment = os.environ | dict.fromkeys(names, home) | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", _ONE_AFTER_ANOTHER, str(GAMES / "partial.gcg")]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, "second asks for partial.gcg\n"), ended.stderr
