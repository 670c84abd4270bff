"""What many games come to: results, meetings of two players, progress, records. Figures of single games are beside
their rules (`boggle/statistics.py`, `scrabble/statistics.py`).

All functions are pure, and say None where there is nothing to reckon with. Averages and bests compare like with like:
callers hand in games under equal `Terms`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from boggle_desk.engine.past import PastGame, PastPlayer, Terms
from boggle_desk.engine.players import side_of

WINDOW = 10
"""How many of the latest games the line of a progress is smoothed over."""


@dataclass(frozen=True)
class Results:
    """What a player's games come to."""

    games: int = 0
    """Games that were finished."""
    put_away: int = 0
    contested: int = 0
    """Those of the finished games that somebody could have lost."""
    won: int = 0
    tied: int = 0
    """Games in which several sides had the most points, this player's among them."""
    average: float | None = None
    """Points in a finished game."""
    best: PastGame | None = None
    """The finished game with the most points, the first one if there are several."""
    best_points: int | None = None
    seconds: int = 0
    """How long was played, games that were put away as well."""

    @property
    def lost(self) -> int:
        """Games that another side won."""
        return self.contested - self.won - self.tied

    @property
    def win_rate(self) -> float | None:
        """The share of the contested games that were won; a tie is half a win."""
        return (self.won + self.tied / 2) / self.contested if self.contested else None


@dataclass(frozen=True)
class Meeting:
    """What the games of two players against each other come to. Points are those of their sides."""

    key: str
    name: str
    """The other player, as written last."""
    level: str | None
    games: int
    ahead: int
    """Games in which the own side had more points than the other one, whoever else was there."""
    level_games: int
    """Games in which both had the same."""
    points: int
    other_points: int

    @property
    def behind(self) -> int:
        """Games in which the other side had more."""
        return self.games - self.ahead - self.level_games


@dataclass(frozen=True)
class Point:
    """A figure of one game, on the way of many."""

    game: int
    at: int
    """When it ended, in seconds since 1970."""
    value: float


def terms_played(games: Iterable[PastGame]) -> tuple[tuple[Terms, int], ...]:
    """Return the terms under which was played, each with the number of games, the most played first."""
    return tuple(Counter(game.terms for game in games).most_common())


def results(games: Iterable[PastGame], key: str) -> Results:
    """Return what the games of the player with this key come to."""
    mine = [(game, seat) for game in games if (seat := game.seat_of(key)) is not None]
    finished = [(game, game.players[seat].points) for game, seat in mine if game.finished]
    contested = [(game, seat) for game, seat in mine if game.contested]
    tops = [(game, seat) for game, seat in contested if game.players[seat].won]
    outright = sum(1 for game, seat in tops if _is_only_winner(game.players, seat))
    in_order = sorted(finished, key=lambda each: (each[0].ended, each[0].number))
    best = max(in_order, key=lambda each: each[1], default=None)
    return Results(
        len(finished),
        len(mine) - len(finished),
        len(contested),
        outright,
        len(tops) - outright,
        mean([points for _game, points in finished]),
        best[0] if best else None,
        best[1] if best else None,
        sum(game.seconds for game, _seat in mine),
    )


def _is_only_winner(players: Sequence[PastPlayer], seat: int) -> bool:
    side = side_of(players, seat)
    return all(other in side for other, each in enumerate(players) if each.won)


def meetings(games: Iterable[PastGame], key: str) -> tuple[Meeting, ...]:
    """Return for each player whom this one has met in contested games what came of it, the most met first. Who plays in
    one team does not meet."""
    met: dict[str, list[Meeting]] = {}
    for game in sorted(games, key=lambda each: (each.ended, each.number)):
        seat = game.seat_of(key)
        if seat is None or not game.contested:
            continue
        own = side_of(game.players, seat)
        for other in {game.seat_of(each.key) for each in game.players} - {None, *own}:
            if other is not None:
                one = _meeting(game, own, other)
                met.setdefault(one.key, []).append(one)
    found = [_summed(each) for each in met.values()]
    return tuple(sorted(found, key=lambda each: (-each.games, each.key)))


def _meeting(game: PastGame, own: tuple[int, ...], other: int) -> Meeting:
    player = game.players[other]
    mine = sum(game.players[seat].points for seat in own)
    theirs = sum(game.players[seat].points for seat in side_of(game.players, other))
    return Meeting(player.key, player.name, player.level, 1, int(mine > theirs), int(mine == theirs), mine, theirs)


def _summed(met: Sequence[Meeting]) -> Meeting:
    last = met[-1]
    return Meeting(
        last.key,
        last.name,
        last.level,
        sum(each.games for each in met),
        sum(each.ahead for each in met),
        sum(each.level_games for each in met),
        sum(each.points for each in met),
        sum(each.other_points for each in met),
    )


def mean(values: Sequence[float]) -> float | None:
    """Return the mean of values, or None if there are none."""
    return sum(values) / len(values) if values else None


def share(part: float, whole: float) -> float | None:
    """Return a part of a whole, or None if there is no whole."""
    return part / whole if whole else None


def smoothed(values: Sequence[float], window: int = WINDOW) -> tuple[float, ...]:
    """Return for each value the mean of it and of those before it, as many as the window holds."""
    return tuple(
        sum(values[max(0, place - window + 1) : place + 1]) / min(window, place + 1) for place in range(len(values))
    )
