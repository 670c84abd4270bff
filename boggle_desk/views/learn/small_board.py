"""A small board with letters, on which a word is shown or traced."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import BLOCK
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.theme import mix

_SIDE = 190
"""The side of a board beside a word, in pixels of the design."""
_EDGE = 8


class SmallBoard(QWidget):
    """Paints letters and the way of a word: its cells are framed, joined by a line, and the first has a ring. With
    `traces` a word is traced on it by the mouse: press, draw over the cubes, let go; or click one cube after the
    other."""

    traced = Signal(str)
    """The letters that lie on the way, each time that it grows; nothing when it begins anew."""

    def __init__(self, look: Appearance, side: int = _SIDE, traces: bool = False) -> None:
        """`side` is in pixels of the design; one that is traced does not grow with the letters."""
        super().__init__()
        self._look, self._side, self._traces = look, side, traces
        self._board: Board | None = None
        self._path: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        self.hide()

    def show_word(self, board: Board | None, word: str) -> None:
        """Show where a word lies on a board; nothing without a board."""
        self.show_board(board, (board.path(word) or ()) if board else ())
        self.setAccessibleName(self.tr("The board where you missed {word}").format(word=word.upper()))

    def show_board(self, board: Board | None, path: tuple[int, ...] = ()) -> None:
        """Show a board and a way over it; nothing without a board."""
        self._board, self._path = board, path
        self.setVisible(board is not None)
        self.setAccessibleName(self.tr("Board"))
        if board:
            rows = " / ".join(
                " ".join(board.faces[at : at + board.columns]) for at in range(0, len(board.faces), board.columns)
            )
            self.setAccessibleDescription(rows)
        self.update()

    def sizeHint(self) -> QSize:
        side = (self._look.picture_px if self._traces else self._look.px)(self._side)
        return QSize(side, side)

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
            on_path = self._traces or cell in self._path
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

    # ------------------------------------------------------------------------------------- tracing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._traces and event.button() == Qt.MouseButton.LeftButton:
            self._reach(event.position(), pressed=True)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._traces:
            self._reach(event.position(), pressed=False)

    def _reach(self, spot: QPointF, pressed: bool) -> None:
        """Let the way go on to the cube at a spot, or go back to it; a press beside the way begins anew."""
        board = self._board
        if board is None:
            return
        cell = next((each for each in range(len(board.faces)) if self._hit(board, each).contains(spot)), None)
        if cell is None:
            return
        if cell in self._path:
            path = self._path[: self._path.index(cell) + 1]
        elif not self._path or cell in board.neighbours[self._path[-1]]:
            path = (*self._path, cell)
        else:
            path = (cell,) if pressed else self._path
        if path != self._path:
            self._path = path
            self.traced.emit("".join(board.letters[each] for each in path))
            self.update()

    def _hit(self, board: Board, cell: int) -> QRectF:
        """Return the middle of a cell: a way across a corner touches no other cube."""
        area = self._cell(board, cell)
        inset = area.width() * 0.14
        return area.adjusted(inset, inset, -inset, -inset)
