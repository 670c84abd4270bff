"""Lists to study: short words in a grid with those that are learned marked, hooks, stems and the like."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QModelIndex, QSize, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QStyledItemDelegate, QStyleOptionViewItem

from boggle_desk.engine.anagrams import StudyList, StudyWords, words_of
from boggle_desk.engine.flashcards import CardKind, Flashcard
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.learn.words import short_meaning
from boggle_desk.models.locale_text import name_text
from boggle_desk.models.rows_model import Index
from boggle_desk.views.controls import Card, button, label
from boggle_desk.views.forms import Choice
from boggle_desk.views.layouts import button_row, fill
from boggle_desk.views.learn.word_tab import LearnTab
from boggle_desk.views.services import AppContext

_SIGN = "✓"


class GridModel(QStringListModel):
    """Words for a grid; a screen reader is told whether one is learned."""

    def __init__(self, learned: str) -> None:
        """`learned` is what a screen reader says of a learned word."""
        super().__init__()
        self._said = learned
        self.learned: frozenset[str] = frozenset()
        self.words: tuple[str, ...] = ()

    def show_words(self, words: tuple[str, ...], learned: frozenset[str]) -> None:
        """Show words, and mark those of them that are learned."""
        self.words, self.learned = words, learned
        self.setStringList([f"{word.upper()} {_SIGN}" if word in learned else word.upper() for word in words])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.AccessibleTextRole and index.isValid():
            word = self.words[index.row()]
            return f"{word.upper()}, {self._said}" if word in self.learned else word.upper()
        return super().data(index, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class _Cells(QStyledItemDelegate):
    """Gives every word a whole cell."""

    def __init__(self, grid: "WordGrid") -> None:
        super().__init__(grid)
        self._grid = grid

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self._grid.gridSize()


class WordGrid(QListView):
    """Words side by side; letters jump to a word."""

    def __init__(self, model: GridModel, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__()
        self.setModel(model)
        self.setAccessibleName(name)
        self.setItemDelegate(_Cells(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)

    def fit(self, letters: int, letter: int, row: int) -> None:
        """Give each word room for `letters` letters of this width, and rows this height."""
        self.setGridSize(QSize((letters + 4) * letter, row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)


class StudyView(LearnTab):
    """Chooses a list, shows its words, and puts them into the quiz."""

    def __init__(self, services: AppContext, lists: Callable[[], tuple[StudyList, ...]]) -> None:
        """`lists` returns those for the dictionary in use."""
        super().__init__(services)
        self._lists_now = lists
        self._search = BackgroundTask(self)
        self._learned: frozenset[str] = frozenset()
        self._wanted: tuple[StudyList, int] | None = None
        self.lists: Choice[StudyList] = Choice(self.tr("List"), [])
        self.part: Choice[StudyWords] = Choice(self.tr("Part of the list"), [])
        self.about = label("", "muted", wrap=True)
        self.count = label("", "muted")
        self.grid_model = GridModel(self.tr("learned"))
        self.grid = WordGrid(self.grid_model, self.tr("Words of the list"))
        self.add = button("", lambda: self.quiz_asked.emit(self.words, (CardKind.WORD,)), "primary")
        hooks = (CardKind.FRONT, CardKind.BACK)
        self.add_hooks = button(self.tr("Add their hooks"), lambda: self.quiz_asked.emit(self.words, hooks))
        self._lay_out()
        self._offer_adding()
        self.lists.currentIndexChanged.connect(lambda _place: self.read())
        self.part.currentIndexChanged.connect(lambda _place: self._show_part())
        self.grid.selectionModel().currentChanged.connect(self._point)
        self.follow_dictionary()

    def _lay_out(self) -> None:
        row = fill(QHBoxLayout(), (self.lists, 1), (self.part, 1))
        self.main.addLayout(row)
        card = Card(self.look)
        fill(card.column, self.about, (self.grid, 1), self.count)
        fill(self.main, (card, 1), button_row(self.add, self.add_hooks))

    def follow_dictionary(self) -> None:
        """Offer the lists for the dictionary in use; the one that was chosen stays, if it is there."""
        super().follow_dictionary()
        self.lists.blockSignals(True)
        self.lists.offer([(name_text(each.title), each) for each in self._lists_now()], lambda each: each.title)
        self.lists.blockSignals(False)
        if self.isVisible():
            self.read()

    def read(self) -> None:
        """Look for the words of the chosen list, unless they are there."""
        lexicon, chosen = self.services.lexica.lexicon, self.lists.chosen
        if lexicon is not None and chosen and (chosen, id(lexicon)) != self._wanted:
            self._wanted = (chosen, id(lexicon))
            self.about.setText(name_text(chosen.about))
            self._search.start(lambda flag: words_of(chosen, lexicon, flag.is_set), self._studied)

    def _studied(self, parts: tuple[StudyWords, ...]) -> None:
        titles = [(name_text(part.title) or self.lists.currentText(), part) for part in parts if part.words]
        self.part.blockSignals(True)
        self.part.offer(titles)
        self.part.blockSignals(False)
        self.part.setVisible(len(titles) > 1)
        self._show_part()

    @property
    def words(self) -> tuple[str, ...]:
        part = self.part.chosen
        return part.words if part else ()

    def show_cards(self, cards: Iterable[Flashcard]) -> None:
        """Mark the words that are learned."""
        learned = frozenset(card.word for card in cards if card.is_learned)
        if learned != self._learned:
            self._learned = learned
            self._show_part()

    def _show_part(self) -> None:
        words, learned = self.words, self._learned
        chosen = self.side.word
        self.grid_model.show_words(words, learned)
        known = sum(word in learned for word in words)
        text = self.tr("%n word(s)", "", len(words))
        self.count.setText(self.tr("{words}, {known} learned ✓").format(words=text, known=known))
        self.add.setText(self.tr("Add %n word(s) to quiz", "", len(words)))
        self._offer_adding()
        self.dress()
        if words:
            place = words.index(chosen) if chosen in words else 0
            self.grid.setCurrentIndex(self.grid_model.index(place, 0))

    def _offer_adding(self) -> None:
        for each in (self.add, self.add_hooks):
            each.setVisible(bool(self.words))

    def _point(self, index: QModelIndex, _before: QModelIndex) -> None:
        if index.isValid():
            word = self.grid_model.words[index.row()]
            self.side.show_word(word)
            self.grid.setToolTip(short_meaning(self.services.glossary, word, self.services.lexica.language))

    def dress(self) -> None:
        super().dress()
        px = self.look.px
        self.grid.setMinimumHeight(px(220))
        longest = max((len(word) for word in self.words), default=2)
        self.grid.fit(longest, px(13), px(36))

    def open_tab(self) -> None:
        self.read()
        self.grid.setFocus()

    def stop(self) -> None:
        self._search.cancel()
        self._wanted = None
