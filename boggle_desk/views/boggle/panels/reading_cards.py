"""What stands beside the list that is read: who has the word too, and what became of it."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.views.boggle.seat_chips import seat_chip
from boggle_desk.views.kit import Card, SeatChip, button, label, set_role
from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced

_BESIDE = 3


class ListenersCard(Card):
    """A chip for each player whose list only that player knows: pressed by those who have the word too."""

    touched = Signal()
    """Somebody has pressed a chip."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._look_here = look
        self.chips: list[SeatChip] = []
        self.column.addWidget(label(self.tr("Who has it too? Press their chips, then Enter."), "muted", wrap=True))
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)

    def show_listeners(self, position: BogglePosition, reader: int, anew: bool) -> bool:
        """Show who listens to a reader, with no chip pressed if the reader is new; return whether there is anybody."""
        seats = range(len(position.players))
        if len(self.chips) != len(seats):
            self.chips = [seat_chip(self._look_here, position, seat, checkable=True) for seat in seats]
            for chip in self.chips:
                chip.clicked.connect(lambda _checked=False: self.touched.emit())
        listening = [seat for seat in seats if seat != reader and not position.is_known(seat)]
        for place, seat in enumerate((*listening, *(each for each in seats if each not in listening))):
            self._grid.addWidget(self.chips[seat], place // _BESIDE, place % _BESIDE)
        for seat, chip in enumerate(self.chips):
            chip.setEnabled(seat in listening)
            chip.setVisible(seat in listening)
        if anew:
            self.release()
        return bool(listening)

    @property
    def pressed(self) -> tuple[int, ...]:
        """The seats of those who have the word too."""
        return tuple(seat for seat, chip in enumerate(self.chips) if chip.isChecked() and chip.isEnabled())

    def release(self) -> None:
        """Let all chips go."""
        for chip in self.chips:
            chip.setChecked(False)

    def press_key(self, key: int) -> bool:
        """Press the chip of a digit; return whether there is one."""
        seat = key - Qt.Key.Key_1
        if not (self.isVisible() and 0 <= seat < len(self.chips) and self.chips[seat].isEnabled()):
            return False
        self.chips[seat].click()
        return True


class VerdictCard(Card):
    """What became of a word, and what can be asked about it."""

    def __init__(self, look: Look, challenge: Callable[[], object], meaning: Callable[[], object]) -> None:
        super().__init__(look)
        self.text = label("", "muted", wrap=True)
        self.doubt = button(self.tr("Challenge"), challenge)
        self.meaning = button(self.tr("Meaning"), meaning)
        row = spaced(QHBoxLayout(), look, 12)
        row.addWidget(self.meaning)
        row.addWidget(self.doubt, 1)
        self.column.addWidget(self.text)
        self.column.addLayout(row)

    def say(self, text: str, role: str) -> None:
        """Say something of the word, in the colour of a role."""
        self.text.setText(text)
        set_role(self.text, role)
