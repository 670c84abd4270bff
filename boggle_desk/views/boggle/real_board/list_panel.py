"""Our own list, typed in from paper: what stands, what does not and why."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.solver import SolvedBoard, Standing, WrittenWord, judge_list, written_words
from boggle_desk.models.boggle.written_words_model import WrittenWordsModel
from boggle_desk.views.boggle.real_board.words_panel import WordsTable
from boggle_desk.views.kit import label
from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced


class ListPanel(QWidget):
    """A field for words in any order and shape, and below it what becomes of each of them, at once."""

    judged = Signal(tuple)
    """The `WrittenWord`s of the list."""
    pointed = Signal(tuple)
    meaning_asked = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._solved: SolvedBoard | None = None
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Our words"))
        self.text.setPlaceholderText(self.tr("Type your words, with spaces or line by line."))
        self.text.setTabChangesFocus(True)
        self.summary = label("", "heading", wrap=True)
        self.table = WordsTable(self.tr("What becomes of our words"))
        self.model = WrittenWordsModel()
        self.table.setModel(self.model)
        column = QVBoxLayout(self)
        spaced(column, look, margins=(0, 6, 0, 0))
        column.addWidget(self.text, 2)
        column.addWidget(self.summary)
        column.addWidget(self.table, 3)
        self.text.textChanged.connect(self._judge)
        self.table.selectionModel().currentRowChanged.connect(self._point)
        self.table.asked.connect(lambda: self.meaning_asked.emit(self.marked_word()))
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        px = self._look.px
        self.table.fit(px(30), {1: self.tr("not in the dictionary")})
        self.table.setMinimumHeight(px(120))
        self.text.setMinimumHeight(px(90))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_solved(self, solved: SolvedBoard) -> None:
        """Judge by this board from now on."""
        self._solved = solved
        self._judge()

    def _judge(self) -> None:
        if self._solved is None:
            return
        found = tuple(judge_list(written_words(self.text.toPlainText(), self._solved.lexicon), self._solved))
        self.model.show_rows(found)
        self.summary.setText(self._summary_text(found))
        self.judged.emit(found)

    def _summary_text(self, found: tuple[WrittenWord, ...]) -> str:
        if not found or self._solved is None:
            return ""
        standing = [word for word in found if word.standing is Standing.STANDS]
        had = {word.word for word in standing}
        text = self.tr("{words} with {points} stand; {missed} were missed.")
        return text.format(
            words=self.tr("%n word(s)", "", len(standing)),
            points=self.tr("%n point(s)", "", sum(word.points for word in standing)),
            missed=sum(1 for word in self._solved.words if word.word not in had),
        )

    def marked_word(self) -> str:
        """Return the word that is chosen, or nothing."""
        row = self.model.row(self.table.currentIndex())
        return row.word if row else ""

    def point(self) -> None:
        """Tell again where the chosen word lies."""
        row = self.model.row(self.table.currentIndex())
        self.pointed.emit(row.path if row else ())

    def _point(self, _now: QModelIndex | QPersistentModelIndex) -> None:
        self.point()
