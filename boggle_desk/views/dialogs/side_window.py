"""What all side windows have in common: place for the content, a row of buttons, a size that fits the screen."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.views.kit import button
from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced
from boggle_desk.views.texture import table_pixmap

_FRAME = QSize(12, 44)  # what a window manager puts round a window


class SideWindow(QDialog):
    """A window beside the game. Its content goes into `column`. Escape and the Close button close it, and then it is
    gone: make another one the next time."""

    def __init__(self, look: Look, title: str, size: QSize, parent: QWidget | None = None) -> None:
        """`size` is the wished size in pixels of the design; a small screen gives less."""
        super().__init__(parent)
        self._look = look
        self._wished = size
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        outer = spaced(QVBoxLayout(self), look, 12, (22, 18, 22, 16))
        self.column = spaced(QVBoxLayout(), look, 12)
        outer.addLayout(self.column, 1)
        self.buttons = spaced(QHBoxLayout(), look, 10)
        self.buttons.addStretch(1)
        outer.addLayout(self.buttons)
        self.close_button = self.add_button(button(self.tr("Close"), self.reject))
        self.close_button.setDefault(True)
        self._fit()
        look.changed.connect(self._fit)

    def add_button(self, made: QPushButton) -> QPushButton:
        """Put a button into the row at the bottom, left of those that stand at its right end; return it."""
        self.buttons.addWidget(made)
        return made

    def add_left_button(self, made: QPushButton) -> QPushButton:
        """Put a button at the left end of the row at the bottom; return it."""
        self.buttons.insertWidget(0, made)
        return made

    def _fit(self) -> None:
        """Grow with the letters as far as the screen goes."""
        px = self._look.px
        room = self.screen().availableGeometry().size() - _FRAME
        self.resize(QSize(px(self._wished.width()), px(self._wished.height())).boundedTo(room))

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
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setWidget(inner)
