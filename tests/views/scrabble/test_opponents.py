"""Computers at the table: they think in sight, wait for a sign, and can be stopped at any moment."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import QApplication, QPushButton

from boggle_desk.engine.scrabble.events import PlayTiles
from boggle_desk.engine.scrabble.plays import play_of
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.tiles import HIDDEN, Tile
from boggle_desk.models.scrabble import computers
from boggle_desk.settings import Motion, ScrabbleSetup
from boggle_desk.views.page import PageAct
from tests.engine.scrabble.table import all_tiles
from tests.views.scrabble.table_fixtures import (
    Sitting,
    open_desk,
    players_named,
    rules_of,
    scrabble_settings,
    seated,
    wait,
)

pytestmark = pytest.mark.slow

HANDS = ("CATSEIO", "DNSRALU", "TEEMAID")
BAG = "NIGRSTEEAHL"


def at_table(**setup: Any) -> Iterator[Sitting]:
    """Open the program with these choices for the table."""
    with open_desk(scrabble_settings("Ann", **setup)) as opened:
        yield opened


@pytest.fixture
def watching(qapp: QApplication) -> Iterator[Sitting]:
    """Return a program that shows thinking, with motion."""
    yield from at_table(watch=True, look=10)


@pytest.fixture
def waiting(qapp: QApplication) -> Iterator[Sitting]:
    """Return a program in which a computer waits for a sign before it follows another."""
    yield from at_table(wait=True)


def let_computer_think(people: Sitting) -> list[str]:
    """Have Ann play CAT against an expert, with motion; return where will be noted what is seen at each try."""
    people.desk.services.choices.change(motion=Motion.ON)
    people.settle()
    seated(people, "Ann", "expert!", hands=HANDS[:2], bag=BAG)
    seen: list[str] = []
    people.table.opponents.tried.connect(lambda _play: seen.append("".join(people.seen.values())))
    people.write("H8", "CAT")
    people.key(Qt.Key.Key_Return)
    return seen


def test_the_words_that_it_tries_are_seen_on_the_board(watching: Sitting) -> None:
    """P4: they lie there as new tiles, one after the other, and the last one is the play; its rack stays hidden."""
    seen = let_computer_think(watching)
    assert "Expert is thinking…" in watching.said
    wait(watching, lambda: watching.position.turn == 0)
    assert len(seen) > 1
    assert all(len(letters) > 3 for letters in seen)
    assert seen[-1] == "".join(watching.seen.values())
    assert watching.rack.startswith("SEIO")


def test_a_thought_is_shown_when_the_last_tiles_lie_and_the_chosen_play_is_listed(
    watching: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-24: land, pause, think, land; a play that no search told of is listed too, even with few points."""

    def choose(view: Any, _level: Any, _words: Any, _rng: Any, _stop: Any, told: Any, *_more: Any) -> PlayTiles:
        for tiles in ("LARD", "LANDS", "LAUDS", "LURDS", "SURD"):
            told(play_of((number, Tile(letter)) for number, letter in enumerate(tiles, 15 * 8 + 6)))
        return PlayTiles(play_of([(15 * 7 + 10, Tile("S"))]))

    monkeypatch.setattr(computers, "choose", choose)
    watching.desk.services.choices.change(motion=Motion.ON)
    watching.settle()
    seated(watching, "Ann", "expert!", hands=HANDS[:2], bag=BAG)
    table, flying, listed = watching.table, list[bool](), list[str]()
    table.opponents.tried.connect(lambda _play: flying.append(table.flight.seconds_left > 0))
    table.opponents.tried.connect(
        lambda _play: listed.append(" ".join(row.where for row in table.thinking.candidates.rows))
    )
    watching.write("H8", "CAT")
    watching.key(Qt.Key.Key_Return)
    assert table.flight.seconds_left > 0, "the last tiles fly"
    wait(watching, lambda: watching.position.turn == 0)
    assert (len(flying), any(flying)) == (6, False)
    assert "H8" in listed[-1] or "8H" in listed[-1]


