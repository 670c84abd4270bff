"""Tracing words on the lying cubes, by mouse, taps and keys."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.views.boggle.dome.faces import is_solid
from boggle_desk.views.boggle.dome.table import TAP_REACH, BoardTable
from boggle_desk.views.boggle.dome.tracer import Tracer
from boggle_desk.views.theme import Theme

_DRAG_REACH = 0.40
"""How near (in cube edges) to the middle of a face a drag must pass: diagonals then miss the corners between."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TracingTable(BoardTable):
    """A board on which words can be traced while `set_tracing` allows it and the letters are free."""

    traced = Signal(tuple)
    trace_ended = Signal(tuple)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tracing = False
        self._tracer = Tracer(4, self._may_pass)
        self._pressed: int | None = None
        self._dragged = self._ending = False

    def set_tracing(self, tracing: bool) -> None:
        """Let words be traced by mouse, taps and keyboard, or not."""
        self._tracing = tracing
        self._tracer.clear()
        self._pressed = None

    def show_path(self, cells: Sequence[int]) -> None:
        """Show a path of cells in reading order; an empty one clears it."""
        self._path = tuple(cells)
        self.viewport().update()

    @property
    def _traceable(self) -> bool:
        return self._tracing and not self._covered

    def _may_pass(self, cell: int) -> bool:
        cubes = self._motion.cubes
        return cell < len(cubes) and bool(cubes[cell].letters) and not is_solid(cubes[cell].letters)

    def _show_trace(self) -> None:
        self.show_path(self._tracer.cells)
        self.traced.emit(self._tracer.cells)

    def _end_trace(self) -> None:
        cells = self._tracer.cells
        self._tracer.clear()
        if cells:
            self.trace_ended.emit(cells)

    def _clear_path(self) -> None:
        self._tracer.clear()
        self._path, self._pressed = (), None

    # ---- mouse

    def _trace_press(self, point: QPointF) -> bool:
        """Begin at the cell there; return whether there was one to trace."""
        cell = self._cell_at(point, TAP_REACH) if self._traceable else None
        if cell is None:
            return False
        self._pressed, self._dragged = cell, False
        self._ending = self._tracer.cells[-1:] == (cell,)
        self.setCurrentIndex(self._board.cell_index(cell))
        if not self._ending and self._tracer.tap(cell):
            self._show_trace()
        return True

    def _trace_move(self, point: QPointF) -> None:
        cell = self._cell_at(point, _DRAG_REACH)
        if self._pressed is None or cell is None or (cell == self._pressed and not self._dragged):
            return
        if self._tracer.drag(self._pressed, cell, fresh=not self._dragged):
            self._show_trace()
        self._dragged = True

    def _trace_release(self) -> None:
        ended = self._pressed is not None and (self._dragged or self._ending)
        self._pressed = None
        if ended:
            self._end_trace()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pull the path on."""
        self._trace_move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a dragged path."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._trace_release()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second click of two as one more."""
        self.mousePressEvent(event)

    # ---- keys

    def _trace_key(self, event: QKeyEvent) -> bool:
        """Extend, end, shorten or drop the path; return whether the key did one of these."""
        current = self.currentIndex()
        if not self._traceable:
            return False
        if event.key() in _ENTER and current.isValid():
            cell = self._board.cell(current)
            if self._tracer.cells[-1:] == (cell,):
                self._end_trace()
            elif self._tracer.tap(cell):
                self._show_trace()
            return True
        if event.key() == Qt.Key.Key_Backspace and self._tracer.take_back():
            self._show_trace()
            return True
        if event.key() == Qt.Key.Key_Escape and self._tracer.cells:
            self._tracer.clear()
            self._show_trace()
            return True
        return False
