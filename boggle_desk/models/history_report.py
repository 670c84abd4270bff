"""Reports on the family's games, and what a game or a round has brought."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from enum import StrEnum
from itertools import combinations, groupby
from typing import Any

from boggle_desk.engine.boggle.events import BoggleEvent
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.statistics import PastRound, players_of, rounds_of, sittings, terms_of
from boggle_desk.engine.game import StepResult
from boggle_desk.engine.statistics import (
    LEAST_GAMES,
    Award,
    FamilyReport,
    FamilyRow,
    Meeting,
    PastGame,
    PastPlayer,
    Record,
    RecordKind,
    Rivalry,
    Streak,
    beaten,
    bests_of,
    counted,
    may_hold,
)
from boggle_desk.engine.stopping import Check
from boggle_desk.storage.album import evenings
from boggle_desk.storage.figures import MEETINGS, SAME_TERMS, bests
from boggle_desk.storage.history import GameHistory
from boggle_desk.storage.kinds import KINDS


class Period(StrEnum):
    MONTH = "month"
    YEAR = "year"
    ALL = "all"


def since(period: Period, now: float) -> int:
    """Return the start of the period of a moment, in seconds since 1970."""
    midnight = datetime.fromtimestamp(now).astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
    match period:
        case Period.MONTH:
            return int(midnight.replace(day=1).timestamp())
        case Period.YEAR:
            return int(midnight.replace(month=1, day=1).timestamp())
        case Period.ALL:
            return 0


_IN_TURNS = ", ".join(f"'{kind.name}'" for kind in KINDS.values() if kind.has_turns)
_PLAYED = f"""with
    played as (select game.*, kind in ({_IN_TURNS}) as has_turns, row_number() over (order by ended, game.id) as place
        from game join terms on terms.id = game.terms
        where finished and ended >= :since and ended < :until
            and (:in_turns is null or kind in ({_IN_TURNS}) = :in_turns)),
    sat as (select player.*, ended, contested, has_turns, place
        from played join player on player.game = played.id where level is null),
    met as (select * from sat where contested)
"""
_NAMES = """select key, name from played join seat on seat.game = played.id where level is null and key <> ''
    order by place, seat"""
_ROWS = """select key, count(*) as games, sum(won and contested) as wins,
    (select avg(round.points - granted) from sat as own join round on round.game = own.game and round.seat = own.seat
        where own.key = sat.key),
    avg(iif(has_turns, points, null)) from sat group by key order by wins desc, games desc, key"""
_BEST_WORDS = """select key, has_turns, word, word_points from (select *, row_number() over (
    partition by key, has_turns order by word_points desc, place) as first from sat where word <> '') where first = 1"""
_FAMILY_BESTS = f""", able as (select seat.*, ended, contested, has_turns, place
        from played join seat on seat.game = played.id
        where level is null and not handicap and key <> '' and not hints),
    made as (
        select *, iif(has_turns, '{RecordKind.PLAY}', '{RecordKind.WORD}') as feat, word_points as value, word as shown
        from able union all select *, '{RecordKind.ROUND}', best, '' from able where not has_turns union all select *,
        '{RecordKind.GAME}', points, '' from able union all select *, '{RecordKind.COMEBACK}', behind, '' from able
        where contested and won_alone) select feat, value, name, game, shown, coalesce((select at from deed where
        deed.game = ranked.game and deed.seat = ranked.seat and deed.feat = ranked.feat and deed.value = ranked.value),
        0), ended, has_turns from (select *, row_number() over (partition by feat, has_turns and feat <>
        '{RecordKind.COMEBACK}' order by value desc, place, seat) as first from made where value > 0) as ranked where
        first = 1"""
_LEAST_STREAK = 2
_MOST_RIVALRIES = 4
_MOST_STREAKS = 3


_NEVER = 1 << 60  # later than any game


def family_report(history: GameHistory, in_turns: bool | None, since: int, until: int = _NEVER) -> FamilyReport:
    """Return the report on games finished since a moment and before another: Scrabble, Boggle, or both (None)."""

    def found(query: str) -> list[tuple[Any, ...]]:
        return history.rows(_PLAYED + query, in_turns=in_turns, since=since, until=until)

    sat = found("select key, contested, won from sat order by place, seat")
    names = dict(found(_NAMES))
    words = {(key, turns): best for key, turns, *best in found(_BEST_WORDS)}
    words_and_plays = {key: (*words.get((key, 0), ("", 0)), *words.get((key, 1), ("", 0))) for key in names}
    bests = [Record(RecordKind(row[0]), row[1], PastPlayer(row[2]), *row[3:]) for row in found(_FAMILY_BESTS)]
    wins = {key: [won for other, contested, won in sat if other == key and contested] for key in names}
    ((known,),) = history.rows("select count(*) from game where finished")
    ((games,),) = found("select count(*) from played")
    return FamilyReport(
        tuple(FamilyRow(row[0], names[row[0]], *row[1:], *words_and_plays[row[0]]) for row in found(_ROWS)),
        _rivalries(found(MEETINGS), names),
        _streaks(wins, names),
        tuple(sorted(bests, key=_order)),
        bool(known),
        games,
        sum(since <= each.last < until for each in evenings(history)),
    )


def year_report(history: GameHistory, year: int) -> FamilyReport:
    begun, ended = (int(datetime(each, 1, 1).astimezone().timestamp()) for each in (year, year + 1))
    return family_report(history, None, begun, ended)


def _order(best: Record) -> tuple[bool, int]:
    return best.has_turns and best.feat is not RecordKind.COMEBACK, list(RecordKind).index(best.feat)


def _rivalries(rows: Sequence[tuple[Any, ...]], names: Mapping[str, str]) -> tuple[Rivalry, ...]:
    """Return the meetings of pairs of these people, the most frequent first."""
    met = {(row[8], row[0]): Meeting(*row[:8]) for row in rows}
    found = []
    for pair in combinations(names, 2):
        if pair in met:
            first, second = pair if met[pair].ahead >= met[pair].behind else pair[::-1]
            found.append(Rivalry(first, names[first], met[first, second]))
    return tuple(sorted(found, key=lambda each: (-each.meeting.games, each.name))[:_MOST_RIVALRIES])


def _streaks(wins: Mapping[str, Sequence[bool]], names: Mapping[str, str]) -> tuple[Streak, ...]:
    """Return each person's longest streak; a running one comes before a longer one."""
    found = []
    for key, won in wins.items():
        runs = [sum(run) for _won, run in groupby(won)] or [0]
        running = runs[-1] >= _LEAST_STREAK
        if max(runs) >= _LEAST_STREAK:
            found.append(Streak(key, names[key], runs[-1] if running else max(runs), running))
    return tuple(sorted(found, key=lambda each: (not each.running, -each.wins, each.key))[:_MOST_STREAKS])


