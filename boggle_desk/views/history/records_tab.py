"""The records of the table."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.history_report import Records, TermsChoice, records_of
from boggle_desk.models.text_table import TextTable
from boggle_desk.views.choices import Choice
from boggle_desk.views.history.tables import HistoryTable
from boggle_desk.views.history.words import HistoryWords
from boggle_desk.views.kit import Card, label
from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced

_ROW = 40


class RecordsTab(QWidget):
    """Who has done best at what, under equal terms. Enter or a double click leads to the game."""

    game_asked = Signal(int)
    shown = Signal()
    """The records are on the page, or it is known that there are none."""

    def __init__(self, look: Look, keeper: HistoryKeeper, words: HistoryWords) -> None:
        super().__init__()
        self.look, self._words = look, words
        self._keeper, self._question = keeper, BackgroundTask(self)
        self._question.failed.connect(self._say_trouble)
        self.records: Records | None = None
        """What is shown."""
        self.terms: Choice[TermsChoice] = Choice(self.tr("Game and rules"), [])
        heads = (self.tr("Record"), self.tr("Value"), self.tr("Who"), self.tr("With"), self.tr("When"))
        self._rows = TextTable(heads, (1,), self)
        self.table = HistoryTable(self.tr("Records of the table"), self._rows)
        self.note = label(
            self.tr(
                "Records are those of people, without a handicap and without hints. One stands until it is beaten. "
                "Only games by the same rules are compared."
            ),
            "muted",
            wrap=True,
        )
        self.empty = label("", "muted", wrap=True)
        self._known = False
        self._lay_out()
        self.terms.activated.connect(lambda _place: self._show_chosen())
        self.table.asked.connect(self.game_asked)
        look.changed.connect(self._dress)

    def _lay_out(self) -> None:
        whole = spaced(QVBoxLayout(self), self.look, 10, (0, 8, 0, 0))
        whole.addWidget(self.terms)
        card = Card(self.look)
        card.column.addWidget(self.empty)
        card.column.addWidget(self.table, 1)
        whole.addWidget(card, 1)
        whole.addWidget(self.note)

    def _dress(self) -> None:
        self.table.fit_rows(self.look.px(_ROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress()

    def refresh(self, anew: bool = True) -> None:
        """Ask the history for the records: `anew`, or only if that was not done before."""
        self._known = self._known and not anew
        if self._known or (self._question.running and not anew):
            return
        if not self.records:
            self._show_parts(self.tr("The records are being looked up…"))
        self._question.start(self._keeper.asking(lambda history, flag: records_of(history, flag.check)), self._show)

    def _show_parts(self, instead: str = "") -> None:
        """Show the records, or a sentence instead."""
        for each in (self.terms, self.table):
            each.setVisible(not instead)
        self.empty.setText(instead)
        self.empty.setVisible(bool(instead))

    def forget(self, anew: bool) -> None:
        """Wait for nothing; what is shown is out of date if it is to be asked `anew`."""
        self.cancel()
        self._known = self._known and not anew

    def cancel(self) -> None:
        """Wait for no answer any more."""
        self._question.cancel()

    def _say_trouble(self, error: Exception) -> None:
        self._show_parts(self.tr("The history cannot be read: {reason}").format(reason=error))

    def _show(self, records: Records) -> None:
        self.records = records
        self.terms.offer([(self._words.choice(each), each) for each in records.choices], lambda each: each.terms)
        self._known = True
        self._show_parts("" if records.choices else self.tr("There are no records yet."))
        self._show_chosen()
        self.shown.emit()

    def _show_chosen(self) -> None:
        records, choice = self.records, self.terms.chosen
        if records and choice:
            kept = [each for each in records.records if each.terms == choice.terms]
            self._rows.show_rows([self._words.record(each, records.games) for each in kept])
            self.table.setCurrentIndex(self._rows.index(0, 0))

    def marked_word(self) -> str:
        """Return the word of the chosen record, if it was made with one."""
        return self.table.chosen.word if self.table.hasFocus() and self.table.chosen else ""
