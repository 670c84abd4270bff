"""The sheet of a score pad: a table and its painting."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPointF, QRect, QRectF, Qt, Signal
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
from PySide6.QtWidgets import QTableView, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.models.rows_model import PadGrid, SheetCell, SheetModel
from boggle_desk.views.appearance import (
    AT_LEFT,
    AT_RIGHT,
    CENTRE,
    Appearance,
    Theme,
    painted,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.faces import Avatar, faces_of, paint_face
from boggle_desk.views.images import paint_drawing
from boggle_desk.views.layouts import make_plain

Pixels = Callable[[float], int]

PAPER, PAPER_EDGE, RULE, MARGIN_LINE = "#fdf9ec", "#f2ead2", "#b9cbd8", "#d8918a"
INK, PENCIL, RED_PENCIL, MARKER = "#26355e", "#66696f", "#b7322b", "#fff0a8"


def paint_board(painter: QPainter, board: QRectF, theme: Theme, px: Pixels) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for depth in range(6, 0, -1):
        painter.setBrush(QColor(0, 0, 0, round(theme.shadow * 16)))
        grown = board.adjusted(-depth * 0.5, 0, depth * 0.5, px(depth * 1.2))
        painter.drawRoundedRect(grown, px(14), px(14))
    wood = QLinearGradient(board.topLeft(), board.bottomRight())
    wood.setColorAt(0.0, QColor(theme.wood_light))
    wood.setColorAt(0.55, QColor(theme.wood_light).darker(115))
    wood.setColorAt(1.0, QColor(theme.wood_dark))
    set_pen_brush(painter, wood, theme.wood_dark)
    painter.drawRoundedRect(board, px(14), px(14))
    set_pen_brush(painter, edge=QColor(255, 255, 255, 34), width=max(1.0, px(1.2)))
    painter.drawRoundedRect(board.adjusted(1.5, 1.5, -1.5, -1.5), px(13), px(13))


def paint_paper(painter: QPainter, paper: QRectF, theme: Theme, px: Pixels) -> None:
    painter.setPen(QPen(QColor(0, 0, 0, 40), 1))
    for below in (4, 2):
        painter.setBrush(QColor(PAPER_EDGE).darker(100 + below * 2))
        painter.drawRoundedRect(paper.adjusted(0, px(below), 0, px(below)), px(4), px(4))
    light = QLinearGradient(paper.topLeft(), paper.bottomLeft())
    light.setColorAt(0.0, QColor(PAPER))
    light.setColorAt(1.0, QColor(PAPER_EDGE))
    painter.setBrush(light)
    painter.drawRoundedRect(paper, px(4), px(4))
    if theme.name == "dark":  # the same paper with less light on it
        set_pen_brush(painter, QColor(20, 24, 34, 26))
        painter.drawRoundedRect(paper, px(4), px(4))


def paint_clip(painter: QPainter, top: QPointF, theme: Theme, px: Pixels) -> None:
    part = 130 if theme.name == "dark" else 100
    steel = {"light": "#f3f5f6", "grey": "#c3c9ce", "dark": "#9aa2a9", "low": "#d7dbde"}
    shades = {name: QColor(colour).darker(part).name() for name, colour in steel.items()}
    place = QRectF(top.x() - px(72), top.y() - px(7), px(144), px(32))
    paint_drawing(painter, "clip", place, shadow=str(theme.shadow * 0.35), **shades)


def paint_rules(painter: QPainter, area: QRectF, first: float, height: float) -> None:
    painter.setPen(QPen(QColor(RULE), 1))
    y = first + height
    while y <= area.bottom() + height:
        painter.drawLine(QPointF(area.left(), y - 0.5), QPointF(area.right(), y - 0.5))
        y += height


def paint_marker(painter: QPainter, area: QRectF) -> None:
    set_pen_brush(painter, MARKER)
    painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 5, 5)


def paint_cursor(painter: QPainter, area: QRectF, theme: Theme, px: Pixels) -> None:
    colour = QColor(theme.accent)
    set_pen_brush(painter, edge=colour if theme.name == "light" else colour.darker(150), width=px(3))
    painter.drawRoundedRect(area.adjusted(3, 2, -3, -3), px(6), px(6))


def paint_cell(painter: QPainter, area: QRectF, cell: SheetCell, px: Pixels) -> None:
    """Paint a cell: small words on the left, a large number on the right; one alone has the whole width."""
    if not cell.words and not cell.number:
        return
    room = area.adjusted(px(8), 0, -px(10), 0)
    number = sized_font(px(20), QFont.Weight.Black)
    width = QFontMetricsF(number).horizontalAdvance(cell.number) if cell.number else 0.0
    ink = PENCIL if cell.struck else INK
    if cell.number:
        write(painter, room, cell.number, number, ink, AT_RIGHT if cell.words else CENTRE)
    if cell.words:
        small = sized_font(px(15), QFont.Weight.DemiBold)
        left = room.adjusted(0, 0, -width - px(6) if cell.number else 0, 0)
        write(painter, left, cell.words, small, ink, AT_LEFT if cell.number else CENTRE, cut=True)
        width = min(left.width(), QFontMetricsF(small).horizontalAdvance(cell.words))
        if cell.struck:
            painter.setPen(QPen(QColor(RED_PENCIL), px(2)))
            y = left.center().y() + px(1)
            painter.drawLine(QPointF(left.left() - 2, y), QPointF(left.left() + width + 2, y - px(1)))


def paint_name(painter: QPainter, look: Appearance, area: QRectF, face: Avatar, name: str, is_next: bool) -> None:
    """Paint the head of a column, underlined for the next player. In a narrow column the name is below the disc."""
    px = look.px
    radius = min(px(13), area.height() / 3)
    room = area.width() - 2 * radius - px(14)
    font = sized_font(px(18))
    if QFontMetricsF(font).horizontalAdvance(name) > room:
        font = sized_font(px(15))
    if QFontMetricsF(font).horizontalAdvance(name) > room:
        _paint_name_below(painter, look, area, face, name, font, is_next)
        return
    width = QFontMetricsF(font).horizontalAdvance(name)
    left = area.center().x() - (2 * radius + px(6) + width) / 2
    circle = QRectF(left, area.center().y() - radius, 2 * radius, 2 * radius)
    paint_face(painter, look, face, circle)
    write(painter, QRectF(circle.right() + px(6), area.top(), width + px(4), area.height()), name, font, INK)
    if is_next:
        y = area.center().y() + radius + px(5)
        _underline(painter, left, left + 2 * radius + px(8) + width, y, px)


def _paint_name_below(
    painter: QPainter, look: Appearance, area: QRectF, face: Avatar, name: str, font: QFont, is_next: bool
) -> None:
    px, metrics = look.px, QFontMetricsF(font)
    high = metrics.height()
    radius = min(px(11), max(1.0, (area.height() - high - px(4)) / 2))
    circle = QRectF(area.center().x() - radius, area.top(), 2 * radius, 2 * radius)
    paint_face(painter, look, face, circle)
    text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(0.0, area.width() - px(6)))
    write(painter, QRectF(area.left(), circle.bottom() + px(1), area.width(), high), text, font, INK, CENTRE)
    if is_next:
        half = metrics.horizontalAdvance(text) / 2
        _underline(painter, area.center().x() - half, area.center().x() + half, circle.bottom() + px(3) + high, px)


def _underline(painter: QPainter, left: float, right: float, y: float, px: Pixels) -> None:
    painter.setPen(QPen(QColor(RED_PENCIL), px(3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(left, y), QPointF(right, y - px(1)))


def paint_total(painter: QPainter, area: QRectF, total: str, px: Pixels, won: bool) -> None:
    """Paint a total, ringed in red for a winner."""
    font = sized_font(px(28), QFont.Weight.Black)
    write(painter, area, total, font, INK, CENTRE)
    if won:
        width = QFontMetricsF(font).horizontalAdvance(total) + px(34)
        ring = QRectF(area.center().x() - width / 2, area.center().y() - px(21), width, px(42))
        path = QPainterPath()
        path.arcMoveTo(ring, 70)
        path.arcTo(ring, 70, 350)
        path.arcTo(ring.adjusted(-px(2), -px(2), px(3), px(3)), 60, 60)
        set_pen_brush(painter, edge=QPen(QColor(RED_PENCIL), px(2.6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)


def paint_title(painter: QPainter, area: QRectF, title: str, px: Pixels) -> None:
    write(painter, area, title, sized_font(px(14), QFont.Weight.DemiBold), PENCIL, CENTRE)


_ROW, _HEAD, _FOOT, _CLIP, _EDGE, _MARGIN = 36, 58, 62, 30, 14, 44
"""Heights and widths in px at 1280×800: a line, names, totals, the clip's part of the paper, the board around it, and
the row titles."""


class SheetTable(QTableView):
    """The cells. Enter or a click chooses one to correct."""

    chosen = Signal(object)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.cells = SheetModel(self)
        self.setModel(self.cells)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        make_plain(self)
        self.clicked.connect(self._choose)
        self.marked: QModelIndex = QModelIndex()

    def _choose(self, index: QModelIndex) -> None:
        place = self.cells.cell(index).place
        if place is not None:
            self.chosen.emit(place)

    def fit_columns(self) -> None:
        columns = self.cells.columnCount()
        for column in range(columns):
            self.setColumnWidth(column, max(1, self.viewport().width() // columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter; leave letters and digits to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
        elif event.text().isprintable() and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a cursor, on the last row the first time."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.cells.rowCount():
            self.setCurrentIndex(self.cells.index(self.cells.rowCount() - 1, 0))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self.viewport())
        theme, px = self._look.theme, self._look.px
        height = self.rowHeight(0) if self.cells.rowCount() else px(_ROW)
        first = -(self.verticalScrollBar().value() % max(1, height))
        paint_rules(painter, QRectF(self.viewport().rect()), first, height)
        rows = range(max(0, self.rowAt(event.rect().top())), self.cells.rowCount())
        for row in rows:
            if self.rowViewportPosition(row) > event.rect().bottom():
                break
            for column in range(self.cells.columnCount()):
                index = self.cells.index(row, column)
                area = QRectF(self.visualRect(index))
                if index == self.marked:
                    paint_marker(painter, area)
                paint_cell(painter, area, self.cells.cell(index), px)
                if self.hasFocus() and index == self.currentIndex():
                    paint_cursor(painter, area, theme, px)
        painter.end()


class ScorePad(QWidget):
    chosen = Signal(object)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._made_for: tuple[object, ...] = ()
        self._picture = QPixmap()
        self.table = SheetTable(look)
        self.table.setAccessibleName(self.tr("Score pad"))
        self.table.chosen.connect(self.chosen)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.table)
        self.setMinimumSize(240, 220)
        look.follow(self._fit)

    @property
    def cells(self) -> SheetModel:
        return self.table.cells

    def show_sheet(self, sheet: PadGrid) -> None:
        """Show a sheet; scroll to a new last line."""
        rows = self.cells.rowCount()
        self.cells.show_sheet(sheet)
        self.table.fit_columns()
        if self.cells.rowCount() != rows:
            self.table.scrollToBottom()
        totals = ", ".join(f"{name}: {total}" for name, total in zip(sheet.names, sheet.totals, strict=True))
        self.table.setAccessibleDescription(totals)
        self.update()
        self.table.viewport().update()

    def mark(self, place: object) -> None:
        """Mark the cell that is being written; None marks nothing."""
        self.table.marked = self.cells.index_of(place) if place is not None else QModelIndex()
        if self.table.marked.isValid():
            self.table.scrollTo(self.table.marked)
        self.table.viewport().update()

    def _fit(self) -> None:
        px = self._look.px
        edge = px(_EDGE)
        paper = px(10)
        self._column.setContentsMargins(
            edge + paper + px(_MARGIN), edge + px(_CLIP) + px(_HEAD), edge + paper, edge + px(_FOOT) + paper
        )
        header = self.table.verticalHeader()
        header.setDefaultSectionSize(px(_ROW))
        self.table.fit_columns()
        self.update()

    def _column_area(self, column: int, top: float, height: float) -> QRectF:
        x = self.table.x() + self.table.viewport().x() + self.table.columnViewportPosition(column)
        return QRectF(x, top, self.table.columnWidth(column), height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._look.px
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._lying())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_lines(painter, self._paper)
        sheet = self.cells.sheet
        table = self.table.geometry()
        faces = faces_of(self._look, tuple(map(Player, sheet.names)))
        for column, (name, face) in enumerate(zip(sheet.names, faces, strict=True)):
            head = self._column_area(column, table.top() - px(_HEAD) + px(4), px(_HEAD) - px(8))
            paint_name(painter, self._look, head, face, name, column == sheet.next_column)
            foot = self._column_area(column, table.bottom() + px(8), px(_FOOT) - px(16))
            paint_total(painter, foot, sheet.totals[column], px, column in sheet.winners)
        self._paint_titles(painter, table)
        painter.end()

    @property
    def _paper(self) -> QRectF:
        px = self._look.px
        return QRectF(self.rect()).adjusted(px(_EDGE), px(_EDGE) + px(6), -px(_EDGE), -px(_EDGE) - px(2))

    def _lying(self) -> QPixmap:
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        made_for = (self.width(), self.height(), ratio, theme.name, self._look.unit)
        if made_for != self._made_for:
            self._made_for = made_for
            self._picture = painted(self.size(), ratio, self._paint_lying)
        return self._picture

    def _paint_lying(self, painter: QPainter) -> None:
        px, theme = self._look.px, self._look.theme
        board = QRectF(self.rect()).adjusted(3, px(8), -3, -px(6))
        paint_board(painter, board, theme, px)
        paint_paper(painter, self._paper, theme, px)
        paint_clip(painter, QPointF(board.center().x(), board.top()), theme, px)

    def _paint_lines(self, painter: QPainter, paper: QRectF) -> None:
        px, table = self._look.px, self.table.geometry()
        margin = table.left() - px(4)
        painter.setPen(QPen(QColor(MARGIN_LINE), max(1.0, px(1.4))))
        painter.drawLine(QPointF(margin, paper.top()), QPointF(margin, paper.bottom()))
        painter.setPen(QPen(QColor(RULE), 1))
        top, bottom = table.top() - px(_HEAD), paper.bottom() - px(8)
        for column in range(1, self.cells.columnCount()):
            x = self._column_area(column, 0, 0).left()
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))
        painter.setPen(QPen(QColor(INK), max(1.0, px(1.4))))
        left, right = paper.left() + px(10), paper.right() - px(10)
        painter.drawLine(QPointF(left, table.top() - 1), QPointF(right, table.top() - 1))
        for below in (px(3), px(6)):
            painter.drawLine(QPointF(left, table.bottom() + below), QPointF(right, table.bottom() + below))

    def _paint_titles(self, painter: QPainter, table: QRect) -> None:
        px, view = self._look.px, self.table
        painter.save()
        painter.setClipRect(QRectF(0, table.top(), self.width(), table.height()))
        for row, title in enumerate(self.cells.sheet.titles):
            y = table.top() + view.rowViewportPosition(row)
            if table.top() - view.rowHeight(row) < y < table.bottom():
                area = QRectF(table.left() - px(_MARGIN) - px(2), y, px(_MARGIN) - px(6), view.rowHeight(row))
                paint_title(painter, area, title, px)
        painter.restore()
