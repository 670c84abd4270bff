"""After a round: every word of the board, who had it, who alone, and what was missed (B10, B13, B18, B22, B34)."""

from dataclasses import replace
from functools import cache

import pytest

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    Challenge,
    PassReading,
    ReadWord,
    SetGoal,
    TakeHint,
    WriteWord,
)
from boggle_desk.engine.boggle.position import BogglePosition, opening
from boggle_desk.engine.boggle.review import (
    Finish,
    Jump,
    ReviewedWord,
    best_word,
    finish_of,
    goal_rows,
    missed,
    missed_everyday,
    moment,
    review,
)
from boggle_desk.engine.boggle.rules import ChallengeJudge, Writing
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.lexicon import Lexicon, Mark
from boggle_desk.engine.players import Player
from boggle_desk.engine.tiers import Tier
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.boggle.table import FACES, WORDS, Table, players, rules_for
from tests.words import levels_of

RARITY = {"iota": 5, "soli": 6, "lit": 1, "toil": 2}
NAME = Tier.ALL.last | Mark.NAMELIKE
KEPT_BACK = "nit"
"""A word that these tests take for offensive. It lies on the board."""


@cache
def lexicon() -> Lexicon:
    """Return the small dictionary of these tests, with commonness and a word that the app does not show."""
    words = sorted({*WORDS, KEPT_BACK})
    graph = WordGraph.build(words)
    return Lexicon("test", "Test", "en", graph, levels_of(graph, RARITY | {KEPT_BACK: Mark.CRUDE, "mat": NAME}))


def rows_of(position: BogglePosition, least: int = 3) -> dict[str, ReviewedWord]:
    """Return the review of a position by word."""
    assert position.board
    return {row.word: row for row in review(position, solve(position.board, lexicon().graph, least), lexicon())}


def test_every_word_of_the_board_is_there_once_with_its_path_and_points() -> None:
    rows = rows_of(Table("Ann", "Bea").read().now)
    board = Table("Ann").now.board
    assert board
    assert rows.keys() == {word for word in WORDS if board.path(word)}
    assert "omit" not in rows
    assert all(board.spell(row.path) == word and board.adjoins(row.path) for word, row in rows.items())
    assert (rows["toils"].points, rows["toil"].points) == (2, 1)


def test_b18_it_says_who_had_a_word_and_who_alone() -> None:
    rows = rows_of(Table("Ann", "Bea", "Cem").read("lit toil", "toil", "tin").now)
    had = {word: (row.finders, row.alone) for word, row in rows.items() if row.finders}
    assert had == {"lit": ((0,), True), "toil": ((0, 1), False), "tin": ((2,), True)}


def test_b34_what_only_one_team_had_it_had_alone() -> None:
    rows = rows_of(Table("Ann/red", "Bea/red", "Cem").read("lit toil", "lit", "toil").now)
    assert (rows["lit"].finders, rows["lit"].alone) == ((0, 1), True)
    assert (rows["toil"].finders, rows["toil"].alone) == ((0, 2), False)


def test_b10_a_written_word_that_the_dictionary_lacks_is_there_for_nothing() -> None:
    rows = rows_of(Table("Ann", "Bea").read("slin", "").now)
    row = rows["slin"]
    assert (row.listed, row.finders, row.path) == (False, (0,), (0, 4, 5, 9))


@pytest.mark.parametrize(("votes", "points"), [((None, True, True), 1), ((None, False, False), 0)])
def test_b20_a_word_that_the_table_let_stand_keeps_its_points(votes: tuple[bool | None, ...], points: int) -> None:
    table = Table("Ann", "Bea", "Cem", court=ChallengeJudge.VOTE).read("slin", "", "")
    table.play(ReadWord("slin"), Challenge("slin", 1, votes))
    assert rows_of(table.now)["slin"].points == points


def test_a_word_that_a_computer_made_up_is_never_the_best() -> None:
    """People keep theirs: the table let it stand."""
    table = Table("Ann", "Bea").read("lit", "slin")
    table.play(ReadWord("lit"), PassReading(), ReadWord("slin"))
    for other, best in ((Player("Dot", level="child"), "lit"), (Player("Bea"), "slin")):
        position = replace(table.now, players=(table.now.players[0], other))
        found = (best_word(position, lexicon()), best_word(position))
        assert [won and won.word for won in found] == [best, "slin"]


def test_the_most_points_come_first_then_the_longest_then_the_alphabet() -> None:
    position = Table("Ann").now
    assert position.board
    rows = review(position, solve(position.board, lexicon().graph, 3), lexicon())
    keys = [(-row.points, -len(row.word), row.word) for row in rows]
    assert len(keys) > 20
    assert keys == sorted(keys)


def test_missed_words_come_the_commonest_first() -> None:
    rows = rows_of(Table("Ann", "Bea").read("toils", "lit").now)
    left = missed(rows.values())
    assert {row.word for row in left} == rows.keys() - {"toils", "lit", "mat"}, "MAT is a name here"
    assert [row.commonness for row in left] == sorted(row.commonness for row in left)
    assert [row.word for row in left[-3:]] == ["toil", "iota", "soli"]


