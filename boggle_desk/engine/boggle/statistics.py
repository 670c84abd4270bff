"""Figures of many rounds of Boggle. Callers hand in rounds of games under equal `Terms`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from boggle_desk.engine.boggle.past import PastRound, PastWord
from boggle_desk.engine.boggle.position import Mark
from boggle_desk.engine.past import PastGame
from boggle_desk.engine.statistics import Point, mean, share

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
                best = before if before.points >= word.points else replace(before, points=word.points, game=played.game)
                found[word.word] = replace(best, times=before.times + 1)
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
