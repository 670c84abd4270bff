"""All words of the board: by points and length, who had them, what everybody missed."""

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QButtonGroup, QHeaderView, QSizePolicy

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.review import ReviewedWord, goal_rows, missed, search_board
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.word_lists import ReviewModel
from boggle_desk.views.boggle.known_boards import CodeRow
from boggle_desk.views.boggle.panels.panel import Panel, Table
from boggle_desk.views.kit import Card, button, label
from boggle_desk.views.meaning_card import MeaningCard
from boggle_desk.views.tables import RowTable


class ReviewPanel(Panel):
    """Searches the board beside the window, then shows every word; the chosen one is shown with its meaning."""

    back_asked = Signal()
    play_asked = Signal(object, object, object)
    """The same board again: rules, players, moves."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._rows: tuple[ReviewedWord, ...] = ()
        self._position: BogglePosition | None = None
        self._search = BackgroundTask(self, "The words of a board could not be looked up.")
        card = Card(self.look)
        self._summary = label("", "heading", wrap=True)
        card.column.addWidget(self._summary)
        self._granted = label("", "muted", wrap=True)
        card.column.addWidget(self._granted)
        self._granted.hide()
        self._filters = QButtonGroup(self)
        titles = (self.tr("All"), self.tr("Found"), self.tr("Missed"), self.tr("Goal"))
        chips = [button(text, lambda: None) for text in titles]
        self.found, self.goal = chips[1], chips[3]
        self.goal.setToolTip(self.tr("The words that the goal counts, first those that were missed"))
        for place, chip in enumerate(chips):
            chip.setCheckable(True)
            self._filters.addButton(chip, place)
        chips[0].setChecked(True)
        self._filters.idClicked.connect(lambda _place: self._show_rows())
        card.column.addLayout(self.row(*chips))
        self.words = RowTable()
        self._model = ReviewModel()
        self.words.show_model(self._model, self.tr("Words of the board"))
        self.words.setMouseTracking(True)
        self.words.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.words.entered.connect(self.words.setCurrentIndex)
        self.words.selectionModel().currentRowChanged.connect(self._point)
        card.column.addWidget(self.words, 1)
        self.column.addWidget(card, 3)
        self.code = CodeRow(table.services)
        self.code.play_asked.connect(self.play_asked)
        card.column.addWidget(self.code)
        self.meaning = MeaningCard(self.look, table.services.glossary, lambda: table.lexicon)
        self.column.addWidget(self.meaning, 2)
        for each in (self.words, self.meaning.text):  # they scroll: what is free is shared out by the stretch alone
            each.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.look.changed.connect(self._fit_lists)
        self._fit_lists()
        self.foot.addWidget(self.code.again)
        self.foot.addWidget(button(self.tr("Back to the scores"), self.press_main, "primary"))

    def _fit_lists(self) -> None:
        """Leave room for some rows and lines: large letters scroll the cards, not the rows away."""
        self.words.setMinimumHeight(self.look.px(126))
        self.meaning.text.setMinimumHeight(self.look.px(60))

    def show_position(self, position: BogglePosition) -> None:
        """Search the position's board and show its words when they are found."""
        self.code.show_position(position)
        before = self._position
        if before is not None and (before.cubes, before.lists) == (position.cubes, position.lists):
            return
        self._position = position
        has_goal = bool(position.goal_words) and position.rules.goal is not None
        self.goal.setVisible(has_goal)
        if has_goal or self.goal.isChecked():
            self._filters.button(3 if has_goal else 0).setChecked(True)
        self._summary.setText(self.tr("Looking for all words…"))
        lexicon = self.table.lexicon
        self._search.start(lambda flag: search_board(position, lexicon, flag.check), self._found)

    def _found(self, rows: tuple[ReviewedWord, ...]) -> None:
        self._rows = rows
        listed = [row for row in rows if row.listed]
        had, points = sum(bool(row.finders) for row in listed), sum(row.points for row in rows)
        text = self.tr("{had} of {words} words found, {points} points on the board")
        self._summary.setText(text.format(had=had, words=len(listed), points=points))
        self._granted.setText(self.table.say.handicaps_text(self._position) if self._position else "")
        self._granted.setVisible(bool(self._granted.text()))
        self._show_rows()

    def _show_rows(self) -> None:
        if self._position is None:
            return
        found = tuple(row for row in self._rows if row.finders)
        kinds = (self._rows, found, missed(self._rows), goal_rows(self._rows, self._position))
        self._model.show_words(kinds[self._filters.checkedId()], self._position.players)
        if self._model.rowCount():
            self.words.setCurrentIndex(self._model.index(0, 0))

    def _point(self, index: QModelIndex, _before: QModelIndex) -> None:
        row = self._model.row(index)
        if row:
            self.pointed.emit(row.path)
            self.meaning.show_word(row.word)

    def take_focus(self) -> None:
        self.words.setFocus()

    def marked_word(self) -> str:
        row = self._model.row(self.words.currentIndex())
        return row.word if row else ""

    def press_main(self) -> None:
        self.pointed.emit(())
        self.back_asked.emit()
