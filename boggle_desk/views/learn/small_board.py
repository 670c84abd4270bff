"""A small board with letters, on which a word is shown or traced."""

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSizePolicy

from boggle_desk.engine.boggle.board import Board
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.board_picture import BoardPicture
from boggle_desk.views.boggle.boggle_home_box import cubes_of

_SIDE = 180
"""The side of a board beside a word, in px at 1280×800."""
_REACH = 0.42
"""How near to its middle a cube is hit, in its edges: a way across a corner touches no other cube."""


class SmallBoard(BoardPicture):
    """Shows the cubes of a board and the way of a word. With `traces` a word is traced on it by the mouse: press, draw
    over the cubes, let go; or click one cube after the other."""

    traced = Signal(str)
    """The letters on the way each time it grows; empty when a new way begins."""

    def __init__(self, look: Appearance, side: int = _SIDE, traces: bool = False) -> None:
        """`side` is in px at 1280×800; one that is traced does not grow with the letters."""
        super().__init__(look)
        self._side, self._traces = side, traces
        self._shown: Board | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_word(self, board: Board | None, word: str) -> None:
        """Show where a word lies on a board; nothing without a board."""
        self.show_way(board, (board.path(word) or ()) if board else ())
        self.setAccessibleDescription(self.accessibleName())
        self.setAccessibleName(self.tr("The board where you missed {word}").format(word=word.upper()))

    def show_way(self, board: Board | None, path: tuple[int, ...] = ()) -> None:
        """Show a board and a way over it; nothing without a board."""
        self._shown = board
        self.setVisible(board is not None)
        if board:
            self.show_board(board, cubes_of(board.faces))
            self.show_path(path)

    def sizeHint(self) -> QSize:
        side = (self._look.picture_px if self._traces else self._look.px)(self._side)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._traces and event.button() == Qt.MouseButton.LeftButton:
            self._reach(event.position(), pressed=True)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._traces:
            self._reach(event.position(), pressed=False)

    def _reach(self, spot: QPointF, pressed: bool) -> None:
        """Extend the way to the cube at a spot, or go back to it; a press beside the way begins a new one."""
        board, cell = self._shown, self.cell_at(spot, _REACH)
        if board is None or cell is None:
            return
        if cell in self.path:
            path = self.path[: self.path.index(cell) + 1]
        elif not self.path or cell in board.neighbours[self.path[-1]]:
            path = (*self.path, cell)
        else:
            path = (cell,) if pressed else self.path
        if path != self.path:
            self.show_path(path)
            self.traced.emit("".join(board.letters[each] for each in path))
