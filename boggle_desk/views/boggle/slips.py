"""The players' lists as slips of paper: torn, ruled, with coins for what counts and pencil through what doesn't."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QWidget

from boggle_desk.engine.boggle.position import BogglePosition, Entry, EntryMark
from boggle_desk.models.boggle.tables import POINTS
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.rows_model import Index
from boggle_desk.views.appearance import (
    AT_RIGHT,
    Appearance,
    fitted_font,
    mix,
    painted,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.boggle.entry_list import EntryDelegate, EntryListView, paint_result
from boggle_desk.views.faces import Avatar, paint_face

INK = "#26355e"
_PAPER, _SHADE, _RULE, _MARGIN, _COLUMN, GONE, MARKER, _BAD = (
    "#fffdf3", "#f6efdc", "#c3d2dc", "#e3a49d", "#d5cbb0", "#66696f", "#fff0a8", "#b0302b"
)  # fmt: skip
_TURNS = (-0.5, 0.4, -0.3, 0.5, -0.4, 0.3)  # the slips' angles in degrees, in turn
_TYPES = ((24, 44), (21, 38), (19, 32), (17, 28), (15, 26))
_HEAD, _LEFT, _TEAR, _GAP = 62, 44, 9, 10
_FEW, _NARROW, _ROWS = 3, 5, 6
"""Up to `_FEW` players have room for large letters; from `_NARROW` on each of a slip's columns is one word wide; with
more than `_ROWS` shared words are only counted."""
_NOWHERE, _HALF, _SMALLER = QPointF(), 0.5, 0.9
_RAISED = 8  # how much higher a slip lies while something happens on it, in px at 1280x800


@dataclass(frozen=True)
class WordHighlight:
    word: str
    lit: bool = True
    struck: float = 1.0  # how much of the pencil line is drawn, 0 to 1
    paid: bool = True  # whether its coin has landed
    turned: float = 1.0  # how far its strip of paper is turned over, 0 to 1


def paper_tone(look: Appearance, colour: str) -> str:
    """Return a colour of paper as it is in the theme's light."""
    return colour if look.theme.name == "light" else mix(colour, "#241a0c", 0.9)


def paint_paper(
    painter: QPainter, look: Appearance, room: QRect, place: int, first: tuple[float, float], line: int
) -> QRectF:
    """Paint a torn sheet with a shadow, ruled from the `first` line on, whose corner at the margin is given; return its
    edges."""
    px = look.picture_px
    sheet = QRectF(room).adjusted(px(3), px(3), -px(3), -px(7))
    path, rng = QPainterPath(), Random(place + 5)
    path.moveTo(sheet.bottomLeft())
    x, step = sheet.left(), px(9)
    while x < sheet.right():
        path.lineTo(x, sheet.top() + rng.uniform(0, px(_TEAR)))
        x += step * rng.uniform(0.6, 1.5)
    path.lineTo(sheet.right(), sheet.top() + px(_TEAR) / 2)
    path.lineTo(sheet.bottomRight())
    path.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    for depth in (5, 3, 1):
        painter.setBrush(QColor(30, 20, 8, round(look.theme.shadow * 45)))
        painter.drawPath(path.translated(0, px(depth)))
    paper = QLinearGradient(sheet.topLeft(), sheet.bottomLeft())
    paper.setColorAt(0, QColor(paper_tone(look, _PAPER)))
    paper.setColorAt(1, QColor(paper_tone(look, _SHADE)))
    painter.setBrush(paper)
    painter.drawPath(path)
    painter.setClipPath(path)
    painter.setPen(QPen(QColor(paper_tone(look, _RULE)), 1))
    margin, y = first
    while y < sheet.bottom():
        painter.drawLine(QPointF(sheet.left(), y), QPointF(sheet.right(), y))
        y += line
    painter.setPen(QPen(QColor(paper_tone(look, _MARGIN)), 1.4))
    painter.drawLine(QPointF(margin, sheet.top()), QPointF(margin, sheet.bottom()))
    return sheet


