"""Rows, columns and flows of widgets, what scrolls, what is made when it is first seen, and the way of Tab."""

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import islice, pairwise
from math import lcm
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)

from boggle_desk.views.appearance import Appearance

Sized = TypeVar("Sized", bound=QWidget)
Measured = TypeVar("Measured", bound=QObject)
Laid = TypeVar("Laid", bound=QLayout)
Box = TypeVar("Box", bound=QBoxLayout)
Margins = tuple[int, int, int, int]
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int | Qt.AlignmentFlag]
"""What goes into a row or column: a widget or a layout, with its stretch or its alignment where it needs one. A number
is free room with this stretch."""


def in_row(
    look: Appearance, *parts: Part, gap: int | None = None, margins: Margins | None = None, on: QWidget | None = None
) -> QHBoxLayout:
    """Return these parts beside each other; `on` a widget they reach its edges, unless there are margins."""
    return _laid(fill(QHBoxLayout(), *parts), look, gap, margins, on)


def in_column(
    look: Appearance, *parts: Part, gap: int | None = None, margins: Margins | None = None, on: QWidget | None = None
) -> QVBoxLayout:
    """Return these parts below each other, like `in_row`."""
    return _laid(fill(QVBoxLayout(), *parts), look, gap, margins, on)


def fill(layout: Box, *parts: Part) -> Box:
    for part in parts:
        each, how = part if isinstance(part, tuple) else (part, 0)
        if isinstance(each, int):
            layout.addStretch(each)
        elif isinstance(each, QLayout):
            layout.addLayout(each, how)
        elif isinstance(how, Qt.AlignmentFlag):
            layout.addWidget(each, 0, how)
        else:
            layout.addWidget(each, how)
    return layout


