"""Rules as data: short TOML files read into frozen values."""

import json
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, TypeVar, Union, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Value = TypeVar("Value", bound="DataclassInstance")
LARGEST_FILE, _LONGEST_MESSAGE = 100_000, 200


OWN = "own/"  # the prefix of a user's preset's key; its name follows, so that games can name a deleted preset


def own_name(key: str) -> str | None:
    return key.removeprefix(OWN) if key.startswith(OWN) else None


class BadRules(ValueError):
    """An invalid rules file; the message says where and what in one line."""

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
    """The range of a rule, on its field by `Annotated`."""

    least: int
    most: int


@dataclass(frozen=True)
class Use:
    """Where a rule matters, on its field by `Annotated`; everywhere without it."""

    in_terms: bool = True  # history compares only results with equal values
    on_pad: bool = True  # the score pad asks for it
    in_practice: Any = ...  # its value in practice; `...` for the preset's


class AroundRules:
    """Rules of a pad or a table around those of a game."""

    game: Any

    @property
    def key(self) -> str:
        return str(self.game.key)

    @property
    def lexicon(self) -> str:
        return str(self.game.lexicon)


@dataclass(frozen=True)
class RuleField:
    """A rule for files, forms, settings and History."""

    name: str
    kind: Any  # `int`, `bool`, `str`, an enumeration or the type of a part
    default: Any  # `MISSING` if a file must have it
    optional: bool  # None is a value
    limits: Limits | None
    use: Use

    @property
    def choices(self) -> tuple[Any, ...]:
        """The members of an enumeration, else none."""
        return tuple(self.kind) if isinstance(self.kind, type) and issubclass(self.kind, Enum) else ()

    @property
    def by_key(self) -> bool:
        """Files and settings have its value's key: tiles, cubes, a board."""
        return hasattr(self.kind, "__dataclass_fields__") and "key" in self.kind.__dataclass_fields__

    def read(self, chosen: Any) -> Any:
        """Return the rules' value of a number or choice: 0 stands for None."""
        return (chosen or None) if self.optional else chosen

    def keep(self, value: Any) -> Any:
        """Return a value for forms and settings: its key if it has one, 0 for None."""
        return value.key if self.by_key else 0 if value is None else value


@cache
def rule_fields(kind: type) -> Mapping[str, RuleField]:
    hints, found = get_type_hints(kind, include_extras=True), {}
    for each in fields(kind):
        hint = hints[each.name]
        optional = get_origin(hint) in (UnionType, Union)
        if optional:
            hint = next(arm for arm in get_args(hint) if arm is not NoneType)
        extras = getattr(hint, "__metadata__", ())
        limits = next((extra for extra in extras if isinstance(extra, Limits)), None)
        use = next((extra for extra in extras if isinstance(extra, Use)), Use())
        plain_kind = get_args(hint)[0] if extras else hint
        found[each.name] = RuleField(each.name, plain_kind, each.default, optional, limits, use)
    return found


def for_practice(rules: Value) -> Value:
    uses = {name: field.use for name, field in rule_fields(type(rules)).items()}
    return replace(rules, **{name: use.in_practice for name, use in uses.items() if use.in_practice is not ...})


def off_pad(kind: type) -> frozenset[str]:
    """Return the names of the rules without use on a score pad."""
    return frozenset(name for name, field in rule_fields(kind).items() if not field.use.on_pad)


def further_terms(rules: "DataclassInstance", named: Collection[str]) -> str:
    """Return, in short, the other rules that results are compared by, except `named` and default ones: a new rule must
    not separate older games."""
    unusual = (
        f" {name}={_plain(value)}"
        for name, field in rule_fields(type(rules)).items()
        if field.use.in_terms and name not in named and (value := getattr(rules, name)) != field.default
    )
    return "".join(unusual)