def test_computers_think_unseen_unless_somebody_wants_to_watch(qapp: QApplication) -> None:
    """S-24: watching is off as long as nobody has chosen it."""
    assert not ScrabbleSetup().watch


@pytest.mark.parametrize(("watch", "motion"), [(False, Motion.ON), (True, Motion.OFF)])
def test_thinking_is_not_shown_if_nobody_wants_to_see_it(qapp: QApplication, watch: bool, motion: Motion) -> None:
    """P4: with the choice off, and with motion off, the play is made at once."""
    with open_desk(scrabble_settings("Ann", watch=watch)) as people:
        people.desk.services.choices.change(motion=motion)
        people.settle()
        people.desk.begin(rules_of(people, "family", None), players_named("expert!", "Ann"))
        tried: list[Any] = []
        people.table.opponents.tried.connect(tried.append)
        wait(people, lambda: people.position.turn == 1)
        assert tried == []


def test_leaving_in_the_middle_of_thinking_ends_it(watching: Sitting) -> None:
    """P4, P13: nothing goes on behind the first page, and nothing is lost."""
    seen = let_computer_think(watching)
    game = watching.desk.services.store.unfinished()[0].id
    wait(watching, lambda: bool(seen))
    assert watching.position.turn == 1
    watching.desk.go_home()
    assert QThreadPool.globalInstance().waitForDone(60_000)
    watching.settle()
    assert len(watching.desk.services.store.load(game).steps) == 2


def test_a_computer_waits_for_a_sign_before_it_follows_another_p5(waiting: Sitting) -> None:
    """P5: after a person it goes on by itself; Enter is the sign."""
    seated(waiting, "Ann", "beginner!", "expert!", hands=HANDS, bag=BAG)
    waiting.write("H8", "CAT")
    waiting.enter()
    wait(waiting, lambda: waiting.position.turn == 2)
    assert "Ready for Expert?" in waiting.said
    waiting.press("Shuffle")
    assert "Ready for Expert?" in waiting.said
    waiting.settle()
    assert waiting.position.turn == 2
    waiting.tab_to(waiting.button("Ready"))
    waiting.enter()
    wait(waiting, lambda: waiting.position.turn == 0)
    assert waiting.position.turns == 4


def test_after_the_sign_juggling_does_not_ask_for_it_again(waiting: Sitting) -> None:
    """P5, P10."""
    seated(waiting, "Ann", "beginner!", "expert!", hands=HANDS, bag=BAG)
    waiting.write("H8", "CAT")
    waiting.enter()
    wait(waiting, lambda: waiting.table.opponents.waiting)
    waiting.table.opponents.go_on()
    waiting.table.shuffle()
    wait(waiting, lambda: waiting.position.turn == 0)
    assert not waiting.table.opponents.waiting


