"""Who sits at the table: discs around it in clockwise order, and a strip for the one that was tapped."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QRectF, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QIcon,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRadialGradient,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.engine.characters import introduced
from boggle_desk.engine.players import Player, name_key, safe_name, sign_of
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.characters import character, characters
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.settings import Person
from boggle_desk.storage.kinds import GameKind
from boggle_desk.views.appearance import (
    AT_LEFT,
    AT_RIGHT,
    CENTRE,
    Appearance,
    Theme,
    mix,
    painted,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.ask import LONGEST_NAME
from boggle_desk.views.controls import CalmButton, Card, FittingCheckBox, button, discard, label, paint_focus, unkeyed
from boggle_desk.views.faces import COLOURS, MARKS, Avatar, faces_of, paint_face, paint_sign, put_face
from boggle_desk.views.images import paint_drawing
from boggle_desk.views.layouts import Flow, bare, fill, in_column, in_row, insert_into_tab_order, on_resize, sized
from boggle_desk.views.letters import typed_letters
from boggle_desk.views.pictures import Paint, Picture

Levels = Sequence[tuple[str, str]]  # what a computer may play at: the level, and what it usually scores or nothing
MOST_SEATS = 8
FIRST_LEVEL = "beginner"
_CHIPS = 3  # how many people of other evenings are offered; the others are in a menu
_AROUND = 4  # the most players at the small table; more sit along the long one
_HIGH, _LONG_HIGH, _SHADOW = 156, 116, 8  # the heights of both tables and the shadow below, in design pixels
_PENCILS = 112  # how wide all pencils are together, in design pixels
_PENCIL = {"tip": "#f0d9ae", "body": "#d98f2b", "band": "#a9b2bc", "end": "#c0564b"}
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def face_icon(look: Appearance, face: Avatar, size: int = 30) -> QIcon:
    box = QRect(0, 0, look.px(size), look.px(size))
    return QIcon(painted(box.size(), 1, lambda painter: paint_face(painter, look, face, QRectF(box))))


class SeatButton(CalmButton, QAbstractButton):
    """A player's disc with the name beside it. It is tapped to change the player, and dragged to another seat."""

    stepped = Signal(int)  # Ctrl and an arrow: move the player by this many seats
    walked = Signal(int)  # an arrow: move the focus by this many seats
    dropped = Signal(QPoint)
    left = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._face, self._note = Avatar("", COLOURS[0]), ""
        self._sign: int | None = None
        self._disc, self._words = QRect(), QRect()
        self._side = Qt.AlignmentFlag.AlignHCenter
        self._pressed: QPoint | None = None
        self._home, self._away = QPoint(), QPoint()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_player(self, face: Avatar, name: str, note: str, sign: int | None) -> None:
        self._face, self._note, self._sign = face, note, sign
        self.setText(name)
        self.setAccessibleName(f"{name}, {note}" if note else name)
        self.setAccessibleDescription(self.tr("Ctrl and an arrow key changes seats."))
        self.update()

    def sit(self, place: QRect, disc: QRect, words: QRect, side: Qt.AlignmentFlag) -> None:
        """Take a place on the table, with the disc and the words in it."""
        self._disc, self._words = disc.translated(-place.topLeft()), words.translated(-place.topLeft())
        self._side, self._home = side, place.topLeft()
        self.setGeometry(place.translated(self._away))

    def come_from(self, start: QPoint) -> None:
        """Fly to the seat from another place of the window, if motion is on."""
        if self._look.motion and self.isVisible() and (table := self.parentWidget()):
            way = self.mapFromGlobal(start) - self._disc.center()
            lowest = table.height() - self.height() - self._home.y()
            way.setY(min(way.y(), lowest))  # what is below the table isn't seen
            flight = QVariantAnimation(self, startValue=way, endValue=QPoint(), duration=220)
            flight.setEasingCurve(QEasingCurve.Type.OutCubic)
            flight.valueChanged.connect(self._fly)
            self._fly(way)
            flight.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)

    def _fly(self, away: QPoint) -> None:
        self._away = away
        self.move(self._home + away)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(60), self._look.px(60))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = smooth_painter(self)
        disc = QRectF(self._disc)
        for out, colour in ((5, theme.accent), (2, theme.card)) if self.isChecked() else ():
            set_pen_brush(painter, colour)
            painter.drawEllipse(disc.adjusted(-px(out), -px(out), px(out), px(out)))
        put_face(painter, self._look, self._face, disc)
        if self._sign is not None:
            side = disc.width() * 0.4
            paint_sign(painter, self._look, self._sign, QRectF(disc.right() - side, disc.bottom() - side, side, side))
        self._paint_words(painter)
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect())

    def _paint_words(self, painter: QPainter) -> None:
        """Write the name and, where there is room for a second line, the note."""
        theme, px, line, room = self._look.theme, self._look.px, self._look.px(22), self._words
        lines = [(self.text(), theme.text, 17)]
        if self._note and room.height() >= 2 * line:
            lines.append((self._note, theme.muted, 15))
        across = self._side == Qt.AlignmentFlag.AlignHCenter
        place = QRect(
            room.left(), room.top() if across else room.center().y() - len(lines) * line // 2, room.width(), line
        )
        cut, side = False, self._side | Qt.AlignmentFlag.AlignVCenter
        for text, ink, size in lines:
            cut |= write(painter, place, text, sized_font(px(size)), ink, side, cut=True)
            place.translate(0, line)
        self.setToolTip(self.accessibleName() if cut else "")

    # ---------------------------------------------------------------------------------------- keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            (self.stepped if event.modifiers() & Qt.KeyboardModifier.ControlModifier else self.walked).emit(step)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None:
            way = event.position().toPoint() - self._pressed
            if not self.isDown() or way.manhattanLength() >= QApplication.startDragDistance():
                self.setDown(False)
                self.raise_()
                self.move(self.pos() + way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        moved, self._pressed = self._pressed is not None and self.pos() != self._home, None
        if moved:
            self.dropped.emit(self.mapToParent(self._disc.center()))
        else:
            super().mouseReleaseEvent(event)


class TableTop(QWidget):
    """The table seen from above, with a disc at each seat."""

    tapped = Signal(int)
    swapped = Signal(int, int)
    left = Signal(int)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.seats: list[SeatButton] = []
        self.follower: QWidget = self  # what the keyboard reaches after the seats
        self.centre: Paint | None = None  # paints what lies in the middle
        self._picture = Picture(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        on_resize(self, self._place)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(480), self._look.px(224))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(400), self._look.px(224 if len(self.seats) <= _AROUND else 236))

    def show_players(self, players: Sequence[tuple[Avatar, str, str, int | None]], chosen: int | None) -> None:
        while len(self.seats) < len(players):
            self._add()
        discard(self.seats[len(players) :])
        del self.seats[len(players) :]
        for seat, (made, player) in enumerate(zip(self.seats, players, strict=True)):
            made.show_player(*player)
            made.setChecked(seat == chosen)
        self._place()

    def _add(self) -> None:
        seat, made = len(self.seats), SeatButton(self._look)
        made.setParent(self)
        made.clicked.connect(lambda: self.tapped.emit(seat))
        made.walked.connect(lambda step: self.seats[(seat + step) % len(self.seats)].setFocus())
        made.stepped.connect(lambda step: self._step(seat, step))
        made.dropped.connect(lambda place: self._drop(seat, place))
        made.left.connect(lambda: self.left.emit(seat))
        if before := self.seats[-1] if self.seats else self.follower.previousInFocusChain():
            QWidget.setTabOrder(before, made)
        self.seats.append(made)
        made.show()

    def _step(self, seat: int, step: int) -> None:
        to = (seat + step) % len(self.seats)
        self.swapped.emit(seat, to)
        self.seats[to].setFocus()

    def _drop(self, seat: int, place: QPoint) -> None:
        discs = [self._disc_at(each) for each in range(len(self.seats))]
        near = min(range(len(discs)), key=lambda each: (discs[each].center() - place).manhattanLength())
        if near != seat:
            self.swapped.emit(seat, near)
        self._place()

    # -------------------------------------------------------------------------------------------- places

    def _wood(self) -> QRectF:
        px, long = self._look.px, len(self.seats) > _AROUND
        wide = min(px(472), self.width() - px(8)) if long else px(260)
        wood = QRectF(0, 0, wide, px(_LONG_HIGH if long else _HIGH))
        wood.moveCenter(QRectF(self.rect()).center())
        return wood

    def _disc_at(self, seat: int) -> QRect:
        px, count, wood = self._look.px, len(self.seats), self._wood()
        if count <= _AROUND:
            side, middle = px(72), count <= 2  # two sit across from each other
            x = wood.left() - px(10) if seat in (0, 3) else wood.right() + px(10) - side
            upper, lower = wood.top() - px(12), wood.bottom() + px(12) - side
            y = (upper + lower) / 2 if middle else upper if seat in (0, 1) else lower
            return QRect(round(x), round(y), side, side)
        side, top = px(60 if count <= 6 else 52), (count + 1) // 2
        above = seat < top
        row, column = (top, seat) if above else (count - top, count - 1 - seat)
        x = wood.left() + wood.width() * (column + 0.5) / row - side / 2
        y = wood.top() - side * 0.62 if above else wood.bottom() - side * 0.38
        return QRect(round(x), round(y), side, side)

    def _place(self) -> None:
        px, gap = self._look.px, self._look.px(8)
        ring = px(6)
        for seat, each in enumerate(self.seats):
            disc = self._disc_at(seat)
            whole = disc.adjusted(-ring, -ring, ring, ring)
            if len(self.seats) <= _AROUND:
                left = seat in (0, 3)
                words = QRect(0, disc.top(), disc.left() - gap, disc.height())
                if not left:
                    words.setRect(disc.right() + gap, disc.top(), self.width() - disc.right() - gap, disc.height())
                side = AT_RIGHT if left else AT_LEFT
            else:
                above, high = seat < (len(self.seats) + 1) // 2, px(24)
                wide = round(self._wood().width() / ((len(self.seats) + 1) // 2))
                top = disc.top() - high - ring if above else disc.bottom() + ring
                words = QRect(disc.center().x() - wide // 2, top, wide, high)
                side = Qt.AlignmentFlag.AlignHCenter
            each.sit(whole.united(words) & self.rect(), disc, words, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        below, long = self._look.px(_SHADOW), len(self.seats) > _AROUND
        box = QRectF(self._wood().adjusted(0, 0, 0, below).toAlignedRect())
        self._picture.show(smooth_painter(self), self._look.theme, box, _table(self.centre, long))


@cache
def _table(centre: Paint | None, long: bool) -> Paint:
    """Return what paints a table that is long, or has something in its middle."""
    return partial(_paint_table, centre=centre, long=long)


def _paint_table(painter: QPainter, theme: Theme, box: QRectF, centre: Paint | None, long: bool) -> None:
    high, wide = box.height(), box.width()
    unit = high / ((_LONG_HIGH if long else _HIGH) + _SHADOW)
    wood = QRectF(box.topLeft(), QSizeF(wide, high - _SHADOW * unit))
    painter.setPen(Qt.PenStyle.NoPen)

    def lay(place: QRectF) -> None:
        if long:
            painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
        else:
            painter.drawEllipse(place)

    for depth in (_SHADOW, 5, 2):
        painter.setBrush(QColor(0, 0, 0, round(theme.shadow * 40)))
        lay(wood.translated(0, depth * unit))
    edge = QLinearGradient(wood.topLeft(), wood.bottomLeft())
    edge.setColorAt(0, QColor(theme.wood_light))
    edge.setColorAt(1, QColor(theme.wood_dark))
    painter.setBrush(edge)
    lay(wood)
    felt = wood.adjusted(15 * unit, 13 * unit, -15 * unit, -13 * unit)
    shade = QRadialGradient(felt.center(), felt.width() / 2)
    shade.setColorAt(0, QColor(mix(theme.felt, "#ffffff", 0.88)))
    shade.setColorAt(1, QColor(theme.felt))
    painter.setBrush(shade)
    lay(felt)
    if centre:
        side = felt.height() * (0.74 if long else 0.66)
        middle = QRectF(0, 0, side, side)
        middle.moveCenter(felt.center())
        centre(painter, theme, middle)


class Pencils(QWidget):
    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look, self._count, self._of = look, 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_level(self, count: int, of: int) -> None:
        self._count, self._of = count, of
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._step * self._of, self._look.px(32))

    @property
    def _step(self) -> int:
        return self._look.px(_PENCILS) // self._of

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._look.px
        painter = smooth_painter(self)
        for place in range(self._of):
            reached = place < self._count
            shades = _PENCIL if reached else dict.fromkeys(_PENCIL, self._look.theme.muted)
            painter.setOpacity(1.0 if reached else 0.25)
            box = QRectF(self._step * place + px(1), px(2 if reached else 8), min(px(8), self._step - px(2)), px(26))
            paint_drawing(painter, "level_pencil", box, **shades)


class NameField(QLineEdit):
    """Where a name is typed; Enter is done with it."""

    went_down = Signal()  # down: to the names that are on offer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.went_down.emit()
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # and begins no game


class SeatsCard(Card):
    changed = Signal()
    face_chosen = Signal(object)

    def __init__(
        self, look: Appearance, players: tuple[Player, ...], levels: Levels = (), most: int = MOST_SEATS
    ) -> None:
        """`levels` are what a computer may play at; without any, only people play."""
        super().__init__(look, margin=24)
        self._look_here, self._levels, self._most = look, levels, most
        seated = [self._nameless_is_empty(seat, each) for seat, each in enumerate(players[:most])]
        self._players = list(introduced(seated, characters()))
        self._chosen: int | None = None
        self._typing = False  # whether the name of the chosen player is being typed
        self._known: tuple[str, ...] = ()
        self._matched: Callable[[tuple[Player, ...]], tuple[Player, ...]] = tuple
        self._hint = label(self.tr("Drag to change seats"), "muted")
        self.lay(in_row(look, (label(self.tr("Who's playing?"), "heading"), 1), self._hint))
        self.table = TableTop(look)
        self.table.tapped.connect(lambda seat: self._choose(None if self._chosen == seat else seat))
        self.table.swapped.connect(self.swap)
        self.table.left.connect(self.remove)
        self._strip = self._make_strip()
        fill(self.column, (self.table, 1), self._strip)
        self.chips = Flow(look)
        self.column.addWidget(self.chips)
        self.add = button(self.tr("+ Add person"), self.add_person)
        self.add_computer_button = button(self.tr("+ Add computer"), self.add_computer, parent=self)
        self.add_computer_button.setHidden(not levels)
        self.column.addWidget(Flow(look, (self.add, self.add_computer_button) if levels else (self.add,)))
        self._show()

    # -------------------------------------------------------------------------------------------- the strip

    def _make_strip(self) -> QWidget:
        look = self._look_here
        strip = QWidget()
        strip.setObjectName("strip")
        strip.setProperty("role", "strip")
        strip.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.said = label(self.tr("Tap a player to edit them."), "muted", align=CENTRE)
        self.person, self.computer = QWidget(), QWidget()
        in_column(look, self.said, self.person, self.computer, gap=4, margins=(14, 8, 14, 8), on=strip)
        self.face = button("", self._offer_faces, "step", name=self.tr("Colour and picture"))
        self.name, self.called = NameField(), NameField()  # of a person, of a computer
        for field in (self.name, self.called):
            field.setMaxLength(LONGEST_NAME)
            field.setAccessibleName(self.tr("Name"))
            field.textEdited.connect(self._rename)
            field.returnPressed.connect(self._name_done)
            field.went_down.connect(self._go_to_chips)
        self.leave_button = self._leave_button()
        who = in_row(look, self.face, (self.name, 1), self.leave_button, gap=8)
        in_column(look, who, *self.make_options(), gap=4, on=self.person)
        self.level, self.usual = label("", "strong"), label("", "caption", wrap=True)
        said = fill(bare(QVBoxLayout()), in_row(look, (self.called, 1), self.level, gap=8), self.usual)
        self.weaker = button("−", lambda: self._change_level(-1), "step", name=self.tr("Weaker"))
        self.stronger = button("+", lambda: self._change_level(1), "step", name=self.tr("Stronger"))
        self.pencils = Pencils(look)
        self.dismiss_button = self._leave_button()
        self.fair = FittingCheckBox(self.tr("Fair match"))
        self.fair.setToolTip(self.tr("Plays about as strong as you, going by your last games."))
        self.fair.clicked.connect(self._follow)
        steps = in_row(look, self.weaker, self.pencils, self.stronger, gap=8)
        strong = fill(bare(QVBoxLayout()), steps, self.fair)
        in_row(look, (said, 1), strong, self.dismiss_button, gap=8, on=self.computer)
        sized(self.face, look, icon=32)
        self.table.follower = self.face
        return sized(strip, look, high=72)

    def _leave_button(self) -> QPushButton:
        made = button("×", lambda: self.remove(self._chosen), "step", name=self.tr("Leave the table"), removes=True)
        made.setToolTip(self.tr("Leave the table"))
        return made

    def make_options(self) -> Sequence[QLayout]:
        """Return what a game shows below the name of a person."""
        return ()

    # ------------------------------------------------------------------------------------------- the players

    def _nameless(self, seat: int) -> str:
        return self.tr("Player {number}").format(number=seat + 1)

    def _nameless_is_empty(self, seat: int, player: Player) -> Player:
        level = _nearest(player.level, self._levels) if self._levels else None
        name = "" if player.name in (self._nameless(seat), "") else player.name
        return replace(player, name=name, level=level)

    def players(self) -> tuple[Player, ...]:
        named = (
            replace(player, name=player.name.strip() or ("" if player.level else self._nameless(seat)))
            for seat, player in enumerate(self._players)
        )
        return introduced(self._matched(tuple(named)), characters())

    @property
    def missing(self) -> str:
        """Why no game can begin with these players; empty if one can."""
        if not self._players:
            return self.tr("Who's playing? Add the first person.")
        return ""

    def name_levels(self, levels: Levels) -> None:
        if list(levels) != list(self._levels):
            self._levels = levels
            self._show()

    def seat(self, players: Sequence[Player]) -> None:
        """Seat these players in place of those before."""
        self._players = list(players)
        self._choose(None)
        self.changed.emit()

    def add_person(self, name: str = "") -> None:
        """Seat a person; without a name one is asked for."""
        if len(self._players) < self._most:
            self._players.append(Player(name))
            self._choose(None if name else len(self._players) - 1)
            self.changed.emit()
            if not name:
                self.name.setFocus()

    def know_from(self, history: HistoryKeeper, kind: GameKind) -> None:
        """Offer all who ever played, once the history is read; how they played says what a fair match is."""
        self._matched = lambda players: history.fair_match(kind, players)
        history.settled.connect(self._show)
        BackgroundTask(self).start(history.asking(lambda known, _flag: known.people()), self._know, lambda _error: None)

    def _know(self, names: tuple[str, ...]) -> None:
        self._known = names
        self._show_chips()

    def _seat_from(self, chip: QPushButton, _checked: bool = False) -> None:
        start = chip.mapToGlobal(chip.rect().center())
        self._seat(chip.text()).come_from(start)

    def _seat(self, name: str) -> SeatButton:
        """Seat a player where a name is being typed, else on a new seat; return the seat."""
        seat = self._chosen
        if seat is None or self._named_so_far is None:
            self.add_person(name)
            return self.table.seats[-1]
        self._players[seat] = replace(self._players[seat], name=name)
        self._choose(None)
        self.changed.emit()
        self._name_done()
        return self.table.seats[seat]

    def add_computer(self) -> None:
        """Seat a computer: Pip, or who is next in strength to the last one and not at the table."""
        if len(self._players) < self._most and self._levels:
            keys, taken = [key for key, _usual in self._levels], [each.level for each in self._players if each.level]
            last = keys.index(taken[-1]) if taken and taken[-1] in keys else keys.index(FIRST_LEVEL)
            free = [place for place, key in enumerate(keys) if key not in taken]
            place = min(free, key=lambda each: (abs(each - last), -each), default=last)
            self.seat(introduced((*self._players, Player("", keys[place])), characters()))
            self._choose(len(self._players) - 1)
            self.called.setFocus()  # what is typed is its name, as after a person
            self.called.selectAll()

    def remove(self, seat: int | None) -> None:
        if seat is not None:
            del self._players[seat]
            self._choose(None)
            self.changed.emit()
            (self.table.seats[min(seat, len(self._players) - 1)] if self._players else self.add).setFocus()

    def swap(self, seat: int, other: int) -> None:
        players = self._players
        players[seat], players[other] = players[other], players[seat]
        if self._chosen in (seat, other):
            self._chosen = other if self._chosen == seat else seat
        self._show()
        self.changed.emit()

    def _choose(self, seat: int | None) -> None:
        self._chosen, self._typing = seat, False
        self._show()

    def _rename(self, name: str) -> None:
        if self._chosen is not None:
            self._typing = True
            self._players[self._chosen] = replace(self._players[self._chosen], name=name)
            self._show_table()
            self._show_chips()
            self.changed.emit()

    def _name_done(self) -> None:
        self.add.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start the next name when a letter is typed after the last one."""
        if typed_letters(event) and self.add.hasFocus():
            self.add_person()
            QApplication.sendEvent(self.focusWidget() or self, event)
        else:
            super().keyPressEvent(event)

    def _change_level(self, step: int) -> None:
        if self._chosen is not None:
            keys = [key for key, _usual in self._levels]
            before = self._players[self._chosen]
            place = min(max(keys.index(before.level or keys[0]) + step, 0), len(keys) - 1)
            self._players[self._chosen] = replace(before, level=keys[place])
            self._players = list(introduced(self._players, characters()))
            self._show()
            self.changed.emit()

    def _follow(self, follows: bool) -> None:
        if self._chosen is not None:
            self._players[self._chosen] = replace(self.players()[self._chosen], follows=follows)
            self._show()
            self.changed.emit()

    # --------------------------------------------------------------------------------------------- showing

    def note(self, player: Player) -> str:
        """Return what stands below a name."""
        return "" if player.level is None else character(player.level).title

    def _show(self) -> None:
        self._show_table()
        self._show_strip()
        self._show_chips()
        room = len(self._players) < self._most
        self.add.setEnabled(room)
        self.add_computer_button.setEnabled(room)

    def _show_table(self) -> None:
        players = self.players()
        faces = faces_of(self._look_here, players)
        shown = [
            (face, player.name, self.note(player), sign_of(players, seat))
            for seat, (face, player) in enumerate(zip(faces, players, strict=True))
        ]
        self.table.show_players(shown, self._chosen)
        if self._chosen is not None:
            self.face.setIcon(face_icon(self._look_here, faces[self._chosen], 32))

    def _show_strip(self) -> None:
        player = None if self._chosen is None else self.players()[self._chosen]
        levels = {key: (place, usual) for place, (key, usual) in enumerate(self._levels)}
        self._strip.setVisible(bool(self._players))
        self._hint.setVisible(len(self._players) > 1)
        self.said.setVisible(player is None)
        self.person.setVisible(player is not None and player.level is None)
        self.computer.setVisible(player is not None and player.level is not None)
        if player is None or self._chosen is None:
            return
        field = self.called if player.level else self.name
        if safe_name(field.text()) != self._players[self._chosen].name:
            field.setText(self._players[self._chosen].name)
        field.setPlaceholderText(player.name if player.level else self._nameless(self._chosen))
        if player.level is None:
            return
        (place, usual), who = levels[player.level], character(player.level)
        self.level.setText(who.title)
        fair = self.tr("I play about as strong as you. You should win about half.")
        self.usual.setText("\n".join(filter(None, (fair if player.follows else who.about, usual))))
        self.pencils.show_level(place + 1, len(levels))
        self.fair.setChecked(player.follows)
        self.weaker.setEnabled(place > 0 and not player.follows)
        self.stronger.setEnabled(place < len(levels) - 1 and not player.follows)

    @property
    def _named_so_far(self) -> str | None:
        """What is typed of the name of the chosen person; None where no name is wanted."""
        player = None if self._chosen is None else self._players[self._chosen]
        return player.name if player and player.level is None and (self._typing or not player.name) else None

    def _on_offer(self) -> list[str]:
        """Return who could sit down, those of the latest evenings first; while a name is typed, who it may become."""
        seated, typed = {name_key(player.name) for player in self._players}, self._named_so_far
        names: dict[str, str] = {}
        for name in (*(each.name for each in self._look_here.people.values()), *self._known):
            names.setdefault(name_key(name), name)
        away = [name for key, name in names.items() if key not in seated]
        if typed is not None:
            return [name for name in away if name_key(name).startswith(name_key(typed))]
        return away if len(self._players) < self._most else []

    def _go_to_chips(self) -> None:
        if self._chips:
            self._chips[0].setFocus()

    def _show_chips(self) -> None:
        away = self._on_offer()
        shown: list[QPushButton] = []
        offered = [Player(name) for name in away[:_CHIPS]]
        named = None if self._named_so_far is None else self._chosen
        sitting = [player for seat, player in enumerate(self.players()) if seat != named]
        faces = faces_of(self._look_here, (*sitting, *offered))[len(sitting) :]
        for name, face in zip(away, faces, strict=False):  # the others are in the menu
            chip = button("", lambda: None, "dashed")
            chip.setText(name)
            chip.clicked.connect(partial(self._seat_from, chip))
            chip.setIcon(face_icon(self._look_here, face, 26))
            chip.setAccessibleName(self.tr("Seat {name}").format(name=name))
            chip.setIconSize(QSize(self._look_here.px(26), self._look_here.px(26)))
            shown.append(chip)
        if len(away) > _CHIPS:
            others = button(self.tr("Others…"), lambda: None, "dashed")
            menu = QMenu(others)
            for name in away[_CHIPS:]:
                self._offer(menu, QIcon(), name, partial(self._seat, name))
            others.setMenu(menu)
            shown.append(others)
        before = self.chips.findChildren(QPushButton)
        self.chips.fill(shown)
        self._chips = shown
        discard(before)
        insert_into_tab_order([self.chips], self.add)
        self.chips.setVisible(bool(shown))

    def _offer_faces(self) -> None:
        if self._chosen is None:
            return
        look, player = self._look_here, self.players()[self._chosen]
        face = faces_of(look, self.players())[self._chosen]
        own = Person(player.name, COLOURS.index(face.colour), face.mark)
        colours = [self.tr("Amber"), self.tr("Teal"), self.tr("Purple"), self.tr("Red"), self.tr("Blue")]
        colours += [self.tr("Olive"), self.tr("Slate"), self.tr("Pink")]
        marks = [self.tr("Initial"), self.tr("Star"), self.tr("Sun"), self.tr("Moon"), self.tr("Heart")]
        marks += [self.tr("Flower"), self.tr("Fish"), self.tr("Cat"), self.tr("Rocket"), self.tr("Crown")]
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for mark, name in zip(("", *MARKS), marks, strict=True):
            icon, chosen = face_icon(look, replace(face, mark=mark)), replace(own, mark=mark)
            self._offer(menu, icon, name, partial(self._take_face, chosen), mark == face.mark)
        menu.addSeparator()
        for place, name in enumerate(colours):
            icon, chosen = face_icon(look, replace(face, colour=COLOURS[place])), replace(own, colour=place)
            self._offer(menu, icon, name, partial(self._take_face, chosen), COLOURS[place] == face.colour)
        menu.popup(self.face.mapToGlobal(self.face.rect().bottomLeft()))

    def _offer(
        self, menu: QMenu, icon: QIcon, text: str, take: Callable[[], object], checked: bool | None = None
    ) -> None:
        action = QAction(icon, unkeyed(text), menu, checkable=checked is not None, checked=bool(checked))
        action.triggered.connect(lambda _checked=False: take())
        menu.addAction(action)

    def _take_face(self, person: Person) -> None:
        self.face_chosen.emit(person)
        self._show()


def _nearest(level: str | None, levels: Levels) -> str | None:
    """Return a level on offer: that of another game becomes the nearest, so that no computer becomes a person."""
    keys = [key for key, _usual in levels]
    if level is None or level in keys or not keys:
        return level
    ladder = list(characters())
    ranked = {key: ladder.index(key) for key in (level, *keys) if key in ladder}
    if level not in ranked or len(ranked) == 1:
        return keys[len(keys) // 2]
    return min((key for key in ranked if key != level), key=lambda key: abs(ranked[key] - ranked[level]))
