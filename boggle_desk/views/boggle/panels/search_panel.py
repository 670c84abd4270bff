"""The panel beside the board while the timer runs, and a word that flies from its cubes into the list."""

from collections.abc import Callable
from itertools import takewhile
from math import sin, tau

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QIcon,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from boggle_desk.engine.boggle.events import EndSearch, Erased, EraseWord, Hinted, SearchOn, TakeHint, WriteWord, Wrote
from boggle_desk.engine.boggle.goals import Grade, cells_shown, last_hint, pace
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.players import sign_of
from boggle_desk.models.boggle.boggle_strings import seats_text
from boggle_desk.models.boggle.prompts import Act, SearchNow, Stage
from boggle_desk.views.appearance import (
    CENTRE,
    Appearance,
    fitted_font,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.boggle.boggle_goals import GoalCard, RaceCard
from boggle_desk.views.boggle.entry_list import ListCard
from boggle_desk.views.boggle.panels.panel import Panel, Table, WordEntry
from boggle_desk.views.controls import (
    Card,
    announce,
    button,
    label,
    rest,
    set_role,
    takes,
    tell,
)
from boggle_desk.views.faces import Avatar, faces_at, paint_face
from boggle_desk.views.images import icon, paint_drawing
from boggle_desk.views.layouts import fill, in_row
from boggle_desk.views.player_view import PlayerView
from boggle_desk.views.show import TimedPicture, Timeline, clamped, eased

_ROOM = 46  # the pencil's width at the right of a chip in px at 1280x800
_COLUMNS = 2


class PencilChip(PlayerView):
    """A player's chip with a pencil that moves when a word is written."""

    def __init__(self, look: Appearance, face: Avatar, name: str) -> None:
        super().__init__(look, face, name)
        self.stroke = QVariantAnimation(self, duration=900, startValue=0.0, endValue=1.0)
        self.stroke.valueChanged.connect(lambda _part: self.update())
        self.words = 0

    def show_words(self, count: int) -> None:
        """Show the number of words; the pencil moves when it grows."""
        if self._look.motion and count > self.words:
            self.stroke.start()
        self.words = count
        self.show_now(note=self.tr("%n word(s)", "", count))

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._look.px(_ROOM), 0)

    def paint_words(self, painter: QPainter, room: QRectF) -> None:
        super().paint_words(painter, room.adjusted(0, 0, -self._look.px(_ROOM), 0))

    def rest(self) -> None:
        self.stroke.stop()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        moves = self.stroke.state() is not QVariantAnimation.State.Stopped
        part = float(self.stroke.currentValue()) if moves else float(self.words > 0)
        painter = smooth_painter(self)
        theme, px = self._look.theme, self._look.px
        left, line = self.width() - px(_ROOM), self.height() * 0.7
        reach = px(26) * part
        painter.setPen(QPen(QColor(theme.muted), px(2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        if reach > 1:
            painter.drawLine(QPointF(left, line), QPointF(left + reach, line))
        painter.translate(left + reach, line + (px(2) * sin(part * 5 * tau) if moves else 0.0))
        painter.rotate(-55)
        paint_drawing(painter, "pencil", QRectF(-px(1), -px(4), px(30), px(8)))


class PencilsCard(Card):
    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=12, spacing=2)
        self._chips: dict[int, PencilChip] = {}
        self._round = 0
        self._grid = QGridLayout()
        self.lay(label(self.tr("Searching with you"), "muted"), self._grid)
        self.hide()

    def show_position(self, position: BogglePosition) -> None:
        seats = sorted(seat for seat in position.searching if position.is_computer(seat))
        if self._round != position.round or list(self._chips) != seats:
            self._seat(position, seats)
        for seat, chip in self._chips.items():
            chip.show_words(len(position.lists[seat]))
        self.setVisible(bool(seats))

    def _seat(self, position: BogglePosition, seats: list[int]) -> None:
        self._round = position.round
        for chip in self._chips.values():
            chip.rest()
            self._grid.removeWidget(chip)
            chip.deleteLater()
        faces = faces_at(self._look, position)
        self._chips = {seat: PencilChip(self._look, faces[seat], position.players[seat].name) for seat in seats}
        for place, (seat, chip) in enumerate(self._chips.items()):
            chip.show_now(sign=sign_of(position.players, seat), team=position.players[seat].team or "")
            chip.words = len(position.lists[seat])
            self._grid.addWidget(chip, place // _COLUMNS, place % _COLUMNS)


class PencilsDown(TimedPicture):
    """Calls in large letters who must stop while others go on; after a while or a click it folds to a strip."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._seats: tuple[int, ...] = ()
        self._stopped: list[tuple[Avatar, str]] = []
        self._arrival = Timeline(self, look, listens=False)
        self._arrival.moved.connect(self.show_at)
        self._fold = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_FOLD_MS)
        self._fold.valueChanged.connect(lambda _part: self._fit())
        self._stands = QTimer(self, singleShot=True, interval=_STANDS_MS)
        self._stands.timeout.connect(self.fold)
        self._folded = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._fit)
        self.hide()

    def show_seats(self, position: BogglePosition, seats: tuple[int, ...]) -> None:
        faces = faces_at(self._look, position)
        new = tuple(seat for seat in seats if seat not in self._seats)
        self._seats = seats
        if new:  # who stops later gets a call of their own
            self._stopped = [(faces[seat], position.players[seat].name) for seat in new]
            self._folded = False
            self._fold.stop()
            self._stands.start()
            self._arrival.play(_ARRIVAL)
        self.setAccessibleName(self.tr("Pencils down, {names}!").format(names=seats_text(position, seats)))
        self.setVisible(bool(seats))
        self._fit()

    def fold(self) -> None:
        """Leave the room to those who go on."""
        self._stands.stop()
        if not self._folded:
            self._folded = True
            self._fold.start()
            if not self._look.motion:
                self._fold.setCurrentTime(_FOLD_MS)
            self._fit()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.fold()

    def _fit(self) -> None:
        strip, part = max(self._look.picture_px(_STRIP), self._look.px(56)), float(self._fold.currentValue())
        high = _UNBOUNDED if not self._folded else round(strip + (max(strip, self.height()) - strip) * (1 - part))
        self.setMaximumHeight(high)
        self.update()

    @property
    def is_strip(self) -> bool:
        return self._folded

    def sizeHint(self) -> QSize:
        return QSize(self._look.picture_px(300), self._look.picture_px(260))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.picture_px(200), self._look.picture_px(_STRIP if self._folded else 200))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, box, painter = self._look.picture_px, QRectF(self.rect()), smooth_painter(self)
        painter.translate(0, (eased(self._seconds / _SLIDE) - 1) * box.height())
        gold = QLinearGradient(box.topLeft(), box.bottomLeft())
        gold.setColorAt(0, QColor("#f8cd6e"))
        gold.setColorAt(1, QColor("#e5a93f"))
        set_pen_brush(painter, gold)
        painter.drawRoundedRect(box, px(16), px(16))
        if self._folded:
            text = self.tr("Pencils down: {names}").format(names=", ".join(name for _face, name in self._stopped))
            room = box.adjusted(px(16), 0, -px(112), 0)  # beside the menu button
            font = fitted_font(text, self._look.px(26), room.width(), _HEAVY)
            write(painter, room, text, font, _CALLED, cut=True)
            return
        room = box.adjusted(px(16), px(36), -px(16), -box.height() * 0.4)  # below the menu button
        text, wraps = self.tr("Pencils down!"), CENTRE | Qt.TextFlag.TextWordWrap
        size = px(116)
        while size > px(20):
            if room.contains(QFontMetricsF(sized_font(size, _HEAVY)).boundingRect(room, wraps, text)):
                break
            size -= px(4)
        write(painter, room, text, sized_font(size, _HEAVY), _CALLED, wraps)
        rows = 1 if len(self._stopped) <= _IN_A_ROW else 2
        across, high = -(-len(self._stopped) // rows), (box.bottom() - px(10) - room.bottom()) / rows
        for place, (face, name) in enumerate(self._stopped):
            row, column = divmod(place, across)
            cell = QRectF(room.left() + column * room.width() / across, room.bottom() + row * high,
                          room.width() / across, high)  # fmt: skip
            fallen = clamped((self._seconds - _SLIDE - place * _APART) / _FALL)
            self._paint_stopped(painter, cell, face, name, fallen if rows == 1 else None)

    def _paint_stopped(self, painter: QPainter, cell: QRectF, face: Avatar, name: str, fallen: float | None) -> None:
        """Paint a disc, a pencil that has `fallen` so far if there is room, and the name."""
        line, middle, top = cell.height() * 0.24, cell.center().x(), cell.top()
        side = min(cell.height() * (0.5 if fallen is not None else 0.7), cell.width() * 0.8)
        paint_face(painter, self._look, face, QRectF(middle - side / 2, top, side, side))
        if fallen is not None and fallen > 0:
            above = (1 - fallen**2) * cell.height()
            pencil = QRectF(middle - side * 0.7, top + side * 1.08 - above, side * 1.4, side * 0.34)
            paint_drawing(painter, "pencil", pencil)
        place = QRectF(cell.left(), cell.bottom() - line, cell.width(), line)
        write(painter, place, name, sized_font(line * 0.86), _CALLED, CENTRE, cut=True)


_SLIDE, _APART, _FALL, _ARRIVAL = 0.26, 0.09, 0.18, 1.2
"""Seconds in which the call slides in, between two pencils, in which one falls, and of all."""
_FOLD_MS, _STANDS_MS, _STRIP, _UNBOUNDED = 300, 4000, 96, (1 << 24) - 1
"""In what time the call folds, how long it stands, a strip's height in px at 1280x800, and Qt's largest height."""
_HEAVY, _CALLED, _IN_A_ROW = QFont.Weight.Black, "#2a1b00", 4
"""The call's font and colour, and the most discs in a row."""
_GRACE_SECONDS = 5  # seconds to undo the end of a search, or to finish a word after time (rule B15)


class SearchPanel(Panel):
    """On screen a line and the list so far, on paper a reminder; pauses, and ends early if all agree (rule B16)."""

    entry: WordEntry

    def __init__(self, table: Table, give_room: Callable[[bool], None]) -> None:
        """`give_room` shows all words, over the board if need be, or the board again."""
        super().__init__(table)
        self._seat = 0
        self._narrow = self._on_screen = False
        self._turn: tuple[int, tuple[int, ...]] = (0, ())
        self._shown_searching: tuple[int, ...] = ()
        self._hinted: tuple[int, ...] = ()
        self.entry = WordEntry(table, self.tr("Type or trace a word"), self._write)
        self.entry.pointed.connect(lambda cells: table.dome.show_path(cells or self._hint_cells()))
        for edited in (self._search_on, self.keep_looking, lambda: give_room(False)):
            self.entry.line.textEdited.connect(lambda _text, edited=edited: edited())
        self.entry.line.textEdited.connect(self._keep_begun)
        self.goal, self.race = GoalCard(self.look), RaceCard(self.look)
        self._list_card, self._list_title = ListCard(self.look, self.tr("Your words")), label("", "muted")
        self._list_card.column.insertWidget(0, self._list_title)
        self._list_card.erase_asked.connect(self._erase)
        self.words = self._list_card.words
        self.pencils = PencilsCard(self.look)
        self.pause = button(self.tr("Pause"), table.page.pause_or_resume, name=self.tr("Pause"))
        self.hint = button("", self.press_hint, tip=self.tr("A hint, a little more with each press (F2)"))
        self.end = button("", self.press_end, "primary")
        self.now = button("", self._end_now)
        self.keep = button("", self.keep_looking, "primary")
        self.buttons = {
            TakeHint: self.hint, "end": self.end,
            Act.END_NOW: self.now, Act.KEEP_LOOKING: self.keep,
        }  # fmt: skip
        self.ending = label("", "title", align=CENTRE)  # counts down while the end can be undone
        self._latest = label("", "heading", wrap=True)
        self.all = button("", lambda: give_room(True), "link")
        fill(self.column, self.entry, self.goal, self.race, (self._list_card, 1), (self._latest, 1), self.all)
        buttons = self.row(self.pause, self.hint, self.end, self.now, self.keep, stretch=2)
        fill(self.foot, self.pencils, self.ending, buttons)
        self._grace = 0
        self._grace_second = QTimer(self, interval=1000)
        self._grace_second.timeout.connect(self._count_down)
        self._begun = ""  # the word in the line when time was called

    @property
    def known(self) -> SearchNow:
        """What is known here beside the position."""
        return SearchNow(self._grace, self._begun, self._hint, self.table.dome.view_turns)

    def show_position(self, position: BogglePosition) -> None:
        before, self._shown_searching = self._shown_searching, position.searching
        if before != position.searching or (position.phase is not Phase.SEARCH and not self._begun):
            self.withdraw_question()
        people = [seat for seat in position.searching if not position.is_computer(seat)]
        on_screen = position.rules.writing is Writing.SCREEN and (bool(people) or not position.searching)
        self._seat = people[0] if people else 0
        self.pencils.show_position(position)
        self.entry.setVisible(on_screen)
        self._on_screen = on_screen
        self.scrolled.setVisible(on_screen)
        self.entry.show_position(position, self._seat)
        if position.searching and self._turn != (position.round, position.searching):
            self._turn = (position.round, position.searching)
            self.entry.clear()  # what the one before had begun is nobody's business
        if on_screen:
            self._list_card.show_writing(position, self._seat)
            count = len(position.lists[self._seat])
            self._list_title.setText(self.tr("%n word(s)", "", count))
            self.all.setText(self.tr("All %n word(s)", "", count))
            self._latest.setText(", ".join(entry.word.upper() for entry in position.lists[self._seat][:-3:-1]))
        self._share_room()
        self.show_goal()
        self._show_last_call()

    def set_narrow(self, narrow: bool) -> None:
        """Show only the word, the last ones and the buttons, for large letters."""
        self._narrow = narrow
        set_role(self.pause, "small" if narrow else "")
        self.pause.setIcon(icon(self.look, "pause") if narrow else QIcon())
        self.pause.setIconSize(QSize(self.look.px(20), self.look.px(20)))
        self._share_room()
        self._show_ways()

    def _show_ways(self) -> None:
        if self.table.state().stage is not Stage.SEARCH:
            return
        now = self.prompt
        self.show_actions(now)
        ends = self._on_screen or not self.table.position.people
        set_role(self.end, "primary" if ends and not self.table.state().gives_up else "")
        pause = next((each.title for each in now.actions if each.deed is Act.PAUSE), "")
        self.pause.setText("" if self._narrow else pause)
        self.pause.setVisible(bool(pause))
        tell(self.ending, now.heading)

    def _share_room(self) -> None:
        narrow, on_screen = self._narrow, self._on_screen
        self._list_card.setVisible(on_screen and not narrow)
        position = self.table.position
        self._latest.setVisible(on_screen and narrow)
        self.all.setVisible(on_screen and narrow and bool(position.lists[self._seat]))
        self.goal.setVisible(not narrow and position.rules.goal is not None)
        self.pencils.setVisible(not narrow and any(position.is_computer(seat) for seat in position.searching))

    def show_goal(self) -> None:
        position = self.table.position
        now = self.prompt
        self.goal.show_position(position, self._seat, "".join(now.news))
        self.show_race()
        self._share_room()
        self.entry.show_hint("" if now.bad else now.text)
        self._show_ways()
        cells, before = self._hint_cells(), self._hinted
        self._hinted = cells
        if (cells or before) and not self.entry.line.text():
            self.table.dome.show_path(cells)

    def show_race(self) -> None:
        """Show how far the round is, and how far the best one was in this second."""
        past, position = self.table.state().past, self.table.position
        self.race.setVisible(past is not None and not self._narrow and position.rules.goal is None)
        if past:
            best = past.best.pace if past.best else ()
            self.race.show_race(self.prompt.aside, pace(position, self._seat), best, self.table.clock.elapsed)

    def _hint_cells(self) -> tuple[int, ...]:
        hint = self._hint if self.table.position.phase is Phase.SEARCH else None
        return cells_shown(hint) if hint else ()

    @property
    def _hint(self) -> Hinted | None:
        """The current hint: until its word is written, or another one after it was given away."""
        hint, seat = last_hint(self.table.position, self._seat), self._seat
        happened = (event for step in reversed(self.table.session.steps) for event in reversed(step))
        since = takewhile(lambda event: event != hint, happened)
        gone = any(isinstance(event, Wrote | Erased) and event.seat == seat for event in since)
        return None if hint and hint.grade == Grade.WORD and gone else hint

    def show_pencils(self, position: BogglePosition) -> None:
        """Show that a computer wrote a word, without changing people's input."""
        self.entry.show_position(position, self._seat)
        self.pencils.show_position(position)
        self._share_room()

    def _show_last_call(self) -> None:
        position = self.table.position
        if position.phase is Phase.FINISH and not set(position.phones).intersection(position.searching):
            if not self.entry.line.text():
                QTimer.singleShot(0, self._close)
            elif not self._begun:
                self._begun = self.entry.line.text()
                self._count_from_start()
                self.entry.say(self.prompt.text, "bad")
        self._show_ways()

    def _search_on(self) -> None:
        """Resume time after the goal for another word."""
        if self.way("end") and self.prompt.main:  # it stands still, and Enter ends the search
            self.table.session.submit(SearchOn())

    def _write(self, word: str) -> bool:
        """Submit a word. After time only the begun one counts, in one try (rule B15)."""
        if not self._finishes:
            return self.table.session.submit(WriteWord(self._seat, word, self.table.clock.elapsed))
        begun = word.upper().startswith(self._begun)
        written = begun and self.table.session.submit(WriteWord(self._seat, word, self.table.clock.elapsed))
        self._close()
        return written

    def _keep_begun(self, text: str) -> None:
        """Keep others than the begun word out after time."""
        if self._finishes and not text.upper().startswith(self._begun):
            self.entry.line.setText(self._begun)

    @property
    def _finishes(self) -> bool:
        """Whether time was called and only the begun word may be finished."""
        return self.prompt.bad

    def _hand_in(self) -> None:
        self.entry.hand_in()
        self._close()

    def _close(self) -> None:
        if self.way("end"):  # else the word has ended it
            self.entry.clear()
            self.table.session.submit(EndSearch())

    def _erase(self, word: str) -> None:
        self.table.session.submit(EraseWord(self._seat, word))
        self.entry.setFocus()

    def press_end(self) -> None:
        """End the search, at once or after a grace period."""
        match (end := self.way("end")) and end.does:
            case Act.HAND_IN:
                self._hand_in()
            case Act.END:
                self._count_from_start()
                self.take_focus()

    def _count_from_start(self) -> None:
        self._grace = _GRACE_SECONDS
        self._grace_second.start()
        self._show_ways()
        announce(self, self.prompt.heading)

    def _count_down(self) -> None:
        if self.keep.isDown():
            return  # somebody is saying no
        self._grace -= 1
        if self._grace:
            self._show_ways()
        else:
            self._end_now()

    def _end_now(self) -> None:
        self._forget_end()
        if self.way("end"):
            self._hand_in()

    def keep_looking(self) -> None:
        if self._grace and not self._finishes:
            self._forget_end()
            self.take_focus()

    def _forget_end(self) -> None:
        self._grace = 0
        self._grace_second.stop()
        self._show_ways()

    def withdraw_question(self) -> None:
        """Withdraw the question of the end and the begun word: the timer ended the search."""
        self._begun = ""
        if self._grace:
            self._forget_end()

    def take_focus(self) -> None:
        button_now = self.keep if self._grace else self.pause
        (self.entry if self.entry.isVisibleTo(self) else button_now).setFocus()

    def press_main(self) -> None:
        if self.prompt.main and not self.entry.line.text():
            self.press_end()
        elif self.entry.isVisible():
            self.entry.enter()

    @property
    def can_hint(self) -> bool:
        return self.hint.isVisible() and self.hint.isEnabled()

    def press_hint(self) -> None:
        """Ask for a hint, or the next grade of the last one."""
        if self.can_hint and takes(self.hint):
            rest(self.hint)  # a double click asks once
            self.table.session.submit(TakeHint(self._seat))
            self.entry.clear()  # a word that was refused may still stand in the line
            self.entry.setFocus()
            announce(self, self.entry.said)

    def take_letter(self, letter: str) -> None:
        self._search_on()
        self.keep_looking()
        super().take_letter(letter)

    def take_trace(self, cells: tuple[int, ...], ended: bool) -> None:
        if cells:
            self._search_on()
            self.keep_looking()
        super().take_trace(cells, ended)


class FlyingWord(Card):
    """Lies over the table and takes no input; the next word replaces it."""

    def __init__(self, look: Appearance, table: QWidget) -> None:
        super().__init__(look, margin=12)
        self.setParent(table)
        self._table, self._word, self._points = table, label("", "number"), label("", "number good")
        self.lay(in_row(look, self._word, self._points, gap=34))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._flight = QVariantAnimation(self, duration=350, easingCurve=QEasingCurve(QEasingCurve.Type.InOutCubic))
        self._flight.valueChanged.connect(lambda place: self.move(place - self.rect().center()))
        self._flight.finished.connect(self.hide)
        self.hide()

    def fly(self, word: str, points: str, start: QPoint, end: QPoint) -> None:
        """Fly between two places of the table; without animation nothing is shown."""
        if not self._look.motion or not self._table.isVisible():
            return
        self._word.setText(word)
        self._points.setText(points)
        self.adjustSize()
        self._flight.stop()
        self._flight.setStartValue(start)
        self._flight.setEndValue(end)
        self.move(start - self.rect().center())
        self.raise_()
        self.show()
        self._flight.start()

    def land(self) -> None:
        self._flight.stop()
        self.hide()
