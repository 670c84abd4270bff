"""The rack with the buttons that belong to it."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

_LEAST_RATIO = 3.6
"""How many times as wide as high the rack must be for the buttons to stand beside it."""


class RackRow(QWidget):
    """The rack between two buttons, or below them where it would become too narrow, as with large letters."""

    def __init__(self, before: QPushButton, rack: QWidget, after: QPushButton) -> None:
        super().__init__()
        self._before, self._rack, self._after = before, rack, after
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._below = False
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Return the height alone: the width may always be less, since the buttons then stand above."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Place the buttons anew for the size of letters in force."""
        beside = sum(each.sizeHint().width() + self._grid.spacing() for each in (self._before, self._after))
        below = self.width() - beside < _LEAST_RATIO * self._rack.height()
        if below != self._below:
            self._below = below
            self._arrange()

    def _arrange(self) -> None:
        for each in (self._before, self._rack, self._after):
            self._grid.removeWidget(each)
        self._grid.setColumnStretch(1, 0 if self._below else 1)
        if self._below:
            self._grid.addWidget(self._before, 0, 0)
            self._grid.addWidget(self._after, 0, 2)
            self._grid.addWidget(self._rack, 1, 0, 1, 3)
        else:
            for column, each in enumerate((self._before, self._rack, self._after)):
                self._grid.addWidget(each, 0, column)
