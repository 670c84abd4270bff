"""The dome on the page: shake it, watch the cubes fall, lift it, trace words on it."""

import time
from collections.abc import Callable, Sequence
from enum import Enum, auto
from random import Random

from PySide6.QtCore import QLineF, QModelIndex, QPoint, QPointF, QRect, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.models.boggle.prompts import Cubes
from boggle_desk.models.boggle.tables import BoardModel
from boggle_desk.models.rows_model import Index
from boggle_desk.views.appearance import Theme
from boggle_desk.views.boggle.dome import physics
from boggle_desk.views.boggle.dome.faces import Vector, blank, is_solid, labels_for, placeholder_cubes
from boggle_desk.views.boggle.dome.motion import CubeMotion, State
from boggle_desk.views.boggle.dome.scene import Scene, Spot, screen_grid
from boggle_desk.views.controls import rest, takes
from boggle_desk.views.letters import typed_letters
from boggle_desk.views.sound import Sound
from boggle_desk.views.tables import PictureTable

_FOR_THE_PAGE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
_QUIETEST_KNOCK, _CLACK_PAUSE = 0.24, 0.028
_WORK, _LEAST_WORK = 0.0135, 0.003
"""Seconds per frame for painting and the search for a take; slow painting leaves the search half its time."""
TAP_REACH = 0.56  # how near (in cube edges) to a face's middle a click must be
_DRAG_REACH = 0.40  # how near (in cube edges) to a face's middle a drag must pass, so that diagonals miss the corners
_DRAG_STEP = 0.25  # cube edges between the points of a drag that are looked at


_CUBES = {State.LYING: Cubes.STILL, State.SHAKEN: Cubes.SHAKEN, State.LET_GO: Cubes.SHAKEN}


class Flash(Enum):
    REFUSED = auto()  # a broken outline that shakes
    TAKEN = auto()  # a whole outline that grows


class Tracer:
    """The traced path: adjoining cells, none twice (rule B8)."""

    def __init__(self, columns: int, may_pass: Callable[[int], bool]) -> None:
        self._columns, self._may_pass = columns, may_pass
        self.cells: tuple[int, ...] = ()

    def clear(self) -> None:
        self.cells = ()

    def drag(self, start: int, cell: int, fresh: bool) -> bool:
        """Extend the path to a cell, or go back to the one before; return whether it changed."""
        before = self.cells
        if fresh and self._may_pass(start):
            self.cells = (start,)
        if len(self.cells) > 1 and cell == self.cells[-2]:
            self.cells = self.cells[:-1]
        else:
            self._extend(cell)
        return self.cells != before

    def tap(self, cell: int) -> bool:
        """Add a cell, cut back to one in the path, or start again there; return whether the path changed."""
        before = self.cells
        if cell in before:
            self.cells = before[: before.index(cell) + 1]
        elif not self._extend(cell) and self._may_pass(cell):
            self.cells = (cell,)
        return self.cells != before

    def take_back(self) -> bool:
        before = self.cells
        self.cells = before[:-1]
        return self.cells != before

    def _extend(self, cell: int) -> bool:
        fits = (
            cell not in self.cells and self._may_pass(cell) and (not self.cells or self._adjoin(self.cells[-1], cell))
        )
        if fits:
            self.cells = (*self.cells, cell)
        return fits

    def _adjoin(self, a: int, b: int) -> bool:
        (row_a, column_a), (row_b, column_b) = divmod(a, self._columns), divmod(b, self._columns)
        return abs(row_a - row_b) <= 1 and abs(column_a - column_b) <= 1


