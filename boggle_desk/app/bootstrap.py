"""Makes the services, prepares the application for its first window, ends it by signals, and logs unexpected
exceptions."""

import faulthandler
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from random import Random
from types import FrameType, TracebackType
from typing import TextIO

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QSocketNotifier, QTranslator
from PySide6.QtGui import QFontDatabase, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from boggle_desk import __version__, paths, settings
from boggle_desk.ending import exit_code, on_signals
from boggle_desk.models.background_task import give_way
from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.locale_text import follow, language_for
from boggle_desk.storage.disk import Notice
from boggle_desk.storage.games import GameStore
from boggle_desk.views.ask import Ask
from boggle_desk.views.letters import Composing
from boggle_desk.views.services import AppContext

PROGRAM = "boggle-desk"
APPLICATION = "io.github.boggle_desk.boggle_desk"
"""The desktop's id for the menu entry, icon and page in software centres."""


def make_services(
    ask: Ask, rng: Random, now: Callable[[], float], tell: Callable[[Notice], None]
) -> tuple[AppContext, list[Notice]]:
    """Return the services, and notices for the people at the table. `tell` gets later notices, on any thread."""
    path = paths.user_settings()
    keeper = settings.settings_file(path, tell)
    values, notices = keeper.load()
    store = GameStore.open(paths.user_data() / "games.sqlite")
    store.told = tell
    services = AppContext(ask, SettingsModel(values, keeper.keep), store, rng, now, tell, keeper)
    return services, [*notices, *store.notices]


def prepare(application: QApplication) -> None:
    """Set the application's name, style, fonts and language, and let the window go before workers."""
    give_way()
    application.setApplicationName(PROGRAM)  # X11 calls the class of the window by this
    application.setDesktopFileName(APPLICATION)
    application.setApplicationVersion(__version__)
    application.setStyle("Fusion")
    if not application.findChild(Composing):
        Composing(application)
    application.setWindowIcon(QIcon(str(paths.resource("images", "icon.svg"))))
    for font in paths.resource("fonts").glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(font))
    speak()


def speak(wanted: str = "") -> bool:
    """Use a language, or the system's, for everything made from now on, Qt's own texts too. Return whether it
    changed."""
    application, language = QCoreApplication.instance(), language_for(wanted)
    spoken = application.findChildren(QTranslator) if application else []
    if not application or any(translator.objectName() == language for translator in spoken):
        return False
    for translator in spoken:
        application.removeTranslator(translator)
        translator.setParent(None)
    follow(language)
    own, qt = str(paths.translations()), QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in (("boggle_desk_en", own), (f"boggle_desk_{language}", own), (f"qtbase_{language}", qt)):
        translator = QTranslator(application)
        translator.setObjectName(language)
        if translator.load(name, folder):
            application.installTranslator(translator)
    QGuiApplication.setLayoutDirection(QLocale().textDirection())
    return True


_STUCK = 5.0  # seconds after which a second signal ends a program that did not end


class Ending(QObject):
    """Closes the window like *Exit* when a signal asks for it, whatever is open.

    A signal wakes Qt through a socket: while Qt waits for events, no handler of Python is called.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        import socket

        self.code = 0
        """The exit code that a signal asked for."""
        self._since = 0.0
        self._window: QWidget | None = None
        self._ours, self._theirs = socket.socketpair()
        for end in (self._ours, self._theirs):
            end.setblocking(False)
        signal.set_wakeup_fd(self._theirs.fileno(), warn_on_full_buffer=False)
        waker = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        waker.activated.connect(self._wake)
        if sys.platform == "win32":
            self._watch_console()

    def close_by_signals(self, window: QWidget) -> None:
        """Close this window from now on; before, a signal ends the program as it does any command."""
        self._window = window
        on_signals(self._note)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        if self.code and time.monotonic() > self._since + _STUCK:
            os._exit(self.code)
        if not self.code:
            self.code, self._since = exit_code(number), time.monotonic()

    def _wake(self) -> None:
        with suppress(OSError):
            self._ours.recv(4096)
        if self.code and self._window:
            self._window.hide()  # it asks nothing when it is closed
            QCoreApplication.exit(self.code)  # dialogs end too, unanswered

    def _watch_console(self) -> None:
        """Have Windows wait for the end when the console is closed: it kills a program whose handler returns."""
        if sys.platform == "win32":
            import ctypes

            def closed(event: int) -> int:
                if event > signal.CTRL_BREAK_EVENT:
                    signal.raise_signal(signal.SIGBREAK)
                    time.sleep(_STUCK)
                return 0

            self._closed = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint)(closed)
            ctypes.windll.kernel32.SetConsoleCtrlHandler(self._closed, True)


_LARGEST_LOG = 1_000_000
"""The log's most bytes: a fault in each frame must not fill the disk. The next start renames a full log."""


def keep_faults(path: Path, tell: Callable[[], None]) -> Callable[[], None]:
    """Log exceptions of all threads, and crashes of Python itself, to the file, and call `tell` on that thread. Return
    what ends this. Without a writable file only `tell` is called."""
    with suppress(OSError):
        if path.stat().st_size > _LARGEST_LOG:
            path.replace(path.with_name(path.name + ".1"))
    file: TextIO | None = None
    with suppress(OSError):
        if not path.exists() or path.is_file():  # a pipe would be waited for
            file = path.open("a", encoding="utf-8")
    if file:
        faulthandler.enable(file)

    def note(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        lines = "".join(traceback.format_exception(kind, fault, trace))
        if file and file.tell() < _LARGEST_LOG:
            with suppress(OSError):
                now = datetime.now().astimezone().isoformat(timespec="seconds")
                file.write(f"{now} Boggle Desk {__version__}\n{lines}\n")
                file.flush()
        print(
            f"{lines}boggle-desk: something went wrong that should not. The details are in '{path}'.", file=sys.stderr
        )
        tell()

    before, before_thread = sys.excepthook, threading.excepthook
    sys.excepthook = note
    threading.excepthook = lambda args: note(args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback)

    def end() -> None:
        sys.excepthook, threading.excepthook = before, before_thread
        if file:
            faulthandler.disable()
            file.close()

    return end
