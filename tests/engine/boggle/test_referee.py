"""The referee: search, reading, challenges, optional play, scores, and drafts of words (B5 to B35)."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.ballot import Ballot, Vote, Voted
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    BoggleMove,
    CallTime,
    Challenge,
    ClockRead,
    CrossedOff,
    DropVote,
    Ended,
    EndGame,
    EndSearch,
    Erased,
    EraseWord,
    PassReading,
    ReadClock,
    ReaderChanged,
    ReadingBegan,
    ReadTogether,
    ReadWord,
    Ruled,
    Scored,
    SearchBegan,
    SearchEnded,
    SearchOn,
    SetGoal,
    Shake,
    Shaken,
    Skipped,
    SkipWord,
    TakeHint,
    TimeCalled,
    UsePhones,
    VoteBegan,
    WordRead,
    WriteWord,
    Wrote,
)
from boggle_desk.engine.boggle.position import BogglePosition, Entry, EntryMark, Phase, opening
from boggle_desk.engine.boggle.referee import (
    BOGGLE,
    Draft,
    ReadingActs,
    Reason,
    acts_of,
    draft,
    entry_points,
    is_over,
    round_points,
    voters,
    word_totals,
)
from boggle_desk.engine.boggle.rules import ChallengeJudge, Judging, Writing, word_points
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player, leaders, side_points, sides, winning_sides
from tests.engine.boggle.table import FACES, PRESETS, WORDS, Table, players, rules_for

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
def test_b14_each_moment_allows_its_moves_and_refuses_all_others(phase: Phase) -> None:
    make, allowed = MOMENTS[phase]
    running = phase in (Phase.SEARCH, Phase.REACHED, Phase.FINISH)
    told = {
        (Phase.READ, "challenge"): Reason.NOT_STANDING,
        (Phase.SEARCH, "hint"): Reason.NO_HINTS,
        (phase, "shake"): Reason.TIMER_RUNS if running else Reason.WRONG_MOMENT,
    }
    for name, move in SEARCH_MOVES.items():
        table = make()
        assert table.now.phase is phase
        if name in allowed:
            assert table.play(move), name
        else:
            assert table.refuses(move).reason is told.get((phase, name), Reason.WRONG_MOMENT), name


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


def test_b11_a_word_and_its_plural_both_score() -> None:
    table = Table("Ann", writing=SCREEN)
    table.play(BeginSearch(), WriteWord(0, "oil"), WriteWord(0, "oils"), CallTime(), EndSearch())
    assert table.now.rounds == ((2,),)


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
    assert table.marks(0) == {"lit": EntryMark.CROSSED, "toil": EntryMark.WRITTEN}
    assert table.marks(1) == {"lit": EntryMark.CROSSED, "tin": EntryMark.WRITTEN}
    assert table.marks(2) == {"oil": EntryMark.WRITTEN}


def test_b18_a_word_that_is_crossed_off_is_not_read_again() -> None:
    table = Table("Ann", "Bea").read("lit", "lit soil")
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


def test_b18_others_call_out_after_a_word_was_read_that_they_have_it() -> None:
    table = Table("Ann", "Bea", "Cem").read("lit soil", "soil")
    table.say("lit", "soil")
    assert table.play(ReadWord("lit", also=(2,))) == (Wrote(2, "lit", 0.0), CrossedOff("lit", (0, 2)))
    assert table.play(ReadWord("soil", also=(2,))) == (Wrote(2, "soil", 0.0), CrossedOff("soil", (0, 1, 2)))
    assert table.refuses(ReadWord("soil", also=(2,))).reason is Reason.ALREADY_READ


def test_b17_a_list_that_was_typed_in_is_passed_over_when_it_has_nothing_left() -> None:
    table = Table("Ann", "Bea", "Cem", "Dan").read("lit soil", "lit", "toil")
    assert [table.now.on_paper(seat) for seat in range(4)] == [False, False, False, True]
    table.say("lit", "soil")
    assert table.now.next_readers == (2, 3)


def test_b17_known_lists_can_be_read_together_shared_words_first_whoever_wrote_them() -> None:
    table = Table("Ann", "Bea", writing=Writing.SCREEN)
    for words in ("grind soil", "soil lit"):
        table.play(BeginSearch())
        seat = table.now.searching[0]
        table.play(*(WriteWord(seat, word) for word in words.split()), EndSearch())
    read, acts = [], []
    while (unread := table.now.next_unread) is not None:
        seat, word = unread
        table.play(ReadWord(word, of=seat))
        read.append(word)
        acts.append(acts_of(table.now))
    assert read == ["soil", "lit", "grind"]
    assert acts == [ReadingActs(1, 1, 2, rare) for rare in range(3)]
    assert table.marks(1) == {"soil": EntryMark.CROSSED, "lit": EntryMark.STANDING}
    assert table.play(PassReading())[0] == Scored((2, 1))


def test_b17_nobody_reads_a_word_of_another_that_is_not_listed() -> None:
    table = Table("Ann", "Bea").read("lit", "soil")
    assert table.refuses(ReadWord("toil", of=1)).reason is Reason.NOT_LISTED


def test_b18_a_later_reader_crosses_off_what_an_earlier_one_had_read() -> None:
    table = Table("Ann", "Bea").read()
    table.play(ReadWord("lit"), PassReading())
    assert table.say("lit") == (Wrote(1, "lit", 0.0), WordRead(1, "lit"), CrossedOff("lit", (0, 1)))


def test_b18_a_word_upheld_in_a_challenge_is_still_crossed_off() -> None:
    table = Table("Ann", "Bea").read()
    table.play(ReadWord("lit"), Challenge("lit", 1), PassReading(), ReadWord("lit"))
    assert table.marks(0) == table.marks(1) == {"lit": EntryMark.CROSSED}


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
    assert table.marks(0)["toil"] is EntryMark.STANDING
    assert table.refuses(SkipWord("toil")).reason is Reason.NOT_LISTED
    assert table.refuses(ReadWord("toil")).reason is Reason.ALREADY_READ


@pytest.mark.parametrize(("word", "stands"), [("toil", True), ("slin", False)])
def test_b10_b20_the_dictionary_decides_a_challenge(word: str, stands: bool) -> None:
    table = Table("Ann", "Bea").read(word)
    table.say(word)
    assert table.play(Challenge(word.upper(), 1, votes=(not stands, not stands))) == (Ruled(0, word, 1, stands),)
    assert table.marks(0) == {word: EntryMark.STANDING if stands else EntryMark.STRUCK}


@pytest.mark.parametrize(
    ("word", "votes", "stands"),
    [
        ("slin", (None, True, True), True),
        ("slin", (True, True, False), False),
        ("toil", (True, False, False), False),
        ("toil", (None, True, False), True),
        ("slin", (None, True, False), False),
    ],
    ids=["most yes", "own vote", "most no", "tie listed", "tie unlisted"],
)
def test_b20_the_players_vote_and_a_tie_goes_to_the_dictionary(
    word: str, votes: tuple[bool | None, ...], stands: bool
) -> None:
    table = Table("Ann", "Bea", "Cem", court=ChallengeJudge.VOTE).read(word)
    table.say(word)
    assert table.play(Challenge(word, 1, votes)) == (Ruled(0, word, 1, stands),)


def voted_on(word: str, *seats: str | Player, votes: tuple[bool | None, ...] = ()) -> Table:
    """Return a table that votes on the first player's word, which the second challenges."""
    table = Table(*seats, court=ChallengeJudge.VOTE).read(word)
    table.say(word)
    table.play(Challenge(word, 1, votes))
    return table


