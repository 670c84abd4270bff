"""The cards beside the board: players, what may be looked at, and what can be done."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.history import Line
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.characters import character
from boggle_desk.models.locale_text import clock_text, number_text
from boggle_desk.models.prompt import Action, Prompt
from boggle_desk.models.rows_model import Index
from boggle_desk.models.scrabble.tables import MovesModel, UnseenModel
from boggle_desk.views.appearance import (
    AT_LEFT,
    AT_RIGHT,
    CENTRE,
    Appearance,
    fitted_font,
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
from boggle_desk.views.faces import Avatar, faces_at, paint_face
from boggle_desk.views.hourglass import Hourglass
from boggle_desk.views.layouts import Flow, Scrolled, fill, fold, in_column, in_row, on_resize, sized
from boggle_desk.views.notices import StatusLine
from boggle_desk.views.scrabble.best_moves import BestMoves
from boggle_desk.views.scrabble.scrabble_pictures import arrow, centred, moved_to
from boggle_desk.views.scrabble.turns import TurnsList, marked_up
from boggle_desk.views.tables import PictureTable

_WIDE, _TWO, _BROAD = 480, 340, 260
"""Widths for cards side by side, players with all that is told of them, and more columns of unseen tiles."""
_HIGH, _LOW = 64, 32  # a player's card with all that is told, and one for large letters
_FEW, _MANY, _ROWS = 5, 9, 6  # columns of unseen tiles; the most rows
_LEAST_NOTE = 0.6  # a note is shrunk to this share, or else left out
_HURRY, _LAST = 60.0, 10.0  # seconds of a clock, and of a turn


@dataclass(frozen=True)
class PlayerNow:
    score: int = 0
    note: str = ""
    on_turn: bool = False
    clock: str = ""
    hurry: bool = False
    left: bool = False


class PlayerCard(QWidget):
    pressed = Signal()

    def __init__(self, look: Appearance, face: Avatar, name: str) -> None:
        super().__init__()
        self._look, self._face, self._name = look, face, name
        self._level = character(face.computer).title if face.computer else ""
        self.now = PlayerNow()

    def show_player(self, now: PlayerNow) -> None:
        if now == self.now:
            return
        self.now = now
        text = self.tr("{name}: {score} points, {note}")
        if now.on_turn:
            text = self.tr("{name} to play: {score} points, {note}")
        note = ", ".join(filter(None, (self._level, now.clock, now.note)))
        self.setAccessibleName(text.format(name=self._name, score=now.score, note=note))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, now = self._look.theme, self._look.px, self.now
        painter = smooth_painter(self)
        painter.setOpacity(0.5 if now.left else 1.0)
        sheet = QRectF(self.rect()).adjusted(2, 2, -2, -px(3))
        set_pen_brush(painter, QColor(0, 0, 0, round(theme.shadow * 70)))
        painter.drawRoundedRect(sheet.translated(0, px(2)), px(14), px(14))
        edge, wide = (theme.accent, px(5) / 2) if now.on_turn else (theme.line, 1)
        low = self.height() < px(_HIGH)
        set_pen_brush(painter, edge if low and now.on_turn else theme.card, edge, wide)
        painter.drawRoundedRect(sheet, px(14), px(14))
        if low:
            self._paint_low(painter, sheet)
            return
        tall = self.height() >= px(100)
        middle = QPointF(sheet.left() + px(33), sheet.top() + px(34) if tall else sheet.center().y())
        disc = centred(middle, px(44), px(44))
        painter.setFont(sized_font(px(46 if tall else 34), QFont.Weight.Black))
        score, painted = number_text(now.score), painter.fontMetrics()
        painter.setPen(QColor(theme.text))
        inside = sheet.adjusted(px(15), px(4), -px(13), -px(6) if tall else -px(4))
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignAbsolute
        painter.drawText(inside, side if tall else AT_RIGHT, score)
        words = QRectF(disc.right() + px(10), disc.center().y() - px(24), 0, px(48))
        words.setRight(inside.right() - (0 if tall else painted.horizontalAdvance(score) + px(8)))
        named = QFontMetricsF(sized_font(px(17))).horizontalAdvance(self._name)
        if words.width() < named:
            small = px(44) * 0.5  # the name is more than the disc
            disc = centred(QPointF(sheet.left() + px(18), words.center().y()), small, small)
            words.setLeft(disc.right() + px(6))
        if words.width() < min(named, px(40)):
            words.setLeft(inside.left())
        else:
            paint_face(painter, self._look, self._face, disc)
        self._paint_words(painter, words, self._notes(tall))
        if tall:
            painter.setFont(sized_font(px(15)))
            painter.setPen(QColor(theme.muted))
            below = inside.adjusted(painted.horizontalAdvance(score) + px(8), 0, 0, -px(8))
            bottom = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignAbsolute
            self._paint_note(painter, below, Qt.AlignmentFlag.AlignRight | bottom, now.note)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.pressed.emit()

    def _paint_low(self, painter: QPainter, sheet: QRectF) -> None:
        """Write score and clock beside the face, and between them as much of the name as there is room for."""
        theme, px, now = self._look.theme, self._look.px, self.now
        ink = theme.on_accent if now.on_turn else theme.text
        paint_face(
            painter,
            self._look,
            self._face,
            centred(sheet.topLeft() + QPointF(px(18), sheet.height() / 2), px(26), px(26)),
        )
        words, score = sheet.adjusted(px(37), 0, -px(8), 0), number_text(now.score)
        write(painter, words, score, sized_font(px(24), QFont.Weight.Black), ink, AT_RIGHT)
        words.setRight(words.right() - painter.fontMetrics().horizontalAdvance(score) - px(6))
        if now.clock:
            clock = fitted_font(now.clock, px(16), words.width())
            write(painter, words, now.clock, clock, theme.bad if now.hurry and not now.on_turn else ink, AT_RIGHT)
            words.setRight(words.right() - painter.fontMetrics().horizontalAdvance(now.clock) - px(6))
        if words.width() > px(30):
            write(painter, words, self._name, sized_font(px(16)), ink, cut=True)

    def _notes(self, tall: bool) -> Sequence[str]:
        """Return what may stand below the name, the fullest first."""
        if tall:
            return (self._level,)
        return (f"{self._level} · {self.now.note}", self.now.note) if self._level else (self.now.note,)

    def _paint_words(self, painter: QPainter, room: QRectF, notes: Sequence[str]) -> None:
        """Write the name, and below it whose turn it is and the first of the notes for which there is room."""
        theme, px, now = self._look.theme, self._look.px, self.now
        upper = room.adjusted(0, 0, 0, -room.height() / 2)
        lower = room.adjusted(0, room.height() / 2, 0, 0)
        write(painter, upper, self._name, sized_font(px(17)), theme.text, cut=True)
        cut = painter.fontMetrics().horizontalAdvance(self._name) > int(room.width())
        self.setToolTip(self._name if cut else "")
        painter.setFont(sized_font(px(15)))
        if now.on_turn:
            sign = now.clock or self.tr("to play")
            wide, high = painter.fontMetrics().horizontalAdvance(sign) + px(30), px(22)
            if wide > lower.width() and not now.clock:
                sign, wide = "", px(26)  # the arrow alone tells it
            pill = QRectF(lower.left(), lower.top() + 1, min(wide, lower.width()), high)
            set_pen_brush(painter, theme.bad if now.hurry else theme.accent)
            painter.drawRoundedRect(pill, px(8), px(8))
            ink = QColor(theme.card if now.hurry else theme.on_accent)
            painter.fillPath(moved_to(arrow(1.0), QPointF(pill.left() + px(13), pill.center().y()), px(10)), ink)
            painter.setPen(ink)
            painter.drawText(pill.adjusted(px(22), 0, 0, 0), AT_LEFT, sign)
            lower.setLeft(pill.right() + px(8))
        elif now.clock:
            painter.setPen(QColor(theme.bad if now.hurry else theme.muted))
            painter.drawText(lower, AT_LEFT, now.clock)
            lower.setLeft(lower.left() + painter.fontMetrics().horizontalAdvance(now.clock) + px(8))
        painter.setPen(QColor(theme.muted))
        fits = (note for note in notes if painter.fontMetrics().horizontalAdvance(note) <= lower.width())
        self._paint_note(painter, lower, AT_LEFT, next(fits, notes[-1]))

    def _paint_note(self, painter: QPainter, room: QRectF, align: Qt.AlignmentFlag, note: str) -> None:
        wide, font = QFontMetricsF(painter.font()).horizontalAdvance(note), painter.font()
        share = min(1.0, max(0.0, room.width()) / max(wide, 1.0))
        if share >= _LEAST_NOTE:
            font.setPixelSize(int(font.pixelSize() * share))
            painter.setFont(font)
            painter.drawText(room, align, note)


class PlayersCard(QWidget):
    pressed = Signal(int, object)  # the seat whose card was clicked, and the place below it on the screen

    def __init__(self, look: Appearance, told: Callable[[Player], str]) -> None:
        super().__init__()
        self._look, self._told = look, told
        self._cards: list[PlayerCard] = []
        self._faces: tuple[Avatar, ...] = ()
        self._players: tuple[Player, ...] = ()
        look.changed.connect(self._place)
        on_resize(self, self._place)

    def show_position(self, position: ScrabblePosition, show_racks: bool = False) -> None:
        faces = faces_at(self._look, position)
        if (faces, position.players) != (self._faces, self._players):
            discard(self._cards)
            named, self._players = zip(faces, position.players, strict=True), position.players
            self._faces, self._cards = faces, [PlayerCard(self._look, face, each.name) for face, each in named]
            for seat, (card, player) in enumerate(zip(self._cards, position.players, strict=True)):
                card.setParent(self)
                card.pressed.connect(partial(self._press, seat))
                card.setCursor(Qt.CursorShape.PointingHandCursor)
                card.setToolTip(self._told(player))
                card.setAccessibleDescription(card.toolTip())
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
            card.show_player(
                replace(card.now, score=position.scores[seat], note=note, on_turn=shown == seat, left=left)
            )

    def _press(self, seat: int) -> None:
        card = self._cards[seat]
        self.pressed.emit(seat, card.mapToGlobal(card.rect().bottomLeft()))

    def show_clock(self, lefts: Sequence[float | None], soon: float = _HURRY) -> None:
        """Show each player's seconds, None for no clock, overtime below 0. Less than `soon` is marked."""
        for card, left in zip(self._cards, lefts, strict=False):  # none, before anything was shown
            clock, hurry = ("", False) if left is None else (clock_text(ceil(left)), left < soon)
            card.show_player(replace(card.now, clock=clock, hurry=hurry))

    def height_for(self, width: int) -> int:
        rows = -(-max(1, len(self._cards)) // self._columns(width))
        return self._row_height(width) * rows + (rows - 1) * self._look.px(8)

    def _row_height(self, width: int) -> int:
        return self._look.px(136 if self._tall(width) else _HIGH if width >= self._look.px(_TWO) else _LOW)

    def _tall(self, width: int) -> bool:
        return len(self._cards) <= 3 and width >= self._look.px(_WIDE)

    def _columns(self, width: int) -> int:
        count = len(self._cards)
        return count if self._tall(width) else 2 if count > 2 or width >= self._look.px(_TWO) else 1

    def _place(self) -> None:
        if not self._cards:
            return
        gap, columns, width = self._look.px(8), self._columns(self.width()), self.width()
        high = self._row_height(width)
        wide = (width - gap * (columns - 1)) / columns
        for seat, card in enumerate(self._cards):
            row, column = divmod(seat, columns)
            left = round(column * (wide + gap))
            card.setGeometry(left, row * (high + gap), round(wide), high)

    def card_of(self, seat: int) -> PlayerCard:
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
