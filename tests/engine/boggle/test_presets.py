"""Reading cubes and rules from files: what is wrong with one is said by its name."""

import json
from pathlib import Path

import pytest

from boggle_desk.engine.boggle.rules import read_cube_sets, read_presets
from boggle_desk.engine.rulebook import BadRules
from tests.engine.boggle.table import CUBE_SETS

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
