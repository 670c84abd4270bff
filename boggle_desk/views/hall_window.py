"""The window for the room: what everybody may see of a game, on a television or from a projector, readable from six
metres. It has nothing to press."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from boggle_desk.models.hall import HallNow, HallRow
from boggle_desk.models.locale_text import clock_text
from boggle_desk.models.prompt import Prompt
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
from boggle_desk.views.faces import Avatar, faces_at, put_face
from boggle_desk.views.game_page import GamePage
from boggle_desk.views.hourglass import HURRY, Hourglass

_ASK_MS, _CUBE_MS = 100, 90
"""How often the table is asked what there is to be seen, and how long a word's way takes for each cube."""
_LEAST, _TITLE, _HEAD, _WORD, _LARGE, _CLOCK, _FIGURE = 1 / 20, 1 / 15, 1 / 11, 1 / 7, 1 / 4, 1 / 4, 1 / 8
"""The heights of letters as shares of the window's: what all must read at least, and what they read first."""
_EDGE, _MOST_ROWS = 0.025, 8


class HallPicture:
    """A game's board for the room, and what is to be read beside it. A subclass knows the game."""

    def __init__(self, page: GamePage[Any], widget: QWidget, bleed: float = 0.0) -> None:
        """`bleed` is the share of the picture at each edge that is only shadow."""
        self.page, self.widget, self.bleed = page, widget, bleed

    @property
    def faces(self) -> Sequence[Avatar]:
        return faces_at(self.page.look, self.page.position)

    def name(self, seat: int) -> str:
        name: str = self.page.position.players[seat].name
        return name

    def now(self) -> HallNow | None:
        """Return what is to be seen now; None as long as something has happened that the table does not show yet."""
        raise NotImplementedError

    def clock(self) -> tuple[float, float, bool]:
        """Return the seconds that are left, of how many, and whether they run."""
        raise NotImplementedError

    def show_now(self, now: HallNow, way: int) -> None:
        """Show the board, with so much of the word's way."""
        raise NotImplementedError


