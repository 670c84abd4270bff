"""Keeps Python's collector of unused cycles from looking through the whole program while something moves: that would
take longer than a frame may."""

import gc


class Collector:
    """Sets aside what exists while something moves; only what is new is looked through."""

    def __init__(self) -> None:
        self._set_aside = False

    def rest(self) -> None:
        """Set aside all that exists now, unless somebody else has done so."""
        if not self._set_aside and gc.get_freeze_count() == 0:
            gc.freeze()
            self._set_aside = True

    def resume(self) -> None:
        """Take back what was set aside."""
        if self._set_aside:
            self._set_aside = False
            gc.unfreeze()
