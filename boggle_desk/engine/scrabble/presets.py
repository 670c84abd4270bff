"""The shipped tiles, boards and rules, read from files."""

from collections.abc import Mapping
from pathlib import Path

from boggle_desk.engine.rulebook import BadRules, Value, build, read_table, read_tables
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
    built = [_part(TileKind, kind, path.name) for kind in kinds]
    return build(TileSet, table | {"key": path.stem, "kinds": built}, path.name)


def _part(kind: type[Value], table: object, source: str) -> Value:
    """Build a table inside a table, so that an unknown key is found there too."""
    if not isinstance(table, dict):
        raise BadRules(f"{source}: '{str(table)[:40]}' stands where a table is needed")
    return build(kind, table, source)


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
    presets = {}
    for key, table in read_tables(folder).items():
        tiles, layout = sets.get(str(table.get("tiles"))), layouts.get(str(table.get("layout")))
        if tiles is None:
            raise BadRules(f"{key}.toml: there are no tiles called '{table.get('tiles')}'")
        if layout is None:
            raise BadRules(f"{key}.toml: there is no board called '{table.get('layout')}'")
        table |= {"key": key, "tiles": tiles, "layout": layout}
        if "challenge" in table:
            table["challenge"] = _part(ChallengeRule, table["challenge"], f"{key}.toml")
        presets[key] = build(ScrabbleRules, table, f"{key}.toml")
    return presets
