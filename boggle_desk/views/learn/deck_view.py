"""The deck: every card of a person's quiz, when it is asked again, and how often it was missed."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from boggle_desk.engine.flashcards import CardKind, Flashcard, standing
from boggle_desk.models.learn.words import WordRow, WordsModel
from boggle_desk.views.controls import Card, button, label
from boggle_desk.views.layouts import button_row, fill
from boggle_desk.views.learn.learn_strings import LearnStrings, with_gap
from boggle_desk.views.learn.word_tab import LearnTab, WordsTable
from boggle_desk.views.services import AppContext


class DeckView(LearnTab):
    """Lists cards, those that are due first and new ones last."""

    remove_asked = Signal(object)
    """A `Flashcard` that is to leave the quiz."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        self._sentences = LearnStrings(self)
        self._cards: list[Flashcard] = []
        headings = (self.tr("Word"), self.tr("Due"), self.tr("Missed"), self.tr("Meaning"))
        self.words = WordsModel(services.glossary, lambda: services.lexica.language, headings, self)
        self.table = WordsTable(self.words, self.tr("Cards in the quiz"))
        self.news = label("", "muted", wrap=True)
        self.remove = button(self.tr("Remove card"), self._remove)
        card = Card(self.look)
        fill(card.column, self.news, (self.table, 1))
        fill(self.main, (card, 1), button_row(self.remove))
        self.table.chosen.connect(self.side.show_word)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.table, context=Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._remove)

    def show_cards(self, cards: Iterable[Flashcard]) -> None:
        """Show the cards of the quiz; the place in the list stays."""
        today, place = self.services.learning.today(), self.table.currentIndex().row()
        asked = [card for card in cards if card.subject is not CardKind.SPOT]
        self._cards = sorted(asked, key=lambda card: (card.is_new, card.due))
        self.words.show_words(
            tuple(
                WordRow(card.word, self._due(card, today), self._missed(card), with_gap(card.word, card.subject))
                for card in self._cards
            )
        )
        none_yet = self.tr("No cards yet. Add new words, or a word list.")
        self.news.setText(self._sentences.standing(standing(asked, today)) if asked else none_yet)
        self.remove.setEnabled(bool(asked))
        self.side.show_word("")
        if asked:
            self.table.setCurrentIndex(self.words.index(min(max(0, place), len(asked) - 1), 0))

    def choose(self, card: Flashcard) -> None:
        self.table.setCurrentIndex(self.words.index(self._cards.index(card), 0))

    def _due(self, card: Flashcard, today: int) -> str:
        if self.services.lexica.lexicon and card.word not in self.services.lexica.lexicon:
            return self.tr("not in this dictionary")
        if card.is_new:
            return self.tr("new")
        days = card.due - today
        if days <= 0:
            return self.tr("today")
        return self.tr("in %n day(s)", "", days) if days > 1 else self.tr("tomorrow")

    def _missed(self, card: Flashcard) -> str:
        return self.tr("{missed} of {chances}").format(missed=card.missed, chances=card.asked) if card.asked else ""

    def _remove(self) -> None:
        place = self.table.currentIndex().row()
        if 0 <= place < len(self._cards):
            self.remove_asked.emit(self._cards[place])

    def open_tab(self) -> None:
        self.table.setFocus()
