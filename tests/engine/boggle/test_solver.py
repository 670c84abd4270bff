"""All words of a board (B3, B8, B9, B12, B13): known boards, odd boards, and brute force."""

import json
import random
import string
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from boggle_desk.engine.boggle.board import Board, board_of
from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.engine.boggle.rules import WordRange
from boggle_desk.engine.boggle.solver import (
    MOST_WRITTEN,
    Found,
    Order,
    SolvedBoard,
    WordVerdict,
    in_order,
    judge_list,
    solve,
    solve_board,
    written_words,
)
from boggle_desk.engine.lexicon import Lexicon, Mark
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.boggle.table import CUBE_SETS, PRESETS, at_least
from tests.words import lexicon_of

BOARDS = Path(__file__).parents[2] / "data" / "boards"
COMMON = sorted((BOARDS / "words.txt").read_text(encoding="utf-8").split())
GOLDENS = sorted(BOARDS.glob("*.json"))


def graph(*words: str, alphabet: str = string.ascii_lowercase) -> WordGraph:
    return WordGraph.build(sorted(words, key=lambda word: [alphabet.index(letter) for letter in word]), alphabet)


def words_on(board: Board, words: WordGraph, minimum_length: int = 1) -> list[str]:
    return [found.word for found in solve(board, words, minimum_length)]


def board_from(rows: list[str]) -> Board:
    faces = [row.split() for row in rows]
    return Board(len(faces), len(faces[0]), tuple(face for row in faces for face in row))


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: path.stem)
def test_b8_known_boards_hold_their_known_words(golden: Path) -> None:
    known = json.loads(golden.read_text(encoding="utf-8"))
    board = board_from(known["rows"])
    found = solve(board, graph(*COMMON), known["minimum_length"])
    assert [each.word for each in found] == known["words"]
    assert all(board.adjoins(each.path) and board.spell(each.path) == each.word for each in found)


def test_known_boards_are_of_all_kinds() -> None:
    boards = [board_from(json.loads(path.read_text(encoding="utf-8"))["rows"]) for path in GOLDENS]
    assert {(board.rows, board.columns) for board in boards} >= {(4, 4), (5, 5), (6, 6), (3, 5)}
    assert {face for board in boards for face in board.faces} >= {"Qu", "In", "Th", "#"}
    assert len(COMMON) == len(set(COMMON)) > 700


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["Qu I", "T D"], {"quit": (0, 1, 2), "quid": (0, 1, 3), "dit": (3, 1, 2)}),
        (["In K", "N #"], {"ink": (0, 1), "inn": (0, 2), "kin": (1, 0)}),
        (["E Th", "R E"], {"ether": (0, 1, 3, 2), "there": (1, 0, 2, 3)}),
        (["Q U", "I T"], {"quit": (0, 1, 2, 3), "qi": (0, 2)}),
    ],
)
def test_b3_faces_of_several_letters_count_with_all_of_them(rows: list[str], expected: dict[str, object]) -> None:
    words = graph("quit", "quid", "dit", "ink", "inn", "kin", "ether", "there", "qi", "qu", "et", "thin", "in")
    found = {each.word: each.path for each in solve(board_from(rows), words, 2)}
    assert expected.items() <= found.items()
    assert set(found) - set(expected) <= {"qu", "in", "et"}


def test_b3_no_word_ends_or_begins_inside_a_face() -> None:
    board = Board(1, 2, ("A", "Th"))
    assert words_on(board, graph("at", "ath", "ha", "tha", "a", "h", "t", "th")) == ["a", "ath", "th", "tha"]


def test_b3_a_word_may_lie_on_one_face_or_on_two() -> None:
    assert solve(Board(1, 3, ("In", "I", "N")), graph("in"), 2) == (Found("in", (0,)),)
    assert solve(Board(1, 3, ("I", "N", "In")), graph("in"), 2) == (Found("in", (0, 1)),)


def test_solid_faces_and_unknown_letters_are_in_no_word() -> None:
    words = graph("at", "tea", "a")
    assert words_on(Board(1, 3, ("A", "#", "T")), words) == ["a"]
    assert words_on(Board(1, 3, ("A", "É", "T")), words) == ["a"]
    assert words_on(Board(1, 3, ("A", "Tñ", "T")), words) == ["a"]
    assert words_on(Board(2, 2, ("#",) * 4), words) == []


def test_any_alphabet_serves() -> None:
    words = graph("apfel", "äpfel", "öl", "fuß", alphabet="aäbcdefghijklmnoöpqrstuüvwxyzß")
    board = Board(3, 3, ("Ä", "P", "F", "L", "E", "U", "Ö", "L", "ß"))
    assert solve(board, words, 2) == (Found("fuß", (2, 5, 8)), Found("äpfel", (0, 1, 2, 4, 3)), Found("öl", (6, 3)))


@pytest.mark.parametrize(("least", "expected"), [(1, 5), (3, 4), (4, 2), (5, 1), (6, 0)])
def test_b9_words_must_be_long_enough(least: int, expected: int) -> None:
    assert len(solve(Board(1, 5, tuple("SPARE")), graph("a", "spa", "par", "pare", "spare"), least)) == expected


def test_b9_qu_counts_as_two_letters_of_the_length() -> None:
    board = Board(1, 2, ("Qu", "A"))
    assert words_on(board, graph("qua"), 3) == ["qua"]
    assert words_on(board, graph("qua"), 4) == []


