"""Sentences for what storage has to tell."""

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QStyle, QWidget

from boggle_desk.models.locale_text import name_text
from boggle_desk.storage.disk import NotAFile, Notice, NoticeKind
from boggle_desk.storage.games import GameDamaged
from boggle_desk.views.appearance import AT_LEFT, Appearance, set_pen_brush, smooth_painter
from boggle_desk.views.controls import FittingLabel, announce, button, label, set_role
from boggle_desk.views.faces import Avatar, paint_face
from boggle_desk.views.layouts import in_row, on_resize

if TYPE_CHECKING:
    from boggle_desk.engine.scrabble.gcg import GcgRemark
    from boggle_desk.storage.replay import BadFile
    from boggle_desk.views.services import AppContext

_WHILE_IT_IS_SO = (
    NoticeKind.IN_MEMORY,
    NoticeKind.NOT_A_FILE,
    NoticeKind.READ_ONLY,
    NoticeKind.NEWER,
    NoticeKind.NOT_STORED,
)
"""What stays in sight until it is no longer so; anything else until it has been read."""
_FACE = 34  # the face beside a remark, in px at 1280×800
_GLANCE_MS, _LETTER_MS = 3_000, 60
"""How long a sentence stays that goes by itself: to notice it, and to read each of its letters."""


def _reading_ms(text: str) -> int:
    return _GLANCE_MS + _LETTER_MS * len(text)


class NoticeStrings(QObject):
    def sentence(self, notice: Notice) -> str:
        sentences = {
            NoticeKind.MOVED_ASIDE: self._moved_aside(notice),
            NoticeKind.BACKUP_USED: self.tr("{things} were damaged. You have those from before the last change."),
            NoticeKind.LEFT_OUT: self.tr("{things} in that file can't be read. Those you have stay."),
            NoticeKind.IN_MEMORY: self.tr("{things} can't be opened. Nothing new will be saved."),
            NoticeKind.READ_ONLY: self.tr("{things} can't be changed right now. Is the disk full?"),
            NoticeKind.NEWER: self.tr("{things} come from a newer Boggle Desk. Nothing new will be saved."),
            NoticeKind.NOT_STORED: self.tr("{things} can't be saved right now. Is the disk full?"),
            NoticeKind.GONE: self.tr("{things} have gone from the disk. Nothing is lost: they'll be saved again."),
            NoticeKind.NOT_A_FILE: self.tr("“{file}” isn't a file. Nothing new will be saved."),
            NoticeKind.NO_BACKUP: self.tr("No backup for a week. Is the disk full?"),
            NoticeKind.GAMES_MISSING: self.tr(
                "Your last backup has %n more game(s). Use Restore in Saved games.", "", notice.found
            ),
            NoticeKind.FAULT: self.tr("Something went wrong, but your game is safe. Details are in “{file}”."),
            NoticeKind.STORED_AGAIN: self.tr("{things} can be saved again."),
        }
        return sentences[notice.trouble].format(file=notice.file, things=self._things(notice.file))

    def _things(self, file: str) -> str:
        holds = {
            "games": self.tr("Your games"),
            "learning": self.tr("Your word cards"),
            "house": self.tr("Your house words"),
        }
        return holds.get(file.partition(".")[0], self.tr("Your settings"))

    def _moved_aside(self, notice: Notice) -> str:
        """Return how much of a damaged file was saved."""
        if notice.file.startswith("games") and not notice.found:
            saved = self.tr("Your games file was damaged. No game in it could be read.")
        elif notice.file.startswith("games"):
            saved = self.tr("Your games file was damaged. {saved} of %n game(s) saved.", "", notice.found)
        elif notice.file.startswith("learning"):
            saved = self.tr("Your word cards were damaged. {saved} of %n card(s) saved.", "", notice.found)
        else:
            saved = self.tr("{things} were damaged.").format(things=self._things(notice.file))
        parts = [saved.replace("{saved}", str(notice.saved)), self.tr("The old file is now “{file}”.")]
        if notice.file.startswith("games") and (notice.saved < notice.found or not notice.found):
            parts.insert(1, self.tr("Try Restore in Saved games for the rest."))
        return " ".join(parts)

    def lost_when_closed(self, file: str = "") -> tuple[str, str]:
        """Return title and question for closing while this file is being written, or something is not saved."""
        if file:
            return self.tr("“{file}” isn't finished").format(file=file), self.tr(
                "Close now and you lose it. Close anyway?"
            )
        return self.tr("Not everything is saved"), self.tr(
            "Your last turns aren't saved yet. Close now and you lose them. Close anyway?"
        )

    def open_already(self) -> str:
        """Return what a second start of the game says."""
        return self.tr("Boggle Desk is already open. Look for its window.")


