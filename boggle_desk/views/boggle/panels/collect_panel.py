"""After a search on paper: lists can be typed in, one after the other, or just read aloud."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStyleOptionViewItem, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.events import BeginReading, EraseWord, WriteWord, Wrote
from boggle_desk.engine.boggle.position import BogglePosition, Entry
from boggle_desk.engine.boggle.referee import draft
from boggle_desk.engine.boggle.solver import words_on
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.prompts import Act, Stage
from boggle_desk.models.boggle.tables import ENTRY, ON_LIST, OTHERS
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.rows_model import ROOT, Index
from boggle_desk.views.appearance import (
    CENTRE,
    Appearance,
    fitted_font,
    mix,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.boggle.entry_list import EntryDelegate, EntryListView
from boggle_desk.views.boggle.panels.panel import Panel, Table, WordEntry
from boggle_desk.views.boggle.slips import GONE, INK, MARKER, paint_paper, paper_tone, write_points
from boggle_desk.views.controls import Card, announce, button, label, paint_focus, set_role, show_if
from boggle_desk.views.faces import Avatar, faces_at, paint_face
from boggle_desk.views.layouts import fill, in_row, measured
from boggle_desk.views.player_view import PlayerChips

_DISC, _MOST_DISCS = 22, 3
"""A disc's size in px at 1280x800, and the most people beside the typist who have a disc in each row; of more the
number is written."""
_MARGIN, _HEAD = 30, 56  # where the words begin on the sheet, in px at 1280x800
_LEAST = 2  # the letters that must be typed before a word is finished
_LENGTHS = range(3, 10)


class TypedWords(EntryListView):
    """Words that people wrote: a click, Space or Enter puts one on the list in front, or takes it off."""

    tapped = Signal(str)

    def __init__(self, look: Appearance, columns: int, cell: tuple[int, int]) -> None:
        super().__init__(look, "", columns, cell)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard in the line
        self.faces: tuple[Avatar, ...] = ()
        self.seat, self.begun = 0, ""
        self.papers: Sequence[int] = ()
        self.clicked.connect(lambda _index: self.tap())

    def tap(self) -> None:
        if word := self.chosen_word:
            self.tapped.emit(word)

    def show_begun(self, text: str) -> None:
        """Scroll to the words that begin like this, if there are any, and let the others fade."""
        rows = (self.entries.index(row) for row in range(self.entries.rowCount()) if text)
        first = next((row for row in rows if row.data(ENTRY).word.startswith(text)), ROOT)
        self.begun = text if first.isValid() else ""
        self.scrollTo(first)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.tap()
        else:
            super().keyPressEvent(event)


class _TapDelegate(EntryDelegate):
    """Paints a word, who else has it, each person in a column of their own, and a tick if it is on the list in front.
    What doesn't begin as the line does is paler."""

    def paint_entry(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, entry: Entry) -> None:
        px, view, theme = self._look.px, self._view, self._look.theme
        assert isinstance(view, TypedWords)  # noqa: S101  # only they have this delegate
        on_list, others, word = index.data(ON_LIST), index.data(OTHERS), entry.word
        own = view.faces[view.seat].colour
        painter.setOpacity(1 if word.startswith(view.begun) else 0.5)
        row = QRectF(option.rect).adjusted(px(3), px(2), -px(3), -px(2))
        ground, share = (own, 0.16 if theme.name == "light" else 0.3) if on_list else (theme.table, 0.4)
        set_pen_brush(painter, mix(ground, theme.card, share), own if on_list else None, px(2))
        painter.drawRoundedRect(row, px(9), px(9))
        side = px(_DISC)
        disc = QRectF(row.right() - px(7) - side, row.center().y() - side / 2, side, side)
        if on_list:
            set_pen_brush(painter, own)
            painter.drawEllipse(disc)
            write(painter, disc, "✓", sized_font(side * 0.72, QFont.Weight.Black), "white", CENTRE)
        else:
            set_pen_brush(painter, edge=QPen(QColor(mix(own, theme.text, 0.6)), px(1.5), Qt.PenStyle.DashLine))
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        asked = [seat for seat in view.papers if seat != view.seat]
        if len(asked) > _MOST_DISCS:
            disc.translate(-side - px(3), 0)
            write(painter, disc, number_text(len(others)), sized_font(px(15)), theme.muted, CENTRE)
        else:
            for other in reversed(asked):
                disc.translate(-side - px(2), 0)
                if other in others:
                    paint_face(painter, self._look, view.faces[other], disc.adjusted(1, 1, -1, -1))
                else:
                    set_pen_brush(painter, mix(theme.muted, theme.card, 0.35))
                    painter.drawEllipse(disc.center(), px(2.5), px(2.5))
        room = QRectF(row.left() + px(10), row.top(), disc.left() - row.left() - px(13), row.height())
        ink = mix(own, theme.text, 0.5) if on_list else theme.text
        write(painter, room, word.upper(), fitted_font(word.upper(), px(18), room.width()), ink)
        if self.has_keyboard(option):
            paint_focus(painter, self._look, option.rect)


