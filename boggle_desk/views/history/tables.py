"""A table of the history."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from boggle_desk.models.text_table import Row, TextTable
from boggle_desk.views.measured_table import MeasuredTable


class HistoryTable(MeasuredTable):
    """Rows about games and words. Enter or a double click asks for the game of the chosen row, where it has one."""

    asked = Signal(int)
    """The number of a game."""

    def __init__(self, name: str, model: TextTable, wide: int = 0) -> None:
        """The column `wide` takes the room that is left."""
        super().__init__()
        self._rows = model
        self.setModel(model)
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda _index: self._ask())

    def fit(self, height: int) -> None:
        """Give all rows this height."""
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(height)

    @property
    def chosen(self) -> Row | None:
        """The row that the cursor is in."""
        return self._rows.row(self.currentIndex())

    def _ask(self) -> None:
        if self.chosen and self.chosen.game is not None:
            self.asked.emit(self.chosen.game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            row = 0 if event.key() == Qt.Key.Key_Home else self._rows.rowCount() - 1
            self.setCurrentIndex(self._rows.index(row, 0))
        else:
            super().keyPressEvent(event)