def test_b12_words_inside_words_count() -> None:
    inside = ["are", "par", "pare", "spa", "spar", "spare"]
    assert words_on(Board(1, 5, tuple("SPARE")), graph(*inside), 3) == inside


def test_b13_a_spelling_counts_once_with_its_first_path() -> None:
    assert solve(Board(2, 2, tuple("TATA")), graph("tat")) == (Found("tat", (0, 1, 2)),)


def test_b8_no_cube_is_used_twice() -> None:
    board = Board(1, 3, tuple("OTS"))
    assert words_on(board, graph("toot", "sots", "tots", "to"), 2) == ["to"]


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 10), (10, 1), (2, 7)])
def test_grids_of_any_shape(rows: int, columns: int) -> None:
    found = solve(Board(rows, columns, ("A",) * (rows * columns)), graph("a", "aa", "aaaa"), 1)
    assert [each.word for each in found] == [word for word in ("a", "aa", "aaaa") if len(word) <= rows * columns]


def test_words_longer_than_sixteen_letters_are_found() -> None:
    long = "abcdefghijklmnopqrstuvwxyz"
    assert solve(Board(2, 13, tuple(long[:13] + long[:12:-1])), graph(long))[0].path == (
        *range(13),
        *range(25, 12, -1),
    )


def test_the_largest_grid_agrees_with_brute_force(rng: random.Random) -> None:
    board = Board(10, 10, tuple(rng.choice("EEEETTTAAAOOINSHRDLUCMW") for _ in range(100)))
    found = solve(board, graph(*COMMON))
    assert len(found) > 50
    assert {each.word: each.path for each in found} == {w: p for w in COMMON if len(w) > 2 and (p := board.path(w))}


@pytest.mark.slow
@pytest.mark.parametrize("key", CUBE_SETS)
def test_real_boxes_agree_with_brute_force(key: str, rng: random.Random) -> None:
    box, words = CUBE_SETS[key], graph(*COMMON)
    for _ in range(5):
        board = board_of(box.rows, box.columns, shake(box.cubes, rng))
        expected = [Found(word, path) for word in COMMON if len(word) > 2 and (path := board.path(word))]
        assert list(solve(board, words)) == expected


FACES = ("A", "B", "C", "Ab", "Ba", "Aba", "#", "É", "Ac")
SIZES = st.tuples(st.integers(1, 4), st.integers(1, 4))
WORDS = st.sets(st.text("abc", min_size=1, max_size=6), min_size=1, max_size=30)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    rows, columns = draw(SIZES)
    return Board(rows, columns, tuple(draw(st.sampled_from(FACES)) for _ in range(rows * columns)))


@given(boards(), WORDS, st.integers(1, 4))
@example(Board(1, 1, ("Aba",)), {"aba", "ab", "a"}, 1)
@example(Board(2, 2, ("Ab", "A", "B", "#")), {"abab", "aba", "ab", "bab"}, 1)
def test_odd_boards_agree_with_brute_force(board: Board, words: set[str], least: int) -> None:
    expected = [
        Found(word, path) for word in sorted(words) if len(word) >= least and (path := board.path(word)) is not None
    ]
    assert list(solve(board, graph(*words), least)) == expected


EVERYDAY = {"tea", "eat", "earth"}
OFFENSIVE = {"hat"}


def lexicon(words: list[str] = COMMON) -> Lexicon:
    """Return a dictionary in which few words are everyday, one is offensive, and long words are rare."""
    steps = {word: 0 if word in EVERYDAY else min(6, len(word) + 1) for word in words}
    return lexicon_of({word: step | (Mark.CRUDE if word in OFFENSIVE else 0) for word, step in steps.items()})


def solved(name: str = "new_4x4", preset: str = "classic", words: Lexicon | None = None) -> SolvedBoard:
    board = board_from(json.loads((BOARDS / f"{name}.json").read_text(encoding="utf-8"))["rows"])
    return solve_board(board, words or lexicon(), WordRange(PRESETS[preset]))


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda path: path.stem)
def test_known_boards_hold_their_known_words(golden: Path) -> None:
    known = json.loads(golden.read_text(encoding="utf-8"))
    found = solve_board(board_from(known["rows"]), lexicon(), at_least(known["minimum_length"]))
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
    found = solve_board(board, lexicon(), at_least(3))
    assert [each.word for each in found.words] == ["tea"]


def test_offensive_words_are_not_shown_and_count_only_if_the_family_lets_them() -> None:
    found = solved()
    assert "hat" not in {each.word for each in found.words}
    assert [each.standing for each in judge_list(["hat"], found)] == [WordVerdict.STANDS]
    refusing = solved(words=lexicon().refusing_offensive(True))
    assert [each.standing for each in judge_list(["hat"], refusing)] == [WordVerdict.NOT_A_WORD]


def test_a_list_is_judged_word_by_word() -> None:
    found = list(judge_list(written_words("Tea, earth\nTEA zzz be able", lexicon()), solved()))
    assert [(each.word, each.standing, each.points) for each in found] == [
        ("tea", WordVerdict.STANDS, 1),
        ("earth", WordVerdict.STANDS, 2),
        ("tea", WordVerdict.TWICE, 0),
        ("zzz", WordVerdict.NOT_A_WORD, 0),
        ("be", WordVerdict.TOO_SHORT, 0),
        ("able", WordVerdict.NOT_ON_BOARD, 0),
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
    counted = replace(solved(), counted=at_least(1))
    assert len(list(judge_list(written_words("a " * 5_000, lexicon()), counted))) == MOST_WRITTEN
