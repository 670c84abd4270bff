"""The table of stored games."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from boggle_desk.models.games_model import Column, GamesModel
from boggle_desk.views.measured_table import MeasuredTable


class GamesTable(MeasuredTable):
    """All games, one a row."""

    chosen = Signal()
    """Enter or a double click: the first thing that can be done with the game is asked for."""

    def __init__(self, model: GamesModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setAccessibleName(self.tr("Stored games"))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.PLAYERS, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda _index: self.chosen.emit())

    def fit(self, row: int, narrow: bool) -> None:
        """Give all rows this height; a narrow table leaves out what can be seen elsewhere."""
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(row)
        for column in (Column.PROGRESS, Column.WHEN):
            self.setColumnHidden(column, narrow)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            row = 0 if event.key() == Qt.Key.Key_Home else self.model().rowCount() - 1
            self.setCurrentIndex(self.model().index(row, 0))
        else:
            super().keyPressEvent(event)
