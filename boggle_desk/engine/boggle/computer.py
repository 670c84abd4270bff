"""Computer players in Boggle: the words each finds on a board, and when. A level notices known words by chance, easy
ones sooner; a written word brings its kin (plurals, other endings) to mind."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.events import BoggleEvent, CrossedOff, Ended, Ruled, Scored, WordRead
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark
from boggle_desk.engine.boggle.rules import Judging, WordRange
from boggle_desk.engine.boggle.solver import words_on
from boggle_desk.engine.characters import Remark, Remarked, at_the_end
from boggle_desk.engine.lexicon import RAREST, Lexicon, fate
from boggle_desk.engine.players import side_of
from boggle_desk.engine.rulebook import read_ladder
from boggle_desk.engine.stopping import Stop, Stopped, never


@dataclass(frozen=True)
class RivalLevel:
    """One computer level. It only writes words that `Lexicon.is_brought`."""

    key: str
    known: tuple[float, ...]  # the share of words it knows by step of `Lexicon.commonness`, commonest first
    unranked: float  # the share of longer words it knows in a dictionary without commonness
    pace: float  # how often per minute it notices an easy word on 16 cubes; the factors below slow that down
    rare: float  # factor per step of rareness
    long: float  # factor per letter after the third
    turn: float  # factor per bend of the path
    reversal: float  # extra factor per sharp bend
    pair: float  # factor per face with several letters, such as `Qu`
    kin: float  # the chance that a word brings its kin, such as its plural, to mind
    writing: float  # seconds to write a word, besides its letters
    letter: float  # seconds per letter
    slips: float  # the share of its words that are false; none if the dictionary judges at once
    doubts: float  # the chance that it challenges another's false word
    wrongly: float = 0.0  # the chance that it challenges another's true word that it doesn't know
    expected: dict[str, int] = field(default_factory=dict, hash=False)
    """Mean points of a round alone, by preset; measured by `packaging/measure_rivals.py`."""

    def __post_init__(self) -> None:
        if len(self.known) != RAREST + 1:
            raise ValueError(f"known has {len(self.known)} shares but must have {RAREST + 1}")
        shares = (*self.known, self.unranked, self.kin, self.slips, self.doubts, self.wrongly)
        factors = (self.rare, self.long, self.turn, self.reversal, self.pair)
        if not all(0.0 <= share <= 1.0 for share in shares) or not all(0.0 < factor <= 1.0 for factor in factors):
            raise ValueError(f"the level '{self.key}' has a share beyond 0 and 1")
        if not (0.0 < self.pace <= 10_000.0 and self.writing >= 0.0 and self.letter > 0.0):
            raise ValueError(f"the level '{self.key}' has a speed out of its range")


def read_levels(path: Path) -> tuple[RivalLevel, ...]:
    """Return the levels of a file, the weakest first. Raises `BadRules`."""
    return read_ladder(RivalLevel, path)


_ENDINGS = ("s", "ed", "er", "y")
_SOUNDS = (("ph", "f"), ("ck", "k"), ("ie", "ei"), ("ea", "ee"), ("ai", "ay"), ("ce", "se"), ("c", "k"), ("le", "el"))
_LONGEST = 7  # false words are no longer


def slips(board: Board, known: Iterable[str], words: Lexicon, counted: WordRange) -> list[str]:
    """Return false words on the board near known ones, sorted, that may count; may be offensive."""
    near = {false for word in known for false in _misspelt(word)}
    return [
        false
        for false in sorted(near)
        if len(false) <= _LONGEST and false in counted and false not in words.graph and board.path(false) is not None
    ]


def _misspelt(word: str) -> Iterator[str]:
    for ending in _ENDINGS:
        yield word + ending
    for right, wrong in _SOUNDS:
        if right in word:
            yield word.replace(right, wrong, 1)
    for place in range(1, len(word)):
        if word[place] == word[place - 1]:
            yield word[:place] + word[place + 1 :]
    if word.endswith("e"):
        yield word[:-1]


_EASY_LETTERS = 3  # in a dictionary without commonness everybody knows words up to this length
_EASY_CELLS = 16
_MOST_PATHS = 24  # paths looked at for the straightest
_KIN_LETTERS = 3  # the most letters by which kin may be longer
_KIN_SECONDS = 4.0  # mean seconds until a word brings its kin to mind


class Planned(NamedTuple):
    second: float
    word: str


@dataclass(frozen=True)
class Sight:
    word: str
    commonness: int
    turns: int  # bends of its straightest path
    reversals: int  # bends of more than a right angle
    pairs: int


Sights = tuple[Sight, ...]


def look(board: Board, words: Lexicon, counted: WordRange, stop: Stop = never) -> Sights:
    """Return the board's words that a computer may write, sorted. Raises `Stopped` when `stop()` is true."""
    sights = []
    for found in words_on(board, words, counted):
        if stop():
            raise Stopped
        word = found.word
        if words.is_brought(word):
            paths = (found.path, *islice(board.paths(word), _MOST_PATHS))
            turns, reversals, pairs = min(_bends(board, path) for path in paths)
            sights.append(Sight(word, words.commonness(word), turns, reversals, pairs))
    return tuple(sights)


