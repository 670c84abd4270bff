"""Games are stored step by step and come back as they stood."""

import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.events import Ended
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.game import Game
from boggle_desk.settings import settings_file
from boggle_desk.storage import durable
from boggle_desk.storage.disk import COMPANIONS, Notice, NoticeKind, export_file
from boggle_desk.storage.durable import MergeCount
from boggle_desk.storage.erasure import erase_game
from boggle_desk.storage.games import GAMES, GameDamaged, GameState, GameStore
from boggle_desk.storage.history import GameHistory
from boggle_desk.storage.learning import LearningStore
from boggle_desk.storage.lexica import shelf
from boggle_desk.storage.own_presets import OwnPresets
from tests.engine.games_by_hand import crossword
from tests.storage.goldens import SAVES, make
from tests.storage.keeping import keep
from tests.storage.play import PLAYERS, new_game, next_step, play_on, played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[GameStore]:
    store = GameStore.open(path)
    yield store
    store.close()


def changed(path: Path, statement: str, *values: object) -> None:
    """Change the file behind the store's back."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)


# ------------------------------------------------------------------------------------------ the ordinary day


def test_a_game_comes_back_as_it_stood(path: Path, rng: Random) -> None:
    store = GameStore.open(path)
    number, game = played(store, rng, 120)
    store.close()
    again = GameStore.open(path)
    loaded = again.load(number)
    again.close()
    assert loaded.position == game.position
    assert loaded.steps == game.steps
    assert again.notices == ()


def test_closing_leaves_one_file(path: Path, rng: Random) -> None:
    store = GameStore.open(path)
    played(store, rng, 20)
    store.close()
    assert [file.name for file in path.parent.iterdir()] == ["games.sqlite"]


def test_a_game_that_was_killed_before_its_first_move_waits_for_nobody(path: Path, rng: Random) -> None:
    store = GameStore.open(path)
    killed, game = played(store, rng, 0)
    assert store.unfinished() == []
    store.append(killed, 0, next_step(game, rng))
    assert [stored.id for stored in store.unfinished()] == [killed]
    store.close()


def test_only_a_game_in_which_nothing_has_happened_is_forgotten_as_untouched(store: GameStore, rng: Random) -> None:
    begun, _ = played(store, rng, 1)
    untouched, _ = played(store, rng, 0)
    for game in (untouched, begun):
        store.forget_untouched(game)
    assert [game.id for game in store.games()] == [begun]


def test_unfinished_games_are_offered_newest_first(
    store: GameStore, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter(range(1_000, 9_000))
    monkeypatch.setattr("boggle_desk.storage.games.time.time", lambda: float(next(times)))
    first, game = played(store, rng, 3)
    second, _ = played(store, rng, 3)
    assert [stored.id for stored in store.unfinished()] == [second, first]
    store.append(first, len(game.steps), next_step(game, rng))
    newest = store.unfinished()[0]
    assert (newest.id, newest.kind, newest.state, newest.title) == (
        first,
        "boggle",
        GameState.RUNNING,
        "Zoë, Ben, Łucja ❤",
    )
    assert newest.started == 1_000
    assert newest.changed > store.unfinished()[1].changed
    third, _ = played(store, rng, 3)
    store.give(third, GameState.FINISHED)
    assert [stored.id for stored in store.recent(9)] == [third, first, second]
    assert [stored.id for stored in store.recent(1)] == [third], "the others wait, but were played before"


def test_a_board_that_nobody_has_seen_comes_after_games(store: GameStore, rng: Random) -> None:
    """Today's board was only opened, and took the place of the game of the evening before."""
    begun, _ = played(store, rng, 3)
    unseen, _ = played(store, rng, 1)
    assert [stored.id for stored in store.unfinished()] == [begun, unseen]


def test_what_is_begun_alone_comes_after_an_evening_and_is_archived_the_next_day(store: GameStore, rng: Random) -> None:
    """B-52: a practice, or a board of the day, stood before the family's evening."""
    evening, _ = played(store, rng, 3)
    game = Game(BOGGLE, replace(new_game().opening, players=PLAYERS[:1]))
    play_on(game, rng, 3)
    alone = store.begin("boggle", game.opening)
    for number, step in enumerate(game.steps):
        store.append(alone, number, step)
    assert [each.id for each in store.unfinished()] == [evening, alone]
    changed_at = store.unfinished()[0].changed
    store.tidy(changed_at)
    assert [each.id for each in store.unfinished()] == [evening, alone]
    store.tidy(changed_at + 2 * 86_400)
    assert [each.id for each in store.unfinished()] == [evening]
    assert {each.id: each.state for each in store.games()}[alone] is GameState.ABANDONED


