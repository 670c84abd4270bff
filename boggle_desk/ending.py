"""What SIGINT, SIGTERM, SIGHUP and Windows' Ctrl-Break do. Beside Qt no handler raises: the exception
could come up anywhere, in a slot or half-way through a change."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from runpy import run_module
from types import FrameType
from typing import Any

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]


def on_signals(act: Callable[[int, FrameType | None], object] | signal.Handlers) -> None:
    """Call `act` on the main thread with each signal that ends programs; one that `nohup` ignores stays ignored."""
    for each in SIGNALS:
        if each.name != "SIGHUP" or signal.getsignal(each) is not signal.SIG_IGN:
            signal.signal(each, act)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)  # `./run` holds them back until here


def exit_code(number: int) -> int:
    """Return what shells tell of a program that this signal ended."""
    return 128 + number


def leave_at_once(number: int, _frame: FrameType | None = None) -> None:
    """End the program, its workers, and files half written beside those they would replace."""
    for file in _known("boggle_desk.storage.disk", "unfinished"):
        with suppress(OSError):
            file.unlink()
    if workers := _known("multiprocessing.process", "_children"):
        on_signals(signal.SIG_IGN)
        for worker in workers:
            worker.kill()
        raise SystemExit(exit_code(number))  # the pool, which waits in vain, has to be put away
    os._exit(exit_code(number))


def _known(module: str, name: str) -> list[Any]:
    """Return what a module keeps, which may be half loaded: a signal comes at any moment, and nothing may raise."""
    return list(getattr(sys.modules.get(module), name, ()))


if __name__ == "__main__":  # `./run bench`: as `python -m MODULE ARGUMENTS`, from whose first line on signals end it
    on_signals(leave_at_once)
    del sys.argv[0]
    run_module(sys.argv[0], run_name="__main__", alter_sys=True)
