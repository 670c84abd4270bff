"""The parts put together: pages, the game on the table, side windows, dictionaries, and a clean end."""

import gc
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from unittest.mock import patch

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QThreadPool
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from boggle_desk import __version__, app, paths
from boggle_desk.app import bootstrap
from boggle_desk.app import main_window as main_window_module
from boggle_desk.app.bootstrap import APPLICATION, PROGRAM, prepare
from boggle_desk.app.pages import Room
from boggle_desk.app.preload import Preloader
from boggle_desk.engine.boggle.events import Shake
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.game import Game
from boggle_desk.settings import OffensiveWords
from boggle_desk.storage import durable
from boggle_desk.storage.disk import hold
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.storage.games import GameDamaged, GameState, GameStore
from boggle_desk.storage.lexica import add_word_list
from boggle_desk.views.page import RoomPage
from tests.views.boggle.table_fixtures import PATIENCE, Sitting, on_screen, open_desk, seated, settings_for, undress

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea")) as opened:
        yield opened


def to_search(people: Sitting) -> None:
    """Shake and lift."""
    people.hold(Qt.Key.Key_Space)
    people.settle()
    people.enter("")
    people.settle()
    assert people.phase is Phase.SEARCH


def side_windows(people: Sitting) -> list[QDialog]:
    """Return the side windows that are open."""
    people.settle()
    return [dialog for dialog in people.desk.window.findChildren(QDialog) if dialog.isVisible()]


def opened(people: Sitting) -> QDialog:
    """Return the side window that has been asked for, when it is open."""
    people.wait(lambda: bool(side_windows(people)))
    (dialog,) = side_windows(people)
    return dialog


def test_only_one_table_is_there_at_a_time(people: Sitting) -> None:
    pages = people.desk.window.pages
    for _ in range(2):
        on_screen(people, "Ann", "Bea")
        people.desk.new_table()
        people.settle()
    assert people.desk.table is None
    people.desk.go_home()
    people.desk.begin(people.desk.services.boggle_presets["classic"], people.desk.services.choices.settings.players)
    people.settle()
    assert pages.count() == 2
    assert people.desk.setup is None


def test_pages_that_are_done_with_leave_nothing_behind(people: Sitting) -> None:
    """An evening has many games; a page holds pictures of several megabytes."""
    pages = []
    for _ in range(3):
        people.desk.new_table()
        pages.append(weakref.ref(people.setup))
        people.click(people.setup.start)
        people.hold(Qt.Key.Key_Space)
        people.settle()
        pages.append(weakref.ref(people.table))
    people.desk.go_home()
    people.settle()
    gc.collect()
    assert len(pages) == 6
    assert [page() for page in pages if page() is not None] == []


def test_what_stays_keeps_no_note_of_pages_that_are_gone(people: Sitting) -> None:
    """PySide keeps for good what it has connected to a method of no `QObject`, and what a single shot called later."""
    lasting = people.desk.window, people.desk.services.voice
    notes = []
    for _ in range(3):
        assert seated(people, "Ann").table.reading_panel
        people.desk.go_home()
        people.settle()
        gc.collect()
        notes.append([weakref.getweakrefcount(each) for each in lasting])
    assert notes[1] == notes[2] == notes[0]


def test_a_search_that_is_left_is_paused_and_kept(people: Sitting) -> None:
    on_screen(people, "Ann")
    to_search(people)
    people.run(21)
    table = people.table
    people.key(Qt.Key.Key_N, CONTROL)
    assert not table.timer.clock.running
    assert people.setup
    (stored,) = people.desk.services.store.unfinished()
    assert people.desk.services.store.load(stored.id).position.elapsed == 21.0


def test_b29_another_game_keeps_players_and_rules_and_clears_the_scores(people: Sitting) -> None:
    seated(people, "Ann", "Bea", target=None)
    before = people.position
    people.table.another_asked.emit()
    people.settle()
    assert people.position.players == before.players
    assert people.position.rules == before.rules
    assert (people.position.rounds, people.phase) == ((), Phase.SHAKE)
    assert len(people.desk.services.store.games()) == 1, "a game in which nothing happened waits for nobody"


