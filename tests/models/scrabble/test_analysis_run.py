"""A game is looked at turn by turn; it can be stopped at any moment."""

from random import Random
from typing import Any

import pytest

from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.stopping import Stopped
from boggle_desk.models.background_task import StopFlag
from boggle_desk.models.scrabble.analysis import open_words, review_all, review_last
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.storage.reviews import pack, seconds_of
from tests.engine.scrabble.table import ENGLISH, Table


@pytest.fixture
def table() -> Table:
    made = Table("CATSEEE", "ONTEASE")
    made.play("8G CAT")
    made.play("9H ON")
    return made


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(open_shipped(), plain_leaves(ENGLISH))


def test_every_turn_is_told_in_order_with_the_progress(table: Table, judge: Judge) -> None:
    told: list[Any] = []
    review_all(table.game.opening, table.game.steps, lambda: judge, 1, StopFlag(told.append), {})
    assert [news.review and news.review.turn.number for news in told] == [None, 0, 1]
    assert {(news.total, news.dictionary) for news in told} == {(2, judge.words.title)}


def test_what_the_same_judge_found_before_is_taken_over(table: Table, judge: Judge) -> None:
    """42.3: the analysis goes on where it stopped; what another judge found is looked for again."""
    told: list[Any] = []
    review_all(table.game.opening, table.game.steps, lambda: judge, 1, StopFlag(told.append), {})
    found, by = [news.review for news in told[1:]], told[1].judge
    assert seconds_of(by) == 0.0
    kept = {0: (by, pack(found[0])), 1: ("somebody else 1", pack(found[1]))}
    told.clear()
    review_all(table.game.opening, table.game.steps, lambda: judge, 1, StopFlag(told.append), kept)
    assert [news.judge for news in told[1:]] == ["", by]
    assert [news.review for news in told[1:]] == found
    told.clear()
    review_all(table.game.opening, table.game.steps, lambda: judge, 1, StopFlag(told.append), {0: (by, "[damaged")})
    assert [news.judge for news in told[1:]] == [by, by]


def test_it_stops_when_it_is_cancelled(table: Table, judge: Judge) -> None:
    flag = StopFlag(lambda news: flag.stop())
    with pytest.raises(Stopped):
        review_all(table.game.opening, table.game.steps, lambda: judge, 1, flag, {})


def test_the_last_turn_of_a_seat_is_looked_at(table: Table, judge: Judge) -> None:
    review = review_last(table.game.opening, table.game.steps, 0, judge, Random(1), StopFlag())
    assert review
    assert (review.turn.seat, review.turn.words) == (0, ("cat",))


def test_who_has_not_played_has_no_last_turn(judge: Judge) -> None:
    fresh = Table("CATSEEE", "ONTEASE")
    assert review_last(fresh.game.opening, fresh.game.steps, 1, judge, Random(1), StopFlag()) is None


def test_a_dictionary_that_is_gone_gives_way_to_the_shipped_one() -> None:
    assert open_words("no such list", refuses_offensive=True).key == open_shipped().key
    assert open_words("no such list", refuses_offensive=True).refuses_offensive
