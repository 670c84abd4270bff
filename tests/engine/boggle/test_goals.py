"""Searching alone: goals, hints, and a glass that lies on its side (rule B31)."""

from dataclasses import replace
from typing import Any

import pytest

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    Ended,
    EndSearch,
    EraseWord,
    GoalReached,
    GoalSet,
    Hinted,
    PassReading,
    ReadClock,
    Scored,
    SearchEnded,
    SearchOn,
    SetGoal,
    Shake,
    Shaken,
    TakeHint,
    WriteWord,
)
from boggle_desk.engine.boggle.goals import (
    Aim,
    Grade,
    Made,
    Progress,
    Result,
    SmallGoal,
    allows_hints,
    cells_shown,
    cheer,
    goal_words,
    last_hint,
    next_hint,
    pace,
    points_at,
    progress,
    result,
    small_goal,
    worth,
)
from boggle_desk.engine.boggle.goals import (
    made as made_so_far,
)
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.referee import Reason
from boggle_desk.engine.boggle.rules import Judging, Writing
from boggle_desk.engine.boggle.solver import Found, solve
from boggle_desk.engine.lexicon import Lexicon, Mark
from boggle_desk.engine.players import Player
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.shipped import cheers
from tests.engine.boggle.table import FACES, PRESETS, Table, lying
from tests.words import lexicon_of

GOAL = ("lit", "oil", "soil", "toil", "silo", "grind", "metre")
BOARD = Board(4, 4, tuple(FACES))


def paths(*words: str) -> tuple[tuple[int, ...], ...]:
    return tuple(BOARD.path(word) or () for word in words)


def goal(*words: str) -> SetGoal:
    return SetGoal(words, paths(*words))


def alone(*words: str, **changes: Any) -> Table:
    """Return a table for one who has lifted the dome over a board with these goal words."""
    every: dict[str, Any] = {
        "writing": Writing.SCREEN,
        "judging": Judging.AT_ONCE,
        "rounds": 1,
        "target": None,
    } | changes
    table = Table("Ann", **every)
    table.play(*([goal(*words)] if words else []), BeginSearch())
    return table


# ------------------------------------------------------------------------------------------ the rules


@pytest.mark.parametrize("share", [0, 101, -5])
def test_a_goal_is_a_share(share: int) -> None:
    with pytest.raises(ValueError, match="goal"):
        replace(PRESETS["classic"], goal=share)


def test_rules_of_before_have_no_goal_no_hints_and_a_glass_that_runs() -> None:
    rules = PRESETS["classic"]
    assert (rules.goal, rules.hints, rules.untimed, rules.seeks_words) == (None, False, False, False)
    assert replace(rules, hints=True).seeks_words
    assert replace(rules, goal=25).seeks_words


# -------------------------------------------------------------------------------------- which words count


MARKED = {
    "lit": 0,
    "oil": 0,
    "soil": 1,
    "grind": 2,
    "toil": 3,
    "oils": 4,
    "silo": 5 | int(Mark.ARCHAIC),
    "ate": 0 | int(Mark.CRUDE),
    "tea": 1 | int(Mark.HURTFUL),
    "ring": 4 | int(Mark.NAMELIKE),
    "eat": 4 | int(Mark.SENSITIVE),
}


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (Vocabulary.SIMPLE, ["lit", "oil", "soil"]),
        (Vocabulary("common"), ["lit", "oil", "soil", "grind", "toil"]),
        (Vocabulary.EVERYDAY, ["lit", "oil", "soil", "grind", "toil"]),
        (Vocabulary.ALL, ["lit", "oil", "soil", "grind", "toil", "oils", "silo"]),
    ],
)
def test_goal_words_are_common_ones_the_easiest_first_without_names_and_slurs(
    kind: Vocabulary, expected: list[str]
) -> None:
    found = [Found(word, BOARD.path(word) or ()) for word in sorted(MARKED)]
    rules = replace(PRESETS["classic"], goal_words=kind)
    assert [each.word for each in goal_words(found, rules, lexicon_of(MARKED))] == expected


def test_a_dictionary_without_commonness_counts_every_word() -> None:
    graph: WordGraph = WordGraph.build(sorted(MARKED))
    found = solve(BOARD, graph)
    plain = Lexicon("own", "Own", "", graph)
    counted = goal_words(found, PRESETS["classic"], plain)
    assert [each.word for each in counted] == sorted(MARKED, key=lambda word: (len(word), word))


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("omit",), "omit"),
        (("lit", "slin"), "slin"),
        (("lit", "lit"), "lit"),
        (("li",), "li"),
    ],
)
def test_the_referee_looks_at_each_goal_word(words: tuple[str, ...], wrong: str) -> None:
    table = Table("Ann", writing=Writing.SCREEN, goal=50)
    refusal = table.refuses(goal(*words))
    assert (refusal.reason, refusal.word) == (Reason.NOT_ON_BOARD, wrong)