def _bends(board: Board, path: tuple[int, ...]) -> tuple[int, int, int]:
    """Return the path's bends, its sharp bends, and its faces with several letters."""
    places = [divmod(cell, board.columns) for cell in path]
    steps = [(after[0] - before[0], after[1] - before[1]) for before, after in pairwise(places)]
    turns = sum(before != after for before, after in pairwise(steps))
    reversals = sum(before[0] * after[0] + before[1] * after[1] < 0 for before, after in pairwise(steps))
    return turns, reversals, sum(len(board.letters[cell]) > 1 for cell in path)


# ------------------------------------------------------------------------------------------ what it knows


def knows(level: RivalLevel, word: str, words: Lexicon) -> bool:
    """Return whether a level knows a word, so that it may write it: always the same words, including all that weaker
    levels know, none that may not be brought."""
    if not words.is_brought(word):
        return False
    if words.levels is None:
        return len(word) <= _EASY_LETTERS or fate(word) < level.unranked
    return fate(word) < level.known[words.commonness(word)]


def doubts(level: RivalLevel, word: str, words: Lexicon) -> bool:
    """Return whether a level challenges another's word: false ones, and a weak one at times a true one that it doesn't
    know, but none that the house allows or that may not be brought."""
    if word not in words:
        return fate(f"{word}?") < level.doubts
    strange = words.is_brought(word) and word not in words.allowed and not knows(level, word, words)
    return strange and len(word) > _EASY_LETTERS and fate(f"{word}?") < level.wrongly


def wonders(level: RivalLevel, word: str, share: float) -> bool:
    """Return whether a level thinks about another's word that it won't challenge, as about a share of all but short
    ones: nobody shall know which it is."""
    return len(word) > _EASY_LETTERS and fate(f"{level.key} {word}") < share


def vote(level: RivalLevel, word: str, words: Lexicon) -> bool | None:
    """Return a level's vote on another's word; None if it can't say. All know what the house allows."""
    if word in words:
        return True if word in words.allowed or knows(level, word, words) else None
    return False if doubts(level, word, words) else None


_LIKE_A_BLUFF, _ADMIRED = 0.15, 6
"""The share of its true words that a computer speaks of as of one that it made up; how long a word is to be praised."""


def remarkable(event: BoggleEvent, position: BogglePosition, words: Lexicon) -> Remarked | None:
    """Return which computer has something to say after an event, and about what; None if nobody has."""
    computers = [seat for seat in range(len(position.players)) if position.is_computer(seat)]
    match event:
        case Ruled(reader, _, _, False) if reader in computers:
            return reader, Remark.CAUGHT
        case Ruled(_, _, by, True) if by in computers:
            return by, Remark.SORRY
        case WordRead(reader, word) if len(position.holders(word)) == 1 and len(word) > _EASY_LETTERS:
            if reader in computers:
                bluffs = word not in words or fate(f"{word}!") < _LIKE_A_BLUFF
                return (reader, Remark.BLUFF) if bluffs else None
            others = [seat for seat in computers if seat not in side_of(position.players, reader)]
            admires = others and len(word) >= _ADMIRED and word in words
            return (others[int(fate(word) * len(others))], Remark.PRAISE) if admires else None
        case CrossedOff(word, seats) if len(word) > _EASY_LETTERS:
            return next(((seat, Remark.GROAN) for seat in computers if seat in seats), None)
        case Scored(points) if len(points) > 1:
            believed = (
                seat
                for seat in computers
                if any(each.mark is EntryMark.STANDING and each.word not in words for each in position.lists[seat])
            )
            if (seat := next(believed, None)) is not None:
                return seat, Remark.FOOLED
            best = points.index(max(points))
            return (best, Remark.PROUD) if best in computers and points.count(max(points)) == 1 else None
        case Ended(winners):
            return at_the_end(position.players, position.totals, winners)
    return None


