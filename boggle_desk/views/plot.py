"""A picture of figures side by side: painted once and kept, with the place that is marked painted over it."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from boggle_desk.views.appearance import Appearance, smooth_painter


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
            self._picture = self._painted()
        painter.drawPixmap(0, 0, self._picture)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._look.theme.accent), px(3)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), px(12), px(12))
        self.paint_place(painter)
        painter.end()

    def _painted(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.small_font())
        self.paint_figures(painter)
        painter.end()
        return picture

    def event(self, event: QEvent) -> bool:
        """Say under the mouse what is there."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.told_at(event.pos().x()), self)
            return True
        return super().event(event)
