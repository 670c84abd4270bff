"""A board that lies on the table: its letters are laid here, and all its words are found."""

from contextlib import suppress

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.known_board import KnownBoard, code_of
from boggle_desk.engine.boggle.real_board import LONGEST_TEXT, BadBoard, read_board, recognise
from boggle_desk.engine.boggle.solver import SolvedBoard, solve_board
from boggle_desk.engine.players import Player
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.board_model import LaidLetters
from boggle_desk.views.boggle.dome.faces import blank
from boggle_desk.views.boggle.real_board.lay_panel import (
    LayingBoard,
    LayPanel,
    cube_showing,
    known_board,
    typed_board,
)
from boggle_desk.views.boggle.real_board.words_panel import ListPanel, WordsPanel
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.kit import Card, PageStack, announce, button, label, press_focused
from boggle_desk.views.layouts import LazyTabs, LazyWidget
from boggle_desk.views.page import RoomPage, Steps
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.spacing import spaced

_SIDE, _WIDEST_SIDE = 500, 0.6
"""The width beside the board in pixels of the design, and the share of the page that it may take with large letters."""
_COUNTED_AS = {4: "classic", 5: "master", 6: "super"}
"""The rules that count words on a board of so many rows, until something else is chosen."""


class RealBoardPage(RoomPage):
    """First the letters are laid, then the words are shown; a click on a cube or a typed letter leads back."""

    def build(self) -> Steps:
        services = self.services
        self.letters = LaidLetters(parent=self)
        self._say = BoggleWords(self)
        self._search = BackgroundTask(self, "A board could not be looked through.")
        self._known: KnownBoard | None = None
        self._counted_for = 0
        faces = {face for each in services.own_cube_sets for cube in each.cubes for face in cube}
        self.board = LayingBoard(services.look.theme, self.letters, services.own_cube_sets)
        self.laying = LayPanel(self.look, faces, self._say)
        yield self.laying
        self.words = WordsPanel(self.look, services.presets, self._say)
        yield None
        self.list = ListPanel(self.look)
        self.tabs = LazyTabs()
        self.stack = PageStack()
        self.search = button(self.tr("Find all words"), self.find_words, "primary")
        self.change = button(self.tr("Change the letters"), self.lay_letters)
        self.meaning = button(self.tr("Meaning"), lambda: self.meaning_asked.emit(self.marked_word()))
        self.meaning.setToolTip(self.tr("What the chosen word means (Enter or Ctrl+L)"))
        self.play = button(self.tr("Play this board"), self.play_board)
        self.play.setToolTip(self.tr("Cover the letters and play them with the timer"))
        self.home = button(self.tr("Back"), self.home_asked.emit)
        yield None
        self._lay_out()
        self._connect()
        self._dress()
        self._follow_dictionary()
        with suppress(BadBoard):  # the letters that lay here the last time
            last = read_board(services.choices.settings.real_board)
            self.letters.lay(last.side, last.faces)
        self._show_letters()
        self.lay_letters()

    def _count_by_size(self) -> None:
        """Count as is usual on a board of this size, until something else is chosen."""
        if self.letters.side != self._counted_for:
            self._counted_for = self.letters.side
            self.words.count_by(_COUNTED_AS[self.letters.side])

    def _lay_out(self) -> None:
        self.tabs.setDocumentMode(True)
        self.tabs.add(self.tr("All words"), self.words)
        self.tabs.add(self.tr("Our list"), self.list)
        card = Card(self.look, margin=12, spacing=4)
        card.column.addWidget(self.tabs, 1)
        self._card = LazyWidget(card)
        self.stack.addWidget(self.laying)
        self.stack.addWidget(self._card)
        content = QWidget()
        above = QVBoxLayout(content)
        above.setContentsMargins(0, 0, 0, 0)
        above.addWidget(label(self.tr("Real Boggle board"), "title", wrap=True))
        above.addWidget(self.stack, 1)
        ways = QHBoxLayout()
        for each in (self.home, self.play, self.change, self.meaning):
            ways.addWidget(each, 1)
        self._side = QWidget()
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Scrolled(content), 1)
        column.addWidget(self.search)
        column.addLayout(ways)
        whole = spaced(QHBoxLayout(self), self.look, margins=(12, 12, 22, 16))
        whole.addWidget(self.board, 1)
        whole.addWidget(self._side)

    def _connect(self) -> None:
        self.look.changed.connect(self._dress)
        self.letters.changed.connect(self._show_letters)
        self.board.cell_pressed.connect(self.lay_letters)
        self.board.letter_typed.connect(self.lay_letters)
        self.board.paste_typed.connect(self.paste)
        self.board.selectionModel().currentChanged.connect(lambda _now, _before: self._show_square())
        self.laying.faces.chosen.connect(self.board.lay)
        self.laying.size_chosen.connect(self.letters.resize)
        for chosen in (self.laying.faces.chosen, self.laying.size_chosen):
            chosen.connect(lambda _choice: self.board.setFocus())
        self.laying.paste_asked.connect(self.paste)
        self.laying.clear_asked.connect(self._clear)
        self._search.done.connect(self._show_solved)
        trouble = self.tr("Couldn't find the words. Please try again.")
        self._search.failed.connect(lambda _error: self.words.summary.setText(trouble))
        self.words.counting_changed.connect(self._solve)
        self.list.judged.connect(self.words.take_list)
        self.services.lexica.lexicon_changed.connect(self._follow_dictionary)
        self.tabs.currentChanged.connect(lambda _tab: self._front().table.point())
        self.words.table.pointed.connect(lambda cells: self._point(self.words, cells))
        self.list.table.pointed.connect(lambda cells: self._point(self.list, cells))
        for panel in (self.words, self.list):
            panel.table.meaning_asked.connect(self.meaning_asked)

    def _dress(self) -> None:
        px = self.look.px
        self._side.setFixedWidth(max(1, min(px(_SIDE), round(self.width() * _WIDEST_SIDE))))
        self.board.set_theme(self.look.theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress()

    # ------------------------------------------------------------------------------------- the letters

    @property
    def shows_words(self) -> bool:
        """Whether the words are shown, not the letters laid."""
        return self.stack.currentWidget() is self._card

    def lay_letters(self) -> None:
        """Go back to the letters."""
        self._search.cancel()
        self._show_panel(self.laying)
        self.board.show_path(())
        self.board.setFocus()
        self.board.show_cursor()

    def _show_panel(self, panel: QWidget) -> None:
        words = panel is self._card
        if self.stack.currentWidget() is not panel:
            self.stack.setCurrentWidget(panel)
        self.search.setVisible(not words)
        self.play.setVisible(not words)
        self.change.setVisible(words)
        self.meaning.setVisible(words)

    def _show_letters(self) -> None:
        letters = self.letters
        self._count_by_size()
        fits = recognise(letters.side, letters.side, letters.faces, self.services.own_cube_sets)
        unplaced = [cube_showing(face) if face else blank(1)[0] for face in letters.faces]
        placed = fits[0].placed if letters.complete and fits and fits[0].possible else ()
        self.board.show_faces(letters.side, [cube for cube in placed if cube] or unplaced)
        self._known, code = None, ""
        if letters.complete:
            rules = self.services.presets[_COUNTED_AS[letters.side]]
            self._known = known = known_board(letters, fits, rules, self.services)
            code = code_of(known.rules, known.move.cubes, self.services.cube_sets)
        self.laying.show_letters(letters, fits, code)
        self.search.setEnabled(letters.known > 1)
        self.play.setEnabled(letters.complete)
        self._show_square()

    def play_board(self) -> None:
        """Begin a game of one round on this board, with those who sat down last."""
        if self._known:
            two = tuple(Player(self.tr("Player {number}").format(number=number)) for number in (1, 2))
            players = self.services.choices.settings.players or two
            self.play_asked.emit(self._known.rules, players, (self._known.move,))

    def _show_square(self) -> None:
        self.laying.faces.show_square(*divmod(self.board.cursor_cell, self.letters.side))

    def _clear(self) -> None:
        ask, title = self.services.ask, self.tr("Clear the board")
        text = self.tr("Remove all letters from the board?")
        if not self.letters.known or ask.confirm(self, title, text, self.tr("Clear"), self.tr("Cancel")):
            self.letters.clear()
            self.board.set_cursor_cell(0)
        self.board.setFocus()

    def paste(self) -> None:
        """Lay the letters of the copied text; say what is wrong with it if it is no board."""
        text = QGuiApplication.clipboard().text()[: LONGEST_TEXT + 1]
        self.lay_letters()
        try:
            typed = typed_board(text, self.services)
        except BadBoard as bad:
            self.laying.show_bad_text(bad)
            return
        self.letters.lay(typed.side, typed.faces)
        self.laying.show_trouble("")

    # ------------------------------------------------------------------------------------- the words

    def find_words(self) -> None:
        """Show all words of the board."""
        if not self.search.isEnabled():
            return
        self._show_panel(self._card)
        self.words.summary.setText(self.tr("Looking for all words…"))
        self._solve()
        self.take_focus()

    def _solve(self) -> None:
        lexicon = self.services.lexica.lexicon
        if lexicon:
            board, rules, least = self.letters.board, self.words.rules, self.words.minimum_length
            self._search.start(lambda _flag: solve_board(board, lexicon, rules, least))

    def _follow_dictionary(self) -> None:
        """Offer the letters of another dictionary, and look for its words if words are shown."""
        if lexicon := self.services.lexica.lexicon:
            self.laying.faces.offer(lexicon.graph.alphabet)
        if self.shows_words:
            self._solve()

    def _show_solved(self, solved: SolvedBoard) -> None:
        self.list.show_solved(solved)
        self.words.show_solved(solved)
        self._front().table.point()
        announce(self, self.words.summary.text())

    def _front(self) -> WordsPanel | ListPanel:
        return self.list if self.tabs.front is self.list else self.words

    def _point(self, panel: QWidget, cells: tuple[int, ...]) -> None:
        if self.shows_words and panel is self._front():
            self.board.show_path(cells)
            self.meaning.setEnabled(bool(self.marked_word()))

    def marked_word(self) -> str:
        return self._front().table.chosen_word if self.shows_words else ""

    # ------------------------------------------------------------------------------------- the page

    def take_focus(self) -> None:
        if not self.shows_words:
            self.board.setFocus()
            self.board.show_cursor()
        elif self._front() is self.list:
            self.list.text.setFocus()
        else:
            self.words.table.setFocus()

    def leave(self) -> None:
        """Come to rest; the letters lie here again the next time."""
        self._search.cancel()
        self.board.skip()
        faces = " ".join(face or "." for face in self.letters.faces) if self.letters.known else ""
        self.services.choices.change(real_board=faces)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self) and not self.shows_words:
                self.find_words()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.key() == Qt.Key.Key_Escape and self.shows_words:
            self.lay_letters()
        elif event.text().isalpha() and not self.shows_words and isinstance(self.focusWidget(), QAbstractButton):
            self.board.setFocus()
            self.board.keyPressEvent(event)
        else:
            super().keyPressEvent(event)
