"""Where words lie on a board (B3, B8, B12)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.boggle.board import Board, Flaw, Misfit, board_of
from tests.engine.boggle.table import FACES, lying

BOARD = Board(4, 4, FACES)


@pytest.mark.parametrize(
    ("word", "path"), [("oils", (1, 5, 4, 0)), ("oil", (1, 5, 4)), ("silo", (0, 5, 4, 1)), ("soil", (0, 1, 5, 4))]
)
def test_b8_words_follow_adjoining_cubes(word: str, path: tuple[int, ...]) -> None:
    assert BOARD.path(word) == path


def test_b8_soils_would_use_the_one_s_twice() -> None:
    assert BOARD.path("soil")
    assert BOARD.path("soils") is None


def test_b8_soar_would_skip_a_cube() -> None:
    assert BOARD.path("soa")
    assert "r" in BOARD.letters
    assert BOARD.path("soar") is None


def test_b8_the_grid_has_no_way_round_its_edge() -> None:
    assert BOARD.neighbours[3] == (2, 6, 7)
    assert BOARD.path("ml") is None


@pytest.mark.parametrize(("cell", "near"), [(0, 3), (1, 5), (5, 8), (15, 3), (8, 5)])
def test_b8_a_cube_adjoins_up_to_eight_others(cell: int, near: int) -> None:
    assert len(BOARD.neighbours[cell]) == near
    assert all(cell in BOARD.neighbours[other] for other in BOARD.neighbours[cell])


def test_b8_a_board_of_one_row_has_neighbours_left_and_right() -> None:
    assert Board(1, 3, tuple("ABC")).neighbours == ((1,), (0, 2), (1,))
    assert Board(1, 1, ("A",)).neighbours == ((),)


def test_b8_every_path_of_a_word_is_found_in_order_of_cells() -> None:
    board = Board(2, 3, tuple("TATETE"))
    assert list(board.paths("tat")) == [(0, 1, 2), (0, 1, 4), (2, 1, 0), (2, 1, 4), (4, 1, 0), (4, 1, 2)]


@pytest.mark.parametrize(
    ("path", "adjoins"),
    [((0, 1, 5, 4), True), ((0, 1, 5, 4, 0), False), ((0, 2), False), ((0, 5, 10, 15), True), ((3, 4), False)],
)
def test_b8_a_traced_path_is_judged_like_a_typed_word(path: tuple[int, ...], adjoins: bool) -> None:
    assert BOARD.adjoins(path) is adjoins


def test_b3_qu_counts_as_two_letters_and_is_never_q_alone() -> None:
    assert BOARD.path("quid") is None
    board = Board(2, 2, ("Qu", "I", "D", "T"))
    assert board.path("quid") == (0, 1, 2)
    assert board.path("QUIT") == (0, 1, 3)
    assert board.path("qi") is None
    assert board.path("ui") is None
    assert board.spell((0, 1, 2)) == "quid"


def test_b3_a_word_may_end_on_qu_and_may_need_letters_in_two_ways() -> None:
    board = Board(2, 2, ("I", "In", "N", "Qu"))
    assert list(board.paths("in")) == [(0, 2), (1,)]
    assert list(board.paths("inn")) == [(1, 2)]
    assert list(board.paths("inqu")) == [(0, 2, 3), (1, 3)]


def test_no_path_leads_over_a_solid_face() -> None:
    board = Board(1, 3, ("A", "#", "T"))
    assert board.path("at") is None
    assert board.path("#") is None
    assert board.letters == ("a", "", "t")
    assert not board.adjoins((0, 1))


def test_nothing_is_no_word() -> None:
    assert BOARD.path("") is None


@pytest.mark.parametrize(("rows", "columns"), [(4, 3), (0, 0), (-4, -4), (16, 0)])
def test_faces_must_fill_the_grid(rows: int, columns: int) -> None:
    with pytest.raises(ValueError, match="do not fill"):
        Board(rows, columns, FACES)


def test_b12_words_inside_words_lie_on_the_board_with_them() -> None:
    board = Board(1, 5, tuple("SPARE"))
    assert all(board.path(word) for word in ("spare", "spa", "par", "are", "spar", "pare"))


def test_b5_the_board_shows_the_upper_faces() -> None:
    assert board_of(4, 4, lying(FACES)) == BOARD


@given(st.data(), st.integers(1, 5), st.integers(1, 5))
def test_b8_any_path_that_adjoins_spells_a_word_on_the_board(data: st.DataObject, rows: int, columns: int) -> None:
    faces = data.draw(st.tuples(*[st.sampled_from(["A", "B", "Qu", "In", "#"])] * (rows * columns)))
    path = tuple(data.draw(st.lists(st.integers(0, rows * columns - 1), min_size=1, max_size=6)))
    board = Board(rows, columns, faces)
    if board.adjoins(path):
        assert path in list(board.paths(board.spell(path)))
    elif len(set(path)) == len(path):
        assert path not in list(board.paths(board.spell(path)))


def test_b8_a_board_of_one_letter_does_not_keep_anybody_waiting() -> None:
    board = Board(6, 6, ("A",) * 35 + ("B",))
    assert board.path("a" * 20 + "c") is None
    assert board.path("a" * 30 + "bab") is None
    assert len(board.path("a" * 12) or ()) == 12


@pytest.mark.parametrize(
    ("word", "misfit"),
    [
        ("hotel", Misfit(Flaw.MISSING, "l")),
        ("qat", Misfit(Flaw.MISSING, "q")),
        ("hot", None),
        ("toot", Misfit(Flaw.TWICE, "t", (2,))),
        ("ooo", Misfit(Flaw.TWICE, "o", (1, 5))),
        ("ete", Misfit(Flaw.TWICE, "e", (3,), "et")),
        ("hots", Misfit(Flaw.APART, "s", (2, 8), "hot")),
        ("quo", None),
        ("at", Misfit(Flaw.APART, "t", (2, 4), "a")),
    ],
)
def test_b8_what_keeps_a_word_off_the_board(word: str, misfit: Misfit | None) -> None:
    """Rule B8: a letter is missing, a cube would be used twice, or letters do not touch."""
    board = Board(3, 4, ("H", "O", "T", "E", "A", "O", "R", "D", "S", "Qu", "I", "E"))
    assert board.misfit(word) == misfit
