"""A table that is a list: one thing a row, chosen as a whole."""

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

_MEASURED = 20


class RowTable(QTableView):
    """Without grid, row titles and a scroll bar across. Up, Down, Home and End go through the rows, Tab leaves it."""

    def __init__(self) -> None:
        super().__init__()
        self.setShowGrid(False)
        self.setWordWrap(False)  # a text too long is cut at a letter, not at a word
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setHighlightSections(False)

    def show_model(self, model: QAbstractItemModel, name: str) -> None:
        """Show a model; `name` is what a screen reader calls the table."""
        self.setModel(model)
        self.setAccessibleName(name)

    def fit_rows(self, height: int) -> None:
        """Give all rows this height."""
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(height)

    def give_room_to(
        self, column: int, others: QHeaderView.ResizeMode = QHeaderView.ResizeMode.ResizeToContents
    ) -> None:
        """Let a column take the room that is left by the others, which are as wide as their texts unless another way is
        said."""
        self.horizontalHeader().setSectionResizeMode(others)
        self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def sizeHintForColumn(self, column: int) -> int:
        """Measure the longest text of some rows from the first one in sight: Qt measures thousands before the table has
        been shown, and asks the model ten times about each cell."""
        model, advance = self.model(), self.fontMetrics().horizontalAdvance
        first = max(0, self.rowAt(0))
        cells = [model.index(row, column) for row in range(first, min(model.rowCount(), first + _MEASURED))]
        longest = max(cells, key=lambda cell: advance(str(cell.data() or "")), default=None)
        return self.sizeHintForIndex(longest).width() if longest else 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            row = 0 if event.key() == Qt.Key.Key_Home else self.model().rowCount() - 1
            self.setCurrentIndex(self.model().index(row, 0))
        else:
            super().keyPressEvent(event)
