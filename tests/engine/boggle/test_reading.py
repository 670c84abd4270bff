"""The reading of the lists: turns, cross-offs, skips, challenges (B10, B17 to B21, B34)."""

import pytest

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    BoggleMove,
    CallTime,
    Challenge,
    CrossedOff,
    EndSearch,
    PassReading,
    ReaderChanged,
    ReadingBegan,
    ReadWord,
    Ruled,
    Scored,
    Skipped,
    SkipWord,
    WordRead,
    WriteWord,
    Wrote,
)
from boggle_desk.engine.boggle.position import Mark, Phase
from boggle_desk.engine.boggle.referee import Reason
from boggle_desk.engine.boggle.rules import Court, Judging, Writing
from boggle_desk.engine.players import Player
from tests.engine.boggle.table import Table


def on_screen(*seats: str | Player, lists: tuple[str, ...], **changes: object) -> Table:
    """Return a table where the lists were written on the screen; the reading has begun."""
    table = Table(*seats, writing=Writing.SCREEN, **changes)
    for seat, words in enumerate(lists):
        table.play(BeginSearch(), *(WriteWord(seat, word) for word in words.split()), EndSearch())
    return table


def test_b17_players_read_clockwise() -> None:
    table = Table("Ann", "Bea", "Cem").collect("lit", "tin", "toil")
    assert table.play(BeginReading()) == (ReadingBegan(0),)
    assert table.play(ReadWord("lit"), PassReading()) == (ReaderChanged(1),)
    assert table.play(PassReading()) == (ReaderChanged(2),)
    assert table.now.read == (0, 1)
    assert isinstance(table.play(PassReading())[0], Scored)


def test_b17_each_round_another_player_reads_first() -> None:
    table, orders = Table("Ann", "Bea", "Cem"), []
    for _ in range(4):
        order = [event.reader for event in table.read().game.steps[-1] if isinstance(event, ReadingBegan)]
        for _ in range(3):
            order += [event.reader for event in table.play(PassReading()) if isinstance(event, ReaderChanged)]
        orders.append(order)
        table.lay()
    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_b17_only_the_reader_reads() -> None:
    table = on_screen("Ann", "Bea", lists=("lit", "tin"))
    assert table.refuses(ReadWord("tin")).reason is Reason.NOT_LISTED
    assert table.say("lit") == (WordRead(0, "lit"),)


def test_b17_on_screen_a_reader_with_nothing_left_is_passed_over() -> None:
    table = on_screen("Ann", "Bea", "Cem", lists=("lit", "lit", "tin"))
    table.say("lit")
    assert table.play(PassReading()) == (ReaderChanged(2),)


def test_b17_on_screen_empty_lists_are_scored_at_once() -> None:
    table = on_screen("Ann", "Bea", lists=("", ""))
    assert table.now.phase is Phase.SCORED
    assert table.now.rounds == ((0, 0),)


@pytest.mark.parametrize("writing", Writing)
def test_b18_a_word_of_two_lists_is_crossed_off_both_the_readers_too(writing: Writing) -> None:
    lists = ("lit toil", "lit tin", "oil")
    seats = ("Ann", "Bea", "Cem")
    table = on_screen(*seats, lists=lists) if writing is Writing.SCREEN else Table(*seats).read(*lists)
    assert table.say("lit") == (WordRead(0, "lit"), CrossedOff("lit", (0, 1)))
    assert table.marks(0) == {"lit": Mark.CROSSED, "toil": Mark.WRITTEN}
    assert table.marks(1) == {"lit": Mark.CROSSED, "tin": Mark.WRITTEN}
    assert table.marks(2) == {"oil": Mark.WRITTEN}


def test_b18_a_word_that_is_crossed_off_is_not_read_again() -> None:
    table = Table("Ann", "Bea").read("lit", "lit")
    table.say("lit")
    table.play(PassReading())
    assert table.refuses(ReadWord("lit")).reason is Reason.ALREADY_READ


