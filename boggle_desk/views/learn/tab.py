"""What the tabs of the room have in common: lists and what stands beside them, under each other where it is narrow."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.models.learn.words_model import Column, WordsModel
from boggle_desk.views.learn.word_side import WordSide
from boggle_desk.views.row_table import RowTable
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.services import Services
from boggle_desk.views.spacing import spaced

_NARROW = 900
_ROW = 34
_LEAST_ROWS = 6


def button_row(*buttons: QPushButton) -> QHBoxLayout:
    """Return a row of buttons, all as wide and as high as the main one."""
    row = QHBoxLayout()
    for each in buttons:
        each.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.addWidget(each, 1)
    return row


class WordsTable(RowTable):
    """Words, one a row."""

    chosen = Signal(str)
    """The word of the row that the keyboard or the mouse came to."""

    def __init__(self, model: WordsModel, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__()
        self._words = model
        self.show_model(model, name)
        self.give_room_to(Column.MEANING)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.selectionModel().currentRowChanged.connect(self._come_to)

    def _come_to(self, index: QModelIndex, _before: QModelIndex) -> None:
        if word := self._words.word(index):
            self.chosen.emit(word)

    def choose_first(self) -> None:
        """Choose the first row, if there is one."""
        if self._words.rowCount():
            self.setCurrentIndex(self._words.index(0, 0))

    def fit(self, row: int) -> None:
        """Give all rows this height."""
        self.fit_rows(row)
        self.setMinimumHeight((_LEAST_ROWS + 1) * row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and event.text().isalpha():
            event.ignore()  # letters belong to the menus and fields, not to a search in the list
        else:
            super().keyPressEvent(event)


class LearnTab(QWidget):
    """A tab with a main part and one beside it, or below it where there is no room."""

    quiz_asked = Signal(object, object)
    """Words, and the `Subject`s for which they are to be put into the quiz."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services, self.look = services, services.look
        self.side = WordSide(services)
        self.side.quiz_asked.connect(self.quiz_asked)
        self.main = spaced(QVBoxLayout(), self.look, 8)
        content = QWidget()
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        spaced(self._across, self.look, 16, (4, 10, 4, 4))
        self._across.addLayout(self.main, 5)
        self._across.addWidget(self.side, 3)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scrolled(content))
        self.look.changed.connect(self.dress)

    @property
    def narrow(self) -> bool:
        """Whether the parts stand below each other."""
        return self.width() < self.look.px(_NARROW)

    def dress(self) -> None:
        """Follow the room that there is and the size of letters."""
        px = self.look.px
        direction = QBoxLayout.Direction.TopToBottom if self.narrow else QBoxLayout.Direction.LeftToRight
        self._across.setDirection(direction)
        self.side.setMinimumHeight(px(420) if self.narrow else 0)
        for table in self.findChildren(WordsTable):
            table.fit(px(_ROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def follow_dictionary(self) -> None:
        """Ask the dictionary that is in use now."""
        self.side.show_word(self.side.word)

    def open_tab(self) -> None:
        """The tab comes to the front."""

    def stop(self) -> None:
        """Come to rest: the page is left."""
