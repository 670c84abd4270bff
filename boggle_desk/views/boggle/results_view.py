"""Who played one board, as a table, and in a window of its own."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boggle_desk.models.boggle.board_results import Column, Results, ResultsModel, ResultsReader
from boggle_desk.storage.board_results import BoardKey
from boggle_desk.storage.games import GameStore
from boggle_desk.views.dialogs.side_window import SideWindow
from boggle_desk.views.kit import Card, label
from boggle_desk.views.look import Look
from boggle_desk.views.row_table import RowTable

_ROW = 34
_ROWS = 5
"""The rows that have room at least, if there are so many."""


class ResultsView(QWidget):
    """A sentence, and below it every result on the board, most points first. Words are never shown: somebody may still
    want to play it."""

    def __init__(self, look: Look, reader: ResultsReader) -> None:
        super().__init__()
        self._look, self._reader = look, reader
        self._key: BoardKey | None = None
        self.summary = label("", "muted", wrap=True)
        self.table = RowTable()
        self.model = ResultsModel(self)
        self.table.show_model(self.model, self.tr("Who played this board"))
        self.table.give_room_to(Column.PLAYER)
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.summary)
        column.addWidget(self.table, 1)
        reader.found.connect(self._show)
        look.changed.connect(self._fit)
        self._fit()
        self.show_nothing()

    def _fit(self) -> None:
        self.table.fit_rows(self._look.px(_ROW))
        self.table.setMinimumHeight(self._look.px(_ROW) * (1 + min(self.model.rowCount(), _ROWS)) + self._look.px(8))

    def show_nothing(self) -> None:
        """Show that no board is chosen."""
        self._key = None
        self.model.show_rows(())
        self.table.hide()
        self.summary.setText(self.tr("Type a code, or choose the board of the day."))

    def show_board(self, key: BoardKey) -> None:
        """Show the results on a board, as soon as they are read."""
        if key != self._key:
            self.model.show_rows(())
            self.table.hide()
            self.summary.setText(self.tr("Looking through the stored games…"))
        self._key = key
        self._reader.ask(key)

    def _show(self, key: BoardKey, results: Results) -> None:
        if key != self._key:
            return
        self.model.show_rows(results)
        self.table.setVisible(bool(results))
        self._fit()
        self.summary.setText(
            self.tr("%n result(s) on this board, in all games that are stored here.", "", len(results))
            if results
            else self.tr("Nobody here has played this board yet.")
        )


class ResultsDialog(SideWindow):
    """Who played a board, beside the game."""

    def __init__(
        self,
        look: Look,
        store: GameStore,
        key: BoardKey,
        code: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, self.tr("Who played this board?"), QSize(640, 460), parent)
        self.column.addWidget(label(code, "heading", wrap=True))
        card = Card(look)
        self.results = ResultsView(look, ResultsReader(store.reader(), self))
        card.column.addWidget(self.results)
        self.column.addWidget(card, 1)
        self.results.show_board(key)
