"""A game or a person goes, and nothing of it is left: neither in the tables nor in any byte of the files."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from boggle_desk.engine.players import GiveSeat, Player, person_key
from boggle_desk.storage import durable
from boggle_desk.storage.backups import Backups
from boggle_desk.storage.erasure import Erasure, erase_game, erase_person, erased_since
from boggle_desk.storage.games import GameState, GameStore
from boggle_desk.storage.history import GameHistory
from tests.engine.boggle.table import Table
from tests.engine.games_by_hand import alone, crossword, on_paper, on_screen
from tests.engine.scrabble.table import Table as ScrabbleTable
from tests.storage import read_back
from tests.storage.keeping import keep

RARE = "Wilhelmine-Ößé"
"""A name that is in no rules."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    made = GameStore.open(tmp_path / "games.sqlite")
    yield made
    made.close()


def bytes_of(store: GameStore) -> bytes:
    """Return every byte that is kept, logs too."""
    assert store.path
    return b"".join(file.read_bytes() for file in sorted(store.path.parent.iterdir()) if file.is_file())


def erased(store: GameStore, key: str) -> tuple[int, ...]:
    """Erase a person."""
    with store.writer() as connection:
        return erase_person(connection, key)


def test_a_person_leaves_no_byte_behind(store: GameStore) -> None:
    history = GameHistory.open(store)
    running = store.begin("boggle", Table(RARE, "Bea").game.opening)
    number = keep(store, "boggle", Table(RARE.upper(), "Bea", RARE).game)
    other = keep(store, "boggle", on_paper())
    store.give(number, GameState.ABANDONED)
    history.update()
    assert RARE.encode() in bytes_of(store)
    key = person_key(RARE)
    assert erased(store, key) == (running, number)
    history.erase_person(key, (running, number))
    left = bytes_of(store)
    for part in (RARE, RARE.upper(), key, "Wilhelmine", "WILHELMINE"):
        assert part.encode() not in left, part
    assert [game.title for game in sorted(store.games(), key=lambda game: game.id)] == [
        "Player 1, Bea",
        "Player 1, Bea, Player 3",
        "Ann, Bea",
    ]
    assert [player.name for player in store.load(number).opening.players] == ["Player 1", "Bea", "Player 3"]
    assert [each.key for each in history.players()] == ["bea", "ann"]
    assert {game.number for game in read_back.games(history)} == {number, other}
    games = read_back.games(history)
    assert not history.update().changed, "nothing has to be read again"
    history.drop((number,))
    assert history.update().read == 1
    assert read_back.games(history) == games, "read again, it is the same"
    history.close()


def test_a_team_that_was_called_by_the_person_is_read_again(store: GameStore) -> None:
    history = GameHistory.open(store)
    number = keep(store, "boggle", Table(f"{RARE}/{RARE}", "Bea").game)
    store.give(number, GameState.ABANDONED)
    history.update()
    history.erase_person(person_key(RARE), erased(store, person_key(RARE)))
    history.update()
    assert [(each.name, each.team) for each in read_back.games(history)[0].players] == [
        ("Player 1", "Team 1"),
        ("Bea", None),
    ]
    assert RARE.encode() not in bytes_of(store)
    history.close()


def test_everything_else_of_a_game_stays(store: GameStore) -> None:
    number = keep(store, "boggle", on_screen())
    before = store.load(number)
    erased(store, "ann")
    after = store.load(number)
    assert after.steps == before.steps
    assert after.opening.rules == before.opening.rules
    assert after.opening.players == (Player("Player 1", extra_seconds=60), Player("Bea"))


def test_computers_of_that_name_and_longer_names_stay(store: GameStore) -> None:
    keep(store, "boggle", Table("Anna", Player("Ann", level="child"), "Ann/Ann").game)
    assert erased(store, "ann") == (1,)
    assert store.load(1).opening.players == (
        Player("Anna"),
        Player("Ann", level="child"),
        Player("Player 3", team="Team 3"),
    )
    assert erased(store, "ann") == ()


def test_a_game_goes_on_after_its_player_was_erased(store: GameStore) -> None:
    game = on_paper()
    number = store.begin("boggle", game.opening)
    store.append(number, 0, game.steps[0])
    erased(store, "bea")
    for place, step in enumerate(game.steps[1:], start=1):
        store.append(number, place, step)
    assert store.load(number).position.totals == game.position.totals
    assert store.notices == ()


@pytest.mark.parametrize("break_off", [0, 30])
def test_an_opening_that_can_no_longer_be_read_loses_the_name_as_well(store: GameStore, break_off: int) -> None:
    number = keep(store, "boggle", Table(RARE, "Bea").game)
    assert store.path
    with closing(sqlite3.connect(store.path)) as connection, connection:
        (opening,) = connection.execute("select opening from game").fetchone()
        half = opening[: opening.index("Bea") + break_off]
        connection.execute("update game set opening = ?", (half,))
    assert erased(store, person_key(RARE)) == (number,)
    assert RARE.encode() not in bytes_of(store)
    assert "Player 1" in store.written(number).opening


