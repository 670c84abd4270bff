"""How likely a wish is to be fulfilled, measured beside the window."""

from random import Random

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.boggle.wished_boards import Wanted, share_granted
from boggle_desk.models.latest import Latest
from boggle_desk.models.task import StopFlag

BOARDS = 1_000
_STREAM = 1
"""The same boards are measured each time: no chance is taken from the game."""


class WishChance(QObject):
    """Measures the latest wish that was asked for."""

    known = Signal(object, float)
    """The `Wanted` that was measured, and the share of boards that fulfil it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = Latest(self)

    def ask(self, wanted: Wanted) -> None:
        """Measure a wish; `known` follows unless another one is asked for before."""
        self._work.start(lambda flag: _share(wanted, flag), lambda share: self.known.emit(wanted, share))

    def stop(self) -> None:
        """Measure nothing any more."""
        self._work.stop()


def _share(wanted: Wanted, flag: StopFlag) -> float:
    flag.check()
    return share_granted(wanted, Random(_STREAM), BOARDS)