class DomeView(PictureTable):
    """The board under its dome: a table whose cells are the upper faces of cubes in a picture.

    The result of a shake is decided by the owner; this only shows it. Words can be traced while `set_tracing` allows it
    and the letters are free.
    """

    taken = Signal()
    released = Signal()
    settled = Signal()
    moved = Signal()  # `cubes` changed
    lifted = Signal()
    typed = Signal(str)
    traced = Signal(tuple)
    trace_ended = Signal(tuple)

    def __init__(self, theme: Theme, motion: bool = True) -> None:
        super().__init__()
        self._rng = Random()
        self._scene = Scene(theme, self)
        self._scene.changed.connect(self._repaint)
        self._board = BoardModel(parent=self)
        self._motion = CubeMotion(4, 4, blank(16), True, self._rng)
        self.shown_path: tuple[int, ...] = ()  # in reading order
        self._flashed: tuple[int, ...] = ()
        self._painted = self._moved = self._interval = 0.0
        self._tracing = False
        self._tracer = Tracer(4, self._may_pass)
        self._pressed: int | None = None
        self._dragged = self._ending = False
        self._hand = QPointF()  # the last place of the mouse while it traces
        self._moves = motion
        self._shakeable, self._nobody = True, True
        self._taken: QPointF | None = None
        self._ticked = self._clacked = 0.0
        self._sound: Sound | None = None
        self._told = Cubes.STILL
        self._timer = QTimer(self, interval=16, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._letting_go = QTimer(self, singleShot=True, interval=60)
        self._letting_go.timeout.connect(self.release_shake)
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._announce)
        self._flash = Flash.REFUSED
        self._flashing = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=1200)
        self._flashing.valueChanged.connect(lambda _part: self.viewport().update())
        self._flashing.finished.connect(lambda: self.flash(()))
        self._idle = QTimer(self, interval=300, singleShot=True)
        self._idle.timeout.connect(self._warm_up)
        self.show_model(self._board, self.tr("Letter cubes"), QSize(200, 200))

    # ---- what the owner asks for

    def set_theme(self, theme: Theme) -> None:
        self._scene.set_theme(theme)
        self.viewport().update()

    def set_motion(self, enabled: bool) -> None:
        self._moves = enabled
        if not enabled:
            self.skip()

    def set_sound(self, sound: Sound | None) -> None:
        self._sound = sound

    def set_seed(self, seed: int) -> None:
        """Make the animation repeatable. Results never come from here."""
        self._rng.seed(seed)

    def show_board(self, rows: int, columns: int, cubes: tuple[PlacedCube, ...] | None, covered: bool) -> None:
        """Show these cubes at once, None before any result. Raises `ValueError` if they don't fill the cells."""
        self._nobody = cubes is None
        shown = blank(rows * columns) if cubes is None else tuple(cubes)
        self._board.show(rows, columns, [cube.letters for cube in shown], covered)
        old, turns = self._motion, self.view_turns
        if (old.rows, old.columns, old.cubes, old.state) != (rows, columns, shown, State.LYING):
            self._motion = CubeMotion(rows, columns, shown, covered, self._rng)
            if (old.rows, old.columns) == (rows, columns):
                self._motion.shaker = old.shaker  # its bodies are slow to make
            self._idle.start()
        self._motion.set_cover(covered)
        self._motion.set_turns(turns)
        self._tracer = Tracer(columns, self._may_pass)
        self.shown_path = ()
        self._changed()

    def press_shake(self) -> None:
        """Shake the dome until `release_shake`."""
        if not self._shakeable or self._motion.state is not State.LYING:
            return
        if self._motion.lifting:
            self.skip()
        self._cover_letters()
        if self._nobody and self._animated:
            cubes = placeholder_cubes(self._count, self._rng)
            self._motion.labels = [labels_for(cube) for cube in cubes]
        self._motion.press(self._animated)
        self._clear_path()
        self._changed()
        self.taken.emit()

    def release_shake(self) -> None:
        self._taken = None
        if self._motion.release():
            self.released.emit()

    def settle(self, cubes: tuple[PlacedCube, ...]) -> None:
        """Let the cubes fall to show exactly these; emits `settled`."""
        if len(cubes) != self._count:
            raise ValueError(f"{len(cubes)} cubes do not fill {self._motion.rows}×{self._motion.columns} cells")
        self._nobody = False
        self._cover_letters([cube.letters for cube in cubes])
        self._motion.settle(cubes, self._eye(), self._animated)
        self._changed()

    def lift(self) -> None:
        if self._motion.state is not State.LYING:
            self.skip()
        self._motion.lift()
        self._changed()

    def cover(self) -> None:
        self._cover_letters()
        self._clear_path()
        self._motion.cover()
        self._changed()

    def skip(self) -> None:
        """Finish all animation now, signals included."""
        self._motion.skip()
        self._changed()
        self._announce()

    def flash(self, cells: Sequence[int], kind: Flash = Flash.REFUSED) -> None:
        self._flashed, self._flash = tuple(cells), kind
        self._flashing.stop()
        if cells:
            self._flashing.start()
        self.viewport().update()

    def set_shakeable(self, shakeable: bool) -> None:
        self._shakeable = shakeable
        if not shakeable and self._motion.state is State.SHAKEN:
            self.release_shake()

    def turn_view(self, quarters: int) -> None:
        if self._motion.state is not State.LYING:
            self.skip()
        self._motion.turn(quarters)
        self._changed()

    def finish_pictures(self) -> None:
        """Paint the fine pictures of tray and cubes now, not in the background."""
        self._fit()
        self._scene.finish(self._motion)

    def set_tracing(self, tracing: bool) -> None:
        if tracing is not self._tracing:
            self._tracing = tracing
            self._tracer.clear()
            self._pressed = None

    def show_path(self, cells: Sequence[int]) -> None:
        self.shown_path = tuple(cells)
        self.viewport().update()

    # ---- what moves

    @property
    def cubes(self) -> Cubes:
        return _CUBES.get(self._motion.state, Cubes.FALLING)

    @property
    def view_turns(self) -> int:
        """Clockwise quarters, 0 to 3."""
        return self._motion.angle_goal % 4

    @property
    def _count(self) -> int:
        return self._motion.rows * self._motion.columns

    @property
    def _animated(self) -> bool:
        return self._moves and self.isVisible()

    def _eye(self) -> Vector:
        x, y, z = self._scene.camera.eye
        for _ in range(self.view_turns):
            x, y = -y, x
        return x, y, z

    def _cover_letters(self, faces: Sequence[str] | None = None) -> None:
        known = faces if faces is not None else [cube.letters for cube in self._motion.cubes]
        self._board.show(self._motion.rows, self._motion.columns, known, True)

    def _changed(self) -> None:
        if not self._animated:
            self._motion.skip()
        self._fit()
        if self._motion.moving and not self._timer.isActive():
            self._ticked = time.perf_counter()
            self._timer.start()
        elif not self._motion.moving:
            self._timer.stop()
        if self._motion.happened:
            self._soon.start()
        self._tell_cubes()
        self.viewport().update()

    def _tick(self) -> None:
        now = time.perf_counter()
        interval = now - self._ticked
        frames = max(1, min(60, round(interval * 60)))
        self._ticked = now
        camera = self._scene.camera
        slow = self._painted > _WORK
        work = self._painted / 2 if slow else max(_LEAST_WORK, _WORK - self._painted)
        self._motion.advance(frames, now + work, camera.scale, camera.reach)
        self._interval, self._moved = interval, self._motion.worked
        if not self._motion.moving:
            self._timer.stop()
        self._clack(now)
        self.viewport().update()
        self._announce()

    def _clack(self, now: float) -> None:
        """Play hard contacts of cubes, not too many at once: harder ones are louder and brighter."""
        if self._sound is None or now - self._clacked < _CLACK_PAUSE:
            return
        for struck, speed in self._motion.knocks().items():
            if speed >= _QUIETEST_KNOCK:
                self._clacked = now
                loud = min(1.0, 0.2 + (speed - _QUIETEST_KNOCK) * 0.9)
                self._sound.play(struck, loud, 0.92 + 0.16 * loud)

    def _tell_cubes(self) -> None:
        if self.cubes is not self._told:
            self._told = self.cubes
            self.moved.emit()

    def _announce(self) -> None:
        self._tell_cubes()
        while self._motion.happened:
            name = self._motion.happened.pop(0)
            if name == "settled":
                rest(self)  # what was pressed to see the cubes fall shakes them no more
                self.settled.emit()
            else:
                letters = [cube.letters for cube in self._motion.cubes]
                self._board.show(self._motion.rows, self._motion.columns, letters, False)
                self.lifted.emit()

    def keyboardSearch(self, search: str) -> None:
        if search.isalpha():
            self.typed.emit(search)

    # ---- seen or not

    def showEvent(self, event: QShowEvent) -> None:
        """Load the physics once the window has been painted."""
        super().showEvent(event)
        self._idle.start()

    def _warm_up(self) -> None:
        motion = self._motion
        if self._animated and motion.shaker is None:
            physics.warm_up(motion.rows, motion.columns)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._scene.rest()
        self._idle.stop()
        self._letting_go.stop()
        self._flashing.stop()
        self._flashed = ()
        if self._motion.state is State.SHAKEN:
            self.release_shake()
        self.skip()

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._by_keys = False
        if self._motion.moving:
            self.skip()
            return
        point = event.position()
        within = self._shakeable and self._scene.camera.outline.contains(point)
        if not self._trace_press(point) and within and takes(self, event.globalPosition().toPoint()):
            self._taken = point
            self.press_shake()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._taken is not None:
            self._motion.hand.drag(event.position() - self._taken)
        else:
            self._trace_move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._taken is not None:
            self.release_shake()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._trace_release(event.position())

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keys = True
        if event.key() == Qt.Key.Key_Space:
            self._press_space(event.isAutoRepeat())
            return
        letters = typed_letters(event)
        if self._motion.moving and self._motion.state is not State.SHAKEN and not event.isAutoRepeat():
            self.skip()
            if not letters:
                return
        if self._trace_key(event):
            return
        if letters:
            self.typed.emit(letters)
        elif event.key() in _FOR_THE_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _press_space(self, repeated: bool) -> None:
        """Take the dome unless the key repeats, or skip the animation."""
        if repeated or self._letting_go.isActive():
            self._letting_go.stop()
        elif self._motion.state is State.LYING:
            if takes(self):
                self.press_shake()
        elif self._motion.state is not State.SHAKEN:
            self.skip()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Release the dome a moment later: X11 sends release and press for a held key."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            if QGuiApplication.platformName() == "xcb":
                self._letting_go.start()
            else:
                self.release_shake()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Release the dome: the key's release would not be seen."""
        super().focusOutEvent(event)
        if self._taken is None and self._motion.state is State.SHAKEN:
            self.release_shake()

    # ---- tracing

    @property
    def _traceable(self) -> bool:
        return self._tracing and not self._board.covered

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
        self.shown_path, self._pressed = (), None

    def _trace_press(self, point: QPointF) -> bool:
        """Begin at the cell there; return whether there is one to trace."""
        cell = self._cell_at(point, TAP_REACH) if self._traceable else None
        if cell is None:
            return False
        self._pressed, self._dragged, self._hand = cell, False, point
        self._ending = self._tracer.cells[-1:] == (cell,)
        self.setCurrentIndex(self._board.cell_index(cell))
        if not self._ending and self._tracer.tap(cell):
            self._show_trace()
        return True

    def _trace_move(self, point: QPointF) -> None:
        """Trace the straight line from the last point, as Qt reports few points of a quick hand."""
        if self._pressed is None:
            return
        way = QLineF(self._hand, point)
        steps = max(1, round(way.length() / self._spot(self._pressed)[1] / _DRAG_STEP))
        for step in range(1, steps + 1):
            self._trace_over(self._pressed, self._cell_at(way.pointAt(step / steps), _DRAG_REACH))
        self._hand = point

    def _trace_over(self, start: int, cell: int | None) -> None:
        if cell is None or (cell == start and not self._dragged):
            return
        if self._tracer.drag(start, cell, fresh=not self._dragged):
            self._show_trace()
        self._dragged = True

    def _trace_release(self, point: QPointF) -> None:
        self._trace_move(point)  # the last that Qt told may be from the cube before
        ended = self._pressed is not None and (self._dragged or self._ending)
        self._pressed = None
        if ended:
            self._end_trace()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def _trace_key(self, event: QKeyEvent) -> bool:
        """Extend, end, shorten or drop the path; return whether the key did one of these."""
        current = self.currentIndex()
        if not self._traceable:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current.isValid():
            cell = self._board.place(current)
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

    # ---- the table as Qt sees it

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid():
            return QRect()
        middle, edge = self._spot(self._board.place(index))
        half = edge / 2
        return QRect(round(middle.x() - half), round(middle.y() - half), round(edge), round(edge))

    def indexAt(self, point: QPoint) -> QModelIndex:
        cell = self._cell_at(QPointF(point), TAP_REACH)
        return QModelIndex() if cell is None else self._board.cell_index(cell)

    def _as_seen(self, down: int, right: int) -> tuple[int, int]:
        return ((down, right), (-right, down), (-down, -right), (right, -down))[self.view_turns]

    def _spot(self, cell: int) -> Spot:
        self._fit()
        return self._scene.spot(cell, self._motion.rows, self._motion.columns, self._motion.angle_goal)

    def _cell_at(self, point: QPointF, reach: float) -> int | None:
        self._fit()
        return self._scene.cell_at(point, reach, self._motion)

    # ---- painting

    def _fit(self) -> None:
        size, (rows, columns) = self.viewport().size(), screen_grid(self._motion)
        self._scene.fit(size.width(), size.height(), self.devicePixelRatioF(), rows, columns)

    def paintEvent(self, event: QPaintEvent) -> None:
        begun = time.perf_counter()
        self._fit()
        if not self.isVisible():
            self._scene.finish(self._motion)
        painter = QPainter(self.viewport())
        self._scene.paint(painter, self._motion)
        if self._motion.state is State.LYING and self._motion.turned == 1:
            current = self.currentIndex()
            shown = self._by_keys and self.hasFocus() and current.isValid()
            cursor = self._board.place(current) if shown else None
            path = () if self._board.covered else self.shown_path
            self._scene.paint_marks(painter, self._motion, path, cursor)
            if self._flashed and not self._board.covered:
                part = self._flashing.currentValue() if self._moves else 0.35
                wrong = self._flash is Flash.REFUSED
                self._scene.paint_flash(painter, self._motion, self._flashed, wrong, float(part))
        painter.end()
        self._painted = time.perf_counter() - begun
        if self._interval:
            self._scene.note(self._moved + self._painted, self._interval)
            self._interval = 0.0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
