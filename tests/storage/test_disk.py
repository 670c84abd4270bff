"""Replacing a file whole, and holding one for one program alone."""

import errno
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boggle_desk.storage.disk import InUse, NotAFile, export_file, hold, read_at_most, replace_file

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


# ------------------------------------------------------------------------------------------- T28: what is there already

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
WAYS: dict[str, Callable[[Path, bytes], None]] = {
    "replaced": replace_file,
    "exported": lambda path, content: export_file(path, content, path.parent / "unfinished"),
}


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(os.path.relpath(path))


def _device(path: Path) -> None:
    try:
        os.mknod(path, 0o666 | 0o020000, os.makedev(1, 7))  # one of our own, as /dev/full
    except OSError:
        pytest.skip("only the superuser can make a device")


SPECIAL: dict[str, Callable[[Path], object]] = {
    "pipe": lambda path: os.mkfifo(path),  # noqa: PLW0108  # Windows has none
    "socket": _socket,
    "device": _device,
    "folder": lambda path: path.mkdir(),
    "ring": lambda path: path.symlink_to(path),
    "link to a device": lambda path: path.symlink_to("/dev/null"),
}


@UNIX
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("what", SPECIAL)
def test_t28_what_is_no_file_is_never_replaced(
    what: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's path is short
    path = tmp_path / "there.pdf"
    SPECIAL[what](path)
    before = path.lstat()
    with pytest.raises(NotAFile):
        WAYS[way](path, b"new")
    after = path.lstat()
    assert (after.st_ino, after.st_mode) == (before.st_ino, before.st_mode)
    assert {each.name for each in tmp_path.iterdir()} <= {"there.pdf", "unfinished"}


@UNIX
@pytest.mark.parametrize("way", WAYS)
def test_t28_a_link_keeps_pointing_and_a_file_keeps_its_mode_owner_and_names(way: str, tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "work").mkdir()
    link, end = tmp_path / "work" / "link.pdf", tmp_path / "far" / "end.pdf"
    link.symlink_to("../far/end.pdf")
    WAYS[way](link, b"first")  # it pointed to nothing yet
    assert end.read_bytes() == b"first"
    end.chmod(0o640)
    if os.geteuid() == 0:
        os.chown(end, 1234, 4321)
    owner = end.stat().st_uid, end.stat().st_gid
    WAYS[way](link, b"second")
    assert link.is_symlink()
    assert end.read_bytes() == b"second"
    assert (end.stat().st_mode & 0o7777, end.stat().st_uid, end.stat().st_gid) == (0o640, *owner)
    other = tmp_path / "other.pdf"
    other.hardlink_to(end)
    WAYS[way](other, b"3")
    assert end.read_bytes() == b"3"
    assert end.stat().st_nlink == 2
    assert [each.name for each in end.parent.iterdir()] == ["end.pdf"]


@UNIX
@pytest.mark.parametrize("way", WAYS)
def test_t28_where_the_owner_cannot_be_kept_the_file_itself_is_written(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "theirs.pdf"
    path.write_bytes(b"a longer one")
    number, stat = path.stat().st_ino, os.stat

    def refused(*_anything: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    def others(name: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        found = stat(name, follow_symlinks=follow_symlinks)
        return os.stat_result((*found[:4], 1234, *found[5:])) if found.st_ino == number else found

    monkeypatch.setattr(os, "chown", refused)
    monkeypatch.setattr(os, "stat", others)
    WAYS[way](path, b"new")
    assert path.stat().st_ino == number
    assert path.read_bytes() == b"new"


@UNIX
@pytest.mark.parametrize("what", ["pipe", "socket", "device", "link to a device"])
def test_t26_what_is_no_file_is_not_read(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    SPECIAL[what](tmp_path / "there")
    with pytest.raises(NotAFile):
        read_at_most(tmp_path / "there", 10)
