"""Where a tile can be taken from and put, how it looks there, and what tells a click on it from a drag."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.sound import Sound
from boggle_desk.views.tables import PictureTable


@dataclass(frozen=True)
class Spot:
    """Where a tile is dragged from, or to."""

    at: int


class RackPlace(Spot):
    """A place on the rack, counted from 0."""


class BoardSquare(Spot):
    """A square of the board, in reading order from 0."""


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CONTROL = Qt.KeyboardModifier.ControlModifier
COMMANDING = CONTROL | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier

_Action = QAbstractItemView.CursorAction
_STEPS = {
    _Action.MoveUp: (-1, 0),
    _Action.MoveDown: (1, 0),
    _Action.MoveLeft: (0, -1),
    _Action.MoveRight: (0, 1),
    _Action.MovePrevious: (0, -1),
    _Action.MoveNext: (0, 1),
    _Action.MoveHome: (0, -99),
    _Action.MoveEnd: (0, 99),
    _Action.MovePageUp: (-99, 0),
    _Action.MovePageDown: (99, 0),
}
"""Rows and columns that the cursor goes; it stays on the table."""


class TileTable(PictureTable):
    """A board or a rack, from which tiles are taken by mouse or by finger; letters are for tiles. Points are on the
    screen."""

    grabbed = Signal(object, QPointF)
    carried = Signal(QPointF)
    let_go = Signal(QPointF)
    cancelled = Signal()

    def __init__(self, look: Appearance, sound: Sound | None = None, parent: QWidget | None = None) -> None:
        """Without a `sound` tiles are not heard."""
        super().__init__(parent)
        self._look, self._sound = look, sound
        self._away: frozenset[int] = frozenset()
        """The squares or places whose tiles are carried or in flight."""
        self._pressed: Spot | None = None
        self._from = QPointF()
        self._carrying = False

    def _spot(self, event: QMouseEvent) -> Spot | None:
        """Return what is under the mouse."""
        raise NotImplementedError

    def _movable(self, spot: Spot) -> bool:
        """Tell whether a tile can be taken from there."""
        raise NotImplementedError

    def _clicked(self, spot: Spot) -> None:
        """Follow a click."""
        raise NotImplementedError

    def clack(self, volume: float = 1.0) -> None:
        if self._sound is not None:
            self._sound.play("tile", volume)

    @property
    def _first(self) -> QModelIndex:
        """Where the keyboard begins."""
        return self.model().index(0, 0)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        current, model = self.currentIndex(), self.model()
        if not current.isValid():
            return self._first
        down, right = _STEPS.get(action, (0, 0))
        row = max(0, min(model.rowCount() - 1, current.row() + down))
        return model.index(row, max(0, min(model.columnCount() - 1, current.column() + right)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._first)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin with what is under the mouse; any other button gives a drag up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._from = self._spot(event), event.globalPosition()
        else:
            self.cancel()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the tile once the mouse has gone far enough, and carry it."""
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        far = (event.globalPosition() - self._from).manhattanLength() >= QApplication.startDragDistance()
        if not self._carrying and far and self._movable(self._pressed):
            self._carrying = True
            self.grabbed.emit(self._pressed, event.globalPosition())
        if self._carrying:
            self.carried.emit(event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the tile down, or follow a click if the mouse is still where it was pressed."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        pressed, carrying = self._pressed, self._carrying
        self._pressed, self._carrying = None, False
        if carrying:
            self.let_go.emit(event.globalPosition())
        elif pressed == self._spot(event):
            self._clicked(pressed)

    def cancel(self) -> None:
        """Give a drag up."""
        carrying = self._carrying
        self._pressed, self._carrying = None, False
        if carrying:
            self.cancelled.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # the second click of two is one more

    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are for tiles."""

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.cancel()
