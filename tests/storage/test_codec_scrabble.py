"""Games of Scrabble as they are stored: openings and events come back as they went, and damage is noticed."""

import json
from collections.abc import Callable
from typing import Any, get_args

import pytest

from boggle_desk.engine.scrabble.events import AnswerTable, Exchange, Pass, ScrabbleEvent
from boggle_desk.engine.scrabble.position import ScrabblePosition, apply, opening
from boggle_desk.storage.codec import decode_event, decode_opening, encode_event, encode_opening
from boggle_desk.storage.kinds import KINDS
from tests.engine.scrabble.table import PRESETS, Table


def test_all_events_are_known() -> None:
    assert set(KINDS["scrabble"].events.values()) == set(get_args(ScrabbleEvent))


@pytest.mark.parametrize("key", PRESETS)
def test_openings_come_back_with_their_rules(key: str) -> None:
    start = Table("CATSEEE", "TONEAAA", base=key).game.opening
    assert decode_opening("scrabble", encode_opening("scrabble", start)) == start


def test_a_game_comes_back_event_by_event_p13() -> None:
    table = Table("CATSEE?", "TONEAAA")
    table.play("8G TaC")
    table.ask(AnswerTable(stands=True))
    table.ask(Exchange(("A",)))
    table.ask(Pass())
    table.ask(Pass())
    position: ScrabblePosition = decode_opening("scrabble", encode_opening("scrabble", table.game.opening))
    for step in table.game.steps:
        for event in step:
            name, data = encode_event("scrabble", event)
            position = apply(position, decode_event("scrabble", name, data))
    assert position == table.now
    assert KINDS["scrabble"].ended(table.game.steps[-1])


def _lose_a_tile(content: dict[str, Any]) -> None:
    content["bag"].pop()


def _seat_nobody(content: dict[str, Any]) -> None:
    content["players"] = []


def _turn_beyond(content: dict[str, Any]) -> None:
    content["turn"] = 9


def _cut_the_board(content: dict[str, Any]) -> None:
    content["tiles"].pop()


def _rename_a_rule(content: dict[str, Any]) -> None:
    content["rules"]["bingo"] = content["rules"].pop("bingo_bonus")


@pytest.mark.parametrize("damage", [_lose_a_tile, _seat_nobody, _turn_beyond, _cut_the_board, _rename_a_rule])
def test_a_damaged_opening_is_noticed(damage: Callable[[dict[str, Any]], None]) -> None:
    start = opening(PRESETS["family"], Table("CATSEEE", "TONEAAA").now.players)
    content = json.loads(encode_opening("scrabble", start))
    damage(content["opening"])
    with pytest.raises(ValueError, match=r"."):
        decode_opening("scrabble", json.dumps(content))


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("Drew", {"seat": 0, "tiles": ["Q", "Q"]}),
        ("Drew", {"seat": -1, "tiles": []}),
        ("Played", {"seat": 0, "play": {"laid": [[-1, {"letter": "C"}]]}, "words": [], "score": 0}),
        ("Played", {"seat": 0, "play": {"laid": [[112, {"letter": "Z"}]]}, "words": [], "score": 0}),
        ("PhonyRemoved", {"seat": 1, "by": None, "words": [], "score": 3}),
        ("EndRack", {"seat": 7, "tiles": [], "points": 3}),
    ],
)
def test_an_event_that_cannot_be_is_noticed(name: str, data: dict[str, Any]) -> None:
    table = Table("CATSEEE", "TONEAAA")
    with pytest.raises(ValueError, match=r"."):
        apply(table.now, decode_event("scrabble", name, json.dumps(data)))
