"""Begin an analysis, see how far it is, and stop it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from boggle_desk.views.kit import announce, button, label
from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced

SECONDS = 1.0
"""How long a turn is simulated by who looks closer."""
LATE_SECONDS = 8.0
"""How long all draws are searched, at most, for a turn with a tile or two in the bag."""


class AnalysisBar(QWidget):
    """One button; while an analysis goes on, a bar and a button that stops it; then a line of how it ended."""

    begun = Signal(float)
    """The seconds that each turn shall be simulated; 0 for an estimate."""
    cancelled = Signal()
    left = Signal()
    """The keyboard has no place here any more."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.begin = button(self.tr("Analyse game"), lambda: self.begun.emit(0.0))
        self.begin.setToolTip(self.tr("See what each turn cost, and what could have been played"))
        self.closer = button(self.tr("Look closer"), lambda: self.begun.emit(SECONDS))
        self.closer.setToolTip(self.tr("Play on from every turn many times; some seconds for each"))
        self.cancel = button(self.tr("Cancel"), self.cancelled.emit)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Analysing"))
        self.note = label("", "muted", wrap=True)
        row = QHBoxLayout()
        spaced(row, look, 8)
        row.addWidget(self.begin, 1)
        row.addWidget(self.closer, 1)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        spaced(whole, look, 4)
        whole.addLayout(row)
        whole.addWidget(self.note)
        self.show_rest("")

    def show_rest(self, note: str, again: bool = True, closer: bool = False) -> None:
        """Show that nothing goes on, with a note; `again` offers to begin, `closer` to simulate."""
        had_focus = self.cancel.hasFocus()
        if had_focus and not again:
            self.left.emit()
        self.closer.setVisible(closer)
        self.progress.hide()
        self.cancel.hide()
        self.begin.setVisible(again)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        if had_focus and again:
            self.begin.setFocus()
        announce(self, note)

    def show_progress(self, done: int, total: int) -> None:
        """Show how many turns are done."""
        had_focus = self.begin.hasFocus() or self.closer.hasFocus()
        self.begin.hide()
        self.closer.hide()
        self.note.hide()
        self.progress.show()
        self.cancel.show()
        if had_focus:
            self.cancel.setFocus()
        self.progress.setMaximum(max(1, total))
        self.progress.setValue(done)
        self.progress.setFormat(self.tr("{done} of {total} turns").format(done=done, total=total))
