"""What storage has to tell the people at the table. Views make the sentences."""

from dataclasses import dataclass
from enum import StrEnum


class NoticeKind(StrEnum):
    """What went wrong with a file."""

    MOVED_ASIDE = "moved aside"
    """The file was damaged. It was kept under the name in the notice, and a new one was begun."""
    BACKUP_USED = "backup used"
    """The settings were damaged; those before the last change are used."""
    IN_MEMORY = "in memory"
    """The file cannot be opened or made: the game goes on, and is forgotten when the window closes unless the file can
    be made by then."""
    READ_ONLY = "read only"
    """The file can be read and not be written. What happens is kept in memory and tried again from time to time."""
    NEWER = "newer"
    """The file was written by a newer version of the program. It was left alone; what happens now is forgotten."""
    NOT_STORED = "not stored"
    """The disk does not take what happens. It is kept in memory and tried again with every further event."""
    NOT_A_FILE = "not a file"
    """In the file's place is a folder, a pipe or a device: what happens now is forgotten."""
    NO_BACKUP = "no backup"
    """Games have been played for a week, and no copy of them could be made."""
    GAMES_MISSING = "games missing"
    """The last copy has games (`found`) that are no longer here, though nobody has deleted them."""
    FAULT = "fault"
    """Something went wrong in the program itself; the file tells what."""
    STORED_AGAIN = "stored again"
    """The disk has taken what it did not take before."""


@dataclass(frozen=True)
class Notice:
    """A trouble, with the name of the file that it is about, without its folder."""

    trouble: NoticeKind
    file: str
    saved: int = 0
    """How many games (or cards) of a damaged file could be read and are in the new one."""
    found: int = 0
    """How many there were, as far as that can be told."""
