"""What stands beside every list of words: one word with its meaning, its hooks and a way into the quiz."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from boggle_desk.engine.anagrams import hooks
from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.learning import Subject
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.word_list import LONGEST
from boggle_desk.views.kit import Card, button, label
from boggle_desk.views.learn.small_board import SmallBoard
from boggle_desk.views.meaning_card import MeaningCard
from boggle_desk.views.services import Services

_WAIT_MS = 250
"""The answer comes when nothing was typed for so long."""


class WordSide(QWidget):
    """Shows the word that is chosen in a list, or any that is typed."""

    quiz_asked = Signal(object, object)
    """Words, and the `Subject`s for which they are to be put into the quiz."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.field = QLineEdit()
        self.board = SmallBoard(services.look)
        self.meaning = MeaningCard(services.look, services.glossary, lambda: self._lexicon)
        self.front_hooks = label("", "heading", wrap=True)
        self.back_hooks = label("", "heading", wrap=True)
        self.to_quiz = button(self.tr("Put the word into the quiz"), lambda: self._ask((Subject.WORD,)))
        self.hooks_to_quiz = button(
            self.tr("Put its hooks into the quiz"), lambda: self._ask((Subject.FRONT, Subject.BACK))
        )
        self._word = ""
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._timer.timeout.connect(self._answer)
        self._lay_out()
        self.field.textEdited.connect(lambda _text: self._timer.start())
        self.field.returnPressed.connect(self._answer)
        self.show_word("")

    @property
    def word(self) -> str:
        """The word that is shown, or nothing."""
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
        self.field.setAccessibleName(self.tr("Word to look at"))
        self.field.setPlaceholderText(self.tr("Type any word"))
        self.field.setMaxLength(2 * LONGEST)
        row.addWidget(name)
        row.addWidget(self.field, 1)
        column.addLayout(row)
        column.addWidget(self.board, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.meaning, 1)
        hook_card = self._hook_card = Card(self._services.look)
        hook_card.column.addWidget(self.front_hooks)
        hook_card.column.addWidget(self.back_hooks)
        column.addWidget(hook_card)
        column.addWidget(self.to_quiz)
        column.addWidget(self.hooks_to_quiz)

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

    def _ask(self, subjects: Sequence[Subject]) -> None:
        if self._word:
            self.quiz_asked.emit((self._word,), subjects)

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)
