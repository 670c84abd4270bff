"""How likely a lead wins, from games of the static player against itself.

The lead is that of a player who has just moved, in points, with what both keep on their racks; all others are to move.
The chance to win is `1 / (1 + exp(-(lead + shift) / width))`, with a shift and a width for every number of tiles in the
bag. `packaging/measure_wins.py` measures them.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from pathlib import Path

from boggle_desk.engine.kernels.codes import BAG_STEPS
from boggle_desk.engine.rulebook import BadRules, build, read_table

_LEAST_WIDTH, _MOST = 0.5, 10_000.0


@dataclass(frozen=True)
class Curve:
    """The curves of a game of so many players, by the tiles in the bag from 0; a fuller bag has the last one."""

    shifts: tuple[float, ...]
    """In points; negative because the others are to move."""
    widths: tuple[float, ...]
    """In points."""

    def __post_init__(self) -> None:
        if not self.shifts or len(self.shifts) != len(self.widths):
            raise ValueError(f"there are {len(self.shifts)} shifts and {len(self.widths)} widths")
        if any(not abs(shift) < _MOST for shift in self.shifts):
            raise ValueError("a shift is out of range")
        if any(not _LEAST_WIDTH <= width < _MOST for width in self.widths):
            raise ValueError("a width is out of range")

    def chance(self, lead: float, bag: int) -> float:
        """Return the chance to win with a lead when so many tiles are in the bag."""
        step = min(bag, len(self.shifts) - 1)
        return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, (lead + self.shifts[step]) / self.widths[step]))))

    @property
    def steps(self) -> tuple[float, ...]:
        """The numbers as the kernel takes them: a shift and a width for each step."""
        last = len(self.shifts) - 1
        steps = [min(step, last) for step in range(BAG_STEPS)]
        return tuple(number for step in steps for number in (self.shifts[step], self.widths[step]))


Wins = Mapping[int, Curve]
"""Curves by the number of players."""

PLAIN = Curve(
    tuple(-5.0 - 0.1 * min(step, 80) for step in range(BAG_STEPS)),
    tuple(8.0 + 0.6 * min(step, 80) for step in range(BAG_STEPS)),
)
"""A rough curve where nobody has measured one."""


def read_wins(path: Path) -> Wins:
    """Return the curves of a file. Raises `BadRules`."""
    curves: dict[int, Curve] = {}
    for key, table in read_table(path).items():
        players = re.fullmatch(r"players_([1-9])", key)
        if not players or not isinstance(table, dict):
            raise BadRules(f"{path.name}: '{key[:40]}' is no table of a number of players")
        curves[int(players[1])] = build(Curve, table, f"{path.name}, {key}")
    return curves
