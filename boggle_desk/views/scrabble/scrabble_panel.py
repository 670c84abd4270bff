"""The cards beside the board: players, what may be looked at, and what can be done."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.history import Line
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.locale_text import clock_text, number_text
from boggle_desk.models.prompt import Action, Prompt
from boggle_desk.models.rows_model import Index
from boggle_desk.models.scrabble.tables import MovesModel, UnseenModel
from boggle_desk.views.appearance import (
    CENTRE,
    Appearance,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.ballots import BallotBox
from boggle_desk.views.controls import (
    Card,
    FittingButton,
    MenuButton,
    PageStack,
    become,
    button,
    clear_layout,
    discard,
    label,
    paint_focus,
    rest,
    set_role,
    takes,
)
from boggle_desk.views.faces import Avatar, faces_at
from boggle_desk.views.hourglass import Hourglass
from boggle_desk.views.layouts import Flow, Scrolled, fill, fold, in_column, in_row, on_resize, sized
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.player_view import CARD, LOW, TALL, Measures, PlayerView
from boggle_desk.views.scrabble.best_moves import BestMoves
from boggle_desk.views.scrabble.turns import TurnsList, marked_up
from boggle_desk.views.tables import PictureTable

_WIDE, _TWO, _BROAD = 480, 340, 260
"""Widths for cards side by side, players with all that is told of them, and more columns of unseen tiles."""
_FEW, _MANY, _ROWS = 5, 9, 6  # columns of unseen tiles; the most rows
_HURRY, _LAST = 60.0, 10.0  # seconds of a clock, and of a turn


class PlayersCard(QWidget):
    pressed = Signal(int, object)  # the seat whose card was clicked, and the place below it on the screen

    def __init__(self, look: Appearance, told: Callable[[Player], str]) -> None:
        super().__init__()
        self._look, self._told = look, told
        self._cards: list[PlayerView] = []
        self._faces: tuple[Avatar, ...] = ()
        self._players: tuple[Player, ...] = ()
        look.changed.connect(self._place)
        on_resize(self, self._place)

    def show_position(self, position: ScrabblePosition, show_racks: bool = False) -> None:
        faces = faces_at(self._look, position)
        if (faces, position.players) != (self._faces, self._players):
            discard(self._cards)
            named, self._players = zip(faces, position.players, strict=True), position.players
            self._faces, self._cards = faces, [PlayerView(self._look, face, each.name, CARD) for face, each in named]
            for seat, (card, player) in enumerate(zip(self._cards, position.players, strict=True)):
                card.setParent(self)
                card.clicked.connect(partial(self._press, seat))
                card.setCursor(Qt.CursorShape.PointingHandCursor)
                card.tip = self._told(player)
                card.show()
            self._place()
        shown = position.turn if position.on_clock is None else position.on_clock
        for seat, card in enumerate(self._cards):
            tiles = position.racks[seat]
            note = self.tr("%n tile(s)", "", len(tiles))
            if show_racks:
                note = " ".join(tiles) or self.tr("no tiles")
            left = seat in position.left
            note = self.tr("left the game") if left else note
            card.show_now(points=position.scores[seat], note=note, on_turn=shown == seat, left=left)

    def _press(self, seat: int, _checked: bool = False) -> None:
        card = self._cards[seat]
        self.pressed.emit(seat, card.mapToGlobal(card.rect().bottomLeft()))

    def show_clock(self, lefts: Sequence[float | None], soon: float = _HURRY) -> None:
        """Show each player's seconds, None for no clock, overtime below 0. Less than `soon` is marked."""
        for card, left in zip(self._cards, lefts, strict=False):  # none, before anything was shown
            clock, hurry = ("", False) if left is None else (clock_text(ceil(left)), left < soon)
            card.show_now(clock=clock, hurry=hurry)

    def height_for(self, width: int) -> int:
        rows = -(-max(1, len(self._cards)) // self._columns(width))
        return self._look.px(self._measures(width).high) * rows + (rows - 1) * self._look.px(8)

    def _measures(self, width: int) -> Measures:
        tall = len(self._cards) <= 3 and width >= self._look.px(_WIDE)
        return TALL if tall else CARD if width >= self._look.px(_TWO) else LOW

    def _columns(self, width: int) -> int:
        count, of = len(self._cards), self._measures(width)
        return count if of is TALL else 2 if count > 2 or of is CARD else 1

    def _place(self) -> None:
        if not self._cards:
            return
        gap, columns, width = self._look.px(8), self._columns(self.width()), self.width()
        of = self._measures(width)
        high = self._look.px(of.high)
        wide = (width - gap * (columns - 1)) / columns
        for seat, card in enumerate(self._cards):
            row, column = divmod(seat, columns)
            left = round(column * (wide + gap))
            card.measures = of
            card.setGeometry(left, row * (high + gap), round(wide), high)

    def card_of(self, seat: int) -> PlayerView:
        return self._cards[seat]

    def card_area(self, seat: int) -> QRect:
        card = self._cards[seat]
        if card.visibleRegion().isEmpty():
            return QRect()
        return QRect(card.mapToGlobal(QPoint()), card.size())


_HEIGHT, _LINES, _LINE = 246, 46, 24  # the least heights of the card and its sentence in px at 1280x800, and of a line
_SHRUNK = 0.5  # the share of their widths with which buttons stay in a row, where there is little room


class ActionCard(Card):
    """Shows a prompt; Enter on the page does its main action. A long sentence scrolls."""

    pressed = Signal(object)  # what an action does
    resized = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._heading, self._aside = label("", "title", wrap=True), label("", "muted")
        self._text = StatusLine(look, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._sentence = Scrolled(self._text)
        on_resize(self._sentence, self._tell)  # other buttons leave another room
        self._said: tuple[Sequence[str], str] = (), ""
        self._smaller, self._main = Flow(look), QVBoxLayout()
        self._buttons: list[FittingButton] = []
        self._actions: tuple[Action, ...] = ()
        self._question = False
        heading = fill(QHBoxLayout(), (self._heading, 1), self._aside)
        self.lay(heading, (self._sentence, 1), self._smaller, self._main)

    def wanted_height(self, width: int, room: int) -> int:
        """Return the height at this width. Where that is more than the room, buttons and sentence have less."""
        px, layout = self._look.px, self.column
        narrow = width < px(_WIDE)
        self._smaller.set_share(_SHRUNK if narrow else 1.0)
        for each in self._buttons[:-1]:
            set_role(each, "small" if narrow else "")
        least = layout.minimumHeightForWidth(width) if layout.hasHeightForWidth() else layout.minimumSize().height()
        least -= self._sentence.minimumHeight()
        lines = max(px(_LINE), min(px(_LINES), room - least))
        self._sentence.setMinimumHeight(lines)
        return max(px(_HEIGHT), least + lines)

    def show_prompt(self, now: Prompt) -> None:
        """Buttons stay the same widgets if possible, to keep the focus."""
        html = marked_up(now.heading, self._look)
        self._heading.setTextFormat(Qt.TextFormat.RichText if html else Qt.TextFormat.PlainText)
        self._heading.setText(html or now.heading)
        self._aside.setText(now.aside)
        set_role(self._aside, "number" if now.aside.startswith("+") else "muted")
        self._text.hush()
        set_role(self._text, "bad" if now.bad else "muted")
        had_focus = any(each.hasFocus() for each in self._buttons)
        if (number := len(now.actions)) != len(self._buttons):
            before, self._buttons = self._buttons, [self._made(place, number) for place in range(number)]
            self._smaller.fill(self._buttons[:-1])
            clear_layout(self._main)
            fill(self._main, *self._buttons[-1:])
            discard(before[:-1])
        for made, earlier, action in zip(self._buttons, self._actions, now.actions, strict=False):
            if earlier.deed != action.deed:
                rest(made)
        self._actions, self._question = tuple(now.actions), now.question
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if now.question else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(" ".join(filter(None, (now.heading, *now.news, now.text))))
        for made, action in zip(self._buttons, now.actions, strict=True):
            made.setText(action.title)
            made.setEnabled(action.enabled)
        self.column.activate()  # or new buttons would be seen for a moment where they don't belong
        for made in self._buttons:
            made.show()  # not by the layout, later: they could not have the focus until then
        if had_focus and not any(each.hasFocus() for each in self._buttons):
            self.take_focus()  # Qt has passed it to whatever comes before
        self._said = now.news, now.text
        self._tell()

    def _tell(self) -> None:
        room, (news, text) = self._sentence.maximumViewportSize(), self._said
        for first in range(max(1, len(news))):
            told = "\n".join(filter(None, (*news[first:], text)))
            area = QRect(0, 0, room.width(), room.height())
            if self._text.fontMetrics().boundingRect(area, Qt.TextFlag.TextWordWrap, told).height() <= room.height():
                break
        self._text.setText(told)
        self._sentence.fit()
        self._sentence.verticalScrollBar().setValue(0)

    def press_main(self) -> None:
        if self._actions and self._actions[-1].enabled and not self._question and takes(self._buttons[-1]):
            self._press(-1)

    def awaits(self, does: object) -> bool:
        """Return whether a button that does this takes a press."""
        return any(takes(made) for made, each in zip(self._buttons, self._actions, strict=True) if each.does == does)

    def _press(self, place: int) -> None:
        self.pressed.emit(self._actions[place].does)

    def take_focus(self) -> None:
        if self._question:
            self.setFocus()
        elif self._buttons:
            self._buttons[-1].setFocus()

    def _made(self, place: int, count: int) -> FittingButton:
        made = button("", partial(self._press, place), "primary" if place == count - 1 else "")
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        made.setMinimumWidth(1)
        return made

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            paint_focus(QPainter(self), self._look, self.rect().adjusted(1, 1, -1, -self._look.px(4)))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return super().event(event)


class UnseenGrid(PictureTable):
    """The unseen tiles, each with its count; those used up are faint (P12)."""

    letter_pressed = Signal(str)

    def __init__(self, look: Appearance, model: UnseenModel) -> None:
        super().__init__()
        self._look, self.tiles = look, model
        self.show_model(model, self.tr("Unseen tiles"), QSize(1, 1))
        model.modelReset.connect(self._fit)
        self.clicked.connect(self._press)
        look.follow(self._fit)

    def _fit(self) -> None:
        few = max(_FEW, -(-len(self.tiles.tiles) // _ROWS))
        self.tiles.set_columns(_MANY if self.width() >= self._look.px(_BROAD) else few)
        self.setMinimumHeight(self._look.px(46) * self.tiles.rowCount())
        self._repaint()

    def _press(self, index: Index) -> None:
        if found := self.tiles.tile(index):
            self.letter_pressed.emit(found.letter)

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid():
            return QRect()
        wide = self.viewport().width() / self.tiles.columns
        high = min(self.viewport().height() / max(1, self.tiles.rowCount()), self._look.px(60))
        return QRectF(index.column() * wide, index.row() * high, wide, high).toRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        model = self.tiles
        for row in range(model.rowCount()):
            for column in range(model.columns):
                index = model.index(row, column)
                if self.visualRect(index).contains(point) and model.tile(index):
                    return index
        return QModelIndex()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self.viewport())
        for row in range(self.tiles.rowCount()):
            for column in range(self.tiles.columns):
                self._paint(painter, self.tiles.index(row, column))

    def _paint(self, painter: QPainter, index: QModelIndex) -> None:
        theme, px, found = self._look.theme, self._look.px, self.tiles.tile(index)
        if found is None:
            return
        cell = QRectF(self.visualRect(index))
        half = min(px(17), (cell.width() - px(3)) / 2)
        tile = QRectF(cell.center().x() - half, cell.top() + px(3), 2 * half, px(26))
        painter.setOpacity(1.0 if found.unseen else 0.38)
        for colour, area in (("#c9b384", tile.translated(0, px(2))), ("#f6e6bf", tile)):
            set_pen_brush(painter, colour)
            painter.drawRoundedRect(area, px(5), px(5))
        font = sized_font(px(17 if len(found.letter) < 2 else 13), QFont.Weight.Black)
        write(painter, tile, found.letter.strip(BLANK), font, theme.ink, CENTRE)
        painter.setOpacity(1.0)
        below = QRectF(cell.left(), tile.bottom() + px(1), cell.width(), px(18))
        ink = theme.text if found.unseen else theme.muted
        write(painter, below, number_text(found.unseen), sized_font(px(14)), ink, CENTRE)
        if self.hasFocus() and index == self.currentIndex():
            paint_focus(painter, self._look, cell.toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._press(self.currentIndex())
        else:
            super().keyPressEvent(event)


class TurnGlass(QWidget):
    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._glass = sized(Hourglass(look), look, wide=16, high=32, fixed=True)
        self._time = sized(label("", "strong"), look, wide=46)
        self.setAccessibleName(self.tr("Timer of the turn"))
        in_row(look, self._glass, self._time, gap=6, on=self)

    def show_left(self, left: float, whole: float) -> None:
        self._glass.show_share(left / whole, flowing=True)
        self._time.setText(clock_text(ceil(left)))
        set_role(self._time, "bad" if left <= _LAST else "strong")


class InfoCard(QWidget):
    looked_at = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.moves, self.tiles = MovesModel(), UnseenModel()
        self.moves_view, self.tiles_view = TurnsList(look, self.moves), UnseenGrid(look, self.tiles)
        self.best = BestMoves(look)
        self._front = PageStack(self.moves_view, self.best)
        self._title, self._left = label(self.tr("Turns"), "caption"), label("", "caption")
        self._turn_over = button("", self._change, "link")
        self._turn_over.setToolTip(self.tr("What could I have played? (F3)"))
        self.turns = self._card(self._title, self._turn_over, self._front)
        unseen = self._card(label(self.tr("Unseen"), "caption"), self._left, self.tiles_view)
        self._row = in_row(look, (self.turns, 312), (unseen, 216), gap=8, on=self)
        self._show_front(self.moves_view)

    def _card(self, title: QWidget, beside: QWidget, content: QWidget) -> Card:
        high = sized(title, self._look, high=28)  # both cards begin level
        heading = in_row(self._look, (high, 1), beside, gap=8, margins=(4, 0, 4, 0))
        return Card(self._look, heading, (content, 1), margin=12, spacing=2)

    def set_narrow(self, narrow: bool) -> None:
        fold(self._row, narrow)
        self._front.setMinimumHeight(self._look.px(150))

    def show_position(self, position: ScrabblePosition, lines: tuple[Line, ...], seat: int | None) -> None:
        self._turn_over.setVisible(self.best_in_front or any(seat in (line.seat, None) for line in lines))
        self.moves.show_lines(lines, position)
        self.tiles.show_position(position, seat)
        self._left.setText(number_text(sum(each.unseen for each in self.tiles.tiles)))

    def show_best(self) -> None:
        self._show_front(self.best)
        self.best.take_focus()

    @property
    def best_in_front(self) -> bool:
        return self._front.currentWidget() is self.best

    def _change(self) -> None:
        self._show_front(self.moves_view if self.best_in_front else self.best)

    def _show_front(self, page: QWidget) -> None:
        self._front.setCurrentWidget(page)
        best = self.best_in_front
        self._title.setText(self.tr("My last turn") if best else self.tr("Turns"))
        become(self._turn_over, self.tr("Back to turns") if best else self.tr("My last turn…"))
        self.best.let_go()
        self.looked_at.emit()


class TableHeading(QWidget):
    """Title and buttons in one row; the title is left out where that is too wide."""

    def __init__(self, look: Appearance, title: QLabel, *beside: QWidget) -> None:
        super().__init__()
        in_row(look, (title, 1), in_row(look, 1, *beside, MenuButton(look, grows=True)), gap=8, on=self)
        on_resize(self, lambda: title.setHidden(self.width() < look.px(_WIDE)))


class TablePanel(QWidget):
    """The panel beside the board: title and menu, players, turns and unseen tiles, actions; side by side in an open
    drawer."""

    pause_asked = Signal()

    def __init__(self, look: Appearance, players: PlayersCard, info: InfoCard, actions: ActionCard) -> None:
        super().__init__()
        self._look, self._players, self._info, self._actions = look, players, info, actions
        self._title, self._turn = StatusLine(look, Qt.AlignmentFlag.AlignVCenter, "title"), label("", "muted")
        self.glass, self.ballots = TurnGlass(look), BallotBox(look, narrow=True)
        self.ballots.hide()
        self.pause = button("", self.pause_asked.emit, "small")
        self.pause.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.glass.hide()
        self.pause.hide()
        self._heading, content = TableHeading(look, self._title, self._turn, self.glass, self.pause), QWidget()
        in_column(look, (info, 1), (self.ballots, 1), gap=8, on=content)
        self.lists, self.below = Scrolled(content), Scrolled(actions)
        self.lists.setMinimumHeight(1)  # nothing, if there is room for the actions only
        side = in_column(look, self._heading, players, (self.lists, 1), gap=8)
        self._whole = in_column(look, (side, 1), self.below, gap=8, margins=(0, 6, 0, 8), on=self)
        actions.resized.connect(self._fit)
        on_resize(self, self._fit)

    def show_heading(self, title: str, turn: str) -> None:
        self._title.setText(title)
        self._turn.setText(turn)

    def show_pause(self, timed: bool, paused: bool) -> None:
        self.pause.setVisible(timed)
        become(self.pause, self.tr("Resume") if paused else self.tr("Pause"))

    def show_ballots(self, shown: bool) -> None:
        """Show the ballots where players, turns and unseen tiles are at other times."""
        for part in (self._players, self._info):
            part.setVisible(not shown)
        self.ballots.setVisible(shown)

    def reveal(self, part: QWidget) -> None:
        """Scroll to a part of the lists once they are laid out."""
        QTimer.singleShot(0, self.lists, lambda: self.lists.ensureWidgetVisible(part, 0, self.lists.height()))

    def _fit(self) -> None:
        px, width, height = self._look.px, self.width(), self.height()
        across = width >= px(_WIDE) and height < px(560)
        fold(self._whole, not across)
        lists = width // 2 if across else width
        self._info.set_narrow(lists < px(_WIDE))
        self._players.setFixedHeight(self._players.height_for(lists))
        inside = height - px(14)
        above = self._heading.sizeHint().height() + self._players.height() * (not self._players.isHidden())
        beside, room = (width // 2, inside) if across else (width, max(1, inside - above - 3 * px(8)))
        wanted = self._actions.wanted_height(beside, room)
        both = across or room - wanted >= px(100)  # a strip of the lists would be of no use
        self.lists.setVisible(both)
        self.below.setFixedSize(beside, wanted if both and not across else room)
