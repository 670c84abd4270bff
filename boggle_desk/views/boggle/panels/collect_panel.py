"""After a search on paper: lists can be typed in, one after the other, or just read aloud."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.events import BeginReading, EraseWord, WriteWord, Wrote
from boggle_desk.engine.boggle.position import BogglePosition, Entry, Phase
from boggle_desk.engine.boggle.solver import everyday_words
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.prompts import MOST_NUMBERED, Act, TypingNow
from boggle_desk.models.boggle.tables import NUMBER, ON_LIST, OTHERS
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.rows_model import Index
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
from boggle_desk.views.boggle.slips import INK, MARKER, paint_paper, paper_tone
from boggle_desk.views.controls import Card, announce, button, label, paint_focus, set_role, show_if
from boggle_desk.views.faces import Avatar, faces_at, paint_face
from boggle_desk.views.layouts import fill, in_column, in_row, measured
from boggle_desk.views.player_view import Measures, PlayerChips, PlayerView

_DISC, _MOST_DISCS = 22, 3
"""A disc's size in px at 1280x800, and the most people beside the typist who have a disc in each row; of more the
number is written."""
_MARGIN, _HEAD = 30, 18  # where the words begin on the sheet, in px at 1280x800
_COLUMNS, _WIDE = 3, 230
"""The columns of likely words, and the width in px at 1280x800 of a word with its digit and all discs."""
_OWNER = Measures(72, 4, 62, 14, 58, 4, name=30)
"""Whose list is typed."""


class TypedWords(EntryListView):
    """Words of lists: a click, Space or Enter puts one on the list in front, or takes it off."""

    tapped = Signal(str)
    fitted = Signal()  # there is room for more words, or for fewer

    def __init__(self, look: Appearance, columns: int, cell: tuple[int, int]) -> None:
        super().__init__(look, "", columns, cell)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard in the line
        self.faces: tuple[Avatar, ...] = ()
        self.seat, self.first = 0, ""
        """Whose list is in front, and the word that Enter writes instead of the line."""
        self.papers: Sequence[int] = ()
        self.clicked.connect(lambda _index: self.tap())

    @property
    def room(self) -> int:
        """How many words are in sight at once."""
        area, (wide, high) = self.viewport().size(), map(self._look.px, self._cell)
        return max(1, min(_COLUMNS, area.width() // wide)) * max(1, area.height() // high)

    def fit_columns(self) -> None:
        few = self.viewport().height() < 6 * self._look.px(self._cell[1])  # in a low list A to Z would leave its side
        self.setFlow(QListView.Flow.LeftToRight if few else QListView.Flow.TopToBottom)
        super().fit_columns()
        self.fitted.emit()

    def narrow(self, narrowed: bool) -> None:
        """Show fewer words, in larger letters."""
        self._columns = 2 if narrowed else _COLUMNS
        super().fit_columns()

    def tap(self) -> None:
        if word := self.chosen_word:
            self.tapped.emit(word)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.tap()
        else:
            super().keyPressEvent(event)


class _TapDelegate(EntryDelegate):
    """Paints a word, the digit that picks it, who else has it, each person in a column of their own, and a tick if it
    is on the list in front. What Enter writes has a ring."""

    def paint_entry(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, entry: Entry) -> None:
        px, view, theme = self._look.px, self._view, self._look.theme
        assert isinstance(view, TypedWords)  # noqa: S101  # only they have this delegate
        on_list, others, word = index.data(ON_LIST), index.data(OTHERS), entry.word
        own = view.faces[view.seat].colour
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
        if len(asked) > _MOST_DISCS or (index.data(NUMBER) and row.width() < px(_WIDE)):
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
        if number := index.data(NUMBER):
            cap = QRectF(row.left() + px(5), row.center().y() - px(12), px(24), px(24))
            set_pen_brush(painter, theme.card, mix(theme.muted, theme.card, 0.5))
            painter.drawRoundedRect(cap, px(6), px(6))
            write(painter, cap, number_text(number), sized_font(px(16)), theme.muted, CENTRE)
            room.setLeft(cap.right() + px(8))
        ink = mix(own, theme.text, 0.5) if on_list else theme.text
        write(painter, room, word.upper(), fitted_font(word.upper(), px(22 if number else 18), room.width()), ink)
        if self.has_keyboard(option) or word == view.first:
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
        self._look, self._words = look, words
        column = fill(QVBoxLayout(self), (words, 1))
        measured(column, look, lambda made: made.setContentsMargins(*map(look.px, (_MARGIN, _HEAD, 6, 12))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, px, words = smooth_painter(self), self._look.px, self._words
        first = px(_MARGIN) - px(6), words.y()
        paint_paper(painter, self._look, self.rect(), words.seat, first, words.gridSize().height())


class _Ground(QWidget):
    """What lies below a list: the colour of whose it is."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look, self._colour = look, ""

    def tint(self, colour: str) -> None:
        self._colour = colour
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, px, theme = smooth_painter(self), self._look.px, self._look.theme
        share = 0.22 if theme.name == "light" else 0.34
        set_pen_brush(painter, mix(self._colour, theme.table, share), self._colour, px(3))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), px(18), px(18))


