"""The best moves of a turn in a list, with a sentence about the one that was made."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QVBoxLayout, QWidget

from boggle_desk.engine.scrabble.analysis import Candidate, Evaluation
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.review import TurnReview
from boggle_desk.models.scrabble.analysis_model import KEPT, MOVE, POINTS, RANK, WORTH, CandidatesModel
from boggle_desk.views.kit import label
from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.analysis_words import AnalysisWords
from boggle_desk.views.spacing import spaced
from boggle_desk.views.tables import RowTable

_ROOMY = 16
"""From so many heights of a row on, the table shows all its columns."""


class CandidatesTable(RowTable):
    """The moves. Enter or a double click asks for the meaning of the chosen one, Escape lets go of it."""

    let_go = Signal()
    asked = Signal(object)
    """The `Candidate` whose word is asked for."""

    def __init__(self, leaf: Callable[[QKeyEvent], bool] | None = None) -> None:
        """`leaf` is asked first what a key means."""
        super().__init__()
        self._leaf = leaf
        self.candidates = CandidatesModel()
        self.show_model(self.candidates, self.tr("The best moves"))
        self.give_room_to(MOVE, others=QHeaderView.ResizeMode.Fixed)
        self.doubleClicked.connect(lambda index: self.asked.emit(self.candidates.row(index)))

    @property
    def chosen(self) -> Candidate | None:
        """The move that is marked."""
        return self.candidates.row(self.currentIndex())

    def fit(self, height: int) -> None:
        """Give all rows this height, and the columns what their texts need."""
        self.ensurePolished()
        metrics, header = self.fontMetrics(), self.horizontalHeader()
        roomy = self.width() >= _ROOMY * height
        beside = height * 3 // 5
        worth = "100 % ± 0.55" if self.candidates.wins else "−000.0"
        for column, sample in ((RANK, "▸ 0000"), (POINTS, ""), (KEPT, "WWEEEEE"), (WORTH, worth)):
            title = self.candidates.headerData(column, Qt.Orientation.Horizontal)
            wide = max(metrics.horizontalAdvance(sample), metrics.horizontalAdvance(title)) + beside
            header.resizeSection(column, wide)
            self.setColumnHidden(column, self._is_left_out(column, roomy))
        self.fit_rows(height)

    def _is_left_out(self, column: int, roomy: bool) -> bool:
        """Tell whether a column has no room: what is kept, and the places, which the order of the rows tells too."""
        return not roomy and (column == KEPT or (column == RANK and not self.candidates.tells_places))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(self.verticalHeader().defaultSectionSize())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._leaf and self._leaf(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen:
            self.asked.emit(self.chosen)
        elif event.key() == Qt.Key.Key_Escape and self.chosen:
            self.let_go.emit()
        else:
            super().keyPressEvent(event)


class BestMoves(QWidget):
    """A sentence, the list, and what its numbers mean."""

    previewed = Signal(object)
    """The `Candidate` that shall be seen on the board, None for none."""
    word_asked = Signal(str)
    """What the main word of a move means."""

    def __init__(self, look: Look, leaf: Callable[[QKeyEvent], bool] | None = None) -> None:
        super().__init__()
        self._look, self._say = look, AnalysisWords(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.headline, self.basis = label("", "accent", wrap=True), label("", "muted", wrap=True)
        self.headline.setAlignment(Qt.AlignmentFlag.AlignTop)  # also where there is no list below it
        self.board_before: Board | None = None
        """The board on which the moves could be made."""
        self.table = CandidatesTable(leaf)
        column = QVBoxLayout(self)
        spaced(column, look, margins=(0, 6, 0, 0))
        for each, stretch in ((self.headline, 0), (self.table, 1), (self.basis, 0)):
            column.addWidget(each, stretch)
        self.table.selectionModel().currentRowChanged.connect(self._choose)
        self.table.let_go.connect(self.let_go)
        self.table.asked.connect(self._ask)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.table.fit(self._look.px(29))
        self.table.setMinimumHeight(self._look.px(84))

    def show_review(self, review: TurnReview | None, otherwise: str = "") -> None:
        """Show what could have been played in a turn; without one a text."""
        self.board_before = review.turn.before.board if review else None
        self.table.candidates.show_review(review)
        self.headline.setText(self._say.of_turn(review) if review else otherwise)
        self._show_basis(review.evaluation if review else None)

    def show_moves(self, before: ScrabblePosition, evaluation: Evaluation, headline: str) -> None:
        """Show what could be played in a position; the move that was marked stays so if it is still there."""
        marked = self.table.chosen
        self.board_before = before.board
        self.table.candidates.show_moves(before.board, before.rules.tiles, evaluation)
        self.headline.setText(headline)
        self._show_basis(evaluation)
        rows = [self.table.candidates.index(row, 0) for row in range(self.table.candidates.rowCount())]
        shown = [(index, self.table.candidates.row(index)) for index in rows]
        again = [index for index, each in shown if marked and each and each.move == marked.move]
        if again:
            self.table.setCurrentIndex(again[0])

    def _show_basis(self, evaluation: Evaluation | None) -> None:
        self.basis.setText(self._say.of_basis(evaluation.basis) if evaluation else "")
        self.table.setVisible(evaluation is not None)
        if self.hasFocus():
            self.take_focus()
        self._fit()

    def take_focus(self) -> None:
        """Give the keyboard to the list, as soon as there is one."""
        (self.table if self.table.isVisibleTo(self) else self).setFocus()

    def let_go(self) -> None:
        """Mark no move any more."""
        self.table.clearSelection()
        self.table.setCurrentIndex(QModelIndex())

    @property
    def word(self) -> str:
        """The main word of the marked move."""
        chosen = self.table.chosen
        return chosen.words[0] if chosen and chosen.words else ""

    def _choose(self, now: QModelIndex | QPersistentModelIndex) -> None:
        self.previewed.emit(self.table.candidates.row(now))

    def _ask(self, candidate: Candidate | None) -> None:
        if candidate and candidate.words:
            self.word_asked.emit(candidate.words[0])