def test_b18_read_aloud_from_paper_others_call_out_that_they_have_it() -> None:
    table = Table("Ann", "Bea", "Cem").read()
    assert table.play(ReadWord("lit", also=(2,))) == (
        Wrote(0, "lit", 0.0),
        Wrote(2, "lit", 0.0),
        WordRead(0, "lit"),
        CrossedOff("lit", (0, 2)),
    )


def test_b18_a_later_reader_crosses_off_what_an_earlier_one_had_read() -> None:
    table = Table("Ann", "Bea").read()
    table.play(ReadWord("lit"), PassReading())
    assert table.say("lit") == (Wrote(1, "lit", 0.0), WordRead(1, "lit"), CrossedOff("lit", (0, 1)))


def test_b18_a_word_upheld_in_a_challenge_is_still_crossed_off() -> None:
    table = Table("Ann", "Bea").read()
    table.play(ReadWord("lit"), Challenge("lit", 1), PassReading(), ReadWord("lit"))
    assert table.marks(0) == table.marks(1) == {"lit": Mark.CROSSED}


def test_b8_b9_words_read_from_paper_must_be_on_the_board_and_long_enough() -> None:
    table = Table("Ann", Player("Ben", minimum_length=3), base="calculator").read()
    assert table.refuses(ReadWord("omit")).reason is Reason.NOT_ON_BOARD
    refusal = table.refuses(ReadWord("lit", also=(1,)))
    assert (refusal.reason, refusal.seats) == (Reason.TOO_SHORT, (0,))
    table.play(PassReading())
    refusal = table.refuses(ReadWord("lit", also=(0,)))
    assert (refusal.reason, refusal.seats) == (Reason.TOO_SHORT, (0,))
    assert table.say("lit") == (Wrote(1, "lit", 0.0), WordRead(1, "lit"))


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_calls_out_or_doubts_from_a_seat_that_is_not_at_the_table(seat: int) -> None:
    table = Table("Ann", "Bea").read("lit toil", "tin")
    refusal = table.refuses(ReadWord("lit", also=(1, seat)))
    assert (refusal.reason, refusal.seats) == (Reason.NOT_LISTED, (seat,))
    table.say("toil")
    assert table.refuses(Challenge("toil", seat)).reason is Reason.WRONG_MOMENT


def test_b18_on_screen_nobody_claims_a_word_that_was_not_written() -> None:
    table = on_screen("Ann", "Bea", lists=("lit", "tin"))
    refusal = table.refuses(ReadWord("lit", also=(1,)))
    assert (refusal.reason, refusal.seats) == (Reason.NOT_LISTED, (1,))


def test_b19_a_word_may_be_skipped_and_costs_nothing() -> None:
    table = Table("Ann", "Bea", base="linear").read("slin toil", "")
    assert table.play(SkipWord("slin")) == (Skipped(0, "slin"),)
    table.play(ReadWord("toil"), PassReading(), PassReading())
    assert table.now.rounds == ((1, 0),)


def test_b19_a_word_that_is_never_read_neither_costs_nor_scores() -> None:
    table = Table("Ann", "Bea", base="linear").read("slin toil", "lit")
    table.play(PassReading(), PassReading())
    assert table.now.rounds == ((0, 0),)


def test_b19_a_skipped_word_may_still_be_read_but_a_read_one_not_skipped() -> None:
    table = Table("Ann", "Bea").read("toil lit", "")
    table.play(SkipWord("toil"))
    assert table.refuses(SkipWord("toil")).reason is Reason.NOT_LISTED
    table.say("toil")
    assert table.marks(0)["toil"] is Mark.STANDING
    assert table.refuses(SkipWord("toil")).reason is Reason.NOT_LISTED
    assert table.refuses(ReadWord("toil")).reason is Reason.ALREADY_READ


@pytest.mark.parametrize(("word", "stands"), [("toil", True), ("slin", False)])
def test_b10_b20_the_dictionary_decides_a_challenge(word: str, stands: bool) -> None:
    table = Table("Ann", "Bea").read(word)
    table.say(word)
    assert table.play(Challenge(word.upper(), 1, votes=(not stands, not stands))) == (Ruled(0, word, 1, stands),)
    assert table.marks(0) == {word: Mark.STANDING if stands else Mark.STRUCK}


