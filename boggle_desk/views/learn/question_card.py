"""The card on which a question stands: what is asked, letters to click, a line to type, and what the answer was."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from boggle_desk.engine.glossary import Meaning
from boggle_desk.engine.learning import NO, YES, Form, Judged, Question, Verdict
from boggle_desk.views.kit import Card, announce, button, label, press_focused, set_role
from boggle_desk.views.learn.letter_row import LetterRow
from boggle_desk.views.learn.tab import button_row
from boggle_desk.views.learn.words import LearnWords
from boggle_desk.views.look import Look

_MOST_TYPED = 60


class QuestionCard(Card):
    """Shows one question and takes its answer, by keys and by mouse. Enter answers, and then goes on."""

    answered = Signal(str)
    given_up = Signal()
    next_asked = Signal()
    out_asked = Signal()
    """To take the card out of the quiz."""
    meaning_asked = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look, spacing=12)
        self._words = LearnWords(self)
        self._question: Question | None = None
        self._open = False
        self._gave_up = False
        self.task = label("", "heading", wrap=True)
        self.shown = label("", "huge")
        self.clue = label("", wrap=True)
        self.letters = LetterRow(look)
        self.field = QLineEdit()
        self.yes = button(self.tr("&Yes, it is"), lambda: self.answered.emit(YES))
        self.no = button(self.tr("&No, it is none"), lambda: self.answered.emit(NO))
        self.told = label("", "heading", wrap=True)
        self.sense = label("", wrap=True)
        self.later = label("", "muted", wrap=True)
        self.answer = button(self.tr("Answer"), self._answer, "primary")
        self.unknown = button(self.tr("I do not &know"), self._give_up)
        self.next = button(self.tr("Next"), self.next_asked.emit, "primary")
        self.meaning = button(self.tr("What &does it mean?"), self._ask_meaning)
        self.out = button(self.tr("Never &ask it again"), self.out_asked.emit)
        self._lay_out()

    def _lay_out(self) -> None:
        self.field.setProperty("role", "word")
        self.field.setMaxLength(_MOST_TYPED)
        self.field.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setPlaceholderText(self.tr("Type, or click the letters"))
        for each in (self.task, self.shown, self.clue, self.told, self.sense, self.later):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = self.column
        column.addStretch(1)
        for part in (self.task, self.shown, self.clue):
            column.addWidget(part)
        column.addWidget(self.letters, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.field)
        column.addLayout(button_row(self.yes, self.no))
        for part in (self.told, self.sense, self.later):
            column.addWidget(part)
        column.addStretch(1)
        column.addLayout(button_row(self.unknown, self.out, self.meaning, self.answer, self.next))
        self.letters.taken.connect(self._take)
        self.letters.put_back.connect(self._put_back)
        self.field.textChanged.connect(self.letters.mark)
        self.field.textEdited.connect(self._write_large)

    # ------------------------------------------------------------------------------------- showing

    def show_question(self, question: Question, values: Mapping[str, int]) -> None:
        """Ask a question. `values` are those of the tiles, by letters in lower case."""
        self._question, self._open, self._gave_up = question, True, False
        yes_or_no = question.form is Form.IS_WORD
        self.task.setText(self._words.task(question))
        self.shown.setText(self._words.shown(question))
        self.shown.setVisible(bool(self.shown.text()))
        self.shown.setAccessibleName(" ".join(question.shown.upper()))
        self.clue.setText(_told(question.meaning) if question.meaning else "")
        self.clue.setVisible(bool(self.clue.text()))
        self.letters.show_letters(question.letters, values)
        self.field.clear()
        self.field.setReadOnly(False)
        self.field.setVisible(not yes_or_no)
        self.field.setAccessibleName(self._read_aloud(question))
        self._tell("", "", "")
        self._show_buttons()
        self.take_focus()
        announce(self, self._read_aloud(question))

    def _read_aloud(self, question: Question) -> str:
        letters = " ".join((question.shown or question.letters).upper())
        return " ".join(filter(None, (self.task.text(), self.clue.text(), letters)))

    def show_judged(self, judged: Judged, sense: str = "", later: str = "") -> None:
        """Say what an answer was, what the word means and when the card comes back."""
        if self._question is None:
            return
        self._tell(self._words.verdict(self._question, judged, self._gave_up), sense, later)
        roles = {Verdict.RIGHT: "right", Verdict.WRONG: "wrong"}
        set_role(self.told, roles.get(judged.verdict, "accent"))
        self._open = judged.verdict not in roles
        self.field.setReadOnly(not self._open)
        self._show_buttons()
        self.take_focus()
        announce(self, f"{self.told.text()} {sense} {later}")

    def _tell(self, *texts: str) -> None:
        """Show verdict, meaning and when the card comes back; what is empty takes no room."""
        for part, text in zip((self.told, self.sense, self.later), texts, strict=True):
            part.setText(text)
            part.setVisible(bool(text))

    def _show_buttons(self) -> None:
        yes_or_no = self._question is not None and self._question.form is Form.IS_WORD
        for each in (self.yes, self.no):
            each.setVisible(self._open and yes_or_no)
        self.answer.setVisible(self._open and not yes_or_no)
        self.unknown.setVisible(self._open)
        self.next.setVisible(not self._open)
        for each in (self.out, self.meaning):
            each.setVisible(not self._open)

    def take_focus(self) -> None:
        """Give the keyboard to what waits for it."""
        if not self._open:
            self.next.setFocus()
        elif self.field.isVisibleTo(self):
            self.field.setFocus()
        else:
            self.setFocus()

    # ------------------------------------------------------------------------------------- answering

    def _take(self, letter: str) -> None:
        if self._open:
            self.field.setText(self.field.text() + letter.upper())
            self.field.setFocus()

    def _put_back(self, letter: str) -> None:
        if self._open:
            head, _, tail = self.field.text().lower().rpartition(letter)
            self.field.setText((head + tail).upper())
            self.field.setFocus()

    def _write_large(self, text: str) -> None:
        """Show what was typed in capitals, as on the tiles."""
        place = self.field.cursorPosition()
        self.field.setText(text.upper())
        self.field.setCursorPosition(place)

    def _enter(self) -> bool:
        """Answer from the field, or press what has the keyboard; return whether there was anything to do."""
        if self._open and self.field.hasFocus():
            self._answer()
            return True
        return press_focused(self)

    def _answer(self) -> None:
        self.answered.emit(self.field.text())

    def _give_up(self) -> None:
        self._gave_up = True
        self.given_up.emit()

    def _ask_meaning(self) -> None:
        if self._question:
            self.meaning_asked.emit(self._question.card.word)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {Qt.Key.Key_Y: self.yes, Qt.Key.Key_N: self.no}
        pressed = keys.get(Qt.Key(event.key()))
        if pressed and pressed.isVisibleTo(self):
            pressed.click()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._enter():
            event.accept()
        else:
            super().keyPressEvent(event)


def _told(meaning: Meaning) -> str:
    """Return a meaning as a clue: its first senses."""
    return "\n".join(f"{sense.part_of_speech.value}: {sense.text}" for sense in meaning.senses[:2])