def test_the_dictionaries_of_games_that_are_not_over_are_known(store: GameStore, rng: Random) -> None:
    number, _game = played(store, rng, 20)
    assert (store.uses_lexicon("english"), store.uses_lexicon("club")) == (True, False)
    store.give(number, GameState.ABANDONED)
    assert not store.uses_lexicon("english")


def test_the_event_that_ends_a_game_finishes_it(store: GameStore, rng: Random) -> None:
    number, game = played(store, rng, 2_000)
    assert game.position.phase is Phase.ENDED
    assert store.unfinished() == []
    assert [(stored.id, stored.state) for stored in store.games()] == [(number, GameState.FINISHED)]


def test_finished_and_abandoned_games_are_not_offered(store: GameStore, rng: Random) -> None:
    numbers = [played(store, rng, 2)[0] for _ in range(3)]
    store.give(numbers[0], GameState.FINISHED)
    store.give(numbers[1], GameState.ABANDONED)
    assert [stored.id for stored in store.unfinished()] == [numbers[2]]
    assert {stored.state for stored in store.games()} == set(GameState) - {GameState.OTHERS}


def test_a_step_taken_back_is_gone_and_another_takes_its_place(store: GameStore, rng: Random) -> None:
    number, game = played(store, rng, 1)
    while not game.can_take_back():
        step = next_step(game, rng)
        store.append(number, len(game.steps), step)
        game.follow(step)
    game.take_back()
    store.retract(number, len(game.steps))
    assert store.load(number).steps == game.steps
    step = next_step(game, rng)
    store.append(number, len(game.steps), step)
    assert store.load(number).steps == (*game.steps, step)


def test_an_end_taken_back_makes_the_game_run_again(store: GameStore) -> None:
    number = store.begin("boggle", new_game().opening)
    store.append(number, 0, (Ended((0,)),))
    store.retract(number, 0)
    assert [stored.state for stored in store.games()] == [GameState.RUNNING]


def test_steps_out_of_turn_are_refused(store: GameStore, rng: Random) -> None:
    number, game = played(store, rng, 3)
    step = next_step(game, rng)
    for wrong in (0, 2, 4):
        with pytest.raises(ValueError, match="cannot follow 3 steps"):
            store.append(number, wrong, step)
    with pytest.raises(ValueError, match="0 events"):
        store.append(number, 3, ())
    with pytest.raises(ValueError, match="not the last"):
        store.retract(number, 1)
    with pytest.raises(ValueError, match="no game 99"):
        store.append(99, 0, step)
    assert store.load(number).steps == game.steps


def test_an_old_game_keeps_its_rules_when_the_preset_changes(store: GameStore, rng: Random) -> None:
    number, game = played(store, rng, 5, "super")
    assert store.load(number).position.rules == game.position.rules


@pytest.mark.parametrize("version", range(1, GAMES.version + 1))
def test_saves_of_every_version_load_and_come_to_the_same(version: int, tmp_path: Path) -> None:
    copy = tmp_path / "games.sqlite"
    shutil.copyfile(SAVES / f"games-{version}.sqlite", copy)
    expected = json.loads((SAVES / f"games-{version}.json").read_text(encoding="utf-8"))
    store = GameStore.open(copy)
    stored = sorted(store.games(), key=lambda each: each.id)
    loaded = [store.load(each.id) for each in stored]
    store.close()
    assert [each.state for each in stored] == [GameState.FINISHED, GameState.RUNNING]
    for game, stands in zip(loaded, expected, strict=True):
        at = game.position
        assert (at.phase, at.round, len(game.steps)) == (stands["phase"], stands["round"], stands["steps"])
        assert list(at.totals) == stands["totals"]
        assert [[entry.word for entry in entries] for entries in at.lists] == stands["lists"]
    assert sum(expected[0]["totals"]) > 0


