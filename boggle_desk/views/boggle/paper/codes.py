"""The code of a board, where there is one."""

from collections.abc import Mapping, Sequence

from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.board_code import Counting, board_code
from boggle_desk.engine.boggle.cubes import CubeSet, PlacedCube
from boggle_desk.engine.boggle.rules import BoggleRules

Sets = Mapping[str, CubeSet]


def code_of(rules: BoggleRules, cubes: Sequence[PlacedCube], sets: Sets) -> str:
    """Return the code that brings a board back; nothing for one that no code can say."""
    counting = Counting(rules.minimum_length, rules.seconds, rules.points, rules.points_beyond)
    try:
        return board_code(board_of(rules.cubes.rows, rules.cubes.columns, cubes), rules.cubes.key, counting, sets)
    except ValueError:
        return ""
