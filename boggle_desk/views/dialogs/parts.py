"""Small parts that several side windows use."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QSlider, QTextBrowser, QWidget

from boggle_desk.views.look import Look
from boggle_desk.views.style import mixtures
from boggle_desk.views.wheel import leave_wheel

_LIST = """QListView::item {{ padding: {tall}px {wide}px; border-radius: {wide}px;
    border: {line}px solid transparent; }}
QListView::item:selected {{ background: {chosen}; color: {text}; }}
QListView::item:selected:focus {{ background: {chosen}; border-color: {accent}; }}"""
_TEXT = """QTextBrowser {{ background: transparent; border: {line}px solid transparent; border-radius: {round}px;
    padding: {line}px; }}
QTextBrowser:focus {{ border-color: {accent}; }}"""


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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Home:
            self.choose_first()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # it has activated a row, and is not for the window's default button

    def choose_first(self) -> None:
        """Choose the first row that can be chosen: headings cannot."""
        items = [self.item(row) for row in range(self.count())]
        first = next((row for row, item in enumerate(items) if item.flags() & Qt.ItemFlag.ItemIsEnabled), -1)
        self.setCurrentRow(first)
        self.scrollToTop()

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
        leave_wheel(self)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(self._look.px(28))


class RowName(QLabel):
    """The name at the left of a row, as wide as all others."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(name)
        self._look = look
        self.setWordWrap(True)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setFixedWidth(self._look.px(190))


def named_row(look: Look, name: str, *parts: QWidget) -> tuple[QHBoxLayout, QLabel]:
    """Return a row with a name at its left, whose shortcut leads to the first part, and that name."""
    made = RowName(look, name)
    made.setBuddy(parts[0])
    row = QHBoxLayout()
    row.addWidget(made)
    for part in parts:
        row.addWidget(part)
    return row, made
