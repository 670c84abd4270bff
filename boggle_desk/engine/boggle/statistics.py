"""Rounds of Boggle and its pad as values, what may be records in them, and a fair head start."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.events import BoggleEvent
from boggle_desk.engine.boggle.pad import BogglePadEvent, BogglePadPosition
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark, PlayerList
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.boggle.rules import BoggleRules, minimum_length, search_seconds, word_points
from boggle_desk.engine.game import StepResult
from boggle_desk.engine.players import Player, SeatGiven, side_of, sides
from boggle_desk.engine.rulebook import further_terms
from boggle_desk.engine.statistics import (
    Achievement,
    PastGame,
    PastPlayer,
    PlayerResult,
    RecordKind,
    Terms,
    most_behind,
    most_of,
    of_table,
    past_players,
    with_former,
)


class PastWord(NamedTuple):
    """A word on a list, as a tuple because a history has hundreds of thousands."""

    word: str
    fate: EntryMark  # `SKIPPED` or `WRITTEN` if it was never read
    at: float | None  # seconds into the search; None on paper
    points: int  # negative if a lost challenge cost points
    alone: bool  # whether no other side had it


@dataclass(frozen=True, slots=True)
class PastRound:
    game: int  # the number of the game in the store
    number: int  # from 1
    seat: int
    rows: int
    columns: int
    letters: tuple[str, ...]
    """What each cell adds to a word, lower case; empty for a solid face. `()` if the board is unknown."""
    points: int  # head start included
    granted: int  # the head start in `points`
    shared: int  # points of words that a teammate scored; not in `points` (rule B34)
    seconds: float  # seconds searched; 0 if unknown
    minimum_length: int
    hints: int
    words: tuple[PastWord, ...]  # in the order written


def rounds_of(
    game: int, opening: BogglePosition, moments: Iterable[StepResult[BogglePosition, BoggleEvent]]
) -> tuple[tuple[PastRound, ...], BogglePosition]:
    """Return the scored rounds of a game by round and seat, by who had them as in `players_of`, and its last
    position."""
    position, rounds, clock = opening, list[PastRound](), _Clock(opening)
    for _step, event, after in moments:
        clock.hear(event)
        if isinstance(event, events.Scored):
            rounds += (_round(game, after, seat, clock.searched.get(seat, 0.0)) for seat in after.playing)
            clock = _Clock(after)
        elif isinstance(event, SeatGiven):
            former = len(after.players) + len(position.former)
            if len(after.former) > len(position.former):
                rounds = [replace(each, seat=former) if each.seat == event.seat else each for each in rounds]
            clock = _Clock(after)
        position = after
    return tuple(rounds), position


class _Clock:
    """How long each seat searched in a round."""

    def __init__(self, opening: BogglePosition) -> None:
        self._rules, self._players = opening.rules, opening.players
        self._gone = 0.0
        self.searched: dict[int, float] = {}

    def hear(self, event: BoggleEvent) -> None:
        match event:
            case events.SearchBegan():
                self._gone = 0.0
            case events.ClockRead(elapsed):
                self._gone = max(self._gone, elapsed)
            case events.Wrote(_, _, at) | events.GoalReached(_, at):
                self._gone = max(self._gone, at)
            case events.SearchEnded(seats, early):
                for seat in seats:
                    granted = float(search_seconds(self._rules, self._players[seat]))
                    if self._rules.untimed:
                        self.searched[seat] = self._gone
                    else:
                        self.searched[seat] = min(self._gone, granted) if early else granted


def _round(game: int, position: BogglePosition, seat: int, seconds: float) -> PastRound:
    cubes = position.rules.cubes
    return PastRound(
        game,
        position.round,
        seat,
        cubes.rows,
        cubes.columns,
        position.board.letters if position.board else (),
        position.rounds[-1][seat],
        position.players[seat].head_start,
        shared_points(position.rules, position.players, position.lists, seat),
        seconds,
        minimum_length(position.rules, position.players[seat]),
        sum(hint.seat == seat for hint in position.hints),
        _words(position, seat),
    )


def shared_points(rules: BoggleRules, players: Sequence[Player], lists: Sequence[PlayerList], seat: int) -> int:
    """Return the points of a player's words that a teammate scored (rule B34)."""
    mates = [mate for mate in side_of(players, seat) if mate != seat]
    brought = {entry.word for mate in mates for entry in lists[mate] if entry.mark is EntryMark.STANDING}
    return sum(
        word_points(rules, players[seat], entry.word)
        for entry in lists[seat]
        if entry.mark is EntryMark.CROSSED and entry.word in brought and not entry.told
    )


