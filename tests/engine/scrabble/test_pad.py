"""The pad for Scrabble on a real board (rule B30): lines read, counted, corrected, and the end."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from boggle_desk.engine.game import Game, Refused
from boggle_desk.engine.players import leaders
from boggle_desk.engine.scrabble.events import Challenge, Ended
from boggle_desk.engine.scrabble.notation import NotationFault, square_named
from boggle_desk.engine.scrabble.pad import (
    SCRABBLE_PAD,
    EndGame,
    Kind,
    Note,
    PadReason,
    Phase,
    RackLeft,
    RemoveTurn,
    Reopen,
    WithdrawPlay,
    WriteTurn,
    is_unlikely,
)
from boggle_desk.engine.scrabble.plays import Reason
from tests.engine.scrabble.pads import PASS, Pad, correct, insert, play, score
from tests.engine.scrabble.table import PRESETS, STANDARD, scored


def squares(*names: str) -> list[str]:
    return [str(square_named(STANDARD, name)[0]) for name in names]


# ------------------------------------------------------------------------------------------- reading


def test_word_and_square_are_counted_by_the_rules_s14_s15_b30() -> None:
    pad = Pad()
    pad.write("8G CAT", "G8 CATS", "11G SEA")
    points = [turn.points for turn in pad.now.turns]
    assert points == [
        scored("8G CAT").score, scored("G8 CATS", "8G CAT").score, scored("11G SEA", "8G CAT", "G8 CATS").score,
    ]  # fmt: skip
    assert [turn.text for turn in pad.now.turns] == ["8G CAT", "G8 (C)ATS", "11G (S)EA"]
    assert pad.now.scores == (points[0] + points[2], points[1])
    assert pad.now.board.tiles[112]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("8g cat", "8G CAT"),
        ("CAT 8G", "8G CAT"),
        ("8G CaT", "8G CaT"),
        ("8G C[A]T", "8G CaT"),
        ("8g c[a]t", "8G CaT"),
        ("H7 cat", "H7 CAT"),
    ],
)
def test_ways_to_write_a_word_and_its_blanks_s8(text: str, written: str) -> None:
    pad = Pad()
    pad.write(text)
    assert pad.now.turns[0].text == written
    assert pad.now.turns[0].points == (10 if written.endswith("CAT") else 8)


@pytest.mark.parametrize("text", ["9H TONE", "9H (T)ONE", "9H .ONE", "9H one", "9H ONE"])
def test_letters_on_the_board_need_not_be_written_again_p14(text: str) -> None:
    pad = Pad()
    pad.write("H8 AT", text)
    assert pad.now.turns[1].text == "9H (T)ONE"
    assert pad.now.turns[1].words[0].text == "tone"


@pytest.mark.parametrize(
    ("before", "text", "reason", "names"),
    [
        ("", "1A CAT", Reason.NOT_ON_START, ["8H"]),
        ("", "8H S", Reason.TOO_FEW, ["8H"]),
        ("8G CAT", "1A CAT", Reason.NOT_TOUCHING, ["1A", "1B", "1C"]),
        ("8G CAT", "8G DOG", NotationFault.OCCUPIED, ["8G"]),
        ("8G CAT", "9G (E)AT", NotationFault.NO_TILE, ["9G"]),
        ("8G CAT", "8G CAT", NotationFault.LAYS_NONE, []),
        ("8G CAT", "8M TONE", NotationFault.LEAVES, []),
        ("8G CAT", "16A CAT", NotationFault.NO_SQUARE, []),
        ("8G CAT", "CAT", NotationFault.NO_SQUARE, []),
        ("8G CAT", "8A C4T", NotationFault.NO_LETTER, []),
        ("8G CAT", "J1 QUIZQUI", Reason.NOT_ON_RACK, ["J5"]),
        ("", "8D EATEATEAT", PadReason.TOO_MANY, ["8D", "8E", "8F", "8G", "8H", "8I", "8J", "8K", "8L"]),
    ],
)
def test_what_does_not_fit_is_refused_with_reason_and_squares_s3_s4_p17(
    before: str, text: str, reason: Any, names: list[str]
) -> None:
    pad = Pad()
    if before:
        pad.write(before)
    assert pad.refused_play(text) == (reason, squares(*names))


def test_the_set_has_no_more_tiles_than_it_has_s1() -> None:
    pad = Pad()
    pad.write(*["8G CAT", "G8 CaT", "I8 TeA"])
    assert pad.refused_play("10I Ate")[0] is Reason.NOT_ON_RACK  # a third blank
    assert len(pad.now.unseen) == 100 - 7


def test_words_that_the_dictionary_lacks_are_named_or_refused_or_left_to_challenges_p18() -> None:
    pad = Pad()
    pad.write("8G TAC")
    assert pad.now.turns[0].unknown == ("tac",)
    assert pad.now.scores == (10, 0)
    strict = Pad(base="family_strict")
    found = strict.refused(WriteTurn(0, play("8G TAC")))
    assert (found.reason, found.word) == (Reason.NOT_A_WORD, "tac")
    club = Pad(base="club")
    club.write("8G TAC")
    assert club.now.turns[0].unknown == ()


def test_a_full_rack_earns_fifty_s18() -> None:
    pad = Pad()
    pad.write("8D SEATTON")
    assert pad.now.turns[0].points == sum(word.score for word in pad.now.turns[0].words) + 50


# ------------------------------------------------------------------------------------------- only points


def test_points_alone_are_enough_b30() -> None:
    pad = Pad("Ann", "Ben", "Cleo")
    pad.write(score(24), score(30), score(8), score(12))
    assert pad.now.scores == (36, 30, 8)
    assert not pad.now.complete


def test_where_a_turn_has_points_only_the_pad_takes_letters_in_parentheses_at_your_word() -> None:
    pad = Pad()
    pad.write(score(10), "H8 (A)T")
    turn = pad.now.turns[1]
    assert (turn.points, turn.words[0].text) == (2, "at")  # the A covered the star before
    assert [str(tile) for tile in pad.now.board.tiles if tile] == ["A", "T"]
    pad.write("O1 TONE")
    assert pad.refused_play("A1 S") == (PadReason.NO_WORD, squares("A1"))


# ---------------------------------------------------------------------- exchange, pass, challenge, extra


def test_exchange_and_pass_s9_s10() -> None:
    pad = Pad(base="club")
    pad.write(Note(Kind.EXCHANGE, number=7), PASS)
    assert pad.now.scores == (0, 0)
    assert pad.refused(WriteTurn(0, Note(Kind.EXCHANGE, number=8))).reason is PadReason.TOO_MANY
    assert pad.refused(WriteTurn(0, Note(Kind.EXCHANGE, number=0))).reason is PadReason.TOO_MANY


def test_no_exchange_when_the_bag_must_be_too_empty_s9() -> None:
    few = replace(PRESETS["club"].tiles, kinds=PRESETS["club"].tiles.kinds[:5])
    pad = Pad(base="club", tiles=few)
    assert len(pad.now.table.bag) == 29 + 2 - 14
    small = Pad(base="club", tiles=replace(few, kinds=few.kinds[:4], blanks=0))
    assert small.refused(WriteTurn(0, Note(Kind.EXCHANGE, number=1))).reason is Reason.BAG_TOO_SMALL


def test_a_challenge_takes_a_false_play_back_and_its_score_s12() -> None:
    pad = Pad(base="club")
    pad.write("8G TAC")
    pad.ask(Challenge(1))
    assert pad.now.scores == (0, 0)
    assert pad.now.board.is_empty
    assert pad.now.turns[0].unknown == ("tac",)
    assert pad.now.next_seat == 1  # the turn is lost
    assert pad.refused(Challenge(1)).reason is PadReason.NO_PLAY


@pytest.mark.parametrize(
    ("base", "scores", "next_seat"),
    [
        ("club", (10, 0), 1),
        ("tournament_five", (15, 0), 1),
        ("tournament_ten", (20, 0), 1),
        ("tournament_double", (10, 0), 0),
    ],
)
def test_a_challenge_to_good_words_costs_what_the_rules_say(base: str, scores: tuple[int, int], next_seat: int) -> None:
    pad = Pad(base=base)
    pad.write("8G CAT")
    assert pad.refused(Challenge(0)).reason is PadReason.NO_PLAY
    pad.ask(Challenge(1))
    assert pad.now.scores == scores
    assert pad.now.next_seat == next_seat


def test_one_of_three_sits_out_when_the_turn_comes() -> None:
    pad = Pad("Ann", "Ben", "Cleo", base="tournament_double")
    pad.write("8G CAT")
    pad.ask(Challenge(2))
    assert pad.now.next_seat == 1
    pad.write(PASS)
    assert pad.now.next_seat == 0
    pad.write(PASS, PASS)
    assert pad.now.next_seat == 2


def test_the_table_takes_a_play_back_and_lets_it_stand_again_p18() -> None:
    pad = Pad()
    pad.write("8G TAC")
    pad.ask(WithdrawPlay(0))
    assert pad.now.scores == (0, 0)
    pad.ask(WithdrawPlay(0, withdrawn=False))
    assert pad.now.scores == (10, 0)
    pad.ask(WithdrawPlay(0))
    pad.write("8G CAT")
    assert pad.refused(WithdrawPlay(0, withdrawn=False)).place == 1  # Ben's CAT would not fit then


def test_a_play_of_which_only_the_points_are_known_is_taken_back_too_p18() -> None:
    """Without its tiles the pad knows the whole board again."""
    pad = Pad()
    pad.write("8G CAT", score(20))
    assert not pad.now.complete
    pad.ask(WithdrawPlay(1))
    assert (pad.now.scores, pad.now.next_seat, pad.now.complete) == ((10, 0), 0, True)
    pad.ask(WithdrawPlay(1, withdrawn=False))
    assert (pad.now.scores, pad.now.complete) == ((10, 20), False)
    pad.write(PASS, score(0))
    for place in (2, 3):
        assert pad.refused(WithdrawPlay(place)).reason is PadReason.NO_PLAY


@pytest.mark.parametrize(
    ("note", "unlikely"), [(score(300), False), (score(301), True), (score(-1), True), ("8G CAT", False)]
)
def test_points_that_hardly_anybody_makes_are_unlikely(note: Note | str, unlikely: bool) -> None:
    pad = Pad()
    pad.write(note)
    assert is_unlikely(pad.now.turns[0]) is unlikely


def test_points_beside_the_turns() -> None:
    pad = Pad()
    pad.write(score(20), Note(Kind.EXTRA, number=-5))
    assert pad.now.scores == (20, -5)
    assert pad.now.next_seat == 1


# ------------------------------------------------------------------------------------------- corrections


def test_a_corrected_play_counts_those_below_it_anew_b30() -> None:
    pad = Pad()
    pad.write("8G CAT", "J8 SEA", score(3))
    before = pad.now.turns[1].points
    step = pad.ask(correct(0, 0, play("8G EAT")))
    assert len(step) == 1
    assert pad.now.turns[0].points == 6
    assert [word.text for word in pad.now.turns[1].words] == ["sea", "eats"]
    assert pad.now.turns[1].points == before - 2  # EATS for CATS
    assert pad.now.scores == (6 + 3, before - 2)


def test_a_correction_that_breaks_a_later_line_says_which() -> None:
    pad = Pad()
    pad.write("8G CAT", "G8 (C)ATS")
    found = pad.refused(correct(0, 0, play("8G EAT")))
    assert (found.reason, found.place, [str(each) for each in found.squares]) == (
        NotationFault.OCCUPIED, 1, squares("8G"),
    )  # fmt: skip
    assert pad.refused(RemoveTurn(0)).place == 1


def test_a_play_may_become_points_and_points_a_play() -> None:
    pad = Pad()
    pad.write("8G CAT", "G8 (C)ATS")
    pad.ask(correct(0, 0, score(12)))
    assert pad.now.turns[1].found
    assert pad.now.scores == (12, pad.now.turns[1].points)
    pad.ask(correct(0, 0, play("8G CAT")))
    assert not pad.now.turns[1].found


def test_a_forgotten_line_is_put_between_and_a_wrong_one_taken_off() -> None:
    pad = Pad()
    pad.write(score(10), score(20))
    pad.ask(insert(1, 1, score(7)))
    assert [turn.points for turn in pad.now.turns] == [10, 7, 20]
    pad.ask(RemoveTurn(0))
    assert pad.now.scores == (0, 27)
    for nowhere in (RemoveTurn(9), correct(-1, 0, PASS), insert(4, 0, PASS), WriteTurn(7, PASS)):
        assert pad.refused(nowhere).reason is PadReason.NO_SUCH_PLACE


# ------------------------------------------------------------------------------------------------- the end


def test_unplayed_tiles_go_to_who_went_out_s19() -> None:
    pad = Pad("Ann", "Ben", "Cleo")
    pad.write(score(50), score(40), score(30), score(1))
    step = pad.ask(EndGame(("", "qe?", "12")))
    assert step == (
        RackLeft(1, ("Q", "E", "?"), 11, -11), RackLeft(2, (), 12, -12), RackLeft(0, (), 0, 23), Ended((0,)),
    )  # fmt: skip
    assert pad.now.scores == (74, 29, 18)


def test_tournaments_double_and_nobody_out_loses_s19() -> None:
    pad = Pad(base="tournament_single")
    pad.write(score(50), score(40))
    pad.ask(EndGame(("AE", "")))
    assert pad.now.scores == (50, 44)
    stuck = Pad(base="tournament_single")
    stuck.write(score(50), score(40))
    stuck.ask(EndGame(("AE", "Q")))
    assert stuck.now.scores == (48, 30)


def test_tiles_that_cannot_be_left_are_refused() -> None:
    pad = Pad()
    pad.write("8G CAT")
    assert pad.refused(EndGame(("QQ", ""))).reason is Reason.NOT_ON_RACK
    assert pad.refused(EndGame(("AEIOUAEI", ""))).reason is PadReason.TOO_MANY
    assert pad.refused(EndGame(("A!", ""))).reason is PadReason.NO_TILES
    assert pad.refused(EndGame(("A",))).reason is PadReason.NO_SUCH_PLACE


def test_the_pad_sees_that_all_have_passed_s13() -> None:
    pad = Pad()
    pad.write("8G CAT", PASS)
    assert not pad.now.ends_here
    pad.write(PASS)
    assert pad.now.ends_here
    club = Pad(base="club")
    club.write(*[PASS] * 5)
    assert not club.now.ends_here
    club.write(Note(Kind.EXCHANGE, number=1))
    assert club.now.ends_here


def test_who_sits_a_turn_out_has_no_points_and_has_not_passed_s13() -> None:
    """As at the table."""
    pad = Pad(base="tournament_double", pass_rounds=1, scoreless_limit=6)
    pad.write(PASS, "8G CAT")
    pad.ask(Challenge(0))
    assert [turn.kind for turn in pad.now.turns][-1] is Kind.LOST_TURN
    pad.write(PASS)
    assert not pad.now.ends_here
    club = Pad(base="tournament_double", scoreless_limit=2)
    club.write("8G CAT")
    club.ask(Challenge(1))
    club.write(PASS)
    assert club.now.ends_here


def test_a_rack_worth_more_digits_than_there_are_points_is_refused_s19() -> None:
    assert Pad().refused(EndGame(("0" * 5_000, ""))).reason is PadReason.TOO_MUCH


def test_a_correction_after_the_end_names_other_winners_and_the_end_can_be_undone() -> None:
    pad = Pad()
    pad.write(score(50), score(40))
    pad.ask(EndGame(("", "A")))
    assert pad.ask(correct(1, 1, score(90)))[-1] == Ended((1,))
    assert not pad.game.can_take_back()
    pad.ask(Reopen())
    assert (pad.now.phase, pad.now.scores) == (Phase.PLAY, (50, 90))
    assert pad.refused(Reopen()).reason is PadReason.WRONG_MOMENT


def test_a_tie_is_a_tie() -> None:
    pad = Pad()
    pad.write(score(40), score(40))
    assert pad.ask(EndGame(("1", "1")))[-1] == Ended((0, 1))


# ------------------------------------------------------------------------------------------- any game

_PLAYS = (
    "8G CAT",
    "G8 CATS",
    "8G EAT",
    "8F SEAT",
    "J8 SEA",
    "I8 TEA",
    "7H AT",
    "H7 TAN",
    "9G AT",
    "11G SEA",
    "8G TONe",
)
_NOTE = some.one_of(
    some.builds(play, some.sampled_from(_PLAYS)),
    some.builds(score, some.integers(0, 60)),
    some.builds(lambda n: Note(Kind.EXTRA, number=n), some.integers(-10, 10)),
    some.just(PASS),
)
_PLACE, _SEAT = some.integers(0, 12), some.integers(0, 1)
_MOVE = some.one_of(
    some.builds(WriteTurn, _SEAT, _NOTE),
    some.builds(WriteTurn, _SEAT, _NOTE),
    some.builds(insert, _PLACE, _SEAT, _NOTE),
    some.builds(correct, _PLACE, _SEAT, _NOTE),
    some.builds(RemoveTurn, _PLACE),
    some.builds(WithdrawPlay, _PLACE, some.booleans()),
    some.builds(Challenge, _SEAT),
    some.sampled_from([EndGame(("", "AE")), EndGame(("3", "")), Reopen(), "take back"]),
)


@given(some.lists(_MOVE, max_size=40), some.sampled_from(["family", "club", "tournament_double", "tournament_five"]))
def test_scores_are_the_sum_of_the_lines_whatever_is_corrected_b30(moves: list[Any], base: str) -> None:
    pad = Pad(base=base)
    for move in moves:
        try:
            if move != "take back":
                pad.ask(move)
            elif pad.game.can_take_back():
                pad.game.take_back()
        except Refused:
            continue
        now = pad.now
        by_hand = Counter({0: 0, 1: 0})
        for turn in now.turns:
            by_hand[turn.seat] += 0 if turn.withdrawn else turn.points
        for rack in now.left:
            by_hand[rack.seat] += rack.points
        assert now.scores == (by_hand[0], by_hand[1])
        assert Game(SCRABBLE_PAD, pad.game.opening, pad.game.steps).position == now
        lying = sum(len(turn.laid) + len(turn.found) for turn in now.turns if not turn.withdrawn)
        assert len(now.unseen) == 100 - lying
        if now.phase is Phase.ENDED:
            assert now.winners == leaders(now.players, now.scores)
