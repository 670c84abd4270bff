"""The rooms beside the games: for each, what it is called and the page that it opens."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

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
    part: bool = False
    """Whether a room leads there, not the menu."""
    looks_up: bool = False
    """Whether it tells which words are in the dictionary."""

    @property
    def title(self) -> str:
        """The name in the language of the window."""
        return QCoreApplication.translate("Rooms", self.name)


def _play_alone(services: AppContext, way: str = "today") -> RoomPage:
    from boggle_desk.views.play_alone_page import PlayAlonePage, Way

    return PlayAlonePage(services, Way(way))


def _from_the_table(services: AppContext, first: str = "") -> RoomPage:
    from boggle_desk.views.from_the_table_page import FromTheTablePage

    return FromTheTablePage(services, first)


def _real_board(services: AppContext) -> RoomPage:
    from boggle_desk.views.boggle.real_board import RealBoardPage

    return RealBoardPage(services)


def _learn(services: AppContext) -> RoomPage:
    from boggle_desk.views.learn.learn_page import LearnPage

    return LearnPage(services, paths.resource("study"))


def _position(services: AppContext) -> RoomPage:
    from boggle_desk.views.scrabble.set_up.page import PositionPage

    return PositionPage(services)


def _history(services: AppContext) -> RoomPage:
    from boggle_desk.views.history.page import HistoryPage

    return HistoryPage(services)


_ALONE = str(QT_TRANSLATE_NOOP("Rooms", "Play &alone"))
_TABLE = str(QT_TRANSLATE_NOOP("Rooms", "From the &table"))
ROOMS: tuple[Room, ...] = (
    Room("play_alone", _ALONE, _play_alone),
    Room("from_the_table", _TABLE, _from_the_table, "score_pad"),
    Room("learn", str(QT_TRANSLATE_NOOP("Rooms", "&Learn")), _learn, "learn", looks_up=True),
    Room("history", str(QT_TRANSLATE_NOOP("Rooms", "H&istory")), _history, "history"),
    Room("boards", _ALONE, _play_alone, part=True),
    Room("practice", _ALONE, partial(_play_alone, way="fresh"), part=True),
    Room("codes", _ALONE, partial(_play_alone, way="own"), part=True),
    Room("score_pad", _TABLE, _from_the_table, part=True),
    Room("paper", _TABLE, partial(_from_the_table, first="print"), part=True),
    Room("real_board", str(QT_TRANSLATE_NOOP("Rooms", "A real &Boggle board")), _real_board, part=True, looks_up=True),
    Room("position", str(QT_TRANSLATE_NOOP("Rooms", "A Scrabble p&osition")), _position, part=True, looks_up=True),
)
"""All rooms, in the order of the first page and the menu; then their parts, by the keys that they always had."""