# ---------------------------------------------------------------------------------------------- the plan


def rng_for(view: BogglePosition, seat: int) -> Random:
    """Return the randomness of a seat's search: it depends on the cubes alone, so a resumed game plans the same
    words."""
    fall = ",".join(f"{cube.letters}{cube.quarter}{''.join(cube.cube)}" for cube in view.cubes)
    return Random(f"{view.round} {seat} {fall}")


def plan(
    view: BogglePosition,
    seat: int,
    level: RivalLevel,
    words: Lexicon,
    rng: Random,
    seconds: float,
    sights: Sights | None = None,
) -> tuple[Planned, ...]:
    """Return what a player writes within `seconds`, in order of time. `sights` is `look` for all of these words and
    maybe more; computed if not given."""
    if view.board is None:
        return ()
    counted = WordRange(view.rules, (view.players[seat],))
    seen = [s for s in (look(view.board, words, counted) if sights is None else sights) if s.word in counted]
    known = [s for s in seen if knows(level, s.word, words)]
    erring = Random(rng.getrandbits(64))  # its own, so that a longer glass changes nothing of what went before
    per_second = level.pace / 60 * _EASY_CELLS / len(view.board.faces)
    noticed = {s.word: rng.expovariate(per_second * ease(level, s)) for s in known}  # some long after the end
    written = _written(noticed, level, rng, seconds)
    if level.slips and view.rules.judging is not Judging.AT_ONCE:
        false = slips(view.board, [s.word for s in known], words, counted)
        return _with_slips(written, false, words, level, erring)
    return written


def ease(level: RivalLevel, sight: Sight) -> float:
    """Return how easily a level sees a word, from 0 to 1."""
    letters = max(0, len(sight.word) - _EASY_LETTERS)
    chance = level.rare**sight.commonness * level.long**letters * level.turn**sight.turns
    return float(chance * level.reversal**sight.reversals * level.pair**sight.pairs)


def _written(noticed: Mapping[str, float], level: RivalLevel, rng: Random, seconds: float) -> tuple[Planned, ...]:
    """Return the words as written one after the other, each when it is noticed or later."""
    waiting = sorted((second, word) for word, second in noticed.items() if second < seconds)
    kin, done, made, free = _kin(noticed), set[str](), list[Planned](), 0.0
    while waiting:
        second, word = heappop(waiting)
        if word in done:
            continue
        free = max(free, second) + level.writing + level.letter * len(word)
        if free > seconds:
            break
        done.add(word)
        made.append(Planned(free, word))
        for other in kin.get(word, ()):
            if other not in done and rng.random() < level.kin:
                heappush(waiting, (free + rng.expovariate(1 / _KIN_SECONDS), other))
    return tuple(made)


def _kin(words: Iterable[str]) -> dict[str, list[str]]:
    """Return for each word those that differ by an ending: `bake`, `baker` and `baking`."""
    listed = sorted(words)
    kin: dict[str, list[str]] = {}
    for place, word in enumerate(listed):
        stem = word[: max(_EASY_LETTERS, len(word) - 1)]
        for other in listed[place + 1 :]:
            if not other.startswith(stem):
                break
            if len(other) <= len(word) + _KIN_LETTERS:
                kin.setdefault(word, []).append(other)
                kin.setdefault(other, []).append(word)
    return kin


def _with_slips(
    written: tuple[Planned, ...], false: list[str], words: Lexicon, level: RivalLevel, rng: Random
) -> tuple[Planned, ...]:
    made = []
    for second, word in written:
        slip = None
        if false and rng.random() < level.slips:
            slip = false.pop(rng.randrange(len(false)))
        made.append(Planned(second, slip if slip and not words.is_near_offence(slip) else word))
    return tuple(made)
