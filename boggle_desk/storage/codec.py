"""Openings and events to JSON and back. Whatever is read is checked."""

from collections.abc import Collection
from dataclasses import is_dataclass
from typing import Any

import msgspec

from boggle_desk.engine.values import field_names, plain
from boggle_desk.storage.kinds import kind_named

FORMAT = 1  # the version written here; older ones can be read
LARGEST_OPENING = 400_000
LARGEST_EVENT = 100_000
MOST_ITEMS = 10_000
MOST_EVENTS = 200_000
LONGEST_TEXT = 2_000
DEEPEST = 20
LARGEST_NUMBER = 10**12
BROKEN = (ValueError, ArithmeticError, LookupError, TypeError, AttributeError)
"""Raised by reading and replaying a game that can no longer be played through."""
_NUMBERS, _LISTS, _NESTED = (int, float), (list, tuple), (dict, list)


class NewerFormat(ValueError):
    """A game from a later version."""


def encode_opening(kind: str, opening: object) -> str:
    """Return the JSON of a game's first position, rules included. Raises `ValueError`."""
    if not isinstance(opening, kind_named(kind).opening):
        raise ValueError(f"a {type(opening).__name__} does not open a game of {kind}")
    return _encode({"format": FORMAT, "kind": kind, "opening": opening}, LARGEST_OPENING)


def encode_event(kind: str, event: object) -> tuple[str, str]:
    """Return the name of the event's class and the JSON of its fields. Raises `ValueError`."""
    name = type(event).__name__
    if kind_named(kind).events.get(name) is not type(event):
        raise ValueError(f"{name} is no event of {kind}")
    return name, _encode(event, LARGEST_EVENT)


def _encode(value: object, largest: int) -> str:
    try:
        content = plain(value)
        _check((content,))  # what would be refused when it is read must not be written; NaN would turn into null
        data = msgspec.json.encode(content)
    except (msgspec.MsgspecError, TypeError, RecursionError, ValueError) as error:
        raise ValueError(f"this cannot be stored: {error}") from error
    if len(data) > largest:
        raise ValueError(f"this cannot be stored: {len(data)} bytes, where {largest} are the most")
    return data.decode()


def decode_opening(kind: str, data: str | bytes) -> Any:
    """Return the position that `encode_opening` wrote. Raises `ValueError` with a sentence."""
    content = _parse(data, LARGEST_OPENING)
    if not isinstance(content, dict) or content.keys() - {"number"} != {"format", "kind", "opening"}:
        raise ValueError("this is not the opening of a game")
    written = content["format"]
    if type(written) is not int or not 1 <= written <= FORMAT:
        raise NewerFormat(f"the game was written in format {str(written)[:20]}; this version reads up to {FORMAT}")
    if content["kind"] != kind:
        raise ValueError(f"this is not the opening of a game of {kind}")
    position = _build(content["opening"], kind_named(kind).opening)
    kind_named(kind).check(position)
    return position


def decode_event(kind: str, name: str, data: str | bytes) -> Any:
    """Return the event that `encode_event` wrote. Raises `ValueError` with a sentence."""
    known = kind_named(kind).events
    if name not in known:
        raise ValueError(f"{kind} has no event called '{name[:40]}'")
    return _build(_parse(data, LARGEST_EVENT), known[name])


def _parse(data: str | bytes, largest: int) -> Any:
    if len(data) > largest:
        raise ValueError(f"{len(data)} bytes, where {largest} are the most")
    try:
        content = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ValueError(f"this is not what was written: {error}") from error
    _check((content,))
    return content


def _check(values: Collection[object], depth: int = 0) -> None:
    """Raise `ValueError` if plain data is too deep, too long, or holds a number or text that no game has."""
    if depth > DEEPEST and values:
        raise ValueError(f"nested more than {DEEPEST} deep")
    if len(values) > MOST_ITEMS:
        raise ValueError(f"{len(values)} items, where {MOST_ITEMS} are the most")
    for value in values:
        if isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                raise ValueError(f"a text of more than {LONGEST_TEXT} characters")
            value.encode()  # raises UnicodeEncodeError, a ValueError, for half a pair of surrogates
        elif isinstance(value, _NUMBERS):
            if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:  # NaN compares as false
                raise ValueError(f"the number {str(value)[:20]} is too large, or is none")
        elif isinstance(value, dict):
            _check(value, depth + 1)
            _check(value.values(), depth + 1)
        elif isinstance(value, _LISTS):
            _check(value, depth + 1)


def _build(content: object, wanted: type) -> Any:
    try:
        value: Any = msgspec.convert(content, wanted)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
        raise ValueError(f"this is no {wanted.__name__}: {error}") from error
    _check_names(content, value)
    return value


def _check_names(content: object, value: object) -> None:
    """Raise `ValueError` for a field that the value's class does not have, at any depth."""
    if isinstance(content, dict) and is_dataclass(value):
        kind: Any = type(value)
        known = field_names(kind)
        for name, part in content.items():
            if name not in known:
                raise ValueError(f"a {kind.__name__} has no '{name[:40]}'")
            if isinstance(part, _NESTED):
                _check_names(part, getattr(value, name))
    elif isinstance(content, list) and isinstance(value, tuple):
        for part, item in zip(content, value, strict=True):
            if isinstance(part, _NESTED):
                _check_names(part, item)
