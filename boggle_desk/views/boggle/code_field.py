"""A field for the code of a board, which says below what the code says or what is wrong with it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.codes import LONGEST, BadCode, CodedBoard, Sets, plain_signs, read_code
from boggle_desk.views.boggle.board_words import BoardWords
from boggle_desk.views.kit import label, set_role
from boggle_desk.views.look import Look

_HEIGHT = 40
"""The height of the field in pixels of the design."""


class CodeField(QWidget):
    """Reads while one types. What lies on the board is never shown."""

    changed = Signal()
    entered = Signal()
    """Enter was pressed in the field."""

    def __init__(self, look: Look, sets: Sets) -> None:
        super().__init__()
        self._look, self._sets, self._say = look, sets, BoardWords(self)
        self.coded: CodedBoard | None = None
        """The board of the code, or None while there is none."""
        self.line = QLineEdit()
        self.line.setMaxLength(2 * LONGEST)
        self.line.setPlaceholderText("0PE3-VP29-JQG0-TT50")
        self.line.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText)
        self.line.setAccessibleName(self.tr("A board’s code"))
        self.said = label("", "muted", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.line)
        column.addWidget(self.said)
        self.line.textChanged.connect(self._read)
        self.line.returnPressed.connect(self.entered)
        look.changed.connect(self._fit)
        self._fit()
        self._read()

    @property
    def empty(self) -> bool:
        """Whether nothing is typed."""
        return not plain_signs(self.line.text())

    def _fit(self) -> None:
        """Leave room for the thicker frame of the field that has the keyboard."""
        self.line.setMinimumHeight(self._look.px(_HEIGHT))

    def _read(self) -> None:
        self.coded = None
        try:
            self.coded = read_code(self.line.text(), self._sets)
        except BadCode as bad:
            text = self._say.fault(bad)
            self._tell(text, "muted")
        else:
            text = self._say.contents(self.coded, self._sets)
            self._tell(self.tr("✓ {contents}").format(contents=text), "good")
        self.line.setAccessibleDescription(text)
        self.changed.emit()

    def _tell(self, text: str, role: str) -> None:
        self.said.setText(text)
        set_role(self.said, role)

    def complain(self) -> None:
        """Point to what is wrong: somebody wants to play by it."""
        set_role(self.said, "bad")
        self.line.setFocus()
        self.line.selectAll()
