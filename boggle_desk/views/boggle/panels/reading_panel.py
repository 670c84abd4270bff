"""Beside the board while the lists are read aloud: the reader's list, who has the word too, and what became of it."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from boggle_desk.engine.boggle.computer import vote
from boggle_desk.engine.boggle.events import Challenge, PassReading, ReadWord, SkipWord
from boggle_desk.engine.boggle.position import BogglePosition, Entry, Mark
from boggle_desk.engine.boggle.referee import entry_points, round_points
from boggle_desk.engine.boggle.rules import Court
from boggle_desk.engine.players import Player, side_of, sign_of
from boggle_desk.models.boggle.rivals import RivalReading, level_of
from boggle_desk.models.locale_text import number_text
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.entry_list import EntryListView
from boggle_desk.views.boggle.panels.panel import Panel, Table, WordEntry
from boggle_desk.views.boggle.players import seat_chip
from boggle_desk.views.boggle.words import seats_text
from boggle_desk.views.kit import Card, SeatChip, button, label, set_role
from boggle_desk.views.spacing import spaced
from boggle_desk.views.team_signs import TeamSign


class ReadingWords(QObject):
    """Says in the table's language what became of a word, and how many points there are."""

    def points_so_far(self, position: BogglePosition, reader: int) -> list[str]:
        """Return what the reader has so far, a part of it for each line: with what was granted, and the team's."""
        player, by_seat = position.players[reader], round_points(position)
        side = side_of(position.players, reader)
        parts = [_with_sign(self.tr("%n point(s) so far", "", abs(by_seat[reader])), by_seat[reader])]
        if player.head_start:
            parts.append(self.tr("{points} of them granted").format(points=player.head_start))
        if len(side) > 1:
            total = number_text(sum(by_seat[seat] for seat in side))
            parts.append(self.tr("{team}: {points}").format(team=player.team, points=total))
        return parts

    def verdict(self, position: BogglePosition, reader: int, entry: Entry, doubter: str) -> str:
        """Return what became of a word on the reader's list; nothing while it waits. `doubter` is the name of the
        computer that has doubted it, if one has."""
        others, names = tuple(seat for seat in position.holders(entry.word) if seat != reader), doubter
        if entry.upheld:
            text = self.tr("{word} was doubted, and it stands: {points}.")
        elif entry.mark is Mark.STANDING:
            text, names = self.tr("{word} stands: {points}."), seats_text(position, others)
            if others:  # teammates cross it off (rule B34)
                text = self.tr("{word} stands: {points}. It counts once for the team; {names} had it too.")
        elif entry.mark is Mark.CROSSED:  # a teammate keeps it, or an opponent had it too (rules B18, B34)
            held = ((seat, position.entry(seat, entry.word)) for seat in others)
            keepers = tuple(seat for seat, each in held if each and each.mark is Mark.STANDING)
            text, names = self.tr("{word} is crossed off: {names} had it too."), seats_text(position, keepers or others)
            if keepers:
                text = self.tr("{word} counts once for the team: {names} keeps it.")
        elif entry.mark is Mark.STRUCK:
            text = self.tr("{word} is no word here: {points}.")
            if doubter:
                text = self.tr("{name} has doubted {word}, and it is no word here: {points}.")
        else:
            return ""
        earned = entry_points(position, reader, entry)
        points = _with_sign(self.tr("%n point(s)", "", abs(earned)), earned)
        return text.format(word=entry.word.upper(), points=points, name=doubter, names=names)


def _with_sign(text: str, points: int) -> str:
    """Return a text that says a number without its sign with it: Qt fills in no number below nothing."""
    return f"−{text}" if points < 0 else text


_BESIDE = 3


