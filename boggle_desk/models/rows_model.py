"""Item models whose rows are plain values, of cells in reading order, and of a score pad's sheet."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex

ROOT: Index = QModelIndex()  # the parent of the rows of a list or table
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

RowValue = TypeVar("RowValue")


@dataclass(frozen=True)
class TableColumn(Generic[RowValue]):
    """A column: its title, what a cell shows, and how both are aligned."""

    title: str
    text: Callable[[RowValue], str]
    align: Qt.AlignmentFlag = LEFT


class GridModel(QAbstractTableModel):
    """Cells in reading order. A subclass says how many there are, and what a cell shows and a screen reader says."""

    @property
    def size(self) -> tuple[int, int]:
        """Rows and columns."""
        raise NotImplementedError

    def shown(self, cell: int) -> str:
        return ""

    def spoken(self, cell: int) -> str:
        raise NotImplementedError

    @contextmanager
    def changing(self, size: tuple[int, int]) -> Iterator[None]:
        """Tell of what changes within, after which the cells have this size."""
        reset = size != self.size
        if reset:
            self.beginResetModel()
        yield
        if reset:
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0, 0), self.index(size[0] - 1, size[1] - 1))

    def place(self, index: Index) -> int:
        return index.row() * self.size[1] + index.column()

    def cell_index(self, cell: int) -> QModelIndex:
        return self.index(*divmod(cell, self.size[1]))

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self.size[0]

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self.size[1]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        cell = self.place(index)
        return self.shown(cell) if role == Qt.ItemDataRole.DisplayRole else self.spoken(cell)


class RowsModel(QAbstractTableModel, Generic[RowValue]):
    names_figures = False
    """Whether a screen reader says each text but the first with the title of its column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[TableColumn[RowValue], ...] = ()
        self.rows: tuple[RowValue, ...] = ()

    def show_rows(self, rows: Sequence[RowValue]) -> None:
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def row(self, index: Index) -> RowValue | None:
        return self.rows[index.row()] if index.isValid() and index.row() < len(self.rows) else None

    def text(self, row: RowValue, column: int) -> str:
        return self.columns[column].text(row)

    def tip(self, row: RowValue, column: int) -> str | None:
        return None

    def spoken(self, row: RowValue, column: int) -> str | None:
        """Return what a screen reader says of a cell: the whole row, for it goes down a column. None: what the cell
        shows."""
        texts = [self.text(row, each) for each in range(len(self.columns))]
        if self.names_figures:
            pairs = zip(self.columns[1:], texts[1:], strict=True)
            return ", ".join([texts[0], *(f"{column.title} {text}" for column, text in pairs)])
        return ", ".join(filter(None, texts))

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        return column.align if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = self.row(index), index.column()
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.columns[column].align
            case Qt.ItemDataRole.ToolTipRole:
                return self.tip(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.spoken(row, column)
        return None


@dataclass(frozen=True)
class Row:
    """Texts, and what they are about: a game, a word, and the round or turn, 0 for all."""

    cells: tuple[str, ...]
    game: int | None = None
    word: str = ""
    at: int = 0


class TextTable(RowsModel[Row]):
    """The first column names what a row is about; the others are figures, or texts."""

    names_figures = True

    def __init__(self, titles: Sequence[str], figures: Sequence[int] = (), parent: QObject | None = None) -> None:
        """`figures` are the columns that hold numbers and stand to the right."""
        super().__init__(parent)
        self.columns = tuple(
            TableColumn(title, partial(self._cell, place), RIGHT if place in figures else LEFT)
            for place, title in enumerate(titles)
        )

    tip = RowsModel.text

    @staticmethod
    def _cell(place: int, row: Row) -> str:
        return row.cells[place]


@dataclass(frozen=True)
class SheetCell:
    """A cell: words on the left, a number on the right."""

    place: Hashable = None  # the page's name of this cell; None if nothing can be written
    words: str = ""
    number: str = ""
    struck: bool = False
    spoken: str = ""  # the text for a screen reader


EMPTY_CELL = SheetCell()
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
        return self.sheet.rows[index.row()][index.column()] if index.isValid() else EMPTY_CELL

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
