"""The score pad on the table: paper on a clip-board, a column for each player, totals below a double line."""

from PySide6.QtCore import QModelIndex, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QTableView, QVBoxLayout, QWidget

from boggle_desk.models.sheet_model import Sheet, SheetModel
from boggle_desk.views import pad_painter
from boggle_desk.views.look import Look

_ROW, _HEAD, _FOOT, _CLIP, _EDGE, _MARGIN = 36, 58, 62, 30, 14, 44
"""Heights and widths in pixels of the design: a line, names, totals, the clip's part of the paper, the board around the
paper, and the column of row titles."""


class SheetTable(QTableView):
    """The cells. Enter, or a click, asks for the cell to be written anew."""

    chosen = Signal(object)
    """The place of the cell that shall be corrected."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.cells = SheetModel(self)
        self.setModel(self.cells)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.setShowGrid(False)
        self.viewport().setAutoFillBackground(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._choose)
        self.marked: QModelIndex = QModelIndex()
        """The cell that is being written."""

    def _choose(self, index: QModelIndex) -> None:
        place = self.cells.cell(index).place
        if place is not None:
            self.chosen.emit(place)

    def fit_columns(self) -> None:
        """Share the width out among the players."""
        columns = self.cells.columnCount()
        for column in range(columns):
            self.setColumnWidth(column, max(1, self.viewport().width() // columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a cell by Enter; leave letters and digits to the page."""
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
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._look.theme, self._look.px
        height = self.rowHeight(0) if self.cells.rowCount() else px(_ROW)
        first = -(self.verticalScrollBar().value() % max(1, height))
        pad_painter.paint_rules(painter, QRectF(self.viewport().rect()), first, height)
        rows = range(max(0, self.rowAt(event.rect().top())), self.cells.rowCount())
        for row in rows:
            if self.rowViewportPosition(row) > event.rect().bottom():
                break
            for column in range(self.cells.columnCount()):
                index = self.cells.index(row, column)
                area = QRectF(self.visualRect(index))
                if index == self.marked:
                    pad_painter.paint_marker(painter, area)
                pad_painter.paint_cell(painter, area, self.cells.cell(index), self.font(), px)
                if self.hasFocus() and index == self.currentIndex():
                    pad_painter.paint_cursor(painter, area, theme, px)
        painter.end()


class ScorePad(QWidget):
    """The pad as it lies on the table. It shows a `Sheet` and says which cell somebody wants to correct."""

    chosen = Signal(object)
    """The place of the cell that shall be corrected."""

    def __init__(self, look: Look) -> None:
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
        look.changed.connect(self._fit)
        self._fit()

    @property
    def cells(self) -> SheetModel:
        """The model of the sheet."""
        return self.table.cells

    def show_sheet(self, sheet: Sheet, follow: bool = True) -> None:
        """Show a sheet, and its last line if the sheet shall be followed."""
        rows = self.cells.rowCount()
        self.cells.show_sheet(sheet)
        self.table.fit_columns()
        if follow and self.cells.rowCount() != rows:
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

    # ------------------------------------------------------------------------------------- measures

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

    # ------------------------------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._look.px
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._lying())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_lines(painter, self._paper)
        sheet = self.cells.sheet
        table = self.table.geometry()
        for column, name in enumerate(sheet.names):
            head = self._column_area(column, table.top() - px(_HEAD) + px(4), px(_HEAD) - px(8))
            pad_painter.paint_name(painter, head, column, name, self.font(), px, column == sheet.next_column)
            foot = self._column_area(column, table.bottom() + px(8), px(_FOOT) - px(16))
            pad_painter.paint_total(painter, foot, sheet.totals[column], self.font(), px, column in sheet.winners)
        self._paint_titles(painter, table)
        painter.end()

    @property
    def _paper(self) -> QRectF:
        px = self._look.px
        return QRectF(self.rect()).adjusted(px(_EDGE), px(_EDGE) + px(6), -px(_EDGE), -px(_EDGE) - px(2))

    def _lying(self) -> QPixmap:
        """Return the picture of the board with the paper, on which nothing is written; it is kept for its size."""
        px, theme, ratio = self._look.px, self._look.theme, self.devicePixelRatioF()
        made_for = (self.width(), self.height(), ratio, theme.name, self._look.unit)
        if made_for != self._made_for:
            self._made_for = made_for
            self._picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            board = QRectF(self.rect()).adjusted(3, px(8), -3, -px(6))
            pad_painter.paint_board(painter, board, theme, px)
            pad_painter.paint_paper(painter, self._paper, theme, px)
            pad_painter.paint_clip(painter, QPointF(board.center().x(), board.top()), theme, px)
            painter.end()
        return self._picture

    def _paint_lines(self, painter: QPainter, paper: QRectF) -> None:
        """Draw the margin line, the lines between players and the double line above the totals."""
        px, table = self._look.px, self.table.geometry()
        margin = table.left() - px(4)
        painter.setPen(QPen(QColor(pad_painter.MARGIN_LINE), max(1.0, px(1.4))))
        painter.drawLine(QPointF(margin, paper.top()), QPointF(margin, paper.bottom()))
        painter.setPen(QPen(QColor(pad_painter.RULE), 1))
        top, bottom = table.top() - px(_HEAD), paper.bottom() - px(8)
        for column in range(1, self.cells.columnCount()):
            x = self._column_area(column, 0, 0).left()
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))
        painter.setPen(QPen(QColor(pad_painter.INK), max(1.0, px(1.4))))
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
                pad_painter.paint_title(painter, area, title, self.font(), px)
        painter.restore()