def test_paths_must_be_those_of_the_words() -> None:
    table = Table("Ann", writing=Writing.SCREEN, goal=50)
    for wrong in (((4, 5),), ((4, 5, 99),), ((-1, 5, 6),), ((4, 5, 15),), ()):
        assert table.refuses(SetGoal(("lit",), wrong)).reason is Reason.NOT_ON_BOARD


def test_goal_words_are_noted_once_a_board_and_only_where_the_rules_want_them() -> None:
    table = Table("Ann", writing=Writing.SCREEN, goal=50)
    assert table.play(goal("lit")) == (GoalSet(("lit",)),)
    assert table.refuses(goal("oil")).reason is Reason.WRONG_MOMENT
    table.game.follow((Shaken(lying(FACES)),))
    assert table.now.goal_words == ()
    assert Table("Ann", writing=Writing.SCREEN).refuses(goal("lit")).reason is Reason.WRONG_MOMENT


# ----------------------------------------------------------------------------------------- the goal


def test_progress_counts_goal_words_by_length_and_others_as_bonus() -> None:
    table = alone("lit", "oil", "soil", "toil", "silo", goal=50)
    table.play(WriteWord(0, "lit"), WriteWord(0, "soil"), WriteWord(0, "mat"))
    assert progress(table.now, 0) == Progress(2, 5, 3, 1, ((3, 1, 2), (4, 1, 3)))


@pytest.mark.parametrize(("share", "needed"), [(1, 1), (25, 2), (50, 3), (75, 4), (80, 4), (81, 5), (100, 5)])
def test_a_share_is_rounded_up_to_whole_words(share: int, needed: int) -> None:
    assert progress(alone("lit", "oil", "soil", "toil", "silo", goal=share).now, 0).needed == needed


def test_the_search_ends_when_the_goal_is_reached() -> None:
    table = alone("lit", "oil", "soil", "toil", goal=50)
    table.play(WriteWord(0, "lit", 3.0), WriteWord(0, "mat", 5.0))
    assert table.now.phase is Phase.SEARCH
    assert table.play(WriteWord(0, "soil", 7.5))[-1] == GoalReached(0, 7.5)
    assert (table.now.phase, table.now.elapsed) == (Phase.REACHED, 7.5)
    events = table.play(EndSearch())
    assert events[0] == SearchEnded((0,), early=True)
    assert [type(event) for event in events[-2:]] == [Scored, Ended]
    assert table.marks(0) == {"lit": EntryMark.STANDING, "mat": EntryMark.STANDING, "soil": EntryMark.STANDING}
    assert result(table.now, 0) == Result(Progress(2, 4, 2, 1, ((3, 1, 2), (4, 1, 2))), 3, 7.5, 0, 0)


def test_one_may_search_on_and_the_goal_is_reached_only_once() -> None:
    table = alone("lit", "oil", "soil", goal=30)
    table.play(WriteWord(0, "lit", 3.0), SearchOn())
    assert table.now.phase is Phase.SEARCH
    table.play(EraseWord(0, "lit"), WriteWord(0, "lit", 9.0), WriteWord(0, "oil", 9.5))
    assert table.now.phase is Phase.SEARCH
    assert table.now.reached == (GoalReached(0, 3.0),)


def test_a_goal_that_is_noted_late_counts_what_was_written_before() -> None:
    table = alone(goal=50)
    table.play(WriteWord(0, "lit", 2.0), ReadClock(5.0))
    assert table.play(goal("lit", "oil"))[-1] == GoalReached(0, 5.0)
    assert table.now.phase is Phase.REACHED


def test_a_board_without_goal_words_has_a_goal_that_nobody_reaches() -> None:
    table = alone(goal=50)
    table.play(WriteWord(0, "lit"))
    assert table.now.phase is Phase.SEARCH
    assert not progress(table.now, 0).reached


def test_b15_the_last_word_may_reach_the_goal_after_time_was_called() -> None:
    table = alone("lit", goal=100)
    table.play(CallTime())
    events = table.play(WriteWord(0, "lit", 180.0))
    assert GoalReached(0, 180.0) in events
    assert table.now.phase is Phase.ENDED


def test_a_computer_beside_reaches_no_goal_and_its_list_stays_hidden() -> None:
    table = Table("Ann", Player("Robot", "child"), writing=Writing.SCREEN, judging=Judging.AT_ONCE, goal=100)
    table.play(goal("lit"), BeginSearch(), WriteWord(1, "lit"))
    assert table.now.phase is Phase.SEARCH
    assert table.now.seen_by(0).lists[1] == ()
    assert table.now.seen_by(1).goal_words == ()


