"""Challenges by opponents under each rule (S12, S13, S18)."""

import pytest

from boggle_desk.engine.scrabble.events import (
    Accept,
    Accepted,
    Challenge,
    ChallengeFailed,
    EndRack,
    NextTurn,
    Pass,
    PhonyRemoved,
    RearrangeRack,
    TurnLost,
)
from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.engine.scrabble.position import Phase
from tests.engine.scrabble.table import Table, all_tiles, kinds_of

CHALLENGES = ["club", "tournament_double", "tournament_single", "tournament_five", "tournament_ten"]


@pytest.mark.parametrize("base", CHALLENGES)
def test_a_play_waits_until_it_is_accepted_s12(base: str) -> None:
    table = Table("CATSEEE", "TONEAAA", base=base)
    assert kinds_of(table.play("8G CAT")) == ["Played"]
    assert (table.now.phase, table.now.turn, len(table.now.racks[0])) == (Phase.CHALLENGE, 0, 4)
    assert table.refusal(Pass()).reason is Reason.WRONG_MOMENT
    step = table.ask(Accept())
    assert step[0] == Accepted(0)
    assert kinds_of(step) == ["Accepted", "Drew", "NextTurn"]
    assert table.refusal(Challenge(1)).reason is Reason.WRONG_MOMENT


@pytest.mark.parametrize("base", CHALLENGES)
def test_a_phony_goes_back_with_all_it_scored_and_the_turn_is_lost_s12(base: str) -> None:
    table = Table("RETSINA", "TONEAAA", base=base)
    table.play("8D RETSINA")
    assert table.now.scores == (66, 0)
    assert table.ask(Challenge(1)) == (PhonyRemoved(0, 1, ("retsina",), 66), NextTurn(1))
    assert table.now.scores == (0, 0)
    assert table.now.racks[0] == tuple("RETSINA")
    assert table.now.board.is_empty
    assert all_tiles(table.now) == sorted(table.rules.tiles.tiles)
    assert not table.game.can_take_back()


def test_a_turn_with_points_breaks_a_row_of_turns_without_s13() -> None:
    table = Table("CATSEEE", "TONEAAA", base="tournament_double")
    for _ in range(5):
        table.ask(Pass())
    table.play("8G TON")
    table.ask(Accept())
    assert table.now.scoreless == 0


def test_the_sixth_turn_without_points_may_be_a_phony_s13() -> None:
    table = Table("CATSEEE", "TONEAAA", base="tournament_double")
    for _ in range(5):
        table.ask(Pass())
    table.play("8G NOT")
    table.words = ()
    assert kinds_of(table.ask(Challenge(0))) == ["PhonyRemoved", "EndRack", "EndRack", "Ended"]


@pytest.mark.parametrize(
    ("base", "failed", "after"),
    [
        ("club", ChallengeFailed(0, 1, turn_lost=False, bonus=0), [NextTurn(1)]),
        ("tournament_single", ChallengeFailed(0, 1, turn_lost=False, bonus=0), [NextTurn(1)]),
        ("tournament_double", ChallengeFailed(0, 1, turn_lost=True, bonus=0), [TurnLost(1), NextTurn(0)]),
        ("tournament_five", ChallengeFailed(0, 1, turn_lost=False, bonus=5), [NextTurn(1)]),
        ("tournament_ten", ChallengeFailed(0, 1, turn_lost=False, bonus=10), [NextTurn(1)]),
    ],
)
def test_a_challenge_to_good_words_costs_what_the_rule_says_s12(
    base: str, failed: ChallengeFailed, after: list[object]
) -> None:
    table = Table("CATSEEE", "TONEAAA", base=base)
    table.play("8G CAT")
    step = table.ask(Challenge(1))
    assert (step[0], kinds_of(step)[1]) == (failed, "Drew")
    assert list(step[2:]) == after
    assert table.now.scores == (10 + failed.bonus, 0)
    assert (table.now.losing, table.now.passes) == ((), 0)


def test_who_sits_a_turn_out_has_not_passed_s13() -> None:
    """The game ends when all have passed, not when two of three have and one of them twice."""
    table = Table("CATSEEE", "TONEAAA", "TONEEII", base="tournament_double", pass_rounds=1)
    table.play("8G CAT")
    table.ask(Challenge(2))
    assert kinds_of(table.ask(Pass())) == ["Passed", "TurnLost", "NextTurn"]
    table.ask(Pass())
    assert kinds_of(table.ask(Pass())) == ["Passed", "NextTurn"]
    assert table.now.turn == 2
    assert kinds_of(table.ask(Pass()))[-1] == "Ended"


def test_a_lost_turn_waits_until_it_is_due() -> None:
    table = Table("CATSEEE", "TONEAAA", "TONEEII", base="tournament_double")
    table.play("8G CAT")
    assert table.ask(Challenge(2))[-1] == NextTurn(1)
    assert table.now.losing == (2,)
    assert kinds_of(table.ask(Pass())) == ["Passed", "TurnLost", "NextTurn"]
    assert (table.now.turn, table.now.losing, table.now.scoreless) == (0, (), 2)


def test_nobody_challenges_the_own_play_or_from_an_empty_chair_s12() -> None:
    table = Table("CATSEEE", "TONEAAA", base="club")
    table.play("8G CAT")
    assert table.refusal(Challenge(0)).reason is Reason.OWN_PLAY
    assert table.refusal(Challenge(2)).reason is Reason.NO_SUCH_SEAT


@pytest.mark.parametrize("good", [True, False])
def test_the_last_play_can_be_challenged_before_the_game_ends_s12_s13(good: bool) -> None:
    table = Table("CAT", "QI", bag="", base="tournament_double")
    table.play("8G CAT" if good else "8G TAC")
    assert (table.now.phase, table.now.racks[0], table.now.out) == (Phase.CHALLENGE, (), None)
    step = table.ask(Challenge(1))
    if good:
        assert kinds_of(step) == ["ChallengeFailed", "EndRack", "Ended"]
        assert step[1] == EndRack(0, ("Q", "I"), 22)
        assert table.now.scores == (32, 0)
    else:
        assert kinds_of(step) == ["PhonyRemoved", "NextTurn"]
        assert sorted(table.now.racks[0]) == ["A", "C", "T"]
    assert (table.now.phase is Phase.ENDED) is good


def test_a_club_play_may_be_taken_back_until_it_is_judged() -> None:
    table = Table("CATSEEE", "TONEAAA", base="club")
    table.play("8G TAC")
    assert table.game.can_take_back()
    table.ask(Challenge(1))
    assert not table.game.can_take_back()


def test_a_rack_may_be_rearranged_while_a_play_waits_p10() -> None:
    table = Table("CATSEEE", "TONEAAA", base="club")
    table.play("8G TAC")
    table.ask(RearrangeRack(0, tuple("EEES")))
    table.ask(Challenge(1))
    assert table.now.racks[0] == tuple("CATSEEE")
