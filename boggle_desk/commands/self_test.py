"""`boggle-desk --self-test`: an installed game checks itself, with no screen and away from the user's games."""

import argparse
import os
import tempfile

from boggle_desk import __version__


def run(arguments: argparse.Namespace) -> int:
    """Start the game out of sight, read what it ships, print one line and return 0."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), home)
        from boggle_desk.app import self_test

        print(f"Boggle Desk {__version__}: {self_test()}")
    return 0
