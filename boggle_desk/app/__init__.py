"""The program: puts the parts together. The only floor that knows them all."""

import gc
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication, QMessageBox

from boggle_desk import paths
from boggle_desk.app.bootstrap import PROGRAM, prepare
from boggle_desk.app.faults import keep_faults
from boggle_desk.app.idle import CycleSearch
from boggle_desk.app.incoming import Incoming, hand_over
from boggle_desk.app.main_window import MainWindowController
from boggle_desk.models.background_task import finish
from boggle_desk.storage.disk import InUse, hold
from boggle_desk.storage.notices import Notice, NoticeKind
from boggle_desk.views.notices import NoticeWords

__all__ = ["MainWindowController", "prepare", "run", "self_test"]


def run(files: Sequence[Path] = ()) -> int:
    """Open the window with games of files, if there are any; return the exit code when it is closed. A window that is
    open already is raised and takes the files: two programs with the same games would overwrite each other's turns. One
    that does not answer is only named, and the code is 1.

    What is loaded for good is kept out of Python's searches for cycles that nobody uses: each would stop the window for
    longer than a frame.
    """
    application = QApplication([PROGRAM])  # X11 calls the window by this, and so finds its entry in the menu
    prepare(application)
    try:
        held = hold(paths.user_data() / "in-use")
    except InUse:
        if hand_over(paths.user_data(), files):
            return 0
        QMessageBox.information(None, "Boggle Desk", NoticeWords().open_already())
        return 1
    except OSError:
        held = None  # where no file can be held nothing can be kept: the window says so
    cycles = CycleSearch()
    controller = MainWindowController()
    log = paths.user_log()
    end_keeping = keep_faults(log, lambda: controller.noticed.emit(Notice(NoticeKind.FAULT, str(log))))
    controller.window.show()
    gc.freeze()
    controller.loaded.connect(gc.freeze)
    incoming = Incoming(controller.window)
    incoming.asked.connect(controller.open_files)
    controller.loaded.connect(lambda: incoming.listen(paths.user_data()) if held is not None else None)
    if files:
        controller.open_files(files)
    code = application.exec()
    incoming.close()
    controller.close()
    cycles.end()
    end_keeping()
    _leave(held, code)
    return code


def _leave(held: int | None, code: int) -> None:
    """Let the next program have the games. Work that nobody waits for any more, such as reading a long list of words,
    ends with the program: Python would wait for it."""
    rests = finish()
    if held is not None:
        os.close(held)
    if not rests:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def self_test() -> str:
    """Open the window out of sight with all that it needs; return a line about what was found."""
    from boggle_desk.storage.lexica import open_shipped

    application = QApplication.instance() or QApplication(sys.argv[:1])
    if isinstance(application, QApplication):
        prepare(application)
    controller = MainWindowController()
    controller.window.show()
    meanings = controller.services.glossary.meaning("cube") is not None
    found = {"words": len(open_shipped()), "meanings": meanings, "presets": len(controller.services.presets)}
    controller.close()
    while not finish():  # its folder goes, and must not be written to meanwhile
        time.sleep(0.01)
    return json.dumps(found)
