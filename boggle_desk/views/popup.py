"""A popup over a page, to choose something."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import Card, button, label, press_focused
from boggle_desk.views.layouts import in_column, in_row, make_plain, on_resize
from boggle_desk.views.page import Page


class Popup(QWidget):
    """Lies over the page of its owner. Escape, Done and a click beside it close it: what was chosen is chosen at once.
    The keyboard stays on it."""

    closed = Signal()

    def __init__(
        self, look: Appearance, title: str, owner: QWidget, fill: Callable[[Any], None], size: QSize | None = None
    ) -> None:
        """`fill` lays out the popup when it is first opened. `size` is in px at 1280×800."""
        super().__init__()
        self._look, self._size, self._owner, self._fill = look, size or QSize(960, 744), owner, fill
        self._page: QWidget | None = None  # what it lies over, since it was first opened
        self._covered: list[QWidget] = []
        """What is under the sheet: it can't be used meanwhile, and a screen reader says so."""
        self._returns_to: QWidget | None = None
        self.setAccessibleName(title)
        owner.destroyed.connect(self.deleteLater)

    def _make(self) -> None:
        look = self._look
        self._panel = Card(look, margin=28)
        self._panel.setParent(self)
        self.title = label(self.accessibleName(), "title")
        self.done = button(self.tr("Done"), self.close_sheet, "primary")
        content = QWidget()
        self.body = in_column(look, gap=8, margins=(0, 8, 0, 0), on=content)
        """What is chosen from; it scrolls where there is no room."""
        self.foot = in_row(look, gap=16)  # what stands before Done
        self.area = QScrollArea(widgetResizable=True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        make_plain(self.area)
        self.area.setWidget(content)
        self.head = in_column(look, self.title)
        self._panel.lay(self.head, (self.area, 1), in_row(look, self.foot, 1, self.done))
        self._rise = QPropertyAnimation(self._panel, b"pos", self)
        self._rise.setDuration(200)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fill(self)
        self.body.addStretch(1)
        look.changed.connect(self._fit)

    def hold(self, *widgets: QWidget) -> None:
        """Keep these with the sheet before it is laid out."""
        for each in widgets:
            each.setParent(self)

    @property
    def made(self) -> bool:
        return self._page is not None

    def open_sheet(self) -> None:
        if self._page is None:
            page = self._owner
            while not isinstance(page, Page) and (above := page.parentWidget()) is not None:
                page = above
            self._page = page
            self._make()
            self.setParent(page)
            on_resize(page, self._fit, self)
            on_resize(self, self._rise.stop)
        self._fit()
        self.show()
        self.raise_()
        self._fit()
        if self._look.motion:
            end = self._panel.pos()
            self._rise.setStartValue(end + QPoint(0, self.height() // 3))
            self._rise.setEndValue(end)
            self._rise.start()
        self._returns_to = QApplication.focusWidget()
        self.done.setFocus()
        self.focusNextPrevChild(True)
        among = self._page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        self._covered = [each for each in among if each is not self and each.isEnabled()]
        for each in self._covered:
            each.setEnabled(False)

    def close_sheet(self) -> None:
        if self.isHidden():
            return
        self._rise.stop()
        for each in self._covered:
            each.setEnabled(True)
        self.hide()
        if self._returns_to is not None and self._returns_to.isVisible():
            self._returns_to.setFocus()
        self.closed.emit()

    def _fit(self) -> None:
        page = self._page
        if page is None:
            return
        self.setGeometry(page.rect())
        edge = self._look.picture_px(16)
        wide = min(self._look.px(self._size.width()), page.width() - 2 * edge)
        high = min(self._look.px(self._size.height()), page.height() - 2 * edge)
        self._panel.setGeometry((page.width() - wide) // 2, (page.height() - high) // 2, wide, high)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the keyboard on the sheet."""
        start = QApplication.focusWidget() or self.done
        found: QWidget | None = start
        while found is not None:
            found = found.nextInFocusChain() if forward else found.previousInFocusChain()
            if found is None or found is start:
                return True
            reached = bool(found.focusPolicy() & Qt.FocusPolicy.TabFocus) and found.focusProxy() is None
            if reached and found.isVisible() and found.isEnabled() and self.isAncestorOf(found):
                found.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
                self.area.ensureWidgetVisible(found)
                return True
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self, QPushButton):
                self.close_sheet()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._panel.geometry().contains(event.position().toPoint()):
            self.close_sheet()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(40, 30, 18, 128))
