"""Cards in columns beside each other, and below each other where there is no room."""

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced

_BESIDE = 1000
"""From this width of the page on, in pixels of the design, columns have room beside each other."""


class CardColumns(QWidget):
    """The page that holds it calls `fit` whenever its width changes."""

    def __init__(self, look: Look, *columns: Sequence[QWidget]) -> None:
        """A column is a row of cards from the top down."""
        super().__init__()
        self._look, self._width = look, 0
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._columns.setContentsMargins(0, 0, 0, 0)
        spaced(self._columns, look, 20)
        for column in columns:
            self._columns.addLayout(self._stacked(column), 1)
        look.changed.connect(self._follow)

    def _stacked(self, cards: Sequence[QWidget]) -> QVBoxLayout:
        stacked = QVBoxLayout()
        spaced(stacked, self._look, 16)
        for card in cards:
            stacked.addWidget(card)
        stacked.addStretch(1)
        return stacked

    def _follow(self) -> None:
        self.fit(self._width)

    def fit(self, width: int) -> None:
        """Follow the width of the page, in pixels."""
        self._width = width
        below = width < self._look.px(_BESIDE)
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)
