"""Computer players in Boggle: which words one of them finds on a board, and when it has written each.

A rival finds words as people do. A word that it knows catches its eye sooner or later by chance: common words, short
ones, those on a straight path soon, the others late or never within its time. What it has written brings the word's kin
to mind (plurals and other endings). It writes with one pencil, so that many finds wait for each other.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import islice, pairwise
from random import Random
from typing import NamedTuple
from zlib import crc32

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.levels import RivalLevel
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.rules import Judging, minimum_length
from boggle_desk.engine.boggle.slips import slips
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.stopping import Stopped, never

_EASY_LETTERS = 3
"""Words up to this length everybody knows, in a dictionary that says nothing of commonness."""
_EASY_CELLS = 16
_MOST_PATHS = 24
"""Of a word with more paths than these the straightest of them counts."""
_KIN_LETTERS = 3
"""The most letters that kin may be longer."""
_KIN_SECONDS = 4.0
"""How soon on average a word that brings its kin to mind does so."""


class Planned(NamedTuple):
    """A word, and when it stands on the list."""

    second: float
    word: str


@dataclass(frozen=True)
class Sight:
    """A word on the board as it meets the eye."""

    word: str
    commonness: int
    turns: int
    """Bends of its straightest path."""
    reversals: int
    """Those of them that turn back by more than a right angle."""
    pairs: int
    """Faces with several letters."""


Sights = tuple[Sight, ...]


def look(board: Board, words: Lexicon, least: int, stop: Callable[[], bool] = never) -> Sights:
    """Return the words on the board that a computer may write, at least so many letters long, sorted.

    Names and offensive words are left out. Raises `Stopped` when `stop`, which is asked often, says so.
    """
    return tuple(_proper_sights(board, words, least, stop))


def _proper_sights(board: Board, words: Lexicon, least: int, stop: Callable[[], bool]) -> Iterator[Sight]:
    for found in solve(board, words.graph, least):
        if stop():
            raise Stopped
        word = found.word
        if not words.is_offensive(word) and not words.is_namelike(word):
            paths = (found.path, *islice(board.paths(word), _MOST_PATHS))
            turns, reversals, pairs = min(_bends(board, path) for path in paths)
            yield Sight(word, words.commonness(word), turns, reversals, pairs)


def _bends(board: Board, path: tuple[int, ...]) -> tuple[int, int, int]:
    """Return how often the path bends, how often it turns back, and how many of its faces have several letters."""
    places = [divmod(cell, board.columns) for cell in path]
    steps = [(after[0] - before[0], after[1] - before[1]) for before, after in pairwise(places)]
    turns = sum(before != after for before, after in pairwise(steps))
    reversals = sum(before[0] * after[0] + before[1] * after[1] < 0 for before, after in pairwise(steps))
    return turns, reversals, sum(len(board.letters[cell]) > 1 for cell in path)


# ------------------------------------------------------------------------------------------ what it knows


def knows(level: RivalLevel, word: str, words: Lexicon) -> bool:
    """Return whether a level knows a word of the dictionary: always the same words, and all that a weaker one knows."""
    if words.levels is None:
        return len(word) <= _EASY_LETTERS or _fate(word) < level.unranked
    return _fate(word) < level.known[words.commonness(word)]


def doubts(level: RivalLevel, word: str, words: Lexicon) -> bool:
    """Return whether a level sees that another's word is none. It never doubts a word of the dictionary."""
    return word not in words and _fate(f"{word}?") < level.doubts


def vote(level: RivalLevel, word: str, words: Lexicon) -> bool | None:
    """Return whether a level holds another's word to be one; None when it cannot say."""
    if word in words:
        return True if knows(level, word, words) else None
    return False if doubts(level, word, words) else None


def _fate(text: str) -> float:
    """Return a number from 0 to 1 that is always the same for a text, and any for any."""
    return crc32(text.encode()) / (1 << 32)


# ---------------------------------------------------------------------------------------------- the plan


def luck_for(view: BogglePosition, seat: int) -> Random:
    """Return the chance of a seat's search, which comes from how the cubes fell.

    A game that was cut off and goes on plans the same words once more.
    """
    fall = ",".join(f"{cube.letters}{cube.quarter}{''.join(cube.cube)}" for cube in view.cubes)
    return Random(f"{view.round} {seat} {fall}")


def plan(
    view: BogglePosition,
    seat: int,
    level: RivalLevel,
    words: Lexicon,
    luck: Random,
    seconds: float,
    sights: Sights | None = None,
) -> tuple[Planned, ...]:
    """Return what the player at a seat writes within so many seconds, from what `seen_by` shows, in order of time.

    The same `luck` gives the same plan. `sights` are what `look` returns for the board and for words of any length down
    to this player's shortest; they are found here if they are not given.
    """
    if view.board is None:
        return ()
    least = minimum_length(view.rules, view.players[seat])
    seen = [s for s in (look(view.board, words, least) if sights is None else sights) if len(s.word) >= least]
    known = [s for s in seen if knows(level, s.word, words)]
    erring = Random(luck.getrandbits(64))  # its own, so that a longer glass changes nothing of what went before
    written = _written(_noticed(known, level, len(view.board.faces), luck), level, luck, seconds)
    if level.slips and view.rules.judging is not Judging.AT_ONCE:
        false = slips(view.board, [s.word for s in known], words, least)
        return _with_slips(written, false, words, level, erring)
    return written


def _noticed(known: Iterable[Sight], level: RivalLevel, cells: int, luck: Random) -> dict[str, float]:
    """Return the second in which each word catches the eye, of some of them long after the end."""
    per_second = level.pace / 60 * _EASY_CELLS / cells
    return {sight.word: luck.expovariate(per_second * ease(level, sight)) for sight in known}


def ease(level: RivalLevel, sight: Sight) -> float:
    """Return how easily a level sees a word beside the easiest, from 0 to 1."""
    letters = max(0, len(sight.word) - _EASY_LETTERS)
    chance = level.rare**sight.commonness * level.long**letters * level.turn**sight.turns
    return float(chance * level.reversal**sight.reversals * level.pair**sight.pairs)


def _written(noticed: Mapping[str, float], level: RivalLevel, luck: Random, seconds: float) -> tuple[Planned, ...]:
    """Return the words in the order of the pencil: each when it is noticed, or when the one before is written."""
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
            if other not in done and luck.random() < level.kin:
                heappush(waiting, (free + luck.expovariate(1 / _KIN_SECONDS), other))
    return tuple(made)


def _kin(words: Iterable[str]) -> dict[str, list[str]]:
    """Return to each word those that differ from it by an ending: `bake`, `baker` and `baking`."""
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
    written: tuple[Planned, ...], false: list[str], words: Lexicon, level: RivalLevel, luck: Random
) -> tuple[Planned, ...]:
    """Return the plan with some of its words turned into false ones that are on the board."""
    made = []
    for second, word in written:
        slip = None
        if false and luck.random() < level.slips:
            slip = false.pop(luck.randrange(len(false)))
        made.append(Planned(second, slip if slip and not words.is_near_offence(slip) else word))
    return tuple(made)
