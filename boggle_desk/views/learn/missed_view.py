"""The words that somebody missed most often and others know, with the board where it was."""

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.learning import Missed, Subject
from boggle_desk.models.learn.words_model import WordRow, WordsModel
from boggle_desk.views.kit import Card, button, label
from boggle_desk.views.learn.tab import LearnTab, WordsTable, button_row
from boggle_desk.views.services import Services

_SHOWN = 300
_FIRST = 20


class MissedView(LearnTab):
    """Lists missed words, those most worth learning first."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._missed: dict[str, Missed] = {}
        headings = (self.tr("Word"), self.tr("Missed"), self.tr("Others had it"), self.tr("Meaning"))
        self.words = WordsModel(services.glossary, lambda: services.lexica.language, headings, self)
        self.table = WordsTable(self.words, self.tr("Missed words"))
        self.news = label("", "muted", wrap=True)
        self.add_first = button(
            self.tr("Put the first {number} into the quiz").format(number=_FIRST), self._add_first, "primary"
        )
        self.add_all = button(self.tr("Put all into the quiz"), self._add_all)
        self._lay_out()
        self.table.chosen.connect(self._show)
        self.show_words(())

    def _lay_out(self) -> None:
        card = Card(self.look)
        card.column.addWidget(self.news)
        card.column.addWidget(self.table, 1)
        self.main.addWidget(card, 1)
        self.main.addLayout(button_row(self.add_first, self.add_all))

    def say(self, text: str) -> None:
        """Say how far the games are looked through."""
        self.news.setText(text)

    def show_words(self, missed: tuple[Missed, ...]) -> None:
        """Show these words, the first ones of them."""
        first = missed[:_SHOWN]
        self._missed = {each.word: each for each in first}
        self.words.show_words(tuple(WordRow(each.word, self._count(each), self._others(each)) for each in first))
        if not missed:
            self.say(self.tr("Nothing was missed yet. Words come here from the games that are finished."))
        elif len(missed) > _SHOWN:
            text = self.tr("The {shown} most worth learning of {all} words:")
            self.say(text.format(shown=_SHOWN, all=len(missed)))
        else:
            self.say(self.tr("%n word(s), most worth learning first:", "", len(missed)))
        for each in (self.add_first, self.add_all):
            each.setEnabled(bool(missed))
        self.side.show_word("")
        self.table.choose_first()

    def _count(self, each: Missed) -> str:
        if not each.missed:
            return self.tr("played by others")
        chances = each.missed + each.found
        return self.tr("{missed} of {chances}").format(missed=each.missed, chances=chances)

    def _others(self, each: Missed) -> str:
        return self.tr("%n time(s)", "", each.others) if each.others else ""

    def _show(self, word: str) -> None:
        missed = self._missed.get(word)
        where = missed.where if missed else None
        board = Board(where.rows, where.columns, where.faces) if where and where.faces else None
        self.side.show_word(word, board)

    def _add_first(self) -> None:
        self.quiz_asked.emit(self.words.words()[:_FIRST], (Subject.WORD,))

    def _add_all(self) -> None:
        self.quiz_asked.emit(self.words.words(), (Subject.WORD,))

    def open_tab(self) -> None:
        self.table.setFocus()