def bare(layout: Box) -> Box:
    """Take the space around and between its parts from a layout; return it."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    return layout


def _laid(layout: Box, look: Appearance, gap: int | None, margins: Margins | None, on: QWidget | None) -> Box:
    if on is not None:
        on.setLayout(layout)
        layout.setContentsMargins(0, 0, 0, 0)
    return layout if gap is None and margins is None else spaced(layout, look, gap, margins)


def spaced(layout: Laid, look: Appearance, spacing: int | None = None, margins: Margins | None = None) -> Laid:
    """Set a layout's spaces in px at 1280×800, now and on every change of the look; None leaves them. Return the
    layout."""

    def fit(each: QLayout) -> None:
        if spacing is not None:
            each.setSpacing(look.px(spacing))
        if margins is not None:
            left, top, right, bottom = (look.px(margin) if margin else 0 for margin in margins)
            each.setContentsMargins(left, top, right, bottom)

    return measured(layout, look, fit)


def sized(
    widget: Sized,
    look: Appearance,
    wide: int = 0,
    high: int = 0,
    icon: int = 0,
    fixed: bool = False,
    grows: bool = True,
) -> Sized:
    """Set a widget's least or `fixed` size and icon size in px at 1280×800, now and on every change of the look, with
    the letters if it `grows`. Return the widget."""
    px = look.px if grows else look.picture_px

    def fit(each: QWidget) -> None:
        if wide:
            (each.setFixedWidth if fixed else each.setMinimumWidth)(px(wide))
        if high:
            (each.setFixedHeight if fixed else each.setMinimumHeight)(px(high))
        if icon:
            each.setProperty("iconSize", QSize(px(icon), px(icon)))

    return measured(widget, look, fit)


def measured(part: Measured, look: Appearance, fit: Callable[[Measured], object]) -> Measured:
    """Call `fit(part)` now and on every change of the look, as long as the part lives. Return the part."""
    _Measured(part, look, fit)
    return part


class _Measured(QObject):
    def __init__(self, parent: QObject, look: Appearance, fit: Callable[[Any], object]) -> None:
        super().__init__(parent)
        self._fit_to = fit
        look.follow(self._fit)

    def _fit(self) -> None:
        self._fit_to(self.parent())


def on_resize(widget: QWidget, call: Callable[[], object], parent: QObject | None = None) -> None:
    """Call something whenever a widget gets another size, as long as the `parent`, by default the widget, lives."""
    widget.installEventFilter(_Resized(parent or widget, widget, call))


class _Resized(QObject):
    def __init__(self, parent: QObject, widget: QWidget, call: Callable[[], object]) -> None:
        super().__init__(parent)
        self._widget, self._call = widget, call

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._widget:
            self._call()
        return False


class Flow(QWidget):
    """A row that becomes several when letters are large. All widgets of a row share its width."""

    def __init__(
        self, look: Appearance, widgets: Sequence[QWidget] = (), least: int | None = None, gap: int = 10
    ) -> None:
        """`least` is the width in px at 1280×800 with which a widget makes do; without it each has its size hint."""
        super().__init__()
        self._look, self._least, self._gap, self._share = look, least, gap, 1.0
        self._widgets: list[QWidget] = []
        self._arranged: tuple[int, list[int], tuple[QWidget, ...], list[int]] | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        look.changed.connect(self.arrange)
        on_resize(self, self.arrange)
        self.fill(widgets)

    def fill(self, widgets: Sequence[QWidget]) -> None:
        """Show these widgets in place of those before."""
        for widget in self._widgets:
            self._grid.removeWidget(widget)
        self._widgets = list(widgets)
        for widget in widgets:
            widget.setSizePolicy(QSizePolicy.Policy.Expanding, widget.sizePolicy().verticalPolicy())
        self._arranged = None
        if self.parent():
            self.arrange()
        elif widgets:  # outside the window measuring would dress all once more
            self._place(tuple(widgets), [len(widgets)])

    def set_share(self, share: float) -> None:
        """Let widgets stay in a single row with this share of their widths."""
        if share != self._share:
            self._share = share
            self.arrange()

    def arrange(self) -> None:
        spacing = self._look.px(self._gap)
        shown = tuple(widget for widget in self._widgets if not widget.isHidden() or widget.parent() is None)
        if not shown:
            return
        widths = [self._width(widget) for widget in shown]
        room = self.width() + spacing
        in_a_row = sum(widths) * self._share + spacing * len(widths) <= room
        rows = [len(shown)] if in_a_row else self._rows([width + spacing for width in widths], room)
        if rows == [len(shown) - 1, 1]:  # no widget alone in the last row
            rows = [(len(shown) + 1) // 2, len(shown) // 2]
        arranged = (spacing, rows, shown, widths if in_a_row else [])
        if arranged == self._arranged:
            return  # or the layout would ask to be arranged again, for ever
        if not self._arranged or self._arranged[1:3] != (rows, shown):
            self._place(shown, rows)
        self._arranged = arranged
        self._grid.setSpacing(spacing)
        for column in range(self._grid.columnCount()):
            equal = int(self._least is None and column < lcm(*rows))
            self._grid.setColumnStretch(column, widths[column] if in_a_row and column < len(shown) else equal)
        self._grid.activate()

    def _rows(self, widths: list[int], room: int) -> list[int]:
        """Return how many widgets are in each row, one after the other, all of a row as wide as its widest."""
        if self._least is not None:
            columns = max(1, min(len(widths), room // max(widths)))
            full, rest = divmod(len(widths), columns)
            return [columns] * full + ([rest] if rest else [])
        rows: list[list[int]] = [[]]
        for width in widths:
            if rows[-1] and (len(rows[-1]) + 1) * max(*rows[-1], width) > room:
                rows.append([])
            rows[-1].append(width)
        return [len(row) for row in rows]

    def _width(self, widget: QWidget) -> int:
        widget.ensurePolished()
        return widget.sizeHint().width() if self._least is None else self._look.px(self._least)

    def _place(self, shown: tuple[QWidget, ...], rows: list[int]) -> None:
        for widget in self._widgets:
            self._grid.removeWidget(widget)
        left = iter(shown)
        for row, count in enumerate(rows):
            wide = lcm(*rows) // count if self._least is None else 1
            for place, widget in enumerate(islice(left, count)):
                self._grid.addWidget(widget, row, place * wide, 1, wide)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the width of a single row."""
        widths = self._widths()
        return QSize(sum(widths) + self._look.px(self._gap) * (len(widths) - 1), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of a single widget: the others find room below it."""
        return QSize(max(self._widths(), default=0), super().minimumSizeHint().height())

    def _widths(self) -> list[int]:
        return [self._width(widget) for widget in self._widgets if not widget.isHidden()]

    def event(self, event: QEvent) -> bool:
        """Arrange again when a widget is shown, hidden or resized."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)


def fold(row: QBoxLayout, below: bool) -> None:
    """Stack the parts of a row, or put them side by side again."""
    row.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)


class WrappingRow(QHBoxLayout):
    """A row whose widgets are below each other where they would be cut beside each other."""

    def _parts(self) -> list[QLayoutItem]:
        """Return widgets and layouts as items of our own: PySide keeps Qt's when they are gone (see `compat`)."""
        holder = self.parentWidget()
        near = holder.children() if holder else ()
        widgets = (QWidgetItem(each) for each in near if isinstance(each, QWidget) and self.indexOf(each) >= 0)
        return [*widgets, *(each for each in self.children() if isinstance(each, QLayout))]

    def setGeometry(self, area: QRect) -> None:
        wanted = [part.sizeHint().width() for part in self._parts() if not part.isEmpty()]
        beside = sum(wanted) + self.spacing() * (len(wanted) - 1) <= area.width()
        to = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if to is not self.direction():
            self.setDirection(to)
        super().setGeometry(area)

    def minimumSize(self) -> QSize:
        """Ask for the width of the widest widget alone."""
        widest = max((part.minimumSize().width() for part in self._parts()), default=0)
        return QSize(widest, super().minimumSize().height())


