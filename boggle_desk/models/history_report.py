"""What the pages of the history show, asked and reckoned beside the window."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from boggle_desk.engine.boggle import statistics as boggle_statistics
from boggle_desk.engine.boggle.events import BoggleEvent
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.statistics import PastRound
from boggle_desk.engine.family import LEAST_GAMES, FamilyReport, Honour, Sittings, beaten, family_report, honours
from boggle_desk.engine.game import Moment
from boggle_desk.engine.scrabble import statistics as scrabble_statistics
from boggle_desk.engine.scrabble.statistics import PastTurn
from boggle_desk.engine.statistics import (
    Feat,
    Meeting,
    PastGame,
    Point,
    Record,
    Results,
    Terms,
    in_order,
    meetings,
    results,
    terms_played,
)
from boggle_desk.storage.history import GameHistory
from boggle_desk.storage.kinds import kind_named


class Measure(StrEnum):
    """What a progress is measured by."""

    ROUND = "points a round"
    QUICKNESS = "words a minute"
    GAME = "points a game"
    TURN = "points a turn"
    BINGOS = "bingos a game"


@dataclass(frozen=True)
class TermsChoice:
    """Terms under which was played."""

    terms: Terms
    games: int
    preset: str
    """The key of the preset that the latest of these games was played by."""


@dataclass(frozen=True)
class PlayerHistory:
    """All that a player has played."""

    key: str
    games: tuple[PastGame, ...]
    choices: tuple[TermsChoice, ...]
    """Under which was played, the most played first."""
    rounds: tuple[PastRound, ...]
    turns: tuple[PastTurn, ...]


@dataclass(frozen=True)
class Report:
    """A player's figures under equal terms."""

    key: str
    terms: Terms
    games: Mapping[int, PastGame]
    results: Results
    meetings: tuple[Meeting, ...]
    progress: Mapping[Measure, tuple[Point, ...]]
    """By what makes sense in this game; at least one."""
    boggle: boggle_statistics.BoggleFigures | None = None
    scrabble: scrabble_statistics.ScrabbleFigures | None = None


@dataclass(frozen=True)
class Records:
    """The records of the table, and the games that they were made in."""

    choices: tuple[TermsChoice, ...]
    """Under which there are records, the most played first."""
    records: tuple[Record, ...]
    games: Mapping[int, PastGame]


def player_history(history: GameHistory, key: str, check: Callable[[], None]) -> PlayerHistory:
    """Return all that a player has played."""
    games = history.games(key)
    return PlayerHistory(key, games, choices_of(games), history.rounds(key, check=check), history.turns(key))


def choices_of(games: Sequence[PastGame]) -> tuple[TermsChoice, ...]:
    """Return the terms under which games, the latest first, were played, the most played first."""
    latest: dict[Terms, str] = {}
    for game in games:
        latest.setdefault(game.terms, game.preset)
    return tuple(TermsChoice(terms, count, latest[terms]) for terms, count in terms_played(games))


def report_of(played: PlayerHistory, terms: Terms) -> Report:
    """Return a player's figures under these terms."""
    games = {game.number: game for game in played.games if game.terms == terms}
    own = [(game, seat) for game in games.values() if (seat := game.seat_of(played.key)) is not None]
    seats = {game.number: seat for game, seat in own}
    common = (played.key, terms, games, results(games.values(), played.key), meetings(games.values(), played.key))
    if not kind_named(terms.kind).has_turns:
        rounds = [each for each in played.rounds if seats.get(each.game) == each.seat]
        progress = {
            Measure.ROUND: boggle_statistics.progress(rounds, games),
            Measure.QUICKNESS: boggle_statistics.progress(rounds, games, per_minute=True),
        }
        return Report(*common, progress, boggle=boggle_statistics.figures(rounds, terms.company > 1))
    turns = [turn for turn in played.turns if seats.get(turn.game) == turn.seat]
    ended = [Point(game.number, game.ended, float(game.players[seat].points)) for game, seat in own if game.finished]
    progress = {
        Measure.GAME: tuple(sorted(ended, key=lambda point: (point.at, point.game))),
        Measure.TURN: scrabble_statistics.progress(turns, games),
        Measure.BINGOS: scrabble_statistics.progress(turns, games, bingos=True),
    }
    known = {measure: points for measure, points in progress.items() if points or measure is Measure.GAME}
    return Report(*common, known, scrabble=scrabble_statistics.figures(turns))