def _words(position: BogglePosition, seat: int) -> tuple[PastWord, ...]:
    own, known = side_of(position.players, seat), position.is_known(seat)
    theirs = {entry.word for other, entries in enumerate(position.lists) if other not in own for entry in entries}
    return tuple(
        PastWord(
            entry.word,
            entry.mark,
            entry.at if known else None,
            entry_points(position.rules, position.players[seat], entry),
            entry.word not in theirs,
        )
        for entry in position.lists[seat]
    )


def terms_of(position: BogglePosition) -> Terms:
    return of_table(terms_by(position.rules, position.players), position)


_IN_TERMS = ("cubes", "points", "points_beyond", "minimum_length", "seconds", "untimed", "penalty", "hints")
"""Rules with a field of their own in `Terms`; others follow the table of points."""


def terms_by(rules: BoggleRules, players: Sequence[Player]) -> Terms:
    return Terms(
        "boggle",
        rules.cubes.rows,
        rules.cubes.columns,
        rules.cubes.key,
        0 if rules.untimed else rules.seconds,
        rules.minimum_length,
        f"{'-'.join(map(str, rules.points))}+{rules.points_beyond}{'!' if rules.penalty else ''}"
        + further_terms(rules, _IN_TERMS),
        min(2, len(sides(players))),
        rules.hints,
    )


def pad_rounds_of(
    game: int, opening: BogglePadPosition, moments: Iterable[StepResult[BogglePadPosition, BogglePadEvent]]
) -> tuple[tuple[PastRound, ...], BogglePadPosition]:
    """Return what a pad says of each round and player, without letters, often without words or times, and the last
    position."""
    position = next((each.position for each in reversed(list(moments))), opening)
    rounds = []
    for number, written in enumerate(position.rounds):
        table = position.table(number)
        for seat, entry in enumerate(written.entries):
            timed = entry is not None and entry.words and position.rules.glass
            seconds = float(search_seconds(table.rules, table.players[seat])) if timed else 0.0
            rounds += [_round(game, table, seat, seconds)] if entry else []
    return tuple(rounds), position


def pad_count_of(position: BogglePadPosition) -> int:
    return sum(1 for each in position.rounds if any(entry is not None for entry in each.entries))


def pad_terms_of(position: BogglePadPosition) -> Terms:
    return replace(terms_by(position.rules.game, position.players), kind="boggle_pad")


def players_of(position: BogglePosition | BogglePadPosition) -> tuple[PastPlayer, ...]:
    """Return who ended the game by seat, each with the own points, and then who gave a seat away: they are one side."""
    found = past_players(position.players, position.totals, position.winners, len(sides(position.players)) > 1)
    return with_former(found, position.former) if isinstance(position, BogglePosition) else found


def good_words(played: PastRound) -> list[PastWord]:
    return [word for word in played.words if word.fate in (EntryMark.STANDING, EntryMark.CROSSED)]


def sittings(game: PastGame, rounds: Iterable[PastRound]) -> Iterator[PlayerResult]:
    """Yield each seat's result of a game; `rounds` are in order."""
    by_round = [tuple(one) for _round, one in groupby(rounds, key=lambda each: each.number)]
    full = [[each.points for each in one] for one in by_round if len(one) == len(game.players)]
    behind = most_behind(game.players, full)
    for seat in range(len(game.players)):
        own = [each for one in by_round for each in one if each.seat == seat]
        words = [word for each in own for word in each.words if word.fate is EntryMark.STANDING]
        best = max(words, key=lambda word: (word.points, len(word.word)), default=None)
        most = max((each.points - each.granted for each in own), default=0)
        hints = sum(each.hints for each in own)
        word, worth = (best.word, best.points) if best else ("", 0)
        deeds = most_of(deed for each in own for deed in _deeds(each, game.terms.company > 1))
        yield PlayerResult(seat, most, word, worth, behind[seat], hints, deeds)