@pytest.mark.parametrize(
    ("word", "votes", "stands"),
    [("slin", (True, True), True), ("toil", (False,), False), ("toil", (True, False), False), ("slin", (True,), None)],
)
def test_b20_a_vote_goes_on_until_nothing_can_change_it(
    word: str, votes: tuple[bool, ...], stands: bool | None
) -> None:
    """Whoever challenges has voted, and the last vote rules in the same step."""
    table = voted_on(word, "Ann", "Bea", "Cem", "Deb")
    assert table.game.steps[-1] == (VoteBegan(word, 0, 1, (1, 2, 3), (False, None, None)),)
    for seat, allow in enumerate(votes, 2):
        table.play(Vote(seat, allow))
    ruling = () if stands is None else (Ruled(0, word, 1, stands),)
    assert table.game.steps[-1] == (Voted(len(votes) + 1, votes[-1]), *ruling)
    assert (table.now.voting is None) is bool(ruling)


@pytest.mark.parametrize(("word", "allow"), [("toil", True), ("slin", False), ("toil", False)])
def test_b20_a_vote_on_a_tie_goes_to_the_dictionary(word: str, allow: bool) -> None:
    table = voted_on(word, "Ann", "Bea", "Cem")
    assert table.play(Vote(2, allow))[-1] == Ruled(0, word, 1, stands=allow and word == "toil")


