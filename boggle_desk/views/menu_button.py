"""The menu as a small button, for pages that want the height of the menu bar for their board."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.icons import icon

_SIZE, _PICTURE = QSize(40, 36), 22
"""In pixels of the design, which larger letters leave as they are."""


class MenuButton(QWidget):
    """Sound and menu, for the upper right corner of a page. A page only has to put one there: while it is seen, the
    window hides its menu bar."""

    seen = Signal(bool)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.sound, self.menu = SmallButton(look), SmallButton(look)
        self.menu.setAccessibleName(self.tr("Menu"))
        self.menu.setToolTip(self.tr("Menu (F10)"))
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.sound)
        row.addWidget(self.menu)
        look.changed.connect(self._dress)
        self._dress()

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

    def _dress(self) -> None:
        self.menu.setIcon(icon(self._look, "menu"))


class SmallButton(QToolButton):
    """A button with a picture. A click leaves the keyboard where it is."""

    def __init__(self, look: Appearance, size: QSize = _SIZE) -> None:
        super().__init__()
        self._look, self._size = look, size
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self._fit)
        self._fit()

    def sizeHint(self) -> QSize:
        return self.maximumSize()  # the corner of a menu bar asks for nothing else

    def _fit(self) -> None:
        px = self._look.picture_px
        self.setFixedSize(px(self._size.width()), px(self._size.height()))
        picture = min(px(_PICTURE), px(self._size.height()))
        self.setIconSize(QSize(picture, picture))