class _InkDelegate(EntryDelegate):
    """Paints a word as it was written on the sheet; the newest, which is the first, is marked."""

    def paint_entry(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, entry: Entry) -> None:
        word, px = entry.word.upper(), self._look.px
        room = QRectF(option.rect).adjusted(px(4), 0, -px(4), 0)
        font = fitted_font(word, px(19), room.width())
        if index.row() == 0:
            set_pen_brush(painter, paper_tone(self._look, MARKER))
            wide = QFontMetricsF(font).horizontalAdvance(word)
            painter.drawRoundedRect(room.adjusted(-px(4), px(3), wide + px(5) - room.width(), -px(3)), px(4), px(4))
        write(painter, room, word, font, INK)
        if self.has_keyboard(option):
            paint_focus(painter, self._look, option.rect)


class Sheet(QWidget):
    """The sheet of paper with the list that is typed."""

    def __init__(self, look: Appearance, words: TypedWords) -> None:
        super().__init__()
        self._look, self._words, self._title, self._hint = look, words, "", ""
        column = fill(QVBoxLayout(self), (words, 1))
        measured(column, look, lambda made: made.setContentsMargins(*map(look.px, (_MARGIN, _HEAD, 6, 12))))

    def tell(self, title: str, hint: str) -> None:
        self._title, self._hint = title, hint
        self._words.setAccessibleName(title)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, px, words = smooth_painter(self), self._look.px, self._words
        top, side, line, title = words.y(), px(38), words.gridSize().height(), self._title
        paint_paper(painter, self._look, self.rect(), words.seat, (px(_MARGIN) - px(6), top), line)
        painter.setClipping(False)
        disc, font = QRectF(px(_MARGIN), top - side - px(6), side, side), sized_font(px(22))
        paint_face(painter, self._look, words.faces[words.seat], disc)
        room = write_points(painter, self._look, words.entries.rowCount(), disc, self.width() - px(14))
        if QFontMetricsF(font).horizontalAdvance(title) <= room.width():  # else the card beside it says so
            write(painter, room, title, font, INK)
        first = QRectF(disc.left(), top, self.width() - disc.left() - px(16), line)
        write(painter, first, self._hint, sized_font(px(17)), GONE, cut=True)


