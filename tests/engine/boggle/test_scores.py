"""What a round and a game come to (B21, B23, B25 to B29, B33 to B35)."""

from dataclasses import replace

import pytest

from boggle_desk.engine.boggle.events import Ended, EndGame, PassReading, ReadWord, Scored, Shake
from boggle_desk.engine.boggle.position import BogglePosition, Entry, Mark, Phase, opening
from boggle_desk.engine.boggle.referee import Reason, entry_points, is_over, leaders, round_points, side_points
from boggle_desk.engine.players import Player
from tests.engine.boggle.table import PRESETS, Table, players


def position(*seats: str, preset: str = "classic", **changes: object) -> BogglePosition:
    """Return a position with these players; changes go to the position, except `target` and `turns` of the rules."""
    limits = {"target": changes.pop("target", 50), "rounds": changes.pop("turns", None)}
    return replace(opening(replace(PRESETS[preset], **limits), players(*seats)), **changes)


def play_round(table: Table, *points: int) -> tuple[object, ...]:
    """Play a round in which each seat reads words of its own worth so many points; return the last events."""
    one_point = iter(["lit", "tin", "oil", "sit", "pin", "tip", "lip", "nip", "oat", "ate", "eat", "tea"])
    table.read()
    for step in range(len(points)):
        reader = table.now.reader
        assert reader is not None
        table.play(*(ReadWord(next(one_point)) for _ in range(points[reader])))
        events = table.play(PassReading())
        assert (table.now.phase is Phase.READ) is (step < len(points) - 1)
    return events


def test_b25_the_rounds_winner_has_the_most_points_of_the_round() -> None:
    table = Table("Ann", "Bea", "Cem")
    assert play_round(table, 1, 3, 2) == (Scored((1, 3, 2)),)
    assert leaders(table.now, table.now.rounds[-1]) == (1,)


def test_b25_b27_the_rounds_winner_need_not_lead_the_game() -> None:
    table = Table("Ann", "Bea")
    play_round(table, 5, 0)
    table.lay()
    play_round(table, 1, 2)
    assert leaders(table.now, table.now.rounds[-1]) == (1,)
    assert table.now.totals == (6, 2)
    assert leaders(table.now, table.now.totals) == (0,)


def test_b26_a_tournament_goes_to_the_first_past_the_target() -> None:
    table = Table("Ann", "Bea", target=5)
    assert play_round(table, 4, 2) == (Scored((4, 2)),)
    table.lay()
    assert play_round(table, 1, 2) == (Scored((1, 2)), Ended((0,)))
    assert table.now.phase is Phase.ENDED
    assert table.now.winners == (0,)
    assert table.refuses(Shake()).reason is Reason.WRONG_MOMENT


@pytest.mark.parametrize(("totals", "over"), [((49, 0), False), ((50, 0), True), ((0, 51), True)])
def test_b26_the_target_itself_is_enough(totals: tuple[int, int], over: bool) -> None:
    assert is_over(position("Ann", "Bea", rounds=(totals,))) is over


def test_b27_a_series_ends_after_its_rounds_and_the_most_points_win() -> None:
    table = Table("Ann", "Bea", target=None, rounds=2)
    play_round(table, 3, 0)
    table.lay()
    assert play_round(table, 0, 2) == (Scored((0, 2)), Ended((0,)))


def test_b27_without_target_or_number_the_table_ends_the_game_when_it_wants() -> None:
    table = Table("Ann", "Bea", target=None)
    for _ in range(3):
        assert play_round(table, 0, 1) == (Scored((0, 1)),)
        table.lay()
    play_round(table, 0, 1)
    assert table.play(EndGame()) == (Ended((1,)),)


def test_b27_linear_plays_three_rounds() -> None:
    rules = PRESETS["linear"]
    assert (rules.rounds, rules.target) == (3, None)


def test_b28_ties_are_ties() -> None:
    table = Table("Ann", "Bea", "Cem", target=2)
    assert play_round(table, 2, 1, 2) == (Scored((2, 1, 2)), Ended((0, 2)))


def test_b28_of_two_past_the_target_the_higher_wins() -> None:
    table = Table("Ann", "Bea", target=2)
    assert play_round(table, 2, 3)[-1] == Ended((1,))


def test_b28_nobody_scoring_is_a_tie_of_all() -> None:
    assert leaders(position("Ann", "Bea"), (0, 0)) == (0, 1)


def test_b21_penalties_may_leave_a_winner_below_none() -> None:
    assert leaders(position("Ann", "Bea"), (-3, -1)) == (1,)


def test_b34_the_team_with_the_most_points_wins_together() -> None:
    now = position("Ann/red", "Bea", "Cem/red", "Dan/blue", target=None)
    assert side_points(now, (2, 3, 2, 0)) == (4, 3, 0)
    assert leaders(now, (2, 3, 2, 0)) == (0, 2)
    assert leaders(now, (2, 4, 2, 0)) == (0, 1, 2)


def test_b26_b34_a_team_reaches_the_target_together() -> None:
    assert is_over(position("Ann/red", "Bea/red", "Cem", rounds=((30, 20, 0),)))
    assert not is_over(position("Ann", "Bea", "Cem", rounds=((30, 20, 0),)))


@pytest.mark.parametrize(
    ("entry", "points"),
    [
        (Entry("toil", mark=Mark.STANDING), 1),
        (Entry("grind", mark=Mark.STANDING), 2),
        (Entry("grind", mark=Mark.WRITTEN), 0),
        (Entry("grind", mark=Mark.SKIPPED), 0),
        (Entry("grind", mark=Mark.CROSSED), 0),
        (Entry("grind", mark=Mark.STRUCK), 0),
        (Entry("grind", mark=Mark.STRUCK, cost=2), -2),
    ],
)
def test_only_what_stands_scores(entry: Entry, points: int) -> None:
    now = position("Ann", lists=((entry,),))
    assert entry_points(now, 0, entry) == points
    assert round_points(now) == (points,)


def test_b35_a_master_tournament_in_teams_with_a_child_on_handicap_is_one_game() -> None:
    table = Table(
        Player("Ann", team="red"),
        Player("Ben", team="red", minimum_length=3),
        Player("Cem", team="blue"),
        base="master",
        target=3,
    )
    table.read("", "lit toil", "grind")
    assert table.refuses(ReadWord("lit")).reason is Reason.TOO_SHORT
    table.play(PassReading(), ReadWord("lit"), ReadWord("toil"), PassReading(), ReadWord("grind"))
    assert table.play(PassReading()) == (Scored((0, 2, 2)),)
    table.lay()
    table.read("toil", "", "grind")
    assert table.now.reader == 1
    table.play(PassReading(), ReadWord("grind"), PassReading(), ReadWord("toil"))
    assert table.play(PassReading()) == (Scored((1, 0, 2)), Ended((2,)))
    assert side_points(table.now, table.now.totals) == (3, 4)
