"""A table of the history."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView

from boggle_desk.models.text_table import Row, TextTable
from boggle_desk.views.row_table import RowTable


class HistoryTable(RowTable):
    """Rows about games and words. Enter or a double click asks for the game of the chosen row, where it has one."""

    asked = Signal(int)
    """The number of a game."""

    def __init__(self, name: str, model: TextTable, wide: int = 0) -> None:
        """The column `wide` takes the room that is left."""
        super().__init__()
        self._rows = model
        self.show_model(model, name)
        self.give_room_to(wide)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.doubleClicked.connect(lambda _index: self._ask())

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
        else:
            super().keyPressEvent(event)
