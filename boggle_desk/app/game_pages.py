"""How each kind of game is offered in the menu, set up, played and viewed. See also `storage/kinds`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from boggle_desk.views.services import AppContext

# Home is shown before any of these is loaded.
if TYPE_CHECKING:
    from boggle_desk.engine.lexicon import Lexicon
    from boggle_desk.models.session import GameSession
    from boggle_desk.storage.exchange import OpenedGame
    from boggle_desk.views.game_page import GamePage, GameSetupPage
    from boggle_desk.views.viewer_page import ViewerPage


@dataclass(frozen=True)
class GamePages:
    setup: "Callable[[AppContext], GameSetupPage]"
    table: "Callable[[AppContext, GameSession[Any], Lexicon], GamePage[Any]]"
    viewer: "Callable[[AppContext, OpenedGame], ViewerPage]"


@dataclass(frozen=True)
class GameOffer:
    pages: Callable[[], GamePages]  # imports the pages
    title: str = ""  # the menu text of its set-up, in English; empty if a room leads there
    keys: str = ""


def menu_text(title: str) -> str:
    return QCoreApplication.translate("MainWindowController", title)


def _boggle_pages() -> GamePages:
    from boggle_desk.models.clock import CALLS, CountdownClock
    from boggle_desk.views.boggle.boggle_setup_page import BoggleSetupPage
    from boggle_desk.views.boggle.boggle_table_page import BoggleTablePage
    from boggle_desk.views.boggle.boggle_viewer_page import BoggleViewerPage

    def table(services: AppContext, session: "GameSession[Any]", lexicon: "Lexicon") -> BoggleTablePage:
        return BoggleTablePage(services, session, lexicon, CountdownClock(CALLS, services.now))

    return GamePages(BoggleSetupPage, table, BoggleViewerPage)


def _scrabble_pages() -> GamePages:
    from boggle_desk.views.scrabble.scrabble_setup_page import ScrabbleSetupPage
    from boggle_desk.views.scrabble.scrabble_table_page import ScrabbleTablePage
    from boggle_desk.views.scrabble.scrabble_viewer_page import ScrabbleViewerPage

    return GamePages(ScrabbleSetupPage, ScrabbleTablePage, ScrabbleViewerPage)


def _duplicate_pages() -> GamePages:
    from boggle_desk.models.clock import CALLS, CountdownClock
    from boggle_desk.views.scrabble.duplicate_table_page import DuplicateTablePage
    from boggle_desk.views.scrabble.scrabble_setup_page import DuplicateSetupPage
    from boggle_desk.views.scrabble.scrabble_viewer_page import DuplicateViewerPage

    def table(services: AppContext, session: "GameSession[Any]", lexicon: "Lexicon") -> DuplicateTablePage:
        return DuplicateTablePage(services, session, lexicon, CountdownClock(CALLS, services.now))

    return GamePages(DuplicateSetupPage, table, DuplicateViewerPage)


def _boggle_pad_pages() -> GamePages:
    from boggle_desk.views.boggle.boggle_pad_table_page import BogglePadPage, clock_for
    from boggle_desk.views.boggle.boggle_setup_page import BogglePadSetupPage
    from boggle_desk.views.boggle.boggle_viewer_page import BogglePadViewerPage

    def table(services: AppContext, session: "GameSession[Any]", lexicon: "Lexicon") -> BogglePadPage:
        return BogglePadPage(services, session, lexicon, clock_for(session.position, services.now))

    return GamePages(BogglePadSetupPage, table, BogglePadViewerPage)


def _scrabble_pad_pages() -> GamePages:
    from boggle_desk.views.scrabble.scrabble_pad_table_page import ScrabblePadPage
    from boggle_desk.views.scrabble.scrabble_setup_page import ScrabblePadSetupPage
    from boggle_desk.views.scrabble.scrabble_viewer_page import ScrabblePadViewerPage

    return GamePages(ScrabblePadSetupPage, ScrabblePadPage, ScrabblePadViewerPage)


OFFERS = {
    "boggle": GameOffer(_boggle_pages, str(QT_TRANSLATE_NOOP("MainWindowController", "New &Boggle game…")), "Ctrl+N"),
    "scrabble": GameOffer(
        _scrabble_pages, str(QT_TRANSLATE_NOOP("MainWindowController", "New &Scrabble game…")), "Ctrl+Shift+N"
    ),
    "duplicate": GameOffer(_duplicate_pages, str(QT_TRANSLATE_NOOP("MainWindowController", "New &duplicate game…"))),
    "boggle_pad": GameOffer(_boggle_pad_pages),
    "scrabble_pad": GameOffer(_scrabble_pad_pages),
}
"""By the kind's name, in menu order."""
