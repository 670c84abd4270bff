"""Notices of storage for the people at the table. Views make the sentences."""

from dataclasses import dataclass
from enum import StrEnum


class NoticeKind(StrEnum):
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
