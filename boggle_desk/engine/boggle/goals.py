"""The goal of a search: goal words of the board, progress, and hints. Goal words come in the order of hints: the
commonest first, then the shortest. Who searches alone without one gets a small goal, a little above what is usual."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from itertools import accumulate
from statistics import median_low

from boggle_desk.engine.boggle.events import Hinted, SetGoal
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark
from boggle_desk.engine.boggle.rules import BoggleRules, Writing, counts, word_points
from boggle_desk.engine.boggle.solver import Found
from boggle_desk.engine.game import Words
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.tiers import Tier

_LEAST_SHOWN = 2  # grade `MORE` shows at least this many cubes


class Grade(IntEnum):
    WHERE = 1  # in which region the word begins, and how many letters it has
    FIRST = 2  # the cube that it begins with
    MORE = 3  # the first half of its cubes
    WORD = 4
    """The whole word. Written then, it earns nothing."""


@dataclass(frozen=True)
class Progress:
    found: int
    words: int
    needed: int | None  # None without a goal
    bonus: int  # other words on the list, unless struck
    lengths: tuple[tuple[int, int, int], ...]  # by length: letters, found, on the board

    @property
    def reached(self) -> bool:
        """Never on a board without goal words."""
        return bool(self.needed) and self.found >= (self.needed or 0)


@dataclass(frozen=True)
class Result:
    progress: Progress
    points: int
    at: float | None  # the second of the search; None if not reached, or without a goal
    hints: int  # words that hints were given for
    told: int  # words that hints gave away


def goal_words(found: Iterable[Found], rules: BoggleRules, lexicon: Lexicon) -> tuple[Found, ...]:
    """Return the goal words among those found on a board, in the order of hints."""
    counted = (each for each in found if may_be_goal(each.word, rules.goal_words.tier, lexicon))
    return tuple(sorted(counted, key=lambda each: (lexicon.commonness(each.word), len(each.word), each.word)))


def may_be_goal(word: str, wanted: Tier, lexicon: Lexicon) -> bool:
    """Return whether a word may be a goal word, so that hints may give it away."""
    return lexicon.is_brought(word) and lexicon.is_within(word, wanted)


def first_wrong(position: BogglePosition, move: SetGoal, words: Words) -> str | None:
    """Return the first word that can't count: not on its path, in the dictionary or by the rules, or listed twice."""
    board, counted = position.board, position.word_range
    seen: set[str] = set()
    if board is None or len(move.words) != len(move.paths):
        return ""
    for word, path in zip(move.words, move.paths, strict=True):
        on_board = all(0 <= cell < len(board.faces) for cell in path) and board.adjoins(path)
        if word in seen or word not in counted or word not in words or not on_board or board.spell(path) != word:
            return word
        seen.add(word)
    return None


def aims(position: BogglePosition, seat: int) -> tuple[str, ...]:
    """Return the goal words that this player may write, in the order of hints."""
    return tuple(word for word in position.goal_words if counts(position.rules, position.players[seat], word))


