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
class Use:
    """Where a rule matters, on its field by `Annotated`. A rule without it matters everywhere."""

    in_terms: bool = True
    """Whether History compares only results that have it alike."""
    on_pad: bool = True
    """Whether the score pad of a real table asks for it."""
    in_practice: Any = ...
    """Its value in practice; `...` leaves it as the preset has it."""


@dataclass(frozen=True)
class RuleField:
    """What a file, a form, a setting and History need to know of one rule."""

    name: str
    kind: Any
    """`int`, `bool`, `str`, an enumeration or the type of a part."""
    default: Any
    """`MISSING` where a file has to say it."""
    optional: bool
    """Whether None is a value."""
    limits: Limits | None
    use: Use

    @property
    def choices(self) -> tuple[Any, ...]:
        """The members of an enumeration; none for other rules."""
        return tuple(self.kind) if isinstance(self.kind, type) and issubclass(self.kind, Enum) else ()

    @property
    def by_key(self) -> bool:
        """Whether files and settings have the key of its value: tiles, cubes, a board."""
        return hasattr(self.kind, "__dataclass_fields__") and "key" in self.kind.__dataclass_fields__

    def read(self, chosen: Any) -> Any:
        """Return the value of a number or choice as the rules have it: 0 stands for None."""
        return (chosen or None) if self.optional else chosen

    def keep(self, value: Any) -> Any:
        """Return a value as forms and settings have it: a key for what has one, 0 for None."""
        return value.key if self.by_key else 0 if value is None else value


@cache
def rule_fields(kind: type) -> Mapping[str, RuleField]:
    """Return the fields of a class of rules by name."""
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
    """Return the rules with the values that practice wants."""
    uses = {name: field.use for name, field in rule_fields(type(rules)).items()}
    return replace(rules, **{name: use.in_practice for name, use in uses.items() if use.in_practice is not ...})


def off_pad(kind: type) -> frozenset[str]:
    """Return the names of the rules that a score pad has no use for."""
    return frozenset(name for name, field in rule_fields(kind).items() if not field.use.on_pad)


def further_terms(rules: "DataclassInstance", named: Collection[str]) -> str:
    """Return, in short, the rules that results are compared by, but for those `named` and those with their usual value:
    a rule that is new makes no difference to the games that were played without it."""
    unusual = (
        f" {name}={_plain(value)}"
        for name, field in rule_fields(type(rules)).items()
        if field.use.in_terms and name not in named and (value := getattr(rules, name)) != field.default
    )
    return "".join(unusual)


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


@dataclass(frozen=True)
class PresetWords:
    """What a preset's file says for people, in English: the window translates it (`Resources`)."""

    name: str = ""
    about: str = ""
    """A sentence on what is special about it."""
    tagline: str = ""
    """The same in two or three words, for a preset with a card of its own on the set-up page."""


def take_words(table: dict[str, Any], source: str) -> PresetWords:
    """Take the words and the order, which are no rules, out of the table of a preset. Raises `BadRules`."""
    table.pop("order", None)
    said = {each.name: table.pop(each.name) for each in fields(PresetWords) if each.name in table}
    return part(PresetWords, said, source)


def read_words(folder: Path) -> dict[str, PresetWords]:
    """Return the words of every preset in the folder by key. Raises `BadRules`."""
    return {path.stem: take_words(read_table(path), path.name) for path in folder.glob("*.toml")}


def read_tables(folder: Path) -> dict[str, dict[str, Any]]:
    """Return the rules in every TOML file of the folder by key, in the order that the files ask for by `order`. Raises
    `BadRules`."""
    tables = {path.stem: read_table(path) for path in folder.glob("*.toml")}
    order = {key: table.get("order", len(tables)) for key, table in tables.items()}
    for key, table in tables.items():
        if not isinstance(order[key], int):
            raise BadRules(f"{key}.toml: the order is '{order[key]}', which is no whole number")
        take_words(table, f"{key}.toml")
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
