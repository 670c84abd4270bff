"""Flashcards and the days on which they are asked, which the test counts."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from boggle_desk.engine.flashcards import (
    LEARNED,
    NEW_A_DAY,
    CardCounts,
    CardKind,
    Flashcard,
    answered,
    once_more,
    standing,
    to_ask,
)

TODAY = 739_000


def test_what_is_known_waits_longer_and_longer() -> None:
    card, day, waits = Flashcard("cwm"), TODAY, []
    for _ in range(6):
        card = answered(card, True, day)
        waits.append(card.due - day)
        day = card.due
    assert 1 <= waits[0] <= 4, "the first time it comes back soon"
    assert all(after > 1.3 * before for before, after in pairwise(waits) if after < 300)
    assert waits[-1] <= 365
    assert (card.asked, card.missed, card.is_learned) == (6, 0, True)


def test_what_was_missed_comes_back_the_same_day_and_waits_less() -> None:
    card = Flashcard("cwm", due=TODAY, asked=8, last=TODAY - 40, stability=40.0, difficulty=5.0)
    wrong = answered(card, False, TODAY)
    assert (wrong.due, wrong.missed, wrong.failed, wrong.is_learned) == (TODAY, 1, True, False)
    right = answered(wrong, True, TODAY)
    assert not right.failed
    assert TODAY < right.due < answered(card, True, TODAY).due


def test_a_new_card_that_was_missed_is_asked_again_tomorrow() -> None:
    wrong = answered(answered(Flashcard("cwm"), False, TODAY), False, TODAY)
    assert (wrong.due, wrong.missed) == (TODAY, 2)
    assert answered(wrong, True, TODAY).due == TODAY + 1


def test_a_harder_card_is_remembered_for_less_long() -> None:
    easy, hard = (
        Flashcard("cwm", due=TODAY, asked=3, last=TODAY - 10, stability=10.0, difficulty=each) for each in (2.0, 9.0)
    )
    assert (answered(hard, True, TODAY).stability or 0) < (answered(easy, True, TODAY).stability or 0)


def test_due_cards_come_before_new_ones_and_only_so_many_are_new() -> None:
    old = [
        Flashcard("late", asked=1, due=TODAY),
        Flashcard("later", asked=1, due=TODAY + 1),
        Flashcard("late2", asked=1, due=TODAY - 3),
    ]
    new = [Flashcard(f"new{number}") for number in range(NEW_A_DAY + 3)]
    asked = to_ask([*new, *old], TODAY)
    assert [card.word for card in asked[:3]] == ["late2", "late", "new0"]
    assert len(asked) == 2 + NEW_A_DAY
    assert len(to_ask(new, TODAY, new_before=NEW_A_DAY - 1)) == 1
    assert to_ask(new, TODAY, new_before=NEW_A_DAY + 1) == ()


def test_a_missed_card_is_asked_again_some_questions_later() -> None:
    waiting = [Flashcard(word) for word in "abcdef"]
    missed = Flashcard("missed", failed=True)
    assert [card.word for card in once_more(waiting, missed)] == ["a", "b", "c", "d", "missed", "e", "f"]
    assert once_more([], missed) == (missed,)


def test_how_far_somebody_has_come() -> None:
    cards = [
        Flashcard("new"),
        Flashcard("begun", asked=1, due=TODAY, stability=2.0),
        Flashcard("known", asked=5, due=TODAY + 9, subject=CardKind.FRONT, stability=LEARNED),
    ]
    assert standing(cards, TODAY) == CardCounts(cards=3, new=1, learning=1, learned=1, due=1)


@pytest.mark.parametrize("right_of_ten", [8, 10])
def test_a_year_with_a_hundred_words(right_of_ten: int) -> None:
    """Every card is asked in time, no day is flooded, and who knows more is asked less."""
    rng = Random(5)
    cards = {f"word{number}": Flashcard(f"word{number}") for number in range(100)}
    a_day = []
    for day in range(TODAY, TODAY + 365):
        waiting = to_ask(cards.values(), day)
        count = 0
        while waiting:
            card, *rest = waiting
            after = answered(card, rng.randrange(10) < right_of_ten, day)
            cards[card.word] = after
            waiting = once_more(rest, after) if after.failed else tuple(rest)
            count += 1
        a_day.append(count)
    assert all(card.due > TODAY + 364 and not card.failed for card in cards.values())
    assert max(a_day) < {8: 60, 10: 40}[right_of_ten]
    mean = sum(a_day) / len(a_day)
    assert mean < {8: 12, 10: 2.5}[right_of_ten]
    assert all(replace(card, due=0).asked >= 4 for card in cards.values())
