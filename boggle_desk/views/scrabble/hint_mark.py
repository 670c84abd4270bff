"""Where a hint says to look: a broken frame over a line of the board, later over the squares of the word."""

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.board_table import BoardTable


class HintMark(QWidget):
    """Lies over the board and takes no clicks."""

    def __init__(self, look: Look, board: BoardTable) -> None:
        super().__init__(board.viewport())
        self._look, self._board = look, board
        self._squares: tuple[int, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        board.viewport().installEventFilter(self)
        look.changed.connect(self.update)

    @property
    def squares(self) -> tuple[int, ...]:
        """The squares that are marked."""
        return self._squares

    def show_squares(self, squares: Collection[int]) -> None:
        """Mark these squares, which lie in one line; none takes the mark away."""
        self._squares = tuple(squares)
        self.setVisible(bool(self._squares))
        self._follow()

    def _follow(self) -> None:
        """Lie over the marked squares only, so that nothing else is painted anew."""
        if self._squares:
            around = self._area().adjusted(-self._edge, -self._edge, self._edge, self._edge)
            self.setGeometry(around.toAlignedRect())
            self.raise_()
            self.update()

    @property
    def _edge(self) -> float:
        return self._board.geometry_of_squares.cell * 0.12

    def _area(self) -> QRectF:
        geometry, area = self._board.geometry_of_squares, QRectF()
        for square in self._squares:
            area = area.united(geometry.area(square))
        return area

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, cell = self._look.theme, self._board.geometry_of_squares.cell
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = QColor(theme.accent)
        fill.setAlphaF(0.16)
        edge = self._edge
        frame = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        painter.setBrush(fill)
        for colour, wide, dashes in ((theme.on_accent, 0.13, ()), (theme.accent, 0.08, (2.2, 1.6))):
            pen = QPen(QColor(colour), cell * wide)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if dashes:
                pen.setDashPattern(list(dashes))
            painter.setPen(pen)
            painter.drawRoundedRect(frame, cell * 0.2, cell * 0.2)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.end()
