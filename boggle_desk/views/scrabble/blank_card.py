"""Which letter a blank shall be (rule S8)."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton

from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.views.kit import Card, button, clear_layout, label
from boggle_desk.views.look import Look

_COLUMNS = 9


class BlankCard(Card):
    """All letters as small buttons; typing one does the same, Escape keeps the blank on the rack."""

    named = Signal(int, int, str)
    """The blank's place on the rack, the square, the letter."""
    closed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, margin=10)
        self._place = self._square = 0
        self._letters: tuple[str, ...] = ()
        self._buttons: list[QPushButton] = []
        self.column.addWidget(label(self.tr("Which letter is the blank?"), "heading"))
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def open_for(self, tiles: TileSet, place: int, square: int) -> None:
        """Ask which letter the blank of this place shall be on this square."""
        self._place, self._square = place, square
        if tiles.letters != self._letters:
            self._letters = tiles.letters
            clear_layout(self._grid)
            self._buttons = [button(letter, partial(self._name, letter), "small", self) for letter in tiles.letters]
        self.show()
        self._arrange()
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put as many letters into a row as there is room for, up to nine."""
        widest = max((made.sizeHint().width() for made in self._buttons), default=1) + self._grid.horizontalSpacing()
        columns = max(1, min(_COLUMNS, self.contentsRect().width() // widest))
        for made in self._buttons:
            self._grid.removeWidget(made)
        for at, made in enumerate(self._buttons):
            self._grid.addWidget(made, at // columns, at % columns)

    def _name(self, letter: str) -> None:
        self.hide()
        self.named.emit(self._place, self._square, letter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = event.text().upper()
        if letter in self._letters:
            self._name(letter)
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.closed.emit()
        else:
            super().keyPressEvent(event)
