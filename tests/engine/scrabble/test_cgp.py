"""Positions as text: what is read, what is refused and why."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk import paths
from boggle_desk.engine.scrabble.board import PLAIN, Board, Layout
from boggle_desk.engine.scrabble.rules import read_layouts, read_tile_sets
from boggle_desk.engine.scrabble.set_up import BadCgp, CgpPosition, read_cgp, write_cgp
from boggle_desk.engine.scrabble.tiles import BLANK, Tile, TileKind, TileSet

STANDARD = read_layouts(paths.resource("boards"))["standard"]
ENGLISH = read_tile_sets(paths.resource("tiles"))["english"]
SMALL = Layout("small", "Small", 2, 3, (PLAIN,) * 6, 0)
DIGRAPHS = TileSet("two", "Two", "es", tuple(TileKind(letter, 2, 1) for letter in ("A", "C", "CH", "H")), 1)
ROWS = ["15"] * 15


def line(rows: list[str], rest: str = "AEINRST/ 0/0 0") -> str:
    """Return a position with these rows on top of empty ones."""
    return "/".join([*rows, *ROWS[len(rows) :]]) + " " + rest


def test_board_racks_scores_zeros_and_operations_are_read() -> None:
    position = read_cgp(line(["3FAcET7"], "EII?NOR/AB 12/-3 2 lex NWL20; bdn Standard;"), STANDARD, ENGLISH)
    assert "".join(str(tile or ".") for tile in position.board.tiles[:10]) == "...FAcET.."
    assert position.board.tiles[5] == Tile("C", blank=True)
    assert not any(position.board.tiles[15:])
    assert position.racks == (tuple("EII?NOR"), ("A", "B"))
    assert (position.scores, position.zeros) == ((12, -3), 2)
    assert position.operations == "lex NWL20; bdn Standard;"


def test_a_tile_of_two_letters_stands_in_brackets() -> None:
    position = read_cgp("[CH]CH/1[ch]1 [CH]A/ 0/0 0", SMALL, replace(DIGRAPHS, blanks=2))
    assert [tile and tile.letter for tile in position.board.tiles] == ["CH", "C", "H", None, "CH", None]
    assert position.board.tiles[4] == Tile("CH", blank=True)
    assert position.racks[0] == ("CH", "A")


def test_s1_s2_what_is_unseen_and_in_the_bag() -> None:
    """An unknown rack holds seven of the unseen tiles, or what is left of them."""
    known = read_cgp(line(["QUIZ11"], "AEINRST/AEI 0/0 0"), STANDARD, ENGLISH)
    assert len(known.unseen(ENGLISH)) == 100 - 4 - 7
    assert "Q" not in known.unseen(ENGLISH)
    assert known.bag(ENGLISH, 7) == 100 - 4 - 7 - 3
    assert read_cgp(line(["QUIZ11"]), STANDARD, ENGLISH).bag(ENGLISH, 7) == 100 - 4 - 7 - 7
    few = read_cgp("CH1/3 A[CH]H/ 0/0 0", SMALL, DIGRAPHS)
    assert (len(few.unseen(DIGRAPHS)), few.bag(DIGRAPHS, 7)) == (4, 0)


@st.composite
def positions(draw: st.DrawFn) -> CgpPosition:
    """Draw tiles without return from the set for a board and two to four racks."""
    loose = list(DIGRAPHS.tiles)
    draw(st.randoms(use_true_random=False)).shuffle(loose)
    tiles: list[Tile | None] = []
    for _square in range(6):
        lays: bool = draw(st.booleans())
        face = loose.pop() if loose and lays else None
        tiles.append(Tile("CH", blank=True) if face == BLANK else Tile(face) if face else None)
    sizes = draw(st.lists(st.integers(0, 2), min_size=2, max_size=4))
    racks = [tuple(loose.pop() for _ in range(min(len(loose), size))) for size in sizes]
    scores = tuple(draw(st.integers(-99, 999)) for _ in racks)
    return CgpPosition(Board(SMALL, tuple(tiles)), tuple(racks), scores, draw(st.integers(0, 9)), "lex X;")


@given(positions())
def test_what_is_written_is_read_back(position: CgpPosition) -> None:
    assert read_cgp(write_cgp(position, DIGRAPHS), SMALL, DIGRAPHS) == position


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "four parts"),
        ("15/15 AB/ 0/0", "four parts"),
        ("15/15 AB/ 0/0 0", "has 2 rows, not 15"),
        (line(["14"]), "Row 1 of the board has 14 squares, not 15"),
        (line(["15", "15A"]), "Row 2 of the board has 16 squares"),
        (line(["999999999999999999"]), "Row 1 of the board has 16 squares"),
        (line(["5.9"]), "Row 1 of the board: '.' is no tile"),
        (line(["5?9"]), "Row 1 of the board: '?' is no letter"),
        (line(["[AB]14"]), "Row 1 of the board: '[AB]' is no tile"),
        (line(["É14"]), "'É' is no letter of the set 'English'"),
        (line([], "AB1/ 0/0 0"), "The rack 'AB1': '1' is no letter"),
        (line([], "AEINRSTU/ 0/0 0"), "has 8 tiles, more than 7"),
        (line([], "AB/ 0/x 0"), "'x' is no score"),
        (line([], "AB/ 0/٣ 0"), "'٣' is no score"),
        (line([], "AB/ 0 0"), "2 racks and 1 scores"),
        (line([], "A/B/C/D/E 0/0/0/0/0 0"), "5 racks and 5 scores"),
        (line([], "AB/ 0/0 zero"), "'zero' is no number of turns"),
        (line(["Z14"], "ZA/ 0/0 0"), "There are 2 tiles Z, but the set 'English' has 1"),
        (line(["abc12"], "A/ 0/0 0"), "There are 3 tiles ?, but the set 'English' has 2"),
        ("9" * 6000, "longer than 5,000 signs"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(BadCgp) as refused:
        read_cgp(text, STANDARD, ENGLISH)
    assert said in str(refused.value)
    assert str(refused.value).endswith(".")
