"""The games that can be played: for each, how it is set up, begun, shown and played again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boggle_desk.engine.boggle.pad import referee as boggle_pad
from boggle_desk.engine.boggle.pad.position import BogglePadRules
from boggle_desk.engine.boggle.pad.position import opening as boggle_pad_opening
from boggle_desk.engine.boggle.position import opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.game import GameLogic
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble import position as scrabble_position
from boggle_desk.engine.scrabble import referee
from boggle_desk.engine.scrabble.pad import referee as scrabble_pad
from boggle_desk.engine.scrabble.pad.position import ScrabblePadRules
from boggle_desk.engine.scrabble.pad.position import opening as scrabble_pad_opening
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.session import GameSession
from boggle_desk.storage.games import GameStore
from boggle_desk.views.game_page import GamePage, GameSetupPage
from boggle_desk.views.services import Services

if TYPE_CHECKING:
    from boggle_desk.storage.exchange import OpenedGame
    from boggle_desk.views.viewer_page import ViewerPage


@dataclass(frozen=True)
class Pages:
    """How a game is set up, played and stepped through."""

    setup: Callable[[Services], GameSetupPage]
    table: Callable[[Services, GameSession, Lexicon], GamePage]
    viewer: "Callable[[Services, OpenedGame], ViewerPage]"


@dataclass(frozen=True)
class Offer:
    """A kind of game. `kind` is its name in the store."""

    kind: str
    logic: GameLogic[Any, Any, Any]
    rules: type
    opening: Callable[..., Any]
    pages: Callable[[], Pages]
    """Loads the pages; the first page of the program does not wait for them."""


@dataclass(frozen=True)
class StoredRecord:
    """Keeps the steps of one game in the store."""

    store: GameStore
    game: int

    def append(self, step: int, events: tuple[Any, ...]) -> None:
        """Store the events of a step."""
        self.store.append(self.game, step, events)

    def retract(self, step: int) -> None:
        """Remove a step that was taken back."""
        self.store.retract(self.game, step)


def _boggle_pages() -> Pages:
    from boggle_desk.views.boggle.setup_page import SetupPage
    from boggle_desk.views.boggle.table_page import TablePage
    from boggle_desk.views.boggle.viewer_page import BoggleViewerPage

    def table(services: Services, session: GameSession, lexicon: Lexicon) -> GamePage:
        clock = CountdownClock(now=services.now)
        page = TablePage(services, session, lexicon, clock)
        clock.setParent(page)  # or its signals would keep the page, pictures and all, when the game is over
        return page

    return Pages(SetupPage, table, BoggleViewerPage)


def _scrabble_pages() -> Pages:
    from boggle_desk.views.scrabble.setup_page import ScrabbleSetupPage
    from boggle_desk.views.scrabble.table_page import ScrabbleTablePage
    from boggle_desk.views.scrabble.viewer_page import ScrabbleViewerPage

    return Pages(ScrabbleSetupPage, ScrabbleTablePage, ScrabbleViewerPage)


def _boggle_pad_pages() -> Pages:
    from boggle_desk.views.boggle.pad.setup_page import BogglePadSetupPage
    from boggle_desk.views.boggle.pad.table_page import BogglePadPage, clock_for
    from boggle_desk.views.boggle.pad.viewer_page import BogglePadViewerPage

    def table(services: Services, session: GameSession, lexicon: Lexicon) -> GamePage:
        clock = clock_for(session.position, services.now)
        page = BogglePadPage(services, session, lexicon, clock)
        clock.setParent(page)
        return page

    return Pages(BogglePadSetupPage, table, BogglePadViewerPage)


def _scrabble_pad_pages() -> Pages:
    from boggle_desk.views.scrabble.pad.setup_page import ScrabblePadSetupPage
    from boggle_desk.views.scrabble.pad.table_page import ScrabblePadPage
    from boggle_desk.views.scrabble.pad.viewer_page import ScrabblePadViewerPage

    return Pages(ScrabblePadSetupPage, ScrabblePadPage, ScrabblePadViewerPage)


OFFERS = (
    Offer("boggle", BOGGLE, BoggleRules, opening, _boggle_pages),
    Offer(
        "scrabble",
        referee.SCRABBLE,
        ScrabbleRules,
        scrabble_position.opening,
        _scrabble_pages,
    ),
    Offer(
        "boggle_pad",
        boggle_pad.BOGGLE_PAD,
        BogglePadRules,
        boggle_pad_opening,
        _boggle_pad_pages,
    ),
    Offer(
        "scrabble_pad",
        scrabble_pad.SCRABBLE_PAD,
        ScrabblePadRules,
        scrabble_pad_opening,
        _scrabble_pad_pages,
    ),
)
"""All that can be played; the start page leads to the first two, the room of the score pad to the others."""
