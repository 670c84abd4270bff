"""Logs unexpected exceptions and tells of them, without ending the program."""

import faulthandler
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TextIO

from boggle_desk import __version__

_LARGEST = 1_000_000
"""The log's most bytes: a fault in each frame must not fill the disk. The next start renames a full log."""


def keep_faults(path: Path, tell: Callable[[], None]) -> Callable[[], None]:
    """Log exceptions of all threads, and crashes of Python itself, to the file, and call `tell` on that thread. Return
    what ends this. Without a writable file only `tell` is called."""
    with suppress(OSError):
        if path.stat().st_size > _LARGEST:
            path.replace(path.with_name(path.name + ".1"))
    file: TextIO | None = None
    with suppress(OSError):
        if not path.exists() or path.is_file():  # a pipe would be waited for
            file = path.open("a", encoding="utf-8")
    if file:
        faulthandler.enable(file)

    def note(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        lines = "".join(traceback.format_exception(kind, fault, trace))
        if file and file.tell() < _LARGEST:
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
