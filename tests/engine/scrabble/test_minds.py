"""Computer players by technique: their names, and that each plays whole games by the rules."""

from dataclasses import replace
from random import Random

import pytest

from boggle_desk import paths
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, read_levels
from boggle_desk.engine.scrabble.match import (
    TECHNIQUES,
    Known,
    LevelPlayer,
    Mind,
    Technique,
    Thinker,
    UnknownPlayer,
    read_technique,
)
from boggle_desk.engine.stopping import Stopped
from tests.engine.kernels.machines import GRAPH, RULES
from tests.engine.scrabble.arenas import LEAVES

KNOWN = Known(RULES, Lexicon("own", "Own", "en", GRAPH.source), LEAVES, {})
QUICK = "seconds=999,rollouts=60,contenders=3"
LEVELS = read_levels(paths.resource("levels", "scrabble.toml"))


def test_a_technique_is_named_and_its_numbers_set() -> None:
    for name, technique in TECHNIQUES.items():
        assert read_technique(name) == technique
    found = read_technique("simulation:seconds=2.5,contenders=25,rollouts=100,endgame=0.5")
    assert found == Technique("simulation:seconds=2.5,contenders=25,rollouts=100,endgame=0.5", True, 2.5, 100, 25, 0.5)
    assert read_technique("score:seconds=1").leaves is False
    assert read_technique("static:").seconds == 0.0


@pytest.mark.parametrize(
    "text",
    ["", "nobody", "Static", "static:depth=3", "static:seconds", "static:seconds=", "static:seconds=-1",
     "static:seconds=1e9", "static:seconds=nan", "static:seconds=9999999", "static:seconds=1=2", "static;seconds=1"],
)  # fmt: skip
def test_others_are_unknown(text: str) -> None:
    with pytest.raises(UnknownPlayer, match=r"neither|sets nothing"):
        read_technique(text)


def played(minds: list[Mind], number: int) -> tuple[int, ...]:
    """Return the final scores of a game."""
    arena, rng = KNOWN.arena(len(minds)), Random(number)
    arena.table.deal(number)
    turns = 0
    while not arena.table.over:
        minds[arena.table.turn].turn(arena, rng)
        turns += 1
        assert arena.table.turns == turns
    return arena.table.scores()


@pytest.mark.parametrize("name", ["score", "static", "simulation", "static+endgame", "simulation+endgame"])
@pytest.mark.parametrize("players", [2, 3])
def test_every_technique_plays_a_game_to_its_end_and_again(name: str, players: int) -> None:
    text = f"{name}:{QUICK}" if "simulation" in name else name
    scores = [played([Thinker(read_technique(text), KNOWN) for _seat in range(players)], 4) for _again in range(2)]
    assert scores[0] == scores[1]
    assert max(scores[0]) > 20


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_every_level_plays_a_game_to_its_end(level: ComputerLevel) -> None:
    quick = replace(level, rollouts=min(level.rollouts, 50))
    assert max(played([LevelPlayer(quick, KNOWN), Thinker(TECHNIQUES["static"], KNOWN)], 3)) > 20


def test_a_player_who_thinks_can_be_stopped() -> None:
    arena = KNOWN.arena(2)
    arena.table.deal(1)
    before = arena.view()
    with pytest.raises(Stopped):
        Thinker(read_technique("simulation"), KNOWN).turn(arena, Random(1), lambda: True)
    assert arena.view() == before
