"""A Scrabble position: set up with tiles on the board, and its best plays found."""

import os
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.set_up import view_of
from boggle_desk.engine.scrabble.values import Candidate
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.scrabble.analysis import open_words
from boggle_desk.models.scrabble.set_up import STAGES, SetUpHistory, search_moves
from boggle_desk.settings import OffensiveWords
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.controls import Card, announce, button, label, press_focused
from boggle_desk.views.layouts import LazyTabs, Scrolled, fill, in_column
from boggle_desk.views.page import Page, RoomPage
from boggle_desk.views.scrabble.scrabble_board import board_of
from boggle_desk.views.scrabble.set_up.position_panels import MovesPanel, PositionPanel, RulesPanel
from boggle_desk.views.scrabble.set_up.tile_typing import SetUpRack, Sources, TileTyping, remembered, to_remember
from boggle_desk.views.services import AppContext

_SIDE = 560
_KEYS = QKeySequence.StandardKey
_POSITION, _RULES, _MOVES = range(3)


class PositionPage(RoomPage):
    help_page = "47_real_board"

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        self._possible = False
        self.history = SetUpHistory(remembered(services), self)
        self.board = board_of(services, self.history.now.rules.tiles)
        self.search = BackgroundTask(self, "No moves could be found.")
        self.stages: Sequence[float] = STAGES
        self.sources = Sources(self, services, self.history)
        self.typing = TileTyping(self.board, SetUpRack(services.look), self.history, self)
        self.position = PositionPanel(self.look, self.typing, self.sources)
        self.rules = RulesPanel(services, self.history)
        self.moves = MovesPanel(self.look)
        self.tabs = LazyTabs()
        self.main = button("", self.press_main, "primary")
        self.undo = button(self.tr("Undo"), self.take_back)
        self.undo.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # clicked, it leaves the keyboard on board or rack
        self.undo.setToolTip(self.tr("Undo (Ctrl+Z), redo (Ctrl+Y)"))
        self.meaning = button(self.tr("Meaning"), lambda: self._ask_meaning(self.marked_word()))
        self.home = button(self.tr("Back"), self.home_asked.emit)
        self.board.drop_old_keys()
        self._lay_out()
        self.tabs.add(self.tr("Position"), self.position)
        self.tabs.add(self.tr("Rules"), self.rules)
        self.tabs.add(self.tr("Best plays"), self.moves)
        QWidget.setTabOrder(self.board, self.position.rack)
        QWidget.setTabOrder(self.position.rack, self.tabs)
        self._connect()
        self._show()

    def _lay_out(self) -> None:
        self.tabs.setDocumentMode(True)
        card = Card(self.look, (self.tabs, 1), margin=12, spacing=4)
        ways = fill(QHBoxLayout(), (self.home, 1), (self.undo, 1), (self.meaning, 1))
        content, self._side = QWidget(), QWidget()
        title = label(self.tr("Scrabble position"), "title", wrap=True)
        in_column(self.look, title, (card, 1), on=content)
        self._scrolled = Scrolled(content)
        in_column(self.look, (self._scrolled, 1), self.main, ways, on=self._side)
        self.beside = BoardWithPanel(self.look, self.board, self._side, _SIDE, (12, 10, 20, 14))
        in_column(self.look, self.beside, on=self)

    def _connect(self) -> None:
        self.history.changed.connect(self._follow_change)
        self.services.lexica.lexicon_changed.connect(self._follow_change)
        self.tabs.currentChanged.connect(lambda _tab: self._turn_over())
        self.board.enter_typed.connect(self.find_moves)
        for each in (self.board, self.position.rack):
            each.installEventFilter(self)
        self.search.progressed.connect(self.moves.take)
        self.search.done.connect(lambda _none: self.moves.end())
        self.search.failed.connect(
            lambda _error: self.moves.rest(self.tr("Couldn't find the plays. Please try again."))
        )
        self.moves.cancelled.connect(self.search.cancel)
        self.moves.cancelled.connect(self.moves.end)
        self.moves.best.previewed.connect(self._preview)
        self.moves.best.word_asked.connect(self._ask_meaning)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.position.tiles.aim(watched is self.board)
        return super().eventFilter(watched, event)

    def _follow_change(self) -> None:
        self.search.cancel()
        self.moves.forget()
        if self.shows_moves:
            self.tabs.setCurrentIndex(_POSITION)
        self._show()

    def _show(self) -> None:
        set_up = self.history.now
        self.board.set_tile_set(set_up.rules.tiles)
        found = self.position.show_set_up(set_up, self.services.lexica.lexicon)
        self.board.show_board(set_up.board)
        self.board.set_faults({square for problem in found for square in problem.squares})
        self.rules.show_rules(set_up.rules)
        self.undo.setEnabled(self.history.can_undo)
        self._possible = not found
        self._show_main()

    def take_back(self) -> None:
        self.typing.undo()

    def redo(self) -> None:
        self.typing.redo()

    def can_now(self, act: Callable[[Any], None]) -> bool:
        match act:
            case Page.take_back:
                return self.history.can_undo
            case Page.redo:
                return self.history.can_redo
        return super().can_now(act)

    @property
    def shows_moves(self) -> bool:
        return self.tabs.front is self.moves

    def find_moves(self) -> None:
        if not self._possible:
            self.tabs.setCurrentIndex(_POSITION)
            announce(self, self.position.trouble.text())
            return
        view = view_of(self.history.now)
        self.tabs.setCurrentIndex(_MOVES)
        stages, judge, seed = tuple(self.stages), self._judge_maker(), self.services.rng.randrange(1 << 62)
        self.moves.begin(view, sum(stages))
        self.search.start(lambda flag: search_moves(view, judge, stages, seed, flag))
        self.moves.best.take_focus()

    def _judge_maker(self) -> Callable[[], Judge]:
        services, tiles = self.services, self.history.now.rules.tiles
        leaves, wins = services.leaves.get(tiles.key) or plain_leaves(tiles), services.wins.get(tiles.key, {})
        refuses = services.choices.settings.offensive_words is OffensiveWords.REFUSE
        lexicon, key, threads = services.lexica.lexicon, services.lexica.chosen, max(1, (os.cpu_count() or 2) - 1)
        return lambda: Judge(lexicon or open_words(key, refuses), leaves, wins, threads=threads)

    def _preview(self, candidate: Candidate | None) -> None:
        self.board.show_board(self.history.now.board, candidate.laid if candidate else ())
        self._show_main()

    def _turn_over(self) -> None:
        self.beside.need(self._scrolled if self.shows_moves else None, whole=True)
        if not self.shows_moves:
            self.moves.best.let_go()
            self._show()
        self._show_main()

    def make_move(self) -> None:
        chosen = self.moves.best.table.chosen
        if chosen:
            self.history.change(self.history.now.after(chosen.move))
            self.position.rack.setFocus()

    def press_main(self) -> None:
        if self.shows_moves:
            self.make_move()
        else:
            self.find_moves()

    def _show_main(self) -> None:
        self.main.setText(self.tr("Play this") if self.shows_moves else self.tr("Find best plays"))
        ready = self.moves.best.table.chosen is not None if self.shows_moves else self._possible
        self.main.setEnabled(ready)
        self.meaning.setEnabled(bool(self.marked_word()))

    def marked_word(self) -> str:
        return self.moves.best.word if self.shows_moves else ""

    def _ask_meaning(self, word: str) -> None:
        if word:
            self.meaning_asked.emit(word)

    def take_focus(self) -> None:
        self.board.setFocus()

    def leave(self) -> None:
        self.services.choices.change(position=to_remember(self.history.now))
        self.search.cancel()
        self.sources.stop()
        self.moves.rest("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        acts = {_KEYS.Copy: self.sources.copy, _KEYS.Paste: self.sources.paste}
        for keys, act in acts.items():
            if event.matches(keys):
                act()
                return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self):
                self.press_main()
        elif event.key() == Qt.Key.Key_Escape and self.shows_moves:
            self.tabs.setCurrentIndex(_POSITION)
            self.board.setFocus()
        else:
            super().keyPressEvent(event)
