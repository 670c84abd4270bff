"""Boards and rounds to be printed."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from boggle_desk import paths
from boggle_desk.engine.boggle.cubes import CubeSet, PlacedCube, shake
from boggle_desk.engine.boggle.position import BogglePosition, Entry, EntryMark, Phase
from boggle_desk.engine.boggle.referee import round_points
from boggle_desk.engine.boggle.rules import read_cube_sets
from boggle_desk.engine.boggle.wishes import read_floors
from boggle_desk.engine.players import Player
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.paper.sheets import Paper, Printout
from tests.storage.play import presets

FLOORS = read_floors(paths.resource("rules", "fair_shake.toml"))
STANDING, CROSSED, STRUCK, SKIPPED = EntryMark.STANDING, EntryMark.CROSSED, EntryMark.STRUCK, EntryMark.SKIPPED


@cache
def sets() -> dict[str, CubeSet]:
    """Return the shipped cubes."""
    return read_cube_sets(paths.resource("cubes", "english.json"))


def fallen(preset: str, seed: int = 3) -> tuple[PlacedCube, ...]:
    """Return the cubes of a preset after a shake."""
    return shake(presets()[preset].cubes.cubes, Random(seed))


def covered(players: Sequence[Player], preset: str = "classic", seed: int = 3) -> BogglePosition:
    """Return a round whose cubes lie still below the dome."""
    rules = presets()[preset]
    return BogglePosition(rules, tuple(players), Phase.COVERED, 1, fallen(preset, seed), lists=((),) * len(players))


def scored(lists: dict[Player, list[tuple[str, EntryMark]]], preset: str = "classic", seed: int = 3) -> BogglePosition:
    """Return a round that has been counted, with these lists."""
    position = covered(list(lists), preset, seed)
    entries = tuple(tuple(Entry(word, mark=mark) for word, mark in each) for each in lists.values())
    read = replace(position, phase=Phase.SCORED, lists=entries)
    return replace(read, rounds=(round_points(read),))


def out(printable: Printable, paper: Paper | None = None, shown: bool = True, **wishes: Any) -> Printout:
    """Return the pages of a printable, as the window would have them made."""
    wanted = replace(printable.wishes, **wishes)
    return printable.job(wanted, paper or Paper(across=printable.is_across(wanted)), shown)()
