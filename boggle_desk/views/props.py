"""Things that lie on the table when points are told: coins, wood, confetti, and the clock they move by."""

from math import sin
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.theme import mix

GOLD, FIGURE = "#f2b84b", "#3a2600"
"""A coin, and the number on it."""
_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that press a button."""
_BRIGHT = ("#b5463c", "#2a7d78", "#f2b84b", "#3a6ea5", "#8a4fa0", "#5e7d2f")


def sized_font(pixels: float, weight: QFont.Weight = QFont.Weight.Bold) -> QFont:
    """Return the game's font so many screen pixels high."""
    font = QFont("Lato", weight=weight)
    font.setPixelSize(max(1, round(pixels)))
    return font


def paint_coin(painter: QPainter, look: Appearance, box: QRectF, text: str, dashed: bool = False) -> None:
    """Paint a coin with a number into a square box. A dashed ring is a coin that nobody won."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = box.width()
    disc = box.adjusted(0.04 * size, 0.04 * size, -0.04 * size, -0.04 * size)
    if dashed:
        pen = QPen(QColor(look.theme.muted), max(1.5, 0.055 * size))
        pen.setDashPattern([3, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
    else:
        _paint_gold(painter, disc, size)
    painter.setPen(QColor(look.theme.text if dashed else FIGURE))
    painter.setFont(sized_font(size * (0.5 if len(text) < 3 else 0.4), QFont.Weight.Black))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _paint_gold(painter: QPainter, disc: QRectF, size: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawEllipse(disc.translated(0, 0.05 * size))
    light = QRadialGradient(disc.topLeft() + QPointF(0.32 * size, 0.26 * size), size)
    for place, colour in ((0, mix(GOLD, "#ffffff", 0.45)), (0.45, GOLD), (1, mix(GOLD, "#7a4a00", 0.5))):
        light.setColorAt(place, QColor(colour))
    painter.setBrush(light)
    painter.setPen(QPen(QColor(mix(GOLD, "#7a4a00", 0.55)), max(1.0, 0.05 * size)))
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 240, 200, 120), max(1.0, 0.03 * size)))
    painter.drawEllipse(disc.adjusted(0.1 * size, 0.1 * size, -0.1 * size, -0.1 * size))


def paint_wood(painter: QPainter, look: Appearance, box: QRectF, radius: float) -> None:
    """Paint a walnut board with upright grain and a lit upper edge."""
    theme = look.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wood = QLinearGradient(box.topLeft(), box.bottomLeft())
    wood.setColorAt(0, QColor(mix(theme.wood_light, theme.wood_dark, 0.62)))
    wood.setColorAt(1, QColor(theme.wood_dark))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood)
    painter.drawRoundedRect(box, radius, radius)
    step = look.picture_px(9)
    grain = Random(7)
    for number in range(1, int((box.width() - radius) / step)):
        painter.setPen(QPen(QColor(20, 8, 0, grain.randrange(8, 34)), look.picture_px(grain.choice((1, 2, 3)))))
        x = box.left() + radius / 2 + number * step + grain.uniform(-0.3, 0.3) * step
        painter.drawLine(QPointF(x, box.top() + 2), QPointF(x, box.bottom() - 2))
    edge = QLinearGradient(box.topLeft(), box.bottomLeft())
    edge.setColorAt(0, QColor(255, 220, 170, 130))
    edge.setColorAt(min(1.0, 3 * radius / max(1.0, box.height())), QColor(255, 220, 170, 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, look.picture_px(2)))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()


class Timeline(QVariantAnimation):
    """The seconds of a show that runs once, by the clock. Any key or click ends it, and Enter and Space do nothing else
    then; where nothing may move it is over at once."""

    moved = Signal(float)
    """Seconds since the beginning."""

    def __init__(self, page: QWidget, look: Appearance, seconds: float) -> None:
        super().__init__(page, startValue=0.0, endValue=seconds, duration=round(seconds * 1000))
        self._page, self._look = page, look
        self.valueChanged.connect(self.moved.emit)
        self.stateChanged.connect(self._listen)

    @property
    def runs(self) -> bool:
        """Whether the show is going on."""
        return self.state() is QVariantAnimation.State.Running

    def play(self) -> None:
        """Show everything from the beginning."""
        self.stop()
        self.start()
        if not self._look.motion:
            self.skip()

    def skip(self) -> None:
        """Show the end."""
        if self.runs:
            self.setCurrentTime(self.duration())

    def _listen(self) -> None:
        application = QCoreApplication.instance()
        if application and self.runs:
            application.installEventFilter(self)
        elif application:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End with the first key or click, and with the page."""
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress) or (
            kind is QEvent.Type.Hide and watched is self._page
        ):
            self.skip()
            return isinstance(event, QKeyEvent) and event.key() in _PRESSING
        return False


def _eased(part: float) -> float:
    """Return how far a movement is after a part of its time: fast first, then slower."""
    return 1 - (1 - max(0.0, min(1.0, part))) ** 3


class Confetti(QWidget):
    """Pieces of paper that fly up once and come to lie on the table. It takes no clicks, and is empty where nothing may
    move."""

    SECONDS = 1.6
    """How long the pieces fly."""

    def __init__(self, look: Appearance, parent: QWidget, pieces: int = 64) -> None:
        super().__init__(parent)
        self._look, self._seconds = look, self.SECONDS
        chance = Random(64)
        self._pieces = [
            (chance.random(), chance.random() ** 0.8, chance.uniform(0, 180), chance.choice(_BRIGHT), chance.random())
            for _ in range(pieces)
        ]
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(" ")

    def show_at(self, seconds: float) -> None:
        """Show where the pieces are after some seconds."""
        self._seconds = seconds
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._look.motion:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        part = min(1.0, self._seconds / self.SECONDS)
        px, flown = self._look.picture_px, _eased(part)
        for x, y, angle, colour, own in self._pieces:
            across = (0.5 + (x - 0.5) * flown) * self.width()
            high = 0.35 * sin(part * 3.1416) * (0.4 + own)
            down = (0.45 + (y - 0.45) * flown - high) * self.height()
            painter.save()
            painter.translate(across, down)
            painter.rotate(angle + 540 * (1 - flown) * (0.5 + own))
            turned = abs(1 - 2 * ((own + 3 * (1 - flown)) % 1)) if part < 1 else 1.0
            painter.setBrush(QColor(colour))
            painter.setOpacity(0.9)
            painter.drawRect(QRectF(-px(5), -px(3.5) * turned, px(10), px(7) * turned))
            painter.restore()
