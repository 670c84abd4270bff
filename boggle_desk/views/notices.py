"""Sentences for what storage has to tell."""

from pathlib import Path

from PySide6.QtCore import QObject

from boggle_desk.storage.notices import Notice, Trouble


class NoticeWords(QObject):
    """Says notices in plain words."""

    def sentence(self, notice: Notice) -> str:
        """Return what a notice means for the people at the table."""
        sentences = {
            Trouble.MOVED_ASIDE: self.tr("A damaged file was put aside as “{file}”; a new one was begun."),
            Trouble.BACKUP_USED: self.tr("The settings were damaged. Those before the last change are used."),
            Trouble.IN_MEMORY: self.tr("“{file}” cannot be used. You can play, but nothing is kept when you close."),
            Trouble.NEWER: self.tr("“{file}” comes from a newer version and is left alone. Nothing is kept this time."),
            Trouble.NOT_STORED: self.tr("The disk does not take “{file}” just now. The game goes on and tries again."),
        }
        return sentences[notice.trouble].format(file=notice.file)

    def lost_when_closed(self) -> tuple[str, str]:
        """Return a title and a question for who closes the window while turns wait for the disk."""
        return self.tr("Not everything is stored"), self.tr(
            "The disk does not take the last turns. If you close now they are lost; with more room on the disk they "
            "are stored. Close all the same?"
        )

    def open_already(self) -> str:
        """Return what is told to who opens the game while it is open."""
        return self.tr(
            "Boggle Desk is open already. Please look for its window: two at a time would write into the same games."
        )


def reason_of(error: Exception) -> str:
    """Return what went wrong in the system's words, and in which folder if it was about a file."""
    if not isinstance(error, OSError) or not error.strerror:
        return str(error) or type(error).__name__
    return f"{error.strerror} ({Path(str(error.filename)).parent})" if error.filename else error.strerror
