"""Of a damaged file everything that can be read is saved, and nothing that was there is thrown away."""

import re
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from boggle_desk.engine.flashcards import CardKind, answered
from boggle_desk.engine.players import name_key
from boggle_desk.storage import durable
from boggle_desk.storage.disk import Notice, NoticeKind
from boggle_desk.storage.games import GameState, GameStore
from boggle_desk.storage.learning import LearningStore
from tests.storage.play import next_step, played
from tests.trust.flips import flipped

GAMES = 9


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the bytes of a good file with nine games."""
    path = tmp_path_factory.mktemp("nine") / "games.sqlite"
    store, rng = GameStore.open(path), Random(3)
    for preset in ("classic", "master", "super") * 3:
        played(store, rng, 12, preset)
    store.close()
    return path.read_bytes()


def opened(path: Path) -> tuple[tuple[Notice, ...], int]:
    """Open the file twice and return the notices of the first time, and how many games can be played through."""
    store = GameStore.open(path)
    notices = store.notices
    store.close()
    again = GameStore.open(path)
    assert again.notices == ()
    games = [again.load(stored.id) for stored in again.games()]
    again.close()
    return notices, len(games)


def test_d1_any_flipped_bit_in_the_texts_of_the_tables_loses_no_game(path: Path, whole: bytes) -> None:
    first = whole.index(b"CREATE TABLE")
    for place in range(first, 4096, 23):
        for stray in path.parent.glob("games.sqlite*"):
            stray.unlink()
        path.write_bytes(flipped(whole, place))
        (notice,), games = opened(path)
        found = (notice.trouble, notice.saved, notice.found, games)
        assert found == (NoticeKind.MOVED_ASIDE, GAMES, GAMES, GAMES), place
        assert (path.parent / notice.file).read_bytes() == flipped(whole, place)


def test_d1_learning_is_saved_too(tmp_path: Path) -> None:
    path = tmp_path / "learning.sqlite"
    with closing(LearningStore.open(path)) as store:
        store.add("Zoë", ["qi", "za", "cwm"], [CardKind.WORD], 1)
    data = path.read_bytes()
    path.write_bytes(flipped(data, data.index(b"CREATE TABLE card") + 20))
    with closing(LearningStore.open(path)) as store:
        assert [(each.trouble, each.saved) for each in store.notices] == [(NoticeKind.MOVED_ASIDE, 3)]
        assert [card.word for card in store.cards("Zoë")] == ["qi", "za", "cwm"]


def test_t24_a_flipped_bit_in_whose_card_it_is_gives_it_to_nobody_else(tmp_path: Path) -> None:
    path, people = tmp_path / "learning.sqlite", ("Annika", "Annike", "Zoë")  # one bit from each other
    with closing(LearningStore.open(path)) as store:
        for name in people:
            store.add(name, ["quoth", "cwm"], [CardKind.WORD], 1, "en")
            card = store.cards(name)[0]
            store.note(name, card, answered(card, True, 1), "anagram", 1)
        held = {name_key(name): store.cards(name) for name in people}
    data, told = path.read_bytes(), Counter[str]()
    with closing(sqlite3.connect(path)) as connection:
        pages = connection.execute("select name, rootpage from sqlite_master where rootpage > 0").fetchall()
    for table, page in pages:
        room = data[(page - 1) * 4096 : page * 4096] if table != "answer" else b""  # of an answer only the day is asked
        places = [match.end() - 1 for each in (*people, *held, "quoth") for match in re.finditer(each.encode(), room)]
        for place in places[::2]:
            for stray in tmp_path.glob("learning*"):
                stray.unlink()
            path.write_bytes(flipped(data, (page - 1) * 4096 + place, 4))
            with closing(LearningStore.open(path)) as store:
                assert {name_key(name) for name in store.people()} == held.keys(), (table, place)
                found = {key: {card.word for card in store.cards(key)} for key in held}
                assert found == {key: {card.word for card in cards} for key, cards in held.items()}, (table, place)
                told[table] += [each.trouble for each in store.notices] == [NoticeKind.MOVED_ASIDE]
            with closing(LearningStore.open(path)) as store:
                assert not store.notices
    assert all(told[table] for table in ("person", "card", "memory", "spoken")), told


def test_t24_a_card_that_is_not_whole_takes_no_other_with_it(tmp_path: Path) -> None:
    """One row whose day had turned into bytes was refused, and all 60 cards with it."""
    with closing(LearningStore.open(tmp_path / "learning.sqlite")) as store:
        store.add("Ann", ["quoth", "cwm", "qi"], [CardKind.WORD], 1, "en")
    with closing(sqlite3.connect(tmp_path / "learning.sqlite", isolation_level=None)) as source:
        source.executescript(
            "create table loose as select * from card; drop table card; alter table loose rename to card"
        )
        source.execute("update card set due = x'' where word = 'cwm'")
        LearningStore.open(tmp_path / "new.sqlite").close()
        with closing(sqlite3.connect(tmp_path / "new.sqlite", isolation_level=None)) as target:
            LearningStore.bring(source, target)
    with closing(LearningStore.open(tmp_path / "new.sqlite")) as store:
        assert {card.word for card in store.cards("Ann")} == {"quoth", "qi"}


@pytest.mark.parametrize("left", ["empty", "missing"])
def test_d2_a_log_without_its_file_is_kept_and_read(path: Path, left: str) -> None:
    """Before the log is folded it holds every game."""
    store, rng = GameStore.open(path), Random(4)
    for _ in range(3):
        played(store, rng, 20)
    away = path.parent / "away"
    away.mkdir()
    if left == "empty":
        (away / path.name).touch()
    log = Path(shutil.copy(path.with_name("games.sqlite-wal"), away)).read_bytes()
    store.close()
    notices, games = opened(away / path.name)
    (notice,) = notices
    assert notice.trouble is NoticeKind.MOVED_ASIDE
    assert (away / f"{notice.file}-wal").read_bytes() == log
    assert games == notice.saved == 3


def test_d2_a_file_that_was_killed_while_it_was_made_is_new(path: Path) -> None:
    path.touch()
    path.with_name("games.sqlite-journal").write_bytes(bytes.fromhex("d9d505f920a163d7") + bytes(504))
    path.with_name("games.sqlite-shm").touch()
    notices, games = opened(path)
    assert (notices, games) == ((), 0)


def test_d3_of_a_file_with_a_bad_page_the_other_games_are_saved(path: Path, whole: bytes) -> None:
    path.write_bytes(whole)
    with closing(sqlite3.connect(path)) as connection:
        query = "select pageno from dbstat where name = 'event' and pagetype = 'leaf' order by pageno"
        try:
            page = connection.execute(query).fetchall()[2][0]
        except sqlite3.OperationalError:  # this SQLite was built without dbstat
            page = whole.index(b'"word":') // 4096 + 1
    data = path.read_bytes()
    bad = data[: (page - 1) * 4096] + b"\xa5" * 4096 + data[page * 4096 :]
    path.write_bytes(bad)
    (notice,), games = opened(path)
    assert notice.found == GAMES
    assert 0 < notice.saved == games < GAMES
    assert (path.parent / notice.file).read_bytes() == bad


@pytest.mark.parametrize("statement", ["analyze", "create index stranger on event (name)", "create table other (a)"])
def test_d3_what_another_program_added_costs_no_game(path: Path, whole: bytes, statement: str) -> None:
    path.write_bytes(whole)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)
    (notice,), games = opened(path)
    assert (notice.trouble, notice.saved, notice.found, games) == (NoticeKind.MOVED_ASIDE, GAMES, GAMES, GAMES)


def test_d3_a_kill_between_the_steps_of_a_rescue_loses_nothing(path: Path, whole: bytes) -> None:
    """The new file is whole beside the damaged one before that is moved; either name may be there alone."""
    rescued = path.with_name("games.sqlite.rescued")
    rescued.write_bytes(whole)
    assert opened(path) == ((), GAMES)
    rescued.write_bytes(b"half")
    path.write_bytes(flipped(path.read_bytes(), 20))
    assert opened(path)[1] == GAMES
    assert not rescued.exists()


def test_a_saved_game_keeps_its_number_its_state_and_its_times(path: Path, rng: Random) -> None:
    store = GameStore.open(path)
    for _ in range(3):
        played(store, rng, 10)
    store.give(2, GameState.ABANDONED)
    before = store.games()
    store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("delete from event where game = 1 and step = 4")
        connection.execute("analyze")
    store = GameStore.open(path)
    assert [(each.saved, each.found) for each in store.notices] == [(2, 3)]
    assert store.games() == [each for each in before if each.id != 1]
    assert {each.state for each in store.games()} == {GameState.RUNNING, GameState.ABANDONED}
    store.close()


# ------------------------------------------------------------------------------------------ D6: nothing can be written


def test_d6_a_file_that_cannot_be_written_is_shown_and_tried_again(
    path: Path, whole: bytes, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(whole)
    in_the_way = path.with_name("games.sqlite-wal")
    in_the_way.mkdir()  # as on a disk that takes no further file
    monkeypatch.setattr(durable, "in_the_way", lambda _path: None)  # or it would be moved aside
    store = GameStore.open(path)
    told: list[Notice] = []
    store.told = told.append
    assert store.notices == (Notice(NoticeKind.READ_ONLY, "games.sqlite"),)
    assert len(store.games()) == GAMES
    assert not store.forgets
    number, game = played(store, rng, 10)
    running = store.load(1)
    step = next_step(running, rng)
    store.append(1, len(running.steps), step)
    assert store.forgets
    assert not store.try_again()
    assert path.read_bytes() == whole
    in_the_way.rmdir()
    assert store.try_again()
    assert store.notices == ()
    assert told == [Notice(NoticeKind.STORED_AGAIN, "games.sqlite")]
    last = next_step(game, rng)
    store.append(number, len(game.steps), last)
    store.close()
    again = GameStore.open(path)
    assert again.load(number).steps == (*game.steps, last)
    assert again.load(1).steps[-1] == step
    assert len(again.games()) == GAMES + 1
    again.close()


def test_d6_a_folder_that_is_made_later_gets_what_was_played(tmp_path: Path, rng: Random) -> None:
    path = tmp_path / "missing" / "games.sqlite"
    store = GameStore.open(path)
    number, game = played(store, rng, 10)
    assert store.notices == (Notice(NoticeKind.IN_MEMORY, "games.sqlite"),)
    assert store.forgets
    path.parent.mkdir()
    store.close()
    again = GameStore.open(path)
    assert again.load(number).position == game.position
    again.close()


def test_d6_a_damaged_file_that_cannot_be_moved_is_read_as_far_as_it_goes(path: Path, whole: bytes) -> None:
    path.write_bytes(flipped(whole, whole.index(b"CREATE TABLE") + 3))
    path.with_name("games.sqlite.rescued").mkdir()
    path.with_name("games.sqlite.rescued.new").mkdir()
    store = GameStore.open(path)
    assert [each.trouble for each in store.notices] == [NoticeKind.READ_ONLY]
    assert len(store.games()) == GAMES
    store.close()
