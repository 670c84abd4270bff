"""All words of a board for the family, and what becomes of a list from paper (B8, B9, B13, B22)."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.solver import (
    MOST_WRITTEN,
    Order,
    SolvedBoard,
    Standing,
    in_order,
    judge_list,
    solve_board,
    written_words,
)
from boggle_desk.engine.lexicon import Levels, Lexicon, Mark
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.boggle.table import PRESETS
from tests.engine.boggle.test_solver import BOARDS, COMMON, GOLDENS, board_from

EVERYDAY = {"tea", "eat", "earth"}
OFFENSIVE = {"hat"}


def lexicon(words: list[str] = COMMON) -> Lexicon:
    """Return a dictionary in which few words are everyday, one is offensive, and long words are rare."""
    graph = WordGraph.build(sorted(words))
    marks = {word: min(6, len(word) - 2) for word in words}
    for word in EVERYDAY & set(words):
        marks[word] |= Mark.EVERYDAY
    for word in OFFENSIVE & set(words):
        marks[word] |= Mark.OFFENSIVE
    values = bytearray(len(graph))
    for word, mark in marks.items():
        number = graph.number(word)
        assert number is not None
        values[number] = mark
    return Lexicon("test", "Test", "en", graph, Levels(graph, bytes(values)))


def solved(name: str = "new_4x4", preset: str = "classic", words: Lexicon | None = None) -> SolvedBoard:
    board = board_from(json.loads((BOARDS / f"{name}.json").read_text(encoding="utf-8"))["rows"])
    rules = PRESETS[preset]
    return solve_board(board, words or lexicon(), rules, rules.minimum_length)


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: path.stem)
def test_known_boards_hold_their_known_words(golden: Path) -> None:
    known = json.loads(golden.read_text(encoding="utf-8"))
    found = solve_board(board_from(known["rows"]), lexicon(), PRESETS["classic"], known["minimum_length"])
    assert [each.word for each in found.words] == [word for word in known["words"] if word not in OFFENSIVE]
    assert list(found.paths) == known["words"]


def test_b22_points_are_those_of_the_table_and_shortest_words_of_the_rules() -> None:
    classic = {each.word: each.points for each in solved().words}
    assert (classic["tea"], classic["east"], classic["earth"]) == (1, 1, 2)
    master = {each.word: each.points for each in solved(preset="master").words}
    assert "tea" not in master
    assert master["earth"] == 2


def test_every_order() -> None:
    words = solved().words
    points = [each.points for each in in_order(words, Order.POINTS)]
    assert points == sorted(points, reverse=True)
    lengths = [len(each.word) for each in in_order(words, Order.LENGTH)]
    assert lengths == sorted(lengths, reverse=True)
    assert [each.word for each in in_order(words, Order.ALPHABET)] == sorted(each.word for each in words)
    tiers = [each.commonness for each in in_order(words, Order.COMMONNESS)]
    assert tiers == sorted(tiers)
    assert len(set(tiers)) > 1


def test_a_board_that_is_not_full_has_the_words_of_its_letters() -> None:
    board = Board(4, 4, ("T", "E", "A", "", *[""] * 12))
    found = solve_board(board, lexicon(), PRESETS["classic"], 3)
    assert [each.word for each in found.words] == ["tea"]


def test_offensive_words_are_not_shown_and_count_only_if_the_family_lets_them() -> None:
    found = solved()
    assert "hat" not in {each.word for each in found.words}
    assert [each.standing for each in judge_list(["hat"], found)] == [Standing.STANDS]
    refusing = solved(words=lexicon().refusing_offensive(True))
    assert [each.standing for each in judge_list(["hat"], refusing)] == [Standing.NOT_A_WORD]


def test_a_list_is_judged_word_by_word() -> None:
    found = list(judge_list(written_words("Tea, earth\nTEA zzz be able", lexicon()), solved()))
    assert [(each.word, each.standing, each.points) for each in found] == [
        ("tea", Standing.STANDS, 1),
        ("earth", Standing.STANDS, 2),
        ("tea", Standing.TWICE, 0),
        ("zzz", Standing.NOT_A_WORD, 0),
        ("be", Standing.TOO_SHORT, 0),
        ("able", Standing.NOT_ON_BOARD, 0),
    ]
    assert solved().board.spell(found[1].path) == "earth"


def test_a_list_is_read_in_the_letters_of_the_dictionary() -> None:
    assert written_words("Téa, Éarth", lexicon()) == ("tea", "earth")
    german = Lexicon("own", "Own", "de", WordGraph.build(["öl"], "aoöl"))
    assert written_words("Öl ÓL süß", german) == ("öl", "ol", "suss")


def test_a_list_may_stand_in_any_shape() -> None:
    assert written_words("1. tea 2) eat; don't/EARTH\t–star", lexicon()) == ("tea", "eat", "don't", "earth", "star")
    assert written_words("", lexicon()) == ()
    assert len(written_words("tea " * 5_000, lexicon())) == MOST_WRITTEN
    counted = replace(solved(), minimum_length=1)
    assert len(list(judge_list(written_words("a " * 5_000, lexicon()), counted))) == MOST_WRITTEN
