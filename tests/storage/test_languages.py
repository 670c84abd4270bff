"""Each language that comes with the game: its words, boards, codes, tiles and licences belong together."""

from dataclasses import replace
from datetime import date
from random import Random

import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.codes import read_code
from boggle_desk.engine.boggle.known_board import board_of_the_day, code_of, from_code
from boggle_desk.engine.boggle.rules import in_language, read_cube_sets, read_presets
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.lexicon import RAREST, Lexicon
from boggle_desk.engine.scrabble.knowledge import Leaves, plain_leaves, read_leaves
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.rules import read_layouts, read_tile_sets
from boggle_desk.engine.scrabble.rules import read_presets as read_scrabble_presets
from boggle_desk.engine.scrabble.simulation import new_simulator
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.storage.lexica import SHIPPED, open_shipped, shipped_in

CUBES = read_cube_sets(paths.resource("cubes"))
PRESETS = read_presets(paths.resource("rules", "boggle"), CUBES)
TILES = read_tile_sets(paths.resource("tiles"))
OTHERS = [key for key in SHIPPED if key != "english"]
WORDS = {
    "german": ("straße", "strasse", "MÜDE", "öl", "baum"),
    "french": ("Élève", "eleve", "cœur", "qi", "maison"),
    "spanish": ("NIÑO", "Camión", "camion", "ño", "perro"),
    "dutch": ("financiële", "ijs", "zee", "ui", "fiets"),
    "polish": ("ŻÓŁW", "źrebię", "dom", "ął", "kot"),
}
"""Words as people type them; the fourth is one of two letters, in Polish none."""


@pytest.fixture(params=OTHERS)
def lexicon(request: pytest.FixtureRequest) -> Lexicon:
    return open_shipped(request.param)


def leaves_of(tiles: TileSet) -> Leaves:
    path = paths.resource("leaves", f"{tiles.key}.leaves")
    return read_leaves(path, tiles) if path.exists() else plain_leaves(tiles)


def test_words_are_found_however_they_are_typed(lexicon: Lexicon) -> None:
    first, second, third, short, common = WORDS[lexicon.key]
    assert all(lexicon.spelled(word) in lexicon for word in (first, second, third, common))
    assert (short in lexicon) is (lexicon.key != "polish")
    assert lexicon.commonness(common) < 3 <= RAREST
    assert lexicon.is_everyday(common)
    assert not any(word in lexicon for word in ("km", "kg"))


def test_computers_know_what_to_leave_unsaid(lexicon: Lexicon) -> None:
    assert lexicon.levels
    assert 50 < len(lexicon.levels.offensive) < len(lexicon) / 100


def test_its_licences_come_with_it(lexicon: Lexicon) -> None:
    texts = [path.read_text(encoding="utf-8") for path in paths.resource("lexica", lexicon.key, "licences").glob("*")]
    assert any("referee.graph" in text and len(text) > 5_000 for text in texts)
    assert "referee.levels" in paths.resource("licences", "wordfreq-CC-BY-SA-4.0.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_preset_changes_cubes_and_words_together(lexicon: Lexicon, preset: str) -> None:
    """The board of the day in every language has words, and goes into its code and back to the same game."""
    rules = in_language(PRESETS[preset], CUBES, lexicon.language, lexicon.key)
    assert (rules.cubes.language, rules.cubes.rows) == (lexicon.language, PRESETS[preset].cubes.rows)
    cubes = board_of_the_day(rules.cubes, date(2026, 11, 22))
    board = board_of(rules.cubes.rows, rules.cubes.columns, cubes)
    assert solve(board, lexicon.graph, rules.minimum_length)
    coded = read_code(code_of(rules, cubes, CUBES), CUBES)
    game = from_code(coded, PRESETS[preset], PRESETS, CUBES, shipped_in)
    assert (game.rules.cubes, game.rules.lexicon, coded.board) == (rules.cubes, lexicon.key, board)


@pytest.mark.slow
@pytest.mark.parametrize("key", [key for key in OTHERS if key != "polish"])  # whose graph takes too long to turn
def test_computers_play_a_game_to_its_end(key: str) -> None:
    tiles, lexicon = TILES[key], open_shipped(key)
    rules = read_scrabble_presets(paths.resource("rules", "scrabble"), TILES, read_layouts(paths.resource("boards")))
    strict = rules["family_strict"]
    table = new_simulator(replace(strict, tiles=tiles), tile_graph(lexicon.graph, tiles), leaves_of(tiles), {}, 2).table
    table.deal(Random(1).randrange(1000))
    while not table.over:
        table.think()
        table.act()
    assert min(table.scores()) > 150
