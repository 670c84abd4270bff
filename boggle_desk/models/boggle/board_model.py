"""The cells of a board as item models: shaken cubes, and letters that people lay."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import BLOCK
from boggle_desk.engine.boggle.real_board import EMPTY, SIDES
from boggle_desk.models.rows_model import Index


class BoardModel(QAbstractTableModel):
    """Faces in reading order. While the board is covered its letters cannot be had from here (rule B7)."""

    def __init__(self, rows: int = 4, columns: int = 4, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows, self._columns = rows, columns
        self._faces: tuple[str, ...] = ("",) * (rows * columns)
        self._covered = True

    @property
    def rows(self) -> int:
        """Number of rows."""
        return self._rows

    @property
    def columns(self) -> int:
        """Number of columns."""
        return self._columns

    @property
    def covered(self) -> bool:
        """Tell whether the letters are hidden."""
        return self._covered

    def show(self, rows: int, columns: int, faces: Sequence[str], covered: bool) -> None:
        """Show these faces.

        Raises:
            ValueError: the faces do not fill the cells.
        """
        if len(faces) != rows * columns:
            raise ValueError(f"{len(faces)} faces do not fill {rows}×{columns} cells")
        same = (rows, columns) == (self._rows, self._columns)
        if not same:
            self.beginResetModel()
        self._rows, self._columns, self._faces, self._covered = rows, columns, tuple(faces), covered
        if not same:
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, columns - 1))

    def cell(self, index: Index) -> int:
        """Return the number of a cell in reading order."""
        return index.row() * self._columns + index.column()

    def cell_index(self, cell: int) -> QModelIndex:
        """Return the index of a cell given in reading order."""
        return self.index(cell // self._columns, cell % self._columns)

    def rowCount(self, parent: Index | None = None) -> int:
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else self._rows

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of columns."""
        return 0 if parent is not None and parent.isValid() else self._columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the face, or the sentence a screen reader says; nothing while covered."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if self._covered else self._faces[self.cell(index)]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(index)
        return None

    def _spoken(self, index: Index) -> str:
        if self._covered:
            said = self.tr("covered")
        else:
            face = self._faces[self.cell(index)]
            said = self.tr("solid face") if face == BLOCK else face or self.tr("empty")
        sentence = self.tr("{letter}, row {row} column {column}")
        return sentence.format(letter=said, row=index.row() + 1, column=index.column() + 1)


class LaidLetters(QObject):
    """A square of faces; `EMPTY` ones are not known yet."""

    changed = Signal()

    def __init__(self, side: int = SIDES[0], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._faces: tuple[str, ...] = (EMPTY,) * side**2

    @property
    def side(self) -> int:
        """The number of rows, and of columns."""
        return self._side

    @property
    def faces(self) -> tuple[str, ...]:
        """The faces in reading order."""
        return self._faces

    @property
    def known(self) -> int:
        """How many faces are known."""
        return sum(1 for face in self._faces if face)

    @property
    def complete(self) -> bool:
        """Whether all faces are known."""
        return self.known == len(self._faces)

    @property
    def board(self) -> Board:
        """The board; no word passes a face that is not known."""
        return Board(self._side, self._side, self._faces)

    def put(self, cell: int, face: str) -> None:
        """Lay a face on a cell, `EMPTY` to take it away."""
        if self._faces[cell] != face:
            self._faces = (*self._faces[:cell], face, *self._faces[cell + 1 :])
            self.changed.emit()

    def lay(self, side: int, faces: Sequence[str]) -> None:
        """Lay a whole board. Raises `ValueError` if the faces do not fill it."""
        if len(faces) != side * side:
            raise ValueError(f"{len(faces)} faces do not fill {side}×{side} cells")
        if (side, tuple(faces)) != (self._side, self._faces):
            self._side, self._faces = side, tuple(faces)
            self.changed.emit()

    def resize(self, side: int) -> None:
        """Take another size; the letters of the rows and columns that both have stay."""
        old, faces = self._side, self._faces
        there = [
            faces[row * old + column] if row < old and column < old else EMPTY
            for row in range(side)
            for column in range(side)
        ]
        self.lay(side, there)

    def clear(self) -> None:
        """Take all letters away."""
        self.lay(self._side, (EMPTY,) * self._side**2)
