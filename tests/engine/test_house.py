"""House words: a family adds words to its dictionaries and leaves others out, whatever is played."""

from collections.abc import Collection, Mapping
from random import Random

import pytest

from boggle_desk import paths
from boggle_desk.engine.anagrams import Part, StudyList, WordQuery, words_matching, words_of
from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.computer import look, read_levels, vote
from boggle_desk.engine.boggle.events import BeginReading
from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.engine.boggle.review import missed, search_board
from boggle_desk.engine.boggle.rules import Judging
from boggle_desk.engine.boggle.solver import WordVerdict, judge_list, solve_board
from boggle_desk.engine.house import House, HouseFault, HouseWord, house_in
from boggle_desk.engine.lexicon import Levels, Lexicon, Mark
from boggle_desk.engine.scrabble.analysis import Judge, evaluate
from boggle_desk.engine.scrabble.bluff import doubts
from boggle_desk.engine.scrabble.computer import knows
from boggle_desk.engine.scrabble.duplicate import Answer, BestLaid, LayBest, top
from boggle_desk.engine.scrabble.events import Challenge, PhonyRemoved
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.knowledge import read_levels as read_scrabble_levels
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.boggle.table import FACES, at_least
from tests.engine.boggle.table import WORDS as BOGGLE_WORDS
from tests.engine.boggle.table import Table as BoggleTable
from tests.engine.scrabble import table as scrabble
from tests.engine.scrabble.test_duplicate import table as duplicate_table

RIVALS = {level.key: level for level in read_levels(paths.resource("levels", "boggle.toml"))}
CHAMPION = read_scrabble_levels(paths.resource("levels", "scrabble.toml"))[-1]


BOARD = Board(4, 4, FACES)


def lexicon(
    words: Collection[str], allowed: str = "", forbidden: str = "", marks: Mapping[str, int] | None = None
) -> Lexicon:
    """Return a dictionary of these words, all simple, with house words."""
    graph = WordGraph.build(sorted(words))
    levels = Levels(graph, bytes((marks or {}).get(word, 0) for word in graph), bytes(len(graph)))
    house = House(tuple(sorted(allowed.split())), tuple(sorted(forbidden.split())))
    return Lexicon("own", "Own", "en", graph, levels).housed(house)


def test_a_house_word_counts_on_top_of_the_dictionary_and_a_forbidden_one_does_not() -> None:
    words = lexicon(frozenset(("cat", "qat")), "zen", "qat")
    assert [word in words for word in ("cat", "ZEN", "zen", "QAT", "qat")] == [True, True, True, False, False]
    assert [words.is_brought(word) for word in ("cat", "qat")] == [True, False]
    assert [words.is_shown(word) for word in ("cat", "zen", "qat")] == [True, True, False]
    assert words.counting(["cat", "qat", "zen"]) == ["cat", "zen"]
    plain = words.housed(House())
    assert "qat" in plain
    assert "zen" not in plain


def test_a_hurtful_word_counts_by_the_family_setting_alone() -> None:
    words = lexicon(frozenset(("cat", "slur")), "slur", marks={"slur": int(Mark.HURTFUL)})
    assert "slur" in words
    assert "slur" not in words.refusing_offensive(True)


@pytest.mark.parametrize(
    ("word", "counts", "fault"),
    [
        ("zen", True, None),
        ("slur", True, HouseFault.OFFENSIVE),
        ("slur", False, None),
        ("a", True, HouseFault.TOO_SHORT),
        ("", True, HouseFault.TOO_SHORT),
        ("a" * 15, True, None),
        ("a" * 16, True, HouseFault.TOO_LONG),
        ("zén", True, HouseFault.OTHER_SIGN),
        ("don't", False, HouseFault.OTHER_SIGN),
    ],
)
def test_only_words_of_two_to_fifteen_letters_become_house_words(
    word: str, counts: bool, fault: HouseFault | None
) -> None:
    words = lexicon(frozenset(("cat", "slur")), marks={"slur": int(Mark.CRUDE)})
    assert words.house_fault(word, counts) is fault


def test_a_game_from_elsewhere_with_strange_house_words_is_played_on() -> None:
    words = lexicon(frozenset(("cat",))).housed(House(("", "a" * 2_000, "zen", "Ω1", "zz!"), ("",)))
    assert words_matching(words, WordQuery()) == ["cat", "zen"]
    assert "" not in words


def test_each_language_has_its_own() -> None:
    words = [HouseWord("zen", "en", True), HouseWord("oma", "de", True), HouseWord("qat", "en", False)]
    assert house_in("en", words) == House(("zen",), ("qat",))
    assert house_in("de", words) == House(("oma",))
    assert house_in("pl", words) == House()


