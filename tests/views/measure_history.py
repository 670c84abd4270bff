"""How long the history room takes with thousands of games, and how long the window waits for it.

`python -m tests.views.measure_history FOLDER` opens the program on the games that `tests.storage.many_games` has
written to FOLDER/boggle-desk, and says for each step the time until all is shown and the longest time in which the
window did nothing else; with `--anew` the history is read from the events first.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for each in ("DATA", "CONFIG", "CACHE"):
    os.environ[f"XDG_{each}_HOME"] = sys.argv[1]

from PySide6.QtCore import QTimer  # noqa: E402  # the environment comes first
from PySide6.QtWidgets import QApplication  # noqa: E402  # as above

from boggle_desk.app import Desk, prepare  # noqa: E402  # as above
from boggle_desk.storage.history import FILE  # noqa: E402  # as above
from boggle_desk.views.history.page import HistoryPage  # noqa: E402  # as above


class Heart:
    """Beats every millisecond and notes the longest pause."""

    def __init__(self) -> None:
        self._timer = QTimer(interval=1)
        self._timer.timeout.connect(self._beat)
        self._last = self.longest = 0.0

    def begin(self) -> None:
        """Forget the pauses so far."""
        self._last, self.longest = time.perf_counter(), 0.0
        self._timer.start()

    def _beat(self) -> None:
        now = time.perf_counter()
        self.longest, self._last = max(self.longest, now - self._last), now


def step(heart: Heart, name: str, act: Callable[[], object], until: Callable[[], bool]) -> None:
    """Do something, wait until it is done, and print how long that took."""
    heart.begin()
    begun, busy = time.perf_counter(), time.thread_time()
    act()
    called, worked = time.perf_counter() - begun, time.thread_time() - busy
    while not until() and time.perf_counter() - begun < 300:
        QApplication.processEvents()
    took = time.perf_counter() - begun
    print(
        f"{name}: {took * 1000:.0f} ms; the call {called * 1000:.1f} ms, {worked * 1000:.1f} of them work; "
        f"longest pause {heart.longest * 1000:.1f} ms"
    )


def main() -> None:
    """Measure."""
    folder = Path(sys.argv[1])
    application = QApplication(sys.argv[:1])
    prepare(application)
    for old in folder.rglob(FILE + "*") if "--anew" in sys.argv else ():
        old.unlink()
    desk = Desk()
    desk.window.resize(1280, 800)
    desk.window.show()
    heart, keeper = Heart(), desk.services.history
    step(heart, "nothing, for comparison", lambda: None, _after(5))
    step(heart, "the history read" if "--anew" in sys.argv else "nothing new found", keeper.refresh,
         lambda: not keeper.busy)  # fmt: skip
    step(heart, "the room opened", lambda: desk.show_room("history"), lambda: _page(desk).players.report is not None)
    step(heart, "the records", lambda: _page(desk).tabs.setCurrentIndex(1),
         lambda: _page(desk).records.records is not None)  # fmt: skip
    step(heart, "the list of games", desk.show_games, lambda: not desk.games or desk.games.games.rowCount() > 0)
    desk.close()


def _page(desk: Desk) -> HistoryPage:
    assert isinstance(desk.room, HistoryPage)
    return desk.room


def _after(seconds: float) -> Callable[[], bool]:
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() > end


if __name__ == "__main__":
    main()
