"""A place that scrolls when large letters need more height than there is."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QStackedWidget, QWidget


class Scrolled(QScrollArea):
    """Gives its content all the room there is, and no less height than its layout must have at this width.

    Qt's own resizable areas scroll as soon as a layout with wrapped texts does not get the height that it would like.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__(content.parentWidget())  # outside the window all would be dressed once more
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.installEventFilter(self)
        if isinstance(content, QStackedWidget):
            content.currentChanged.connect(lambda _place: self.fit())

    def fit(self) -> None:
        """Measure the content again."""
        content = self.widget()
        if content is None:
            return
        front = content.currentWidget() if isinstance(content, QStackedWidget) else content
        width = self.maximumViewportSize().width()
        least = _least_height(front, width)
        if least > self.maximumViewportSize().height():
            width -= self.verticalScrollBar().sizeHint().width()
            least = _least_height(front, width)
        content.resize(width, max(self.maximumViewportSize().height(), least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(watched, event)


def _least_height(content: QWidget | None, width: int) -> int:
    layout: QLayout | None = content.layout() if content else None
    if layout is None:
        return content.heightForWidth(width) if content and content.hasHeightForWidth() else 0
    return layout.minimumHeightForWidth(width) if layout.hasHeightForWidth() else layout.minimumSize().height()
