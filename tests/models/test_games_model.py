"""The stored games as a table: what it shows at once, what it learns later, and games that come from files."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QObject, Qt
from pytestqt.qtbot import QtBot

from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player, SeatGiven
from boggle_desk.models.games_model import GameColumn, GameProgress, GamesModel, ProgressReader
from boggle_desk.storage.games import GameState, GameStore, StoredGame
from tests.storage.play import played
from tests.storage.scrabble_play import scrabble_game


@pytest.fixture
def store() -> Iterator[GameStore]:
    made = GameStore.in_memory()
    yield made
    made.close()


@pytest.fixture
def owner(qapp: object) -> QObject:
    return QObject()


def stored(store: GameStore, game: Game[Any, Any, Any]) -> int:
    """Store a game of Scrabble and return its number."""
    number = store.begin("scrabble", game.opening)
    for place, step in enumerate(game.steps):
        store.append(number, place, step)
    return number


def row(model: GamesModel, place: int) -> list[str]:
    """Return the texts of a row."""
    return [model.index(place, column).data() for column in GameColumn]


def known(qtbot: QtBot, model: GamesModel, store: GameStore, owner: QObject) -> GamesModel:
    """Let the model learn how far all games have come, and return it."""
    model.show_games(store.games())
    reader = ProgressReader(store, owner)
    reader.found.connect(model.show_progress)
    reader.read(model.unknown())
    qtbot.waitUntil(lambda: not model.unknown())
    return model


def test_a_row_says_who_played_how_far_and_how_it_stands(qtbot: QtBot, store: GameStore, owner: QObject) -> None:
    game = scrabble_game(Random(6), 1000, players=2)
    stored(store, game)
    model = known(qtbot, GamesModel(owner), store, owner)
    kind, players, _when, so_far, points, state = row(model, 0)
    assert (kind, players, state) == ("Scrabble: Family", "Zoë Quick, Ben", "finished")
    assert so_far == f"Turn {game.position.turns}"
    marked = game.position.winners
    scores = dict(zip(("Zoë Quick", "Ben"), game.position.scores, strict=True))
    (won,) = [name for seat, name in enumerate(scores) if seat in marked]
    (lost,) = scores.keys() - {won}
    assert points == f"Won: {won} {scores[won]}, {lost} {scores[lost]}"


def test_the_game_played_last_is_the_first(qtbot: QtBot, store: GameStore, owner: QObject) -> None:
    first, _game = played(store, Random(1), 20)
    second = stored(store, scrabble_game(Random(2), 8))
    model = known(qtbot, GamesModel(owner), store, owner)
    assert [model.row_of(second), model.row_of(first), model.row_of(99)] == [0, 1, -1]
    assert row(model, 1)[GameColumn.KIND] == "Boggle: Classic"
    assert row(model, 1)[GameColumn.STATE] == "in progress"


def test_a_screen_reader_hears_the_whole_row(qtbot: QtBot, store: GameStore, owner: QObject) -> None:
    stored(store, scrabble_game(Random(2), 8))
    model = known(qtbot, GamesModel(owner), store, owner)
    text = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text.startswith("Scrabble: Family, Zoë Quick, Ben, Łucja ❤, ")
    assert text.endswith(", in progress")


def test_a_damaged_game_says_so_and_stays_in_the_list(qtbot: QtBot, store: GameStore, owner: QObject) -> None:
    number = stored(store, scrabble_game(Random(2), 8))
    with store.writer() as connection:
        connection.execute("update event set name = 'Nonsense' where game = ? and step = 2", (number,))
    model = known(qtbot, GamesModel(owner), store, owner)
    assert row(model, 0)[GameColumn.PROGRESS] == "damaged"


def test_what_was_learned_of_a_game_that_is_over_is_kept(qtbot: QtBot, store: GameStore, owner: QObject) -> None:
    stored(store, scrabble_game(Random(6), 1000))
    running = stored(store, scrabble_game(Random(2), 8))
    model = known(qtbot, GamesModel(owner), store, owner)
    model.show_games(store.games())
    assert model.unknown() == [running], "a running game may have gone on within the same second"


def test_nothing_is_told_after_the_reader_was_stopped(qtbot: QtBot, store: GameStore, owner: QObject) -> None:
    for seed in range(4):
        stored(store, scrabble_game(Random(seed), 20))
    found: list[tuple[int, GameProgress]] = []
    reader = ProgressReader(store, owner)
    reader.found.connect(lambda number, progress: found.append((number, progress)))
    with qtbot.waitSignal(reader.found):
        reader.read([1, 2, 3, 4])
    reader.stop()
    with qtbot.waitSignal(reader.found):
        reader.read([4])
    assert [number for number, _progress in found] == [1, 4]


def test_rows_have_no_rows_of_their_own(store: GameStore, owner: QObject) -> None:
    stored(store, scrabble_game(Random(2), 8))
    model = GamesModel(owner)
    model.show_games(store.games())
    assert (model.rowCount(), model.rowCount(model.index(0, 0))) == (1, 0)
    assert model.row(QModelIndex()) is None


def test_winners_are_marked() -> None:
    """R-26: and nobody who played alone."""
    model = GamesModel()
    model.show_games([StoredGame(1, "scrabble", 0, 0, GameState.FINISHED, "Ann, Bea")])
    seated = Player("Ann"), Player("Bea"), Player("Cem")
    model.show_progress(1, GameProgress(9, (212, 14, 314), winners=(2,), players=seated))
    assert model.index(0, GameColumn.SCORE).data() == "Won: Cem 314, Ann 212, Bea 14"
    model.show_progress(1, GameProgress(9, (212, 14, 314), players=seated))
    assert model.index(0, GameColumn.SCORE).data() == "Cem 314, Ann 212, Bea 14"
    model.show_progress(1, GameProgress(9, (314,), winners=(0,), players=seated[:1]))
    assert model.index(0, GameColumn.SCORE).data() == "314"


def test_names_and_points_are_those_of_the_seats(qtbot: QtBot, store: GameStore, owner: QObject) -> None:
    """P13: where a seat was given away, there were more names than points beside them."""
    game = scrabble_game(Random(6), 2, players=2)
    number = stored(store, game)
    store.append(number, len(game.steps), (SeatGiven(1, Player("Dee")),))
    model = known(qtbot, GamesModel(owner), store, owner)
    _kind, players, _when, _so_far, points, _state = row(model, 0)
    assert (players, points.count(", "), "Dee" in points) == ("Zoë Quick, Ben → Dee", 1, True)
