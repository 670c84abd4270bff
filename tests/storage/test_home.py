"""What an earlier version has saved opens, and comes to the same."""

from contextlib import closing
from pathlib import Path

from boggle_desk.engine.boggle.position import Phase as BogglePhase
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.storage.exchange import from_lines, to_gcg
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.kinds import KINDS
from boggle_desk.storage.replay import played_through
from tests.storage.goldens import SAVES
from tests.storage.home import GAMES, expected, holds, lacking, opened, unpack


def test_a_folder_of_every_kind_of_game_comes_to_the_same(tmp_path: Path) -> None:
    assert holds(opened(unpack(tmp_path)), expected()) == []


def test_no_kind_of_game_and_no_event_is_left_out(tmp_path: Path) -> None:
    with closing(GameStore.open(unpack(tmp_path) / "games.sqlite")) as store:
        assert len(store.games()) == len(GAMES)
        missing = lacking(store)
        assert missing.pop("duplicate") == set(KINDS["duplicate"].events), "younger than that day; see test_duplicate"
        younger = {
            "scrabble": {"ClockRead", "Left", "SeatGiven", "RacksOpened", "Recorded", "Voted", "Consented"},
            "boggle": {
                "PhonesUsed",
                "GatheredLists",
                "LastCall",
                "Left",
                "SeatGiven",
                "VoteBegan",
                "Voted",
                "VoteDropped",
            },
        }
        assert missing == younger, "younger than that day; see the last tests"


def test_a_saved_game_with_a_clock_comes_to_the_same() -> None:
    game = played_through(from_lines((SAVES / "scrabble_clock-1.jsonl").read_bytes()))
    assert game.position.used == (71.5, 130.0)
    assert game.position.scores == (-24, -29), "one and two minutes of overtime, and the tiles on the racks"
    assert game.position.phase is Phase.ENDED


def test_a_saved_game_on_phones_comes_to_the_same() -> None:
    game = played_through(from_lines((SAVES / "boggle_phones-1.jsonl").read_bytes()))
    assert game.position.phones == (0, 1)
    assert [[entry.word for entry in words] for words in game.position.lists] == [["tin", "pin"], ["tin", "sin"], []]


def test_a_saved_game_whose_seats_changed_comes_to_the_same() -> None:
    """P13, P8."""
    game = played_through(from_lines((SAVES / "scrabble_seats-1.jsonl").read_bytes()))
    assert [each.name for each in game.position.players] == ["Pip", "Bea", "Dee"]
    assert [(each.seat, each.player.name, each.points) for each in game.position.former] == [
        (0, "Ann", 10),
        (2, "Cem", 0),
    ]
    assert (game.position.rules.open_racks, game.position.phase) == (True, Phase.ENDED)


def test_a_saved_game_of_boggle_whose_seats_changed_comes_to_the_same() -> None:
    """P13."""
    now = played_through(from_lines((SAVES / "boggle_seats-1.jsonl").read_bytes())).position
    assert ([each.name for each in now.players], now.left, now.totals) == (["Ann", "Dee", "Cem"], (2,), (2, 4, 1))
    assert [(each.seat, each.player.name, each.points) for each in now.former] == [(1, "Bea", 2)]


def test_a_saved_game_before_its_last_call_comes_to_the_same() -> None:
    """B17, B20."""
    game = played_through(from_lines((SAVES / "boggle_last_call-1.jsonl").read_bytes()))
    assert (game.position.phase, game.position.last_call, game.position.together) == (BogglePhase.READ, True, True)
    assert [[entry.word for entry in words] for words in game.position.lists] == [["tin"], ["tea"]]


def test_a_saved_game_from_a_gcg_file_says_the_same() -> None:
    game = played_through(from_lines((SAVES / "scrabble_recorded-1.jsonl").read_bytes()))
    assert (game.position.phase, game.position.scores) == (Phase.TURN, (66, 0))
    text = to_gcg(game).decode()
    for said in ("#title Final\n", "#odd one\n", "#note Why not?\n", ">bob: AGLOQUV -QV +0 0\n"):
        assert said in text
