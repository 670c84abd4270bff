"""The words of a real board, and a written list."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QCheckBox, QHeaderView, QPlainTextEdit, QWidget

from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.boggle.solver import (
    BoardWord,
    Order,
    SolvedBoard,
    WordVerdict,
    WrittenWord,
    in_order,
    judge_list,
    written_words,
)
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.boggle.tables import (
    KNOWN,
    LETTERS,
    WORD,
    WORTH,
    BoardWordsModel,
    ReviewModel,
    WrittenWordsModel,
)
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import button, label
from boggle_desk.views.forms import Choice
from boggle_desk.views.layouts import fold, in_column, in_row, sized
from boggle_desk.views.tables import RowTable

_ALL, _OURS, _MISSED = range(3)


class WordsTable(RowTable):
    """A table of words; Enter or a double click asks for the meaning."""

    pointed = Signal(tuple)
    meaning_asked = Signal(str)

    def __init__(self, name: str, model: BoardWordsModel | WrittenWordsModel | ReviewModel) -> None:
        super().__init__()
        self.words = model
        self.show_model(model, name)
        self.opened.connect(lambda _index: self.meaning_asked.emit(self.chosen_word))
        self.selectionModel().currentRowChanged.connect(lambda _now, _before: self.point())

    @property
    def chosen_word(self) -> str:
        row = self.words.row(self.currentIndex())
        return row.word if row else ""

    def point(self) -> None:
        row = self.words.row(self.currentIndex())
        self.pointed.emit(row.path if row else ())

    def fit(self, height: int, samples: Mapping[int, str]) -> None:
        """Set the rows' height, and columns as wide as these texts; the first takes the rest."""
        self.ensurePolished()
        metrics, header, model = self.fontMetrics(), self.horizontalHeader(), self.model()
        self.give_room_to(WORD, others=QHeaderView.ResizeMode.Fixed)
        for column, sample in samples.items():
            title = str(model.headerData(column, Qt.Orientation.Horizontal))
            header.resizeSection(column, max(map(metrics.horizontalAdvance, (sample, title))) + height)
        self.fit_rows(height)


