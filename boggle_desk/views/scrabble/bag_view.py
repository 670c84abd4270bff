"""The bag of tiles on the page, with the number of those in it on its label."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton

from boggle_desk.views.scrabble import glyphs, pictures
from boggle_desk.views.scrabble.glyphs import moved_to
from boggle_desk.views.theme import Theme

_LABEL = QPointF(0.5, 0.660)
"""The middle of the label, in the picture's width and height."""
_MOUTH = QPointF(0.5, 0.14)


class BagView(QAbstractButton):
    """The bag. A click or the Space key is `pressed` and `clicked`: the owner shows what is left (rule P12)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._count = theme, 0
        self._made: tuple[QSize, float, Theme, QPixmap] | None = None
        self.setMinimumSize(60, 70)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_count(0)

    def show_count(self, count: int) -> None:
        self._count = count
        self.setAccessibleName(self.tr("Bag: %n tile(s) left", "", count))
        self.setAccessibleDescription(self.tr("Show which tiles are left"))
        self.setToolTip(self.tr("%n tile(s) left in the bag", "", count))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def mouth(self) -> QPointF:
        """Return where tiles come out, on the screen."""
        area = self._area()
        return self.mapToGlobal(
            QPointF(area.left() + _MOUTH.x() * area.width(), area.top() + _MOUTH.y() * area.height())
        )

    def sizeHint(self) -> QSize:
        return QSize(204, 238)

    def _area(self) -> QRectF:
        whole = pictures.finished("bag").size()
        factor = min(self.width() / whole.width(), self.height() / whole.height())
        wide, high = whole.width() * factor, whole.height() * factor
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        area = self._area()
        key = (area.size().toSize(), self.devicePixelRatioF(), self._theme)
        if self._made is None or self._made[:3] != key:
            smooth = Qt.TransformationMode.SmoothTransformation
            image = pictures.finished("bag").scaled(key[0] * key[1], mode=smooth)
            image.setDevicePixelRatio(key[1])
            self._made = (*key, QPixmap.fromImage(pictures.veiled(image, self._theme)))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(area.topLeft(), self._made[3])
        middle = QPointF(area.left() + _LABEL.x() * area.width(), area.top() + _LABEL.y() * area.height())
        number = glyphs.fitted(str(self._count), 1.0, 2.6, heavy=True)
        painter.fillPath(moved_to(number, middle, area.height() * 0.088), QColor(self._theme.ink))
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._theme.accent), max(2.0, area.width() * 0.016)))
            label = QRectF(0, 0, area.width() * 0.40, area.height() * 0.20)
            label.moveCenter(middle)
            painter.drawPath(glyphs.rounded(label, area.width() * 0.04))
        painter.end()
