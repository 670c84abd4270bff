"""A tab with a list of words and what is known of the marked one; the words that somebody missed."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from boggle_desk.engine.anagrams import hooks
from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.learning import Missed
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.word_list import LONGEST
from boggle_desk.models.learn.words import Column, WordRow, WordsModel
from boggle_desk.views.controls import Card, button, label
from boggle_desk.views.layouts import Scrolled, button_row, fill, fold, in_column, spaced
from boggle_desk.views.learn.small_board import SmallBoard
from boggle_desk.views.meaning_card import MeaningCard
from boggle_desk.views.services import AppContext
from boggle_desk.views.tables import RowTable

_WAIT_MS = 250
"""The answer comes when nothing was typed for so long."""


class WordSide(QWidget):
    """Shows the word that is chosen in a list, or any that is typed."""

    quiz_asked = Signal(object, object)
    """Words, and the `CardKind`s for which they are to be put into the quiz."""

    def __init__(self, services: AppContext) -> None:
        super().__init__()
        self._services = services
        self.field = QLineEdit()
        self.board = SmallBoard(services.look)
        self.meaning = MeaningCard(services.look, services.glossary, lambda: self._lexicon)
        self.front_hooks = label("", "heading", wrap=True)
        self.back_hooks = label("", "heading", wrap=True)
        self.to_quiz = button(self.tr("Add to quiz"), lambda: self._ask((CardKind.WORD,)))
        self.hooks_to_quiz = button(self.tr("Add its hooks"), lambda: self._ask((CardKind.FRONT, CardKind.BACK)))
        self._word = ""
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._timer.timeout.connect(self._answer)
        self._lay_out()
        self.field.textEdited.connect(lambda _text: self._timer.start())
        self.field.returnPressed.connect(self._answer)
        self.show_word("")

    @property
    def word(self) -> str:
        return self._word

    @property
    def _lexicon(self) -> Lexicon | None:
        return self._services.lexica.lexicon

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        name = label(self.tr("Wor&d:"), "heading")
        name.setTextFormat(Qt.TextFormat.AutoText)
        name.setBuddy(self.field)
        self.field.setAccessibleName(self.tr("Look up a word"))
        self.field.setPlaceholderText(self.tr("Type any word"))
        self.field.setMaxLength(2 * LONGEST)
        fill(row, name, (self.field, 1))
        fill(column, row, (self.board, Qt.AlignmentFlag.AlignHCenter), (self.meaning, 1))
        hook_card = self._hook_card = Card(self._services.look)
        fill(hook_card.column, self.front_hooks, self.back_hooks)
        fill(column, hook_card, self.to_quiz, self.hooks_to_quiz)

    def show_word(self, word: str, board: Board | None = None) -> None:
        """Show a word; its board too, if it was missed on one."""
        self._timer.stop()
        self._word = word
        if self.field.text() != word.upper():
            self.field.setText(word.upper())
        self.board.show_word(board if word else None, word)
        self._hook_card.setVisible(bool(word))
        if word:
            self.meaning.show_word(word)
            self._show_hooks(word)
        else:
            self.meaning.clear()
        listed = bool(word) and self._lexicon is not None and word in self._lexicon
        for each in (self.to_quiz, self.hooks_to_quiz):
            each.setEnabled(listed)

    def _answer(self) -> None:
        lexicon = self._lexicon
        if lexicon:
            self.show_word(
                "".join(sign for sign in lexicon.spelled(self.field.text()) if sign in lexicon.graph.alphabet)
            )

    def _show_hooks(self, word: str) -> None:
        if self._lexicon is None:
            return
        found = hooks(word, self._lexicon.graph.alphabet, self._lexicon.__contains__)
        front, back = " ".join(found.front.upper()) or "–", " ".join(found.back.upper()) or "–"
        self.front_hooks.setText(self.tr("Front hooks: {letters}").format(letters=front))
        self.back_hooks.setText(self.tr("Back hooks: {letters}").format(letters=back))

    def _ask(self, subjects: Sequence[CardKind]) -> None:
        if self._word:
            self.quiz_asked.emit((self._word,), subjects)

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)


_NARROW = 900
_ROW = 34
_LEAST_ROWS = 6


class WordsTable(RowTable):
    chosen = Signal(str)
    """The word of the row that the keyboard or the mouse came to."""

    def __init__(self, model: WordsModel, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__()
        self._words = model
        self.show_model(model, name)
        self.give_room_to(Column.MEANING)
        self.selectionModel().currentRowChanged.connect(self._come_to)

    def _come_to(self, index: QModelIndex, _before: QModelIndex) -> None:
        if word := self._words.word(index):
            self.chosen.emit(word)

    def choose_first(self) -> None:
        if self._words.rowCount():
            self.setCurrentIndex(self._words.index(0, 0))

    def fit(self, row: int) -> None:
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
    """Words, and the `CardKind`s for which they are to be put into the quiz."""

    def __init__(self, services: AppContext) -> None:
        super().__init__()
        self.services, self.look = services, services.look
        self.side = WordSide(services)
        self.side.quiz_asked.connect(self.quiz_asked)
        self.main = spaced(QVBoxLayout(), self.look, 8)
        content = QWidget()
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        spaced(self._across, self.look, 16, (0, 10, 0, 4))
        fill(self._across, (self.main, 5), (self.side, 3))
        in_column(self.look, Scrolled(content), on=self)
        self.look.changed.connect(self.dress)

    @property
    def narrow(self) -> bool:
        """Whether the parts stand below each other."""
        return self.width() < self.look.px(_NARROW)

    def dress(self) -> None:
        """Follow the room that there is and the size of letters."""
        px = self.look.px
        fold(self._across, self.narrow)
        self.side.setMinimumHeight(px(420) if self.narrow else 0)
        for table in self.findChildren(WordsTable):
            table.fit(px(_ROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def follow_dictionary(self) -> None:
        self.side.show_word(self.side.word)

    def open_tab(self) -> None:
        """The tab comes to the front."""

    def stop(self) -> None:
        """Stop all work: the page is left."""


_SHOWN = 300
_FIRST = 20


class MissedView(LearnTab):
    """Lists missed words, those most worth learning first."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        self._missed: dict[str, Missed] = {}
        headings = (self.tr("Word"), self.tr("Missed"), self.tr("Others had it"), self.tr("Meaning"))
        self.words = WordsModel(services.glossary, lambda: services.lexica.language, headings, self)
        self.table = WordsTable(self.words, self.tr("Words to learn next"))
        self.news = label("", "muted", wrap=True)
        self.add_first = button(
            self.tr("Add the first {number}").format(number=_FIRST), lambda: self._add(_FIRST), "primary"
        )
        self.add_all = button(self.tr("Add all"), lambda: self._add(_SHOWN))
        self._lay_out()
        self.table.chosen.connect(self._show)
        self.show_words(())

    def _lay_out(self) -> None:
        card = Card(self.look)
        fill(card.column, self.news, (self.table, 1))
        fill(self.main, (card, 1), button_row(self.add_first, self.add_all))

    def say(self, text: str) -> None:
        """Say how far the games are looked through."""
        self.news.setText(text)

    def show_words(self, missed: tuple[Missed, ...]) -> None:
        """Show these words, the first ones of them."""
        first = missed[:_SHOWN]
        self._missed = {each.word: each for each in first}
        self.words.show_words(tuple(WordRow(each.word, self._count(each), self._others(each)) for each in first))
        if not missed:
            self.say(self.tr("No words to learn yet. Finish a game and they come here."))
        elif len(missed) > _SHOWN:
            text = self.tr("The {shown} best words to learn next, of {all}")
            self.say(text.format(shown=_SHOWN, all=len(missed)))
        else:
            self.say(self.tr("%n word(s) to learn next, the best first", "", len(missed)))
        for each in (self.add_first, self.add_all):
            each.setEnabled(bool(missed))
        self.side.show_word("")
        self.table.choose_first()

    def _count(self, each: Missed) -> str:
        if not each.missed:
            return self.tr("others had it")
        chances = each.missed + each.found
        return self.tr("{missed} of {chances}").format(missed=each.missed, chances=chances)

    def _others(self, each: Missed) -> str:
        return self.tr("%n time(s)", "", each.others) if each.others else ""

    def _show(self, word: str) -> None:
        missed = self._missed.get(word)
        where = missed.where if missed else None
        board = Board(where.rows, where.columns, where.faces) if where and where.faces else None
        self.side.show_word(word, board)

    def _add(self, most: int) -> None:
        self.quiz_asked.emit(self.words.words()[:most], (CardKind.WORD,))

    def open_tab(self) -> None:
        self.table.setFocus()
