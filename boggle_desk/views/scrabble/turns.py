"""The turns of a game: the moments to leaf through, and the lines as tables."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import groupby
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from boggle_desk.engine.game import StepResult
from boggle_desk.engine.scrabble.events import PhonyRemoved, Played, ScrabbleEvent
from boggle_desk.engine.scrabble.gcg import Counted
from boggle_desk.engine.scrabble.history import Line, LineKind, line_of
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.review import TurnReview
from boggle_desk.models.locale_text import number_text, percent_text
from boggle_desk.models.rows_model import Index, TableColumn
from boggle_desk.models.scrabble.analysis import with_sign
from boggle_desk.models.scrabble.tables import MovesModel
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.views.appearance import AT_RIGHT, Appearance, mixtures, set_pen_brush, write
from boggle_desk.views.faces import Avatar, faces_at, paint_face
from boggle_desk.views.layouts import measured
from boggle_desk.views.tables import RowTable
from boggle_desk.views.viewer_page import ViewerPage


@dataclass(frozen=True)
class GameMoment:
    """The position after a line of the history; no line at the start."""

    position: ScrabblePosition
    line: Line | None = None
    word: str = ""
    squares: tuple[int, ...] = ()
    stated: tuple[Counted, ...] = ()


def moments(opened: OpenedGame) -> tuple[GameMoment, ...]:
    return moments_of(opened.game.opening, opened.game.moments(), opened.count.lines if opened.count else ())


def moments_of(
    opening: ScrabblePosition,
    happened: Iterable[StepResult[ScrabblePosition, ScrabbleEvent]],
    stated: Sequence[Counted] = (),
) -> tuple[GameMoment, ...]:
    found = [GameMoment(opening)]
    for number, step in groupby(happened, key=lambda each: each.step):
        for _number, event, after in step:
            before = found[-1].position
            line = line_of(before, event, after, number)
            if line:
                played = event if isinstance(event, Played) else None
                word = played.words[0].text if played and played.words else ""
                squares = played.play.squares if played else ()
                # A GCG file does not say which words of a play that goes back were wrong.
                back = before.last.words if isinstance(event, PhonyRemoved) and before.last else ()
                line = replace(line, text=line.text or ", ".join(each.text.upper() for each in back))
                found.append(GameMoment(after, line, word, squares))
            else:
                found[-1] = replace(found[-1], position=after)
        line = found[-1].line
        if line and line.kind is LineKind.EXCHANGE and 0 < number <= len(stated):  # of tiles that nobody knows
            found[-1] = replace(found[-1], line=replace(line, text=str(stated[number - 1].given)))
        if 0 < number <= len(stated):  # the first step is the draw, which no file tells
            found[-1] = replace(found[-1], stated=(*found[-1].stated, stated[number - 1]))
    return tuple(found)


_NAME, _TURN, _POINTS, _TOTAL, _LOSS = range(5)


_PLAY = re.compile(r"\b(?:[0-9]+[A-Z]|[A-Z][0-9]+) (\S+)")


def letters_of(text: str) -> list[tuple[str, bool]]:
    signs = [(sign, False) for sign in text]
    for found in _PLAY.finditer(text):
        for at in range(*found.span(1)):
            signs[at] = (text[at].upper(), text[at].islower())
    return signs


def _has_blank(text: str) -> bool:
    return any(blank for _sign, blank in letters_of(text))


def marked_up(text: str, look: Appearance) -> str:
    """Return a text as HTML in which blanks are marked; nothing if there is none in it."""
    blank = f'<span style="color: {look.theme.bad}; text-decoration: underline">%s</span>'
    return "".join(blank % sign if it_is else escape(sign) for sign, it_is in letters_of(text)) * _has_blank(text)


class StatedMoves(MovesModel):
    """The lines; a sign marks differing points or a note of the file. After an analysis, the cost of each turn."""

    def __init__(self) -> None:
        super().__init__()
        self._moments: Sequence[GameMoment] = ()
        self._reviews: dict[int, TurnReview] = {}

    def show_moments(self, moments: Sequence[GameMoment]) -> None:
        self._moments = moments[1:]
        lines = tuple(moment.line for moment in self._moments if moment.line)
        self.show_lines(lines, moments[0].position)

    def begin_analysis(self) -> None:
        self.beginResetModel()
        cost = TableColumn[Line](self.tr("Cost"), lambda _line: "", AT_RIGHT)
        self.columns = (*self.columns[:_LOSS], cost)
        self._reviews = {}
        self.endResetModel()

    def show_review(self, review: TurnReview) -> None:
        line = review.turn.line
        self._reviews[line] = review
        self.dataChanged.emit(self.index(line, _LOSS), self.index(line, _LOSS))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole and section == _LOSS and orientation is Qt.Orientation.Horizontal:
            text = self.tr("Points this turn lost against the best play.")
            wins = self.tr("%: winning chances lost")
            signs = self.tr("✓ best play, ? unknown rack, * word not in the dictionary")
            return f"{text}\n{wins}\n{signs}"
        return super().headerData(section, orientation, role)

    def _cost(self, review: TurnReview) -> tuple[str, str]:
        if review.evaluation is None:
            return "?", self.tr("unknown rack")
        if review.loss is None:
            return ("*", self.tr("not in this dictionary")) if review.unknown else ("", "")
        if review.found_best:
            return "✓", self.tr("best play")
        if review.cost_only_wins:
            said = self.tr("{share} fewer games won").format(share=percent_text(review.wins_lost))
            return percent_text(-review.wins_lost), said
        return with_sign(-review.loss), self.tr("{points} points lost").format(points=number_text(review.loss, 1))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.column() == _LOSS and role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            review = self._reviews.get(index.row())
            return self._cost(review)[role == Qt.ItemDataRole.AccessibleTextRole] if review else None
        value = super().data(index, role)
        if role != Qt.ItemDataRole.DisplayRole or value is None:
            return value
        stated = self._moments[index.row()].stated
        if index.column() == 1:
            signs = "⚠" * any(line.odd for line in stated), "✎" * any(bool(line.entry.notes) for line in stated)
            return " ".join(filter(None, (value, *signs)))
        if index.column() == 2 and any(not line.agrees for line in stated):
            return f"≠ {value}"
        return value


def paint_letters(
    painter: QPainter, look: Appearance, letters: Sequence[tuple[str, bool]], room: QRectF, colour: str = ""
) -> None:
    theme, metrics = look.theme, painter.fontMetrics()
    base, left = room.center().y() + metrics.capHeight() / 2, room.left()
    for letter, blank in letters:
        ink, wide = QColor(theme.bad if blank else colour or theme.text), metrics.horizontalAdvance(letter)
        painter.setPen(QPen(ink, look.px(2)))
        painter.drawText(QPointF(left, base), letter)
        if blank:
            painter.drawLine(QPointF(left + 1, base + look.px(4)), QPointF(left + wide - 1, base + look.px(4)))
        left += wide


def fitting_font(look: Appearance, font: QFont, text: str, room: float, pixels: float) -> QFont:
    font = QFont(font)
    font.setPixelSize(look.px(pixels))
    font.setWeight(QFont.Weight.Bold)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room > 0:
        font.setPixelSize(max(8, int(font.pixelSize() * room / wide)))
    return font


class PlayDelegate(QStyledItemDelegate):
    def __init__(
        self,
        look: Appearance,
        parent: QObject,
        below: Callable[[Index], str] = lambda _index: "",
        beside: Callable[[Index], str] = lambda _index: "",
    ) -> None:
        """`below` and `beside` return what stands below a text and then at its right."""
        super().__init__(parent)
        self._look, self._below, self._beside = look, below, beside

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        text, below = str(index.data() or ""), self._below(index)
        if not below and not _has_blank(text):
            return
        painter.save()
        painter.setClipRect(option.rect)
        painter.setFont(option.font)
        room = QRectF(option.rect).adjusted(self._look.px(10), 0, 0, 0)
        if below:
            room.setRight(room.right() - self._look.px(6))
            lower = room.adjusted(0, room.height() * 0.52, 0, 0)
            room.setBottom(lower.top())
            small, muted = fitting_font(self._look, option.font, below, room.width(), 14), self._look.theme.muted
            write(painter, lower, below, small, muted)
            font = fitting_font(self._look, option.font, text, room.width(), 17)
            left = room.width() - QFontMetricsF(font).horizontalAdvance(text) - self._look.px(12)
            beside = self._beside(index)
            write(painter, room, beside, fitting_font(self._look, option.font, beside, left, 13), muted, AT_RIGHT)
            painter.setFont(font)
        paint_letters(painter, self._look, letters_of(text), room)
        painter.restore()

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if _has_blank(option.text) or self._below(index):
            option.text = ""
        wide, room = option.fontMetrics.horizontalAdvance(option.text), option.rect.width() - self._look.px(10)
        if wide > room > 0:
            option.font.setPixelSize(max(8, int(option.font.pixelSize() * room / wide)))


class TurnDelegate(QStyledItemDelegate):
    """Paints a line of the game: the player's disc, the square, the whole word (blanks marked), the points."""

    def __init__(self, look: Appearance, moves: MovesModel) -> None:
        super().__init__()
        self._look, self._moves = look, moves

    def _face(self, line: Line) -> Avatar:
        return faces_at(self._look, self._moves.table, self._moves.players_at(line))[line.seat]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = self._moves.row(index)
        if line is None:
            return
        theme, px = self._look.theme, self._look.px
        area, last = QRectF(option.rect), index.row() == self._moves.rowCount() - 1
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if last or option.state & QStyle.StateFlag.State_Selected:
            set_pen_brush(painter, mixtures(theme)["chosen" if not last else "field"])
            painter.drawRoundedRect(area.adjusted(0, 1, 0, -1), px(9), px(9))
        disc = QRectF(area.left() + px(6), area.center().y() - px(13), px(26), px(26))
        paint_face(painter, self._look, self._face(line), disc)
        points = number_text(line.points, signed=True) if line.points or line.kind is LineKind.PLAY else ""
        font = fitting_font(self._look, option.font, points, area.width(), 17)
        ink = theme.accent_text if last else theme.text
        write(painter, area.adjusted(0, 0, -px(8), 0), points, font, ink, AT_RIGHT)
        left = disc.right() + px(8)
        right = area.right() - px(12) - painter.fontMetrics().horizontalAdvance(points)
        if line.kind is LineKind.PLAY:
            square, _space, word = line.text.partition(" ")
            font = fitting_font(self._look, option.font, square, px(34), 13)
            write(painter, QRectF(left, area.top(), px(34), area.height()), square, font, theme.muted)
            left += px(36)
            letters = [(sign.upper(), sign.islower()) for sign in word if sign not in "()[]"]
            shown = "".join(letter for letter, _blank in letters)
            painter.setFont(fitting_font(self._look, option.font, shown, right - left, 17))
            paint_letters(painter, self._look, letters, QRectF(left, area.top(), right - left, area.height()))
        else:
            text = index.data() or ""
            font = fitting_font(self._look, option.font, text, right - left, 15)
            write(painter, QRectF(left, area.top(), right - left, area.height()), text, font, theme.muted, cut=True)
        painter.restore()


