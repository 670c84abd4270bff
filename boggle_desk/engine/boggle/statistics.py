"""What rounds of Boggle come to: as values, as figures and records under equal `Terms`, and as a fair head start."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
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
    Point,
    Sitting,
    Terms,
    mean,
    most_of,
    past_players,
    share,
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
    """What those words of this list come to that a teammate brought: each counts once for the team, so they are not
    among the points (rule B34)."""
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
            entry_points(position, seat, entry),
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


SHOWN = 10
"""How many of the best and of the longest words are told."""


@dataclass(frozen=True)
class Find:
    """A word that a player found, the first time that it brought most."""

    word: str
    points: int
    game: int
    times: int
    """How often it stood."""
    at: int = 0
    """The round in which it did so first."""


@dataclass(frozen=True)
class BoggleFigures:
    """What a player's rounds come to. Points are those of the words, without what a handicap granted."""

    rounds: int = 0
    average: float | None = None
    """Points in a round."""
    best: PastRound | None = None
    """The round with the most points, the first one if there are several."""
    words: int = 0
    """Words that were read and not struck."""
    struck: int = 0
    """Words that turned out to be none."""
    crossed: int = 0
    """Words that others had, too."""
    per_minute: float | None = None
    """Of these words, how many there were in a minute of search."""
    mean_length: float | None = None
    """Letters of such a word."""
    unique: float | None = None
    """The share of these words that no other side had; None where nobody else played."""
    hints: int = 0
    best_words: tuple[Find, ...] = ()
    """By points, then letters."""
    longest_words: tuple[Find, ...] = ()


def word_points_of(played: PastRound) -> int:
    """Return the points that the words of a round brought, without what a handicap granted."""
    return played.points - played.granted


def good_words(played: PastRound) -> list[PastWord]:
    """Return the words of a round that were read and not struck: those that stood, and those that others had, too."""
    return [word for word in played.words if word.fate in (Mark.STANDING, Mark.CROSSED)]


def figures(rounds: Sequence[PastRound], in_company: bool) -> BoggleFigures:
    """Return what rounds of one player come to; `in_company` says whether others played against him."""
    words = [word for each in rounds for word in good_words(each)]
    timed = [each for each in rounds if each.seconds > 0]
    in_order = sorted(rounds, key=lambda each: (each.game, each.number))
    finds = _finds(in_order)
    return BoggleFigures(
        len(rounds),
        mean([word_points_of(each) for each in rounds]),
        max(in_order, key=word_points_of, default=None),
        len(words),
        sum(1 for each in rounds for word in each.words if word.fate is Mark.STRUCK),
        sum(1 for word in words if word.fate is Mark.CROSSED),
        share(60 * sum(len(good_words(each)) for each in timed), sum(each.seconds for each in timed)),
        mean([len(word.word) for word in words]),
        share(sum(1 for word in words if word.alone), len(words)) if in_company else None,
        sum(each.hints for each in rounds),
        tuple(sorted(finds, key=lambda each: (-each.points, -len(each.word), each.word))[:SHOWN]),
        tuple(sorted(finds, key=lambda each: (-len(each.word), -each.points, each.word))[:SHOWN]),
    )


def _finds(rounds: Iterable[PastRound]) -> list[Find]:
    """Return every word that stood and brought points, with its best place."""
    found: dict[str, Find] = {}
    for played in rounds:
        for word in played.words:
            if word.fate is Mark.STANDING and word.points > 0:
                before = found.get(word.word, Find(word.word, 0, played.game, 0))
                if before.points < word.points:
                    before = replace(before, points=word.points, game=played.game, at=played.number)
                found[word.word] = replace(before, times=before.times + 1)
    return list(found.values())


def progress(rounds: Iterable[PastRound], games: Mapping[int, PastGame], per_minute: bool = False) -> tuple[Point, ...]:
    """Return game by game the mean points of a round, or the words in a minute of search, in the order in which the
    games ended. Games that are not in `games` and such without a figure are left out."""
    by_game: dict[int, list[PastRound]] = {}
    for played in rounds:
        if played.game in games:
            by_game.setdefault(played.game, []).append(played)
    points = []
    for number, played_rounds in by_game.items():
        one = figures(played_rounds, in_company=False)
        value = one.per_minute if per_minute else one.average
        if value is not None:
            points.append(Point(number, games[number].ended, value))
    return tuple(sorted(points, key=lambda point: (point.at, point.game)))


def sittings(game: PastGame, rounds: Iterable[PastRound]) -> Iterator[Sitting]:
    """Return in short what everybody made of a game, seat by seat. Its rounds come in their order."""
    by_round = [tuple(one) for _round, one in groupby(rounds, key=lambda each: each.number)]
    full = [[each.points for each in one] for one in by_round if len(one) == len(game.players)]
    behind = most_behind(game.players, full)
    for seat in range(len(game.players)):
        own = [each for one in by_round for each in one if each.seat == seat]
        words = [word for each in own for word in each.words if word.fate is Mark.STANDING]
        best = max(words, key=lambda word: (word.points, len(word.word)), default=None)
        points = tuple(word_points_of(each) for each in own)
        hints = sum(each.hints for each in own)
        word, worth = (best.word, best.points) if best else ("", 0)
        deeds = most_of(deed for each in own for deed in _deeds(each, game.terms.company > 1))
        yield Sitting(game.number, seat, points, max(points, default=0), word, worth, behind[seat], hints, deeds)


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