def test_b20_who_may_vote_when() -> None:
    table = voted_on("toil", "Ann", "Bea", "Cem", "Deb", "Eli")
    for seat, reason in ((0, Reason.NO_VOTE), (9, Reason.NO_VOTE), (-1, Reason.NO_VOTE), (1, Reason.ALREADY_VOTED)):
        assert table.refuses(Vote(seat, True)).reason is reason
    table.play(Vote(2, True))
    assert table.refuses(Vote(2, False)).reason is Reason.ALREADY_VOTED
    for move in (ReadWord("toil"), PassReading(), Challenge("toil", 3), ReadTogether(True), SkipWord("toil")):
        assert table.refuses(move).reason is Reason.WRONG_MOMENT, "the table votes first"
    table.play(Vote(3, True), Vote(4, True))
    for move in (Vote(2, False), DropVote()):
        assert table.refuses(move).reason is Reason.WRONG_MOMENT, "it is over"


def test_b20_a_vote_is_undone_vote_by_vote_and_a_challenge_can_be_dropped() -> None:
    table = voted_on("slin", "Ann", "Bea", "Cem", "Deb")
    before = table.now
    table.play(Vote(2, True))
    table.play(Vote(3, True))
    assert table.marks(0) == {"slin": EntryMark.STANDING}
    for _vote in range(2):
        table.game.take_back()
    assert table.now == before
    table.play(DropVote())
    assert (table.now.voting, table.now.challenge_of("slin"), table.marks(0)) == (
        None, None, {"slin": EntryMark.STANDING}
    )  # fmt: skip
    table.play(Challenge("slin", 3))
    assert table.now.voting
    assert table.now.voting.by == 3


def test_b20_a_computer_that_cannot_say_has_no_vote_and_a_sure_one_has_said_so() -> None:
    seats = (
        Player("Ann"),
        Player("Bea"),
        Player("Cem"),
        Player("Pip", level="beginner"),
        Player("Eve", level="champion"),
    )
    table = voted_on("slin", *seats, votes=(None, None, None, None, True))
    assert table.now.voting
    assert table.now.voting.ballot == Ballot((1, 2, 4), (False, None, True))


def test_b20_a_majority_that_is_there_at_once_rules_in_the_step_of_the_challenge() -> None:
    table = voted_on("toil", "Ann", "Bea", Player("Eve", level="champion"), votes=(None, None, False))
    assert table.game.steps[-1] == (
        VoteBegan("toil", 0, 1, (1, 2), (False, False)), Ruled(0, "toil", 1, stands=False)
    )  # fmt: skip


def test_b18_b20_a_word_that_somebody_else_turns_out_to_have_is_crossed_off_whatever_the_vote() -> None:
    """Cem's phone was out of reach, and the last vote comes after what it kept."""
    table = Table("Ann", "Bea", "Cem", court=ChallengeJudge.VOTE, writing=Writing.PHONES, penalty=True)
    table.play(UsePhones((0, 1, 2)), BeginSearch(), WriteWord(0, "slin", 1.0), EndSearch(), ReadWord("slin"))
    table.play(Challenge("slin", 1), WriteWord(2, "slin", 2.0, 1))
    assert table.play(Vote(2, False)) == (Voted(2, False),)
    assert (table.now.voting, table.marks(0), table.marks(2)) == (
        None, {"slin": EntryMark.CROSSED}, {"slin": EntryMark.CROSSED}
    )  # fmt: skip


