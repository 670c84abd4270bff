"""The shipped tiles, boards and rules, read from files."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boggle_desk.engine.rulebook import BadRules, build, part, read_table, read_tables
from boggle_desk.engine.scrabble.board import Layout, layout_of
from boggle_desk.engine.scrabble.rules import ChallengeRule, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import TileKind, TileSet

_LARGEST_BOARD = 20_000


def read_tile_sets(folder: Path) -> dict[str, TileSet]:
    """Return the tile set of every TOML file in the folder by key. Raises `BadRules`."""
    return {path.stem: _tile_set(path) for path in sorted(folder.glob("*.toml"))}


def _tile_set(path: Path) -> TileSet:
    table = read_table(path)
    kinds = table.get("kinds")
    if not isinstance(kinds, list):
        raise BadRules(f"{path.name}: there is no list of kinds")
    built = [part(TileKind, kind, path.name) for kind in kinds]
    return build(TileSet, table | {"key": path.stem, "kinds": built}, path.name)


def read_layouts(folder: Path) -> dict[str, Layout]:
    """Return the board of every picture (`.txt`) in the folder by key. Raises `BadRules`."""
    return {path.stem: read_layout(path) for path in sorted(folder.glob("*.txt"))}


def read_layout(path: Path) -> Layout:
    """Return the board of a picture. Raises `BadRules`."""
    if path.stat().st_size > _LARGEST_BOARD:
        raise BadRules(f"{path.name}: longer than {_LARGEST_BOARD} bytes, which no board is")
    try:
        return layout_of(path.stem, path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadRules(f"{path.name}: {error}") from error


def read_presets(folder: Path, sets: Mapping[str, TileSet], layouts: Mapping[str, Layout]) -> dict[str, ScrabbleRules]:
    """Return the rules of every TOML file in the folder by key, in the order that the files ask for. Raises
    `BadRules`."""
    tables = read_tables(folder)
    return {key: preset_of(key, table, sets, layouts, f"{key}.toml") for key, table in tables.items()}


def preset_of(
    key: str,
    table: Mapping[str, Any],
    sets: Mapping[str, TileSet],
    layouts: Mapping[str, Layout],
    source: str,
) -> ScrabbleRules:
    """Return the rules that a table describes. Raises `BadRules`, which names the source."""
    tiles, layout = sets.get(str(table.get("tiles"))), layouts.get(str(table.get("layout")))
    if tiles is None:
        raise BadRules(f"{source}: there are no tiles called '{table.get('tiles')}'")
    if layout is None:
        raise BadRules(f"{source}: there is no board called '{table.get('layout')}'")
    values = {**table, "key": key, "tiles": tiles, "layout": layout}
    if "challenge" in table:
        values["challenge"] = part(ChallengeRule, table["challenge"], source)
    return build(ScrabbleRules, values, source)
