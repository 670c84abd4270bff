"""The levels of the computer in Boggle: what a file of them may hold."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.computer import read_levels
from boggle_desk.engine.rulebook import BadRules
from tests.engine.boggle.table import PRESETS

SHIPPED = paths.resource("levels", "boggle.toml")
LEVELS = read_levels(SHIPPED)


def test_six_levels_rise_from_a_child_to_a_champion() -> None:
    assert [level.key for level in LEVELS] == ["child", "beginner", "casual", "skilled", "expert", "champion"]
    for weaker, stronger in pairwise(LEVELS):
        assert all(a <= b for a, b in zip(weaker.known, stronger.known, strict=True))
        assert weaker.turn < stronger.turn
        assert weaker.doubts < stronger.doubts
        assert weaker.slips >= stronger.slips


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_preset_states_a_rising_mean(preset: str) -> None:
    means = [level.expected[preset] for level in LEVELS]
    assert means == sorted(set(means))


def test_a_champion_never_errs() -> None:
    assert LEVELS[0].slips > 0
    assert LEVELS[-1].slips == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"known": (1.0, 0.5)},
        {"known": (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 1.5)},
        {"slips": -0.1},
        {"turn": 0.0},
        {"pace": 0.0},
        {"letter": 0.0},
        {"writing": -1.0},
    ],
)
def test_numbers_out_of_range_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"known|the level 'child'"):
        replace(LEVELS[0], **wrong)


@pytest.mark.parametrize("text", ["", "child = 3", "[child]\npace = 1.0", "[child]\nspeed = 1.0", "[child"])
def test_a_file_that_describes_no_levels_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRules, match=r"levels\.toml"):
        read_levels(path)
