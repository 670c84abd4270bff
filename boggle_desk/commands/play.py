"""`boggle-desk play`, the default command: open the window."""

import argparse
import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from boggle_desk import paths
from boggle_desk.commands import UsageError

_NO_SCREEN = (
    "There's no screen here (DISPLAY and WAYLAND_DISPLAY aren't set). "
    "Start the game from a desktop session, or check it with --self-test."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Open the game, or a window that is open already."
    parser.add_argument("files", nargs="*", metavar="FILE", help="games to open: GCG, or saved by Boggle Desk")


def run(arguments: argparse.Namespace) -> int:
    """Open the window and return its exit code; raise UsageError without a screen."""
    files = [paths.typed(name) for name in arguments.files]
    for file in files:
        if not file.is_file():
            raise UsageError(f"There is no file '{file}'.")
    if reason := missing_screen():
        raise UsageError(reason)
    from boggle_desk.app import run as open_window

    return open_window(files)


def missing_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """Return why no window can be opened; empty if one can."""
    if not platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return ""
    display, wayland = environment.get("DISPLAY", ""), environment.get("WAYLAND_DISPLAY", "")
    if not display and not wayland:
        return _NO_SCREEN
    wayland_socket = Path(environment.get("XDG_RUNTIME_DIR", "/run")) / wayland
    if (wayland and _answers(str(wayland_socket))) or _x11_answers(display):
        return ""
    return f"The screen '{wayland or display}' doesn't answer. Start the game from a desktop session."


def _x11_answers(display: str) -> bool:
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if not local:
        return bool(display)  # on another machine: only Qt can tell
    path = str(Path("/", "tmp", ".X11-unix", f"X{local[1]}"))  # the place that the X Window System fixes
    return _answers("\0" + path) or _answers(path)


def _answers(address: str) -> bool:
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(1)
        try:
            connection.connect(address)
        except OSError:
            return False
    return True
