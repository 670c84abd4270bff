"""Getting bytes onto the disk for good, and setting damaged files aside."""

import contextlib
import errno
import os
import sys
from datetime import datetime
from pathlib import Path

COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite adds to the name of a database for the files that belong to it."""


def sync_file(descriptor: int) -> None:
    """Return when the file's content is on the disk. Raises `OSError`."""
    if sys.platform == "darwin":  # there, fsync leaves the content in the drive's own memory
        import fcntl

        with contextlib.suppress(OSError):  # network volumes do not know this call
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)


def sync_folder(folder: Path) -> None:
    """Return when the names in the folder are on the disk. Windows keeps them by itself. Raises `OSError`."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class NotAFile(OSError):
    """A pipe or a device, which would be waited for as long as nobody writes."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "it is not a regular file", str(path))


def keep_private(path: Path) -> None:
    """Make a database, and what belongs to it, readable for its owner only, where files have owners."""
    for each in (path, *(path.with_name(path.name + ending) for ending in COMPANIONS)):
        with contextlib.suppress(OSError):
            if (mode := each.stat().st_mode) & 0o077:
                each.chmod(mode & 0o700)


def read_at_most(path: Path, most: int) -> bytes:
    """Return the bytes of a regular file, of one with more than `most` one more than that. Raises `OSError`, and
    `NotAFile` for a pipe or a device."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise NotAFile(path)
    with path.open("rb") as stream:
        return stream.read(most + 1)


def replace_file(path: Path, content: bytes) -> None:
    """Put the content in the file's place so that at any moment either the old or the new content is there, whole.
    Raises `OSError` and then leaves the old content."""
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as stream:
            stream.write(content)
            stream.flush()
            sync_file(stream.fileno())
        beside.replace(path)
    except OSError:
        with contextlib.suppress(OSError):  # what was begun would only take room from a disk that has none
            beside.unlink()
        raise
    sync_folder(path.parent)


class InUse(Exception):
    """Another program holds the file."""


def hold(path: Path) -> int:
    """Hold a file, made if it is missing, until this program ends, however it ends, and return its descriptor.

    Raises `InUse` if another program holds it, and `OSError` where files cannot be made or held.
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


def move_aside(path: Path) -> Path:
    """Rename a damaged file to a free name with `damaged` and the date, what belongs to it alike; return the new path.
    Raises `OSError`."""
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