def _deeds(played: PastRound, in_company: bool) -> Iterator[Achievement]:
    if played.hints:
        return
    words = good_words(played)
    yield Achievement(RecordKind.ROUND, played.points, "", played.number)
    yield Achievement(RecordKind.WORDS, len(words), "", played.number)
    if in_company:
        yield Achievement(RecordKind.UNIQUE, sum(1 for word in words if word.alone), "", played.number)
    if standing := [word for word in words if word.fate is EntryMark.STANDING]:
        best = max(standing, key=lambda word: word.points)
        longest = max(standing, key=lambda word: len(word.word))
        yield Achievement(RecordKind.WORD, best.points, best.word, played.number)
        yield Achievement(RecordKind.LONGEST, len(longest.word), longest.word, played.number)


LEAST_ROUNDS = 3
MOST_ROUNDS = 12


@dataclass(frozen=True)
class Strength:
    average: Fraction  # points per round, without head start
    rounds: int


@dataclass(frozen=True)
class FairStart:
    """A suggested head start; tuples go by seat."""

    strengths: tuple[Strength | None, ...]  # None for a player with too few rounds
    points: Mapping[int, int]  # the head start by seat; sides with a player of unknown strength are left out
    strongest: tuple[int, ...] = ()  # the seats of the strongest side


def strength(points: Sequence[int]) -> Strength | None:
    """Return the strength shown by past rounds, latest last; None if there are too few."""
    last = points[-MOST_ROUNDS:]
    return Strength(Fraction(sum(last), len(last)), len(last)) if len(last) >= LEAST_ROUNDS else None


def fair_start(players: Sequence[Player], points: Sequence[Sequence[int]]) -> FairStart:
    """Return the head starts with which all sides are expected to make the same in a round (rule B33). `points` by seat
    are what its own lists earned in past rounds, the latest last.

    1. The last `MOST_ROUNDS` rounds of each player under comparable rules count, without earlier head starts, which
       would feed on themselves. A word that teammates share counts for each of them.
    2. A player's expectation is their average. One with fewer than `LEAST_ROUNDS` rounds is left out, with the team.
    3. A side's expectation is the sum of its players'; a team makes somewhat less, because shared words count once.
    4. What a side lacks to the strongest is its head start, rounded; in a team the weakest player gets it.
    """
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
        weakest = min(side, key=lambda seat: known.average if (known := strengths[seat]) else Fraction())
        lacking = int(expected[strongest] - sum_of_side + Fraction(1, 2))  # the nearest; a half counts for who gets it
        granted |= {seat: lacking if seat == weakest else 0 for seat in side}
    return FairStart(strengths, granted, strongest)


class Help(IntEnum):
    """How much help a smaller player gets at the table (rule B33), in one word."""

    NONE = 0
    SOME = 1
    LOT = 2


_HELP = {Help.NONE: (0, 0, 0), Help.SOME: (0, 30, 2), Help.LOT: (1, 60, 5)}
"""By how many letters words may be shorter, for how many seconds the search is longer, and the points of each round."""
_SHORTEST, _LITTLE, _MUCH = 2, 2, 9  # letters; up to how many lacking points a round nothing, or some help, is fair


def helped(player: Player, usual: int, wanted: Help) -> Player:
    """Return the player with so much help; `usual` is the fewest letters that everybody's words need."""
    shorter, seconds, points = _HELP[wanted]
    least = max(_SHORTEST, usual - shorter) if shorter else None
    return replace(player, minimum_length=least, extra_seconds=seconds, head_start=points)


def help_of(player: Player, usual: int) -> Help | None:
    """Return how much help a player gets; None for a handicap of one's own."""
    return next((each for each in Help if helped(player, usual, each) == player), None)


def fair_help(lacking: int) -> Help:
    """Return the fair amount of help for a player who is this many points a round behind."""
    return Help.NONE if lacking <= _LITTLE else Help.SOME if lacking <= _MUCH else Help.LOT
