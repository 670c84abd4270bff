"""What the games of a family come to: a table of everybody, pairs, streaks, bests, and what one game has added.

Everything here is reckoned from games that are over and from one `Sitting` for each of their seats. Points of different
rules are never added up; bests are those of people, made without a handicap and without hints.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import combinations

from boggle_desk.engine.players import side_of, sides
from boggle_desk.engine.statistics import (
    Feat,
    Meeting,
    PastGame,
    PastPlayer,
    Record,
    RecordBook,
    Sitting,
    in_order,
    may_hold,
    mean,
    meetings,
)

Sittings = Mapping[tuple[int, int], Sitting]
"""By game and seat."""


def most_behind(players: Sequence[PastPlayer], points: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Return by how much the side of each seat was behind at worst. `points` are what each seat made, round by
    round."""
    totals, worst = [0] * len(players), [0] * len(players)
    for made in points:
        totals = [before + more for before, more in zip(totals, made, strict=True)]
        by_side = {side: sum(totals[seat] for seat in side) for side in sides(players)}
        lead = max(by_side.values())
        for side, total in by_side.items():
            for seat in side:
                worst[seat] = max(worst[seat], lead - total)
    return tuple(worst)


@dataclass(frozen=True)
class FamilyRow:
    """What a person's finished games come to."""

    key: str
    name: str
    games: int
    won: int
    """A tie is a win of each."""
    contested: int
    """Games that somebody could have lost."""
    round_average: float | None
    """Points in a round of Boggle."""
    game_average: float | None
    """Points in a game that goes in turns."""
    best: Sitting | None
    """Where the word was found that brought most."""


@dataclass(frozen=True)
class Rivalry:
    """Two players, the one who is ahead first."""

    key: str
    name: str
    meeting: Meeting
    """Seen by the first."""


@dataclass(frozen=True)
class Streak:
    """Games that somebody won one after the other."""

    key: str
    name: str
    wins: int
    running: bool
    """Whether the last game was one of them."""


@dataclass(frozen=True)
class Evening:
    """What was played on the last day on which was played."""

    day: int
    games: int
    wins: tuple[tuple[str, int], ...]
    """Who won how many, most first."""


@dataclass(frozen=True)
class FamilyReport:
    """What there is to tell of some games."""

    rows: tuple[FamilyRow, ...] = ()
    """Who won most first."""
    rivalries: tuple[Rivalry, ...] = ()
    """Who met most often first."""
    streaks: tuple[Streak, ...] = ()
    """Those that still run first, then the longest ones."""
    bests: tuple[Record, ...] = ()
    evening: Evening | None = None
    games: int = 0


LEAST_STREAK = 2
MOST_RIVALRIES = 4
MOST_STREAKS = 3


def family_report(
    games: Iterable[PastGame], sittings: Sittings, in_turns: Callable[[str], bool], day_of: Callable[[int], int]
) -> FamilyReport:
    """Return what finished games come to. `in_turns` says whether a kind of game goes in turns, `day_of` on which day
    a moment is."""
    finished = [game for game in in_order(games) if game.finished]
    names = people_of(finished)
    rows = [_row(key, name, finished, sittings, in_turns) for key, name in names.items()]
    return FamilyReport(
        tuple(sorted(rows, key=lambda row: (-row.won, -row.games, row.key))),
        rivalries(finished, names),
        streaks(finished, names),
        bests(finished, sittings, in_turns),
        _evening(finished, day_of),
        len(finished),
    )


def people_of(games: Iterable[PastGame]) -> dict[str, str]:
    """Return the people of games in the order of time, by their keys as their names were written last."""
    return {player.key: player.name for game in games for player in game.players if player.level is None and player.key}


def _row(
    key: str, name: str, games: Sequence[PastGame], sittings: Sittings, in_turns: Callable[[str], bool]
) -> FamilyRow:
    mine = [(game, seat) for game in games if (seat := game.seat_of(key)) is not None]
    sat = [found for game, seat in mine if (found := sittings.get((game.number, seat)))]
    words = [each for each in sat if each.word]
    return FamilyRow(
        key,
        name,
        len(mine),
        sum(game.contested and game.players[seat].won for game, seat in mine),
        sum(game.contested for game, _seat in mine),
        mean([points for each in sat for points in each.rounds]),
        mean([game.players[seat].points for game, seat in mine if in_turns(game.kind)]),
        max(words, key=lambda each: each.word_points, default=None),
    )


def rivalries(games: Sequence[PastGame], names: Mapping[str, str]) -> tuple[Rivalry, ...]:
    """Return what pairs of these people made of meeting each other, those who met most often first."""
    met = {key: {each.key: each for each in meetings(games, key)} for key in names}
    found = []
    for one, other in combinations(names, 2):
        if other in met[one]:
            first, second = (one, other) if met[one][other].ahead >= met[one][other].behind else (other, one)
            found.append(Rivalry(first, names[first], met[first][second]))
    return tuple(sorted(found, key=lambda each: (-each.meeting.games, each.name))[:MOST_RIVALRIES])


def streaks(games: Sequence[PastGame], names: Mapping[str, str]) -> tuple[Streak, ...]:
    """Return the longest streak of each of these people; one that still runs goes before one that was longer."""
    found = []
    for key, name in names.items():
        longest, run = 0, 0
        for won in _wins(games, key):
            run = run + 1 if won else 0
            longest = max(longest, run)
        if longest >= LEAST_STREAK:
            runs = run >= LEAST_STREAK
            found.append(Streak(key, name, run if runs else longest, runs))
    return tuple(sorted(found, key=lambda each: (not each.running, -each.wins, each.key))[:MOST_STREAKS])