def test_b20_nobody_sees_a_vote_before_all_have_voted() -> None:
    table = voted_on("slin", "Ann", "Bea", "Cem", "Deb")
    table.play(Vote(2, True))
    seen = [table.now.seen_by(seat).challenges[-1].ballot.vote_of(2) for seat in range(4)]
    assert seen == [None, None, True, None]
    table.play(Vote(3, True))
    assert [table.now.seen_by(seat).challenges[-1].ballot.tally for seat in range(4)] == [(2, 1)] * 4


@pytest.mark.parametrize("word", ["toil", "slin"])
def test_b20_the_dictionary_decides_where_nobody_but_the_challenger_could_vote(word: str) -> None:
    table = Table("Ann", "Bea", court=ChallengeJudge.VOTE).read(word)
    table.say(word)
    assert voters(table.now, 0) == ()
    assert table.play(Challenge(word, 1, (None, False))) == (Ruled(0, word, 1, word in WORDS),)


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


def test_b20_teammates_have_no_vote() -> None:
    seats = (Player("Ann", team="red"), Player("Bea"), Player("Cem", team="red"), Player("Deb"))
    table = Table(*seats, court=ChallengeJudge.VOTE).read("slin")
    table.say("slin")
    assert voters(table.now, 0) == (1, 3)


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
    table.play(PassReading(), PassReading())  # Bea's list has nothing left to read
    assert table.now.rounds == ((1, 0, 0),)


def test_b34_a_word_that_an_opponent_has_is_crossed_off_everywhere() -> None:
    table = Table("Ann/red", "Bea/red", "Cem").read("toil", "toil", "toil")
    assert table.say("toil") == (WordRead(0, "toil"), CrossedOff("toil", (0, 1, 2)))


def test_b34_one_against_many_and_the_opponent_reads_later() -> None:
    table = Table("Ann/red", "Bea/red", "Cem/red", "Dan").read()
    table.play(ReadWord("toil", also=(1, 2)))
    assert [table.marks(seat)["toil"] for seat in (0, 1, 2)] == [
        EntryMark.STANDING,
        EntryMark.CROSSED,
        EntryMark.CROSSED,
    ]
    table.play(PassReading(), PassReading(), PassReading(), ReadWord("toil"))
    assert [table.marks(seat)["toil"] for seat in range(4)] == [EntryMark.CROSSED] * 4


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
    assert table.marks(1) == {"lit": EntryMark.STANDING, "toil": EntryMark.CROSSED}


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


def test_b17_the_reading_leads_back_to_the_lists() -> None:
    table = Table("Ann", "Bea").collect("toil")
    table.play(BeginReading())
    table.game.take_back()
    assert (table.now.phase, table.now.typed) == (Phase.COLLECT, ())


def test_b6_b16_shake_clock_and_scores_are_never_taken_back() -> None:
    table = Table("Ann", "Bea")
    for moves in ((), (BeginSearch(),), (EndSearch(),), (BeginReading(), PassReading(), PassReading())):
        table.play(*moves)
        assert not table.game.can_take_back()


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


def searching(*seats: str | Player, **changes: object) -> Table:
    """Return a table at which the dome has been lifted."""
    table = Table(*seats, **changes)
    table.play(BeginSearch())
    return table


# ----------------------------------------------------------------------------------------- extra time (B33)


def test_b15_b33_on_paper_time_is_called_for_those_without_extra_time_first() -> None:
    table = searching("Ann", CHILD, "Bea")
    assert table.play(ReadClock(175.0), CallTime()) == (TimeCalled((0, 2)), SearchEnded((0, 2), early=False))
    assert (table.now.phase, table.now.searching, table.now.searched) == (Phase.SEARCH, (1,), (0, 2))
    assert table.now.elapsed == 180.0
    assert table.play(CallTime()) == (TimeCalled(), SearchEnded((1,), early=False))
    assert (table.now.phase, table.now.searching) == (Phase.COLLECT, ())


def test_b33_several_extra_times_are_called_one_after_the_other() -> None:
    table = searching("Ann", Player("Bea", extra_seconds=30), CHILD, Player("Cem", extra_seconds=30))
    calls = [table.play(CallTime())[0] for _ in range(3)]
    assert calls == [TimeCalled((0,)), TimeCalled((1, 3)), TimeCalled()]
    assert table.now.phase is Phase.COLLECT