def write_points(painter: QPainter, look: Appearance, points: int, disc: QRectF, right: float) -> QRectF:
    """Write a number as high as a disc up to the right edge; return the room between them."""
    number, big = number_text(points), sized_font(min(look.px(34), disc.height() * 0.9), QFont.Weight.Black)
    room = QRectF(disc.right() + look.px(12), disc.top(), right - disc.right() - look.px(12), disc.height())
    write(painter, room, number, big, INK, AT_RIGHT)
    return room.adjusted(0, 0, -QFontMetricsF(big).horizontalAdvance(number) - look.px(10), 0)


def pencil_line(box: QRectF, part: float) -> QPainterPath:
    """Return the drawn part of the pencil line through a word."""
    path, y = QPainterPath(), box.center().y() + box.height() * 0.06
    path.moveTo(box.left() - 4, y)
    end = box.left() - 4 + (box.width() + 8) * part
    wave = box.height() * 0.09
    path.cubicTo(QPointF(box.left() + (end - box.left()) * 0.3, y - wave),
                 QPointF(box.left() + (end - box.left()) * 0.6, y + wave), QPointF(end, y - wave * 0.4))  # fmt: skip
    return path


_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class WordsView(EntryListView):
    tabbed = Signal(bool)
    """The keyboard has come by Tab, or has gone."""

    def __init__(self, look: Appearance, slip: "Slip") -> None:
        super().__init__(look, "")
        self.setParent(slip)
        self.setItemDelegate(_WordDelegate(look, slip, self))
        self.setFlow(QListView.Flow.TopToBottom)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit_columns(self) -> None:
        """No-op: the slip lays out the columns."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_TAB:
            self.tabbed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in _BY_TAB:
            self.tabbed.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by arrows; other keys are the panel's."""
        arrows = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
        if event.key() in arrows:
            super().keyPressEvent(event)
        else:
            event.ignore()


class _WordDelegate(EntryDelegate):
    def __init__(self, look: Appearance, slip: "Slip", view: WordsView) -> None:
        super().__init__(look, view)
        self._slip = slip

    def paint_entry(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, entry: Entry) -> None:
        self._slip.turn(painter, QPointF(self._view.pos()))
        self._slip.paint_word(painter, QRectF(option.rect), entry, index.data(POINTS), self.has_keyboard(option))


