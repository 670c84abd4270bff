"""Practice on the boards that the tests know."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from boggle_desk.engine.boggle.goals import progress
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.rules import BoggleRules, Judging, Writing
from boggle_desk.engine.players import Player
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.views.boggle.panels.search_panel import SearchPanel
from boggle_desk.views.play_alone_page import PlayAlonePage
from tests.views.boggle.table_fixtures import Sitting, on_screen, seated


def room(people: Sitting) -> PlayAlonePage:
    """Return the page in front, on which practice is set up."""
    page = people.desk.room
    assert isinstance(page, PlayAlonePage)
    assert people.desk.window.pages.currentWidget() is page
    return page


def room_entry(people: Sitting) -> tuple[QMenu, QAction]:
    """Return the open menu of Home's other tools, and the entry in it that leads there."""
    menu = people.desk.home.tools
    people.wait(menu.isActiveWindow)
    return menu, next(entry for entry in menu.actions() if entry.text() == "Play &alone")


def practice(people: Sitting, *rivals: Player, **changes: Any) -> Sitting:
    """Seat Ann at a practice for a quarter of the simple words, without a clock, without going through the page."""
    usual: dict[str, Any] = {
        "practice": True,
        "key": "practice",
        "untimed": True,
        "goal": 25,
        "goal_words": Vocabulary.SIMPLE,
        "hints": True,
        "judging": Judging.AT_ONCE,
        "target": None,
        "rounds": 1,
    }
    if rivals:
        seated(people, "Ann", writing=Writing.SCREEN, **(usual | changes))
        people.desk.begin(people.position.rules, (Player("Ann"), *rivals))
    else:
        on_screen(people, "Ann", **(usual | changes))
    return people


def begin_search(people: Sitting) -> SearchPanel:
    """Shake, lift the dome, and wait for the goal words; return the panel beside the board."""
    people.hold(Qt.Key.Key_Space)
    people.settle()
    rules: BoggleRules = people.position.rules
    people.wait(lambda: bool(people.position.goal_words) or not rules.seeks_words)
    people.enter()
    people.settle()
    assert people.phase is Phase.SEARCH
    return people.table.search_panel


def goal_of(people: Sitting) -> tuple[int, int]:
    """Return how many goal words the board has, and how many of them are needed."""
    made = progress(people.position, 0)
    return made.words, made.needed or 0


def reach_goal(people: Sitting, seconds: float = 3.0) -> None:
    """Write the words that reach the goal in the order of hints, one every few seconds."""
    for word in people.position.goal_words[: goal_of(people)[1]]:
        people.run(seconds)
        people.enter(word)
    assert people.phase is Phase.REACHED, progress(people.position, 0)
