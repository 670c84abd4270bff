"""A round from the shake to the closed lists (B5 to B9, B13 to B16, B33)."""

from collections import Counter

import pytest

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    Challenge,
    ClockRead,
    EndGame,
    EndSearch,
    Erased,
    EraseWord,
    PassReading,
    ReadClock,
    ReadingBegan,
    ReadWord,
    SearchBegan,
    SearchEnded,
    SearchOn,
    SetGoal,
    Shake,
    Shaken,
    SkipWord,
    TakeHint,
    TimeCalled,
    WriteWord,
    Wrote,
)
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE, Reason
from boggle_desk.engine.boggle.rules import Judging, Writing
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from tests.engine.boggle.table import FACES, PRESETS, WORDS, Table, players

SCREEN = Writing.SCREEN
SEARCH_MOVES = {
    "shake": Shake(),
    "begin": BeginSearch(),
    "clock": ReadClock(12.5),
    "write": WriteWord(0, "soil"),
    "erase": EraseWord(0, "lit"),
    "goal": SetGoal(("soil",), ((0, 1, 5, 4),)),
    "hint": TakeHint(0),
    "on": SearchOn(),
    "time": CallTime(),
    "end": EndSearch(),
    "reading": BeginReading(),
    "read": ReadWord("toil"),
    "skip": SkipWord("toil"),
    "challenge": Challenge("toil", 1),
    "pass": PassReading(),
    "stop": EndGame(),
}


def at_shake() -> Table:
    table = Table("Ann", "Bea")
    table.game = Game(BOGGLE, opening(PRESETS["classic"], players("Ann", "Bea")))
    return table


def in_finish() -> Table:
    table = Table("Ann", "Bea", writing=SCREEN)
    table.play(BeginSearch(), WriteWord(0, "lit"), CallTime())
    return table


def in_search() -> Table:
    table = Table("Ann", "Bea", writing=SCREEN)
    table.play(BeginSearch(), WriteWord(0, "lit"))
    return table


def at_the_goal() -> Table:
    table = Table("Ann", writing=SCREEN, goal=50)
    table.play(SetGoal(("lit", "oil"), ((4, 5, 6), (1, 5, 4))), BeginSearch(), WriteWord(0, "lit"))
    return table


def ended() -> Table:
    table = scored()
    table.play(EndGame())
    return table


def scored() -> Table:
    table = Table("Ann", "Bea").read()
    table.play(PassReading(), PassReading())
    return table


MOMENTS = {
    Phase.SHAKE: (at_shake, {"shake"}),
    Phase.COVERED: (lambda: Table("Ann", "Bea"), {"shake", "begin"}),
    Phase.SEARCH: (in_search, {"clock", "write", "erase", "time", "end"}),
    Phase.REACHED: (at_the_goal, {"on", "end"}),
    Phase.FINISH: (in_finish, {"write", "end"}),
    Phase.COLLECT: (lambda: Table("Ann", "Bea").collect("lit"), {"write", "erase", "reading"}),
    Phase.READ: (lambda: Table("Ann", "Bea").read("toil"), {"read", "skip", "pass"}),
    Phase.SCORED: (scored, {"shake", "stop"}),
    Phase.ENDED: (ended, set()),
}


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("name", SEARCH_MOVES)
def test_b14_each_moment_allows_its_moves_and_refuses_all_others(phase: Phase, name: str) -> None:
    make, allowed = MOMENTS[phase]
    table, move = make(), SEARCH_MOVES[name]
    assert table.now.phase is phase
    if name in allowed:
        assert table.play(move)
    elif phase is Phase.READ and name == "challenge":
        assert table.refuses(move).reason is Reason.NOT_STANDING
    elif phase is Phase.SEARCH and name == "hint":
        assert table.refuses(move).reason is Reason.NO_HINTS
    else:
        shaking = name == "shake" and phase in (Phase.SEARCH, Phase.REACHED, Phase.FINISH)
        assert table.refuses(move).reason is (Reason.TIMER_RUNS if shaking else Reason.WRONG_MOMENT)


def test_b14_a_round_goes_through_its_moments_in_order() -> None:
    table = at_shake()
    seen = [table.now.phase]
    table.lay()
    moves = (BeginSearch(), CallTime(), BeginReading(), PassReading(), PassReading())
    for move in (None, *moves):
        if move:
            table.play(move)
        seen.append(table.now.phase)
    order = [Phase.SHAKE, Phase.COVERED, Phase.SEARCH, Phase.COLLECT, Phase.READ, Phase.READ, Phase.SCORED]
    assert seen == order
    assert table.now.round == 1


def test_b5_the_shake_is_luck_and_uses_every_cube_once() -> None:
    table = at_shake()
    (event,) = table.play(Shake())
    assert isinstance(event, Shaken)
    assert Counter(cube.cube for cube in event.cubes) == Counter(PRESETS["classic"].cubes.cubes)


