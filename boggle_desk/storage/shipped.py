"""What is shipped: rules, cubes, tiles, boards, levels and what computers know. Each is read when first asked for."""

from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from boggle_desk import paths
from boggle_desk.engine.stopping import Check

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boggle_desk.engine.boggle.computer import RivalLevel
    from boggle_desk.engine.boggle.cubes import CubeSet
    from boggle_desk.engine.boggle.goals import Cheer
    from boggle_desk.engine.boggle.rules import BoggleRules
    from boggle_desk.engine.boggle.wishes import Floors
    from boggle_desk.engine.scrabble.board import Layout
    from boggle_desk.engine.scrabble.knowledge import ComputerLevel, Leaves, Wins
    from boggle_desk.engine.scrabble.rules import ScrabbleRules
    from boggle_desk.engine.scrabble.tiles import TileSet

Thing = TypeVar("Thing")


class Choices(dict[str, Thing]):
    """What can be asked for by key. An unknown key raises KeyError with the choices."""

    def __init__(self, what: str, things: "Mapping[str, Thing]") -> None:
        super().__init__(things)
        self._what = what

    def __missing__(self, key: str) -> Thing:
        raise KeyError(f"there are no {self._what} '{key}', only {', '.join(self)}")

    def __reduce__(self) -> tuple[Any, ...]:
        return Choices, (self._what, dict(self))


def read_all(check: Check) -> None:
    """Read everything now. `check` may raise to give up."""
    for read in (boggle_rules, floors, boggle_levels, scrabble_rules, scrabble_levels):
        check()
        read()
    for tiles in tile_sets().values():
        check()
        leaves_of(tiles)
        wins_of(tiles)


@cache
def cube_sets() -> "dict[str, CubeSet]":
    """Return the sets of cubes by key: `new4`, `german5` …, for `Board.shake`."""
    from boggle_desk.engine.boggle.rules import read_cube_sets

    return Choices("cubes", read_cube_sets(paths.resource("cubes")))


@cache
def boggle_rules() -> "dict[str, BoggleRules]":
    """Return the presets of Boggle by name. Change one with `dataclasses.replace`."""
    from boggle_desk.engine.boggle.rules import read_presets

    return Choices("rules of Boggle", read_presets(paths.resource("rules", "boggle"), cube_sets()))


@cache
def floors() -> "Floors":
    """Return the fewest everyday words of a fair board."""
    from boggle_desk.engine.boggle.wishes import read_floors

    return read_floors(paths.resource("rules", "fair_shake.toml"))


@cache
def cheers() -> "tuple[Cheer, ...]":
    """Return what a companion says to who searches alone."""
    from boggle_desk.engine.boggle.goals import Cheer
    from boggle_desk.engine.rulebook import read_ladder

    return read_ladder(Cheer, paths.resource("cheers.toml"))


@cache
def boggle_levels() -> "dict[str, RivalLevel]":
    from boggle_desk.engine.boggle.computer import read_levels

    return Choices(
        "levels of Boggle", {level.key: level for level in read_levels(paths.resource("levels", "boggle.toml"))}
    )


@cache
def tile_sets() -> "dict[str, TileSet]":
    from boggle_desk.engine.scrabble.rules import read_tile_sets

    return Choices("tiles", read_tile_sets(paths.resource("tiles")))


@cache
def layouts() -> "dict[str, Layout]":
    from boggle_desk.engine.scrabble.rules import read_layouts

    return read_layouts(paths.resource("boards"))


@cache
def scrabble_rules() -> "dict[str, ScrabbleRules]":
    """Return the presets of Scrabble by name. Change one with `dataclasses.replace`."""
    from boggle_desk.engine.scrabble.rules import read_presets

    return Choices("rules of Scrabble", read_presets(paths.resource("rules", "scrabble"), tile_sets(), layouts()))


@cache
def scrabble_levels() -> "dict[str, ComputerLevel]":
    from boggle_desk.engine.scrabble.knowledge import read_levels

    return Choices(
        "levels of Scrabble", {level.key: level for level in read_levels(paths.resource("levels", "scrabble.toml"))}
    )


def leaves_of(tiles: "TileSet") -> "Leaves":
    """Return the worth of these tiles' leaves: the values of the set of their name, else rough ones."""
    from boggle_desk.engine.scrabble.knowledge import plain_leaves

    return _leaves(tiles.key) or plain_leaves(tiles)


@cache
def _leaves(key: str) -> "Leaves | None":
    from boggle_desk.engine.scrabble.knowledge import read_leaves

    table = paths.resource("leaves", f"{key}.leaves")
    return read_leaves(table, tile_sets()[key]) if table.is_file() else None


def wins_of(tiles: "TileSet") -> "Wins":
    """Return the chances of winning with these tiles, if any."""
    return _wins(tiles.key)


@cache
def _wins(key: str) -> "Wins":
    from boggle_desk.engine.scrabble.knowledge import read_wins

    curves = paths.resource("wins", f"{key}.toml")
    return read_wins(curves) if curves.is_file() else {}
