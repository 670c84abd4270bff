"""Shows: what moves when, the clock that runs them, and pictures that follow it."""

from collections.abc import Callable
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QSignalBlocker, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import PRESSING, rest


def clamped(part: float) -> float:
    """Return how far an even movement is after a part of its time."""
    return max(0.0, min(1.0, part))


def eased(part: float) -> float:
    """Return how far a movement is after a part of its time: fast first, then slower."""
    return 1 - (1 - clamped(part)) ** 3


class Moving(NamedTuple):
    """From second `at` on, `seconds` long, something goes from `start` to `end`."""

    what: str
    at: float
    seconds: float
    start: float = 0.0
    end: float = 1.0
    way: Callable[[float], float] = eased


class Show:
    """All that moves. What moves several times does so in this order, and stays where it is between."""

    def __init__(self, *moves: Moving) -> None:
        self.moves, self.seconds = moves, max((each.at + each.seconds for each in moves), default=0.0)
        self._ways = {what: [each for each in moves if each.what == what] for what, *_rest in moves}

    def at(self, second: float, what: str, still: float = 0.0) -> float:
        """Return where something is at a moment; `still` is where it is if it never moves."""
        if not (ways := self._ways.get(what)):
            return still
        now = next((each for each in reversed(ways) if each.at <= second), ways[0])
        return now.start + (now.end - now.start) * now.way(clamped((second - now.at) / max(now.seconds, 1e-9)))


class Timeline(QVariantAnimation):
    """The seconds of a show that runs once. Any key or click ends it, unless its page listens to them itself; without
    animation it ends at once."""

    moved = Signal(float)

    def __init__(self, page: QWidget, look: Appearance, listens: bool = True) -> None:
        super().__init__(page, startValue=0.0)
        self._page, self._look = page, look
        self.valueChanged.connect(self.moved.emit)
        if listens:
            self.stateChanged.connect(self._listen)

    @property
    def runs(self) -> bool:
        return self.state() is QVariantAnimation.State.Running

    def play(self, seconds: float) -> None:
        """Run from the beginning."""
        self.stop()
        with QSignalBlocker(self):  # the new end is no moment that has come
            self.setEndValue(seconds)
            self.setDuration(round(seconds * 1000))
        self.start()
        if not self._look.motion:
            self.skip()
        elif self.runs:
            self.moved.emit(0.0)  # Qt tells of a value that changes only, and the end has been on show so far

    def skip(self) -> None:
        if self.runs:
            self.setCurrentTime(self.duration())

    def _listen(self) -> None:
        application = QCoreApplication.instance()
        if application and self.runs:
            application.installEventFilter(self)
        elif application:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End with the first key or click, and with the page."""
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress) or (
            kind is QEvent.Type.Hide and watched is self._page
        ):
            self.skip()
            rest(self._page)  # who wanted to see the end sees it
            return isinstance(event, QKeyEvent) and event.key() in PRESSING
        return False


class TimedPicture(QWidget):
    """A picture of a show: a timeline shows it at each moment; without one it shows the end."""

    moves = Show()

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._seconds = look, inf
        self._said, self._said_at = "", 0.0

    def tell(self, text: str, at: float) -> None:
        """Tell a screen reader what is seen from a second on."""
        self._said, self._said_at = text, at
        self.show_at(self._seconds)

    def show_at(self, seconds: float) -> None:
        """Show how it is `seconds` after the beginning."""
        self._seconds = seconds
        if self._said:
            self.setAccessibleName(self._said if seconds >= self._said_at else " ")
        self.update()

    def now(self, what: str, still: float = 0.0) -> float:
        return self.moves.at(self._seconds, what, still)

    def up(self, what: str) -> float:
        """Return by how much something is lifted; its moves say it in px at 1280x800."""
        return self.now(f"{what} up") * self._look.picture_px(1000) / 1000

    def place(self, painter: QPainter, what: str, middle: QPointF) -> None:
        """Move the painter to where the part is now: lifted `up`, `turned` by
        degrees, as `large` and as `clear` as its moves say."""
        painter.setOpacity(self.now(f"{what} clear", 1.0))
        painter.translate(middle.x(), middle.y() - self.up(what))
        painter.rotate(self.now(f"{what} turned"))
        size = self.now(f"{what} large", 1.0)
        painter.scale(size, size)
