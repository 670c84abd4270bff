"""The end of a game in the engine's words, with known traps."""

from dataclasses import replace
from functools import cache
from random import Random
from threading import Thread

import pytest
from hypothesis import given, settings

from boggle_desk import paths
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.board import PLAIN, Board, Layout
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.endgame import is_endgame, solve_endgame
from boggle_desk.engine.scrabble.events import Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import read_levels
from boggle_desk.engine.scrabble.movegen import TileGraph, tile_graph
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply
from boggle_desk.engine.scrabble.referee import decide
from boggle_desk.engine.scrabble.set_up import read_cgp
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.engine.stopping import Stopped
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import open_shipped
from tests.engine.scrabble.endings import TILES, WORDS, Ending, Exhaustive, ending_of, endings
from tests.engine.scrabble.table import ENGLISH, FAMILY, PRESETS

RULES = replace(FAMILY, tiles=TILES, first_play_minimum=1)


def on_row(text: str, own: str, other: str, rows: int = 1) -> Ending:
    """Return an ending on a board whose first row shows the text."""
    columns = len(text)
    layout = Layout("rows", "Rows", rows, columns, (PLAIN,) * (rows * columns), 0)
    tiles = [None if sign == "." else Tile(sign) for sign in text]
    return ending_of(RULES, Board(layout, (*tiles, *[None] * (rows - 1) * columns)), (own, other))


@pytest.mark.slow
@settings(max_examples=settings().max_examples // 4)
@given(ending=endings())
def test_the_move_keeps_the_value(ending: Ending) -> None:
    found = solve_endgame(ending.now.seen_by(0), ending.graph, seconds=60)
    assert found is not None
    assert found.exact
    assert found.value == ending.value == Exhaustive(WORDS).after(ending.now, found.move)


def test_s13_the_player_who_can_go_out_does_so() -> None:
    ending = on_row("CA..", "D", "EEE")
    found = solve_endgame(ending.now, ending.graph)
    assert found is not None
    assert (found.value, found.exact, len(found.variation)) == (4 + 1 + 2 + 2 * 27, True, 1)


def test_s10_a_pass_is_best_where_the_only_play_helps_the_other() -> None:
    """After DA the other lays DADA and is out; left alone, nobody gets rid of all tiles."""
    ending = on_row("...A", "DE", "DA")
    found = solve_endgame(ending.now, ending.graph, seconds=60)
    assert found is not None
    assert found.move == Pass()
    assert found.value == ending.value == -3 - 11 + 1
    [only] = Exhaustive(WORDS).all_plays(ending.now)
    assert Exhaustive(WORDS).after(ending.now, PlayTiles(only)) == 3 - 6 - 2 * 9
    champion = read_levels(paths.resource("levels", "scrabble.toml"))[-1]
    words = Lexicon(
        "small", "Small", "en", WordGraph.build(sorted("".join(word).lower() for word in ending.words), "abcde")
    )
    assert choose(ending.now.seen_by(0), champion, words, Random(0)) == Pass()


def test_against_a_stuck_tile_going_out_slowly_scores_more() -> None:
    """The other is stuck with an E and cannot go out, so each tile is laid by itself."""
    ending = on_row("A......A", "DDB", "E")
    found = solve_endgame(ending.now, ending.graph, seconds=60)
    assert found is not None
    assert found.value == ending.value
    plays = [turn.move.play for turn in found.variation if isinstance(turn.move, PlayTiles)]
    assert [len(play.laid) for play in plays] == [1, 1, 1]


@pytest.mark.parametrize(
    "changes",
    [
        {"bag": ("A",)},
        {"losing": (1,)},
        {"turn": None},
        {"racks": (("A",), ())},
    ],
)
def test_what_is_no_endgame_is_left_alone(changes: dict[str, object]) -> None:
    ending = on_row("CA..", "D", "E")
    now = replace(ending.now, **changes)  # type: ignore[arg-type] # the fields differ in type
    assert not is_endgame(now)
    assert solve_endgame(now, ending.graph) is None


def test_tiles_that_no_word_has_are_left_alone() -> None:
    rules = replace(RULES, tiles=replace(TILES, kinds=(*TILES.kinds, replace(TILES.kinds[0], letter="Z"))))
    ending = on_row("CA..", "DZ", "E")
    now = replace(ending.now, rules=replace(rules, layout=ending.now.rules.layout))
    assert solve_endgame(now, ending.graph) is None


def test_a_search_that_is_told_to_stop_says_so() -> None:
    ending = on_row("CA......", "DDABBAE", "ABDECEC", rows=8)
    with pytest.raises(Stopped):
        solve_endgame(ending.now, ending.graph, seconds=60, stop=lambda: True)


def test_nodes_instead_of_time_give_the_same_answer_each_time() -> None:
    ending = on_row("CA......", "DDABBAE", "ABDECEC", rows=8)
    first = solve_endgame(ending.now, ending.graph, seconds=60, nodes=500)
    hurried = solve_endgame(ending.now, ending.graph, seconds=0.001)
    assert hurried is None or hurried.depth >= 1
    assert first is not None
    assert first == solve_endgame(ending.now, ending.graph, seconds=60, nodes=500)


def test_every_thread_has_a_search_of_its_own() -> None:
    ending, found = on_row("CA..", "D", "EEE"), []
    threads = [Thread(target=lambda: found.append(solve_endgame(ending.now, ending.graph))) for _each in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [each and each.value for each in found] == [61, 61, 61]


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
    players = (Player("one"), Player("two"))
    rules = PRESETS["family_strict"]
    read = read_cgp(text, rules)
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
