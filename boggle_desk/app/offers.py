"""The pages of each kind of game: how it is set up, played and stepped through."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.duplicate.events import Answered, TimeCalled, TurnBegan
from boggle_desk.engine.scrabble.events import Played
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.session import GameSession
from boggle_desk.storage.games import GameStore, StoredGame
from boggle_desk.views.game_page import GamePage, GameSetupPage
from boggle_desk.views.services import AppContext

if TYPE_CHECKING:
    from boggle_desk.storage.exchange import OpenedGame
    from boggle_desk.views.viewer_page import ViewerPage


@dataclass(frozen=True)
class Pages:
    """How a game is set up, played and stepped through."""

    setup: Callable[[AppContext], GameSetupPage]
    table: Callable[[AppContext, GameSession, Lexicon], GamePage]
    viewer: "Callable[[AppContext, OpenedGame], ViewerPage]"


@dataclass(frozen=True)
class StoredRecord:
    """Keeps the steps of one game in the store."""

    store: GameStore
    game: int

    def append(self, step: int, events: tuple[Any, ...]) -> None:
        self.store.append(self.game, step, events)

    def retract(self, step: int) -> None:
        """Remove a step that was taken back."""
        self.store.retract(self.game, step)

    @property
    def when(self) -> int | None:
        """When the game was played last, in seconds since 1970."""
        stored = self.store.game(self.game)
        return stored.changed if stored else None


def _boggle_pages() -> Pages:
    from boggle_desk.models.boggle.search_timer import CALLS
    from boggle_desk.views.boggle.setup_page import SetupPage
    from boggle_desk.views.boggle.table_page import TablePage
    from boggle_desk.views.boggle.viewer_page import BoggleViewerPage

    def table(services: AppContext, session: GameSession, lexicon: Lexicon) -> GamePage:
        clock = CountdownClock(CALLS, services.now)
        page = TablePage(services, session, lexicon, clock)
        clock.setParent(page)  # or its signals would keep the page, pictures and all, when the game is over
        return page

    return Pages(SetupPage, table, BoggleViewerPage)


def _scrabble_pages() -> Pages:
    from boggle_desk.views.scrabble.setup_page import ScrabbleSetupPage
    from boggle_desk.views.scrabble.table_page import ScrabbleTablePage
    from boggle_desk.views.scrabble.viewer_page import ScrabbleViewerPage

    return Pages(ScrabbleSetupPage, ScrabbleTablePage, ScrabbleViewerPage)


def _duplicate_pages() -> Pages:
    from boggle_desk.models.scrabble.game_clock import CALLS
    from boggle_desk.views.scrabble.duplicate.table_page import DuplicateTablePage
    from boggle_desk.views.scrabble.duplicate.viewer_page import DuplicateViewerPage
    from boggle_desk.views.scrabble.setup_page import DuplicateSetupPage

    def table(services: AppContext, session: GameSession, lexicon: Lexicon) -> GamePage:
        clock = CountdownClock(CALLS, services.now)
        page = DuplicateTablePage(services, session, lexicon, clock)
        clock.setParent(page)
        return page

    return Pages(DuplicateSetupPage, table, DuplicateViewerPage)


def _boggle_pad_pages() -> Pages:
    from boggle_desk.views.boggle.pad.setup_page import BogglePadSetupPage
    from boggle_desk.views.boggle.pad.table_page import BogglePadPage, clock_for
    from boggle_desk.views.boggle.pad.viewer_page import BogglePadViewerPage

    def table(services: AppContext, session: GameSession, lexicon: Lexicon) -> GamePage:
        clock = clock_for(session.position, services.now)
        page = BogglePadPage(services, session, lexicon, clock)
        clock.setParent(page)
        return page

    return Pages(BogglePadSetupPage, table, BogglePadViewerPage)


def _scrabble_pad_pages() -> Pages:
    from boggle_desk.views.scrabble.pad.table_page import ScrabblePadPage
    from boggle_desk.views.scrabble.pad.viewer_page import ScrabblePadViewerPage
    from boggle_desk.views.scrabble.setup_page import ScrabblePadSetupPage

    return Pages(ScrabblePadSetupPage, ScrabblePadPage, ScrabblePadViewerPage)


PAGES: dict[str, Callable[[], Pages]] = {
    "boggle": _boggle_pages,
    "scrabble": _scrabble_pages,
    "duplicate": _duplicate_pages,
    "boggle_pad": _boggle_pad_pages,
    "scrabble_pad": _scrabble_pad_pages,
}
"""What loads the pages of every kind of game; the start page leads to the first two, the menu to the third, the room of
the score pad to the others. What else there is to know of a kind is in `storage/kinds`."""

_CLOSING = {
    "scrabble": {Played.__name__},  # where nobody may challenge, other events follow at once
    "duplicate": {event.__name__ for event in (TurnBegan, TimeCalled, Answered)},
}
"""The last events of a game, by its kind, after which nobody may look words up while it waits."""


def closes_words(store: GameStore, game: StoredGame) -> bool:
    """Return whether nobody may look words up while a game waits in the store. It is not played through for that:
    another order of a rack, or a clock that was read since, are no events that matter."""
    return game.kind in _CLOSING and store.last_event(game.id, "Rearranged", "ClockRead") in _CLOSING[game.kind]


def words_closed(kind: str) -> str:
    """Return why nobody may look words up while a game of this kind waits."""
    if kind == "duplicate":
        from boggle_desk.views.scrabble.duplicate.table_page import closed_before_best

        return closed_before_best()
    from boggle_desk.views.scrabble.words import ScrabbleWords

    return ScrabbleWords().words_closed()
