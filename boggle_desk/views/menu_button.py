"""The menu as a small button, for pages that want the height of the menu bar for their board."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QCursor, QHideEvent, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStyle, QToolButton, QWidget

from boggle_desk.views.appearance import Appearance, set_pen_brush, smooth_painter
from boggle_desk.views.images import icon
from boggle_desk.views.layouts import fill, measured

_SIZE, _PICTURE, _GAP = QSize(40, 36), 22, 2
_MOST = 3  # the buttons that `corner_room` keeps room for


class MenuButton(QWidget):
    """Sound and menu for the upper right corner of a page; while it is seen, the window hides its menu bar."""

    seen = Signal(bool)

    def __init__(self, look: Appearance, *own: QWidget, parent: QWidget | None = None, grows: bool = False) -> None:
        """Larger letters leave its size as it is, unless it `grows` with those beside it."""
        super().__init__(parent)
        self._look = look
        self.sound, self.menu = SmallButton(look, grows=grows), SmallButton(look, grows=grows)
        self.menu.setAccessibleName(self.tr("Menu"))
        self.menu.setToolTip(self.tr("Menu (F10)"))
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        fill(row, *own, self.sound, self.menu)
        look.follow(self._dress)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)

    def take(self, sound: QAction, menu: QMenu) -> None:
        """Show the window's menu, and whether it is muted."""
        self.sound.setDefaultAction(sound)
        self.menu.setMenu(menu)
        menu.aboutToHide.connect(self._see_mouse)

    def _see_mouse(self) -> None:
        """Look where the mouse is: as long as a menu is open, nobody else hears that it has gone."""
        under = self.menu.rect().contains(self.menu.mapFromGlobal(QCursor.pos()))
        self.menu.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, under)
        self.menu.update()

    def place(self, wide: int, right: int) -> None:
        place = QRect(QPoint(wide - right - self.sizeHint().width(), self._look.picture_px(4)), self.sizeHint())
        self.setGeometry(QStyle.visualRect(self.layoutDirection(), QRect(0, 0, wide, place.bottom()), place))
        self.raise_()

    def _dress(self) -> None:
        self.menu.setIcon(icon(self._look, "menu"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Stay readable over what scrolls below."""
        ground = QColor(self._look.theme.table)
        ground.setAlphaF(0.8)
        painter = smooth_painter(self)
        set_pen_brush(painter, ground)
        painter.drawRoundedRect(QRectF(self.rect()), self.height() / 4, self.height() / 4)


def corner_room(look: Appearance) -> QWidget:
    """Return what keeps the end of a row at the top of a page free for a `MenuButton` that lies over the page."""
    px = look.picture_px
    return measured(
        QWidget(), look, lambda room: room.setFixedSize(_MOST * (px(_SIZE.width()) + _GAP), px(_SIZE.height()))
    )


class SmallButton(QToolButton):
    """A button with a picture. A click leaves the keyboard where it is."""

    def __init__(self, look: Appearance, size: QSize = _SIZE, grows: bool = False) -> None:
        """One that `grows` is as large as the letters beside it."""
        super().__init__()
        self._look, self._size, self._grows = look, size, grows
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.follow(self._fit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.menu():
            self.showMenu()
        else:
            self.click()

    def sizeHint(self) -> QSize:
        return self.maximumSize()  # the corner of a menu bar asks for nothing else

    def _fit(self) -> None:
        px = self._look.px if self._grows else self._look.picture_px
        self.setFixedSize(px(self._size.width()), px(self._size.height()))
        picture = min(px(_PICTURE), px(self._size.height()))
        self.setIconSize(QSize(picture, picture))
