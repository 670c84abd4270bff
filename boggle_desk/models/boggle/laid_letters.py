"""The letters of a board that lies on the table, as far as they have been typed."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.real_board import EMPTY, SIDES


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
