"""test_known_board."""

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.codes import KNOWN, board_code, read_code
from boggle_desk.engine.boggle.cubes import LETTERS_KEY, PlacedCube, lay, shake
from boggle_desk.engine.boggle.events import BeginSearch, CallTime, LayBoard, Shake, Shaken
from boggle_desk.engine.boggle.known_board import again, board_of_the_day, code_of, from_code
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE, Reason
from boggle_desk.engine.boggle.rules import BoardWish, Writing
from boggle_desk.engine.game import Game
from tests.engine.boggle.table import CUBE_SETS, FACES, PRESETS, WORDS, Table, lying, players


@given(st.sampled_from(sorted(CUBE_SETS)), st.integers(0, 2**32))
def test_letters_of_a_set_are_laid_with_its_cubes(key: str, seed: int) -> None:
    cubes = CUBE_SETS[key].cubes
    faces = [cube.letters for cube in shake(cubes, Random(seed))]
    laid = lay(cubes, faces)
    assert laid is not None
    assert [cube.letters for cube in laid] == faces
    assert sorted(cube.cube for cube in laid) == sorted(cubes)
    assert laid == lay(cubes, faces)


def test_b5_laid_cubes_lie_in_all_directions_alike() -> None:
    turns: Counter[int] = Counter()
    for seed in range(200):
        faces = [cube.letters for cube in shake(CUBE_SETS["new4"].cubes, Random(seed))]
        turns.update(cube.quarter for cube in lay(CUBE_SETS["new4"].cubes, faces) or ())
    assert sum(turns.values()) == 3200
    assert all(700 < turns[quarter] < 900 for quarter in range(4))


def test_letters_that_the_cubes_cannot_show_are_not_laid() -> None:
    cubes = CUBE_SETS["new4"].cubes
    assert lay(cubes, ["Qu"] * 16) is None
    assert lay(cubes, ["A"] * 15) is None


def test_b7_a_board_is_laid_covered_before_a_round_and_the_event_says_so() -> None:
    table = Table("Ann", "Bea")
    table.game = Game(BOGGLE, opening(table.now.rules, table.now.players))
    (event,) = table.play(LayBoard(lying(FACES)))
    assert event == Shaken(lying(FACES), shakes=0, granted=None)
    assert (table.now.phase, table.now.round, table.now.shakes) == (Phase.COVERED, 1, 0)
    assert table.now.seen_by(0).cubes == ()
    table.play(LayBoard(lying(FACES), 12, True))
    assert (table.now.round, table.now.shakes, table.now.granted) == (1, 12, True)
    table.play(Shake())
    assert (table.now.shakes, table.now.granted) == (1, None)


def test_b6_no_board_is_laid_while_the_timer_runs_or_when_the_letters_have_been_seen() -> None:
    table = Table("Ann", "Bea", writing=Writing.SCREEN)
    move = LayBoard(lying(FACES))
    table.play(BeginSearch())
    assert table.refuses(move).reason is Reason.TIMER_RUNS
    table.play(CallTime())
    assert table.refuses(move).reason is Reason.TIMER_RUNS
    seen = Table("Ann", "Bea", writing=Writing.SCREEN, finish_word=False)
    seen.play(BeginSearch(), CallTime())
    assert seen.refuses(move).reason is Reason.LETTERS_SEEN


@pytest.mark.parametrize(
    "cubes",
    [
        lying(FACES)[:-1],
        (*lying(FACES)[:-1], PlacedCube(("X",) * 6, 0, 0)),
        (*lying(FACES)[:-1], PlacedCube(("H",) * 6, 6, 0)),
        (*lying(FACES)[:-1], PlacedCube(("H",) * 6, -1, 0)),
        (*lying(FACES)[:-1], PlacedCube(("H",) * 6, 0, 4)),
        (),
    ],
    ids=["too few", "another cube", "no such face", "no face", "no such turn", "none"],
)
def test_cubes_of_another_box_are_not_laid(cubes: tuple[PlacedCube, ...]) -> None:
    assert Table("Ann").refuses(LayBoard(cubes)).reason is Reason.OTHER_CUBES


