"""The shipped cubes and rules, read from files."""

import json
from collections.abc import Mapping
from pathlib import Path

from boggle_desk.engine.boggle.cubes import CubeSet, cube_set
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.rulebook import BadRules, build, read_table


def read_cube_sets(path: Path) -> dict[str, CubeSet]:
    """Return the sets of a cubes file by key. Raises `BadRules`."""
    try:
        sets = [cube_set(entry) for entry in json.loads(path.read_text(encoding="utf-8"))]
    except ValueError as error:
        raise BadRules(f"{path.name}: {error}") from error
    return {each.key: each for each in sets}


def read_presets(folder: Path, sets: Mapping[str, CubeSet]) -> dict[str, BoggleRules]:
    """Return the rules of every TOML file in the folder by key, in the order that the files ask for. Raises
    `BadRules`."""
    tables = {path.stem: read_table(path) for path in folder.glob("*.toml")}
    order = {key: table.pop("order", len(tables)) for key, table in tables.items()}
    for key, place in order.items():
        if not isinstance(place, int):
            raise BadRules(f"{key}.toml: the order is '{place}', which is no whole number")
    presets = {}
    for key in sorted(tables, key=lambda each: (order[each], each)):
        table = tables[key]
        cubes = sets.get(str(table.get("cubes")))
        if cubes is None:
            raise BadRules(f"{key}.toml: there are no cubes called '{table.get('cubes')}'")
        presets[key] = build(BoggleRules, table | {"key": key, "cubes": cubes}, f"{key}.toml")
    return presets
