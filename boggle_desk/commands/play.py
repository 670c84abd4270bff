"""`boggle-desk play`, the default command: open the window, or with `--self-test` out of sight."""

import argparse
import importlib
import os
import re
import socket
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from boggle_desk import __version__, paths
from boggle_desk.commands import UsageError
from boggle_desk.engine import kernels

_OPTIONAL = ("mujoco", "miniaudio")
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


def self_test(arguments: argparse.Namespace) -> int:
    """Start the game out of sight, read the shipped files, print one line, return 0."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), home)
        from boggle_desk import app

        found = app.self_test()
    without = [name for name in _OPTIONAL if not _imports(name)]
    parts = f"without {' and '.join(without)}" if without else "all parts present"
    print(f"Boggle Desk {__version__}: {found}, {parts}, {state_of_kernels()}")
    return 0


def state_of_kernels() -> str:
    """Return whether the kernels are compiled, and which are not if some are."""
    known = kernels.compiled()
    slow = [name for name, is_compiled in known.items() if not is_compiled]
    if not slow:
        return "kernels compiled"
    return f"kernels not compiled: {', '.join(slow) if len(slow) < len(known) else 'all'}"


def _imports(name: str) -> bool:
    try:
        importlib.import_module(name)
    except ImportError:
        return False
    return True
