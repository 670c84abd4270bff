"""`boggle-desk --self-test`: checks an installation, with no screen and away from the user's games."""

import argparse
import importlib
import os
import tempfile

from boggle_desk import __version__
from boggle_desk.engine import kernels

_OPTIONAL = ("mujoco", "miniaudio")


def run(arguments: argparse.Namespace) -> int:
    """Start the game out of sight, read the shipped files, print one line, return 0."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"), home)
        from boggle_desk.app import self_test

        found = self_test()
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
