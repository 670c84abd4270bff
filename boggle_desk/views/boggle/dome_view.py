"""The dome on the page: shake it, watch the cubes fall, lift it, trace words on it."""

import time
from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QHideEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.views.boggle.dome import shaker
from boggle_desk.views.boggle.dome.faces import Vector, blank, facing_up, labels_for
from boggle_desk.views.boggle.dome.motion import Motion, State
from boggle_desk.views.boggle.dome.nobody import nobodys_cubes
from boggle_desk.views.boggle.dome.tracer import Tracer
from boggle_desk.views.boggle.dome.tracing import TracingTable
from boggle_desk.views.sound import Sound
from boggle_desk.views.theme import Theme

_REPEAT = 60
"""Milliseconds within which a key let go and pressed again was held all the time."""
COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_FOR_THE_PAGE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
_TICK = 16
_FLASH = 1200
_IDLE = 300
"""Milliseconds after which the window has surely been painted, and the physics may be loaded."""
_QUIETEST_JOLT, _CLACK_PAUSE = 0.16, 0.028
_WORK, _LEAST_WORK = 0.014, 0.005
"""Seconds from the beginning of a frame until which a take may be looked for, less what painting took; where pictures
take long, the search for a take gets half of their time."""
_MOST_LATE = 15
"""Frames that a picture may come late and still be caught up with."""


class Cubes(Enum):
    """What the cubes do."""

    STILL = auto()
    SHAKEN = auto()
    """They are in the hand, or let go without a result yet."""
    FALLING = auto()


_CUBES = {State.LYING: Cubes.STILL, State.SHAKEN: Cubes.SHAKEN, State.LET_GO: Cubes.SHAKEN}


