"""The best moves of a position, while they are being found and after."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.models.scrabble.move_search import Told
from boggle_desk.views.kit import announce, button, label
from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.best_moves import BestMoves
from boggle_desk.views.scrabble.set_up.position_panel import SetUpWords

_TICK = 200
"""Milliseconds between two looks at how far the search is."""


class MovesPanel(QWidget):
    """A list that gets better while the program thinks, how far it is, and a button that stops it."""

    cancelled = Signal()

    def __init__(self, look: Look, say: SetUpWords) -> None:
        super().__init__()
        self._say = say
        self._view: ScrabblePosition | None = None
        self._told: Told | None = None
        self.best = BestMoves(look)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Thinking"))
        self.cancel = button(self.tr("Stop thinking"), self.cancelled.emit)
        self.note = label("", "muted", wrap=True)
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._tick)
        row = QHBoxLayout()
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.best, 1)
        column.addWidget(self.note)
        column.addLayout(row)
        self.rest(self.tr("Set a position up and find its best plays."))

    @property
    def thinking(self) -> bool:
        return self._timer.isActive()

    def begin(self, view: ScrabblePosition, seconds: float) -> None:
        """Show that the moves of a position are being looked for, for so many seconds at most."""
        self._view, self._told = view, None
        self.best.let_go()
        self.best.show_review(None, self.tr("Looking for moves …"))
        self.note.hide()
        self.progress.setMaximum(max(1, round(1000 * seconds)))
        self.progress.setValue(0)
        self.progress.setFormat(self.tr("thinking"))
        self.progress.show()
        self.cancel.show()
        self._timer.start()

    def take(self, told: Told) -> None:
        self._told = told
        self._show()
        announce(self, self.best.headline.text())

    def end(self) -> None:
        """Show that nothing more will be known."""
        self.rest("")
        self._show()

    def rest(self, note: str) -> None:
        """Let nothing move any more, with a note."""
        had_focus = self.cancel.hasFocus()
        self._timer.stop()
        self.progress.hide()
        self.cancel.hide()
        self.note.setText(note)
        self.note.setVisible(bool(note))
        if had_focus:
            self.best.take_focus()

    def forget(self) -> None:
        """Show no moves: the position is another one."""
        self._view = self._told = None
        self.best.show_review(None)
        self.rest(self.tr("The position has changed: find its best plays anew."))

    def _show(self) -> None:
        if self._view and self._told:
            found = self._told.evaluation
            text = self._say.of_search(found, self._told.seconds, self.thinking)
            self.best.show_moves(self._view, found, text)

    def _tick(self) -> None:
        self.progress.setValue(min(self.progress.maximum(), self.progress.value() + _TICK))
