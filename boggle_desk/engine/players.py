"""The players."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

Level = TypeVar("Level")
_LARGEST = 100_000  # the largest number for handicaps
_JOINERS = "\u200c\u200d"  # invisible signs that some scripts and emoji need
_FILLERS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that nobody sees
_UNSEEN = ("Mn", "Me", "Zs")
_HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
_RIGHT_TO_LEFT = ("R", "AL", "AN")


def safe_name(name: str) -> str:
    """Return a name that is safe in any sentence: without invisible signs, which may turn text around; isolated if it
    reads from right to left. What nobody sees is no name."""
    if name.isascii() and name.isprintable():
        return name
    plain = "".join(" " if sign in "\t\n\r" else sign for sign in name)
    hidden = [sign for sign in plain if sign in _FILLERS or unicodedata.category(sign) in _HIDDEN]
    kept = "".join(sign for sign in plain if sign in _JOINERS or sign not in hidden)
    if all(sign in _JOINERS or unicodedata.category(sign) in _UNSEEN for sign in kept):
        return ""
    if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in kept):
        return f"\u2068{kept}\u2069"
    return kept


def name_key(name: str) -> str:
    """Return a name for comparing: case, spaces, composition of letters and invisible signs make no difference. Accents
    do."""
    seen = safe_name(unicodedata.normalize("NFKC", name)).strip("\u2068\u2069")
    return unicodedata.normalize("NFKC", " ".join(seen.split()).casefold())


_NOBODY = re.compile(r"player \d{1,2}|")


def person_key(name: str) -> str:
    """Return a person's key, empty for `Player 2` and the like: unnamed or erased."""
    key = name_key(name)
    return "" if _NOBODY.fullmatch(key) else key


def nobody(seat: int) -> str:
    return f"Player {seat + 1}"


@dataclass(frozen=True)
class Player:
    """A person or a computer, with a handicap."""

    name: str
    level: str | None = None
    """The computer's level; None for a person."""
    team: str | None = None
    """The team's name (rule B34); None plays alone."""
    minimum_length: int | None = None
    """The shortest word of this player (rule B33); None takes the rules'."""
    extra_seconds: int = 0
    """Beyond the rules' time."""
    head_start: int = 0
    """Points granted in every round."""
    team_sign: int = 0
    """The team's sign and colour, by number; the first of its players decides."""
    follows: bool = False
    """Whether the level of this computer is chosen for each game by how a person here has played (`fair_match`)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", safe_name(self.name))
        if self.team is not None:
            object.__setattr__(self, "team", safe_name(self.team))
        numbers = (self.minimum_length or 0, self.extra_seconds, self.head_start, self.team_sign)
        if not all(-_LARGEST <= number <= _LARGEST for number in numbers) or (self.minimum_length or 0) < 0:
            raise ValueError(f"the table cannot grant {self.name[:40]} so much")

    @property
    def has_handicap(self) -> bool:
        return self.minimum_length is not None or bool(self.extra_seconds or self.head_start)


@dataclass(frozen=True)
class Leave:
    """A move: the player leaves, and the others go on (P13)."""

    seat: int


@dataclass(frozen=True)
class GiveSeat:
    """A move: the seat and all that belongs to it goes to a computer or to somebody who comes late (P13)."""

    seat: int
    player: Player


@dataclass(frozen=True)
class Left:
    """An event: the player left; the seat stays with its points, and nobody plays there."""

    seat: int


@dataclass(frozen=True)
class SeatGiven:
    """An event: somebody else plays at this seat from now on. It alone of all events has a name in it."""

    seat: int
    player: Player


@dataclass(frozen=True)
class Holder:
    """Who gave a seat away, with the points made there."""

    seat: int
    player: Player
    points: int


class Table(Protocol):
    """What a position of a game knows of its seats, where they may change hands."""

    @property
    def players(self) -> tuple[Player, ...]: ...
    @property
    def left(self) -> tuple[int, ...]:
        """The seats of those who left."""

    @property
    def former(self) -> tuple[Holder, ...]:
        """Who gave a seat away, in this order."""


def playing(table: Table) -> tuple[int, ...]:
    """Return the seats of all who have not left."""
    return tuple(seat for seat in range(len(table.players)) if seat not in table.left)


def seat_names(table: Table) -> list[tuple[str, ...]]:
    """Return the names of all who held a seat one after the other, by seat."""
    return [
        (*(each.player.name for each in table.former if each.seat == seat), player.name)
        for seat, player in enumerate(table.players)
    ]


def after_leaving(table: Table, seat: int) -> tuple[int, ...]:
    """Return the seats that are then left."""
    if seat not in playing(table):
        raise ValueError(f"nobody plays at seat {seat}")
    return tuple(sorted((*table.left, seat)))


def after_giving(table: Table, event: SeatGiven, points: int) -> dict[str, Any]:
    """Return what changes when a seat with these points in all is given away. A player who comes back keeps it."""
    seat, players = event.seat, table.players
    check_seat(players, seat)
    own = points - sum(each.points for each in table.former if each.seat == seat)
    gone = () if same_player(players[seat], event.player) else (Holder(seat, players[seat], own),)
    return {
        "players": (*players[:seat], event.player, *players[seat + 1 :]),
        "left": tuple(other for other in table.left if other != seat),
        "former": (*table.former, *gone),
    }


def may_leave(table: Table, seat: int) -> bool:
    """Return whether two would still play, and two sides where there are several."""
    left = (*table.left, seat)
    several = len(sides(table.players)) > 1
    return len(table.players) - len(left) > 1 and len(sides(table.players, left)) > several


def may_sit(table: Table, seat: int, player: Player) -> bool:
    """Return whether somebody has a name that nobody else here has, and doesn't sit there already."""
    others = (name_key(table.players[other].name) for other in playing(table) if other != seat)
    stays = seat not in table.left and same_player(player, table.players[seat])
    return not stays and name_key(player.name) not in ("", *others)