def check_limits(rules: "DataclassInstance") -> None:
    """Raise ValueError for a number, also in a list, beyond its field's limits."""
    for name, field in rule_fields(type(rules)).items():
        value = getattr(rules, name)
        if field.limits and value is not None:
            for number in value if isinstance(value, tuple) else (value,):
                if not field.limits.least <= number <= field.limits.most:
                    raise ValueError(f"{name} is {number} but must be from {field.limits.least} to {field.limits.most}")


def build(kind: type[Value], table: dict[str, Any], source: str) -> Value:
    """Return the frozen dataclass of a table. Raises `BadRules` for an unknown key, a missing one or a value of the
    wrong kind."""
    import msgspec  # a quarter of what `import boggle_desk` and its names would cost

    known = {field.name for field in fields(kind)}
    for key in table:
        if key not in known:
            raise BadRules(f"{source}: there is no rule called '{key}'")
    try:
        return msgspec.convert(table, kind)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRules(f"{source}: {error}") from error


@dataclass(frozen=True)
class PresetWords:
    """A preset's texts in English; the window translates them (`Resources`)."""

    name: str = ""
    about: str = ""  # a sentence
    tagline: str = ""  # two or three words, for a preset with a card of its own on the set-up page
    family: str = ""  # the name that it shares with other presets; empty if it stands alone


def take_words(table: dict[str, Any], source: str) -> PresetWords:
    """Remove the words and the order from a preset's table and return them. Raises `BadRules`."""
    table.pop("order", None)
    said = {each.name: table.pop(each.name) for each in fields(PresetWords) if each.name in table}
    return part(PresetWords, said, source)


def read_words(folder: Path) -> dict[str, PresetWords]:
    """Return the words of a folder's presets by key. Raises `BadRules`."""
    return {path.stem: take_words(read_table(path), path.name) for path in folder.glob("*.toml")}


def read_tables(folder: Path) -> dict[str, dict[str, Any]]:
    """Return the tables of a folder's TOML files by key, sorted by their `order`. Raises `BadRules`."""
    tables = {path.stem: read_table(path) for path in folder.glob("*.toml")}
    order = {key: table.get("order", len(tables)) for key, table in tables.items()}
    for key, table in tables.items():
        if not isinstance(order[key], int):
            raise BadRules(f"{key}.toml: the order is '{order[key]}', which is no whole number")
        take_words(table, f"{key}.toml")
    return {key: tables[key] for key in sorted(tables, key=lambda each: (order[each], each))}


def part(kind: type[Value], table: object, source: str) -> Value:
    """Build a nested table, checking its keys too. Raises `BadRules`."""
    if not isinstance(table, dict):
        raise BadRules(f"{source}: '{str(table)[:40]}' stands where a table is needed")
    return build(kind, table, source)


def read_ladder(kind: type[Value], path: Path) -> tuple[Value, ...]:
    """Return the values of a file's tables, each with its key, in order. Raises `BadRules`."""
    tables = read_table(path)
    if not tables:
        raise BadRules(f"{path.name}: it holds nothing")
    parts = {key: table | {"key": key} if isinstance(table, dict) else table for key, table in tables.items()}
    return tuple(part(kind, table, f"{path.name}, {key}") for key, table in parts.items())


def plain_table(rules: "DataclassInstance") -> dict[str, Any]:
    """Return rules as a file's table: parts by key or as tables, enumerations by value; without None and the rules' own
    key."""
    values = {field.name: getattr(rules, field.name) for field in fields(rules) if field.name != "key"}
    return {name: _plain(value) for name, value in values.items() if value is not None}


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return value.key if hasattr(value, "key") else plain_table(value)
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def table_text(table: Mapping[str, Any]) -> str:
    """Return a table of words, numbers, booleans, lists and tables as TOML."""
    return "".join(f"{key} = {_toml(value)}\n" for key, value in table.items())


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    # What JSON writes for text, numbers, true and false, TOML reads as the same.
    return json.dumps(value, ensure_ascii=False)
