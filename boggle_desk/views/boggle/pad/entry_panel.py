"""Beside the pad while points or words are typed in, or a slip is corrected."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup

from boggle_desk.engine.boggle.pad.events import (
    BogglePadMove,
    CloseRound,
    EraseEntry,
    EraseWord,
    Judge,
    WritePoints,
    WriteWords,
)
from boggle_desk.engine.boggle.pad.position import BogglePadPosition, Mark, NotReadable, Phase, is_unlikely, read_line
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import sign_of
from boggle_desk.views.boggle.pad.words import BogglePadWords
from boggle_desk.views.boggle.pad.words_view import PadWordsView
from boggle_desk.views.flow import Flow
from boggle_desk.views.kit import Card, SeatChip, announce, button, label, set_role
from boggle_desk.views.look import Look
from boggle_desk.views.pad_panel import PadLine, PadPanel

Place = tuple[int, int]


class EntryPanel(PadPanel):
    """One line that takes a number or words for one player in one round; below it the list, if there is one. A number
    is complete at once; words gather until Enter finds the line empty."""

    place_asked = Signal(object)
    """Another place of the pad: a round and a seat."""
    left = Signal()
    """The correction is done."""

    def __init__(self, look: Look, say: BogglePadWords, lexicon: Lexicon) -> None:
        super().__init__(look)
        self._say, self._lexicon = say, lexicon
        self._position: BogglePadPosition | None = None
        self._place: Place = (0, 0)
        self._doubted = ""
        """A line that was asked about, for it is more likely a slip; once more writes it."""
        card = Card(look)
        self._heading = label("", "heading", wrap=True)
        card.column.addWidget(self._heading)
        self._chips: list[SeatChip] = []
        self._group = QButtonGroup(self)
        self._seats = Flow(look, least=128)
        self._group.idClicked.connect(lambda seat: self.place_asked.emit((self._place[0], seat)))
        self.line = PadLine()
        self.line.setPlaceholderText(self.tr("Points, or the words"))
        self.line.setMaxLength(4000)
        self.line.textChanged.connect(lambda _text: self._read())
        card.column.addWidget(self.line)
        self._said = label("", "muted", wrap=True)
        card.column.addWidget(self._said)
        card.column.addWidget(self._seats)
        self.column.addWidget(card)
        self._list_card = Card(look)
        self.words = PadWordsView(look)
        self.words.setAccessibleName(self.tr("Typed words"))
        self.words.selectionModel().currentChanged.connect(lambda _now, _before: self._show_choices())
        self._list_note = label("", "muted", wrap=True)
        self._list_card.column.addWidget(self._list_note)
        self._list_card.column.addWidget(self.words, 1)
        self.erase_word = button(self.tr("Erase the word"), self._erase_word, "link")
        self.judge = button("", self._judge, "link")
        self._list_card.column.addLayout(self.row(self.erase_word, self.judge))
        self.column.addWidget(self._list_card, 1)
        self.column.addStretch()
        self.erase = button(self.tr("Erase the entry"), self._erase_entry)
        self.main = button("", self.press_main, "primary")
        self.foot.addWidget(Flow(look, (self.erase, self.main)))

    # ------------------------------------------------------------------------------------- showing

    def show_place(self, position: BogglePadPosition, place: Place) -> None:
        """Show what is written in a place. A line that was begun for another place is gone."""
        number, seat = place
        if place != self._place:
            self.line.clear()
        self._position, self._place = position, place
        if [chip.text() for chip in self._chips] != [player.name for player in position.players]:
            self._make_chips(position)
        for each, chip in enumerate(self._chips):
            chip.set_note(self._say.entry_text(position, number, each))
            chip.setChecked(each == seat)
        name = position.players[seat].name
        heading = self.tr("Round {number}: {name}") if self._writes else self.tr("Correct round {number}: {name}")
        self._heading.setText(heading.format(number=number + 1, name=name))
        self.line.setAccessibleName(self.tr("Points or words of {name}").format(name=name))
        entry = position.entry(number, seat)
        self._list_card.setVisible(bool(entry and entry.words))
        chosen = self.marked_word()
        self.words.words.show_words(position.lists[number][seat])
        row = self.words.words.row_of(chosen)
        if row >= 0:
            self.words.setCurrentIndex(self.words.words.index(row))
        self._list_note.setText(self._say.marks_text(position, number, seat))
        self._list_note.setVisible(bool(self._list_note.text()))
        self.erase.setEnabled(entry is not None)
        self._show_choices()
        self._read()

    def _make_chips(self, position: BogglePadPosition) -> None:
        for chip in self._chips:
            self._group.removeButton(chip)
            chip.deleteLater()
        self._chips = [SeatChip(self.look, seat, each.name, True) for seat, each in enumerate(position.players)]
        for seat, chip in enumerate(self._chips):
            chip.set_team(sign_of(position.players, seat))
            self._group.addButton(chip, seat)
        self._seats.fill(self._chips)

    @property
    def _writes(self) -> bool:
        """Whether the round in play is written, not a slip corrected."""
        position = self._position
        return bool(position and position.phase is Phase.WRITE and self._place[0] == position.round - 1)

    @property
    def next_place(self) -> Place | None:
        """The next player of the round without an entry; None if all have one."""
        position, (number, seat) = self._position, self._place
        if position is None or not self._writes:
            return None
        count = len(position.players)
        seats = [(seat + step) % count for step in range(1, count)]
        return next(((number, each) for each in seats if position.entry(number, each) is None), None)

    def _read(self) -> None:
        """Say what the line means, and what Enter will do."""
        text, self._doubted = self.line.text(), ""
        try:
            if text.strip():
                self._show_meaning(read_line(self._lexicon.spelled(text)))
            else:
                self._speak(self._advice(), "muted")
        except NotReadable as wrong:
            self._speak(self._say.not_readable(str(wrong)), "bad")
        self.main.setText(self._main_text(bool(text.strip())))

    def _show_meaning(self, read: int | tuple[str, ...]) -> None:
        if not isinstance(read, int):
            self._speak(self.tr("%n word(s)", "", len(read)), "muted")
        elif self._is_unlikely(read):
            self._speak(self.tr("%n point(s) in one round?", "", read), "accent")
        else:
            self._speak(self.tr("%n point(s)", "", read), "muted")

    def _is_unlikely(self, points: int) -> bool:
        position = self._position
        return position is not None and is_unlikely(position.rules.game, position.players[self._place[1]], points)

    def _doubt(self, points: int) -> None:
        """Ask whether such points are meant."""
        self._doubted = self.line.text()
        text = self.tr("%n point(s) in one round? Correct it, or write it all the same.", "", points)
        self._speak(text, "bad")
        self.main.setText(self.tr("Write it all the same"))
        self.line.selectAll()
        announce(self, text)

    def _advice(self) -> str:
        position, (number, seat) = self._position, self._place
        entry = position.entry(number, seat) if position else None
        if position and entry and entry.words:  # who types on here adds to this list, not to the next one's
            text = self.tr("Type more words of {name}, or press Enter to go on.")
            return text.format(name=position.players[seat].name)
        return self.tr("A number such as 14, sums such as 5+2+1, or words with spaces between them.")

    def _main_text(self, typed: bool) -> str:
        position = self._position
        if typed:
            return self.tr("Write it down")
        if not self._writes or position is None:
            return self.tr("Done")
        following = self.next_place
        if following:
            return self.tr("Next: {name}").format(name=position.players[following[1]].name)
        return self.tr("Count the round")

    def _speak(self, text: str, role: str) -> None:
        self._said.setText(text)
        set_role(self._said, role)

    def show_refusal(self, text: str) -> None:
        self._speak(text, "bad")

    def _show_choices(self) -> None:
        word = self.words.words.word(self.words.currentIndex())
        self.erase_word.setVisible(word is not None)
        self.judge.setVisible(word is not None and word.mark is not Mark.SHORT)
        struck = word is not None and word.mark is Mark.STRUCK
        self.judge.setText(self.tr("It is a word") if struck else self.tr("It is no word"))

    def marked_word(self) -> str:
        """Return the chosen word, or nothing."""
        word = self.words.words.word(self.words.currentIndex())
        return word.word if word and not self._list_card.isHidden() else ""

    # ------------------------------------------------------------------------------------- doing

    def press_main(self) -> None:
        if self.line.text().strip():
            self._write()
        elif not self._writes:
            self.left.emit()
        elif self.next_place:
            self.place_asked.emit(self.next_place)
        else:
            self.submitted.emit(CloseRound())

    def _write(self) -> None:
        number, seat = self._place
        try:
            read = read_line(self._lexicon.spelled(self.line.text()))
        except NotReadable:
            return  # the line says why
        if isinstance(read, int) and self._is_unlikely(read) and self._doubted != self.line.text():
            self._doubt(read)
            return
        counted = isinstance(read, int)
        move: BogglePadMove = (
            WritePoints(number, seat, read) if isinstance(read, int) else WriteWords(number, seat, read)
        )
        before = self._position
        self.submitted.emit(move)
        if self._position is before:
            return  # refused, and said
        self.line.clear()
        if counted and not self._writes:
            self.left.emit()
        elif counted and self.next_place:
            self.place_asked.emit(self.next_place)

    def _erase_entry(self) -> None:
        self.submitted.emit(EraseEntry(*self._place))
        self.take_focus()

    def _erase_word(self) -> None:
        if word := self.marked_word():
            self.submitted.emit(EraseWord(*self._place, word))

    def _judge(self) -> None:
        word = self.words.words.word(self.words.currentIndex())
        if word:
            self.submitted.emit(Judge(self._place[0], word.word, word.mark is Mark.STRUCK))

    def take_focus(self) -> None:
        self.line.setFocus()
