"""Rules as data: short TOML files read into frozen values."""

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Value = TypeVar("Value", bound="DataclassInstance")
_LARGEST_FILE = 100_000


class BadRules(ValueError):
    """A rules file that cannot be played by; the message says where and what."""


def read_table(path: Path) -> dict[str, Any]:
    """Return the content of a TOML file. Raises `BadRules`."""
    if path.stat().st_size > _LARGEST_FILE:
        raise BadRules(f"{path.name}: longer than {_LARGEST_FILE} bytes, which no rules file is")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadRules(f"{path.name}: {error}") from error


def build(kind: type[Value], table: dict[str, Any], source: str) -> Value:
    """Return the frozen dataclass that the table describes. Raises `BadRules` for an unknown key, a missing one or a
    value of the wrong kind."""
    known = {field.name for field in fields(kind)}
    for key in table:
        if key not in known:
            raise BadRules(f"{source}: there is no rule called '{key}'")
    try:
        return msgspec.convert(table, kind)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRules(f"{source}: {error}") from error


def read_tables(folder: Path) -> dict[str, dict[str, Any]]:
    """Return the content of every TOML file in the folder by key, in the order that the files ask for by `order`.
    Raises `BadRules`."""
    tables = {path.stem: read_table(path) for path in folder.glob("*.toml")}
    order = {key: table.pop("order", len(tables)) for key, table in tables.items()}
    for key, place in order.items():
        if not isinstance(place, int):
            raise BadRules(f"{key}.toml: the order is '{place}', which is no whole number")
    return {key: tables[key] for key in sorted(tables, key=lambda each: (order[each], each))}
