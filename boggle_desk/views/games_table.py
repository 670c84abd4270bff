"""The table of stored games."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from boggle_desk.models.games_model import Column, GamesModel
from boggle_desk.views.tables import RowTable


class GamesTable(RowTable):
    """All games, one a row."""

    chosen = Signal()
    """Enter or a double click: the first thing that can be done with the game is asked for."""

    def __init__(self, model: GamesModel) -> None:
        super().__init__()
        self.show_model(model, self.tr("Saved games"))
        self.give_room_to(Column.PLAYERS)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.doubleClicked.connect(lambda _index: self.chosen.emit())

    def fit(self, row: int, narrow: bool) -> None:
        """Give all rows this height; a narrow table leaves out what can be seen elsewhere."""
        self.fit_rows(row)
        for column in (Column.PROGRESS, Column.WHEN):
            self.setColumnHidden(column, narrow)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)
