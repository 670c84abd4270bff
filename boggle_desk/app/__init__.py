"""Puts the program's parts together."""

import gc
import json
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Timer

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from boggle_desk import paths
from boggle_desk.app.bootstrap import PROGRAM, Ending, keep_faults, prepare
from boggle_desk.app.main_window import MainWindowController
from boggle_desk.app.preload import CycleSearch
from boggle_desk.app.single_instance import Incoming, hand_over
from boggle_desk.models.background_task import finish
from boggle_desk.storage.disk import InUse, Notice, NoticeKind, hold
from boggle_desk.views.notices import NoticeStrings
from boggle_desk.views.window import SMALLEST

_PATIENCE, _AGAIN = 5.0, 0.1  # seconds for which a start waits for another program to answer, and between its tries
_LONGEST_START = 15.0  # seconds for which it waits for another program to listen
_SCALE = "QT_SCALE_FACTOR"
_LISTENS_AFTER = 300  # milliseconds
_LONGEST_END = 1.8  # seconds from the closing of the window to the end of the program, at most
__all__ = ["MainWindowController", "prepare", "run", "self_test"]


def run(files: Sequence[Path] = ()) -> int:
    """Open the window, with files if any; return the exit code when it is closed. An open window is raised and gets the
    files, for two programs with the same games would overwrite each other's turns; if it does not answer, the code is
    1.

    Permanent objects are frozen for the garbage collector, which would stop the window for longer than a frame.
    """
    application = _application()
    ending = Ending(application)
    prepare(application)
    try:
        held = _hold_or_hand_over(files)
    except InUse:
        with suppress(InUse, OSError):
            told = hold(paths.user_data() / "told")  # one box tells it for all that were started at once
            QMessageBox.information(None, "Boggle Desk", NoticeStrings().open_already())
            os.close(told)
        return 1
    except OSError:
        held = -1  # where no file can be held nothing can be kept: the window says so
    if held is None:
        return 0
    cycles = CycleSearch()
    controller = MainWindowController()
    ending.close_by_signals(controller.window)
    log = paths.user_log()
    end_keeping = keep_faults(log, lambda: controller.noticed.emit(Notice(NoticeKind.FAULT, str(log))))
    controller.window.show()
    gc.freeze()
    controller.loaded.connect(gc.freeze)
    incoming = Incoming(controller.window)
    incoming.asked.connect(controller.open_files)
    if held >= 0:  # a moment after the first page, which does without what this imports
        QTimer.singleShot(_LISTENS_AFTER, incoming, lambda: incoming.listen(paths.user_data()))
    if files:
        controller.open_files(files)
    code = ending.code or application.exec()
    end = Timer(_LONGEST_END, os._exit, (code,))  # the games must not be held by a program without a window
    end.daemon = True
    end.start()
    incoming.close()
    controller.close()
    cycles.end()
    end_keeping()
    rests = finish()
    if held >= 0:
        os.close(held)
    code = ending.code or code
    if not rests:  # Python would wait for work that nobody waits for any more, such as reading a long list of words
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    end.cancel()
    return code


def _application() -> QApplication:
    """Return Qt's application, at a scale by which the smallest window fits on the screen."""
    application = QApplication([PROGRAM])  # X11 calls the window by this, and so finds its entry in the menu
    room = application.primaryScreen().availableSize()
    fitting = min(room.width() / SMALLEST.width(), room.height() / SMALLEST.height())
    if 0 < fitting < 1:
        with suppress(ValueError):
            os.environ[_SCALE] = str(float(os.environ.get(_SCALE, "1")) * fitting)
            application.shutdown()  # it reads the scale once
            return QApplication([PROGRAM])
    return application


def _hold_or_hand_over(files: Sequence[Path]) -> int | None:
    """Lock the games; None if the open window took the files. Waits for a program that is starting or ending. Raises
    `InUse` and `OSError`."""
    begun = time.monotonic()
    while True:
        try:
            return hold(paths.user_data() / "in-use")
        except InUse:
            taken = hand_over(paths.user_data(), files)
            if taken:
                return None
            if time.monotonic() > begun + (_LONGEST_START if taken is None else _PATIENCE):
                raise
        time.sleep(_AGAIN)


def self_test() -> str:
    """Open the window out of sight; return a line about what was found."""
    from boggle_desk.storage.lexica import open_shipped

    application = QApplication.instance() or QApplication(sys.argv[:1])
    if isinstance(application, QApplication):
        prepare(application)
    controller = MainWindowController()
    controller.window.show()
    meanings = controller.services.glossary.meaning("cube") is not None
    found = {"words": len(open_shipped()), "meanings": meanings, "presets": len(controller.services.boggle_presets)}
    controller.close()
    while not finish():  # its folder goes, and must not be written to meanwhile
        time.sleep(0.01)
    return json.dumps(found)
