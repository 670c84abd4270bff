"""What is written can be read, and nothing else."""

import json
import math
from dataclasses import fields, replace
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.events import BoggleEvent, ClockRead, Ended, Scored, Shaken, Wrote
from boggle_desk.engine.boggle.position import BogglePosition, opening
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.players import Player
from boggle_desk.storage.codec import (
    LARGEST_EVENT,
    decode_event,
    decode_opening,
    encode_event,
    encode_opening,
)
from boggle_desk.storage.kinds import KINDS
from tests.storage.play import PLAYERS, new_game, play_on, presets

GRANTED = st.integers(-100_000, 100_000)
SHORTEST = st.none() | st.integers(0, 100_000)
st.register_type_strategy(
    Player,
    st.builds(
        Player,
        level=...,
        team=...,
        minimum_length=SHORTEST,
        extra_seconds=GRANTED,
        head_start=GRANTED,
        team_sign=GRANTED,
    ),
)


@given(st.sampled_from(get_args(BoggleEvent)).flatmap(st.from_type))
def test_every_event_comes_back_equal_or_is_refused_when_it_is_written(event: BoggleEvent) -> None:
    try:
        name, data = encode_event("boggle", event)
    except ValueError:
        return  # NaN, infinity, half a surrogate pair or a number beyond all games
    assert decode_event("boggle", name, data) == event


def test_all_events_of_boggle_are_known() -> None:
    assert set(KINDS["boggle"].events.values()) == set(get_args(BoggleEvent))
    assert KINDS["boggle"].ended([Scored((1,)), Ended((0,))])
    assert not KINDS["boggle"].ended([Scored((1,))])


@pytest.mark.parametrize("preset", sorted(presets()))
def test_an_opening_holds_its_rules_and_players_whole(preset: str) -> None:
    first = opening(presets()[preset], PLAYERS)
    assert decode_opening("boggle", encode_opening("boggle", first)) == first


def test_an_opening_says_every_field_even_those_that_a_preset_leaves_to_the_default() -> None:
    rules = json.loads(encode_opening("boggle", new_game().opening))["opening"]["rules"]
    assert set(rules) == {field.name for field in fields(BoggleRules)}


def test_a_position_in_the_middle_of_a_game_can_be_an_opening(rng: Random) -> None:
    game = new_game("master")
    play_on(game, rng, 60)
    assert game.position.round
    assert decode_opening("boggle", encode_opening("boggle", game.position)) == game.position
    again = opening(game.position.rules, game.position.players)
    assert decode_opening("boggle", encode_opening("boggle", again)) == again


@pytest.mark.parametrize(
    "event",
    [
        ClockRead(math.nan),
        ClockRead(math.inf),
        ClockRead(-math.inf),
        Wrote(0, "a\ud800", 1.0),
        Wrote(0, "a" * 3000, 1.0),
    ],
)
def test_what_could_not_be_read_is_not_written(event: BoggleEvent) -> None:
    with pytest.raises(ValueError, match="cannot be stored"):
        encode_event("boggle", event)


def test_strangers_are_not_written() -> None:
    with pytest.raises(ValueError, match="no event of boggle"):
        encode_event("boggle", PLAYERS[0])
    with pytest.raises(ValueError, match="does not open a game"):
        encode_opening("boggle", Ended((0,)))
    with pytest.raises(ValueError, match="no kind of game"):
        encode_opening("chess", Ended((0,)))


@pytest.mark.parametrize(
    "data",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"elapsed": "3"}',
        '{"elapsed": true}',
        '{"elapsed": NaN}',
        '{"elapsed": Infinity}',
        '{"elapsed": 1e999}',
        '{"elapsed": 1e300}',
        '{"elapsed": 1.0, "more": 1}',
        '{"elapsed": 1.0} {}',
        '{"elapsed": "\\ud800"}',
        "[" * 5000,
        '{"elapsed": ' + "9" * 5000 + "}",
        " " * (LARGEST_EVENT + 1),
        b'{"elapsed": "\xff"}',
    ],
)
def test_a_wrong_event_is_refused_with_a_sentence(data: str | bytes) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        decode_event("boggle", "ClockRead", data)


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(ValueError, match="no event called 'Exchanged'"):
        decode_event("boggle", "Exchanged", "{}")


def test_depth_and_counts_are_capped() -> None:
    with pytest.raises(ValueError, match="deep"):
        decode_event("boggle", "Ended", '{"winners": ' + "[" * 30 + "]" * 30 + "}")
    with pytest.raises(ValueError, match="items"):
        decode_event("boggle", "Ended", '{"winners": [' + ",".join("0" * 10_001) + "]}")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"format":1', '"format":2'),
        ('"format":1', '"format":0'),
        ('"format":1', '"format":true'),
        ('"kind":"boggle"', '"kind":"scrabble"'),
        ('"seconds":180', '"seconds":0'),
        ('"seconds":180', '"seconds":180,"speed":2'),
        ('"seconds":180', '"seconds":999999999'),
        ('"points":[0,', '"points":[999999999,'),
        ('"extra_seconds":30', '"extra_seconds":999999999'),
        ('"minimum_length":2', '"minimum_length":-2'),
        ('"phase":"shake"', '"phase":"search"'),
        ('"phase":"shake"', '"phase":"read"'),
        ('"searching":[]', '"searching":[3]'),
        ('"winners":[]', '"winners":[-1]'),
        ('"elapsed":0.0', '"elapsed":-1.0'),
        ('"hints":[]', '"hints":[{"seat":0,"word":"ab","path":[0,1],"grade":4}]'),
        ('"rows":4', '"rows":5'),
        ('"writing":"paper"', '"writing":"stone"'),
        ('"lists":[[],[],[]]', '"lists":[[],[]]'),
        ('"rounds":[]', '"rounds":[[1]]'),
        ('"format":1,', ""),
    ],
)
def test_a_wrong_opening_is_refused(old: str, new: str) -> None:
    text = encode_opening("boggle", new_game().opening)
    assert old in text
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        decode_opening("boggle", text.replace(old, new))


def test_a_cube_that_shows_a_seventh_face_is_refused() -> None:
    first: BogglePosition = new_game().opening
    cubes = tuple(PlacedCube(cube, 0, 0) for cube in first.rules.cubes.cubes)
    shown = replace(first, cubes=cubes, round=1)
    assert decode_opening("boggle", encode_opening("boggle", shown)) == shown
    seven = PlacedCube((*cubes[0].cube, "A"), 0, 0)
    for wrong in (replace(cubes[0], face=6), replace(seven, face=6), seven, PlacedCube(("A",), 0, 0)):
        with pytest.raises(ValueError, match="face"):
            decode_opening("boggle", encode_opening("boggle", replace(shown, cubes=(wrong, *cubes[1:]))))


def test_a_large_board_fits() -> None:
    cubes = tuple(PlacedCube(("Qu", "In", "Th", "Er", "He", "An"), 5, 3) for _ in range(100))
    name, data = encode_event("boggle", Shaken(cubes))
    assert decode_event("boggle", name, data) == Shaken(cubes)
    hundred = opening(presets()["classic"], [Player("x" * 200)] * 100)
    assert decode_opening("boggle", encode_opening("boggle", hundred)) == hundred


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_anything_else_raises_value_error(data: bytes | str) -> None:
    for read in (lambda: decode_opening("boggle", data), lambda: decode_event("boggle", "Wrote", data)):
        with pytest.raises(ValueError, match=r"\w+ \w+"):
            read()
