"""Parts of a page that are shut away at first: they cost next to nothing before they are shown."""

from collections.abc import Callable
from functools import cached_property
from typing import Generic, TypeVar

from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from boggle_desk.views.tab_order import lead_through

Content = TypeVar("Content", bound=QWidget)


class Drawer(QWidget, Generic[Content]):
    """Holds one widget, which is laid into the page when the drawer is first shown, and goes with it in any case."""

    def __init__(self, content: Content | Callable[[], Content]) -> None:
        """A `content` that is still to be made is made when it is first asked for."""
        super().__init__()
        self._made_by = content
        if isinstance(content, QWidget):
            self.destroyed.connect(content.deleteLater)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def setVisible(self, visible: bool) -> None:
        if visible and not self._column.count():
            self._fill(self.content)
        super().setVisible(visible)

    @cached_property
    def content(self) -> Content:
        """What is in the drawer, made now if it was not before."""
        if isinstance(self._made_by, QWidget):
            return self._made_by
        made = self._made_by()
        self.destroyed.connect(made.deleteLater)
        return made

    def _fill(self, content: QWidget) -> None:
        last = self.nextInFocusChain() is self.window()
        self._column.addWidget(content)
        if not last:
            lead_through([self], self)


class DrawerTabs(QTabWidget):
    """Tabs that are each laid into the page when they first come to the front."""

    def __init__(self) -> None:
        super().__init__()
        self._drawers: list[Drawer[QWidget]] = []

    def add(self, title: str, content: QWidget | Callable[[], QWidget]) -> None:
        """Add a tab behind the others."""
        self._drawers.append(Drawer(content))
        self.addTab(self._drawers[-1], title)

    @property
    def front(self) -> QWidget:
        """What is in front."""
        return self._drawers[self.currentIndex()].content
