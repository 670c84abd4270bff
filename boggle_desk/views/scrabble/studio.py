"""Where the board is painted: on a thread beside the window, so that no frame waits for it."""

import threading
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from boggle_desk.views.scrabble.squares import Order, ground, settled

_QUIET = 90
"""Milliseconds without a new size before a fine picture is made, while an older one can stand in for it."""


@dataclass(frozen=True)
class BoardPictures:
    """The board without tiles and with them, and the order they were painted for."""

    order: Order
    ground: QPixmap
    settled: QPixmap


class BoardStudio(QObject):
    """Keeps the pictures of the latest order; until they are there, those of the one before, or none."""

    ready = Signal()
    painted = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pictures: BoardPictures | None = None
        self.wanted: Order | None = None
        self._empty: tuple[Order, QImage] | None = None
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET)
        self._quiet.timeout.connect(self._begin)
        self.painted.connect(self._take)

    def want(self, order: Order) -> None:
        """Have the pictures for this order soon: `ready` tells when."""
        if order == self.wanted:
            return
        self.wanted = order
        if self.pictures is not None and self.pictures.order.geometry != order.geometry:
            self._quiet.start()
        else:
            self._quiet.stop()
            self._begin()

    def finish(self) -> None:
        """Have the wanted pictures now."""
        if self.wanted is not None and (self.pictures is None or self.pictures.order != self.wanted):
            self._quiet.stop()
            empty = self._ground(self.wanted)
            self._take(self.wanted, empty, settled(empty, self.wanted))

    def rest(self) -> None:
        """Begin nothing more until the next wish."""
        self._quiet.stop()
        if self.pictures is None or self.pictures.order != self.wanted:
            self.wanted = None

    def _begin(self) -> None:
        if self.wanted is not None:
            threading.Thread(target=self._paint, args=(self.wanted,), name="board studio", daemon=True).start()

    def _paint(self, order: Order) -> None:
        """Paint an order, on a thread, and hand the pictures over to the window's thread."""
        try:
            if self.wanted == order:
                empty = self._ground(order)
                self.painted.emit(order, empty, settled(empty, order))
        except RuntimeError:  # the window was closed meanwhile
            return

    def _ground(self, order: Order) -> QImage:
        """Return the board without tiles; that of the latest order is kept, for only its tiles change mostly."""
        kept = self._empty
        if kept is None or kept[0] != order.empty:
            kept = self._empty = (order.empty, ground(order))
        return kept[1]

    def _take(self, order: Order, empty: QImage, full: QImage) -> None:
        if order != self.wanted:
            return
        before = self.pictures
        same = before is not None and before.order.empty == order.empty
        kept = before.ground if before is not None and same else QPixmap.fromImage(empty)
        self.pictures = BoardPictures(order, kept, QPixmap.fromImage(full))
        self.ready.emit()
