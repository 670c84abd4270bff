"""The first page: a new game, or one that waits."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from boggle_desk.models.games_model import kind_title
from boggle_desk.models.locale_text import moment_text
from boggle_desk.storage.games import StoredGame
from boggle_desk.views.boggle.wordmark import Wordmark
from boggle_desk.views.kit import Card, button, clear_layout, label, press_focused
from boggle_desk.views.page import Page
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.services import AppContext
from boggle_desk.views.spacing import spaced

_SHOWN_GAMES = 3
_ROOMS_IN_A_ROW = 3
_COLUMN = 820
"""The width of the column in pixels of the design."""


class HomePage(Page):
    """Offers what can be played. Games that were left, or cut off, wait here until they are played or archived."""

    new_asked = Signal(str)
    """A new game of this kind."""
    resume_asked = Signal(int)
    games_asked = Signal()
    """All saved games."""
    room_asked = Signal(str)
    """A room, by its key."""
    help_asked = Signal()
    settings_asked = Signal()

    def __init__(self, services: AppContext, rooms: Sequence[tuple[str, str]] = ()) -> None:
        """`rooms` are what else there is, as titles and keys."""
        super().__init__(services.look)
        self.services = services
        self.rooms = {key: button(title, partial(self.room_asked.emit, key)) for title, key in rooms}
        self.new = button(self.tr("Play Boggle"), lambda: self.new_asked.emit("boggle"), "primary")
        self.crossword = button(self.tr("Play Scrabble"), lambda: self.new_asked.emit("scrabble"), "primary")
        self.games = button(self.tr("Saved games"), self.games_asked.emit)
        self.help = button(self.tr("How to play"), self.help_asked.emit)
        self.settings = button(self.tr("Settings"), self.settings_asked.emit)
        self._waiting = Card(services.look)
        self._offered: list[QPushButton] = []
        """The buttons of the games that wait."""
        self._lay_out()

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        centred = QWidget()
        across = QHBoxLayout(centred)
        self._middle = middle = QWidget()
        across.addStretch()
        across.addWidget(middle, 8)
        across.addStretch()
        column = QVBoxLayout(middle)
        spaced(column, self.look, 8)
        column.addStretch(2)
        self._wordmark = Wordmark(self.look)
        column.addWidget(self._wordmark)
        motto = label(self.tr("The word-game table for everybody around one laptop"), "muted")
        motto.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(motto)
        column.addStretch(1)
        column.addWidget(self._waiting)
        games = QHBoxLayout()
        games.addWidget(self.new, 1)
        games.addWidget(self.crossword, 1)
        column.addLayout(games)
        rooms = QGridLayout()
        spaced(rooms, self.look, 9)
        for place, room in enumerate((*self.rooms.values(), self.games)):
            rooms.addWidget(room, *divmod(place, _ROOMS_IN_A_ROW))
        column.addLayout(rooms)
        row = QHBoxLayout()
        row.addWidget(self.help, 1)
        row.addWidget(self.settings, 1)
        column.addLayout(row)
        column.addStretch(2)
        whole.addWidget(Scrolled(centred))
        self._fit()
        self.look.changed.connect(self._fit)

    def _fit(self) -> None:
        """Keep the width of the column in step with the letters: this page outlives every size of the window."""
        self._middle.setMaximumWidth(self.look.px(_COLUMN))

    def show_games(self) -> None:
        """Show the games that wait, the latest first."""
        games = self.services.store.unfinished()[:_SHOWN_GAMES]
        column = self._waiting.column
        clear_layout(column)
        self._waiting.setVisible(bool(games))
        self._wordmark.make_room(len(games) > 1)
        if games:
            heading = self.tr("A game waits for you") if len(games) == 1 else self.tr("Games wait for you")
            column.addWidget(label(heading, "heading"))
        rows = [self._game_row(game, place, len(games)) for place, game in enumerate(games, 1)]
        for row in rows:
            column.addWidget(row)
        self._offered = [each for row in rows for each in row.findChildren(QPushButton)]

    def _game_row(self, game: StoredGame, place: int, of: int) -> QWidget:
        row = QWidget()
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        when = moment_text(game.changed)
        text = self.tr("{game}: {names}, {when}").format(game=kind_title(game.kind), names=game.title, when=when)
        words = label(text, wrap=True)
        go_on = button(self.tr("Go on"), lambda: self.resume_asked.emit(game.id))
        said = self.tr("Go on, game {place} of {all}: {game}").format(place=place, all=of, game=text)
        go_on.setAccessibleName(said)
        away = button(self.tr("Archive"), lambda: self._archive(game))
        said = self.tr("Archive, game {place} of {all}: {game}").format(place=place, all=of, game=text)
        away.setAccessibleName(said)
        across.addWidget(words, 1)
        across.addWidget(go_on)
        across.addWidget(away)
        return row

    def _archive(self, game: StoredGame) -> None:
        if self.services.ask.confirm(
            self,
            self.tr("Archive the game"),
            self.tr("End the game of {names} here? It stays in your history.").format(names=game.title),
            self.tr("Archive"),
            self.tr("Cancel"),
        ):
            self.services.store.abandon(game.id)
            self.show_games()
            self.take_focus()

    def take_focus(self) -> None:
        """Wait for Enter, or for Tab, which goes to the waiting games first; outside a window the order is lost."""
        others = (self.new, self.crossword, *self.rooms.values(), self.games, self.help, self.settings)
        for first, second in pairwise([*self._offered, *others]):
            QWidget.setTabOrder(first, second)
        super().take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self):
                self.new_asked.emit("boggle")
        else:
            super().keyPressEvent(event)