def test_all_words_of_a_board_have_the_allowed_ones_and_not_the_forbidden() -> None:
    """SLIN and TRI lie on the board; ZEN does not."""
    words = lexicon(BOGGLE_WORDS, "slin tri zen", "soil")
    solved = solve_board(BOARD, words, at_least(3))
    assert {"slin", "tri", "oils"} <= solved.shown
    assert not {"soil", "zen"} & solved.shown
    assert [found.word for found in solved.words] == sorted(solved.shown)
    verdicts = {each.word: each.standing for each in judge_list(["slin", "soil", "zen"], solved)}
    assert verdicts == {
        "slin": WordVerdict.STANDS, "soil": WordVerdict.NOT_A_WORD, "zen": WordVerdict.NOT_ON_BOARD,
    }  # fmt: skip
    assert "slin" not in solve_board(BOARD, words, at_least(5)).shown


def test_a_round_takes_the_allowed_word_and_strikes_the_forbidden() -> None:
    table = BoggleTable("Ann", judging=Judging.AT_READING)
    table.words = words = lexicon(BOGGLE_WORDS, "slin", "soil")
    table.collect("slin soil").play(BeginReading())
    assert table.marks(0) == {"slin": EntryMark.STANDING, "soil": EntryMark.STRUCK}
    rows = {row.word: row for row in search_board(table.now, words)}
    assert rows["slin"].listed
    assert not rows["soil"].listed
    assert "soil" not in {row.word for row in missed(rows.values())}


def test_computers_never_write_a_forbidden_word_and_vote_for_an_allowed_one() -> None:
    words = lexicon(BOGGLE_WORDS, "zen", "soil")
    written = {sight.word for sight in look(BOARD, words, at_least(3))}
    assert "oils" in written
    assert "soil" not in written
    assert vote(RIVALS["child"], "zen", words) is True


def test_a_challenged_placement_of_an_allowed_word_stands_and_a_forbidden_one_comes_off() -> None:
    for text, removed in (("8G ZEN", False), ("8G CAT", True)):
        table = scrabble.Table("ZENCATT", "EEEEEEE", base="club")
        table.words = lexicon(scrabble.WORDS, "zen", "cat")
        table.play(text)
        assert any(isinstance(event, PhonyRemoved) for event in table.ask(Challenge(1))) is removed


def test_no_computer_challenges_a_word_that_the_house_allows() -> None:
    table = scrabble.Table("ZENCATT", "EEEEEEE", base="club")
    table.play("8G ZEN")
    view = table.now.seen_by(1)
    assert doubts(view, CHAMPION, lexicon(scrabble.WORDS), Random(1))
    assert not doubts(view, CHAMPION, lexicon(scrabble.WORDS, "zen"), Random(1))


def test_forbidden_words_are_in_no_best_moves_and_no_computer_plays_them() -> None:
    view = scrabble.Table("CATSEEE", "EEEEEEE").now.seen_by(0)
    leaves = plain_leaves(view.rules.tiles)
    for forbidden in ("", "cats"):
        words = lexicon(scrabble.WORDS, "", forbidden)
        shown = {each.words[0] for each in evaluate(view, Judge(words, leaves), shown=99).best if each.words}
        assert ("cats" in shown) is not bool(forbidden)
        assert knows(CHAMPION, "cats", words) is not bool(forbidden)


def test_duplicate_lays_the_best_play_that_the_house_allows() -> None:
    """A forbidden one would be refused, and the table could not go on."""
    game = duplicate_table("CATSEEE")
    best = top(game.position, lexicon(scrabble.WORDS))
    words = lexicon(scrabble.WORDS, "", "cats")
    allowed = top(game.position, words)
    assert best is not None
    assert allowed is not None
    assert (len(best.laid), len(allowed.laid)) == (4, 3)
    for seat in range(3):
        game.play(Answer(seat, None), words, Random(1))
    laid = game.play(LayBest(allowed), words, Random(1))
    assert any(isinstance(event, BestLaid) for event in laid)


def test_questions_to_the_dictionary_and_lists_to_study_know_the_house_words() -> None:
    words = lexicon(frozenset(("at", "cat", "za")), "zen aa", "za")
    assert words_matching(words, WordQuery(letters="zenat", all_letters=False)) == ["at", "zen"]
    two = StudyList("two", "Two", "", (Part(WordQuery(shortest=2, longest=2)),))
    assert [part.words for part in words_of(two, words)] == [("aa", "at")]
    polish = Lexicon("pl", "pl", "pl", WordGraph.build(("ąb", "ba"), "aąb")).housed(House(("aą",), ("ba",)))
    assert words_matching(polish, WordQuery()) == ["aą", "ąb"]
