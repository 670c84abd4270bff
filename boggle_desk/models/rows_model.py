"""Item models whose rows are plain values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex

ROOT: Index = QModelIndex()
"""The parent of the rows of a list or table."""


LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

RowValue = TypeVar("RowValue")


class RowsModel(QAbstractTableModel, Generic[RowValue]):
    """One value a row. A subclass sets `heads`, and says in `text` what a cell shows."""

    heads: tuple[str, ...] = ()
    """What the columns are called."""
    sides: tuple[Qt.AlignmentFlag, ...] = ()
    """How titles and texts of the columns are aligned; as Qt does by default if empty."""
    rows: tuple[RowValue, ...] = ()
    """What is shown."""

    def show_rows(self, rows: Sequence[RowValue]) -> None:
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def row(self, index: Index) -> RowValue | None:
        return self.rows[index.row()] if index.isValid() and index.row() < len(self.rows) else None

    def text(self, row: RowValue, column: int) -> str:
        """Return what a cell shows."""
        raise NotImplementedError

    def tip(self, row: RowValue, column: int) -> str | None:
        """Return what a cell says under the mouse, or None."""
        return None

    def spoken(self, row: RowValue, column: int) -> str | None:
        """Return what a screen reader says of a cell: the whole row unless a subclass says otherwise, for it goes down
        a column. None: what the cell shows."""
        return ", ".join(filter(None, (self.text(row, each) for each in range(len(self.heads)))))

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
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.tip(row, index.column())
        return self.spoken(row, index.column()) if role == Qt.ItemDataRole.AccessibleTextRole else None


@dataclass(frozen=True)
class Row:
    """A row: its texts, the game that it is about, if there is one, the word, and the round or turn, 0 for all."""

    cells: tuple[str, ...]
    game: int | None = None
    word: str = ""
    at: int = 0


class TextTable(RowsModel[Row]):
    """The first column names what a row is about; the others are figures, or texts."""

    def __init__(self, heads: Sequence[str], figures: Sequence[int] = (), parent: QObject | None = None) -> None:
        """`heads` are the titles of the columns, `figures` the columns that hold numbers and stand to the right."""
        super().__init__(parent)
        self.heads = tuple(heads)
        self.sides = tuple(RIGHT if column in figures else LEFT for column in range(len(heads)))

    def text(self, row: Row, column: int) -> str:
        return row.cells[column]

    tip = text

    def spoken(self, row: Row, column: int) -> str:
        """Return the whole row, each figure with its name."""
        figures = zip(self.heads[1:], row.cells[1:], strict=True)
        return ", ".join([row.cells[0], *(f"{head} {cell}" for head, cell in figures)])
