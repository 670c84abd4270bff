"""What a table enjoys when a round or a game is over: the nicest words, the words one alone had, the closest moment."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.events import BoggleEvent, Scored
from boggle_desk.engine.boggle.position import BogglePosition, Entry, Mark, apply
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.boggle.review import ReviewedWord, missed
from boggle_desk.engine.lexicon import COMMON, Lexicon
from boggle_desk.engine.players import Player, side_points, sides

Side = tuple[int, ...]


@dataclass(frozen=True)
class WonWord:
    """A word that counted."""

    seat: int
    word: str
    points: int


def scored_words(position: BogglePosition) -> tuple[tuple[WonWord, ...], ...]:
    """Return for each seat the words of the round that counted, the best first, and then those that cost points. Shared
    words are crossed off (rule B18), so nobody else had these."""
    return tuple(
        tuple(
            sorted((WonWord(seat, e.word, entry_points(position, seat, e)) for e in entries if _scored(e)), key=_nicest)
        )
        for seat, entries in enumerate(position.lists)
    )


def _scored(entry: Entry) -> bool:
    return entry.mark is Mark.STANDING or entry.cost > 0


def best_word(position: BogglePosition) -> WonWord | None:
    """Return the nicest word of the round: most points, then longest; None if no word counted."""
    counted = (won for words in scored_words(position) for won in words[:1] if won.points > 0)
    return min(counted, key=_nicest, default=None)


def _nicest(won: WonWord) -> tuple[int, int, str]:
    return -won.points, -len(won.word), won.word


def missed_everyday(rows: Iterable[ReviewedWord], lexicon: Lexicon, most: int = 3) -> tuple[ReviewedWord, ...]:
    """Return words that nobody had though most people know them: those that everybody knows first, and of these the
    longest; of a dictionary that doesn't tell commonness any words."""
    known = (row for row in missed(rows) if not lexicon.tells_commonness or lexicon.is_everyday(row.word))
    common = sorted(known, key=lambda row: (row.commonness >= COMMON, -len(row.word), row.commonness, row.word))
    return tuple(sorted(common[:most], key=lambda row: -len(row.word)))


@dataclass(frozen=True)
class BestWord:
    """The nicest word of a game, with the board that it was found on."""

    won: WonWord
    round: int
    cubes: tuple[PlacedCube, ...]
    path: tuple[int, ...]


def best_of_game(opening: BogglePosition, steps: Iterable[Sequence[BoggleEvent]]) -> BestWord | None:
    """Return the nicest word of a game, the first of equals; None if no word ever counted."""
    position, best = opening, None
    for event in (event for step in steps for event in step):
        position = apply(position, event)
        if isinstance(event, Scored) and (won := best_word(position)):
            better = best is None or _nicest(won)[:2] < _nicest(best.won)[:2]
            if better and position.board:
                best = BestWord(won, position.round, position.cubes, position.board.path(won.word) or ())
    return best


@dataclass(frozen=True)
class Gap:
    """How the two best sides stood after a round that was not the last."""

    round: int
    ahead: Side
    behind: Side
    points: tuple[int, int]
    """Of the one ahead, and of the one behind."""
    left: int
    """The rounds that were still to come."""


@dataclass(frozen=True)
class Jump:
    """The most points that a side made in a round."""

    round: int
    side: Side
    points: int


def standings(players: Sequence[Player], rounds: Iterable[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Return the points of all sides, in the order of `sides`, after each round."""
    by_side = (side_points(players, points) for points in rounds)
    return tuple(accumulate(by_side, lambda one, other: tuple(a + b for a, b in zip(one, other, strict=True))))


def moment(players: Sequence[Player], rounds: Sequence[Sequence[int]]) -> Gap | Jump | None:
    """Return what a game of several rounds is remembered for: the latest round with the smallest lead or, if one side
    led after each round, the biggest jump. None after one round, and where nobody could be ahead of anybody."""
    seated, totals = sides(players), standings(players, rounds)
    if len(totals) < 2 or len(seated) < 2:
        return None
    gaps = []
    for number, points in enumerate(totals[:-1], 1):
        first, second, *_ = sorted(range(len(seated)), key=lambda side: -points[side])
        gap = (points[first], points[second])
        gaps.append(Gap(number, seated[first], seated[second], gap, len(totals) - number))
    if any(gap.points[0] == gap.points[1] or gap.ahead != gaps[0].ahead for gap in gaps):
        return min(gaps, key=lambda gap: (gap.points[0] - gap.points[1], -gap.round))
    made = [
        Jump(number, side, points)
        for number, row in enumerate(rounds, 1)
        for side, points in zip(seated, side_points(players, row), strict=True)
    ]
    return max(made, key=lambda jump: (jump.points, -jump.round))
