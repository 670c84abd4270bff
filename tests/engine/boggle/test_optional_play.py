"""Advanced play, handicaps and teams, alone and together (B32 to B35)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    Challenge,
    CrossedOff,
    Ended,
    EndSearch,
    PassReading,
    ReadClock,
    ReadWord,
    Scored,
    SearchEnded,
    Shake,
    TimeCalled,
    WordRead,
    WriteWord,
)
from boggle_desk.engine.boggle.position import Mark, Phase
from boggle_desk.engine.boggle.referee import Reason, round_points, side_points, winning_sides, word_totals
from boggle_desk.engine.boggle.rules import Judging, Writing, word_points
from boggle_desk.engine.players import Player, sides
from tests.engine.boggle.table import PRESETS, WORDS, Table

ON_BOARD = (
    "ate",
    "grind",
    "iota",
    "item",
    "lint",
    "lit",
    "mate",
    "oil",
    "oils",
    "soil",
    "toil",
    "toils",
    "slin",
    "tri",
)
"""Words of the board, the last two of which the dictionary lacks."""
CHILD = Player("Tim", minimum_length=3, extra_seconds=60, head_start=2)


def in_search(*seats: str | Player, **changes: object) -> Table:
    """Return a table at which the dome has been lifted."""
    table = Table(*seats, **changes)
    table.play(BeginSearch())
    return table


# ----------------------------------------------------------------------------------------- extra time (B33)


def test_b15_b33_on_paper_time_is_called_for_those_without_extra_time_first() -> None:
    table = in_search("Ann", CHILD, "Bea")
    assert table.play(ReadClock(175.0), CallTime()) == (TimeCalled((0, 2)), SearchEnded((0, 2), early=False))
    assert (table.now.phase, table.now.searching, table.now.searched) == (Phase.SEARCH, (1,), (0, 2))
    assert table.now.elapsed == 180.0
    assert table.play(CallTime()) == (TimeCalled(), SearchEnded((1,), early=False))
    assert (table.now.phase, table.now.searching) == (Phase.COLLECT, ())


def test_b33_several_extra_times_are_called_one_after_the_other() -> None:
    table = in_search("Ann", Player("Bea", extra_seconds=30), CHILD, Player("Cem", extra_seconds=30))
    calls = [table.play(CallTime())[0] for _ in range(3)]
    assert calls == [TimeCalled((0,)), TimeCalled((1, 3)), TimeCalled()]
    assert table.now.phase is Phase.COLLECT


def test_b16_b33_who_has_extra_time_may_agree_to_end_early() -> None:
    table = in_search("Ann", CHILD)
    table.play(CallTime())
    assert table.play(EndSearch()) == (SearchEnded((1,), early=True),)
    assert table.now.phase is Phase.COLLECT


def test_b6_b33_nobody_touches_the_cubes_while_extra_time_runs() -> None:
    table = in_search("Ann", CHILD)
    table.play(CallTime())
    assert table.refuses(Shake()).reason is Reason.TIMER_RUNS


def test_b33_a_computer_writes_as_long_as_its_own_time_runs() -> None:
    quick, slow = Player("Ada", level="child"), Player("Bob", level="child", extra_seconds=60)
    table = in_search("Ann", quick, slow)
    table.play(CallTime())
    assert table.refuses(WriteWord(1, "lit", 181.0)).reason is Reason.NOT_SEARCHING
    table.play(WriteWord(2, "lit", 181.0))
    assert [len(entries) for entries in table.now.lists] == [0, 0, 1]


def test_b33_on_screen_each_one_has_their_own_time() -> None:
    table = in_search("Ann", CHILD, writing=Writing.SCREEN, finish_word=False)
    assert table.now.next_called == (0,)
    assert table.play(CallTime())[0] == TimeCalled()
    assert (table.now.phase, table.now.next_searchers) == (Phase.COVERED, (1,))


def test_b33_who_plays_with_less_time_is_called_first() -> None:
    table = in_search(Player("Ann", extra_seconds=-60), "Bea")
    assert table.play(CallTime())[0] == TimeCalled((0,))


# ------------------------------------------------------------------------------------- points and lengths (B33)


def test_b33_a_head_start_is_granted_in_every_round() -> None:
    table = Table(Player("Ann"), CHILD, target=None)
    for totals in ((1, 2), (2, 4)):
        table.read("", "")
        while table.now.phase is Phase.READ:
            move = ReadWord("toil") if table.now.reader == 0 else PassReading()
            table.play(move, PassReading()) if table.now.reader == 0 else table.play(move)
        assert table.now.totals == totals
        table.lay()


def test_b33_b25_a_head_start_can_win_a_round() -> None:
    table = Table("Ann", CHILD)
    table.read("toil", "").play(ReadWord("toil"), PassReading())
    assert table.play(PassReading()) == (Scored((1, 2)),)
    assert winning_sides(table.now, table.now.rounds[-1]) == ((1,),)
    assert (word_totals(table.now), round_points(table.now)) == ((1, 0), (1, 2))


@pytest.mark.parametrize("preset", list(PRESETS))
def test_b32_b33_advanced_goes_with_every_preset_and_a_child_may_write_three_letters(preset: str) -> None:
    table = Table("Ann", CHILD, base=preset, minimum_length=5, target=None)
    table.collect("toils", "lit toil")
    assert table.refuses(WriteWord(0, "toil")).reason is Reason.TOO_SHORT
    table.play(BeginReading(), ReadWord("toils"), PassReading(), ReadWord("lit"), ReadWord("toil"))
    assert word_totals(table.now) == (2, 2)


def test_b33_a_word_allowed_by_handicap_alone_is_worth_a_point() -> None:
    rules = replace(PRESETS["master"], minimum_length=4)
    assert word_points(rules, CHILD, "lit") == 1
    assert word_points(rules, Player("Ann"), "lit") == 0


# ------------------------------------------------------------------------------------------------ teams (B34)


def test_b34_one_keeps_the_word_and_the_teammate_crosses_it_off() -> None:
    table = Table("Ann/red", "Ben/red", "Cem")
    table.read("toil", "toil", "lit")
    assert table.play(ReadWord("toil")) == (WordRead(0, "toil"), CrossedOff("toil", (1,)))
    assert [table.marks(seat).get("toil") for seat in (0, 1)] == [Mark.STANDING, Mark.CROSSED]


def test_b34_a_word_of_two_teammates_and_one_opponent_is_crossed_off_everywhere() -> None:
    table = Table("Ann/red", "Ben/red", "Cem")
    table.read("toil", "toil", "toil")
    assert table.play(ReadWord("toil"))[-1] == CrossedOff("toil", (0, 1, 2))
    assert round_points(table.now) == (0, 0, 0)


def test_b34_an_opponent_who_finds_it_on_paper_later_crosses_it_off_after_all() -> None:
    table = Table("Ann/red", "Ben/red", "Cem")
    table.read()
    table.play(ReadWord("toil", also=(1,)), PassReading(), PassReading())
    assert table.play(ReadWord("toil"))[-1] == CrossedOff("toil", (0, 1, 2))
    assert round_points(table.now) == (0, 0, 0)


def test_b20_b34_a_word_doubted_away_is_gone_for_the_whole_team() -> None:
    table = Table("Ann/red", "Ben/red", "Cem", penalty=True)
    table.read("slin", "slin", "lit")
    table.play(ReadWord("slin"), Challenge("slin", 2))
    assert side_points(table.now, round_points(table.now)) == (-1, 0)
    assert [table.marks(seat)["slin"] for seat in (0, 1)] == [Mark.STRUCK, Mark.CROSSED]


def test_b20_b34_a_teammate_may_doubt_too() -> None:
    table = Table("Ann/red", "Ben/red", "Cem")
    table.read("slin", "", "").play(ReadWord("slin"), Challenge("slin", 1))
    assert table.marks(0)["slin"] is Mark.STRUCK


def test_b34_one_against_many() -> None:
    table = Table("Ann", "Ben/rest", "Cem/rest", "Dan/rest", target=3)
    table.read("grind lit", "lit", "toil oil", "toil soil")
    for word in ("grind", "lit"):
        table.play(ReadWord(word))
    table.play(PassReading(), PassReading(), ReadWord("toil"), ReadWord("oil"), PassReading(), ReadWord("soil"))
    assert table.play(PassReading()) == (Scored((2, 0, 2, 1)), Ended((1, 2, 3)))


def test_b34_all_in_one_team_need_nobody_to_listen() -> None:
    table = Table("Ann/all", Player("Ben", team="all", minimum_length=3, head_start=1), minimum_length=4)
    table.collect("toil slin", "toil lit")
    assert table.play(BeginReading())[-1] == Scored((1, 2))


TEAMS = st.sampled_from((None, "red", "blue", "green"))
SEATS = st.lists(
    st.builds(
        Player,
        name=st.just("P"),
        team=TEAMS,
        minimum_length=st.sampled_from((None, 3, 5)),
        extra_seconds=st.sampled_from((0, 30, 60)),
        head_start=st.integers(0, 5),
    ),
    min_size=1,
    max_size=5,
)
LISTS = st.lists(st.sets(st.sampled_from(ON_BOARD)), min_size=5, max_size=5)


def reckoned(table: Table, seats: list[Player], lists: list[list[str]]) -> tuple[int, ...]:
    """Reckon the points of each side in the plainest way: a word counts once for a side that alone has it."""
    found = [{word for seat in side for word in lists[seat]} for side in sides(seats)]
    points = []
    for place, words in enumerate(found):
        others = set().union(*found[:place], *found[place + 1 :])
        alone = {word for word in words - others if word in WORDS}
        granted = sum(seats[seat].head_start for seat in sides(seats)[place])
        points.append(granted + sum(table.now.rules.points[min(8, len(word))] or 1 for word in alone))
    return tuple(points)


@given(
    seats=SEATS,
    words=LISTS,
    writing=st.sampled_from(Writing),
    minimum=st.sampled_from((3, 4, 5)),
    base=st.sampled_from(("classic", "master", "calculator")),
)
def test_b34_b35_teams_handicaps_and_lengths_come_to_what_a_plain_reckoning_says(
    seats: list[Player], words: list[set[str]], writing: Writing, minimum: int, base: str
) -> None:
    changes = {"writing": writing, "minimum_length": minimum, "judging": Judging.AT_READING, "target": None}
    table = Table(*seats, base=base, finish_word=False, **changes)
    lists = [
        sorted(word for word in words[seat] if len(word) >= (player.minimum_length or minimum))
        for seat, player in enumerate(seats)
    ]
    search(table, lists)
    while table.now.phase is Phase.READ:
        reader = table.now.reader
        assert reader is not None
        left = [word for word, mark in table.marks(reader).items() if mark is Mark.WRITTEN]
        table.play(ReadWord(left[0]) if left else PassReading())
    assert side_points(table.now, table.now.rounds[-1]) == reckoned(table, seats, lists)


def search(table: Table, lists: list[list[str]]) -> None:
    """Let everybody search as long as they may, write these lists, and begin to read."""
    writing = table.now.rules.writing
    while table.now.phase in (Phase.COVERED, Phase.SEARCH):
        if table.now.phase is Phase.COVERED:
            table.play(BeginSearch())
        for seat in table.now.searching if writing is Writing.SCREEN else ():
            table.play(*(WriteWord(seat, word) for word in lists[seat]))
        table.play(CallTime())
    if table.now.phase is Phase.COLLECT:
        for seat, words in enumerate(lists):
            table.play(*(WriteWord(seat, word) for word in words))
        table.play(BeginReading())
