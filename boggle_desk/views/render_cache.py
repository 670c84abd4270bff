"""Pictures that take longer than a frame: painted on a background thread, and cached."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar
from weakref import WeakSet

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap
from shiboken6 import isValid

from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.views.appearance import Theme

RECENT_BYTES = 40_000_000
"""The most that cached pictures take: those of the Boggle table at 1920×1080, and of a few boards, fit in."""


@dataclass(frozen=True)
class RenderKey:
    """What pictures are painted for: equal keys have equal pictures. A subclass says what is in them."""

    geometry: Any  # the size of the pictures, and where everything is in them
    theme: Theme


Key = TypeVar("Key", bound=RenderKey)
Images = Mapping[str, QImage]
Paint = Callable[[Key, Key | None, Images], Iterator[tuple[str, QImage]]]
"""Yields the pictures of a key, each with its name. Handed the key before and its pictures, so that it can reuse one of
these. Runs on a thread."""


@cache
def _pool() -> QThreadPool:
    """Return a pool of one thread, so that painting need not wait for computer players."""
    pool = QThreadPool()
    pool.setMaxThreadCount(1)
    return pool


_caches = WeakSet["RenderCache[Any]"]()
_recent: dict[tuple[Any, Any], Images] = {}
"""Recent pictures by painter and key, the latest last. For the GUI thread only."""


def _remember(made: tuple[Any, Any], images: Images) -> None:
    """Keep pictures for later, the oldest no longer; those of pages that are gone go at once, who ever keeps a page."""
    for gone in [each for each in _caches if not isValid(each)]:
        gone.forget()
        _caches.discard(gone)
    _recent[made] = images
    size = sum(image.sizeInBytes() for images in _recent.values() for image in images.values())
    while len(_recent) > 1 and size > RECENT_BYTES:
        oldest = _recent.pop(next(iter(_recent)))
        size -= sum(image.sizeInBytes() for image in oldest.values())


def nothing_is_painted() -> bool:
    return _pool().activeThreadCount() == 0


class RenderCache(QObject, Generic[Key]):
    """Keeps the pictures of the key wanted last; until they are painted, older ones stand in."""

    ready = Signal()

    def __init__(self, paint: Paint[Key], stands_in: Callable[[Key, Key], bool], parent: QObject | None = None) -> None:
        """`stands_in` tells whether the pictures of one key may be shown, scaled, for another."""
        super().__init__(parent)
        self._paint, self._stands_in = paint, stands_in
        self.key: Key | None = None
        self.pictures: dict[str, QPixmap] = {}
        self._wanted: Key | None = None
        self._images: Images = {}
        self._whole = False
        self._painting = BackgroundTask(self, "A picture could not be painted.")  # a sketch stays then
        self._quiet = QTimer(self, singleShot=True, interval=90)
        self._quiet.timeout.connect(self._begin)
        _caches.add(self)

    def want(self, key: Key) -> None:
        """Paint the pictures of this key in the background; `ready` follows."""
        if key == self._wanted:
            return
        self._wanted = key
        self._painting.cancel()
        self._quiet.stop()
        if self.key == key and self._whole:
            return
        if made := _recent.pop((self._paint, key), None):
            self._take(key, made)
            return
        if self.key is not None and not self._stands_in(self.key, key):
            self.forget()
        if self.key is not None and self.key.geometry != key.geometry:
            self._quiet.start()
        else:
            self._begin()

    def forget(self) -> None:
        self.key, self.pictures, self._images, self._whole = None, {}, {}, False

    def finish(self) -> None:
        if self._wanted is not None and not (self._whole and self.key == self._wanted):
            self._quiet.stop()
            self._painting.cancel()
            self._take(self._wanted, dict(self._paint(self._wanted, self.key, self._images)))

    def cancel(self) -> None:
        """Paint nothing until `want` is called again."""
        self._quiet.stop()
        self._painting.cancel()
        if not (self._whole and self.key == self._wanted):
            self._wanted = None

    def _begin(self) -> None:
        key, before, images, paint = self._wanted, self.key, self._images, self._paint
        if key is None:
            return

        def work(flag: StopFlag) -> dict[str, QImage]:
            painted = {}
            for name, image in paint(key, before, images):
                painted[name] = image
                flag.check()
                flag.tell(painted.copy())
            return painted

        self._painting.start(
            work, lambda painted: self._take(key, painted), progressed=lambda some: self._show(key, some), pool=_pool()
        )

    def _show(self, key: Key, some: dict[str, QImage]) -> None:
        """Show the first pictures of a key before the others are there, unless older ones stand in."""
        if self.key is None or (self.key == key and not self._whole):
            self._keep(key, some)

    def _take(self, key: Key, painted: Images) -> None:
        self._whole = True
        _remember((self._paint, key), painted)
        self._keep(key, painted)

    def _keep(self, key: Key, images: Images) -> None:
        kept, pictures = self._images, self.pictures
        same = {name for name, image in images.items() if kept.get(name) is image}
        self.pictures = {n: pictures[n] if n in same else QPixmap.fromImage(image) for n, image in images.items()}
        self.key, self._images = key, images
        self.ready.emit()