def test_b5_before_anybody_has_looked_the_dome_may_be_shaken_again() -> None:
    table = at_shake()
    table.play(Shake())
    first = table.now.cubes
    table.play(Shake())
    assert table.now.cubes != first
    assert table.now.round == 1


@pytest.mark.parametrize("finishing", [False, True])
def test_b6_nothing_moves_the_cubes_while_the_timer_runs(finishing: bool) -> None:
    table = in_finish() if finishing else in_search()
    cubes = table.now.cubes
    assert table.refuses(Shake()).reason is Reason.TIMER_RUNS
    table.play(EndSearch())
    assert table.now.cubes == cubes


def test_b6_no_move_turns_or_swaps_a_cube_after_the_shake() -> None:
    table = Table("Ann", "Bea")
    cubes = table.now.cubes
    table.read("lit", "toil").play(ReadWord("lit"), PassReading(), ReadWord("toil"), PassReading())
    assert table.now.cubes == cubes


def test_b7_letters_are_covered_until_the_timer_is_turned() -> None:
    table = Table("Ann", "Bea")
    assert all(table.now.seen_by(seat).board is None for seat in (0, 1))
    assert table.play(BeginSearch()) == (SearchBegan((0, 1)),)
    assert all(table.now.seen_by(seat).cubes == table.now.cubes for seat in (0, 1))


def test_b7_on_screen_the_board_is_covered_for_those_whose_turn_has_not_come() -> None:
    table = Table("Ann", "Bea", writing=SCREEN)
    assert table.play(BeginSearch()) == (SearchBegan((0,)),)
    assert table.now.seen_by(0).cubes
    assert not table.now.seen_by(1).cubes
    table.play(EndSearch())
    assert not table.now.seen_by(1).cubes
    table.play(BeginSearch())
    assert table.now.seen_by(1).cubes


def test_b7_a_board_that_one_player_has_seen_is_not_shaken_again() -> None:
    table = Table("Ann", "Bea", writing=SCREEN)
    table.play(BeginSearch(), EndSearch())
    assert table.now.phase is Phase.COVERED
    assert table.refuses(Shake()).reason is Reason.LETTERS_SEEN


@pytest.mark.parametrize("word", ["soils", "soar", "omit", "xyz", "qui"])
def test_b8_a_word_must_lie_on_the_board(word: str) -> None:
    assert in_search().refuses(WriteWord(0, word)).reason is Reason.NOT_ON_BOARD


@pytest.mark.parametrize(("base", "short", "long"), [("classic", "so", "lit"), ("calculator", "lit", "soil")])
def test_b9_a_word_must_be_long_enough(base: str, short: str, long: str) -> None:
    table = Table("Ann", "Bea", base=base, writing=SCREEN)
    table.play(BeginSearch())
    refusal = table.refuses(WriteWord(0, short))
    assert (refusal.reason, refusal.word) == (Reason.TOO_SHORT, short)
    assert table.play(WriteWord(0, long, 3.5)) == (Wrote(0, long, 3.5),)


def test_b9_b33_each_player_has_an_own_minimum() -> None:
    table = Table(Player("Ann"), Player("Ben", minimum_length=3), base="calculator")
    table.collect()
    assert table.refuses(WriteWord(0, "lit")).reason is Reason.TOO_SHORT
    assert table.play(WriteWord(1, "lit"))


def test_b10_b12_b11_forms_and_words_inside_words_are_words_of_their_own() -> None:
    table = in_search()
    table.play(*(WriteWord(0, word) for word in ("oil", "oils", "toil", "toils", "tea", "team")))
    assert len(table.now.lists[0]) == 7


def test_b13_a_spelling_is_listed_once_however_often_the_board_has_it() -> None:
    table = Table("Ann", faces=("T", "A", "T", "E"), columns=4, writing=SCREEN)
    table.play(BeginSearch(), WriteWord(0, "tat"))
    assert table.refuses(WriteWord(0, "TAT")).reason is Reason.ALREADY_LISTED


def test_words_are_kept_in_lower_case() -> None:
    assert in_search().play(WriteWord(0, "Soil")) == (Wrote(0, "soil", 0.0),)


def test_b10_a_phony_may_be_written_unless_words_are_judged_at_once() -> None:
    assert in_search().play(WriteWord(0, "slin"))
    table = Table("Ann", "Bea", writing=SCREEN, judging=Judging.AT_ONCE)
    table.play(BeginSearch())
    assert table.refuses(WriteWord(0, "slin")).reason is Reason.NOT_A_WORD
    assert table.play(WriteWord(0, "slip"))


def test_b14_on_paper_nothing_is_typed_while_the_timer_runs() -> None:
    table = Table("Ann", "Bea")
    table.play(BeginSearch())
    assert table.refuses(WriteWord(0, "soil")).reason is Reason.NOT_SEARCHING


