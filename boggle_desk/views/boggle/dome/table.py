"""The board as a table: where its cells are seen, how the cursor moves, how it is painted."""

import time
from random import Random

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from boggle_desk.models.boggle.board_model import BoardModel
from boggle_desk.models.index import Index
from boggle_desk.views.boggle.dome import marks
from boggle_desk.views.boggle.dome.faces import blank
from boggle_desk.views.boggle.dome.motion import Motion, State
from boggle_desk.views.boggle.dome.scene import Scene, screen_grid
from boggle_desk.views.boggle.dome.tracer import moved
from boggle_desk.views.picture_table import PictureTable
from boggle_desk.views.theme import Theme

TAP_REACH = 0.56
"""How near (in cube edges) to the middle of a face a click must be."""
_Action = QAbstractItemView.CursorAction
_STEPS = {
    _Action.MoveUp: (-1, 0),
    _Action.MoveDown: (1, 0),
    _Action.MoveLeft: (0, -1),
    _Action.MoveRight: (0, 1),
    _Action.MovePrevious: (0, -1),
    _Action.MoveNext: (0, 1),
}
_EDGES = {_Action.MoveHome: (0, -1), _Action.MoveEnd: (0, 1), _Action.MovePageUp: (-1, 0), _Action.MovePageDown: (1, 0)}


class BoardTable(PictureTable):
    """A table whose cells are the upper faces of cubes in a picture; Qt adds cursor, focus and accessible cells."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._luck = Random()
        self._scene = Scene(theme, self)
        self._scene.changed.connect(self._repaint)
        self._board = BoardModel(parent=self)
        self._motion = Motion(4, 4, blank(16), True, self._luck)
        self._covered = True
        self._path: tuple[int, ...] = ()
        self._flashed: tuple[int, ...] = ()
        self._painted = 0.0
        self.show_model(self._board, self.tr("Letter cubes"), QSize(200, 200))

    @property
    def view_turns(self) -> int:
        """By how many quarters (0 to 3) the board is turned clockwise."""
        return self._motion.angle_goal % 4

    @property
    def _count(self) -> int:
        return self._motion.rows * self._motion.columns

    # ---- the table as Qt sees it

    def visualRect(self, index: Index) -> QRect:
        """Return the rectangle of a cell's upper face."""
        if not index.isValid():
            return QRect()
        middle, edge = self._spot(self._board.cell(index))
        half = edge / 2
        return QRect(round(middle.x() - half), round(middle.y() - half), round(edge), round(edge))

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the index of the cell at a point of the viewport."""
        cell = self._cell_at(QPointF(point), TAP_REACH)
        return QModelIndex() if cell is None else self._board.cell_index(cell)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the cell that a key leads to, as the board lies on the screen."""
        current = self.currentIndex()
        if not current.isValid():
            return self._board.index(0, 0)
        cell, (rows, columns) = self._board.cell(current), (self._motion.rows, self._motion.columns)
        if action in _STEPS:
            cell = moved(cell, rows, columns, self.view_turns, *_STEPS[action])
        elif action in _EDGES:
            for _ in range(max(rows, columns)):
                cell = moved(cell, rows, columns, self.view_turns, *_EDGES[action])
        return self._board.cell_index(cell)

    def _spot(self, cell: int) -> marks.Spot:
        self._fit()
        return self._scene.spot(cell, self._motion.rows, self._motion.columns, self._motion.angle_goal)

    def _cell_at(self, point: QPointF, reach: float) -> int | None:
        """Return the cell whose face has its middle nearest to a point, if that is near enough."""
        away = []
        for cell in range(self._count):
            middle, edge = self._spot(cell)
            away.append((marks.distance(point, middle) / edge, cell))
        nearest, cell = min(away)
        return cell if nearest <= reach else None

    # ---- painting

    def _fit(self) -> None:
        size, (rows, columns) = self.viewport().size(), screen_grid(self._motion)
        self._scene.fit(size.width(), size.height(), self.devicePixelRatioF(), rows, columns)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the whole picture."""
        begun = time.perf_counter()
        self._fit()
        if not self.isVisible():
            self._scene.finish(self._motion)
        painter = QPainter(self.viewport())
        self._scene.paint(painter, self._motion)
        if self._motion.state is State.LYING and self._motion.turning == 1:
            current = self.currentIndex()
            shown = self._by_keys and self.hasFocus() and current.isValid()
            cursor = self._board.cell(current) if shown else None
            path = () if self._covered else self._path
            flashed = () if self._covered else self._flashed
            self._scene.paint_marks(painter, self._motion, path, cursor, flashed)
        painter.end()
        self._painted = time.perf_counter() - begun

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board into the new size."""
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Make no pictures unseen."""
        super().hideEvent(event)
        self._scene.rest()
