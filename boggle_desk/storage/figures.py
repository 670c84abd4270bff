"""Figures of one player's games and records of all, as queries to the history.

A figure is a name, a format and a query; `HistoryStrings.figure` translates the name. The query returns one row: the
value, then the game and round or turn that it leads to. Without a row the figure is left out; null means there is none.
The query is about one player's games under equal terms, `:key` and `:terms`, by these names:

- `mine`: the games, with the player's seat
- `own_round`, its `points` without what was granted; `own_word`; `good_word`, a word that was read and not struck
- `own_turn`; `own_play`, a play that stood
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import Enum, StrEnum, auto
from typing import Any, NamedTuple

from boggle_desk.engine.boggle.known_board import TODAY
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.rules import minimum_length
from boggle_desk.engine.boggle.statistics import terms_of
from boggle_desk.engine.statistics import Bests, Meeting, PastPlayer, Point, Record, RecordKind, Terms, bests_of
from boggle_desk.storage.history import GameHistory
from boggle_desk.storage.kinds import kind_named


class Shown(Enum):
    COUNT = auto()
    NUMBER = auto()
    HUNDREDTHS = auto()
    SHARE = auto()
    TEXT = auto()
    SECONDS = auto()
    PART = auto()  # a value out of a whole, with the share; both follow the round or turn


class Figure(NamedTuple):
    name: str
    shown: Shown
    query: str
    has_turns: bool | None = None  # True for Scrabble, False for Boggle, None for both


_OWN = """with
    mine as (select player.*, finished, contested, ended, game.seconds as played, company > 1 as in_company
        from player join game on game.id = player.game join terms on terms.id = game.terms
        where key = :key and game.terms = :terms),
    own_round as (select ended, round.game, number, round.points - granted as points, seconds, round.hints,
        (select count(*) from word where word.game = round.game and word.seat = round.seat
            and word.number = round.number and fate in ('standing', 'crossed')) as words
        from mine join round on round.game = mine.game and round.seat = mine.seat),
    own_word as (select ended, in_company, word.* from mine join word on word.game = mine.game
        and word.seat = mine.seat),
    good_word as (select * from own_word where fate in ('standing', 'crossed')),
    own_turn as (select ended, turn.* from mine join turn on turn.game = mine.game and turn.seat = mine.seat),
    own_play as (select * from own_turn where act = 'play' and stood)
