"""Sentences for what storage has to tell."""

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
