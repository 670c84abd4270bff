"""A list that was written down at the table, and what becomes of each word, as an item model."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from boggle_desk.engine.boggle.board_words import Standing, WrittenWord
from boggle_desk.models.index import ROOT, Index


class WrittenWordsModel(QAbstractTableModel):
    """One row a word: a sign and the word, then its points or why it does not stand."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[WrittenWord, ...] = ()

    def show_words(self, rows: Sequence[WrittenWord]) -> None:
        """Show these words."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def word(self, index: Index) -> WrittenWord | None:
        """Return the word at an index, or None."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Word"), self.tr("What becomes of it"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.word(index)
        if row is None or role != Qt.ItemDataRole.DisplayRole:
            return None
        if index.column():
            return self.standing_text(row)
        sign = "✓" if row.standing is Standing.STANDS else "✗"
        return f"{sign} {row.word.upper()}"

    def standing_text(self, word: WrittenWord) -> str:
        """Return what becomes of a word."""
        if word.standing is Standing.STANDS:
            return self.tr("%n point(s)", "", word.points)
        return {
            Standing.TWICE: self.tr("written twice"),
            Standing.TOO_SHORT: self.tr("too short"),
            Standing.NOT_ON_BOARD: self.tr("not on the board"),
            Standing.NOT_A_WORD: self.tr("not in the dictionary"),
        }[word.standing]
