"""Where the board is painted: on a thread beside the window, so that no frame waits for it."""

from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.views.scrabble.squares import Order, ground, settled

_QUIET = 90
"""Milliseconds without a new size before a fine picture is made, while an older one can stand in for it."""


@dataclass(frozen=True)
class BoardPictures:
    """The board without tiles and with them, and the order they were painted for."""

    order: Order
    ground: QPixmap
    settled: QPixmap


@dataclass(frozen=True)
class _Painted:
    """What the thread hands over."""

    order: Order
    ground: QImage
    settled: QImage


@cache
def _pool() -> QThreadPool:
    """Return the thread of all boards: computer players that think take all others."""
    pool = QThreadPool()
    pool.setMaxThreadCount(1)
    return pool


class BoardStudio(QObject):
    """Keeps the pictures of the latest order; until they are there, those of the one before, or none."""

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pictures: BoardPictures | None = None
        self.wanted: Order | None = None
        self._empty: tuple[Order, QImage] | None = None
        self._painting = BackgroundTask(self, "A board could not be painted.")  # the sketch stays then
        self._painting.done.connect(self._take)
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET)
        self._quiet.timeout.connect(self._begin)

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
            self._take(_paint(self.wanted, self._kept(self.wanted)))

    def cancel(self) -> None:
        """Begin nothing more until the next wish."""
        self._quiet.stop()
        if self.pictures is None or self.pictures.order != self.wanted:
            self.wanted = None

    def _begin(self) -> None:
        """Paint what is wanted, on the thread; what was begun for another wish is given up."""
        if self.wanted is None:
            self._painting.cancel()
        else:
            self._painting.start(partial(_paint, self.wanted, self._kept(self.wanted)), pool=_pool())

    def _kept(self, order: Order) -> QImage | None:
        """Return the board without tiles if it has been painted: mostly only the tiles change."""
        return self._empty[1] if self._empty is not None and self._empty[0] == order.empty else None

    def _take(self, painted: _Painted) -> None:
        order, before = painted.order, self.pictures
        if order != self.wanted or (before is not None and before.order == order):
            return
        same = before is not None and before.order.empty == order.empty
        kept = before.ground if before is not None and same else QPixmap.fromImage(painted.ground)
        self._empty = (order.empty, painted.ground)
        self.pictures = BoardPictures(order, kept, QPixmap.fromImage(painted.settled))
        self.ready.emit()


def _paint(order: Order, kept: QImage | None, flag: StopFlag | None = None) -> _Painted:
    """Paint a board without tiles, unless it is kept, and with them. May be called on any thread."""
    empty = kept if kept is not None else ground(order)
    if flag is not None:
        flag.check()
    return _Painted(order, empty, settled(empty, order))