def progress(position: BogglePosition, seat: int) -> Progress:
    counted = set(aims(position, seat))
    listed = [entry.word for entry in position.lists[seat] if entry.mark is not EntryMark.STRUCK]
    found = [word for word in listed if word in counted]
    goal = position.rules.goal
    needed = None if goal is None else -(-goal * len(counted) // 100)
    here, on_board = Counter(map(len, found)), Counter(map(len, counted))
    lengths = tuple((letters, here[letters], on_board[letters]) for letters in sorted(on_board))
    return Progress(len(found), len(counted), needed, len(listed) - len(found), lengths)


def allows_hints(position: BogglePosition, seat: int) -> bool:
    """Never on paper, where all search at once."""
    rules = position.rules
    return rules.hints and rules.writing is Writing.SCREEN and not position.is_computer(seat)


def last_hint(position: BogglePosition, seat: int) -> Hinted | None:
    """Return the last hint whose word isn't written yet."""
    own = [hint for hint in position.hints if hint.seat == seat]
    return own[-1] if own and position.entry(seat, own[-1].word) is None else None


def next_hint(position: BogglePosition, seat: int) -> Hinted | None:
    """Return the next grade of the last hint, or a hint to the next word; None if none is left."""
    last = last_hint(position, seat)
    if last and last.grade < Grade.WORD:
        return Hinted(seat, last.word, last.path, last.grade + 1)
    told = {hint.word for hint in position.hints if hint.seat == seat and hint.grade == Grade.WORD}
    left = (word for word in aims(position, seat) if word not in told and position.entry(seat, word) is None)
    word = next(left, None)
    path = position.board.path(word) if word and position.board else None
    return Hinted(seat, word, path, Grade.WHERE) if word and path else None


def cells_shown(hint: Hinted) -> tuple[int, ...]:
    if hint.grade <= Grade.WHERE:
        return ()
    if hint.grade >= Grade.WORD:
        return hint.path
    half = min(max(_LEAST_SHOWN, (len(hint.path) + 1) // 2), max(1, len(hint.path) - 1))
    return hint.path[: 1 if hint.grade == Grade.FIRST else half]


def result(position: BogglePosition, seat: int) -> Result:
    hinted = {hint.word for hint in position.hints if hint.seat == seat}
    told = {hint.word for hint in position.hints if hint.seat == seat and hint.grade == Grade.WORD}
    at = next((reached.at for reached in position.reached if reached.seat == seat), None)
    points = position.rounds[-1][seat] if position.rounds else 0
    return Result(progress(position, seat), points, at, len(hinted), len(told))


def worth(result: Result) -> tuple[float, ...]:
    """Return a sort key of results under the same rules, best largest: with a goal the time or share, else the
    points."""
    here = result.progress
    if here.needed is None:
        return (float(result.points),)
    if result.at is not None:
        return (1.0, -result.at)
    return (0.0, here.found / here.words if here.words else 0.0)


# ---------------------------------------------------------------------------------------------- the ladder


class Aim(StrEnum):
    """What a small goal asks for; each is a field of `Made`."""

    WORDS = "words"
    POINTS = "points"
    LONGEST = "longest"


@dataclass(frozen=True)
class Made:
    """What somebody has made of a round so far."""

    words: int = 0
    points: int = 0
    longest: int = 0


NOTHING_MADE = Made()


@dataclass(frozen=True)
class SmallGoal:
    aim: Aim
    least: int

    def reached(self, so_far: Made) -> bool:
        return int(getattr(so_far, self.aim)) >= self.least


_FIRST, _LATEST, _LONGEST = SmallGoal(Aim.WORDS, 5), 5, 8
"""The first small goal, how many rounds say what is usual, and the longest word that is asked for."""


def small_goal(past: Sequence[Made]) -> SmallGoal:
    """Return the next rung of somebody's ladder after these rounds, the latest first: a little more than usual."""
    if not past:
        return _FIRST
    aim = tuple(Aim)[len(past) % len(Aim)]
    usual = median_low(getattr(each, aim) for each in past[:_LATEST])
    least = max(1, usual + max(1, usual // 10))
    return SmallGoal(aim, min(least, _LONGEST) if aim is Aim.LONGEST else least)


def pace(position: BogglePosition, seat: int) -> tuple[tuple[float, int], ...]:
    """Return in which second of the search somebody had how many points."""
    kept = sorted(
        (each.at, 0 if each.told else word_points(position.rules, position.players[seat], each.word))
        for each in position.lists[seat]
        if each.mark in _COUNTED
    )
    return tuple(zip((at for at, _points in kept), accumulate(points for _at, points in kept), strict=True))


def points_at(pace: Sequence[tuple[float, int]], second: float) -> int:
    return next((points for at, points in reversed(pace) if at <= second), 0)


def made(position: BogglePosition, seat: int, but: str = "") -> Made:
    """Return what somebody has made, without one word if that is named."""
    kept = [each for each in position.lists[seat] if each.mark in _COUNTED and each.word != but]
    player, paid = position.players[seat], (each.word for each in kept if not each.told)
    points = sum(word_points(position.rules, player, word) for word in paid)
    return Made(len(kept), points, max((len(each.word) for each in kept), default=0))


@dataclass(frozen=True)
class Cheer:
    """What a companion says once a round has so much."""

    key: str
    title: str
    aim: Aim
    least: int

    def reached(self, so_far: Made) -> bool:
        return SmallGoal(self.aim, self.least).reached(so_far)


def cheer(position: BogglePosition, seat: int, word: str, cheers: Iterable[Cheer]) -> Cheer | None:
    """Return what is said when somebody has written this word."""
    before, now = made(position, seat, but=word), made(position, seat)
    new = [each for each in cheers if each.reached(now) and not each.reached(before)]
    return new[-1] if new else None


_COUNTED = (EntryMark.WRITTEN, EntryMark.STANDING)
