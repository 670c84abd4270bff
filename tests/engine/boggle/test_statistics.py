"""What rounds come to: as values, and as a fair head start (B33)."""

from fractions import Fraction
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.boggle.events import PassReading
from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.engine.boggle.statistics import (
    LEAST_ROUNDS,
    MOST_ROUNDS,
    Help,
    PastRound,
    PastWord,
    Strength,
    fair_help,
    fair_start,
    help_of,
    helped,
    players_of,
    rounds_of,
    strength,
    terms_of,
)
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player, sides
from tests.engine.boggle.table import Table, players
from tests.engine.games_by_hand import alone, on_paper, on_screen


def read(game: Game[Any, Any, Any]) -> tuple[PastRound, ...]:
    """Return the rounds of a game; its end must be the game's own."""
    rounds, position = rounds_of(7, game.opening, game.moments())
    assert position == game.position
    return rounds


def test_b18_b19_b20_every_word_has_its_fate() -> None:
    ann, bea = read(on_paper())
    assert (ann.game, ann.number, ann.seat, ann.points, ann.seconds, ann.minimum_length) == (7, 1, 0, 2, 180.0, 3)
    assert ann.words == (
        PastWord("toils", EntryMark.STANDING, None, 2, alone=True),
        PastWord("lit", EntryMark.CROSSED, None, 0, alone=False),
        PastWord("slin", EntryMark.STRUCK, None, 0, alone=True),
    )
    assert bea.points == 1
    assert [(word.word, word.fate, word.alone) for word in bea.words] == [
        ("lit", EntryMark.CROSSED, False),
        ("tin", EntryMark.STANDING, True),
        ("ring", EntryMark.SKIPPED, True),
    ]


def test_the_board_is_kept_in_letters() -> None:
    ann, _bea = read(on_paper())
    assert (ann.rows, ann.columns, len(ann.letters)) == (4, 4, 16)
    assert ann.letters[:5] == ("s", "o", "a", "m", "l")
    assert ann.letters[12] == "qu"


def test_seconds_are_those_searched_and_a_handicap_adds_to_them() -> None:
    rounds = read(on_screen())
    assert [(each.number, each.seat, each.points, each.seconds) for each in rounds] == [
        (1, 0, 2, 240.0),
        (1, 1, 1, 90),
        (2, 0, 0, 60),
        (2, 1, 2, 180.0),
    ]
    assert [(word.word, word.at) for word in rounds[1].words] == [("tin", 30), ("soil", 90)]


def test_a_round_that_was_not_scored_is_none() -> None:
    table = Table("Ann", "Bea").read("toils", "lit")
    assert read(table.game) == ()


def test_players_have_their_points_and_who_won() -> None:
    found = players_of(on_screen().position)
    assert [(each.name, each.key, each.points, each.won, each.handicap) for each in found] == [
        ("ann", "ann", 2, False, True),
        ("Bea", "bea", 3, True, False),
    ]
    assert [each.won for each in players_of(alone().position)] == [False], "nobody was beaten"


def test_b34_a_word_of_the_own_team_is_had_alone() -> None:
    table = Table(*players("Ann/red", "Bea/red", "Cem")).read("tin", "tin", "")
    table.say("tin")
    rounds = read(_scored(table))
    assert [[word.alone for word in each.words] for each in rounds] == [[True], [True], []]


def _scored(table: Table) -> Game[Any, Any, Any]:
    while table.now.reader is not None:
        table.play(PassReading())
    return table.game


def test_b33_a_head_start_is_told_apart_from_the_words() -> None:
    ann, bea = read(_scored(Table(Player("Ann", head_start=5), "Bea").read("", "")))
    assert (ann.points, ann.granted, bea.points, bea.granted) == (5, 5, 0, 0)