def button_row(*buttons: QPushButton) -> QHBoxLayout:
    """Return a row of buttons, all as wide and as high as the main one."""
    row = QHBoxLayout()
    for each in buttons:
        each.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.addWidget(each, 1)
    return row


_REACHED = (Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus)


def insert_into_tab_order(parts: Iterable[QWidget], onward: QWidget) -> None:
    """Insert the focusable widgets of `parts` into the tab order just before `onward`."""
    fields = [field for part in parts for field in fields_of(part)]
    before = onward.previousInFocusChain()
    while before is not None and before is not onward and (before in fields or not _is_reached(before)):
        before = before.previousInFocusChain()
    set_tab_order([*([before] if before else []), *fields])


def set_tab_order(fields: Sequence[QWidget]) -> None:
    for first, second in pairwise(fields):
        QWidget.setTabOrder(first, second)


def fields_of(part: QWidget) -> list[QWidget]:
    """Return the focusable widgets of a part in layout order."""
    return [each for each in part.findChildren(QWidget) if _is_reached(each) and each.window() is part.window()]


def _is_reached(widget: QWidget) -> bool:
    return widget.focusPolicy() in _REACHED and widget.focusProxy() is None


class Tabs(QTabWidget):
    """Tabs that a screen reader calls by the title of the one in front."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda place: self.setAccessibleName(re.sub("&(.)", r"\1", self.tabText(place))))


class LazyTabs(Tabs):
    """Lays the content of a tab into the page when it first comes to the front: giving all tabs their style would cost
    more than the rest of the page."""

    def __init__(self) -> None:
        super().__init__()
        self._contents: list[QWidget | Callable[[], QWidget]] = []
        self.currentChanged.connect(lambda _place: self._lay_front())

    def add(self, title: str, content: QWidget | Callable[[], QWidget]) -> None:
        """Add a tab behind the others; a callable makes its content when that is first needed."""
        if isinstance(content, QWidget):
            self.destroyed.connect(content.deleteLater)
        self._contents.append(content)
        self.addTab(QWidget(), title)

    @property
    def front(self) -> QWidget:
        place = self.currentIndex()
        content = self._contents[place]
        if not isinstance(content, QWidget):
            content = self._contents[place] = content()
        return content

    def _lay_front(self) -> None:
        holder = self.currentWidget()
        if holder and not holder.layout():
            last = holder.nextInFocusChain() is self.window()
            fill(bare(QVBoxLayout(holder)), self.front)
            self.front.show()
            if not last:
                insert_into_tab_order([holder], holder)


def make_plain(area: QAbstractScrollArea) -> None:
    """Take the frame, the background and the bar across from what scrolls."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.viewport().setAutoFillBackground(False)  # or Qt's style keeps a kilobyte of it when it is gone
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class Scrolled(QScrollArea):
    """Gives its content all the room there is, and no less height than its layout must have at this width.

    Qt's own resizable areas scroll as soon as a layout with wrapped texts does not get the height that it would like.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__(content.parentWidget())  # outside the window all would be dressed once more
        make_plain(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        for each in (content, self.viewport()):  # a label without a layout asks its parent for room
            each.installEventFilter(self)
        if isinstance(content, QStackedWidget):
            content.currentChanged.connect(lambda _place: self.fit())

    def fit(self) -> None:
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


def scroll_to(focus: QWidget | None, margin: int) -> None:
    """Scroll all that is around a widget until it is seen, with a margin above and below in px. Not by
    `ensureWidgetVisible`, which is content when the cursor of a line is seen."""
    around = focus.parentWidget() if focus else None
    while focus and around:
        if isinstance(around, QScrollArea) and (content := around.widget()):
            middle, half = focus.mapTo(content, focus.rect().center()), focus.height() // 2 + margin
            around.ensureVisible(middle.x(), middle.y(), 0, min(half, around.viewport().height() // 2))
        around = around.parentWidget()


def _least_height(content: QWidget | None, width: int) -> int:
    layout: QLayout | None = content.layout() if content else None
    if layout is None:
        return content.heightForWidth(width) if content and content.hasHeightForWidth() else 0
    return layout.minimumHeightForWidth(width) if layout.hasHeightForWidth() else layout.minimumSize().height()
