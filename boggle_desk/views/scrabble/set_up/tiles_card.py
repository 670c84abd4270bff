"""The tiles that are still unseen, as buttons that put them on the board or on the rack."""

from collections import Counter
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QHBoxLayout, QPushButton

from boggle_desk.engine.scrabble.set_up import SetUp
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.views.kit import Card, button, clear_layout, label
from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced

_MOST_COLUMNS = 9
_BOARD, _RACK = range(2)


class TilesCard(Card):
    """How many of each tile nobody sees; a click puts one where it is wanted. The keyboard stays where it is, for there
    all of this can be typed; only who chooses between board and rack chooses for the keyboard, too."""

    board_chosen = Signal(str, bool)
    """A letter for the board, and whether a blank shall be it."""
    rack_chosen = Signal(str)
    erase_chosen = Signal(bool)
    """True takes a tile off the board, False off the rack."""
    target_chosen = Signal(bool)
    """True is the board, False the rack."""
    turn_chosen = Signal()
    """The other direction."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, margin=12, spacing=6)
        self._letters: tuple[str, ...] = ()
        self.buttons: dict[str, QPushButton] = {}
        self.heading = label("", "heading")
        self.on_board = button(self.tr("On the board"), self._show_target, "small")
        self.on_rack = button(self.tr("On the rack"), self._show_target, "small")
        self._targets = QButtonGroup(self)
        row = QHBoxLayout()
        row.addWidget(self.heading, 1)
        for place, each in enumerate((self.on_board, self.on_rack)):
            each.setCheckable(True)
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._targets.addButton(each, place)
            row.addWidget(each)
        self._targets.idClicked.connect(lambda place: self.target_chosen.emit(place == _BOARD))
        self.on_board.setChecked(True)
        self.column.addLayout(row)
        self._grid = QGridLayout()
        spaced(self._grid, look, 4)
        self.column.addLayout(self._grid)
        self.as_blank = QCheckBox(self.tr("as a blank"))
        self.direction = button("", self.turn_chosen.emit, "small")
        self.erase = button(self.tr("Take off"), lambda: self.erase_chosen.emit(self.to_board), "small")
        below = QHBoxLayout()
        for part in (self.as_blank, self.direction, self.erase):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            below.addWidget(part)
        self.column.addLayout(below)

    @property
    def to_board(self) -> bool:
        """Whether tiles go on the board, not on the rack."""
        return self._targets.checkedId() == _BOARD

    def aim(self, to_board: bool) -> None:
        """Let tiles go on the board, or on the rack."""
        (self.on_board if to_board else self.on_rack).setChecked(True)
        self._show_target()

    def _show_target(self) -> None:
        self.as_blank.setVisible(self.to_board)
        self.direction.setVisible(self.to_board)
        if BLANK in self.buttons:
            self.buttons[BLANK].setEnabled(not self.to_board)

    def show_direction(self, across: bool) -> None:
        """Say which way the cursor goes on."""
        self.direction.setText(self.tr("→ across") if across else self.tr("↓ down"))

    def show_set_up(self, set_up: SetUp) -> None:
        """Show how many of each tile are unseen."""
        self._take_letters((*set_up.rules.tiles.letters, BLANK))
        unseen = Counter(set_up.unseen)
        self.heading.setText(self.tr("%n unseen tile(s)", "", len(set_up.unseen)))
        for letter, made in self.buttons.items():
            shown = self.tr("blank") if letter == BLANK else letter
            made.setText(f"{shown} {unseen[letter]}")
            made.setAccessibleName(self.tr("{letter}, {count} unseen").format(letter=shown, count=unseen[letter]))
        self._show_target()

    def _take_letters(self, letters: tuple[str, ...]) -> None:
        if letters == self._letters:
            return
        self._letters = letters
        clear_layout(self._grid)
        self.buttons = {letter: button("", partial(self._choose, letter), "small") for letter in letters}
        for made in self.buttons.values():
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put as many tiles into a row as there is room for."""
        letters = [letter for letter in self._letters if letter != BLANK]
        if not letters:
            return
        wide = self.fontMetrics().horizontalAdvance("MM 00") + self._look.px(14)
        columns = max(3, min(_MOST_COLUMNS, self.contentsRect().width() // (wide + self._grid.horizontalSpacing())))
        for made in self.buttons.values():
            self._grid.removeWidget(made)
        for at, letter in enumerate(letters):
            self._grid.addWidget(self.buttons[letter], at // columns, at % columns)
        row, column = divmod(len(letters), columns)
        over = columns - column < 2
        place = (row + 1, 0) if over else (row, column)
        self._grid.addWidget(self.buttons[BLANK], *place, 1, 2)

    def _choose(self, letter: str) -> None:
        if self.to_board:
            blank = self.as_blank.isChecked()
            self.as_blank.setChecked(False)
            self.board_chosen.emit(letter, blank)
        else:
            self.rack_chosen.emit(letter)
