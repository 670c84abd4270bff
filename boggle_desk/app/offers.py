"""The pages of each kind of game: how it is set up, played and stepped through."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from boggle_desk.engine.boggle.events import (
    ClockRead,
    Erased,
    GoalReached,
    GoalSet,
    Hinted,
    SearchBegan,
    SearchedOn,
    SearchEnded,
    Wrote,
)
from boggle_desk.engine.boggle.events import TimeCalled as BoggleTimeCalled
from boggle_desk.engine.boggle.pad.events import GlassTurned
from boggle_desk.engine.boggle.pad.position import BogglePadRules
from boggle_desk.engine.boggle.position import SEARCHES
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.duplicate.events import Answered, TimeCalled, TurnBegan
from boggle_desk.engine.scrabble.events import Played, Rearranged
from boggle_desk.engine.scrabble.pad.events import Kind, TurnWritten
from boggle_desk.engine.scrabble.pad.position import ScrabblePadPosition, ScrabblePadRules
from boggle_desk.engine.scrabble.rules import Judging
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.session import GameSession
from boggle_desk.storage.games import GameDamaged, GameStore, StoredGame
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

_CLOSING: dict[str, tuple[type, ...]] = {
    "scrabble": (Played,),  # where nobody may challenge, other events follow at once
    "duplicate": (TurnBegan, TimeCalled, Answered),
    "boggle": (SearchBegan, SearchedOn, GoalReached, BoggleTimeCalled, SearchEnded),
    "boggle_pad": (GlassTurned,),
    "scrabble_pad": (TurnWritten,),
}
"""The last events of a game, by its kind, after which nobody may look words up while it waits."""
_BESIDES = tuple(event.__name__ for event in (Rearranged, ClockRead, Wrote, Erased, GoalSet, Hinted))
"""The names of events that change nothing about that, in every game that has them."""


def _may_be_challenged(position: ScrabblePadPosition) -> bool:
    """Return whether the last play on a pad waits for the players' verdict."""
    last = next((turn for turn in reversed(position.turns) if turn.takes_turn), None)
    by_challenge = position.rules.judging is Judging.CHALLENGE
    return by_challenge and last is not None and last.kind is Kind.PLAY and not last.withdrawn


_CLOSED: dict[str, Callable[[Any], bool]] = {
    SearchEnded.__name__: lambda position: position.phase in SEARCHES,  # some have extra time
    TurnWritten.__name__: _may_be_challenged,
}
"""What is asked of the position after some of these events, which don't tell by themselves."""


def judges_any_word(rules: object) -> bool:
    """Return whether a game says of any word that somebody types whether it is in the dictionary."""
    return rules.dictionary_judges if isinstance(rules, BogglePadRules) else isinstance(rules, ScrabblePadRules)


def closes_words(store: GameStore, game: StoredGame) -> bool:
    """Return whether nobody may look words up while a game waits in the store. It is hardly ever played through for
    that."""
    last = store.last_event(game.id, *_BESIDES)
    if last not in {event.__name__ for event in _CLOSING.get(game.kind, ())}:
        return False
    with suppress(GameDamaged):
        return last not in _CLOSED or _CLOSED[last](store.load(game.id).position)
    return False


def words_closed(kind: str) -> str:
    """Return why nobody may look words up while a game of this kind waits."""
    if kind == "duplicate":
        from boggle_desk.views.scrabble.duplicate.table_page import closed_before_best

        return closed_before_best()
    if kind in ("boggle", "boggle_pad"):
        return QCoreApplication.translate("TablePage", "No dictionary while the timer runs!")
    from boggle_desk.views.scrabble.words import ScrabbleWords

    return ScrabbleWords().words_closed()
