"""What an earlier version has saved opens, and comes to the same."""

from contextlib import closing
from pathlib import Path

from boggle_desk.storage.games import GameStore
from tests.storage.home import GAMES, expected, holds, lacking, opened, unpack


def test_a_folder_of_every_kind_of_game_comes_to_the_same(tmp_path: Path) -> None:
    assert holds(opened(unpack(tmp_path)), expected()) == []


def test_no_kind_of_game_and_no_event_is_left_out(tmp_path: Path) -> None:
    with closing(GameStore.open(unpack(tmp_path) / "games.sqlite")) as store:
        assert len(store.games()) == len(GAMES)
        assert lacking(store) == {}
