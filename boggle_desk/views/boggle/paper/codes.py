"""The code of a board, where there is one."""

from collections.abc import Sequence

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.rules import BoggleRules


def code_of(position: BogglePosition) -> str:
    """Return the code that brings a position's board back, or nothing."""
    return code_of_cubes(position.rules, position.cubes) if position.cubes else ""


def code_of_cubes(_rules: BoggleRules, _cubes: Sequence[PlacedCube]) -> str:
    """Return the code that brings a board back, or nothing."""
    return ""
