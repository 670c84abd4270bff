"""Let a monkey press, type, turn and resize in one window: nothing fails, and memory stays below a limit.

`python -m tests.trust.monkey FOLDER TIMES SEED` prints the memory after each tenth.
"""

import json
import os
import subprocess
import sys
import traceback
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLineEdit, QMenu, QTabBar, QWidget

from boggle_desk.app.preload import CycleSearch
from boggle_desk.settings import ThemeChoice
from tests.trust.kills import data, live_in
from tests.trust.long_play import is_at_rest, memory
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for, wait_until

MOST_MEMORY = 350_000_000
_KEYS = [Qt.Key(each) for each in b"ABEINRST"] + [
    Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_Right,
]  # fmt: skip
_SIZES = ((1280, 800), (1024, 700), (1440, 900), (1920, 1080))
_PRESSED = (QAbstractButton, QAbstractItemView, QLineEdit, QTabBar)


def act(people: Sitting, rng: Random) -> None:
    """Do something that somebody can do."""
    desk = people.desk
    top: QWidget = QApplication.activePopupWidget() or QApplication.activeModalWidget() or desk.window
    found = [each for each in top.findChildren(QWidget) if isinstance(each, _PRESSED) and each.isVisible()]
    people.ask.answer = rng.random() < 0.7
    chance = rng.random()
    if isinstance(top, QMenu) or (chance < 0.02 and top is desk.window):
        actions = [each for each in top.actions() or top.findChildren(QAction) if each.isEnabled() and not each.menu()]
        top.close() if isinstance(top, QMenu) else None
        if actions and "quit" not in (chosen := rng.choice(actions)).text().replace("&", "").casefold():
            chosen.trigger()
    elif chance < 0.03 and top is desk.window:
        desk.window.resize(QSize(*rng.choice(_SIZES)))
    elif chance < 0.04:
        desk.services.choices.change(theme=rng.choice(list(ThemeChoice)), text_scale=rng.choice((1.0, 1.0, 1.5, 2.0)))
    elif chance < 0.3 or not found:
        QTest.keyClick(QApplication.focusWidget() or top, rng.choice(_KEYS))
    else:
        pressed = rng.choice(found)
        room = pressed.viewport() if isinstance(pressed, QAbstractItemView) else pressed
        spot = QPoint(rng.randrange(max(1, room.width())), rng.randrange(max(1, room.height())))
        QTest.mouseClick(room, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)


def play(home: Path, times: int, rng: Random) -> None:
    live_in(home)
    data(home).mkdir(parents=True)
    application, _cycles, faults, sizes = QApplication([]), CycleSearch(), list[str](), list[int]()
    sys.excepthook = lambda *fault: faults.append("".join(traceback.format_exception(*fault)))
    QDesktopServices.openUrl = lambda _url: True  # type: ignore[assignment,method-assign]  # a browser would open
    with open_desk(settings_for("Ann", "Bea")) as people:
        done = goal = 0

        def go_on() -> None:
            nonlocal done
            QTimer.singleShot(0 if done < goal else 20, application, go_on)  # also while a menu or a question waits
            if done < goal:
                done += 1
                act(people, rng)
            elif waiting := QApplication.activePopupWidget() or QApplication.activeModalWidget():
                waiting.close()

        go_on()
        for part in range(1, 11):
            goal = times * part // 10
            wait_until(lambda: done >= goal and is_at_rest(people))  # noqa: B023  # at once
            sizes.append(memory())
            print(f"{done:,} actions: {sizes[-1] / 1e6:.0f} MB", file=sys.stderr, flush=True)
        print(json.dumps([sizes, faults]), flush=True)
        os._exit(0)  # whatever is open


def run(count: int, folder: Path, rng: Random) -> str:
    """Let it act so often, and say what memory came to. Raises `AssertionError`."""
    os.environ["MALLOC_MMAP_THRESHOLD_"] = str(1 << 18)
    command = [sys.executable, "-m", "tests.trust.monkey", str(folder / "monkey"), str(count), str(rng.random())]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    sizes, faults = json.loads(done.stdout)
    assert not faults, faults[0]
    assert max(sizes) < MOST_MEMORY, f"memory grew: {sizes}"
    return f"memory {sizes[0] / 1e6:.0f} MB after a tenth of them, at most {max(sizes) / 1e6:.0f} MB"


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), Random(sys.argv[3]))
