"""The fine picture of lying cubes, painted a few cubes at a time so that no frame waits for it."""

import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from boggle_desk.views.boggle.dome import cube_painter
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.cube_painter import CubePainter, Placed

_SLICE = 0.005
Key = tuple[object, ...]


class Still(QObject):
    """Keeps the latest fine picture; while a new one is painted there is none, or the one of another size."""

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pixmap: QPixmap | None = None
        self.camera: Camera | None = None
        self._key: Key | None = None
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    def want(self, key: Key, camera: Camera, ratio: float, painter: CubePainter,
             cubes: Callable[[], list[Placed]]) -> None:  # fmt: skip
        """Have the picture that `key` names; `ready` tells when. Only a change of size lets the old one stand in."""
        if key == self._key:
            return
        if self._key is None or not self._resized(key):
            self.pixmap = None
        self._key = key
        self._work = self._painting(camera, ratio, painter, cubes())
        self._timer.start(60 if self.pixmap is not None else 0)

    def _resized(self, key: Key) -> bool:
        old = self._key or ()
        return key[:2] == old[:2] and key[4] is old[4]

    def rest(self) -> None:
        """Paint nothing more until the next wish."""
        self._timer.stop()
        if self._work is not None:
            self._key = self._work = None

    def finish(self) -> None:
        """Paint what is left now."""
        if self._work is not None:
            for _ in self._work:
                pass
            self._end()

    def _go_on(self) -> None:
        self._timer.setInterval(0)
        until = time.perf_counter() + _SLICE
        while self._work is not None and time.perf_counter() < until:
            if next(self._work, self) is self:
                self._end()

    def _end(self) -> None:
        self._work = None
        self._timer.stop()
        self.ready.emit()

    def _painting(self, camera: Camera, ratio: float, cubes: CubePainter, placed: list[Placed]) -> Iterator[None]:
        pixmap = QPixmap(round(camera.width * ratio), round(camera.height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        yield
        placed = sorted(placed, key=lambda cube: camera.seen(*cube[0])[2], reverse=True)
        for start in range(0, len(placed), 4):
            painter = QPainter(pixmap)
            cube_painter.paint(painter, camera, placed[start : start + 4], camera.opening)
            painter.end()
            yield
        for cube in placed:
            painter = QPainter(pixmap)
            cubes.paint(painter, camera, [cube], calm=1.0, fine=True)
            painter.end()
            yield
        self.pixmap, self.camera = pixmap, camera