def test_b16_b33_who_has_extra_time_may_agree_to_end_early() -> None:
    table = searching("Ann", CHILD)
    table.play(CallTime())
    assert table.play(EndSearch()) == (SearchEnded((1,), early=True),)
    assert table.now.phase is Phase.COLLECT


def test_b6_b33_nobody_touches_the_cubes_while_extra_time_runs() -> None:
    table = searching("Ann", CHILD)
    table.play(CallTime())
    assert table.refuses(Shake()).reason is Reason.TIMER_RUNS


def test_b33_a_computer_writes_as_long_as_its_own_time_runs() -> None:
    quick, slow = Player("Ada", level="child"), Player("Bob", level="child", extra_seconds=60)
    table = searching("Ann", quick, slow)
    table.play(CallTime())
    assert table.refuses(WriteWord(1, "lit", 181.0)).reason is Reason.NOT_SEARCHING
    table.play(WriteWord(2, "lit", 181.0))
    assert [len(entries) for entries in table.now.lists] == [0, 0, 1]


def test_b33_on_screen_each_one_has_their_own_time() -> None:
    table = searching("Ann", CHILD, writing=Writing.SCREEN, finish_word=False)
    assert table.now.next_called == (0,)
    assert table.play(CallTime())[0] == TimeCalled()
    assert (table.now.phase, table.now.next_searchers) == (Phase.COVERED, (1,))


def test_b33_who_plays_with_less_time_is_called_first() -> None:
    table = searching(Player("Ann", extra_seconds=-60), "Bea")
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
    assert winning_sides(table.now.players, table.now.rounds[-1]) == ((1,),)
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
    assert [table.marks(seat).get("toil") for seat in (0, 1)] == [EntryMark.STANDING, EntryMark.CROSSED]


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
    assert side_points(table.now.players, round_points(table.now)) == (-1, 0)
    assert [table.marks(seat)["slin"] for seat in (0, 1)] == [EntryMark.STRUCK, EntryMark.STRUCK]


def test_b20_b34_a_teammate_may_doubt_too() -> None:
    table = Table("Ann/red", "Ben/red", "Cem")
    table.read("slin", "", "").play(ReadWord("slin"), Challenge("slin", 1))
    assert table.marks(0)["slin"] is EntryMark.STRUCK


def test_b34_one_against_many() -> None:
    table = Table("Ann", "Ben/rest", "Cem/rest", "Dan/rest", target=3)
    table.read("grind lit", "lit", "toil oil", "toil soil")
    for word in ("grind", "lit"):
        table.play(ReadWord(word))
    table.play(PassReading(), ReadWord("toil"), ReadWord("oil"), PassReading(), ReadWord("soil"))
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
        left = [word for word, mark in table.marks(reader).items() if mark is EntryMark.WRITTEN]
        table.play(ReadWord(left[0]) if left else PassReading())
    assert side_points(table.now.players, table.now.rounds[-1]) == reckoned(table, seats, lists)


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
    assert leaders(table.now.players, table.now.rounds[-1]) == (1,)


def test_b25_b27_the_rounds_winner_need_not_lead_the_game() -> None:
    table = Table("Ann", "Bea")
    play_round(table, 5, 0)
    table.lay()
    play_round(table, 1, 2)
    assert leaders(table.now.players, table.now.rounds[-1]) == (1,)
    assert table.now.totals == (6, 2)
    assert leaders(table.now.players, table.now.totals) == (0,)


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
    assert leaders(position("Ann", "Bea").players, (0, 0)) == (0, 1)


def test_b21_penalties_may_leave_a_winner_below_none() -> None:
    assert leaders(position("Ann", "Bea").players, (-3, -1)) == (1,)


def test_b34_the_team_with_the_most_points_wins_together() -> None:
    now = position("Ann/red", "Bea", "Cem/red", "Dan/blue", target=None)
    assert side_points(now.players, (2, 3, 2, 0)) == (4, 3, 0)
    assert leaders(now.players, (2, 3, 2, 0)) == (0, 2)
    assert leaders(now.players, (2, 4, 2, 0)) == (0, 1, 2)


