"""Hints: a play that a family would like to find, told little by little.

The best play is often a word that nobody at the table has ever seen. So every word that a play forms has a price by its
rarity, and the play that is worth most after its price is the hint. Offensive words and names are never hinted at.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.candidates import Candidate, OwnMove
from boggle_desk.engine.scrabble.events import Hinted, PlayTiles, ScrabbleEvent
from boggle_desk.engine.scrabble.leaves import Leaves
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.ranking import candidates
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.engine.scrabble.words import lies_across, lines_formed
from boggle_desk.engine.stopping import Stopped, never

_PRICES = {
    Hints.SIMPLE: (0.0, 0.0, 6.0, 14.0, 28.0, 40.0, 60.0),
    Hints.EVERYDAY: (0.0, 0.0, 0.0, 1.0, 4.0, 8.0, 16.0),
    Hints.ANY: (0.0,) * 7,
}
"""The price of a word in points by its commonness, the most common first."""
_NOT_EVERYDAY = {Hints.SIMPLE: 15.0, Hints.EVERYDAY: 6.0, Hints.ANY: 0.0}
_BESIDE = 0.5
"""The share of its price that a word costs which a play forms by the way."""
_EASY_LETTERS, _LONG_WORD = 6, {Hints.SIMPLE: 6.0, Hints.EVERYDAY: 0.0, Hints.ANY: 0.0}
"""What each letter after the sixth costs."""
_NO_WORD = {Hints.SIMPLE: 14.0, Hints.EVERYDAY: 9.0, Hints.ANY: 0.0}
"""The price of an exchange or a pass: a family would rather lay a word than sit a turn out."""


class Grade(IntEnum):
    """How much a hint tells."""

    WHERE = 1
    LENGTH = 2
    FIRST_LETTER = 3
    WORD = 4


@dataclass(frozen=True)
class Hint:
    """A move to hint at. For an exchange or a pass there is no word and no place."""

    candidate: Candidate
    across: bool = True
    line: tuple[int, ...] = ()
    """The squares of the whole word, in order."""

    @property
    def move(self) -> OwnMove:
        """The move."""
        return self.candidate.move

    @property
    def word(self) -> str:
        """The main word of a play in lower case, else nothing."""
        return self.candidate.words[0] if self.candidate.words else ""


def find_hint(
    view: ScrabblePosition,
    words: Lexicon,
    leaves: Leaves,
    hints: Hints | None = None,
    stop: Callable[[], bool] = never,
) -> Hint:
    """Return the move to hint at for the player on turn, from what `seen_by` shows. `hints` is what the rules say
    unless something else is asked for. Raises `Stopped` when `stop` says so, `ValueError` where no hints are given."""
    wanted = hints or view.rules.hints
    if wanted is Hints.NONE:
        raise ValueError("the rules allow no hints")
    priced = _priced(candidates(view, words, leaves, stop), words, wanted, stop)
    return _hint(view, max(priced, key=lambda each: each[0])[1])


def _priced(
    ranked: Iterable[Candidate], words: Lexicon, wanted: Hints, stop: Callable[[], bool]
) -> Iterator[tuple[float, Candidate]]:
    """Yield the moves with their worth less the price of their words. They come best first, so nothing can be better
    than the best one so far once the worth alone is less."""
    price, most = _pricer(words, wanted), float("-inf")
    for candidate in ranked:
        if stop():
            raise Stopped
        if candidate.equity < most:
            return
        if any(map(words.is_namelike, candidate.words)):
            continue
        worth = candidate.equity - (_price(candidate.words, price) if candidate.words else _NO_WORD[wanted])
        most = max(most, worth)
        yield worth, candidate


def _pricer(words: Lexicon, wanted: Hints) -> Callable[[str], float]:
    """Return what tells the price of a word. A dictionary that says nothing of commonness prices its length only."""

    @cache
    def price(word: str) -> float:
        long = _LONG_WORD[wanted] * max(0, len(word) - _EASY_LETTERS)
        if words.levels is None:
            return long
        rare = 0.0 if words.is_everyday(word) else _NOT_EVERYDAY[wanted]
        return long + rare + _PRICES[wanted][words.commonness(word)]

    return price


def _price(formed: Sequence[str], price: Callable[[str], float]) -> float:
    return price(formed[0]) + _BESIDE * sum(map(price, formed[1:]))


def _hint(view: ScrabblePosition, candidate: Candidate) -> Hint:
    if not isinstance(candidate.move, PlayTiles):
        return Hint(candidate)
    play = candidate.move.play
    return Hint(candidate, lies_across(view.board, play), lines_formed(view.board, play)[0])


def hints_taken(steps: Iterable[Sequence[ScrabbleEvent]]) -> Counter[int]:
    """Return how many hints each seat was given in a game; every grade is one."""
    return Counter(event.seat for step in steps for event in step if isinstance(event, Hinted))
