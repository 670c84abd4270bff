"""What is granted is seen on every page of the table, and everybody has a time of their own (B33, B34)."""

from dataclasses import replace

import pytest

from boggle_desk.engine.boggle.events import BeginReading, PassReading
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.players import Player
from boggle_desk.settings import Motion
from tests.views.boggle.table_fixtures import Sitting
from tests.views.boggle.table_stages import lift, shake

pytestmark = pytest.mark.slow

TIM = Player("Tim", minimum_length=3, extra_seconds=60, head_start=2)
GRANTED = "3 letters, 60 s longer, +2 points"


def seat(people: Sitting, writing: Writing) -> None:
    """Seat Ann and Tim at a table of the calculator's game."""
    rules = replace(people.desk.services.boggle_presets["calculator"], writing=writing)
    people.desk.begin(rules, (Player("Ann"), TIM))


def test_b33_on_screen_each_one_has_their_own_time_and_reads_what_is_granted(sitting: Sitting) -> None:
    seat(sitting, Writing.SCREEN)
    shake(sitting)
    assert GRANTED not in " ".join(sitting.texts(sitting.table.shake_panel))
    lift(sitting)
    assert sitting.table.timer.clock.left == 180.0
    sitting.run_out()
    sitting.settle()
    assert sitting.phase is Phase.COVERED
    said = " ".join(sitting.texts(sitting.table.shake_panel))
    assert GRANTED in said
    assert "same time" not in said, "nobody has the same time as Tim"
    lift(sitting)
    assert sitting.table.timer.clock.left == 240.0
    sitting.enter("hot")
    assert sitting.words(1) == ["hot"], "a word of three letters"


def test_b33_who_stops_is_called_across_the_table_while_another_goes_on(sitting: Sitting) -> None:
    """B-28: the call takes more of the panel than the clock, which stays in sight, and names all who stop."""
    rules = replace(sitting.desk.services.boggle_presets["calculator"], writing=Writing.PAPER)
    sitting.desk.begin(rules, (Player("Ann"), TIM, Player("Ben")))
    shake(sitting)
    lift(sitting)
    call, clock = sitting.table.pencils_down, sitting.table.clock_card
    assert not call.isVisible()
    sitting.run(180)
    sitting.settle()
    assert call.isVisible()
    assert call.accessibleName() == "Pencils down, Ann and Ben!"
    assert call.height() > clock.height() > sitting.table.height() / 3
    assert not call.geometry().intersects(clock.geometry())
    assert "Keep looking, Tim!" in sitting.texts(sitting.table)
    sitting.run_out()
    sitting.settle()
    assert not call.isVisible()


@pytest.mark.parametrize("motion", [Motion.OFF, Motion.ON])
def test_b33_the_call_folds_to_a_strip_that_still_says_who_stopped(sitting: Sitting, motion: Motion) -> None:
    sitting.desk.services.choices.change(motion=motion)
    seat(sitting, Writing.PAPER)
    sitting.desk.services.choices.change(motion=Motion.OFF)
    shake(sitting)
    lift(sitting)
    sitting.desk.services.choices.change(motion=motion)
    sitting.run(sitting.position.seconds_of(0) + 1)
    sitting.settle()
    call, clock = sitting.table.pencils_down, sitting.table.clock_card
    tall, before = call.height(), clock.height()
    assert not call.is_strip
    sitting.click(call)
    sitting.wait(lambda: call.height() < tall / 2)
    sitting.settle()
    assert call.is_strip
    assert clock.height() > before
    assert call.isVisible()
    assert "Ann" in call.accessibleName()


@pytest.mark.parametrize("count", [5, 8])
def test_b31_b33_the_standings_of_many_stay_on_the_shake_page(sitting: Sitting, count: int) -> None:
    rules = replace(sitting.desk.services.boggle_presets["classic"], writing=Writing.PAPER, target=None)
    others = [Player(f"P{number}") for number in range(count - 1)]
    sitting.desk.begin(rules, (Player("Tim", head_start=7), *others))
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    sitting.table.submit(BeginReading())
    while sitting.phase is Phase.READ:
        sitting.table.submit(PassReading())
    sitting.settle()
    sitting.table.scores_panel.main.click()
    sitting.settle()
    said = sitting.texts(sitting.table.shake_panel)
    assert {"Tim", "P1", "7", "0", "+"} <= set(said)


def test_b33_a_word_that_is_too_short_names_the_length_of_whose_list_it_is(sitting: Sitting) -> None:
    rules = sitting.desk.services.boggle_presets["classic"]
    sitting.desk.begin(rules, (Player("Ann"), Player("Tim", minimum_length=2)))
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    panel = sitting.table.collect_panel
    sitting.click(panel.seats.chips[1])
    sitting.enter("x")
    assert panel.entry.said == "Too short. Words need 2 letters or more."


def test_b33_what_is_granted_is_seen_in_reading_scores_and_review(sitting: Sitting) -> None:
    seat(sitting, Writing.SCREEN)
    shake(sitting)
    for _ in range(2):
        lift(sitting)
        sitting.enter("hot" if sitting.position.searching == (1,) else "hostages")
        sitting.run_out()
        sitting.settle()
    sitting.enter("", "")
    assert (sitting.position.reader, sitting.marks(1)) == (1, {"hot": EntryMark.STANDING})
    slip = sitting.table.reading_panel.slips.slips[1]
    assert slip.accessibleName() == "Tim, with 2 to start 3"
    while sitting.phase is Phase.READ:
        sitting.enter()
    said = " ".join(sitting.texts(sitting.table.scores_panel))
    assert sitting.position.rounds == ((11, 3),)
    assert f"Tim: {GRANTED}" in said
    sitting.click(sitting.table.scores_panel.words)
    review = sitting.table.review_panel
    sitting.wait(lambda: review.words.model().rowCount() > 50)
    assert f"Tim: {GRANTED}" in " ".join(sitting.texts(review))
