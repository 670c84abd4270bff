"""A position that is being set up, with every step back and forth again."""

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.scrabble.set_up import SetUp

_MOST_STEPS = 2_000


class SetUpHistory(QObject):
    """Holds what is set up now; all changes can be undone."""

    changed = Signal()

    def __init__(self, first: SetUp, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = first
        self._before: list[SetUp] = []
        self._after: list[SetUp] = []

    @property
    def now(self) -> SetUp:
        """What is set up now."""
        return self._now

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to go back."""
        return bool(self._before)

    def change(self, to: SetUp) -> None:
        """Set something else up."""
        if to != self._now:
            self._before = [*self._before[1 - _MOST_STEPS :], self._now]
            self._after = []
            self._show(to)

    def undo(self) -> None:
        """Go a step back."""
        if self._before:
            self._after.append(self._now)
            self._show(self._before.pop())

    def redo(self) -> None:
        """Go a step forth again."""
        if self._after:
            self._before.append(self._now)
            self._show(self._after.pop())

    def _show(self, to: SetUp) -> None:
        self._now = to
        self.changed.emit()