class Banner(QFrame):
    """A strip above the page with what must not be missed. It stays until it is no longer so, or has been read."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._words = NoticeStrings(self)
        self.setProperty("role", "banner")
        self._notices: list[Notice] = []
        self._label = label("", wrap=True)
        self.read = button(self.tr("OK"), self._forget_read, "small")
        self.read.setAccessibleDescription(self.tr("Hide this message"))
        self._missing = ""
        self._go_on: Callable[[], object] | None = None
        self.way = button("", lambda: self._go_on and self._go_on(), "small")
        read = (self.read, Qt.AlignmentFlag.AlignTop)
        in_row(look, (self._label, 1), self.way, read, margins=(16, 6, 16, 6), on=self)
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    def tell(self, notice: Notice) -> None:
        if notice.trouble is NoticeKind.STORED_AGAIN:
            self._notices = [
                each for each in self._notices if not (each.file == notice.file and each.trouble in _WHILE_IT_IS_SO)
            ]
        elif notice not in self._notices:
            self._notices.append(notice)
            announce(self, self._words.sentence(notice))
        self._show()

    def miss(self, text: str, way: tuple[str, Callable[[], object]] | None) -> None:
        """Say who is out of reach, and offer to go on without; empty if nobody is."""
        if text and text != self._missing:
            announce(self, text)
        title, self._go_on = way or ("", None)
        self._missing = text
        self.way.setText(title)
        self._show()

    def forget_fault(self) -> None:
        """Take away that something went wrong: the page where it did is no longer there."""
        self._notices = [each for each in self._notices if each.trouble is not NoticeKind.FAULT]
        self._show()

    def _forget_read(self) -> None:
        self._notices = [each for each in self._notices if each.trouble in _WHILE_IT_IS_SO]
        self._show()

    def _show(self) -> None:
        told = [*(self._words.sentence(each) for each in self._notices), *filter(None, [self._missing])]
        self._label.setText("\n".join(dict.fromkeys(told)))
        self.way.setVisible(self._go_on is not None)
        self.read.setVisible(any(each.trouble not in _WHILE_IT_IS_SO for each in self._notices))
        self.setVisible(bool(told))


class Toast(QLabel):
    """A sentence that floats over the foot of a window for a while: a line that took room would move the page."""

    def __init__(self, look: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self.setProperty("role", "toast")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._gone = QTimer(self, singleShot=True)
        self._gone.timeout.connect(self.hide)
        self._around = window
        on_resize(window, self._place, self)
        look.changed.connect(self._place)
        self.hide()

    def say(self, text: str) -> None:
        """Show a sentence as long as it takes to read, and read it aloud."""
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._gone.start(_reading_ms(text))
        announce(self, text)

    def _place(self) -> None:
        room, px = self._around.size(), self._look.px
        widest = min(room.width() - px(48), px(760))
        self.setWordWrap(False)
        if self.sizeHint().width() > widest:
            self.setWordWrap(True)
            size = QSize(widest, self.heightForWidth(widest))
        else:
            size = self.sizeHint()
        left, top = (room.width() - size.width()) // 2, room.height() - px(24) - size.height()
        self.setGeometry(QRect(QPoint(left, top), size))


class StatusLine(FittingLabel):
    """A quiet line of a game's page, and the place where a computer speaks for a while, with its face."""

    def __init__(self, look: Appearance, align: Qt.AlignmentFlag, role: str = "muted") -> None:
        super().__init__()
        self._look, self._role, self._align, self._status = look, role, align, ""
        self._face: Avatar | None = None
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(align)
        self.setWordWrap(True)
        self._silent = QTimer(self, singleShot=True)
        self._silent.timeout.connect(self.hush)

    def setText(self, text: str) -> None:
        self._status = text
        if not self._face:
            super().setText(text)

    def speak(self, text: str, face: Avatar) -> None:
        """Show what a computer says as long as it takes to read, in place of the status."""
        self._face = face
        set_role(self, "remark")
        self.setAlignment(self._align if self._align & Qt.AlignmentFlag.AlignHCenter else AT_LEFT)
        self.set_margins(*map(self._look.px, (_FACE + 8, 1, 12, 1)))
        super().setText(text)
        self._silent.start(_reading_ms(text))

    def hush(self) -> None:
        """Show the status again."""
        self._face = None
        self._silent.stop()
        set_role(self, self._role)
        self.setAlignment(self._align)
        self.set_margins(0, 0, 0, 0)
        super().setText(self._status)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._face:
            super().paintEvent(event)
            return
        painter, px, room = smooth_painter(self), self._look.px, self.contentsRect()
        align = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        said = self.fontMetrics().boundingRect(room, align | Qt.TextFlag.TextWordWrap, self.text())
        bubble = QRectF(said.intersected(room)).adjusted(-px(_FACE + 8), -px(4), px(12), px(4)) & QRectF(self.rect())
        set_pen_brush(painter, self._look.theme.text)
        painter.drawRoundedRect(bubble, px(12), px(12))
        side = min(float(px(_FACE)), bubble.height())
        paint_face(painter, self._look, self._face, QRectF(bubble.left(), bubble.center().y() - side / 2, side, side))
        painter.end()
        super().paintEvent(event)


