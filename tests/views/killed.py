"""A program that plays to a part of a game, says what was shown, and is killed there."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QPushButton

from boggle_desk.app.main_window import MainWindowController

ROOT = Path(__file__).parents[2]
AT_ONCE = {"PYSIDE6_OPTION_LAZY": "0"}
"""Lets Qt's classes be made at once, for who plays before the program has made them behind its first page."""


def play_on(
    play: Callable[[Any], None],
    open_desk: Callable[[], AbstractContextManager[Any]],
    shown: Callable[[Any], dict[str, Any]],
) -> None:
    """Play, say what was shown, and wait for ever. To be called by the program that is killed."""
    application = QApplication([])
    assert application
    with open_desk() as people:
        play(people)
        print(json.dumps(shown(people)), flush=True)
        sys.stdin.read()


def kill_in(module: str, part: str) -> dict[str, Any]:
    """Let `python -m module part` play, kill it, and return what it had shown."""
    with subprocess.Popen(
        [sys.executable, "-m", module, part],
        cwd=ROOT,
        env=os.environ | AT_ONCE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as player:
        assert player.stdout
        line = player.stdout.readline()
        player.kill()
    assert player.returncode not in (0, None)
    said: dict[str, Any] = json.loads(line)
    return said


def game_button(desk: MainWindowController) -> QPushButton:
    """Return the button that goes on with Ann's game that waits."""
    return next(button for button in desk.home.findChildren(QPushButton) if "Ann" in button.accessibleName())