class TurnsList(RowTable):
    pointed = Signal(object)  # the `Line` under the mouse or the keyboard, or None
    asked = Signal(object, object)  # the `Line` whose words are asked about, and where on the screen

    def __init__(self, look: Appearance, moves: MovesModel) -> None:
        super().__init__()
        self._look, self._moves = look, moves
        self.show_model(moves, self.tr("Turns"))
        self._delegate = TurnDelegate(look, moves)
        self.setItemDelegate(self._delegate)
        self.horizontalHeader().hide()
        for column in range(moves.columnCount()):
            self.setColumnHidden(column, column != _TURN)
        self.give_room_to(_TURN, others=QHeaderView.ResizeMode.Fixed, scrolls=False)
        self.keep_end_in_sight()
        self.setMouseTracking(True)
        self.entered.connect(self._point)
        self.clicked.connect(self._ask)
        measured(self, look, lambda table: table.fit_rows(look.px(36)))

    def _point(self, index: Index) -> None:
        self.pointed.emit(self._moves.row(index))

    def _ask(self, index: Index) -> None:
        if line := self._moves.row(index):
            self.asked.emit(line, self.viewport().mapToGlobal(self.visualRect(index).bottomLeft()))

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - the name is Qt's
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(current)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        self._ask(self.indexAt(event.pos()) if by_mouse else self.currentIndex())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._moves.index(self._moves.rowCount() - 1, _TURN))
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(None)