def test_b18_in_practice_the_referee_reads_all_lists_and_reveals_the_rivals() -> None:
    rival = Player("Robot", "child")
    table = Table("Ann", rival, writing=Writing.SCREEN, judging=Judging.AT_ONCE, practice=True, rounds=1, target=None)
    words = ((0, "lit"), (1, "soil"), (0, "soil"), (1, "toil"), (0, "grind"))
    table.play(BeginSearch(), *(WriteWord(seat, word) for seat, word in words))
    table.play(EndSearch())
    assert (table.now.phase, table.now.rounds) == (Phase.ENDED, ((3, 1),))
    assert table.marks(0) == {"lit": EntryMark.STANDING, "soil": EntryMark.CROSSED, "grind": EntryMark.STANDING}
    assert table.marks(1) == {"soil": EntryMark.CROSSED, "toil": EntryMark.STANDING}
    assert table.now.winners == (0,)


def test_b33_a_child_with_shorter_words_has_more_of_them_to_find() -> None:
    child = Player("Cem", minimum_length=3)
    table = Table("Ann", child, minimum_length=4, writing=Writing.SCREEN, goal=100)
    table.play(goal("lit", "soil"), BeginSearch())
    assert [progress(table.now, seat).words for seat in (0, 1)] == [1, 2]


# ------------------------------------------------------------------------------------- without a glass


def test_nobody_calls_time_when_the_glass_lies_on_its_side() -> None:
    table = alone(untimed=True)
    table.play(ReadClock(4000.0), WriteWord(0, "lit", 4000.0))
    assert table.refuses(CallTime()).reason is Reason.WRONG_MOMENT
    table.play(EndSearch())
    assert table.now.phase is Phase.ENDED
    assert table.now.rounds == ((1,),)


# ------------------------------------------------------------------------------------------ hints


def hinted(table: Table) -> Hinted:
    (event,) = table.play(TakeHint(0))
    assert isinstance(event, Hinted)
    return event


def test_a_hint_tells_more_each_time_then_turns_to_the_next_word() -> None:
    table = alone("lit", "soil", hints=True)
    told = [hinted(table) for _ in range(5)]
    assert [(hint.word, hint.grade) for hint in told] == [("lit", 1), ("lit", 2), ("lit", 3), ("lit", 4), ("soil", 1)]
    assert [cells_shown(hint) for hint in told] == [(), (4,), (4, 5), (4, 5, 6), ()]


def test_hints_are_the_same_for_the_same_position() -> None:
    first, second = (alone("lit", "soil", "toil", hints=True) for _ in range(2))
    for table in (first, second):
        table.play(WriteWord(0, "lit"))
    assert [hinted(first) for _ in range(6)] == [hinted(second) for _ in range(6)]
    assert next_hint(first.now, 0) == next_hint(second.now, 0)


def test_a_word_that_was_found_needs_no_hint_any_more() -> None:
    table = alone("lit", "soil", hints=True)
    hinted(table)
    table.play(WriteWord(0, "lit"))
    assert last_hint(table.now, 0) is None
    hint = hinted(table)
    assert (hint.word, hint.grade) == ("soil", Grade.WHERE)
    table.play(WriteWord(0, "soil"))
    assert table.refuses(TakeHint(0)).reason is Reason.NO_HINT_LEFT


@pytest.mark.parametrize("opponents", [(), ("Cem",)])
@pytest.mark.parametrize("practice", [False, True])
def test_b34_a_teammate_who_found_a_word_alone_keeps_it_from_one_who_was_told(
    opponents: tuple[str, ...], practice: bool
) -> None:
    table = Table("Ann/red", "Ben/red", *opponents, writing=Writing.SCREEN, hints=True, practice=practice)
    table.play(goal("lit", "oil"), BeginSearch(), *(TakeHint(0) for _ in range(4)), WriteWord(0, "lit"), EndSearch())
    table.play(BeginSearch(), WriteWord(1, "lit"), EndSearch())
    for _ in opponents:
        table.play(BeginSearch(), EndSearch())
    while table.now.phase is Phase.READ:
        table.say("lit")
        table.play(PassReading())
    assert table.now.rounds == ((0, 1, *(0 for _ in opponents)),)


def test_a_word_that_was_told_earns_nothing_but_counts_for_the_goal() -> None:
    table = alone("lit", "soil", "toil", hints=True, goal=100)
    for _ in Grade:
        hinted(table)
    table.play(WriteWord(0, "lit"))
    hinted(table)
    table.play(WriteWord(0, "soil"), WriteWord(0, "toil", 20.0))
    assert table.now.phase is Phase.REACHED
    table.play(EndSearch())
    assert table.now.rounds == ((2,),)
    came_to = result(table.now, 0)
    assert (came_to.at, came_to.hints, came_to.told, came_to.points) == (20.0, 2, 1, 2)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [({"hints": False}, Reason.NO_HINTS), ({"writing": Writing.PAPER}, Reason.NOT_SEARCHING)],
)
def test_b14_where_all_search_at_once_on_paper_nobody_gets_a_hint(changes: dict[str, Any], reason: Reason) -> None:
    rules: dict[str, Any] = {"hints": True, "goal": 50, "writing": Writing.SCREEN} | changes
    table = Table("Ann", "Bea", **rules)
    table.play(goal("lit", "oil"), BeginSearch())
    assert not allows_hints(table.now, 0)
    assert table.refuses(TakeHint(0)).reason is reason


