"""Who doubts a word, and how the table decides (rule B20)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout

from boggle_desk.engine.boggle.computer import vote
from boggle_desk.engine.boggle.events import Challenge
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.rules import Court
from boggle_desk.models.boggle.rivals import level_of
from boggle_desk.views.boggle.panels.panel import Table
from boggle_desk.views.boggle.seat_chips import seat_chip
from boggle_desk.views.kit import Card, SeatChip, button, label


class ChallengeCard(Card):
    """Asks who doubts a word if that is open, then for votes if the table votes. `asked` carries the move."""

    asked = Signal(object)
    closed = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__(table.services.look)
        self._table = table
        self._look_of_table = table.services.look
        self._word = ""
        self._owner = 0
        self._by: int | None = None
        self._position: BogglePosition | None = None
        self._chips: list[tuple[int, SeatChip]] = []
        self._question = label("", "heading", wrap=True)
        self.column.addWidget(self._question)
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self.decide = button(self.tr("Decide"), self._vote, "primary")
        self.column.addWidget(self.decide)
        self.column.addWidget(button(self.tr("Never mind"), self.close_card, "link"))
        self.hide()

    def open_for(self, position: BogglePosition, word: str, owner: int, by: int | None = None) -> None:
        """Let a word of `owner` be doubted: at once where only one other person can and the dictionary decides. With
        `by` a computer doubts it, and the table votes."""
        self._position, self._word, self._by, self._owner = position, word, by, owner
        doubters = [seat for seat in position.people if seat != owner]
        if by is None and not doubters:
            return
        if by is not None or len(doubters) == 1:
            self._doubt(doubters[0] if by is None else by)
            return
        self._question.setText(self.tr("Who doubts {word}?").format(word=word.upper()))
        self.decide.hide()
        self._show_chips(doubters, checkable=False)
        self.show()
        self._chips[0][1].setFocus()

    def close_card(self) -> None:
        """Let the word be."""
        self.hide()
        self.closed.emit()

    def press_main(self) -> None:
        """Do what Enter does: decide, or take the chip that has the keyboard."""
        if self.decide.isVisible():
            self._vote()
            return
        for _seat, chip in self._chips:
            if chip.hasFocus():
                chip.click()
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the digits of the seats, and Escape."""
        digit = event.key() - Qt.Key.Key_1
        for seat, chip in self._chips:
            if seat == digit:
                chip.click()
                return
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    def _show_chips(self, seats: list[int], checkable: bool) -> None:
        for _seat, chip in self._chips:
            self._grid.removeWidget(chip)
            chip.deleteLater()
        self._chips = []
        position = self._position
        if position is None:
            return
        for place, seat in enumerate(seats):
            chip = seat_chip(self._look_of_table, position, seat, checkable=True)
            if not checkable:
                chip.clicked.connect(lambda _checked=False, doubter=seat: self._doubt(doubter))
            self._chips.append((seat, chip))
            self._grid.addWidget(chip, place // 3, place % 3)
            chip.show()  # now, not when the layout gets round to it: what cannot be seen cannot take the keyboard

    def _doubt(self, seat: int) -> None:
        self._by = seat
        if self._position is None:
            return
        if self._position.rules.court is Court.DICTIONARY:
            self._ask(())
            return
        question = self.tr("Who says that {word} is a word? Press their chips.")
        if self._position.is_computer(seat):
            question = self.tr("{name} doubts {word}. Who says that it is a word? Press their chips.")
        name = self._position.players[seat].name
        self._question.setText(question.format(word=self._word.upper(), name=name))
        self._show_chips(list(self._position.people), checkable=True)
        self.decide.show()
        self.show()
        self._chips[0][1].setFocus()

    def _vote(self) -> None:
        """Ask for the verdict with the votes of the people, and of the computers that can say."""
        position = self._position
        if position is None:
            return
        votes = [self._opinion(position, seat) for seat in range(len(position.players))]
        for seat, chip in self._chips:
            votes[seat] = chip.isChecked()
        self._ask(tuple(votes))

    def _opinion(self, position: BogglePosition, seat: int) -> bool | None:
        """Return a computer's vote: for its own word, else by what it knows; None for a person."""
        if not position.is_computer(seat):
            return None
        if seat == self._owner:
            return True
        return vote(level_of(position, seat, self._table.services.rivals), self._word, self._table.lexicon)

    def _ask(self, votes: tuple[bool | None, ...]) -> None:
        if self._by is not None:
            self.hide()
            self.asked.emit(Challenge(self._word, self._by, votes))
            self.closed.emit()
