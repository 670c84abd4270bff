"""Real boards: how people write them down, and from which box they may come."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.boggle.cubes import BLOCK, CubeSet, shake
from boggle_desk.engine.boggle.real_board import EMPTY, SIDES, BadBoard, BadText, Fit, face_of, read_board, recognise
from tests.engine.boggle.table import CUBE_SETS

FACES = sorted({face for each in CUBE_SETS.values() for cube in each.cubes for face in cube} | {EMPTY})


@pytest.mark.parametrize(
    "text",
    [
        "ORHM HNTE ASAR TYVO",
        "orhmhnteasartyvo",
        "O R H M\nH N T E\nA S A R\nT Y V O\n",
        "o,r,h,m; h,n,t,e; a,s,a,r; t,y,v,o",
        "ORHM/HNTE/ASAR/TYVO",
        " O|R|H|M|H|N|T|E|A|S|A|R|T|Y|V|O ",
    ],
)
def test_one_board_is_written_in_many_ways(text: str) -> None:
    assert read_board(text).faces == tuple("ORHMHNTEASARTYVO")


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("HQUEGABCDEFGHIJKL", ("H", "Qu", "E", "G")),
        ("hqegabcdefghijkl", ("H", "Qu", "E", "G")),
        ("HQuEGABCDEFGHIJKL", ("H", "Qu", "E", "G")),
        ("H Q E G A B C D E F G H I J K L", ("H", "Qu", "E", "G")),
        ("hquegabcdefghijk", ("H", "Qu", "U", "E")),
        ("H Th # . A B C D E F G H I J K L", ("H", "Th", BLOCK, EMPTY)),
        ("HTh#.ABCDEFGHIJKL", ("H", "Th", BLOCK, EMPTY)),
    ],
)
def test_b3_q_is_one_face_with_its_u(text: str, row: tuple[str, ...]) -> None:
    found = read_board(text)
    assert (found.side, found.faces[:4]) == (4, row)


@pytest.mark.parametrize(
    ("text", "reason", "sign", "faces"),
    [
        ("", BadText.NOTHING, "", 0),
        (" \n\t", BadText.NOTHING, "", 0),
        ("ABCD1FGHIJKLMNOP", BadText.STRANGE_SIGN, "1", 0),
        ("ABCDEFGHIJKLMNO", BadText.NO_BOARD, "", 15),
        ("ABC", BadText.NO_BOARD, "", 3),
        ("A" * 1001, BadText.TOO_LONG, "", 0),
    ],
)
def test_a_text_that_is_no_board_says_why(text: str, reason: BadText, sign: str, faces: int) -> None:
    with pytest.raises(BadBoard) as caught:
        read_board(text)
    assert (caught.value.reason, caught.value.sign, caught.value.faces) == (reason, sign, faces)


@given(
    st.sampled_from(SIDES).flatmap(lambda side: st.lists(st.sampled_from(FACES), min_size=side**2, max_size=side**2))
)
def test_any_board_written_with_spaces_reads_back(faces: list[str]) -> None:
    assert read_board(" ".join(face or "." for face in faces)).faces == tuple(faces)


@given(st.text(max_size=60))
def test_any_text_is_a_board_or_is_refused(text: str) -> None:
    try:
        found = read_board(text)
    except BadBoard:
        return
    assert len(found.faces) == found.side**2


def test_faces_are_as_printed() -> None:
    assert [face_of(text) for text in ("a", "q", "QU", "TH", "é")] == ["A", "Qu", "Qu", "Th", "É"]


def fits_of(side: int, faces: str | tuple[str, ...]) -> dict[str, Fit]:
    return {fit.cubes.key: fit for fit in recognise(side, side, tuple(faces), CUBE_SETS.values())}


@pytest.mark.slow
@pytest.mark.parametrize("cubes", CUBE_SETS.values(), ids=lambda each: each.key)
def test_every_shake_of_a_box_comes_from_that_box(cubes: CubeSet, rng: Random) -> None:
    for _ in range(20):
        faces = tuple(cube.letters for cube in shake(cubes.cubes, rng))
        fit = fits_of(cubes.rows, faces)[cubes.key]
        assert fit.possible
        assert fit.complete
        assert sorted(cube.cube for cube in fit.placed if cube) == sorted(cubes.cubes)
        assert tuple(cube.letters for cube in fit.placed if cube) == faces


def test_a_letter_too_many_is_found() -> None:
    fits = fits_of(4, "KKKAAEEIIOOTTRRS")
    assert not fits["new4"].possible
    assert len(fits["new4"].misfits) >= 1
    assert all(fits["new4"].placed[square] is None for square in fits["new4"].misfits)


def test_few_letters_come_from_many_boxes_and_one_may_tell_them_apart() -> None:
    few = ("E", *[""] * 15)
    assert all(fit.possible and not fit.complete for fit in fits_of(4, few).values())
    two_k = ("K", "K", *[""] * 14)  # the new cubes have one K, the classic ones two
    assert {key for key, fit in fits_of(4, two_k).items() if fit.possible} & {"new4", "classic4"} == {"classic4"}


def test_the_best_fit_comes_first() -> None:
    found = recognise(4, 4, ("K", "K", *[""] * 14), CUBE_SETS.values())
    assert [len(fit.misfits) for fit in found] == sorted(len(fit.misfits) for fit in found)
    assert recognise(3, 5, ("A",) * 15, CUBE_SETS.values()) == ()
