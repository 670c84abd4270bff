"""Who played a board: every scored round on it, of all stored games, and nothing of others."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from boggle_desk.engine.boggle.events import LayBoard, Shake, Shaken
from boggle_desk.engine.boggle.known_board import again, board_of_the_day
from boggle_desk.engine.boggle.position import EntryMark, Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.results import BoardKey, BoardResult, key_of, read_days, read_results, streak
from tests.storage.play import EveryOtherWord, next_step, played, presets


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    with closing(GameStore.open(tmp_path / "games.sqlite")) as made:
        yield made


def play_board(store: GameStore, names: tuple[str, ...], rng: Random, first: LayBoard | Shake) -> tuple[int, object]:
    """Store a game of one round that begins with this move; return its number and the last position."""
    rules = replace(presets()["classic"], rounds=1, target=None)
    game = Game(BOGGLE, opening(rules, tuple(Player(name) for name in names)))
    number = store.begin("boggle", game.opening)
    step = game.decide(first, EveryOtherWord(), rng)
    while True:
        store.append(number, len(game.steps), step)
        game.follow(step)
        if game.position.phase is Phase.ENDED:
            return number, game.position
        step = next_step(game, rng, end=0)
        while any(isinstance(event, Shaken) for event in step):
            step = next_step(game, rng, end=0)


def test_every_round_on_the_board_is_found_with_its_points_and_words(store: GameStore, rng: Random) -> None:
    first, position = play_board(store, ("Ann", "Bea"), rng, Shake())
    known = again(position.rules, position.cubes)
    second, later = play_board(store, ("Cem",), rng, known.move)
    for _ in range(4):
        played(store, rng, 60)
    key = key_of(position)
    assert key is not None
    results = read_results(store.reader(), key)
    expected = [(first, seat, position) for seat in range(2)] + [(second, 0, later)]
    assert {(each.game, each.seat, each.points, each.words) for each in results} == {
        (number, seat, end.rounds[-1][seat], sum(e.mark is EntryMark.STANDING for e in end.lists[seat]))
        for number, seat, end in expected
    }
    assert [each.points for each in results] == sorted((each.points for each in results), reverse=True)
    assert {each.name: each.others for each in results} == {"Ann": ("Bea",), "Bea": ("Ann",), "Cem": ()}
    assert all(each.at > 1_000_000_000 and not each.computer for each in results)


def test_other_rules_make_another_board(store: GameStore, rng: Random) -> None:
    _number, position = play_board(store, ("Ann",), rng, Shake())
    key = key_of(position)
    assert key is not None
    assert len(read_results(store.reader(), key)) == 1
    for other in (
        replace(key, counting=replace(key.counting, seconds=120)),
        replace(key, counting=replace(key.counting, minimum_length=4)),
        replace(key, faces=key.faces[::-1]),
    ):
        assert read_results(store.reader(), other) == ()


def test_a_round_that_is_not_scored_has_no_result(store: GameStore, rng: Random) -> None:
    rules = presets()["classic"]
    game = Game(BOGGLE, opening(rules, (Player("Ann"),)))
    number = store.begin("boggle", game.opening)
    step = game.decide(Shake(), EveryOtherWord(), rng)
    store.append(number, 0, step)
    game.follow(step)
    key = key_of(game.position)
    assert key is not None
    assert key_of(game.opening) is None
    assert read_results(store.reader(), key) == ()


def test_damaged_games_and_files_have_no_results(store: GameStore, rng: Random, tmp_path: Path) -> None:
    damaged, position = play_board(store, ("Ann",), rng, Shake())
    play_board(store, ("Bea",), rng, again(position.rules, position.cubes).move)
    key = key_of(position)
    assert key is not None
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection, connection:
        connection.execute("update event set data = '{}' where game = ? and name = 'Scored'", (damaged,))
        connection.execute("insert into event values (?, 900, 0, 1, 'Shaken', 'nothing')", (damaged,))
    assert [each.name for each in read_results(store.reader(), key)] == ["Bea"]
    with closing(GameStore.in_memory()) as nothing:
        assert read_results(nothing.reader(), key) == ()
    assert read_results(lambda: sqlite3.connect(tmp_path / "none" / "none.sqlite"), key) == ()


def test_the_reading_can_be_given_up(store: GameStore, rng: Random) -> None:
    class Enough(Exception):
        """The page is left."""

    def check() -> None:
        raise Enough

    _number, position = play_board(store, ("Ann",), rng, Shake())
    key = key_of(position)
    assert isinstance(key, BoardKey)
    with pytest.raises(Enough):
        read_results(store.reader(), key, check)
    assert all(isinstance(each, BoardResult) for each in read_results(store.reader(), key))


def test_days_in_a_row_end_where_one_is_missing_and_today_may_still_come() -> None:
    today = date(2026, 11, 26)
    days = {today - timedelta(days=back) for back in (1, 2, 3, 5)}
    assert streak(days, today) == 3
    assert streak(days | {today}, today) == 4
    assert streak({today}, today) == 1
    assert streak({today - timedelta(days=2)}, today) == 0


def test_what_somebody_made_on_the_boards_of_the_days_counts_on_its_own_day_only(store: GameStore, rng: Random) -> None:
    """B-31: a board of yesterday that is played today by its code is no day in a row."""
    rules, today = presets()["classic"], date.today()  # noqa: DTZ011  # a local day
    for names, day in ((("Ann", "Bea"), today), (("Ann",), today - timedelta(days=1))):
        known = again(rules, board_of_the_day(rules.cubes, day))
        _number, end = play_board(store, names, rng, known.move)
        if day == today:
            points = end.rounds[-1]
    found = read_days(store.reader(), rules, today)
    assert found == {"ann": {today: points[0]}, "bea": {today: points[1]}}
