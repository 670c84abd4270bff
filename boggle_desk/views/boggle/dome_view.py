"""The dome on the page: shake it, watch the cubes fall, lift it, trace words on it."""

import time
from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.models.board import BoardModel
from boggle_desk.views.boggle.dome import marks, shaker
from boggle_desk.views.boggle.dome.faces import Vector, blank, facing_up, is_solid, labels_for
from boggle_desk.views.boggle.dome.motion import Motion, State
from boggle_desk.views.boggle.dome.nobody import nobodys_cubes
from boggle_desk.views.boggle.dome.scene import Scene, screen_grid
from boggle_desk.views.boggle.dome.tracer import Tracer, moved
from boggle_desk.views.theme import Theme

_TICK = 16
_LATE = 0.025
_WORK = 0.013
"""Seconds from the beginning of a frame until which a take may be looked for, less what painting took."""
_DRAG_REACH, _TAP_REACH = 0.40, 0.56
"""How near (in cube edges) to the middle of a face the mouse must be, so that diagonals miss the corners between."""
_Index = QModelIndex | QPersistentModelIndex
_Action = QAbstractItemView.CursorAction
_STEPS = {
    _Action.MoveUp: (-1, 0),
    _Action.MoveDown: (1, 0),
    _Action.MoveLeft: (0, -1),
    _Action.MoveRight: (0, 1),
    _Action.MovePrevious: (0, -1),
    _Action.MoveNext: (0, 1),
}


