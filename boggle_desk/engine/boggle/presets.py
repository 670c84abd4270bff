"""The shipped cubes and rules, read from files."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boggle_desk.engine.boggle.cubes import CubeSet, cube_set
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.boggle.wish import BoardWish
from boggle_desk.engine.rulebook import BadRules, build, part, read_tables


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
    return {key: preset_of(key, table, sets, f"{key}.toml") for key, table in read_tables(folder).items()}


def preset_of(key: str, table: Mapping[str, Any], sets: Mapping[str, CubeSet], source: str) -> BoggleRules:
    """Return the rules that a table describes. Raises `BadRules`, which names the source."""
    cubes = sets.get(str(table.get("cubes")))
    if cubes is None:
        raise BadRules(f"{source}: there are no cubes called '{table.get('cubes')}'")
    values = {**table, "key": key, "cubes": cubes}
    if "wish" in table:
        values["wish"] = part(BoardWish, table["wish"], source)
    return build(BoggleRules, values, source)
