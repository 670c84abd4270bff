"""Plots: painted once and cached, with the marked place painted on top."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from boggle_desk.models.locale_text import number_text
from boggle_desk.views.appearance import Appearance, mix, painted, set_pen_brush, sized_font, smooth_painter, write
from boggle_desk.views.layouts import on_resize


def round_step(least: float) -> float:
    """Return the least of 1, 2, 5, 10, 20 … (and their tenths) that is not below `least`."""
    power = 10.0 ** floor(log10(least))
    return next((times * power for times in (1, 2, 5) if times * power >= least * (1 - 1e-9)), 10 * power)


def marks(values: Sequence[float]) -> tuple[float, ...]:
    """Return three to six round numbers in equal steps that span these values and nought."""
    least, most = min([0.0, *values]), max([0.0, *values])
    step = round_step((most - least) / 5 or 1.0)
    first, last = floor(least / step + 1e-9), ceil(most / step - 1e-9)
    return tuple(place * step for place in range(first, max(last, first + 2) + 1))


def spread(heights: Sequence[float], apart: float, lowest: float) -> list[float]:
    """Return heights at least `apart` from each other, in order, near where they were and not below `lowest`."""
    spaced = list(heights)
    order = sorted(range(len(spaced)), key=spaced.__getitem__)
    for above, below in pairwise(order):
        spaced[below] = max(spaced[below], spaced[above] + apart)
    limit = lowest
    for place in reversed(order):
        spaced[place] = min(spaced[place], limit)
        limit = spaced[place] - apart
    return spaced


@dataclass(frozen=True)
class Axis:
    """Places from 0 to `last` across a field, values from `least` to `most` up it; a single place is in the middle."""

    field: QRectF
    last: int
    least: float
    most: float

    def spot(self, place: float, value: float) -> QPointF:
        across = place / self.last if self.last else 0.5
        up = (value - self.least) / ((self.most - self.least) or 1.0)
        return QPointF(self.field.left() + self.field.width() * across, self.field.bottom() - self.field.height() * up)

    def curve(self, values: Sequence[float]) -> list[QPointF]:
        return [self.spot(place, value) for place, value in enumerate(values)]

    def place_at(self, x: float) -> int:
        """Return the place nearest to a point."""
        share = (x - self.field.left()) / max(1.0, self.field.width())
        return max(0, min(self.last, round(share * self.last)))


class Plot(QWidget):
    """A subclass gives the `axis` and the `lines`, paints them in `paint_figures`, calls `forget` when they have
    changed, and says in `told` what is at a place."""

    place = 0

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._dress)
        on_resize(self, self.forget)

    @property
    def axis(self) -> Axis:
        raise NotImplementedError

    @property
    def lines(self) -> Sequence[Sequence[float]]:
        """The values of each line, one for each place; none as long as there is nothing to see."""
        raise NotImplementedError

    def paint_figures(self, painter: QPainter) -> None:
        """Paint all that does not depend on the marked place."""
        raise NotImplementedError

    def told(self, place: int) -> str:
        """Return the tooltip of a place, empty for none."""
        return ""

    def paint_place(self, painter: QPainter) -> None:
        """Paint a line at the marked place, and a dot on each line there."""
        axis, px, accent = self.axis, self._look.px, QColor(self._look.theme.accent)
        for number, line in enumerate(self.lines):
            spot = axis.spot(self.place, line[self.place])
            if not number:
                set_pen_brush(painter, accent, accent, px(2))
                painter.drawLine(QPointF(spot.x(), axis.field.top()), QPointF(spot.x(), axis.field.bottom()))
            painter.drawEllipse(spot, px(4), px(4))

    def small_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._look.px(13))
        return font

    def forget(self) -> None:
        self._picture = None
        self.update()

    def _dress(self) -> None:
        self.updateGeometry()
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
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            told = self.told(self.axis.place_at(event.pos().x())) if self.lines else ""
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)


class RacePlot(Plot):
    """The points of some sides after each round, with a ring around one round."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sides: tuple[tuple[str, str, tuple[int, ...]], ...] = ()
        self._first = False

    def show_lines(self, lines: Sequence[tuple[str, str, tuple[int, ...]]], ring: int, first: bool = False) -> None:
        """Show lines by name, colour and points after each round, ringed at a round, from 1: between the best two, or
        on the `first` line."""
        self._sides, self.place, self._first = tuple(lines), ring, first
        self.forget()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(190), self._look.px(100))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(80))

    @property
    def lines(self) -> Sequence[Sequence[float]]:
        return [(0, *points) for _name, _colour, points in self._sides]

    @property
    def axis(self) -> Axis:
        px, lines = self._look.px, self.lines
        metrics = QFontMetricsF(sized_font(px(13)))
        names = min(max(metrics.horizontalAdvance(side[0]) for side in self._sides), 0.35 * self.width())
        room = QRectF(px(4), px(14), self.width() - names - px(22), self.height() - px(28))
        low = min(map(min, lines))
        return Axis(room, len(lines[0]) - 1, low, max(low + 1, *map(max, lines)))

    def paint_figures(self, painter: QPainter) -> None:
        if not self._sides:
            return
        px, theme, axis = self._look.px, self._look.theme, self.axis
        low, high = int(axis.least), int(axis.most)
        font = sized_font(px(13))
        painter.setFont(font)
        step = int(round_step(max(1.0, (high - low + 1) / 4)))
        for value in range(-(-low // step) * step, high + 1, step):
            start = axis.spot(0, value)
            painter.setPen(QPen(QColor(theme.line), px(2)))
            painter.drawLine(start, axis.spot(axis.last, value))
            painter.setPen(QColor(theme.muted))
            painter.drawText(start - QPointF(0, px(4)), number_text(value) if value else "")
        for line, (_name, colour, _points) in zip(self.lines, self._sides, strict=True):
            painter.setPen(QPen(QColor(self._shade(colour)), px(3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(axis.curve(line))
        self._paint_names(painter, font, [axis.spot(axis.last, line[-1]).y() for line in self.lines])

    def paint_place(self, painter: QPainter) -> None:
        if self.place and self._sides:
            reached = [line[self.place] for line in self.lines]
            best = reached[:1] if self._first else sorted(reached, reverse=True)[:2]
            set_pen_brush(painter, edge=self._look.theme.accent, width=self._look.px(2))
            ring = self._look.px(12)
            painter.drawEllipse(self.axis.spot(self.place, sum(best) / len(best)), ring, ring)

    def _shade(self, colour: str) -> str:
        return colour if self._look.theme.name == "light" else mix(colour, "#ffffff", 0.65)

    def _paint_names(self, painter: QPainter, font: QFont, heights: list[float]) -> None:
        """Paint each name at the end of its line, without overlap."""
        px, right = self._look.px, self.axis.field.right()
        line = px(18)
        heights = spread(heights, line, self.height() - line / 2)
        for (name, colour, _points), y in zip(self._sides, heights, strict=True):
            box = QRectF(right + px(8), y - line / 2, self.width() - right - px(8), line)
            write(painter, box, name, font, self._shade(colour), cut=True)
