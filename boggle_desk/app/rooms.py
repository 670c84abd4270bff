"""The rooms beside the games: their names and pages."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from boggle_desk import paths
from boggle_desk.views.page import RoomPage
from boggle_desk.views.services import AppContext


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
    from boggle_desk.views.scrabble.set_up.position_page import PositionPage

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
    Room("codes", _ALONE, partial(_play_alone, way="own"), part=True),
    Room("score_pad", _TABLE, _from_the_table, part=True),
    Room("paper", _TABLE, partial(_from_the_table, first="print"), part=True),
    Room("real_board", str(QT_TRANSLATE_NOOP("Rooms", "A real &Boggle board")), _real_board, part=True, looks_up=True),
    Room("position", str(QT_TRANSLATE_NOOP("Rooms", "A Scrabble p&osition")), _position, part=True, looks_up=True),
)
"""All rooms in menu order; then their parts."""
