"""Questions to the dictionary: words from letters with blanks, by a pattern, by how they begin and end."""

from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit

from boggle_desk.engine.anagrams import BadQuery, Order, WordQuery, check_query
from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.lexicon import Lexicon, Vocabulary
from boggle_desk.engine.scrabble.tiles import values_in
from boggle_desk.engine.word_list import LONGEST
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.learn.words import MOST_SHOWN, Answer, Wish, WordRow, WordsModel, answer
from boggle_desk.views.controls import Card, FittingCheckBox, button, label, set_role
from boggle_desk.views.forms import Choice, number_field
from boggle_desk.views.layouts import fill
from boggle_desk.views.learn.learn_strings import LearnStrings
from boggle_desk.views.learn.word_tab import LearnTab, WordsTable
from boggle_desk.views.services import AppContext

_WAIT_MS = 250
"""The answer comes when nothing was typed for so long."""
_FIELDS = ("letters", "pattern", "starts", "contains", "ends")
_MOST_ADDED = 100


class ExampleLine(QLineEdit):
    """A line that shows an example of what goes in and, where there is room, what its signs mean."""

    hint = ""
    """The example and, after two spaces, what its signs mean."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_hint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_hint()

    def _show_hint(self) -> None:
        metrics = self.fontMetrics()
        fits = metrics.horizontalAdvance(self.hint) < self.contentsRect().width() - metrics.height()
        self.setPlaceholderText(self.hint if fits else self.hint.partition("  ")[0])


class SearchView(LearnTab):
    """Asks while one types; the answer is sorted as one likes."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        self._sentences = LearnStrings(self)
        self._search = BackgroundTask(self)
        self.fields = {name: ExampleLine() for name in _FIELDS}
        self.all_letters = FittingCheckBox(self.tr("Use &all the letters"))
        self.shortest = number_field(self.tr("Shortest word"), 1, LONGEST)
        self.longest = number_field(self.tr("Longest word"), 1, LONGEST)
        self.shortest.setValue(2)
        self.longest.setValue(15)
        self.vocabulary: Choice[Vocabulary] = Choice(
            self.tr("Which words"),
            [
                (self.tr("All words"), Vocabulary.ALL),
                (self.tr("Everyday words"), Vocabulary.EVERYDAY),
                (self.tr("Simple words"), Vocabulary.SIMPLE),
            ],
        )
        self.order: Choice[Order] = Choice(
            self.tr("Order"),
            [
                (self.tr("Longest first"), Order.LENGTH),
                (self.tr("A to Z"), Order.ALPHABET),
                (self.tr("Most points first"), Order.POINTS),
                (self.tr("Most common first"), Order.COMMON),
            ],
        )
        headings = (self.tr("Word"), self.tr("Points"), self.tr("Blanks"), self.tr("Meaning"))
        self.words = WordsModel(services.glossary, lambda: services.lexica.language, headings, self)
        self.table = WordsTable(self.words, self.tr("Words found"))
        self.news = label("", "muted", wrap=True)
        self.add = button(self.tr("Add the first {number} to quiz").format(number=_MOST_ADDED), self._add)
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._timer.timeout.connect(self.ask)
        self._lay_out()
        self._connect()
        self.follow_dictionary()

    def _lay_out(self) -> None:
        card = Card(self.look)
        grid = QGridLayout()
        for name, row, column, text, hint in (
            ("letters", 0, 0, self.tr("&Letters"), self.tr("RETIN?S  (? is a blank)")),
            ("pattern", 1, 0, self.tr("Patter&n"), self.tr("C..MP*  (. one letter, * any)")),
            ("starts", 2, 0, self.tr("&Begins with"), ""),
            ("contains", 0, 2, self.tr("&Contains"), ""),
            ("ends", 1, 2, self.tr("&Ends with"), ""),
        ):
            field, said = self.fields[name], label(text)
            said.setBuddy(field)
            field.setAccessibleName(text.replace("&", ""))
            field.hint = hint
            field.setToolTip(hint)
            field.setMaxLength(2 * LONGEST)
            field.setClearButtonEnabled(True)
            grid.addWidget(said, row, column)
            grid.addWidget(field, row, column + 1)
        length = fill(QHBoxLayout(), (self.shortest, 1), label(self.tr("to")), (self.longest, 1))
        grid.addWidget(label(self.tr("Length")), 2, 2)
        grid.addLayout(length, 2, 3)
        grid.addWidget(self.all_letters, 3, 1)
        sorting = fill(QHBoxLayout(), (self.vocabulary, 1), (self.order, 1))
        grid.addLayout(sorting, 3, 2, 1, 2)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        card.column.addLayout(grid)
        self.main.addWidget(card)
        found = Card(self.look)
        fill(found.column, self.news, (self.table, 1))
        fill(self.main, (found, 1), self.add)

    def _connect(self) -> None:
        for field in self.fields.values():
            field.textChanged.connect(lambda _text: self._timer.start())
            field.returnPressed.connect(self._ask_and_go)
        for box in (self.shortest, self.longest):
            box.valueChanged.connect(lambda _value: self._timer.start())
        self.all_letters.toggled.connect(lambda _on: self.ask())
        for choice in (self.vocabulary, self.order):
            choice.currentIndexChanged.connect(lambda _place: self.ask())
        self.table.chosen.connect(self.side.show_word)

    def follow_dictionary(self) -> None:
        """Ask the dictionary that is in use now; how common words are is only asked of one that knows."""
        super().follow_dictionary()
        lexicon = self.services.lexica.lexicon
        self.vocabulary.setVisible(lexicon is None or lexicon.tells_commonness)
        self.ask()

    # ------------------------------------------------------------------------------------- asking

    def query(self, lexicon: Lexicon) -> WordQuery:
        folded = {name: lexicon.spelled(field.text()) for name, field in self.fields.items()}
        texts: dict[str, Any] = {name: "".join(text.split()) for name, text in folded.items()}
        return WordQuery(
            **texts,
            all_letters=self.all_letters.isChecked(),
            shortest=self.shortest.value(),
            longest=self.longest.value(),
        )

    def ask(self) -> None:
        """Ask the dictionary; nothing is asked while all fields are empty."""
        self._timer.stop()
        lexicon = self.services.lexica.lexicon
        if lexicon is None or not any(field.text().strip() for field in self.fields.values()):
            self._search.cancel()
            self._show_answer(Answer((), 0))
            self.news.setText(self.tr("Fill in one field or more. Words match all of them."))
            return
        query = self.query(lexicon)
        try:
            check_query(query, lexicon.graph.alphabet)
        except BadQuery as bad:
            self._search.cancel()
            self._show_fault(bad)
            return
        set_role(self.news, "muted")
        self.news.setText(self.tr("Looking…"))
        values = values_in(self.services.lexica.language, self.services.tile_sets.values())
        wish = Wish(query, self.order.value, self.vocabulary.value, values)
        self._search.start(lambda flag: answer(wish, lexicon, flag), self._show_answer, self._show_fault)

    def _ask_and_go(self) -> None:
        self.ask()
        if self.words.rowCount():
            self.table.setFocus()

    def _show_answer(self, answer: Answer) -> None:
        self.words.show_words(tuple(WordRow(each.word, str(each.points), each.blanks.upper()) for each in answer.words))
        set_role(self.news, "muted")
        if answer.total > len(answer.words):
            text = self.tr("The first {shown} of {all} words. Narrow your search to see the rest.")
            self.news.setText(text.format(shown=MOST_SHOWN, all=answer.total))
        elif answer.total:
            self.news.setText(self.tr("%n word(s)", "", answer.total))
        else:
            self.news.setText(self.tr("No words match that."))
        self.add.setEnabled(bool(answer.words))
        self.table.choose_first()

    def _show_fault(self, fault: Exception) -> None:
        self.words.show_words(())
        self.add.setEnabled(False)
        text = self._sentences.fault(fault) if isinstance(fault, BadQuery) else str(fault)
        self.news.setText(text)
        set_role(self.news, "bad")

    def _add(self) -> None:
        self.quiz_asked.emit(self.words.words()[:_MOST_ADDED], (CardKind.WORD,))

    def open_tab(self) -> None:
        self.fields["letters"].setFocus(Qt.FocusReason.TabFocusReason)

    def stop(self) -> None:
        self._timer.stop()
        self._search.cancel()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)