def test_a_person_may_order_the_rack_while_a_computer_thinks(waiting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """P10: the thinking goes on as it was, and is begun once."""
    begun: list[int | None] = []
    choose = computers.choose

    def noted(view: Any, *more: Any) -> Any:
        begun.append(view.turn)
        assert view.racks[0] == (HIDDEN,) * 7, "a computer is handed no more than its player may see"
        return choose(view, *more)

    monkeypatch.setattr(computers, "choose", noted)
    seated(waiting, "Ann", "expert!", hands=HANDS[:2], bag=BAG)
    waiting.write("H8", "CAT")
    waiting.table.press_main()
    assert waiting.position.turn == 1
    for _ in range(3):
        waiting.table.shuffle()
    wait(waiting, lambda: waiting.position.turn == 0)
    assert begun == [1]


def test_a_window_that_is_put_away_and_brought_back_goes_on(waiting: Sitting) -> None:
    """A computer rests while nobody looks, and thinks anew when the window is there again."""
    seated(waiting, "Ann", "expert!", hands=HANDS[:2], bag=BAG)
    waiting.write("H8", "CAT")
    waiting.table.press_main()
    assert waiting.position.turn == 1
    waiting.desk.window.hide()
    assert QThreadPool.globalInstance().waitForDone(60_000)
    waiting.settle()
    assert waiting.position.turn == 1
    waiting.desk.window.show()
    wait(waiting, lambda: waiting.position.turn == 0)


def test_a_game_of_computers_runs_to_its_end_p1(waiting: Sitting) -> None:
    """S13, S19, P1: four levels among themselves, with the whole set of tiles; the winner is named."""
    setup = replace(waiting.desk.services.choices.settings.scrabble, wait=False)
    waiting.desk.services.choices.change(scrabble=setup)
    seated(waiting, "beginner!", "casual!", "skilled!", "expert!")
    wait_long(waiting, lambda: waiting.phase is Phase.ENDED)
    position = waiting.position
    assert all_tiles(position) == sorted(position.rules.tiles.tiles)
    assert position.winners == tuple(s for s, score in enumerate(position.scores) if score == max(position.scores))
    assert max(position.scores) > 100
    assert "wins by" in waiting.said or "share it" in waiting.said
    assert waiting.can("Home")


def wait_long(people: Sitting, until: Any) -> None:
    """Let a whole game go by, turn for turn."""
    while not until():
        wait(people, partial(lambda turns: until() or people.position.turns > turns, people.position.turns))


@pytest.mark.parametrize("turns", [1, 3, 6])
def test_a_game_of_computers_can_be_left_at_any_moment(waiting: Sitting, turns: int) -> None:
    """P4, P13: by the menu; it waits on the first page and goes on from the same position."""
    setup = replace(waiting.desk.services.choices.settings.scrabble, wait=False)
    waiting.desk.services.choices.change(scrabble=setup)
    seated(waiting, "beginner!", "expert!")
    wait(waiting, lambda: waiting.position.turns >= turns)
    waiting.desk.go_home()
    assert QThreadPool.globalInstance().waitForDone(60_000)
    waiting.settle()
    (game,) = waiting.desk.services.store.unfinished()
    steps = waiting.desk.services.store.load(game.id).steps
    assert len(steps) >= turns
    again = next(b for b in waiting.desk.home.findChildren(QPushButton) if b.text() == "Continue")
    waiting.click(again)
    wait(waiting, lambda: waiting.position.turns > turns + 1 or waiting.phase is Phase.ENDED)
    assert waiting.table.session.steps[: len(steps)] == steps


def test_a_computer_is_watched_with_its_rack_and_hurried(watching: Sitting) -> None:
    """P4: the plays and their points while it thinks, its rack when wanted; Play now ends it."""
    setup = replace(watching.desk.services.choices.settings.scrabble, look=100_000)
    watching.desk.services.choices.change(scrabble=setup)
    let_computer_think(watching)
    wait(watching, watching.table.thinking.isVisible)
    (first,) = watching.table.thinking.candidates.rows
    assert first.points > 0
    assert sorted(watching.rack) != sorted("DNSRALU")
    watching.click(watching.button("Expert's rack"))
    laid = [tile for square, tile in watching.seen.items() if square not in ("H8", "I8", "J8")]
    assert sorted([*watching.rack.replace(".", ""), *laid]) == sorted("DNSRALU"), "no tile is seen twice"
    watching.click(watching.button("Play now"))
    wait(watching, lambda: watching.position.turn == 0)
    watching.table.flight.skip()
    assert not watching.table.thinking.isVisible()
    assert "D" not in watching.rack


def test_nobody_is_watched_in_a_tournament(watching: Sitting) -> None:
    watching.desk.services.choices.change(motion=Motion.ON)
    seated(watching, "Ann", "expert!", hands=HANDS[:2], bag=BAG, preset="tournament_double", at_once=True)
    assert not watching.table.opponents.watched
    assert not watching.table.can_now(PageAct.WATCH_COMPUTERS)
    watching.table.stage.skip()
