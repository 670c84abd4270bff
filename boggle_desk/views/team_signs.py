"""The signs that teams go by: each a shape in a colour of its own, so that neither has to be told apart alone."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from boggle_desk.views.appearance import Appearance

_ICON = 26
"""The size of a sign beside a name in pixels of the design."""


def _polygon(corners: int, inner: float, turn: float) -> QPainterPath:
    """Return a regular shape in the unit circle; with `inner` below 1 a star whose inner corners lie so far out."""
    count = corners if inner == 1 else 2 * corners
    points = []
    for corner in range(count):
        far = inner if inner < 1 and corner % 2 else 1.0
        angle = turn + 2 * pi * corner / count
        points.append(QPointF(far * cos(angle), far * sin(angle)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.9, 0.9)
    return path


def _cross() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(-0.95, -0.34, 1.9, 0.68))
    upright = QPainterPath()
    upright.addRect(QRectF(-0.34, -0.95, 0.68, 1.9))
    return path.united(upright)


_UP = -pi / 2
TEAM_SIGNS: tuple[tuple[str, Callable[[], QPainterPath]], ...] = (
    ("#c9403a", _circle),
    ("#2f7fd0", lambda: _polygon(3, 1, _UP)),
    ("#3a9450", lambda: _polygon(4, 1, pi / 4)),
    ("#d99a1c", lambda: _polygon(5, 0.45, _UP)),
    ("#9a58c2", lambda: _polygon(4, 1, 0)),
    ("#74828f", _cross),
)
"""Colour and shape of each team's sign: red circle, blue triangle, green square, golden star, purple diamond, grey
cross. Each colour stands out from the light cards and the dark ones."""


def paint_sign(painter: QPainter, look: Appearance, sign: int, box: QRectF) -> None:
    """Paint a team's sign into a square box, with an edge in the colour of letters."""
    _paint(painter, look.theme.card, look.px(1), sign, box)


def _paint(painter: QPainter, card: str, line: int, sign: int, box: QRectF) -> None:
    colour, shape = TEAM_SIGNS[sign % len(TEAM_SIGNS)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center())
    half = box.width() / 2 - line
    painter.scale(half, half)
    edge = QPen(QColor(card), 0.24)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(edge)
    painter.setBrush(QColor(colour))
    painter.drawPath(shape())
    painter.restore()


def team_icon(look: Appearance, sign: int) -> QIcon:
    """Return a team's sign as an icon; the last few are kept, for every seat at the table offers all of them."""
    return _icon(look.theme.card, look.px(1), look.px(_ICON), sign)


@lru_cache(maxsize=2 * len(TEAM_SIGNS))
def _icon(card: str, line: int, size: int, sign: int) -> QIcon:
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _paint(painter, card, line, sign, QRectF(0, 0, size, size))
    painter.end()
    return QIcon(picture)


class TeamSign(QWidget):
    """A team's sign beside its name."""

    def __init__(self, look: Appearance, sign: int) -> None:
        super().__init__()
        self._look, self._sign = look, sign
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        size = self._look.px(_ICON)
        self.setFixedSize(QSize(size, size))

    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        paint_sign(painter, self._look, self._sign, QRectF(self.rect()))
