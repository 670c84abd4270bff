"""The cardbox, on days that the test counts."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from boggle_desk.engine.learning import (
    LAST_BOX,
    LEARNED,
    NEW_A_DAY,
    WAITS,
    Card,
    Standing,
    Subject,
    answered,
    once_more,
    standing,
    to_ask,
)

TODAY = 739_000


def steady() -> Random:
    """Return a chance that spreads no wait."""

    class Middle(Random):
        def uniform(self, a: float, b: float) -> float:
            return (a + b) / 2

    return Middle()


def test_what_is_known_waits_longer_and_longer() -> None:
    card, day, days = Card("cwm"), TODAY, []
    for _ in range(LAST_BOX + 2):
        card = answered(card, True, day, steady())
        days.append(card.due - day)
        day = card.due
    assert days == [1, 3, 7, 16, 35, 75, 150, 300, 300, 300]
    assert (card.asked, card.missed, card.box) == (LAST_BOX + 2, 0, LAST_BOX)


def test_each_wait_is_about_twice_the_one_before() -> None:
    assert all(2 <= after / before <= 3 for before, after in pairwise(WAITS[1:]))


def test_what_was_missed_comes_back_the_same_day_and_has_lost_half_its_boxes() -> None:
    card = Card("cwm", box=6, due=TODAY, asked=8)
    wrong = answered(card, False, TODAY, steady())
    assert (wrong.box, wrong.due, wrong.missed, wrong.failed) == (3, TODAY, 1, True)
    right = answered(wrong, True, TODAY, steady())
    assert (right.box, right.due, right.failed) == (3, TODAY + WAITS[3], False)
    assert answered(right, True, right.due, steady()).box == 4


def test_a_new_card_that_was_missed_begins_in_the_first_box() -> None:
    wrong = answered(answered(Card("cwm"), False, TODAY, steady()), False, TODAY, steady())
    assert (wrong.box, wrong.missed) == (0, 2)
    assert answered(wrong, True, TODAY, steady()).due == TODAY + 1


def test_long_waits_are_spread_and_short_ones_are_not(rng: Random) -> None:
    for box, wait in enumerate(WAITS[1:]):
        waits = Counter(answered(Card("cwm", box=box), True, TODAY, rng).due - TODAY for _ in range(300))
        assert (len(waits) > 1) is (wait >= 7)
        assert all(0.85 * wait - 1 <= each <= 1.15 * wait + 1 for each in waits)


def test_due_cards_come_before_new_ones_and_only_so_many_are_new() -> None:
    old = [
        Card("late", asked=1, due=TODAY),
        Card("later", asked=1, due=TODAY + 1),
        Card("late2", asked=1, due=TODAY - 3),
    ]
    new = [Card(f"new{number}") for number in range(NEW_A_DAY + 3)]
    asked = to_ask([*new, *old], TODAY)
    assert [card.word for card in asked[:3]] == ["late2", "late", "new0"]
    assert len(asked) == 2 + NEW_A_DAY
    assert len(to_ask(new, TODAY, new_before=NEW_A_DAY - 1)) == 1
    assert to_ask(new, TODAY, new_before=NEW_A_DAY + 1) == ()


def test_a_missed_card_is_asked_again_some_questions_later() -> None:
    waiting = [Card(word) for word in "abcdef"]
    missed = Card("missed", failed=True)
    assert [card.word for card in once_more(waiting, missed)] == ["a", "b", "c", "d", "missed", "e", "f"]
    assert once_more([], missed) == (missed,)


def test_how_far_somebody_has_come() -> None:
    cards = [
        Card("new"),
        Card("begun", asked=1, box=1, due=TODAY),
        Card("known", asked=5, box=LEARNED, due=TODAY + 9, subject=Subject.FRONT),
    ]
    assert standing(cards, TODAY) == Standing(cards=3, new=1, learning=1, learned=1, due=1)
    assert cards[2].is_learned
    assert not cards[1].is_learned


@pytest.mark.parametrize("right_of_ten", [5, 8, 10])
def test_a_year_with_a_hundred_words(right_of_ten: int) -> None:
    """Every card is asked in time, no day is flooded, and who knows more is asked less."""
    rng = Random(5)
    cards = {f"word{number}": Card(f"word{number}") for number in range(100)}
    a_day = []
    for day in range(TODAY, TODAY + 365):
        waiting = to_ask(cards.values(), day)
        count = 0
        while waiting:
            card, *rest = waiting
            after = answered(card, rng.randrange(10) < right_of_ten, day, rng)
            cards[card.word] = after
            waiting = once_more(rest, after) if after.failed else tuple(rest)
            count += 1
        a_day.append(count)
    assert all(card.due > TODAY + 364 and not card.failed for card in cards.values())
    assert max(a_day) < 150
    mean = sum(a_day) / len(a_day)
    assert mean < {5: 60, 8: 9, 10: 2.5}[right_of_ten]
    assert all(replace(card, due=0).asked >= 7 for card in cards.values())
