"""All words of the board, sorted as one likes: who had them, their way over the board and what they mean."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QSizePolicy

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.review import (
    ReviewedWord,
    best_first,
    everyday_first,
    goal_rows,
    longest_first,
    missed,
    search_board,
    shares,
)
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.boggle_strings import seats_text
from boggle_desk.models.boggle.tables import FOUND_BY, KNOWN, REVIEW_POINTS, ReviewModel
from boggle_desk.views.boggle.board_picture import BoardPicture
from boggle_desk.views.boggle.known_boards import CodeRow
from boggle_desk.views.boggle.panels.panel import FullPanel, Table
from boggle_desk.views.boggle.words_panel import WordsTable
from boggle_desk.views.controls import Card, button, corner_room, label, tell
from boggle_desk.views.forms import Choice
from boggle_desk.views.layouts import fill, fold, in_column, in_row, sized
from boggle_desk.views.meaning_card import MeaningCard


class ReviewPanel(FullPanel):
    """Shows every word of the board; the chosen one with its way and its meaning."""

    help_page = "05_words"
    back_asked = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._rows: tuple[ReviewedWord, ...] = ()
        self._position: BogglePosition | None = None
        self._search = BackgroundTask(self, "The words of a board could not be looked up.")
        self.board = sized(BoardPicture(self.look), self.look, 384, 384, fixed=True, grows=False)
        self.meaning = MeaningCard(self.look, table.services.glossary, lambda: table.lexicon)
        self._summary, self._granted = label("", "heading", wrap=True), label("", "muted", wrap=True)
        self._filters = QButtonGroup(self)
        titles = (self.tr("All"), self.tr("Found"), self.tr("Missed"), self.tr("Goal"))
        self._chips = [button(text, lambda: None) for text in titles]
        self.found, self.goal = self._chips[1], self._chips[3]
        self.goal.setToolTip(self.tr("The words that the goal counts, first those that were missed"))
        for place, chip in enumerate(self._chips):
            chip.setCheckable(True)
            self._filters.addButton(chip, place)
        self._chips[0].setChecked(True)
        self._filters.idClicked.connect(lambda _place: self._show_rows())
        orders = (self.tr("Best first"), best_first), (self.tr("Longest first"), longest_first)
        self.order = Choice(self.tr("Order"), [*orders, (self.tr("Everyday words first"), everyday_first)])
        self.order.currentIndexChanged.connect(lambda _place: self._show_rows())
        self._model = ReviewModel()
        self.words = WordsTable(self.tr("Words of the board"), self._model)
        self.words.setMouseTracking(True)
        self.words.entered.connect(self.words.setCurrentIndex)
        self.words.pointed.connect(self._point)
        self.words.meaning_asked.connect(self.meaning.show_word)
        self.code = CodeRow(table.services)
        self.code.play_asked.connect(table.page.play_asked)
        for each, high in ((self.words, 190), (self.meaning.text, 70)):
            sized(each, self.look, high=high)  # they scroll: what is free is shared out by the stretch alone
            each.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        card = Card(self.look, self._granted, self.row(*self._chips, self.order), (self.words, 1), self.code)
        seen = in_column(self.look, (self.board, Qt.AlignmentFlag.AlignHCenter), (self.meaning, 1), gap=14)
        self._sides: QBoxLayout = in_row(self.look, (seen, 2), (card, 3), gap=16)
        head = in_row(self.look, (self._summary, 1), corner_room(self.look))
        fill(self.column, head, (self._sides, 1))
        self.main = button(self.tr("Back to the scores"), self.press_main, "primary")
        self.lay_ways((), (self.code.again,), self.main)
        self.look.follow(self._fit_lists)

    def _fit_lists(self) -> None:
        """Leave room for some rows and lines: large letters scroll the cards, not the rows away."""
        px = self.look.px
        fold(self._sides, self.large)
        self.meaning.setMinimumHeight(px(270) if self.large else 0)
        self.words.fit(px(30), {REVIEW_POINTS: "00", KNOWN: self.tr("less common")})
        self.words.setColumnHidden(KNOWN, self.large or not self.table.lexicon.tells_commonness)
        self.words.setColumnWidth(FOUND_BY, px(150) if self.large else self.look.picture_px(200))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.press_main()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_lists()

    def show_position(self, position: BogglePosition) -> None:
        self.code.show_position(position)
        before = self._position
        if before is not None and (before.cubes, before.lists) == (position.cubes, position.lists):
            return
        self._position = position
        self.board.show_board(position.rules.cubes, position.cubes, self.table.dome.view_turns)
        has_goal = bool(position.goal_words) and position.rules.goal is not None
        self.goal.setVisible(has_goal)
        if has_goal or self.goal.isChecked():
            self._chips[3 if has_goal else 0].setChecked(True)
        self._summary.setText(self.tr("Looking for all words…"))
        lexicon = self.table.lexicon
        self._fit_lists()
        self._search.start(lambda flag: search_board(position, lexicon, flag.check), self._found)

    def _found(self, rows: tuple[ReviewedWord, ...]) -> None:
        self._rows, position = rows, self._position
        if position is None:
            return
        parts, line = shares(position, rows), self.tr("{names}: {found}")
        text = self.tr("{had} of {words} words found, {points} points on the board")
        told = [text.format(had=each.found, words=each.words, points=each.points) for each in parts]
        if len(parts) > 1:  # a handicap makes more words count, or fewer: everybody's own
            names = [seats_text(position, each.seats) for each in parts]
            told = [line.format(names=who, found=found) for who, found in zip(names, told, strict=True)]
        self._summary.setText("\n".join(told))
        tell(self._granted, self.table.say.handicaps_text(position))
        self._show_rows()

    def _show_rows(self) -> None:
        if self._position is None:
            return
        found = tuple(row for row in self._rows if row.finders)
        kinds = (self._rows, found, missed(self._rows), goal_rows(self._rows, self._position))
        rows = self.order.value(kinds[self._filters.checkedId()])
        if self.goal.isChecked():  # first those that were missed
            rows = tuple(sorted(rows, key=lambda row: bool(row.finders)))
        self._model.show_words(rows, self._position.players)
        if self._model.rowCount():
            self.words.setCurrentIndex(self._model.index(0, 0))

    def _point(self, cells: tuple[int, ...]) -> None:
        self.board.show_path(cells)
        if word := self.words.chosen_word:
            self.meaning.show_word(word)

    def take_focus(self) -> None:
        self.words.setFocus()

    def marked_word(self) -> str:
        return self.words.chosen_word

    def press_main(self) -> None:
        self.back_asked.emit()
