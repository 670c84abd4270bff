"""Which face lies on a square: all that are printed on cubes, as buttons."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton

from boggle_desk.engine.boggle.cubes import BLOCK
from boggle_desk.engine.boggle.real_board import EMPTY
from boggle_desk.engine.word_graph import ENGLISH
from boggle_desk.views.kit import Card, button, clear_layout, label
from boggle_desk.views.look import Look

_COLUMNS = 9


class FacesCard(Card):
    """A button for each face. They leave the keyboard to the board, where all of them can be typed."""

    chosen = Signal(str)
    """The face that lies on the square of the cursor."""

    def __init__(self, look: Look, faces: Iterable[str]) -> None:
        """`faces` are all that are printed on known cubes."""
        super().__init__(look, margin=12)
        self.heading = label("", "heading")
        self.column.addWidget(self.heading)
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self._pairs = sorted(face for face in faces if len(face) > 1)
        self.buttons: dict[str, QPushButton] = {}
        self.offer(ENGLISH)

    def offer(self, alphabet: str) -> None:
        """Offer the letters of an alphabet in lower case beside the pairs, the solid face and none."""
        singles = [letter.upper() for letter in alphabet if letter != "q"]  # a Q is Qu, which is a pair
        if set(singles) <= self.buttons.keys() and len(self.buttons) == len(singles) + len(self._pairs) + 2:
            return
        clear_layout(self._grid)
        self.buttons = {face: self._made(face, face) for face in (*singles, *self._pairs)}
        self.buttons[BLOCK] = self._made(self.tr("solid"), BLOCK)
        self.buttons[EMPTY] = self._made(self.tr("empty"), EMPTY)
        keys = {BLOCK: BLOCK, EMPTY: self.tr("Space")} | {pair: f"⇧ {pair[0]}" for pair in self._pairs}
        for face, typed in keys.items():
            self.buttons[face].setToolTip(self.tr("Key: {keys}").format(keys=typed))
        self._arrange()

    def _made(self, text: str, face: str) -> QPushButton:
        made = button(text, partial(self.chosen.emit, face), "small", self)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return made

    def show_square(self, row: int, column: int) -> None:
        """Say which square a face is chosen for."""
        text = self.tr("What lies in row {row}, column {column}?")
        self.heading.setText(text.format(row=row + 1, column=column + 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put as many faces into a row as there is room for, the words for solid and empty below them."""
        narrow = [self.buttons[face] for face in self.buttons if face not in (BLOCK, EMPTY)]
        widest = max(made.sizeHint().width() for made in narrow) + self._grid.horizontalSpacing()
        columns = max(2, min(_COLUMNS, self.contentsRect().width() // widest))
        for made in self.buttons.values():
            self._grid.removeWidget(made)
        for at, made in enumerate(narrow):
            self._grid.addWidget(made, at // columns, at % columns)
        last, half = len(narrow) // columns + 1, columns // 2
        self._grid.addWidget(self.buttons[BLOCK], last, 0, 1, half)
        self._grid.addWidget(self.buttons[EMPTY], last, half, 1, columns - half)