def test_a_golden_save_can_be_made_and_is_never_overwritten(tmp_path: Path) -> None:
    make(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        f"games-{GAMES.version}.json",
        f"games-{GAMES.version}.sqlite",
    ]
    with pytest.raises(FileExistsError):
        make(tmp_path)


# ------------------------------------------------------------------------------------------ bad days


@pytest.mark.parametrize("content", [b"not a database", b"SQLite format 3\0" + b"\xff" * 4096, b"x" * 10_000])
def test_a_damaged_file_is_moved_aside_whole(path: Path, rng: Random, content: bytes) -> None:
    path.write_bytes(content)
    path.with_name("games.sqlite-wal").write_bytes(b"log")
    store = GameStore.open(path)
    (notice,) = store.notices
    number, game = played(store, rng, 5)
    store.close()
    assert notice.trouble is NoticeKind.MOVED_ASIDE
    assert notice.file.startswith("games.sqlite.damaged-2")
    assert (path.parent / notice.file).read_bytes() == content
    assert (path.parent / f"{notice.file}-wal").read_bytes() == b"log"
    again = GameStore.open(path)
    assert again.load(number).position == game.position
    again.close()


def test_two_damaged_files_of_one_day_are_both_kept(path: Path) -> None:
    for content in (b"first", b"second"):
        path.write_bytes(content)
        GameStore.open(path).close()
    kept = [file.read_bytes() for file in sorted(path.parent.glob("*.damaged-*"))]
    assert kept == [b"first", b"second"]


@pytest.mark.parametrize(
    "statement",
    [
        "create trigger foreign_trigger after insert on event begin delete from event; end",
        "create table other (a)",
        "drop table event",
        "pragma application_id = 7",
        "pragma user_version = 0",
        "pragma user_version = -3",
    ],
)
def test_a_database_that_is_not_ours_is_moved_aside(path: Path, statement: str) -> None:
    GameStore.open(path).close()
    changed(path, statement)
    store = GameStore.open(path)
    store.close()
    assert [notice.trouble for notice in store.notices] == [NoticeKind.MOVED_ASIDE]


def test_a_newer_file_is_refused_and_left_alone(path: Path, rng: Random) -> None:
    store = GameStore.open(path)
    played(store, rng, 5)
    store.close()
    changed(path, f"pragma user_version = {GAMES.version + 1}")
    before = path.read_bytes()
    with closing(GameStore.open(path)) as store:
        assert store.notices == (Notice(NoticeKind.NEWER, path.name),)
        played(store, rng, 1)
    assert path.read_bytes() == before
    assert list(path.parent.glob("*.damaged-*")) == []


def test_an_empty_file_is_a_new_one(path: Path, rng: Random) -> None:
    path.touch()
    store = GameStore.open(path)
    played(store, rng, 3)
    store.close()
    assert store.notices == ()


def test_a_missing_folder_leaves_the_game_in_memory(tmp_path: Path, rng: Random) -> None:
    store = GameStore.open(tmp_path / "missing" / "games.sqlite")
    number, game = played(store, rng, 20)
    assert store.notices == (Notice(NoticeKind.IN_MEMORY, "games.sqlite"),)
    assert store.load(number).position == game.position
    store.close()


def test_a_folder_in_place_of_the_file_leaves_the_game_in_memory(path: Path, rng: Random) -> None:
    path.mkdir()
    store = GameStore.open(path)
    played(store, rng, 5)
    store.close()
    assert [notice.trouble for notice in store.notices] == [NoticeKind.NOT_A_FILE]


PIPES = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")


