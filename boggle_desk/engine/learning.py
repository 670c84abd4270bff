"""A cardbox: what is known waits longer and longer before it is asked again, what was missed comes back at once.

It is Leitner's box, which those who study words for the board know. An answer here is right or wrong and nothing
between, and that is all the box wants to know; where a card stands, and when it comes back, can be said in a sentence.
Days are whole numbers, such as `datetime.date.toordinal` gives: all that is due on a day is due from its first minute.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

WAITS = (0, 1, 3, 7, 16, 35, 75, 150, 300)
"""By box, the days until a card is asked again after an answer that was right: a little more than twice as long each
time."""
LAST_BOX = len(WAITS) - 1
LEARNED = 4
"""The box from which a card counts as learned: it was known after a week."""
NEW_A_DAY = 15
"""How many cards a day are asked for the first time."""

_SPREAD_FROM = 7  # days; shorter waits are kept to the day
_SPREAD = 0.15  # cards that were added together come back on different days
_BACK_AFTER = 4  # other questions until a card that was missed is asked once more


class Subject(StrEnum):
    """What is to be known about a word."""

    WORD = "word"
    """The word itself: to find it, and to know that it is one."""
    FRONT = "front hooks"
    """The letters that make another word in front of it."""
    BACK = "back hooks"


@dataclass(frozen=True)
class Card:
    """Something to know, and how well it is known."""

    word: str
    subject: Subject = Subject.WORD
    box: int = 0
    due: int = 0
    """The day on which it is to be asked."""
    asked: int = 0
    """How many times it was asked."""
    missed: int = 0
    """How many of the answers were wrong."""
    last: int | None = None
    """The day on which it was asked last."""
    failed: bool = False
    """Whether the last answer was wrong: the next right one keeps the box."""

    @property
    def is_new(self) -> bool:
        """Whether it was never asked."""
        return self.asked == 0

    @property
    def is_learned(self) -> bool:
        """Whether it lies in one of the far boxes."""
        return self.box >= LEARNED


def answered(card: Card, right: bool, today: int, luck: Random) -> Card:
    """Return the card after an answer.

    A right answer puts it into the next box, where it waits longer. A wrong one takes half its boxes away and asks for
    it again the same day; the right answer that then follows only lets it wait for as long as its box says. Long waits
    are spread a little by `luck`.
    """
    seen = replace(card, asked=card.asked + 1, last=today)
    if not right:
        return replace(seen, box=card.box // 2, due=today, missed=card.missed + 1, failed=True)
    box = max(1, card.box) if card.failed else min(card.box + 1, LAST_BOX)
    return replace(seen, box=box, due=today + _wait(box, luck), failed=False)


def _wait(box: int, luck: Random) -> int:
    days = WAITS[box]
    if days < _SPREAD_FROM:
        return days
    return round(days * luck.uniform(1 - _SPREAD, 1 + _SPREAD))


def to_ask(cards: Iterable[Card], today: int, new_before: int = 0, new_a_day: int = NEW_A_DAY) -> tuple[Card, ...]:
    """Return the cards to ask today: those that are due, the longest overdue first, then new ones in the order in which
    they came, as many as are left of the day's `new_a_day` after `new_before`."""
    due, new = [], []
    for card in cards:
        if card.is_new:
            new.append(card)
        elif card.due <= today:
            due.append(card)
    return (*sorted(due, key=lambda card: card.due), *new[: max(0, new_a_day - new_before)])


def once_more(waiting: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """Return the cards still to ask with one that was missed put back among them, some questions later."""
    return (*waiting[:_BACK_AFTER], card, *waiting[_BACK_AFTER:])


@dataclass(frozen=True)
class Standing:
    """How far somebody has come with all cards."""

    cards: int
    new: int
    learning: int
    learned: int
    due: int
    """To be asked today, new ones left out."""


def standing(cards: Iterable[Card], today: int) -> Standing:
    """Return how far somebody has come."""
    kept = list(cards)
    new = sum(card.is_new for card in kept)
    learned = sum(card.is_learned for card in kept)
    due = sum(not card.is_new and card.due <= today for card in kept)
    return Standing(len(kept), new, len(kept) - new - learned, learned, due)
