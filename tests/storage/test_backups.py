"""Backups take turns, are checked, and bring back what is missing without changing what is here."""

import shutil
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from boggle_desk.engine.flashcards import Subject
from boggle_desk.storage.backups import Backups, BadArchive, kept
from boggle_desk.storage.durable import Brought
from boggle_desk.storage.erasure import erase_game
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.learning import LearningStore
from tests.storage.home import expected, holds, opened, unpack
from tests.storage.play import new_game, next_step, played

NOON = datetime(2026, 11, 22, 12)  # noqa: DTZ001  # backups are named by the time of the place


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    with closing(GameStore.open(tmp_path / "games.sqlite")) as made:
        yield made


@pytest.fixture
def backups(store: GameStore, tmp_path: Path) -> Backups:
    return Backups(tmp_path, store.reader())


def bring(backups: Backups, folder: Path, store: GameStore) -> Brought:
    spare = store.spare_numbers()
    with store.writer() as games:
        return backups.bring_in(folder, games, spare)


def test_a_backup_is_whole_and_made_only_when_something_has_changed(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    number, game = played(store, rng, 20)
    with closing(LearningStore.open(tmp_path / "learning.sqlite")) as learning:
        learning.add("Zoë", ["qi"], [Subject.WORD], 1)
    first = backups.make(now=NOON)
    assert first
    assert (first.games, first.made) == (1, NOON)
    assert backups.make(now=NOON + timedelta(hours=1)) is None
    store.append(number, len(game.steps), next_step(game, rng))
    second = backups.make(now=NOON + timedelta(hours=2))
    assert second
    assert backups.copies() == (second, first)
    assert sorted(path.name for path in second.folder.iterdir()) == ["games.sqlite", "learning.sqlite"]
    with closing(GameStore.open(first.folder / "games.sqlite")) as copy:
        assert copy.load(number).steps == game.steps


def test_what_a_kill_left_is_swept_and_a_folder_that_is_no_backup_is_passed_over(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    played(store, rng, 5)
    half = tmp_path / "backups" / "2026-11-22 11-00-00.part"
    half.mkdir(parents=True)
    (half / "games.sqlite").write_bytes(b"half")
    (tmp_path / "backups" / "mine").mkdir()
    (tmp_path / "backups" / "2026-11-20 11-00-00").mkdir()
    made = backups.make(now=NOON)
    assert not half.exists()
    assert backups.copies() == (made,)


def test_a_backup_that_is_given_up_or_not_whole_leaves_nothing(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    def give_up() -> None:
        raise InterruptedError

    played(store, rng, 5)
    with pytest.raises(InterruptedError):
        backups.make(give_up)
    assert list((tmp_path / "backups").iterdir()) == []


def test_the_latest_stay_and_the_last_of_each_day_and_week() -> None:
    hours = [NOON - timedelta(hours=hour) for hour in range(0, 24 * 60, 5)]
    staying: set[datetime] = set()
    for made in sorted(hours):  # one is made at a time
        staying = kept([*staying, made])
    assert set(hours[:3]) <= staying
    assert len(staying) <= 3 + 7 + 5
    days = {made.date() for made in staying}
    assert {(NOON - timedelta(days=day)).date() for day in range(7)} <= days
    assert min(days) <= (NOON - timedelta(weeks=4)).date()


def test_d3_restoring_brings_back_what_is_missing_and_changes_nothing_else(
    backups: Backups, store: GameStore, rng: Random
) -> None:
    kept_game, _ = played(store, rng, 10)
    lost, lost_game = played(store, rng, 12)
    went_on, going = played(store, rng, 8)
    made = backups.make(now=NOON)
    assert made
    with store.writer() as connection:
        erase_game(connection, lost)
    store.left(lost)
    store.append(went_on, len(going.steps), next_step(going, rng))
    new, _ = played(store, rng, 6)
    before = {each.id: store.load(each.id).steps for each in store.games()}
    assert bring(backups, made.folder, store) == Brought(3, 3, 1)
    after = {each.id: store.load(each.id).steps for each in store.games()}
    assert {number: after[number] for number in before} == before
    (back,) = after.keys() - before.keys()
    assert after[back] == lost_game.steps
    assert bring(backups, made.folder, store) == Brought(3, 3, 0)
    assert played(store, rng, 3)[0] not in after
    assert {kept_game, new} < after.keys()


def test_a_game_that_lost_its_end_comes_back_beside_what_is_left_of_it(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    number, game = played(store, rng, 10)
    made = backups.make(now=NOON)
    assert made
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection, connection:
        connection.execute("delete from event where step > 4")
    assert bring(backups, made.folder, store).added == 1
    steps = {each.id: len(store.load(each.id).steps) for each in store.games()}
    assert sorted(steps.values()) == [5, len(game.steps)]
    assert steps[number] == 5


def test_cards_come_back_and_those_that_are_here_stay(backups: Backups, store: GameStore, tmp_path: Path) -> None:
    path = tmp_path / "learning.sqlite"
    with closing(LearningStore.open(path)) as learning:
        learning.add("Zoë", ["qi", "za"], [Subject.WORD], 1)
    made = backups.make(now=NOON)
    assert made
    with closing(LearningStore.open(path)) as learning:
        learning.forget("Zoë")
        learning.add("Zoë", ["qi"], [Subject.WORD], 9)
    bring(backups, made.folder, store)
    with closing(LearningStore.open(path)) as learning:
        assert [(card.word, card.due) for card in learning.cards("Zoë")] == [("qi", 9), ("za", 1)]


def test_whoever_is_erased_is_in_no_backup_any_more(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    with closing(LearningStore.open(tmp_path / "learning.sqlite")) as learning:
        learning.add("Ben", ["qi"], [Subject.WORD], 1)
    played(store, rng, 5)
    other = store.begin("boggle", new_game("master").opening)
    made = backups.make(now=NOON)
    assert made
    with store.writer() as connection:
        row = connection.execute("select kind, started, opening from game where id = ?", (other,)).fetchone()
    backups.erase_game(*row)
    backups.erase_person("ben")
    assert [copy.games for copy in backups.copies()] == [1]
    assert all(b"Ben" not in path.read_bytes() for path in made.folder.iterdir())
    assert b"Master" not in (made.folder / "games.sqlite").read_bytes()


# ------------------------------------------------------------------------------------------- one file with everything


def test_everything_goes_into_one_file_and_out_of_it(tmp_path: Path) -> None:
    old, new = unpack(tmp_path / "old"), tmp_path / "new"
    new.mkdir()
    archive = tmp_path / "all.zip"
    with closing(GameStore.open(old / "games.sqlite")) as store:
        Backups(old, store.reader()).pack(archive, old / "settings.json")
    with closing(GameStore.open(new / "games.sqlite")) as store:
        into = Backups(new, store.reader())
        with into.unpacked(archive) as folder:
            bring(into, folder, store)
            shutil.copyfile(folder / "settings.json", new / "settings.json")
    want = expected()
    want["learning"]["sighted"] = []  # found again in the games
    assert holds(opened(new), want) == []
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []


@pytest.mark.parametrize("wrong", ["no zip", "empty", "outside", "cut", "bitten"])
def test_a_file_that_is_something_else_is_refused_with_a_reason(backups: Backups, tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "all.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        if wrong != "empty":
            archive.writestr("../games.sqlite" if wrong == "outside" else "games.sqlite", b"x" * 5000)
    if wrong == "no zip":
        path.write_bytes(b"no zip at all")
    if wrong == "bitten":
        path.write_bytes(path.read_bytes()[:45] + b"\xff" * 4 + path.read_bytes()[49:])
    if wrong == "cut":
        path.write_bytes(path.read_bytes()[:60])
    with pytest.raises(BadArchive, match=r"^(It's|There is) .*\.$"), backups.unpacked(path):
        pass


def test_only_files_that_belong_to_it_leave_an_archive(backups: Backups, tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    names = ["games.sqlite", "../evil", "/etc/evil", "presets/boggle/../../evil.toml", "lexica/x.graph", "run.sh"]
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, b"x")
    with backups.unpacked(path) as folder:
        assert [each.name for each in folder.rglob("*")] == ["games.sqlite"]
    assert not list(tmp_path.rglob("*evil*"))
