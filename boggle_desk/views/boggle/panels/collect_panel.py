"""After a search on paper: lists can be typed in, one after the other, or just read aloud."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from boggle_desk.engine.boggle.events import BeginReading, EraseWord, WriteWord
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.players import sides
from boggle_desk.views.boggle.boggle_players import seat_chip
from boggle_desk.views.boggle.entry_list import ListCard
from boggle_desk.views.boggle.panels.panel import Panel, Table, WordEntry
from boggle_desk.views.controls import Card, button, label
from boggle_desk.views.faces import PlayerChip
from boggle_desk.views.layouts import fill


class CollectPanel(Panel):
    """Whose list is typed is chosen by chips or their digits; the words already typed are shown. Enter in an empty line
    leads to the next empty list, and then to the reading."""

    entry: WordEntry

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.chips: list[PlayerChip] = []
        self._round = 0
        self._seats = QButtonGroup(self)
        submit = table.session.submit
        self._text, self._grid = label("", "muted", wrap=True), QGridLayout()
        hint = self.tr("Type a word from the list")
        self.entry = WordEntry(table, hint, lambda word: submit(WriteWord(self.seat, word)))
        self.entry.pointed.connect(table.dome.show_path)
        self.entry.line.textEdited.connect(lambda _text: self.show_entry())
        self._seats.idClicked.connect(lambda _seat: self.entry.clear())
        self._seats.idClicked.connect(lambda _seat: self._choose())
        self._list_card = ListCard(self.look, self.tr("Words on the list"))
        self._list_card.erase_asked.connect(lambda word: submit(EraseWord(self.seat, word)))
        self.words = self._list_card.words
        self.read = button(self.tr("Read aloud"), lambda: submit(BeginReading()), "primary")
        card = Card(self.look)
        card.lay(label(self.tr("Whose word list is this?"), "heading", wrap=True), self._text, self._grid)
        fill(self.column, card, self.entry, (self._list_card, 100), 1)
        self.foot.addWidget(self.read)

    @property
    def seat(self) -> int:
        """Whose list is typed."""
        return max(0, self._seats.checkedId())

    def show_position(self, position: BogglePosition) -> None:
        if [chip.text() for chip in self.chips] != [player.name for player in position.players]:
            self._seat_chips(position)
        if position.round != self._round:  # each round begins with the list of the one who reads first
            self._round = position.round
            self.entry.clear()
            people = (seat for seat in position.seats_from(position.first_reader) if seat in position.people)
            self.chips[next(people, 0)].setChecked(True)
        for seat, chip in enumerate(self.chips):
            count = len(position.lists[seat])
            known = count or position.is_known(seat)
            chip.set_note(self.tr("%n word(s)", "", count) if known else self.tr("on paper"))
        self._show_what_next(position)
        self._choose()

    def _show_what_next(self, position: BogglePosition) -> None:
        """Say what is done with the lists: one side has nobody to read to, so only what is typed in counts."""
        text, read = self.tr("Type in your words."), self.tr("Score the list")
        if len(sides(position.players)) > 1:
            text = self.tr("Tap a player and type their words, or read aloud from paper.")
            read = self.tr("Read aloud")
        elif len(position.players) > 1:
            text = self.tr("You're one team, so each word counts once.")
            read = self.tr("Score the lists")
        self._text.setText(text)
        self._text.setHidden(self.large)
        self.read.setText(read)

    def _seat_chips(self, position: BogglePosition) -> None:
        for chip in self.chips:
            self._seats.removeButton(chip)
            chip.deleteLater()
        self._round = 0
        self.chips = [
            seat_chip(self.look, position, seat, checkable=seat in position.people)
            for seat in range(len(position.players))
        ]
        for seat, chip in enumerate(self.chips):
            self._grid.addWidget(chip, seat // 2, seat % 2)
            if seat in position.people:  # a computer has written its list itself
                self._seats.addButton(chip, seat)
        for chip in reversed(self.chips):  # Tab leads to them before the line
            QWidget.setTabOrder(self.scrolled, chip)

    def _choose(self) -> None:
        self.entry.show_position(self.table.position, self.seat)
        self._list_card.show_writing(self.table.position, self.seat)
        self._list_card.setVisible(self.words.entries.rowCount() > 0)
        following = self._next_seat
        text = self.tr("Enter: on to {name}'s list")
        name = "" if following is None else self.table.position.players[following].name
        self.entry.show_hint(text.format(name=name) if name else "")
        self.take_focus()

    @property
    def _next_seat(self) -> int | None:
        """Who types next, once the list in front has words: the next person whose list is empty."""
        position = self.table.position
        order = [seat for seat in position.seats_from(self.seat) if seat in position.people]
        return next((seat for seat in order if not position.lists[seat]), None) if position.lists[self.seat] else None

    def take_focus(self) -> None:
        self.entry.setFocus()
        QTimer.singleShot(0, self, self.show_entry)  # when all is laid out

    def press_main(self) -> None:
        if self.entry.line.text():
            self.entry.enter()
        elif self._next_seat is not None:
            self.chips[self._next_seat].click()
        else:
            self.table.session.submit(BeginReading())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chip = self._seats.button(event.key() - Qt.Key.Key_1)
        if chip and not event.modifiers():
            chip.click()
        else:
            super().keyPressEvent(event)

    def marked_word(self) -> str:
        return self.words.chosen_word
