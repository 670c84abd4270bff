"""Python's search for cycles that nobody uses, on the window's thread alone.

Left to itself Python searches on whichever thread happens to allocate. There it would destroy objects of Qt that belong
to the window's thread: Qt holds a lock meanwhile and waits for the interpreter, while the window's thread has the
interpreter and may wait for that lock, for ever.
"""

import gc

from PySide6.QtCore import QObject, QTimer

_EVERY_MS = 500


class CycleSearch(QObject):
    """Searches from time to time, as much as Python would have done by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.search)
        self._timer.start()
        gc.disable()

    def search(self) -> None:
        """Search through the oldest generation that is due, and all younger ones."""
        counts = enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
        due = [generation for generation, (count, most) in counts if count > most]
        if due:
            gc.collect(due[-1])

    def end(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.enable()
