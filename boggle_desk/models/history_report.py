"""What the pages of the history show, asked and reckoned beside the window."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from boggle_desk.engine.boggle import statistics as boggle_statistics
from boggle_desk.engine.boggle.statistics import PastRound, enter_rounds
from boggle_desk.engine.scrabble import statistics as scrabble_statistics
from boggle_desk.engine.scrabble.statistics import PastTurn, enter_turns
from boggle_desk.engine.statistics import (
    Meeting,
    PastGame,
    Point,
    Record,
    RecordBook,
    Results,
    Terms,
    enter_games,
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


def records_of(history: GameHistory, check: Callable[[], None]) -> Records:
    """Return the records of the table."""
    listed = history.games()
    games = {game.number: game for game in listed}
    book = RecordBook()
    enter_rounds(book, history.each_round(check), games)
    enter_turns(book, history.turns(), games)
    enter_games(book, games.values(), lambda kind: kind_named(kind).has_turns)
    records = book.records()
    held = {record.terms for record in records}
    return Records(tuple(each for each in choices_of(listed) if each.terms in held), records, games)