def test_terms_tell_what_can_be_compared() -> None:
    assert terms_of(on_paper().position) == terms_of(on_screen().position), "a handicap is the player's, not the rules'"
    assert terms_of(on_paper().position) != terms_of(alone().position), "alone, nothing is crossed off"
    longer = terms_of(Table("Ann", "Bea", seconds=240).now)
    assert longer != terms_of(on_paper().position)


def test_b33_a_child_is_granted_what_it_lacks_on_average() -> None:
    fair = fair_start(players("Ann", "Tim"), ((14, 12, 16, 14), (6, 5, 7)))
    assert fair.strengths == (Strength(Fraction(14), 4), Strength(Fraction(6), 3))
    assert (fair.points, fair.strongest) == ({0: 0, 1: 8}, (0,))


def test_b33_a_half_counts_for_who_gets_it() -> None:
    assert fair_start(players("Ann", "Tim"), ((10, 11, 10, 11), (8, 8, 8))).points == {0: 0, 1: 3}


def test_b33_only_the_last_rounds_count_for_children_grow() -> None:
    assert strength((0,) * 50 + (9,) * MOST_ROUNDS) == Strength(Fraction(9), MOST_ROUNDS)


def test_b33_of_too_few_rounds_nothing_is_said() -> None:
    few = (30,) * (LEAST_ROUNDS - 1)
    fair = fair_start(players("Ann", "Tim", "New"), ((10,) * 3, (4,) * 3, few))
    assert fair.strengths[2] is None
    assert fair.points == {0: 0, 1: 6}
    assert fair_start(players("Ann", "New"), ((10,) * 3, few)).points == {}


def test_b34_a_team_is_expected_to_make_what_its_players_make_and_the_weakest_notes_it() -> None:
    seats = players("Ann", "Ben/red", "Tim/red", "Eve/red")
    fair = fair_start(seats, ((40,) * 3, (10,) * 3, (3,) * 3, (5,) * 3))
    assert fair.points == {0: 0, 1: 0, 2: 22, 3: 0}


def test_b34_a_team_with_somebody_new_is_not_reckoned_with() -> None:
    seats = players("Ann", "Bea", "Ben/red", "New/red")
    assert fair_start(seats, ((9,) * 3, (7,) * 3, (30,) * 3, ())).points == {0: 0, 1: 2}


@given(
    points=st.lists(st.lists(st.integers(-20, 200), max_size=20), min_size=1, max_size=6),
    teams=st.lists(st.sampled_from((None, "red", "blue")), min_size=6, max_size=6),
)
def test_b33_b34_with_the_head_start_all_sides_are_expected_to_make_the_same(
    points: list[list[int]], teams: list[str | None]
) -> None:
    seats = [Player("P", team=team) for _, team in zip(points, teams, strict=False)]
    fair = fair_start(seats, points)
    assert all(granted >= 0 for granted in fair.points.values())
    sums = {
        side: sum((known.average for seat in side if (known := fair.strengths[seat])), Fraction())
        + sum(fair.points[seat] for seat in side)
        for side in sides(seats)
        if side[0] in fair.points
    }
    assert all(abs(expected - sums[fair.strongest]) <= Fraction(1, 2) for expected in sums.values())
    assert all(fair.points[seat] == 0 for seat in fair.strongest)


def test_b33_help_is_one_word_and_read_back_from_what_was_granted() -> None:
    mia = Player("Mia", team="us")
    for usual in (2, 3, 4):
        assert [help_of(helped(mia, usual, each), usual) for each in Help] == list(Help)
    assert helped(mia, 3, Help.LOT) == Player("Mia", team="us", minimum_length=2, extra_seconds=60, head_start=5)
    assert helped(mia, 2, Help.LOT).minimum_length == 2
    assert help_of(Player("Mia", extra_seconds=45), 3) is None
    assert [fair_help(points) for points in (0, 2, 3, 9, 10, 40)] == [
        Help.NONE, Help.NONE, Help.SOME, Help.SOME, Help.LOT, Help.LOT,
    ]  # fmt: skip