def honours_of(history: GameHistory, number: int, check: Check) -> tuple[Award, ...]:
    """Return what a game just finished has brought its people: records, bests, streaks. The history is updated
    first."""
    history.update(check)
    games = history.rows("select terms, ended, contested from game where id = :number and finished", number=number)
    if not games:
        return ()
    terms, ended, contested = games[0]
    found = []
    alike = "game.terms = :terms and finished and (ended, game.id) < (:ended, :number)"
    values = {"terms": terms, "ended": ended, "number": number}
    if _count(history, alike, **values) >= LEAST_GAMES:
        made = bests(history, "game.id = :number", number=number)
        found += beaten(bests(history, alike, **values).get(terms, {}), made.get(terms, {}))
    people = history.rows("select name, key from seat where game = :number and level is null and key <> ''", **values)
    for name, key in people:
        played = history.rows(_UNTIL, key=key, **values)
        wins = [won for other, won in played if other] if contested else []
        found += counted(PastPlayer(name), wins, len(played))
    return tuple(sorted(found, key=lambda each: each.kind.value))


_UNTIL = """select contested, won from player join game on game.id = player.game
    where key = :key and finished and (ended, game.id) <= (:ended, :number) order by ended, game.id"""


def _count(history: GameHistory, wanted: str, **values: object) -> int:
    ((found,),) = history.rows(f"select count(*) from game where {wanted}", **values)
    return int(found)


Moments = Sequence[StepResult[BogglePosition, BoggleEvent]]


def round_honours_of(
    history: GameHistory, opening: BogglePosition, moments: Moments, check: Check
) -> tuple[Award, ...]:
    """Return what the last round of a running game has brought: personal bests in points by these rules, for the round
    or a word."""
    rounds, position = rounds_of(_RUNNING, opening, moments)
    terms, players = terms_of(position), players_of(position)
    running = PastGame(_RUNNING, position.rules.key, "", terms, 0, 0, False, 0, position.round, players)
    alike = f"game.terms = (select id from terms where {SAME_TERMS})"
    if _count(history, alike, **asdict(terms)) < LEAST_GAMES:
        return ()
    check()
    past = next(iter(bests(history, alike, **asdict(terms)).values()), {})
    earlier = _records(running, (each for each in rounds if each.number < position.round))
    last = _records(running, (each for each in rounds if each.number == position.round))
    found = beaten(bests_of([*past.values(), *earlier]), bests_of(last))
    return tuple(each for each in found if each.feat in (RecordKind.ROUND, RecordKind.WORD))


def _records(game: PastGame, rounds: Iterable[PastRound]) -> list[Record]:
    """Return what may be records in these rounds, in order."""
    done = [(deed.at, each.seat, deed) for each in sittings(game, rounds) for deed in each.deeds]
    return [
        Record(deed.feat, deed.value, game.players[seat], game.number, deed.text, deed.at)
        for _at, seat, deed in sorted(done, key=lambda each: each[:2])
        if may_hold(game.players[seat])
    ]


_RUNNING = 0  # a running game's number in figures
