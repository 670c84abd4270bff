"""The rooms beside the games: for each, what it is called and the page that it opens."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from boggle_desk import paths
from boggle_desk.views.page import RoomPage
from boggle_desk.views.services import AppContext


@dataclass(frozen=True)
class Room:
    """What a button on the first page and a line in a menu lead to."""

    key: str
    name: str
    """In English, marked for translation with `QT_TRANSLATE_NOOP("Rooms", ...)`."""
    page: Callable[[AppContext], RoomPage]
    """Loads and makes the page; the first page of the program does not wait for it."""
    icon: str = ""
    """Its picture on Home, for the rooms that have a button there; the others are in the menu."""
    looks_up: bool = False
    """Whether it tells which words are in the dictionary."""

    @property
    def title(self) -> str:
        """The name in the language of the window."""
        return QCoreApplication.translate("Rooms", self.name)


def _practice(services: AppContext) -> RoomPage:
    from boggle_desk.views.boggle.practice_page import PracticePage

    return PracticePage(services)


def _boards(services: AppContext) -> RoomPage:
    from boggle_desk.views.boggle.boards_page import BoardsPage

    return BoardsPage(services)


def _paper(services: AppContext) -> RoomPage:
    from boggle_desk.app.printing import paper_room

    return paper_room(services)


def _real_board(services: AppContext) -> RoomPage:
    from boggle_desk.views.boggle.real_board import RealBoardPage

    return RealBoardPage(services)


def _learn(services: AppContext) -> RoomPage:
    from boggle_desk.views.learn.learn_page import LearnPage

    return LearnPage(services, paths.resource("study"))


def _position(services: AppContext) -> RoomPage:
    from boggle_desk.views.scrabble.set_up.page import PositionPage

    return PositionPage(services)


def _score_pad(services: AppContext) -> RoomPage:
    from boggle_desk.app.offers import OFFERS
    from boggle_desk.storage.kinds import KINDS
    from boggle_desk.views.pad_page import PadRoom

    pads = [kind.name for kind in KINDS.values() if kind.is_pad]
    return PadRoom(services, {name: OFFERS[name].pages().setup for name in pads})


def _history(services: AppContext) -> RoomPage:
    from boggle_desk.views.history.page import HistoryPage

    return HistoryPage(services)


ROOMS: tuple[Room, ...] = (
    Room("practice", str(QT_TRANSLATE_NOOP("Rooms", "Practice &alone")), _practice),
    Room("boards", str(QT_TRANSLATE_NOOP("Rooms", "To&day's board and codes")), _boards),
    Room("score_pad", str(QT_TRANSLATE_NOOP("Rooms", "&Score pad")), _score_pad, "score_pad"),
    Room("real_board", str(QT_TRANSLATE_NOOP("Rooms", "A real &Boggle board")), _real_board, looks_up=True),
    Room("position", str(QT_TRANSLATE_NOOP("Rooms", "A Scrabble p&osition")), _position, looks_up=True),
    Room("paper", str(QT_TRANSLATE_NOOP("Rooms", "&Print boards")), _paper),
    Room("learn", str(QT_TRANSLATE_NOOP("Rooms", "&Learn")), _learn, "learn", looks_up=True),
    Room("history", str(QT_TRANSLATE_NOOP("Rooms", "H&istory")), _history, "history"),
)
"""All rooms, in the order of the first page and the menu."""
