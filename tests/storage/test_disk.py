"""Holding a file for one program alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boggle_desk.storage.disk import InUse, hold

_HOLDER = """
import sys
from pathlib import Path
from boggle_desk.storage.disk import hold
hold(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_file_is_held_by_one_program_until_it_ends_however_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "in-use"
    command = [sys.executable, "-c", _HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout
        assert other.stdout.readline().strip() == b"held"
        with pytest.raises(InUse):
            hold(path)
        other.kill()
    held = hold(path)
    with pytest.raises(InUse):
        hold(path)
    os.close(held)
    os.close(hold(path))


def test_where_no_file_can_be_made_the_reason_is_told(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        hold(tmp_path / "nowhere" / "in-use")