class Slip(QWidget):
    """A player's list on paper."""

    picked = Signal(str)
    """A word was chosen; an empty one when the keyboard leaves the list."""
    pressed = Signal(str)

    def __init__(self, look: Appearance, place: int) -> None:
        super().__init__()
        self._look, self._turned, self._place = look, _TURNS[place % len(_TURNS)], place
        self._face: Avatar | None = None
        self._name, self._caption, self._points, self._reads, self._none = "", "", 0, False, ""
        self._highlight: WordHighlight | None = None
        self._seats = 2
        self._type = 24
        self._paper: tuple[object, QPixmap] | None = None
        self.words, self.shared = WordsView(look, self), WordsView(look, self)
        """The words that count or lie face down, and at their left those that were crossed off."""
        for view in (self.shared, self.words):
            view.clicked.connect(lambda index, view=view: self._tell(self.picked, view, index))
            view.selectionModel().currentChanged.connect(lambda index, _last, view=view: self._chosen(view, index))
            view.tabbed.connect(partial(self._follow_tab, view))
            view.doubleClicked.connect(lambda index, view=view: self._tell(self.pressed, view, index))
        self._texts: dict[WordsView, list[str]] = {self.words: [], self.shared: []}
        """The most that stands there while all is read: the type and the columns are for that, and never change."""
        self._line, self._widest = look.px(44), 0.0

    def _tell(self, signal: SignalInstance, view: WordsView, index: Index) -> None:
        """Emit a word that doesn't lie face down."""
        entry = view.entries.entry(index)
        if entry and entry.word:
            signal.emit(entry.word)

    def _chosen(self, view: WordsView, index: Index) -> None:
        if view.hasFocus():
            self._tell(self.picked, view, index)

    def _follow_tab(self, view: WordsView, came: bool) -> None:
        if came:
            self._chosen(view, view.currentIndex())
        else:
            self.picked.emit("")

    def _find(self, word: str) -> tuple[WordsView, int] | None:
        found = ((view, view.entries.row_of(word)) for view in (self.words, self.shared) if word)
        return next((each for each in found if each[1] >= 0), None)

    @property
    def lit(self) -> bool:
        """Whether something happens to one of its words."""
        return self._highlight is not None

    def has(self, word: str) -> bool:
        return self._find(word) is not None

    # ------------------------------------------------------------------------------------- what is shown

    def show_list(self, position: BogglePosition, seat: int, face: Avatar, together: bool) -> None:
        """Show a player's list. Unread words lie face down, but those of a person who reads them aloud from here; where
        all lists are read `together` the others are in the order of reading."""
        player, entries = position.players[seat], position.lists[seat]
        self._face, self._name, self._seats = face, player.name, len(position.players)
        self._reads = position.reader == seat and not together
        self._none = self.tr("Reads from paper") if position.on_paper(seat) else self.tr("No words this time")
        crossed = [entry for entry in entries if entry.mark is EntryMark.CROSSED]
        rest = [entry for entry in entries if entry.mark is not EntryMark.CROSSED]
        if not self._reads or position.is_computer(seat):
            rest = [entry for entry in rest if entry.mark is not EntryMark.WRITTEN]
        if together:
            for each in (crossed, rest):
                each.sort(key=lambda entry: position.reading_order(entry.word))
        unread = len(entries) - len(crossed) - len(rest)
        common = {each.word for each in entries if each in crossed or len(position.holders(each.word)) > 1}
        self._texts[self.words] = [each.word.upper() for each in entries]  # as they lie before any is crossed off
        self._texts[self.shared] = [word.upper() for word in common]
        self.words.entries.show_entries(position, seat, rest, unread)
        self.shared.entries.show_entries(position, seat, crossed)
        for view, shown in ((self.words, rest), (self.shared, crossed)):  # Tab leads only to words
            view.setEnabled(bool(shown))
        self.words.setAccessibleName(self.tr("{name}'s list").format(name=player.name))
        self.shared.setAccessibleName(self.tr("{name}'s list, crossed off").format(name=player.name))

    def show_points(self, points: int, caption: str) -> None:
        if (self._points, self._caption) == (points, caption) and self.accessibleName():
            return
        self._points, self._caption = points, caption
        self.setAccessibleName(f"{self._name}, {caption} {number_text(points)}")
        self.update(0, 0, self.width(), self.words.y())

    def show_highlight(self, act: WordHighlight | None) -> None:
        """Show what is happening to a word, scrolled into view."""
        before, self._highlight = self._highlight, act
        if before == act:
            return
        self.move(self.x(), 0 if act else self._look.picture_px(_RAISED))
        found = self._find(act.word) if act else None
        if found and (before is None or act is None or before.word != act.word):
            narrow = self._seats >= _NARROW
            hint = QListView.ScrollHint.PositionAtCenter if narrow else QListView.ScrollHint.EnsureVisible
            found[0].scrollTo(found[0].entries.index(found[1]), hint)
        if before and act and before.word == act.word and found:
            found[0].update(found[0].entries.index(found[1]))
        else:
            self.words.viewport().update()
            self.shared.viewport().update()

    def _cell(self, word: str) -> tuple[WordsView, QRectF] | None:
        found = self._find(word)
        if found is None or not found[0].isVisibleTo(self):
            return None
        return found[0], QRectF(found[0].visualRect(found[0].entries.index(found[1])))

    def spot(self, word: str) -> QRectF | None:
        if (found := self._cell(word)) is None:
            return None
        cell = found[1].translated(QPointF(found[0].pos()))
        wide = QFontMetricsF(self._font(word, cell)).horizontalAdvance(word.upper())
        return QRectF(cell.left() + 4, cell.top(), wide, cell.height())

    def coin(self, word: str) -> QRectF | None:
        found = self._cell(word)
        return self._coin(found[1]).translated(QPointF(found[0].pos())) if found else None

    # ------------------------------------------------------------------------------------- measures

    def best_type(self) -> int:
        for place in range(self._first, len(_TYPES) - 1):
            line = self._look.px(_TYPES[place][1])
            rows = self._room.height() // line
            if all(rows * self._columns(view, room, place) >= len(self._texts[view]) for view, room in self._rooms()):
                return place
        return len(_TYPES) - 1 if self._seats < _NARROW else self._first

    def _columns(self, view: WordsView, room: QRect, place: int) -> int:
        return max(1, min(self._most, int(room.width() // self._widest_cell(view, place))))

    def fit(self, place: int) -> None:
        """Use this type and as many columns as fit."""
        letters, line = _TYPES[place]
        self._type, self._line = letters, self._look.px(line)
        self._widest = self._widest_cell(self.words, place) - self._look.px(line + _GAP)
        self.shared.setVisible(len(self._rooms()) > 1)
        for view, room in self._rooms():
            rows = max(1, room.height() // self._line)
            columns = min(self._columns(view, room, place), max(1, -(-len(self._texts[view]) // rows)))
            view.setWrapping(columns > 1)
            view.setGridSize(QSize(room.width() // columns, self._line))
            view.setGeometry(room.x(), room.y(), room.width(), rows * self._line + 2)  # Qt wraps what fits exactly
        self.update()

    def _rooms(self) -> list[tuple[WordsView, QRect]]:
        room = self._room
        if self._seats > _ROWS or room.width() < self._look.px(180):
            return [(self.words, room)]
        left = round(room.width() * 0.42)
        return [
            (self.words, room.adjusted(left, 0, 0, 0)),
            (self.shared, room.adjusted(0, 0, left - room.width() - self._look.px(8), 0)),
        ]

    @property
    def _first(self) -> int:
        return 0 if self._seats <= _FEW else 1

    @property
    def _most(self) -> int:
        return 3 if self._seats < _NARROW else 1

    @property
    def _room(self) -> QRect:
        left = self._look.px(_LEFT if self._seats < _NARROW else 26)
        high = self.height() - self._head - self._look.picture_px(8)
        return QRect(left, self._head, max(1, self.width() - left - self._look.px(8)), max(1, high))

    def _widest_cell(self, view: WordsView, place: int) -> float:
        """Return the room of the widest word in this type; one that is crossed off has no coin."""
        letters, line = _TYPES[place]
        metrics = QFontMetricsF(sized_font(self._look.px(letters)))
        widest = max(map(metrics.horizontalAdvance, self._texts[view]), default=0.0)
        return widest + self._look.px(_GAP + (line if view is self.words else 0))

    @property
    def _head(self) -> int:
        """The height above the words; smaller for large letters."""
        return min(self._look.px(_HEAD), max(self._look.picture_px(_HEAD), self.height() // 3))

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.picture_px(100), self._look.picture_px(150))

    # ------------------------------------------------------------------------------------- painting

    def turn(self, painter: QPainter, origin: QPointF = _NOWHERE) -> None:
        """Rotate the painter with the paper; `origin` is the painter's origin on the slip."""
        middle = QPointF(self.rect().center()) - origin
        painter.translate(middle)
        painter.rotate(self._turned)
        painter.translate(-middle)

    def paint_word(self, painter: QPainter, cell: QRectF, entry: Entry, points: int, focused: bool) -> None:
        act = self._highlight if self._highlight and self._highlight.word == entry.word else None
        turned = act.turned if act else 1.0
        if not entry.word or turned < _HALF:
            self._paint_strip(painter, cell, 1 - 2 * turned if entry.word else 1.0)
            return
        if turned < 1:  # the strip comes round with its word
            painter.translate(cell.center().x(), 0)
            painter.scale(2 * turned - 1, 1)
            painter.translate(-cell.center().x(), 0)
        word, font = entry.word.upper(), self._font(entry.word, cell)
        box = QRectF(cell.left() + 4, cell.top(), QFontMetricsF(font).horizontalAdvance(word), cell.height())
        if act and act.lit:
            set_pen_brush(painter, paper_tone(self._look, MARKER))
            painter.drawRoundedRect(box.adjusted(-6, 4, 8, -4), 4, 4)
        struck = (act.struck if act else 1.0) if entry.mark in (EntryMark.CROSSED, EntryMark.STRUCK) else 0.0
        gone = struck >= 1 or entry.mark is EntryMark.SKIPPED
        write(painter, box.adjusted(0, 0, 9, 0), word, font, GONE if gone else INK)
        if struck > 0:
            set_pen_brush(
                painter, edge=_BAD if entry.mark is EntryMark.STRUCK else GONE, width=max(2.0, cell.height() / 16)
            )
            painter.drawPath(pencil_line(box, struck))
        crossed = entry.mark is EntryMark.CROSSED
        if not crossed and (act is None or (act.paid if entry.mark is EntryMark.STANDING else act.struck >= 1)):
            paint_result(painter, self._look, self._coin(cell), entry, points, _BAD, GONE)
        if focused:
            set_pen_brush(painter, edge=INK, width=self._look.px(2))
            painter.drawRoundedRect(box.adjusted(-5, 3, 7, -3), 5, 5)

    def _paint_strip(self, painter: QPainter, cell: QRectF, wide: float) -> None:
        """Paint a word that lies face down, as wide as it looks while it turns."""
        px, colour = self._look.px, QColor(self._face.colour if self._face else GONE)
        right = min(cell.right() - px(4), cell.left() + px(140))
        strip = QRectF(cell.left() + px(2), cell.top() + px(4), right - cell.left() - px(2), cell.height() - px(8))
        strip.setWidth(strip.width() * max(0.02, wide))
        strip.moveCenter(QPointF((cell.left() + px(2) + right) / 2, strip.center().y()))
        set_pen_brush(painter, paper_tone(self._look, _PAPER), colour)
        painter.drawRoundedRect(strip, px(3), px(3))
        face = strip.adjusted(px(3), px(3), -px(3), -px(3))
        set_pen_brush(painter, colour)
        painter.drawRect(face)
        painter.save()
        painter.setClipRect(face)
        painter.setPen(QPen(QColor(255, 255, 255, 56), px(3)))
        x, step = face.left() - face.height(), px(8)
        while x < face.right():
            painter.drawLine(QPointF(x, face.bottom()), QPointF(x + face.height(), face.top()))
            x += step
        painter.restore()

    def _coin(self, cell: QRectF) -> QRectF:
        side = min(cell.height() * 0.72, self._look.px(32))
        right = min(cell.right() - self._look.px(4), cell.left() + self._widest + side + self._look.px(18))
        return QRectF(right - side, cell.center().y() - side / 2, side, side)

    def _font(self, word: str, cell: QRectF) -> QFont:
        shared = self.shared.isVisibleTo(self) and self.shared.entries.row_of(word) >= 0
        size, room = self._look.px(self._type), cell.width() - (0 if shared else self._coin(cell).width()) - 14
        size = round(size * _SMALLER) if shared else size
        return fitted_font(word.upper(), size, room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        key = (
            self.size(),
            self._look.theme,
            self._look.unit,
            self._line,
            self.words.geometry(),
            self.shared.isVisibleTo(self),
            self.devicePixelRatioF(),
        )
        if self._paper is None or self._paper[0] != key:
            self._paper = (key, painted(self.size(), self.devicePixelRatioF(), self._paint_paper))
        painter.drawPixmap(0, 0, self._paper[1])
        self.turn(painter)
        self._paint_head(painter)
        if not self.words.entries.rowCount() and not self.shared.entries.rowCount():
            room, font = QRectF(self._room).adjusted(4, 0, 0, 0), sized_font(self._look.px(17))
            high = QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, self._none).height()
            room.setHeight(max(high, self._line))  # on the first line, as a word is
            write(painter, room, self._none, font, GONE, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)

    def _paint_paper(self, painter: QPainter) -> None:
        self.turn(painter)
        margin, px = self._room.x() - self._look.px(8), self._look.picture_px
        sheet = paint_paper(painter, self._look, self.rect(), self._place, (margin, self.words.y()), self._line)
        if self.shared.isVisibleTo(self):
            painter.setPen(QPen(QColor(paper_tone(self._look, _COLUMN)), 1.5, Qt.PenStyle.DashLine))
            between = self.words.x() - px(6)
            painter.drawLine(QPointF(between, self._room.y()), QPointF(between, sheet.bottom() - px(24)))

    def _paint_head(self, painter: QPainter) -> None:
        px, head = self._look.px, self._head
        side = min(px(40 if self._seats < _NARROW else 34), head - px(14))
        left = px(_LEFT if self._seats < _NARROW else 12)
        disc = QRectF(left, head - side - px(6), side, side)
        if self._face:
            paint_face(painter, self._look, self._face, disc)
        if self._reads:
            set_pen_brush(
                painter, edge=self._look.theme.accent if self._look.theme.name == "light" else "#b4531a", width=px(3)
            )
            painter.drawEllipse(disc.adjusted(-px(4), -px(4), px(4), px(4)))
        self._paint_name(painter, write_points(painter, self._look, self._points, disc, self.width() - px(14)))

    def _paint_name(self, painter: QPainter, room: QRectF) -> None:
        px = self._look.px
        small = sized_font(px(15), QFont.Weight.DemiBold)
        name = fitted_font(self._name, min(px(24), room.height() * 0.62), max(1.0, room.width()))
        name.setPixelSize(max(px(14), name.pixelSize()))
        wide = QFontMetricsF(small).horizontalAdvance(self._caption)
        said = QFontMetricsF(name).horizontalAdvance(self._name)
        if said + wide + px(10) <= room.width():
            write(painter, room, self._caption, small, GONE, AT_RIGHT)
        cut = write(painter, room, self._name, name, INK, cut=True) if room.width() > px(18) else True
        self.setToolTip(self._name if cut else "")


class SlipRow(QWidget):
    picked = Signal(int, str)
    pressed = Signal(int, str)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.slips: list[Slip] = []
        look.changed.connect(self._place)

    def seat(self, count: int) -> None:
        if len(self.slips) == count:
            return
        for slip in self.slips:
            slip.deleteLater()
        self.slips = []
        for place in range(count):
            slip = Slip(self._look, place)
            slip.setParent(self)
            slip.picked.connect(lambda word, seat=place: self.picked.emit(seat, word))
            slip.pressed.connect(lambda word, seat=place: self.pressed.emit(seat, word))
            slip.show()
            self.slips.append(slip)

    def show_lists(self, position: BogglePosition, faces: Sequence[Avatar], together: bool) -> None:
        self.seat(len(position.players))
        for seat, slip in enumerate(self.slips):
            slip.show_list(position, seat, faces[seat], together)
        self._place()

    def _place(self) -> None:
        count = max(1, len(self.slips))
        gap = self._look.picture_px(24 if count <= _FEW else 10)
        wide = (self.width() - gap * (count - 1)) / count
        for place, slip in enumerate(self.slips):
            left = round(place * (wide + gap))
            raised = self._look.picture_px(_RAISED)
            slip.setGeometry(left, raised * (not slip.lit), round(wide), self.height() - raised)
        written = max((slip.best_type() for slip in self.slips), default=0)
        for slip in self.slips:
            slip.fit(written)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def minimumSizeHint(self) -> QSize:
        """Leave room for the name and two words."""
        px = self._look.picture_px
        return QSize(px(400), px(_HEAD + 12) + 2 * self._look.px(_TYPES[2][1]))
