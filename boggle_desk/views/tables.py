"""Tables: of rows, and of painted cells."""

from PySide6.QtCore import QAbstractItemModel, QMetaMethod, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from boggle_desk.models.rows_model import Index
from boggle_desk.views.controls import set_role
from boggle_desk.views.layouts import make_plain


class RowTable(QTableView):
    """Without grid, row titles and a scroll bar across. Up, Down, Home and End go through the rows, Tab leaves it."""

    opened = Signal(QModelIndex)  # Enter or a double click on a row; where nobody listens, Enter is the page's

    def __init__(self) -> None:
        super().__init__()
        self.setShowGrid(False)
        self.setWordWrap(False)  # a text too long is cut at a letter, not at a word
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        make_plain(self)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setHighlightSections(False)
        self.doubleClicked.connect(self.opened)
        self._wide: int | None = None
        self.horizontalHeader().sectionResized.connect(self._follow_column)

    def show_model(self, model: QAbstractItemModel, name: str) -> None:
        """Show a model; `name` is what a screen reader calls the table."""
        self.setModel(model)
        self.setAccessibleName(name)

    def keep_end_in_sight(self) -> None:
        """Scroll to the last row now and whenever there are more."""
        self.verticalScrollBar().rangeChanged.connect(self._scroll_to_end)

    def _scroll_to_end(self, _least: int, most: int) -> None:
        self.verticalScrollBar().setValue(most)  # asked for each time: what was once got may have become invalid

    def fit_rows(self, height: int) -> None:
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(height)

    def give_room_to(
        self,
        column: int,
        others: QHeaderView.ResizeMode = QHeaderView.ResizeMode.ResizeToContents,
        scrolls: bool = True,
    ) -> None:
        """Give a column the room left by the others, which fit their texts; if that is too little, scroll across."""
        self.horizontalHeader().setSectionResizeMode(others)
        self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self._wide = column if scrolls else None
        self._share_room()

    def _follow_column(self, column: int) -> None:
        if column != self._wide:
            self._share_room()

    def _share_room(self) -> None:
        if (wide := self._wide) is None or self.model() is None:
            return
        header = self.horizontalHeader()
        others = sum(header.sectionSize(column) for column in range(header.count()) if column != wide)
        needed = max(self.sizeHintForColumn(wide), header.sectionSizeHint(wide))
        least = min(needed, self.fontMetrics().averageCharWidth() * 20)
        fits = self.viewport().width() - others >= least
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch if fits else QHeaderView.ResizeMode.Fixed)
        if not fits:
            header.resizeSection(wide, least)
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setHorizontalScrollBarPolicy(bar)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def sizeHintForColumn(self, column: int) -> int:
        """Measure the longest text of some rows from the first one in sight: Qt measures thousands before the table has
        been shown, and asks the model ten times about each cell."""
        model, advance = self.model(), self.fontMetrics().horizontalAdvance
        first = max(0, self.rowAt(0))
        cells = [model.index(row, column) for row in range(first, min(model.rowCount(), first + 20))]
        longest = max(cells, key=lambda cell: advance(str(cell.data() or "")), default=None)
        return self.sizeHintForIndex(longest).width() if longest else 0

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        set_role(self, "keys" if event.reason() in _KEYS else "", "ring")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        set_role(self, "", "ring")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            row = 0 if event.key() == Qt.Key.Key_Home else self.model().rowCount() - 1
            self.setCurrentIndex(self.model().index(row, 0))
        elif (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and self.currentIndex().isValid()
            and self.isSignalConnected(QMetaMethod.fromSignal(self.opened))
        ):
            self.opened.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


_Action = QAbstractItemView.CursorAction
_STEPS = {
    _Action.MoveUp: (-1, 0),
    _Action.MoveDown: (1, 0),
    _Action.MoveLeft: (0, -1),
    _Action.MoveRight: (0, 1),
    _Action.MovePrevious: (0, -1),
    _Action.MoveNext: (0, 1),
    _Action.MoveHome: (0, -99),
    _Action.MoveEnd: (0, 99),
    _Action.MovePageUp: (-99, 0),
    _Action.MovePageDown: (99, 0),
}


class PictureTable(QTableView):
    """A bare table. A subclass has `paintEvent`, `visualRect` and `indexAt`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._by_keys = False  # whether the focus came by the keyboard
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        make_plain(self)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(False)

    def show_model(self, model: QAbstractItemModel, name: str, smallest: QSize) -> None:
        """Show a model; `name` is what a screen reader calls the table."""
        self.setModel(model)
        self.setAccessibleName(name)
        self.setMinimumSize(smallest)

    def scrollTo(self, index: Index, hint: QAbstractItemView.ScrollHint =
                 QAbstractItemView.ScrollHint.EnsureVisible) -> None:  # fmt: skip
        """No-op: all is always in sight."""

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - the name is Qt's
        """Follow the cursor; its frame is wider than its cell."""
        super().currentChanged(current, previous)
        for index in (current, previous):
            if index.isValid():
                self._repaint_around(index)

    @property
    def _first(self) -> QModelIndex:
        return self.model().index(0, 0)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        current, model = self.currentIndex(), self.model()
        if not current.isValid():
            return self._first
        down, right = self._as_seen(*_STEPS.get(action, (0, 0)))
        row = max(0, min(model.rowCount() - 1, current.row() + down))
        return model.index(row, max(0, min(model.columnCount() - 1, current.column() + right)))

    def _as_seen(self, down: int, right: int) -> tuple[int, int]:
        """Return the step between cells that is this one on the screen."""
        return down, right

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keys = event.reason() in _KEYS
        super().focusInEvent(event)

    def _repaint_around(self, index: Index) -> None:
        self._repaint()

    def _repaint(self) -> None:
        self.viewport().update()
