"""A table of rows that are given whole: what our item models of lists have in common."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, Qt

from boggle_desk.models.index import ROOT, Index

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

Row = TypeVar("Row")


class RowsModel(QAbstractTableModel, Generic[Row]):
    """One value a row. An heir sets `heads`, and says in `text` and `more` what is told of a value."""

    heads: tuple[str, ...] = ()
    """What the columns are called."""
    sides: tuple[Qt.AlignmentFlag, ...] = ()
    """Where the titles and texts of the columns stand; where Qt has them if nothing is said."""
    rows: tuple[Row, ...] = ()
    """What is shown."""

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def row(self, index: Index) -> Row | None:
        """Return the row at an index, or None."""
        return self.rows[index.row()] if index.isValid() and index.row() < len(self.rows) else None

    def text(self, row: Row, column: int) -> str:
        """Return what stands in a cell."""
        raise NotImplementedError

    def more(self, row: Row, column: int, role: int) -> Any:
        """Return what a cell has for another role, such as what a screen reader says, or None."""
        return None

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section]
        return self.sides[section] if role == Qt.ItemDataRole.TextAlignmentRole and self.sides else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row, index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.sides[index.column()] if self.sides else None
        return self.more(row, index.column(), role)