def test_b26_b34_a_team_reaches_the_target_together() -> None:
    assert is_over(position("Ann/red", "Bea/red", "Cem", rounds=((30, 20, 0),)))
    assert not is_over(position("Ann", "Bea", "Cem", rounds=((30, 20, 0),)))


@pytest.mark.parametrize(
    ("entry", "points"),
    [
        (Entry("toil", mark=EntryMark.STANDING), 1),
        (Entry("grind", mark=EntryMark.STANDING), 2),
        (Entry("grind", mark=EntryMark.WRITTEN), 0),
        (Entry("grind", mark=EntryMark.SKIPPED), 0),
        (Entry("grind", mark=EntryMark.CROSSED), 0),
        (Entry("grind", mark=EntryMark.STRUCK), 0),
        (Entry("grind", mark=EntryMark.STRUCK, cost=2), -2),
    ],
)
def test_only_what_stands_scores(entry: Entry, points: int) -> None:
    now = position("Ann", lists=((entry,),))
    assert entry_points(now.rules, now.players[0], entry) == points
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
    assert side_points(table.now.players, table.now.totals) == (3, 4)


def table(**changes: object) -> Table:
    """Return a table of one who searches on screen, with TOIL on the list."""
    made = Table("Ann", writing=Writing.SCREEN, **changes)
    made.play(BeginSearch(), WriteWord(0, "toil"))
    return made


def test_b8_b22_a_word_on_the_board_shows_its_path_and_points() -> None:
    found = draft(table().now, 0, "oils", WORDS)
    assert found == Draft("oils", (1, 5, 4, 0), 1)


def test_b3_qu_is_one_cube_and_two_letters() -> None:
    faces = ("Qu", "I", "T", "E")
    found = draft(Table("Ann", faces=faces, columns=4).now, 0, "quit", WORDS)
    assert (found.path, found.points) == ((0, 1, 2), 1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("oi", Reason.TOO_SHORT),
        ("omit", Reason.NOT_ON_BOARD),
        ("soar", Reason.NOT_ON_BOARD),
        ("toil", Reason.ALREADY_LISTED),
        ("slin", Reason.NOT_A_WORD),
        ("lit", None),
    ],
)
def test_b8_b9_b13_it_says_why_a_word_would_be_refused(text: str, reason: Reason | None) -> None:
    position = table(judging=Judging.AT_ONCE).now
    found = draft(position, 0, text, WORDS)
    assert found.reason is reason
    assert found.points == (0 if reason else 1)
    assert bool(found.path) == (reason is not Reason.NOT_ON_BOARD)


def test_b10_the_dictionary_is_not_asked_before_a_word_is_doubted() -> None:
    found = draft(table().now, 0, "slin", ())
    assert (found.reason, found.points) == (None, 1)


def test_b33_the_shortest_word_is_each_players_own() -> None:
    position = Table("Ann", Player("Tim", minimum_length=3), base="calculator").now
    assert draft(position, 0, "lit", WORDS).reason is Reason.TOO_SHORT
    assert draft(position, 1, "lit", WORDS) == Draft("lit", (4, 5, 6), 1)


def test_case_and_blanks_around_do_not_matter_and_nothing_is_written() -> None:
    position = table().now
    assert draft(position, 0, "  OiLs ", WORDS).word == "oils"
    assert [entry.word for entry in position.lists[0]] == ["toil"]


@pytest.mark.parametrize("text", ["", "   "])
def test_nothing_typed_is_no_word(text: str) -> None:
    assert draft(table().now, 0, text, WORDS) == Draft()


def test_before_the_first_shake_there_is_no_board_to_find_it_on() -> None:
    assert draft(opening(rules_for(FACES, 4, 4), players("Ann")), 0, "toil", WORDS) == Draft()


@pytest.mark.parametrize("text", ["té", "l'it", "1", "\u0130", "x" * 40])
def test_what_no_cube_shows_is_not_on_the_board(text: str) -> None:
    found = draft(table().now, 0, text, WORDS)
    assert found.reason in (Reason.NOT_ON_BOARD, Reason.TOO_SHORT)
    assert found.path == ()
