"""Rules as a value: what can be played by, and what is refused."""

from dataclasses import replace

import pytest

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.position import MOST_PLAYERS, opening
from boggle_desk.engine.scrabble.rules import SINGLE
from boggle_desk.engine.scrabble.tiles import TileSet
from tests.engine.scrabble.table import FAMILY, TILE_SETS


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("rack_size", 1, 15),
        ("bingo_tiles", 1, 1_000),
        ("bingo_bonus", 0, 100_000),
        ("first_play_minimum", 1, 1_000),
        ("exchange_minimum", 1, 1_000),
        ("scoreless_limit", 0, 1_000),
    ],
)
def test_numbers_that_computers_cannot_play_by_are_refused_by_name_s1_s9_s18(name: str, least: int, most: int) -> None:
    for good in (least, most):
        assert getattr(replace(FAMILY, **{name: good}), name) == good
    for bad in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"{name} is {bad} but must be from {least} to {most}"):
            replace(FAMILY, **{name: bad})


@pytest.mark.parametrize("tiles", TILE_SETS.values(), ids=TILE_SETS)
def test_every_set_fills_the_largest_racks_of_the_most_players_s1(tiles: TileSet) -> None:
    rules = replace(FAMILY, tiles=tiles, rack_size=15)
    assert len(opening(rules, [Player("Ann")] * MOST_PLAYERS).players) == 4


def test_a_game_that_might_never_end_is_refused_s13() -> None:
    with pytest.raises(ValueError, match="might never end"):
        replace(FAMILY, pass_rounds=0, scoreless_limit=0)


def test_a_bonus_for_a_challenge_is_never_less_than_nothing_s12() -> None:
    with pytest.raises(ValueError, match="bonus is -5 but must be from 0"):
        replace(SINGLE, bonus=-5)