class MovesTable(RowTable):
    """The lines of a game; the shown one is chosen. Left, Right, Home and End are the page's. Plays are never cut:
    names give way first, then whole columns."""

    def __init__(self, page: ViewerPage) -> None:
        super().__init__()
        self.moves, self._page = StatedMoves(), page
        self.show_model(self.moves, self.tr("Turns"))
        self.setItemDelegateForColumn(_TURN, PlayDelegate(page.look, self))
        self.give_room_to(_TURN, others=QHeaderView.ResizeMode.Fixed, scrolls=False)
        self.moves.modelReset.connect(self._share_width)
        self.moves.dataChanged.connect(self._share_width)

    def fit(self, height: int) -> None:
        self.fit_rows(height)
        self._share_width()

    def _share_width(self) -> None:
        self.ensurePolished()
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        for column in range(self.moves.columnCount()):
            self.showColumn(column)  # the title of a hidden one has no size
        needs = [self._need(column) for column in range(self.moves.columnCount())]
        least = min(
            needs[_NAME], self.fontMetrics().horizontalAdvance("Mm…") + 12
        )  # an initial tells the players apart
        seen = dict(enumerate((least, *needs[1:])))
        for column in (_TOTAL, _NAME, _POINTS, _LOSS):  # the cards show names and totals too
            gives_way = sum(seen.values()) > room and column in seen
            self.setColumnHidden(column, gives_way)
            if gives_way:
                del seen[column]
        if _NAME in seen:
            seen[_NAME] = max(least, min(needs[_NAME], room - sum(seen.values()) + least))
        for column, wide in seen.items():
            self.horizontalHeader().resizeSection(column, wide)

    def _need(self, column: int) -> int:
        metrics, rows = self.fontMetrics(), enumerate(self.moves.rows)
        cells = [self.moves.index(row, column) for row, line in rows if column != _TURN or line.kind is LineKind.PLAY]
        longest = max(cells, key=lambda cell: metrics.horizontalAdvance(str(cell.data() or "")), default=None)
        texts = self.sizeHintForIndex(longest).width() if longest else 0
        return max(texts, self.horizontalHeader().sectionSizeHint(column) + metrics.horizontalAdvance("0"))

    def begin_analysis(self) -> None:
        chosen = self.currentIndex().row()
        self.moves.begin_analysis()
        self.choose(chosen)

    def choose(self, row: int) -> None:
        if row < 0:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
            self.scrollToTop()
        elif self.currentIndex().row() != row:
            self.setCurrentIndex(self.moves.index(row, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Up and self.currentIndex().row() == 0:
            self._page.go(0)
        elif event.key() == Qt.Key.Key_Down and not self.currentIndex().isValid():
            self._page.go(1)
        elif not self._page.leaf(event):
            super().keyPressEvent(event)
