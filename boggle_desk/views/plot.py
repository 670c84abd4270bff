"""A picture of figures side by side: painted once and kept, with the place that is marked painted over it."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from boggle_desk.models.locale_text import number_text
from boggle_desk.views.appearance import (
    Appearance,
    dip,
    mix,
    painted,
    sized_font,
    smooth_painter,
    write,
)

_STEPS = [unit * 10**power for power in range(9) for unit in (1, 2, 5)]
"""The points from one line of a grid to the next."""


class RacePlot(QWidget):
    """The points of some sides after each round, with a ring around one round."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._lines: tuple[tuple[str, str, tuple[int, ...]], ...] = ()
        self._ring, self._first = 0, False

    def show_lines(self, lines: Sequence[tuple[str, str, tuple[int, ...]]], ring: int, first: bool = False) -> None:
        """Show lines by name, colour and points after each round, ringed at a round, from 1: between the best two, or
        on the `first` line."""
        self._lines, self._ring, self._first = tuple(lines), ring, first
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(190), self._look.px(100))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(80))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._lines:
            return
        px, theme = self._look.px, self._look.theme
        painter = smooth_painter(self)
        font = sized_font(px(13))
        names = min(max(QFontMetricsF(font).horizontalAdvance(line[0]) for line in self._lines), 0.35 * self.width())
        room = QRectF(px(4), px(14), self.width() - names - px(22), self.height() - px(28))
        rounds = len(self._lines[0][2])
        values = [value for line in self._lines for value in (0, *line[2])]
        low = min(values)
        high = max(low + 1, *values)

        def place(number: int, value: float) -> QPointF:
            return QPointF(
                room.left() + room.width() * number / max(1, rounds),
                room.bottom() - room.height() * (value - low) / (high - low),
            )

        painter.setFont(font)
        step = next(step for step in _STEPS if high - low < 4 * step)
        for value in range(-(-low // step) * step, high + 1, step):
            line = QLineF(place(0, value), place(rounds, value))
            painter.setPen(QPen(QColor(theme.line), px(2)))
            painter.drawLine(line)
            painter.setPen(QColor(theme.muted))
            painter.drawText(line.p1() - QPointF(0, px(4)), number_text(value) if value else "")
        for _name, colour, points in self._lines:
            shade = colour if theme.name == "light" else mix(colour, "#ffffff", 0.65)
            painter.setPen(QPen(QColor(shade), px(3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            spots = [place(number, value) for number, value in enumerate((0, *points))]
            for one, other in pairwise(spots):
                painter.drawLine(one, other)
        self._paint_names(painter, font, [place(rounds, line[2][-1]).y() for line in self._lines], room.right())
        if self._ring:
            reached = [line[2][self._ring - 1] for line in self._lines]
            best = reached[:1] if self._first else sorted(reached, reverse=True)[:2]
            middle = sum(best) / len(best)
            dip(painter, edge=theme.accent, width=px(2))
            painter.drawEllipse(place(self._ring, middle), px(12), px(12))

    def _paint_names(self, painter: QPainter, font: QFont, heights: list[float], right: float) -> None:
        """Paint the names behind their lines, so far apart that both can be read."""
        px, theme = self._look.px, self._look.theme
        line = px(18)
        heights = spread(heights, line, self.height() - line / 2)
        for (name, colour, _points), y in zip(self._lines, heights, strict=True):
            box = QRectF(right + px(8), y - line / 2, self.width() - right - px(8), line)
            ink = colour if theme.name == "light" else mix(colour, "#ffffff", 0.65)
            write(painter, box, name, font, ink, cut=True)


def spread(heights: Sequence[float], apart: float, lowest: float) -> list[float]:
    """Return the heights so far from each other that nothing lies on anything, in the same order and near where they
    were; none is below the lowest one."""
    spaced = list(heights)
    order = sorted(range(len(spaced)), key=spaced.__getitem__)
    for above, below in pairwise(order):
        spaced[below] = max(spaced[below], spaced[above] + apart)
    limit = lowest
    for place in reversed(order):
        spaced[place] = min(spaced[place], limit)
        limit = spaced[place] - apart
    return spaced


class Plot(QWidget):
    """A subclass paints all figures in `paint_figures` and the marked one in `paint_place`, calls `forget` when the
    figures have changed, and says in `told_at` what is under the mouse."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._dress)

    def paint_figures(self, painter: QPainter) -> None:
        """Paint all that does not depend on the marked place."""
        raise NotImplementedError

    def paint_place(self, painter: QPainter) -> None:
        """Paint what is marked."""
        raise NotImplementedError

    def told_at(self, x: float) -> str:
        """Return what is to be said of the place nearest to a point, empty for nothing."""
        raise NotImplementedError

    def small_font(self) -> QFont:
        """Return the font of names and numbers."""
        font = QFont(self.font())
        font.setPixelSize(self._look.px(13))
        return font

    def forget(self) -> None:
        """Paint everything anew."""
        self._picture = None
        self.update()

    def _dress(self) -> None:
        self.updateGeometry()
        self.forget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.forget()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._look.px
        painter = smooth_painter(self)
        if self._picture is None:
            self._picture = painted(self.size(), self.devicePixelRatioF(), self._paint)
        painter.drawPixmap(0, 0, self._picture)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._look.theme.accent), px(3)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), px(12), px(12))
        self.paint_place(painter)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        painter.setFont(self.small_font())
        self.paint_figures(painter)

    def event(self, event: QEvent) -> bool:
        """Say under the mouse what is there."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.told_at(event.pos().x()), self)
            return True
        return super().event(event)
