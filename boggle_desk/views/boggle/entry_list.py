"""A list of words as on paper: points beside, a line through crossed-off ones."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from boggle_desk.engine.boggle.position import BogglePosition, Entry, EntryMark
from boggle_desk.models.boggle.tables import ENTRY, POINTS, EntriesModel
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.rows_model import Index
from boggle_desk.views.appearance import CENTRE, Appearance, sized_font, write
from boggle_desk.views.controls import Card, button
from boggle_desk.views.decorations import paint_coin
from boggle_desk.views.layouts import make_plain

_COIN = 30


def paint_result(
    painter: QPainter, look: Appearance, box: QRectF, entry: Entry, points: int, bad: str, gone: str
) -> None:
    """Paint a word's result into a square: a coin if it counts, else a sign or the points it cost."""
    if entry.mark is EntryMark.STANDING or points > 0:
        paint_coin(painter, look, box, str(points), dashed=points == 0)
        return
    text = {EntryMark.SKIPPED: "–", EntryMark.STRUCK: number_text(points) if points else "✗"}.get(entry.mark, "")
    ink = bad if entry.mark is EntryMark.STRUCK else gone
    write(painter, box, text, sized_font(box.height() * 0.7), ink, CENTRE)


class EntryDelegate(QStyledItemDelegate):
    def __init__(self, look: Appearance, view: QListView) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_entry(painter, option, index, index.data(ENTRY))
        painter.restore()

    def has_keyboard(self, option: QStyleOptionViewItem) -> bool:
        return bool(option.state & QStyle.StateFlag.State_HasFocus) and self._view.hasFocus()

    def paint_entry(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, entry: Entry) -> None:
        theme, px = self._look.theme, self._look.px
        rect: QRect = option.rect.adjusted(px(2), px(2), -px(8), -px(2))
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus):
            painter.setPen(QPen(QColor(theme.accent), px(2)))
            painter.drawRoundedRect(rect, px(8), px(8))
        gone = entry.mark in (EntryMark.CROSSED, EntryMark.STRUCK, EntryMark.SKIPPED)
        font = sized_font(px(22))
        font.setStrikeOut(entry.mark in (EntryMark.CROSSED, EntryMark.STRUCK))
        room = rect.adjusted(px(10), 0, -px(_COIN + 14), 0)
        write(painter, room, entry.word.upper(), font, theme.muted if gone else theme.text, cut=True)
        coin = QRectF(rect.right() - px(_COIN + 8), rect.center().y() - px(_COIN) / 2, px(_COIN), px(_COIN))
        paint_result(painter, self._look, coin, entry, index.data(POINTS), theme.bad, theme.muted)


class EntryListView(QListView):
    """Shows an `EntriesModel` in columns."""

    def __init__(self, look: Appearance, name: str, columns: int = 2, cell: tuple[int, int] = (150, 44)) -> None:
        """`name` is for screen readers; a `cell` is at least so wide, and so high, in px at 1280x800."""
        super().__init__()
        self._look, self._columns, self._cell = look, columns, cell
        self.setAccessibleName(name)
        self.setItemDelegate(EntryDelegate(look, self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        make_plain(self)
        self.setModel(EntriesModel())
        look.follow(self.fit_columns)

    @property
    def entries(self) -> EntriesModel:
        model = self.model()
        assert isinstance(model, EntriesModel)  # noqa: S101  # set above
        return model

    @property
    def chosen_word(self) -> str:
        entry = self.entries.entry(self.currentIndex())
        return entry.word if entry else ""

    def mark(self, word: str) -> bool:
        """Move the cursor to a word; return whether it is in the list."""
        row = self.entries.row_of(word)
        if row >= 0:
            self.setCurrentIndex(self.entries.index(row))
        return row >= 0

    def fit_columns(self) -> None:
        """Divide the width, always without the scroll bar's, so that showing it changes no column."""
        room = max(100, self.width() - self.verticalScrollBar().sizeHint().width() - self._look.px(6))
        columns = max(1, min(self._columns, room // self._look.px(self._cell[0])))
        self.setGridSize(QSize(room // columns, self._look.px(self._cell[1])))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters and digits to the panel: no search."""
        if event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()


class ListCard(Card):
    """A list being written, newest word first; the selected word can be removed."""

    erase_asked = Signal(str)

    def __init__(self, look: Appearance, name: str) -> None:
        super().__init__(look)
        self.words = EntryListView(look, name)
        self.erase = button(self.tr("Remove the chosen word"), self._ask, "link", removes=True)
        self.words.clicked.connect(lambda _index: self.offer())
        self.lay((self.words, 1), self.erase)

    def show_writing(self, position: BogglePosition, seat: int) -> None:
        self.words.entries.show_writing(position, seat)
        empty = not self.words.entries.rowCount()  # nothing for Tab to stop at
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus if empty else Qt.FocusPolicy.StrongFocus)
        self.offer()

    def offer(self) -> None:
        self.erase.setVisible(bool(self.words.selectedIndexes()))

    def _ask(self) -> None:
        if word := self.words.chosen_word:
            self.erase_asked.emit(word)
