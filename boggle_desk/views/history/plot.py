"""A player's progress as a plot."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from boggle_desk.engine.statistics import Point, smoothed
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.kit import AT_RIGHT
from boggle_desk.views.plot import Plot

_MOST_MARKS = 5


def marks(values: Sequence[float]) -> tuple[float, ...]:
    """Return round numbers in equal steps (1, 2 or 5 times a power of ten), from nought or below the least value to the
    greatest value or above it: three to six of them."""
    least, most = min([0.0, *values]), max([0.0, *values])
    step = _round_step((most - least) / _MOST_MARKS or 1.0)
    first, last = floor(least / step + 1e-9), ceil(most / step - 1e-9)
    return tuple(place * step for place in range(first, max(last, first + 2) + 1))


def _round_step(least: float) -> float:
    """Return the least round number that is not less than this."""
    power = 10.0 ** floor(log10(least))
    return next((times * power for times in (1, 2, 5) if times * power >= least * (1 - 1e-9)), 10 * power)


_LEAVES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}
_DOTS = 400
"""More games than this are shown by their line alone: dots would run together."""


class ProgressPlot(Plot):
    """A dot for each game, side by side in the order in which they were played, and a line through the means of the
    latest ones; a single game is in the middle, its date below it. Left, Right, Home and End leaf
    through the games; Enter or a double click asks for one.

    The same numbers are in the table of games beside it, and the description tells them in words.
    """

    asked = Signal(int)
    """The number of a game."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._points: tuple[Point, ...] = ()
        self._scale = marks(())
        self._tell: Callable[[Point], str] = lambda point: str(point.value)
        self._write: Callable[[float], str] = str
        self._ends = ("", "")
        self._place = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(1)

    def show_points(
        self,
        name: str,
        summary: str,
        points: Sequence[Point],
        tell: Callable[[Point], str],
        write: Callable[[float], str],
        ends: tuple[str, str],
    ) -> None:
        """Show figures in the order of time. `tell` says one of them in words, `write` writes a number at the axis,
        `ends` are written below the first and the last game."""
        self._points, self._tell, self._write, self._ends = tuple(points), tell, write, ends
        self._summary, self._scale = summary, marks([point.value for point in points])
        self.setAccessibleName(name)
        self._go(len(self._points) - 1)
        self.forget()

    @property
    def point(self) -> Point | None:
        """The game that is marked."""
        return self._points[self._place] if self._points else None

    def _go(self, place: int) -> None:
        self._place = max(0, min(len(self._points) - 1, place))
        told = [self._summary, self._tell(self._points[self._place])] if self._points else [self._summary]
        self.setAccessibleDescription(" ".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(420), self._look.px(200))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(150))

    # ------------------------------------------------------------------------------------- places

    def _field(self) -> QRectF:
        """Return where the dots lie; numbers stand to the left, dates below."""
        px, metrics = self._look.px, QFontMetrics(self.small_font())
        widest = max(metrics.horizontalAdvance(self._write(mark)) for mark in self._scale)
        return QRectF(self.rect()).adjusted(widest + px(16), px(16), -px(14), -metrics.height() - px(10))

    def _spot(self, field: QRectF, place: float, value: float) -> QPointF:
        """Return where a value of the game at a place lies in the field."""
        last, least, most = len(self._points) - 1, self._scale[0], self._scale[-1]
        across, up = place / last if last else 0.5, (value - least) / (most - least)
        return QPointF(field.left() + field.width() * across, field.bottom() - field.height() * up)

    def place_at(self, x: float) -> int:
        """Return the place of the game nearest to a point."""
        field, last = self._field(), len(self._points) - 1
        return max(0, min(last, round((x - field.left()) / max(1.0, field.width()) * last)))

    # ------------------------------------------------------------------------------------- painting

    def paint_figures(self, painter: QPainter) -> None:
        if self._points:
            self._paint_scale(painter)
            self._paint_ends(painter)
            self._paint_games(painter)

    def paint_place(self, painter: QPainter) -> None:
        if not self._points:
            return
        theme, px, field = self._look.theme, self._look.px, self._field()
        spot = self._spot(field, self._place, self._points[self._place].value)
        painter.setPen(QPen(QColor(theme.accent), px(2)))
        painter.drawLine(QPointF(spot.x(), field.top()), QPointF(spot.x(), field.bottom()))
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(spot, px(5), px(5))

    def _paint_scale(self, painter: QPainter) -> None:
        theme, px, field = self._look.theme, self._look.px, self._field()
        for mark in self._scale:
            y = self._spot(field, 0, mark).y()
            faint = QColor(theme.muted)
            faint.setAlphaF(0.7 if mark == 0 else 0.25)
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(QColor(theme.text))
            room = QRectF(0, y - px(12), field.left() - px(6), px(24))
            painter.drawText(room, AT_RIGHT, self._write(mark))

    def _paint_ends(self, painter: QPainter) -> None:
        field, px = self._field(), self._look.px
        painter.setPen(QColor(self._look.theme.muted))
        below = QRectF(field.left() - px(4), field.bottom() + px(4), field.width() + px(8), self.height())
        first, last = self._ends
        top, alone = Qt.AlignmentFlag.AlignTop, len(self._points) == 1
        painter.drawText(below, top | (Qt.AlignmentFlag.AlignHCenter if alone else Qt.AlignmentFlag.AlignLeft), first)
        if not alone:
            painter.drawText(below, top | Qt.AlignmentFlag.AlignRight, last)

    def _paint_games(self, painter: QPainter) -> None:
        theme, px, field = self._look.theme, self._look.px, self._field()
        values = [point.value for point in self._points]
        if len(values) <= _DOTS:
            painter.setPen(QPen(QColor(theme.muted), px(1.5)))
            painter.setBrush(QColor(theme.card))
            for place, value in enumerate(values):
                painter.drawEllipse(self._spot(field, place, value), px(3), px(3))
        painter.setPen(QPen(QColor(theme.text), px(2.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline([self._spot(field, place, value) for place, value in enumerate(smoothed(values))])

    # ------------------------------------------------------------------------------------- hands

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if not self._points:
            super().keyPressEvent(event)
        elif key in _LEAVES:
            self._go(self._place + _LEAVES[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go(0 if key == Qt.Key.Key_Home else len(self._points) - 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.point:
            self.asked.emit(self.point.game)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._points:
            self._go(self.place_at(event.position().x()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._points:
            self.asked.emit(self._points[self.place_at(event.position().x())].game)

    def told_at(self, x: float) -> str:
        """Return what a dot is."""
        return self._tell(self._points[self.place_at(x)]) if self._points else ""