def test_b14_on_screen_only_the_searcher_writes() -> None:
    table = in_search()
    assert table.refuses(WriteWord(1, "soil")).reason is Reason.NOT_SEARCHING
    assert table.refuses(EraseWord(1, "soil")).reason is Reason.NOT_SEARCHING


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_writes_from_a_seat_that_is_not_at_the_table(seat: int) -> None:
    for table in (in_search(), Table("Ann", "Bea").collect("lit")):
        assert table.refuses(WriteWord(seat, "soil")).reason is Reason.NOT_SEARCHING
        assert table.refuses(EraseWord(seat, "lit")).reason is Reason.NOT_SEARCHING


def test_a_word_may_be_struck_by_its_own_writer_and_written_again() -> None:
    table = in_search()
    assert table.play(EraseWord(0, "LIT")) == (Erased(0, "lit"),)
    assert table.refuses(EraseWord(0, "lit")).reason is Reason.NOT_LISTED
    assert table.play(WriteWord(0, "lit"))


def test_b15_when_time_is_called_the_one_word_begun_may_be_finished() -> None:
    table = in_search()
    assert table.play(CallTime()) == (TimeCalled(),)
    assert table.refuses(EraseWord(0, "lit")).reason is Reason.WRONG_MOMENT
    assert table.refuses(WriteWord(0, "xyz")).reason is Reason.NOT_ON_BOARD
    assert table.play(WriteWord(0, "soil", 181.0)) == (Wrote(0, "soil", 181.0), SearchEnded((0,), early=False))
    assert table.refuses(WriteWord(0, "toil")).reason is Reason.WRONG_MOMENT


def test_b15_a_player_with_no_word_begun_just_stops() -> None:
    assert in_finish().play(EndSearch()) == (SearchEnded((0,), early=False),)


def test_b15_without_the_option_time_stops_everybody_at_once() -> None:
    table = Table("Ann", "Bea", writing=SCREEN, finish_word=False)
    table.play(BeginSearch(), WriteWord(0, "lit"))
    assert table.play(CallTime()) == (TimeCalled(), SearchEnded((0,), early=False))
    assert table.refuses(WriteWord(0, "soil")).reason is Reason.WRONG_MOMENT


def test_b15_on_paper_the_pencil_finishes_and_lists_are_typed_in_at_once() -> None:
    table = Table("Ann", "Bea")
    table.play(BeginSearch())
    assert table.play(CallTime()) == (TimeCalled(), SearchEnded((0, 1), early=False))
    assert table.now.phase is Phase.COLLECT


@pytest.mark.parametrize("writing", Writing)
def test_b16_the_search_may_end_early(writing: Writing) -> None:
    table = Table("Ann", "Bea", writing=writing)
    table.play(BeginSearch())
    seats = table.now.searching
    assert table.play(EndSearch()) == (SearchEnded(seats, early=True),)


def test_b14_on_screen_everybody_gets_a_turn_with_the_same_board() -> None:
    table = Table("Ann", "Bea", "Cem", writing=SCREEN)
    cubes, turns = table.now.cubes, []
    for seat in (0, 1, 2):
        turns.append(table.now.next_searchers)
        table.play(BeginSearch(), WriteWord(seat, "soil"))
        assert table.now.elapsed == 0
        events = table.play(ReadClock(170), EndSearch())
    assert turns == [(0,), (1,), (2,)]
    assert table.now.cubes == cubes
    assert events == (SearchEnded((2,), early=True), ReadingBegan(0))


def test_b17_on_screen_the_first_reader_also_searches_first() -> None:
    table = Table("Ann", "Bea", writing=SCREEN)
    for _ in range(2):
        table.play(BeginSearch(), EndSearch())
    assert table.now.phase is Phase.SCORED
    table.lay()
    assert table.now.round == 2
    assert table.now.next_searchers == (1,)


@pytest.mark.parametrize(("said", "noted"), [(61.5, 61.5), (0, 0), (-3, 0)])
def test_the_clock_is_noted_so_that_a_game_goes_on_where_it_was(said: float, noted: float) -> None:
    table = in_search()
    assert table.play(ReadClock(said)) == (ClockRead(noted),)
    assert table.now.elapsed == noted


def test_a_new_shake_clears_the_table_but_not_the_scores() -> None:
    table = Table("Ann", "Bea").read("toil", "lit")
    table.play(ReadWord("toil"), PassReading(), PassReading())
    table.lay()
    now = table.now
    assert (now.lists, now.reader, now.read, now.last_word, now.searched) == (((), ()), None, (), None, ())
    assert now.totals == (1, 0)


def test_a_game_needs_a_player() -> None:
    with pytest.raises(ValueError, match="at least one player"):
        opening(PRESETS["classic"], ())


def test_the_board_and_dictionary_of_these_tests_are_as_they_say() -> None:
    board = Table("Ann").now.board
    assert board
    assert board.faces == FACES
    assert {word for word in WORDS if not board.path(word)} == {"omit"}
    assert board.path("slin")
    assert board.path("tri")
    assert not {"slin", "tri"} & WORDS