class DomeView(TracingTable):
    """The board under its dome. The result of a shake is decided by the owner; this only shows it."""

    taken = Signal()
    """The dome has been taken into the hand."""
    released = Signal()
    settled = Signal()
    moved = Signal()
    """The cubes do something else than before."""
    lifted = Signal()
    typed = Signal(str)

    def __init__(self, theme: Theme, motion: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._moves = motion
        self._shakeable, self._nobody = True, True
        self._taken: QPointF | None = None
        self._ticked = self._clacked = 0.0
        self._sound: Sound | None = None
        self._told = Cubes.STILL
        self._timer = QTimer(self, interval=_TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._letting_go = QTimer(self, singleShot=True, interval=_REPEAT)
        self._letting_go.timeout.connect(self.release_shake)
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._announce)
        self._flash_over = QTimer(self, interval=_FLASH, singleShot=True)
        self._flash_over.timeout.connect(lambda: self.flash(()))
        self._idle = QTimer(self, interval=_IDLE, singleShot=True)
        self._idle.timeout.connect(self._warm_up)

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

    def set_sound(self, sound: Sound | None) -> None:
        """Let the cubes be heard through this, or not at all."""
        self._sound = sound

    def set_seed(self, seed: int) -> None:
        """Make the animation repeatable. Results never come from here."""
        self._luck.seed(seed)

    def show_board(self, rows: int, columns: int, cubes: tuple[PlacedCube, ...] | None, covered: bool) -> None:
        """Show these cubes at once; None are the cubes of nobody's result. Whatever was moving is dropped.

        Raises:
            ValueError: the cubes do not fill the cells.
        """
        self._nobody = cubes is None
        shown = blank(rows * columns) if cubes is None else tuple(cubes)
        self._board.show(rows, columns, [cube.letters for cube in shown], covered)
        old = self._motion
        turns = self.view_turns
        if (old.rows, old.columns, old.cubes, old.state) != (rows, columns, shown, State.LYING):
            self._motion = Motion(rows, columns, shown, covered, self._luck)
            self._motion.keep_shaker(old)
            self._idle.start()
        self._motion.set_cover(covered)
        self._motion.set_turns(turns)
        self._covered = covered
        self._tracer = Tracer(columns, self._may_pass)
        self._path = ()
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
        self.taken.emit()

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

    def flash(self, cells: Sequence[int]) -> None:
        """Mark cubes for a moment: there lies what is wrong with a word."""
        self._flashed = tuple(cells)
        if cells:
            self._flash_over.start()
        self.viewport().update()

    def set_shakeable(self, shakeable: bool) -> None:
        """Allow shaking, or not: while the timer runs nobody moves the cubes (rule B6)."""
        self._shakeable = shakeable
        if not shakeable and self._motion.state is State.SHAKEN:
            self.release_shake()

    def turn_view(self, quarters: int) -> None:
        """Turn the whole board clockwise by quarters, for the people on the other side of the table."""
        if self._motion.state is not State.LYING:
            self.skip()
        self._motion.turn(quarters)
        self._changed()

    def finish_pictures(self) -> None:
        """Have the fine pictures of the tray and the cubes now, not in a moment."""
        self._fit()
        self._scene.finish(self._motion)

    # ---- what moves

    @property
    def cubes(self) -> Cubes:
        """What the cubes do."""
        return _CUBES.get(self._motion.state, Cubes.FALLING)

    @property
    def _animated(self) -> bool:
        return self._moves and self.isVisible()

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
        frames = max(1, min(_MOST_LATE, round((now - self._ticked) * 60)))
        self._ticked = now
        camera = self._scene.camera
        self._motion.advance(
            frames, now + max(_LEAST_WORK, _WORK - self._painted, self._painted / 2), camera.scale, camera.reach
        )
        if not self._motion.moving:
            self._timer.stop()
        self._clack(now)
        self.viewport().update()
        self._announce()

    def _clack(self, now: float) -> None:
        """Let a hard contact of cubes be heard, not too many at once."""
        jolt = self._motion.jolt()
        if self._sound is None or jolt < _QUIETEST_JOLT or now - self._clacked < _CLACK_PAUSE:
            return
        self._clacked = now
        self._sound.play("cube", min(1.0, 0.25 + (jolt - _QUIETEST_JOLT) * 1.6))

    def _tell_cubes(self) -> None:
        if self.cubes is not self._told:
            self._told = self.cubes
            self.moved.emit()

    def _announce(self) -> None:
        """Send the signals of what has happened."""
        self._tell_cubes()
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

    def keyboardSearch(self, search: str) -> None:
        """Pass a typed letter on."""
        if search.isalpha():
            self.typed.emit(search)

    # ---- seen or not

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to load the physics once the window has been painted."""
        super().showEvent(event)
        self._idle.start()

    def _warm_up(self) -> None:
        motion = self._motion
        if self._animated and not motion.has_bodies:
            shaker.warm_up(motion.rows, motion.columns)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing move unseen."""
        super().hideEvent(event)
        self._idle.stop()
        self._letting_go.stop()
        self._flash_over.stop()
        self._flashed = ()
        if self._motion.state is State.SHAKEN:
            self.release_shake()
        self.skip()

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip what is moving; or begin to trace; or take the dome."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._by_keys = False
        if self._motion.moving:
            self.skip()
            return
        point = event.position()
        if not self._trace_press(point) and self._shakeable and self._scene.camera.outline.contains(point):
            self._taken = point
            self.press_shake()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the dome, or the traced path."""
        if self._taken is not None:
            away = event.position() - self._taken
            self._motion.hand.drag(away.x(), away.y())
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the dome go, or end the traced path."""
        if event.button() == Qt.MouseButton.LeftButton and self._taken is not None:
            self.release_shake()
        else:
            super().mouseReleaseEvent(event)

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Shake, skip, trace, move the cursor, or pass a letter on."""
        self._by_keys = True
        if event.key() == Qt.Key.Key_Space:
            self._press_space(event.isAutoRepeat())
            return
        letter = event.text().isalpha() and not event.modifiers() & COMMANDING
        if self._motion.moving and self._motion.state is not State.SHAKEN and not event.isAutoRepeat():
            self.skip()
            if not letter:
                return
        if self._trace_key(event):
            return
        if letter:
            self.typed.emit(event.text())
        elif event.key() in _FOR_THE_PAGE:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _press_space(self, repeated: bool) -> None:
        """Take the dome, unless the key is only told again; or skip what is moving."""
        if repeated or self._letting_go.isActive():
            self._letting_go.stop()
        elif self._motion.state is State.LYING:
            self.press_shake()
        elif self._motion.state is not State.SHAKEN:
            self.skip()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let the dome go; under X11 a moment later, where a held key is sometimes told as let go and pressed."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            if QGuiApplication.platformName() == "xcb":
                self._letting_go.start()
            else:
                self.release_shake()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the dome go when the key cannot be seen to be let go any more."""
        super().focusOutEvent(event)
        if self._taken is None and self._motion.state is State.SHAKEN:
            self.release_shake()