def test_it_is_all_or_nothing(store: GameStore) -> None:
    class Enough(Exception):
        pass

    for game in (on_paper(), on_screen(), alone()):
        keep(store, "boggle", game)
    budget = iter(range(2))

    def check() -> None:
        if next(budget, None) is None:
            raise Enough

    with store.writer() as connection, pytest.raises(Enough):
        erase_person(connection, "ann", check)
    assert ["ann" in game.title.casefold() for game in store.games()] == [True] * 3


def test_t5_an_erasure_is_noted_while_a_copy_is_being_made(store: GameStore, tmp_path: Path) -> None:
    keep(store, "boggle", on_paper())
    backups, history, asked = Backups(tmp_path, store.reader()), GameHistory.open(store), Erasure(person="bea")
    erasing = Thread(target=backups.erase, args=(asked, store, history))

    def check() -> None:
        """Ask for it in the middle of the copy, which then gives up."""
        if erasing.ident is None:
            erasing.start()
            while asked not in backups.pending_erasures():
                assert erasing.is_alive()
            raise InterruptedError

    with pytest.raises(InterruptedError):
        backups.make(check)
    erasing.join()
    assert all("Bea" not in game.title for game in store.games())
    history.close()


def test_a_game_goes_with_all_its_events(store: GameStore) -> None:
    history = GameHistory.open(store)
    gone, kept = keep(store, "boggle", on_paper()), keep(store, "scrabble", crossword())
    history.update()
    with store.writer() as connection:
        erase_game(connection, gone)
    store.left(gone)
    assert [game.id for game in store.games()] == [kept]
    history.update()
    assert [game.number for game in read_back.games(history)] == [kept]
    assert store.path
    with closing(sqlite3.connect(store.path)) as connection:
        assert connection.execute("select count(*) from event where game = ?", (gone,)).fetchone() == (0,)
    history.close()
    with pytest.raises(ValueError, match="there is no game"):
        store.append(gone, 0, on_paper().steps[0])


def test_a_store_in_memory_can_be_cleaned_as_well() -> None:
    store = GameStore.in_memory()
    keep(store, "boggle", on_paper())
    assert erased(store, "ann") == (1,)
    assert store.games()[0].title == "Player 1, Bea"
    store.close()


def test_the_store_opens_again_without_loss(tmp_path: Path) -> None:
    """The log was begun anew behind the journal's back; what is played after that is kept all the same."""
    store = GameStore.open(tmp_path / "games.sqlite")
    keep(store, "boggle", on_paper())
    erased(store, "ann")
    late = keep(store, "boggle", on_screen())
    store.close()
    assert store.path
    again = GameStore.open(store.path)
    assert again.notices == ()
    assert again.load(late).steps == on_screen().steps
    again.close()


def test_a_latecomer_leaves_no_byte_behind(store: GameStore) -> None:
    """P13: a seat that is given away names somebody in an event; it is in the title, and goes like the names there."""
    table = ScrabbleTable("CATSEIO", "DNSRALU", bag="NIGRSTEEAHL", names=("Ann", "Bea"))
    table.play("8H CAT")
    table.ask(GiveSeat(0, Player(RARE)))
    number = keep(store, "scrabble", table.game)
    store.give(number, GameState.ABANDONED)
    history = GameHistory.open(store)
    history.update()
    assert history.people() == ("Ann", "Bea", RARE)
    assert [game.title for game in store.games()] == [f"Ann, Bea, {RARE}"]
    copy = sqlite3.connect(":memory:")
    with closing(store.reader()()) as source:
        source.backup(copy)
    key = person_key(RARE)
    assert erased(store, key) == (number,)
    history.erase_person(key, (number,))
    assert b"Wilhelmine" not in bytes_of(store)
    assert [game.title for game in store.games()] == ["Ann, Bea, Player 1"]
    assert store.load(number).position.players[0].name == "Player 1"
    history.update()
    assert history.people() == ("Ann", "Bea")
    with closing(store.reader()()) as now:
        assert erased_since(copy, now) == {key}
    copy.close()
    history.close()


def test_a_seat_that_is_taken_back_leaves_the_title(store: GameStore) -> None:
    """P13: a game is called by all who have sat at its table."""
    table = ScrabbleTable("CATSEIO", "DNSRALU", bag="NIGRSTEEAHL", names=("Ann", "Bea"))
    table.ask(GiveSeat(1, Player("Dee")))
    number = keep(store, "scrabble", table.game)
    store.retract(number, 1)
    assert [game.title for game in store.games()] == ["Ann, Bea"]


def test_a_seat_given_away_on_a_full_disk_waits_with_its_title(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P13: the title was read from the file between storing a step and playing it, where the game was not yet."""
    table = ScrabbleTable("CATSEIO", "DNSRALU", bag="NIGRSTEEAHL", names=("Ann", "Bea"))
    table.ask(GiveSeat(1, Player("Dee")))
    table.ask(GiveSeat(0, Player("Bea")))

    def refuse(_connection: sqlite3.Connection, _changes: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as full:
        full.setattr(durable, "commit", refuse)
        number = keep(store, "scrabble", table.game)
        store.retract(number, 2)
        assert store.games() == []
    store.append(number, 2, table.game.steps[2])
    assert [game.title for game in store.games()] == ["Ann, Bea, Dee"]
    assert store.load(number).position.players == table.now.players
