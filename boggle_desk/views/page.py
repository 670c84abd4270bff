"""What every page of the window can do, and what the pages beside the games add."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.storage.games import GameDamaged
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import announce, label, press_focused, set_role
from boggle_desk.views.images import table_pixmap
from boggle_desk.views.notices import reason_of
from boggle_desk.views.services import AppContext

if TYPE_CHECKING:
    from boggle_desk.engine.lexicon import Lexicon
    from boggle_desk.storage.exchange import OpenedGame
    from boggle_desk.storage.replay import WrittenGame
    from boggle_desk.views.paper.printable import Printable

PageAct = Enum(
    "PageAct",
    "UNDO REDO PAUSE HINT SHUFFLE EXCHANGE PASS TURN_BOARD PHONES WATCH_COMPUTERS PAUSE_COMPUTERS OPEN_RACKS PLAYERS "
    "END",
)
"""What the menu can do on some pages."""


@dataclass(frozen=True)
class MenuEntry:
    call: Callable[[], object]
    now: bool = True  # whether it would do anything now
    on: bool = False  # whether what it switches is on


class Page(QWidget):
    home_asked = Signal()
    print_asked = Signal()  # what is shown is wanted on paper
    meaning_asked = Signal(str)
    play_asked = Signal(object, object, object)
    """A game: the rules, the players as a tuple, and the moves that it begins with."""

    help_page = "01_first_round"  # the file of the help that explains this page
    takes_letters = False  # whether letters are typed here without a text field

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self.look = look
        look.changed.connect(self.fit)

    def fit(self) -> None:
        """Follow the size of the page and of the letters."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def take_focus(self) -> None:
        """Give the keyboard to the part of the page that waits for it."""
        self.setFocus()

    def printables(self, _lexicon: "Callable[[str], Lexicon]") -> "tuple[Printable, ...]":
        return ()

    def marked_word(self) -> str:
        return ""

    def menu_entries(self) -> dict[PageAct, MenuEntry]:
        """Return what the menu and its keys can do here, now or later."""
        return {}

    def can_now(self, act: PageAct) -> bool:
        entry = self.menu_entries().get(act)
        return entry is not None and entry.now

    def leave(self) -> None:
        """Stop all work: another page is shown, or the window closes."""

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Do nothing: Qt would repaint the whole page, for each side window too."""

    focusOutEvent = focusInEvent

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, table_pixmap(self.look.theme, self.size(), self.devicePixelRatioF()))


class RoomPage(Page):
    """A page that the first page and a menu lead to. Escape leads home, Enter presses the button with the keyboard."""

    games_asked = Signal()
    view_asked = Signal(object)  # to step through an `OpenedGame`
    resume_asked = Signal(int)
    room_asked = Signal(str)
    lexica_asked = Signal()
    setup_asked = Signal(str)

    def __init__(self, services: AppContext) -> None:
        super().__init__(services.look)
        self.services = services

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.home_asked.emit()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not press_focused(self):
            super().keyPressEvent(event)


class WorkPage(RoomPage):
    """A room that reads and writes files on a background thread, one at a time, and says what came of it."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        self.news = label("", "muted", wrap=True)
        self.work = BackgroundTask(self)

    def say(self, text: str, bad: bool = False) -> None:
        set_role(self.news, "bad" if bad else "muted")
        self.news.setText(text)
        announce(self, text)

    def begin(
        self,
        work: Callable[[StopFlag], Any],
        done: Callable[[Any], object],
        trouble: str,
        survives_page: bool = False,
        writes: str = "",
        news: Callable[[Any], object] | None = None,
    ) -> None:
        """Begin some work; `trouble` is what is said when it fails. See `BackgroundTask.start`."""
        self.say("")
        self.work.start(
            work,
            done,
            lambda error: self._say_trouble(trouble, error),
            news,
            survives_page=survives_page,
            writes=writes,
        )

    def _say_trouble(self, title: str, error: Exception) -> None:
        self.say(title, bad=True)
        self.services.ask.tell(self, title, self.reason(error))

    def reason(self, error: Exception) -> str:
        return reason_of(error)

    def written(self, number: int) -> "WrittenGame | None":
        """Return the texts of a stored game; say why there are none."""
        try:
            return self.services.store.written(number)
        except GameDamaged as damage:
            self.services.ask.tell(self, self.tr("This game can't be shown"), reason_of(damage))
            return None

    def open_game(
        self, number: int, at: int = 0, word: str = "", then: "Callable[[OpenedGame], object] | None" = None
    ) -> None:
        """Open a stored game in the viewer, or do `then` with it, at this round or turn (0 for its end), with this word
        marked."""
        from boggle_desk.storage.exchange import OpenedGame, counted
        from boggle_desk.storage.replay import played_through

        text = self.written(number)
        stored = self.services.store.game(number)
        if text and stored:

            def work(flag: StopFlag) -> OpenedGame:
                game = played_through(text, flag.check)
                return OpenedGame(text.kind, game, stored.state, number, count=counted(game), at=at, word=word)

            self.begin(work, then or self.view_asked.emit, self.tr("This game can't be shown"))
