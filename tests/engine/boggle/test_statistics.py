"""What rounds come to: as values, and as a fair head start (B33)."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.boggle.events import PassReading
from boggle_desk.engine.boggle.pad import past as pad_past
from boggle_desk.engine.boggle.pad.events import CloseRound, NextRound
from boggle_desk.engine.boggle.position import Mark, opening
from boggle_desk.engine.boggle.statistics import (
    LEAST_ROUNDS,
    MOST_ROUNDS,
    PastRound,
    PastWord,
    Strength,
    comparable_points,
    fair_start,
    players_of,
    rounds_of,
    strength,
    terms_of,
)
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player, sides
from boggle_desk.engine.statistics import PastGame
from tests.engine.boggle.pads import PRESETS, Pad
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
        PastWord("toils", Mark.STANDING, None, 2, alone=True),
        PastWord("lit", Mark.CROSSED, None, 0, alone=False),
        PastWord("slin", Mark.STRUCK, None, 0, alone=True),
    )
    assert bea.points == 1
    assert [(word.word, word.fate, word.alone) for word in bea.words] == [
        ("lit", Mark.CROSSED, False),
        ("tin", Mark.STANDING, True),
        ("ring", Mark.SKIPPED, True),
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


# ------------------------------------------------------------------------------------------- which rounds count

ANN, TIM = Player("Ann"), Player("Tim", minimum_length=3, extra_seconds=60, head_start=5)


LISTS = ("grind toil iota item", "lit tin")


def played(
    number: int, *seats: Player, lists: Sequence[str] = LISTS, **changes: object
) -> tuple[PastGame, tuple[PastRound, ...]]:
    """Return a game of one round; by its lists Ann makes five points and Tim's words two."""
    table = Table(*seats, base="calculator", **changes)
    table.read(*lists)
    while table.now.reader is not None:
        entries = table.now.lists[table.now.reader]
        table.say(*(entry.word for entry in entries if entry.mark is Mark.WRITTEN))
        table.play(PassReading())
    rounds, position = rounds_of(number, table.game.opening, table.game.moments())
    past = PastGame(number, "calculator", "english", terms_of(position), 0, 1, True, 180, 1, players_of(position))
    return past, rounds


def points_of(*games: tuple[PastGame, tuple[PastRound, ...]], **changes: object) -> tuple[tuple[int, ...], ...]:
    """Return the comparable points of Ann and Tim in these games."""
    rules = Table(ANN, TIM, base="calculator", **changes).now.rules
    return comparable_points(opening(rules, (ANN, TIM)), [each[0] for each in games], sum((g[1] for g in games), ()))


def test_b33_what_was_granted_is_left_out() -> None:
    assert points_of(played(1, ANN, TIM), played(2, ANN, TIM)) == ((5, 5), (2, 2))


@pytest.mark.parametrize(
    ("name", "changes"), [("time", {"seconds": 120}), ("length", {"minimum_length": 5}), ("penalty", {"penalty": True})]
)
def test_b33_rounds_by_other_rules_are_left_out(name: str, changes: dict[str, object]) -> None:
    assert points_of(played(1, ANN, TIM), **changes) == ((), ()), name


def test_b33_a_players_rounds_with_another_handicap_are_left_out() -> None:
    other = Player("Tim", minimum_length=3)
    assert points_of(played(1, ANN, other)) == ((5,), ())


def test_b34_in_a_team_the_own_list_counts_before_shared_words_count_once() -> None:
    """Ann brings `toil` to the team, Tim had it too; `iota` is on Cem's list as well, so it is nobody's."""
    ann, tim = replace(ANN, team="red"), replace(TIM, team="red")
    team = played(1, ann, tim, Player("Cem"), lists=("grind toil iota", "toil iota lit", "iota"))
    assert [(each.points, each.granted, each.shared) for each in team[1]] == [(3, 0, 0), (6, 5, 1), (0, 0, 0)]
    assert points_of(team, played(2, ANN, TIM)) == ((3, 5), (2, 2))


def test_b33_b34_a_family_that_always_plays_in_teams_gets_a_suggestion_too() -> None:
    seats = (replace(ANN, team="red"), replace(TIM, team="blue"), Player("Eve", team="blue"))
    games = [played(number, *seats) for number in range(LEAST_ROUNDS)]
    fair = fair_start((ANN, TIM), points_of(*games))
    assert fair.points == {0: 0, 1: 3}


def test_b30_b33_the_pad_reckons_from_rounds_on_the_pad() -> None:
    """Ann and Tim share `oil` in a team; in the second round only points are typed."""
    ann, tim = replace(ANN, team="red"), replace(TIM, team="red")
    pad = Pad(ann, tim, Player("Cem"), target=None)
    pad.words("stone oil", "oil soil", "")
    pad.ask(CloseRound(), NextRound())
    pad.round(9, 4)
    rounds, position = pad_past.rounds_of(1, pad.game.opening, pad.game.moments())
    terms, seats = pad_past.terms_of(position), pad_past.players_of(position)
    past = PastGame(1, "classic", "english", terms, 0, 1, True, 180, 2, seats)
    table = opening(PRESETS["classic"], (ANN, TIM))
    assert comparable_points(table, [past], rounds, on_pad=True) == ((3, 9), (2, 4))
    assert comparable_points(table, [past], rounds) == ((), ())


def test_b33_a_name_is_the_same_however_it_is_written() -> None:
    assert points_of(played(1, Player(" ann "), TIM)) == ((5,), (2,))


def test_b33_who_has_no_name_of_their_own_has_no_past() -> None:
    rules = Table(ANN, TIM, base="calculator").now.rules
    game, rounds = played(1, Player("Player 1"), Player("Player 2", minimum_length=3))
    assert comparable_points(opening(rules, (Player("Player 1"), Player("Player 2"))), [game], rounds) == ((), ())
