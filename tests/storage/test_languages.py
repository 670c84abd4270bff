"""Each language that comes with the game: its words, boards, codes, tiles and licences belong together."""

from collections import Counter
from dataclasses import replace
from datetime import date
from functools import cache
from random import Random
from statistics import mean

import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.board import Board, board_of
from boggle_desk.engine.boggle.codes import read_code
from boggle_desk.engine.boggle.cubes import CubeSet, shake
from boggle_desk.engine.boggle.known_board import board_of_the_day, code_of, from_code
from boggle_desk.engine.boggle.rules import in_language, read_cube_sets, read_presets
from boggle_desk.engine.boggle.solver import board_solver, solve
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
    assert any("made from it" in text and len(text) > 5_000 for text in texts)
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


MADE = [each for each in CUBES.values() if each.key.endswith("_2026")]
LIKE = {4: "new4", 5: "big5_1979", 6: "super6"}
"""The English cubes that made ones of each size are like, with words of 3, 4 and 4 letters or more."""


@cache
def held(key: str, lexicon: str) -> tuple[list[int], float]:
    """Return how many words each of a thousand boards holds, in order, and everyday words a board on average."""
    cubes, words, rng = CUBES[key], open_shipped(lexicon), Random(11)
    least = 3 if cubes.rows == 4 else 4
    shaken = [[cube.letters for cube in shake(cubes.cubes, rng)] for _ in range(1_000)]
    faces = sorted({face for board in shaken for face in board})
    cells = bytes(faces.index(face) for board in shaken for face in board)
    _sums, counts = board_solver(words.graph, cubes.rows, cubes.columns, faces).score(cells, [1], least)
    boards = [Board(cubes.rows, cubes.columns, tuple(board)) for board in shaken[:200]]
    found = [each.word for board in boards for each in solve(board, words.graph, least)]
    everyday = sum(words.is_everyday(word) and not words.is_offensive(word) for word in found)
    return sorted(counts), everyday / len(boards)


@pytest.mark.parametrize("cubes", MADE, ids=lambda cubes: cubes.key)
def test_b1_b2_boards_of_made_cubes_are_as_rich_as_english_ones_and_none_is_dead(cubes: CubeSet) -> None:
    """`packaging/make_cubes.py` keeps closer bounds on ten thousand boards; these are wide enough for few."""
    lexicon = next(key for key, code in SHIPPED.items() if code == cubes.language)
    counts, everyday = held(cubes.key, lexicon)
    english, english_everyday = held(LIKE[cubes.rows], "english")
    assert counts[50] >= 0.88 * english[50]
    assert counts[20] >= 20
    assert 0.87 < mean(counts) / mean(english) < 1.13
    assert everyday > 0.87 * english_everyday, "a dictionary with fewer rare words has more of them"


@pytest.mark.parametrize("cubes", MADE, ids=lambda cubes: cubes.key)
def test_b1_b2_made_cubes_look_like_cubes_of_a_box(cubes: CubeSet) -> None:
    """B3: `Qu` and the Dutch `IJ` are one face. Every letter is there, the dear ones just once or twice, and every cube
    has a vowel."""
    tiles = next(each for each in TILES.values() if each.language == cubes.language)
    printed = Counter(face for cube in cubes.cubes for face in cube)
    pairs = {"nl": {"Qu", "IJ"}, "pl": set[str]()}.get(cubes.language, {"Qu"})
    letters = {kind.letter for kind in tiles.kinds if len(kind.letter) == 1} - {"Q"}
    assert set(printed) == letters | pairs
    assert all(printed[pair] == 1 for pair in pairs)
    vowels = {kind.letter for kind in tiles.kinds if kind.vowel} | ({"Y"} if cubes.language == "pl" else set())
    assert all(vowels & set(cube) for cube in cubes.cubes)
    assert all(max(Counter(cube).values()) <= 3 for cube in cubes.cubes)
    dear = {kind.letter for kind in tiles.kinds if kind.value >= 8} & letters
    assert all(printed[letter] <= len(cubes.cubes) / 12 for letter in dear)


def test_earlier_cubes_are_read_and_no_longer_offered() -> None:
    """A preset of one's own that names them takes those that replaced them."""
    for made in MADE:
        earlier = CUBES[made.key.removesuffix("_2026")]
        lexicon = next(key for key, code in SHIPPED.items() if code == made.language)
        assert (earlier.earlier, made.earlier) == (True, False)
        assert in_language(replace(PRESETS["classic"], cubes=earlier), CUBES, made.language, lexicon).cubes == made


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