def test_the_app_shows_an_offensive_word_only_if_somebody_wrote_it() -> None:
    assert KEPT_BACK in lexicon()
    assert KEPT_BACK not in rows_of(Table("Ann", "Bea").read("lit", "").now)
    rows = rows_of(Table("Ann", "Bea").read(KEPT_BACK, "").now)
    assert (rows[KEPT_BACK].finders, rows[KEPT_BACK].points) == ((0,), 1)


def test_b9_short_words_are_left_out_as_the_rules_say() -> None:
    rows = rows_of(Table("Ann", "Bea", base="calculator").read().now, least=4)
    assert rows
    assert min(len(word) for word in rows) == 4


def test_before_the_first_shake_there_is_nothing_to_review() -> None:
    assert review(opening(rules_for(FACES, 4, 4), players("Ann")), (), lexicon()) == ()


def test_words_are_still_there_when_the_round_is_scored() -> None:
    table = Table("Ann", "Bea").read("lit", "tin")
    table.say("lit")
    table.play(PassReading(), ReadWord("tin"), PassReading())
    rows = rows_of(table.now)
    assert (rows["lit"].finders, rows["tin"].finders) == ((0,), (1,))


def test_b31_goal_words_come_with_the_missed_ones_first_and_what_a_hint_told_is_marked() -> None:
    goal = ("pin", "lit", "toil", "soli")
    board = Table("Ann").now.board
    assert board
    table = Table("Ann", writing=Writing.SCREEN, goal=100, hints=True)
    table.play(SetGoal(goal, tuple(board.path(word) or () for word in goal)), BeginSearch(), *[TakeHint(0)] * 4)
    table.play(WriteWord(0, "pin"), WriteWord(0, "toil"), WriteWord(0, "mat"))
    rows = rows_of(table.now)
    assert [row.word for row in goal_rows(rows.values(), table.now)] == ["lit", "soli", "pin", "toil"]
    assert [word for word, row in rows.items() if row.told] == ["pin"]


def test_of_one_word_and_its_forms_only_one_is_told() -> None:
    graph = lexicon().graph
    everyday = Lexicon("test", "Test", "en", graph, levels_of(graph, {}))
    rows = rows_of(Table("Ann").read("").now)
    assert {"toil", "toils"} <= rows.keys()
    told = {row.word for row in missed_everyday(rows.values(), everyday, len(rows))}
    assert "toils" in told
    assert not [(one, other) for one in told for other in told - {one} if other.startswith(one)]


def read_all(table: Table) -> None:
    """Read all lists aloud."""
    while table.now.next_unread:
        seat, word = table.now.next_unread
        table.play(ReadWord(word, of=seat))
    table.play(PassReading())


def finish(*lists: str, target: int | None = None) -> Finish:
    """Return the race of a round with these lists, which nobody shares."""
    table = Table(*players(*("Ann", "Bea", "Cem")[: len(lists)]), target=target)
    table.collect(*lists).play(BeginReading())
    read_all(table)
    made = finish_of(table.now)
    assert made
    return made


def test_b26_the_race_is_ordered_by_total_and_names_the_word_that_passed_the_second() -> None:
    """Words are run in the order of reading: short ones first. The target is the line once somebody has reached it."""
    race = finish("tin tea", "toils oil", "lit", target=3)
    assert [(runner.side, runner.total) for runner in race.runners] == [((1,), 3), ((0,), 2), ((2,), 1)]
    assert [won.word for won in race.runners[0].coins] == ["oil", "toils"]
    assert (race.line, race.gap, race.is_close) == (3, 1, True)
    assert race.word
    assert race.word.word == "toils"
    assert finish("toils", "lit", target=50).line == 2


def test_b26_words_are_run_as_they_were_read_and_the_one_that_reaches_the_target_did_it() -> None:
    """The lists are read one after the other, each as its reader likes."""
    table = Table("Ann", "Bea", target=3).read("tin toils tea", "lit")
    table.say("toils", "tin", "tea")
    table.play(PassReading(), ReadWord("lit"), PassReading())
    race = finish_of(table.now)
    assert race
    assert [won.word for won in race.runners[0].coins] == ["toils", "tin", "tea"]
    assert race.word
    assert race.word.word == "tin", "TOILS passed the second, TIN the line"


def test_b28_a_tie_is_dead_level_and_no_word_did_it() -> None:
    race = finish("tin", "lit")
    assert (race.gap, race.is_close, race.word) == (0, True, None)
    assert [runner.side for runner in race.runners] == [(0,), (1,)]


def test_b33_a_head_start_is_no_word_that_did_it() -> None:
    table = Table(Player("Ann", head_start=5), "Bea").read("tin", "lit tea")
    read_all(table)
    race = finish_of(table.now)
    assert race
    assert (race.runners[0].total, race.runners[0].before, race.word) == (6, 0, None)


def test_one_side_runs_no_race() -> None:
    table = Table("Ann").read("tin")
    assert finish_of(table.now) is None


def test_b28_where_the_end_is_a_tie_no_moment_before_it_is_the_closest() -> None:
    assert isinstance(moment(players("Ann", "Bea"), ((1, 0), (0, 1))), Jump)
