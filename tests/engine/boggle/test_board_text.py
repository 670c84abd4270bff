"""Boards as people write them down (B3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.boggle.cubes import BLOCK
from boggle_desk.engine.boggle.real_board import EMPTY, SIDES, BadBoard, BadText, face_of, read_board
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