@given(st.sampled_from(KNOWN), st.integers(0, 2**32))
def test_a_code_begins_a_game_on_that_very_board(known: tuple[str, str, object], seed: int) -> None:
    preset = PRESETS[known[0]]
    cubes = shake(preset.cubes.cubes, Random(seed))
    table = replace(PRESETS["classic"], writing=Writing.SCREEN, target=None, wish=BoardWish(least_words=9))
    coded = read_code(code_of(preset, cubes, CUBE_SETS), CUBE_SETS)
    game = from_code(coded, table, PRESETS, CUBE_SETS, str)
    assert game.rules == replace(preset, writing=Writing.SCREEN, target=None, rounds=1, fair_shake=False)
    play = Game(BOGGLE, opening(game.rules, players("Ann")))
    play.play(game.move, WORDS, Random(1))
    assert [cube.letters for cube in play.position.cubes] == [cube.letters for cube in cubes]
    assert code_of(play.position.rules, play.position.cubes, CUBE_SETS) == code_of(preset, cubes, CUBE_SETS)


def test_a_board_of_letters_alone_begins_a_game_and_keeps_its_code() -> None:
    board = board_of(4, 4, lying(["Qu"] * 4 + ["A"] * 12))
    code = board_code(board, "new4", KNOWN[0][2], CUBE_SETS)
    game = from_code(read_code(code, CUBE_SETS), PRESETS["master"], PRESETS, CUBE_SETS, str)
    assert (game.rules.cubes.key, game.rules.key) == (LETTERS_KEY, "classic")
    play = Game(BOGGLE, opening(game.rules, players("Ann")))
    play.play(game.move, WORDS, Random(1))
    assert play.position.board == board
    assert code_of(play.position.rules, play.position.cubes, CUBE_SETS) == code


def test_playing_again_lays_the_same_cubes_in_the_same_turns() -> None:
    rules = replace(PRESETS["master"], wish=BoardWish(most_words=3))
    cubes = shake(rules.cubes.cubes, Random(5))
    game = again(rules, cubes)
    assert game.move == LayBoard(cubes)
    assert game.rules == replace(rules, wish=BoardWish(), rounds=1, target=None, fair_shake=False)


DAYS = {
    ("new4", date(2026, 11, 21)): "I S L R/I E N E/A T U A/F O H T",
    ("big5_1979", date(2026, 11, 21)): "H S T T R/E M O S R/R E L I Z/L H C E A/E R E M A",
    ("new4", date(2030, 1, 1)): "O P E D/S Z A L/M R N I/E T R N",
}
"""Boards of days as everybody has them. They must never change."""


@pytest.mark.parametrize(("key", "day"), DAYS)
def test_the_board_of_a_day_is_the_same_for_everybody_for_ever(key: str, day: date) -> None:
    cubes = CUBE_SETS[key]
    faces = [cube.letters for cube in board_of_the_day(cubes, day)]
    rows = [" ".join(faces[row * cubes.columns : (row + 1) * cubes.columns]) for row in range(cubes.rows)]
    assert "/".join(rows) == DAYS[key, day]


def test_b5_boards_of_days_are_shakes_of_the_cubes() -> None:
    cubes = CUBE_SETS["new4"]
    first: Counter[int] = Counter()
    faces: Counter[int] = Counter()
    turns: Counter[int] = Counter()
    for number in range(1600):
        board = board_of_the_day(cubes, date(2026, 1, 1) + timedelta(days=number))
        assert sorted(cube.cube for cube in board) == sorted(cubes.cubes)
        first[cubes.cubes.index(board[0].cube)] += 1
        faces.update(cube.face for cube in board)
        turns.update(cube.quarter for cube in board)
    assert all(60 < first[cube] < 145 for cube in range(16))
    assert all(4000 < faces[face] < 4530 for face in range(6))
    assert all(6150 < turns[quarter] < 6650 for quarter in range(4))
