"""The pages as they will come out, one at a time."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.views.kit import announce, button, label
from boggle_desk.views.look import Look
from boggle_desk.views.paper.painting import picture
from boggle_desk.views.paper.sheets import Page, Printout

_KEYS = {
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Home: -1_000_000,
    Qt.Key.Key_End: 1_000_000,
}
_SHADOW = 5


class PageView(QWidget):
    """Shows a page as large as there is room. It is painted beside the window; until then the one before stays."""

    leafed = Signal(int)
    """So many pages further are wanted."""
    painted = Signal()
    """The page as it is now is on the screen."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._page: Page | None = None
        self._image = QImage()
        self._work = BackgroundTask(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Preview"))

    @property
    def page(self) -> Page | None:
        """The page that is to be shown."""
        return self._page

    @property
    def is_ready(self) -> bool:
        """Whether the page that is to be shown is shown."""
        return not self._work.running

    def show_page(self, page: Page | None) -> None:
        """Show a page, or none."""
        self._page = page
        self.setAccessibleDescription(". ".join(page.texts) if page else "")
        self._paint_beside()

    def _paint_beside(self) -> None:
        self._work.cancel()
        page, scale = self._page, self._scale() * self.devicePixelRatioF()
        if page is None or scale <= 0:
            self._image = QImage()
            self.update()
            return
        self._work.start(lambda _flag: picture(page, scale), self._take)

    def _scale(self) -> float:
        """Return the pixels for each point at which the page fits in."""
        if self._page is None:
            return 0.0
        paper, room = self._page.paper, self.size() - QSize(4 * _SHADOW, 4 * _SHADOW)
        return min(room.width() / paper.width, room.height() / paper.height)

    def _take(self, image: QImage) -> None:
        self._image = image
        self.update()
        self.painted.emit()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(420), self._look.px(520))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(160), self._look.px(200))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._paint_beside()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._page is None or self._image.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale, paper = self._scale(), self._page.paper
        sheet = QRectF(0, 0, paper.width * scale, paper.height * scale)
        sheet.moveCenter(QRectF(self.rect()).center())
        painter.fillRect(sheet.translated(_SHADOW, _SHADOW), QColor(0, 0, 0, round(self._look.theme.shadow * 120)))
        painter.drawImage(sheet, self._image)
        focused = self.hasFocus()
        colour = self._look.theme.accent if focused else self._look.theme.muted
        painter.setPen(QPen(QColor(colour), 3 if focused else 1))
        painter.drawRect(sheet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = _KEYS.get(Qt.Key(event.key()))
        if pages is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.leafed.emit(pages)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.leafed.emit(-1 if turned > 0 else 1)


class Preview(QWidget):
    """A page, and below it the buttons that leaf."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._printout: Printout | None = None
        self._place = 0
        self.view = PageView(look)
        self.where = label("", "muted")
        self.where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back = button(self.tr("Back"), lambda: self.leaf(-1), "small")
        self.forward = button(self.tr("Forward"), lambda: self.leaf(1), "small")
        row = QHBoxLayout()
        row.addWidget(self.back)
        row.addWidget(self.where, 1)
        row.addWidget(self.forward)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view, 1)
        column.addLayout(row)
        self.view.leafed.connect(self.leaf)

    @property
    def place(self) -> int:
        """The number of the page that is shown, from 0."""
        return self._place

    def show_printout(self, printout: Printout) -> None:
        """Show pages, the same place among them as before."""
        self._printout = printout
        self._go(self._place)

    def leaf(self, pages: int) -> None:
        """Go so many pages further; beyond an end is the end."""
        before = self._place
        self._go(before + pages)
        if self._place != before:
            announce(self.view, self.where.text())

    def _go(self, place: int) -> None:
        pages = self._printout.pages if self._printout else ()
        self._place = max(0, min(place, len(pages) - 1))
        self.view.show_page(pages[self._place] if pages else None)
        self.where.setText(self.tr("Page {place} of {pages}").format(place=self._place + 1, pages=len(pages)))
        for each, usable in ((self.back, self._place > 0), (self.forward, self._place < len(pages) - 1)):
            if each.hasFocus() and not usable:
                self.view.setFocus()
            each.setEnabled(usable)
