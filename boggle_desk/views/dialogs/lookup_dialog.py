"""Looking a word up: does it count, and what does it mean?"""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.word_graph import ENGLISH
from boggle_desk.engine.word_list import LONGEST, fold
from boggle_desk.views.controls import label, tell
from boggle_desk.views.dialogs.side_window import SideWindow
from boggle_desk.views.layouts import Scrolled, fill
from boggle_desk.views.learn.word_view import WordView
from boggle_desk.views.services import AppContext


class LookupDialog(SideWindow):
    """Answers while one types; Enter answers at once and takes the next word."""

    def __init__(
        self, services: AppContext, lexicon_of: Callable[[], Lexicon | None], parent: QWidget | None = None
    ) -> None:
        """`lexicon_of` returns the dictionary in use, or None while there is none."""
        super().__init__(services.look, self.tr("Look up a word"), QSize(700, 660), parent)
        self.field = QLineEdit(maxLength=2 * LONGEST)
        self.card = WordView(services, lexicon_of, links=False)
        self._lexicon_of = lexicon_of
        self.hint = label("", "muted", wrap=True)
        self._timer = QTimer(self, singleShot=True, interval=250)
        self._timer.timeout.connect(self._answer)
        self._lay_out()
        self.field.textEdited.connect(lambda _text: self._timer.start())
        self.field.returnPressed.connect(self._answer_at_once)
        self.card.house.word_asked.connect(self.look_up)
        self._answer()

    def look_up(self, word: str) -> None:
        self.field.setText(word)
        self._answer_at_once()

    def _lay_out(self) -> None:
        name = label(self.tr("&Word:"), "heading")
        name.setBuddy(self.field)
        self.field.setAccessibleName(self.tr("Word"))
        self.field.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText)
        self.close_button.setDefault(False)  # Enter belongs to the field
        fill(self.column, name, self.field, self.hint, (Scrolled(self.card), 1))
        self.field.setFocus()

    def _answer_at_once(self) -> None:
        self._answer()
        self.field.setFocus()
        self.field.selectAll()

    def _answer(self) -> None:
        self._timer.stop()
        lexicon = self._lexicon_of()
        letters = lexicon.graph.alphabet if lexicon else ENGLISH
        text = self.field.text().strip()
        word = lexicon.spelled(text) if lexicon else fold(text.lower())
        fault = self._fault(word, letters)
        tell(self.hint, fault)
        self.card.setVisible(not fault)
        self.card.show_word("" if fault else word)

    def _fault(self, word: str, letters: str) -> str:
        if not word:
            return self.tr("Type a word to see whether it counts and what it means.")
        if set(word) <= set(letters):
            return ""
        if letters == ENGLISH:
            return self.tr("Type letters from A to Z only.")
        return self.tr("Type letters of this dictionary only.")

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)
