"""Replacing a file whole, and holding one for one program alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boggle_desk.storage.disk import InUse, hold, replace_file

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


def test_a_disk_that_refuses_is_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.gcg"
    replace_file(path, b"before")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("boggle_desk.storage.disk.sync_file", full)
    with pytest.raises(OSError, match="No space left"):
        replace_file(path, b"after")
    assert [each.name for each in tmp_path.iterdir()] == ["game.gcg"]
    assert path.read_bytes() == b"before"