@pytest.mark.parametrize(
    ("word", "votes", "stands"),
    [
        ("slin", (True, True, False), True),
        ("toil", (True, False, False), False),
        ("toil", (None, False, None), False),
        ("toil", (True, False, None), True),
        ("slin", (True, False, None), False),
        ("toil", (), True),
        ("slin", (None, None, None), False),
    ],
    ids=["most yes", "most no", "one no", "tie listed", "tie unlisted", "no vote listed", "no vote unlisted"],
)
def test_b20_the_players_vote_and_a_tie_goes_to_the_dictionary(
    word: str, votes: tuple[bool | None, ...], stands: bool
) -> None:
    table = Table("Ann", "Bea", "Cem", court=Court.VOTE).read(word)
    table.say(word)
    assert table.play(Challenge(word, 1, votes)) == (Ruled(0, word, 1, stands),)


def test_b20_only_what_stands_can_be_challenged_once_and_by_another() -> None:
    table = Table("Ann", "Bea", "Cem").read("toil lit slin", "lit")
    assert table.refuses(Challenge("toil", 1)).reason is Reason.NOT_STANDING
    table.say("toil", "lit", "slin")
    assert table.refuses(Challenge("lit", 2)).reason is Reason.NOT_STANDING
    refusal = table.refuses(Challenge("toil", 0))
    assert (refusal.reason, refusal.seats) == (Reason.OWN_WORD, (0,))
    table.play(Challenge("toil", 1))
    assert table.refuses(Challenge("toil", 2)).reason is Reason.ALREADY_RULED
    table.play(Challenge("slin", 2))
    assert table.refuses(Challenge("slin", 1)).reason is Reason.NOT_STANDING


def test_b20_an_earlier_readers_word_may_be_challenged_until_the_round_is_scored() -> None:
    table = Table("Ann", "Bea").read("slin", "")
    table.play(ReadWord("slin"), PassReading())
    assert table.play(Challenge("slin", 1)) == (Ruled(0, "slin", 1, stands=False),)


@pytest.mark.parametrize(("base", "cost"), [("linear", 1), ("classic", 0)])
def test_b21_a_lost_challenge_costs_the_words_points_only_in_the_linear_round(base: str, cost: int) -> None:
    table = Table("Ann", "Bea", base=base).read("slin toil", "")
    table.say("slin", "toil")
    assert table.play(Challenge("slin", 1)) == (Ruled(0, "slin", 1, stands=False, cost=cost),)
    table.play(PassReading(), PassReading())
    assert table.now.rounds == ((1 - cost, 0),)


def test_b21_a_longer_phony_costs_more_and_points_may_fall_below_none() -> None:
    table = Table("Ann", "Bea", base="linear").read("soatek", "")
    table.play(ReadWord("soatek"), Challenge("soatek", 1), PassReading(), PassReading())
    assert table.now.totals == (-3, 0)


def test_b21_who_reads_a_word_that_has_lost_a_challenge_pays_as_well() -> None:
    table = Table("Ann", "Bea", base="linear").read()
    table.play(ReadWord("slin"), Challenge("slin", 1), PassReading())
    assert table.say("slin")[-1] == Ruled(1, "slin", None, stands=False, cost=1)
    table.play(PassReading())
    assert table.now.totals == (-1, -1)


def test_b21_a_word_that_the_referee_struck_unasked_costs_nobody_anything() -> None:
    table = Table("Ann", "Bea", base="linear", judging=Judging.AT_READING).read()
    table.play(ReadWord("slin"), PassReading())
    assert table.say("slin")[-1] == Ruled(1, "slin", None, stands=False, cost=0)
    table.play(PassReading())
    assert table.now.rounds == ((0, 0),)


