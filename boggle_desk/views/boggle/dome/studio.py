"""Where pictures are made: on a thread beside the window, so that no frame waits for them."""

import threading

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from boggle_desk.views.boggle.dome import tray
from boggle_desk.views.boggle.dome.tray import Order

_QUIET = 90
"""Milliseconds without a new size before fine pictures are made, while older ones can stand in for them."""


class Studio(QObject):
    """Keeps the pictures of the latest order; until they are there, those of the one before, or none."""

    ready = Signal()
    painted = Signal(object, str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.order: Order | None = None
        self.pictures: dict[str, QPixmap] = {}
        self.wanted: Order | None = None
        self._coming: dict[str, QPixmap] = {}
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET)
        self._quiet.timeout.connect(self._begin)
        self.painted.connect(self._take)

    def want(self, order: Order) -> None:
        """Have pictures for this order soon: `ready` tells when."""
        if order == self.wanted:
            return
        self.wanted, self._coming = order, {}
        if self.order is not None and _alike(self.order, order):
            self._quiet.start()
        else:
            self.order, self.pictures = order, self._coming
            self._quiet.stop()
            self._begin()

    def finish(self) -> None:
        """Have the wanted pictures now."""
        if self.wanted is None or (len(self.pictures) == len(tray.KINDS) and self.order == self.wanted):
            return
        self._quiet.stop()
        for kind in tray.KINDS:
            self._take(self.wanted, kind, tray.picture(kind, self.wanted))

    def rest(self) -> None:
        """Begin nothing more until the next wish."""
        self._quiet.stop()
        if self.order != self.wanted or len(self.pictures) < len(tray.KINDS):
            self.wanted = None

    def _begin(self) -> None:
        if self.wanted is not None:
            threading.Thread(target=self._paint, args=(self.wanted,), name="studio", daemon=True).start()

    def _paint(self, order: Order) -> None:
        """Paint all pictures of an order, on a thread, and hand them over to the window's thread."""
        try:
            for kind in tray.KINDS:
                if self.wanted == order:
                    self.painted.emit(order, kind, tray.picture(kind, order))
        except RuntimeError:  # the window was closed meanwhile
            return

    def _take(self, order: Order, kind: str, image: QImage) -> None:
        if order != self.wanted:
            return
        self._coming[kind] = QPixmap.fromImage(image)
        if len(self._coming) == len(tray.KINDS):
            self.order, self.pictures = order, self._coming
        if self.order == order:
            self.ready.emit()


def _alike(a: Order, b: Order) -> bool:
    """Tell whether pictures for one order can be scaled to stand in for the other."""
    return (a.camera.rows, a.camera.columns) == (b.camera.rows, b.camera.columns)
