"""Getting bytes onto the disk for good, and setting damaged files aside."""

import contextlib
import errno
import os
import shutil
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite adds to the name of a database for the files that belong to it."""
WORKSHOP = "unfinished"
"""The folder of what is being made, in the folder of data."""
_DRAFT, _DRAFT_NOTE = ".part", "draft"


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


@contextlib.contextmanager
def workshop(place: Path) -> Iterator[Path]:
    """Return a folder in this one that is there as long as it is used. What a killed program left goes first."""
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
    """Return a file beside the path that takes its place when it is written. A note in the folder, one of a `workshop`,
    has `sweep` find what a kill leaves of it. Raises `OSError` and then leaves what was there."""
    draft = path.with_name(f".{folder.name}{_DRAFT}")
    (folder / _DRAFT_NOTE).write_text(str(draft.absolute()), encoding="utf-8")
    try:
        yield draft
        with draft.open("rb+") as file:
            sync_file(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def export_file(path: Path, content: bytes, place: Path) -> None:
    """Put the content in the place of a file that is the user's own: see `draft_of` and `workshop`. Raises
    `OSError`."""
    with workshop(place) as folder, draft_of(path, folder) as draft:
        draft.write_bytes(content)


def sweep(place: Path) -> None:
    """Remove what was being made when the program was killed, here and where it was to be."""
    for left in place.glob("*"):
        if left.name.startswith(f"{os.getpid()}-"):
            continue
        with contextlib.suppress(OSError, ValueError):
            draft = Path((left / _DRAFT_NOTE).read_text(encoding="utf-8"))
            if draft.name == f".{left.name}{_DRAFT}":
                draft.unlink(missing_ok=True)
        shutil.rmtree(left, ignore_errors=True)


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


def in_the_way(path: Path) -> Path | None:
    """Return what is no file though it bears the name of a database or of what SQLite keeps beside it: a pipe would be
    waited for. What is beside is moved aside if it can be, for it holds nothing of ours."""
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
