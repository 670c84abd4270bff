"""Which letter a blank shall be (rule S8)."""

from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton

from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.views.kit import Card, button, clear_layout, label
from boggle_desk.views.look import Look

_COLUMNS = 7


class BlankCard(Card):
    """All letters as small buttons; typing one does the same, Escape keeps the blank on the rack."""

    named = Signal(int, int, str)
    """The blank's place on the rack, the square, the letter."""
    opened = Signal()
    """The letters are shown; their owner puts them beside the square."""
    closed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, margin=10)
        self._place = self.square = 0
        self._letters: tuple[str, ...] = ()
        self._buttons: list[QPushButton] = []
        self.column.addWidget(label(self.tr("Which letter is the blank?"), "heading"))
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def open_for(self, tiles: TileSet, place: int, square: int) -> None:
        """Ask which letter the blank of this place shall be on this square."""
        self._place, self.square = place, square
        if tiles.letters != self._letters:
            self._letters = tiles.letters
            clear_layout(self._grid)
            self._buttons = [button(letter, partial(self._name, letter), "small", self) for letter in tiles.letters]
            for at, made in enumerate(self._buttons):
                self._grid.addWidget(made, at // _COLUMNS, at % _COLUMNS)
        self.show()
        self.opened.emit()
        self.setFocus()

    def place_beside(self, square: QRect, board: QRect) -> None:
        """Be as large as the letters need, on the board beside a square, or above or below it where the board is too
        narrow for that."""
        self.resize(self.sizeHint())
        gap = square.width() // 3
        left, top = square.right() + gap, square.center().y() - self.height() // 2
        if left + self.width() > board.right():
            left = square.left() - gap - self.width()
        if left < board.left():
            left, top = square.center().x() - self.width() // 2, square.bottom() + gap
            if top + self.height() > board.bottom():
                top = square.top() - gap - self.height()
        self.move(
            max(board.left(), min(left, board.right() - self.width())),
            max(board.top(), min(top, board.bottom() - self.height())),
        )
        self.raise_()

    def _name(self, letter: str) -> None:
        self.hide()
        self.named.emit(self._place, self.square, letter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = event.text().upper()
        if letter in self._letters:
            self._name(letter)
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.closed.emit()
        else:
            super().keyPressEvent(event)