def _wins(games: Iterable[PastGame], key: str) -> list[bool]:
    """Return for each contested game of somebody, in the order of games, whether it was won."""
    mine = ((game, game.seat_of(key)) for game in games if game.contested)
    return [game.players[seat].won for game, seat in mine if seat is not None]


def bests(games: Iterable[PastGame], sittings: Sittings, in_turns: Callable[[str], bool]) -> tuple[Record, ...]:
    """Return the best word or play, round and game of each game, and the widest gap that a winner has closed."""
    found: dict[tuple[bool, Feat], Record] = {}
    for game in games:
        turns = in_turns(game.kind)
        for seat, player in enumerate(game.players):
            sitting = sittings.get((game.number, seat), Sitting(game.number, seat))
            if not may_hold(player) or sitting.hints:
                continue
            feats = [(Feat.PLAY if turns else Feat.WORD, sitting.word_points, sitting.word)]
            feats += [] if turns else [(Feat.ROUND, sitting.best, "")]
            feats += [(Feat.GAME, player.points, ""), (Feat.COMEBACK, comeback(game, sitting), "")]
            for feat, value, text in feats:
                place = turns and feat is not Feat.COMEBACK, feat
                if value > (found[place].value if place in found else 0):
                    at = next((each.at for each in sitting.deeds if (each.feat, each.value) == (feat, value)), 0)
                    found[place] = Record(game.terms, feat, value, player, game.number, text, at)
    return tuple(found[place] for place in sorted(found, key=lambda place: (place[0], list(Feat).index(place[1]))))


def comeback(game: PastGame, sitting: Sitting) -> int:
    """Return how far behind somebody was who then won alone; 0 for everybody else."""
    player = game.players[sitting.seat]
    side = side_of(game.players, sitting.seat)
    alone = all(seat in side for seat, each in enumerate(game.players) if each.won)
    return sitting.behind if game.contested and player.won and alone else 0


def _evening(games: Sequence[PastGame], day_of: Callable[[int], int]) -> Evening | None:
    if not games:
        return None
    day = day_of(games[-1].ended)
    played = [game for game in games if day_of(game.ended) == day]
    wins = Counter(player.name for game in played if game.contested for player in game.players if player.won)
    return Evening(day, len(played), tuple(wins.most_common()))


# ------------------------------------------------------------------------------------------- what a game has added


class Honours(Enum):
    """What a game may bring somebody."""

    RECORD = auto()
    """Better than anybody before, by these rules."""
    STREAK = auto()
    """Several games won one after the other."""
    BEST = auto()
    """Better than this player ever was, by these rules."""
    MILESTONE = auto()
    """A round number of games."""


@dataclass(frozen=True)
class Honour:
    """Something to be told when a game is over."""

    kind: Honours
    holder: PastPlayer
    value: int
    """What was reached: points, letters, words, wins or games."""
    feat: Feat | None = None
    """What a record or best is about."""
    text: str = ""
    """The word or play that it was made with."""
    before: Record | None = None
    """What was beaten."""


TOLD_STREAK = 3
MILESTONES = (10, 25, 50, 100, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000)
LEAST_GAMES = 2
"""So many games by the same rules must have gone before one can be better than them."""
_OWN = (Feat.ROUND, Feat.WORD, Feat.PLAY, Feat.GAME)
"""What is told of a best that is no record: all feats of everybody would be too many."""


def honours(
    game: PastGame, before: Sequence[PastGame], book: RecordBook, sittings: Iterable[Sitting]
) -> tuple[Honour, ...]:
    """Return what a finished game has brought its people. `before` are the finished games before it, in order; `book`
    has the records of those of the same terms, `sittings` are those of this one."""
    found = list(beaten(book, lambda book: book.enter(game, sittings))) if book.games >= LEAST_GAMES else []
    for player in game.players:
        if player.level is None and player.key:
            found += _counted(player, [*before, game])
    return tuple(sorted(found, key=lambda each: each.kind.value))


def beaten(book: RecordBook, enter: Callable[[RecordBook], None]) -> tuple[Honour, ...]:
    """Return the records in a book, all of the same terms, that are beaten by what is entered now, then the bests of
    one player that are no records."""
    after, found = RecordBook(book), list[Honour]()
    enter(after)
    for kind, each_player in ((Honours.RECORD, False), (Honours.BEST, True)):
        old = {(each.feat, each_player and each.holder.key): each for each in book.records(each_player)}
        told = {(each.feat, each.holder.key) for each in found}
        for record in after.records(each_player):
            before = old.get((record.feat, each_player and record.holder.key))
            wanted = not each_player or (record.feat in _OWN and (record.feat, record.holder.key) not in told)
            if before and before != record and wanted:
                found.append(Honour(kind, record.holder, record.value, record.feat, record.text, before))
    return tuple(found)


def _counted(player: PastPlayer, games: Sequence[PastGame]) -> list[Honour]:
    """Return a streak that the last of these games was part of, and a round number of games."""
    wins = _wins(games, player.key)
    run = next((place for place, won in enumerate(reversed(wins)) if not won), len(wins))
    played = sum(game.seat_of(player.key) is not None for game in games)
    found = [Honour(Honours.STREAK, player, run)] if games[-1].contested and run >= TOLD_STREAK else []
    return found + ([Honour(Honours.MILESTONE, player, played)] if played in MILESTONES else [])
