"""Small parts that several side windows use."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QTextCursor
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QRadioButton,
    QSlider,
    QTextBrowser,
    QWidget,
)

from boggle_desk.views.kit import label
from boggle_desk.views.look import Look
from boggle_desk.views.style import mixtures

_LIST = """QListView::item {{ padding: {tall}px {wide}px; border-radius: {wide}px;
    border: {line}px solid transparent; }}
QListView::item:selected {{ background: {chosen}; color: {text}; }}
QListView::item:selected:focus {{ background: {chosen}; border-color: {accent}; }}"""
_TEXT = """QTextBrowser {{ background: transparent; border: {line}px solid transparent; border-radius: {round}px;
    padding: 0; }}
QTextBrowser:focus {{ border-color: {accent}; }}"""

_LEFT = (Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft).value


class ChoiceList(QListWidget):
    """A list that shows what is chosen in it even while the keyboard is elsewhere."""

    def __init__(self, look: Look, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__()
        self._look = look
        self.setAccessibleName(name)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        px, theme = self._look.px, self._look.theme
        chosen = mixtures(theme)["chosen"]
        lengths = {"tall": px(4), "wide": px(6), "line": px(2)}
        self.setStyleSheet(_LIST.format(chosen=chosen, text=theme.text, accent=theme.accent, **lengths))


class Report(QTextBrowser):
    """Sentences to read, select and scroll, on the card itself."""

    def __init__(self, look: Look, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__()
        self._look = look
        self.setAccessibleName(name)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        look.changed.connect(self._restyle)
        self._restyle()

    def tell(self, text: str) -> None:
        """Show plain text from its beginning."""
        self.setPlainText(text)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _restyle(self) -> None:
        px = self._look.px
        self.setStyleSheet(_TEXT.format(line=px(3), round=px(10), accent=self._look.theme.accent))


class Choice(QComboBox):
    """A box to choose from, with an arrow that says so."""

    def __init__(self, look: Look, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__()
        self._look = look
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = _painter(self)
        painter.setPen(_pen(self._look, self._look.theme.muted))
        middle, at, reach = self.height() / 2, self.width() - self._look.px(20), self._look.px(5)
        painter.drawPolyline(
            [
                QPointF(at - reach, middle - reach / 2),
                QPointF(at, middle + reach / 2),
                QPointF(at + reach, middle - reach / 2),
            ]
        )


class Tick(QCheckBox):
    """A box to tick, drawn large in the theme's colours."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(text)
        self._look = look

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = _paint_mark(self, self._look, square=True)
        if self.isChecked():
            painter = _painter(self)
            painter.setPen(_pen(self._look, self._look.theme.on_accent))
            at, size = box.topLeft(), box.width()
            painter.drawPolyline(
                [at + QPointF(size * x, size * y) for x, y in ((0.24, 0.52), (0.43, 0.71), (0.77, 0.31))]
            )


class Dot(QRadioButton):
    """One of several answers, drawn large in the theme's colours."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(text)
        self._look = look

    def paintEvent(self, _event: QPaintEvent) -> None:
        ring = _paint_mark(self, self._look, square=False)
        if self.isChecked():
            painter = _painter(self)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._look.theme.on_accent))
            painter.drawEllipse(ring.center(), ring.width() * 0.22, ring.width() * 0.22)


class Measure(QSlider):
    """A level slider with room for its handle."""

    def __init__(self, look: Look, name: str, least: int, most: int, step: int) -> None:
        """`name` is what a screen reader says."""
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self.setAccessibleName(name)
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setPageStep(step)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(self._look.px(28))


def _painter(widget: QWidget) -> QPainter:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def _pen(look: Look, colour: str) -> QPen:
    round_ends = (Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    return QPen(QColor(colour), look.px(2.5), Qt.PenStyle.SolidLine, *round_ends)


def _paint_mark(widget: QAbstractButton, look: Look, square: bool) -> QRectF:
    """Paint the box or ring and the words of a button; return where the mark is."""
    theme, px, painter = look.theme, look.px, _painter(widget)
    mark = QRectF(px(2), (widget.height() - px(20)) / 2, px(20), px(20))
    strong = widget.isChecked() or widget.hasFocus()
    painter.setPen(QPen(QColor(theme.accent if strong else theme.muted), px(2)))
    painter.setBrush(QColor(theme.accent if widget.isChecked() else theme.card))
    rounding = px(5) if square else mark.width() / 2
    painter.drawRoundedRect(mark, rounding, rounding)
    painter.setPen(QColor(theme.accent if widget.hasFocus() else theme.text))
    words = QRectF(widget.rect()).adjusted(px(32), 0, 0, 0)
    painter.drawText(words, _LEFT | Qt.TextFlag.TextShowMnemonic.value, widget.text())
    return mark


def named_row(look: Look, name: str, *parts: QWidget) -> tuple[QHBoxLayout, QLabel]:
    """Return a row with a name at its left, whose shortcut leads to the first part, and that name."""
    made = label(name, wrap=True)
    made.setBuddy(parts[0])
    made.setFixedWidth(look.px(190))
    look.changed.connect(lambda: made.setFixedWidth(look.px(190)))
    row = QHBoxLayout()
    row.addWidget(made)
    for part in parts:
        row.addWidget(part)
    return row, made
