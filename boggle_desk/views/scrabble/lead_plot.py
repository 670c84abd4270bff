"""How the lead went from turn to turn, as a small picture that can be clicked."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from boggle_desk.views.kit import SEAT_COLOURS
from boggle_desk.views.look import Look

_DASHES = ((), (4.0, 2.0), (1.0, 2.0), (6.0, 2.0, 1.0, 2.0))
"""Lines differ in more than colour."""


class LeadPlot(QWidget):
    """Two players: the lead of the first one above the line, of the second one below, or how likely they win. More:
    everybody's points.

    A click goes to a place, Left and Right are the page's. Turns that cost much have a mark at the lower edge.
    """

    went = Signal(int)
    """A place that was clicked."""

    def __init__(self, look: Look, names: Sequence[str], leaf: Callable[[QKeyEvent], bool]) -> None:
        super().__init__()
        self._look, self._names, self._leaf = look, tuple(names), leaf
        self._scores: tuple[tuple[int, ...], ...] = ()
        self._place, self._marked = 0, frozenset[int]()
        self.wins: tuple[float, ...] = ()
        """The first of two players' chance to win after each place; none as long as nothing says."""
        self._tell: Callable[[int], str] = str
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("The lead, turn by turn"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.updateGeometry)

    def show_scores(self, scores: Sequence[tuple[int, ...]], tell: Callable[[int], str]) -> None:
        """Show the scores after each place; `tell` says in words how it stands there."""
        self._scores, self._tell = tuple(scores), tell
        self.update()

    def show_wins(self, wins: Sequence[float]) -> None:
        """Show these chances to win in place of the lead; none shows the lead."""
        self.wins = tuple(wins)
        self.setAccessibleName(
            self.tr("The chance to win, turn by turn") if wins else self.tr("The lead, turn by turn")
        )
        self.update()

    def show_place(self, place: int) -> None:
        """Mark a place."""
        self._place = place
        self.setAccessibleDescription(self._tell(place))
        self.update()

    def mark(self, places: Collection[int]) -> None:
        """Mark places at the lower edge."""
        self._marked = frozenset(places)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(92))

    # ------------------------------------------------------------------------------------- places

    @property
    def _field(self) -> QRectF:
        px = self._look.px
        two = len(self._names) == 2
        names = min(self._name_width(), self.width() // 4) if two else 0
        return QRectF(self.rect()).adjusted(px(10) + names, px(10), -px(14 if two else 30), -px(13))

    def _name_width(self) -> int:
        metrics = QFontMetrics(self._font())
        return max(metrics.horizontalAdvance(f"▲ {name} ") for name in self._names)

    def _x(self, place: int) -> float:
        field = self._field
        return field.left() + field.width() * place / max(1, len(self._scores) - 1)

    def place_at(self, x: float) -> int:
        """Return the place nearest to a point."""
        field = self._field
        share = (x - field.left()) / max(1.0, field.width())
        return max(0, min(len(self._scores) - 1, round(share * (len(self._scores) - 1))))

    def _lines(self) -> list[list[int]]:
        """Return what is drawn: the lead of the first player, or everybody's points."""
        if self.wins:
            return [[round(200 * chance - 100) for chance in self.wins]]
        if len(self._names) == 2:
            return [[scores[0] - scores[1] for scores in self._scores]]
        return [[scores[seat] for scores in self._scores] for seat in range(len(self._names))]

    def _points(self, values: Sequence[int], least: int, most: int) -> list[QPointF]:
        field = self._field
        high = field.height() / max(1, most - least)
        return [QPointF(self._x(place), field.bottom() - (value - least) * high) for place, value in enumerate(values)]

    # ------------------------------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.accent if self.hasFocus() else theme.line), px(2) if self.hasFocus() else 1))
        painter.setBrush(QColor(theme.card))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(12), px(12))
        if len(self._scores) < 2:
            return
        lines = self._lines()
        least, most = min(map(min, lines)), max(map(max, lines))
        if self.wins:
            least, most = -100, 100
        elif len(self._names) == 2:  # room for both names
            least, most = min(least, -max(1, most) // 2), max(most, -least // 2, 1)
        drawn = [self._points(values, least, most) for values in lines]
        zero = self._points([0], least, most)[0].y()
        if len(self._names) == 2:
            self._paint_lead(painter, drawn[0], zero)
        else:
            self._paint_all(painter, drawn)
        self._paint_place(painter, [points[self._place] for points in drawn])
        self._paint_marked(painter)
        painter.end()

    def _paint_lead(self, painter: QPainter, points: list[QPointF], zero: float) -> None:
        theme, field = self._look.theme, self._field
        area = QPolygonF([QPointF(points[0].x(), zero), *points, QPointF(points[-1].x(), zero)])
        painter.setPen(Qt.PenStyle.NoPen)
        for seat, half in enumerate((QRectF(0, 0, self.width(), zero), QRectF(0, zero, self.width(), self.height()))):
            colour = QColor(SEAT_COLOURS[seat])
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
        painter.setFont(self._font())
        painter.setPen(QColor(self._look.theme.text))
        field, edge = self._field, self._look.px(10)
        room = QRectF(edge, field.top(), field.left() - edge, field.height())
        arrow = "▲" if side == Qt.AlignmentFlag.AlignTop else "▼"
        text = painter.fontMetrics().elidedText(f"{arrow} {name}", Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, side | Qt.AlignmentFlag.AlignLeft, text)

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._look.px(13))
        return font

    def _paint_all(self, painter: QPainter, drawn: list[list[QPointF]]) -> None:
        painter.setFont(self._font())
        for seat, points in enumerate(drawn):
            pen = QPen(QColor(SEAT_COLOURS[seat % len(SEAT_COLOURS)]), self._look.px(2))
            if dashes := _DASHES[seat % len(_DASHES)]:
                pen.setDashPattern(list(dashes))
            painter.setPen(pen)
            painter.drawPolyline(points)
            painter.setPen(QColor(self._look.theme.text))
            painter.drawText(points[-1] + QPointF(self._look.px(10), self._look.px(5)), self._names[seat][:1].upper())

    def _paint_place(self, painter: QPainter, points: Sequence[QPointF]) -> None:
        theme, px, field = self._look.theme, self._look.px, self._field
        painter.setPen(QPen(QColor(theme.accent), px(2)))
        x = self._x(self._place)
        painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
        painter.setBrush(QColor(theme.accent))
        for point in points:
            painter.drawEllipse(point, px(4), px(4))

    def _paint_marked(self, painter: QPainter) -> None:
        px, bottom = self._look.px, self.height() - self._look.px(4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.bad))
        for place in self._marked:
            x, wide = self._x(place), px(4)
            painter.drawPolygon(QPolygonF([QPointF(x - wide, bottom), QPointF(x + wide, bottom),
                                           QPointF(x, bottom - px(6))]))  # fmt: skip

    # ------------------------------------------------------------------------------------- hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._scores:
            self.went.emit(self.place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._scores:
            self.went.emit(self.place_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._leaf(event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Say under the mouse how it stood."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._scores:
            QToolTip.showText(event.globalPos(), self._tell(self.place_at(event.pos().x())), self)
            return True
        return super().event(event)
