"""The quiz: today's cards, one after the other; how far one has come; what to do when there are none."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from boggle_desk.engine.learning import NEW_A_DAY, Card, Form, Judged, Question
from boggle_desk.engine.scrabble.tiles import values_in
from boggle_desk.models.learn.quiz_run import QuizRun
from boggle_desk.models.learn.words_model import short_meaning
from boggle_desk.views.kit import Card as PaperCard
from boggle_desk.views.kit import button, label
from boggle_desk.views.learn.question_card import QuestionCard
from boggle_desk.views.learn.words import LearnWords
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.services import Services
from boggle_desk.views.spacing import spaced

_COLUMN = 760
_HIGH = 380
"""With less height the question has nearly all to itself; the bar still shows how far the day has come."""
_FORMS = (Form.ANAGRAM, Form.MEANING, Form.IS_WORD)
"""The ways to ask a word that can be left out; hooks are asked as hooks."""


class QuizView(QWidget):
    """Asks what is due. `run` is None until the store is open."""

    meaning_asked = Signal(str)
    missed_asked = Signal()
    """To go to the words that were missed."""
    study_asked = Signal()
    """To go to the lists to study."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services, self._look = services, services.look
        self._words = LearnWords(self)
        self.run: QuizRun | None = None
        self._day = 0
        self.card = QuestionCard(services.look)
        self.progress = QProgressBar()
        self.today = label("", "heading", wrap=True)
        self.standing = label("", "muted", wrap=True)
        self.forms = {form: QCheckBox(self._words.form(form)) for form in _FORMS}
        self.end = PaperCard(services.look, spacing=14)
        self.end_text = label("", "heading", wrap=True)
        self.end_more = label("", "muted", wrap=True)
        self.more = button(self.tr("%n new word(s) more", "", NEW_A_DAY), self._begin_more, "primary")
        self.missed = button(self.tr("Words that were missed"), self.missed_asked.emit)
        self.study = button(self.tr("Lists to study"), self.study_asked.emit)
        self.pages = QStackedWidget()
        self._lay_out()
        self.card.meaning_asked.connect(self.meaning_asked)
        self.show_none(self.tr("The cards are being fetched…"))

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        content = QWidget()
        across = QHBoxLayout(content)
        self._middle = middle = QWidget()
        across.addStretch()
        across.addWidget(middle, 8)
        across.addStretch()
        column = QVBoxLayout(middle)
        column.addWidget(self.today)
        column.addWidget(self.progress)
        column.addWidget(self.standing)
        self._fill_end()
        self.pages.addWidget(self.card)
        self.pages.addWidget(self.end)
        column.addWidget(self.pages, 1)
        self._form_row = self._make_form_row()
        column.addWidget(self._form_row)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress of the day"))
        whole.addWidget(Scrolled(content))
        self._look.changed.connect(self._fit)

    def _fill_end(self) -> None:
        self.end.column.addStretch(1)
        for text in (self.end_text, self.end_more):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.end.column.addWidget(text)
        for each in (self.more, self.missed, self.study):
            self.end.column.addWidget(each)
        self.end.column.addStretch(1)

    def _make_form_row(self) -> QWidget:
        made = QWidget()
        row = spaced(QHBoxLayout(made), self._look, 20, (0, 0, 0, 0))
        row.addStretch(1)
        row.addWidget(label(self.tr("Ask by:"), "muted"))
        kept = self._services.choices.settings.asked_by
        for form, box in self.forms.items():
            box.setChecked(not kept or form.value in kept)
            box.toggled.connect(lambda _checked: self._want())
            row.addWidget(box)
        row.addStretch(1)
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._middle.setMaximumWidth(self._look.px(_COLUMN))
        high = self.height() >= self._look.px(_HIGH)
        for part in (self.today, self.standing):
            part.setVisible(high)

    # ------------------------------------------------------------------------------------- the run

    def take(self, run: QuizRun) -> None:
        """Show this run from now on."""
        self.run = run
        self.card.answered.connect(run.answer)
        self.card.given_up.connect(run.give_up)
        self.card.next_asked.connect(run.go_on)
        self.card.out_asked.connect(run.take_out)
        run.asked.connect(self._ask)
        run.judged.connect(self._tell)
        run.ended.connect(self._end)
        self._want()

    def begin(self, person: str, more_new: int = 0) -> None:
        """Ask what is due for a person; a question that is open for the same person stays."""
        lexicon = self._services.lexica.lexicon
        if self.run is None or lexicon is None:
            return
        self._day = self._services.learning.today()
        self.card.letters.prepare(lexicon.graph.alphabet, self._values)
        if not (self.run.is_asking(person, lexicon) and self.run.take_new()):
            self.run.begin(person, lexicon, more_new)
        self._show_progress()

    def begin_day(self) -> None:
        """Ask what is due if a new day has begun since that was last done, as in a window that was left open."""
        if self.run and not self.run.open and self.run.person and self._day != self._services.learning.today():
            self.begin(self.run.person)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            self.begin_day()
        return super().event(event)

    def _begin_more(self) -> None:
        if self.run:
            self.begin(self.run.person, NEW_A_DAY)

    def _want(self) -> None:
        """Ask only in the ways that are ticked; without any, in all of them."""
        wanted = [form for form, box in self.forms.items() if box.isChecked()]
        self._services.choices.change(asked_by=tuple(form.value for form in wanted))
        if self.run:
            self.run.want(wanted or _FORMS)

    def _ask(self, question: Question) -> None:
        self.pages.setCurrentWidget(self.card)
        self.card.show_question(question, self._values)
        self._show_progress()

    @property
    def _values(self) -> dict[str, int]:
        return values_in(self._services.lexica.language, self._services.tile_sets.values())

    def _tell(self, judged: Judged, after: Card | None) -> None:
        if after:
            sense = short_meaning(self._services.glossary, after.word, self._services.lexica.language)
            later = self._words.next_time(after, self._services.learning.today())
            self.card.show_judged(judged, sense, later)
        else:
            self.card.show_judged(judged)
        self._show_progress()

    def _end(self) -> None:
        if self.run is None:
            return
        standing = self.run.standing
        if not standing.cards:
            text = self.tr("There are no cards yet. Put words that you missed into the quiz, or a list to study.")
        elif self.run.tally.answers:
            text = self.tr("✓ Done for today.")
        else:
            text = self.tr("Nothing is due today.")
        self.show_none(text, self._next_text() if standing.cards else "", bool(standing.new))
        self._show_progress()

    def _next_text(self) -> str:
        days = self.run.next_day if self.run else None
        if days is None:
            return ""
        return self.tr("The next cards come in %n day(s).", "", days) if days > 1 else self.tr("More come tomorrow.")

    def show_none(self, text: str, more: str = "", new: bool = False) -> None:
        """Show a text where there is no question. `new`: cards wait that were never asked."""
        self.pages.setCurrentWidget(self.end)
        self.end_text.setText(text)
        self.end_more.setText(more)
        self.end_more.setVisible(bool(more))
        self.more.setVisible(new)
        if self.isVisible():
            self.take_focus()

    def _show_progress(self) -> None:
        if self.run is None:
            return
        tally, standing, left = self.run.tally, self.run.standing, self.run.left
        self.progress.setRange(0, max(1, tally.answers + left))
        self.progress.setValue(tally.answers)
        self.today.setText(
            self.tr("Today: {answers} answered, {right} right, {left} to come").format(
                answers=tally.answers, right=tally.right, left=left
            )
        )
        self.standing.setText(
            self.tr("{cards} cards: {new} new, {learning} being learned, {learned} learned").format(
                cards=standing.cards, new=standing.new, learning=standing.learning, learned=standing.learned
            )
        )

    def take_focus(self) -> None:
        """Give the keyboard to what waits for it."""
        if self.pages.currentWidget() is self.card:
            self.card.take_focus()
        else:
            (self.more if self.more.isVisibleTo(self) else self.missed).setFocus()
