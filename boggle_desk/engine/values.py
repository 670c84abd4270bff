"""Frozen values, and how they change."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar

Value = TypeVar("Value")


@cache
def field_names(kind: type) -> frozenset[str]:
    return frozenset(field.name for field in fields(kind))


def changed(value: Value, **changes: Any) -> Value:
    """Like `dataclasses.replace`, but several times as fast, for dataclasses without checks: positions have many
    fields, and games thousands of changes. Raises `TypeError` for unknown fields."""
    kind: Any = type(value)
    names, state = field_names(kind), vars(value) | changes
    if state.keys() != names:
        if unknown := changes.keys() - names:
            raise TypeError(f"a {kind.__name__} has no {min(unknown)}")
        # Without what `cached_property` keeps; a value that was read from a file has defaults in its class only.
        state = {name: state[name] if name in state else getattr(kind, name) for name in names}
    made: Value = object.__new__(kind)
    vars(made).update(state)
    return made


def plain(value: object) -> Any:
    """Return dataclasses as dictionaries of all their fields, tuples as lists, enumerations as their values.

    `msgspec.to_builtins` leaves out fields that it filled with defaults itself; a default that is changed later would
    then change the rules of an old game. Raises `TypeError`.
    """
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, str | int | float):
        return value
    raise TypeError(f"{type(value).__name__} has no form in a file")