def same_player(one: Player, other: Player) -> bool:
    return (name_key(one.name), one.level) == (name_key(other.name), other.level)


def seated(players: Iterable[Player], most: int) -> tuple[Player, ...]:
    """Return the players by seat. Raises `ValueError` unless 1 to `most` play."""
    found = tuple(players)
    if not 1 <= len(found) <= most:
        raise ValueError(f"{len(found)} players, where 1 to {most} can play")
    return found


def check_seat(players: Sequence[Player], seat: int) -> None:
    if not 0 <= seat < len(players):
        raise ValueError(f"nobody sits on seat {seat}")


def level_of(computer: Player, levels: Mapping[str, Level]) -> Level:
    """Return a computer's level; a middling one for an unknown name."""
    ladder = list(levels.values())
    return levels.get(computer.level or "") or ladder[len(ladder) // 2]


def sign_of(players: Sequence[Player], seat: int) -> int | None:
    """Return the sign of the seat's team; None for who plays alone."""
    team = players[seat].team
    return next((player.team_sign for player in players if player.team == team), None) if team is not None else None


def sides(players: Sequence["Seated"], left: Collection[int] = ()) -> tuple[tuple[int, ...], ...]:
    """Return the seats by side, without sides that have `left` as a whole."""
    grouped: dict[object, list[int]] = {}
    for seat, player in enumerate(players):
        grouped.setdefault(player.team if player.team is not None else seat, []).append(seat)
    return tuple(tuple(side) for side in grouped.values() if not left or any(seat not in left for seat in side))


class Seated(Protocol):
    @property
    def team(self) -> str | None:
        """None plays alone."""


def side_of(players: Sequence[Seated], seat: int) -> tuple[int, ...]:
    """Return the seats of this one's side."""
    team = players[seat].team
    return (seat,) if team is None else tuple(other for other, each in enumerate(players) if each.team == team)


def side_points(players: Sequence[Player], points: Sequence[int | None], left: Collection[int] = ()) -> tuple[int, ...]:
    """Return points by side, as in `sides`: a team's are summed (rule B34); None is 0."""
    return tuple(sum(points[seat] or 0 for seat in side) for side in sides(players, left))


def winning_sides(
    players: Sequence[Player], points: Sequence[int | None], left: Collection[int] = ()
) -> tuple[tuple[int, ...], ...]:
    """Return the sides with the most points (rules B25, B28, B34)."""
    by_side = side_points(players, points, left)
    return tuple(side for side, total in zip(sides(players, left), by_side, strict=True) if total == max(by_side))


def leaders(players: Sequence[Player], points: Sequence[int | None], left: Collection[int] = ()) -> tuple[int, ...]:
    """Return the seats of the sides with the most points (rules B25, B28). A side whose players have all `left`
    can't win; a player who left a team wins with it."""
    return tuple(sorted(seat for side in winning_sides(players, points, left) for seat in side))
