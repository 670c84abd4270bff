"""Where the table votes: a ballot for everybody, all opened together."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from boggle_desk.engine.ballot import NO_BALLOT, Ballot
from boggle_desk.models.prompt import BallotStrings
from boggle_desk.views.appearance import CENTRE, Appearance, mix, set_pen_brush, sized_font, smooth_painter, write
from boggle_desk.views.controls import Card, EnterButton, FittingButton, clear_layout, label, rest, set_role, tell
from boggle_desk.views.faces import Avatar, FaceDisc, faces_at
from boggle_desk.views.layouts import WrappingRow, in_column, in_row, on_resize, spaced


class Vote(EnterButton, FittingButton):
    """A button to vote by."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.ways: Mapping[int, Vote] = {}
        """Where the arrows lead."""
        self.setProperty("role", "vote")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if way := self.ways.get(event.key()):
            way.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)


class _Mark(QWidget):
    """What a ballot says: a tick, a cross or a question mark, which comes into sight as the ballot folds open."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._vote: bool | None = None
        self._shown = False
        self.opening = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_OPENING_MS)
        self.opening.valueChanged.connect(lambda _part: self.update())
        self.setAccessibleName(" ")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def open(self, vote: bool | None, place: int) -> None:
        """Show a vote; of several ballots each opens a little later than the one before."""
        if self._shown:
            return
        self._vote, self._shown = vote, True
        if self._look.motion and self.isVisible():
            wait = QTimer(self, singleShot=True, interval=place * _APART_MS)  # which ends with the ballot
            wait.timeout.connect(self.opening.start)
            wait.start()
        else:
            self.opening.setCurrentTime(_OPENING_MS)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.picture_px(60), self._look.picture_px(100))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, px = smooth_painter(self), self._look.theme, self._look.picture_px
        box = QRectF(self.rect())
        part = float(self.opening.currentValue())
        if not self._shown or part <= 0:
            return
        painter.translate(box.center())
        painter.scale(1, part)
        half = min(box.width(), box.height(), px(130)) * 0.36
        ink = QColor(theme.muted if self._vote is None else theme.good if self._vote else theme.bad)
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(ink, half * 0.3, Qt.PenStyle.SolidLine, cap, join))
        if self._vote is None:
            write(painter, QRectF(-half * 2, -half * 2, half * 4, half * 4), "?", sized_font(half * 2.4), ink, CENTRE)
        elif self._vote:
            painter.drawPolyline(
                QPolygonF([QPointF(-half, 0), QPointF(-half * 0.3, half * 0.7), QPointF(half, -half * 0.8)])
            )
        else:
            painter.drawLine(QPointF(-half, -half), QPointF(half, half))
            painter.drawLine(QPointF(-half, half), QPointF(half, -half))


_OPENING_MS, _APART_MS, _SILENCE_MS = 320, 40, 1500
"""In what time a ballot opens, how much later the next one does, and how long all lie open before the stamp falls."""


class BallotCard(Card):
    """What one player says of a word: cross it off, or allow it. How they voted is hidden until it is opened."""

    voted = Signal(bool)

    def __init__(self, look: Appearance, face: Avatar, name: str, flat: bool) -> None:
        """A `flat` one has all in a row."""
        super().__init__(look, margin=8 if flat else 20)
        self._empty, self._flat = False, flat
        self._says = ""
        self.lean = 0.0
        """How askew it lies, in degrees."""
        self.setAccessibleName(name)
        self._note = label("", "muted", wrap=True)
        words = in_column(look, label(name, "heading", wrap=True), self._note, gap=0)
        self.off = Vote(self.tr("Cross it off"))
        self.allow = Vote(self.tr("Allow it"))
        row = spaced(QHBoxLayout() if flat else WrappingRow(), look, 8)
        for choice, vote in ((self.off, False), (self.allow, True)):
            choice.ways = {Qt.Key.Key_Left: self.off, Qt.Key.Key_Right: self.allow}
            choice.setAccessibleName(f"{name}: {choice.text()}")
            choice.clicked.connect(lambda _checked=False, vote=vote: self.voted.emit(vote))
            row.addWidget(choice)
        self._mark, self._said = _Mark(look), label("", align=CENTRE)
        self._mark.opening.valueChanged.connect(self._tell_vote)
        self._mark.hide()  # its room is the buttons' until then
        self._said.hide()
        who = in_row(look, FaceDisc(look, face, 56), (words, 1), gap=12)
        if flat:
            self.lay(in_row(look, (who, 1), self._mark, self._said, row, gap=8))
        else:
            self.lay(who, (self._mark, 8), 1, self._said, row)

    def open(self, vote: bool | None, place: int) -> None:
        """Show how this player voted, as the ballot at this place."""
        for choice, means, role in ((self.off, False, "wrong"), (self.allow, True, "right")):
            choice.setCheckable(True)
            choice.setChecked(vote is means)
            choice.hide()
            if vote is means:
                set_role(self._said, role)
                self._says = choice.text()
        tell(self._said, " ")  # the words come with their mark
        self._mark.show()
        self._mark.open(vote, place)

    def _tell_vote(self, part: float) -> None:
        """Say what the mark says, once it is open."""
        if part >= 1:
            self._said.setText(self._says)

    def show_no_vote(self, note: str) -> None:
        """Show that nobody presses this player's buttons; with a `note` they have no vote."""
        self.off.hide()
        self.allow.hide()
        self._empty = bool(note)
        self.say(note, False)

    def rest(self) -> None:
        """Show that this player has voted."""
        self.off.setEnabled(False)
        self.allow.setEnabled(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper that was folded once, or an empty place where nobody votes."""
        painter, px, theme = smooth_painter(self), self._look.px, self._look.theme
        sheet = QRectF(self.rect()).adjusted(px(4), px(5), -px(4), -px(8))
        if self._empty:
            set_pen_brush(painter, edge=QPen(QColor(theme.muted), px(2), Qt.PenStyle.DashLine))
            painter.drawRoundedRect(sheet, px(4), px(4))
            return
        painter.translate(sheet.center())
        painter.rotate(self.lean)
        painter.translate(-sheet.center())
        for depth in (px(6), px(4), px(2)):
            set_pen_brush(painter, QColor(0, 0, 0, round(22 * theme.shadow)))
            painter.drawRoundedRect(sheet.translated(0, depth), px(4), px(4))
        light = theme.name == "light"
        tone, shaded = ("#fffdf4", "#d9c48e") if light else (mix(theme.card, "#ffffff", 0.94), "#000000")
        paper = QLinearGradient(sheet.topLeft(), sheet.bottomLeft())
        for part, share in ((0.0, 1.0), (0.49, 0.93), (0.5, 0.84), (0.507, 1.0), (1.0, 0.86)):  # the crease is halfway
            paper.setColorAt(part, QColor(mix(tone, shaded, 0.95 if self._flat else share)))
        set_pen_brush(painter, paper, theme.line, 1)
        painter.drawRoundedRect(sheet, px(4), px(4))

    def say(self, note: str, waiting: bool) -> None:
        self._note.setText(note)
        set_role(self._note, "accent" if waiting else "muted")


class BallotBox(QWidget):
    """Shows a vote. The ballots open together as soon as the remaining votes can't change the result."""

    voted = Signal(int, bool)
    """A seat votes."""
    decided = Signal()
    """Everybody has seen the result."""

    def __init__(self, look: Appearance, narrow: bool = False) -> None:
        """In a `narrow` place a ballot is a row as long as the letters are not large, elsewhere when they are."""
        super().__init__()
        self._look, self._narrow = look, narrow
        self.ballots: dict[int, BallotCard] = {}
        """The ballots of those who vote, by seat."""
        self._say, self._vote = BallotStrings(self), NO_BALLOT
        self._on_phones: Collection[int] = ()
        self._table: tuple[Any, Collection[int], int | None, Collection[int]] = (None, (), None, ())
        self._laid: object = None
        self._asked: list[QWidget] = []
        self._look.changed.connect(self._follow_look)
        on_resize(self, self._place)
        self._row = spaced(QGridLayout(), self._look, 8 if narrow else 16)
        self._silence = QTimer(self, singleShot=True, interval=_SILENCE_MS)
        self._silence.timeout.connect(self.decide)
        in_column(self._look, (self._row, 1), margins=(0, 0 if narrow else 10, 0, 0), on=self)

    def show_vote(
        self,
        vote: Ballot,
        table: Any,
        seats: Collection[int],
        by: int | None = None,
        unsure: Collection[int] = (),
        on_phones: Collection[int] = (),
    ) -> None:
        """Show which of these seats have voted, and how they voted once all votes are in. `by` challenges, `unsure`
        computers have no vote because they can't say, and who is `on_phones` never gets the keyboard."""
        self._on_phones = on_phones
        before, laid = self._vote, (vote.seats, table.players, seats, by, unsure, self._are_flat)
        new = laid != self._laid or bool(vote.waiting) > bool(before.waiting)
        if new:
            self.clear()
        self._vote, self._laid, self._table = vote, laid, (table, seats, by, unsure)
        if new:
            self._lay_out()
        if new or vote != before:
            self._show_votes()

    def _lay_out(self) -> None:
        (table, seats, by, unsure), flat = self._table, self._are_flat
        faces = faces_at(self._look, table)
        for seat in sorted(seats):
            card = BallotCard(self._look, faces[seat], table.players[seat].name, flat)
            card.lean = 0.0 if flat else (0.9, -0.8, 0.6, -1.0)[seat % 4]
            if seat not in self._vote.seats and seat not in unsure:
                asked = len(self._vote.seats) > 1  # else the dictionary decides
                card.show_no_vote(self.tr("wrote it and has no vote") if asked else self.tr("wrote it"))
            else:
                self.ballots[seat] = card
                card.voted.connect(partial(self.voted.emit, seat))
                if table.players[seat].level is not None or seat == by:
                    card.show_no_vote("")
            self._asked.append(card)
        self._place()

    @property
    def _are_flat(self) -> bool:
        return self._narrow is (self._look.px(100) <= self._look.picture_px(130))

    def _follow_look(self) -> None:
        """Lay the ballots out as the size of the letters asks."""
        if self.ballots:
            self.show_vote(self._vote, *self._table)
        self._place()

    def _place(self) -> None:
        """Lay out who is asked, beside each other as far as there is room."""
        widest = max((each.minimumSizeHint().width() for each in self._asked), default=1)
        columns = max(1, self.width() // (widest + self._row.horizontalSpacing()))
        for place, each in enumerate(self._asked):
            self._row.addWidget(each, place // columns, place % columns)
        for column in range(self._row.columnCount()):
            self._row.setColumnStretch(column, column < min(columns, len(self._asked)))

    def hideEvent(self, event: QHideEvent) -> None:
        """A vote that nobody sees any more decides nothing by itself."""
        self._silence.stop()
        super().hideEvent(event)

    def clear(self) -> None:
        self._silence.stop()
        clear_layout(self._row)
        self._vote, self._laid, self._asked, self.ballots = NO_BALLOT, None, [], {}

    def _show_votes(self) -> None:
        """Say who has voted, and open all ballots together once nothing can change any more."""
        waiting, (_table, _seats, by, unsure) = self._vote.waiting, self._table
        for place, (seat, card) in enumerate(self.ballots.items()):
            vote = self._vote.vote_of(seat)
            note = self.tr("still to vote") if waiting else self.tr("didn't need to vote")
            if seat in unsure:
                note = self.tr("isn't sure")
            elif vote is not None:
                note = self.tr("challenges") if seat == by else self.tr("has voted")
                card.rest()
            card.say(note, seat in waiting)
            if not waiting:
                card.open(vote, place)
        if not waiting and self._look.motion:
            self._silence.start()
        self.take_focus()

    @property
    def decision(self) -> str:
        """What the main button says: who still has to vote, or the result."""
        return self._say.decision(self._vote, self._table[0].players) if self.ballots else ""

    def decide(self) -> None:
        """End the vote, once the ballots are open."""
        self._silence.stop()
        if self.ballots and not self._vote.waiting:
            self.decided.emit()

    def take_focus(self) -> None:
        """Give the keyboard to the first who is asked here; a second Enter by the last voter doesn't vote."""
        for seat in [seat for seat in self._vote.waiting if seat not in self._on_phones][:1]:
            rest(self.ballots[seat].off, QCursor.pos())
            self.ballots[seat].off.setFocus(Qt.FocusReason.TabFocusReason)
