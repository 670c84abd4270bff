"""Home: the two boxes on the table, the game that waits, today's board, and a quick round."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QPushButton, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.games_model import Progress, ProgressReader
from boggle_desk.storage.games import StoredGame
from boggle_desk.views.boggle.home_box import BoggleBox
from boggle_desk.views.home_cards import HEIGHT, QuickCard, TodayCard, WaitingCard
from boggle_desk.views.icons import icon
from boggle_desk.views.kit import button, press_focused
from boggle_desk.views.page import Page
from boggle_desk.views.scrabble.home_box import ScrabbleBox
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.services import AppContext
from boggle_desk.views.spacing import fill, in_column, spaced

if TYPE_CHECKING:
    from boggle_desk.storage.results import BoardResult

_WIDE = 1100
"""The width in pixels of the design from which the cards lie side by side."""
_SHARES = (570, 352, 230)
_DAILY = "classic"


@dataclass(frozen=True)
class RoomButton:
    """A room that Home leads to; one without an icon is among the other tools."""

    key: str
    title: str
    icon: str = ""


class HomePage(Page):
    """Offers what can be played. A game that was left, or cut off, waits here until it is played or archived."""

    new_asked = Signal(str)
    """A new game of this kind."""
    quick_asked = Signal()
    """Three minutes alone, at once."""
    duel_asked = Signal()
    """Scrabble against a computer, at once."""
    resume_asked = Signal(int)
    games_asked = Signal()
    """All saved games."""
    room_asked = Signal(str)
    """A room, by its key."""
    help_asked = Signal()
    settings_asked = Signal()

    def __init__(
        self, services: AppContext, rooms: Sequence[RoomButton] = (), today: Callable[[], date] = date.today
    ) -> None:
        super().__init__(services.look)
        self.day = today
        self.services = services
        self.new = BoggleBox(services, self.tr("Play Boggle"), self.tr("Everyone hunts at once"))
        self.crossword = ScrabbleBox(services, self.tr("Play Scrabble"), self.tr("Take turns, tile by tile"))
        self.duel = button(self.tr("You against a computer"), self.duel_asked.emit, "link")
        self.crossword.take_link(self.duel)
        self.waiting = WaitingCard(services.look)
        self.today = TodayCard(services)
        self.quick = QuickCard(services.look)
        self.rooms: dict[str, QPushButton] = {}
        self.tools = QMenu(self)
        self._make_ways(rooms)
        self._progress = ProgressReader(services.store, self)
        self._results = BackgroundTask(self, "Who has played the board of the day could not be looked up.")
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._filled = False
        """Whether all that has to be read is shown, or will be in a moment."""
        self._lay_out()
        self._connect()

    # ------------------------------------------------------------------------------------- putting together

    def _make_ways(self, rooms: Sequence[RoomButton]) -> None:
        """Make the quiet buttons below, and what is behind the last of them."""
        for room in rooms:
            ask = partial(self.room_asked.emit, room.key)
            if room.icon:
                self.rooms[room.key] = button(room.title.replace("&", ""), ask, "quiet")
            else:
                self.tools.addAction(room.title, ask)
        self.tools.addSeparator()
        self.tools.addAction(self.tr("Saved &games…"), self.games_asked.emit)
        self.tools.addAction(self.tr("Print or save as PD&F…"), self.print_asked.emit)
        self.tools.addAction(self.tr("S&ettings…"), self.settings_asked.emit)
        self.tools.addAction(self.tr("&How to play"), self.help_asked.emit)
        self.more = button(self.tr("More tools…"), self._open_tools, "quiet")
        self._icons = {self.rooms[room.key]: room.icon for room in rooms if room.icon} | {self.more: "more"}

    def _open_tools(self) -> None:
        self.tools.popup(self.more.mapToGlobal(self.more.rect().topLeft()))

    def _lay_out(self) -> None:
        content = QWidget()
        boxes = QHBoxLayout()
        boxes.setSpacing(0)
        fill(boxes, (self.new, 1), (self.crossword, 1))
        for card in (self.waiting, self.today, self.quick):
            card.setParent(content)
        self._cards = spaced(QGridLayout(), self.look, 16, (48, 8, 48, 8))
        ways = fill(spaced(QHBoxLayout(), self.look, 20, (16, 0, 16, 8)), 0, *self.rooms.values(), self.more, 0)
        in_column(self.look, boxes, 1, self._cards, 1, ways, gap=0, on=content)
        in_column(self.look, Scrolled(content), on=self)
        self.fit()

    def fit(self) -> None:
        """Lay the cards side by side where there is room, else the first above the others."""
        look, grid = self.look, self._cards
        cards: tuple[QWidget, ...] = (self.waiting, self.today, self.quick)
        waits = self.waiting.game is not None
        wide = self.width() >= look.px(_WIDE)
        for each in cards:
            grid.removeWidget(each)
            each.setMinimumHeight(look.px(HEIGHT))
        if wide:
            shares = _SHARES if waits else (0, 1, 1)
            for place, (each, share) in enumerate(zip(cards, shares, strict=True)):
                grid.setColumnStretch(place, share)
                if waits or each is not self.waiting:
                    grid.addWidget(each, 0, place)
        else:
            for place, share in enumerate((_SHARES[1], _SHARES[2], 0)):
                grid.setColumnStretch(place, share)
            if waits:
                grid.addWidget(self.waiting, 0, 0, 1, 2)
            grid.addWidget(self.today, 1, 0)
            grid.addWidget(self.quick, 1, 1)
        for way, name in self._icons.items():
            way.setIcon(icon(look, name, look.theme.muted))

    def _connect(self) -> None:
        self._soon.timeout.connect(self._fill)
        self.new.clicked.connect(lambda: self.new_asked.emit("boggle"))
        self.crossword.clicked.connect(lambda: self.new_asked.emit("scrabble"))
        self.waiting.resume_asked.connect(self.resume_asked)
        self.waiting.games_asked.connect(self.games_asked)
        self.waiting.archive_asked.connect(self._archive)
        self.today.clicked.connect(lambda: self.room_asked.emit("boards"))
        self.quick.clicked.connect(self.quick_asked)
        self._progress.found.connect(self._show_progress)

    # ------------------------------------------------------------------------------------- showing

    def show_games(self) -> None:
        """Show the game that waits, and who has played today; all that has to be read is filled in when the page has
        been seen."""
        self.waiting.show_games(self.services.store.unfinished())
        self.fit()
        self._filled = False
        self.update()

    def _fill(self) -> None:
        self.new.fill()
        self.crossword.fill()
        self.quick.fill()
        if self.waiting.game:
            self._progress.read([self.waiting.game.id])
        today, services = self.day(), self.services
        self.today.show_day(today)
        _ = services.lexica  # made here: what a thread makes of Qt's is never told anything
        self._results.start(lambda flag: _played(services, today, flag.check), self._show_today)

    def _show_progress(self, number: int, progress: Progress) -> None:
        if self.waiting.game and self.waiting.game.id == number:
            self.waiting.show_progress(progress)

    def _show_today(self, results: "tuple[BoardResult, ...]") -> None:
        """Show the family first, those who have played before those who have not."""
        points: dict[str, int] = {}
        for each in results:
            if not each.computer:
                points.setdefault(each.name, each.points)
        family = [player for player in self.services.choices.settings.players if player.level is None]
        known = {player.name for player in family}
        others = [Player(name) for name in points if name not in known]
        self.today.show_results(sorted(family, key=lambda player: player.name not in points) + others, points)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._filled:
            self._filled = True
            self._soon.start()

    # ------------------------------------------------------------------------------------- doing

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
        """Wait for Enter at the game that waits, if there is one; it is the first for Tab as well."""
        waiting = (self.waiting.go_on, self.waiting.others)
        ways = (*self.rooms.values(), self.more)
        for first, second in pairwise([*waiting, self.new, self.crossword, self.duel, self.today, self.quick, *ways]):
            QWidget.setTabOrder(first, second)
        if self.waiting.game:
            self.waiting.go_on.setFocus()
        else:
            super().take_focus()

    def leave(self) -> None:
        self._soon.stop()
        self._progress.stop()
        self._results.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self):
                self.new_asked.emit("boggle")
        else:
            super().keyPressEvent(event)


def _played(services: AppContext, day: date, check: Callable[[], None]) -> "tuple[BoardResult, ...]":
    """Return the results on the board of a day. Runs on a thread, and loads there what reads them."""
    from boggle_desk.storage.results import key_of_day, read_results

    return read_results(services.store.reader(), key_of_day(services.presets[_DAILY], day), check)
