"""A table whose cells are places in a picture: Qt adds cursor, focus and accessible cells, the heir paints."""

from PySide6.QtCore import QAbstractItemModel, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget


class PictureTable(QTableView):
    """Without headers, scroll bars, grid, editing or a background of its own. An heir owns `paintEvent`, `visualRect`,
    `indexAt` and `scrollTo`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