def test_hints_belong_to_the_one_who_asked() -> None:
    table = Table("Ann", "Bea", writing=Writing.SCREEN, hints=True)
    table.play(goal("lit", "oil"), BeginSearch(), TakeHint(0), TakeHint(0), EndSearch(), BeginSearch())
    assert table.now.seen_by(1).hints == ()
    (event,) = table.play(TakeHint(1))
    assert isinstance(event, Hinted)
    assert (event.seat, event.word, event.grade) == (1, "lit", Grade.WHERE)


def test_a_computer_asks_for_no_hint() -> None:
    table = Table("Ann", Player("Robot", "child"), writing=Writing.SCREEN, hints=True)
    table.play(goal("lit"), BeginSearch())
    assert table.refuses(TakeHint(1)).reason is Reason.NO_HINTS


# ------------------------------------------------------------------------------------------ which is best


def made(points: int, at: float | None, found: int, needed: int | None) -> Result:
    return Result(Progress(found, 10, needed, 0, ()), points, at, 0, 0)


def test_with_a_goal_the_quickest_is_best_and_else_who_came_nearest() -> None:
    ordered = [made(90, None, 2, 5), made(1, None, 4, 5), made(3, 80.0, 5, 5), made(3, 41.5, 6, 5)]
    assert sorted([ordered[2], ordered[0], ordered[3], ordered[1]], key=worth) == ordered


def test_without_a_goal_the_points_decide() -> None:
    assert worth(made(12, None, 1, None)) < worth(made(13, None, 0, None))


def test_the_next_round_begins_without_hints_and_goal_words() -> None:
    table = alone("lit", hints=True, goal=100, rounds=2)
    table.play(TakeHint(0), WriteWord(0, "lit"), EndSearch(), Shake())
    assert (table.now.goal_words, table.now.reached, table.now.hints) == ((), (), ())


def test_on_paper_a_goal_is_only_noted() -> None:
    table = Table("Ann", "Bea", goal=50)
    table.play(goal("lit", "oil"), BeginSearch(), CallTime(), WriteWord(0, "lit"), BeginReading())
    assert (table.now.phase, table.now.reached) == (Phase.READ, ())


def test_small_goals_grow_with_whoever_practises() -> None:
    assert small_goal(()) == SmallGoal(Aim.WORDS, 5)
    past = [Made(20, 31, 6), Made(22, 40, 5), Made(9, 9, 4)]
    asked = [small_goal(past[number:]) for number in range(3)]
    assert asked == [SmallGoal(Aim.WORDS, 22), SmallGoal(Aim.LONGEST, 5), SmallGoal(Aim.POINTS, 10)]
    assert small_goal([Made(3, 5, 11)] * 2).least == 8, "nobody is asked for a word that no board has"
    assert small_goal([Made()]).least == 1
    assert SmallGoal(Aim.POINTS, 10).reached(Made(1, 10, 7))
    assert not SmallGoal(Aim.WORDS, 2).reached(Made(1, 10, 7))


def test_the_pace_of_a_round_tells_the_points_of_each_second() -> None:
    table = Table("Ann", writing=Writing.SCREEN, judging=Judging.AT_ONCE, practice=True, rounds=1)
    table.play(BeginSearch(), WriteWord(0, "oil", 4.0), WriteWord(0, "toils", 9.5))
    ran = pace(table.now, 0)
    assert ran == ((4.0, 1), (9.5, 3))
    assert [points_at(ran, second) for second in (0, 4, 9, 60)] == [0, 1, 1, 3]
    assert made_so_far(table.now, 0) == Made(2, 3, 5)


def test_a_companion_cheers_once_at_each_step() -> None:
    table = Table("Ann", writing=Writing.SCREEN, judging=Judging.AT_ONCE, practice=True, rounds=1)
    table.play(BeginSearch())
    said = []
    for second, word in enumerate(("oil", "tin", "toils", "soil")):
        table.play(WriteWord(0, word, float(second)))
        new = cheer(table.now, 0, word, cheers())
        said.append(new.key if new else "")
    assert said == ["first", "", "five", ""]
    table.play(WriteWord(0, "toil", 9.0))
    assert [each.key for each in cheers() if each == cheer(table.now, 0, "toil", cheers())] == ["warm"]