@dataclass(frozen=True)
class Family:
    """What the table of the family is reckoned from."""

    games: tuple[PastGame, ...]
    sittings: Sittings

    def report(self, in_turns: bool | None, since: int) -> FamilyReport:
        """Return what the games since a moment come to: of those that go in turns, of the others, or of all."""
        kept = [
            game
            for game in self.games
            if game.ended >= since and (in_turns is None or kind_named(game.kind).has_turns == in_turns)
        ]
        return family_report(kept, self.sittings, lambda kind: kind_named(kind).has_turns, evening_of)


def family_of(history: GameHistory) -> Family:
    """Return all games in short."""
    return Family(history.games(), history.sittings())


class Period(StrEnum):
    """A season."""

    MONTH = "month"
    YEAR = "year"
    ALL = "all"


def since(period: Period, now: float) -> int:
    """Return when the season began that a moment lies in, in seconds since 1970."""
    midnight = datetime.fromtimestamp(now).astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
    match period:
        case Period.MONTH:
            return int(midnight.replace(day=1).timestamp())
        case Period.YEAR:
            return int(midnight.replace(month=1, day=1).timestamp())
        case Period.ALL:
            return 0


NIGHT_ENDS = 5
"""The hour until which a night belongs to the evening before."""


def evening_of(at: int) -> int:
    """Return the number of the day whose evening a moment, in seconds since 1970, belongs to."""
    return (datetime.fromtimestamp(at).astimezone() - timedelta(hours=NIGHT_ENDS)).date().toordinal()


def honours_of(history: GameHistory, number: int, check: Callable[[], None]) -> tuple[Honour, ...]:
    """Return what a game that has just been finished has brought its people: records, bests, streaks. The history is
    brought up to date first."""
    history.update(check)
    finished = [game for game in in_order(history.games()) if game.finished]
    place = next((place for place, game in enumerate(finished) if game.number == number), None)
    if place is None:
        return ()
    game, before = finished[place], finished[:place]
    alike = {each.number for each in before if each.terms == game.terms}
    book = history.book(lambda each: each.number in alike, check)
    return honours(game, before, book, history.sittings(number).values())


Moments = Sequence[Moment[BogglePosition, BoggleEvent]]


def round_honours_of(
    history: GameHistory, opening: BogglePosition, moments: Moments, check: Callable[[], None]
) -> tuple[Honour, ...]:
    """Return what the last round of a running game has brought its people: the most points that they ever made in a
    round by these rules, or for a word."""
    rounds, position = boggle_statistics.rounds_of(_RUNNING, opening, moments)
    terms, players = boggle_statistics.terms_of(position), boggle_statistics.players_of(position)
    running = PastGame(_RUNNING, position.rules.key, "", terms, 0, 0, False, 0, position.round, players)
    book = history.book(lambda game: game.terms == terms, check)
    if book.games < LEAST_GAMES:
        return ()
    book.enter(running, boggle_statistics.sittings(running, [each for each in rounds if each.number < position.round]))
    last = boggle_statistics.sittings(running, [each for each in rounds if each.number == position.round])
    found = beaten(book, lambda book: book.enter(running, last))
    return tuple(each for each in found if each.feat in (Feat.ROUND, Feat.WORD))


_RUNNING = 0
"""The number that a game has in figures before it is over."""


def records_of(history: GameHistory, check: Callable[[], None]) -> Records:
    """Return the records of the table."""
    listed, records = history.games(), history.book(check=check).records()
    games = {game.number: game for game in listed}
    held = {record.terms for record in records}
    return Records(tuple(each for each in choices_of(listed) if each.terms in held), records, games)
