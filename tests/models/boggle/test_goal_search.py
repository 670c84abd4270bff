"""The goal words of a board are noted as soon as its cubes lie still, and once."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QThreadPool
from pytestqt.qtbot import QtBot

from boggle_desk.engine.boggle.events import BeginSearch, GoalSet, SetGoal, Shake, Shaken
from boggle_desk.engine.boggle.position import opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.models.boggle.board_search import GoalSearch
from boggle_desk.models.session import GameSession
from boggle_desk.storage.lexica import open_shipped
from tests.engine.boggle.table import FACES, PRESETS, lying, rules_for
from tests.models.nowhere import Nowhere

ENGLISH = open_shipped()
PATIENCE = 60_000


class Sitting:
    """A game whose goal words are looked for."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.session = GameSession(game, ENGLISH, Random(3), Nowhere())
        self.refused: list[Any] = []
        self.session.refused.connect(self.refused.append)
        self.search = GoalSearch(self.session, ENGLISH)

    @property
    def goals(self) -> list[GoalSet]:
        """What was noted."""
        return [event for step in self.session.steps for event in step if isinstance(event, GoalSet)]


Sit = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    made: list[Sitting] = []

    def seat(*events: Any, **changes: Any) -> Sitting:
        rules = replace(rules_for(FACES, 4, 4, writing=Writing.SCREEN, goal=50), **changes)
        game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules, (Player("Ann"),)))
        if events:
            game.follow(events)
        made.append(Sitting(game))
        return made[-1]

    yield seat
    for sitting in made:
        sitting.search.stop()
    QThreadPool.globalInstance().waitForDone(PATIENCE)


def test_b31_the_words_are_there_when_the_dome_is_lifted(sit: Sit, qtbot: QtBot) -> None:
    table = sit()
    assert not table.search.running
    with qtbot.waitSignal(table.session.stepped, check_params_cb=lambda: bool(table.goals)):
        table.session.submit(Shake())
    (noted,) = table.goals
    words = noted.words
    assert len(words) > 3
    assert [ENGLISH.commonness(word) for word in words] == sorted(ENGLISH.commonness(word) for word in words)
    assert all(ENGLISH.is_everyday(word) for word in words)
    assert table.refused == []


def test_a_game_that_was_cut_off_before_has_them_looked_for_when_it_is_taken_up(sit: Sit, qtbot: QtBot) -> None:
    table = sit(Shaken(lying(FACES)), goal_words=Vocabulary.SIMPLE)
    qtbot.waitUntil(lambda: bool(table.goals))
    assert {"soil", "oil", "lit"} & set(table.goals[0].words)
    assert all(ENGLISH.commonness(word) <= 1 for word in table.goals[0].words)
    again = Sitting(Game(BOGGLE, table.session.opening, table.session.steps))
    assert not again.search.running


def test_where_nobody_needs_them_no_board_is_searched(sit: Sit) -> None:
    table = sit(Shaken(lying(FACES)), goal=None)
    assert not table.search.running
    table.session.submit(BeginSearch())
    assert not table.search.running


def test_another_shake_drops_the_search_of_the_first_board(sit: Sit, qtbot: QtBot) -> None:
    table = sit()
    table.session.submit(Shake())
    table.session.submit(Shake())
    qtbot.waitUntil(lambda: not table.search.running)
    assert len(table.goals) == 1
    assert table.refused == []
    board = table.session.position.board
    assert all(board.path(word) for word in table.goals[0].words)


@pytest.mark.parametrize("preset", ["classic", "master", "super"])
def test_the_referee_agrees_with_every_word_of_real_boards(sit: Sit, qtbot: QtBot, preset: str) -> None:
    table = sit(cubes=PRESETS[preset].cubes, minimum_length=PRESETS[preset].minimum_length)
    table.session.submit(Shake())
    qtbot.waitUntil(lambda: bool(table.goals) or bool(table.refused))
    assert table.refused == []
    assert not table.session.submit(SetGoal(("x",), ((0,),)))
