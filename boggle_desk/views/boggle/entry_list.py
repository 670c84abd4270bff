"""A list of words as it looks on paper: points beside, a line through what is crossed off."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from boggle_desk.engine.boggle.position import Entry, Mark
from boggle_desk.models.boggle.word_lists import ENTRY, POINTS, EntriesModel
from boggle_desk.models.rows_model import Index
from boggle_desk.views.appearance import Appearance

_SIGNS = {Mark.WRITTEN: "", Mark.SKIPPED: "–", Mark.STANDING: "✓", Mark.CROSSED: "", Mark.STRUCK: "✗"}


class EntryDelegate(QStyledItemDelegate):
    """Draws one word of a list."""

    def __init__(self, look: Appearance, show_points: bool, view: QListView) -> None:
        super().__init__(view)
        self._look, self._show_points, self._view = look, show_points, view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, px = self._look.theme, self._look.px
        entry: Entry = index.data(ENTRY)
        rect: QRect = option.rect.adjusted(px(2), px(2), -px(8), -px(2))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(theme.accent), px(2)))
            painter.drawRoundedRect(rect, px(8), px(8))
        gone = entry.mark in (Mark.CROSSED, Mark.STRUCK, Mark.SKIPPED)
        font = QFont(option.font)
        font.setPixelSize(px(22))
        font.setBold(True)
        font.setStrikeOut(entry.mark in (Mark.CROSSED, Mark.STRUCK))
        painter.setFont(font)
        painter.setPen(QColor(theme.muted if gone else theme.text))
        room = rect.adjusted(px(10), 0, -px(44), 0)
        word = painter.fontMetrics().elidedText(entry.word.upper(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, word)
        self._paint_result(painter, rect.adjusted(0, 0, -px(8), 0), entry, index.data(POINTS))
        painter.restore()

    def _paint_result(self, painter: QPainter, rect: QRect, entry: Entry, points: int) -> None:
        theme, px = self._look.theme, self._look.px
        text = _SIGNS[entry.mark]
        if self._show_points and (points or entry.mark is Mark.STANDING):
            text = f"{text} {points}".strip().replace("-", "−")
        font = painter.font()
        font.setStrikeOut(False)
        font.setPixelSize(px(18))
        painter.setFont(font)
        painter.setPen(QColor(theme.bad if entry.mark is Mark.STRUCK else theme.muted))
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)


class EntryListView(QListView):
    """Shows an `EntriesModel` in two columns."""

    def __init__(self, look: Appearance, name: str, show_points: bool = True) -> None:
        """`name` is what a screen reader calls the list."""
        super().__init__()
        self._look = look
        self.setAccessibleName(name)
        self.setItemDelegate(EntryDelegate(look, show_points, self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setModel(EntriesModel())
        look.changed.connect(self._fit)
        self._fit()

    @property
    def entries(self) -> EntriesModel:
        """The model."""
        model = self.model()
        assert isinstance(model, EntriesModel)  # noqa: S101  # set above
        return model

    @property
    def chosen(self) -> Entry | None:
        """The chosen entry."""
        return self.entries.entry(self.currentIndex())

    @property
    def chosen_word(self) -> str:
        """The chosen word, or nothing."""
        return self.chosen.word if self.chosen else ""

    def _fit(self) -> None:
        """Share the room out; the scroll bar's is always left free, so that a bar that comes undoes no column."""
        room = max(100, self.width() - self.verticalScrollBar().sizeHint().width() - self._look.px(6))
        self.setGridSize(QSize(room // 2, self._look.px(44)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters and digits to the panel: they are its keys, not a search."""
        if event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
