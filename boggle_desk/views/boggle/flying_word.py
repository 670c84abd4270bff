"""A word that was found flies from its cubes into the list."""

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.kit import AT_LEFT, AT_RIGHT

_FLY_MS = 350


class FlyingWord(QWidget):
    """Lies over the table, in nobody's way: no key or click is for it, and the next word takes its place."""

    def __init__(self, look: Appearance, table: QWidget) -> None:
        super().__init__(table)
        self._look, self._table, self._word, self._points = look, table, "", ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._flight = QVariantAnimation(self, duration=_FLY_MS, easingCurve=QEasingCurve(QEasingCurve.Type.InOutCubic))
        self._flight.valueChanged.connect(lambda place: self.move(place - self.rect().center()))
        self._flight.finished.connect(self.hide)
        self.hide()

    def fly(self, word: str, points: str, start: QPoint, end: QPoint) -> None:
        """Fly from one place of the table to another; nothing is seen where nothing moves."""
        if not self._look.motion or not self._table.isVisible():
            return
        self._word, self._points = word, points
        font = self.font()
        font.setPixelSize(self._look.px(30))
        font.setBold(True)
        self.setFont(font)
        px, across = self._look.px, self.fontMetrics().horizontalAdvance
        self.resize(across(word) + across(points) + px(70), px(54))
        self._flight.stop()
        self._flight.setStartValue(start)
        self._flight.setEndValue(end)
        self.move(start - self.rect().center())
        self.raise_()
        self.show()
        self._flight.start()

    def land(self) -> None:
        """Be in the list at once."""
        self._flight.stop()
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        slip = QRectF(self.rect()).adjusted(px(3), px(3), -px(3), -px(5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawRoundedRect(slip.translated(0, px(3)), px(12), px(12))
        painter.setBrush(QColor(theme.card))
        painter.drawRoundedRect(slip, px(12), px(12))
        painter.setPen(QColor(theme.text))
        room: QRect = self.rect().adjusted(px(18), 0, -px(18), -px(2))
        painter.drawText(room, AT_LEFT, self._word)
        painter.setPen(QColor(theme.accent))
        painter.drawText(room, AT_RIGHT, self._points)
