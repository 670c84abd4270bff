"""T21: files that go from their place while the game has them open are written anew, and nothing seen is lost."""

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.game import Game
from boggle_desk.engine.house import HouseWord
from boggle_desk.storage.backups import Backups
from boggle_desk.storage.disk import Notice, NoticeKind
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.history import FILE, GameHistory
from boggle_desk.storage.house import house_file
from boggle_desk.storage.learning import LearningStore
from tests.storage.play import next_step, played

GONE = Notice(NoticeKind.GONE, "games.sqlite")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "games.sqlite"


def _remove(path: Path, *endings: str) -> None:
    for ending in endings:
        path.with_name(path.name + ending).unlink()


def _replace(path: Path) -> None:
    _remove(path, "", "-wal", "-shm")
    with closing(GameStore.open(path)) as other:
        played(other, Random(8), 5)


WAYS: dict[str, Callable[[Path], object]] = {
    "the folder is removed": lambda path: shutil.rmtree(path.parent),
    "the folder is moved": lambda path: path.parent.rename(path.parent.with_name("away")),
    "the files are removed": lambda path: _remove(path, "", "-wal", "-shm"),
    "the file is removed": lambda path: _remove(path, ""),
    "the log is removed": lambda path: _remove(path, "-wal"),
    "the file is moved": lambda path: path.rename(path.with_name("old.sqlite")),
    "another program's file": lambda path: (path.unlink(), path.write_bytes(b"something else " * 300)),
    "a folder lies there": lambda path: (path.unlink(), path.mkdir()),
    "other games": _replace,
}


def _on(store: GameStore, number: int, game: Game[Any, Any, Any], rng: Random, steps: int) -> None:
    for _ in range(steps):
        step = next_step(game, rng)
        store.append(number, len(game.steps), step)
        game.follow(step)


@pytest.mark.parametrize("way", WAYS)
def test_t21_what_goes_while_one_plays_is_said_and_written_anew(path: Path, rng: Random, way: str) -> None:
    store = GameStore.open(path)
    first, _ = played(store, rng, 9)
    number, game = played(store, rng, 5)
    told: list[Notice] = []
    store.told = told.append
    WAYS[way](path)
    _on(store, number, game, rng, 1)
    assert told == [GONE]
    assert store.notices == (GONE,)
    assert store.forgets
    assert store.load(number).steps == game.steps
    _on(store, number, game, rng, 4)
    if way == "a folder lies there":
        assert not store.try_again()
        assert told == [GONE, Notice(NoticeKind.NOT_STORED, "games.sqlite")]
        path.rmdir()
    assert store.try_again()
    assert store.notices == ()
    assert told[-1] == Notice(NoticeKind.STORED_AGAIN, "games.sqlite")
    with closing(store.reader()()) as reader:
        assert reader.execute("select count(*) from event where game = ?", (number,)).fetchone()[0] > 9
    _on(store, number, game, rng, 3)
    store.close()
    with closing(GameStore.open(path)) as again:
        assert again.notices == ()
        assert again.load(number).steps == game.steps
        assert len(again.load(first).steps) == 9
        assert len(again.games()) == (3 if way == "other games" else 2)
    if "removed" not in way and "folder" not in way:
        assert len(list(path.parent.iterdir())) > 1, "what lay there is kept"


@pytest.mark.parametrize("way", [way for way in WAYS if way != "a folder lies there"])
def test_t21_what_goes_at_rest_is_written_anew_at_the_end(path: Path, rng: Random, way: str) -> None:
    store = GameStore.open(path)
    number, game = played(store, rng, 5)
    WAYS[way](path)
    with closing(store.reader()()) as reader:  # as History asks
        assert reader.execute("select count(distinct step) from event where game = ?", (number,)).fetchone() == (5,)
    store.close()
    with closing(GameStore.open(path)) as again:
        assert again.load(number).steps == game.steps


def test_t21_a_folder_that_comes_back_has_what_was_played_meanwhile(path: Path, rng: Random) -> None:
    store = GameStore.open(path)
    number, game = played(store, rng, 5)
    away = path.parent.rename(path.parent.with_name("away"))
    _on(store, number, game, rng, 2)
    assert store.has_gone() is False
    with store.writer() as connection:
        assert connection.execute("select count(*) from game").fetchone() == (1,)
    _on(store, number, game, rng, 2)
    assert not path.parent.exists()
    away.rename(path.parent)
    _on(store, number, game, rng, 2)
    assert not store.forgets
    store.close()
    assert {each.name for each in path.parent.iterdir()} == {path.name}
    with closing(GameStore.open(path)) as again:
        assert again.load(number).steps == game.steps


def test_t21_nothing_is_written_anew_while_all_is_well(path: Path, rng: Random) -> None:
    store = GameStore.open(path)
    told: list[Notice] = []
    store.told = told.append
    number, game = played(store, rng, 5)
    with closing(store.reader()()) as reader:
        reader.execute("select count(*) from event").fetchone()
    with store.writer() as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    _on(store, number, game, rng, 2)
    assert (store.try_again(), store.has_gone(), told) == (True, False, [])
    store.close()


def test_t21_cards_history_house_words_and_backups_come_again(path: Path, rng: Random) -> None:
    folder = path.parent
    store = GameStore.open(path)
    number, _game = played(store, rng, 12)
    history = GameHistory.open(store)
    learning = LearningStore.open(folder / "learning.sqlite")
    learning.add("Ann", ["qi"], [CardKind.WORD], 1)
    told: list[Notice] = []
    house = house_file(folder, told.append)
    house.save((HouseWord("zen", "en", True, "Ann"),))
    backups = Backups(folder, store.reader())
    assert backups.make()
    shutil.rmtree(folder)
    learning.add("Ann", ["za"], [CardKind.WORD], 1)
    assert [each.trouble for each in learning.notices] == [NoticeKind.GONE]
    house.try_again()
    house.flush()
    assert told == [Notice(NoticeKind.GONE, "house.json")]
    assert not backups.are_there()
    assert store.try_again()
    assert learning.try_again()
    assert backups.make()
    history.update()
    assert (folder / FILE).exists()
    history.close()
    learning.close()
    store.close()
    assert [each.word for each in house_file(folder).load()[0]] == ["zen"]
    with closing(LearningStore.open(folder / "learning.sqlite")) as again:
        assert [card.word for card in again.cards("Ann")] == ["qi", "za"]
        assert again.notices == ()
    with closing(GameStore.open(path)) as games:
        assert [each.id for each in games.games()] == [number]
