"""Letters go one after the other through the squares, by keys and by clicks."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.cubes import BLOCK, CubeSet
from boggle_desk.engine.boggle.real_board import EMPTY, face_of
from boggle_desk.models.boggle.laid_letters import LaidLetters
from boggle_desk.views.boggle.real_board.laying_board import LayingBoard


class LetterTyping(QObject):
    """Turns what is typed and clicked into letters on the squares, and moves the cursor on."""

    def __init__(self, board: LayingBoard, letters: LaidLetters, sets: Iterable[CubeSet], parent: QObject) -> None:
        """Shift lays the pairs of letters that `sets` have for a board of the size that lies there."""
        super().__init__(parent)
        self._board, self._letters = board, letters
        self._pairs = {
            (each.rows, face[0]): face for each in sets for cube in each.cubes for face in cube if len(face) > 1
        }
        self._typed_at = -1
        """Where the latest letter was laid, as long as nothing else was done."""
        board.letter_typed.connect(self._type)
        board.erase_typed.connect(self._erase)
        board.cell_pressed.connect(lambda _cell: self._forget())
        board.selectionModel().currentChanged.connect(lambda _now, _before: self._forget())

    def lay(self, face: str) -> None:
        """Lay a face at the cursor, and go on to the next square."""
        cell = self._board.cursor_cell
        self._letters.put(cell, face)
        if cell + 1 < len(self._letters.faces):
            self._board.set_cursor_cell(cell + 1)
        self._board.show_cursor()
        self._typed_at = cell

    def _type(self, letter: str, shifted: bool) -> None:
        if letter in (BLOCK, EMPTY):
            self.lay(letter)
        elif not (letter.upper() == "U" and self._typed_at >= 0 and self._follows_q()):
            pair = self._pairs.get((self._letters.side, letter.upper())) if shifted else None
            self.lay(pair or face_of(letter))

    def _follows_q(self) -> bool:
        """Take a U behind a Q as part of the same face, once. Return whether it is."""
        if self._letters.faces[self._typed_at] != "Qu":
            return False
        self._forget()
        return True

    def _erase(self, back: bool) -> None:
        cell = self._board.cursor_cell
        if back and cell != self._typed_at and cell > 0:
            self._board.set_cursor_cell(cell - 1)
        self._letters.put(self._board.cursor_cell, EMPTY)
        self._forget()

    def _forget(self) -> None:
        self._typed_at = -1
