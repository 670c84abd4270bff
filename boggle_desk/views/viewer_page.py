"""A game to be looked at, step by step, whichever game it is."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLayout, QSizePolicy, QWidget

from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.storage.games import GameState
from boggle_desk.storage.kinds import kind_named
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.controls import announce, button, label
from boggle_desk.views.game_page import closed_text
from boggle_desk.views.layouts import Flow, Margins, Scrolled, in_column, in_row
from boggle_desk.views.page import Page
from boggle_desk.views.services import AppContext

_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -1_000_000, Qt.Key.Key_End: 1_000_000}


class ViewerPage(Page):
    """Leafs through a game by buttons and keys, from place 0 to `last_place`. Nothing here can be changed."""

    help_page = "42_saved_games"

    back_asked = Signal()
    keep_asked = Signal(object)  # the `OpenedGame` of a file is wanted among the stored games

    side = 500  # the width of the column beside what is shown, in px at 1280×800
    margins: Margins = (12, 10, 20, 14)  # the space around what is shown and the column, in px at 1280×800

    def __init__(self, services: AppContext, opened: OpenedGame) -> None:
        super().__init__(services.look)
        self.services, self.opened = services, opened
        self.place = 0
        self.first = self._step(self.tr("First"), -_KEYS[Qt.Key.Key_End])
        self.back = self._step(self.tr("Back"), -1)
        self.forward = self._step(self.tr("Forward"), 1)
        self.last = self._step(self.tr("Last"), _KEYS[Qt.Key.Key_End])
        self.meaning = button(self.tr("Meaning"), lambda: self.meaning_asked.emit(self.marked_word()))
        self.meaning.setToolTip(self.tr("What the chosen word means (Ctrl+L)"))
        self.print = button(self.tr("Print…"), self.print_asked.emit, tip=self.tr("Print or save as PDF (Ctrl+P)"))
        self.keep = button(self.tr("Save this game"), lambda: self.keep_asked.emit(opened))
        self.keep.setToolTip(self.tr("Add to your saved games"))
        if opened.number is not None:
            self.keep.hide()
        self.leave_page = button(self.tr("Back to saved games"), self.back_asked.emit)
        self.title, self.where = label("", "title", wrap=True), label("", "muted")

    def _step(self, text: str, places: int) -> QWidget:
        made = button(text, lambda: self.go(self.place + places))
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.installEventFilter(self)
        return made

    def lay_beside(
        self, shown: QWidget, column: Sequence[tuple[QWidget | QLayout, int]], between: Sequence[QWidget] = ()
    ) -> None:
        """Lay out the page and show the end: what is shown, and beside it a column that scrolls, with the heading above
        and the buttons below. The column's parts come with their stretch; `between` is put between the buttons that
        leaf and others."""
        content = QWidget()
        heading = in_row(self.look, (self.title, 1), self.where)
        leaf = in_row(self.look, self.first, self.back, self.forward, self.last, gap=8)
        ways = Flow(self.look, (self.meaning, self.print, self.keep, self.leave_page), 112, gap=8)
        in_column(self.look, heading, *column, leaf, *between, ways, gap=10, on=content)
        self._side = Scrolled(content)
        self.beside = BoardWithPanel(self.look, shown, self._side, self.side, self.margins)
        in_column(self.look, self.beside, on=self)
        self.place = min(self.place_of(self.opened.at), self.last_place) if self.opened.at else self.last_place
        self.fit()
        self.refresh()
        if self.opened.word:
            self.mark(self.opened.word)

    @property
    def words_closed(self) -> str:
        """Why nobody may look words of this game up; empty if anybody may."""
        kind, running = kind_named(self.opened.kind), self.opened.state is GameState.RUNNING
        closed = running and kind.closes_words(self.opened.game.position)
        return closed_text(kind.closed_until) if closed else ""

    @property
    def last_place(self) -> int:
        raise NotImplementedError

    def place_of(self, at: int) -> int:
        """Return the place of a round or turn, counted from 1."""
        return at - 1

    def show_place(self) -> None:
        raise NotImplementedError

    def mark(self, word: str) -> None:
        """Mark a word of the place, where a place has several."""

    @property
    def when(self) -> int | None:
        """When the game was played last, in seconds since 1970; None if nobody knows."""
        stored = None if self.opened.number is None else self.services.store.game(self.opened.number)
        return stored.changed or None if stored else self.opened.played

    def analyse(self) -> None:
        """Begin to analyse the game, where its kind can be."""

    def what_is_shown(self) -> str:
        """Return the place in a sentence, for a screen reader."""
        return ""

    def go(self, place: int) -> None:
        place = min(max(place, 0), self.last_place)
        if place != self.place:
            self.place = place
            self.refresh()
            announce(self, self.what_is_shown())

    def refresh(self) -> None:
        where = self.tr("{place} of {last}").format(place=self.place, last=self.last_place)
        self.where.setText(where if self.place else self.tr("start"))
        self.show_place()
        for each, usable in (
            (self.first, self.place > 0),
            (self.back, self.place > 0),
            (self.forward, self.place < self.last_place),
            (self.last, self.place < self.last_place),
        ):
            if each.hasFocus() and not usable:
                self.take_focus()
            each.setEnabled(usable)
        self.meaning.setEnabled(bool(self.marked_word()))

    def leaf(self, event: QKeyEvent) -> bool:
        """Go where a key leads; return whether it leads anywhere."""
        places = _KEYS.get(Qt.Key(event.key()))
        if places is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        self.go(self.place + places)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.leaf(event):
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        elif not self.leaf(event):
            super().keyPressEvent(event)
