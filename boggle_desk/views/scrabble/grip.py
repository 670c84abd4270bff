"""Where a tile can be taken from and put, how it looks there, and what tells a click on it from a drag."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from boggle_desk.views.sound import Sound
from boggle_desk.views.tables import PictureTable
from boggle_desk.views.theme import Theme


@dataclass(frozen=True)
class RackPlace:
    """A place on the rack, counted from 0."""

    place: int


@dataclass(frozen=True)
class BoardSquare:
    """A square of the board, in reading order from 0."""

    square: int


Spot = RackPlace | BoardSquare
"""Where a tile is dragged from, or to."""


class Grip(QObject):
    """What the mouse or a finger does to the spots of one view. Points are on the screen."""

    grabbed = Signal(object, QPointF)
    carried = Signal(QPointF)
    let_go = Signal(QPointF)
    cancelled = Signal()
    clicked = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._spot: Spot | None = None
        self._from = QPointF()
        self._movable = self._carrying = False

    def press(self, event: QMouseEvent, spot: Spot | None, movable: bool) -> None:
        """Begin with what is under the mouse; any other button gives a drag up."""
        if event.button() != Qt.MouseButton.LeftButton:
            self.cancel()
            return
        self._spot, self._from, self._movable = spot, event.globalPosition(), movable

    def move(self, event: QMouseEvent) -> None:
        """Lift the tile once the mouse has gone far enough, and carry it."""
        if self._spot is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        away = event.globalPosition() - self._from
        if not self._carrying and self._movable and away.manhattanLength() >= QApplication.startDragDistance():
            self._carrying = True
            self.grabbed.emit(self._spot, event.globalPosition())
        if self._carrying:
            self.carried.emit(event.globalPosition())

    def release(self, event: QMouseEvent, spot: Spot | None) -> None:
        """Put the tile down, or tell of a click if the mouse is still where it was pressed."""
        if event.button() != Qt.MouseButton.LeftButton or self._spot is None:
            return
        pressed, carrying = self._spot, self._carrying
        self._spot, self._carrying = None, False
        if carrying:
            self.let_go.emit(event.globalPosition())
        elif pressed == spot:
            self.clicked.emit(pressed)

    def cancel(self) -> None:
        """Give a drag up."""
        carrying = self._carrying
        self._spot, self._carrying = None, False
        if carrying:
            self.cancelled.emit()


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CONTROL = Qt.KeyboardModifier.ControlModifier
COMMANDING = CONTROL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class TileTable(PictureTable):
    """A board or a rack, from which tiles are taken by mouse; letters are for tiles."""

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._away: frozenset[int] = frozenset()
        """The squares or places whose tiles are carried or in flight."""
        self._sound: Sound | None = None
        self.grip = Grip(self)
        self.grip.clicked.connect(self._clicked)

    def _spot(self, event: QMouseEvent) -> Spot | None:
        """Return what is under the mouse."""
        raise NotImplementedError

    def _clicked(self, spot: Spot) -> None:
        """Follow a click."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._repaint()

    def set_sound(self, sound: Sound) -> None:
        self._sound = sound

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.grip.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.grip.release(event, self._spot(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # the second click of two is one more

    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are for tiles."""

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.grip.cancel()
