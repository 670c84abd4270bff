"""Rounds of Boggle as values, what may be records in them, and a fair head start."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.events import BoggleEvent
from boggle_desk.engine.boggle.position import BogglePosition, Mark
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.boggle.rules import BoggleRules, minimum_length, search_seconds, word_points
from boggle_desk.engine.family import most_behind
from boggle_desk.engine.game import Moment
from boggle_desk.engine.players import Player, side_of, sides
from boggle_desk.engine.rulebook import further_terms
from boggle_desk.engine.statistics import (
    Deed,
    Feat,
    PastGame,
    PastPlayer,
    Sitting,
    Terms,
    most_of,
    past_players,
)


class PastWord(NamedTuple):
    """A word on a list, and what became of it. There are hundreds of thousands of them in a history."""

    word: str
    fate: Mark
    """`STANDING`, `CROSSED` or `STRUCK`; `SKIPPED` or `WRITTEN` if it was never read."""
    at: float | None
    """The second of the search at which it was written; None where lists were kept on paper."""
    points: int
    """What it brought: less than nothing if a lost challenge cost points."""
    alone: bool
    """Whether no other side had it on a list."""


@dataclass(frozen=True, slots=True)
class PastRound:
    """A round of one player."""

    game: int
    """The number of the game in the store."""
    number: int
    """The round, from 1."""
    seat: int
    rows: int
    columns: int
    letters: tuple[str, ...]
    """What each cell of the board adds to a word, in lower case and reading order; nothing for a solid face. Empty
    where the board is not known."""
    points: int
    """With what a handicap granted."""
    granted: int
    """The points of them that were granted before any word."""
    shared: int
    """The points of words that a teammate brought: each counts once for the team, so they aren't in `points` (rule
    B34)."""
    seconds: float
    """How long this player searched; 0 where it is not known."""
    minimum_length: int
    """The fewest letters that this player's words needed."""
    hints: int
    """How many hints this player took."""
    words: tuple[PastWord, ...]
    """In the order in which they were written."""


def rounds_of(
    game: int, opening: BogglePosition, moments: Iterable[Moment[BogglePosition, BoggleEvent]]
) -> tuple[tuple[PastRound, ...], BogglePosition]:
    """Return the scored rounds of a game, round by round and seat by seat, and the position at the end."""
    position, rounds, clock = opening, list[PastRound](), _Clock(opening)
    for _step, event, position in moments:  # the last one counts
        clock.hear(event)
        if isinstance(event, events.Scored):
            rounds += (
                _round(game, position, seat, clock.searched.get(seat, 0.0)) for seat in range(len(position.players))
            )
            clock = _Clock(opening)
    return tuple(rounds), position


class _Clock:
    """How long each seat searched in a round."""

    def __init__(self, opening: BogglePosition) -> None:
        self._rules, self._players = opening.rules, opening.players
        self._gone = 0.0
        self.searched: dict[int, float] = {}

    def hear(self, event: BoggleEvent) -> None:
        """Take in what happened."""
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
        _shared(position, seat),
        seconds,
        minimum_length(position.rules, position.players[seat]),
        sum(hint.seat == seat for hint in position.hints),
        _words(position, seat),
    )


def _shared(position: BogglePosition, seat: int) -> int:
    mates = [mate for mate in side_of(position.players, seat) if mate != seat]
    brought = {entry.word for mate in mates for entry in position.lists[mate] if entry.mark is Mark.STANDING}
    return sum(
        word_points(position.rules, position.players[seat], entry.word)
        for entry in position.lists[seat]
        if entry.mark is Mark.CROSSED and entry.word in brought and not entry.told
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
    """Return what decides whether the results of a game can be compared with others."""
    return terms_by(position.rules, position.players)


_IN_TERMS = ("cubes", "points", "points_beyond", "minimum_length", "seconds", "untimed", "penalty", "hints")
"""The rules that terms have a place of their own for; others follow the table of points."""


def terms_by(rules: BoggleRules, players: Sequence[Player]) -> Terms:
    """Return the terms of a game by these rules."""
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


def players_of(position: BogglePosition) -> tuple[PastPlayer, ...]:
    """Return who played, with their points over all scored rounds."""
    return past_players(position.players, position.totals, position.winners, len(sides(position.players)) > 1)


def good_words(played: PastRound) -> list[PastWord]:
    """Return the words of a round that were read and not struck: those that stood, and those that others had, too."""
    return [word for word in played.words if word.fate in (Mark.STANDING, Mark.CROSSED)]


def sittings(game: PastGame, rounds: Iterable[PastRound]) -> Iterator[Sitting]:
    """Return in short what everybody made of a game, seat by seat. Its rounds come in their order."""
    by_round = [tuple(one) for _round, one in groupby(rounds, key=lambda each: each.number)]
    full = [[each.points for each in one] for one in by_round if len(one) == len(game.players)]
    behind = most_behind(game.players, full)
    for seat in range(len(game.players)):
        own = [each for one in by_round for each in one if each.seat == seat]
        words = [word for each in own for word in each.words if word.fate is Mark.STANDING]
        best = max(words, key=lambda word: (word.points, len(word.word)), default=None)
        most = max((each.points - each.granted for each in own), default=0)
        hints = sum(each.hints for each in own)
        word, worth = (best.word, best.points) if best else ("", 0)
        deeds = most_of(deed for each in own for deed in _deeds(each, game.terms.company > 1))
        yield Sitting(seat, most, word, worth, behind[seat], hints, deeds)


def _deeds(played: PastRound, in_company: bool) -> Iterator[Deed]:
    if played.hints:
        return
    words = good_words(played)
    yield Deed(Feat.ROUND, played.points, "", played.number)
    yield Deed(Feat.WORDS, len(words), "", played.number)
    if in_company:
        yield Deed(Feat.UNIQUE, sum(1 for word in words if word.alone), "", played.number)
    if standing := [word for word in words if word.fate is Mark.STANDING]:
        best = max(standing, key=lambda word: word.points)
        longest = max(standing, key=lambda word: len(word.word))
        yield Deed(Feat.WORD, best.points, best.word, played.number)
        yield Deed(Feat.LONGEST, len(longest.word), longest.word, played.number)


LEAST_ROUNDS = 3
MOST_ROUNDS = 12


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
    """Return the head start for each player, so that all sides are expected to make the same in a round (rule B33).
    `points` are what each seat's own lists earned in past rounds, the latest last.

    1. Of each player the last `MOST_ROUNDS` rounds under comparable rules are taken: the same grid and cubes, time,
       shortest word and table of points, against others, alone or in a team. Points that were granted by a handicap
       are left out, so that a handicap does not feed on itself. A word that several teammates had counts for each of
       them, as it would have without the others: who of them brings it to the team says nothing of the players.
    2. Their average is what the player is expected to make in a round. A player with fewer than `LEAST_ROUNDS` of them
       is left out, and so is that player's team.
    3. A side is expected to make the sum of what its players make. (Words that teammates share count once for the
       team, so it makes somewhat less; a table that finds a team too weak lowers the others' points.)
    4. What a side lacks to the strongest one is its head start in every round, rounded to a whole number: then all
       sides are expected to make the same. In a team it is noted with the player who makes the least.
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