class CollectPanel(Panel):
    """Whose list is typed is chosen by chips or their digits. A word that another list has is one tap. Of a new one two
    letters and its length will do, by digit or click: the word on the board that fits is written, and nothing is shown
    as long as several do. Enter in an empty line leads from a list with words to the next without, and once all have
    words to the reading; before that only the button does."""

    help_page = "09_paper_or_screen"
    entry: WordEntry

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._round = 0
        self._text, self.seats = label("", "muted", wrap=True), PlayerChips(self.look, 140)
        self.lengths = {letters: button(str(letters), partial(self._finish, letters), "length") for letters in _LENGTHS}
        for letters, cap in self.lengths.items():
            cap.setAccessibleName(self.tr("%n letter(s)", "", letters))
            cap.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # their digits do the same
        self._beside = QWidget()
        in_row(self.look, *self.lengths.values(), label(self.tr("letters"), "muted"), gap=5, on=self._beside)
        self._beside.hide()
        self.entry = WordEntry(table, self.tr("Type a word from the list"), self._write, self._beside)
        self.entry.pointed.connect(table.dome.show_path)
        self.entry.line.textEdited.connect(lambda _text: self.show_entry())
        self.entry.line.textChanged.connect(lambda _text: self._finish())
        self.seats.chosen.connect(lambda _seat: self.entry.clear())
        self.seats.chosen.connect(lambda _seat: self._choose())
        self._known: tuple[str, ...] = ()
        """The everyday words of the board. They finish what is typed, and are never shown."""
        self._search = BackgroundTask(self, "The words of a board could not be looked up.")
        self._letters = 0  # how many letters the word has that is typed; 0 until a digit says so
        self._text_then = ""  # what was typed when that was said, or later; another word has another length
        self._finished = False  # whether the word before finished itself: an Enter right behind it is still its own
        self.words, self.written = TypedWords(self.look, 2, (170, 38)), TypedWords(self.look, 3, (120, 32))
        """The words of the others' lists, and those of the list in front, the newest first."""
        self.words.setItemDelegate(_TapDelegate(self.look, self.words))
        self.written.setItemDelegate(_InkDelegate(self.look, self.written))
        for each in (self.words, self.written):
            each.tapped.connect(self._tap)
        self._sheet, self._title = Sheet(self.look, self.written), label("", "heading", wrap=True)
        self._others = Card(self.look, self._title, (self.words, 1), margin=12)
        self.read = button("", lambda: table.session.submit(BeginReading()), "primary")
        self.next = button("", self._type_next, "primary")
        self.buttons = {BeginReading: self.read, Act.TYPE_NEXT: self.next}
        lists = in_row(self.look, (self._others, 8), (self._sheet, 3), gap=12)
        fill(self.column, self._text, self.seats, self.entry, (lists, 100), 1)
        self.foot.addLayout(in_row(self.look, (self.next, 1), (self.read, 1), gap=12))

    @property
    def seat(self) -> int:
        """Whose list is typed."""
        return self.seats.seat

    def show_position(self, position: BogglePosition) -> None:
        known = [seat for seat in range(len(position.players)) if position.is_known(seat)]
        if self.seats.seat_players(position.players, known):  # computers and phones have written theirs themselves
            self._round = 0
            for chip in reversed(self.seats.chips):  # Tab leads to them before the line
                QWidget.setTabOrder(self.scrolled, chip)
        if position.round != self._round:  # each round begins with the list of the one who reads first
            self._round = position.round
            self.entry.clear()
            people = [seat for seat in position.seats_from(position.first_reader) if seat not in known]
            written = (
                event for step in reversed(self.table.session.steps) for event in step if isinstance(event, Wrote)
            )
            typed = (event.seat for event in written if event.seat in people and position.lists[event.seat])
            self.seats.chips[next(typed, people[0] if people else 0)].setChecked(True)
            self._look_up(position)
        for seat, chip in enumerate(self.seats.chips):
            count = len(position.lists[seat])
            done = bool(count) or seat in known
            note = self.tr("%n word(s)", "", count) if done else self.tr("on paper")
            chip.show_now(note=note, done=done)
        self._choose()

    def _look_up(self, position: BogglePosition) -> None:
        """Search the board for the everyday words that finish what is typed."""
        self._known, lexicon, board = (), self.table.lexicon, position.board
        if board is not None:
            self._search.start(
                lambda _flag: tuple(
                    each.word
                    for each in words_on(board, lexicon, position.word_range)
                    if lexicon.is_everyday(each.word) and lexicon.is_brought(each.word)
                ),
                partial(setattr, self, "_known"),
            )

    def _choose(self) -> None:
        position, seat = self.table.position, self.seat
        self._finished = False
        self.entry.show_position(position, seat)
        for view in (self.words, self.written):
            view.faces, view.seat, view.papers = faces_at(self.look, position), seat, position.papers
        self.words.entries.show_typing(position, seat)
        self.written.entries.show_entries(position, seat, reversed(position.lists[seat]))
        name, shared, now = position.players[seat].name, self.words.entries.rowCount(), self.prompt
        self._text.setText(now.text)
        show_if(shared, self._others)
        show_if(not shared and not self.large, self._text)
        self._title.setText(now.heading)
        self.words.setAccessibleName(now.heading)
        hint = "" if shared or position.lists[seat] else self.tr("Type the whole word, or short: TO3.")
        self._sheet.tell(self.tr("{name}'s list").format(name=name), hint)
        self.entry.show_hint(now.note)
        self.show_actions(now)
        set_role(self.read, "primary" if now.actions[-1].deed is BeginReading else "tall")
        self.take_focus()

    def _type_next(self) -> None:
        following = self.table.state().types_next
        if following is not None:
            self.seats.chips[following].click()
            name = self.table.position.players[self.seat].name
            self.entry.say(self.tr("{name}'s list").format(name=name), "accent")
            announce(self, self.entry.said)

    def _write(self, word: str) -> bool:
        return self.table.session.submit(WriteWord(self.seat, self._begun_elsewhere(word) or word))

    def _begun_elsewhere(self, text: str) -> str:
        """Return the only word of the other lists that begins with a text that is no word of the board by itself."""
        position, lexicon = self.table.position, self.table.lexicon
        lists = (position.lists[seat] for seat in position.papers if seat != self.seat)
        begun = {entry.word for entries in lists for entry in entries if entry.word.startswith(text.lower())}
        begun -= {entry.word for entry in position.lists[self.seat]}
        alone = len(begun) == 1 and draft(position, self.seat, text, lexicon).reason is not None
        return begun.pop() if alone else ""

    def _tap(self, word: str) -> None:
        has_it = self.table.position.entry(self.seat, word) is not None
        submit, seat = self.table.session.submit, self.seat
        self.entry.clear()
        if submit(EraseWord(seat, word) if has_it else WriteWord(seat, word)):
            self._say(self.tr("{word} is off the list. Ctrl+Z brings it back.") if has_it else "✓ {word}", word)

    def _say(self, text: str, word: str) -> None:
        self.entry.say(text.format(word=word.upper()), "muted")
        announce(self, self.entry.said)

    def _finish(self, letters: int = 0) -> None:
        """Write the only word that fits, once a digit has told its length; else say what is missing."""
        text = self.entry.line.text().lower()
        self.words.show_begun(text)
        for length, cap in self.lengths.items():
            cap.setVisible(length >= len(text))
        show_if(len(text) >= _LEAST, self._beside)
        self._letters = letters or self._letters * bool(text and text.startswith(self._text_then))
        self._text_then = text
        position = self.table.position
        if not text or self.table.state().stage is not Stage.COLLECT:
            return
        self._finished = False
        if not self._letters:
            if begun := self._begun_elsewhere(text):
                self.entry.say(self.tr("Enter adds {word}.").format(word=begun.upper()), "muted")
            elif draft(position, self.seat, text, self.table.lexicon).reason is not None:
                self.entry.say("", "muted")
            return
        lists = (position.lists[seat] for seat in position.papers)
        known = {*self._known, *(entry.word for entries in lists for entry in entries)}
        known -= {entry.word for entry in position.lists[self.seat]}
        fits = [word for word in known if len(word) == self._letters and word.startswith(text)]
        if len(text) == self._letters or (len(fits) == 1 and len(text) >= _LEAST):
            self._enter(fits[0] if fits else text)
        elif len(text) < _LEAST or fits:
            self.entry.say(self.tr("%n letter(s): one more letter, please.", "", self._letters), "muted")
        else:
            self.entry.say(self.tr("Please type it whole."), "muted")

    def _enter(self, word: str) -> None:
        if self.table.session.submit(WriteWord(self.seat, word)):
            self.entry.clear()
            self._say("✓ {word}", word)
            self._finished = True
        else:
            self.entry.line.refuse()

    def take_focus(self) -> None:
        if not (self.words.hasFocus() or self.written.hasFocus()):
            self.entry.setFocus()
        QTimer.singleShot(0, self, self.show_entry)  # when all is laid out

    def press_main(self) -> None:
        if self.entry.line.text():
            self.entry.enter()
        elif self._finished:
            self._finished = False
            self.entry.clear()  # what Enter does now is said again
        elif (now := self.prompt).question:  # this list, so Enter was meant for the page or the list before
            self.entry.say(now.aside, "muted")
            announce(self, self.entry.said)
        elif now.actions[-1].deed is Act.TYPE_NEXT:
            self._type_next()
        else:
            self.table.session.submit(BeginReading())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = event.key() - Qt.Key.Key_0
        chip = dict(enumerate(self.seats.chips)).get(digit - 1)
        if digit in range(1, 10) and self.entry.line.text() and not event.modifiers():
            self._finish(digit)
        elif chip and chip.isCheckable() and not event.modifiers():
            chip.click()
        else:
            super().keyPressEvent(event)

    def marked_word(self) -> str:
        return (self.written if self.written.hasFocus() else self.words).chosen_word