def test_side_windows_open_by_key_and_close_by_escape(people: Sitting) -> None:
    for key, modifiers, kind in (
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, "HelpDialog"),
        (Qt.Key.Key_L, CONTROL, "LookupDialog"),
        (Qt.Key.Key_D, CONTROL, "LexicaDialog"),
        (Qt.Key.Key_Comma, CONTROL, "SettingsDialog"),
    ):
        people.desk.window.activateWindow()
        people.wait(people.desk.window.isActiveWindow)
        people.key(key, modifiers)
        dialog = opened(people)
        assert type(dialog).__name__ == kind
        dialog.activateWindow()
        people.wait(dialog.isActiveWindow)
        people.key(Qt.Key.Key_Escape)
        assert side_windows(people) == []


def test_about_opens(people: Sitting) -> None:
    people.desk.show_about()
    dialog = opened(people)
    assert "trademarks" in " ".join(people.texts(dialog))
    dialog.reject()


def test_a_report_names_versions_and_the_latest_fault_and_no_folder(people: Sitting) -> None:
    log = paths.user_log()
    log.write_text(f"File {Path.home()}/boggle/x.py: dear me\n", encoding="utf-8")
    people.desk.copy_report()
    report = QApplication.clipboard().text()
    assert report.startswith(f"Boggle Desk {__version__}\n")
    assert report.endswith("File ~/boggle/x.py: dear me")


def test_the_meaning_of_a_word_is_asked_from_the_reading(people: Sitting) -> None:
    on_screen(people, "Ann", "Bea")
    to_search(people)
    people.enter("hostages")
    for _ in range(2):
        people.run_out()
        people.settle()
        if people.phase is Phase.COVERED:
            people.enter("")
            people.settle()
    people.enter("")
    people.click(people.table.reading_panel.word)
    dialog = opened(people)
    assert any("HOSTAGES" in label.text() for label in dialog.findChildren(QLabel))
    dialog.reject()


def test_keys_of_the_table_do_nothing_where_there_is_none(people: Sitting) -> None:
    for key in (Qt.Key.Key_Y, Qt.Key.Key_Z, Qt.Key.Key_R):
        people.key(key, CONTROL)
    assert people.desk.table is None
    assert people.desk.window.pages.currentWidget() is people.desk.home


def test_b10_the_family_setting_holds_for_the_next_game(people: Sitting) -> None:
    on_screen(people, "Ann")
    assert people.table.lexicon.refuses_offensive
    people.desk.services.choices.change(offensive_words=OffensiveWords.ACCEPT)
    on_screen(people, "Ann")
    assert not people.table.lexicon.refuses_offensive


def test_b10_a_game_is_judged_by_its_own_word_list(people: Sitting, tmp_path: Path) -> None:
    words = tmp_path / "list.txt"
    words.write_text("".join(f"{word}\n" for word in ("tgu", "whose", "zebra", "yonder", "apple")), encoding="utf-8")
    lexicon, _account = add_word_list(words)
    on_screen(people, "Ann", lexicon=lexicon.key)
    assert "tgu" in people.table.lexicon
    assert "hot" not in people.table.lexicon


def test_a_word_list_that_is_gone_gives_way_to_the_shipped_one_and_says_so(people: Sitting) -> None:
    on_screen(people, "Ann", lexicon="0" * 64)
    assert "hot" in people.table.lexicon
    assert people.desk.window.toast.text()


def test_a_damaged_game_says_so_and_leaves_the_page(people: Sitting) -> None:
    on_screen(people, "Ann")
    to_search(people)
    people.desk.go_home()
    (stored,) = people.desk.services.store.unfinished()
    with patch.object(GameStore, "load", side_effect=GameDamaged("event 3 cannot be")):
        people.desk.resume(stored.id)
    assert people.ask.told == ["The saved game is damaged, so it can't be played on."]
    assert people.desk.window.pages.currentWidget() is people.desk.home


def test_a_closed_program_leaves_its_game_for_the_next_time(qapp: QApplication) -> None:
    with open_desk(settings_for("Ann", "Bea")) as first:
        on_screen(first, "Ann", "Bea")
        to_search(first)
        first.enter("hot")
        first.run(14)
    with open_desk() as second:
        (stored,) = second.desk.services.store.unfinished()
        second.desk.resume(stored.id)
        assert second.words(0) == ["hot"]
        assert (second.table.timer.is_paused, second.table.timer.clock.left) == (True, 166.0)