class ListenersCard(Card):
    """A chip for each player whose list only that player knows: pressed by those who have the word too."""

    touched = Signal()
    """Somebody has pressed a chip."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self.chips: list[SeatChip] = []
        self.column.addWidget(label(self.tr("Who has it too? Press their chips, then Enter."), "muted", wrap=True))
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)

    def show_listeners(self, position: BogglePosition, reader: int, anew: bool) -> bool:
        """Show who listens to a reader, with no chip pressed if the reader is new; return whether there is anybody."""
        seats = range(len(position.players))
        if len(self.chips) != len(seats):
            self.chips = [seat_chip(self._look, position, seat, checkable=True) for seat in seats]
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

    def __init__(self, look: Appearance, challenge: Callable[[], object], meaning: Callable[[], object]) -> None:
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


class ChallengeCard(Card):
    """Asks who doubts a word if that is open, then for votes if the table votes. `asked` carries the move."""

    asked = Signal(object)
    closed = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__(table.services.look)
        self._table = table
        self._word = ""
        self._owner = 0
        self._by: int | None = None
        self._chips: list[tuple[int, SeatChip]] = []
        self._question = label("", "heading", wrap=True)
        self.column.addWidget(self._question)
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self.decide = button(self.tr("Decide"), self._vote, "primary")
        self.column.addWidget(self.decide)
        self.column.addWidget(button(self.tr("Never mind"), self.close_card, "link"))
        self.hide()

    def open_for(self, word: str, owner: int, by: int | None) -> None:
        """Let a word of `owner` be doubted: at once where only one other person can and the dictionary decides. With
        `by` a computer doubts it, and the table votes."""
        self._word, self._by, self._owner = word, by, owner
        doubters = [seat for seat in self._table.position().people if seat != owner] if by is None else [by]
        if len(doubters) < 2:
            for seat in doubters:
                self._doubt(seat)
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
        elif chip := next((chip for _seat, chip in self._chips if chip.hasFocus()), None):
            chip.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
        for place, seat in enumerate(seats):
            chip = seat_chip(self._look, self._table.position(), seat, checkable=True)
            if not checkable:
                chip.clicked.connect(lambda _checked=False, doubter=seat: self._doubt(doubter))
            self._chips.append((seat, chip))
            self._grid.addWidget(chip, place // 3, place % 3)
            chip.show()  # now, not when the layout gets round to it: what cannot be seen cannot take the keyboard

    def _doubt(self, seat: int) -> None:
        self._by, position = seat, self._table.position()
        if position.rules.court is Court.DICTIONARY:
            self._ask(())
            return
        question = self.tr("Who says that {word} is a word? Press their chips.")
        if position.is_computer(seat):
            question = self.tr("{name} doubts {word}. Who says that it is a word? Press their chips.")
        name = position.players[seat].name
        self._question.setText(question.format(word=self._word.upper(), name=name))
        self._show_chips(list(position.people), checkable=True)
        self.decide.show()
        self.show()
        self._chips[0][1].setFocus()

    def _vote(self) -> None:
        """Ask for the verdict with the votes of the people, and of the computers that can say."""
        position = self._table.position()
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


class ReadingPanel(Panel):
    """The reader's list, what became of the last word, and who has it too. Enter reads the marked word, S skips it,
    C doubts the last one or one that is marked, a digit presses a player's chip.

    A computer calls its words by itself; H holds it, Enter lets it read the word called at once, S the rest of its
    list."""

    entry: WordEntry

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
        self._shown_position: BogglePosition | None = None
        self._shown: tuple[int, int] = (0, 0)
        """Round and reader."""
        self._reader, self._points, self._call = label("", "title"), label("", "muted"), label("", "title")
        self._sign = TeamSign(self.look, 0)
        reader_card = Card(self.look)
        reader_card.column.addLayout(self.row(self._sign, self._reader, self._points, stretch=1))
        reader_card.column.addWidget(self._call)
        self.column.addWidget(reader_card)
        self.entry = WordEntry(table, self.tr("A word from the paper"))
        self.entry.entered.connect(self._read)
        self.entry.entered.connect(lambda _word: self.entry.setFocus())  # a chip may have it
        self.entry.pointed.connect(self.pointed)
        self.entry.line.textChanged.connect(lambda _text: self._show_main())
        self.column.addWidget(self.entry)
        self.listeners = ListenersCard(self.look)
        self.listeners.touched.connect(reading.follow)  # somebody looks: wait anew
        self.column.addWidget(self.listeners)
        list_card = Card(self.look)
        self.words = EntryListView(self.look, self.tr("The reader’s list"))
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
        self.main = button("", self._click_main, "primary")
        self.foot.addLayout(self.row(self.hold, self.rest, self.skip, self.main, stretch=3))

    # ------------------------------------------------------------------------------------- showing

    def show_position(self, position: BogglePosition) -> None:
        if position.reader is None:
            return
        before, self._shown_position = self._shown_position, position
        if before is None or before.last_word != position.last_word:
            self._ruled = ""
        self.challenge.hide()
        new_reader = (position.round, position.reader) != self._shown
        self._shown = (position.round, position.reader)
        unread_before, unread = (
            sum(entry.mark is Mark.WRITTEN for entry in each.lists[position.reader]) if each else 0
            for each in (before, position)
        )
        self._show_reader(position, position.reader)
        self.entry.setVisible(not position.is_known(position.reader))
        self.entry.show_position(position, position.reader)
        anybody = self.listeners.show_listeners(position, position.reader, new_reader)
        self.listeners.setVisible(anybody and (self.reading.has_next or not position.is_computer(position.reader)))
        self.words.entries.show_list(position, position.reader)
        current = -1 if new_reader or unread_before < unread else self.words.currentIndex().row()
        marked = self.words.entries.entry(self.words.entries.index(current)) if current >= 0 else None
        if marked is None or marked.mark is not Mark.WRITTEN:
            self._mark(self.words.entries.next_unread(current))
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

    def _mark(self, row: int) -> None:
        self._marking = True
        self.words.setCurrentIndex(self.words.entries.index(row))
        self._marking = False

    def _show_verdict(self, position: BogglePosition) -> None:
        word, reader = self._subject(position), position.reader
        self.verdict.setVisible(word is not None)
        entry = position.entry(reader, word) if word is not None and reader is not None else None
        if entry is None or reader is None:
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
        entry = self.words.chosen
        marked = entry is not None and entry.mark in (Mark.STANDING, Mark.CROSSED, Mark.STRUCK)
        return entry.word if entry and marked else self._ruled or position.last_word

    @property
    def _computer_reads(self) -> bool:
        position = self.table.position()
        return position.reader is not None and position.is_computer(position.reader)

    def _show_main(self) -> None:
        position, unread, computer = self.table.position(), self._unread(), self._computer_reads
        talks = not self.challenge.isVisibleTo(self)
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
        elif position.reader is not None:
            waiting = position.next_readers
            name = seats_text(position, waiting[:1])
            self.main.setText(self.tr("Pass to {name}").format(name=name) if waiting else self.tr("To the scores"))

    def _unread(self) -> str | None:
        """Return the word that is read next: the marked one; a computer keeps to the order of its list."""
        entries = self.words.entries
        if self._computer_reads:
            called = entries.entry(entries.index(entries.next_unread()))
            return called.word if called and called.mark is Mark.WRITTEN else None
        entry = self.words.chosen
        return entry.word if entry and entry.mark is Mark.WRITTEN else None

    def _marked(self, index: QModelIndex, _before: QModelIndex) -> None:
        entry = self.words.entries.entry(index)
        if entry and not self.challenge.isVisibleTo(self):
            self._point_at(entry.word)
            if not self._marking:
                self._show_verdict(self.table.position())
                if self.reading.has_next:
                    self.reading.hold()
        self._show_main()

    def _point_at(self, word: str) -> None:
        board = self.table.position().board
        self.pointed.emit((board.path(word) if board and word else None) or ())

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

    def _click_main(self) -> None:
        self.press_main()
        if self.isVisible():
            self.take_focus()  # after the last word of a list the next one is typed

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

    def _skip(self) -> None:
        word = self._unread()
        if self.reading.has_next:
            self.reading.hurry()
        elif word:
            self.submitted.emit(SkipWord(word))

    def press_challenge(self) -> None:
        """Doubt the word that was read last, or one that was marked since."""
        position = self.table.position()
        word = self._subject(position)
        if word and position.reader is not None and self.verdict.doubt.isEnabled():
            self._open_challenge(word, position.reader, None)

    def _ask_votes(self, word: str, owner: int, doubter: int) -> None:
        """Let the table vote about a word that a computer doubts."""
        if not self.challenge.isVisible():
            self._open_challenge(word, owner, doubter)

    def _open_challenge(self, word: str, owner: int, by: int | None) -> None:
        self._held_before = self.reading.held
        self.reading.hold()
        self.challenge.open_for(word, owner, by)
        if self.challenge.isVisibleTo(self):
            self._point_at(word)
            below = (self.hold, self.rest, self.skip, self.main)
            for widget in (self.entry, self.listeners, self.verdict, *below):
                widget.hide()

    def _end_challenge(self) -> None:
        self.show_position(self.table.position())
        self._point_at(self.words.chosen_word)
        if not self._held_before:
            self.reading.go_on()
        self.take_focus()

    def _ask_meaning(self) -> None:
        if word := self._subject(self.table.position()):
            self.meaning_asked.emit(word)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the single keys of the reading; a word line that has the focus keeps its letters."""
        if self.challenge.isVisible():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_S and (self.reading.has_next or self._unread()):
            self._skip()
        elif event.key() == Qt.Key.Key_H and self.reading.has_next:
            self.press_hold()
        elif event.key() == Qt.Key.Key_C:
            self.press_challenge()
        elif not self.listeners.press_key(event.key()):
            super().keyPressEvent(event)

    def marked_word(self) -> str:
        return self.words.chosen_word

    def show_refusal(self, text: str) -> None:
        super().show_refusal(text)
        if not self.entry.isVisible():
            self.verdict.show()
            self.verdict.say(text, "bad")
