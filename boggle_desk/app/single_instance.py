"""Files from outside: from a second start, dropped on the window, or opened by the desktop.

A second start reaches the first through a socket in the user's own folder, or a named pipe on Windows. Where that
cannot be made, the second start says that the window is open.
"""

import json
import os
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

# `multiprocessing` and `socket` are slow to import, and the first page does without them.
if TYPE_CHECKING:
    from multiprocessing.connection import Connection, Listener

_LONGEST = 64_000_000  # the most bytes of a message: more than fit on a command line
_NO_MESSAGE = (OSError, EOFError, ValueError, KeyError, TypeError, RecursionError)  # raised by a foreign message
_PATIENCE = 5  # seconds for which one side waits for the other
_QUEUE = 16  # how many starts may wait for an answer
_LONGEST_ADDRESS = 100  # in bytes; systems allow 104 or 108
_TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - no secret: with it Wayland lets a window come to the front


def hand_over(folder: Path, files: Sequence[Path]) -> bool | None:
    """Hand files, or none to raise the window, to the window that uses this folder; return whether it took them, or
    None while it doesn't listen: it may be starting."""
    from multiprocessing.connection import Client

    message = json.dumps({"files": [str(file.absolute()) for file in files], "token": os.environ.get(_TOKEN, "")})
    if not _can_listen(folder):
        return False
    try:
        connection = Client(_address(folder))
    except (OSError, EOFError):
        return None
    with suppress(OSError, EOFError, ValueError), connection:
        _lose_patience(connection)
        connection.send_bytes(message.encode())
        return bool(connection.poll(_PATIENCE)) and connection.recv_bytes(_LONGEST) == b"taken"
    return False


class Incoming(QObject):
    """Emits the files to open in this window."""

    asked = Signal(list)  # paths; none to only raise the window

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._address = ""
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        if sys.platform == "darwin" and (application := QApplication.instance()):  # elsewhere no such event is sent
            application.installEventFilter(self)

    def listen(self, folder: Path) -> None:
        """Listen to other starts with this folder, until `close`."""
        from multiprocessing.connection import Listener

        if self._address or not _can_listen(folder):
            return
        address = _address(folder)
        try:
            if sys.platform != "win32":
                Path(address).unlink(missing_ok=True)  # of a program that was killed: this one holds the folder
            listener = Listener(address, backlog=_QUEUE)
            if sys.platform != "win32":
                Path(address).chmod(0o600)
        except OSError:
            return
        self._address = address
        Thread(target=self._listen, args=(listener,), daemon=True).start()

    def _listen(self, listener: "Listener") -> None:
        with listener:
            while self._address:
                with suppress(OSError, EOFError):
                    connection = listener.accept()
                    if self._address:  # else it is `close`, and while Python ends no thread can be started
                        # On a thread of its own: who sends half a message keeps nobody else waiting, nor the end.
                        Thread(target=self._take, args=(connection,), daemon=True).start()

    def _take(self, connection: "Connection") -> None:
        with suppress(*_NO_MESSAGE), connection:
            _lose_patience(connection)
            if not self._address or not connection.poll(_PATIENCE):
                return
            told = json.loads(connection.recv_bytes(_LONGEST))
            files = [Path(str(name)) for name in told["files"]]
            os.environ[_TOKEN] = str(told["token"])  # Qt looks there when the window is brought to the front
            connection.send_bytes(b"taken" if self._address else b"")
            if self._address:
                self.asked.emit(files)

    def close(self) -> None:
        from multiprocessing.connection import Client

        address, self._address = self._address, ""
        if address:
            with suppress(OSError, EOFError), Client(address):
                pass  # it wakes the thread

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take dropped files, and those that macOS opens."""
        if isinstance(event, QFileOpenEvent):
            self.asked.emit([Path(event.file())])
            return True
        if watched is self._window and isinstance(event, QDropEvent) and (files := _dropped(event)):
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self.asked.emit(files)
            return True
        return False


def _lose_patience(connection: "Connection") -> None:
    """Set a timeout for reading and writing. A named pipe has none."""
    if sys.platform != "win32":
        from socket import SO_RCVTIMEO, SO_SNDTIMEO, SOL_SOCKET, socket

        with socket(fileno=os.dup(connection.fileno())) as same:
            for option in (SO_RCVTIMEO, SO_SNDTIMEO):
                same.setsockopt(SOL_SOCKET, option, struct.pack("ll", _PATIENCE, 0))


def _dropped(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def _address(folder: Path) -> str:
    if sys.platform == "win32":
        return rf"\\.\pipe\boggle-desk-{sha256(str(folder).encode()).hexdigest()[:24]}"
    return str(folder / "window")


def _can_listen(folder: Path) -> bool:
    return sys.platform == "win32" or len(os.fsencode(_address(folder))) < _LONGEST_ADDRESS