def test_b10_the_referee_may_look_up_every_word_that_is_read() -> None:
    table = Table("Ann", "Bea", base="linear", judging=Judging.AT_READING).read("slin toil", "")
    assert table.say("slin") == (WordRead(0, "slin"), Ruled(0, "slin", None, stands=False))
    assert table.say("toil") == (WordRead(0, "toil"),)
    table.play(PassReading(), PassReading())
    assert table.now.totals == (1, 0)


def test_b34_teammates_with_one_word_score_it_once() -> None:
    table = Table("Ann/red", "Bea/red", "Cem").read("toil", "toil", "lit")
    assert table.say("toil") == (WordRead(0, "toil"), CrossedOff("toil", (1,)))
    table.play(PassReading(), PassReading(), PassReading())
    assert table.now.rounds == ((1, 0, 0),)


def test_b34_a_word_that_an_opponent_has_is_crossed_off_everywhere() -> None:
    table = Table("Ann/red", "Bea/red", "Cem").read("toil", "toil", "toil")
    assert table.say("toil") == (WordRead(0, "toil"), CrossedOff("toil", (0, 1, 2)))


def test_b34_one_against_many_and_the_opponent_reads_later() -> None:
    table = Table("Ann/red", "Bea/red", "Cem/red", "Dan").read()
    table.play(ReadWord("toil", also=(1, 2)))
    assert [table.marks(seat)["toil"] for seat in (0, 1, 2)] == [Mark.STANDING, Mark.CROSSED, Mark.CROSSED]
    table.play(PassReading(), PassReading(), PassReading(), ReadWord("toil"))
    assert [table.marks(seat)["toil"] for seat in range(4)] == [Mark.CROSSED] * 4


def test_b31_alone_the_referee_reads_the_list() -> None:
    table = Table("Ann").collect("toil slin lit")
    assert table.play(BeginReading()) == (
        WordRead(0, "toil"),
        WordRead(0, "slin"),
        Ruled(0, "slin", None, stands=False),
        WordRead(0, "lit"),
        Scored((2,)),
    )


def test_b31_alone_on_the_screen_the_round_is_scored_when_the_list_is_closed() -> None:
    table = Table("Ann", writing=Writing.SCREEN)
    table.play(BeginSearch(), WriteWord(0, "toil"), CallTime(), EndSearch())
    assert table.now.phase is Phase.SCORED
    assert table.now.rounds == ((1,),)


def test_b31_b34_one_team_of_all_is_read_by_the_referee_and_scores_a_word_once() -> None:
    table = Table("Ann/red", "Bea/red").collect("toil slin", "lit toil")
    table.play(BeginReading())
    assert table.now.rounds == ((1, 1),)
    assert table.marks(1) == {"lit": Mark.STANDING, "toil": Mark.CROSSED}


SLIPS: dict[str, tuple[BoggleMove, ...]] = {
    "skip": (SkipWord("toil"),),
    "read": (ReadWord("toil"),),
    "cross off": (ReadWord("lit", also=(1,)),),
    "pass": (PassReading(),),
    "challenge": (ReadWord("slin"), Challenge("slin", 1)),
}


@pytest.mark.parametrize("moves", SLIPS.values(), ids=SLIPS)
def test_slips_of_the_reading_may_be_taken_back(moves: tuple[BoggleMove, ...]) -> None:
    table = Table("Ann", "Bea").read("toil slin", "")
    table.play(*moves[:-1])
    before = table.now
    step = table.play(moves[-1])
    assert table.now != before
    assert table.game.can_take_back()
    assert table.game.take_back() == step
    assert table.now == before


def test_typing_slips_may_be_taken_back_while_lists_are_collected() -> None:
    table = Table("Ann", "Bea").collect("toil")
    assert table.game.take_back() == (Wrote(0, "toil", 0.0),)
    assert table.now.lists == ((), ())
    with pytest.raises(ValueError, match="stands"):
        table.game.take_back()


def test_b6_b16_shake_clock_and_scores_are_never_taken_back() -> None:
    table = Table("Ann", "Bea")
    for moves in ((), (BeginSearch(),), (EndSearch(),), (BeginReading(),), (PassReading(), PassReading())):
        table.play(*moves)
        assert not table.game.can_take_back()
