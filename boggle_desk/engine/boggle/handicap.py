"""A fair head start, reckoned from past rounds (rule B33).

It is reckoned like this, and the program says so when it is asked why:

1. Of each player the last `MOST_ROUNDS` rounds under comparable rules are taken: the same grid and cubes, time,
   shortest word and table of points, against others, alone or in a team. Points that were granted by a handicap are
   left out, so that a handicap does not feed on itself. A word that several teammates had counts for each of them, as
   it would have without the others: who of them brings it to the team says nothing of the players.
2. Their average is what the player is expected to make in a round. Whoever has fewer than `LEAST_ROUNDS` of them is not
   reckoned with; nor is a team with such a player.
3. A side is expected to make the sum of what its players make. (Words that teammates share count once for the team,
   so it makes somewhat less; that favours no player of it, and a table that finds a team too weak lowers the others'
   points.)
4. What a side lacks to the strongest one is its head start in every round, rounded to a whole number: then all sides
   are expected to make the same, and each round is open. In a team it is noted with the player who makes the least.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from boggle_desk.engine.boggle.past import PastRound, terms_of
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.rules import minimum_length
from boggle_desk.engine.past import PastGame, PastPlayer
from boggle_desk.engine.players import Player, sides

LEAST_ROUNDS = 3
MOST_ROUNDS = 12
_NEARLY = 0.2
"""Two times to search are comparable if they differ by less than this share: a table may end a round a little early."""


@dataclass(frozen=True)
class Strength:
    """What a player is expected to make in a round."""

    average: Fraction
    """Points a round of the player's own list, without what was granted."""
    rounds: int
    """How many rounds it is taken from."""


@dataclass(frozen=True)
class FairStart:
    """A suggestion, with all that it was reckoned from. Tuples go by seat."""

    strengths: tuple[Strength | None, ...]
    """None for a player with too few rounds."""
    points: Mapping[int, int]
    """The head start by seat; no seat is here whose side cannot be reckoned with, and none at all if fewer than two
    sides can."""
    strongest: tuple[int, ...] = ()
    """The seats of the side that is expected to make the most."""


def strength(points: Sequence[int]) -> Strength | None:
    """Return what is expected of a player with these points in past rounds, the latest last; None if there are too
    few."""
    last = points[-MOST_ROUNDS:]
    return Strength(Fraction(sum(last), len(last)), len(last)) if len(last) >= LEAST_ROUNDS else None


def fair_start(players: Sequence[Player], points: Sequence[Sequence[int]]) -> FairStart:
    """Return the head start for each player, so that all sides are expected to make the same in a round. `points` are
    what each seat's own lists earned in past rounds, the latest last. See above for the reckoning."""
    strengths = tuple(strength(each) for each in points)
    expected = {
        side: sum((each.average for seat in side if (each := strengths[seat])), Fraction())
        for side in sides(players)
        if all(strengths[seat] for seat in side)
    }
    if len(expected) < 2:
        return FairStart(strengths, {})
    strongest = max(expected, key=lambda side: expected[side])
    granted: dict[int, int] = {}
    for side, sum_of_side in expected.items():
        weakest = min(side, key=lambda seat: _average(strengths[seat]))
        lacking = _rounded(expected[strongest] - sum_of_side)
        granted |= {seat: lacking if seat == weakest else 0 for seat in side}
    return FairStart(strengths, granted, strongest)


def comparable_points(
    position: BogglePosition, games: Iterable[PastGame], rounds: Iterable[PastRound], on_pad: bool = False
) -> tuple[tuple[int, ...], ...]:
    """Return for each player of an opening position what the own list earned in past rounds under comparable rules,
    without what was granted, in the order of the rounds: rounds at this table, or those whose score the pad kept.
    Whoever has no name of their own has none; of two who are the same, as computers of one level are, each has all."""
    terms = replace(terms_of(position), kind="boggle_pad") if on_pad else terms_of(position)
    comparable = {game.number: game for game in games if game.terms == terms}
    keys = [PastPlayer(player.name, player.level).key for player in position.players]
    found: list[list[int]] = [[] for _ in keys]
    for each in rounds:
        game = comparable.get(each.game)
        if game is None:
            continue
        for seat, key in enumerate(keys):
            if key and key == game.players[each.seat].key and _is_comparable(position, seat, each, on_pad):
                found[seat].append(each.points - each.granted + each.shared)
    return tuple(tuple(each) for each in found)


def _is_comparable(position: BogglePosition, seat: int, past: PastRound, on_pad: bool) -> bool:
    """Return whether the player searched about as long, for words as short, as now. Of points that are typed on the pad
    nobody knows how long; there the rules' time is enough."""
    now = position.seconds_of(seat)
    as_long = abs(past.seconds - now) < _NEARLY * now or (on_pad and not past.seconds)
    return as_long and past.minimum_length == minimum_length(position.rules, position.players[seat])


def _average(known: Strength | None) -> Fraction:
    return known.average if known else Fraction()


def _rounded(points: Fraction) -> int:
    """Return the nearest whole number; a half counts for who gets it."""
    return int(points + Fraction(1, 2))
