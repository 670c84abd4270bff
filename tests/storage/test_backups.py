"""Backups take turns, are checked, and bring back what is missing without changing what is here."""

import os
import shutil
import sqlite3
import struct
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.game import Game
from boggle_desk.engine.stopping import Stopped
from boggle_desk.storage import durable
from boggle_desk.storage.backups import ArchiveFault, Backups, BadArchive, Copy, kept
from boggle_desk.storage.disk import NotAFile
from boggle_desk.storage.durable import MergeCount
from boggle_desk.storage.erasure import Erasure, erase_game, erase_person
from boggle_desk.storage.games import GameState, GameStore
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


def bring(backups: Backups, folder: Path, store: GameStore) -> MergeCount:
    spare = store.spare_numbers()
    with store.writer() as games:
        return backups.bring_in(folder, games, spare)


def test_a_backup_is_whole_and_made_only_when_something_has_changed(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    number, game = played(store, rng, 20)
    with closing(LearningStore.open(tmp_path / "learning.sqlite")) as learning:
        learning.add("Zoë", ["qi"], [CardKind.WORD], 1)
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


def latest_first(copies: tuple[Copy, ...]) -> list[Copy]:
    return sorted(set(copies), key=lambda copy: copy.number, reverse=True)


def test_a_clock_that_is_set_back_costs_no_copy(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    """T4: forty evenings of copies, then the clock says 2000."""
    (tmp_path / "backups" / "2026-10-01 20-00-00").mkdir(parents=True)
    played(store, rng, 2)
    made = backups.make(now=NOON - timedelta(days=41))
    assert made
    shutil.copytree(made.folder, tmp_path / "backups" / "2026-10-01 20-00-00", dirs_exist_ok=True)
    days = [NOON + timedelta(days=day) for day in range(-40, 0)]
    days += [datetime(2000, 1, 1) + timedelta(days=day) for day in range(31)]  # noqa: DTZ001  # as above
    for day in days:
        number, _game = played(store, rng, 2)
        copy = backups.make(now=day)
        assert copy
        assert backups.copies()[0] == copy
        with closing(sqlite3.connect(copy.folder / "games.sqlite")) as connection:
            assert connection.execute("select max(id) from game").fetchone()[0] == number
    assert {copy.made.year for copy in backups.copies()} == {2000}
    assert not backups.is_overdue(days[-1] + timedelta(days=6))
    assert backups.is_overdue(days[-1] + timedelta(days=7))
    assert backups.is_overdue(NOON)


def test_the_first_copies_had_no_number_and_count_as_older(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    played(store, rng, 2)
    made = backups.make(now=NOON)
    assert made
    old = made.folder.with_name("2026-11-23 12-00-00")
    made.folder.rename(old)
    played(store, rng, 2)
    again = backups.make(now=NOON)
    assert again
    assert [copy.folder for copy in backups.copies()] == [again.folder, old]
    assert again.folder.name == "2026-11-22 12-00-00 1"


def test_games_that_the_latest_copy_has_and_we_no_longer_are_told(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    assert backups.missing() == 0
    first, _game = played(store, rng, 2)
    played(store, rng, 2)
    store.begin("boggle", new_game().opening)
    backups.make(now=NOON)
    assert backups.missing() == 0
    with store.writer() as connection:
        erase_game(connection, first)
    assert backups.missing() == 1


def test_the_latest_stay_and_the_last_of_each_day_and_week() -> None:
    hours = [NOON - timedelta(hours=hour) for hour in range(0, 24 * 60, 5)]
    copies: tuple[Copy, ...] = ()
    for number, made in enumerate(sorted(hours)):  # one is made at a time
        copies = kept([Copy(Path(), made, 0, number), *(each for each in latest_first(copies))])
    staying = {copy.made for copy in copies}
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
    assert bring(backups, made.folder, store) == MergeCount(3, 3, 1)
    after = {each.id: store.load(each.id).steps for each in store.games()}
    assert {number: after[number] for number in before} == before
    (back,) = after.keys() - before.keys()
    assert after[back] == lost_game.steps
    assert bring(backups, made.folder, store) == MergeCount(3, 3, 0)
    assert played(store, rng, 3)[0] not in after
    assert {kept_game, new} < after.keys()


def test_a_game_that_lost_its_end_comes_back_beside_what_is_left_of_it(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    number, game = played(store, rng, 10)
    store.give(number, GameState.FINISHED)
    made = backups.make(now=NOON)
    assert made
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection, connection:
        connection.execute("delete from event where step > 4")
    assert [bring(backups, made.folder, store).added for _time in range(2)] == [1, 0]
    steps = {each.id: len(store.load(each.id).steps) for each in store.games()}
    assert sorted(steps.values()) == [5, len(game.steps)]
    assert steps[number] == 5


def test_turns_taken_back_and_played_otherwise_since_a_copy_never_double_a_game(
    backups: Backups, store: GameStore, rng: Random
) -> None:
    number, game = played(store, rng, 10)
    made = backups.make(now=NOON)
    assert made
    for step in (9, 8, 7):
        store.retract(number, step)
    assert bring(backups, made.folder, store) == MergeCount(1, 1, 0)
    shorter = Game(game.logic, game.opening, game.steps[:7])
    store.append(number, 7, next_step(shorter, Random(99)))
    assert bring(backups, made.folder, store) == MergeCount(1, 1, 0)
    assert [len(store.load(each.id).steps) for each in store.games()] == [8]


@pytest.mark.parametrize("old", [True, False], ids=["from before there were numbers", "of today"])
def test_an_erased_person_does_not_come_back_with_a_file_of_before(tmp_path: Path, old: bool) -> None:
    home, archive = unpack(tmp_path / "home"), tmp_path / "all.zip"
    if old:
        with zipfile.ZipFile(archive, "w") as packed:
            packed.write(home / "games.sqlite", "games.sqlite")
            packed.write(home / "learning.sqlite", "learning.sqlite")
    with closing(GameStore.open(home / "games.sqlite")) as store:
        backups = Backups(home, store.reader())
        if not old:
            backups.pack(archive, home / "settings.json")
        with store.writer() as connection:
            assert erase_person(connection, "ben")
        with closing(LearningStore.open(home / "learning.sqlite")) as learning:
            learning.forget("Ben")
        titles = [game.title for game in store.games()]
        with backups.unpacked(archive) as folder:
            assert bring(backups, folder, store).added == 0
        assert [game.title for game in store.games()] == titles
    with closing(LearningStore.open(home / "learning.sqlite")) as learning:
        assert learning.people() == ("Zoë",)


def test_cards_come_back_and_those_that_are_here_stay(backups: Backups, store: GameStore, tmp_path: Path) -> None:
    path = tmp_path / "learning.sqlite"
    with closing(LearningStore.open(path)) as learning:
        learning.add("Zoë", ["qi", "za"], [CardKind.WORD], 1)
    made = backups.make(now=NOON)
    assert made
    with closing(LearningStore.open(path)) as learning:
        learning.forget("Zoë")
        learning.add("Zoë", ["qi"], [CardKind.WORD], 9)
    bring(backups, made.folder, store)
    with closing(LearningStore.open(path)) as learning:
        assert [(card.word, card.due) for card in learning.cards("Zoë")] == [("qi", 9), ("za", 1)]


def test_whoever_is_erased_is_in_no_backup_any_more(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    with closing(LearningStore.open(tmp_path / "learning.sqlite")) as learning:
        learning.add("Ben", ["qi"], [CardKind.WORD], 1)
    played(store, rng, 5)
    other = store.begin("boggle", new_game("master").opening)
    made = backups.make(now=NOON)
    assert made
    with store.writer() as connection:
        (lasting,) = connection.execute("select number from identity where game = ?", (other,)).fetchone()
    backups.erase_from_copies(Erasure(game=lasting))
    backups.erase_from_copies(Erasure(person="ben"))
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


@pytest.mark.parametrize("wrong", ["no zip", "empty", "outside", "cut", "bitten", "no database"])
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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_t26_what_is_no_file_is_neither_waited_for_nor_read_without_end(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    played(store, rng, 5)
    made = backups.make(now=NOON)
    pipe, endless = tmp_path / "pipe.zip", tmp_path / "endless.zip"
    os.mkfifo(pipe)
    endless.symlink_to("/dev/zero")
    for path in (pipe, endless):
        with pytest.raises(NotAFile), backups.unpacked(path):
            pass
    strange = tmp_path / "backups" / "2026-11-23 12-00-00 7"
    strange.mkdir()
    os.mkfifo(strange / "games.sqlite")
    assert made
    assert backups.copies() == (made,)
    with pytest.raises(NotAFile):
        bring(backups, strange, store)
    (tmp_path / "settings.json").symlink_to("/dev/zero")
    os.mkfifo(tmp_path / "house.json")
    backups.pack(tmp_path / "all.zip", tmp_path / "settings.json")
    with zipfile.ZipFile(tmp_path / "all.zip") as packed:
        assert packed.namelist() == ["games.sqlite"]


def test_only_files_that_belong_to_it_leave_an_archive(backups: Backups, store: GameStore, tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    backups.pack(path, tmp_path / "settings.json")
    names = ["../evil", "/etc/evil", "presets/boggle/../../evil.toml", "lexica/x.graph", "run.sh"]
    with zipfile.ZipFile(path, "a") as archive:
        for name in names:
            archive.writestr(name, b"x")
    with backups.unpacked(path) as folder:
        assert [each.name for each in folder.rglob("*")] == ["games.sqlite"]
    assert not list(tmp_path.rglob("*evil*"))


ENDLESS = "with recursive n(i) as (select 1 union all select i + 1 from n)"
HOSTILE: dict[str, tuple[ArchiveFault, Callable[[sqlite3.Connection], object]]] = {
    "an endless view": (
        ArchiveFault.NOT_OURS,
        lambda made: made.executescript(
            f"drop table event; create view event as {ENDLESS} "
            "select i game, 0 step, 0 place, 0 at, '' name, '' data from n"
        ),
    ),
    "a view beside": (ArchiveFault.NOT_OURS, lambda made: made.execute("create view more as select 1")),
    "a trigger": (
        ArchiveFault.NOT_OURS,
        lambda made: made.execute("create trigger t after insert on game begin delete from event; end"),
    ),
    "a virtual table": (
        ArchiveFault.NOT_OURS,
        lambda made: made.executescript("drop table event; create virtual table event using fts5(game, step)"),
    ),
    "a table beside": (ArchiveFault.NOT_OURS, lambda made: made.execute("create table more (x)")),
    "other columns": (
        ArchiveFault.NOT_OURS,
        lambda made: made.executescript("drop table event; create table event (game, step, place, at, name, data)"),
    ),
    "another program's": (ArchiveFault.NOT_OURS, lambda made: made.execute("pragma application_id = 5")),
    "a newer version's": (ArchiveFault.NEWER, lambda made: made.execute("pragma user_version = 99")),
}


def archive_with(backups: Backups, path: Path, act: Callable[[sqlite3.Connection], object]) -> None:
    """Write a file with everything whose games were changed by somebody."""
    backups.pack(path, path.with_name("settings.json"))
    with zipfile.ZipFile(path) as archive:
        archive.extract("games.sqlite", path.parent / "evil")
    database = path.parent / "evil" / "games.sqlite"
    with closing(sqlite3.connect(database)) as connection, connection:
        act(connection)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(database, "games.sqlite")


@pytest.mark.parametrize("evil", HOSTILE)
def test_t3_a_database_that_is_not_ours_is_refused_before_it_is_read(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random, evil: str
) -> None:
    played(store, rng, 2)
    fault, act = HOSTILE[evil]
    archive_with(backups, tmp_path / "all.zip", act)
    with pytest.raises(BadArchive) as caught, backups.unpacked(tmp_path / "all.zip"):
        pass
    assert caught.value.fault is fault
    assert [*(tmp_path / "unfinished").iterdir()] == []


def test_t3_reading_what_has_no_end_stops_when_asked(store: GameStore, tmp_path: Path) -> None:
    """Even where a view would be read, the question whether to stop comes often."""
    with closing(sqlite3.connect(":memory:")) as made:
        made.execute(f"create view game as {ENDLESS} select i as id from n")
        content = made.serialize()
    asked = iter(range(3))

    def check() -> None:
        if next(asked, None) is None:
            raise Stopped

    with closing(durable.foreign(content, check)) as source, pytest.raises(sqlite3.OperationalError, match="interrupt"):
        source.execute("select count(*) from game").fetchone()
    assert next(asked, None) is None


def test_t3_a_bomb_and_too_many_files_are_refused_with_their_reason(backups: Backups, tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("games.sqlite", bytes(20_000_000))
    for fault in (ArchiveFault.TOO_LARGE, ArchiveFault.TOO_MANY_FILES):
        with pytest.raises(BadArchive) as caught, backups.unpacked(path):
            pass
        assert caught.value.fault is fault
        with zipfile.ZipFile(path, "w") as archive:
            for number in range(1_001):
                archive.writestr(f"{number}", b"")


def test_t3_only_so_many_presets_and_only_whole_dictionaries_come_in(
    backups: Backups, store: GameStore, tmp_path: Path
) -> None:
    path, home = tmp_path / "all.zip", unpack(tmp_path / "home")
    (preset,) = (home / "presets" / "boggle").iterdir()
    (graph,) = (home / "lexica").glob("*.graph")
    backups.pack(path, tmp_path / "settings.json")
    with zipfile.ZipFile(path, "a") as archive:
        for number in range(300):
            archive.write(preset, f"presets/boggle/p{number}.toml")
        archive.writestr(f"lexica/{'0' * 64}.graph", b"x" * 1000)
        archive.writestr(f"lexica/{'1' * 64}.graph", b"x" * 1000)
        archive.write(graph.with_suffix(".json"), f"lexica/{'1' * 64}.json")
        archive.write(graph, f"lexica/{graph.name}")
        archive.write(graph.with_suffix(".json"), f"lexica/{graph.stem}.json")
    with backups.unpacked(path) as folder:
        bring(backups, folder, store)
    assert len([*(tmp_path / "presets" / "boggle").iterdir()]) == 100
    assert sorted(each.stem for each in (tmp_path / "lexica").iterdir()) == [graph.stem] * 2


def test_t5_a_copy_that_was_being_changed_when_the_program_was_killed_opens_again(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    """Earlier versions changed copies in place: beside such a one lies the journal that makes it whole."""
    played(store, rng, 5)
    made = backups.make(now=NOON)
    assert made
    place = made.folder / "games.sqlite"
    whole = tmp_path / "copied"
    with closing(sqlite3.connect(place, isolation_level=None)) as connection:
        connection.execute("pragma cache_size = 1")
        connection.execute("begin exclusive")
        connection.execute("update game set title = hex(zeroblob(50000))")
        shutil.copytree(made.folder, whole)  # as a kill would leave it
        connection.execute("rollback")
    assert (whole / "games.sqlite-journal").exists()
    shutil.rmtree(made.folder)
    whole.rename(made.folder)
    assert backups.copies() == (made,)
    backups.erase_from_copies(Erasure(person="ben"))
    assert backups.copies() == (made,)
    assert not [each for each in made.folder.iterdir() if each.name != "games.sqlite"]


def test_what_a_kill_left_of_a_file_with_everything_is_gone_at_the_next(backups: Backups, tmp_path: Path) -> None:
    left, draft = tmp_path / "unfinished" / "0-x", tmp_path / ".0-x.part"
    left.mkdir(parents=True)
    draft.write_bytes(b"half")
    (left / "draft").write_text(str(draft), encoding="utf-8")
    backups.make()
    assert not left.exists()
    assert not draft.exists()


def test_t3_a_list_of_files_without_end_is_not_read(
    backups: Backups, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """70 MB of names would take a minute and a gigabyte."""
    entry, count, read = b"PK\1\2" + bytes(24) + b"\1" + bytes(17) + b"a", 30_000, list[int]()
    evil = tmp_path / "evil.zip"
    end = struct.pack("<4H2LH", 0, 0, count, count, len(entry) * count, 0, 0)
    evil.write_bytes(entry * count + b"PK\5\6" + end)
    real = zipfile.ZipInfo
    monkeypatch.setattr(zipfile, "ZipInfo", lambda *given: (read.append(1), real(*given))[1])
    with pytest.raises(BadArchive) as caught, backups.unpacked(evil):
        pass
    assert caught.value.fault is ArchiveFault.TOO_MANY_FILES
    assert not read


def test_t3_a_preset_that_no_page_reads_is_not_copied(
    backups: Backups, store: GameStore, tmp_path: Path, rng: Random
) -> None:
    played(store, rng, 5)
    other, evil = tmp_path / "other", tmp_path / "evil.zip"
    Backups(other, store.reader()).pack(evil, tmp_path / "none.json")
    with zipfile.ZipFile(evil, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("presets/boggle/large.toml", b"#" * 200_000)
        archive.writestr("presets/boggle/small.toml", b"#")
    with backups.unpacked(evil) as folder, store.writer() as games:
        backups.bring_in(folder, games, store.spare_numbers())
    assert [each.name for each in tmp_path.glob("presets/boggle/*")] == ["small.toml"]
