"""A game is its opening and the steps that happened, whatever is played."""

import random
from collections.abc import Sequence
from enum import StrEnum

import pytest

from boggle_desk.engine.game import Game, GameLogic, Refused, Words


class Why(StrEnum):
    """Why a number is not added."""

    NEGATIVE = "less than nothing"


def decide(total: int, number: int, words: Words, rng: random.Random) -> tuple[int, ...]:
    """Add a number in steps of one, after a lucky bonus if the number is a word."""
    if number < 0:
        raise Refused(Why.NEGATIVE, str(number), [1, 2])
    bonus = (rng.randrange(1, 7),) if str(number) in words else ()
    return (*bonus, *(1 for _ in range(number)))


def revocable(total: int, step: Sequence[int]) -> bool:
    return all(event == 1 for event in step)


COUNTING: GameLogic[int, int, int] = GameLogic(decide, lambda total, event: total + event, revocable)


def counted(*numbers: int) -> Game[int, int, int]:
    game = Game(COUNTING, 10)
    for number in numbers:
        game.play(number, {"3"}, random.Random(4))
    return game


def test_moves_become_steps_and_change_the_position() -> None:
    game = counted(2, 1)
    assert (game.position, game.steps) == (13, ((1, 1), (1,)))


def test_deciding_alone_changes_nothing() -> None:
    game = counted()
    assert game.decide(2, (), random.Random(1)) == (1, 1)
    assert (game.position, game.steps) == (10, ())


def test_chance_is_in_the_events_so_that_a_game_is_told_again_without_it() -> None:
    game = counted(3, 2)
    assert Game(COUNTING, 10, game.steps).position == game.position
    assert Game(COUNTING, 10, game.steps).steps == game.steps


def test_a_refused_move_leaves_the_game_as_it_was() -> None:
    game = counted(2)
    with pytest.raises(Refused) as refusal:
        game.play(-1, (), random.Random(1))
    assert (refusal.value.reason, refusal.value.word, refusal.value.seats) == (Why.NEGATIVE, "-1", (1, 2))
    assert (game.position, game.steps) == (12, ((1, 1),))


def test_the_last_step_is_taken_back() -> None:
    game = counted(2, 1)
    assert game.take_back() == (1,)
    assert (game.position, game.steps) == (12, ((1, 1),))


def test_what_luck_had_a_part_in_stands() -> None:
    game = counted(2, 3)
    assert not game.can_take_back()
    with pytest.raises(ValueError, match="stands"):
        game.take_back()


def test_there_is_nothing_to_take_back_at_the_opening() -> None:
    assert not counted().can_take_back()


@pytest.mark.parametrize(("word", "text"), [("", "less than nothing"), ("-1", "less than nothing: -1")])
def test_a_refusal_says_its_reason(word: str, text: str) -> None:
    assert str(Refused(Why.NEGATIVE, word)) == text
