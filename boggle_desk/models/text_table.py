"""A table of texts: what is told in rows and columns, each row about a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt

from boggle_desk.models.rows_model import LEFT, RIGHT, RowsModel


@dataclass(frozen=True)
class Row:
    """A row: its texts, the game that it is about, if there is one, and the word that it is about."""

    cells: tuple[str, ...]
    game: int | None = None
    word: str = ""


class TextTable(RowsModel[Row]):
    """The first column names what a row is about; the others are figures, or texts."""

    def __init__(self, heads: Sequence[str], figures: Sequence[int] = (), parent: QObject | None = None) -> None:
        """`heads` are the titles of the columns, `figures` the columns that hold numbers and stand to the right."""
        super().__init__(parent)
        self.heads = tuple(heads)
        self.sides = tuple(RIGHT if column in figures else LEFT for column in range(len(heads)))

    def text(self, row: Row, column: int) -> str:
        return row.cells[column]

    def more(self, row: Row, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.cells[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            # A screen reader that goes down a column is told the whole row, each figure with its name.
            figures = zip(self.heads[1:], row.cells[1:], strict=True)
            return ", ".join([row.cells[0], *(f"{head} {cell}" for head, cell in figures)])
        return None
