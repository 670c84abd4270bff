"""How the lead went from turn to turn, as a small picture that can be clicked."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.faces import COLOURS
from boggle_desk.views.plot import Plot
from boggle_desk.views.race_plot import spread

_DASHES = ((), (4.0, 2.0), (1.0, 2.0), (6.0, 2.0, 1.0, 2.0))
"""Lines differ in more than colour."""


class LeadPlot(Plot):
    """Two players: the lead of the first one above the line, of the second one below, or how likely they win. More:
    everybody's points.

    A click goes to a place, Left and Right are the page's. Turns that cost much have a mark at the lower edge.
    """

    went = Signal(int)
    """A place that was clicked."""

    def __init__(self, look: Appearance, names: Sequence[str], leaf: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(look)
        self._names, self._leaf = tuple(names), leaf
        self._scores: tuple[tuple[int, ...], ...] = ()
        self._place, self._marked = 0, frozenset[int]()
        self.wins: tuple[float, ...] = ()
        """The first of two players' chance to win after each place; none as long as nothing says."""
        self._tell: Callable[[int], str] = str
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("The lead, turn by turn"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._drawn: list[list[QPointF]] = []

    def show_scores(self, scores: Sequence[tuple[int, ...]], tell: Callable[[int], str]) -> None:
        """Show the scores after each place; `tell` says in words how it stands there."""
        self._scores, self._tell = tuple(scores), tell
        self.forget()

    def show_wins(self, wins: Sequence[float]) -> None:
        """Show these chances to win in place of the lead; none shows the lead."""
        self.wins = tuple(wins)
        self.setAccessibleName(
            self.tr("The chance to win, turn by turn") if wins else self.tr("The lead, turn by turn")
        )
        self.update()

    def show_place(self, place: int) -> None:
        self._place = place
        self.setAccessibleDescription(self._tell(place))
        self.update()

    def mark(self, places: Collection[int]) -> None:
        self._marked = frozenset(places)
        self.forget()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(100))

    # ------------------------------------------------------------------------------------- places

    def _measure(self) -> QRectF:
        """Return where the curve lies; the names of two players stand beside it."""
        px = self._look.px
        two = len(self._names) == 2
        names = 0
        if two:
            metrics = QFontMetrics(self.small_font())
            widest = max(metrics.horizontalAdvance(f"▲ {name} ") for name in self._names)
            names = min(widest, self.width() // 4)
        legend = px(18) if self._marked else 0
        return QRectF(self.rect()).adjusted(px(10) + names, px(10), -px(14 if two else 30), -px(13) - legend)

    def place_at(self, x: float) -> int:
        field = self._measure()
        share = (x - field.left()) / max(1.0, field.width())
        return max(0, min(len(self._scores) - 1, round(share * (len(self._scores) - 1))))

    def _lines(self) -> tuple[list[list[int]], int, int]:
        """Return what is drawn, the chance or the lead of the first player or everybody's points, and the least and
        the greatest value that there is room for."""
        if self.wins:
            return [[round(200 * chance - 100) for chance in self.wins]], -100, 100
        if len(self._names) == 2:
            lead = [scores[0] - scores[1] for scores in self._scores]
            least, most = min(lead), max(lead)
            return [lead], min(least, -max(1, most) // 2), max(most, -least // 2, 1)  # room for both names
        lines = [list(scores) for scores in zip(*self._scores, strict=True)]
        return lines, min(map(min, lines)), max(map(max, lines))

    def _points(self) -> tuple[list[list[QPointF]], float]:
        """Return the points of every curve, and the height of nought."""
        field, (lines, least, most) = self._measure(), self._lines()
        high, wide = field.height() / max(1, most - least), field.width() / max(1, len(self._scores) - 1)
        left, bottom = field.left(), field.bottom()
        drawn = [
            [QPointF(left + place * wide, bottom - (value - least) * high) for place, value in enumerate(values)]
            for values in lines
        ]
        return drawn, bottom + least * high

    # ------------------------------------------------------------------------------------- painting

    def paint_figures(self, painter: QPainter) -> None:
        theme, px = self._look.theme, self._look.px
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.card))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(12), px(12))
        self._drawn, zero = self._points() if len(self._scores) > 1 else ([], 0.0)
        if self._drawn and len(self._names) == 2:
            self._paint_lead(painter, self._drawn[0], zero)
        else:
            self._paint_all(painter, self._drawn)
        self._paint_marked(painter)

    def _paint_lead(self, painter: QPainter, points: list[QPointF], zero: float) -> None:
        theme, field = self._look.theme, self._measure()
        area = QPolygonF([QPointF(points[0].x(), zero), *points, QPointF(points[-1].x(), zero)])
        painter.setPen(Qt.PenStyle.NoPen)
        for seat, half in enumerate((QRectF(0, 0, self.width(), zero), QRectF(0, zero, self.width(), self.height()))):
            colour = QColor(COLOURS[seat])
            colour.setAlphaF(0.42)
            painter.save()
            painter.setClipRect(half)
            painter.setBrush(colour)
            painter.drawPolygon(area)
            painter.restore()
        painter.setPen(QPen(QColor(theme.muted), 1))
        painter.drawLine(QPointF(field.left(), zero), QPointF(field.right(), zero))
        painter.setPen(QPen(QColor(theme.text), self._look.px(2)))
        painter.drawPolyline(points)
        self._write(painter, self._names[0], Qt.AlignmentFlag.AlignTop)
        self._write(painter, self._names[1], Qt.AlignmentFlag.AlignBottom)

    def _write(self, painter: QPainter, name: str, side: Qt.AlignmentFlag) -> None:
        """Write on which side a player leads."""
        painter.setPen(QColor(self._look.theme.text))
        field, edge = self._measure(), self._look.px(10)
        room = QRectF(edge, field.top(), field.left() - edge, field.height())
        arrow = "▲" if side == Qt.AlignmentFlag.AlignTop else "▼"
        text = painter.fontMetrics().elidedText(f"{arrow} {name}", Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, side | Qt.AlignmentFlag.AlignLeft, text)

    def _paint_all(self, painter: QPainter, drawn: list[list[QPointF]]) -> None:
        for seat, points in enumerate(drawn):
            pen = QPen(QColor(COLOURS[seat % len(COLOURS)]), self._look.px(2))
            if dashes := _DASHES[seat % len(_DASHES)]:
                pen.setDashPattern(list(dashes))
            painter.setPen(pen)
            painter.drawPolyline(points)
        # who each curve is of, beside its end
        px, field, ends = self._look.px, self._measure(), [points[-1] for points in drawn]
        painter.setPen(QColor(self._look.theme.text))
        heights = spread([end.y() for end in ends], px(14), field.bottom())
        for name, end, height in zip(self._names, ends, heights, strict=True):
            painter.drawText(QPointF(end.x() + px(10), height + px(5)), name[:1].upper())

    def paint_place(self, painter: QPainter) -> None:
        if not self._drawn:
            return
        theme, px = self._look.theme, self._look.px
        points = [points[self._place] for points in self._drawn]
        painter.setPen(QPen(QColor(theme.accent), px(2)))
        x = points[0].x()
        painter.drawLine(QPointF(x, px(10)), QPointF(x, self.height() - px(13)))
        painter.setBrush(QColor(theme.accent))
        for point in points:
            painter.drawEllipse(point, px(4), px(4))

    def _paint_marked(self, painter: QPainter) -> None:
        if not self._marked or not self._drawn:
            return
        px, field, bad = self._look.px, self._measure(), QColor(self._look.theme.bad)
        below = QRectF(0, field.bottom() + px(9), self.width() - px(14), px(20))
        painter.setPen(bad)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, self.tr("▲ costly turn"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(bad)
        for place in self._marked:
            x, wide, bottom = self._drawn[0][place].x(), px(4), field.bottom() + px(9)
            painter.drawPolygon(QPolygonF([QPointF(x - wide, bottom), QPointF(x + wide, bottom),
                                           QPointF(x, bottom - px(6))]))  # fmt: skip

    # ------------------------------------------------------------------------------------- hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._scores:
            self.went.emit(self.place_at(event.position().x()))

    mouseMoveEvent = mousePressEvent

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._leaf(event):
            super().keyPressEvent(event)

    def told_at(self, x: float) -> str:
        return self._tell(self.place_at(x)) if self._scores else ""
