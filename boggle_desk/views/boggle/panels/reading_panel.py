"""Beside the board while the lists are read aloud."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout

from boggle_desk.engine.boggle.events import PassReading, ReadWord, SkipWord
from boggle_desk.engine.boggle.position import BogglePosition, Mark
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.boggle.scoring import entry_points, round_points
from boggle_desk.views.boggle.entry_list import EntryListView
from boggle_desk.views.boggle.panels.challenge_card import ChallengeCard
from boggle_desk.views.boggle.panels.panel import Panel, Table
from boggle_desk.views.boggle.panels.word_entry import WordEntry
from boggle_desk.views.boggle.words import seats_text
from boggle_desk.views.kit import Card, SeatChip, button, label, set_role


class ReadingPanel(Panel):
    """The reader's list, what became of the last word, and who has it too. Enter reads the marked word, S skips it,
    C doubts the last one, a digit presses a player's chip."""

    meaning_asked = Signal(str)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._position: BogglePosition | None = None
        self._shown: tuple[int, int] = (0, 0)
        """Round and reader."""
        self._chips: list[SeatChip] = []
        self._build_reader_card()
        self.entry = WordEntry(table, self.tr("A word from the paper"))
        self.entry.entered.connect(self._read_from_paper)
        self.entry.pointed.connect(lambda cells, _good: self.pointed.emit(cells))
        self.entry.line.textChanged.connect(lambda _text: self._show_main())
        self.column.addWidget(self.entry)
        self._also_card = Card(self.look)
        self._also_card.column.addWidget(
            label(self.tr("Who has it too? Press their chips, then Enter."), "muted", wrap=True)
        )
        self._grid = QGridLayout()
        self._also_card.column.addLayout(self._grid)
        self.column.addWidget(self._also_card)
        list_card = Card(self.look)
        self.words = EntryListView(self.look)
        self.words.setAccessibleName(self.tr("The reader’s list"))
        self.words.selectionModel().currentChanged.connect(self._marked)
        self.words.doubleClicked.connect(lambda _index: self.press_main())
        list_card.column.addWidget(self.words, 1)
        self.column.addWidget(list_card, 1)
        self._build_verdict_card()
        self.challenge = ChallengeCard(table)
        self.challenge.asked.connect(self.submitted)
        self.challenge.closed.connect(self._end_challenge)
        self.column.addWidget(self.challenge)
        self.skip = button(self.tr("Skip"), self._skip)
        self.main = button("", self.press_main, "primary")
        self.foot.addLayout(self.row(self.skip, self.main, stretch=1))

    def _build_reader_card(self) -> None:
        card = Card(self.look)
        self._reader = label("", "title")
        self._points = label("", "muted")
        card.column.addLayout(self.row(self._reader, self._points, stretch=0))
        self.column.addWidget(card)

    def _build_verdict_card(self) -> None:
        self._verdict_card = Card(self.look)
        self._verdict = label("", "muted", wrap=True)
        self.doubt = button(self.tr("Challenge"), self.press_challenge)
        self.meaning = button(self.tr("Meaning"), self._ask_meaning)
        self._verdict_card.column.addWidget(self._verdict)
        self._verdict_card.column.addLayout(self.row(self.meaning, self.doubt, stretch=1))
        self.column.addWidget(self._verdict_card)

    # ------------------------------------------------------------------------------------- showing

    def show_position(self, position: BogglePosition) -> None:
        if position.reader is None:
            return
        before, self._position = self._position, position
        self.challenge.hide()
        new_reader = (position.round, position.reader) != self._shown
        self._shown = (position.round, position.reader)
        unread_before, unread = (_unread_words(each, position.reader) for each in (before, position))
        taken_back = not new_reader and unread_before < unread
        self._show_reader(position, position.reader)
        self._show_others(position, position.reader, new_reader)
        self.words.entries.show_list(position, position.reader)
        self._mark_next(new_reader or taken_back)
        self._show_verdict(position)
        self._show_main()
        if new_reader:
            self.entry.clear()
            self.take_focus()

    def _show_reader(self, position: BogglePosition, reader: int) -> None:
        self._reader.setText(self.tr("{name} reads").format(name=position.players[reader].name))
        points = round_points(position)[reader]
        self._points.setText(_with_sign(self.tr("%n point(s) so far", "", abs(points)), points))

    def _show_others(self, position: BogglePosition, reader: int, new_reader: bool) -> None:
        on_paper = position.rules.writing is Writing.PAPER
        self.entry.setVisible(on_paper)
        self.entry.show_position(position, reader)
        self._also_card.setVisible(on_paper)
        if len(self._chips) != len(position.players):
            self._chips = [SeatChip(self.look, s, p.name, checkable=True) for s, p in enumerate(position.players)]
            for seat, chip in enumerate(self._chips):
                self._grid.addWidget(chip, seat // 3, seat % 3)
        for seat, chip in enumerate(self._chips):
            chip.setEnabled(seat != reader)
            chip.setVisible(seat != reader)
            if new_reader:
                chip.setChecked(False)

    def _mark_next(self, from_the_top: bool) -> None:
        current = -1 if from_the_top else self.words.currentIndex().row()
        entry = self.words.entries.entry(self.words.entries.index(current)) if current >= 0 else None
        if entry is None or entry.mark is not Mark.WRITTEN:
            self.words.setCurrentIndex(self.words.entries.index(self.words.entries.next_unread(current)))

    def _show_verdict(self, position: BogglePosition) -> None:
        word, reader = position.last_word, position.reader
        self._verdict_card.setVisible(word is not None)
        if word is None or reader is None:
            return
        entry = position.entry(reader, word)
        if entry is None:
            return
        points = entry_points(position, reader, entry)
        others = seats_text(position, tuple(seat for seat in position.holders(word) if seat != reader))
        texts = {
            Mark.STANDING: self.tr("{word} stands: {points}.").format(
                word=word.upper(), points=_with_sign(self.tr("%n point(s)", "", abs(points)), points)
            ),
            Mark.CROSSED: self.tr("{word} is crossed off: {names} had it too.").format(word=word.upper(), names=others),
            Mark.STRUCK: self.tr("{word} is no word here: {points}.").format(
                word=word.upper(), points=_with_sign(self.tr("%n point(s)", "", abs(points)), points)
            ),
        }
        upheld = self.tr("{word} was doubted, and it stands: {points}.").format(
            word=word.upper(), points=_with_sign(self.tr("%n point(s)", "", abs(points)), points)
        )
        self._verdict.setText(upheld if entry.upheld else texts.get(entry.mark, ""))
        set_role(self._verdict, {Mark.STANDING: "good", Mark.STRUCK: "bad"}.get(entry.mark, "muted"))
        self.doubt.setEnabled(entry.mark is Mark.STANDING and not entry.upheld)

    def _show_main(self) -> None:
        position = self._position
        unread = self._unread()
        self.skip.setEnabled(unread is not None)
        self.skip.setVisible(not self.challenge.isVisibleTo(self))
        self.main.setVisible(not self.challenge.isVisibleTo(self))
        if self.entry.isVisibleTo(self) and self.entry.line.text():
            self.main.setText(self.tr("Read the word"))
        elif unread:
            self.main.setText(self.tr("Read {word}").format(word=unread.upper()))
        elif position and position.reader is not None:
            waiting = position.next_readers
            name = seats_text(position, waiting[:1])
            self.main.setText(self.tr("Pass to {name}").format(name=name) if waiting else self.tr("To the scores"))

    def _unread(self) -> str | None:
        entry = self.words.entries.entry(self.words.currentIndex())
        return entry.word if entry and entry.mark is Mark.WRITTEN else None

    def _marked(self, index: QModelIndex, _before: QModelIndex) -> None:
        entry = self.words.entries.entry(index)
        if entry and self._position and self._position.board:
            self.pointed.emit(self._position.board.path(entry.word) or ())
        self._show_main()

    def take_focus(self) -> None:
        if self.entry.isVisibleTo(self) and self._unread() is None:
            self.entry.setFocus()
        else:
            self.words.setFocus()

    # ------------------------------------------------------------------------------------- doing

    def press_main(self) -> None:
        unread = self._unread()
        if self.challenge.isVisible():
            self.challenge.press_main()
        elif self.entry.isVisibleTo(self) and self.entry.line.text():
            self.entry.enter()
        elif unread:
            self._read(unread)
        else:
            self.submitted.emit(PassReading())

    def _read(self, word: str) -> None:
        also = tuple(seat for seat, chip in enumerate(self._chips) if chip.isChecked() and chip.isEnabled())
        for chip in self._chips:
            chip.setChecked(False)
        self.submitted.emit(ReadWord(word, also))

    def _read_from_paper(self, word: str) -> None:
        self._read(word)
        self.entry.setFocus()  # a chip may have it

    def _skip(self) -> None:
        word = self._unread()
        if word:
            self.submitted.emit(SkipWord(word))

    def press_challenge(self) -> None:
        """Doubt the word that was read last."""
        position = self._position
        if position and position.last_word and position.reader is not None and self.doubt.isEnabled():
            self.challenge.open_for(position, position.last_word, position.reader)
            if self.challenge.isVisibleTo(self):
                for widget in (self.entry, self._also_card, self._verdict_card, self.skip, self.main):
                    widget.hide()

    def _end_challenge(self) -> None:
        if self._position:
            self.show_position(self._position)
        self.take_focus()

    def _ask_meaning(self) -> None:
        if self._position and self._position.last_word:
            self.meaning_asked.emit(self._position.last_word)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the single keys of the reading; a word line that has the focus keeps its letters."""
        digit = event.key() - Qt.Key.Key_1
        if self.challenge.isVisible():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_S:
            self._skip()
        elif event.key() == Qt.Key.Key_C:
            self.press_challenge()
        elif 0 <= digit < len(self._chips) and self._chips[digit].isEnabled() and self._also_card.isVisible():
            self._chips[digit].toggle()
        else:
            super().keyPressEvent(event)

    def take_letter(self, letter: str) -> None:
        if self.entry.isVisible():
            self.entry.take_letter(letter)

    def marked_word(self) -> str:
        entry = self.words.entries.entry(self.words.currentIndex())
        return entry.word if entry else ""

    def show_refusal(self, text: str) -> None:
        self.entry.say(text, "bad")
        if not self.entry.isVisible():
            self._verdict_card.show()
            self._verdict.setText(text)
            set_role(self._verdict, "bad")


def _with_sign(text: str, points: int) -> str:
    """Return a text that says a number without its sign with it: Qt fills in no number below nothing."""
    return f"−{text}" if points < 0 else text


def _unread_words(position: BogglePosition | None, reader: int) -> int:
    """Return how many words of a reader's list are still to be read."""
    return sum(entry.mark is Mark.WRITTEN for entry in position.lists[reader]) if position else 0
