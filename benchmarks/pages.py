"""How long pages and side windows take to open, and how long the window stands still for it.

    python -m benchmarks.pages                          every page, each in a process of its own
    python -m benchmarks.pages --only history learn     some of them
    python -m benchmarks.pages --games FOLDER           with the games that `python -m tests.storage.many_games
                                                        FOLDER/boggle-desk 2000` has written; else there are none

A page is opened twice when the first page has come to rest. A heart beats in the event loop each millisecond: what
lies between two beats is a pause, in which no key and no click is heard. `open` is the time until the last pause,
`pause` the longest one, `work` what the longest took of the processor, which says more on a busy machine, all in
milliseconds. The ratio is `work` beside that of an empty page in the same process.
"""

import argparse
import gc
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boggle_desk.app import MainWindowController

QUIET = 0.25
"""Seconds without a pause after which a page counts as open."""
_BEAT = 0.002
"""What is longer, in seconds, is a pause."""
_PATIENCE = 120
_EMPTY_PAGES = 9
Act = Callable[[], object]
Figures = tuple[float, float, float]
PAGES = (
    "play_alone",
    "from_the_table",
    "real_board",
    "position",
    "learn",
    "history",
    "stored games",
    "set-up of boggle",
    "set-up of scrabble",
    "settings",
    "help",
    "look-up",
    "dictionaries",
    "printing",
    "about",
)
"""What is measured if nothing else is said."""


class Heart:
    """Beats each millisecond and notes the pauses, on the clock and in work."""

    def __init__(self) -> None:
        from PySide6.QtCore import Qt, QTimer

        self._timer = QTimer(interval=1)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self.begin()

    def begin(self) -> None:
        """Forget the pauses so far."""
        self.begun = self.last_pause = self._clock = time.perf_counter()
        self._work = time.thread_time()
        self.longest = self.longest_work = 0.0
        self._timer.start()

    def _beat(self) -> None:
        clock, work = time.perf_counter(), time.thread_time()
        pause, worked = clock - self._clock, work - self._work
        self.longest, self.longest_work = max(self.longest, pause), max(self.longest_work, worked)
        if worked > _BEAT:
            self.last_pause = clock
        self._clock, self._work = clock, work

    @property
    def is_quiet(self) -> bool:
        """Whether there was no pause for a while, and no work beside the window."""
        from PySide6.QtCore import QThreadPool

        now = time.perf_counter()
        busy = QThreadPool.globalInstance().activeThreadCount() and now - self.begun < _PATIENCE
        return not busy and now - max(self.last_pause, self.begun) > QUIET

    def measure(self, act: Act) -> Figures:
        """Do something in the event loop; return seconds until all is quiet, of the longest pause and of its work."""
        from PySide6.QtCore import QEventLoop, QTimer

        loop, watch = QEventLoop(), QTimer(interval=20)
        watch.timeout.connect(lambda: loop.quit() if self.is_quiet else None)
        self.begin()
        QTimer.singleShot(0, act)
        watch.start()
        loop.exec()
        self._timer.stop()
        return self.last_pause - self.begun, self.longest, self.longest_work


def measured(name: str) -> None:
    """Print the figures of a page the first and the second time, then of an empty page."""
    from PySide6.QtWidgets import QApplication

    from boggle_desk.app import MainWindowController, prepare
    from boggle_desk.views.page import Page

    application = QApplication(sys.argv[:1])
    prepare(application)
    desk = MainWindowController()
    desk.window.resize(1280, 800)
    desk.window.show()
    gc.freeze()
    desk.loaded.connect(gc.freeze)
    heart, empty = Heart(), Page(desk.services.look)
    for _round in range(4):  # what the first page did not wait for is loaded, and the history read
        heart.measure(desk.services.history.refresh)
    act, times = _acts(desk)[name], list[Figures]()
    for _round in range(2):
        times.append(heart.measure(act))
        _close_side_windows(desk)
        heart.measure(desk.go_home)
    empties = list[Figures]()
    for _round in range(_EMPTY_PAGES):
        empties.append(heart.measure(partial(desk.window.show_page, empty)))
        heart.measure(desk.go_home)
    for figures in (*times, sorted(empties, key=lambda each: each[2])[_EMPTY_PAGES // 2]):
        print(*figures)
    desk.close()


def _acts(desk: "MainWindowController") -> dict[str, Act]:
    """Return what opens each page and side window, by name."""
    from boggle_desk.app.pages import OFFERS, ROOMS

    rooms = {room.key: partial(desk.show_room, room.key) for room in ROOMS}
    setups = {f"set-up of {kind}": partial(desk.new_table, kind) for kind in OFFERS}
    return rooms | setups | {
        "stored games": desk.show_games,
        "settings": desk.show_settings,
        "help": desk.show_help,
        "look-up": desk.look_up,
        "dictionaries": desk.show_lexica,
        "printing": desk.show_print,
        "about": desk.show_about,
    }  # fmt: skip


def _close_side_windows(desk: "MainWindowController") -> None:
    from PySide6.QtWidgets import QDialog

    for dialog in desk.window.findChildren(QDialog):
        dialog.reject()


def main() -> int:
    """Print a line for each page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", metavar="PAGE")
    parser.add_argument("--games", type=Path, metavar="FOLDER")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        measured(chosen.measure)
        return 0
    print(f"{'':24}{'open':>8}{'pause':>8}{'work':>8}{'ratio':>8}   the second time:{'open':>8}{'pause':>8}{'work':>8}")
    for name in chosen.only or PAGES:
        with tempfile.TemporaryDirectory() as home:
            places = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), home)
            if chosen.games:
                shutil.copytree(chosen.games, home, dirs_exist_ok=True)
            _print_line(name, os.environ | {"QT_QPA_PLATFORM": "offscreen"} | places)
    return 0


def _print_line(name: str, environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "benchmarks.pages", "--measure", name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    first, second, empty = ([float(each) * 1000 for each in line.split()] for line in done.stdout.splitlines())
    one, two = ("".join(f"{each:8.1f}" for each in figures) for figures in (first, second))
    print(f"{name:24}{one}{first[2] / empty[2]:8.1f}   {'':16}{two}{second[2] / empty[2]:8.1f}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
