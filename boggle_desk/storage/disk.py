"""Writes files safely, sets damaged ones aside, and what the people at the table are told of it."""

import contextlib
import errno
import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory

COMPANIONS = ("-wal", "-shm", "-journal")  # what SQLite adds to a database's name for its other files
WORKSHOP = "unfinished"  # the folder of unfinished files, in the data folder
_DRAFT, _DRAFT_NOTE, _LONGEST_NOTE = ".part", "draft", 10_000


class NoticeKind(StrEnum):
    """What people are told. Views make the sentences."""

    MOVED_ASIDE = "moved aside"
    """The file was damaged. It is kept under the name in the notice, and a new one was made."""
    BACKUP_USED = "backup used"  # the settings were damaged; those before the last change are used
    LEFT_OUT = "left out"  # a file that was brought in has it damaged; what is here stays
    IN_MEMORY = "in memory"
    """The file cannot be opened or made. Changes are lost when the window closes unless it can be made by then."""
    READ_ONLY = "read only"
    """The file cannot be written. Changes are in memory; writing is retried."""
    NEWER = "newer"
    """The file is from a newer version and left alone. Changes are lost."""
    NOT_STORED = "not stored"
    """The disk refuses changes. They are in memory; writing is retried with every event."""
    GONE = "gone"
    """The open file has left its path. Changes are in memory; it is written again; a file found there is kept."""
    NOT_A_FILE = "not a file"
    """There is a folder, a pipe or a device in the file's place. Changes are lost."""
    NO_BACKUP = "no backup"  # no backup could be made for a week
    GAMES_MISSING = "games missing"
    """The last backup has games (`found`) that are missing here, though nobody deleted them."""
    FAULT = "fault"  # the program has a fault; the file has the details
    STORED_AGAIN = "stored again"  # the disk has taken the earlier changes


@dataclass(frozen=True)
class Notice:
    trouble: NoticeKind
    file: str
    saved: int = 0  # how many games (or cards) of a damaged file are in the new one
    found: int = 0  # how many it had, as far as is known


def sync_file(descriptor: int) -> None:
    """Return when the file's content is on the disk. Raises `OSError`."""
    if sys.platform == "darwin":  # there, fsync leaves the content in the drive's own memory
        import fcntl

        with contextlib.suppress(OSError):  # network volumes do not know this call
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def sync_folder(folder: Path) -> None:
    """Return when the folder's entries are on the disk; Windows does so anyway. Raises `OSError`."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class NotAFile(OSError):
    """A pipe or a device, where reading may block."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "it is not a regular file", str(path))


def keep_private(path: Path) -> None:
    """Make a database and its other files readable for its owner only, where files have owners."""
    for each in (path, *(path.with_name(path.name + ending) for ending in COMPANIONS)):
        with contextlib.suppress(OSError):
            if (mode := each.stat().st_mode) & 0o077:
                each.chmod(mode & 0o700)


def refuse_special(path: Path) -> None:
    """Raise `NotAFile` for a pipe, a socket or a device: reading may block or never end."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise NotAFile(path)


def read_at_most(path: Path, most: int) -> bytes:
    """Return the first `most` + 1 bytes of a regular file. Raises `OSError`, and `NotAFile` for a pipe or a device."""
    refuse_special(path)
    with path.open("rb") as stream:
        return stream.read(most + 1)


unfinished = set[Path]()
"""What `replace_file` is writing: it goes with the program (`ending.leave_at_once`)."""


def replace_file(path: Path, content: bytes) -> None:
    """Replace the file's content, all or nothing: see `_put`. Raises `OSError` and then leaves the old content."""
    path = _target(path)
    beside = path.with_name(path.name + ".new")
    unfinished.add(beside)
    try:
        beside.unlink(missing_ok=True)
        with beside.open("xb") as stream:
            stream.write(content)
            stream.flush()
            sync_file(stream.fileno())
        _put(beside, path)
    finally:
        with contextlib.suppress(OSError):  # what was begun would only take room from a disk that has none
            beside.unlink(missing_ok=True)
        unfinished.discard(beside)
    sync_folder(path.parent)


