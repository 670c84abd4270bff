"""What windows beside the main one are made of."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import FittingLabel, button, pass_focus
from boggle_desk.views.forms import LeavesWheel
from boggle_desk.views.images import table_pixmap
from boggle_desk.views.layouts import fold, in_column, in_row, make_plain, on_resize, scroll_to, sized

_FRAME = QSize(12, 44)  # what a window manager puts round a window


class SideWindow(QDialog):
    """A window beside the game. Its content goes into `column`. Escape and the Close button close it, and then it is
    gone: make another one the next time."""

    def __init__(self, look: Appearance, title: str, size: QSize, parent: QWidget | None = None) -> None:
        """`size` is the wished size in px at 1280×800; a small screen gives less."""
        super().__init__(parent)
        self._look = look
        self._wished = size
        self._folding: list[tuple[QBoxLayout, int]] = []
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.column = in_column(look, gap=12)
        self.buttons = in_row(look, 1, gap=10)
        in_column(look, (self.column, 1), self.buttons, gap=12, margins=(22, 18, 22, 16), on=self)
        self.close_button = self.add_button(button(self.tr("Close"), self.reject))
        self.close_button.setDefault(True)
        look.follow(self._fit)
        on_resize(self, self._fold)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Scroll to what Tab leads to, also from the buttons."""
        moved = pass_focus(self, forward, super().focusNextPrevChild)
        scroll_to(self.focusWidget(), self._look.px(20))
        return moved

    def add_button(self, made: QPushButton) -> QPushButton:
        """Put a button into the row at the bottom, left of those that stand at its right end; return it."""
        self.buttons.addWidget(made)
        return made

    def folding(self, row: QBoxLayout, least: int) -> QBoxLayout:
        """Lay the parts of a row below each other in a window of less width than this, in px at 1280×800; return
        the row."""
        self._folding.append((row, least))
        return row

    def _fold(self) -> None:
        for row, least in self._folding:
            fold(row, self.width() < self._look.px(least))

    def _fit(self) -> None:
        px, screen = self._look.px, self.screen().availableGeometry()
        self.resize(QSize(px(self._wished.width()), px(self._wished.height())).boundedTo(screen.size() - _FRAME))
        if self.isVisible():
            frame = self.frameGeometry()
            frame.moveRight(min(frame.right(), screen.right()))
            frame.moveBottom(min(frame.bottom(), screen.bottom()))
            self.move(frame.topLeft())
        self._fold()

    def showEvent(self, event: QShowEvent) -> None:
        self._fit()
        super().showEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, table_pixmap(self._look.theme, self.size(), self.devicePixelRatioF()))


class ScrollingColumn(QScrollArea):
    """A column that scrolls up and down when it is too long, never sideways. Its content goes into `column`."""

    def __init__(self, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__()
        inner = QWidget()
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(0, 0, 8, 0)  # the bar keeps off the cards
        self.setAccessibleName(name)
        self.setWidgetResizable(True)
        make_plain(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setWidget(inner)


class ChoiceList(QListWidget):
    """A list that shows what is chosen in it even while the keyboard is elsewhere."""

    def __init__(self, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__()
        self.setProperty("role", "choices")
        self.setAccessibleName(name)
        self.setWordWrap(True)
        make_plain(self)

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


class Report(QTextBrowser):
    """Sentences to read, select and scroll, on the card itself."""

    def __init__(self, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__()
        self.setProperty("role", "report")
        self.setAccessibleName(name)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)

    def tell(self, text: str) -> None:
        self.setPlainText(text)
        self.moveCursor(QTextCursor.MoveOperation.Start)


class Measure(LeavesWheel, QSlider):
    """A level slider with room for its handle."""

    def __init__(self, look: Appearance, name: str, least: int, most: int, step: int) -> None:
        """`name` is what a screen reader says."""
        super().__init__(Qt.Orientation.Horizontal)
        self.setAccessibleName(name)
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        sized(self, look, high=28)


class RowName(FittingLabel):
    """The name at the left of a row, as wide as all others."""

    def __init__(self, look: Appearance, name: str) -> None:
        super().__init__(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        sized(self, look, wide=190, fixed=True)
