"""The cells of a board as item models: shaken cubes, and letters that people lay."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import BLOCK
from boggle_desk.engine.boggle.real_board import EMPTY, SIDES
from boggle_desk.models.rows_model import ROOT, Index


class BoardModel(QAbstractTableModel):
    """Faces in reading order. While the board is covered its letters cannot be had from here (rule B7)."""

    def __init__(self, rows: int = 4, columns: int = 4, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows, self.columns = rows, columns
        self._faces: tuple[str, ...] = ("",) * (rows * columns)
        self.covered = True

    def show(self, rows: int, columns: int, faces: Sequence[str], covered: bool) -> None:
        """Show these faces.

        Raises:
            ValueError: the faces do not fill the cells.
        """
        if len(faces) != rows * columns:
            raise ValueError(f"{len(faces)} faces do not fill {rows}×{columns} cells")
        same = (rows, columns) == (self.rows, self.columns)
        if not same:
            self.beginResetModel()
        self.rows, self.columns, self._faces, self.covered = rows, columns, tuple(faces), covered
        if not same:
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, columns - 1))

    def cell(self, index: Index) -> int:
        """Return the number of a cell in reading order."""
        return index.row() * self.columns + index.column()

    def cell_index(self, cell: int) -> QModelIndex:
        """Return the index of a cell given in reading order."""
        return self.index(cell // self.columns, cell % self.columns)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self.rows

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the face, or the sentence a screen reader says; nothing while covered."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if self.covered else self._faces[self.cell(index)]
        if role != Qt.ItemDataRole.AccessibleTextRole:
            return None
        face = self._faces[self.cell(index)]
        said = self.tr("solid face") if face == BLOCK else face or self.tr("empty")
        if self.covered:
            said = self.tr("covered")
        sentence = self.tr("{letter}, row {row} column {column}")
        return sentence.format(letter=said, row=index.row() + 1, column=index.column() + 1)


class LaidLetters(QObject):
    """A square of faces; `EMPTY` ones are not known yet."""

    changed = Signal()

    def __init__(self, side: int = SIDES[0], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self.faces: tuple[str, ...] = (EMPTY,) * side**2
        """In reading order."""

    @property
    def known(self) -> int:
        """How many faces are known."""
        return sum(1 for face in self.faces if face)

    @property
    def complete(self) -> bool:
        """Whether all faces are known."""
        return self.known == len(self.faces)

    @property
    def board(self) -> Board:
        """The board; no word passes a face that is not known."""
        return Board(self.side, self.side, self.faces)

    def put(self, cell: int, face: str) -> None:
        """Lay a face on a cell, `EMPTY` to take it away."""
        self.lay(self.side, (*self.faces[:cell], face, *self.faces[cell + 1 :]))

    def lay(self, side: int, faces: Sequence[str]) -> None:
        """Lay a whole board. Raises `ValueError` if the faces do not fill it."""
        if len(faces) != side * side:
            raise ValueError(f"{len(faces)} faces do not fill {side}×{side} cells")
        if (side, tuple(faces)) != (self.side, self.faces):
            self.side, self.faces = side, tuple(faces)
            self.changed.emit()

    def resize(self, side: int) -> None:
        """Take another size; the letters of the rows and columns that both have stay."""
        old, faces = self.side, self.faces
        there = [
            faces[row * old + column] if row < old and column < old else EMPTY
            for row in range(side)
            for column in range(side)
        ]
        self.lay(side, there)

    def clear(self) -> None:
        """Take all letters away."""
        self.lay(self.side, (EMPTY,) * self.side**2)
