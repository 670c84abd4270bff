"""How likely a lead wins: the curves and their file, and the program that measures them."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk import paths
from boggle_desk.engine.kernels.codes import BAG_STEPS
from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.scrabble.knowledge import PLAIN, Curve, read_wins

SHIPPED = read_wins(paths.resource("wins", "english.toml"))


def written(tmp_path: Path, text: str) -> Path:
    """Return a file with this text."""
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    return path


@given(
    players=st.sampled_from([0, 2, 3, 4]),
    bag=st.integers(0, 200),
    leads=st.lists(st.floats(-2000, 2000), min_size=2, max_size=9),
)
def test_a_larger_lead_never_wins_less(players: int, bag: int, leads: list[float]) -> None:
    curve = SHIPPED.get(players, PLAIN)
    chances = [curve.chance(lead, bag) for lead in sorted(leads)]
    assert chances == sorted(chances)
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shipped_curves_know_what_a_lead_means(players: int) -> None:
    """30 points are more the fewer tiles are left, and a table of more players is harder to win at."""
    curve = SHIPPED[players]
    assert curve.chance(30, 2) > curve.chance(30, 40) > curve.chance(30, 80)
    assert curve.chance(0, 5) < 0.5  # the others are to move
    assert curve.chance(200, 10) > 0.95
    assert curve.chance(-200, 10) < 0.05
    if players > 2:
        assert curve.chance(0, 60) < SHIPPED[players - 1].chance(0, 60)


def test_the_kernel_gets_a_shift_and_a_width_for_each_step() -> None:
    steps = Curve((-1.0, -2.0), (3.0, 4.0)).steps
    assert len(steps) == 2 * BAG_STEPS
    assert steps[:6] == (-1.0, 3.0, -2.0, 4.0, -2.0, 4.0)
    assert steps[-2:] == (-2.0, 4.0)
    assert Curve((-1.0, -2.0), (3.0, 4.0)).chance(2.0, 999) == 0.5


@pytest.mark.parametrize(
    ("shifts", "widths"),
    [
        ((), ()),
        ((0.0,), (1.0, 1.0)),
        ((0.0,), (0.4,)),
        ((0.0,), (-1.0,)),
        ((0.0,), (10_000.0,)),
        ((-10_000.0,), (1.0,)),
        ((float("nan"),), (1.0,)),
        ((0.0,), (float("nan"),)),
        ((float("inf"),), (1.0,)),
    ],
)
def test_curves_out_of_range_are_refused(shifts: tuple[float, ...], widths: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match=r"shift|width"):
        Curve(shifts, widths)


@pytest.mark.parametrize(
    "text",
    [
        "players_2 = 7",
        "[two]\nshifts = [0.0]\nwidths = [1.0]",
        "[2]\nshifts = [0.0]\nwidths = [1.0]",
        "[players_x]\nshifts = [0.0]\nwidths = [1.0]",
        "[players_]\nshifts = [0.0]\nwidths = [1.0]",
        "[players_-2]\nshifts = [0.0]\nwidths = [1.0]",
        f"[players_{'9' * 5000}]\nshifts = [0.0]\nwidths = [1.0]",
        "[players_2]\nshifts = [0.0]",
        "[players_2]\nshifts = [0.0]\nwidths = [1.0]\ndepths = [1.0]",
        "[players_2]\nshifts = [0.0]\nwidths = [0.1]",
        "[players_2]\nshifts = [nan]\nwidths = [1.0]",
        "[players_2]\nshifts = ['0']\nwidths = [1.0]",
        "[players_2]\nshifts = 1.0\nwidths = 1.0",
        "[players_2\n",
        "\x00",
    ],
)
def test_damaged_files_are_refused_by_name(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadRules, match=r"odd\.toml"):
        read_wins(written(tmp_path, text))


def test_a_file_is_read_by_the_number_of_players(tmp_path: Path) -> None:
    path = written(tmp_path, "[players_3]\nshifts = [-4.0, 1]\nwidths = [2.0, 7]\n")
    assert read_wins(path) == {3: Curve((-4.0, 1), (2.0, 7))}
    assert read_wins(written(tmp_path, "")) == {}


# ---------------------------------------------------------------------------------------- measuring


@pytest.fixture(scope="module")
def measuring() -> ModuleType:
    """Return the program that measures."""
    file = paths.resource("..", "packaging", "measure_wins.py").resolve()
    spec = importlib.util.spec_from_file_location("measure_wins", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_curve_is_found_again_in_games_that_follow_it(measuring: ModuleType) -> None:
    chance = np.random.default_rng(7)
    lead = chance.normal(0, 60, 20_000)
    won = (chance.random(20_000) < 1 / (1 + np.exp(-(lead - 12.0) / 35.0))).astype(float)
    shift, width = measuring.fit(np.column_stack([np.full(20_000, 20.0), lead, won]))
    assert shift == pytest.approx(-12, abs=1.5)
    assert width == pytest.approx(35, abs=1.5)


def test_a_few_games_are_measured_and_drawn(measuring: ModuleType) -> None:
    """The shipped curve is honest about games that it was not made of."""
    rows = measuring.samples(5_000_000, 100, 2)
    assert len(rows) > 800
    assert set(rows[:, 2]) <= {0.0, 0.5, 1.0}
    assert rows[:, 0].min() >= 1
    found = measuring.honesty(SHIPPED[2], rows)
    assert sum(count for _given, _won, count in found) == len(rows)
    error = sum(abs(given - won) * count for given, won, count in found) / len(rows)
    assert error < 0.12
    curve = measuring.curve_of(rows)
    assert curve.chance(150, 20) > 0.8 > 0.2 > curve.chance(-150, 20)
    assert measuring.picture({2: found}).count("<polyline") == 2