def _target(path: Path) -> Path:
    """Return the file itself that is to be written: the one at the end of links. Raises `NotAFile` for what no file may
    replace."""
    if path.is_symlink() and (path.is_file() or not path.exists()):
        path = Path(os.path.realpath(path))
    if path.is_symlink() or (path.exists() and not path.is_file()):
        raise NotAFile(path)
    return path


def _put(draft: Path, path: Path) -> None:
    """Rename a draft to a file's name. The file there keeps its owner and mode; where it can't, or has other names, it
    gets the draft's content. Raises `OSError`."""
    if path.exists():
        there = path.stat()
        with contextlib.suppress(OSError):
            if sys.platform != "win32":
                os.chown(draft, there.st_uid, there.st_gid)
            draft.chmod(there.st_mode & 0o7777)
        made = draft.stat()
        if there.st_nlink > 1 or (made.st_uid, made.st_gid) != (there.st_uid, there.st_gid):
            with draft.open("rb") as source, path.open("r+b") as file:
                shutil.copyfileobj(source, file)
                file.truncate()
                file.flush()
                sync_file(file.fileno())
            return
    draft.replace(path)


@contextlib.contextmanager
def workshop(place: Path) -> Iterator[Path]:
    """Return a temporary folder in this one. What a killed program left is removed first."""
    sweep(place)
    within: Path | None = place
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:  # a file can be written elsewhere even so
        within = None
    with TemporaryDirectory(prefix=f"{os.getpid()}-", dir=within) as name:
        yield Path(name)


@contextlib.contextmanager
def draft_of(path: Path, folder: Path) -> Iterator[Path]:
    """Return a draft beside the path that replaces it at the end: see `_put`. A note in the `workshop` folder lets
    `sweep` remove it after a kill. Raises `OSError` and then leaves what was there."""
    path = _target(path)
    draft = path.with_name(f".{folder.name}{_DRAFT}")
    (folder / _DRAFT_NOTE).write_text(str(draft.absolute()), encoding="utf-8")
    try:
        yield draft
        with draft.open("rb+") as file:
            sync_file(file.fileno())
        _put(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def export_file(path: Path, content: bytes, place: Path) -> None:
    """Replace a file of the user's own: see `draft_of` and `workshop`. Raises `OSError`."""
    with workshop(place) as folder, draft_of(path, folder) as draft:
        draft.write_bytes(content)


def sweep(place: Path) -> None:
    """Remove the unfinished files of a killed program, here and at their destinations."""
    for left in place.glob("*"):
        if left.name.startswith(f"{os.getpid()}-"):
            continue
        with contextlib.suppress(OSError, ValueError):
            draft = Path(read_at_most(left / _DRAFT_NOTE, _LONGEST_NOTE).decode())
            if draft.name == f".{left.name}{_DRAFT}":
                draft.unlink(missing_ok=True)
        shutil.rmtree(left, ignore_errors=True)


class InUse(Exception):
    """Another program holds the file."""


def hold(path: Path) -> int:
    """Lock a file, made if it is missing, until this program ends; return its descriptor.

    Raises `InUse` if another program holds it, and `OSError` where files cannot be made or locked.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        _lock(descriptor)
    except OSError as error:
        os.close(descriptor)
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            raise InUse(path.name) from error
        raise
    return descriptor


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def in_the_way(path: Path) -> Path | None:
    """Return what bears the name of a database or its other files but is no regular file: a pipe would block. The other
    files are moved aside if possible."""
    for each in (path, *(path.with_name(path.name + ending) for ending in COMPANIONS)):
        if os.path.exists(each) and not os.path.isfile(each):  # noqa: PTH110, PTH113  # which never raise
            if each == path:
                return each
            try:
                move_aside(each)
            except OSError:
                return each
    return None


def move_aside(path: Path) -> Path:
    """Rename a damaged file, and its other files, with `damaged` and the date; return the new path. Raises
    `OSError`."""
    first = path.with_name(f"{path.name}.damaged-{datetime.now().astimezone().date().isoformat()}")
    target, number = first, 1
    while target.exists():
        number += 1
        target = first.with_name(f"{first.name}-{number}")
    # The companions first: a kill between two renames must not leave them to the file that is made next.
    for ending in COMPANIONS:
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.replace(target.with_name(target.name + ending))
    with contextlib.suppress(FileNotFoundError):  # the companions may be all that is left
        path.replace(target)
    return target
