"""A table whose cells are places in a picture: Qt adds cursor, focus and accessible cells, the heir paints."""

from PySide6.QtCore import QAbstractItemModel, QSize, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from boggle_desk.models.index import Index

_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class PictureTable(QTableView):
    """Without headers, scroll bars, grid, editing or a background of its own. An heir owns `paintEvent`, `visualRect`
    and `indexAt`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._by_keys = False
        """Whether the one who is here came by the keyboard."""
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def show_model(self, model: QAbstractItemModel, name: str, smallest: QSize) -> None:
        """Show a model; `name` is what a screen reader calls the table."""
        self.setModel(model)
        self.setAccessibleName(name)
        self.setMinimumSize(smallest)

    def scrollTo(self, index: Index, hint: QAbstractItemView.ScrollHint =
                 QAbstractItemView.ScrollHint.EnsureVisible) -> None:  # fmt: skip
        """Do nothing: all is always in sight."""

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - the name is Qt's
        """Follow the cursor; its frame is wider than its cell."""
        super().currentChanged(current, previous)
        for index in (current, previous):
            if index.isValid():
                self._repaint_around(index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note who came by the keyboard; Qt paints the cursor, and paints again without it when the focus goes."""
        self._by_keys = event.reason() in _KEYS
        super().focusInEvent(event)

    def _repaint_around(self, index: Index) -> None:
        self._repaint()

    def _repaint(self) -> None:
        self.viewport().update()
