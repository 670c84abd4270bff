"""Where the board is painted without its tiles: on a thread beside the window, so that no frame waits for it."""

import threading

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from boggle_desk.views.scrabble.squares import Order, ground

_QUIET = 90
"""Milliseconds without a new size before a fine picture is made, while an older one can stand in for it."""


class BoardStudio(QObject):
    """Keeps the picture of the latest order; until it is there, that of the one before, or none."""

    ready = Signal()
    painted = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.order: Order | None = None
        self.pixmap: QPixmap | None = None
        self.wanted: Order | None = None
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET)
        self._quiet.timeout.connect(self._begin)
        self.painted.connect(self._take)

    def want(self, order: Order) -> None:
        """Have the picture for this order soon: `ready` tells when."""
        if order == self.wanted:
            return
        self.wanted = order
        if self.order is not None and self.order.geometry != order.geometry:
            self._quiet.start()
        else:
            self._quiet.stop()
            self._begin()

    def finish(self) -> None:
        """Have the wanted picture now."""
        if self.wanted is not None and self.order != self.wanted:
            self._quiet.stop()
            self._take(self.wanted, ground(self.wanted))

    def rest(self) -> None:
        """Begin nothing more until the next wish."""
        self._quiet.stop()
        if self.order != self.wanted:
            self.wanted = None

    def _begin(self) -> None:
        if self.wanted is not None:
            threading.Thread(target=self._paint, args=(self.wanted,), name="board studio", daemon=True).start()

    def _paint(self, order: Order) -> None:
        """Paint an order, on a thread, and hand it over to the window's thread."""
        try:
            if self.wanted == order:
                self.painted.emit(order, ground(order))
        except RuntimeError:  # the window was closed meanwhile
            return

    def _take(self, order: Order, image: QImage) -> None:
        if order == self.wanted:
            self.order, self.pixmap = order, QPixmap.fromImage(image)
            self.ready.emit()