class DomeView(QTableView):
    """The board under its dome. The result of a shake is decided by the owner; this only shows it."""

    released = Signal()
    settled = Signal()
    lifted = Signal()
    traced = Signal(tuple)
    trace_ended = Signal(tuple)
    typed = Signal(str)

    def __init__(self, theme: Theme, motion: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._luck = Random()
        self._scene = Scene(theme)
        self._board = BoardModel(parent=self)
        self._moves = motion
        self._covered, self._shakeable, self._tracing = True, True, False
        self._nobody = True
        self._motion = Motion(4, 4, blank(16), True, self._luck)
        self._tracer = Tracer(4, 4, self._may_pass)
        self._path: tuple[int, ...] = ()
        self._good: bool | None = None
        self._taken: QPointF | None = None
        self._pressed: int | None = None
        self._dragged = self._ending = False
        self._waiting: list[str] = []
        self._use = "any"
        self._painted = 0.0
        self._ticked = 0.0
        self._timer = QTimer(self, interval=_TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._dress()

    def _dress(self) -> None:
        self.setModel(self._board)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(200, 200)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setAccessibleName(self.tr("Letter cubes"))

    # ---- what the owner asks for

    def set_theme(self, theme: Theme) -> None:
        """Use these colours."""
        self._scene.set_theme(theme)
        self.viewport().update()

    def set_motion(self, enabled: bool) -> None:
        """Animate, or show every change at once."""
        self._moves = enabled
        if not enabled:
            self.skip()

    def set_seed(self, seed: int) -> None:
        """Make the animation repeatable. Results never come from here."""
        self._luck.seed(seed)

    def set_engine(self, use: str) -> None:
        """Shake with `"physics"`, with `"recorded"` takes, or with `"any"` of them that is ready (the default)."""
        self._use = self._motion.use = use

    def show_board(self, rows: int, columns: int, cubes: tuple[PlacedCube, ...] | None, covered: bool) -> None:
        """Show these cubes at once; None are the cubes of nobody's result. Whatever was moving is dropped.

        Raises:
            ValueError: the cubes do not fill the cells.
        """
        self._nobody = cubes is None
        shown = blank(rows * columns) if cubes is None else tuple(cubes)
        self._board.show(rows, columns, [cube.letters for cube in shown], covered)
        old, self._waiting = self._motion, []
        turns = self.view_turns
        if (old.rows, old.columns, old.cubes, old.state) != (rows, columns, shown, State.LYING):
            self._motion = Motion(rows, columns, shown, covered, self._luck)
            self._motion.use = self._use
            self._motion.keep_shaker(old)
        self._motion.set_cover(covered)
        self._motion.angle = self._motion.angle_goal = turns
        self._covered = covered
        self._tracer = Tracer(rows, columns, self._may_pass)
        self._path, self._good = (), None
        self._changed()

    def press_shake(self) -> None:
        """Take the dome into the hand and shake it, until `release_shake`."""
        if not self._shakeable or self._motion.state is not State.LYING:
            return
        self._finish_fades()
        self._cover_letters()
        if self._nobody and self._animated:
            self._motion.labels = [labels_for(cube, facing_up(4, 0)) for cube in nobodys_cubes(self._count, self._luck)]
        self._motion.press(self._animated)
        self._clear_path()
        self._changed()

    def release_shake(self) -> None:
        """Let the dome go: `released` follows."""
        self._taken = None
        if self._motion.release():
            self.released.emit()

    def settle(self, cubes: tuple[PlacedCube, ...]) -> None:
        """Let the cubes fall so that they show exactly these; `settled` follows."""
        if len(cubes) != self._count:
            raise ValueError(f"{len(cubes)} cubes do not fill {self._motion.rows}×{self._motion.columns} cells")
        self._nobody = False
        self._cover_letters([cube.letters for cube in cubes])
        self._motion.settle(cubes, self._eye(), self._animated)
        self._changed()

    def lift(self) -> None:
        """Take dome and cloth off; `lifted` follows, and from then on the letters are free."""
        if self._motion.state is not State.LYING:
            self.skip()
        self._motion.lift()
        self._changed()

    def cover(self) -> None:
        """Put dome and cloth on: from now on the letters are hidden."""
        self._cover_letters()
        self._clear_path()
        self._motion.cover()
        self._changed()

    def skip(self) -> None:
        """Bring what is moving to its end now; the signals come within this call."""
        self._motion.skip()
        self._changed()
        self._announce()

    def set_shakeable(self, shakeable: bool) -> None:
        """Allow shaking, or not: while the timer runs nobody moves the cubes (rule B6)."""
        self._shakeable = shakeable
        if not shakeable and self._motion.state is State.SHAKEN:
            self.release_shake()

    def turn_view(self, quarters: int) -> None:
        """Turn the whole board clockwise by quarters, for the people on the other side of the table."""
        self._motion.turn(quarters)
        self._changed()

    @property
    def view_turns(self) -> int:
        """By how many quarters (0 to 3) the board is turned clockwise."""
        return self._motion.angle_goal % 4

    def show_path(self, cells: Sequence[int], good: bool | None = None) -> None:
        """Show a path of cells in reading order; an empty one clears it. A wrong one is dashed."""
        self._path, self._good = tuple(cells), good
        self.viewport().update()

    def set_tracing(self, tracing: bool) -> None:
        """Let words be traced by mouse, taps and keyboard, or not."""
        self._tracing = tracing
        self._tracer.clear()

    # ---- what moves

    @property
    def _animated(self) -> bool:
        return self._moves and self.isVisible()

    @property
    def _count(self) -> int:
        return self._motion.rows * self._motion.columns

    def _eye(self) -> Vector:
        """Return the eye in the tray's own frame."""
        x, y, z = self._scene.camera.eye
        for _ in range(self.view_turns):
            x, y = -y, x
        return x, y, z

    def _finish_fades(self) -> None:
        if self._motion.lifting:
            self.skip()

    def _cover_letters(self, faces: Sequence[str] | None = None) -> None:
        self._covered = True
        motion = self._motion
        known = faces if faces is not None else [cube.letters for cube in motion.cubes]
        self._board.show(motion.rows, motion.columns, known, True)

    def _changed(self) -> None:
        """After any change: go on moving, or be still; then paint."""
        if not self._animated:
            self._motion.skip()
        self._fit()
        self._scene.stir()
        if self._motion.moving and not self._timer.isActive():
            self._ticked = time.perf_counter()
            self._timer.start()
        elif not self._motion.moving:
            self._timer.stop()
        if self._motion.happened:
            QTimer.singleShot(0, self, self._announce)
        self.viewport().update()

    def _tick(self) -> None:
        now = time.perf_counter()
        frames = 2 if now - self._ticked > _LATE else 1
        self._ticked = now
        camera = self._scene.camera
        self._motion.advance(frames, now + max(0.003, _WORK - self._painted), camera.scale, camera.reach)
        if not self._motion.moving:
            self._timer.stop()
            self._scene.stir()
        self.viewport().update()
        self._announce()

    def _announce(self) -> None:
        """Send the signals of what has happened."""
        while self._motion.happened:
            name = self._motion.happened.pop(0)
            if name == "settled":
                self.settled.emit()
            else:
                self._covered = False
                self._board.show(
                    self._motion.rows, self._motion.columns, [cube.letters for cube in self._motion.cubes], False
                )
                self.lifted.emit()

    def _fit(self) -> None:
        size, (rows, columns) = self.viewport().size(), screen_grid(self._motion)
        self._scene.fit(size.width(), size.height(), self.devicePixelRatioF(), rows, columns)

    # ---- the table as Qt sees it

    def visualRect(self, index: _Index) -> QRect:
        """Return the rectangle of a cell's upper face."""
        if not index.isValid():
            return QRect()
        middle, edge = self._spot(self._board.cell(index))
        half = edge / 2
        return QRect(round(middle.x() - half), round(middle.y() - half), round(edge), round(edge))

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the index of the cell at a point of the viewport."""
        cell = self._cell_at(QPointF(point), _TAP_REACH)
        return QModelIndex() if cell is None else self._board.cell_index(cell)

    def scrollTo(
        self, index: _Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Do nothing: all cells are always in sight."""

    def keyboardSearch(self, search: str) -> None:
        """Pass a typed letter on."""
        if search.isalpha():
            self.typed.emit(search)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the cell that an arrow key leads to, as the board lies on the screen."""
        current = self.currentIndex()
        motion = self._motion
        if not current.isValid():
            return self._board.index(0, 0)
        cell = self._board.cell(current)
        if action in _STEPS:
            down, right = _STEPS[action]
            cell = moved(cell, motion.rows, motion.columns, self.view_turns, down, right)
        elif action in (_Action.MoveHome, _Action.MoveEnd):
            way = -1 if action == _Action.MoveHome else 1
            for _ in range(max(motion.rows, motion.columns)):
                cell = moved(cell, motion.rows, motion.columns, self.view_turns, 0, way)
        return self._board.cell_index(cell)

    def _spot(self, cell: int) -> marks.Spot:
        return self._scene.spot(cell, self._motion.rows, self._motion.columns, self._motion.angle_goal)

    def _cell_at(self, point: QPointF, reach: float) -> int | None:
        for cell in range(self._count):
            middle, edge = self._spot(cell)
            if marks.distance(point, middle) <= reach * edge:
                return cell
        return None

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the whole picture."""
        begun = time.perf_counter()
        self._fit()
        painter = QPainter(self.viewport())
        self._scene.paint(painter, self._motion)
        if self._motion.state is State.LYING:
            cursor = (
                self._board.cell(self.currentIndex()) if self.hasFocus() and self.currentIndex().isValid() else None
            )
            path = () if self._covered else self._path
            self._scene.paint_marks(painter, self._motion, path, self._good, cursor)
        painter.end()
        self._painted = time.perf_counter() - begun

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board into the new size."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to load the physics once the window has been painted."""
        super().showEvent(event)
        if self._moves and self._use == "any":
            QTimer.singleShot(300, self, shaker.warm_up)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing move unseen."""
        super().hideEvent(event)
        if self._motion.state is State.SHAKEN:
            self.release_shake()
        self.skip()

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip what is moving; or begin to trace; or take the dome."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._motion.moving:
            self.skip()
            return
        point = event.position()
        cell = self._cell_at(point, _TAP_REACH)
        if self._tracing and not self._covered and cell is not None:
            self._press_cell(cell)
        elif self._shakeable and self._scene.camera.outline.contains(point):
            self._taken = point
            self.press_shake()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the dome, or the traced path."""
        point = event.position()
        if self._taken is not None:
            away = point - self._taken
            self._motion.hand.drag(away.x(), away.y())
        elif self._pressed is not None:
            cell = self._cell_at(point, _DRAG_REACH)
            if cell is not None and (self._dragged or cell != self._pressed):
                self._drag_to(cell)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the dome go, or end the traced path."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._taken is not None:
            self.release_shake()
        elif self._pressed is not None:
            ended, self._pressed = self._dragged or self._ending, None
            if ended:
                self._end_trace()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second click of two as one more."""
        self.mousePressEvent(event)

    def _press_cell(self, cell: int) -> None:
        self._pressed, self._dragged = cell, False
        self._ending = self._tracer.cells[-1:] == (cell,)
        self.setCurrentIndex(self._board.cell_index(cell))
        if not self._ending and self._tracer.tap(cell):
            self._show_trace()

    def _drag_to(self, cell: int) -> None:
        pressed = self._pressed if self._pressed is not None else cell
        if self._tracer.drag(pressed, cell, fresh=not self._dragged):
            self._show_trace()
        self._dragged = True

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
        self._path, self._good, self._pressed = (), None, None

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Shake, skip, trace, move the cursor, or pass a letter on."""
        key = event.key()
        if event.isAutoRepeat() and key == Qt.Key.Key_Space:
            return
        if self._motion.moving and self._motion.state is not State.SHAKEN and not event.isAutoRepeat():
            self.skip()
        elif key == Qt.Key.Key_Space:
            self.press_shake()
        elif self._tracing and not self._covered and self._trace_key(key):
            return
        elif event.text().isalpha() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.typed.emit(event.text())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let the dome go."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.release_shake()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the dome go when the key cannot be seen to be let go any more."""
        super().focusOutEvent(event)
        if self._taken is None and self._motion.state is State.SHAKEN:
            self.release_shake()

    def _trace_key(self, key: int) -> bool:
        """Extend, end or shorten the path by a key; return whether the key was one of these."""
        current = self.currentIndex()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current.isValid():
            cell = self._board.cell(current)
            if self._tracer.cells[-1:] == (cell,):
                self._end_trace()
            elif self._tracer.tap(cell):
                self._show_trace()
            return True
        if key == Qt.Key.Key_Backspace and self._tracer.take_back():
            self._show_trace()
            return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Letter cubes"))