class CollectPanel(Panel):
    """Whose list is typed is chosen by chips or Ctrl and a digit, by nothing typed. The board's likely words are one
    tap; letters narrow them, and then a digit picks one. Enter writes what is typed if it can be a word. In an empty
    line it says first where it leads: from a list with words to the next without, and once all have words to the
    reading; before that only the button does. Backspace there takes the last word back into the line."""

    help_page = "09_paper_or_screen"
    entry: WordEntry

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._round, self._of = 0, (0, 0, 0)
        self.seats = PlayerChips(self.look, 140)
        self.owner = PlayerView(self.look, Avatar("", "#000000"), "", _OWNER)
        self.entry = WordEntry(table, self.tr("Type a word from the list"), self._write)
        self.entry.pointed.connect(table.dome.show_path)
        self.entry.line.textEdited.connect(lambda _text: self.show_entry())
        self.entry.line.textChanged.connect(lambda _text: self._offer())
        self.entry.line.installEventFilter(self)
        self.seats.chosen.connect(lambda _seat: self._turn())
        self._known: Mapping[str, float] = {}
        self._likely: tuple[str, ...] = ()
        """The words that are offered for this list. They stay where they are while it is typed."""
        self._search = BackgroundTask(self, "The words of a board could not be looked up.")
        self._wrote = False  # whether a word was put on the list just now: an Enter behind it may be its own
        self.words, self.written = TypedWords(self.look, _COLUMNS, (170, 36)), TypedWords(self.look, 2, (76, 30))
        """What may be put on the list in front, and its words, the newest first."""
        self.words.setItemDelegate(_TapDelegate(self.look, self.words))
        self.written.setItemDelegate(_InkDelegate(self.look, self.written))
        for each in (self.words, self.written):
            each.tapped.connect(self._tap)
        self.words.fitted.connect(self._offer)
        self._title = label("", "heading", wrap=True)
        offered = Card(self.look, self._title, (self.words, 1), margin=12)
        self.read = button("", lambda: table.session.submit(BeginReading()), "primary")
        self.next = button("", self._type_next, "primary")
        self.buttons = {BeginReading: self.read, Act.TYPE_NEXT: self.next}
        self._ground, line = _Ground(self.look), in_row(self.look, self.owner, (self.entry, 1), gap=12)
        lists = in_row(self.look, (offered, 5), (Sheet(self.look, self.written), 2), gap=12)
        in_column(self.look, line, (lists, 1), gap=10, margins=(12, 12, 12, 12), on=self._ground)
        fill(self.column, self.seats, (self._ground, 1))
        self.foot.addLayout(in_row(self.look, (self.next, 1), (self.read, 1), gap=12))
        self.look.follow(self._fit_owner)

    @property
    def seat(self) -> int:
        """Whose list is typed."""
        return self.seats.seat

    @property
    def known(self) -> TypingNow:
        return TypingNow(self._known, self.entry.line.text().lower(), self.words.room)

    def show_position(self, position: BogglePosition) -> None:
        known = [seat for seat in range(len(position.players)) if position.is_known(seat)]
        if self.seats.seat_players(position.players, known):  # computers and phones have written theirs themselves
            self._round = 0
            self._fit_owner()
            for chip in reversed(self.seats.chips):  # Tab leads to them before the line
                QWidget.setTabOrder(self.scrolled, chip)
        if position.round != self._round:  # each round begins with the list of the one who reads first
            self._round, self._wrote = position.round, False
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

    def _fit_owner(self) -> None:
        """Give the names of all lists the room that the longest needs, so that nothing jumps between them."""
        names = [self._list_of(player.name) for player in self.table.position.players]
        letters, px = QFontMetrics(sized_font(self.look.px(_OWNER.name))), self.look.px
        self.owner.setMinimumWidth(min(px(300), px(_OWNER.disc + 38) + max(map(letters.horizontalAdvance, names))))

    def _list_of(self, name: str) -> str:
        return self.tr("{name}'s list").format(name=name)

    def _look_up(self, position: BogglePosition) -> None:
        """Search the board for the words that are likely to be on a list."""
        self._learn({})
        lexicon, board, counted = self.table.lexicon, position.board, position.word_range
        if board is not None and position.rules.likely_words:
            self._search.start(lambda _flag: everyday_words(board, lexicon, counted), self._learn)

    def _learn(self, known: Mapping[str, float]) -> None:
        self._known, self._of = known, (0, 0, 0)
        self._offer()

    def _choose(self) -> None:
        position, seat, now = self.table.position, self.seat, self.prompt
        self.entry.show_position(position, seat)
        faces = faces_at(self.look, position)
        for view in (self.words, self.written):
            view.faces, view.seat, view.papers = faces, seat, position.papers
        self.written.entries.show_entries(position, seat, reversed(position.lists[seat]))
        self.owner.face = faces[seat]
        self.owner.setText(self._list_of(position.players[seat].name))
        self.owner.show_now(note=self.tr("%n word(s)", "", len(position.lists[seat])))
        self._ground.tint(faces[seat].colour)
        self.written.setAccessibleName(self.owner.text())
        self._title.setText(now.heading)
        show_if(not self.large, self._title)
        self.words.setAccessibleName(now.heading)
        self.entry.show_hint(now.note)
        self._offer()
        self.show_actions(now)
        set_role(self.read, "primary" if now.actions[-1].deed is BeginReading else "tall")
        self.take_focus()

    def _offer(self) -> None:
        """Show the likely words, or those that begin like the line: others, and those that are on the list."""
        position, seat, text = self.table.position, self.seat, self.entry.line.text().lower()
        if position.phase is not Phase.COLLECT or not self._round:
            return
        state, of = self.table.state(), (position.round, seat, self.words.room)
        if of != self._of:
            self._of, self._likely = of, state.likely
        mine = [each.word for each in position.lists[seat] if each.word.startswith(text)]
        words = (*state.begun, *mine) if text else self._likely
        self.words.first = state.enters if state.enters != text else ""
        self.words.narrow(bool(text))
        self.words.entries.show_typing(position, seat, words, numbered=bool(text))
        self.words.viewport().update()
        if self.words.first:
            self.entry.say(self.tr("Enter adds {word}.").format(word=self.words.first.upper()), "muted")

    def show_entry(self) -> None:
        """Scroll to the list that is typed, where not all has room."""
        self.scrolled.verticalScrollBar().setValue(self._ground.y())

    def _turn(self) -> None:
        """Begin with the list that was chosen."""
        self._wrote = False
        self.entry.clear()
        self._choose()
        self.entry.say(self.owner.text(), "accent")
        announce(self, self.entry.said)

    def _type_next(self) -> None:
        following = self.table.state().types_next
        if following is not None:
            self.seats.chips[following].click()

    def _write(self, word: str) -> bool:
        """Write what is typed, or what Enter makes of it; of what was traced nothing is made."""
        return self._enter(word if self.entry.cells else self.table.state().enters)

    def _enter(self, word: str) -> bool:
        written = self.table.session.submit(WriteWord(self.seat, word))
        if written:
            self._wrote = True
            self.entry.clear()
            self._say(self.tr("{word} added"), word)
        else:
            self.table.services.sound.play("tile", 0.8, 0.6)  # who types by ear hears that it is not on the list
        return written

    def _tap(self, word: str) -> None:
        if self.table.position.entry(self.seat, word) is None:
            if self.entry.line.text():
                self.entry.setFocus()
            self._enter(word)
        elif self.table.session.submit(EraseWord(self.seat, word)):
            self.entry.clear()
            self._say(self.tr("{word} is off the list. Ctrl+Z brings it back."), word)

    def _take_back(self) -> None:
        """Take the last word off the list and into the line."""
        word = self.table.position.lists[self.seat][-1].word
        if self.table.session.submit(EraseWord(self.seat, word)):
            self.entry.line.setText(word.upper())
            self._say(self.tr("{word} is off the list. Ctrl+Z brings it back."), word)

    def _say(self, text: str, word: str) -> None:
        self.entry.say(text.format(word=word.upper()), "muted")
        announce(self, self.entry.said)

    def take_focus(self) -> None:
        if not (self.words.hasFocus() or self.written.hasFocus()):
            self.entry.setFocus()
        QTimer.singleShot(0, self, self.show_entry)  # when all is laid out

    def press_main(self) -> None:
        now = self.prompt
        if self.entry.line.text():
            self.entry.enter()
        elif self._wrote:
            self._wrote = False
            self.entry.clear()  # what Enter does now is said again
            announce(self, self.entry.said)
        elif now.question:  # this list, so Enter was meant for the page or the list before
            self.entry.say(now.aside, "muted")
            announce(self, self.entry.said)
        elif now.actions[-1].deed is Act.TYPE_NEXT:
            self._type_next()
        else:
            self.table.session.submit(BeginReading())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that the line, or what it scrolls in, would take."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Backspace and not self.entry.line.text():
                if self.table.position.lists[self.seat] and not event.isAutoRepeat():
                    self._take_back()
                return True
            if event.key() == Qt.Key.Key_Down and self.words.entries.rowCount():
                self.words.setFocus()
                self.words.setCurrentIndex(self.words.entries.index(0))
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit, held = event.key() - Qt.Key.Key_0, event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        chip = dict(enumerate(self.seats.chips, 1)).get(digit)
        if chip and chip.isCheckable() and held == Qt.KeyboardModifier.ControlModifier:
            chip.click()
        elif digit in range(1, MOST_NUMBERED + 1) and not held and self.entry.line.text():
            for word in self.table.state().begun[digit - 1 : digit]:
                self._enter(word)
        else:
            super().keyPressEvent(event)

    def marked_word(self) -> str:
        return (self.written if self.written.hasFocus() else self.words).chosen_word
