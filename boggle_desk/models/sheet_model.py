"""A score pad's sheet as an item model: a column for each player, a row for each round or turn."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from boggle_desk.models.rows_model import GridModel, Index


@dataclass(frozen=True)
class SheetCell:
    """A cell: words on the left, a number on the right."""

    place: Hashable = None  # the page's name of this cell; None if nothing can be written
    words: str = ""
    number: str = ""
    struck: bool = False
    spoken: str = ""  # the text for a screen reader


EMPTY = SheetCell()
CELL = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class PadGrid:
    names: tuple[str, ...] = ()
    totals: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    rows: tuple[tuple[SheetCell, ...], ...] = ()
    winners: tuple[int, ...] = ()  # the columns whose totals are ringed
    next_column: int | None = None


class SheetModel(GridModel):
    """The cells of a sheet; `CELL` gives the `SheetCell` itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet = PadGrid()

    def show_sheet(self, sheet: PadGrid) -> None:
        if sheet != self.sheet:
            with self.changing((len(sheet.rows), len(sheet.names))):
                self.sheet = sheet

    @property
    def size(self) -> tuple[int, int]:
        return len(self.sheet.rows), len(self.sheet.names)

    def cell(self, index: Index) -> SheetCell:
        return self.sheet.rows[index.row()][index.column()] if index.isValid() else EMPTY

    def index_of(self, place: Hashable) -> QModelIndex:
        for row, cells in enumerate(self.sheet.rows):
            for column, cell in enumerate(cells):
                if cell.place is not None and cell.place == place:
                    return self.index(row, column)
        return QModelIndex()

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        titles: Sequence[str] = self.sheet.names if orientation is Qt.Orientation.Horizontal else self.sheet.titles
        return titles[section] if role == Qt.ItemDataRole.DisplayRole and section < len(titles) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self.cell(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return " ".join(filter(None, (cell.words, cell.number)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return cell.spoken
        return cell if role == CELL else None
