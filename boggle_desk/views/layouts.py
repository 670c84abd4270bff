"""How widgets are laid out, made when they are first seen, and walked through with Tab."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.spacing import fill, spaced


class Flow(QWidget):
    """A row that becomes several when letters are large. All widgets of a row share its width."""

    def __init__(self, look: Appearance, widgets: Sequence[QWidget] = (), least: int | None = None) -> None:
        """`least` is the width in pixels of the design with which a widget makes do; without it each has what it would
        like."""
        super().__init__()
        self._look, self._least = look, least
        self._widgets: list[QWidget] = []
        self._arranged: tuple[int, int, tuple[QWidget, ...], list[int]] | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        look.changed.connect(self.arrange)
        self.fill(widgets)

    def fill(self, widgets: Sequence[QWidget]) -> None:
        """Show these widgets in place of those before."""
        for widget in self._widgets:
            self._grid.removeWidget(widget)
        self._widgets = list(widgets)
        for widget in widgets:
            widget.setSizePolicy(QSizePolicy.Policy.Expanding, widget.sizePolicy().verticalPolicy())
        self._arranged = None
        self.arrange()

    def arrange(self) -> None:
        """Put the widgets that are not hidden into as many columns as have room."""
        spacing = self._look.px(10)
        shown = tuple(widget for widget in self._widgets if not widget.isHidden() or widget.parent() is None)
        if not shown:
            return
        widths = [self._width(widget) for widget in shown]
        room = self.width() + spacing
        in_a_row = sum(widths) + spacing * len(widths) <= room
        columns = len(shown) if in_a_row else max(1, min(len(shown), room // (max(widths) + spacing)))
        if columns == len(shown) - 1 > 1:  # no widget alone in the last row
            columns = (len(shown) + 1) // 2
        arranged = (spacing, columns, shown, widths if in_a_row else [])
        if arranged == self._arranged:
            return  # or the layout would ask to be arranged again, for ever
        if not self._arranged or self._arranged[1:3] != (columns, shown):
            self._place(shown, columns)
        self._arranged = arranged
        self._grid.setSpacing(spacing)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, widths[column] if in_a_row and column < columns else 0)
        self._grid.activate()

    def _width(self, widget: QWidget) -> int:
        widget.ensurePolished()
        return widget.sizeHint().width() if self._least is None else self._look.px(self._least)

    def _place(self, shown: tuple[QWidget, ...], columns: int) -> None:
        for widget in self._widgets:
            self._grid.removeWidget(widget)
        for place, widget in enumerate(shown):
            row, column = divmod(place, columns)
            last = place == len(shown) - 1
            self._grid.addWidget(widget, row, column, 1, columns - column if last and self._least is None else 1)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of a single widget: the others find room below it."""
        widths = [self._width(widget) for widget in self._widgets if not widget.isHidden()]
        return QSize(max(widths, default=0), super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Arrange anew when a widget is shown, hidden or says something longer."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class WrappingRow(QHBoxLayout):
    """A row whose widgets are below each other where they would be cut beside each other."""

    def setGeometry(self, area: QRect) -> None:
        items = [self.itemAt(place) for place in range(self.count())]
        wanted = [item.sizeHint().width() for item in items if item and not item.isEmpty()]
        beside = sum(wanted) + self.spacing() * (len(wanted) - 1) <= area.width()
        to = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if to is not self.direction():
            self.setDirection(to)
        super().setGeometry(area)

    def minimumSize(self) -> QSize:
        """Ask for the width of the widest widget alone."""
        least = super().minimumSize()
        widths = [item.minimumSize().width() for place in range(self.count()) if (item := self.itemAt(place))]
        return QSize(max(widths, default=0), least.height())


_BESIDE = 1000
"""From this width of the page on, in pixels of the design, columns have room beside each other."""


class CardColumns(QWidget):
    """The page that holds it calls `fit` whenever its width or the look changes."""

    def __init__(self, look: Appearance, *columns: Sequence[QWidget]) -> None:
        """A column is a row of cards from the top down."""
        super().__init__()
        self._look = look
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._columns.setContentsMargins(0, 0, 0, 0)
        spaced(self._columns, look, 20)
        for column in columns:
            stacked = fill(spaced(QVBoxLayout(), look, 16), *column, 1)
            self._columns.addLayout(stacked, 1)

    def fit(self, width: int) -> None:
        """Follow the width of the page, in pixels."""
        below = width < self._look.px(_BESIDE)
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)


def button_row(*buttons: QPushButton) -> QHBoxLayout:
    """Return a row of buttons, all as wide and as high as the main one."""
    row = QHBoxLayout()
    for each in buttons:
        each.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.addWidget(each, 1)
    return row


_REACHED = (Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus)


def insert_into_tab_order(parts: Iterable[QWidget], onward: QWidget) -> None:
    """Have the keyboard come to all in these parts, in the order in which it was laid there, right before it comes to
    `onward`. Qt puts last what was laid into a page last."""
    fields = [field for part in parts for field in fields_of(part)]
    before = onward.previousInFocusChain()
    while before is not None and before is not onward and (before in fields or not _is_reached(before)):
        before = before.previousInFocusChain()
    set_tab_order([*([before] if before else []), *fields])


def set_tab_order(fields: Sequence[QWidget]) -> None:
    """Have the keyboard come to these one after the other."""
    for first, second in pairwise(fields):
        QWidget.setTabOrder(first, second)


def fields_of(part: QWidget) -> list[QWidget]:
    """Return what the keyboard can come to in a part, as it was laid there."""
    return [each for each in part.findChildren(QWidget) if _is_reached(each) and each.window() is part.window()]


def _is_reached(widget: QWidget) -> bool:
    return widget.focusPolicy() in _REACHED and widget.focusProxy() is None


Content = TypeVar("Content", bound=QWidget)


class LazyWidget(QWidget, Generic[Content]):
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
            insert_into_tab_order([self], self)


class LazyTabs(QTabWidget):
    """Tabs that are each laid into the page when they first come to the front."""

    def __init__(self) -> None:
        super().__init__()
        self._drawers: list[LazyWidget[QWidget]] = []

    def add(self, title: str, content: QWidget | Callable[[], QWidget]) -> None:
        """Add a tab behind the others."""
        self._drawers.append(LazyWidget(content))
        self.addTab(self._drawers[-1], title)

    @property
    def front(self) -> QWidget:
        """What is in front."""
        return self._drawers[self.currentIndex()].content
