"""The cells of a board as item models: shaken cubes, and letters that people lay."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import BLOCK
from boggle_desk.engine.boggle.real_board import EMPTY, SIDES
from boggle_desk.models.rows_model import GridModel


class BoardModel(GridModel):
    """Faces in reading order; hidden while the board is covered (rule B7)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows = self.columns = 4
        self._faces: tuple[str, ...] = ("",) * 16
        self.covered = True

    def show(self, rows: int, columns: int, faces: Sequence[str], covered: bool) -> None:
        """Show these faces. Raises `ValueError` if they don't fill the cells."""
        if len(faces) != rows * columns:
            raise ValueError(f"{len(faces)} faces do not fill {rows}×{columns} cells")
        with self.changing((rows, columns)):
            self.rows, self.columns, self._faces, self.covered = rows, columns, tuple(faces), covered

    @property
    def size(self) -> tuple[int, int]:
        return self.rows, self.columns

    def shown(self, cell: int) -> str:
        return "" if self.covered else self._faces[cell]

    def spoken(self, cell: int) -> str:
        face, (row, column) = self._faces[cell], divmod(cell, self.columns)
        said = self.tr("solid face") if face == BLOCK else face or self.tr("empty")
        if self.covered:
            said = self.tr("covered")
        sentence = self.tr("{letter}, row {row} column {column}")
        return sentence.format(letter=said, row=row + 1, column=column + 1)


class LaidLetters(QObject):
    """A square of faces; `EMPTY` where unknown."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.side = SIDES[0]
        self.faces: tuple[str, ...] = (EMPTY,) * self.side**2  # in reading order

    @property
    def known(self) -> int:
        return sum(1 for face in self.faces if face)

    @property
    def complete(self) -> bool:
        return self.known == len(self.faces)

    @property
    def board(self) -> Board:
        """No word passes an unknown face."""
        return Board(self.side, self.side, self.faces)

    def put(self, cell: int, face: str) -> None:
        self.lay(self.side, (*self.faces[:cell], face, *self.faces[cell + 1 :]))

    def lay(self, side: int, faces: Sequence[str]) -> None:
        """Set all faces. Raises `ValueError` if they don't fill the square."""
        if len(faces) != side * side:
            raise ValueError(f"{len(faces)} faces do not fill {side}×{side} cells")
        if (side, tuple(faces)) != (self.side, self.faces):
            self.side, self.faces = side, tuple(faces)
            self.changed.emit()

    def resize(self, side: int) -> None:
        """Change the size; letters of shared rows and columns stay."""
        old, faces = self.side, self.faces
        there = [
            faces[row * old + column] if row < old and column < old else EMPTY
            for row in range(side)
            for column in range(side)
        ]
        self.lay(side, there)

    def clear(self) -> None:
        self.lay(self.side, (EMPTY,) * self.side**2)
