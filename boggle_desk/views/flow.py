"""Widgets side by side, as many in a row as there is room for."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QSizePolicy, QWidget

from boggle_desk.views.look import Look


class Flow(QWidget):
    """A row that becomes several when letters are large. All widgets of a row share its width."""

    def __init__(self, look: Look, widgets: Sequence[QWidget] = (), least: int | None = None) -> None:
        """`least` is the width in pixels of the design with which a widget makes do; without it each has what it would
        like."""
        super().__init__()
        self._look, self._least = look, least
        self._widgets: list[QWidget] = []
        self._arranged: tuple[int, tuple[QWidget, ...]] = (0, ())
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
        self._arranged = (0, ())
        self.arrange()

    def arrange(self) -> None:
        """Put the widgets that are not hidden into as many columns as have room."""
        spacing = self._look.px(10)
        self._grid.setSpacing(spacing)
        shown = tuple(widget for widget in self._widgets if not widget.isHidden() or widget.parent() is None)
        if not shown:
            return
        widths = [self._width(widget) for widget in shown]
        room = self.width() + spacing
        in_a_row = sum(widths) + spacing * len(widths) <= room
        columns = len(shown) if in_a_row else max(1, min(len(shown), room // (max(widths) + spacing)))
        if columns == len(shown) - 1 > 1:  # no widget alone in the last row
            columns = (len(shown) + 1) // 2
        if (columns, shown) != self._arranged:
            self._place(shown, columns)
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
        self._arranged = (columns, shown)
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
