"""A game that is killed at any moment has lost nothing that was shown."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="who is killed is a fork"),
]


def killed(program: str, folder: Path, kills: int) -> list[int]:
    """Run a program that kills so many of its children, and return the numbers that it prints."""
    done = subprocess.run(
        [sys.executable, "-m", program, str(folder), str(kills), "7"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [int(number) for number in re.findall(r"=(\d+)", done.stdout)]


def test_nothing_acknowledged_is_missing_after_kills_at_random_moments(tmp_path: Path) -> None:
    """In the middle of play, of opening, and of the very first creation."""
    kills, changes, *_ = killed("tests.storage.kill", tmp_path, 25)
    assert kills == 25
    assert changes > 100


def test_a_history_that_is_killed_in_the_midst_is_made_whole_and_nobody_is_removed_by_half(tmp_path: Path) -> None:
    """Half of the kills while games are read, half while a person is removed."""
    kills, halfway, _whole, erased, kept = killed("tests.storage.kill_history", tmp_path, 10)
    assert kills == 10
    assert halfway > 0, "no kill came in the midst"
    assert erased + kept == 10