"""

_BOGGLE, _SCRABBLE = False, True
FIGURES = (
    Figure("games", Shown.COUNT, "select sum(finished) from mine"),
    Figure("archived", Shown.COUNT, "select count(*) from mine where not finished having count(*) > 0"),
    Figure("won", Shown.PART, """select sum(won_alone), null, 0, count(*), (sum(won) + sum(won_alone)) / 2.0 / count(*)
        from mine where contested having count(*) > 0"""),
    Figure("tied", Shown.COUNT, "select sum(won and not won_alone) from mine where contested having count(*) > 0"),
    Figure("rounds", Shown.COUNT, "select count(*) from own_round", _BOGGLE),
    Figure("points a round", Shown.NUMBER, "select avg(points) from own_round", _BOGGLE),
    Figure("best round", Shown.COUNT, """select points, game, number from (select 1) left join (
        select * from own_round order by points desc, game, number limit 1)""", _BOGGLE),
    Figure("words a minute", Shown.NUMBER, """select 60.0 * sum(words) / sum(seconds) from own_round
        where seconds > 0""", _BOGGLE),
    Figure("letters", Shown.NUMBER, "select avg(length(word)) from good_word", _BOGGLE),
    Figure("unique", Shown.SHARE, "select avg(alone) from good_word where in_company having count(*) > 0", _BOGGLE),
    Figure("crossed", Shown.COUNT, """select sum(fate = 'crossed') from good_word where in_company
        having count(*) > 0""", _BOGGLE),
    Figure("struck", Shown.COUNT, "select count(*) from own_word where fate = 'struck'", _BOGGLE),
    Figure("hints", Shown.COUNT, "select sum(hints) from own_round having sum(hints) > 0", _BOGGLE),
    Figure("points a game", Shown.NUMBER, "select avg(points) from mine where finished", _SCRABBLE),
    Figure("best game", Shown.COUNT, """select points, game, 0 from (select 1) left join (
        select * from mine where finished order by points desc, ended, game limit 1)""", _SCRABBLE),
    Figure("points a turn", Shown.NUMBER, "select avg(points) from own_turn having count(*) > 0", _SCRABBLE),
    Figure("best play", Shown.TEXT, """select text || ', ' || score, game, number from (
        select 1 from own_turn limit 1) left join (
        select * from own_play order by score desc, game, number limit 1)""", _SCRABBLE),
    Figure("cost of a turn", Shown.NUMBER, """select avg(loss) from own_turn where stood
        having count(loss) > 0""", _SCRABBLE),
    Figure("turns without loss", Shown.SHARE, """select avg(loss < 0.5) from own_turn where stood and loss is not null
        having count(*) > 0""", _SCRABBLE),
    Figure("dearest turn", Shown.NUMBER, """select loss, game, number from own_turn where stood and loss >= 0.5
        order by loss desc, game, number limit 1""", _SCRABBLE),
    Figure("bingos", Shown.HUNDREDTHS, """select (select total(bingo) from own_play) / count(distinct game)
        from own_turn having count(*) > 0""", _SCRABBLE),
    Figure("plays that were bingos", Shown.SHARE, "select (select avg(bingo) from own_play) from own_turn limit 1",
        _SCRABBLE),
    Figure("tiles", Shown.NUMBER, "select (select avg(tiles) from own_play) from own_turn limit 1", _SCRABBLE),
    Figure("exchanges and passes", Shown.COUNT, """select sum(act in ('exchange', 'pass')) from own_turn
        having count(*) > 0""", _SCRABBLE),
    Figure("went back", Shown.COUNT, """select sum(act = 'play' and not stood) from own_turn having count(*) > 0""",
        _SCRABBLE),
    Figure("wrong challenges", Shown.COUNT, """select (select count(challenger) from own_play) from own_turn limit 1""",
        _SCRABBLE),
    Figure("hints", Shown.COUNT, "select sum(hints) from own_turn having sum(hints) > 0", _SCRABBLE),
    Figure("time", Shown.SECONDS, "select sum(played) from mine"),
)  # fmt: skip
"""In display order."""


class Measure(StrEnum):
    ROUND = "points a round"
    QUICKNESS = "words a minute"
    GAME = "points a game"
    TURN = "points a turn"
    BINGOS = "bingos a game"
    COST = "cost of a turn"


_MEASURES = {
    _BOGGLE: {
        Measure.ROUND: "select game, ended, avg(points) as value from own_round group by game",
        Measure.QUICKNESS: """select game, ended, 60.0 * sum(words) / sum(seconds) as value from own_round
            where seconds > 0 group by game""",
    },
    _SCRABBLE: {
        Measure.GAME: "select game, ended, points as value from mine where finished",
        Measure.TURN: "select game, ended, avg(points) as value from own_turn group by game",
        Measure.BINGOS: """select game, ended, sum(bingo and act = 'play' and stood) as value from own_turn
            group by game""",
        Measure.COST: """select game, ended, avg(loss) as value from own_turn where stood and loss is not null
            group by game""",
    },
}
_POINTS = """select game, ended, cast(value as real), (select group_concat(name, ', ') from (
    select name from seat where seat.game = found.game order by seat)) from ({query}) as found order by ended, game"""
_SHOWN = 10
_WORDS = """select null, points, times, ended, game, number, word from (select *,
    count(*) over (partition by word) as times,
    row_number() over (partition by word order by points desc, game, number, place) as first
    from own_word where fate = 'standing' and points > 0) where first = 1"""
_PLAYS = "select text, score, '', ended, game, number, word from own_play"
_PLAYED_WORDS = """select null, score, '', ended, game, number, word from (select *,
    row_number() over (partition by word order by score desc, game, number) as first
    from own_play where word <> '') where first = 1"""
_FINDS = {  # the best, and the longest
    _BOGGLE: (
        f"{_WORDS} order by points desc, length(word) desc, word limit {_SHOWN}",
        f"{_WORDS} order by length(word) desc, points desc, word limit {_SHOWN}",
    ),
    _SCRABBLE: (
        f"{_PLAYS} order by score desc, game, number limit {_SHOWN}",
        f"{_PLAYED_WORDS} order by length(word) desc, score desc, word limit {_SHOWN}",
    ),
}
MEETINGS = """select other.key, other.name, other.level, count(*), sum(me.side_points > other.side_points),
    sum(me.side_points = other.side_points), sum(me.side_points), sum(other.side_points), me.key, max(place)
    from met as me join player as other on other.game = me.game and other.side <> me.side
    group by me.key, other.key order by count(*) desc, other.key"""
"""Results of meetings in the games of `met`, whose `place` is the order of time; teammates do not meet. With one max(),
SQLite takes the name from its row: the latest spelling."""
_MET = ", met as (select *, row_number() over (order by ended, game) as place from mine where contested)"


class Find(NamedTuple):
    """A word or play of a player, where it first brought most."""

    text: str | None  # a play; None for a word
    points: int
    times: int | str
    ended: int
    game: int
    at: int  # the round or turn
    word: str


@dataclass(frozen=True)
class TermsChoice:
    id: int  # the history's key
    preset: str  # the preset's key in the latest of these games
    games: int
    terms: Terms


@dataclass(frozen=True)
class Report:
    figures: tuple[tuple[Figure, tuple[Any, ...]], ...]  # with the row of each query
    best: tuple[Find, ...]
    longest: tuple[Find, ...]
    meetings: tuple[Meeting, ...]
    progress: Mapping[Measure, tuple[Point, ...]]  # without empty measures, except the first


_CHOICES = f"""select terms.id, preset, games, {", ".join(f"terms.{each.name}" for each in fields(Terms))} from (
    select game.*, count(*) over (partition by terms) as games,
        row_number() over (partition by terms order by preset = '{TODAY}', ended desc, id desc) as latest
    from game where {{wanted}}) as played
    join terms on terms.id = played.terms where latest = 1 order by games desc, ended desc, played.id desc"""


def choices(history: GameHistory, wanted: str = "1", **values: object) -> tuple[TermsChoice, ...]:
    """Return the terms of games, the most played first. `wanted` is a condition on the games."""
    rows = history.rows(_CHOICES.format(wanted=wanted), **values)
    return tuple(TermsChoice(terms, preset, games, Terms(*values)) for terms, preset, games, *values in rows)


def choices_of(history: GameHistory, key: str) -> tuple[TermsChoice, ...]:
    return choices(history, "id in (select game from seat where key = :key)", key=key)


def report_of(history: GameHistory, key: str, choice: TermsChoice) -> Report:
    has_turns = kind_named(choice.terms.kind).has_turns

    def found(query: str) -> list[tuple[Any, ...]]:
        return history.rows(_OWN + query, key=key, terms=choice.id)

    figures = tuple(
        (figure, row) for figure in FIGURES if figure.has_turns in (None, has_turns) for row in found(figure.query)
    )
    progress = {
        measure: tuple(
            Point(game, ended, float(value), names) for game, ended, value, names in found(_POINTS.format(query=query))
        )
        for measure, query in _MEASURES[has_turns].items()
    }
    best, longest = (tuple(Find(*row) for row in found(query)) for query in _FINDS[has_turns])
    return Report(
        figures,
        best,
        longest,
        tuple(Meeting(*row[:8]) for row in found(_MET + MEETINGS)),
        {
            each: points
            for each, points in progress.items()
            if points or each not in (Measure.TURN, Measure.BINGOS, Measure.COST)
        },
    )


# ------------------------------------------------------------------------------------------- records

_BESTS = """select terms, feat, value, name, game, text, at, ended from (
    select deed.*, name, ended, terms,
        row_number() over (partition by terms, feat, key order by value desc, deed.game, at, deed.seat) as first
    from deed join seat on seat.game = deed.game and seat.seat = deed.seat join game on game.id = deed.game
    where level is null and not handicap and key <> '' and {wanted})
    where first = 1 order by game, at, seat"""


def bests(history: GameHistory, wanted: str = "1", **values: object) -> dict[int, Bests]:
    """Return the best of each feat by the `id` of terms. `wanted` is a condition on the games."""
    made: dict[int, list[Record]] = {}
    for terms, feat, value, name, *rest in history.rows(_BESTS.format(wanted=wanted), **values):
        made.setdefault(terms, []).append(Record(RecordKind(feat), value, PastPlayer(name), *rest))
    return {terms: bests_of(records) for terms, records in made.items()}


@dataclass(frozen=True)
class Records:
    choices: tuple[TermsChoice, ...]  # the terms with records, the most played first
    records: Mapping[int, tuple[Record, ...]]  # by the `id` of terms, in the order of `RecordKind`


def records_of(history: GameHistory) -> Records:
    records = {
        terms: tuple(found[feat, ""] for feat in RecordKind if (feat, "") in found)
        for terms, found in bests(history).items()
    }
    return Records(tuple(each for each in choices(history) if each.id in records), records)


SAME_TERMS = " and ".join(f"terms.{each.name} = :{each.name}" for each in fields(Terms))
"""A condition on terms, with their fields as values."""


# ------------------------------------------------------------------------------------------- a fair start

_NEARLY = 0.2  # two times to search are comparable within this share: a table may end a round a little early
_COMPARABLE = f"""select round.points - granted + shared from round
    join seat on seat.game = round.game and seat.seat = round.seat
    where key = :key and key <> '' and round.game in (
        select game.id from game join terms on terms.id = game.terms where {SAME_TERMS})
    and (abs(round.seconds - :now) < :nearly or (:on_pad and not round.seconds)) and round.minimum_length = :least
    order by round.game, number, round.seat"""


def comparable_points(
    history: GameHistory, position: BogglePosition, on_pad: bool = False
) -> tuple[tuple[int, ...], ...]:
    """Return each player's own points in past rounds under comparable rules, without points granted, in order, at this
    table or on the pad. People without a name have none; computers of one level have the same.

    Comparable: about the same time to search and the same shortest word. On the pad no time is known for typed points;
    there the rules' time is enough.
    """
    terms = asdict(replace(terms_of(position), kind="boggle_pad") if on_pad else terms_of(position))
    found = []
    for seat, player in enumerate(position.players):
        now = position.seconds_of(seat)
        found.append(
            history.rows(
                _COMPARABLE,
                key=PastPlayer(player.name, player.level).key,
                now=now,
                nearly=_NEARLY * now,
                on_pad=on_pad,
                least=minimum_length(position.rules, player),
                **terms,
            )
        )
    return tuple(tuple(points for (points,) in rows) for rows in found)
