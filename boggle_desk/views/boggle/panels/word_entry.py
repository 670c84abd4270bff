"""The line in which words are typed or traced, with its verdict at once."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.referee import Draft, draft
from boggle_desk.views.boggle.panels.panel import Table
from boggle_desk.views.kit import Card, label, set_role


class WordLine(QLineEdit):
    """A line that holds letters only; Escape empties it. Enter is the line's own while there is a word in it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "word")
        self.setMaxLength(40)
        self.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhUppercaseOnly)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.text().isprintable() and not event.text().isalpha() and event.text():
            event.ignore()  # digits are the panel's keys
        else:
            taken = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and bool(self.text())
            super().keyPressEvent(event)
            event.setAccepted(taken or event.isAccepted())  # else the page would take the same Enter once more


class WordEntry(Card):
    """A word line and what the rules say of it. `entered` carries the word, `pointed` the cells it lies on."""

    entered = Signal(str)
    pointed = Signal(tuple)

    def __init__(self, table: Table, hint: str) -> None:
        super().__init__(table.services.look)
        self._table = table
        self._position: BogglePosition | None = None
        self._seat = 0
        self._cells: tuple[int, ...] = ()
        self._hint = ""
        self.line = WordLine()
        self.line.setPlaceholderText(hint)
        self.line.setAccessibleName(hint)
        self._points = label("", "accent")
        self._verdict = label("", "muted", wrap=True)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self._points)
        self.column.addLayout(row)
        self.column.addWidget(self._verdict)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(self._typed)
        self.line.textChanged.connect(self._judge)
        self.line.returnPressed.connect(self.enter)

    def show_position(self, position: BogglePosition, seat: int) -> None:
        """Judge words for this seat from now on."""
        self._position, self._seat = position, seat

    def clear(self) -> None:
        """Empty the line and what is said of it."""
        self._cells = ()
        self.line.clear()
        self._judge()

    def show_hint(self, text: str) -> None:
        """Show a hint below the line whenever there is nothing else to say; nothing takes it away."""
        if text != self._hint:
            self._hint = text
            if not self.line.text():
                self._say_hint()

    def _say_hint(self) -> None:
        self.say(self._hint, "accent" if self._hint else "muted")

    @property
    def said(self) -> str:
        """What is said below the line."""
        return self._verdict.text()

    def say(self, text: str, role: str) -> None:
        """Say something below the line."""
        self._verdict.setText(text)
        set_role(self._verdict, role)

    def enter(self) -> None:
        """Hand the word in. The line is emptied only if it may stand; else it is chosen, so that typing replaces it."""
        judged = self._draft()
        if not judged.word:
            return
        self.entered.emit(judged.word)
        if judged.reason is None:
            self.clear()
        else:
            self.line.selectAll()

    def take_letter(self, letter: str) -> None:
        """Append a letter typed elsewhere."""
        self.line.setFocus()
        self.line.insert(letter.upper())
        self._typed()

    def take_trace(self, cells: tuple[int, ...], board: Board) -> None:
        """Show a traced path as if it had been typed."""
        self._cells = cells
        self.line.setText(board.spell(cells).upper())
        self._judge()

    def _typed(self) -> None:
        self._cells = ()
        typed = self.line.text()
        spelled = self._table.lexicon.spelled(typed).upper()
        if typed != spelled:
            place = self.line.cursorPosition()
            self.line.setText(spelled)
            self.line.setCursorPosition(place)

    def _draft(self) -> Draft:
        if self._position is None:
            return Draft()
        return draft(self._position, self._seat, self.line.text(), self._table.lexicon)

    def _judge(self) -> None:
        judged = self._draft()
        self._points.setText(self.tr("%n point(s)", "", judged.points) if judged.points else "")
        if judged.reason and self._position:
            self.say(self._table.say.why_not(judged.reason, self._position, self._seat, judged.word), "muted")
        elif judged.word:
            self.say("", "muted")
        else:
            self._say_hint()
        self.pointed.emit(self._cells or judged.path)
