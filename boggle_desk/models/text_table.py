"""A table of texts: what is told in rows and columns, each row about a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from boggle_desk.models.index import ROOT, Index

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Row:
    """A row: its texts, the game that it is about, if there is one, and the word that it is about."""

    cells: tuple[str, ...]
    game: int | None = None
    word: str = ""


class TextTable(QAbstractTableModel):
    """Rows that are given whole. The first column names what a row is about; the others are figures, or texts."""

    def __init__(self, heads: Sequence[str], figures: Sequence[int] = (), parent: QObject | None = None) -> None:
        """`heads` are the titles of the columns, `figures` the columns that hold numbers and stand to the right."""
        super().__init__(parent)
        self._heads, self._figures = tuple(heads), frozenset(figures)
        self._rows: tuple[Row, ...] = ()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def row(self, index: Index) -> Row | None:
        """Return the row at an index, or None."""
        return self._rows[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return self._heads[section]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if section in self._figures else _LEFT
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.cells[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if index.column() in self._figures else _LEFT
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.cells[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            # A screen reader that goes down a column is told the whole row, each figure with its name.
            told = [
                row.cells[0],
                *(f"{head} {cell}" for head, cell in zip(self._heads[1:], row.cells[1:], strict=True)),
            ]
            return ", ".join(told)
        return None
