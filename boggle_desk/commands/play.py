"""`boggle-desk play`: open the window. Also what happens when no command is named."""

import argparse

from boggle_desk.commands import Subparsers, UsageError
from boggle_desk.commands.screen import missing_screen

NAME = "play"


def add(subparsers: Subparsers) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(NAME, help="open the game (what happens when no command is named)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Open the game and return its exit code when the window is closed; raise UsageError where there is no screen."""
    if reason := missing_screen():
        raise UsageError(reason)
    from boggle_desk.app import run as open_window

    return open_window()
