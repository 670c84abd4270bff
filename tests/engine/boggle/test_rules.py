"""The numbers of each edition: lengths, tables, presets (B9, B22 to B24, B32, B33, B35)."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from boggle_desk.engine.boggle.rules import (
    BoggleRules,
    ChallengeJudge,
    Judging,
    Writing,
    minimum_length,
    read_cube_sets,
    read_presets,
    search_seconds,
    table_points,
    word_points,
)
from boggle_desk.engine.players import Player
from boggle_desk.engine.rulebook import BadRules, read_table
from boggle_desk.paths import resource
from tests.engine.boggle.table import CUBE_SETS, PRESETS

ANN = Player("Ann")
CHILD = Player("Ben", minimum_length=3)


@pytest.mark.parametrize(("preset", "least"), [("classic", 3), ("master", 4), ("calculator", 4), ("linear", 3)])
def test_b9_each_game_has_its_shortest_word(preset: str, least: int) -> None:
    assert minimum_length(PRESETS[preset], ANN) == least


def test_b9_b32_advanced_play_asks_five_letters_of_everybody() -> None:
    advanced = replace(PRESETS["classic"], minimum_length=5)
    assert minimum_length(advanced, ANN) == 5
    assert word_points(advanced, ANN, "four") == 0
    assert word_points(advanced, ANN, "fives") == 2


def points(preset: str, player: Player = ANN) -> list[int]:
    """Return the points of words of 1 to 17 letters."""
    return [word_points(PRESETS[preset], player, "x" * letters) for letters in range(1, 18)]


def test_b22_standard_table() -> None:
    assert points("classic") == [0, 0, 1, 1, 2, 3, 5, *[11] * 10]


@pytest.mark.parametrize("preset", ["master", "calculator"])
def test_b23_master_and_calculator_table(preset: str) -> None:
    assert points(preset) == [0, 0, 0, 1, 2, 3, 5, *[11] * 10]


def test_b24_linear_table() -> None:
    assert points("linear") == [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]


def test_b24_a_word_of_six_letters_scores_three() -> None:
    assert word_points(PRESETS["linear"], ANN, "boggle") == 3


def test_the_large_grid_pays_two_points_a_letter_from_nine_letters_on() -> None:
    assert points("super") == [0, 0, 0, 1, 2, 3, 5, 11, 18, 20, 22, 24, 26, 28, 30, 32, 34]


def test_b3_qu_is_paid_as_two_letters() -> None:
    assert word_points(PRESETS["classic"], ANN, "quits") == 2


@pytest.mark.parametrize("preset", ["master", "calculator"])
def test_b23_b33_a_word_allowed_only_by_handicap_scores_one(preset: str) -> None:
    assert points(preset, CHILD)[:5] == [0, 0, 1, 1, 2]


def test_b33_a_handicap_may_also_be_a_longer_word() -> None:
    assert points("classic", Player("Cleo", minimum_length=6))[:7] == [0, 0, 0, 0, 0, 3, 5]


def test_b33_a_player_may_have_more_time() -> None:
    assert search_seconds(PRESETS["classic"], ANN) == 180
    assert search_seconds(PRESETS["classic"], Player("Ben", extra_seconds=60)) == 240


@pytest.mark.parametrize(("letters", "expected"), [(0, 0), (1, 2), (2, 4), (3, 7), (5, 13)])
def test_a_table_goes_on_beyond_its_end(letters: int, expected: int) -> None:
    assert table_points((0, 2, 4), 3, letters) == expected


def test_b21_only_the_linear_round_punishes_a_lost_challenge() -> None:
    assert [key for key, rules in PRESETS.items() if rules.penalty] == ["linear"]


def test_presets_come_in_the_order_of_their_files() -> None:
    order = {path.stem: read_table(path)["order"] for path in resource("rules", "boggle").glob("*.toml")}
    assert list(PRESETS) == sorted(order, key=lambda key: (order[key], key))
    assert all(rules.key == key for key, rules in PRESETS.items())


def test_b15_b20_what_the_presets_leave_out_has_the_printed_value() -> None:
    classic = PRESETS["classic"]
    assert (classic.finish_word, classic.writing) == (True, Writing.PAPER)
    assert (classic.judging, classic.court, classic.target) == (Judging.ON_CHALLENGE, ChallengeJudge.DICTIONARY, 50)


@pytest.mark.parametrize("preset", PRESETS)
def test_b35_full_rules_survive_being_saved(preset: str) -> None:
    odd = replace(
        PRESETS[preset], writing=Writing.SCREEN, judging=Judging.AT_ONCE, court=ChallengeJudge.VOTE, penalty=True
    )
    for rules in (PRESETS[preset], odd):
        assert msgspec.json.decode(msgspec.json.encode(rules), type=BoggleRules) == rules


@pytest.mark.parametrize("field", ["minimum_length", "seconds", "target", "rounds"])
def test_rules_nobody_could_play_by_are_refused(field: str) -> None:
    with pytest.raises(ValueError, match=f"{field} is 0"):
        replace(PRESETS["classic"], **{field: 0})


def test_rules_without_points_are_refused() -> None:
    with pytest.raises(ValueError, match="number of points"):
        replace(PRESETS["classic"], points=())


GOOD = 'cubes = "new4"\npoints = [0, 0, 0, 1]\n'


def read(folder: Path, **files: str) -> list[str]:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return list(read_presets(folder, CUBE_SETS))


def test_the_order_of_the_files_is_kept_and_names_break_ties(tmp_path: Path) -> None:
    assert read(tmp_path, b=f"order = 2\n{GOOD}", a=f"order = 2\n{GOOD}", z=f"order = 1\n{GOOD}") == ["z", "a", "b"]


def test_a_file_without_an_order_comes_last(tmp_path: Path) -> None:
    assert read(tmp_path, a=GOOD, b=f"order = 1\n{GOOD}") == ["b", "a"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{GOOD}\nhight = 3", "odd.toml: there is no rule called 'hight'"),
        ('cubes = "none"\npoints = [1]', "odd.toml: there are no cubes called 'none'"),
        (f'order = "last"\n{GOOD}', "odd.toml: the order is 'last'"),
        ("points = [1]", "odd.toml: there are no cubes called 'None'"),
        ('cubes = ["new4"]\npoints = [1]', "odd.toml: there are no cubes called"),
        (f'{GOOD}\nseconds = "long"', "odd.toml: .*int.*str"),
        (f"{GOOD}\nseconds = 0", "odd.toml: seconds is 0"),
        (f'{GOOD}\nwriting = "slate"', "odd.toml: .*slate"),
        ('cubes = "new4"', "odd.toml: .*points"),
        ("cubes = ", "odd.toml: "),
        (f"# {'x' * 100_000}\n{GOOD}", "odd.toml: longer than 100000 bytes"),
    ],
)
def test_bad_rules_are_told_with_their_file(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadRules, match=said):
        read(tmp_path, odd=text)


@pytest.mark.parametrize(
    "text", ["", "{}x", '{"key": 1}', "[1]", '[{"key": "a"}]', json.dumps([{"key": "a", "cubes": ["ABC"]}]), "\udcff"]
)
def test_a_bad_cubes_file_is_told_by_its_name(text: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadRules, match=r"odd\.json"):
        read_cube_sets(path)
