"""The one door for questions to the people at the table. Tests put another one in its place."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QObject, QSize, QStandardPaths, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDateEdit,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QListWidget,
    QMessageBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.views.controls import rest
from boggle_desk.views.layouts import Part, fill

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from boggle_desk.storage.exchange import Whose
    from boggle_desk.views.paper.sheets import Paper

_NOON = 12 * 3600
LONGEST_NAME = 24  # of a player


class Ask(QObject):
    _open: QMessageBox | None = None
    _told: QMessageBox | None = None  # what waits to be read
    _folder: Path | None = None  # where the last file was opened or saved

    def confirm(self, parent: QWidget, title: str, text: str, yes: str, no: str, for_good: bool = False) -> bool:
        """Return whether the people chose `yes`; Escape is `no`, and so is Enter where something is lost `for_good`."""
        box = _box(parent, title, text)
        accept = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        reject = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
        box.setEscapeButton(reject)
        box.setDefaultButton(reject if for_good else accept)
        (reject if for_good else accept).setProperty("role", "primary")
        self._open = box
        _run(box)
        self._open = None
        return box.clickedButton() is accept

    def withdraw(self) -> None:
        """Close the question that waits for an answer, if there is one: time has overtaken it. The answer is no."""
        if self._open:
            self._open.reject()

    def tell(self, parent: QWidget, title: str, text: str) -> None:
        """Say something that must be read, in the box that waits to be read if there is one."""
        if self._told:
            self._told.setText(f"{self._told.text()}\n\n{title}\n{text}")
            return
        self._told = _box(parent, title, text)
        _run(self._told)
        self._told = None

    def open_file(self, parent: QWidget, title: str, pattern: str) -> Path | None:
        name, _pattern = QFileDialog.getOpenFileName(parent, title, str(self._begun_in()), pattern)
        return self._chosen(name) if name else None

    def open_files(self, parent: QWidget, title: str, pattern: str) -> tuple[Path, ...]:
        names, _pattern = QFileDialog.getOpenFileNames(parent, title, str(self._begun_in()), pattern)
        return tuple(self._chosen(name) for name in names)

    def folder(self, parent: QWidget, title: str) -> Path | None:
        name = QFileDialog.getExistingDirectory(parent, title, str(self._begun_in()))
        return Path(name) if name else None

    def save_file(self, parent: QWidget, title: str, name: str, patterns: list[tuple[str, str]]) -> Path | None:
        """Return the file to write, or None. `patterns` are pairs of an ending such as `.gcg` and what such files are
        called, the proposed one first; a name without an ending gets that of the chosen pattern. Files lie in the
        folder that was chosen last, at first among the documents."""
        endings = {f"{called} (*{ending})": ending for ending, called in patterns}
        dialog = QFileDialog(parent, title, str(self._begun_in() / name))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(endings))
        dialog.setDefaultSuffix(patterns[0][0])
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(endings.get(chosen, patterns[0][0])))
        return self._chosen(dialog.selectedFiles()[0]) if dialog.exec() and dialog.selectedFiles() else None

    def _begun_in(self) -> Path:
        """Return the folder that a dialog shows first: where a program is started from says nothing to people."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or Path.home()
        return next((folder for folder in (self._folder, Path(documents)) if folder and folder.is_dir()), Path.home())

    def _chosen(self, name: str) -> Path:
        self._folder = Path(name).parent
        return Path(name)

    def printer(self, parent: QWidget, title: str, document: str, paper: "Paper") -> "QPrinter | None":
        """Return the printer chosen for a document on this paper, or None; say so if there is no printer at all."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from boggle_desk.views.paper.printer import has_printer, prepare

        if not has_printer():
            text = self.tr("No printer is set up on this computer. Save a PDF instead.")
            self.tell(parent, title, text)
            return None
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        prepare(printer, paper, document)
        dialog = QPrintDialog(printer, parent)
        dialog.setWindowTitle(title)
        return printer if dialog.exec() == QPrintDialog.DialogCode.Accepted else None

    def choose(self, parent: QWidget, title: str, text: str, lines: Sequence[str], yes: str) -> int | None:
        rows = QListWidget()
        rows.setAccessibleName(title)
        rows.addItems(list(lines))
        rows.setCurrentRow(0)
        dialog = self._dialog(parent, title, yes, QLabel(text, textFormat=Qt.TextFormat.PlainText), rows)
        rows.itemActivated.connect(lambda _row: dialog.accept())
        rows.setFocus()
        return rows.currentRow() if _run(dialog) and lines else None

    def whose(self, parent: QWidget, title: str) -> "Whose | None":
        """Return whose games are brought in and when they were played, or None."""
        from boggle_desk.storage.exchange import Whose

        theirs, ours = (
            QRadioButton(self.tr("Somebody else's: just to look at")),
            QRadioButton(self.tr("Ours: count them in")),
        )
        theirs.setChecked(True)
        dated, day = (QCheckBox(self.tr("Played on")), QDateEdit(QDate.currentDate()))
        day.setCalendarPopup(True)
        day.setAccessibleName(dated.text())
        day.setMaximumDate(QDate.currentDate())
        day.setEnabled(False)
        dated.toggled.connect(day.setEnabled)
        when = fill(QHBoxLayout(), dated, (day, 1))
        who = QLabel(self.tr("Who played these games?"))
        own = QLabel(self.tr("If a file names its day, that day counts."))
        dialog = self._dialog(parent, title, self.tr("Bring in"), who, theirs, ours, when, own)
        if not _run(dialog):
            return None
        at = day.date().startOfDay().addSecs(_NOON).toSecsSinceEpoch() if dated.isChecked() else 0
        return Whose(ours.isChecked(), at)

    def _dialog(self, parent: QWidget, title: str, yes: str, *parts: Part) -> QDialog:
        """Return a dialog with these parts below each other, a button that says `yes`, and *Cancel*."""
        dialog, buttons = QDialog(parent), QDialogButtonBox()
        dialog.setWindowTitle(title)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(yes, QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        buttons.accepted.connect(dialog.accept)
        buttons.rejected.connect(dialog.reject)
        fill(QVBoxLayout(dialog), *parts, buttons)
        return dialog

    def line(self, parent: QWidget, title: str, text: str, value: str = "") -> str | None:
        line, given = QInputDialog.getText(parent, title, text, text=value)
        return line if given else None

    def name(self, parent: QWidget, title: str) -> str | None:
        """Return the name that somebody types."""
        typed = self.line(parent, title, self.tr("Name:"))
        return None if typed is None else " ".join(typed.split())[:LONGEST_NAME]


def _run(dialog: QDialog) -> int:
    """Run a dialog and return its result. What is shown next ignores a burst of clicks or keys."""
    chosen = dialog.exec()
    if below := dialog.parentWidget():
        rest(below.window())
    return chosen


def _box(parent: QWidget, title: str, text: str) -> QMessageBox:
    """Return a box with the game's own picture, whose text is shown as it is: it may quote a name or a file."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, title, text, parent=parent)
    box.setIconPixmap(QApplication.windowIcon().pixmap(QSize(48, 48)))
    box.setTextFormat(Qt.TextFormat.PlainText)
    return box
