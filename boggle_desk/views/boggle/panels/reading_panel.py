"""Beside the board while the lists are read aloud."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

from boggle_desk.engine.boggle.events import PassReading, ReadWord, SkipWord
from boggle_desk.engine.boggle.position import BogglePosition, Mark
from boggle_desk.engine.players import Player, sign_of
from boggle_desk.models.boggle.rival_reading import RivalReading
from boggle_desk.views.boggle.entry_list import EntryListView
from boggle_desk.views.boggle.panels.challenge_card import ChallengeCard
from boggle_desk.views.boggle.panels.panel import Panel, Table
from boggle_desk.views.boggle.panels.reading_cards import ListenersCard, VerdictCard
from boggle_desk.views.boggle.panels.word_entry import WordEntry
from boggle_desk.views.boggle.reading_words import ReadingWords
from boggle_desk.views.boggle.words import seats_text
from boggle_desk.views.kit import Card, button, label
from boggle_desk.views.team_signs import TeamSign


class ReadingPanel(Panel):
    """The reader's list, what became of the last word, and who has it too. Enter reads the marked word, S skips it,
    C doubts the last one or one that is marked, a digit presses a player's chip.

    A computer calls its words by itself; H holds it, Enter lets it read the word called at once, S the rest of its
    list."""

    meaning_asked = Signal(str)

    called = Signal(str)
    """A computer calls this word, which is read a little later."""

    def __init__(self, table: Table, reading: RivalReading) -> None:
        super().__init__(table)
        self.reading = reading
        self._called_last: tuple[int, int, str] | None = None
        self._doubted_by: tuple[str, str] = ("", "")
        """The word that a computer has doubted last, and its name."""
        self._ruled = ""
        """The word that was doubted last, until another one is read."""
        self._marking = False
        """Whether a row is being marked by the panel, not by people."""
        self._held_before = False
        self._words = ReadingWords(self)
        self._position: BogglePosition | None = None
        self._shown: tuple[int, int] = (0, 0)
        """Round and reader."""
        self._build_reader_card()
        self.entry = WordEntry(table, self.tr("A word from the paper"))
        self.entry.entered.connect(self._read_from_paper)
        self.entry.pointed.connect(self.pointed)
        self.entry.line.textChanged.connect(lambda _text: self._show_main())
        self.column.addWidget(self.entry)
        self.listeners = ListenersCard(self.look)
        self.listeners.touched.connect(reading.follow)  # somebody looks: wait anew
        self.column.addWidget(self.listeners)
        list_card = Card(self.look)
        self.words = EntryListView(self.look)
        self.words.setAccessibleName(self.tr("The reader’s list"))
        self.words.selectionModel().currentChanged.connect(self._marked)
        self.words.doubleClicked.connect(lambda _index: self.press_main())
        list_card.column.addWidget(self.words, 1)
        self.column.addWidget(list_card, 1)
        self.verdict = VerdictCard(self.look, self.press_challenge, self._ask_meaning)
        self.column.addWidget(self.verdict)
        self.challenge = ChallengeCard(table)
        self.challenge.asked.connect(self.submitted)
        self.challenge.closed.connect(self._end_challenge)
        reading.due.connect(self._read_called)
        reading.changed.connect(self._show_main)
        reading.vote_asked.connect(self._ask_votes)
        self.column.addWidget(self.challenge)
        self.hold = button("", self.press_hold)
        self.rest = button(self.tr("Read the rest"), reading.hurry)
        self.skip = button(self.tr("Skip"), self._skip)
        self.main = button("", self.press_main, "primary")
        self.foot.addLayout(self.row(self.hold, self.rest, self.skip, self.main, stretch=3))

    def _build_reader_card(self) -> None:
        card = Card(self.look)
        self._reader = label("", "title")
        self._points = label("", "muted")
        self._call = label("", "title")
        self._sign = TeamSign(self.look, 0)
        card.column.addLayout(self.row(self._sign, self._reader, self._points, stretch=1))
        card.column.addWidget(self._call)
        self.column.addWidget(card)

    # ------------------------------------------------------------------------------------- showing

    def show_position(self, position: BogglePosition) -> None:
        if position.reader is None:
            return
        before, self._position = self._position, position
        if before is None or before.last_word != position.last_word:
            self._ruled = ""
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
        self._call_next(position, position.reader)
        if new_reader:
            self.entry.clear()
            self.take_focus()

    def _show_reader(self, position: BogglePosition, reader: int) -> None:
        player = position.players[reader]
        self._reader.setText(self.tr("{name} reads").format(name=player.name))
        parts = self._words.points_so_far(position, reader)
        self._points.setText("\n".join(parts))
        side_of_text = Qt.AlignmentFlag.AlignRight if len(parts) > 1 else Qt.AlignmentFlag.AlignLeft
        self._points.setAlignment(side_of_text | Qt.AlignmentFlag.AlignVCenter)
        self._sign.setVisible(player.team is not None)
        self._sign.show_sign(sign_of(position.players, reader) or 0)

    def _show_others(self, position: BogglePosition, reader: int, new_reader: bool) -> None:
        self.entry.setVisible(not position.is_known(reader))
        self.entry.show_position(position, reader)
        anybody = self.listeners.show_listeners(position, reader, new_reader)
        self.listeners.setVisible(anybody and (self.reading.has_next or not position.is_computer(reader)))

    def _call_next(self, position: BogglePosition, reader: int) -> None:
        """Let a computer call the word that it reads next."""
        entries = self.words.entries
        entry = entries.entry(entries.index(entries.next_unread()))
        word = entry.word if entry and position.is_computer(reader) else ""
        self._call.setVisible(bool(word))
        self._call.setText(word.upper())
        if word and self._called_last != (*self._shown, word):
            self._called_last = (*self._shown, word)
            if not self.reading.hurries:
                self.called.emit(word)

    def _mark_next(self, from_the_top: bool) -> None:
        current = -1 if from_the_top else self.words.currentIndex().row()
        entry = self.words.entries.entry(self.words.entries.index(current)) if current >= 0 else None
        if entry is None or entry.mark is not Mark.WRITTEN:
            self._mark(self.words.entries.next_unread(current))

    def _mark(self, row: int) -> None:
        self._marking = True
        self.words.setCurrentIndex(self.words.entries.index(row))
        self._marking = False

    def _show_verdict(self, position: BogglePosition) -> None:
        word, reader = self._subject(position), position.reader
        self.verdict.setVisible(word is not None)
        if word is None or reader is None:
            return
        entry = position.entry(reader, word)
        if entry is None:
            return
        doubter = self._doubted_by[1] if self._doubted_by[0] == word else ""
        role = {Mark.STANDING: "good", Mark.STRUCK: "bad"}.get(entry.mark, "muted")
        self.verdict.say(self._words.verdict(position, reader, entry, doubter), role)
        self.verdict.doubt.setEnabled(entry.mark is Mark.STANDING and not entry.upheld)

    def note_doubt(self, word: str, doubter: Player) -> None:
        """Remember which word was doubted last, to say what came of it; and by whom, if it was a computer."""
        self._ruled = word
        self._doubted_by = (word, doubter.name) if doubter.level else ("", "")

    def _subject(self, position: BogglePosition) -> str | None:
        """Return the word that can be doubted: one that people have marked after it was read, or the last one."""
        entry = self.words.entries.entry(self.words.currentIndex())
        marked = entry is not None and entry.mark in (Mark.STANDING, Mark.CROSSED, Mark.STRUCK)
        return entry.word if entry and marked else self._ruled or position.last_word

    def _show_main(self) -> None:
        position = self._position
        unread = self._unread()
        talks = not self.challenge.isVisibleTo(self)
        computer = bool(position and position.reader is not None and position.is_computer(position.reader))
        calls = computer and self.reading.has_next
        self.skip.setEnabled(unread is not None)
        self.skip.setVisible(talks and not computer)
        self.hold.setVisible(talks and calls and self.look.motion)
        self.hold.setText(self.tr("Go on") if self.reading.held else self.tr("Hold"))
        self.rest.setVisible(talks and calls)
        self.main.setVisible(talks)
        if self.entry.isVisibleTo(self) and self.entry.line.text():
            self.main.setText(self.tr("Read the word"))
        elif unread:
            self.main.setText(self.tr("Read {word}").format(word=unread.upper()))
        elif position and position.reader is not None:
            waiting = position.next_readers
            name = seats_text(position, waiting[:1])
            self.main.setText(self.tr("Pass to {name}").format(name=name) if waiting else self.tr("To the scores"))

    def _unread(self) -> str | None:
        """Return the word that is read next: the marked one; a computer keeps to the order of its list."""
        position, entries = self._position, self.words.entries
        if position and position.reader is not None and position.is_computer(position.reader):
            called = entries.entry(entries.index(entries.next_unread()))
            return called.word if called and called.mark is Mark.WRITTEN else None
        entry = self.words.entries.entry(self.words.currentIndex())
        return entry.word if entry and entry.mark is Mark.WRITTEN else None

    def _marked(self, index: QModelIndex, _before: QModelIndex) -> None:
        entry = self.words.entries.entry(index)
        if entry and self._position and self._position.board:
            self.pointed.emit(self._position.board.path(entry.word) or ())
            if not self._marking:
                self._show_verdict(self._position)
                if self.reading.has_next:
                    self.reading.hold()
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
        elif self.reading.has_next:
            self._read_called()
        elif unread:
            self._read(unread)
        else:
            self.submitted.emit(PassReading())

    def _read_called(self) -> None:
        """Let the computer read the word that it has called."""
        word = self._unread()
        if word and not self.challenge.isVisible():
            self._mark(self.words.entries.row_of(word))
            self._read(word)

    def press_hold(self) -> None:
        """Let a computer that reads wait, or go on."""
        if not self.reading.has_next:
            return
        if self.reading.held:
            self._mark(self.words.entries.next_unread())
            self.reading.go_on()
        else:
            self.reading.hold()

    def _read(self, word: str) -> None:
        also = self.listeners.pressed
        self.listeners.release()
        self.submitted.emit(ReadWord(word, also))

    def _read_from_paper(self, word: str) -> None:
        self._read(word)
        self.entry.setFocus()  # a chip may have it

    def _skip(self) -> None:
        word = self._unread()
        if self.reading.has_next:
            self.reading.hurry()
        elif word:
            self.submitted.emit(SkipWord(word))

    def press_challenge(self) -> None:
        """Doubt the word that was read last, or one that was marked since."""
        position = self._position
        word = self._subject(position) if position else None
        if position and word and position.reader is not None and self.verdict.doubt.isEnabled():
            self._open_challenge(position, word, position.reader, None)

    def _ask_votes(self, word: str, owner: int, doubter: int) -> None:
        """Let the table vote about a word that a computer doubts."""
        if self._position and not self.challenge.isVisible():
            self._open_challenge(self._position, word, owner, doubter)

    def _open_challenge(self, position: BogglePosition, word: str, owner: int, by: int | None) -> None:
        self._held_before = self.reading.held
        self.reading.hold()
        self.challenge.open_for(position, word, owner, by)
        if self.challenge.isVisibleTo(self):
            for widget in (self.entry, self.listeners, self.verdict, *self._foot_buttons()):
                widget.hide()

    def _foot_buttons(self) -> tuple[QPushButton, ...]:
        return self.hold, self.rest, self.skip, self.main

    def _end_challenge(self) -> None:
        if self._position:
            self.show_position(self._position)
        if not self._held_before:
            self.reading.go_on()
        self.take_focus()

    def _ask_meaning(self) -> None:
        word = self._subject(self._position) if self._position else None
        if word:
            self.meaning_asked.emit(word)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the single keys of the reading; a word line that has the focus keeps its letters."""
        if self.challenge.isVisible():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_S:
            self._skip()
        elif event.key() == Qt.Key.Key_H:
            self.press_hold()
        elif event.key() == Qt.Key.Key_C:
            self.press_challenge()
        elif not self.listeners.press_key(event.key()):
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
            self.verdict.show()
            self.verdict.say(text, "bad")


def _unread_words(position: BogglePosition | None, reader: int) -> int:
    """Return how many words of a reader's list are still to be read."""
    return sum(entry.mark is Mark.WRITTEN for entry in position.lists[reader]) if position else 0
