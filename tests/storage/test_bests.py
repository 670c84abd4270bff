"""The best of one's own practice is found again among the stored games."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boggle_desk.engine.boggle.events import (
    BeginSearch,
    EndSearch,
    ReadClock,
    SetGoal,
    Shaken,
    TakeHint,
    WriteWord,
)
from boggle_desk.engine.boggle.position import opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import BoggleRules, Judging, Writing
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.storage.durable import connect
from boggle_desk.storage.games import GAMES, GameStore
from boggle_desk.storage.results import best, practised
from tests.engine.boggle.table import FACES, WORDS, lying, rules_for

GOAL = SetGoal(("lit", "soil", "toil"), ((4, 5, 6), (0, 1, 5, 4), (6, 1, 5, 4)))


def rules(**changes: Any) -> BoggleRules:
    """Return the rules of a practice on the known board."""
    usual: dict[str, Any] = {"writing": Writing.SCREEN, "judging": Judging.AT_ONCE, "target": None, "rounds": 1}
    usual |= {"practice": True, "goal": 60, "untimed": True}
    return rules_for(FACES, 4, 4, **(usual | changes))


class Shelf:
    """A store with games of practice."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.store = GameStore.open(path) if path else GameStore.in_memory()

    def play(self, *words: tuple[str, float], asked: int = 0, players: tuple[Player, ...] = (), **changes: Any) -> int:
        """Store a practice in which these words were written in these seconds; return its number."""
        seated = players or (Player("Ann"),)
        game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules(hints=bool(asked), **changes), seated))
        number = self.store.begin("boggle", game.opening)
        game.follow((Shaken(lying(FACES)),))
        goal = [GOAL] if game.position.rules.seeks_words else []
        for move in (*goal, BeginSearch(), *[TakeHint(0)] * asked):
            game.play(move, WORDS, Random(1))
        for word, at in words:
            game.play(WriteWord(0, word, at), WORDS, Random(1))
        game.play(EndSearch(), WORDS, Random(1))
        for step, events in enumerate(game.steps):
            self.store.append(number, step, events)
        return number

    def found(self, players: tuple[Player, ...] = (Player("Ann"),), **changes: Any) -> list[int]:
        """Return the numbers of the games that compare."""
        return [each.game for each in practised(self.store.reader(), opening(rules(**changes), players))]


@pytest.fixture(params=["file", "memory"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Shelf]:
    made = Shelf(tmp_path / "games.sqlite" if request.param == "file" else None)
    yield made
    made.store.close()


QUICK, SLOW, LEFT = ("lit", 4.0), ("soil", 31.5), ("mat", 40.0)


def test_b31_only_results_under_the_same_rules_compare(shelf: Shelf) -> None:
    same = [shelf.play(QUICK, SLOW), shelf.play(QUICK, asked=1)]
    shelf.play(QUICK, SLOW, goal=100)
    shelf.play(QUICK, SLOW, untimed=False)
    shelf.play(QUICK, SLOW, minimum_length=2)
    shelf.play(QUICK, SLOW, practice=False)
    shelf.play(QUICK, SLOW, players=(Player("Bea"),))
    same.append(shelf.play(QUICK, players=(Player(" ann"),)))
    assert shelf.found() == same[::-1]


def test_b31_a_rival_makes_it_another_practice(shelf: Shelf) -> None:
    beside = (Player("Ann"), Player("Robot", "child"))
    number = shelf.play(QUICK, players=beside)
    assert shelf.found() == []
    assert shelf.found(beside) == [number]


def test_b31_the_best_is_the_quickest_without_hints(shelf: Shelf) -> None:
    numbers = [
        shelf.play(QUICK, ("soil", 50.0)),
        shelf.play(QUICK, SLOW),
        shelf.play(("soil", 3.0), ("lit", 5.0), asked=2),
        shelf.play(QUICK, LEFT),
        shelf.play(QUICK, SLOW),
    ]
    found = practised(shelf.store.reader(), opening(rules(), (Player("Ann"),)))
    assert [each.result.at for each in found] == [31.5, None, 5.0, 31.5, 50.0]
    chosen = best(found)
    assert chosen is not None
    assert chosen.game == numbers[1], "of equal ones the first"
    assert best([each for each in found if each.result.hints]) is None


def test_without_a_goal_most_points_are_best(shelf: Shelf) -> None:
    plain: dict[str, Any] = {"goal": None, "untimed": False}
    shelf.play(QUICK, **plain)
    most = shelf.play(QUICK, SLOW, **plain)
    found = practised(shelf.store.reader(), opening(rules(**plain), (Player("Ann"),)))
    chosen = best(found)
    assert chosen is not None
    assert (chosen.game, chosen.result.points) == (most, 2)


def test_a_damaged_game_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    shelf = Shelf(path)
    damaged, whole = shelf.play(QUICK), shelf.play(QUICK)
    shelf.store.close()
    connection = connect(path, GAMES)
    connection.execute("update event set data = '{}' where game = ? and name = 'Wrote'", (damaged,))
    connection.close()
    store = GameStore.open(path)
    assert [each.game for each in practised(store.reader(), opening(rules(), (Player("Ann"),)))] == [whole]
    store.close()


def test_the_search_can_be_given_up(shelf: Shelf) -> None:
    shelf.play(QUICK)

    def give_up() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        practised(shelf.store.reader(), opening(rules(), (Player("Ann"),)), give_up)


def test_games_stored_before_there_was_practice_do_not_matter(shelf: Shelf) -> None:
    shelf.play(QUICK, SLOW, practice=False, goal=None, untimed=False)
    assert shelf.found() == []
    assert replace(rules(), practice=False).seeks_words


def test_an_untimed_search_that_was_left_has_no_result_yet(shelf: Shelf) -> None:
    game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules(), (Player("Ann"),)))
    number = shelf.store.begin("boggle", game.opening)
    for move in (BeginSearch(), ReadClock(30.0)):
        if not game.steps:
            game.follow((Shaken(lying(FACES)),))
        game.play(move, WORDS, Random(1))
    for step, events in enumerate(game.steps):
        shelf.store.append(number, step, events)
    assert shelf.found() == []
