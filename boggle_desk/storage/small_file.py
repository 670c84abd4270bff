"""A small file of the user's: one value and its checksum, replaced whole, with the last good one beside it."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from typing import Generic, TypeVar

from boggle_desk.storage.checksums import SEAL, mend, sealed, unsealed
from boggle_desk.storage.disk import Notice, NoticeKind, move_aside, read_at_most, replace_file

LARGEST_FILE = 200_000  # the most bytes of such a file
Value = TypeVar("Value")


class SmallFile(Generic[Value]):
    """A value in a file; `keep` saves the latest one on a thread of its own."""

    def __init__(
        self,
        path: Path,
        read: Callable[[bytes], Value],
        write: Callable[[Value], bytes],
        empty: Value,
        told: Callable[[Notice], None] | None = None,
    ) -> None:
        """`read` raises `ValueError` for bytes that `write` did not return; `empty` is the value without a file. `told`
        is called on the other thread when the disk refuses, and when it works again."""
        self.path = path
        self._decode, self._encode, self._empty, self._told = read, write, empty, told
        self._refused = False
        self._kept: Value | None = None  # what is in the file
        self._lock = Lock()
        self._waiting: Value | None = None
        self._thread: Thread | None = None

    @property
    def _backup(self) -> Path:
        return self.path.with_name(self.path.name + ".bak")

    def load(self) -> tuple[Value, tuple[Notice, ...]]:
        """Return the value, and notices for the people at the table. A damaged file is moved aside, and mended, or its
        backup read, or the empty value taken. Raises nothing."""
        path, backup = self.path, self._backup
        try:
            if path.exists():
                aside = mend(path, LARGEST_FILE)
                self._kept = self._read(path)
                return self._kept, (Notice(NoticeKind.MOVED_ASIDE, aside.name),) if aside else ()
            return (self._read(backup) if backup.exists() else self._empty), ()
        except OSError:
            return self._empty, (Notice(NoticeKind.IN_MEMORY, path.name),)
        except ValueError:
            return self._second_best(path if path.exists() else backup)

    def save(self, value: Value) -> None:
        """Write the value; the one before becomes the backup. Blocks. Raises `OSError` and then leaves the file as it
        was."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        path, content = self.path, sealed(self._encode(value))
        with suppress(OSError, ValueError):  # there is none yet, or it is damaged and no backup
            self._read(path)
            if (before := path.read_bytes()) != content:
                replace_file(self._backup, before)
        replace_file(path, content)
        self._kept = value

    def keep(self, value: Value) -> None:
        """Save the value soon. Returns at once."""
        with self._lock:
            self._waiting = value
            if self._thread is None:
                self._thread = Thread(target=self._save_all, name=self.path.stem)
                self._thread.start()

    def try_again(self) -> None:
        """Save the value again if its file is gone."""
        if (value := self._kept) is not None and not self.path.exists():
            if self._told and not self._refused:
                self._told(Notice(NoticeKind.GONE, self.path.name))
            self.keep(value)

    def flush(self) -> None:
        """Wait until the value is on the disk."""
        with self._lock:
            thread = self._thread
        if thread:
            thread.join()

    def forget_before(self) -> None:
        """Write the file and its backup, keeping nothing from before: somebody was erased. Raises `OSError`."""
        self.flush()
        if self.path.exists() and self._backup.exists():
            replace_file(self._backup, self.path.read_bytes())

    def _save_all(self) -> None:
        while (value := self._next()) is not None:
            refused, self._refused = self._refused, False
            try:
                self.save(value)
            except OSError:
                self._refused = True
            if self._told and refused != self._refused:
                trouble = NoticeKind.NOT_STORED if self._refused else NoticeKind.STORED_AGAIN
                self._told(Notice(trouble, self.path.name))

    def _next(self) -> Value | None:
        with self._lock:
            value, self._waiting = self._waiting, None
            if value is None:
                self._thread = None
            return value

    def _second_best(self, damaged: Path) -> tuple[Value, tuple[Notice, ...]]:
        aside, backup = damaged, self._backup
        with suppress(OSError):  # it then stays, and the next save replaces it
            aside = move_aside(damaged)
        notice = Notice(NoticeKind.MOVED_ASIDE, aside.name)
        try:
            return self._read(backup), (notice, Notice(NoticeKind.BACKUP_USED, backup.name))
        except (OSError, ValueError):
            return self._empty, (notice,)

    def _read(self, path: Path) -> Value:
        """Return the file's value. Raises `OSError`, and `ValueError` for a file that is no such one."""
        text, _turned = unsealed(read_at_most(path, LARGEST_FILE + SEAL))
        if len(text) > LARGEST_FILE:
            raise ValueError(f"more than {LARGEST_FILE} bytes")
        return self._decode(text)
