"""A small picture of a Boggle board with the way of a word on it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import BLOCK
from boggle_desk.views.look import Look
from boggle_desk.views.style import mix

_SIDE = 190
_EDGE = 8


class SmallBoard(QWidget):
    """Paints letters and the way of a word: its cells are framed, joined by a line, and the first has a ring."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._board: Board | None = None
        self._path: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        self.hide()

    def show_word(self, board: Board | None, word: str) -> None:
        """Show where a word lies on a board; nothing without a board."""
        self._board = board
        self._path = (board.path(word) or ()) if board else ()
        self.setVisible(board is not None)
        self.setAccessibleName(self.tr("The board where {word} was missed").format(word=word.upper()))
        if board:
            rows = " / ".join(
                " ".join(board.faces[at : at + board.columns]) for at in range(0, len(board.faces), board.columns)
            )
            self.setAccessibleDescription(rows)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_SIDE), self._look.px(_SIDE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        board, px, theme = self._board, self._look.px, self._look.theme
        if board is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.felt))
        painter.drawRoundedRect(QRectF(self.rect()), px(10), px(10))
        cells = [self._cell(board, cell) for cell in range(len(board.faces))]
        font = painter.font()
        font.setBold(True)
        for cell, area in enumerate(cells):
            painter.setPen(Qt.PenStyle.NoPen)
            on_path = cell in self._path
            painter.setBrush(QColor(theme.ivory if on_path else mix(theme.ivory, theme.felt, 0.45)))
            painter.drawRoundedRect(area, px(5), px(5))
            font.setPixelSize(max(8, round(area.height() * (0.58 if len(board.faces[cell]) == 1 else 0.46))))
            painter.setFont(font)
            painter.setPen(QColor(theme.ink))
            text = "" if board.faces[cell] == BLOCK else board.faces[cell]
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
        self._paint_path(painter, cells)

    def _cell(self, board: Board, cell: int) -> QRectF:
        edge, gap = self._look.px(_EDGE), self._look.px(3)
        wide = (self.width() - 2 * edge) / board.columns
        high = (self.height() - 2 * edge) / board.rows
        row, column = divmod(cell, board.columns)
        return QRectF(edge + column * wide + gap / 2, edge + row * high + gap / 2, wide - gap, high - gap)

    def _paint_path(self, painter: QPainter, cells: list[QRectF]) -> None:
        px, theme = self._look.px, self._look.theme
        colour = QColor(theme.accent)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, px(3)))
        for cell in self._path:
            painter.drawRoundedRect(cells[cell], px(5), px(5))
        colour.setAlpha(150)
        painter.setPen(QPen(colour, px(4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middles: list[QPointF] = [cells[cell].center() for cell in self._path]
        if len(middles) > 1:
            painter.drawPolyline(middles)
        if middles:
            painter.drawEllipse(middles[0], cells[0].width() / 2.6, cells[0].height() / 2.6)
