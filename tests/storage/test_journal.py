"""The journal brings commits onto the disk without anybody waiting, and keeps the log short."""

import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boggle_desk.engine.boggle.events import ClockRead
from boggle_desk.storage import durable
from boggle_desk.storage.disk import NoticeKind
from boggle_desk.storage.durable import Journal
from boggle_desk.storage.games import GameState, GameStore
from tests.storage.play import new_game


class Disk:
    """A disk that syncs when it is let, and says how often it did and on which thread."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.free.set()
        self.reached = threading.Event()
        self.threads: list[str] = []
        monkeypatch.setattr(durable, "sync_file", self.sync)

    def sync(self, descriptor: int) -> None:
        self.reached.set()
        assert self.free.wait(60)
        os.fsync(descriptor)
        self.threads.append(threading.current_thread().name)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def journals(monkeypatch: pytest.MonkeyPatch) -> list[Journal]:
    """Return a list that fills with the journals of the stores that are opened."""
    made: list[Journal] = []

    def kept(*arguments: Any) -> Journal:
        made.append(Journal(*arguments))
        return made[-1]

    monkeypatch.setattr(durable, "Journal", kept)
    return made


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def begun(path: Path) -> tuple[GameStore, int]:
    store = GameStore.open(path)
    return store, store.begin("boggle", new_game().opening)


def test_commits_return_while_the_disk_is_stuck_and_are_synced_together(
    path: Path, journals: list[Journal], disk: Disk
) -> None:
    store, number = begun(path)
    journals[-1].flush()
    before = len(disk.threads)
    disk.free.clear()
    disk.reached.clear()
    for step in range(50):
        store.append(number, step, (ClockRead(float(step)),))
    assert disk.reached.wait(60)
    with closing(sqlite3.connect(path)) as other:  # the operating system has them: another program reads them
        assert other.execute("select count(*) from event").fetchone() == (50,)
    assert len(disk.threads) == before
    disk.free.set()
    journals[-1].flush()
    assert before < len(disk.threads) <= before + 3
    assert set(disk.threads) == {"journal"}
    store.close()


def test_closing_waits_for_the_disk(path: Path, journals: list[Journal], disk: Disk) -> None:
    others = set(threading.enumerate())
    store, number = begun(path)
    journals[-1].flush()
    assert "journal" in {thread.name for thread in set(threading.enumerate()) - others}
    before = len(disk.threads)
    store.append(number, 0, (ClockRead(1.0),))
    store.close()
    assert len(disk.threads) > before
    assert "journal" not in {thread.name for thread in set(threading.enumerate()) - others}


def test_a_disk_that_refuses_is_told(path: Path, journals: list[Journal], monkeypatch: pytest.MonkeyPatch) -> None:
    store, _ = begun(path)
    journals[-1].flush()

    def refuse(_descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(durable, "sync_file", refuse)
    store.begin("boggle", new_game().opening)
    journals[-1].flush()
    assert [notice.trouble for notice in store.notices] == [NoticeKind.NOT_STORED]
    store.close()


def _log_size(path: Path) -> int:
    return path.with_name("games.sqlite-wal").stat().st_size


def _events_in_the_database_itself(path: Path, copy: Path) -> int:
    copy.write_bytes(path.read_bytes())  # without the log beside it
    with closing(sqlite3.connect(copy)) as connection:
        return int(connection.execute("select count(*) from event").fetchone()[0])


def _fill(store: GameStore, number: int, rng: Random, steps: range) -> None:
    for step in steps:
        store.append(number, step, (ClockRead(rng.uniform(0, 180)),))


def test_a_long_log_is_folded_when_a_game_ends_and_begun_anew(
    path: Path, tmp_path: Path, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Journal.__init__, "__defaults__", (100_000,))
    store, number = begun(path)
    _fill(store, number, rng, range(60))
    assert _log_size(path) > 100_000
    folded = threading.Event()
    monkeypatch.setattr(durable, "begin_log", lambda own: (_REAL_BEGIN_LOG(own), folded.set()))
    store.give(number, GameState.FINISHED)
    assert folded.wait(60)
    assert _events_in_the_database_itself(path, tmp_path / "copy") == 60
    longest = _log_size(path)
    _fill(store, number, rng, range(60, 70))
    assert _log_size(path) == longest  # the old log is written over from its beginning
    store.close()
    again = GameStore.open(path)
    assert len(again.load(number).steps) == 70
    again.close()


_REAL_BEGIN_LOG = durable.begin_log


def test_a_short_log_is_left_alone(path: Path, journals: list[Journal], tmp_path: Path, rng: Random) -> None:
    store, number = begun(path)
    _fill(store, number, rng, range(10))
    store.give(number, GameState.FINISHED)
    journals[-1].flush()
    assert _events_in_the_database_itself(path, tmp_path / "copy") == 0
    store.close()
    assert _events_in_the_database_itself(path, tmp_path / "copy") == 10


def test_play_goes_on_while_the_log_is_folded(
    path: Path, journals: list[Journal], rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Journal.__init__, "__defaults__", (0,))
    store, number = begun(path)
    for step in range(150):
        journals[-1].rest()
        store.append(number, step, (ClockRead(float(step)),))
    assert store.notices == ()
    store.close()
    again = GameStore.open(path)
    assert [step[0].elapsed for step in again.load(number).steps] == [float(step) for step in range(150)]
    again.close()


def test_a_log_left_by_a_crash_is_folded_at_the_next_start(path: Path, tmp_path: Path, rng: Random) -> None:
    store, number = begun(path)
    _fill(store, number, rng, range(40))
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for file in path.parent.glob("games.sqlite*"):
        (crashed / file.name).write_bytes(file.read_bytes())
    store.close()
    again = GameStore.open(crashed / "games.sqlite")
    assert again.notices == ()
    assert len(again.load(number).steps) == 40
    assert _log_size(crashed / "games.sqlite") < 10_000
    again.close()
