"""Flashcards: what to learn, how well it is known, and when it is asked again.

FSRS (the package `fsrs`) estimates for each card its stability and difficulty, and asks again when one in ten would be
forgotten. Answers are right or wrong. Days are whole numbers, as from `datetime.date.toordinal`; a card is due all day.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fsrs import Scheduler

LEARNED = 21.0  # the stability of a learned card, in days
NEW_A_DAY = 15  # new cards a day
_LONGEST = 365  # days until a card is asked again, however well it is known
_SOON = timedelta(minutes=10)  # a card that was missed is asked once more on the same day
_BACK_AFTER = 4  # other questions until then


class CardKind(StrEnum):
    WORD = "word"  # to find the word and to know that it is one
    FRONT = "front hooks"  # the letters that make another word in front of it
    BACK = "back hooks"
    SPOT = "spot it"  # to see the word on a board; not in the quiz


@dataclass(frozen=True)
class Flashcard:
    word: str
    subject: CardKind = CardKind.WORD
    due: int = 0  # the day to ask it
    asked: int = 0
    missed: int = 0  # the wrong answers
    last: int | None = None  # the last day it was asked
    failed: bool = False  # whether the last answer was wrong
    stability: float | None = None  # in days, as in FSRS; None if it was never asked
    difficulty: float | None = None  # from 1 to 10
    languages: tuple[str, ...] = ()
    """The codes of the languages in which it is asked; empty for any whose dictionary has the word."""

    def speaks(self, language: str) -> bool:
        return not self.languages or language in self.languages

    @property
    def is_new(self) -> bool:
        return self.asked == 0

    @property
    def is_learned(self) -> bool:
        """Whether it is remembered for long."""
        return (self.stability or 0.0) >= LEARNED


def answered(card: Flashcard, right: bool, today: int) -> Flashcard:
    """Return the card after an answer. A missed card is due the same day."""
    from fsrs import Card, Rating, State  # here and below: nobody who only plays has to load it

    now = _moment(today)
    known = Card(0, State.Learning, None, card.stability, card.difficulty, now)
    if card.stability is not None:
        known.state, known.step = (State.Relearning, 0) if card.failed else (State.Review, None)
        known.last_review = _moment(card.last if card.last is not None else today)
    after, _log = _scheduler().review_card(known, Rating.Good if right else Rating.Again, now)
    return replace(
        card,
        due=after.due.toordinal(),
        asked=card.asked + 1,
        missed=card.missed + (not right),
        last=today,
        failed=not right,
        stability=after.stability,
        difficulty=after.difficulty,
    )


@cache
def _scheduler() -> "Scheduler":
    from fsrs import Scheduler

    return Scheduler(learning_steps=(_SOON,), relearning_steps=(_SOON,), maximum_interval=_LONGEST)


def _moment(day: int) -> datetime:
    return datetime.fromordinal(day).replace(tzinfo=UTC)


def to_ask(
    cards: Iterable[Flashcard], today: int, new_before: int = 0, new_a_day: int = NEW_A_DAY
) -> tuple[Flashcard, ...]:
    """Return today's cards: those due, the longest overdue first, then new ones in order, up to the day's `new_a_day`
    minus `new_before`."""
    due, new = [], []
    for card in cards:
        if card.is_new:
            new.append(card)
        elif card.due <= today:
            due.append(card)
    return (*sorted(due, key=lambda card: card.due), *new[: max(0, new_a_day - new_before)])


def once_more(waiting: Sequence[Flashcard], card: Flashcard) -> tuple[Flashcard, ...]:
    """Return the remaining cards with a missed one put back some questions later."""
    return (*waiting[:_BACK_AFTER], card, *waiting[_BACK_AFTER:])


@dataclass(frozen=True)
class CardCounts:
    cards: int
    new: int
    learning: int
    learned: int
    due: int  # today's cards without new ones


def standing(cards: Iterable[Flashcard], today: int) -> CardCounts:
    cards = list(cards)
    new = sum(card.is_new for card in cards)
    learned = sum(card.is_learned for card in cards)
    due = sum(not card.is_new and card.due <= today for card in cards)
    return CardCounts(len(cards), new, len(cards) - new - learned, learned, due)