@PIPES
@pytest.mark.parametrize(
    "name", ["games.sqlite", "learning.sqlite", "history.sqlite", "settings.json", "lexica", "toml"]
)
def test_t10_a_pipe_in_place_of_a_file_of_ours_is_never_waited_for(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread reads, so that a wait can be told and ended: opening both ends lets it go."""
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path)
    path = {"lexica": tmp_path / "lexica" / f"{'0' * 64}.json", "toml": tmp_path / "own.toml"}.get(
        name, tmp_path / name
    )
    path.parent.mkdir(exist_ok=True)
    os.mkfifo(path)
    said: list[object] = []

    def read() -> None:
        if name == "settings.json":
            said.extend(notice.trouble for notice in settings_file(path).load()[1])
        elif name == "lexica":
            said.extend(entry.damaged for entry in shelf() if not entry.shipped)
        elif name == "toml":
            said.append(OwnPresets(tmp_path, lambda *_rules: None).read().problems)
        else:
            with closing((LearningStore if "learning" in name else GameStore).open(path.with_name(
                name.replace("history", "games")
            ))) as store, closing(GameHistory(tmp_path / "history.sqlite", store.reader())):  # fmt: skip
                said.extend(notice.trouble for notice in store.notices)

    reader = Thread(target=read, daemon=True)
    reader.start()
    reader.join(60)
    if stuck := reader.is_alive():
        os.close(os.open(path, os.O_RDWR | os.O_NONBLOCK))
    assert not stuck
    reader.join()
    expected: dict[str, list[object]] = {
        "history.sqlite": [], "settings.json": [NoticeKind.IN_MEMORY], "lexica": [True], "toml": [()]
    }  # fmt: skip
    assert said == expected.get(name, [NoticeKind.NOT_A_FILE])


@PIPES
@pytest.mark.parametrize("make", [os.mkdir, getattr(os, "mkfifo", os.mkdir)])
@pytest.mark.parametrize("ending", COMPANIONS)
def test_t10_what_is_no_file_beside_the_games_keeps_nobody_from_them(
    ending: str, make: Callable[[Path], None], path: Path, rng: Random
) -> None:
    store = GameStore.open(path)
    played(store, rng, 5)
    store.close()
    stray = path.with_name(path.name + ending)
    make(stray)
    opened: list[GameStore] = []

    def read() -> None:
        with closing(GameStore.open(path)) as store:
            played(store, rng, 5)
            opened.append(store)

    reader = Thread(target=read, daemon=True)
    reader.start()
    reader.join(60)
    if stuck := reader.is_alive():
        os.close(os.open(stray, os.O_RDWR | os.O_NONBLOCK))
    assert not stuck
    reader.join()
    assert opened[0].notices == ()
    with closing(GameStore.open(path)) as store:
        assert len(store.games()) == 2
    [aside] = path.parent.glob(f"{stray.name}.damaged-*")
    assert not aside.is_file()


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the folder of a user to the user")
def test_t11_only_their_owner_can_open_games(path: Path, rng: Random, monkeypatch: pytest.MonkeyPatch) -> None:
    home = path.parent / "home"
    home.mkdir(mode=0o755)
    monkeypatch.setattr("appdirs.user_data_dir", lambda *_names: str(home))
    assert paths.user_data().stat().st_mode & 0o777 == 0o700
    store = GameStore.open(path)
    played(store, rng, 5)
    modes = {each.stat().st_mode & 0o777 for each in path.parent.glob("games.sqlite*")}
    assert modes == {0o600}
    store.close()
    path.chmod(0o644)
    GameStore.open(path).close()
    assert path.stat().st_mode & 0o777 == 0o600
    export_file(path.with_name("for others.csv"), b"1", home / "unfinished")
    plain = path.with_name("plain")
    plain.touch()
    assert path.with_name("for others.csv").stat().st_mode == plain.stat().st_mode, "what is saved as a file is for all"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="permissions do not stop the superuser")
def test_an_unwritable_folder_leaves_the_game_in_memory(path: Path, rng: Random) -> None:
    path.parent.chmod(0o500)
    store = GameStore.open(path)
    played(store, rng, 5)
    store.close()
    path.parent.chmod(0o700)
    assert [notice.trouble for notice in store.notices] == [NoticeKind.IN_MEMORY]


def test_what_the_disk_does_not_take_is_stored_when_it_does(
    path: Path, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = GameStore.open(path)
    number, game = played(store, rng, 4)
    told: list[Notice] = []
    store.told = told.append

    def refuse(_connection: sqlite3.Connection, _changes: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as full:
        full.setattr(durable, "commit", refuse)
        for _ in range(3):
            step = next_step(game, rng)
            store.append(number, len(game.steps), step)
            game.follow(step)
        other = store.begin("boggle", game.opening)
        assert told == [Notice(NoticeKind.NOT_STORED, "games.sqlite")] == list(store.notices)
    step = next_step(game, rng)
    store.append(number, len(game.steps), step)
    game.follow(step)
    assert store.notices == ()
    store.close()
    again = GameStore.open(path)
    assert again.load(number).steps == game.steps
    assert again.load(other).steps == ()
    again.close()


@pytest.mark.parametrize(
    "statement",
    [
        "delete from event where step = 1",
        "update event set place = 7 where step = 2",
        "update event set name = 'Exchanged' where step = 0",
        "update event set data = '{' where step = 0",
        'update event set name = \'Wrote\', data = \'{"seat": 9, "word": "cat", "at": 1}\' where step = 2',
        "update event set name = 'Scored', data = '{\"points\": [1]}' where step = 2",
        "update event set data = cast(x'ff' as text) where step = 0",
        "update game set opening = 'x'",
        "update game set kind = 'chess'",
    ],
)
def test_a_game_that_does_not_replay_is_reported_and_kept(path: Path, rng: Random, statement: str) -> None:
    store = GameStore.open(path)
    number, _ = played(store, rng, 3)
    store.close()
    changed(path, statement)
    again = GameStore.open(path)
    with pytest.raises(GameDamaged, match=f"Game {number} can no longer be played through"):
        again.load(number)
    assert [stored.id for stored in again.games()] == [number]
    with pytest.raises(GameDamaged, match="no game 77"):
        again.load(77)
    good, game = played(again, rng, 3)
    assert again.load(good).position == game.position
    again.close()


def test_without_a_log_every_commit_waits_for_the_disk_itself(
    path: Path, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    class NoLog(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            return super().execute(sql.replace("journal_mode = wal", "journal_mode = delete"), *values)

    made: list[sqlite3.Connection] = []

    def without_log(*arguments: Any, **options: Any) -> sqlite3.Connection:
        made.append(connect(*arguments, **{**options, "factory": NoLog}))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", without_log)
    store = GameStore.open(path)
    number, game = played(store, rng, 10)
    assert made[0].execute("pragma synchronous").fetchone() == (2,)
    assert store.load(number).position == game.position
    store.close()
    assert store.notices == ()


def test_t3_games_from_elsewhere_have_moments_and_titles_that_a_list_can_show(path: Path, rng: Random) -> None:
    """History ended with a moment that no calendar has, and a title of a megabyte held the window up."""
    store, other = GameStore.open(path), GameStore.open(path.with_name("other.sqlite"))
    numbers = [played(other, rng, 5)[0] for _ in range(4)]
    with other.writer() as games:
        games.execute("update game set started = ? where id = ?", (1 << 62, numbers[0]))
        games.execute("update event set at = ? where game = ?", (-(1 << 62), numbers[1]))
        games.execute("update game set title = ? where id = ?", ("W" * 900_000, numbers[2]))
    with closing(store), closing(other), closing(other.reader()()) as source, store.writer() as target:
        assert GameStore.bring(source, target, store.spare_numbers()) == MergeCount(4, 3, 3)
        brought = store.games()
    assert min(game.started for game in brought) == 0
    assert all(0 <= moment < 1 << 40 for game in brought for moment in (game.started, game.changed))
    assert max(len(game.title) for game in brought) < 1_000


def test_what_the_analysis_found_stays_with_the_game(path: Path) -> None:
    """42.3: after a restart, in a copy, and until the game is changed or erased."""
    with closing(GameStore.open(path)) as store:
        number = keep(store, "scrabble", crossword())
        store.keep_review(number, 0, "1 english 0", "{}")
        store.keep_review(number, 0, "1 english 1", "{}")
    with closing(GameStore.open(path)) as store:
        assert store.reviews(number) == {0: ("1 english 1", "{}")}
        with (
            closing(GameStore.open(path.with_name("other.sqlite"))) as other,
            store.writer() as source,
            other.writer() as target,
        ):
            GameStore.bring(source, target)
            assert target.execute("select judge from review").fetchall() == [("1 english 1",)]
        store.retract(number, len(store.load(number).steps) - 1)
        assert store.reviews(number) == {}
        store.keep_review(number, 0, "1 english 0", "{}")
        with store.writer() as connection:
            erase_game(connection, number)
        assert store.reviews(number) == {}
