"""Ends of games that computers played with the shipped dictionary; each value was found by a search to the very end."""

from functools import cache
from random import Random

import pytest

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.endgame import solve_endgame
from boggle_desk.engine.scrabble.events import Pass
from boggle_desk.engine.scrabble.movegen import TileGraph, tile_graph
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply
from boggle_desk.engine.scrabble.referee import decide
from boggle_desk.engine.scrabble.set_up import read_cgp
from boggle_desk.storage.lexica import open_shipped
from tests.engine.scrabble.table import ENGLISH, PRESETS, STANDARD

ENDS = [
    (
        (
            "15/15/15/14Q/4C9U/4OP3ENLEVE/4YAP7U/1cORONER2OGIVE/4TEW3DAD2/3FES3J1R1BI/3AS3HOED1IO/3C2AGOUTA2D/2WINEY2G2OBI/"
            "KA1A1RUN1SEXFId/ALTEZA1EH1MITTS IIMNNRR/LLT 0/0 0"
        ),
        19,
    ),
    (
        (
            "DICY3D7/2O4A5T1/2ZA3T5W1/3C3I3S1E1/RONEO2V3I1R1/1OUTMODEd2DUP1/N2I7HM2/A2FOGIE2LABOR/I1FY4P3E2/KHI5I3L2/"
            "SAL5T3L2/1TAJ3VENEWE2/1ERA4O3T2/1S1R4U6/2GINGERs6 AABEQUX/ENNS 0/0 0"
        ),
        19,
    ),
    (
        (
            "O3jOHANNES3/REGLOW5E3/D10I3/A6D3T3/I5VETCHY3/N4Z1M7/e4O1O7/R2FEEING5C/3A1A1I6U/3L1E1S6R/3L2REBIA3F/"
            "2PO3DINGBATS/2EW7AX2/2R2QUA2TYEE1/TUPEK2AUTOS3 IIJMNOR/DILV 0/0 0"
        ),
        16,
    ),
    (
        (
            "LATAKIAS7/1YaGI1UH5YU/CUBS2RE2Q2IN/6ET2UG1DA/6O3ER1SI/6L3MA2D/6I2MEN2E/3JORNAdA1T1OD/2FE5IO2V1/2OW5ZO2E1/"
            "2XI5EH2R1/3N6EF1A1/3G4BEDROP1/6CLAW1I1T1/11T3 ENNORSV/EILPT 0/0 0"
        ),
        29,
    ),
]


@cache
def graph() -> TileGraph:
    """Return the shipped words in tiles."""
    return tile_graph(open_shipped().graph, ENGLISH)


def position(text: str) -> ScrabblePosition:
    """Return the position of a text, seat 0 on turn."""
    read = read_cgp(text, STANDARD, ENGLISH)
    players = (Player("one"), Player("two"))
    rules = PRESETS["family_strict"]
    return ScrabblePosition(
        rules, players, read.board.tiles, read.racks, (), (0, 0), phase=Phase.TURN, turn=0, turns=20
    )


@pytest.mark.parametrize(("text", "value"), ENDS)
def test_late_positions_have_the_values_that_were_found(text: str, value: int, rng: Random) -> None:
    now = position(text)
    found = solve_endgame(now, graph(), seconds=600)
    assert found is not None
    assert (found.value, found.exact) == (value, True)
    words = open_shipped()
    for turn in found.variation:
        for event in decide(now, turn.move, words, rng):
            now = apply(now, event)
    while now.phase is not Phase.ENDED:
        for event in decide(now, Pass(), words, rng):
            now = apply(now, event)
    assert now.scores[0] - now.scores[1] == value
