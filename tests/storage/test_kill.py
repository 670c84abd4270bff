"""A game that is killed at any moment has lost nothing that was shown."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the killed player is a fork")
def test_nothing_acknowledged_is_missing_after_kills_at_random_moments(tmp_path: Path) -> None:
    """25 kills: in the middle of play, of opening, and of the very first creation."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.storage.kill", str(tmp_path), "25", "7"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    numbers = [int(number) for number in re.findall(r"=(\d+)", done.stdout)]
    kills, changes, *_ = numbers
    assert kills == 25
    assert changes > 100


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the killed process is a fork")
def test_a_history_that_is_killed_in_the_midst_is_made_whole_and_nobody_is_removed_by_half(tmp_path: Path) -> None:
    """10 kills while games are read, 10 while a person is removed."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.storage.kill_history", str(tmp_path), "10", "7"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    kills, halfway, _whole, erased, kept = [int(number) for number in re.findall(r"=(\d+)", done.stdout)]
    assert kills == 10
    assert halfway > 0, "no kill came in the midst"
    assert erased + kept == 10