def test_a_damaged_file_of_games_is_put_aside_and_said(qapp: QApplication) -> None:
    file = paths.user_data() / "games.sqlite"
    file.write_bytes(b"no database" * 1000)
    with open_desk(settings_for("Ann")) as people:
        assert "Your games file was damaged" in people.desk.window.banner.text
        on_screen(people, "Ann")
        assert len(people.desk.services.store.games()) == 1
    assert len(list(file.parent.glob("games*"))) >= 2


def test_where_games_cannot_be_kept_one_can_play_and_is_told(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setattr("appdirs.user_data_dir", lambda *_names: str(tmp_path / "file" / "data"))
    with open_desk(settings_for("Ann")) as people:
        assert "Your games can't be opened" in people.desk.window.banner.text
        on_screen(people, "Ann")
        assert len(people.desk.services.store.games()) == 1


def test_t21_where_the_folder_goes_one_is_told_and_has_the_game_the_next_time(qapp: QApplication) -> None:
    with open_desk(settings_for("Ann", "Bea")) as first:
        on_screen(first, "Ann", "Bea")
        to_search(first)
        shutil.rmtree(paths.user_settings().parent)
        shutil.rmtree(paths.user_data())
        first.enter("hot")
        assert "Your games have gone from the disk" in first.desk.window.banner.text
        first.desk.services.backups.try_again()
        assert "Your settings have gone from the disk" in first.desk.window.banner.text
        first.wait(lambda: paths.user_settings().exists())
        shutil.rmtree(paths.user_settings().parent)
        shutil.rmtree(paths.user_data())
        first.enter("hostages")
        asked = len(first.ask.questions)
    assert len(first.ask.questions) == asked
    with open_desk() as second:
        assert second.desk.services.choices.settings.players
        (stored,) = second.desk.services.store.unfinished()
        second.desk.resume(stored.id)
        assert second.words(0) == ["hot", "hostages"]


def test_where_settings_cannot_be_kept_one_is_told(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_desk(settings_for("Ann")) as people:
        banner = people.desk.window.banner
        with monkeypatch.context() as full:
            full.setattr("boggle_desk.storage.small_file.replace_file", _refuse)
            people.desk.services.choices.change(volume=0.1)
            people.wait(lambda: "Your settings can't be saved" in banner.text)
        people.desk.services.choices.change(volume=0.2)
        people.wait(lambda: not banner.isVisible())


def test_who_closes_while_turns_wait_for_the_disk_is_asked(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_desk(settings_for("Ann")) as people:
        store, window = people.desk.services.store, people.desk.window
        with monkeypatch.context() as full:
            full.setattr(durable, "commit", _refuse_changes)
            on_screen(people, "Ann")
            people.ask.answer = False
            assert not window.close()
            assert window.isVisible()
            assert "you lose them" in people.ask.questions[-1]
            asked = len(people.ask.questions)
        assert window.close()
        assert len(people.ask.questions) == asked
        assert len(store.games()) == 1


def test_d4_closing_asks_where_games_cannot_be_saved_at_all(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setattr("appdirs.user_data_dir", lambda *_names: str(tmp_path / "file" / "data"))
    with open_desk(settings_for("Ann")) as people:
        on_screen(people, "Ann")
        people.ask.answer = False
        assert not people.desk.window.close()
        assert "you lose them" in people.ask.questions[-1]
        people.ask.answer = True


_SECOND = """
import time
steady = time.monotonic
time.monotonic = lambda: 30 * steady()  # the first has fifteen seconds to say that it is there
from PySide6.QtWidgets import QMessageBox
from boggle_desk import __version__, app, paths
from boggle_desk.storage.disk import hold
hold(paths.user_data() / "in-use")
QMessageBox.information = lambda _parent, title, text: print(text)
raise SystemExit(app.run())
"""


@pytest.mark.slow
def test_a_second_program_with_the_same_games_says_that_the_first_is_open() -> None:
    """Both would give the next game the same number, and one of the two games would be lost."""
    second = subprocess.run([sys.executable, "-c", _SECOND], capture_output=True, text=True, check=False)
    assert second.returncode == 1
    assert second.stdout.startswith("Boggle Desk is already open. Look for its window")


def _refuse(*_all: object) -> None:
    raise OSError(28, "No space left on device")


def _refuse_changes(*_all: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def test_the_self_test_finds_words_meanings_and_presets(qapp: QApplication) -> None:
    found = json.loads(app.self_test())
    QThreadPool.globalInstance().waitForDone(PATIENCE)
    for window in qapp.topLevelWidgets():
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    undress()
    assert found["meanings"]
    assert found["presets"] == len([*paths.resource("rules", "boggle").glob("*.toml")])
    assert found["words"] > 240_000


class SomeRoom(RoomPage):
    """A room with nothing in it."""


def test_a_room_is_entered_and_left_and_leads_to_a_game_and_back_from_a_viewer(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_window_module, "ROOMS", (Room("some", "Some &room", SomeRoom),))
    with open_desk(settings_for("Ann")) as people:
        desk, pages = people.desk, people.desk.window.pages
        desk.show_room("some")
        room = desk.room
        assert room is pages.currentWidget()
        people.key(Qt.Key.Key_Escape)
        assert (pages.currentWidget(), desk.room) == (desk.home, None)

        desk.show_room("some")
        assert desk.room
        rules, players = desk.services.boggle_presets["classic"], desk.services.choices.settings.players
        desk.room.view_asked.emit(OpenedGame("boggle", Game(BOGGLE, opening(rules, players)), GameState.RUNNING, None))
        assert desk.viewer is pages.currentWidget()
        desk.viewer.back_asked.emit()
        assert (pages.currentWidget(), desk.viewer) == (desk.room, None)

        desk.room.play_asked.emit(rules, players, (Shake(),))
        people.settle()
        assert people.phase is Phase.COVERED
        assert desk.room is None
        assert pages.count() == 2


def test_preloading_imports_every_page(people: Sitting) -> None:
    done: list[None] = []
    preloader = Preloader(people.desk.services)  # the window's own may be through before it is listened to
    preloader.done.connect(lambda: done.append(None))
    people.wait(lambda: bool(done))
    pages = {
        "boggle_desk.views.games_page",
        "boggle_desk.views.learn.learn_page",
        "boggle_desk.views.scrabble.scrabble_table_page",
    }
    assert pages <= sys.modules.keys()


_NOT_PAINTED = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from boggle_desk.app import MainWindowController, prepare
application = QApplication([])
prepare(application)
desk = MainWindowController()
desk.loaded.connect(lambda: application.exit(7))
QTimer.singleShot(60_000, application.quit)
code = application.exec()
desk.close()
print(code)
"""


def test_all_is_loaded_before_anything_is_painted(tmp_path: Path) -> None:
    """A window may be covered or minimised: what the presets ask for belongs to its thread all the same."""
    assert _printed(_NOT_PAINTED, tmp_path) == "7\n"


def _printed(program: str, home: Path) -> str:
    """Return what a program prints that plays in this folder. It warns of nothing."""
    names = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
    folders = os.environ | dict.fromkeys(names, str(home))
    done = subprocess.run([sys.executable, "-c", program], env=folders, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout


_OFF_THE_WINDOW = """
import builtins, sys, threading
build, offenders = builtins.__build_class__, []
def is_off():
    return threading.current_thread() is not threading.main_thread()
def watched(function, name, *bases, **options):
    made = build(function, name, *bases, **options)
    if is_off() and type(made) is type(QObject):
        offenders.append(made)
    return made
def heard(event, arguments):
    if event == "import" and is_off() and arguments[0].startswith("PySide6."):
        offenders.append(arguments[0])
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication
builtins.__build_class__ = watched
sys.addaudithook(heard)
from boggle_desk.app import MainWindowController, prepare
application = QApplication([])
prepare(application)
desk = MainWindowController()
desk.window.show()
desk.loaded.connect(lambda: application.exit(7))
QTimer.singleShot(60_000, application.quit)
code = application.exec()
desk.close()
print(code, *offenders)
"""


def test_no_class_of_qts_is_made_off_the_windows_thread(tmp_path: Path) -> None:
    """Such a class can end the program."""
    assert _printed(_OFF_THE_WINDOW, tmp_path) == "7\n"


_BEFORE_ALL_CLASSES = """
from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtWidgets import QApplication
def unmade():
    return sum(name not in vars(qt) for qt in (QtCore, QtGui, QtWidgets) for name in dir(qt))
application = QApplication([])
some = unmade()
from boggle_desk.app import MainWindowController, prepare
from boggle_desk.models.background_task import BackgroundTask
prepare(application)
desk = MainWindowController()
task = BackgroundTask(desk)
task.start(lambda flag: unmade(), application.exit)
code = application.exec()
desk.close()
print(some > 100, code)
"""


def test_work_waits_until_all_classes_of_qts_are_made(tmp_path: Path) -> None:
    """PySide makes each when it is first used, and two threads that did so at once ended the program."""
    assert _printed(_BEFORE_ALL_CLASSES, tmp_path) == "True 0\n"


_FIRST_PAINT = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from boggle_desk.app import MainWindowController, prepare
application = QApplication([])
prepare(application)
desk = MainWindowController()
page, paint = type(desk.home), desk.home.paintEvent
def painted(self, event):
    page.paintEvent = super(page, page).paintEvent
    print(*sys.modules)
    application.quit()
page.paintEvent = painted
desk.window.show()
application.exec()
desk.close()
"""
_AFTER_THE_FIRST_PAINT = (
    "numpy", "mujoco", "miniaudio", "PySide6.QtPrintSupport", "PySide6.QtMultimedia", "PySide6.QtTextToSpeech",
    "boggle_desk.commands", "boggle_desk.storage.codec", "boggle_desk.storage.exchange",
    "boggle_desk.storage.history", "boggle_desk.storage.kinds", "boggle_desk.storage.learning",
    "boggle_desk.storage.lexica",
    "boggle_desk.models.learn", "boggle_desk.models.history", "boggle_desk.models.lexica",
    "boggle_desk.models.session", "boggle_desk.models.boggle", "boggle_desk.models.scrabble",
    "boggle_desk.views.learn", "boggle_desk.views.history", "boggle_desk.views.dialogs", "boggle_desk.views.paper",
    "boggle_desk.views.scrabble.scrabble_board", "boggle_desk.views.scrabble.scrabble_pictures",
    "boggle_desk.views.scrabble.squares", "boggle_desk.views.scrabble.scrabble_table",
    "boggle_desk.views.scrabble.tiles", "boggle_desk.views.scrabble.scrabble_pad", "boggle_desk.views.boggle.dome",
    "boggle_desk.views.boggle.boggle_pad", "boggle_desk.views.boggle.panels",
    "boggle_desk.views.boggle.boggle_table", "boggle_desk.views.game", "boggle_desk.views.viewer",
    "boggle_desk.engine.boggle.pad", "boggle_desk.engine.boggle.solver", "boggle_desk.engine.boggle.computer",
    "boggle_desk.engine.scrabble.pad", "boggle_desk.engine.scrabble.position", "boggle_desk.engine.scrabble.gcg",
    "boggle_desk.engine.word_graph",
)  # fmt: skip
_MOST_MODULES = 80


def test_the_first_page_waits_only_for_what_it_shows(tmp_path: Path) -> None:
    home = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), str(tmp_path))
    environment = os.environ | home | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", _FIRST_PAINT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "boggle_desk.views.home_page" in loaded
    assert [name for name in loaded if name.startswith(_AFTER_THE_FIRST_PAINT)] == []
    assert sum(name.startswith("boggle_desk") for name in loaded) <= _MOST_MODULES


def test_desktops_find_the_entry_of_the_window_in_their_menu(qapp: QApplication) -> None:
    prepare(qapp)
    undress()
    entry = (paths.resource().parent / "packaging" / f"{APPLICATION}.desktop").read_text(encoding="utf-8")
    assert f"StartupWMClass={PROGRAM}\n" in entry
    assert QApplication.desktopFileName() == APPLICATION
    assert QApplication.applicationName() == PROGRAM, "X11 makes the class of the window of it"


_CLOSED_WHILE_WORKING = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QThreadPool, QTimer
from boggle_desk import __version__, app, paths
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.storage.disk import hold

folder = Path(sys.argv[1])
class MainWindowController(app.MainWindowController):
    def __init__(self):
        super().__init__()
        QThreadPool.globalInstance().setMaxThreadCount(1)  # as on a machine with one core
        self.reading, self.saving = BackgroundTask(self), BackgroundTask(self)
        self.reading.start(lambda flag: self.read())
        self.saving.start(lambda flag: self.save(), survives_page=True)
        QTimer.singleShot(0, self.window.close)
    def read(self):
        while True:
            time.sleep(0.01)
    def save(self):
        while not self.window_gone:
            time.sleep(0.01)
        (folder / "saved").touch()
    window_gone = False
    def close(self):
        self.window_gone = True
        super().close()
app.MainWindowController = MainWindowController
sys.exit(app.run())
"""


@pytest.mark.slow
def test_closing_the_window_ends_the_program_but_not_what_has_to_be_saved(tmp_path: Path) -> None:
    """D8: work without end, which nobody waits for, neither keeps the process nor the lock."""
    home = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), str(tmp_path))
    environment = os.environ | home | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", _CLOSED_WHILE_WORKING, str(tmp_path)]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert (tmp_path / "saved").exists()
    [lock] = tmp_path.rglob("in-use")
    os.close(hold(lock))


_FAULT = """
import sys
from PySide6.QtCore import QTimer
from boggle_desk import app
class MainWindowController(app.MainWindowController):
    def __init__(self):
        super().__init__()
        QTimer.singleShot(0, lambda: [][1])
        self.noticed.connect(lambda notice: QTimer.singleShot(0, self.tell))
    def tell(self):
        print(self.window.banner.text)
        self.window.close()
app.MainWindowController = MainWindowController
sys.exit(app.run())
"""


@pytest.mark.slow
def test_a_fault_is_kept_and_told_and_the_game_goes_on(tmp_path: Path) -> None:
    """D9"""
    names = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
    environment = os.environ | dict.fromkeys(names, str(tmp_path)) | {"QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run([sys.executable, "-c", _FAULT], env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0
    [log] = tmp_path.rglob("faults.log")
    assert ended.stdout.strip() == f"Something went wrong, but your game is safe. Details are in “{log}”."
    assert ended.stderr.endswith(f"something went wrong that should not. The details are in '{log}'.\n")
    assert "IndexError: list index out of range" in log.read_text(encoding="utf-8")
    assert __version__ in log.read_text(encoding="utf-8")


def test_a_log_of_faults_that_has_grown_large_begins_anew_and_then_stays_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, told = tmp_path / "faults.log", list[int]()
    monkeypatch.setattr(bootstrap, "_LARGEST_LOG", 2_000)
    log.write_text("y" * 3_000)
    end = bootstrap.keep_faults(log, lambda: told.append(1))
    try:
        for _time in range(50):
            sys.excepthook(ValueError, ValueError("dear me"), None)
    finally:
        end()
    assert len(told) == 50
    assert log.read_text(encoding="utf-8").count("dear me") > 2
    assert log.stat().st_size < 3_000
    assert log.with_name("faults.log.1").read_text(encoding="utf-8") == "y" * 3_000


@pytest.mark.parametrize("place", ["nowhere", "a folder", "a pipe"])
def test_t10_without_a_place_for_the_log_faults_are_only_told(place: str, tmp_path: Path) -> None:
    told, log = list[int](), tmp_path / "nowhere" / "faults.log"
    if place == "a folder":
        log.mkdir(parents=True)
    elif place == "a pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("this system has no pipes in folders")
        log.parent.mkdir()
        os.mkfifo(log)
    ways = list[Callable[[], None]]()
    keeping = Thread(target=lambda: ways.append(bootstrap.keep_faults(log, lambda: told.append(1))), daemon=True)
    keeping.start()
    keeping.join(60)
    if stuck := keeping.is_alive():
        os.close(os.open(log, os.O_RDWR | os.O_NONBLOCK))
        keeping.join()
    try:
        sys.excepthook(ValueError, ValueError("dear me"), None)
    finally:
        ways[0]()
    assert not stuck
    assert told == [1]
