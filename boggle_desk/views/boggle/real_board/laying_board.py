"""The wooden tray with the cubes that people lay into it, one letter after the other."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent

from boggle_desk.engine.boggle.cubes import BLOCK, PlacedCube
from boggle_desk.engine.boggle.real_board import EMPTY
from boggle_desk.views.boggle.dome.table import TAP_REACH
from boggle_desk.views.boggle.dome_view import DomeView
from boggle_desk.views.theme import Theme

_Key = Qt.Key
_COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_FOR_THE_PAGE = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Escape)


def cube_showing(face: str) -> PlacedCube:
    """Return a cube of which only the upper face is known."""
    return PlacedCube((face, *(EMPTY,) * 5), 0, 0)


class LayingBoard(DomeView):
    """The board without its dome. It holds no letters of its own: its owner hears what is typed and shows the board.

    Keys: a letter is laid at the cursor; with Shift its owner may lay a pair that begins with it, as `Th`; `#` is a
    solid face, Space an empty square. Arrow keys, Home, End, Page up and down move the cursor. Backspace takes the
    letter before back, Delete the one at the cursor. Ctrl+V lays a whole text.
    """

    letter_typed = Signal(str, bool)
    """A letter, and whether it was typed with Shift; `BLOCK` or `EMPTY` for a solid or an empty face."""
    erase_typed = Signal(bool)
    """True takes back the letter before the cursor, False that at the cursor."""
    paste_typed = Signal()
    cell_pressed = Signal(int)
    """A click on a cube or an empty square."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, motion=False)
        self.set_shakeable(False)
        self.set_tracing(False)

    def show_faces(self, side: int, cubes: Sequence[PlacedCube]) -> None:
        """Show these cubes; the cursor stays where it is if the size does."""
        cell = min(self.cursor_cell, side * side - 1)
        self.show_board(side, side, tuple(cubes), False)
        self.set_cursor_cell(cell)

    @property
    def cursor_cell(self) -> int:
        """The cell of the cursor; the first one before it was ever moved."""
        current = self.currentIndex()
        return self._board.cell(current) if current.isValid() else 0

    def set_cursor_cell(self, cell: int) -> None:
        """Put the cursor on a cell."""
        self.setCurrentIndex(self._board.cell_index(cell))

    def show_cursor(self) -> None:
        """Let the cursor be seen, also by those who click."""
        self._by_keys = True
        self._repaint()

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the cell there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self._press(event.position())

    def _press(self, point: QPointF) -> None:
        cell = self._cell_at(point, TAP_REACH)
        if cell is not None:
            self.set_cursor_cell(cell)
            self.show_cursor()
            self.cell_pressed.emit(cell)

    def mouseMoveEvent(self, _event: QMouseEvent) -> None:
        """Trace nothing."""

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """End nothing."""

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the class says of its keys; what it does not speak of goes to the page."""
        self._by_keys = True
        key, text = event.key(), event.text()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste_typed.emit()
        elif text.isalpha() and not event.modifiers() & _COMMANDING:
            self.letter_typed.emit(text, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif text == BLOCK or key == _Key.Key_Space:
            self.letter_typed.emit(BLOCK if text == BLOCK else EMPTY, False)
        elif key in (_Key.Key_Backspace, _Key.Key_Delete):
            self.erase_typed.emit(key == _Key.Key_Backspace)
        elif key in _FOR_THE_PAGE or text.strip():
            event.ignore()
        else:
            super(DomeView, self).keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let nothing go: there is no dome in the hand."""
        event.ignore()

    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are laid."""
