"""Rules as data: short TOML files read into frozen values."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Value = TypeVar("Value", bound="DataclassInstance")
LARGEST_FILE, _LONGEST_MESSAGE = 100_000, 200


OWN = "own/"
"""What the key of a preset of the user's own begins with; its name follows, so that a game that was played by it can
name it when it is gone."""


def own_name(key: str) -> str | None:
    """Return the name of a preset of the user's own by its key; None for a shipped one."""
    return key.removeprefix(OWN) if key.startswith(OWN) else None


class BadRules(ValueError):
    """A rules file that cannot be played by; the message says where and what in one line, whatever it quotes."""

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split())[:_LONGEST_MESSAGE])


def read_table(path: Path) -> dict[str, Any]:
    """Return the content of a TOML file. Raises `BadRules`."""
    if path.stat().st_size > LARGEST_FILE:
        raise BadRules(f"{path.name}: longer than {LARGEST_FILE} bytes, which no rules file is")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadRules(f"{path.name}: {error}") from error


@dataclass(frozen=True)
class Limits:
    """The least and the largest whole number that a rule may be, on its field by `Annotated`."""

    least: int
    most: int


@dataclass(frozen=True)
class RuleField:
    """What a file, a form and a setting need to know of one rule."""

    name: str
    kind: Any
    """`int`, `bool`, `str`, an enumeration or the type of a part."""
    default: Any
    """`MISSING` where a file has to say it."""
    optional: bool
    """Whether None is a value."""
    limits: Limits | None

    @property
    def choices(self) -> tuple[Any, ...]:
        """The values to choose from, the default's own kind; none for numbers and texts."""
        return tuple(self.kind) if isinstance(self.kind, type) and issubclass(self.kind, Enum) else ()


@cache
def rule_fields(kind: type) -> Mapping[str, RuleField]:
    """Return the fields of a class of rules by name."""
    hints, found = get_type_hints(kind, include_extras=True), {}
    for each in fields(kind):
        hint = hints[each.name]
        optional = get_origin(hint) is UnionType or get_origin(hint) is Union
        if optional:
            hint = next(arm for arm in get_args(hint) if arm is not NoneType)
        limits = next((extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, Limits)), None)
        plain_kind = get_args(hint)[0] if limits else hint
        found[each.name] = RuleField(each.name, plain_kind, each.default, optional, limits)
    return found


def check_limits(rules: "DataclassInstance") -> None:
    """Raise ValueError for a number beyond the limits of its field; of a list every number counts."""
    for name, field in rule_fields(type(rules)).items():
        value = getattr(rules, name)
        if field.limits and value is not None:
            for number in value if isinstance(value, tuple) else (value,):
                if not field.limits.least <= number <= field.limits.most:
                    raise ValueError(f"{name} is {number} but must be from {field.limits.least} to {field.limits.most}")


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


def part(kind: type[Value], table: object, source: str) -> Value:
    """Build a table inside a table, so that an unknown key is found there too. Raises `BadRules`."""
    if not isinstance(table, dict):
        raise BadRules(f"{source}: '{str(table)[:40]}' stands where a table is needed")
    return build(kind, table, source)


def read_ladder(kind: type[Value], path: Path) -> tuple[Value, ...]:
    """Return the values of a file that has a table for each, called by its key, in the file's order. Raises
    `BadRules`."""
    tables = read_table(path)
    if not tables:
        raise BadRules(f"{path.name}: it holds nothing")
    parts = {key: table | {"key": key} if isinstance(table, dict) else table for key, table in tables.items()}
    return tuple(part(kind, table, f"{path.name}, {key}") for key, table in parts.items())


def plain_table(rules: "DataclassInstance") -> dict[str, Any]:
    """Return the fields of rules as a file has them: parts with a key by that, other parts as tables, enumerations by
    their values; without what is None, and without the rules' own key."""
    values = {field.name: getattr(rules, field.name) for field in fields(rules) if field.name != "key"}
    return {name: _plain(value) for name, value in values.items() if value is not None}


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return value.key if hasattr(value, "key") else plain_table(value)
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def table_text(table: Mapping[str, Any]) -> str:
    """Return a table as TOML, a line for each key. It holds words, numbers, yes or no, and lists and tables of them."""
    return "".join(f"{key} = {_toml(value)}\n" for key, value in table.items())


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    # What JSON writes for text, numbers, true and false, TOML reads as the same.
    return json.dumps(value, ensure_ascii=False)
