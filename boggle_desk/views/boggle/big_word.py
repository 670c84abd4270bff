"""The word that everybody looks at: letter by letter, as large as there is room, and the stamp that judges it."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.kit import paint_focus
from boggle_desk.views.props import paint_stamp, sized_font

_LARGE, _SMALL = 168, 88
_STAMP = (508, 104)


class BigWord(QAbstractButton):
    """A word, or who reads next; pressed it asks what the word means."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._letters: int | None = None
        self._stamp, self._good, self._dropped = "", False, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_text(self, text: str, meaning: str = "") -> None:
        """Show a text whole and without a stamp; `meaning` asks what it means, where it can be pressed."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(meaning)
        self.setAccessibleDescription(meaning)
        self.setEnabled(bool(meaning))
        self.setCursor(Qt.CursorShape.PointingHandCursor if meaning else Qt.CursorShape.ArrowCursor)
        self._letters, self._stamp = None, ""
        self.update()

    def show_letters(self, count: int | None) -> None:
        """Show only the first letters; the others come later. None shows all."""
        if count != self._letters:
            self._letters = count
            self.update()

    def show_stamp(self, text: str, good: bool, dropped: float = 1.0) -> None:
        """Show a verdict stamped over the word; it falls upon it while `dropped` goes from 0 to 1."""
        self._stamp, self._good, self._dropped = text, good, dropped
        self.setAccessibleName(f"{self.text()}, {text}" if text else self.text())
        self.update()

    @property
    def stamp(self) -> str:
        """The verdict that is stamped over the word, or nothing."""
        return self._stamp

    def sizeHint(self) -> QSize:
        return QSize(self._look.picture_px(200), self._look.picture_px(76))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def word_box(self) -> QRectF:
        """Return where the word is."""
        metrics = QFontMetricsF(self._font())
        wide = metrics.horizontalAdvance(self.text())
        high = metrics.capHeight()
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def _font(self) -> QFont:
        """Return the largest font in which the text has room."""
        size = float(self._look.px(_LARGE if self.text().isupper() else _SMALL))
        metrics = QFontMetricsF(sized_font(100, QFont.Weight.Black))
        wide = metrics.horizontalAdvance(self.text()) or 1.0
        size = min(size, 100 * self.width() * 0.96 / wide, 100 * self.height() * 0.94 / metrics.capHeight() * 0.8)
        return sized_font(max(12.0, size), QFont.Weight.Black)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.word_box()
        if self._stamp and 0.97 <= self._dropped < 1:
            painter.translate(self._look.picture_px(2), 0)
        painter.setFont(self._font())
        painter.setPen(QColor(self._look.theme.text))
        text = self.text() if self._letters is None else self.text()[: self._letters]
        painter.drawText(box.bottomLeft(), text)
        if self._stamp:
            self._paint_stamp(painter, box)
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect())

    def _paint_stamp(self, painter: QPainter, box: QRectF) -> None:
        px = self._look.px
        wide = min(px(_STAMP[0]), self.width() - px(20))
        high = min(px(_STAMP[1]), self.height() * 0.55)
        middle = QPointF(self.width() / 2, min(box.bottom(), self.height() - high / 2 - wide * 0.047))
        paint_stamp(painter, self._look, middle, QSizeF(wide, high), self._stamp, self._good, self._dropped)
