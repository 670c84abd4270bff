"""The pad for Boggle with real cubes (rule B30): points or lists typed in, counted, corrected, won."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from boggle_desk.engine.boggle.pad import (
    BOGGLE_PAD,
    BeginSearch,
    BogglePadMove,
    CallTime,
    ClockRead,
    CloseRound,
    Ended,
    EndGame,
    EndSearch,
    EraseEntry,
    EraseWord,
    Judge,
    NextRound,
    NotReadable,
    Phase,
    ReadClock,
    Reason,
    Reopened,
    WritePoints,
    WriteWords,
    glass_seconds,
    is_unlikely,
    read_line,
)
from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.game import Game, Refused
from boggle_desk.engine.players import Player, leaders, side_points
from tests.engine.boggle.pads import PRESETS, TABLE, WORDS, Pad

# ------------------------------------------------------------------------------------------- the glass


def test_the_glass_runs_for_the_longest_time_that_is_granted_b30_b33() -> None:
    pad = Pad(*TABLE)
    assert glass_seconds(pad.now) == 180 + 30
    pad.ask(BeginSearch())
    assert pad.now.phase is Phase.SEARCH
    assert pad.ask(ReadClock(5.0)) == (ClockRead(5.0),)
    assert pad.now.elapsed == 5.0
    assert pad.refused(ReadClock(1000.0)).reason is Reason.WRONG_MOMENT
    pad.ask(CallTime())
    assert pad.now.phase is Phase.WRITE
    assert not pad.game.can_take_back()  # the glass has run


def test_points_may_be_written_without_the_glass_b30() -> None:
    pad = Pad()
    pad.ask(EndSearch())
    assert pad.now.phase is Phase.WRITE
    assert pad.refused(CloseRound()).reason is Reason.NOTHING_WRITTEN


# --------------------------------------------------------------------------------- points and lists


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("14", 14),
        (" 5 2 1 1 ", 9),
        ("5+2+1", 8),
        ("7-2", 5),
        ("−3", -3),
        ("Oil, tones stone;OIL", ("oil", "tones", "stone")),
        ("étés", ("étés",)),
    ],
)
def test_a_line_is_points_or_words(text: str, read: int | tuple[str, ...]) -> None:
    assert read_line(text) == read


@pytest.mark.parametrize("text", ["", " ", "oil 5", "don't", "well-known", "+", "5-", "9" * 40, "a" * 41])
def test_a_line_that_is_neither_is_refused(text: str) -> None:
    with pytest.raises(NotReadable):
        read_line(text)


def test_lists_are_counted_by_the_table_of_the_rules_b22_b9_b13() -> None:
    pad = Pad()
    pad.words("oil OIL tones retsina on", "treadmill")
    assert pad.now.points[0] == (1 + 2 + 5, 11)
    assert pad.marks(0) == {
        "oil": EntryMark.STANDING, "tones": EntryMark.STANDING, "retsina": EntryMark.STANDING, "on": EntryMark.STRUCK,
    }  # fmt: skip


def test_master_and_linear_tables_b23_b24() -> None:
    for base, points in (("master", (0, 5)), ("linear", (1, 4))):
        pad = Pad(base=base)
        pad.words("oil", "retsina")
        assert pad.now.points[0] == points


def test_a_word_of_two_players_is_crossed_off_for_both_b18() -> None:
    pad = Pad()
    pad.words("tones oil", "tones soil")
    assert pad.now.points[0] == (1, 1)
    assert pad.marks(0)["tones"] is pad.marks(1)["tones"] is EntryMark.CROSSED


def test_a_word_of_teammates_counts_once_b34() -> None:
    pad = Pad(Player("Ann", team="us"), Player("Ben", team="us"), Player("Cleo"))
    pad.words("tones oil", "tones soil", "oil")
    assert pad.now.points[0] == (2, 1, 0)
    assert side_points(pad.now.players, pad.now.points[0]) == (3, 0)


def test_the_minimum_is_each_players_own_b33() -> None:
    pad = Pad(*TABLE, base="master")
    pad.words("oil", "", "oil")
    assert pad.now.points[0] == (0, None, 1)  # Ann's is too short, so it crosses nobody's off


def test_the_dictionary_strikes_and_the_table_overrules_it_b10_b20() -> None:
    pad = Pad()
    pad.words("tonez stone")
    assert pad.marks(0) == {"tonez": EntryMark.STRUCK, "stone": EntryMark.STANDING}
    pad.ask(Judge(0, "tonez", True), Judge(0, "stone", False))
    assert pad.marks(0) == {"tonez": EntryMark.STANDING, "stone": EntryMark.STRUCK}
    pad.ask(Judge(0, "stone", None))
    assert pad.now.points[0][0] == 4
    assert pad.refused(Judge(0, "oil", True)).reason is Reason.NOT_LISTED


def test_without_the_dictionary_unknown_words_count_but_are_marked() -> None:
    pad = Pad(judges=False)
    pad.words("tonez")
    entry = pad.now.entry(0, 0)
    assert entry is not None
    assert entry.unknown == ("tonez",)
    assert pad.marks(0) == {"tonez": EntryMark.STANDING}
    assert pad.now.points == ((2, None),)


def test_a_word_that_the_table_strikes_may_cost_its_points_b21() -> None:
    pad = Pad(base="linear")
    pad.words("retsina stone")
    pad.ask(Judge(0, "retsina", False))
    assert pad.now.points[0][0] == 2 - 4


def test_a_team_pays_once_for_a_word_that_two_of_it_have_b21_b34() -> None:
    pad = Pad(Player("Ann", team="red"), Player("Ben", team="red"), Player("Cem"), base="linear")
    pad.words("retsina", "retsina", "retsina")
    pad.ask(Judge(0, "retsina", False))
    assert pad.now.points[0] == (-4, 0, -4)


def test_points_granted_come_with_every_round_that_is_written_b33() -> None:
    pad = Pad(Player("Ann"), Player("Mia", head_start=5), target=None)
    pad.words("tones", "")
    assert pad.now.points[0] == (2, None)
    pad.ask(WritePoints(0, 1, 3))
    assert pad.now.totals == (2, 8)


@pytest.mark.parametrize(
    ("base", "seat", "likely"),
    [("classic", 0, range(181)), ("classic", 2, range(211)), ("linear", 0, range(-180, 181))],
)
def test_a_point_for_each_second_is_the_most_that_is_likely_and_none_below_without_penalties_b21_b33(
    base: str, seat: int, likely: range
) -> None:
    assert {points for points in range(-999, 999) if not is_unlikely(PRESETS[base], TABLE[seat], points)} == {*likely}


def test_points_and_lists_give_way_to_each_other() -> None:
    pad = Pad()
    pad.words("oil")
    pad.ask(WritePoints(0, 0, 7))
    assert pad.now.points[0] == (7, None)
    pad.words("oil soil")
    assert pad.now.points[0] == (2, None)
    pad.ask(EraseWord(0, 0, "oil"))
    assert pad.now.points[0] == (1, None)
    pad.ask(EraseEntry(0, 0))
    assert pad.now.points[0] == (None, None)
    assert pad.refused(EraseEntry(0, 0)).reason is Reason.NOT_LISTED


def test_what_is_no_word_or_on_the_list_is_refused() -> None:
    pad = Pad()
    pad.words("oil")
    assert pad.refused(WriteWords(0, 0, ("don't",))).reason is Reason.NO_WORD
    assert pad.refused(WriteWords(0, 0, ("OIL",))).reason is Reason.ALREADY_LISTED
    assert pad.refused(WritePoints(0, 0, 10**7)).reason is Reason.TOO_MUCH
    for nowhere in (WritePoints(1, 0, 1), WritePoints(0, 2, 1), WritePoints(-1, 0, 1), WriteWords(0, -1, ("oil",))):
        assert pad.refused(nowhere).reason is Reason.NO_SUCH_PLACE


# ------------------------------------------------------------------------------------------- winning


def test_rounds_add_up_to_the_target_b25_b26() -> None:
    pad = Pad(target=20)
    pad.round(9, 12)
    assert leaders(pad.now.players, pad.now.points[0]) == (1,)
    assert pad.now.phase is Phase.SCORED
    pad.ask(NextRound())
    pad.round(12, 3)
    assert pad.now.totals == (21, 15)
    assert (pad.now.phase, pad.now.winners) == (Phase.ENDED, (0,))


def test_two_beyond_the_target_the_higher_wins_and_a_tie_is_a_tie_b28() -> None:
    pad = Pad(target=20)
    pad.round(21, 25)
    assert pad.now.winners == (1,)
    tie = Pad(target=20)
    tie.round(21, 21)
    assert tie.now.winners == (0, 1)


def test_a_series_ends_after_its_rounds_or_when_the_table_stops_b27() -> None:
    pad = Pad(target=None, rounds=2)
    pad.round(3, 4)
    pad.ask(NextRound())
    pad.round(3, 4)
    assert pad.now.winners == (1,)
    other = Pad(target=None)
    other.round(3, 4)
    assert other.ask(EndGame()) == (Ended((1,), stopped=True),)


def test_one_player_alone_keeps_a_score_b30() -> None:
    pad = Pad(Player("Ann"), target=None)
    pad.round(7)
    pad.ask(NextRound())
    pad.round(5)
    assert pad.now.totals == (12,)


# ------------------------------------------------------------------------------------------- corrections


def test_a_correction_after_the_end_names_other_winners_or_goes_on_b30() -> None:
    pad = Pad(target=20)
    pad.round(21, 15)
    assert pad.ask(WritePoints(0, 1, 25))[-1] == Ended((1,))
    assert not pad.game.can_take_back()
    assert pad.ask(WritePoints(0, 1, 5))[-1] == Ended((0,))
    assert pad.ask(WritePoints(0, 0, 12))[-1] == Reopened()
    assert pad.now.phase is Phase.SCORED
    pad.ask(NextRound())
    pad.ask(WritePoints(0, 0, 30))  # in the middle of a round nobody wins
    assert pad.now.phase is Phase.READY
    pad.round(0, 0)
    assert pad.now.winners == (0,)


def test_a_game_that_the_table_stopped_stays_stopped_when_it_is_corrected() -> None:
    pad = Pad(target=None)
    pad.round(3, 4)
    pad.ask(EndGame())
    assert pad.ask(WritePoints(0, 0, 9))[-1] == Ended((0,), stopped=True)


def test_the_end_may_be_taken_back() -> None:
    pad = Pad(target=None)
    pad.round(3, 4)
    pad.ask(EndGame())
    pad.game.take_back()
    assert pad.now.phase is Phase.SCORED


@pytest.mark.parametrize(
    "move",
    [BeginSearch(), CallTime(), ReadClock(1.0), CloseRound(), NextRound(), EndGame()],
    ids=lambda move: type(move).__name__,
)
def test_moves_have_their_moment(move: BogglePadMove) -> None:
    pad = Pad(target=5)
    pad.round(9, 2)
    assert pad.refused(move).reason is Reason.WRONG_MOMENT


# ------------------------------------------------------------------------------------------- any evening

_WORD = some.sampled_from([*sorted(WORDS), "tonez", "on", "zzz"])
_SEAT, _ROUND = some.integers(0, 2), some.integers(0, 3)
_MOVE = some.one_of(
    some.builds(WritePoints, _ROUND, _SEAT, some.integers(-5, 40)),
    some.builds(WriteWords, _ROUND, _SEAT, some.lists(_WORD, min_size=1, max_size=4).map(tuple)),
    some.builds(EraseWord, _ROUND, _SEAT, _WORD),
    some.builds(EraseEntry, _ROUND, _SEAT),
    some.builds(Judge, _ROUND, _WORD, some.sampled_from([True, False, None])),
    some.sampled_from([BeginSearch(), CallTime(), EndSearch(), CloseRound(), NextRound(), EndGame(), "take back"]),
    some.sampled_from([EndSearch(), CloseRound(), NextRound()]),
)


@given(some.lists(_MOVE, max_size=60), some.sampled_from(["classic", "linear"]), some.booleans())
def test_totals_are_the_sum_of_the_entries_whatever_is_corrected_b30(moves: list[Any], base: str, teams: bool) -> None:
    team = "us" if teams else None
    child = replace(TABLE[2], head_start=4)
    pad = Pad(Player("Ann", team=team), Player("Ben", team=team, head_start=2), child, base=base, target=50)
    for move in moves:
        try:
            if move != "take back":
                pad.ask(move)
            elif pad.game.can_take_back():
                pad.game.take_back()
        except Refused:
            continue
        now = pad.now
        typed = [
            [entry.points if entry and entry.points is not None else None for entry in each.entries]
            for each in now.rounds
        ]
        for seat in range(3):
            by_hand = 2 * seat * sum(each.entries[seat] is not None for each in now.rounds)
            for n in range(now.round):
                points = typed[n][seat]
                by_words = sum(entry_points(now.rules.game, now.players[seat], word) for word in now.lists[n][seat])
                by_hand += by_words if points is None else points
            assert now.totals[seat] == by_hand
        assert Game(BOGGLE_PAD, pad.game.opening, pad.game.steps).position == now
        if now.phase is Phase.ENDED:
            assert now.winners == leaders(now.players, now.totals)
