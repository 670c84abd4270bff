"""A walk through what the window can show, for tests that look through each page: rooms with their tabs, saved games,
side windows, and what comes up while Boggle and Scrabble are played. Each page is told by its name while it is shown.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget

from boggle_desk.app.pages import ROOMS
from boggle_desk.storage.games import GameState
from boggle_desk.storage.kinds import KINDS
from boggle_desk.views.history.history_page import HistoryPage
from tests.views.boggle import table_fixtures as boggle
from tests.views.boggle import table_stages as boggle_stages
from tests.views.scrabble import table_fixtures as scrabble
from tests.views.scrabble import table_stages as scrabble_stages

Visit = Callable[[str], object]


def rest(people: boggle.Sitting) -> None:
    """Let all be found that the page looks up."""
    people.settle()
    people.wait(lambda: not QThreadPool.globalInstance().activeThreadCount())
    people.settle()


def _tabs(people: boggle.Sitting, page: QWidget | None, name: str, visit: Visit) -> None:
    visit(name)
    for tabs in page.findChildren(QTabWidget) if page else ():
        for place in range(1, tabs.count()):
            tabs.setCurrentIndex(place)
            rest(people)
            visit(f"{name} {place}")


def begin(people: boggle.Sitting, visit: Visit) -> None:
    """Open Home and each set-up."""
    desk = people.desk
    desk.services.history.refresh()
    people.wait(lambda: not desk.services.history.busy)
    desk.go_home()
    rest(people)
    visit("home")
    for kind in ("boggle", "scrabble", "duplicate"):
        desk.new_table(kind)
        rest(people)
        visit(f"new {kind}")


def rooms(people: boggle.Sitting, visit: Visit) -> None:
    """Open the games that close the dictionary at their tables, and each room with its tabs."""
    desk, store = people.desk, people.desk.services.store
    for game in store.unfinished():
        if KINDS[game.kind].closes_words(store.load(game.id).position):
            desk.resume(game.id)
            visit(f"{game.kind} {game.id} closed")
            desk.go_home()
    for room in ROOMS:
        desk.show_room(room.key)
        people.wait(lambda: desk.room is not None)
        rest(people)
        if isinstance(desk.room, HistoryPage):  # its tabs are behind the album
            visit("history album")
            desk.room.figures.click()
            rest(people)
        _tabs(people, desk.room, room.key, visit)


def saved(people: boggle.Sitting, visit: Visit, each: bool = True) -> None:
    """Open the list of saved games, and each of them or one of each kind: to be played on, or to be leafed through."""
    desk, seen = people.desk, set[tuple[str, bool]]()
    desk.show_games()
    rest(people)
    visit("games")
    for game in desk.services.store.games():
        kind = game.kind, game.state is GameState.RUNNING
        if kind in seen and not each:
            continue
        seen.add(kind)
        if game.state is GameState.RUNNING:
            desk.resume(game.id)
            visit(f"{game.kind} {game.id}")
            continue
        desk.show_games()
        assert desk.games
        desk.games.open_game(game.id)
        people.wait(lambda: desk.viewer is not None)
        visit(f"{game.kind} {game.id} seen")


def side_windows(people: boggle.Sitting, visit: Visit) -> None:
    """Open each side window over Home, with its tabs."""
    desk = people.desk
    desk.go_home()
    for name in ("settings", "help", "lexica", "about", "print", "words"):
        desk.look_up("HOUSE") if name == "words" else getattr(desk, f"show_{name}")()
        people.wait(lambda: QApplication.activeModalWidget() is not None)
        dialog = QApplication.activeModalWidget()
        rest(people)
        _tabs(people, dialog, name, visit)
        dialog.close()
        people.wait(lambda: QApplication.activeModalWidget() is None)
    desk.window.activateWindow()
    people.wait(desk.window.isActiveWindow)


def boggle_play(people: scrabble.Sitting, visit: Visit, stages: Iterable[str]) -> None:
    """Play Boggle up to each of these stages."""
    players = boggle.Sitting(people.desk, people.ask, people.hands)
    for stage in stages:
        people.rng.seed(boggle.SEED)
        boggle_stages.STAGES[stage](players)
        players.settle()
        visit(stage)


def scrabble_play(people: scrabble.Sitting, visit: Visit, stages: Iterable[str]) -> None:
    """Play Scrabble up to each of these stages."""
    for stage in stages:
        people.rng.seed(scrabble.SEED)
        scrabble_stages.STAGES[stage](people)
        people.settle()
        visit(f"scrabble {stage}")
