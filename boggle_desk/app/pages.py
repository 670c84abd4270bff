"""The pages that the window opens: each kind of game's (see also `storage/kinds`), and the rooms beside the games."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from boggle_desk import paths
from boggle_desk.views.page import RoomPage
from boggle_desk.views.services import AppContext

# Home is shown before any of these is loaded.
if TYPE_CHECKING:
    from boggle_desk.engine.lexicon import Lexicon
    from boggle_desk.models.phones.seats import Phones
    from boggle_desk.models.session import GameSession
    from boggle_desk.storage.exchange import OpenedGame
    from boggle_desk.views.game_page import GamePage, GameSetupPage
    from boggle_desk.views.hall_window import HallPicture
    from boggle_desk.views.phone_table import PhoneTable
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
    phones: "Callable[[GamePage[Any], AppContext, Phones], PhoneTable] | None" = None
    """Imports and makes what phones see of a game."""
    hall: "Callable[[GamePage[Any]], HallPicture] | None" = None
    """Imports and makes what everybody in the room sees of a game."""


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


def _boggle_phones(*game: Any) -> "PhoneTable":
    from boggle_desk.views.boggle.boggle_phones import BogglePhones

    return BogglePhones(*game)


def _boggle_hall(table: Any) -> "HallPicture":
    from boggle_desk.views.boggle.boggle_hall import BoggleHall

    return BoggleHall(table)


def _scrabble_pages() -> GamePages:
    from boggle_desk.views.scrabble.scrabble_setup_page import ScrabbleSetupPage
    from boggle_desk.views.scrabble.scrabble_table_page import ScrabbleTablePage
    from boggle_desk.views.scrabble.scrabble_viewer_page import ScrabbleViewerPage

    return GamePages(ScrabbleSetupPage, ScrabbleTablePage, ScrabbleViewerPage)


def _scrabble_phones(*game: Any) -> "PhoneTable":
    from boggle_desk.views.scrabble.scrabble_phones import ScrabblePhones

    return ScrabblePhones(*game)


def _scrabble_hall(table: Any) -> "HallPicture":
    from boggle_desk.views.scrabble.scrabble_hall import ScrabbleHall

    return ScrabbleHall(table)


def _duplicate_pages() -> GamePages:
    from boggle_desk.models.clock import CALLS, CountdownClock
    from boggle_desk.views.scrabble.duplicate_table_page import DuplicateTablePage
    from boggle_desk.views.scrabble.scrabble_setup_page import DuplicateSetupPage
    from boggle_desk.views.scrabble.scrabble_viewer_page import DuplicateViewerPage

    def table(services: AppContext, session: "GameSession[Any]", lexicon: "Lexicon") -> DuplicateTablePage:
        return DuplicateTablePage(services, session, lexicon, CountdownClock(CALLS, services.now))

    return GamePages(DuplicateSetupPage, table, DuplicateViewerPage)


def _duplicate_phones(*game: Any) -> "PhoneTable":
    from boggle_desk.views.scrabble.scrabble_phones import DuplicatePhones

    return DuplicatePhones(*game)


def _duplicate_hall(table: Any) -> "HallPicture":
    from boggle_desk.views.scrabble.scrabble_hall import DuplicateHall

    return DuplicateHall(table)


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
    "boggle": GameOffer(
        _boggle_pages,
        str(QT_TRANSLATE_NOOP("MainWindowController", "New &Boggle game…")),
        "Ctrl+N",
        _boggle_phones,
        _boggle_hall,
    ),
    "scrabble": GameOffer(
        _scrabble_pages,
        str(QT_TRANSLATE_NOOP("MainWindowController", "New &Scrabble game…")),
        "Ctrl+Shift+N",
        _scrabble_phones,
        _scrabble_hall,
    ),
    "duplicate": GameOffer(
        _duplicate_pages,
        str(QT_TRANSLATE_NOOP("MainWindowController", "New &duplicate game…")),
        phones=_duplicate_phones,
        hall=_duplicate_hall,
    ),
    "boggle_pad": GameOffer(_boggle_pad_pages),
    "scrabble_pad": GameOffer(_scrabble_pad_pages),
}
"""By the kind's name, in menu order."""


@dataclass(frozen=True)
class Room:
    key: str
    name: str  # in English, marked for translation with `QT_TRANSLATE_NOOP("Rooms", ...)`
    page: Callable[[AppContext], RoomPage]  # imports and makes the page
    icon: str = ""  # the picture of its button on Home; empty without one
    part: bool = False  # reached from a room, not from the menu
    looks_up: bool = False  # whether it tells which words are in the dictionary

    @property
    def title(self) -> str:
        return QCoreApplication.translate("Rooms", self.name)


def _play_alone(services: AppContext, way: str = "today") -> RoomPage:
    from boggle_desk.views.play_alone_page import PlayAlonePage, Way

    return PlayAlonePage(services, Way(way))


def _from_the_table(services: AppContext, first: str = "") -> RoomPage:
    from boggle_desk.views.from_the_table_page import FromTheTablePage

    return FromTheTablePage(services, first)


def _real_board(services: AppContext) -> RoomPage:
    from boggle_desk.views.boggle.boggle_real_board import RealBoardPage

    return RealBoardPage(services)


def _learn(services: AppContext) -> RoomPage:
    from boggle_desk.views.learn.learn_page import LearnPage

    return LearnPage(services, paths.resource("study"))


def _position(services: AppContext) -> RoomPage:
    from boggle_desk.views.scrabble.position_page import PositionPage

    return PositionPage(services)


def _history(services: AppContext) -> RoomPage:
    from boggle_desk.views.history.history_page import HistoryPage

    return HistoryPage(services)


_ALONE = str(QT_TRANSLATE_NOOP("Rooms", "Play &alone"))
_TABLE = str(QT_TRANSLATE_NOOP("Rooms", "From the &table"))
ROOMS: tuple[Room, ...] = (
    Room("play_alone", _ALONE, _play_alone),
    Room("from_the_table", _TABLE, _from_the_table, "score_pad"),
    Room("learn", str(QT_TRANSLATE_NOOP("Rooms", "&Words")), _learn, "learn", looks_up=True),
    Room("history", str(QT_TRANSLATE_NOOP("Rooms", "H&istory")), _history, "history"),
    Room("boards", _ALONE, _play_alone, part=True),
    Room("practice", _ALONE, partial(_play_alone, way="fresh"), part=True),
    Room("alone", _ALONE, partial(_play_alone, way="shake"), part=True),
    Room("codes", _ALONE, partial(_play_alone, way="own"), part=True),
    Room("score_pad", _TABLE, _from_the_table, part=True),
    Room("paper", _TABLE, partial(_from_the_table, first="print"), part=True),
    Room("real_board", str(QT_TRANSLATE_NOOP("Rooms", "A real &Boggle board")), _real_board, part=True, looks_up=True),
    Room("position", str(QT_TRANSLATE_NOOP("Rooms", "A Scrabble p&osition")), _position, part=True, looks_up=True),
)
"""All rooms in menu order; then their parts."""