def reason_of(error: Exception) -> str:
    """Return what went wrong, and in which folder if it was about a file; in the system's words only what is rare."""
    if isinstance(error, GameDamaged):
        text = QCoreApplication.translate("Notices", "The saved game is damaged, so it can't be played on.")
        return "\n\n".join(filter(None, (text, _reason_of_file(error.__cause__))))
    if isinstance(error, NotAFile):
        return QCoreApplication.translate("Notices", "It isn't a file.")
    if reason := _reason_of_file(error):
        return reason
    if not isinstance(error, OSError) or not error.strerror:
        return str(error) or type(error).__name__
    text = reason_of_system(error)
    return f"{text} ({Path(str(error.filename)).parent})" if error.filename else text


def reason_of_system(error: OSError) -> str:
    """Return what the system refuses, in the language of the window; in its own words what is rare."""
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return QCoreApplication.translate("Notices", "No permission to do that")
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return QCoreApplication.translate("Notices", "The disk is full")
    if error.errno == errno.ENOENT:
        return QCoreApplication.translate("Notices", "No such file or folder")
    return error.strerror or ""


def _reason_of_file(error: BaseException | None) -> str:
    """Return why a file of one's own can't be opened, and in which line; nothing for any other error."""
    from boggle_desk.storage.backups import ArchiveFault, BadArchive  # the first page needs none of it
    from boggle_desk.storage.replay import BadFile, FileFault

    newer = QCoreApplication.translate("Notices", "It comes from a newer Boggle Desk.")
    foreign = QCoreApplication.translate("Notices", "It wasn't saved by Boggle Desk.")
    sentences = {
        ArchiveFault.NO_GAMES: QCoreApplication.translate("Notices", "There are no games in it."),
        ArchiveFault.TOO_MANY_FILES: QCoreApplication.translate("Notices", "There are too many files in it."),
        ArchiveFault.TOO_LARGE: QCoreApplication.translate("Notices", "It's too large."),
        ArchiveFault.PACKED_OTHERWISE: foreign,
        ArchiveFault.DAMAGED: QCoreApplication.translate("Notices", "It's damaged."),
        ArchiveFault.NOT_OURS: foreign,
        ArchiveFault.NEWER: newer,
        FileFault.NO_GAME: QCoreApplication.translate("Notices", "It isn't a saved game."),
        FileFault.NEWER: newer,
        FileFault.TOO_LARGE: QCoreApplication.translate("Notices", "It's too large to be a game."),
        FileFault.GAP: QCoreApplication.translate("Notices", "A part of the game is missing."),
        FileFault.IMPOSSIBLE: QCoreApplication.translate("Notices", "That can't happen in this game."),
        FileFault.NOT_SCRABBLE: QCoreApplication.translate("Notices", "It isn't a game of Scrabble."),
        FileFault.NO_TURN: QCoreApplication.translate("Notices", "Nobody has had a turn in it."),
    }
    if isinstance(error, BadArchive):
        return sentences[error.fault]
    if not isinstance(error, BadFile):
        return ""
    line = QCoreApplication.translate("Notices", "Line {line}: {reason}") if error.line else "{reason}"
    reason = remark_text(error.remark) if error.remark else sentences[error.fault]
    return line.format(line=error.line, reason=reason)


def remark_text(remark: "GcgRemark") -> str:
    """Return what is wrong in a GCG file as a sentence."""
    text = name_text(remark.fault.value).format(**remark.values)
    return f"{text[:1].upper()}{text[1:]}."


def tiles_asked(page: QWidget, services: "AppContext", file: str, error: "BadFile") -> str:
    """Return the tiles of a game whose file doesn't say them, as people choose; empty if they don't."""
    title = QCoreApplication.translate("Notices", "Which tiles does {file} use?").format(file=file)
    names = [name_text(each.name) for each in services.tile_sets.values()]
    open_it = QCoreApplication.translate("Notices", "Open")
    chosen = services.ask.choose(page, title, reason_of(error), names, open_it)
    return "" if chosen is None else list(services.tile_sets)[chosen]