class WordsPanel(QWidget):
    """The words of a solved board. The owner solves again when the rules chosen here change."""

    counting_changed = Signal()

    def __init__(self, look: Appearance, presets: Mapping[str, BoggleRules], say: BoggleStrings) -> None:
        super().__init__()
        self._look, self._presets, self._say = look, presets, say
        self._solved: SolvedBoard | None = None
        self._ours: tuple[str, ...] = ()
        self._late = False  # whether our list has changed since the words were shown
        self.summary, self.lengths = label("", "heading", wrap=True), label("", "muted", wrap=True)
        self.which = QButtonGroup(self)
        self.chips = [button(text, lambda: None) for text in (self.tr("All"), self.tr("Ours"), self.tr("Missed"))]
        for place, chip in enumerate(self.chips):
            chip.setCheckable(True)
            self.which.addButton(chip, place)
        self.chips[_ALL].setChecked(True)
        self.everyday = QCheckBox(self.tr("Everyday words only"))
        self._make_choices()
        self.model = BoardWordsModel()
        self.table = sized(WordsTable(self.tr("Words of the board"), self.model), look, high=170)
        self._lay_out()
        self.which.idClicked.connect(lambda _place: self._show_rows())
        self.everyday.toggled.connect(lambda _on: self._show_rows())
        self.order.activated.connect(lambda _place: self._show_rows())
        self.scoring.activated.connect(lambda _place: self._follow_scoring())
        self.shortest.activated.connect(lambda _place: self.counting_changed.emit())
        self.take_list(())

    def _make_choices(self) -> None:
        self.order: Choice[Order] = Choice(
            self.tr("Sorted by"),
            [
                (self.tr("everyday words first"), Order.EVERYDAY),
                (self.tr("by points"), Order.POINTS),
                (self.tr("by length"), Order.LENGTH),
                (self.tr("by the alphabet"), Order.ALPHABET),
                (self.tr("by commonness"), Order.COMMONNESS),
            ],
        )
        tables = [(self.tr("points: {name}").format(name=self._say.preset_title(key)), key) for key in self._presets]
        self.scoring: Choice[str] = Choice(self.tr("Table of points"), tables)
        shortest = [(self.tr("from %n letter(s)", "", length), length) for length in range(2, 9)]
        self.shortest: Choice[int] = Choice(self.tr("Minimum length"), shortest)

    def _lay_out(self) -> None:
        look = self._look
        chips = in_row(look, *((chip, 1) for chip in self.chips))
        self._sorting: QBoxLayout = in_row(look, (self.order, 1), (self.everyday, 1))
        self._counting: QBoxLayout = in_row(look, (self.scoring, 1), (self.shortest, 1))
        above = (self.summary, self.lengths, chips, self._sorting, self._counting)
        in_column(look, *above, (self.table, 1), margins=(0, 6, 0, 0), on=self)
        self._look.follow(self._fit)

    def _fit(self) -> None:
        px = self._look.px
        self.table.fit(px(30), {LETTERS: "00", WORTH: "00", KNOWN: self.tr("less common")})
        narrow = self.width() < px(430)
        self.table.setColumnHidden(LETTERS, narrow)  # the words need its room, and tell it
        for row in (self._sorting, self._counting):
            fold(row, narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @property
    def rules(self) -> BoggleRules:
        """The preset that counts the points, with the chosen shortest word."""
        return replace(self._presets[self.scoring.value], minimum_length=self.shortest.value)

    def count_by(self, preset: str) -> None:
        self.scoring.choose(preset)
        self.shortest.choose(self._presets[preset].minimum_length)

    def _follow_scoring(self) -> None:
        self.count_by(self.scoring.value)
        self.counting_changed.emit()

    def show_solved(self, solved: SolvedBoard) -> None:
        self._solved = solved
        self.everyday.setVisible(solved.lexicon.tells_commonness)
        self._show_rows()

    def take_list(self, written: tuple[WrittenWord, ...]) -> None:
        """Take our own list: its standing words get a mark, the others were missed. Shown on the next look."""
        self._ours = tuple(each.word for each in written if each.standing is WordVerdict.STANDS)
        for chip in self.chips[_OURS:]:
            chip.setEnabled(bool(written))
        if not written:
            self.chips[_ALL].setChecked(True)
        self._late = True
        if self.isVisible():
            self._show_rows()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._late:
            self._show_rows()

    def _show_rows(self) -> None:
        """Show the chosen words; the selected one stays selected."""
        if self._solved is None:
            return
        self._late = False
        before = self.table.chosen_word
        which, ours, everyday = self.which.checkedId(), set(self._ours), self._only_everyday(self._solved)
        wanted = [
            word
            for word in self._solved.words
            if (which == _ALL or (word.word in ours) == (which == _OURS)) and (word.everyday or not everyday)
        ]
        rows = in_order(wanted, self.order.value)
        self.model.show_words(rows, self._ours)
        self.table.setColumnHidden(KNOWN, not self._solved.lexicon.tells_commonness)
        self.summary.setText(self._summary_text(rows, self._solved))
        self.lengths.setText(self._lengths_text(rows))
        if rows:
            self.table.setCurrentIndex(self.model.index(max(0, self.model.row_of(before)), WORD))
        else:
            self.table.point()

    def _only_everyday(self, solved: SolvedBoard) -> bool:
        return self.everyday.isChecked() and solved.lexicon.tells_commonness

    def _summary_text(self, rows: tuple[BoardWord, ...], solved: SolvedBoard) -> str:
        words = self.tr("%n word(s)", "", len(rows))
        points = self.tr("%n point(s)", "", sum(word.points for word in rows))
        text = self.tr("{words}, {points}").format(words=words, points=points)
        known = sum(1 for word in rows if word.everyday)
        if self._only_everyday(solved) or not rows or not solved.lexicon.tells_commonness:
            return text
        return self.tr("{text} ({known} everyday words)").format(text=text, known=known)

    def _lengths_text(self, rows: tuple[BoardWord, ...]) -> str:
        counts = sorted(Counter(len(word.word) for word in rows).items())
        told = ", ".join(self.tr("{letters}: {count}").format(letters=each, count=count) for each, count in counts)
        return self.tr("By length {counts}").format(counts=told) if counts else ""


class ListPanel(QWidget):
    """A field for a list of words, and the verdict on each."""

    judged = Signal(tuple)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._solved: SolvedBoard | None = None
        self.text = sized(QPlainTextEdit(), look, high=90)
        self.text.setAccessibleName(self.tr("Our words"))
        self.text.setPlaceholderText(self.tr("Type your words with spaces between them."))
        self.text.setTabChangesFocus(True)
        self.summary = label("", "heading", wrap=True)
        self.model = WrittenWordsModel()
        self.table = sized(WordsTable(self.tr("Results for our words"), self.model), look, high=120)
        in_column(look, (self.text, 2), self.summary, (self.table, 3), margins=(0, 6, 0, 0), on=self)
        self.text.textChanged.connect(self._judge)
        look.follow(self._fit)

    def _fit(self) -> None:
        self.table.fit(self._look.px(30), {1: self.tr("not in the dictionary")})

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
        standing = [word for word in found if word.standing is WordVerdict.STANDS]
        had = {word.word for word in standing}
        text = self.tr("{words} count for {points}. You missed {missed}.")
        return text.format(
            words=self.tr("%n word(s)", "", len(standing)),
            points=self.tr("%n point(s)", "", sum(word.points for word in standing)),
            missed=sum(1 for word in self._solved.words if word.word not in had),
        )