class HallWindow(QWidget):
    """Asks the picture of the game on the table ten times a second what is to be seen: whatever changes there, it is
    right here."""

    closed = Signal()

    def __init__(self, look: Appearance, join: Callable[[], tuple[str, QImage]]) -> None:
        """`join` returns the address to join at and its code, both empty while nobody may join."""
        super().__init__(None, Qt.WindowType.Window)
        self._look, self._join = look, join
        self._picture: HallPicture | None = None
        self.now, self.covered = HallNow(open=False), False
        self._code: tuple[str, QImage] = "", QImage()
        self._faces: Sequence[Avatar] = ()
        self._way, self._time = 0, ("", False)
        self._glass = Hourglass(look)
        self._glass.setParent(self)
        self._glass.hide()
        self.setWindowTitle(self.tr("Boggle Desk for the room"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)  # the program ends with its own window
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._asks, self._walks = QTimer(self, interval=_ASK_MS), QTimer(self, interval=_CUBE_MS)
        self._asks.timeout.connect(self.follow)
        self._walks.timeout.connect(self._walk)
        look.changed.connect(self._dress)
        self.resize(960, 540)

    def show_game(self, picture: HallPicture | None) -> None:
        """Show this game from now on; None shows that there is none on the table."""
        if self._picture and picture and self._picture.page is picture.page:
            picture.widget.deleteLater()
            return
        if self._picture:
            self._picture.widget.deleteLater()
        self._picture, self.now = picture, HallNow(open=False)
        if picture:
            picture.widget.setParent(self)
            picture.widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            picture.widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            picture.widget.hide()
        self.follow()
        self.update()

    def cover(self, covered: bool) -> None:
        """Lay a cloth over all, or take it away."""
        self.covered = covered
        self._place()
        self.update()

    def follow(self) -> None:
        """Show what is to be seen now."""
        picture = self._picture
        now, code = picture.now() if picture else HallNow(open=False), self._join()
        faces = picture.faces if picture else ()
        if now is not None and (now, code[0], faces) != (self.now, self._code[0], self._faces):
            again, self.now, self._code, self._faces = now.path != self.now.path, now, code, faces
            if again:
                self._way = 0 if self._look.motion else len(now.path)
                self._walks.start()
            self.setAccessibleName(". ".join(filter(None, self._spoken())))
            self._place()
            self.update()
        if self.now.timed:
            self._show_time()

    def _spoken(self) -> Iterator[str]:
        for block in (self.now.last, self.now.said):
            if block:
                yield from (block.heading, block.word, block.text)

    def _walk(self) -> None:
        self._way += 1
        if self._picture:
            self._picture.show_now(self.now, self._way)
        if self._way >= len(self.now.path):
            self._walks.stop()

    def _show_time(self) -> None:
        if self._picture:
            left, length, running = self._picture.clock()
            self._glass.show_share(left / length if length else 0, running)
            shown = clock_text(left), running
            if self._time != shown:
                self._time = shown
                self.update(self._clock_place().toAlignedRect())

    # ------------------------------------------------------------------------------------- where things lie

    @property
    def _large(self) -> bool:
        """Whether a word that is read takes the width, and the board stands below it."""
        return bool(self.now.said.word)

    @property
    def _side(self) -> QRectF:
        """Where people and what is said stand."""
        high, edge = self.height(), self.height() * _EDGE
        left = min(high, self.width() * 0.56) + 2 * edge
        return QRectF(left, 1.2 * edge, self.width() - left - 1.6 * edge, high - 2.4 * edge)

    def _board_place(self) -> QRectF:
        high, edge = self.height(), self.height() * _EDGE
        if self._large:
            side = min(0.54 * high, self._side.left() - 2 * edge)
            return QRectF(edge, high - side - edge, side, side)
        side = min(high - 2 * edge, self._side.left() - 2 * edge)
        return QRectF(edge, (high - side) / 2, side, side)

    def _clock_place(self) -> QRectF:
        side, high = self._side, self.height()
        return QRectF(side.left() + 0.2 * high, side.top(), side.width() - 0.2 * high, 0.36 * high)

    def _place(self) -> None:
        picture, now, shown = self._picture, self.now, not self.covered
        self._glass.setVisible(now.timed and shown and picture is not None)
        side, high = self._side, self.height()
        self._glass.setGeometry(QRectF(side.left(), side.top(), 0.19 * high, 0.37 * high).toAlignedRect())
        if picture:
            place = self._board_place()
            beyond = place.width() * picture.bleed
            picture.widget.setGeometry(place.adjusted(-beyond, -beyond, beyond, beyond).toAlignedRect())
            picture.widget.setVisible(shown)
            picture.show_now(now, self._way)

    def _dress(self) -> None:
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.setWindowTitle(self.tr("Boggle Desk for the room"))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._asks.start()
        self.follow()

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11 or (event.key() == Qt.Key.Key_Escape and self.isFullScreen()):
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._asks.stop()
        self._walks.stop()
        self.show_game(None)
        super().closeEvent(event)
        self.closed.emit()

    # ------------------------------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, look, high = smooth_painter(self), self._look, self.height()
        painter.fillRect(self.rect(), QColor(look.theme.table))
        if self.covered or not self._picture:
            room, title = QRectF(self.rect()), self.tr("Back in a moment") if self.covered else "Boggle Desk"
            if self._code[0] and not self.covered:
                edge = 0.1 * self.width()
                room.setBottom(self._paint_code(painter, room.adjusted(edge, 0, -edge, -0.1 * high), 0.5 * high))
            write(painter, room, title, sized_font(high * _WORD, QFont.Weight.Black), look.theme.muted, CENTRE)
            return
        top = self._paint_large(painter) if self._large else self._side.top()
        self._paint_side(painter, top)

    def _paint_large(self, painter: QPainter) -> float:
        """Write the word that is read over the board, and who wrote it; return where the players begin."""
        now, theme, high, edge = self.now.said, self._look.theme, self.height(), self.height() * _EDGE
        wide = self._side.left() - 3 * edge
        self._line(painter, QRectF(edge, edge, wide, high * 0.09), now, high * _TITLE)
        room = QRectF(edge, high * 0.13, wide, high * 0.27)
        font = fitted_font(now.word, high * _LARGE, wide, QFont.Weight.Black)
        ink = theme.text if now.stamp is None or now.stamp[1] else theme.bad
        write(painter, room, now.word, font, ink, AT_LEFT)
        board = self._board_place()
        beside = QRectF(board.right() + edge, board.top(), edge + wide - board.right() - edge, board.height())
        lines = [*([now.stamp[0]] if now.stamp else []), *now.text.splitlines()]
        self._text(painter, beside, lines, high * _LEAST)
        return self._side.top()

    def _paint_side(self, painter: QPainter, top: float) -> None:
        now, theme, high, side = self.now, self._look.theme, self.height(), self._side
        room = QRectF(side.left(), top, side.width(), side.bottom() - top)
        if self._code[0]:
            room.setBottom(self._paint_code(painter, room, 0.3 * high))
        elif now.below:
            font = fitted_font(now.below, high * _LEAST, room.width(), QFont.Weight.Medium)
            foot = QRectF(room.left(), room.bottom() - high * 0.06, room.width(), high * 0.06)
            write(painter, foot, now.below, font, theme.muted, AT_LEFT)
            room.setBottom(foot.top() - high * 0.01)
        if now.timed and self._picture:
            left, _length, runs = self._picture.clock()
            hurry = left <= HURRY and runs
            font = fitted_font("0:00", high * _CLOCK, self._clock_place().width(), QFont.Weight.Black)
            write(painter, self._clock_place(), clock_text(left), font, theme.bad if hurry else theme.text, AT_LEFT)
            room.setTop(room.top() + high * 0.38)
        for block in (now.last, None if self._large else now.said):
            if block:
                room.setTop(self._paint_block(painter, room, block))
        self._paint_rows(painter, room)

    def _paint_block(self, painter: QPainter, room: QRectF, said: Prompt) -> float:
        """Write who did what, the word with what it made, and one sentence; return where they end."""
        now, theme, high, top = self.now, self._look.theme, self.height(), room.top()
        if said.heading:
            size = _TITLE if now.last else _HEAD
            top += self._line(painter, QRectF(room.left(), top, room.width(), high * 1.35 * size), said, high * size)
        figure = now.figure if said is now.last or now.timed else ""
        if said.word or figure:
            line = QRectF(room.left(), top, room.width(), high * 0.16)
            right = line.width()
            if figure:
                font = sized_font(high * _FIGURE, QFont.Weight.Black)
                at = AT_RIGHT if said.word else AT_LEFT
                write(painter, line, figure, font, theme.accent_text, at)
                right -= QFontMetricsF(font).horizontalAdvance(figure) + high * 0.02
            if said.word:
                self._word(painter, QRectF(line.left(), line.top(), right, line.height()), said.word)
            elif now.counted:
                font = fitted_font(now.counted, high * _LEAST, right, QFont.Weight.Medium)
                write(painter, line.adjusted(line.width() - right, 0, 0, 0), now.counted, font, theme.text, AT_LEFT)
            top = line.bottom()
        if said.text:
            top = self._text(painter, QRectF(room.left(), top, room.width(), room.bottom() - top),
                             said.text.splitlines(), high * _LEAST)  # fmt: skip
        return top + high * 0.015

    def _line(self, painter: QPainter, room: QRectF, said: Prompt, size: float) -> float:
        """Write a heading behind the discs of those whom it is about; return its height."""
        left, disc = room.left(), 1.25 * size
        for seat in said.seats[:4]:
            if seat < len(self._faces):
                box = QRectF(left, room.center().y() - disc / 2, disc, disc)
                put_face(painter, self._look, self._faces[seat], box)
                left = box.right() + 0.3 * size
        room = QRectF(left, room.top(), room.right() - left, room.height())
        write(
            painter, room, said.heading, fitted_font(said.heading, size, room.width()), self._look.theme.text, AT_LEFT
        )
        return room.height()

    def _word(self, painter: QPainter, room: QRectF, word: str) -> None:
        """Write a word whose small letters are blanks, in another colour."""
        shown = word.upper()
        font = fitted_font(shown, self.height() * _WORD, room.width(), QFont.Weight.Black)
        left, metrics = room.left(), QFontMetricsF(font)
        for letter in word:
            ink = self._look.theme.bad if letter.islower() else self._look.theme.text
            write(painter, room.adjusted(left - room.left(), 0, 0, 0), letter.upper(), font, ink, AT_LEFT)
            left += metrics.horizontalAdvance(letter.upper())

    def _text(self, painter: QPainter, room: QRectF, lines: list[str], size: float) -> float:
        """Write sentences below each other as far as there is room; return where they end."""
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        painter.setFont(sized_font(size, QFont.Weight.Medium))
        painter.setPen(QColor(self._look.theme.muted))
        for line in lines:
            taken = painter.boundingRect(room, flags, line)
            if taken.bottom() > room.bottom():
                break
            painter.drawText(room, flags, line)
            room = QRectF(room.left(), taken.bottom(), room.width(), room.bottom() - taken.bottom())
        return room.top()

    def _paint_rows(self, painter: QPainter, room: QRectF) -> None:
        """Paint who sits at the table: rows with names while they fit, else discs."""
        rows, high = self.now.rows, self.height()
        each = min(0.125 * high, room.height() / max(1, min(len(rows), _MOST_ROWS)))
        if each < 1.35 * _LEAST * high or len(rows) > _MOST_ROWS:
            self._paint_discs(painter, room)
            return
        for place, row in enumerate(rows):
            line = QRectF(room.left(), room.top() + place * each, room.width(), each - 0.012 * high)
            self._paint_row(painter, line, row)

    def _paint_row(self, painter: QPainter, line: QRectF, row: HallRow) -> None:
        theme, high, pad = self._look.theme, self.height(), 0.14 * line.height()
        wide = max(2.0, high / 240) if row.turn or self._look.theme.name == "contrast" else 1
        set_pen_brush(painter, theme.card, theme.accent if row.turn else theme.line, wide)
        painter.drawRoundedRect(line, 0.16 * line.height(), 0.16 * line.height())
        disc = line.height() - 2 * pad
        box = QRectF(line.left() + pad, line.top() + pad, disc, disc)
        self._paint_disc(painter, box, row)
        size = max(_LEAST * high, 0.5 * line.height())
        right, inner = line.right() - 1.5 * pad, line.adjusted(0, 0, -1.5 * pad, 0)
        if row.points:
            font = sized_font(size, QFont.Weight.Black)
            write(painter, inner, row.points, font, theme.text, AT_RIGHT)
            right -= max(QFontMetricsF(font).horizontalAdvance(row.points), 1.6 * size) + pad
        if row.clock:
            font = sized_font(_LEAST * high)
            write(painter, QRectF(line.left(), line.top(), right - line.left(), line.height()), row.clock, font,
                  theme.accent_text if row.turn else theme.muted, AT_RIGHT)  # fmt: skip
            right -= QFontMetricsF(font).horizontalAdvance(row.clock) + pad
        name, left = self._name(row), box.right() + 1.4 * pad
        ink = theme.muted if row.gone else theme.text
        room = QRectF(left, line.top(), right - left, line.height())
        font = fitted_font(name, 0.9 * size, room.width())
        if font.pixelSize() < 0.6 * _LEAST * high:
            font = sized_font(0.6 * _LEAST * high)
            name = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        write(painter, room, name, font, ink, AT_LEFT)

    def _name(self, row: HallRow) -> str:
        return self._picture.name(row.seat) if self._picture else ""

    def _paint_discs(self, painter: QPainter, room: QRectF) -> None:
        rows, across = self.now.rows, 6
        side = min(room.width() / across, room.height() / max(1, -(-len(rows) // across)))
        for place, row in enumerate(rows):
            down, right = divmod(place, across)
            box = QRectF(
                room.left() + right * room.width() / across, room.top() + down * side, 0.84 * side, 0.84 * side
            )
            self._paint_disc(painter, box, row)

    def _paint_disc(self, painter: QPainter, box: QRectF, row: HallRow) -> None:
        """Paint a face, dashed for a phone out of reach, with a tick for who has written."""
        if row.seat >= len(self._faces):
            return
        put_face(painter, self._look, self._faces[row.seat], box, dashed=row.away or row.gone)
        if row.wrote:
            tick = QRectF(0, 0, 0.42 * box.width(), 0.42 * box.width())
            tick.moveBottomRight(box.bottomRight() + QPointF(0.06, 0.06) * box.width())
            set_pen_brush(painter, self._look.theme.good, self._look.theme.table, max(1.5, box.width() / 30))
            painter.drawEllipse(tick)
            write(painter, tick, "✓", sized_font(0.7 * tick.height(), QFont.Weight.Black), "#ffffff", CENTRE)

    def _paint_code(self, painter: QPainter, room: QRectF, side: float) -> float:
        """Paint the code to join, with its address for who types; return where it begins."""
        theme, (address, code) = self._look.theme, self._code
        card = QRectF(room.left(), room.bottom() - side, room.width(), side)
        set_pen_brush(painter, theme.card, theme.line)
        painter.drawRoundedRect(card, 0.07 * side, 0.07 * side)
        sheet = QRectF(0, 0, 0.88 * side, 0.88 * side)
        sheet.moveCenter(QPointF(card.left() + side / 2, card.center().y()))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
        painter.drawImage(sheet, code)
        beside, size = card.adjusted(side, 0.2 * side, -0.06 * side, -0.2 * side), 0.2 * side
        for place, line in enumerate((self.tr("Scan to join"), address.removeprefix("http://"))):
            half = QRectF(
                beside.left(), beside.top() + place * beside.height() / 2, beside.width(), beside.height() / 2
            )
            write(painter, half, line, fitted_font(line, size, half.width()), theme.text, AT_LEFT)
        return card.top() - 0.07 * side
