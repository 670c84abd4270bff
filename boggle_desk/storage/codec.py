"""Openings and events to JSON and back. Whatever is read is held to be wrong until it is shown to be right."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, is_dataclass
from typing import Any, get_args

import msgspec

from boggle_desk.engine.boggle.events import BoggleEvent, Ended
from boggle_desk.engine.boggle.pad import events as boggle_pad
from boggle_desk.engine.boggle.pad.position import BogglePadPosition
from boggle_desk.engine.boggle.pad.referee import BOGGLE_PAD
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.position import Phase as BogglePhase
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.game import GameLogic
from boggle_desk.engine.scrabble.events import Ended as ScrabbleEnded
from boggle_desk.engine.scrabble.events import ScrabbleEvent
from boggle_desk.engine.scrabble.pad import events as scrabble_pad
from boggle_desk.engine.scrabble.pad.position import ScrabblePadPosition
from boggle_desk.engine.scrabble.pad.referee import SCRABBLE_PAD
from boggle_desk.engine.scrabble.position import MOST_PLAYERS, ScrabblePosition
from boggle_desk.engine.scrabble.referee import SCRABBLE
from boggle_desk.engine.values import field_names, plain

FORMAT = 1
"""The version of what is written here. A reader knows its own and all older ones."""
LARGEST_OPENING = 400_000
LARGEST_EVENT = 100_000
MOST_ITEMS = 10_000
LONGEST_TEXT = 2_000
DEEPEST = 20
LARGEST_NUMBER = 10**12
BROKEN = (ValueError, ArithmeticError, LookupError, TypeError, AttributeError)
"""What reading and following the events of a game raises that can no longer be played through."""
_NUMBERS, _LISTS, _NESTED = (int, float), (list, tuple), (dict, list)


@dataclass(frozen=True)
class Kind:
    """What storage has to know of a kind of game."""

    logic: GameLogic[Any, Any, Any]
    opening: type
    events: Mapping[str, type]
    """The events by the names of their classes."""
    last: type
    """The event that ends a game."""
    check: Callable[[Any], None]
    """Raises for a position that cannot be shown or played on."""
    reopening: type | None = None
    """The event after which a game that was over goes on, where there is one."""

    def ended(self, events: Iterable[object]) -> bool:
        """Return whether the game is over with these events."""
        over = False
        for event in events:
            over = isinstance(event, self.last) or (over and type(event) is not self.reopening)
        return over

    def reopened(self, events: Iterable[object]) -> bool:
        """Return whether a game that was over goes on with these events."""
        events = tuple(events)
        return any(type(event) is self.reopening for event in events) and not self.ended(events)


def _check_boggle(position: BogglePosition) -> None:
    seats = len(position.players)
    if not seats or len(position.lists) != seats or any(len(points) != seats for points in position.rounds):
        raise ValueError("the lists do not fit the players")
    cubes = position.cubes
    if any(len(each.cube) != 6 or not 0 <= each.face < 6 or not 0 <= each.quarter < 4 for each in cubes):
        raise ValueError("a cube shows a face that it does not have, or has not six of them")
    if position.board is None and position.phase not in (BogglePhase.SHAKE, BogglePhase.ENDED):
        raise ValueError("there are no cubes on the table")
    named = [*position.searched, *position.searching, *position.read, *position.winners, position.reader or 0]
    named += [goal.seat for goal in position.reached] + [hint.seat for hint in position.hints]
    if any(not 0 <= seat < seats for seat in named):
        raise ValueError("nobody sits there")
    cells = range(len(position.board.letters) if position.board else 0)
    if any(cell not in cells for hint in position.hints for cell in hint.path):
        raise ValueError("a hint points beyond the board")
    if position.elapsed < 0:
        raise ValueError("no time has gone")


def _check_scrabble(position: ScrabblePosition) -> None:
    seats = len(position.players)
    if not 1 <= seats <= MOST_PLAYERS or len(position.racks) != seats or len(position.scores) != seats:
        raise ValueError("the racks do not fit the players")
    if position.turn is not None and not 0 <= position.turn < seats:
        raise ValueError("it is nobody's turn")
    lying = (tile.face for tile in position.board.tiles if tile)
    tiles = (*lying, *position.bag, *(tile for rack in position.racks for tile in rack))
    if sorted(tiles) != sorted(position.rules.tiles.tiles):
        raise ValueError("the tiles are not those of the set")


def _check_boggle_pad(position: BogglePadPosition) -> None:
    seats = len(position.players)
    if not seats or not position.rounds or any(len(each.entries) != seats for each in position.rounds):
        raise ValueError("the rounds do not fit the players")
    _ = position.totals


def _check_scrabble_pad(position: ScrabblePadPosition) -> None:
    seats, named = range(len(position.players)), [turn.seat for turn in position.turns]
    named += [rack.seat for rack in position.left]
    if not 1 <= len(seats) <= MOST_PLAYERS or any(seat not in seats for seat in named):
        raise ValueError("the lines do not fit the players")
    _ = position.scores, position.unseen


def _named(events: object) -> dict[str, type]:
    """Return the classes of a union by their names."""
    return {event.__name__: event for event in get_args(events)}


KINDS: dict[str, Kind] = {
    "boggle": Kind(
        logic=BOGGLE,
        opening=BogglePosition,
        events=_named(BoggleEvent),
        last=Ended,
        check=_check_boggle,
    ),
    "scrabble": Kind(
        logic=SCRABBLE,
        opening=ScrabblePosition,
        events=_named(ScrabbleEvent),
        last=ScrabbleEnded,
        check=_check_scrabble,
    ),
    "boggle_pad": Kind(
        logic=BOGGLE_PAD,
        opening=BogglePadPosition,
        events=_named(boggle_pad.BogglePadEvent),
        last=boggle_pad.Ended,
        check=_check_boggle_pad,
        reopening=boggle_pad.Reopened,
    ),
    "scrabble_pad": Kind(
        logic=SCRABBLE_PAD,
        opening=ScrabblePadPosition,
        events=_named(scrabble_pad.ScrabblePadEvent),
        last=scrabble_pad.Ended,
        check=_check_scrabble_pad,
        reopening=scrabble_pad.Reopened,
    ),
}
"""All kinds of games that can be stored."""


def kind_named(name: str) -> Kind:
    """Return the kind of game of this name. Raises `ValueError`."""
    if name not in KINDS:
        raise ValueError(f"there is no kind of game called '{name[:40]}'")
    return KINDS[name]


# --------------------------------------------------------------------------------------------- writing


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


# --------------------------------------------------------------------------------------------- reading


def decode_opening(kind: str, data: str | bytes) -> Any:
    """Return the position that `encode_opening` wrote. Raises `ValueError` with a sentence."""
    content = _parse(data, LARGEST_OPENING)
    if not isinstance(content, dict) or set(content) != {"format", "kind", "opening"}:
        raise ValueError("this is not the opening of a game")
    written = content["format"]
    if type(written) is not int or not 1 <= written <= FORMAT:
        raise ValueError(f"the game was written in format {str(written)[:20]}; this version reads up to {FORMAT}")
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
