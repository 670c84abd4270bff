"""The three-minute glass: painted sand, digits beside it."""

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.goals import clock_text
from boggle_desk.views.kit import Card, label, set_role
from boggle_desk.views.spacing import spaced

_TURN_MS = 450
_SAND = "#d9a860"
_LYING = 0.76
"""The size of a glass on its side beside one that stands, so that it fits into the same place."""


class Hourglass(QWidget):
    """Sand that runs from the upper bulb into the lower one."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._share = 1.0
        self._flowing = False
        self._lies = False
        self._turn = QVariantAnimation(self, startValue=180.0, endValue=0.0, duration=_TURN_MS)
        self._turn.valueChanged.connect(lambda _value: self.update())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setFixedSize(self._look.px(84), self._look.px(108))

    def show_share(self, share: float, flowing: bool) -> None:
        """Show how much of the sand is still above (0 to 1), and whether it runs."""
        self._share, self._flowing, self._lies = min(max(share, 0.0), 1.0), flowing, False
        self.update()

    def lie(self) -> None:
        """Lie on its side: no sand runs."""
        self._lies = True
        self.update()

    def turn(self) -> None:
        """Turn the glass over."""
        if self._look.motion and not self._lies:
            self._turn.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        if self._turn.state() is QVariantAnimation.State.Running:
            painter.rotate(float(self._turn.currentValue()))
        scale = self.height() / 108
        painter.scale(scale, scale)
        outline = _bulbs()
        if self._lies:
            painter.scale(_LYING, _LYING)
            painter.rotate(90)
            layer = QPainterPath()
            layer.addRect(QRectF(6, -43, 40, 86))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(_SAND))
            painter.drawPath(layer.intersected(outline))
        else:
            self._paint_sand(painter, outline)
        self._paint_glass(painter, outline)

    def _paint_sand(self, painter: QPainter, outline: QPainterPath) -> None:
        """Draw sand above and below; the levels follow the volume, not the height."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_SAND))
        above = 38 * self._share**0.5
        below = 38 * (1 - self._share) ** 0.6
        for rect in (QRectF(-40, -4 - above, 80, above + 3), QRectF(-40, 42 - below, 80, below)):
            level = QPainterPath()
            level.addRect(rect)
            painter.drawPath(level.intersected(outline))
        if self._share < 1:
            heap = QPainterPath(QPointF(0, 42 - below - 9))
            heap.lineTo(15, 42 - below + 1)
            heap.lineTo(-15, 42 - below + 1)
            painter.drawPath(heap.intersected(outline))
        if self._flowing and self._share > 0:
            painter.drawRect(QRectF(-1.1, -6, 2.2, 46 - below))

    def _paint_glass(self, painter: QPainter, outline: QPainterPath) -> None:
        shine = QLinearGradient(-30, 0, 30, 0)
        shine.setColorAt(0.0, QColor(255, 255, 255, 120))
        shine.setColorAt(0.35, QColor(255, 255, 255, 16))
        shine.setColorAt(1.0, QColor(160, 190, 200, 60))
        painter.setBrush(shine)
        painter.setPen(QPen(QColor(self._look.theme.muted), 1.6))
        painter.drawPath(outline)
        theme = self._look.theme
        wood = QLinearGradient(0, -54, 0, 54)
        wood.setColorAt(0.0, QColor(theme.wood_light))
        wood.setColorAt(1.0, QColor(theme.wood_dark))
        painter.setPen(QPen(QColor(theme.wood_dark), 1))
        painter.setBrush(wood)
        for top in (-53, 43):
            painter.drawRoundedRect(QRectF(-36, top, 72, 10), 4, 4)
        painter.setPen(QPen(QColor(theme.wood_dark), 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for side in (-31, 31):
            painter.drawLine(QPointF(side, -42), QPointF(side, 42))


def _bulbs() -> QPainterPath:
    path = QPainterPath(QPointF(-25, -43))
    path.cubicTo(-26, -18, -3, -12, -2.4, 0)
    path.cubicTo(-3, 12, -26, 18, -25, 43)
    path.lineTo(25, 43)
    path.cubicTo(26, 18, 3, 12, 2.4, 0)
    path.cubicTo(3, -12, 26, -18, 25, -43)
    path.closeSubpath()
    return path


class ClockCard(Card):
    """The glass, the digits and a line that says what is going on."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self.glass = Hourglass(look)
        self._digits = label("", "huge")
        self._note = label("", "muted", wrap=True)
        row = spaced(QHBoxLayout(), look, 18)
        row.addWidget(self.glass)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(self._digits)
        words.addWidget(self._note)
        words.addStretch()
        row.addLayout(words, 1)
        self.column.addLayout(row)

    def show_time(self, left: float, length: float, running: bool) -> None:
        """Show the seconds left; under ten the digits warn by colour, and a sign before them says the same."""
        whole = int(left + 0.999)
        hurry = running and whole <= 10
        self._digits.setText(f"{'! ' if hurry else ''}{whole // 60}:{whole % 60:02d}")
        set_role(self._digits, "huge-bad" if hurry else "huge")
        self._digits.setAccessibleName(self.tr("%n second(s) left", "", whole))
        self.glass.show_share(left / length if length else 0.0, running)

    def show_gone(self, gone: float) -> None:
        """Show the seconds that have gone, beside a glass that lies on its side."""
        whole = int(gone)
        self._digits.setText(clock_text(whole))
        set_role(self._digits, "huge")
        self._digits.setAccessibleName(self.tr("%n second(s) gone", "", whole))
        self.glass.lie()

    def show_note(self, text: str) -> None:
        """Say what is going on."""
        self._note.setText(text)
